"""The page of a hand, which is far away: what a table asks of its page is gathered here until it is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.live.messages import Call

TOLD = 2_000  # letters of what is said aloud


class FarPage:
    """What a table asks of its page, gathered until it is sent."""

    def __init__(self, page: Any) -> None:
        self.clock, self.start, self.sleep, self.breathe = page.clock, page.start, page.sleep, page.breathe
        self.calls: list[Call] = []
        self.focused = ""  # the id of what has the focus there, as the hand has said it last

    def call(self, kind: Any, text: str = "", html: str = "") -> None:
        """Something that the page there shall do."""
        self.calls.append(Call(kind, text[:TOLD], html))

    def announce(self, words: str) -> None:
        """Say it aloud."""
        if words:
            self.call("announce", words)

    def focus(self, name: str) -> None:
        """Put the focus on an element."""
        self.call("focus", name)

    def scroll_to(self, name: str) -> None:
        """Bring an element into sight."""
        self.call("scroll", name)

    def bring(self, selector: str) -> None:
        """Bring into sight what the hint means."""
        self.call("bring", selector)

    def move_cursor(self, name: str) -> None:
        """The cursor stands on an element."""
        self.call("cursor", name)

    def film(self, ms: int) -> None:
        """How long a picture stands goes with it."""

    def after_paint(self, then: Callable[[], Any]) -> None:
        """Nobody waits for the paint there."""
        then()

    def find(self, name: str) -> None:
        """Nothing of it is known here."""

    def focused_name(self) -> str:
        """The id of what has the focus there."""
        return self.focused

    def dialog_is_open(self) -> bool:
        """Escape shuts a dialog there, and is not told here."""
        return False
