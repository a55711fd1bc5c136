"""Commands that every screen has: settings, help, saved matches, the update."""

from __future__ import annotations

from collections.abc import Awaitable

from app.keep.settings import CHOICES, Settings
from app.keep.store import MATCH
from app.lobby import Lobby
from app.page.markup import button, radios
from app.screens.help import help_html
from games.contract import SOUNDS

UNREAD = "This file could not be read; nothing was changed. Copy it to this device, then choose the copy."
EMPTY = "This file is empty; nothing was changed. Choose the one that “Export” has made."


class Common:
    """What the page can do whichever screen is open."""

    def __init__(self, shell: Lobby) -> None:
        self.shell = shell

    def do_settings(self, _: str) -> None:
        """Settings, from any screen."""
        self.shell.open("Settings", settings_html(self.shell.settings))

    def do_choose(self, arg: str) -> None:
        """One of the settings was chosen."""
        name, _, value = arg.partition("=")
        self.shell.settings.choose(name, value)
        self.shell.page.dress()
        if name.startswith("sound") and self.shell.settings["sound"] == value == "on":
            self.shell.device.sound(SOUNDS.get(name.removeprefix("sound-"), SOUNDS["pieces"])[0])
        elif name == "vibration" and value == "on":
            self.shell.device.shake("key")
        self.shell.ask("preferred", name)

    def do_help(self, _: str) -> None:
        """What the keys do, on any screen."""
        self.shell.open("Help", help_html(self.shell.screen))

    def do_learn(self, arg: str) -> None:
        """A game's lesson, the first if it is not said which one."""
        from app.screens.learn import begin

        slug, _, which = arg.partition(" ")
        begin(self.shell, slug, int(which or 0))

    def do_export(self, _: str) -> None:
        """Hand the player a file with all matches and results."""
        from app.keep.transfer import export

        text = export(self.shell.store, self.shell.ask("unsaved") or {})
        self.shell.device.give_text(f"boneyard-{self.shell.page.today()}.json", text)

    def do_import(self, _: str) -> None:
        """Let the player pick such a file, and add what it holds."""
        self.shell.page.start(self.take(self.shell.device.pick_file(".json,application/json")))

    async def take(self, file: Awaitable[str | None]) -> None:
        """A file that is picked or dropped joins what is here; a sentence says what came of it."""
        try:
            text = await file
        except OSError:
            return self.tell(UNREAD)
        if text is not None:
            self.tell(await self.bring_in(text) if text else EMPTY)
        return None

    async def bring_in(self, text: str) -> str:
        """All that a file's text brings, or nothing of it; between two things the page may breathe."""
        from app.keep.transfer import Import, Unfit, read_file

        try:
            work = Import(self.shell.store, read_file(text))
        except Unfit as fault:
            return str(fault)
        for _ in work.steps():
            await self.shell.page.breathe()
        return work.carry_out()

    def do_undo_import(self, _: str) -> None:
        """What was here before the last import is here again."""
        from app.keep.transfer import undo

        self.tell(undo(self.shell.store))

    def tell(self, words: str) -> None:
        """Say what has become of what is kept, and show it."""
        self.shell.store.notes.append(words)
        self.shell.tell_notes()
        self.shell.screen.draw()

    def do_drop_aside(self, _: str) -> None:
        """What lies aside is gone for good when it is removed: ask."""
        self.ask_to_remove("Remove what could not be read?", "aside-dropped")

    def do_aside_dropped(self, _: str) -> None:
        """Asked and agreed."""
        for key in self.shell.store.aside():
            self.shell.store.box.remove(key)
        self.shell.close()
        self.shell.screen.draw()

    def do_remove(self, id: str) -> None:
        """A saved match is gone for good when it is removed: ask."""
        self.ask_to_remove("Remove this match?", "removed", id)

    def ask_to_remove(self, title: str, agreed: str, arg: str = "") -> None:
        """A dialog before something goes that cannot be brought back."""
        agree = button(agreed, "Remove it", arg, look="drop")
        keep = button("close", "Keep it", look="go")
        asked = f'<p>It cannot be brought back.</p><div class="row">{agree}{keep}</div>'
        self.shell.open(title, asked)

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
        del self.shell.page.root.dataset.notes

    def do_update(self, _: str) -> None:
        """The player agrees to the newer page."""
        self.shell.page.apply_update()


def settings_html(settings: Settings) -> str:
    """All preferences as one form; which sounds are heard is folded."""
    fields = {
        name: radios(name, legend, options, settings[name]) for name, (legend, options) in CHOICES.items()
    }
    sounds = "".join(fields.pop(f"sound-{kind}") for kind in SOUNDS)
    return (
        f'<div class="settings">{"".join(fields.values())}'
        f"<details><summary>Which sounds</summary>{sounds}</details></div>"
    )
