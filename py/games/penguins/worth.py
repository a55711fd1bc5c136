"""What the strong bot sees of a position of Penguin's Night Out, and the table that says what it is worth.

A position is looked at after a choice and before the dice go on: a penguin has walked, or the ice has been
altered. Of each penguin, whoever has chosen first and then in turn order, is seen
how many turns its way home takes as the ice lies, and how many squares it would be if there were ice
everywhere: where the first is much and the second little, a domino or two will help.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate

from games.penguins import COVER
from games.penguins.going import Ice
from games.penguins.outlook import arrivals, shortest, spans, tours
from games.penguins.pieces import BUDDIES, NINE, SIX
from games.penguins.rules import Penguins
from tabletop import worth
from tabletop.worth import Table

Features = list[tuple[int, float]]  # place and value

LEGS = BUDDIES + 1  # of a penguin's way: to one buddy, to the other, home
TURNS, SQUARES = 4, 8  # about so many are much
HOPELESS = 40  # turns; more are all the same
FINENESS = 20  # parts of a turn, as `arrivals` wants them
MOMENTS = ("walked", "altered")  # what has just been chosen

SIZES = {  # of what is seen of one penguin
    "carried": BUDDIES + 1,  # how many buddies
    "facts": 4,  # true or not, see below
    "buddies by bears": 1,  # on dominoes that the dice never choose
    "turns": 2 + LEGS,  # of its way home, of the other order, and of each leg
    "soon": 1,  # how likely it is home in its next turn
    "squares": 1 + LEGS,  # as if there were ice everywhere: of the way, and of each leg
}
AT = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
PENGUIN = sum(SIZES.values())
COMMON = {"chooses": 0, "rival": PENGUIN}  # where that begins which is the same for all numbers of players
SHARED = len(MOMENTS) + 1  # of what is not of a penguin
TABLES = {  # where what is seen begins besides, by the number of players: what is shared, then each penguin
    seats: 2 * PENGUIN + sum(SHARED + PENGUIN * fewer for fewer in range(COVER.seats[0], seats))
    for seats in COVER.seats
}
LENGTH = 2 * PENGUIN + sum(SHARED + PENGUIN * seats for seats in COVER.seats)


@cache
def table() -> Table:
    """The table, as it was learned."""
    from games.penguins.weights import WEIGHTS

    return worth.read(WEIGHTS, LENGTH)


def features(state: Penguins, moment: str) -> Features:
    """What is seen of a position after this has been chosen: those features that are not 0, by place and
    value."""
    ice = Ice.of(state.ice, state.sides)
    return together(state, moment, {seat: penguin(state, ice, seat) for seat in range(state.seats)})


def together(state: Penguins, moment: str, penguins: Mapping[int, Features]) -> Features:
    """What is seen of a position, from what is seen of each penguin, by seat."""
    start = TABLES[state.seats]
    found: Features = [(start + MOMENTS.index(moment), 1)]
    if len(state.floes) > len(SIX):
        found.append((start + len(MOMENTS), 1))
    start += SHARED
    for turn in range(state.seats):
        common = COMMON["rival" if turn else "chooses"]
        for place, value in penguins[(state.seat + turn) % state.seats]:
            found += [(common + place, value), (start + PENGUIN * turn + place, value)]
    return found


def penguin(state: Penguins, ice: Ice, seat: int) -> Features:
    """What is seen of one penguin on this ice: its features by their place among its own."""
    under = NINE[state.under(seat)]
    buddies = state.astray(seat).values()
    by_bears = sum(NINE[state.ice[square][0]].low == 0 for square in buddies if square in state.ice)
    facts = (
        seat in state.stunned,
        state.pawns[seat] is None,
        under.low == 0,  # the dice never choose it
        under.is_double,
    )
    found: Features = [(AT["carried"] + state.carried[seat], 1)]
    found += [(AT["facts"] + place, 1) for place, fact in enumerate(facts) if fact]
    first, *others = ways = tours(state, ice, seat)
    turns = max(1.0, first.turns)
    other = min(HOPELESS, others[0].turns if others else turns)
    numbers = [
        ("buddies by bears", (by_bears / BUDDIES,)),
        ("turns", (turns / TURNS, other / TURNS, *_legs([leg / TURNS for leg in first.legs]))),
        ("soon", (arrivals(round(FINENESS * turns))[0],)),
        (
            "squares",
            (
                shortest(state, seat, ways) / SQUARES,
                *_legs([span / SQUARES for span in spans(state, seat, first.stops)]),
            ),
        ),
    ]
    for name, values in numbers:
        found += [(AT[name] + place, value) for place, value in enumerate(values) if value]
    return found


def _legs(legs: Sequence[float]) -> list[float]:
    """All legs there could be, those that are over being nothing."""
    return [0.0] * (LEGS - len(legs)) + list(legs)
