"""How far everybody is from winning Penguin's Night Out, and what that makes likely.

`left` is the heart of it: the turns that a penguin still needs for its buddies and its way home, in the
better order, as if nobody altered the ice any more. `shares` makes chances to win of them, and `chance` those
that a hint of the easy and the middle bot tells: they are true on average. `placed` tells them while buddies
are being hidden, when all the altering is still to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import exp
from typing import NamedTuple

from games.penguins.field import Floe
from games.penguins.going import Ice
from games.penguins.pieces import BUDDIES, HEAD_STARTS
from games.penguins.rules import Penguins
from tabletop.grid import Point

LAST = 40  # turns: whoever needs more does not come home
FINENESS = 20  # arrivals are reckoned for turns rounded to so many parts
NEARLY_NONE = 0.001  # so little chance is shared out alike
UNFORESEEN = 0.1  # of who wins is not to be seen beforehand
A_SQUARE = 0.5  # turns, of a way whose ice is still to be laid
HOPELESS = 20  # turns; more are all the same
WELL_HIDDEN = 12.0  # turns of such a way when both buddies are hidden as well as strong bots do it
NEAR, FARTHER = 1.25, 0.83  # the same with a head start: at least, and for each square of it
FIRST = 0.1  # of the turns that the first of the two is nearer: the second one can still be hidden well


class Tour(NamedTuple):
    """A penguin's way over its buddies home: where it stops, and the turns of each leg, the last one home."""

    stops: tuple[Point, ...]
    legs: tuple[float, ...]

    @property
    def turns(self) -> float:
        """All legs together, one after the other: newer Pythons' `sum` would round otherwise."""
        total = 0.0
        for leg in self.legs:
            total += leg
        return total


def tours(state: Penguins, ice: Ice, seat: int) -> tuple[Tour, ...]:
    """A penguin's ways home, the shortest first: over its two buddies in either order, or the only one."""
    lying = tuple(square for buddy in state.mine(seat) if (square := state.buddies[buddy]))
    return _tours(ice, tuple(state.stands(seat)), state.lies(state.nests[seat]), lying)


@lru_cache(maxsize=1024)
def _tours(ice: Ice, starts: tuple[Point, ...], nest: Floe, lying: tuple[Point, ...]) -> tuple[Tour, ...]:
    """Kept, as what is tried one after the other leaves most ways as they were."""
    if not lying:
        return (Tour((), (min(ice.turns(nest, starts, ())),)),)
    if len(lying) == 1:
        [home] = ice.turns(nest, lying, ())
        return (Tour(lying, (min(ice.turns(lying, starts, ())), home)),)
    one, other = lying
    from_one, from_other = ice.turns(nest, lying, ())
    *to_one, back = ice.turns([one], [*starts, other], [other])
    *to_other, on = ice.turns([other], [*starts, one], [one])
    first, second = (
        Tour((one, other), (min(to_one), on, from_other)),
        Tour((other, one), (min(to_other), back, from_one)),
    )
    return (first, second) if first.turns <= second.turns else (second, first)


def spans(state: Penguins, seat: int, stops: Sequence[Point]) -> list[int]:
    """The squares of each leg of a way over these stops, as if there were ice everywhere."""
    halts = [state.stands(seat), *((stop,) for stop in stops), state.lies(state.nests[seat])]
    return [
        min(abs(one.x - other.x) + abs(one.y - other.y) for one in here for other in there)
        for here, there in pairwise(halts)
    ]


def shortest(state: Penguins, seat: int, ways: Sequence[Tour]) -> int:
    """The squares of the shortest of these ways, as if there were ice everywhere."""
    return min(sum(spans(state, seat, way.stops)) for way in ways)


def left(state: Penguins, ice: Ice, seat: int) -> float:
    """The turns that a penguin needs until it has won, on average, on this ice."""
    return max(1.0, tours(state, ice, seat)[0].turns) + (seat in state.stunned)


def shares(turns: Sequence[float]) -> list[float]:
    """How likely each is home first, who need so many turns and have them in this order."""
    coming = [arrivals(round(FINENESS * one)) for one in turns]
    waiting = [1.0] * len(turns)
    won = [0.0] * len(turns)
    rest = 1.0
    for turn in range(LAST):
        for place, chances in enumerate(coming):
            now = min(1.0, chances[turn] / waiting[place]) if waiting[place] > 0 else 1.0
            won[place] += rest * now
            rest *= 1 - now
            waiting[place] -= chances[turn]
        if rest < NEARLY_NONE:
            break
    return [one + rest / len(turns) for one in won]


@cache
def arrivals(turns: int) -> list[float]:
    """How likely a penguin is home in its first turn, its second, and so on, that needs so many on average,
    told in parts of a turn. All turns but one follow Poisson's law; matches bear that out."""
    more = turns / FINENESS - 1
    chances = [exp(-more)]
    for turn in range(1, LAST):
        chances.append(chances[-1] * more / turn)
    return chances


def placed(state: Penguins, ice: Ice, seat: int) -> float:
    """How likely the seat wins when a buddy has just been hidden (PN1.5), as strong bots play.

    Before it is fetched the ice will have been altered for some rounds. So a way counts half as it lies and
    half as if there were ice everywhere. docs/bots.md tells the matches by which this was found.
    """
    turns = []
    for one in state.order:
        ways = tours(state, ice, one)
        far = (min(HOPELESS, ways[0].turns) + A_SQUARE * shortest(state, one, ways)) / 2
        lying = len(ways[0].stops)
        if lying < BUDDIES:
            most = hidden_well(state, one)
            far = most - FIRST * max(0.0, most - far) * lying
        turns.append(max(1.0, far))
    return _foreseen(shares(turns)[state.order.index(seat)], state.seats)


def hidden_well(state: Penguins, seat: int) -> float:
    """The turns of a way whose buddies strong bots hide, with a head start no farther than they may (PN5.3):
    the mean of 40 matches for each head start and number of players, within half a turn."""
    level = state.head_start(seat)
    return NEAR + FARTHER * sum(HEAD_STARTS[level - 1][1]) if level else WELL_HIDDEN


def chance(state: Penguins, seat: int) -> float:
    """How likely the seat wins. The reckoning knows nothing of ice that will still be moved, so a part of
    each chance is shared out alike; and while buddies are still to be placed, all of it, as nobody knows yet
    how far anybody will have to go.

    How it fits: of all chances told in 150 matches each of two, three and four strong bots, other matches
    than UNFORESEEN was found with (`python -m reliability 150`), so many came true, in percent:

        told   5  15  25  35  45  55  65  75  85  93
        won    7  16  24  31  44  55  67  77  85  93
    """
    if any(state.held):
        return 1 / state.seats
    ice = Ice.of(state.ice, state.sides)
    first = state.seat if state.step == "move" else state.seat + 1
    order = [(first + place) % state.seats for place in range(state.seats)]
    return _foreseen(shares([left(state, ice, one) for one in order])[order.index(seat)], state.seats)


def _foreseen(reckoned: float, seats: int) -> float:
    """The chance to win that is left of one that was reckoned as if all could be foreseen."""
    return reckoned + UNFORESEEN * (1 / seats - reckoned)
