"""The smallest game with dice, hidden cards and two seats: the template, never on the shelf."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # mypy holds the modules against the contract
    from games.contract import Bot, Table
    from games.nullgame import bot, table
    from games.nullgame.rules import HighCardState

    MODULES: tuple[Table[HighCardState], Bot[HighCardState]] = (table, bot)
