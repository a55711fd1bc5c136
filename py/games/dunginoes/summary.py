"""How things stand in the dungeon, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from dominoes.domino import spoken
from games.dunginoes.rules import Dunginoes
from tabletop.game import Names
from tabletop.wording import counted, in_words


def summary(state: Dunginoes, names: Names) -> str:
    """The dungeon and its free ends; the pile and the boss; what everybody has."""
    ends = in_words(sorted({str(end.number) for end in state.ends}))
    pile = f"{counted(len(state.pile), 'domino', 'dominoes')} in the pile"
    if state.light:
        pile += f", {in_words([spoken(tile) for tile in state.light])} in the light"
    return (
        f"{counted(len(state.laid), 'room')} with {counted(len(state.ends), 'free end')}"
        f"{f', for {ends}' if ends else ''}; {'the boss is awake' if state.boss else pile}. "
        f"{'; '.join(_seat(state, seat, names[seat]) for seat in range(state.seats))}."
    )


def _seat(state: Dunginoes, seat: int, name: str) -> str:
    if seat in state.escaped:
        return f"{name} is out with {counted(state.loot(seat), 'pip')}"
    if state.stunned(seat):
        return f"{name} is stunned"
    held = in_words([spoken(tile) for tile in state.hands[seat]]) or "nothing"
    return f"{name} holds {held}, {counted(state.loot(seat), 'pip')}"


def turn_words(state: Dunginoes) -> str:
    """The turn; the boss fight is none."""
    return "the boss fight" if state.boss else f"turn {state.turns}" if state.turns else "the start"
