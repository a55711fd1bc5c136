"""The first matches of each game are dealt from friendly seeds."""

from __future__ import annotations

from statistics import fmean

import pytest

import friendly
import games
from app.screens.start import Start
from app_page import FakeShell

SECOND = 1000  # the players' luck that the seeds were not chosen by
TRIES = 12
OTHERS = 12  # seeds that nobody has chosen


@pytest.mark.parametrize("slug", games.SHELF)
def test_each_of_the_first_matches_is_another_friendly_one(slug: str) -> None:
    shell, seeds = FakeShell(), games.load(slug).table.FACTS.friendly
    dealt = []
    for _ in range(friendly.FIRST + 1):
        start = Start(shell, slug, "")
        start.draw()
        start.do_play("")
        dealt.append(shell.screen.session.match.seed)
        shell.screen.saving.save()
    assert len(set(seeds)) == friendly.FIRST
    assert dealt[:-1] == list(seeds) and dealt[-1] not in seeds


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["penguins", "run-away", "dungeons", "dunginoes"])
def test_bots_fare_better_on_them_than_on_others(slug: str) -> None:
    """By the share of wins, and where hardly anybody wins, by the score; with other luck than that by which
    the seeds were chosen."""

    def fares(seeds: list[str]) -> tuple[float, ...]:
        found = [friendly.fares(slug, seed, SECOND, TRIES) for seed in seeds]
        return tuple(map(fmean, zip(*found, strict=True)))

    ours = fares([*games.load(slug).table.FACTS.friendly])
    others = fares(friendly.seeds(OTHERS + 1)[1:])
    assert ours > others, (ours, others)
