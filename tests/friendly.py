"""Looks for friendly seeds, for the first matches that somebody plays of a game:

    make friendly GAME=penguins SEEDS=200

On each of many seeds bots play several times, each time otherwise, at the smallest table. The seeds on which
the first seat, which is the person's, fares best are printed: they are for Facts.friendly.
"""

from __future__ import annotations

from argparse import ArgumentParser
from multiprocessing import Pool
from statistics import fmean

import games
from app.keep.seeds import spoken
from tabletop import bots, chance

FIRST = 3  # matches of a game that are dealt so
TRIES = 16  # matches of a seed
SLIPS = 8  # of so many choices of a person who learns, one is any
OTHERS = "middle"  # who sits there unless somebody else is asked for


def fares(slug: str, seed: str, first: int = 0, tries: int = TRIES) -> tuple[float, ...]:
    """How the first seat fares in so many matches on a seed, if it plays as an easy bot does that slips now
    and then: the share that it wins, and the means of what makes its score. `first` numbers the players'
    luck, so that others than before may be played."""
    entry = games.load(slug)
    got: list[tuple[float, ...]] = []
    for number in range(first, first + tries):
        state = entry.game.new(entry.game.seats[0], seed)
        ply = 0
        while not state.ending:
            luck = chance.number(number, seed, ply)
            if state.seat == 0 and luck % SLIPS == 0:
                action = bots.by_chance(state, luck // SLIPS)
            else:
                action = bots.choose(state, state.seat, OTHERS if state.seat else "easy", luck, entry.bot)
            state.play(action)
            ply += 1
        outcome = state.outcome()
        assert outcome
        got.append((outcome.value(0), *outcome.scores[0]))
    return tuple(map(fmean, zip(*got, strict=True)))


def seeds(count: int) -> list[str]:
    """So many seeds as the page would deal them."""
    return [spoken(chance.number(count, "friendly", number) % (1 << 40)) for number in range(count)]


def main(given: list[str] | None = None) -> None:
    """Look as the command line says."""
    said = ArgumentParser(prog="make friendly", description="Seeds for the first matches of a game.")
    said.add_argument("--game", required=True, choices=games.SHELF)
    said.add_argument("--seeds", type=int, default=120, help="how many are tried")
    asked = said.parse_args(given)
    tried = seeds(asked.seeds)
    with Pool() as pool:
        shares = pool.starmap(fares, ((asked.game, seed) for seed in tried), chunksize=2)
    best = sorted(zip(shares, tried, strict=True), reverse=True)
    usual = fmean(won for won, *_ in shares)
    print(f"{asked.game}: the first seat wins {usual:.0%} of all matches")
    for (won, *scores), seed in best[: 2 * FIRST]:
        print(f"  {won:.0%}, score {', '.join(f'{score:.1f}' for score in scores)}, on {seed}")


if __name__ == "__main__":
    main()
