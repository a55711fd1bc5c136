"""How rare awards are: many matches of bots in company, and the figures into docs/awards.md.

    make awards                            # as many matches as the figures are of
    make awards GAME=run-away SEEDS=200    # one game; fewer matches are told and not written

Middle bots have all seats, at tables of every size in turn. What is written at an award in its game's
`awards.py` is this figure: of so many matches in 100 it can be given.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import games
from app.session.awards_view import SHOWN, chosen
from games import SHELF
from tabletop import bots, chance
from tabletop.match import Match

SEEDS = 1200
PAGE = Path(__file__).parents[1] / "docs" / "awards.md"
NAMES = ("Ada", "Ben", "Cleo", "Dag", "Eve")
TITLE = f"""# Awards

How rare the awards are that are given at the end of a match in company: in how many of 100 matches each can
be given. Of those that can, the {SHOWN} rarest are. Of {SEEDS} matches of middle bots at tables of every size
that a game has, from two seats on, as many at each; written by `make awards` (tests/rarity.py).
"""


class Earned(NamedTuple):
    """What a match has earned: the slugs of the awards that can be given, how many are, and to how many."""

    slugs: tuple[str, ...]
    given: int
    people: int


def tables(slug: str) -> range:
    """How many can play a game in company."""
    seats = games.cover(slug).seats
    return range(max(2, seats[0]), seats[-1] + 1)


def in_company() -> list[str]:
    """The games that more than one can play."""
    return [slug for slug in SHELF if tables(slug)]


def played(slug: str, number: int) -> Match:
    """A match of middle bots, made from its number alone."""
    entry, sizes = games.load(slug), tables(slug)
    match = Match(entry.game, sizes[number % len(sizes)], f"award-{number}")
    while not match.state.ending:
        luck = chance.number(number, "award", match.at)
        match = match.play(bots.choose(match.state, match.state.seat, "middle", luck, entry.bot))
    return match


def earned(slug: str, number: int) -> Earned:
    """What one match has earned."""
    match = played(slug, number)
    awards = games.ending(slug).AWARDS
    can = tuple(award.slug for award in awards if award.given(match, NAMES))
    got = chosen(match, NAMES)
    return Earned(can, len(got), len({one.seat for one in got}))


def of_game(slug: str, wanted: int) -> list[Earned]:
    """What so many matches have earned, on all processors."""
    with Pool() as pool:
        return pool.starmap(earned, ((slug, number) for number in range(wanted)), chunksize=4)


def rarities(found: Sequence[Earned]) -> dict[str, float]:
    """In how many of 100 matches each award can be given."""
    counts = Counter(slug for one in found for slug in one.slugs)
    return {slug: 100 * count / len(found) for slug, count in counts.items()}


def section(slug: str, found: Sequence[Earned]) -> str:
    """The figures of a game, the rarest first."""
    rare = rarities(found)
    awards = sorted(games.ending(slug).AWARDS, key=lambda award: rare.get(award.slug, 0))
    three = sum(one.given == SHOWN for one in found) / len(found)
    several = sum(one.people > 1 for one in found) / len(found)
    rows = [f"| {award.name} | {rare.get(award.slug, 0):.1f} |" for award in awards]
    told = f"All three are given in {three:.1%} of matches, and to more than one in {several:.1%}."
    return "\n".join(
        [f"\n## {games.cover(slug).title}\n", "| Award | of 100 |\n|---|---:|", *rows, "", told, ""]
    )


def wrong(slug: str, found: Sequence[Earned]) -> list[str]:
    """The awards whose number in the game is another than what was measured."""
    rare = rarities(found)
    return [
        f"{slug}: {award.slug} says {award.rarity}, measured {rare.get(award.slug, 0):.1f}"
        for award in games.ending(slug).AWARDS
        if award.rarity != round(rare.get(award.slug, 0))
    ]


if __name__ == "__main__":
    asked = ArgumentParser()
    asked.add_argument("--game", choices=in_company(), help="one game instead of all")
    asked.add_argument("--seeds", type=int, default=SEEDS, help="matches of each game")
    told = asked.parse_args()
    text = TITLE
    for slug in [told.game] if told.game else in_company():
        found = of_game(slug, told.seeds)
        text += section(slug, found)
        print("\n".join([section(slug, found), *wrong(slug, found)]), flush=True)
    if told.seeds == SEEDS and not told.game:
        PAGE.write_text(text)
        print(f"Written into {PAGE}.")
