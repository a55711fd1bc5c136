"""How long a strong bot thinks about a decision, here or in Pyodide: one match a game of strong bots alone.

A decision is to take a second at most in the browser. The longest step is what the page waits for between
two of its own.
"""

from __future__ import annotations

from time import perf_counter

from games import SHELF, Entry, load
from tabletop import bots, chance


def measure() -> dict[str, dict[str, float]]:
    """Figures by game and number of seats: the smallest and the largest table."""
    return {
        f"{slug}, {seats}": of_game(load(slug), seats)
        for slug in SHELF
        for seats in sorted({load(slug).game.seats[0], load(slug).game.seats[-1]})
    }


def of_game(entry: Entry, seats: int) -> dict[str, float]:
    """The milliseconds of the decisions of a match in which there was something to think about."""
    state = entry.game.new(seats, "decisions")
    took: list[float] = []
    longest = 0.0
    while not state.ending:
        luck = chance.number(0, "decisions", len(took))
        legal = state.legal_actions()
        if len(legal) == 1:
            state.play(legal[0])
            continue
        begun = last = perf_counter()
        for choices in bots.think(state, state.seat, "strong", luck, entry.bot):
            known, now = choices, perf_counter()
            longest, last = max(longest, now - last), now
        took.append(last - begun)
        state.play(known[0].action)
    took.sort()
    return {
        "decisions": len(took),
        "ms, mean": 1000 * sum(took) / len(took),
        "ms, 95 of 100 within": 1000 * took[len(took) * 95 // 100],
        "ms, longest": 1000 * took[-1],
        "ms, longest step": 1000 * longest,
    }
