"""A screen that is shown by parts: what stands on the page already is neither sent to it nor read again.

Each part is one element that says its name, or nothing. While the frame around them stays and the same
parts are there, only those go to the page whose text is another than the one shown last:

    screen = Parts(page, "screen")
    screen.show({"bar": "<header data-part=bar>…", "last": "<p data-part=last>…"}, frame)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Frame = Callable[[Mapping[str, str]], str]  # the whole screen, from its parts


class Parts:
    """An element of the page, and the texts of its parts as they were shown last."""

    def __init__(self, page: Any, name: str) -> None:
        self.page, self.name = page, name
        self.frame = ""  # without its parts
        self.texts: dict[str, str] = {}
        self.ready: dict[str, str] = {}  # what the page has read already, should it be shown next

    def show(self, parts: Mapping[str, str], frame: Frame, still: bool = False) -> None:
        """Bring the page to these parts; pieces glide to their places unless `still`."""
        bare = frame(dict.fromkeys(parts, ""))
        changed = self.changed(parts)
        if bare != self.frame or any(not html or not self.texts.get(name) for name, html in changed.items()):
            self.page.show(self.name, frame(parts), still)
        elif changed:
            self.page.show_parts(self.name, changed, self.ready, still)
        self.frame, self.texts, self.ready = bare, dict(parts), {}

    def prepare(self, parts: Mapping[str, str]) -> None:
        """Let the page read what may be shown next. Nothing of it is seen."""
        self.ready = {name: html for name, html in self.changed(parts).items() if html}
        self.page.prepare_parts(self.name, self.ready)

    def changed(self, parts: Mapping[str, str]) -> dict[str, str]:
        """Those of the parts that stand otherwise on the page."""
        return {name: html for name, html in parts.items() if html != self.texts.get(name)}

    def forget(self, part: str) -> None:
        """This part was changed on the page itself: the next time it is shown whatever its text."""
        if part in self.texts:
            self.texts[part] = "?"
