"""Commands that every screen has: settings, help, the file with everything, the update."""

from __future__ import annotations

from typing import Any

from js import boneyard, window

from app import page
from app.help import help_html


class Common:
    """What the page can do whichever screen is open."""

    def __init__(self, shell: Any) -> None:
        self.shell = shell

    def do_settings(self, _: str) -> None:
        """Settings, from any screen."""
        self.shell.open("Settings", self.shell.settings.html())

    def do_choose(self, arg: str) -> None:
        """One of the settings was chosen."""
        name, _, value = arg.partition("=")
        self.shell.settings.choose(name, value)
        window.dress()

    def do_help(self, _: str) -> None:
        """What the keys do, on any screen."""
        self.shell.open("Help", help_html(self.shell.screen))

    def do_export(self, _: str) -> None:
        """Hand the player a file with all matches and results."""
        page.give_file(f"boneyard-{page.today()}.json", self.shell.store.export(self.shell.ask("unsaved")))

    def do_import(self, _: str) -> None:
        """Let the player pick such a file, and add what it holds."""
        page.start(self.take_file())

    async def take_file(self) -> None:
        """The picked file joins what is here; a sentence says what came of it."""
        text = await page.pick_file(".json,application/json")
        if text:
            self.shell.store.notes.append(self.shell.store.merge(text))
            self.shell.tell_notes()
            self.shell.screen.draw()

    def do_skip(self, _: str) -> None:
        """Past the bar, to what the page is about."""
        page.focus("prompt" if page.find("prompt") else "main")

    def do_dismiss(self, _: str) -> None:
        """The notes were read."""
        page.show("notes", "")

    def do_update(self, _: str) -> None:
        """The player agrees to the newer page."""
        if self.shell.screen.kind != "table":
            boneyard.update.apply()
