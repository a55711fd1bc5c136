"""What the rules cost: a ply of random play, a copy, a playout, for every game, here or in Pyodide.

A ply of random play is all of it: `new()`, legal actions, choice and `play`, over whole matches. Where
OpenSpiel is installed (`pip install open_spiel`), its block dominoes, written in Python as well, are
played in the same run, and ours are set against it.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

from games import SHELF, Entry, load
from tabletop import bots
from tabletop.chance import GAMMA, MASK, mix
from tabletop.game import State

MATCHES = 150
ROUNDS = 5


def measure() -> dict[str, dict[str, float]]:
    """Figures by game: the least of several rounds each, in processor time; other work only ever adds."""
    found = {slug: of_game(load(slug)) for slug in ("nullgame", *SHELF)}
    theirs = of_openspiel()
    if theirs:
        found["openspiel python_block_dominoes"] = theirs
        for slug in SHELF:
            found[slug]["ply / OpenSpiel's"] = found[slug]["µs a ply"] / theirs["µs a ply"]
            found[slug]["copy / OpenSpiel's"] = found[slug]["µs a copy"] / theirs["µs a copy"]
    return found


def of_game(entry: Entry) -> dict[str, float]:
    """A game's figures, and how many playouts its bots would do in a second from the first state."""
    game, seats = entry.game, entry.game.seats[0]
    state = game.new(seats, 1)
    seen = state.view(state.seat)

    def matches() -> int:
        return sum(random_plies(game.new(seats, seed), seed) for seed in range(MATCHES))

    def copies() -> int:
        for _ in range(2000):
            state.copy()
        return 2000

    def playouts() -> int:
        for seed in range(30):
            bots.playout(seen.determinize(state.seat, seed), state.seat, seed, entry.bot)
        return 30

    return {"µs a ply": per(matches), "µs a copy": per(copies), "playouts a second": 1e6 / per(playouts)}


def random_plies(state: State, seed: int) -> int:
    """Play the state to its end by chance, in place; how many plies that took."""
    plies, number = 0, seed
    while legal := state.legal_actions():
        number = (number + GAMMA) & MASK
        state.play(legal[(mix(number) * len(legal)) >> 64])
        plies += 1
    return plies


def of_openspiel() -> dict[str, float] | None:
    """The same of OpenSpiel's block dominoes, or None where it is not installed."""
    try:
        import random

        import pyspiel
        from open_spiel.python.games import block_dominoes  # noqa: F401
    except ImportError:
        return None
    game: Any = pyspiel.load_game("python_block_dominoes")
    choose = random.Random(1)

    def matches() -> int:
        plies = 0
        for _ in range(MATCHES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions = [action for action, _ in state.chance_outcomes()]
                else:
                    actions = state.legal_actions()
                state.apply_action(choose.choice(actions))
                plies += 1
        return plies

    def copies() -> int:
        state = game.new_initial_state()
        for _ in range(2000):
            state.clone()
        return 2000

    return {"µs a ply": per(matches), "µs a copy": per(copies)}


def per(work: Callable[[], int]) -> float:
    """Microseconds for one of what `work` does, best of the rounds; it returns how many it did."""
    rounds = []
    for _ in range(ROUNDS):
        start = process_time()
        done = work()
        rounds.append((process_time() - start) / done)
    return min(rounds) * 1e6
