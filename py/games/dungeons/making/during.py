"""A map that grows during the game (DU6): the players open an exit, a domino is drawn and lies behind it, and
a die says how many of its exits are blocked."""

from __future__ import annotations

from dominoes import layout
from dominoes.domino import Domino
from dominoes.layout import CROSS, STRAIGHT, End, Laid
from games.dungeons import pieces
from games.dungeons.making.position import DRAWN, HELD, Position
from games.dungeons.pieces import EXITS, FEWEST, FINAL, MOST, PARTS, SIDES
from tabletop.actions import Action
from tabletop.grid import Point, opposite

# --- DU6.1: the stack ---------------------------------------------------------------


def offer_set_up(state: Position) -> list[Action]:
    """DU6.1: how many rooms are opened until the double six comes, or it is held back."""
    if not state.during or state.laid:
        return []
    return [*(pieces.Hide(depth) for depth in range(1, MOST + 1)), pieces.Hold()]


def hide(state: Position, depth: int) -> None:
    """DU6.1: the double six is the so manyth domino of the stack after the starter."""
    state.depth = depth
    state.happen("hidden", depth, to=0)
    lay_starter(state)


def hold(state: Position) -> None:
    """DU6.1: the double six is played when the dungeon master likes."""
    state.depth = HELD
    state.happen("held", True, to=0)
    lay_starter(state)


def lay_starter(state: Position) -> None:
    """DU6.1: the starter lies in the middle; all of its exits are open, for no die is rolled for it."""
    tile, state.risk = turned_up(state)
    settle_in(state, layout.first_room(tile, STRAIGHT, state.risk))
    state.happen("opened", tile)


def turned_up(state: Position) -> tuple[Domino, int]:
    """The next domino of the stack, and the number on its left (DU6.5)."""
    if state.depth > DRAWN:
        state.depth -= bool(state.laid)
    if state.depth == DRAWN and not state.is_room(FINAL) and not state.final_waits():
        tile = FINAL
    else:
        tile = state.draw()
    return tile, tile[state.luck("sides", 2)]


def settle_in(state: Position, piece: Laid) -> None:
    """DU6.2: a room lies, and has an exit at each outer half-edge but the one by which it is entered. A
    locked exit whose way is no longer free is walled up, and its domino goes back to the stack, the
    double six on top of it."""
    state.build(piece)
    owner = len(state.laid) - 1
    state.blocked = [joint for joint in state.blocked if joint != piece.joint]
    state.ends = layout.left_over(state.ends, piece) + [
        End(_number(piece, joint, way), joint, way, owner, room_at(state, joint, way, owner))
        for joint, way in layout.exits(piece)
    ]
    for joint, tile in state.behind[:]:
        end = state.end_at(joint)
        if tile and end and not end.room:
            state.behind.remove((joint, tile))
            if tile == FINAL:
                state.depth = 1
            else:
                state.pile.append(tile)


def room_at(state: Position, joint: Point, way: int, owner: int) -> tuple[str, ...]:
    """DU6.2: how a domino could lie there; doubles lie as all others do."""
    return tuple(s for s in layout.room(joint, way, owner, state.laid) if s != CROSS)


# --- DU6.2 to DU6.5: exploring ----------------------------------------------------------


def offer_explore(state: Position) -> list[Action]:
    """What the players do, as the dungeon master hears it, and what the dungeon master does meanwhile."""
    if not state.during or not state.laid or state.playing:
        return []
    exits = state.open_exits()
    opens = [pieces.Open(end.joint) for end in exits] if state.stack() else []
    finals = [pieces.OpenFinal(end.joint) for end in exits] if state.depth == HELD else []
    unlocks = [pieces.Unlock(joint) for joint, _ in state.behind if state.has_room(joint)]
    hides = [pieces.MakeSecret(end.joint) for end in state.unhidden()]
    finds = [pieces.Find(joint) for joint in state.secret if state.has_room(joint)]
    offer = [pieces.Offer()] if lost_for_ways(state) else []
    fakes = [
        pieces.Fake(part, piece.domino)
        for piece in state.laid
        for part in PARTS
        if (part, piece.domino) not in state.fakes
    ]
    delve = [pieces.Delve()] if len(state.laid) >= FEWEST else []
    return [*offer, *opens, *finals, *unlocks, *hides, *finds, *fakes, *delve, pieces.Close()]


def open(state: Position, joint: Point) -> None:
    """DU6.2: a domino is drawn for an exit; DU6.4: with locked doors it must show the exit's number."""
    tile, risk = turned_up(state)
    end = state.end_at(joint)
    assert end
    if state.locks and end.number not in tile:
        state.behind.append((joint, tile))
        state.happen("locked", joint)
        if not state.open_exits():
            state.happen("shut")
    else:
        let_in(state, tile, risk, joint)


