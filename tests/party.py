"""Dunginoes with several at the table, for tests without a browser."""

from __future__ import annotations

from typing import Any

import games
from app.keep.record import Record
from app.session.runtime import Runtime
from app_page import FakeShell
from tabletop.match import Match

ENTRY = games.load("dunginoes")


def record(players: list[str], here: list[int] | None = None, seed: str = "train", id: str = "a1") -> Record:
    names = ["Ada", "Ben", "Cleo", "Dov"][: len(players)]
    match = Match(ENTRY.game, len(players), seed)
    return Record(id, match, tuple(players), names, here=None if here is None else tuple(here))


def at_table(seated: Record, shell: FakeShell | None = None) -> tuple[FakeShell, Any]:
    shell = shell or FakeShell()
    shell.open_record(seated)
    return shell, shell.screen


def choose(table: Runtime, times: int = 1) -> None:
    for _ in range(times):
        table.act(str(table.session.state.legal_actions()[-1]))


def turns_of(table: Any) -> str:
    return str(table.record.names[table.session.state.seat])
