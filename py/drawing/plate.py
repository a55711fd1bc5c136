"""A portrait on a plate, in the corner of a poster that hides least of what lies there."""

from __future__ import annotations

from collections.abc import Sequence

from drawing.monster import portrait

SIDE = 1200  # of a poster, in units
PLATE = 268  # of the plate
CORNERS = tuple((x, y) for y in (40, SIDE - 40 - PLATE) for x in (SIDE - 40 - PLATE, 40))


def plate(looks: Sequence[str], boxes: Sequence[tuple[float, float, float, float]]) -> str:
    """The portrait of these looks; `boxes` are what lies on the poster: west, north, east and south, in its
    units."""

    def hidden(corner: tuple[int, int]) -> float:
        x, y = corner
        return sum(
            max(0.0, min(east, x + PLATE) - max(west, x)) * max(0.0, min(south, y + PLATE) - max(north, y))
            for west, north, east, south in boxes
        )

    x, y = min(CORNERS, key=hidden)
    return (
        f'<g transform="translate({x} {y})">'
        f'<rect class="poster-plate" width="{PLATE}" height="{PLATE}" rx="30"/>'
        f'<svg x="14" y="10" width="{PLATE - 28}" height="{PLATE - 28}">{portrait(*looks)}</svg></g>'
    )
