"""A map made before the game (DU5): from three dominoes in hand, one by one or all at once; trimmed, grown on
and rerolled until it pleases; and then shown room by room at the table."""

from __future__ import annotations

from dominoes import layout
from dominoes.domino import Domino
from dominoes.layout import CROSS, STRAIGHT
from games.dungeons import pieces
from games.dungeons.making.growth import BEST, weight, worth
from games.dungeons.making.position import Position
from games.dungeons.pieces import CHANGES, FEWEST, FINAL, HAND, MOST
from tabletop.actions import Action
from tabletop.grid import Point

TRIES = 12  # of a map that makes itself


def deal(state: Position) -> None:
    """DU5.1: three dominoes in hand, of all 28."""
    state.pile = pieces.SET[:]
    refill(state)


def refill(state: Position) -> None:
    """DU5.1: back to three in hand, as long as there are any."""
    while len(state.hand) < HAND and state.pile:
        state.hand = tuple(sorted((*state.hand, state.draw())))


# --- DU5.1: laying -------------------------------------------------------------------


def offer_choose_starter(state: Position) -> list[Action]:
    """DU5.1: one of the hand, by either half; or all at once (DU5.2)."""
    if state.during or state.laid:
        return []
    starts = [pieces.Start(tile, number) for tile in state.hand for number in dict.fromkeys(tile)]
    return [*starts, pieces.Grow()]


def start(state: Position, tile: Domino, number: int) -> None:
    """DU5.1: the first room; a double lies crosswise (DU2.3)."""
    join(state, first_lying(tile, number))
    state.happen("laid", tile, len(state.laid), to=0)


def first_lying(tile: Domino, number: int) -> layout.Laid:
    """DU5.1, DU2.3: how a first room lies, with this number by the entrance."""
    return layout.first_room(tile, CROSS if tile.is_double else STRAIGHT, number)


def join(state: Position, piece: layout.Laid) -> None:
    """DU5.1: a domino of the hand comes to lie, and the hand is filled again."""
    state.hand = tuple(tile for tile in state.hand if tile != piece.domino)
    state.build(piece)
    state.ends = layout.grown(state.ends, state.laid)
    state.pile += state.aside
    state.aside = []
    refill(state)


def mark(state: Position) -> None:
    """DU5.1: where nothing of the hand fits, the room laid last gets a special encounter; where nothing
    of the pile does either, or there are as many rooms as were wanted, the map is made."""
    if state.during or state.made or not state.laid:
        return
    if len(state.laid) >= state.wanted:
        finish(state, "made")
    elif state.stuck():
        last = state.laid[-1].domino
        if not layout.fitting(state.ends, state.pile):
            finish(state, "full")
        elif last not in state.special:
            state.special.append(last)
            state.happen("special", last, to=0)


def finish(state: Position, how: str) -> None:
    """DU5.1: the map has its rooms."""
    state.made = True
    state.pile += state.aside
    state.aside = []
    state.happen(how, len(state.laid), to=0)


def offer_build(state: Position) -> list[Action]:
    """DU5.1: any placement of the hand, or, where there is none, an exchange; DU5.2: by itself; a map of
    three rooms can be left as it is; and of what lies, any part anew."""
    if state.during or state.made or not state.laid:
        return []
    stop = [pieces.Stop()] if len(state.laid) >= FEWEST else []
    lays = state.placements() or [*(pieces.Exchange(tile) for tile in state.hand), pieces.DrawOn()]
    return [*lays, pieces.Add(), pieces.Grow(), *stop, *offered_changes(state)]


def lay(state: Position, tile: Domino, joint: Point, shape: str) -> None:
    """DU5.1: one room more."""
    join(state, state.lying(tile, joint, shape))
    state.happen("laid", tile, len(state.laid), to=0)


def exchange(state: Position, tile: Domino) -> None:
    """DU5.1: one domino of the hand is put aside and one drawn."""
    state.happen("exchanged", tile, swap(state, tile), to=0)


def draw_on(state: Position) -> None:
    """DU5.1: the same until something fits, luck choosing what is put aside."""
    count = exchange_until_one_fits(state)
    state.happen("drawn on", count, to=0)


def exchange_until_one_fits(state: Position) -> int:
    """DU5.1: as long as nothing of the hand fits and something of the pile does; how many went."""
    count = len(state.aside)
    while state.stuck() and layout.fitting(state.ends, state.pile):
        swap(state, state.hand[state.luck("growth", len(state.hand))])
    return len(state.aside) - count


def swap(state: Position, tile: Domino) -> Domino:
    """DU5.1: the same, untold; returns what came for it."""
    state.hand = tuple(t for t in state.hand if t != tile)
    state.aside.append(tile)
    drawn = state.draw()
    state.hand = tuple(sorted((*state.hand, drawn)))
    return drawn


# --- DU5.2: by itself ------------------------------------------------------------------


def add(state: Position) -> None:
    """DU5.2: one room by itself."""
    made, state.made = state.made, False
    one_more(state)
    state.made = state.made or made
    state.happen("added", state.laid[-1].domino, len(state.laid), to=0)


def grow(state: Position) -> None:
    """DU5.2: all rooms that are wanted, by themselves. Where luck would wall them up early, or few or
    many halls are wanted, other luck is tried, and the best map is the one that counts."""
    tried: list[tuple[tuple[int, int], dict[str, int]]] = []
    luck = state.drawn
    while len(tried) < TRIES and not (tried and tried[-1][0] >= (state.wanted, BEST[state.halls])):
        twin = state.copy()
        twin._frames, twin.drawn = None, dict(luck)
        fill(twin)
        tried.append((worth(twin.laid, state.halls), luck))
        luck = twin.drawn
    _, best = max(tried, key=lambda one: one[0])
    state.drawn = dict(best)
    fill(state)


