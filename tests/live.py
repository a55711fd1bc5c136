"""A table and phones around it, all in one room without a browser."""

from __future__ import annotations

import random
from typing import Any

import games
from app.keep.record import Record
from app.live.phone import Phone
from app_page import FakeShell
from tabletop.match import Match


def host(
    slug: str, phones: tuple[int, ...] = (), seats: int = 0, seed: str = "train", **fields: Any
) -> FakeShell:
    """A shell with a table of people, some of whom hold their hands on phones."""
    game = games.load(slug).game
    seats = seats or max(game.seats)
    names = fields.pop("typed", ["Ada", "Ben", "Cleo", "Dov", "Eva"][:seats])
    shell = FakeShell()
    players = fields.pop("players", ["person"] * seats)
    match = fields.pop("match", None) or Match(game, seats, seed)
    shell.open_record(Record("a1", match, players, names, phones=phones, **fields))
    return shell


def phone(table: FakeShell, seat: int | None = None, shell: FakeShell | None = None) -> FakeShell:
    """A phone that comes to the table and sits down, if a seat is given."""
    table.ask_phone(table.screen)
    table.page.run()
    if not shell:
        shell = FakeShell()
        shell.page.number = 104_729 * len(table.lines.answers)  # each makes numbers of its own
    shell.screen = Phone(shell, table.screen.slug, table.asking.line.code)
    shell.screen.draw()
    shell.screen.opened()
    shell.page.run()
    table.page.start(table.asking.take(shell.screen.line.code))
    table.page.run()
    if seat is not None:
        shell.screen.commands["sit"](str(seat))
    return shell


def seen(shell: FakeShell) -> str:
    """What a device shows."""
    return shell.page.shown["screen"]


def play_out(table: FakeShell) -> None:
    """The match by chance to its end, chosen at the phones."""
    chance = random.Random(7)
    while not table.screen.record.outcome:
        match = table.screen.record.match
        hand = next(guest.hand for guest in table.live.guests if match.state.seat in guest.seats)
        action = str(chance.choice(match.state.legal_actions()))
        hand.act(action)
        if hand.session.armed:
            hand.act(action)
