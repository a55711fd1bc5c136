"""Domino Run, a solo chase along a line of dominoes, by Ronald Villaver."""

from typing import TYPE_CHECKING

from tabletop.cover import Cover

COVER = Cover(
    title="Domino Run",
    seats=range(1, 2),
    minutes=(5, 15),
    blurb="Seven keys to find, and an enemy who runs behind you.",
    depth="easy to learn",
)

if TYPE_CHECKING:  # mypy holds the modules against the contract
    from games.contract import Achievements, Bot, Chronicle, Ending, Glance, Lessons, Table
    from games.domino_run import achievements, bot, chronicle, ending, glance, lesson, table
    from games.domino_run.rules import DominoRun

    TABLE: Table[DominoRun] = table
    BOT: Bot[DominoRun] = bot
    LESSON: Lessons = lesson
    GLANCE: Glance = glance
    ENDING: Ending = ending
    ACHIEVEMENTS: Achievements = achievements
    CHRONICLE: Chronicle = chronicle
