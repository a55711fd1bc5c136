"""Markup has a type of its own, and one small builder that escapes.

    >>> tag("p", "Ada & Ben", tag("b", 3), id="who", data_touch="seat 0")
    '<p id="who" data-touch="seat 0">Ada &amp; Ben<b>3</b></p>'
    >>> tag("input", type="checkbox", checked=True, disabled=False)
    '<input type="checkbox" checked="">'

What people have typed is a `str`; `esc` makes `Html` of it, and leaves alone what is `Html` already. What
draws asks for `Html` where it wants names that may stand on the page, and mypy lets it have no others.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import overload

VOID = frozenset(("br", "hr", "img", "input"))  # elements that hold nothing
SHAPES = frozenset(("circle", "ellipse", "line", "path", "rect", "stop", "use"))  # in drawings they say so


class Html(str):
    """A text that may stand on the page as it is."""

    __slots__ = ()

    @overload
    def __add__(self, other: Html) -> Html: ...
    @overload
    def __add__(self, other: str) -> str: ...
    def __add__(self, other: str) -> str:
        both = super().__add__(other)
        return Html(both) if isinstance(other, Html) else both


NOTHING = Html("")


def esc(words: object) -> Html:
    """Text made safe for markup, in an attribute as well; markup is given back as it is."""
    if isinstance(words, Html):
        return words
    return Html(
        str(words).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    )


def joined(parts: Iterable[object]) -> Html:
    """These parts one after the other: markup as it is, text made safe."""
    return Html("".join(map(esc, parts)))


def attributes(**given: object) -> Html:
    """Attributes in their order, each after a space, as they stand in an element: data_do is `data-do`,
    class_ is `class`; one that is True is there without a value, one that is False or None is not there."""
    said = [
        f' {_spelled(key)}="{"" if value is True else esc(value)}"'
        for key, value in given.items()
        if value is not None and value is not False
    ]
    return Html("".join(said)) if said else NOTHING


@cache
def _spelled(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def tag(name: str, /, *content: object, also: Html = NOTHING, **given: object) -> Html:
    """An element, its attributes as `attributes` takes them, or, in `also`, has made them."""
    said = attributes(**given) + also
    if name in VOID:
        return Html(f"<{name}{said}>")
    if name in SHAPES and not content:
        return Html(f"<{name}{said}/>")
    return Html(f"<{name}{said}>{joined(content)}</{name}>")
