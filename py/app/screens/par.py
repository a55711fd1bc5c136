"""The strong bot at the days' matches, while a start page is looked at and nothing else goes on.

It plays as it would at a table, in slices between two frames, and keeps what it has played after each
choice: whoever leaves the page costs it no more than one thought.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from app.keep.pars import keep_par, pars
from app.keep.schema import Par
from app.keep.seeds import daily_seed
from app.keep.store import Store
from app.session.thinking import Thought
from games import Entry
from tabletop import bots
from tabletop.actions import IllegalAction, InvalidAction
from tabletop.match import Match

REST = 1500.0  # ms that the page has for itself first
PAUSE = 12.0  # ms between two slices
STRENGTH = "strong"


class Aside(Thought):
    """A thought that nobody waits for: in short slices, and the page has as much time as it has."""

    slice = 5.0  # ms

    async def breathe(self) -> None:
        """The page may do whatever it likes."""
        await self.page.sleep(PAUSE)


class Reckoning:
    """The pars of some days, one after the other; `told` is called whenever one is known."""

    def __init__(self, page: Any, store: Store, entry: Entry, told: Callable[[], None]) -> None:
        self.page, self.store, self.entry, self.told = page, store, entry, told
        self.stopped = False
        self.thought: Aside | None = None

    def stop(self) -> None:
        """Give up what is being thought; what was played so far is kept."""
        self.stopped = True
        if self.thought:
            self.thought.given_up = True

    async def work(self, dates: Iterable[str]) -> None:
        """Find out the pars of these days that are not known."""
        await self.page.sleep(REST)
        for date in dates:
            if not self.stopped:
                await self.play(date)

    async def play(self, date: str) -> None:
        """Play a day's match on to its end, unless that was done before."""
        game = self.entry.game
        par = pars(self.store, game).get(date, Par())
        if par.score is not None:
            return
        match = await self.so_far(date, par)
        while not match.state.ending:
            action = "" if self.stopped else await self.choose(match)
            if self.stopped:
                return
            match = match.play(action)
            keep_par(self.store, game, date, Par(log=tuple(map(str, match.log))))
        outcome = match.state.outcome()
        assert outcome is not None
        keep_par(self.store, game, date, Par(score=max(outcome.scores)))
        self.told()

    async def so_far(self, date: str, par: Par) -> Match:
        """The match as it was left; from its beginning, if the rules have changed since."""
        game = self.entry.game
        match = Match(game, game.seats[0], daily_seed(date))
        try:
            for text in par.log:
                match = match.play(text)
                await self.page.sleep(PAUSE)
        except (IllegalAction, InvalidAction):
            return Match(game, game.seats[0], daily_seed(date))
        return match

    async def choose(self, match: Match) -> str:
        """What the strong bot does now, thought about if there is a choice; empty if given up."""
        state, bot = match.state, self.entry.bot
        options = bots.considered(state.view(state.seat), STRENGTH, bot)
        if len(options) == 1:
            await self.page.sleep(PAUSE)
            return str(options[0])
        self.thought = Aside(match, STRENGTH, bot, self.page)
        choices = await self.thought.finish()
        return str(choices[0].action) if choices else ""
