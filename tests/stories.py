"""How rare the patterns are by which matches are retold in pictures: many matches of bots, and the figures
into docs/stories.md and into each game's `rarities.py`.

    make stories                            # as many matches as the figures are of
    make stories GAME=penguins SEEDS=200    # one game; fewer matches are told and not written

Easy and middle bots share the table, which is of every size that a game has in turn: people play neither like
the one nor like the other.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import games
from games import SHELF
from games.telling import found, told
from tabletop import bots, chance
from tabletop.match import Match

SEEDS = 2000
PAIRED = 200  # matches of which each is held against each other
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "stories.md"
NAMES = ("Ada", "Ben", "Cleo", "Dag", "Eve")
STRENGTHS = ("easy", "middle")
TITLE = f"""# Stories

How rare the patterns are by which a match is retold in pictures (`chronicle.py` of each game): in how many of
100 matches each is found. Of {SEEDS} matches of easy and middle bots that share the table, of every size that a
game has, as many at each; written by `make stories` (tests/stories.py). A story has its opening and its end,
and between them the rarest of these; what more than half of all matches have only fills up.
"""
FILE = '''"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {{
{rows}
}}
'''


class Story(NamedTuple):
    """What a match has: the slugs of the patterns that are found in it, and the captions that are told."""

    slugs: frozenset[str]
    captions: tuple[str, ...]


def played(slug: str, number: int) -> Match:
    """A match of easy and middle bots in turn, made from its number alone."""
    entry = games.load(slug)
    sizes = entry.game.seats
    match = Match(entry.game, sizes[number % len(sizes)], f"story-{number}")
    while not match.state.ending:
        luck = chance.number(number, "story", match.at)
        strength = STRENGTHS[(number // len(sizes) + match.state.seat) % 2]
        match = match.play(bots.choose(match.state, match.state.seat, strength, luck, entry.bot))
    return match


def story(slug: str, number: int) -> Story:
    """The story of one match, told to its first seat."""
    match, chronicle = played(slug, number), games.chronicle(slug)
    slugs = frozenset(one.slug for one in found(chronicle, match, 0, NAMES))
    return Story(slugs, tuple(moment.words for moment in told(chronicle, match, 0, NAMES)))


def of_game(slug: str, wanted: int) -> list[Story]:
    """The stories of so many matches, on all processors."""
    with Pool() as pool:
        return pool.starmap(story, ((slug, number) for number in range(wanted)), chunksize=4)


def rarities(stories: Sequence[Story]) -> dict[str, float]:
    """In how many of 100 matches each pattern is found."""
    counts = Counter(slug for one in stories for slug in one.slugs)
    return {slug: 100 * count / len(stories) for slug, count in counts.items()}


def shared(stories: Sequence[Story]) -> float:
    """Which part of its captions a match shares with another, on average."""
    parts = [
        len({*one.captions} & {*other.captions}) / min(len(one.captions), len(other.captions))
        for one, other in combinations(stories[:PAIRED], 2)
    ]
    return sum(parts) / max(1, len(parts))


def section(slug: str, stories: Sequence[Story]) -> str:
    """The figures of a game, the rarest first."""
    rare = rarities(stories)
    slugs = sorted((pattern.slug for pattern in games.chronicle(slug).PATTERNS), key=lambda one: rare.get(one, 0))
    rows = [f"| {one.replace('-', ' ')} | {rare.get(one, 0):.1f} |" for one in slugs]
    lengths = Counter(len(one.captions) for one in stories)
    sizes = ", ".join(f"{count} pictures in {lengths[count] / len(stories):.0%}" for count in sorted(lengths))
    same = f"Two matches share {shared(stories):.1%} of their captions; {sizes} of matches."
    heads = "| Pattern | of 100 |\n|---|---:|"
    return "\n".join([f"\n## {games.cover(slug).title}\n", heads, *rows, "", same, ""])


def write(slug: str, stories: Sequence[Story]) -> None:
    """The figures into the game."""
    rare = rarities(stories)
    slugs = (pattern.slug for pattern in games.chronicle(slug).PATTERNS)
    rows = "\n".join(f'    "{one}": {round(rare.get(one, 0))},' for one in slugs)
    folder = ROOT / "py" / games.package(slug).replace(".", "/")
    (folder / "rarities.py").write_text(FILE.format(rows=rows))


if __name__ == "__main__":
    asked = ArgumentParser()
    asked.add_argument("--game", choices=SHELF, help="one game instead of all")
    asked.add_argument("--seeds", type=int, default=SEEDS, help="matches of each game")
    wish = asked.parse_args()
    text = TITLE
    for slug in [wish.game] if wish.game else SHELF:
        stories = of_game(slug, wish.seeds)
        text += section(slug, stories)
        print(section(slug, stories), flush=True)
        if wish.seeds == SEEDS:
            write(slug, stories)
    if wish.seeds == SEEDS and not wish.game:
        PAGE.write_text(text)
        print(f"Written into {PAGE}.")
