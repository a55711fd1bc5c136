"""How a value lies in storage: as JSON behind a check sum, so that damage is seen when it is read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar
from zlib import crc32

from tabletop.plain import parse

T = TypeVar("T")


def check_sum(text: str) -> str:
    """Eight letters that change when the text does. Half a letter (a lone surrogate) counts like others."""
    return f"{crc32(text.encode(errors='surrogatepass')):08x}"


def seal(value: Any) -> str:
    """A JSON value as text with its check sum in front."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return f"{check_sum(text)} {text}"


def unseal(text: str) -> Any:
    """The value that `seal` wrote. ValueError if the text is damaged, or nothing of the kind."""
    check, _, body = text.partition(" ")
    if check != check_sum(body):
        raise ValueError("the check sum is another")
    return parse(body)


def whole(text: str | None, read: Callable[[Any], T]) -> T | None:
    """What a sealed text says, or None if it is damaged or there is none."""
    try:
        return None if text is None else read(unseal(text))
    except (TypeError, ValueError):
        return None
