"""Small signs of what was reached: a tile with so many pips, a brass star for a win.

A sign is 100 units square and says what it means by shape: pips are counted, a win is a star.
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
