"""Is Penguin's Night Out fair? Who wins by the place in the order of turns, and by where the nest lies.

    PYTHONPATH=py:tests python -m fairness 2 1500            # seats, matches
    PYTHONPATH=py:tests python -m fairness 3 600 elbow late  # with options

Strong bots have all seats. Wins by nest are told as parts of a fair share, for the two places together
half a turn of the layout makes one of the other; with so few wins for each, the highest of them is too high
by chance alone, so beside it stands what is left of it when every place is drawn towards the fair share as
far as chance explains the differences.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from games.penguins import bot, layouts
from games.penguins.rules import Penguins
from tabletop import bots, chance
from tabletop.grid import Point

LONG = 60  # rounds


class Fate(NamedTuple):
    """How a match ended: the place of who has won in the order of turns, None for a draw; the rounds it
    took; and the places of the nests in the layout, the winner's first."""

    winner: int | None
    rounds: int
    nests: tuple[int, ...]


def homes(elbow: bool) -> dict[frozenset[Point], int]:
    """The places of a layout by their squares; half a turn apart they have one number."""
    floes = [frozenset(ends) for ends in layouts.places(layouts.NINE if elbow else layouts.SIX)]
    squares = [square for floe in floes for square in floe]
    east, south = max(square.x for square in squares), max(square.y for square in squares)
    numbers: dict[frozenset[Point], int] = {}
    for floe in floes:
        turned = frozenset(Point(east - square.x, south - square.y) for square in floe)
        numbers[floe] = numbers.get(turned, len(set(numbers.values())))
    return numbers


def fate(seats: int, number: int, **options: bool) -> Fate:
    """One match of strong bots."""
    state = Penguins(seats, f"fair {number}", **options)
    places = homes(options.get("elbow", False))
    nests = [places[frozenset(state.lies(tile))] for tile in state.nests]
    order = state.order
    ply = 0
    while not state.ending:
        state.play(bots.choose(state, state.seat, "strong", chance.number(number, "fair", ply), bot))
        ply += 1
    if state.ending == "draw":
        return Fate(None, state.round, tuple(nests))
    won = state.seat
    others = (nest for seat, nest in enumerate(nests) if seat != won)
    return Fate(order.index(won), state.round, (nests[won], *others))


def by_nest(fates: Sequence[Fate]) -> dict[int, tuple[float, float]]:
    """For each place of nests, its wins as parts of the fair share, and the standard error of that."""
    wins, nests = Counter[int](), Counter[int]()
    for one in fates:
        nests.update(one.nests)
        if one.winner is not None:
            wins[one.nests[0]] += 1
    share = wins.total() / nests.total()
    return {
        place: (wins[place] / count / share, sqrt((1 - share) / share / count))
        for place, count in sorted(nests.items())
    }


def highest(ratios: dict[int, tuple[float, float]]) -> tuple[float, float]:
    """The highest ratio as it was counted, and as it is likely: drawn towards one."""
    spread = sum((ratio - 1) ** 2 for ratio, _ in ratios.values()) / len(ratios)
    noise = sum(error**2 for _, error in ratios.values()) / len(ratios)
    real = max(0.0, spread - noise)
    counted, error = max(ratios.values())
    return counted, 1 + (counted - 1) * real / (real + error**2)


def told(seats: int, fates: Sequence[Fate]) -> dict[str, Any]:
    """The figures of these matches."""
    total = len(fates)
    shares = [sum(one.winner == place for one in fates) / total for place in range(seats)]
    ratios = by_nest(fates)
    rounds = sorted(one.rounds for one in fates)
    return {
        "matches": total,
        "by turn": " / ".join(f"{share:.1%}" for share in shares),
        "error": f"{sqrt(1 / seats * (1 - 1 / seats) / total):.1%}",
        "within sixty rounds": f"{sum(one <= LONG for one in rounds) / total:.1%}",
        "rounds": f"{sum(rounds) / total:.1f}, at most {rounds[-1]}",
        "best nest": "counted {:.2f}, likely {:.2f}".format(*highest(ratios)),
        "nests": {place: f"{ratio:.2f}±{error:.2f}" for place, (ratio, error) in ratios.items()},
    }


if __name__ == "__main__":
    seats, matches, *named = sys.argv[1:]
    chosen = dict.fromkeys(named, True)
    fates = []
    for number in range(int(matches)):
        fates.append(fate(int(seats), number, **chosen))
        if (number + 1) % 100 == 0 or number + 1 == int(matches):
            print(seats, named, told(int(seats), fates), flush=True)
