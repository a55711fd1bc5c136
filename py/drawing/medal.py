"""Medals for what was reached: the better, the richer their rim, and the more pips they bear, so that nobody
needs colour to tell them apart. The lowest is no medal at all but a chipped button.

    >>> "medal-4" in medal(6, 7), medal(0, 5) != medal(1, 5)
    (True, True)
"""

from __future__ import annotations

from math import cos, pi, sin

from drawing.domino import PIPS

MIDDLE = 46  # of the disc, from the top and from the left of 92 by 112 units
LEVELS = 5  # kinds of rim
_RIBBON = '<path class="medal-ribbon" d="M26 58 14 106l15-7 9 12 8-40 8 40 9-12 15 7-12-48z"/>'
_CRACK = '<path class="medal-crack" d="M78 26 62 36l4 8-14 4M18 70l10-3"/>'


def _rim(points: int, inner: float, outer: float) -> str:
    """A star of so many points around the middle."""
    ring = [
        (
            MIDDLE + (outer if i % 2 else inner) * sin(pi * i / points),
            MIDDLE - (outer if i % 2 else inner) * cos(pi * i / points),
        )
        for i in range(2 * points)
    ]
    return f"M{'L'.join(f'{x:.1f} {y:.1f}' for x, y in ring)}z"


_RIMS = (
    "M46 10a36 36 0 0 1 30 16l-9 3 6 7 8 2a36 36 0 1 1-35-28z",  # a piece has broken off
    "M46 8a38 38 0 1 1 0 76 38 38 0 0 1 0-76z",
    _rim(4, 36, 41),
    _rim(12, 37, 43),
    _rim(8, 33, 46),
)


def blank() -> str:
    """A medal on its ribbon with room for a picture on it."""
    return (
        f'<svg class="medal medal-3" viewBox="0 0 92 112" aria-hidden="true">{_RIBBON}'
        f'<path class="medal-disc" d="{_RIMS[3]}"/><circle class="medal-line" cx="46" cy="46" r="32"/></svg>'
    )


def medal(grade: int, of: int) -> str:
    """The medal of a grade, counted from 0, out of so many: a drawing of its own, decoration for screen
    readers, as the grade's word stands beside it."""
    level = round((LEVELS - 1) * grade / max(of - 1, 1))
    worn = _RIBBON if level else ""
    pips = "".join(
        f'<circle cx="{MIDDLE + (x - 50) * 0.72:.1f}" cy="{MIDDLE + (y - 50) * 0.72:.1f}" r="5.5"/>'
        for x, y in PIPS[min(grade, 6)]
    )
    inside = '<circle class="medal-line" cx="46" cy="46" r="29"/>' if level else _CRACK
    return (
        f'<svg class="medal medal-{level}" viewBox="0 0 92 112" aria-hidden="true">{worn}'
        f'<path class="medal-disc" d="{_RIMS[level]}"/>{inside}<g class="medal-pip">{pips}</g></svg>'
    )
