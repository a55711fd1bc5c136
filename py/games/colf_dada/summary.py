"""How things stand for the hero, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from games.colf_dada.rules import ColfDada
from tabletop.game import Names
from tabletop.wording import capital, counted


def summary(state: ColfDada, _: Names) -> str:
    """The turn and what the hero has; the foe, if there is one, and the dice."""
    attack, defense = (state.strength(column) for column in (0, 1))
    hero = (
        f"Turn {state.turns}: level {state.level}, {state.xp} XP, {counted(state.tokens, 'candle')}; "
        f"attack comes to {attack}, defense to {defense}."
    )
    dice = f" Dice to place: {' '.join(map(str, state.dice))}." if state.dice else ""
    if not state.foe_hp:
        return hero + dice
    theirs, guard = (state.foe_strength(column) for column in (0, 1))
    return (
        f"{hero} {capital(state.foe_name)}, of level {state.foe_level}, has "
        f"{counted(state.foe_hp, 'hit point')}, strikes with {theirs} and guards with {guard}.{dice}"
    )
