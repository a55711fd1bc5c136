"""A screen that is shown by parts: what stands on the page already is neither sent to it nor read again.

Each part is one element that says its name, or nothing. While the frame around them stays and the same
parts are there, only those go to the page whose text is another than the one shown last:

    screen = Parts(page, "screen")
    screen.show({"bar": "<header data-part=bar>…", "last": "<p data-part=last>…"}, frame)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

Frame = Callable[[Mapping[str, str]], str]  # the whole screen, from its parts
Choice = tuple[str, str, bool]  # "action" or "pick", its words, and whether a finger makes it
UNKNOWN = "?"  # the text of a part of which only the page knows how it stands


class Parts:
    """An element of the page, and the texts of its parts as they were shown last."""

    def __init__(self, page: Any, name: str) -> None:
        self.page, self.name = page, name
        self.bare = ""  # the frame without its parts
        self.texts: dict[str, str] = {}
        self.ready: dict[str, str] = {}  # what the page has read and will show by itself if it is chosen

    def show(self, parts: Mapping[str, str], frame: Frame, still: bool = False) -> None:
        """Bring the page to these parts; pieces glide to their places unless `still`."""
        changed = self.changed(parts)
        if not self.fits(parts, frame):
            self.page.show(self.name, frame(parts), still)
        elif changed:
            self.page.show_parts(self.name, changed, still)
        self.bare, self.texts, self.ready = frame(dict.fromkeys(parts, "")), dict(parts), {}

    def prepare(self, parts: Mapping[str, str], frame: Frame, choice: Choice, still: bool = False) -> None:
        """Let the page read what this choice will show, so that it shows it by itself. Nothing of it is seen
        before; what needs another frame is not prepared."""
        self.ready = self.changed(parts) if self.fits(parts, frame) else {}
        self.page.prepare_parts(self.name, self.ready, choice, still)

    def drop(self) -> None:
        """What was prepared will not be chosen."""
        self.ready = {}
        self.page.prepare_parts(self.name, {}, ("", "", False), True)

    def taken(self, names: Iterable[str]) -> None:
        """The page has shown by itself these parts of what was ready."""
        self.texts |= {name: self.ready.get(name, UNKNOWN) for name in names}

    def fits(self, parts: Mapping[str, str], frame: Frame) -> bool:
        """Is the frame on the page the one for these parts, with the same of them there?"""
        there = all(bool(html) == bool(self.texts.get(name)) for name, html in parts.items())
        return there and frame(dict.fromkeys(parts, "")) == self.bare

    def changed(self, parts: Mapping[str, str]) -> dict[str, str]:
        """Those of the parts that stand otherwise on the page."""
        return {name: html for name, html in parts.items() if html != self.texts.get(name)}

    def forget(self, part: str) -> None:
        """This part was changed on the page itself: the next time it is shown whatever its text."""
        if part in self.texts:
            self.texts[part] = UNKNOWN
