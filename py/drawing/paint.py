"""The paints of the pieces: gradients, whose colours the style sheet gives by class.

A stop of the class "c-bone" takes its colour from the rule for .c-bone, so the same piece
is warm by day, dim by night and plain in high contrast.
"""

from __future__ import annotations


def _stops(*stops: tuple[int, str]) -> str:
    return "".join(f'<stop offset="{at}%" class="c-{colour}"/>' for at, colour in stops)


def falling(name: str, *stops: tuple[int, str]) -> str:
    """A gradient from top to bottom: its id, and (percent, colour class) from the top down."""
    return f'<linearGradient id="{name}" x2="0" y2="1">{_stops(*stops)}</linearGradient>'


def round_(name: str, *stops: tuple[int, str]) -> str:
    """A gradient from a lit spot, up and to the left, outward."""
    return f'<radialGradient id="{name}" cx=".38" cy=".32" r=".75">{_stops(*stops)}</radialGradient>'


def glow(name: str, colour: str, low: float = 0.5) -> str:
    """A light around a spot so low in what it fills, that fades softly to nothing before every edge."""
    stops = "".join(
        f'<stop offset="{at}%" class="c-{colour}" stop-opacity="{part}"/>'
        for at, part in ((0, 1), (30, 0.6), (60, 0.2), (85, 0.04), (100, 0))
    )
    return f'<radialGradient id="{name}" fx=".5" fy="{low}">{stops}</radialGradient>'


GRADIENTS = "".join(
    (
        falling("p-bone", (0, "bone-light"), (45, "bone"), (100, "bone-low")),
        falling("p-bevel", (0, "shine"), (30, "clear"), (70, "clear"), (100, "shade")),
        round_("p-brass", (0, "brass-light"), (55, "brass"), (100, "brass-deep")),
        falling("p-back", (0, "back-light"), (100, "back")),
        falling("p-die", (0, "die-light"), (100, "die")),
    )
)
