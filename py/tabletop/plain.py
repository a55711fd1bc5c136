"""Plain values as JSON and back, by the type each field is declared with.

    >>> dump([("lay", 3)])
    [['lay', 3]]
    >>> build(list[tuple[str, int]], [["lay", 3]])
    [('lay', 3)]

JSON has no tuples; the declared type says what a list was.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_origin, get_type_hints


def dump(value: Any) -> Any:
    """A field's value as JSON values: tuples become lists, the rest stays."""
    if isinstance(value, list | tuple):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return {key: dump(item) for key, item in value.items()}
    return value


def build(declared: Any, value: Any) -> Any:
    """The value of the declared type that `dump` wrote as `value`. TypeError or ValueError if it is none."""
    if declared is Any:
        return tuple(build(Any, item) for item in value) if isinstance(value, list) else value
    origin, inner = get_origin(declared), get_args(declared)
    if origin is list:
        return [build(inner[0], item) for item in _listed(value)]
    if origin is dict:
        if not isinstance(value, dict):
            raise TypeError(f"{value!r} is not a dict")
        return {build_key(inner[0], key): build(inner[1], item) for key, item in value.items()}
    if origin is tuple:
        each = inner[:1] * len(_listed(value)) if inner[-1] is ... else inner
        return tuple(build(kind, item) for kind, item in zip(each, _listed(value), strict=True))
    if inner:  # a union: T | None
        return None if value is None else build(inner[0], value)
    if hasattr(declared, "_fields"):  # a NamedTuple
        hints = get_type_hints(declared)
        kinds = [hints[name] for name in declared._fields]
        return declared(*(build(kind, item) for kind, item in zip(kinds, _listed(value), strict=True)))
    if type(value) is not declared:
        raise TypeError(f"{value!r} is not of type {declared.__name__}")
    return value


def build_key(declared: Any, key: str) -> Any:
    """A dict's key, which JSON writes as text."""
    return int(key) if declared is int else key


def build_fields(cls: type, fields: Mapping[str, Any]) -> dict[str, Any]:
    """All declared fields of a class from JSON values. TypeError or ValueError if one is missing, unknown
    or of another type."""
    declared = get_type_hints(cls).items()
    hints = {name: kind for name, kind in declared if name[0] != "_" and not name.isupper()}
    if hints.keys() != fields.keys():
        raise TypeError(f"fields missing or unknown: {sorted(hints.keys() ^ fields.keys())}")
    return {name: build(hints[name], value) for name, value in fields.items()}


def _listed(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return value
