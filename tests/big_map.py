"""A map to be made a large picture of: 27 rooms with all that takes long to draw and to pack.

That is rock hatched with thousands of strokes, floors with gradients and a grid, walls with shadows, tables,
pillars, water, rubble and numbers; in standalone SVG texts that lie on one another. One unit is one square.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

ACROSS = 57  # squares a side: 27 rooms at 140 pixels a square are a little under 8000
ROOMS = 27
MOST = 900  # clusters of strokes in one layer
RECT = '<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>'
COLOURS = ("#efe4cc", "#e6d9bd", "#f3ead7", "#dcd2c0", "#e9dfd2", "#d9dccb")
DEFS = """<defs>
<radialGradient id="light"><stop offset="0" stop-color="#fff4d0" stop-opacity=".8"/>
<stop offset="1" stop-color="#fff4d0" stop-opacity="0"/></radialGradient>
<linearGradient id="water" x2="1" y2="1"><stop offset="0" stop-color="#7fa6b8"/>
<stop offset="1" stop-color="#4d7488"/></linearGradient></defs>"""


def rooms(chance: random.Random) -> list[tuple[int, int, int, int]]:
    """Rooms as x, y, width and height, none touching another."""
    found: list[tuple[int, int, int, int]] = []
    while len(found) < ROOMS:
        wide, high = chance.randint(4, 9), chance.randint(4, 9)
        x, y = chance.randint(2, ACROSS - wide - 2), chance.randint(2, ACROSS - high - 2)
        if all(
            x > a + w + 1 or a > x + wide + 1 or y > b + h + 1 or b > y + high + 1 for a, b, w, h in found
        ):
            found.append((x, y, wide, high))
    return found


def corridors(found: list[tuple[int, int, int, int]]) -> Iterator[tuple[int, int, int, int]]:
    """From the middle of each room to the next one's, along and then down."""
    middles = sorted((x + w // 2, y + h // 2) for x, y, w, h in found)
    for (x, y), (a, b) in pairwise(middles):
        yield min(x, a), y, abs(a - x) + 1, 1
        yield a, min(y, b), 1, abs(b - y) + 1


def hatching(chance: random.Random, floor: set[tuple[int, int]]) -> Iterator[str]:
    """Three clusters of strokes in each square of rock near a floor."""
    for x in range(ACROSS):
        for y in range(ACROSS):
            near = any((x + a, y + b) in floor for a in (-1, 0, 1) for b in (-1, 0, 1))
            for _ in range(3 if near and (x, y) not in floor else 0):
                cx, cy, a, b = x + chance.random(), y + chance.random(), chance.random(), chance.random()
                along, up = (a - 0.5) * 0.8, (b - 0.5) * 0.8
                lines = "".join(
                    f"M{cx - up * n / 5:.3f} {cy + along * n / 5:.3f}l{along:.3f} {up:.3f}" for n in range(5)
                )
                yield f'<path d="{lines}" fill="none" stroke="#5b4a36" stroke-width=".04"/>'


def furniture(chance: random.Random, x: int, y: int, wide: int, high: int) -> str:
    """Light, a pool or a table, pillars and rubble."""
    middle = f'cx="{x + wide / 2}" cy="{y + high / 2}"'
    line = 'stroke="#3b2a1a" stroke-width=".06"'
    pool = f'<ellipse {middle} rx="{wide / 4}" ry="{high / 5}" fill="url(#water)" {line}/>'
    table = f'<rect x="{x + 1.2}" y="{y + 1.2}" width="1.6" height=".8" rx=".1" fill="#9a6b3f" {line}/>'
    corners = [(a, b) for a in (x + 1, x + wide - 1) for b in (y + 1, y + high - 1)]
    stones = [
        (x + chance.random() * wide, y + chance.random() * high, chance.random() / 10) for _ in range(30)
    ]
    return "".join(
        (
            f'<circle {middle} r="{min(wide, high) / 1.5:.2f}" fill="url(#light)"/>',
            chance.choice((pool, table)),
            *(f'<circle cx="{a}" cy="{b}" r=".28" fill="#8d8272" {line}/>' for a, b in corners),
            *(
                f'<ellipse cx="{a:.2f}" cy="{b:.2f}" rx="{r:.3f}" ry=".05" fill="#b3a489"/>'
                for a, b, r in stones
            ),
        )
    )


def walls(floor: set[tuple[int, int]]) -> str:
    """The edges between floor and rock, as a path."""
    return "".join(
        f"M{a} {b}{line}"
        for x, y in sorted(floor)
        for near, a, b, line in (
            ((x, y - 1), x, y, "h1"),
            ((x, y + 1), x, y + 1, "h1"),
            ((x - 1, y), x, y, "v1"),
            ((x + 1, y), x + 1, y, "v1"),
        )
        if near not in floor
    )


def svg(*parts: str) -> str:
    """A standalone drawing."""
    root = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ACROSS} {ACROSS}">'
    return f"{root}{DEFS}{''.join(parts)}</svg>"


def big_map(seed: int = 1) -> list[str]:
    """The whole drawing in layers, from the lowest to the highest."""
    chance = random.Random(seed)
    found = rooms(chance)
    boxes = [*corridors(found), *found]
    floor = {(a, b) for x, y, w, h in boxes for a in range(x, x + w) for b in range(y, y + h)}
    strokes = [*hatching(chance, floor)]
    grid = "".join(f"M{a} {b}h1v1" for a, b in sorted(floor))
    edge = walls(floor)
    return [
        svg(f'<rect width="{ACROSS}" height="{ACROSS}" fill="#cfc3ab"/>'),
        *(svg(*strokes[at : at + MOST]) for at in range(0, len(strokes), MOST)),
        svg(
            *(RECT.format(*box, chance.choice(COLOURS)) for box in boxes),
            f'<path d="{grid}" fill="none" stroke="#b9aa8c" stroke-width=".025"/>',
            *(furniture(chance, *room) for room in found),
            f'<path d="{edge}" transform="translate(.08 .08)" fill="none" stroke="#000" stroke-opacity=".25"'
            ' stroke-width=".2"/>',
            f'<path d="{edge}" fill="none" stroke="#2a2018" stroke-width=".16" stroke-linecap="round"/>',
            *(
                f'<text x="{x + 0.3}" y="{y + h - 0.3}" font-family="serif" font-size=".8">{number}</text>'
                for number, (x, y, w, h) in enumerate(found, 1)
            ),
        ),
    ]
