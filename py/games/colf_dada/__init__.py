"""CoLF DaDA, a hero of dominoes against monsters of two words, for one, by Jonathan A. Leistiko."""

from typing import TYPE_CHECKING

from tabletop.cover import Cover

COVER = Cover(
    title="CoLF DaDA",
    seats=range(1, 2),
    minutes=(15, 30),
    blurb="Slay a Damp Goose, then grow into something that can slay its landlord.",
    depth="some thought",
)

if TYPE_CHECKING:  # mypy holds the modules against the contract
    from games.colf_dada import achievements, bot, chronicle, ending, glance, lesson, table
    from games.colf_dada.rules import ColfDada
    from games.contract import Achievements, Bot, Chronicle, Ending, Glance, Lessons, Table

    TABLE: Table[ColfDada] = table
    BOT: Bot[ColfDada] = bot
    LESSON: Lessons = lesson
    GLANCE: Glance = glance
    ENDING: Ending = ending
    ACHIEVEMENTS: Achievements = achievements
    CHRONICLE: Chronicle = chronicle
