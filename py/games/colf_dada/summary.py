"""How things stand for the hero, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from dominoes.domino import NUMBERS, spoken
from games.colf_dada.rules import ColfDada
from tabletop.game import Names
from tabletop.wording import capital, counted, in_words


def summary(state: ColfDada, _: Names) -> str:
    """The turn, and what the hero has; the foe, if there is one, and the dice; what waits to be placed."""
    hero = f"Turn {state.turns}: level {state.level}, {state.xp} XP, {counted(state.tokens, 'candle')}."
    if state.ending:
        return hero
    has = "; ".join(f"{name}: {_column(state, at)}" for at, name in enumerate(("attack", "defense")))
    return " ".join(filter(None, (hero, f"{capital(has)}.", _foe(state), _waits(state))))


def _column(state: ColfDada, at: int) -> str:
    """The dominoes of a column, each with its hits; in a fight also what they come to now."""
    tiles = [
        spoken(muscle.domino) + "".join(f" with a hit on the {NUMBERS[n]}" for n in muscle.sore)
        for muscle in state.columns[at]
    ]
    comes = f", which come to {state.strength(at)}" if state.foe_hp else ""
    return f"{in_words(tiles) or 'nothing'}{comes}"


def _foe(state: ColfDada) -> str:
    if not state.foe_hp:
        return ""
    theirs, guard = (state.foe_strength(column) for column in (0, 1))
    hits = counted(state.foe_hp, "hit point")
    return (
        f"Round {state.round}. {capital(state.foe_name)}, of level {state.foe_level}, has {hits}; its attack "
        f"comes to {theirs}, its defense to {guard}."
    )


def _waits(state: ColfDada) -> str:
    """What lies there to be placed."""
    waits = [f"dice {in_words([str(die) for die in state.dice])}"] if state.dice else []
    waits += [spoken(state.held)] if state.held else []
    waits += [counted(state.hits, "hit")] if state.hits else []
    picks = [f"level {level}" for level in state.picks] if not state.cards else []
    waits += [f"cards of {in_words(picks)}"] if picks else []
    return f"Before you: {in_words(waits)}." if waits else ""
