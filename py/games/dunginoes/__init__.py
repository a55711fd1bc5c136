"""Dunginoes, a dungeon of dominoes for one to four, by Chris of Love and Loss Games."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # mypy holds the modules against the contract
    from games.contract import Bot, Table
    from games.dunginoes import bot, table
    from games.dunginoes.rules import Dunginoes

    MODULES: tuple[Table[Dunginoes], Bot[Dunginoes]] = (table, bot)
