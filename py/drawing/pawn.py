"""Cubes that stand on the line: the white runner with a running arrow, the black enemy with
a row of teeth, so that neither is known by its colour alone. A cube is 100 by 104 units."""

from __future__ import annotations

_FRONT = "M7 29h64v66a5 5 0 0 1-5 5H12a5 5 0 0 1-5-5z"
_TOP = "M7 29 27 8a6 6 0 0 1 4-2h60a4 4 0 0 1 2 1L71 29z"
_SIDE = "M71 29 93 7a4 4 0 0 1 2 4v62a6 6 0 0 1-2 4L71 98z"


def _cube(name: str, sign: str) -> str:
    return (
        f'<g id="{name}"><ellipse class="shadow" cx="52" cy="96" rx="49" ry="12"/>'
        f'<g class="{name}"><path class="front" d="{_FRONT}"/><path class="top" d="{_TOP}"/>'
        f'<path class="side" d="{_SIDE}"/><path class="edge" d="M8 29h63M71 29 92 8M71 29v69"/>{sign}</g></g>'
    )


PAWN_DEFS = _cube("cube-runner", '<path class="sign" d="m20 46 16 18-16 18m20-36 16 18-16 18"/>') + _cube(
    "cube-enemy",
    '<path class="fill" d="M15 44l16 8-3 9c-8 0-12-8-13-17zM63 44l-16 8 3 9c8 0 12-8 13-17z"/>'
    '<path class="sign" d="m15 84 8-9 8 9 8-9 8 9 8-9 8 9"/>',
)
PAWN_DEFS += (
    '<g id="enemy-print"><rect class="print" x="4" y="22" width="92" height="70" rx="16"/>'
    '<path class="print-face" d="m20 34 24 16-5 10q-16-2-19-26zm60 0L56 50l5 10q16-2 19-26z"/>'
    '<path class="print-grin" d="m24 82 9-9 9 9 8-9 8 9 9-9 9 9"/></g>'
)


def cube(name: str, extra: str = "") -> str:
    """A cube as a drawing of its own: "runner" or "enemy"; `extra` are attributes of the drawing,
    an id that it keeps wherever it stands, for one."""
    return (
        f'<svg class="cube {name}" viewBox="0 0 100 106" aria-hidden="true" {extra}>'
        f'<use href="#cube-{name}"/></svg>'
    )
