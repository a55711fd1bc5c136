"""The shelf: one line a game. A game's cover is looked at without its rules, which are imported when they are
first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, cast

from games.contract import Achievements, Bot, Chronicle, Ending, Glance, Lessons, Table
from tabletop.cover import Cover
from tabletop.game import Game
from tabletop.wording import number

SHELF = ("domino-run", "dunginoes", "penguins", "colf-dada", "run-away", "dungeons")
HOW_MANY = number(len(SHELF))  # in words, for texts that count the games


class Entry(NamedTuple):
    """What a game's folder brings: its rules, and the modules `table`, `bot` and `lesson`."""

    game: Game
    table: Table[Any]
    bot: Bot[Any]
    lesson: Lessons


def package(slug: str) -> str:
    """Where a game lies: its slug with underscores, in `games`."""
    return f"games.{slug.replace('-', '_')}"


def cover(slug: str) -> Cover:
    """What stands on the box of this slug's game, rules unopened. ImportError if there is none."""
    found: Cover = import_module(package(slug)).COVER
    return found


@cache
def load(slug: str) -> Entry:
    """The game of this slug, which is its folder's name with dashes. ImportError if there is none."""
    folder = package(slug)
    names = ("rules", "table", "bot", "lesson")
    rules, table, bot, lesson = (import_module(f"{folder}.{name}") for name in names)
    return Entry(rules.GAME, cast(Table[Any], table), cast(Bot[Any], bot), cast(Lessons, lesson))


def glance(slug: str) -> Glance:
    """The pictures with which this game's rules begin; only for who opens them."""
    return cast(Glance, import_module(f"{package(slug)}.glance"))


def ending(slug: str) -> Ending:
    """How matches of this slug's game end: imported when one does. ImportError if there is no such game."""
    return cast(Ending, import_module(f"{package(slug)}.ending"))


def chronicle(slug: str) -> Chronicle:
    """How matches of this slug's game are retold in pictures; only for who asks. ImportError if there is no
    such game."""
    return cast(Chronicle, import_module(f"{package(slug)}.chronicle"))


def find(slug: str) -> Game | None:
    """The game of a slug on the shelf, or None."""
    return load(slug).game if slug in SHELF else None


def achievements(slug: str) -> Achievements:
    """What there is to meet and to do in a game, which is seldom asked. ImportError if there is none."""
    return cast(Achievements, import_module(f"{package(slug)}.achievements"))
