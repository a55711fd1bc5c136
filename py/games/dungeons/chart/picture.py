"""The map as a picture: rock hatched around warm floors, firm walls, doors, stairs, and the dominoes' pips.

`picture` draws one <svg> that stands for itself: its colours are written in it, it asks nothing of any page
and holds no script. Its walls are the walls of `walls.survey`, line by line, so that a virtual tabletop which
is given both sees them agree. The players' copy is drawn from the players' chart, so there is nothing in it
to find.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeons.chart import floors, openings
from games.dungeons.chart.cartouche import cartouche
from games.dungeons.chart.escaping import in_xml
from games.dungeons.chart.hatching import rock
from games.dungeons.chart.model import Chart
from games.dungeons.chart.paper import AROUND, Box, Inks, Look, inks, meet, stroke, unit, whole
from games.dungeons.chart.players_copy import players
from games.dungeons.chart.walls import Floor, Plan, survey

LAYER = 60_000  # letters, after which another layer begins


def picture(chart: Chart, look: Look) -> str:
    """DU7: the map as one SVG, so many pixels to a square as the look says."""
    chart = shown(chart, look)
    plan = survey(chart)
    box = whole(plan)
    size = f'width="{plan.width * look.pixels}" height="{plan.height * look.pixels}"'
    view = " ".join(f"{value:g}" for value in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{view}">'
        f"<title>{in_xml(chart.title)}</title>{drawn(chart, plan, look, box)}</svg>"
    )


def room(chart: Chart, look: Look, place: int) -> str:
    """DU6.8: the map around one room, by its place, as one SVG."""
    chart = shown(chart, look)
    plan = survey(chart)
    west, north, east, south = box_of(plan.floors[place], plan)
    window = west - AROUND, north - AROUND, east + AROUND, south + AROUND
    size = f"{east - west + 2 * AROUND:g} {south - north + 2 * AROUND:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{window[0]:g} {window[1]:g} {size}" role="img" '
        f'aria-label="A picture of the room">{"".join(ground(chart, plan, look, window))}</svg>'
    )


def layers(chart: Chart, look: Look) -> Iterator[str]:
    """DU7: the same as several SVGs that lie on one another, lowest first, none of them long: browsers read
    each in one go, and the page should not stand still."""
    chart = shown(chart, look)
    plan = survey(chart)
    view = " ".join(f"{value:g}" for value in whole(plan))
    root, inside = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">', ""
    for element in elements(chart, plan, look, whole(plan)):
        inside += element
        if len(inside) > LAYER:
            yield f"{root}{inside}</svg>"
            inside = ""
    yield f"{root}{inside}</svg>"


def shown(chart: Chart, look: Look) -> Chart:
    """What of a chart is on a copy of this look."""
    return chart if look.gm else players(chart)


def drawn(chart: Chart, plan: Plan, look: Look, window: Box) -> str:
    """All of the map that a window onto it shows, in units."""
    return "".join(elements(chart, plan, look, window))


def elements(chart: Chart, plan: Plan, look: Look, window: Box) -> Iterator[str]:
    """The same, element by element, lowest first."""
    yield from ground(chart, plan, look, window)
    yield cartouche(chart.title, plan, [box_of(floor, plan) for floor in plan.floors], inks(look))


def ground(chart: Chart, plan: Plan, look: Look, window: Box) -> Iterator[str]:
    """The same without the map's name."""
    ink = inks(look)
    seen = [i for i, floor in enumerate(plan.floors) if meet(window, box_of(floor, plan), AROUND)]
    entrance_last = reversed((*plan.portals, *plan.blocked))  # no archway may hide the stairs
    doors = [portal for portal in entrance_last if portal.room in seen or portal.beyond in seen]
    west, north, east, south = window
    yield f'<path d="M{west:g} {north:g}H{east:g}V{south:g}H{west:g}z" fill="{ink.paper}"/>'
    yield from rock((box_of(plan.floors[i], plan) for i in seen), look, ink, window)
    yield from (openings.beyond(plan, portal, ink) for portal in doors)
    yield from (floors.floor(plan.floors[i], plan, ink) for i in seen)
    yield from (floors.inlay(chart.rooms[i], plan, look, ink) for i in seen)
    yield _walls(plan, ink, window)
    yield from (openings.closing(plan, portal, ink) for portal in doors)
    if look.gm:
        yield from (floors.marks(chart.rooms[i], plan, ink) for i in seen)


def box_of(floor: Floor, plan: Plan) -> Box:
    """A floor in units."""
    x, y, width, height = (value * unit(plan) for value in floor)
    return x, y, x + width, y + height


def _walls(plan: Plan, ink: Inks, window: Box) -> str:
    """The walls of the survey, each a line of its own."""
    scale = unit(plan)
    lines = "".join(
        f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
        for x1, y1, x2, y2 in (tuple(value * scale for value in wall) for wall in plan.walls)
        if meet(window, (x1, y1, x2, y2), ink.wall)
    )
    return f'<path class="walls" d="{lines}" {stroke(ink.line, ink.wall, "square")}/>'
