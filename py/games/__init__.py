"""The shelf: one line a game. A game's folder is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple, cast

from games.contract import Bot, Table
from tabletop.game import Game

SHELF = ("domino-run", "dunginoes")


class Entry(NamedTuple):
    """What a game's folder brings: its rules, and the modules `table` and `bot`."""

    game: Game
    table: Table[Any]
    bot: Bot[Any]


def load(slug: str) -> Entry:
    """The game of this slug, which is its folder's name with dashes. ImportError if there is none."""
    folder = f"games.{slug.replace('-', '_')}"
    rules, table, bot = (import_module(f"{folder}.{name}") for name in ("rules", "table", "bot"))
    return Entry(rules.GAME, cast(Table[Any], table), cast(Bot[Any], bot))


def find(slug: str) -> Game | None:
    """The game of a slug on the shelf, or None."""
    return load(slug).game if slug in SHELF else None
