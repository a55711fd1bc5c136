"""Are the chances true that a hint tells in Penguin's Night Out? How many have won of those told so.

    PYTHONPATH=py:tests python -m reliability 150     # matches each of two, three and four strong bots

At every choice after the set-up the chances of all seats are told, and compared with who has won in the end.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

from games.penguins import bot
from games.penguins.rules import Penguins
from tabletop import bots, chance

PARTS = 10  # into which chances from 0 to 1 are put together


class Told(NamedTuple):
    """A chance that was told, and whether it came true."""

    chance: float
    won: bool


def told(seats: int, number: int) -> list[Told]:
    """All chances of one match."""
    state = Penguins(seats, f"reliability {number}")
    found: list[tuple[float, int]] = []
    while not state.ending:
        if not any(state.held):  # before that all have the same
            found += [(bot.evaluate(state, seat), seat) for seat in range(seats)]
        luck = chance.number(number, "reliability", len(found))
        state.play(bots.choose(state, state.seat, "strong", luck, bot))
    winner = state.seat if state.ending == "home" else None
    return [Told(one, seat == winner) for one, seat in found]


def rows(all_told: list[Told]) -> Iterator[str]:
    """For each tenth: how many were told so, on average what, and how many of them have won."""
    for part in range(PARTS):
        ours = [one for one in all_told if int(one.chance * PARTS) == part]
        if ours:
            mean, won = (sum(one[column] for one in ours) / len(ours) for column in range(2))
            yield f"{part / PARTS:4.0%} and more: {len(ours):6} told {mean:4.0%}, won {won:4.0%}"


if __name__ == "__main__":
    matches = int(sys.argv[1])
    everything = []
    for seats in (2, 3, 4):
        ours = [one for number in range(matches) for one in told(seats, number)]
        print(f"{seats} seats", *rows(ours), sep="\n", flush=True)
        everything += ours
    print("together", *rows(everything), sep="\n")
