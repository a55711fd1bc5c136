"""Trophies of CoLF DaDA: portraits in frames, and what stands around them in its pictures: candles, and the
hero's dominoes."""

from __future__ import annotations

from collections.abc import Sequence

from drawing import face
from games.colf_dada.pieces import Muscle
from games.colf_dada.portrait import portrait
from games.colf_dada.position import opened

RIM = 0.09  # of a frame's side that is wood
_WOUND = '<path class="gash" d="M{x} 22l56 56m0-56-56 56"/>'


def framed(cards: Sequence[int], side: float, look: str = "", health: float = 0.0) -> str:
    """A monster in a frame of this side, around 0,0; beaten, unless it has some health."""
    half, rim = side / 2, side * RIM
    inside = side - 2 * rim
    return (
        f'<g class="hung {look}"><rect class="frame-shade" x="{4 - half:g}" y="{8 - half:g}" '
        f'width="{side:g}" height="{side:g}" rx="{rim / 2:.1f}"/>'
        f'<rect class="frame-wood" x="{-half:g}" y="{-half:g}" width="{side:g}" height="{side:g}" '
        f'rx="{rim / 2:.1f}"/>'
        f'<rect class="frame-mat" x="{rim - half:.1f}" y="{rim - half:.1f}" width="{inside:.1f}" '
        f'height="{inside:.1f}" stroke-width="{rim / 3:.1f}"/>'
        f"{likeness(cards, inside, health)}</g>"
    )


def likeness(cards: Sequence[int], side: float, health: float) -> str:
    """A monster's portrait of this side, around 0,0."""
    drawn = portrait(opened(tuple(cards)), health)
    return (
        f'<svg x="{-side / 2:.1f}" y="{-side / 2:.1f}" width="{side:.1f}" height="{side:.1f}">{drawn}</svg>'
    )


def candle(lit: bool, high: int = 40) -> str:
    """A candle with its foot at 0,0, so many units high: it burns, or is out and smokes."""
    stick = f'<rect class="slab" x="-6" y="{-high}" width="12" height="{high}" rx="3"/>'
    if lit:
        return f'{stick}<path class="flame" d="M0 {-high - 2}q-9-9 0-24 9 15 0 24z"/>'
    smoke = f'<path class="smoke" d="M0 {-high - 8}q9-10 0-20t0-20q6-8 2-14"/>'
    return f'{stick}<path class="wick-out" d="M0 {-high}v-6"/>{smoke}'


def stub() -> str:
    """What is left of a candle that has burnt down, its foot at 0,0."""
    return '<path class="slab" d="M-9 0q2-4 3-9h12q1 5 3 9z"/>'


def bone(muscle: Muscle) -> str:
    """One of the hero's dominoes with its hits, 200 by 100."""
    gashes = "".join(_WOUND.format(x=22 + 100 * half) for half in (0, 1) if muscle.hits >> half & 1)
    return f"{face(*muscle.domino)}{gashes}"


def placed(drawing: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A drawing at a place, turned by degrees and then made smaller or larger."""
    turned = f" rotate({turn:g})" if turn else ""
    scaled = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{drawing}</g>'
