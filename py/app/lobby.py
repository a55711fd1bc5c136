"""What a screen may ask of the shell around it. In tests another one stands in its place."""

from __future__ import annotations

from typing import Any, Protocol

from app.keep.record import Record
from app.keep.settings import Settings
from app.keep.store import Store


class Lobby(Protocol):
    """Store, settings and dialog, and the ways to other screens.

    page: `app.page.browser`, or a page that is not there; screen: the one that is open.
    """

    store: Store
    settings: Settings
    screen: Any
    pointed: str  # the action that a mouse or the focus is on

    @property
    def page(self) -> Any:
        """The browser's page."""

    @property
    def device(self) -> Any:
        """The device around it: `app.page.device`, or one that is not there."""

    def ask(self, question: str, *given: Any) -> Any:
        """Call a method of the open screen, if it has it."""

    def open(self, title: str, html: str, then: str = "") -> None:
        """Show something over the page; then put the focus on `then`."""

    def close(self) -> None:
        """Close the dialog, if it is open."""

    def go(self, fragment: str) -> None:
        """Change the address, and so the screen."""

    def open_record(self, record: Record) -> None:
        """A match on the table, under an address of its own."""

    def share(self, record: Record, what: str) -> None:
        """The share dialog of a record, at one kind of link."""

    def new_id(self) -> str:
        """A name for a new match."""

    def command(self, name: str, arg: str) -> None:
        """Carry out a command of the page."""

    def tell_notes(self) -> None:
        """Say what has come up in the store."""
