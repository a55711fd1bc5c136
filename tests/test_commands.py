"""Commands: what `data-do` and its like may say is one table a screen, and nothing says anything else."""

from __future__ import annotations

import re
from pathlib import Path

import games
from app.live.asking import Asking
from app.live.handing_out import HandingOut
from app.live.hosting import Hosting
from app.live.phone import Phone
from app.page.screen import Commands
from app.screens.achievements import AchievementsScreen
from app.screens.again import Again
from app.screens.arrival import Card
from app.screens.common import Common
from app.screens.crossing import Crossing
from app.screens.replay import Replay
from app.screens.share import Sharing
from app.screens.spectator import Spectator
from app.screens.start import Start
from app.session.asked import Asked
from app.session.keys import KEYS
from app.session.storyteller import Storyteller
from app_page import FakeShell, at_table, finished
from tabletop.link import Linked, replay_link

ROOT = Path(__file__).parents[1]
SAYS = (
    *(rf'\b{name}\(\s*"([a-z-]+)"' for name in ("button", "ask", "tool")),
    *(rf'data-{name}="([a-z-]+)"' for name in ("do", "change", "typed")),
    r'data_(?:do|change|typed)="([a-z-]+)"',
)


def known() -> set[str]:
    """All commands of all screens, and those that every screen has."""
    shell, table = at_table()
    record = finished()
    every: list[Commands] = [
        table.commands,
        Start(shell, "domino-run", "").commands,
        AchievementsScreen(shell, "domino-run").commands,
        Replay(shell, record.match, replay_link(record.match)).commands,
        Spectator(shell, "domino-run", "a1").commands,
        Sharing(shell, record).commands,
        Common(shell).commands,
        Card(shell, "", Linked(record.match.anew()), None).commands,
        Crossing(shell, record, record).commands,
        Phone(shell, "penguins", "").commands,
        Asking(shell, Hosting(shell, table)).commands,
        HandingOut(shell, table, "").commands,
        Again(shell, Asked(table.record), print).commands,
        table.result.reviewing.commands,
        Storyteller(table, table.result.reviewing).commands,
        {"close": print},
    ]
    return {name for commands in every for name in commands}


def test_nothing_says_a_command_that_no_screen_knows() -> None:
    commands = known()
    said = {}
    for path in (*(ROOT / "py").rglob("*.py"), *(ROOT / "static").glob("*.*js"), ROOT / "index.html"):
        text = path.read_text()
        said |= {name: path.name for says in SAYS for name in re.findall(says, text)}
    assert len(said) > 60
    assert {name: where for name, where in said.items() if name not in commands} == {}


def test_each_key_is_a_command_at_the_table_or_of_every_screen() -> None:
    shell, table = at_table()
    assert set(KEYS.values()) <= {*table.commands, *Common(shell).commands}


def test_what_games_draw_says_only_what_a_table_knows() -> None:
    for slug in games.SHELF:
        folder = ROOT / "py" / games.package(slug).replace(".", "/")
        said = {
            name
            for path in folder.rglob("*.py")
            for name in re.findall(r'data-do="([a-z-]+)"', path.read_text())
        }
        assert said <= set(at_table()[1].commands), slug


def test_a_command_that_nobody_knows_does_nothing() -> None:
    shell = FakeShell()
    shell.command("fly", "away")
    assert not shell.dialog and not shell.gone_to
