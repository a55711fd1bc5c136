"""Sounds at the table: off until somebody says yes, each kind by itself, never needed to understand it."""

from __future__ import annotations

from typing import Any

from app.page.markup import button
from games.contract import SOUNDS

KINDS = {name: kind for kind, names in SOUNDS.items() for name in names}
SETTLED = 3  # plies after which somebody plays, and may be asked
PATIENCE = 2  # plies that the question waits


class Sounds:
    """The part of a table or a replay that is heard."""

    def __init__(self, table: Any) -> None:
        self.table, self.page, self.settings = table, table.page, table.shell.settings
        self.asked = 0  # the ply of the question, while it is there

    def play(self, name: str) -> None:
        """One of the sounds of `SOUNDS`, with its shake, if the settings let it."""
        if self.settings["sound"] == "on" and self.settings[f"sound-{KINDS[name]}"] == "on":
            self.table.shell.device.sound(name)
        if self.settings["vibration"] == "on":
            self.table.shell.device.shake(name)

    def ask(self) -> None:
        """Ask, once on this device, when a person has begun to play and is not learning; whoever plays on has
        said no. The question lies over the page and moves nothing."""
        table = self.table
        if self.asked and table.match.at >= self.asked + PATIENCE:
            self.leave()
        if self.settings.has("sound") or table.match.at < SETTLED or table.record.turn != "here":
            return
        if table.lesson.on:
            return
        self.settings.choose("sound", "off")
        self.asked = table.match.at
        yes, no = button("sound", "Yes", "on", look="go"), button("sound", "No", "off")
        self.page.show("offer", f"<p>Play with sound?</p>{yes}{no}")

    def do_sound(self, value: str) -> None:
        """The answer."""
        self.settings.choose("sound", value)
        self.leave()
        self.page.focus("prompt")
        self.play("key")

    def leave(self) -> None:
        """The question goes, answered or not."""
        if self.asked:
            self.asked = 0
            self.page.show("offer", "")
