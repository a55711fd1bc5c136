"""Dice: rounded, of dark red wood, with bone pips. A die is 100 units square."""

from __future__ import annotations

from drawing.domino import PIPS, pips

DICE_DEFS = (
    '<g id="block"><rect class="shadow" x="0" y="8" width="102" height="102" rx="26"/>'
    '<rect class="die-edge" x="1" y="5" width="98" height="99" rx="22"/>'
    '<rect x="1" y="0" width="98" height="97" rx="22" fill="url(#p-die)"/>'
    '<rect x="4" y="3" width="92" height="91" rx="19" fill="none" stroke="url(#p-bevel)" '
    'stroke-width="5"/></g>'
    + "".join(f'<g id="d{n}"><use href="#block"/>{pips(n, "eye")}</g>' for n in range(1, len(PIPS)))
)


def die(value: int) -> str:
    """A die showing 1 to 6, or to 9 beside dominoes of double nine, as a drawing of its own; decoration
    for screen readers."""
    return f'<svg class="cube-die" viewBox="0 0 102 106" aria-hidden="true"><use href="#d{value}"/></svg>'
