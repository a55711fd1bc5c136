"""What is said aloud in a match: after each choice, and after each pick on the way to it.

> run 2 with 4
  Ran 2 spaces. Nothing more can be run: end the move.
"""

from __future__ import annotations

from pathlib import Path

from app.keep.record import Record
from app_page import FakeShell
from games import Entry
from tabletop import chance
from tabletop.match import Match

SPOKEN = Path(__file__).parent / "spoken"
SEED = "spoken"
CHOICES = 40
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def speech(entry: Entry) -> str:
    """The beginning of a match of somebody alone, or with an easy bot, as a screen reader gets it."""
    seats = entry.game.seats[0]
    shell = FakeShell()
    page = shell.page
    shell.open_record(
        Record("a1", Match(entry.game, seats, SEED), ["person", *["easy"] * (seats - 1)], [*NAMES[:seats]])
    )
    screen = shell.screen
    lines: list[str] = []
    page.run()
    for ply in range(CHOICES):
        if screen.record.outcome:
            break
        state = screen.session.shown
        luck = chance.number(0, SEED, ply)
        action = entry.bot.policy(state, luck)
        if entry.table.VERBS[action.verb].forks:  # that would be another match
            stays = [other for other in state.legal_actions() if not entry.table.VERBS[other.verb].forks]
            action = stays[luck % len(stays)]
        _hear(page.spoken, lines)
        lines.append(f"> {action}")
        screen.act(str(action))
        if screen.session.armed:
            screen.act(str(action))
        page.run()
        _hear(page.spoken, lines)
    return "\n".join(lines) + "\n"


def _hear(spoken: list[str], lines: list[str]) -> None:
    """What was said since this was last asked."""
    lines += [f"  {words}" for words in spoken if words]
    spoken.clear()
