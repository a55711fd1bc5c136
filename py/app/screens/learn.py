"""The way into a game's lesson: offered loudly to who has never played the game here, else quietly."""

from __future__ import annotations

import games
from app.keep.record import Record
from app.keep.schema import PERSON
from app.keep.store import Store
from app.page.markup import button
from app.session.shell import Shell
from tabletop.match import Match


def learn_html(store: Store, slug: str) -> str:
    """The button, for the game's start page."""
    if any(not one.practice for one in store.records(slug)) or store.results(slug):
        return button("learn", "Learn in two minutes", slug, look="quiet", draw="hint")
    return button("learn", "New here? Learn in two minutes", slug, look="plain learn", draw="hint")


def begin(shell: Shell, slug: str, which: int, onward: str = "") -> None:
    """A lesson of this game from its first step, by its place among them: a match like any other, which is
    never counted. onward: the link that waits until it is over."""
    entry = games.load(slug)
    seats = entry.game.seats[0]
    match = Match(entry.game, seats, entry.lesson.LESSONS[which].seed)
    players = (PERSON, *["easy"] * (seats - 1))
    shell.open_record(Record(shell.new_id(), match, players, lesson=0, onward=onward))
