"""Pawns on a map: a hero is a light disc with a letter, a monster a dark star with one, so that neither is
known by its colour alone. They are drawn around 0,0 within -50..50."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Literal

TokenKind = Literal["hero", "monster"]
SPIKES = 10


def _star() -> str:
    points = []
    for i in range(2 * SPIKES):
        reach, turn = (48 if i % 2 == 0 else 37), pi * i / SPIKES
        points.append(f"{reach * cos(turn):.1f} {reach * sin(turn):.1f}")
    return f"M{'L'.join(points)}z"


_OUTLINES = {"hero": "M-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0z", "monster": _star()}


def token(kind: TokenKind, letter: str) -> str:
    """A pawn with a letter, which is safe for the page."""
    return (
        f'<g class="pawn {kind}-pawn"><ellipse class="shadow" cx="3" cy="10" rx="46" ry="44"/>'
        f'<path class="rim" d="{_OUTLINES[kind]}"/><path class="disc" d="{_OUTLINES[kind]}"/>'
        f'<text y="3">{letter}</text></g>'
    )
