"""Heroes of CoLF DaDA for tests: the states of matches that last, and one with dice beyond measure."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games import load
from games.colf_dada.pieces import SET, Muscle
from games.colf_dada.rules import GAME, ColfDada
from positions import arranged
from tabletop.chance import below, number

SEEDS = [str(n) for n in range(6)]
ENTRY = load("colf-dada")


def states(seed: str) -> Iterator[ColfDada]:
    """The states of a match that is played by the policy for the most part, so that it lasts."""
    state = GAME.new(1, seed)
    for ply in range(GAME.bound):
        yield state
        legal = state.legal_actions()
        if not legal:
            return
        by_chance = not below(5, seed, ply, 6)
        action = (
            legal[below(6, seed, ply, len(legal))]
            if by_chance
            else ENTRY.bot.policy(state, number(7, seed, ply))
        )
        state = state.apply(action)


@cache
def everywhere() -> list[ColfDada]:
    """All states of some matches."""
    return [state for seed in SEEDS for state in states(seed)]


def crowded() -> ColfDada:
    """A hero of level 15 with fourteen dominoes, against the Master."""
    state = next(state for state in everywhere() if state.step == "assign" and state.master)
    tiles = [tile for tile in SET if tile not in (*state.foe_columns[0], *state.foe_columns[1])]
    mine = [Muscle(tile) for tile in tiles[:14]]
    return arranged(
        state,
        level=15,
        dice=(1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6),
        columns=[tuple(mine[::2]), tuple(mine[1::2])],
        pool=tiles[14:],
    )
