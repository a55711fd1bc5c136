"""How strong the strong bots are, and whether what they say of a position comes true: matches on seeds that
nothing was tuned on, and the figures into docs/bots.md.

    make strength                               # as many matches as the figures are of
    make strength GAME=domino-run SEEDS=200     # one game; fewer matches are told and not written

Alone each plays by itself; where several play, one sits among strong bots, in each seat in turn.

What the strong bot said at each decision in which there was something to decide stands beside what came of
the match. Decisions of one match stand or fall together, so the errors are those of whole matches. How its
log-odds would have to be stretched and shifted to come true is told as well.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from math import exp, log, sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, pstdev
from typing import NamedTuple

import habits
from games import SHELF, cover, load
from tabletop import bots, chance

SEEDS = 2000
GROUPS = 10
SURE = 1e-3  # what is said to be nearer to 0 or 1 is no opinion
STEPS = 12  # of a fit
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
LEARNED = ROOT / "tests" / "training"
TITLE = f"""# How the bots play

What the strong bots win on {SEEDS} seeds that nothing was tuned on, beside simple habits on the same seeds;
each share with its standard error. Written by `make strength` (tests/strength.py). The strong bots of these
games reckon by tables that `make train` has learned: [development.md](development.md).
"""


class Fate(NamedTuple):
    """What came of a match, 0 to 1, and what the bot said at its decisions."""

    got: float
    said: Sequence[float] = ()


def reckons(slug: str) -> bool:
    """Does this game's strong bot reckon, alone at the table or with the fewest there can be?"""
    entry = load(slug)
    state = entry.game.new(entry.game.seats[0], "reckons")
    return entry.bot.reckoned(state.view(state.seat), "strong") is not None


def fresh(slug: str, player: str, number: int) -> Fate:
    """A match on a fresh seed, by a strength of bot or by a habit: alone, or in each seat in turn of the
    smallest table, among strong bots."""
    entry, habit = load(slug), habits.HABITS.get(slug, {}).get(player)
    seats = entry.game.seats[0]
    state, seat = entry.game.new(seats, f"fresh {number // seats}"), number % seats
    said: list[float] = []
    ply = 0
    while not state.ending:
        luck = chance.number(number, player, ply)
        ply += 1
        if state.seat != seat:
            state.play(bots.choose(state, state.seat, "strong", luck, entry.bot))
            continue
        if habit:
            state.play(habit(state))
            continue
        seen = state.view(seat)
        if len(seen.legal_actions()) == 1:
            state.play(bots.choose(state, seat, player, luck, entry.bot))
            continue
        *_, choices = bots.think(state, seat, player, luck, entry.bot)
        said.append(choices[0].value)
        state.play(choices[0].action)
    outcome = state.outcome()
    assert outcome
    return Fate(outcome.value(seat), said)


def error(shares: Sequence[float]) -> float:
    """The standard error of their mean."""
    return pstdev(shares) / sqrt(len(shares))


def deciles(fates: Sequence[Fate]) -> Iterator[tuple[float, float, float, int]]:
    """Of all that was said, from the least to the most, a tenth each: what was said, what came, its standard
    error, and how many decisions they are."""
    told = sorted((said, number) for number, fate in enumerate(fates) for said in fate.said)
    for tenth in range(GROUPS):
        some = told[len(told) * tenth // GROUPS : len(told) * (tenth + 1) // GROUPS]
        if some:
            said, got = mean(said for said, _ in some), mean(fates[number].got for _, number in some)
            off: dict[int, float] = defaultdict(float)
            for _, number in some:
                off[number] += fates[number].got - got
            yield said, got, sqrt(sum(one**2 for one in off.values())) / len(some), len(some)


def fit(fates: Sequence[Fate]) -> tuple[float, float]:
    """How the log-odds of what was said are stretched and shifted so that what came is likeliest: logistic
    regression (Newton's method)."""
    told = [
        (log(said / (1 - said)), fate.got) for fate in fates for said in fate.said if SURE < said < 1 - SURE
    ]
    stretch, shift = 1.0, 0.0
    for _ in range(STEPS):
        slope = tilt = level = skew = bend = 0.0
        for odds, got in told:
            chance_of = 1 / (1 + exp(-stretch * odds - shift))
            weight, off = chance_of * (1 - chance_of), got - chance_of
            tilt, slope = tilt + off, slope + off * odds
            level, skew, bend = level + weight, skew + weight * odds, bend + weight * odds * odds
        whole = level * bend - skew * skew
        stretch += (level * slope - skew * tilt) / whole
        shift += (bend * tilt - skew * slope) / whole
    return stretch, shift


def played(slug: str, player: str, seeds: int) -> list[Fate]:
    """So many matches on fresh seeds, on all processors."""
    with Pool() as pool:
        return pool.map(partial(fresh, slug, player), range(seeds), chunksize=8)


def curve(slug: str) -> list[str]:
    """How this game's table was learned, as rows of a table."""
    path = LEARNED / f"{slug}.json"
    if not path.exists():
        return []
    rows = [f"| {matches:,} | {share:.1%} |" for matches, share in json.loads(path.read_text())]
    return ["", "How it was learned, without wrong turns:", "", "| matches | won |", "|---:|---:|", *rows]


def section(slug: str, seeds: int) -> str:
    """The figures of one game."""
    lines = [f"## {cover(slug).title}", "", "| Player | won |", "|---|---:|"]
    for player in ("middle", "strong", *habits.HABITS.get(slug, {})):
        fates = played(slug, player, seeds)
        got = [fate.got for fate in fates]
        lines.append(f"| {player} | {mean(got):.1%} ± {error(got):.1%} |")
        print(slug, lines[-1], flush=True)
        if player == "strong":
            strong = fates
    lines += ["", "What the strong bot says of its chances, and what comes, by tenths of the positions:", ""]
    lines += ["| said | won | positions |", "|---:|---:|---:|"]
    lines += [
        f"| {said:.1%} | {got:.1%} ± {off:.1%} | {count} |" for said, got, off, count in deciles(strong)
    ]
    stretch, shift = fit(strong)
    lines += [
        "",
        f"It would fit best with its log-odds stretched by {stretch:.2f} and shifted by {shift:+.2f}.",
    ]
    return "\n".join([*lines, *curve(slug), ""])


def rewrite(text: str, title: str, new: str) -> str:
    """The page with this game's section in place of the one it had, or at its end."""
    parts = text.split("\n## ")
    at = next((n for n, part in enumerate(parts) if part.startswith(f"{title}\n")), len(parts))
    parts[at:] = [new.removeprefix("## "), *parts[at + 1 :]]
    return "\n## ".join(part.strip("\n") + "\n" for part in parts)


def main() -> None:
    """Measure, and write the figures if they are of enough matches."""
    asked = ArgumentParser()
    asked.add_argument("--game", choices=SHELF, help="one game instead of all that reckon")
    asked.add_argument("--seeds", type=int, default=SEEDS, help="fewer matches, to look")
    told = asked.parse_args()
    for slug in [told.game] if told.game else filter(reckons, SHELF):
        figures = section(slug, told.seeds)
        print(figures)
        if told.seeds >= SEEDS:
            page = PAGE.read_text() if PAGE.exists() else TITLE
            PAGE.write_text(rewrite(page, cover(slug).title, figures))


if __name__ == "__main__":
    main()
