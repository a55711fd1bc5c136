"""Plain values as JSON and back, by the type each field is declared with: the one door for all that is read.

    >>> dump([("lay", 3)])
    [['lay', 3]]
    >>> build(list[tuple[str, int]], [["lay", 3]])
    [('lay', 3)]

JSON has no tuples; the declared type says what a list was. A type may say more than Python's own do:

    >>> build(Annotated[int, Within(1, 6)], 7)
    Traceback (most recent call last):
    ValueError: 7 is not within 1 and 6

A function beside the type makes the value what it should be: Annotated[str, str.strip].

What comes out is whole and of its declared type, so nobody behind this door needs to look again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

LONGEST = 20_000_000  # letters of a text that is read: more than a browser keeps for one page
DEEPEST = 8  # lists and dicts within each other; three is what our own texts need


class Within(NamedTuple):
    """Bounds of a number, or of how many a text, a list or a dict holds: Annotated[int, Within(1, 6)]."""

    low: int
    high: int

    def check(self, value: Any) -> None:
        """ValueError if the value is out of bounds."""
        if not self.low <= (value if isinstance(value, int) else len(value)) <= self.high:
            raise ValueError(f"{value!r:.60} is not within {self.low} and {self.high}")


class Like(NamedTuple):
    """What a whole text must look like: Annotated[str, Like("[a-z]+")]."""

    pattern: str

    def check(self, value: str) -> None:
        """ValueError if the text looks otherwise."""
        if not re.fullmatch(self.pattern, value):
            raise ValueError(f"{value!r:.60} is not like {self.pattern}")


def parse(text: str) -> Any:
    """The value of a JSON text. ValueError if it is none, or too long or too deep to be ours.

    Depth is measured before anything is parsed: nesting by the thousand does not raise in Pyodide, it
    ends the interpreter.
    """
    if len(text) > LONGEST:
        raise ValueError("longer than anything that is saved here")
    outside = "".join(text.replace("\\\\", "").replace('\\"', "").split('"')[::2])
    brackets = re.sub(r"[^][{}]+", "", outside)
    for _ in range(DEEPEST):
        brackets = brackets.replace("[]", "").replace("{}", "")
    if brackets:
        raise ValueError("nested deeper than anything that is saved here")
    return json.loads(text)


def dump(value: Any) -> Any:
    """A field's value as JSON values: tuples become lists, the rest stays."""
    if isinstance(value, list | tuple):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return {key: dump(item) for key, item in value.items()}
    return value


def build(declared: Any, value: Any) -> Any:
    """The value of the declared type that `dump` wrote as `value`, or that a dict says field by field.

    TypeError or ValueError if it is none.
    """
    if declared is Any:
        return tuple(build(Any, item) for item in value) if isinstance(value, list) else value
    origin, inner = get_origin(declared), get_args(declared)
    if origin is Annotated:
        built = build(inner[0], value)
        for bound in inner[1:]:
            if callable(bound):
                built = bound(built)
            else:
                bound.check(built)
        return built
    if origin is Literal:
        if not isinstance(value, str) or value not in inner:
            raise ValueError(f"{value!r:.60} is none of {inner}")
        return value
    if origin is list:
        return [build(inner[0], item) for item in _listed(value)]
    if origin is dict:
        if not isinstance(value, dict):
            raise TypeError(f"{value!r:.60} is not a dict")
        return {build_key(inner[0], key): build(inner[1], item) for key, item in value.items()}
    if origin is tuple:
        if inner == (str, ...):  # a log of hundreds: all at once
            _readable("".join(_listed(value)))
            return tuple(value)
        each = inner[:1] * len(_listed(value)) if inner[-1] is ... else inner
        return tuple(build(kind, item) for kind, item in zip(each, _listed(value), strict=True))
    if inner:  # a union: T | None, or None | T
        return None if value is None else build(next(kind for kind in inner if kind is not NoneType), value)
    if hasattr(declared, "_fields"):  # a NamedTuple
        if isinstance(value, dict):
            return _build_named(declared, value)
        kinds = _hints(declared).values()
        return declared(*(build(kind, item) for kind, item in zip(kinds, _listed(value), strict=True)))
    if type(value) is not declared:
        raise TypeError(f"{value!r:.60} is not of type {declared.__name__}")
    if declared is str:
        _readable(value)
    return value


def build_key(declared: Any, key: str) -> Any:
    """A dict's key, which JSON writes as text."""
    return int(key) if declared is int else build(declared, key)


def build_fields(cls: type, fields: Mapping[str, Any]) -> dict[str, Any]:
    """All declared fields of a class from JSON values; one that has a value in the class may be missing.
    TypeError or ValueError if another is, or one is unknown or of another type."""
    hints = {name: kind for name, kind in _hints(cls).items() if name[0] != "_" and not name.isupper()}
    wrong = {name for name in hints.keys() ^ fields.keys() if name in fields or not hasattr(cls, name)}
    if wrong:
        raise TypeError(f"fields missing or unknown: {sorted(wrong)}")
    return {name: build(hints[name], value) for name, value in fields.items()}


def _build_named(declared: Any, value: dict[str, Any]) -> Any:
    """A NamedTuple from a dict; what has a default may be missing, what is not declared is passed over."""
    hints = _hints(declared)
    missing = hints.keys() - value.keys() - declared._field_defaults.keys()
    if missing:
        raise TypeError(f"fields missing: {sorted(missing)}")
    return declared(**{name: build(kind, value[name]) for name, kind in hints.items() if name in value})


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)


def _listed(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r:.60} is not a list")
    return value


def _readable(text: str) -> None:
    """UnicodeEncodeError, a ValueError, for half a letter (a lone surrogate), which nothing can write."""
    text.encode()