def fill(state: Position) -> None:
    """DU5.2: the same with the luck that comes."""
    while not state.made and len(state.laid) < state.wanted:
        one_more(state)
    if not state.made:
        finish(state, "made")


def one_more(state: Position, within: list[int] | None = None) -> None:
    """DU5.2: one room by itself, behind those at these places if it can be; nothing if none fits."""
    if not state.laid:
        starts = offer_choose_starter(state)[:-1]
        choices = [action for action in starts if action.args[0] != FINAL] or starts
    else:
        if exchange_until_one_fits(state) and state.laid[-1].domino not in state.special:
            state.special.append(state.laid[-1].domino)
        choices = state.placements()
        if not choices:
            return finish(state, "full")
    ends = {end.joint for end in state.ends if within is not None and end.owner in within}
    choices = [action for action in choices if action.args[1] in ends] or choices
    weights = [weight(action, state.winding, state.halls, leads(state, action)) for action in choices]
    luck = state.luck("growth", sum(weights))
    action = next(a for i, a in enumerate(choices) if luck < sum(weights[: i + 1]))
    join(state, (state.lying if state.laid else first_lying)(*action.args))
    return state.glimpse()


def leads(state: Position, action: Action) -> bool:
    """DU5.2: would a room show the number of a double in hand, which can then become a hall?"""
    tile, where = action.args[:2]
    end = state.end_at(where) if action.verb == "lay" else None
    number = tile.other(end.number if end else where)
    return any(other.is_double and number in other for other in state.hand if other != tile)


# --- what is done to a map that lies ------------------------------------------------------


def offered_changes(state: Position) -> list[Action]:
    """DU5.2: each room but the first can be taken away, and each that has others behind it can be given
    another way on."""
    if state.changes >= CHANGES:
        return []
    rerolls = [pieces.Reroll(piece.domino) for i, piece in enumerate(state.laid) if state.beyond(i)]
    return rerolls + [pieces.TakeAway(piece.domino) for piece in state.laid[1:]]


def reroll(state: Position, tile: Domino) -> None:
    """DU5.2: what lies behind a room goes, and as many rooms come by themselves."""
    place, made = state.place(tile), state.made
    gone = state.beyond(place)
    state.changes += 1
    clear(state, gone)
    state.glimpse()
    state.made = False
    for _ in gone:
        here = state.place(tile)
        if not state.made:
            one_more(state, [here, *state.beyond(here)])
    state.made = (state.made or made) and len(state.laid) >= FEWEST
    state.happen("rerolled", tile, len(gone), to=0)


def take_away(state: Position, tile: Domino) -> None:
    """DU5.2: a room goes, with all that lies behind it."""
    place = state.place(tile)
    gone = [place, *state.beyond(place)]
    state.changes += 1
    clear(state, gone)
    state.made = state.made and len(state.laid) >= FEWEST
    state.happen("taken away", tile, len(gone), to=0)


def clear(state: Position, gone: list[int]) -> None:
    """Rooms go back to the pile, by their places."""
    kept = [i for i in range(len(state.laid)) if i not in gone]
    pieces_kept = [state.laid[i]._replace(joins=_moved(state.laid[i].joins, kept)) for i in kept]
    state.pile += [state.laid[i].domino for i in gone]
    state.serials = [state.serials[i] for i in kept]
    state.laid, state.ends = [], []
    for piece in pieces_kept:
        state.laid.append(piece)
        state.ends = layout.grown(state.ends, state.laid)
    state.special = [tile for tile in state.special if state.is_room(tile)]


def stop(state: Position) -> None:
    """DU5.1: the map is as large as it should be."""
    finish(state, "made")


def offer_review(state: Position) -> list[Action]:
    """A map that is made: to the table with it, or another part of it anew."""
    if state.during or not state.made or state.evening or state.playing:
        return []
    grows = len(state.laid) < MOST and state.changes < CHANGES and fits_more(state)
    more = [pieces.Add(), pieces.GoOn()] if grows else []
    return [pieces.Begin(), pieces.Delve(), *more, *offered_changes(state), pieces.Close()]


def fits_more(state: Position) -> bool:
    """Can any domino still be laid?"""
    return bool(layout.fitting(state.ends, [*state.hand, *state.pile]))


def go_on(state: Position) -> None:
    """DU5.1: more rooms, by hand."""
    state.made, state.wanted = False, MOST
    state.changes += 1


# --- DU5.3: at the table --------------------------------------------------------------------


def begin(state: Position) -> None:
    """DU5.3: the players sit down, and see the first room."""
    state.evening = True
    state.shown = [state.laid[0].domino]
    state.happen("begun")


def offer_evening(state: Position) -> list[Action]:
    """DU5.3: each room next to one that is shown can be shown."""
    if state.during or not state.evening or state.playing:
        return []
    shows = [
        pieces.Show(piece.domino)
        for piece in state.laid
        if piece.domino not in state.shown and state.laid[piece.joins].domino in state.shown
    ]
    return [*shows, pieces.Delve(), pieces.Close()]


def show(state: Position, tile: Domino) -> None:
    """DU5.3: the players have opened a room."""
    state.shown.append(tile)
    state.happen("shown", tile)


def _moved(place: int, kept: list[int]) -> int:
    """Where a room stands after others have gone."""
    return kept.index(place) if place >= 0 else -1
