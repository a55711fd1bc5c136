"""What the things on the table of Dunginoes are, told to whoever only looks at them."""

from __future__ import annotations

from collections.abc import Callable

from dominoes.domino import Domino, spoken
from games.dunginoes.pieces import HEAD_STARTS
from games.dunginoes.rules import Dunginoes
from games.dunginoes.words import THINGS, light_words, seat_words
from tabletop.game import Names
from tabletop.grid import COMPASS, Point
from tabletop.wording import capital, counted, in_words, number

LAYING = ("play_or_search", "passage")  # the steps at which touching a free end is trying to lay there


def about(state: Dunginoes, target: str, names: Names) -> str:
    """What a thing is; empty for what was wrongly tried: a domino of the hand, and while dominoes are laid a
    free end."""
    kind, _, what = target.partition(" ")
    explain = _EXPLAIN.get(kind)
    return explain(state, what, names) if explain else THINGS.get(kind, "")


def _room(state: Dunginoes, what: str, names: Names) -> str:
    """DU2.1: what it joins, and what can be laid at its ends."""
    owner = [str(piece.domino) for piece in state.laid].index(what)
    piece = state.laid[owner]
    joined = f"joins {spoken(state.laid[piece.joins].domino)}" if owner else "the room at the entrance"
    ends = [end for end in state.ends if end.owner == owner and not end.walled]
    said = f"Room {spoken(piece.domino)}, {joined}."
    if not ends:
        return f"{said} It has no free end left (DU2.4)."
    number = "a blank" if ends[0].number == 0 else f"a {ends[0].number}"
    return f"{said} {capital(counted(len(ends), 'free end'))}, for a domino with {number} (DU2.1)."


def _end(state: Dunginoes, what: str, names: Names) -> str:
    """DU2.1: what a free end is for, while nothing is laid."""
    joint = Point.parse(what)
    end = next((end for end in state.ends if end.joint == joint), None)
    if end is None or state.step in LAYING:
        return ""
    where = f"{COMPASS[end.way]} of room {spoken(state.laid[end.owner].domino)}"
    return f"A free end, {where}: a domino that shows {end.number or 'a blank'} can be laid here (DU2.1)."


def _wall(state: Dunginoes, what: str, names: Names) -> str:
    """DU2.4."""
    return "A walled up end: whatever is laid here would touch another room (DU2.4)."


def _domino(state: Dunginoes, what: str, names: Names) -> str:
    """DU3.4, DU5.2: one that lies face down or in the light; others are tried."""
    tile = Domino.parse(what)
    if tile in state.light:
        return light_words(tile)
    if any(tile in down for down in state.downs):
        return f"{capital(spoken(tile))}, turned face down in a lost fight: it counts no more (DU3.4)."
    return ""


def _pile(state: Dunginoes, what: str, names: Names) -> str:
    """DU3.1: how many are left, and when they come."""
    count = len(state.pile) - len(state.light)
    lit = f", and {number(len(state.light))} in the light" if state.light else ""
    return f"{capital(counted(count, 'domino', 'dominoes'))} face down{lit}. {THINGS['pile']}"


def _seat(state: Dunginoes, what: str, names: Names) -> str:
    """DU1.1, DU3.5, DU4.5: who sits there, and with what."""
    seat = int(what)
    if seat in state.escaped or state.stunned(seat):
        return seat_words(state, seat, names)
    held = in_words([spoken(tile) for tile in state.hands[seat]])
    start = state.head_start(seat)
    given = f" Head start: {HEAD_STARTS[start - 1]}." if start else ""
    return f"{names[seat]}, with {held} face up: to lay, to lose, or to carry out (DU1.1).{given}"


_EXPLAIN: dict[str, Callable[[Dunginoes, str, Names], str]] = {
    "room": _room,
    "end": _end,
    "wall": _wall,
    "domino": _domino,
    "pile": _pile,
    "seat": _seat,
}
