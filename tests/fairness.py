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
from multiprocessing import Pool
from typing import NamedTuple

from games.penguins import bot, layouts
from games.penguins.rules import Penguins
from tabletop import bots, chance
from tabletop.grid import Point

SLUG = "penguins"  # the game whose order of turns and places are uneven
LONG = 60  # rounds
NAMES = {"elbow": "Elbow Room", "late": "the first turn has no move"}
TABLES: tuple[tuple[int, tuple[str, ...], int], ...] = (
    (2, (), 1500),
    (3, (), 900),
    (4, (), 900),
    (2, ("late",), 900),
    (3, ("late",), 600),
    (4, ("late",), 600),
    (3, ("elbow",), 900),
    (4, ("elbow",), 900),
)  # seats, options, matches
TITLE = """
Strong players in all seats: who wins by the order of turns, how long it takes, and how often whoever has the
best place of the ice for a nest wins, in fair shares; the highest of so many is too high by chance, so what
is likely stands beside it.

| Seats | matches | won by first / second ... | error | rounds | within 60 rounds | best nest | likely |
|---|---:|---:|---:|---:|---:|---:|---:|"""


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


def fate(seats: int, number: int, *named: str) -> Fate:
    """One match of strong bots."""
    state = Penguins(seats, f"fair {number}", **dict.fromkeys(named, True))
    places = homes("elbow" in named)
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


def row(seats: int, named: Sequence[str], fates: Sequence[Fate]) -> str:
    """The figures of these matches, as a line of the table."""
    total = len(fates)
    shares = [sum(one.winner == place for one in fates) / total for place in range(seats)]
    rounds = sorted(one.rounds for one in fates)
    counted, likely = highest(by_nest(fates))
    cells = [
        f"{seats}{''.join(f', {NAMES[name]}' for name in named)}",
        str(total),
        " / ".join(f"{share:.1%}" for share in shares),
        f"{sqrt((1 - 1 / seats) / seats / total):.1%}",
        f"{sum(rounds) / total:.1f}",
        f"{sum(one <= LONG for one in rounds) / total:.1%}",
        f"{counted:.2f}",
        f"{likely:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def of_matches(seats: int, named: Sequence[str], matches: int) -> list[Fate]:
    """So many matches of strong bots, on all processors."""
    with Pool() as pool:
        fates = pool.starmap(fate, ((seats, number, *named) for number in range(matches)), chunksize=4)
    print(row(seats, named, fates), flush=True)
    return fates


def section(share: float) -> str:
    """The figures as the rules tell them, of all matches that they are of or a share of them."""
    rows = [row(seats, named, of_matches(seats, named, round(share * full))) for seats, named, full in TABLES]
    return "\n".join([TITLE, *rows, ""])


if __name__ == "__main__":
    seats, matches, *chosen = sys.argv[1:]
    fates = []
    for number in range(int(matches)):
        fates.append(fate(int(seats), number, *chosen))
        if (number + 1) % 100 == 0:
            print(row(int(seats), chosen, fates), flush=True)
    print({place: f"{ratio:.2f}±{error:.2f}" for place, (ratio, error) in by_nest(fates).items()})
