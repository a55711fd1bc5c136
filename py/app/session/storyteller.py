"""The story of a match on the page: opened from the result, and taken along as picture, page or film."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from app.keep.record import Record
from app.session import story
from app.session.shell import Shell
from tabletop.link import LinkError, replay_link, seed_link


class Table(Protocol):
    """The table whose match is told."""

    shell: Shell
    page: Any

    @property
    def record(self) -> Record:
        """The match with what is around it."""


class Storyteller:
    """Tells the match of a table. What was told last is remembered with its match."""

    def __init__(self, table: Table) -> None:
        self.table, self.page, self.device = table, table.page, table.shell.device
        self.commands: Mapping[str, Callable[[str], None]] = {
            "story-picture": lambda _: self.page.start(self.give_picture()),
            "story-page": lambda _: self.page.start(self.give_page()),
            "story-film": lambda _: self.page.start(self.give_film()),
        }
        self.last: tuple[Record, list[story.Panel]] | None = None
        self.busy = False

    def told(self) -> list[story.Panel]:
        """The story of the match as it stands."""
        record = self.table.record
        if not self.last or self.last[0] is not record:
            self.last = record, story.panels(record)
        return self.last[1]

    async def open(self) -> None:
        """The story, over the page."""
        self.page.text("picture-said", story.MAKING)
        await self.page.breathe()
        told = story.html(self.told(), self.device.can_share_pictures())
        self.page.root.dataset.finale = ""
        self.table.shell.open(story.TITLE, told, "dialog-title")

    @property
    def address(self) -> str:
        """Where the match can be watched, or, where it is too long for a link, played."""
        match = self.table.record.match
        try:
            return str(self.page.address(replay_link(match)))
        except LinkError:
            return str(self.page.address(seed_link(match)))

    async def give_picture(self) -> None:
        """One picture of all."""
        drawing = story.strip(self.table.record, self.told(), self.address)
        await self._give(self.device.give_picture(drawing, self.name))

    async def give_page(self) -> None:
        """A page of one file."""
        await self._give(
            self.device.give_page(story.page(self.table.record, self.told(), self.address), self.name)
        )

    async def give_film(self) -> None:
        """A GIF, made picture by picture."""
        record = self.table.record
        shots = story.films(record, self.told())
        ms = story.FILM_MS // len(shots)
        await self._give(self.device.give_film(shots, story.FILM_WIDE, story.FILM_HIGH, ms, self.name))

    @property
    def name(self) -> str:
        """What its files are called."""
        return story.name(self.table.record.match)

    async def _give(self, making: Any) -> None:
        if self.busy:
            making.close()
            return
        self.busy = True
        try:
            self.page.text("story-said", story.MAKING)
            self.page.text("story-said", await making)
        finally:
            self.busy = False
