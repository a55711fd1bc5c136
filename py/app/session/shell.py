"""What a screen may ask of the shell around it. In tests another one stands in its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from app.keep.record import Record
from app.keep.settings import Settings
from app.keep.store import Store
from app.page.protocols import Device, Lines, Page
from app.page.screen import Commands, Screen
from tabletop.actions import Action


@dataclass(frozen=True)
class Looked:
    """How one has looked at the end of a match, which stands as it was left for whoever comes back to it.

    log: the match; places: the decision that is looked at on the curve of a seat; asked: by ply, what is
    known of what was better there (`asked.Asked`), to which more is added.
    """

    log: Sequence[Action] = ()
    places: Mapping[int, int] = field(default_factory=dict)
    asked: dict[int, Any] = field(default_factory=dict)


class Live(Protocol):
    """Phones at a table (`app/live/hosting.py`)."""

    def stands_at(self, table: Any, asked: bool = False) -> None:
        """This table is on the page now, and has asked for phones or not."""

    def left(self, table: Any) -> None:
        """Another screen comes."""

    def drawn(self, table: Any) -> None:
        """It was drawn."""


class Shell(Protocol):
    """Store, settings and dialog, and the ways to other screens. screen: the one that is open; live: the
    phones that are at a table of this page, once one was asked; beside: what the buttons do of the dialog
    that was opened last, if they have commands of their own; looked: what the result shows that was looked
    at last."""

    store: Store
    settings: Settings
    screen: Screen
    live: Live | None
    beside: Commands
    looked: Looked

    @property
    def page(self) -> Page:
        """The browser's page."""

    @property
    def device(self) -> Device:
        """The device around it."""

    @property
    def lines(self) -> Lines:
        """Lines to other devices."""

    def open(self, title: str, html: str, then: str = "", closes_to: str | None = None) -> None:
        """Show something over the page; then put the focus on `then`. closes_to: the command that is carried
        out when it is closed; what is opened over the result closes to it, if nothing else is said."""

    def close(self) -> None:
        """Close the dialog, if it is open."""

    def go(self, fragment: str, met: bool = False) -> None:
        """Change the address, and so the screen. met: no card stands before it, if it is a link."""

    def open_record(self, record: Record) -> None:
        """A match on the table, under an address of its own."""

    def share(self, record: Record, what: str) -> None:
        """The share dialog of a record, at one kind of link."""

    def send(self, record: Record, then: Callable[[str], None]) -> None:
        """Send a match by link to whoever is next, in one tap; `then` hears what came of it, in words."""

    def show(self, made: Callable[[], Screen]) -> None:
        """Another screen, made when the one that is open is left."""

    def enter(self, fragment: str) -> None:
        """From the card that meets who comes by this link to what the link shows."""

    def learn_first(self, slug: str, fragment: str) -> None:
        """From that card to the game's lesson, and after it to what the link shows."""

    def ask_phone(self, table: Any) -> None:
        """Ask a phone to this table, as a hand of somebody who sits there."""

    def hand_out(self, table: Any, what: str) -> None:
        """Send something of this table to phones, as its desk names it."""

    def with_rooms(self, then: Callable[[], None], missing: Callable[[str], None], words: str = "") -> None:
        """What is fetched when it is first asked for comes, and then this is done, or it is said why not."""

    def new_id(self) -> str:
        """A name for a new match."""

    def command(self, name: str, arg: str) -> None:
        """Carry out a command of the page."""

    def tell_notes(self) -> None:
        """Say what has come up in the store."""
