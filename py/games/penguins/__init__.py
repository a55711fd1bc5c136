"""Penguin's Night Out, a race on shifting ice for two to four, by Jonathan A. Leistiko."""

from typing import TYPE_CHECKING

from tabletop.cover import Cover

COVER = Cover(
    title="Penguin’s Night Out",
    seats=range(2, 5),
    minutes=(10, 25),
    blurb="Fetch your buddies over ice that will not lie still.",
    depth="some thought",
)

if TYPE_CHECKING:  # mypy holds the modules against the contract
    from games.contract import Achievements, Bot, Chronicle, Ending, Glance, Lessons, Table
    from games.penguins import achievements, bot, chronicle, ending, glance, lesson, table
    from games.penguins.rules import Penguins

    TABLE: Table[Penguins] = table
    BOT: Bot[Penguins] = bot
    LESSON: Lessons = lesson
    GLANCE: Glance = glance
    ENDING: Ending = ending
    ACHIEVEMENTS: Achievements = achievements
    CHRONICLE: Chronicle = chronicle
