"""The numbers that come while an action is carried out: noted as draws, or brought from outside."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tabletop.actions import IllegalAction

Brought = Mapping[int, int]  # by the place among an action's draws, the number that came from outside
NOTHING: Brought = MappingProxyType({})


class Draw(NamedTuple):
    """A number that was drawn while an action was carried out: of which stream, from 0 to n - 1.

    told: how many of the action's events had come before it, so that the next one mostly tells of it.
    """

    stream: str
    n: int
    number: int
    told: int


class NeedsLuck(Exception):
    """Luck is to come, a number of this stream from 0 to n - 1, in a state that has none, as no view has any:
    determinize it first, or bring the number."""

    def __init__(self, stream: str, n: int) -> None:
        super().__init__(stream, n)
        self.stream, self.n = stream, n


class IllegalLuck(IllegalAction):
    """A number was brought that cannot come there; the message says why."""
