"""Even chances: with which head start an easy bot is even with strong ones, measured match by match, and the
figures into docs/even-chances.md.

    make even                            # as many matches as the figures are of
    make even GAME=dunginoes SEEDS=20    # one game; fewer matches are told and not written
    make even GAME=penguins SEATS=2      # with so many players alone; told and not written

Where several play, the easy bot has each seat in turn, with its head start, and strong ones have all others:
told is how many of a hundred matches that it or a given one of them wins are the easy one's. Alone both play
the same seed, and whoever wins it, or has the better score, is ahead: told is of a hundred seeds on which one
of them is. A level that comes within `NEAR` of fifty is kept in the game's `even.py`, from where the start
page says what it means.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from functools import cache, partial
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, pstdev
from typing import NamedTuple

from games import SHELF, cover, load, package
from strength import rewrite
from tabletop import bots, chance, head_start
from tabletop.game import Game, Outcome

SEEDS = 400
SLOW = {"run-away": 160}  # fewer of what takes seconds
FEWER = 4  # so many times fewer matches of what is far from even
HALF, NEAR = 0.5, 0.03
WEAK, STRONG = "easy", "strong"
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "even-chances.md"
TITLE = f"""# Even chances

What an easy bot wins of a hundred matches against strong ones with each head start, with the standard error:
where several play, of those that it or a given one of the others wins; alone, both play the same seeds, of
those on which one of them wins or has the better score. What is nearest to even is measured in
{SEEDS} matches, in Run Away!!, which takes seconds, in {SLOW["run-away"]}; other levels in a quarter of that.
Even is what comes within {100 * NEAR:.0f} of fifty, and the start page says so. Written by `make even`
(tests/even.py).
"""
KEPT = '''"""Which head start makes an easy player even with strong ones, by the number of players: written by
`make even` (docs/even-chances.md), and empty until it has found one."""

from __future__ import annotations

from collections.abc import Mapping

EVEN: Mapping[int, int] = {even}
'''


class Measured(NamedTuple):
    """How an easy bot with a head start of this level stands to a strong one: wins of all that one of the two
    has, 0 to 1, and the standard error."""

    level: int
    won: float
    error: float


def ended(slug: str, players: Sequence[str], by_seat: Sequence[int], seed: int) -> Outcome:
    """The outcome of a match between these, with these levels."""
    entry = load(slug)
    options = head_start.given(entry.game, by_seat)
    state = entry.game.new(len(players), f"even {seed}", **options)
    ply = 0
    while not state.ending:
        player = players[state.seat]
        luck = chance.number(seed, player, ply)
        state.play(bots.choose(state, state.seat, player, luck, entry.bot))
        ply += 1
    outcome = state.outcome()
    assert outcome
    return outcome


@cache
def alone(slug: str, player: str, level: int, seed: int) -> tuple[float, tuple[int, ...]]:
    """What comes of a seed alone: was it won, and with which score?"""
    outcome = ended(slug, [player], [level], seed)
    return outcome.value(0), outcome.scores[0]


def share(slug: str, seats: int, level: int, number: int, weak: str = WEAK, strong: str = STRONG) -> float:
    """What the weak bot gets of one match with a head start of this level, 0 to 1; alone half if neither is
    ahead."""
    if seats == 1:
        mine, theirs = alone(slug, weak, level, number), alone(slug, strong, 0, number)
        return HALF if mine == theirs else float(mine > theirs)
    seat = number % seats
    players = [weak if other == seat else strong for other in range(seats)]
    by_seat = [level if other == seat else 0 for other in range(seats)]
    outcome = ended(slug, players, by_seat, number // seats)
    values = [outcome.value(other) for other in range(seats)]
    return values[seat] / sum(values) if any(values) else 1 / seats


def measured(level: int, seats: int, shares: Sequence[float]) -> Measured:
    """The easy bot against a given one of the others.

    >>> round(measured(1, 4, [1, 0, 0, 0]).won, 2)
    0.5
    >>> round(measured(1, 1, [1, 0, 0, HALF, HALF]).won, 2)
    0.33
    """
    if seats == 1:
        shares = [one for one in shares if one != HALF] or shares
    got, error = mean(shares), pstdev(shares) / sqrt(len(shares))
    if seats == 1:
        return Measured(level, got, error)
    all_of_two = 1 + (seats - 2) * got
    return Measured(level, (seats - 1) * got / all_of_two, (seats - 1) * error / all_of_two**2)


def levels_of(game: Game) -> Sequence[str]:
    """The head starts of a game in words, none first; empty if it has none."""
    found = head_start.option_of(game, 0)
    return found[1].steps if found else ()


def nearest(rows: Sequence[Measured]) -> Measured:
    """The one that comes nearest to even."""
    return min(rows, key=lambda row: abs(row.won - HALF))


def is_even(row: Measured) -> bool:
    """Is it a head start that makes them even?"""
    return row.level > 0 and abs(row.won - HALF) <= NEAR


def of_table(slug: str, seats: int, seeds: int, processes: int | None) -> list[Measured]:
    """What was measured at a table of so many: as more helps more, a few matches halve the levels until two
    are left, and then more are played of whatever is nearest."""
    looks = range(max(1, seeds // FEWER))
    with Pool(processes) as pool:

        def of_level(level: int, numbers: range) -> Measured:
            shares = pool.map(partial(share, slug, seats, level), numbers, chunksize=4)
            return measured(level, seats, shares)

        found = head_start.option_of(load(slug).game, 0)
        assert found
        dial = found[1].dial
        rows: dict[int, Measured] = {}
        low, high = 0, len(dial) - 1
        while low <= high:
            place = (low + high) // 2
            row = rows[dial[place]] = of_level(dial[place], looks)
            low, high = (place + 1, high) if row.won < HALF else (low, place - 1)
        sure: set[int] = set()
        while (level := nearest([*rows.values()]).level) not in sure:
            rows[level] = of_level(level, range(seeds))
            sure.add(level)
            beside = head_start.turned(found[1], level, 1 if rows[level].won < HALF else -1)
            if beside is not None and beside not in rows:
                rows[beside] = of_level(beside, looks)
    return [rows[level] for level in dial if level in rows]


def verdict(rows: Sequence[Measured], words: Sequence[str]) -> str:
    """What these figures come to, in a sentence."""
    best = nearest(rows)
    said = f"“{words[best.level]}” is nearest, at {100 * best.won:.0f} of 100"
    if is_even(best):
        return f"Even: {said}."
    return f"Not even yet: {said}, and even is {100 * (HALF - NEAR):.0f} to {100 * (HALF + NEAR):.0f}."


def section(slug: str, tables: Mapping[int, Sequence[Measured]]) -> str:
    """The figures of one game."""
    words = levels_of(load(slug).game)
    lines = [
        f"## {cover(slug).title}",
        "",
        "| Players | head start | won by the easy one |",
        "|---:|---|---:|",
    ]
    for seats, rows in tables.items():
        lines += [
            f"| {seats} | {words[row.level]} | {100 * row.won:.1f} ± {100 * row.error:.1f} |" for row in rows
        ]
    said = [f"- {seats}: {verdict(rows, words)}" for seats, rows in tables.items()]
    return "\n".join([*lines, "", *said, ""])


def kept(tables: Mapping[int, Sequence[Measured]]) -> str:
    """The text of a game's `even.py`."""
    even = {seats: nearest(rows).level for seats, rows in tables.items() if is_even(nearest(rows))}
    return KEPT.replace("{even}", repr(even))


def main() -> None:
    """Measure, and write the figures if they are of enough matches and of all tables."""
    asked = ArgumentParser()
    asked.add_argument("--game", choices=SHELF, help="one game instead of all")
    asked.add_argument("--seeds", type=int, help="fewer matches, to look")
    asked.add_argument("--seats", type=int, help="one number of players instead of all, to look")
    asked.add_argument("--processes", type=int, help="fewer than there are processors")
    told = asked.parse_args()
    for slug in [told.game] if told.game else SHELF:
        enough = SLOW.get(slug, SEEDS)
        seeds = told.seeds or enough
        counts = [told.seats] if told.seats else load(slug).game.seats
        tables = {seats: of_table(slug, seats, seeds, told.processes) for seats in counts}
        figures = section(slug, tables)
        print(figures, flush=True)
        if seeds >= enough and not told.seats:
            page = PAGE.read_text() if PAGE.exists() else TITLE
            PAGE.write_text(rewrite(page, cover(slug).title, figures))
            (ROOT / "py" / package(slug).replace(".", "/") / "even.py").write_text(kept(tables))


if __name__ == "__main__":
    main()
