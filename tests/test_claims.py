"""What choices are said to bring is what the rules do, in all games."""

from __future__ import annotations

from collections import Counter

import pytest

import laws
from claims import claimed, claims_of, hold, law_of_forecasts
from colf_heroes import everywhere
from games import load
from hall import play, runs
from heroes import hero
from walks import matched, walk

MATCHES = {"penguins": 1, "domino-run": 40}  # by each number of players; few where forecasts take long


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_every_claim_of_a_forecast_is_true_and_is_made(slug: str) -> None:
    entry, found = load(slug), Counter[str]()
    for seats in entry.game.seats:
        for seed in range(MATCHES.get(slug, 8)):
            found += law_of_forecasts(entry, list(walk(entry, seats, str(seed))))
    for name, option in entry.game.options.items():
        for seed in range(min(4, MATCHES.get(slug, 4))):
            chosen = {name: len(option.choices) - 1}
            match = matched(entry, (option.seats or entry.game.seats)[-1], str(seed), **chosen)
            found += law_of_forecasts(entry, match.states)
    if slug == "colf-dada":  # long fights, rests, and the Master
        for i in range(16):
            found += law_of_forecasts(entry, everywhere()[i::16])
        found += law_of_forecasts(entry, [hero("1*-2 / 3-4", step="mending", dice=(1, 5, 6))])
    if slug == "run-away":  # seldom does anybody search remains that have something
        dead = {"fate": ["", "dead", "", ""], "life": [6, 0, 6, 5], "left": [1], "at": {0: 30, 1: 32}}
        found += law_of_forecasts(entry, [play(runs(0, 4, bags={1: ["Decoy Ham"]}, **dead), "loot 1")])
    assert not (never := claims_of(entry).keys() - found.keys()), f"nothing is said like {never}"


@pytest.mark.parametrize("said", ["With the die that makes 13.", "makes 13 with the die", "goes over 12"])
def test_a_claim_that_is_not_true_is_found(said: str) -> None:
    entry = load("nullgame")
    state = next(state for state in walk(entry, 2, "0") if state.legal_actions())
    low = min(state.legal_actions(), key=lambda action: action.args)
    with pytest.raises(AssertionError, match="is not true of “play"):
        hold(claims_of(entry), claimed(state, low), said)
