"""Dunginoes, a dungeon of dominoes for one to four, by Chris of Love and Loss Games."""

from typing import TYPE_CHECKING

from tabletop.cover import Cover

COVER = Cover(
    title="Dunginoes",
    seats=range(1, 5),
    minutes=(5, 20),
    blurb="A dungeon of dominoes, and a boss who waits below.",
    depth="some thought",
    kin="dungeons",
)

if TYPE_CHECKING:  # mypy holds the modules against the contract
    from games.contract import Achievements, Bot, Chronicle, Ending, Glance, Lessons, Table
    from games.dunginoes import achievements, bot, chronicle, ending, glance, lesson, table
    from games.dunginoes.rules import Dunginoes

    TABLE: Table[Dunginoes] = table
    BOT: Bot[Dunginoes] = bot
    LESSON: Lessons = lesson
    GLANCE: Glance = glance
    ENDING: Ending = ending
    ACHIEVEMENTS: Achievements = achievements
    CHRONICLE: Chronicle = chronicle
