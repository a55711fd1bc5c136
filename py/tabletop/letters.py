"""A position in letters: what `str(state)` says, for a test that fails, a terminal, an ear.

    >>> print(listed({"die": 3, "hands": [(5, 7), (0, 0)], "gone": [], "seed": 1}, but=("seed",)))
    die: 3
    hands: 5 7 / 0 0

What a view hides is hidden in its text too, which is made of nothing but fields. A game with a board draws it
above the list: `games/*/text.py` says how.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

LUCK = ("seed", "drawn")  # fields that nobody sees on a table


def drawn(board: str, fields: Mapping[str, Any], shown: Collection[str] = ()) -> str:
    """A board in letters, and below it all fields but those that it shows, and luck."""
    return "\n".join(filter(None, (board, listed(fields, (*LUCK, *shown)))))


def listed(fields: Mapping[str, Any], but: Collection[str] = ()) -> str:
    """The fields, one a line, but for some that are drawn already; what is empty or 0 is left out."""
    return "\n".join(
        f"{name}: {spelt(value)}" for name, value in fields.items() if _says(value) and name not in but
    )


def spelt(value: Any) -> str:
    """A plain value in letters: a row of things with spaces between, a row of rows with slashes.

    >>> spelt([True, False]), spelt({3: (1, 2)}), spelt(((1, 2), ()))
    ('yes no', '3=1 2', '1 2 / -')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key}={spelt(item)}" for key, item in value.items())
    if _is_row(value):
        return (" / " if any(map(_is_row, value)) else " ").join(map(spelt, value)) or "-"
    return "-" if value is None or value == "" else str(value)


def _is_row(value: Any) -> bool:
    """Is it a list or a tuple, and nothing that has a text of its own, as a domino has?"""
    return isinstance(value, list | tuple) and type(value).__str__ is object.__str__


def _says(value: Any) -> bool:
    """Is there anything in it?"""
    return any(map(_says, value)) if _is_row(value) else bool(value)
