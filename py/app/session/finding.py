"""What is found out of a decision that is asked once more, between frames: what each choice is worth, and
what comes of the best and of a worse one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import games
from app.session.asked import Asked, looked, tried
from app.session.thinking import Work, returned
from tabletop import analysis, prospects

Learn = Callable[[Callable[[Asked], Asked]], None]  # hears by what more is known of it


async def find_out(know: Callable[[], Asked], page: Any, may: Callable[[], bool], learn: Learn) -> None:
    """All that is not known of it yet, as long as it may be worked."""
    match = know().record.match
    bot = games.load(match.game.slug).bot
    if not know().worths:
        looks = returned(analysis.values(match.state, match.at, bot))
        if worths := await Work(looks, page, may).finish():
            learn(partial(looked, worths=worths))
    while may() and (sought := know().sought) and (untried := know().untried):
        actions = [match.game.parse(text) for text in untried]
        first = know().tries_of(untried[0])
        tries = prospects.tried(match.state, actions, bot, sought, match.at, first)
        if tally := await Work(tries, page, may).finish():
            learn(partial(tried, tally=tally))
