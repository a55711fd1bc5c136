"""High Card, the smallest game with dice, hidden cards and two seats: the template, never on the shelf."""

from typing import TYPE_CHECKING

from tabletop.cover import Cover

COVER = Cover(
    title="High Card",
    seats=range(2, 3),
    minutes=(1, 2),
    blurb="Three cards each, one die for both, and twelve is the most.",
    depth="easy to learn",
)

if TYPE_CHECKING:  # mypy holds the modules against the contract
    from games.contract import Achievements, Bot, Chronicle, Ending, Glance, Lessons, Table
    from games.nullgame import achievements, bot, chronicle, ending, glance, lesson, table
    from games.nullgame.rules import HighCard

    TABLE: Table[HighCard] = table
    BOT: Bot[HighCard] = bot
    LESSON: Lessons = lesson
    GLANCE: Glance = glance
    ENDING: Ending = ending
    ACHIEVEMENTS: Achievements = achievements
    CHRONICLE: Chronicle = chronicle
