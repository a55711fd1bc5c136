"""How things stand for the hero, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from collections.abc import Iterable

from dominoes.domino import NUMBERS, Domino, spoken
from games.colf_dada.pieces import Muscle
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
    """The dominoes of a column, each with its hits; in a fight what they come to, and the halves without a
    hit."""
    muscles = state.columns[at]
    if state.foe_hp:
        free = sorted(number for muscle in muscles for number in muscle.free)
        return f"comes to {state.strength(at)}, without a hit {in_words([NUMBERS[n] for n in free])}"
    return in_words([f"{spoken(muscle.domino)}{_hit(muscle)}" for muscle in muscles])


def _hit(muscle: Muscle) -> str:
    if not muscle.sore:
        return ""
    return " with both halves hit" if not muscle.free else f" with a hit on the {NUMBERS[muscle.sore[0]]}"


def _foe(state: ColfDada) -> str:
    if not state.foe_hp:
        return ""
    hits, master = counted(state.foe_hp, "hit point"), "the Master, " if state.master else ""
    theirs = "; ".join(
        f"its {name} comes to {state.foe_strength(at)} on {_all(state.foe_columns[at])}"
        for at, name in enumerate(("attack", "defense"))
    )
    return (
        f"Round {state.round}. {capital(state.foe_name)}, {master}of level {state.foe_level}, has {hits}, "
        f"Bite {state.bite} and rage {state.rage}; {theirs}."
    )


def _all(tiles: Iterable[Domino]) -> str:
    return in_words([spoken(tile) for tile in tiles])


def _waits(state: ColfDada) -> str:
    """What lies there to be placed."""
    waits = [f"dice {in_words([str(die) for die in state.dice])}"] if state.dice else []
    waits += [spoken(state.held)] if state.held else []
    waits += [counted(state.hits, "hit")] if state.hits else []
    picks = [f"level {level}" for level in state.picks] if not state.cards else []
    waits += [f"cards of {in_words(picks)}"] if picks else []
    return f"Before you: {in_words(waits)}." if waits else ""


def turn_words(state: ColfDada) -> str:
    """The turn."""
    return f"turn {state.turns}" if state.turns else "the start"
