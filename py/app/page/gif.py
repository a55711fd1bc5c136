"""Drawings one after the other, which the device makes a GIF of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Gif(NamedTuple):
    """Drawings of one size, each seen for so many milliseconds."""

    drawings: Sequence[str]
    width: int
    height: int
    ms: int
