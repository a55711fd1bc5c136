"""A map that grows during the game (DU6): the players open an exit, a domino is drawn and lies behind it, and
a die says how many of its exits are blocked."""

from __future__ import annotations

from games.dungeons import pieces
from games.dungeons.before import Before
from games.dungeons.pieces import EXITS, FEWEST, FINAL, MOST, PARTS, SIDES
from games.dungeons.position import DRAWN, HELD
from tabletop import layout
from tabletop.actions import Action
from tabletop.dominoes import Domino
from tabletop.grid import Point, opposite
from tabletop.layout import CROSS, STRAIGHT, End, Laid


class During(Before):
    """A position with what is done during the game."""

    # --- DU6.1: the stack ---------------------------------------------------------------

    def offer_set_up(self) -> list[Action]:
        """DU6.1: how many rooms are opened until the double six comes, or it is held back."""
        if not self.during or self.laid:
            return []
        return [*(pieces.Hide(depth) for depth in range(1, MOST + 1)), pieces.Hold()]

    def hide(self, depth: int) -> None:
        """DU6.1: the double six is the so manyth domino of the stack after the starter."""
        self.depth = depth
        self.happen("hidden", depth, to=0)
        self.lay_starter()

    def hold(self) -> None:
        """DU6.1: the double six is played when the dungeon master likes."""
        self.depth = HELD
        self.happen("held", True, to=0)
        self.lay_starter()

    def lay_starter(self) -> None:
        """DU6.1: the starter lies in the middle; all of its exits are open, for no die is rolled for it."""
        tile, self.risk = self.turned_up()
        self.settle_in(layout.first_room(tile, STRAIGHT, self.risk))
        self.happen("opened", tile)

    def turned_up(self) -> tuple[Domino, int]:
        """The next domino of the stack, and the number on its left (DU6.5)."""
        if self.depth > DRAWN:
            self.depth -= bool(self.laid)
        if self.depth == DRAWN and not self.is_room(FINAL) and not self.final_waits():
            tile = FINAL
        else:
            tile = self.draw()
        return tile, tile[self.luck("sides", 2)]

    def final_waits(self) -> bool:
        """Was the double six drawn already, for an exit that is locked?"""
        return any(tile == FINAL for _, tile in self.behind)

    def stack(self) -> int:
        """How many dominoes can still be drawn."""
        return len(self.pile) + (self.depth > DRAWN)

    def settle_in(self, piece: Laid) -> None:
        """DU6.2: a room lies, and has an exit at each outer half-edge but the one by which it is entered. A
        locked exit whose way is no longer free is walled up, and its domino goes back to the stack, the
        double six on top of it."""
        self.build(piece)
        owner = len(self.laid) - 1
        self.blocked = [joint for joint in self.blocked if joint != piece.joint]
        self.ends = layout.left_over(self.ends, piece) + [
            End(_number(piece, joint, way), joint, way, owner, self.room_at(joint, way, owner))
            for joint, way in layout.exits(piece)
        ]
        for joint, tile in self.behind[:]:
            end = self.end_at(joint)
            if tile and end and not end.room:
                self.behind.remove((joint, tile))
                if tile == FINAL:
                    self.depth = 1
                else:
                    self.pile.append(tile)

    def room_at(self, joint: Point, way: int, owner: int) -> tuple[str, ...]:
        """DU6.2: how a domino could lie there; doubles lie as all others do."""
        return tuple(s for s in layout.room(joint, way, owner, self.laid) if s != CROSS)

    # --- DU6.2 to DU6.5: exploring ----------------------------------------------------------

    def offer_explore(self) -> list[Action]:
        """What the players do, as the dungeon master hears it, and what the dungeon master does meanwhile."""
        if not self.during or not self.laid or self.playing:
            return []
        exits = self.open_exits()
        opens = [pieces.Open(end.joint) for end in exits] if self.stack() else []
        finals = [pieces.OpenFinal(end.joint) for end in exits] if self.depth == HELD else []
        unlocks = [pieces.Unlock(joint) for joint, _ in self.behind if self.has_room(joint)]
        hides = [pieces.MakeSecret(end.joint) for end in self.unhidden()]
        finds = [pieces.Find(joint) for joint in self.secret if self.has_room(joint)]
        offer = [pieces.Offer()] if self.lost_for_ways() else []
        fakes = [
            pieces.Fake(part, piece.domino)
            for piece in self.laid
            for part in PARTS
            if (part, piece.domino) not in self.fakes
        ]
        delve = [pieces.Delve()] if len(self.laid) >= FEWEST else []
        return [*offer, *opens, *finals, *unlocks, *hides, *finds, *fakes, *delve, pieces.Close()]

    def has_room(self, joint: Point) -> bool:
        """Could a domino lie at this exit?"""
        end = self.end_at(joint)
        return bool(end and end.room)

    def open(self, joint: Point) -> None:
        """DU6.2: a domino is drawn for an exit; DU6.4: with locked doors it must show the exit's number."""
        tile, risk = self.turned_up()
        end = self.end_at(joint)
        assert end
        if self.locks and end.number not in tile:
            self.behind.append((joint, tile))
            self.happen("locked", joint)
            if not self.open_exits():
                self.happen("shut")
        else:
            self.let_in(tile, risk, joint)

    def open_final(self, joint: Point) -> None:
        """DU6.1: the double six, held back until now."""
        self.depth = DRAWN
        self.let_in(FINAL, FINAL.low, joint)

    def unlock(self, joint: Point) -> None:
        """DU6.4: a locked door is opened after all."""
        [tile] = [tile for where, tile in self.behind if where == joint]
        assert tile
        self.behind = [(where, tile) for where, tile in self.behind if where != joint]
        self.let_in(tile, tile[self.luck("sides", 2)], joint)

    def let_in(self, tile: Domino, risk: int, joint: Point) -> None:
        """DU6.2: a domino comes to lie at an exit; where it can be turned, as the dungeon master likes."""
        end = self.end_at(joint)
        assert end
        self.coming, self.risk, self.goal = tile, risk, joint
        if len(end.room) > 1:
            self.happen("drawn", tile)
            self.first(("turn_room",))
        else:
            self.turn(end.room[0])

    def offer_turn_room(self) -> list[Action]:
        """DU6.2: straight on, or to either side, as there is room."""
        end = self.end_at(self.goal) if self.goal else None
        return [*(pieces.Turn(shape) for shape in end.room), pieces.Choose()] if end else []

    def turn(self, shape: str) -> None:
        """DU6.2, DU6.3: the room lies, and a die of eight sides says how many of its exits are blocked. An
        exit that has no room behind it is walled up, and counts among them; of all six the way in does, too.
        """
        end = self.end_at(self.goal) if self.goal else None
        assert end and self.coming
        tile = self.coming
        self.settle_in(layout.lay(tile, end, shape)._replace(near_number=self.risk))
        self.coming, self.goal = None, None
        self.happen("final" if tile == FINAL else "entered", tile)
        mine = self.own_exits()
        [die] = self.throw(1, SIDES)
        shut = min(die - self.all_six, EXITS)
        count = max(0, shut - (EXITS - len(mine)))
        self.happen("rolled", die, shut)
        if count >= len(mine):
            self.blocked += mine
            self.happen("dead end", tile, bool(self.open_exits()))
        elif count:
            self.to_block = count
            self.first(("block_exits",))

    def own_exits(self) -> list[Point]:
        """The exits of the newest room that have room behind them and are not blocked."""
        last = len(self.laid) - 1
        return [e.joint for e in self.ends if e.owner == last and e.room and e.joint not in self.blocked]

    def offer_block_exits(self) -> list[Action]:
        """DU6.3: the dungeon master chooses which, or lets it be chosen."""
        return [*map(pieces.Block, self.own_exits()), pieces.Choose()] if self.to_block else []

    def block(self, joint: Point) -> None:
        """DU6.3: one exit is blocked."""
        self.blocked.append(joint)
        self.to_block -= 1
        if self.to_block:
            self.first(("block_exits",))
        else:
            self.happen("blocked", len(self.own_exits()))

    def choose(self) -> None:
        """DU6.2, DU6.3: what is to be chosen is chosen by luck."""
        if self.coming and self.goal:
            end = self.end_at(self.goal)
            assert end
            self.turn(end.room[self.luck("choices", len(end.room))])
            return
        while self.to_block:
            mine = self.own_exits()
            self.blocked.append(mine[self.luck("choices", len(mine))])
            self.to_block -= 1
        self.happen("blocked", len(self.own_exits()))

    def lost_for_ways(self) -> bool:
        """DU6.3: is nothing left open, nor locked or secret, while a blocked exit has room behind it?"""
        others = (*(joint for joint, _ in self.behind), *self.secret)
        ways = self.open_exits() or any(map(self.has_room, others)) or not self.stack()
        return bool(self.unhidden()) and not ways

    def offer(self) -> None:
        """DU6.3: a blocked exit, by luck, is a secret door, and the players find it."""
        exits = self.unhidden()
        joint = exits[self.luck("choices", len(exits))].joint
        self.blocked.remove(joint)
        self.found.append(joint)
        self.happen("found", joint)

    def make_secret(self, joint: Point) -> None:
        """DU6.3: a blocked exit is a secret door."""
        self.secret.append(joint)
        self.happen("concealed", joint, to=0)

    def find(self, joint: Point) -> None:
        """DU6.3: the players have found a secret door."""
        self.secret.remove(joint)
        self.blocked.remove(joint)
        self.found.append(joint)
        self.happen("found", joint)

    def fake(self, part: str, tile: Domino) -> None:
        """DU6.5: what a number says is an illusion."""
        self.fakes.append((part, tile))
        self.happen("faked", part, tile, to=0)


def _number(piece: Laid, joint: Point, way: int) -> int:
    """The number of the half that an exit is on."""
    back = joint.go(opposite(way), 1)
    return piece.near_number if back == piece.near else piece.domino.other(piece.near_number)
