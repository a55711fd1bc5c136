"""Bots at work between two frames: they think in slices, so the page never freezes.

A thought is a coroutine that can be given up at any moment. Slices are short enough that
with the drawing after them no task lasts 50 ms, even when one playout takes longer than usual.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Bot
from tabletop import bots
from tabletop.match import Match

SLICE = 8.0  # ms of thinking between two breaths
REPORT = 250.0  # ms between two reports to the player

Report = Callable[[], None]


class Thought:
    """One decision being thought about, of this number. `choices` are those so far, best first."""

    slice = SLICE

    def __init__(self, match: Match, strength: str, bot: Bot[Any], page: Any, number: int = 0) -> None:
        state, self.number = match.state, number
        self.page = page
        self.given_up = False
        self.choices: list[bots.Choice] = []
        self.steps = bots.think(state.view(state.seat), state.seat, strength, match.at, bot)

    async def finish(self, report: Report | None = None) -> list[bots.Choice]:
        """Think to the end, or until given up: then nothing comes of it."""
        clock, told = self.page.clock, self.page.clock()
        while not self.given_up:
            until = clock() + self.slice
            for choices in self.steps:
                self.choices = choices
                if clock() >= until:
                    break
            else:
                return self.choices
            if report and clock() - told > REPORT:
                told = clock()
                report()
            await self.breathe()
        return []

    async def breathe(self) -> None:
        """Between two slices the page paints and answers."""
        await self.page.breathe()
