"""The rock around the rooms: bundles of three short strokes each, set close, every bundle its own way.

So have maps of dungeons been drawn by hand for fifty years. A bundle has a cell of a fine net; where in the
cell and in which direction is arithmetic on the cell's place, so a map looks the same whenever it is drawn,
and its sheets fit together.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, floor, hypot, pi, sin

from games.dungeons.chart.paper import Box, Inks, Look, stroke

CELL = 15  # units between bundles
REACH = 48  # units from a room to the farthest of them
SPARSE = 30  # and with sparing ink
MANY = 600  # bundles to an element
BAND = 29  # units of shaded rock around a room
_STROKES = ((-4.6, 0.86), (0, 1.0), (4.6, 0.9))  # how far to the side, and how long
_LENGTH = 8.2  # half of a stroke's


def _bundle(angle: float) -> str:
    """Three strokes side by side around the pen, as relative moves."""
    dx, dy = cos(angle), sin(angle)
    x = y = 0.0
    parts = []
    for side, part in _STROKES:
        half = _LENGTH * part
        start_x, start_y = -dy * side - dx * half, dx * side - dy * half
        parts.append(f"m{start_x - x:.1f} {start_y - y:.1f}l{2 * half * dx:.1f} {2 * half * dy:.1f}")
        x, y = start_x + 2 * half * dx, start_y + 2 * half * dy
    return "".join(parts)


_BUNDLES = tuple(_bundle(pi * i / 16) for i in range(16))


def _stir(i: int, j: int) -> int:
    """Some bits for a cell that look like chance."""
    z = (i * 0x9E3779B1 ^ j * 0x85EBCA77) & 0xFFFFFFFF
    z = (z ^ z >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    return z ^ z >> 13


def rock(rooms: Iterable[Box], look: Look, ink: Inks, window: Box) -> list[str]:
    """The shaded and hatched rock around rooms, as far as the window shows it, in elements of no great
    length."""
    boxes = list(rooms)
    outlines = "".join(f"M{w:g} {n:g}H{e:g}V{s:g}H{w:g}z" for w, n, e, s in boxes)
    band = stroke(ink.shade, 2 * BAND)
    shade = [] if look.ink else [f'<path class="shade" d="{outlines}" {band}/>']
    line = stroke(ink.hatch, ink.scratch, "round")
    bundles = _hatch(boxes, window, SPARSE if look.ink else REACH)
    return shade + [
        f'<path class="hatch" d="{"".join(bundles[i : i + MANY])}" {line}/>'
        for i in range(0, len(bundles), MANY)
    ]


def _hatch(boxes: list[Box], window: Box, reach: int) -> list[str]:
    """The strokes, up to so many units away from the rooms, on a ragged line."""
    done: set[tuple[int, int]] = set()
    parts = []
    first_x, first_y, last_x, last_y = window
    for west, north, east, south in boxes:
        columns = _cells(max(west - reach, first_x - CELL), min(east + reach, last_x + CELL))
        for j in _cells(max(north - reach, first_y - CELL), min(south + reach, last_y + CELL)):
            for i in columns:
                if (i, j) in done:
                    continue
                z = _stir(i, j)
                x = i * CELL + 3 + (z & 7)
                y = j * CELL + 3 + (z >> 3 & 7)
                away_x = west - x if x < west else x - east
                away_y = north - y if y < north else y - south
                if away_x < 0 and away_y < 0:
                    done.add((i, j))
                elif hypot(max(away_x, 0), max(away_y, 0)) < reach - (z >> 10 & 15):
                    done.add((i, j))
                    parts.append(f"M{x} {y}{_BUNDLES[z >> 6 & 15]}")
    return parts


def _cells(start: float, end: float) -> range:
    """The cells between two places on a line, in units."""
    return range(floor(start / CELL), floor(end / CELL) + 1)
