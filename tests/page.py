"""Markup read as a browser would have to: for what is offered in it, and that it is well-formed."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from typing import Any

from games.contract import PARTS
from games.viewer import Viewer
from tabletop.game import PLAYERS, Names, State


class Page(HTMLParser):
    """Markup, read: what tags there are, in whose order they close, and their attributes."""

    VOID = frozenset(("br", "hr", "img", "input", "meta", "link"))

    def __init__(self, html: str) -> None:
        super().__init__()
        self.attributes: list[tuple[str, str | None]] = []
        self.buttons: list[dict[str, str | None]] = []  # the attributes of what has the role of one
        self.open: list[str] = []
        self.feed(html)
        self.close()
        ids = self.values("id")
        assert not self.open, f"not closed: {self.open}"
        assert len(set(ids)) == len(ids), f"an id is twice: {sorted(ids)}"
        assert not self.values("style"), "a style attribute, which the page's policy forbids"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Opens an element."""
        self.handle_startendtag(tag, attrs)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element without content."""
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute is twice: {attrs}"
        self.attributes += attrs
        if tag == "button" or ("role", "button") in attrs:
            self.buttons.append(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        """Closes the element opened last."""
        assert self.open and self.open.pop() == tag, f"</{tag}> closes another element"

    def values(self, name: str) -> list[str]:
        """All values of an attribute."""
        return [value or "" for found, value in self.attributes if found == name]


def drawn(table: Any, view: State, picked: tuple[str, ...] = (), names: Names = PLAYERS) -> str:
    """What a game draws of a view for the deciding seat, all parts in one text."""
    return drawn_for(view.seat, table, view, picked, names)


def drawn_for(
    looker: int | None, table: Any, view: State, picked: tuple[str, ...] = (), names: Names = PLAYERS
) -> str:
    """The same for a seat, or, for None, for everybody. Each part is one element that says its name."""
    parts = table.draw(view, Viewer(looker, names, picked))
    for name, html in parts.items():
        assert name in PARTS and (not html or f'data-part="{name}"' in html[: html.index(">")])
    return "".join(parts.values())


def offered(html: str) -> list[str]:
    """The actions in markup, read by their attribute alone: that it is well-formed, a `Page` tells."""
    return [unescape(action) for action in re.findall(r' data-action="([^"]*)"', html)]


def choices(html: str) -> list[str]:
    """The buttons in markup that do something, each as a whole."""
    return re.findall(r'<button[^>]* data-action=".*?</button>', html, re.DOTALL)
