"""The table of Run Away!!: what it says of where one is."""

from __future__ import annotations

import pytest

from games import load
from games.run_away.band import stage
from games.run_away.rules import GAME
from walks import walk

STAGES = {"compares": "order", "chose": "speed", "threw": "throw", "runs": "run", "boss runs": "run"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_band_says_where_the_round_is_while_it_is_shown(seats: int) -> None:
    met = set()
    for state in walk(load("run-away"), seats, "band"):
        frames = state.watch(state.legal_actions()[0]) if state.legal_actions() else []
        for frame in frames[:-1]:
            kind = frame.events()[-1].kind if frame.events() else ""
            if kind in STAGES:
                assert stage(frame) == STAGES[kind], kind
                met.add(kind)
    assert met >= {"chose", "threw", "runs", "boss runs"}
