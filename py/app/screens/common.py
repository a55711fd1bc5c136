"""Commands that every screen has: settings, help, saved matches, the update."""

from __future__ import annotations

from collections.abc import Awaitable

from app.keep.settings import CHOICES, Settings
from app.keep.store import MATCH
from app.page.markup import ask, radios
from app.page.screen import Commands
from app.screens.help import help_html
from app.session.shell import Shell
from games.contract import SOUNDS

HANDS = ("keys", "calm", "scan")  # settings of how one presses and touches


class Common:
    """What the page can do whichever screen is open."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.commands: Commands = {
            "settings": self.do_settings,
            "choose": self.do_choose,
            "help": self.do_help,
            "learn": self.do_learn,
            "export": self.do_export,
            "import": self.do_import,
            "undo-import": self.do_undo_import,
            "drop-aside": self.do_drop_aside,
            "aside-dropped": self.do_aside_dropped,
            "remove": self.do_remove,
            "removed": self.do_removed,
            "skip": self.do_skip,
            "dismiss": self.do_dismiss,
            "update": self.do_update,
        }

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
        self.shell.screen.preferred(name)

    def do_help(self, _: str) -> None:
        """What the keys do, on any screen."""
        self.shell.open("Help", help_html(self.shell.screen, self.shell.page.release()))

    def do_learn(self, arg: str) -> None:
        """A game's lesson, the first if it is not said which one; a link that waits behind one goes along."""
        from app.screens.learn import begin

        slug, _, which = arg.partition(" ")
        begin(self.shell, slug, int(which or 0), self.shell.screen.onward)

    def do_export(self, _: str) -> None:
        """Hand the player a file with all matches and results."""
        from app.keep.export_file import export

        text = export(self.shell.store, self.shell.screen.unsaved())
        self.shell.device.give_text(f"boneyard-{self.shell.page.today()}.json", text)

    def do_import(self, _: str) -> None:
        """Let the player pick such a file, and add what it holds."""
        self.shell.page.start(self.take(self.shell.device.pick_file(".json,application/json")))

    async def take(self, file: Awaitable[str | None]) -> None:
        """A file that is picked or dropped joins what is here; a sentence says what came of it."""
        from app.keep.import_file import bring_in

        if said := await bring_in(self.shell.store, file, self.shell.page.breathe):
            self.tell(said)

    def do_undo_import(self, _: str) -> None:
        """What was here before the last import is here again."""
        from app.keep.import_file import undo

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
            self.shell.store.storage.remove(key)
        self.shell.close()
        self.shell.screen.draw()

    def do_remove(self, id: str) -> None:
        """A saved match is gone for good when it is removed: ask."""
        self.ask_to_remove("Remove this match?", "removed", id)

    def ask_to_remove(self, title: str, agreed: str, arg: str = "") -> None:
        """A dialog before something goes that cannot be brought back."""
        agree = ask(agreed, "Remove it", arg, look="drop")
        keep = ask("close", "Keep it", look="go")
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

    def do_update(self, _: str) -> None:
        """The player agrees to the newer page."""
        self.shell.page.apply_update()


def settings_html(settings: Settings) -> str:
    """All preferences as one form; which sounds are heard is folded."""
    fields = {
        name: radios(name, legend, options, settings[name]) for name, (legend, options) in CHOICES.items()
    }
    sounds = "".join(fields.pop(f"sound-{kind}") for kind in SOUNDS)
    hands = "".join(fields.pop(name) for name in HANDS)
    return (
        f'<div class="settings">{"".join(fields.values())}'
        f"<details><summary>Hands: letters, shaky fingers, one switch</summary>{hands}</details>"
        f"<details><summary>Which sounds</summary>{sounds}</details></div>"
    )
