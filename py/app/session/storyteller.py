"""The story of a match on the page: opened from the result, and taken along as picture, page or GIF."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from app.page.screen import WayBack
from app.session import story
from app.session.reviewing import Reviewing
from app.session.table import Table
from app.session.thinking import Work
from tabletop.link import LinkError, replay_link, seed_link


class Storyteller:
    """Tells the match of a table. `told`: its pictures, once it was opened."""

    def __init__(self, table: Table, reviewing: Reviewing) -> None:
        self.table, self.page, self.device = table, table.page, table.shell.device
        self.reviewing = reviewing
        self.commands: Mapping[str, Callable[[str], None]] = {
            "story-picture": lambda _: self.page.start(self.give_picture()),
            "story-page": lambda _: self.page.start(self.give_page()),
            "story-film": lambda _: self.page.start(self.give_gif()),
            "story-turn": lambda ply: self.to_turn(int(ply)),
        }
        self.told: list[story.Panel] = []

    async def open(self, ply: str = "") -> None:
        """The story, over the page; the focus is on the picture after so many actions, if any is meant."""
        self.page.text("picture-said", story.MAKING)
        with self.alone():
            told = await Work(story.panels(self.table.record), self.page, self.is_here).finish()
        if not told:  # somebody went elsewhere meanwhile
            return
        self.told = story.marked(told, self.reviewing.review)
        self.page.root.dataset.finale = ""
        html = story.html(self.told, self.device.can_share_file)
        meant = f"ask-story-turn-{ply}" if ply else "dialog-title"
        self.table.shell.open(story.TITLE, html, meant, closes_to="result")

    def is_here(self) -> bool:
        """Does the table still stand on the page?"""
        return self.table.shell.screen is self.table

    def to_turn(self, ply: int) -> None:
        """The match as it stood in a picture, to be watched from there; Back leads here again."""
        try:
            fragment = replay_link(self.table.record.match)
        except LinkError as fault:
            self.page.text("story-said", str(fault))
        else:
            self.table.way_back = WayBack(self.table.record.id, ply)
            self.table.shell.go(fragment, met=True)

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
        drawing = story.strip(self.table.record, self.told, self.address)
        await self._give(self.device.give_picture(drawing, self.name, self.words))

    async def give_page(self) -> None:
        """A page of one file."""
        page = story.page(self.table.record, self.told, self.address)
        await self._give(self.device.give_page(page, self.name, self.words))

    async def give_gif(self) -> None:
        """A GIF, made picture by picture."""
        gif = story.gif(self.told)

        def heard(done: float) -> None:
            self.page.text("story-said", f"{story.MAKING} Picture {int(done) + 1} of {len(gif.drawings)}.")

        await self._give(self.device.give_gif(gif, self.name, self.words, heard))

    @property
    def words(self) -> str:
        """The whole story in words, and where the match is."""
        return f"{story.spoken(self.table.record, self.told)} {self.address}"

    @property
    def name(self) -> str:
        """What its files are called."""
        return story.name(self.table.record.match)

    async def _give(self, making: Any) -> None:
        if self.reviewing.held:
            making.close()
            return
        with self.alone():
            self.page.text("story-said", story.MAKING)
            self.page.text("story-said", await making)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """What is made has the processor to itself: the look at the match waits."""
        self.reviewing.held = True
        try:
            yield
        finally:
            self.reviewing.held = False
            self.reviewing.go_on()
