"""Markup read: for what is offered in it, and that it is well-formed."""

from __future__ import annotations

import re
from html import unescape
from typing import Any
from xml.parsers import expat

from games.contract import PARTS
from games.viewer import Viewer
from tabletop.game import PLAYERS, Names, State

VOID = re.compile(r"<((?:br|hr|img|input|meta|link)\b[^>]*?)/?>")  # what has no content, and no end in HTML


class Page:
    """Markup, read as XML: all is closed in its order, each attribute has a value and stands there once; else
    AssertionError."""

    def __init__(self, html: str) -> None:
        self.elements: list[dict[str, str]] = []  # the attributes of each
        self.buttons: list[dict[str, str]] = []  # of what has the role of one
        xml = VOID.sub(r"<\1/>", html).replace("&nbsp;", "\N{NO-BREAK SPACE}")
        reader = expat.ParserCreate()
        reader.StartElementHandler = self._open
        try:
            reader.Parse(f"<page>{xml}</page>", True)
        except expat.ExpatError as error:
            before = xml[: reader.ErrorColumnNumber]
            raise AssertionError(f"{error}, after …{before[-80:]}") from None
        ids = self.values("id")
        assert len(set(ids)) == len(ids), f"an id is twice: {sorted(ids)}"
        assert not self.values("style"), "a style attribute, which the page's policy forbids"

    def _open(self, tag: str, attributes: dict[str, str]) -> None:
        self.elements.append(attributes)
        if tag == "button" or attributes.get("role") == "button":
            self.buttons.append(attributes)

    def values(self, name: str) -> list[str]:
        """All values of an attribute."""
        return [one[name] for one in self.elements if name in one]


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
