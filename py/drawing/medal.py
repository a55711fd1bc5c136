"""Small signs of what was reached: a tile with so many pips, a brass star for a win, and the house's medals.

A sign is 100 units square and knows its meaning by shape: pips are counted, a win is a star.
"""

from __future__ import annotations

from math import cos, pi, sin

MOST = 6  # pips that a sign can show


def star(x: float, y: float, r: float) -> str:
    """The points of a star with five rays around x, y."""
    rays = [(r if i % 2 == 0 else 0.45 * r, pi * i / 5) for i in range(10)]
    return " ".join(f"{x + length * sin(turn):.1f},{y - length * cos(turn):.1f}" for length, turn in rays)


def sign(place: int, won: bool) -> str:
    """How good a result was: its place among all places as pips on bone, or a star on brass if it was won."""
    if won:
        look, inside = "token won", f'<polygon points="{star(50, 52, 40)}"/>'
    else:
        pips = min(place, MOST)
        look, inside = "token", f'<use href="#p{pips}"/>' if pips else '<path d="M32 50h36"/>'
    tile = '<rect x="4" y="4" width="92" height="92" rx="20"/>'
    return f'<svg class="{look}" viewBox="0 0 100 100" aria-hidden="true">{tile}{inside}</svg>'


def medal(stars: int) -> str:
    """A brass medal on a ribbon, with one to three stars."""
    places = {1: ((60, 92),), 2: ((44, 92), (76, 92)), 3: ((60, 78), (42, 104), (78, 104))}[stars]
    r = {1: 26, 2: 15, 3: 15}[stars]
    rays = "".join(f'<polygon class="ray" points="{star(x, y, r)}"/>' for x, y in places)
    return (
        '<svg class="medal" viewBox="0 0 120 146" aria-hidden="true"><path class="ribbon" '
        'd="M28 4h26l10 44-22 12zM92 4H66L56 48l22 12z"/><circle class="ring" cx="60" cy="92" r="48"/>'
        f'<circle class="brass" cx="60" cy="92" r="42"/>{rays}</svg>'
    )
