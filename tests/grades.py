"""How matches of Dunginoes end alone: how many of a hundred in each grade, in the dark and with a lantern.

The strong bot plays; `make balance GAME=dunginoes` writes the figures into the rules.
"""

from __future__ import annotations

from collections import Counter
from multiprocessing import Pool

from games import load
from matches import play

SLUG = "dunginoes"
MATCHES = 2000
WAYS = {"in the dark": {}, "with a lantern": {"lantern": 1}}
TITLE = """
Alone with the strong player: how many of a hundred matches end in each grade, in the dark and with a lantern.

| Light | matches | won | error | {grades} |
|---|---:|---:|---:|{lines}"""


def graded(seed: int, options: dict[str, int]) -> int:
    """The place of a match among the grades."""
    entry = load(SLUG)
    outcome = play(entry, ["strong"], seed, **options).outcome()
    assert outcome
    return entry.table.grade(outcome.scores[0])


def section(share: float) -> str:
    """The figures, over this share of the matches."""
    names, wanted = load(SLUG).table.FACTS.grades, max(2, round(MATCHES * share))
    lines = [TITLE.format(grades=" | ".join(names), lines="---:|" * len(names))]
    for way, options in WAYS.items():
        with Pool() as pool:
            found = Counter(pool.starmap(graded, [(seed, options) for seed in range(wanted)], chunksize=4))
        won = found[len(names) - 1] / wanted
        error = (won * (1 - won) / wanted) ** 0.5
        shares = " | ".join(f"{found[place] / wanted:.1%}" for place in range(len(names)))
        lines.append(f"| {way} | {wanted} | {won:.1%} | {error:.1%} | {shares} |")
    return "\n".join([*lines, ""])
