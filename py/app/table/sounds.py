"""Sounds at the table: off until somebody says yes, each kind by itself, never needed to understand it."""

from __future__ import annotations

from typing import Any

from games.contract import SOUNDS

KINDS = {name: kind for kind, names in SOUNDS.items() for name in names}


class Sounds:
    """The part of a table or a replay that is heard."""

    def __init__(self, table: Any) -> None:
        self.table, self.settings = table, table.shell.settings

    def play(self, name: str) -> None:
        """One of the sounds of `SOUNDS`, with its shake, if the settings let it."""
        if self.settings["sound"] == "on" and self.settings[f"sound-{KINDS[name]}"] == "on":
            self.table.shell.device.sound(name)
        if self.settings["vibration"] == "on":
            self.table.shell.device.shake(name)
