"""A visit to the ruins retold in pictures: how it begins, what decides it, how it ends, and what is shown.

What else is worth a picture is in `patterns.py`.
"""

from __future__ import annotations

from dominoes.domino import spoken
from games.colf_dada.fights import level_of, whole
from games.colf_dada.monsters import named
from games.colf_dada.patterns import PATTERNS, candles, turn_of, who
from games.colf_dada.position import opened
from games.colf_dada.poster import snapshot
from games.colf_dada.rarities import RARITIES
from games.colf_dada.rules import ColfDada
from games.contract import Moment
from tabletop.game import Names
from tabletop.history import log
from tabletop.match import Match
from tabletop.wording import counted, in_words, number

__all__ = ["PATTERNS", "RARITIES", "deciding", "end", "opening", "picture"]


def opening(match: Match, seat: int, names: Names) -> Moment:
    """The first dominoes of the hero."""
    ply = next((told.ply for told in log(match, "turn")), 0)
    attack, defense = ([muscle.domino for muscle in column] for column in match.past(ColfDada)[ply].columns)
    strikes, guards = (in_words([spoken(tile) for tile in column][:2]) for column in (attack, defense))
    return Moment(ply, f"You came with {strikes} to strike, and {guards} to guard.")


def deciding(match: Match, seat: int, names: Names) -> Moment:
    """Whom one met last."""
    *_, told = log(match, "met")
    cards, level = tuple(told.event.args[0]), told.after.level
    if told.after.master:
        return Moment(
            told.ply,
            f"{turn_of(told)}, {candles(told.after)}: level {level} against the Master, {who(cards)}.",
            cards,
        )
    return Moment(
        told.ply, f"{turn_of(told)}: at level {level} you met {who(cards)}, level {level_of(cards)}.", cards
    )


def end(match: Match, seat: int, names: Names) -> Moment:
    """The last blow, and how far it was from being the other way round."""
    state = match.past(ColfDada)[-1]
    *_, blow = log(match, "struck")
    dealt, taken = blow.event.args[:2]
    foe = named(opened(blow.before.cards[:1]))
    if state.ending == "won":
        said = f"{dealt} damage, and the {foe} fell. The ruins are free, with {candles(state)} to spare"
    elif not state.foe_hp:
        said = f"the {foe} fell, and so did you, in the same blow"
    else:
        left, hp = whole(blow.before), counted(state.foe_hp, "hit point")
        numbers = f"{number(left)} numbers" if left > 1 else "number"
        ran = "you ran; " if state.fleeing else ""
        said = f"{ran}{taken} damage for your last {numbers}. The {foe} kept {hp}"
    return Moment(match.at, f"Turn {state.turns}: {said}.")


def picture(match: Match, moment: Moment) -> str:
    """Whom one faced, or the wall with what was slain, and one's own dominoes before it."""
    return snapshot(match.past(ColfDada)[moment.ply], tuple(moment.near))
