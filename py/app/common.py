"""Commands that every screen has: settings, help, saved matches, the update."""

from __future__ import annotations

from typing import Any

from app.help import help_html
from app.markup import button
from app.store import MATCH


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
        self.shell.page.dress()

    def do_help(self, _: str) -> None:
        """What the keys do, on any screen."""
        self.shell.open("Help", help_html(self.shell.screen))

    def do_export(self, _: str) -> None:
        """Hand the player a file with all matches and results."""
        self.shell.page.give_file(
            f"boneyard-{self.shell.page.today()}.json", self.shell.store.export(self.shell.ask("unsaved"))
        )

    def do_import(self, _: str) -> None:
        """Let the player pick such a file, and add what it holds."""
        self.shell.page.start(self.take_file())

    async def take_file(self) -> None:
        """The picked file joins what is here; a sentence says what came of it."""
        text = await self.shell.page.pick_file(".json,application/json")
        if text:
            self.shell.store.notes.append(self.shell.store.merge(text))
            self.shell.tell_notes()
            self.shell.screen.draw()

    def do_remove(self, id: str) -> None:
        """A saved match is gone for good when it is removed: ask."""
        agree = button("removed", "Remove it", id, look="drop")
        keep = button("close", "Keep it", look="go")
        asked = f'<p>It cannot be brought back.</p><div class="row">{agree}{keep}</div>'
        self.shell.open("Remove this match?", asked)

    def do_removed(self, id: str) -> None:
        """Asked and agreed."""
        self.shell.store.remove(MATCH + id)
        self.shell.close()
        self.shell.screen.draw()

    def do_skip(self, _: str) -> None:
        """Past the bar, to what the page is about."""
        self.shell.page.focus("prompt" if self.shell.page.find("prompt") else "main")

    def do_dismiss(self, _: str) -> None:
        """The notes were read."""
        self.shell.page.show("notes", "")

    def do_update(self, _: str) -> None:
        """The player agrees to the newer page."""
        if self.shell.screen.kind != "table":
            self.shell.page.apply_update()