def open_final(state: Position, joint: Point) -> None:
    """DU6.1: the double six, held back until now."""
    state.depth = DRAWN
    let_in(state, FINAL, FINAL.low, joint)


def unlock(state: Position, joint: Point) -> None:
    """DU6.4: a locked door is opened after all."""
    [tile] = [tile for where, tile in state.behind if where == joint]
    assert tile
    state.behind = [(where, tile) for where, tile in state.behind if where != joint]
    let_in(state, tile, tile[state.luck("sides", 2)], joint)


def let_in(state: Position, tile: Domino, risk: int, joint: Point) -> None:
    """DU6.2: a domino comes to lie at an exit; where it can be turned, as the dungeon master likes."""
    end = state.end_at(joint)
    assert end
    state.coming, state.risk, state.goal = tile, risk, joint
    if len(end.room) > 1:
        state.happen("drawn", tile)
        state.first(("turn_room",))
    else:
        turn(state, end.room[0])


def offer_turn_room(state: Position) -> list[Action]:
    """DU6.2: straight on, or to either side, as there is room."""
    end = state.end_at(state.goal) if state.goal else None
    return [*(pieces.Turn(shape) for shape in end.room), pieces.Choose()] if end else []


def turn(state: Position, shape: str) -> None:
    """DU6.2, DU6.3: the room lies, and a die of eight sides says how many of its exits are blocked. An
    exit that has no room behind it is walled up, and counts among them; of all six the way in does, too.
    """
    end = state.end_at(state.goal) if state.goal else None
    assert end and state.coming
    tile = state.coming
    settle_in(state, layout.lay(tile, end, shape)._replace(near_number=state.risk))
    state.coming, state.goal = None, None
    state.happen("final" if tile == FINAL else "entered", tile)
    mine = state.own_exits()
    [die] = state.throw(1, SIDES)
    shut = min(die - state.all_six, EXITS)
    count = max(0, shut - (EXITS - len(mine)))
    state.happen("rolled", die, shut)
    if count >= len(mine):
        state.blocked += mine
        state.happen("dead end", tile, bool(state.open_exits()))
    elif count:
        state.to_block = count
        state.first(("block_exits",))


def offer_block_exits(state: Position) -> list[Action]:
    """DU6.3: the dungeon master chooses which, or lets it be chosen."""
    return [*map(pieces.Block, state.own_exits()), pieces.Choose()] if state.to_block else []


def block(state: Position, joint: Point) -> None:
    """DU6.3: one exit is blocked."""
    state.blocked.append(joint)
    state.to_block -= 1
    if state.to_block:
        state.first(("block_exits",))
    else:
        state.happen("blocked", len(state.own_exits()))


def choose(state: Position) -> None:
    """DU6.2, DU6.3: what is to be chosen is chosen by luck."""
    if state.coming and state.goal:
        end = state.end_at(state.goal)
        assert end
        turn(state, end.room[state.luck("choices", len(end.room))])
        return
    while state.to_block:
        mine = state.own_exits()
        state.blocked.append(mine[state.luck("choices", len(mine))])
        state.to_block -= 1
    state.happen("blocked", len(state.own_exits()))


def lost_for_ways(state: Position) -> bool:
    """DU6.3: is nothing left open, nor locked or secret, while a blocked exit has room behind it?"""
    others = (*(joint for joint, _ in state.behind), *state.secret)
    ways = state.open_exits() or any(map(state.has_room, others)) or not state.stack()
    return bool(state.unhidden()) and not ways


def offer(state: Position) -> None:
    """DU6.3: a blocked exit, by luck, is a secret door, and the players find it."""
    exits = state.unhidden()
    joint = exits[state.luck("choices", len(exits))].joint
    state.blocked.remove(joint)
    state.found.append(joint)
    state.happen("found", joint)


def make_secret(state: Position, joint: Point) -> None:
    """DU6.3: a blocked exit is a secret door."""
    state.secret.append(joint)
    state.happen("concealed", joint, to=0)


def find(state: Position, joint: Point) -> None:
    """DU6.3: the players have found a secret door."""
    state.secret.remove(joint)
    state.blocked.remove(joint)
    state.found.append(joint)
    state.happen("found", joint)


def fake(state: Position, part: str, tile: Domino) -> None:
    """DU6.5: what a number says is an illusion."""
    state.fakes.append((part, tile))
    state.happen("faked", part, tile, to=0)


def _number(piece: Laid, joint: Point, way: int) -> int:
    """The number of the half that an exit is on."""
    back = joint.go(opposite(way), 1)
    return piece.near_number if back == piece.near else piece.domino.other(piece.near_number)
