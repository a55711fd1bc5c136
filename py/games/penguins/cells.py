"""The ice as the cursor walks it: every square, and while a domino is in hand, every place for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.contract import Cell
from games.penguins import choice
from games.penguins.field import near
from games.penguins.pieces import NINE, owner
from games.penguins.rules import Penguins
from games.penguins.squares import beside, named
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.grid import COMPASS, Point
from tabletop.wording import in_words


def cells(state: Penguins, viewer: Viewer) -> list[Cell]:
    """PN1.1: the squares row by row, with who stands there, what joins them, and what can be done there."""
    places = choice.places(state)
    walkable = {*state.ice} - {*places}
    offers = _offers(state, viewer)
    squares = sorted({*state.ice, *places}, key=lambda square: (square.y, square.x))
    found = []
    for square in squares:
        where = f"column {_count(square.x)}, row {_count(square.y)}"
        if square in places:
            assert state.lifted
            what = f"a place for the floe, {beside(state, state.lifted, square)}"
            found.append(Cell(f"at-{square.x}_{square.y}", square, f"{what}; {where}", f"pick:at {square}"))
        else:
            name = f"sq-{square.x}_{square.y}"
            words = "; ".join([*_there(state, square, viewer), _joins(state, square), where])
            does = offers.get(square, f"touch:square {square}")
            ways = {
                way: f"sq-{there.x}_{there.y}" for way, there in enumerate(near(square)) if there in walkable
            }
            kinds, holds = [*_kinds(state, square, viewer.seat)], [*_holds(state, square)]
            found.append(Cell(name, square, words, does, kinds, holds, ways=ways))
    return found


def _count(steps: int) -> str:
    """A column or row by its number, which it keeps: 1 for the first of the ice as it lay when the night
    began."""
    return str(steps + 1) if steps >= -1 else f"minus {-1 - steps}"


def _there(state: Penguins, square: Point, viewer: Viewer) -> list[str]:
    """What a square is, and who is there."""
    tile = NINE[state.ice[square][0]]
    nests = [viewer.names[seat] for seat, home in enumerate(state.nests) if home == tile]
    said = [named(state, square) + "".join(f", nest of {name}" for name in nests)]
    said += [viewer.names[seat] for seat in range(state.seats) if square in state.stands(seat)]
    owners = Counter(viewer.names[owner(buddy)] for buddy in _buddies(state, square))
    said += [f"{'a buddy' if many == 1 else 'both buddies'} of {name}" for name, many in owners.items()]
    return said


def _holds(state: Penguins, square: Point) -> Iterator[str]:
    """Whoever is on a square and answers a touch, and what else can be done with buddies there."""
    yield from (f"touch:seat {seat}" for seat in range(state.seats) if square in state.stands(seat))
    yield from (f"touch:buddy {buddy}" for buddy in _buddies(state, square))
    yield from (
        f"action:{one}"
        for one in state.legal_actions()
        if one.verb in choice.BUDDY_VERBS and one.args[1] == square
    )


def _buddies(state: Penguins, square: Point) -> list[int]:
    return [buddy for buddy, lies in enumerate(state.buddies) if lies == square]


def _joins(state: Penguins, square: Point) -> str:
    """To which sides there is ice."""
    sides = [COMPASS[way] for way, there in enumerate(near(square)) if there in state.ice]
    return f"ice to the {in_words(sides)}" if sides else "water all around"


def _kinds(state: Penguins, square: Point, looker: int | None) -> Iterator[str]:
    """What a square is to whoever looks, or else to whoever decides."""
    mine = state.seat if looker is None else looker
    seats = [seat for seat in range(state.seats) if square in state.stands(seat)]
    owners = {owner(buddy) for buddy in _buddies(state, square)}
    if mine in seats:
        yield "home"
    if mine in seats or mine in owners:
        yield "own"
    if {*seats, *owners} - {mine}:
        yield "rival"
    if not state.ice[square][1]:
        yield "danger"


def _offers(state: Penguins, viewer: Viewer) -> dict[Point, str]:
    """What can be chosen on a square, of what is picked."""
    buddy, floes = choice.buddy(state, viewer.picked), choice.floes(state, viewer.picked)
    found: dict[Point, str] = {}
    for action in state.legal_actions():
        for square in _where(state, action, buddy, floes):
            found[square] = f"action:{action}"
    return found


def _where(state: Penguins, action: Action, buddy: int | None, floes: bool) -> tuple[Point, ...]:
    """The squares on which an action is chosen now."""
    if action.verb == "go":
        return (action.args[0],)
    if action.verb in choice.BUDDY_VERBS:
        return (action.args[1],) if action.args[0] == buddy else ()
    return tuple(state.lies(action.args[0])) if action.verb == "lift" and floes else ()
