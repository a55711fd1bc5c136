"""How rare the patterns are by which matches are retold in pictures: many matches of bots, and the figures
into docs/stories.md and into each game's `rarities.py`.

    make stories                            # as many matches as the figures are of
    make stories GAME=penguins              # one game
    make stories GAME=penguins SEEDS=200 LOOK=1    # fewer matches; nothing is written

Easy and middle bots share the table, which is of every size that a game has in turn: people play neither like
the one nor like the other.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from multiprocessing import Pool
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import games
from games import SHELF
from games.telling import found, swings, told
from tabletop import bots, chance
from tabletop.match import Match

SEEDS = 2000
PAIRED = 200  # matches of which each is held against each other
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "stories.md"
NAMES = ("Ada", "Ben", "Cleo", "Dag", "Eve")
STRENGTHS = ("easy", "middle")
TITLE = """# Stories

How rare the patterns are by which a match is retold in pictures (`patterns.py` of each game): in how many of
100 matches each is found. Easy and middle bots share the table, which is of every size that a game has, as
many matches at each; in games for one each plays every other match. Written by `make stories`
(tests/stories.py). A story has its opening, what decided the match, where the tide turned, and its end;
between them the rarest of these, and those at which most was won or lost, as the game's bot reckons it at a
glance. What nearly all matches have only fills up.
"""
FILE = '''"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {{
{rows}
}}
'''


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


def slugs(slug: str, number: int) -> frozenset[str]:
    """The patterns that are found in a match."""
    return frozenset(one.slug for one in found(games.chronicle(slug), played(slug, number), 0, NAMES))


def captions(slug: str, number: int, rare: Mapping[str, int]) -> tuple[str, ...]:
    """What is told of a match to its first seat, if the patterns are so rare."""
    known = games.chronicle(slug)
    chronicle: Any = SimpleNamespace(**{**vars(known), "RARITIES": rare})
    match = played(slug, number)
    *_, swung = swings(match, 0, games.load(slug).bot)
    return tuple(moment.words for moment in told(chronicle, match, 0, NAMES, swung))


def rarities(slug: str, stories: Sequence[frozenset[str]]) -> dict[str, float]:
    """In how many of 100 matches each pattern is found."""
    counts = Counter(one for story in stories for one in story)
    return {one.slug: 100 * counts[one.slug] / len(stories) for one in games.chronicle(slug).PATTERNS}


def shared(stories: Sequence[tuple[str, ...]]) -> float:
    """Which part of its captions a match shares with another, on average."""
    parts = [len({*one} & {*other}) / min(len(one), len(other)) for one, other in combinations(stories, 2)]
    return sum(parts) / max(1, len(parts))


def section(slug: str, matches: int, rare: Mapping[str, float], stories: Sequence[tuple[str, ...]]) -> str:
    """The figures of a game, the rarest first."""
    rows = [
        f"| {one.replace('-', ' ')} | {rare[one]:.1f} |" for one in sorted(rare, key=lambda one: rare[one])
    ]
    lengths = Counter(map(len, stories))
    sizes = ", ".join(f"{n} in {lengths[n] / len(stories):.0%}" for n in sorted(lengths))
    same = (
        f"Of {matches} matches. Of {len(stories)} of them two share {shared(stories):.1%} of their captions, "
        f"on average; pictures: {sizes}."
    )
    heads = "| Pattern | of 100 |\n|---|---:|"
    return "\n".join([f"\n## {games.cover(slug).title}\n", heads, *rows, "", same, ""])


def write(slug: str, rare: Mapping[str, int], text: str) -> None:
    """The figures into the game, and into the page."""
    rows = "\n".join(f'    "{one}": {count},' for one, count in rare.items())
    folder = ROOT / "py" / games.package(slug).replace(".", "/")
    (folder / "rarities.py").write_text(FILE.format(rows=rows))
    known = told_of(PAGE.read_text() if PAGE.exists() else "") | {games.cover(slug).title: text}
    titles = [games.cover(one).title for one in SHELF]
    others = [title for title in known if title not in titles]
    PAGE.write_text(TITLE + "".join(known[title] for title in (*titles, *others) if title in known))


def measure(slug: str, matches: int, writes: bool) -> None:
    """Many matches of a game, on all processors."""
    with Pool() as pool:
        stories = pool.starmap(slugs, ((slug, number) for number in range(matches)), chunksize=4)
        rare = rarities(slug, stories)
        whole = {one: round(count) for one, count in rare.items()}
        some = min(matches, PAIRED)
        retold = pool.starmap(captions, ((slug, number, whole) for number in range(some)), chunksize=4)
    text = section(slug, matches, rare, retold)
    print(text, flush=True)
    if writes:
        write(slug, whole, text)


def told_of(text: str) -> dict[str, str]:
    """The sections of the page by the title of the game."""
    return {part.partition("\n")[0]: f"\n## {part}" for part in text.split("\n## ")[1:]}


if __name__ == "__main__":
    asked = ArgumentParser()
    asked.add_argument("--game", choices=SHELF, help="one game instead of all")
    asked.add_argument("--seeds", type=int, default=SEEDS, help="matches of each game")
    asked.add_argument("--look", action="store_true", help="tell the figures, and write nothing")
    wish = asked.parse_args()
    for slug in [wish.game] if wish.game else SHELF:
        measure(slug, wish.seeds, not wish.look)
