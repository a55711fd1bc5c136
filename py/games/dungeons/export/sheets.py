"""The map on paper: the whole of it on one page, or in pages to be put together, an inch to a square.

A page is an <svg> as large as its paper, portrait, but for ten millimetres on each side, which most printers
leave free. Pages of tiles meet edge to edge and share nothing: one cuts along the marks and lays them
beside one another; which goes where is said on the left, "2 north, 1 west of the entrance". They are cut from
the entrance on, so pages that are printed later fit those that lie on the table already. A page that would
show nothing but empty rock is left out.

    for page in sheets(chart, Look(gm=False, grid=True, ink=True), "A4", whole=False): ...
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import ceil, floor
from typing import Literal

from games.dungeons.chart.escaping import in_xml
from games.dungeons.chart.model import Chart
from games.dungeons.chart.paper import Box, Look, meet, unit
from games.dungeons.chart.paper import whole as whole_box
from games.dungeons.chart.picture import box_of, drawn, shown
from games.dungeons.chart.walls import Plan, rock, survey
from tabletop.typed import isolated

Paper = Literal["A4", "Letter"]

EDGE = 4.0  # units
INCH = 25.4  # millimetres
MARGIN = 10.0  # millimetres on each side that nothing is printed on
PAPERS: dict[str, tuple[float, float]] = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}  # millimetres


def sheets(chart: Chart, look: Look, paper: Paper, whole: bool) -> list[str]:
    """DU7: the pages of a map: one with the whole of it, or tiles with an inch to a square, row by row."""
    return [*pages(chart, look, paper, whole)]


def pages(chart: Chart, look: Look, paper: Paper, whole: bool) -> Iterator[str]:
    """DU7: the same one after the other."""
    chart = shown(chart, look)
    plan = survey(chart)
    if whole:
        yield _fitted(chart, plan, look, paper)
    else:
        for row, column in _places(plan, paper):
            yield _tiled(chart, plan, look, paper, row, column)


def how_many(chart: Chart, look: Look, paper: Paper, whole: bool) -> int:
    """How many pages that will be."""
    return 1 if whole else len([*_places(survey(shown(chart, look)), paper)])


def _places(plan: Plan, paper: Paper) -> Iterator[tuple[int, int]]:
    """The rows and columns of tiles that show anything."""
    across, down = tile(paper)
    west, north = _corner(plan, paper)
    rows = range(floor(-north / down), ceil((plan.height - north) / down))
    columns = range(floor(-west / across), ceil((plan.width - west) / across))
    for row, column in product(rows, columns):
        if _holds(plan, _window(plan, paper, row, column)):
            yield row, column


def _corner(plan: Plan, paper: Paper) -> tuple[int, int]:
    """Where the tile with the entrance begins, in squares of the map: the entrance is in its middle, and
    below it lies as much rock as there is around everything."""
    across, down = tile(paper)
    [entrance] = [portal for portal in plan.portals if portal.kind == "entrance"]
    return floor(entrance.x) - across // 2, ceil(entrance.y) + rock(plan.squares) - down


def tile(paper: Paper) -> tuple[int, int]:
    """How many squares a page of tiles is wide and high."""
    width, height = PAPERS[paper]
    return int((width - 2 * MARGIN) // INCH), int((height - 2 * MARGIN) // INCH)


def _window(plan: Plan, paper: Paper, row: int, column: int) -> Box:
    """What of the map lies on a page, in units."""
    across, down = tile(paper)
    corner, scale = _corner(plan, paper), unit(plan)
    west, north = corner[0] + column * across, corner[1] + row * down
    return west * scale, north * scale, (west + across) * scale, (north + down) * scale


def _holds(plan: Plan, window: Box) -> bool:
    """Is there any floor in a window, or a door at its edge?"""
    return any(meet(window, box_of(floor, plan), EDGE) for floor in plan.floors)


def _page(paper: Paper, inside: str) -> str:
    """What is drawn on a page, without the margins, in which nothing is."""
    width, height = (round(length - 2 * MARGIN, 1) for length in PAPERS[paper])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="{MARGIN:g} {MARGIN:g} {width:g} {height:g}">{inside}</svg>'
    )


def _part(chart: Chart, plan: Plan, look: Look, window: Box, place: str) -> str:
    """A window onto the map, at a place on the page: the attributes of an inner <svg>."""
    west, north, east, south = window
    view = f"{west:g} {north:g} {east - west:g} {south - north:g}"
    return f'<svg {place} viewBox="{view}">{drawn(chart, plan, look, window)}</svg>'


def _fitted(chart: Chart, plan: Plan, look: Look, paper: Paper) -> str:
    """The whole map as large as it can be; a map that is wider than high lies on its side."""
    width, height = PAPERS[paper]
    room_x, room_y = width - 2 * MARGIN, height - 2 * MARGIN
    turned = plan.width > plan.height
    long, short = (plan.height, plan.width) if turned else (plan.width, plan.height)
    scale = min(room_x / long, room_y / short)
    wide, high = plan.width * scale, plan.height * scale
    place = f'x="{-wide / 2:.3f}" y="{-high / 2:.3f}" width="{wide:.3f}" height="{high:.3f}"'
    turn = " rotate(90)" if turned else ""
    part = _part(chart, plan, look, whole_box(plan), place)
    return _page(paper, f'<g transform="translate({width / 2:g} {height / 2:g}){turn}">{part}</g>')


def _tiled(chart: Chart, plan: Plan, look: Look, paper: Paper, row: int, column: int) -> str:
    """One tile in the middle of its page, its cut marks, and where it belongs."""
    across, down = tile(paper)
    width, height = PAPERS[paper]
    west, north = (width - across * INCH) / 2, (height - down * INCH) / 2
    window = _window(plan, paper, row, column)
    scale = INCH / unit(plan)
    east, south = west + (window[2] - window[0]) * scale, north + (window[3] - window[1]) * scale
    place = f'x="{west:.3f}" y="{north:.3f}" width="{east - west:.3f}" height="{south - north:.3f}"'
    label = _label(row, column)
    name = f"{in_xml(isolated(' '.join(chart.title.split())))} · {label}" if chart.title.strip() else label
    return _page(
        paper,
        f"{_part(chart, plan, look, window, place)}{_cuts((west, north, east, south))}"
        f'<text class="label" transform="translate({west - 2.2:.3f} {south - 4:.3f}) rotate(-90)" '
        f'font-family="Georgia, serif" font-size="2.8">{name}</text>',
    )


def _label(row: int, column: int) -> str:
    """Where a tile belongs, seen from the one with the entrance."""
    ways = ((-row, "north"), (row, "south"), (-column, "west"), (column, "east"))
    said = ", ".join(f"{far} {way}" for far, way in ways if far > 0)
    return f"{said} of the entrance" if said else "the entrance"


def _cuts(tile: Box) -> str:
    """Two short lines at each corner, just outside of the tile."""
    west, north, east, south = tile
    lines = "".join(
        f"M{x:.3f} {y + 0.5 * down:.3f}v{2 * down}M{x + 0.5 * along:.3f} {y:.3f}h{2 * along}"
        for x, along in ((west, -1), (east, 1))
        for y, down in ((north, -1), (south, 1))
    )
    return f'<path class="cuts" d="{lines}" fill="none" stroke="#000" stroke-width="0.2"/>'
