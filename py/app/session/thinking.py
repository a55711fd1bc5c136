"""Work between two frames: bots think, and a match is looked at, in slices, so the page never freezes.

It can be given up at any moment. Slices are short enough that with the drawing after them no task lasts
50 ms, even when one step takes longer than usual.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any, Generic, TypeVar

from games.contract import Bot
from tabletop import bots
from tabletop.match import Match

SLICE = 8.0  # ms of work between two breaths
REPORT = 250.0  # ms between two reports to the player

T = TypeVar("T")
Report = Callable[[], None]


def returned(steps: Generator[None, None, T]) -> Iterator[T | None]:
    """The steps of a reckoning that says in the end what it has found, which comes last."""
    yield (yield from steps)


class Work(Generic[T]):
    """Something that is reckoned step by step, as long as it may be; `found` is what the last step has
    brought."""

    slice = SLICE

    def __init__(self, steps: Iterator[T], page: Any, may: Callable[[], bool] = lambda: True) -> None:
        self.steps, self.page, self.may = steps, page, may
        self.given_up = False
        self.found: T | None = None

    async def finish(self, report: Report | None = None) -> T | None:
        """Work to the end, or until given up: then nothing comes of it."""
        clock, told = self.page.clock, self.page.clock()
        while self.may() and not self.given_up:
            if report and clock() - told > REPORT:  # a slice of its own
                told = clock()
                report()
                await self.breathe()
                continue
            until = clock() + self.slice
            for found in self.steps:
                self.found = found
                if clock() >= until:
                    break
            else:
                return self.found
            await self.breathe()
        return None

    async def breathe(self) -> None:
        """Between two slices the page paints and answers."""
        await self.page.breathe()


class Thought(Work[list[bots.Choice]]):
    """One decision being thought about, of this number. `choices` are those so far, best first."""

    def __init__(self, match: Match, strength: str, bot: Bot[Any], page: Any, number: int = 0) -> None:
        state, self.number = match.state, number
        super().__init__(bots.think(state.view(state.seat), state.seat, strength, match.at, bot), page)

    @property
    def choices(self) -> list[bots.Choice]:
        """What was found so far."""
        return self.found or []
