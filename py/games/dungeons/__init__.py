"""Dungeons for the dungeon master: two map generators of dominoes, and maps one can take away."""

from typing import TYPE_CHECKING

from tabletop.cover import Cover

COVER = Cover(
    title="Dungeons",
    seats=range(1, 2),
    minutes=(1, 60),
    blurb="For the dungeon master: maps of dominoes for your own table.",
    kin="dunginoes",
    depth="easy to learn",
)

if TYPE_CHECKING:  # mypy holds the modules against the contract
    from games.contract import Achievements, Bot, Chronicle, Ending, Glance, Lessons, Table
    from games.dungeons import achievements, bot, chronicle, desk, ending, glance, lesson, table
    from games.dungeons.rules import Dungeons
    from tabletop.desk import Desk

    TABLE: Table[Dungeons] = table
    BOT: Bot[Dungeons] = bot
    LESSON: Lessons = lesson
    GLANCE: Glance = glance
    ENDING: Ending = ending
    ACHIEVEMENTS: Achievements = achievements
    DESK: Desk[Dungeons] = desk
    CHRONICLE: Chronicle = chronicle
