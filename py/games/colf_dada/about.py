"""What the things on the table of CoLF DaDA are, told to whoever only looks at them."""

from __future__ import annotations

from collections.abc import Callable

from games.colf_dada.monsters import flavour, named
from games.colf_dada.pieces import LEVEL, MOST_XP, TURNS, WEARY
from games.colf_dada.position import opened
from games.colf_dada.rules import ColfDada
from games.colf_dada.turn_track import EXPLAINED
from tabletop.wording import counted, number


def about(state: ColfDada, target: str) -> str:
    """What a thing is; empty for what was wrongly tried: a die, a space, a domino, a card."""
    kind, _, what = target.partition(" ")
    explain = _EXPLAIN.get(kind)
    return explain(state, what) if explain else ""


def _step(state: ColfDada, what: str) -> str:
    return EXPLAINED[what]


def _level(state: ColfDada, what: str) -> str:
    price = 2 * state.level
    return (
        f"Level {state.level}: you roll so many dice. The next level costs {price} XP, and brings a die "
        "and a domino (CD2.4)."
    )


def _xp(state: ColfDada, what: str) -> str:
    return (
        f"{state.xp} XP of {MOST_XP} that you can hold. They roll dice again, add to attack or defense, and "
        "buy levels (CD2.4, CD4.6)."
    )


def _candles(state: ColfDada, what: str) -> str:
    if not state.tokens:
        return "All candles are burnt: when this turn is over the Master comes by itself (CD6.2)."
    return (
        f"{counted(state.tokens, 'candle')} of {TURNS} left: one burns down each turn, and then the Master "
        "comes. Those left when it falls are your rank (CD6.3)."
    )


def _foe(state: ColfDada, what: str) -> str:
    if not state.cards:
        return "Nobody is here yet (CD3.1)."
    return _FOE[what](state)


def _who(state: ColfDada) -> str:
    cards = state.foe_cards()
    return f"{named(cards)}, level {state.foe_level}: worth {state.foe_level} XP. {flavour(cards)}"


def _bite(state: ColfDada) -> str:
    printed = sum(card.bite for card in state.foe_cards())
    grown = state.bite - printed
    said = f"Bite {state.bite}: added to what it strikes with"
    said += f", {grown} of it because the fight drags on" if grown else ""
    if state.as_written:
        return f"{said} (CD4.6)."
    to_go = WEARY - state.round
    return f"{said}. " + (
        f"It grows in {number(to_go)} {'round' if to_go == 1 else 'rounds'} (CD4.9)."
        if to_go > 0
        else "It grows each round (CD4.9)."
    )


def _trophy(state: ColfDada, what: str) -> str:
    cards = next(cards for turn, *cards in state.slain if str(turn) == what)
    return f"{named(opened(tuple(cards)))}, slain in turn {what}."


_FOE: dict[str, Callable[[ColfDada], str]] = {
    "": _who,
    "hp": lambda state: (
        f"{state.foe_hp} of {sum(card.hp for card in state.foe_cards())} hit points left; at none it is "
        "slain (CD4.8)."
    ),
    "level": lambda state: (
        f"Level {state.foe_level}: it rolls so many dice, and is worth so many XP (CD3.2, CD4.8)."
    ),
    "bite": _bite,
    "rage": lambda state: (
        f"Rage {state.rage}, one for each die that found no place; it rolls such dice again with it (CD4.5)."
    ),
    "attack": lambda state: "Its dice go on these numbers first: each strikes for one (CD4.5).",
    "defense": lambda state: "Its other dice go on these numbers: each takes one off your blow (CD4.5).",
}

_EXPLAIN: dict[str, Callable[[ColfDada, str], str]] = {
    "step": _step,
    "level": _level,
    "xp": _xp,
    "candles": _candles,
    "foe": _foe,
    "trophy": _trophy,
    "held": lambda state, what: (
        f"The domino just drawn. You begin with {number(LEVEL)}, and draw one more for each that has a "
        "blank (CD1.2, CD1.3)."
    ),
}
