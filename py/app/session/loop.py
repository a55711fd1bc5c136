"""The loop of a screen that shows a session: intents come in, the session goes on, effects are carried out.

What is common to a table (`runtime.py`) and a replay (`screens/replay.py`): drawing by parts, words, sounds,
time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.page.parts import Parts
from app.page.screen import Screen
from app.session import effects as do
from app.session.shell import Shell
from games.contract import SOUNDS

KINDS = {name: kind for kind, names in SOUNDS.items() for name in names}


class Loop(Screen):
    """A session on the page; `session` is a value, and `dispatch` alone gives it another one."""

    session: Any

    def __init__(self, shell: Shell) -> None:
        self.shell, self.page, self.device = shell, shell.page, shell.device
        self.screen = Parts(self.page, "screen")

    def update(self, intent: Any) -> tuple[do.Effect, ...]:
        """Let the session go on by an intent; what that asks for."""
        raise NotImplementedError

    def parts(self, session: Any) -> Mapping[str, str]:
        """A session's screen by part."""
        raise NotImplementedError

    def framed(self, session: Any, parts: Mapping[str, str]) -> str:
        """The whole screen, made of its parts."""
        raise NotImplementedError

    def dispatch(self, intent: Any) -> None:
        """Something has happened: the session goes on by it, and what that asks for is done."""
        for effect in self.update(intent):
            self.carry_out(effect)

    def carry_out(self, effect: do.Effect) -> None:
        """Do what the session asks for."""
        match effect:
            case do.Draw(still):
                self.draw(still)
            case do.Say(words):
                self.page.announce(words)
            case do.MoveCursor(name, words):
                self.page.move_cursor(name)
                self.page.announce(words)
            case do.Focus(name):
                self.page.focus(name)
            case do.FilmFor(ms):
                self.page.film(ms)
            case do.Sound(name, side, pitch):
                self.sound(name, side, pitch)
            case do.Wait(ms, then):
                self.page.start(self.wait(ms, then))
            case do.AfterPaint(then):
                self.page.after_paint(lambda: self.dispatch(then))
            case do.Then(then):
                self.dispatch(then)
            case do.Go(fragment):
                self.shell.go(fragment, met=True)
            case _:
                raise TypeError(f"nobody carries out {effect}")

    def html(self) -> str:
        """The whole screen as text."""
        return self.framed(self.session, self.parts(self.session))

    def draw(self, still: bool = False) -> None:
        """Show everything as it is now."""
        s = self.session
        self.screen.show(self.parts(s), lambda parts: self.framed(s, parts), still)

    async def wait(self, ms: float, then: Any) -> None:
        """Some time, and then this."""
        await self.page.sleep(ms)
        self.dispatch(then)

    def sound(self, name: str, side: float = 0, pitch: float = 1) -> None:
        """One of the sounds of `SOUNDS`, with its shake, if the settings let it."""
        settings = self.shell.settings
        if settings["sound"] == "on" and settings[f"sound-{KINDS[name]}"] == "on":
            self.device.sound(name, side, pitch)
        if settings["vibration"] == "on":
            self.device.shake(name)
