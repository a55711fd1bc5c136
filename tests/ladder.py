"""How far easy, middle and strong bots are apart: of a hundred matches that one or the other wins, how many
are the stronger one's.

    make ladder GAME=penguins SEATS=2 SEEDS=200

Where several play, the weaker one has each seat in turn, and the stronger ones have all others; alone both
play the same seed, and whoever wins it, or has the better score, is ahead: told is of a hundred seeds on
which one of them is.
"""

from __future__ import annotations

from argparse import ArgumentParser
from functools import partial
from itertools import pairwise
from multiprocessing import Pool

import even
from games import SHELF, load
from tabletop.bots import STRENGTHS

SEEDS = 400


def step(slug: str, seats: int, weak: str, strong: str, seeds: int, processes: int | None = None) -> str:
    """What the stronger of two gets, in words."""
    of_one = partial(even.share, slug, seats, 0, weak=weak, strong=strong)
    with Pool(processes) as pool:
        found = even.measured(0, seats, pool.map(of_one, range(seeds), chunksize=4))
    won = f"{100 * (1 - found.won):.1f} ± {100 * found.error:.1f}"
    return f"{slug}, {seats}: {strong} against {weak} {won} of 100, {seeds} matches"


def main() -> None:
    """Each strength against the one below it."""
    asked = ArgumentParser()
    asked.add_argument("--game", choices=SHELF, required=True)
    asked.add_argument("--seats", type=int, help="one number of players instead of all")
    asked.add_argument("--seeds", type=int, default=SEEDS)
    told = asked.parse_args()
    for seats in [told.seats] if told.seats else load(told.game).game.seats:
        for weak, strong in pairwise(STRENGTHS):
            print(step(told.game, seats, weak, strong, told.seeds), flush=True)


if __name__ == "__main__":
    main()
