"""What the things on the ice of Penguin's Night Out are, told to whoever only looks at them."""

from __future__ import annotations

from collections.abc import Callable

from dominoes.domino import Domino
from games.penguins.pieces import HEAD_STARTS, NINE, STEPS, Go, owner
from games.penguins.routes import Steps, course
from games.penguins.rules import Penguins
from games.penguins.squares import named, spoken
from games.penguins.words import buddy_words, why_no_way
from tabletop.game import Names
from tabletop.grid import Point
from tabletop.wording import a, capital, counted

TRYING = ("place", "move", "lay")  # steps at which touching a square is trying to go or lay there


def about(state: Penguins, target: str, names: Names) -> str:
    """What a thing is; empty for what was wrongly tried: a square, while squares are chosen."""
    kind, _, what = target.partition(" ")
    explain = _EXPLAIN.get(kind)
    return explain(state, what, names) if explain else ""


def _square(state: Penguins, what: str, names: Names) -> str:
    """PN1.1, PN2.2: what a square does to whoever enters it."""
    if state.step in TRYING or state.roams:
        return ""
    square = Point.parse(what)
    number = state.ice[square][1]
    tile = NINE[state.ice[square][0]]
    ends = f"a walk ends here with {a(number)}" if number else "every walk ends here"
    home = "".join(
        f" It is the nest of {names[seat]}." for seat, one in enumerate(state.nests) if one == tile
    )
    return f"{capital(named(state, square))}: {ends} (PN2.2).{home}"


def _seat(state: Penguins, what: str, names: Names) -> str:
    """PN2.3, PN3.2, PN4.1: who that is, and how far from home."""
    seat = int(what)
    carried = counted(state.carried[seat], "buddy", "buddies") if state.carried[seat] else "no buddy"
    home = course(state, seat).home
    nest = f"the nest, {spoken(state.nests[seat])}, is {_far(home)}"
    if home == 0:
        nest = f"{'you are' if seat == state.seat else 'is'} at home on {spoken(state.nests[seat])}"
    stunned = " Stunned: the next turn is passed (PN3.2)." if seat in state.stunned else ""
    mine = "You carry" if seat == state.seat else f"{names[seat]} carries"
    start = state.head_start(seat)
    given = f" Head start: {HEAD_STARTS[start - 1][0]}." if start else ""
    return f"{mine} {carried}, and {nest} (PN4.1).{stunned}{given}"


def _buddy(state: Penguins, what: str, names: Names) -> str:
    """PN2.2, PN2.5: whose buddy that is, how far away, and what keeps its penguin from it."""
    buddy = int(what)
    steps = course(state, owner(buddy)).buddies.get(buddy)
    said = f"{capital(buddy_words(state, buddy, names))}, {_far(steps)}"
    if buddy in state.barred[state.seat]:
        return f"{said}. This move may not end with it again (PN2.5)."
    square = state.buddies[buddy]
    wanted = state.step == "move" and owner(buddy) == state.seat and square and steps and steps <= STEPS
    stopped = wanted and Go(square) not in state.legal_actions()
    return f"{said}. {why_no_way(state, square, names)}" if square and stopped else f"{said} (PN2.2)."


def _far(steps: Steps) -> str:
    return "out of reach as the ice lies" if steps is None else f"{counted(steps, 'step')} away"


def _dice(state: Penguins, what: str, names: Names) -> str:
    """PN2.1, PN3.1."""
    said = f"The {state.die} was rolled for the walk (PN2.1)." if state.die else ""
    if state.step == "move":
        return f"You rolled {a(state.die)}: on the way, any {state.die} stops you (PN2.2)."
    if state.selected:
        two = "The other two" if state.die else "The two dice"
        said += f" {two} chose {spoken(state.selected)}, where the ice stirs (PN3.1)."
    return said.strip()


def _hand(state: Penguins, what: str, names: Names) -> str:
    """PN3.3."""
    tile = spoken(Domino.parse(what))
    return f"{capital(tile)} may go to any lit place, edge to edge with another floe, and be turned (PN3.3)."


_EXPLAIN: dict[str, Callable[[Penguins, str, Names], str]] = {
    "square": _square,
    "seat": _seat,
    "buddy": _buddy,
    "dice": _dice,
    "hand": _hand,
}
