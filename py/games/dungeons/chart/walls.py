"""Where the walls stand: floors, walls, portals and lights of a chart, in squares (DU7).

The picture, the virtual tabletops and the files with coordinates are all made of one survey of the chart, so
they cannot disagree. It is measured in squares of five feet, from the top left corner of a map that has rock
all around: nothing that is drawn, not even stairs, reaches beyond it. A wall that two rooms share is there
once, pieces in one line are one wall, and where one can go through there is a portal in place of the wall.

    plan = survey(chart)
    plan.walls[0]                  # Wall(x1=2.0, y1=2.0, x2=8.0, y2=2.0)
    plan.portals[0].bounds         # ((4.5, 5.0), (5.5, 5.0))
"""

from __future__ import annotations

from math import ceil, floor, pi
from typing import Literal, NamedTuple

from games.dungeons.chart.model import Chart, Room
from tabletop.grid import NORTH, SOUTH, Point, Rect, opposite

PortalKind = Literal["door", "locked", "secret", "open", "found", "blocked", "entrance"]
ROCK = 0.6  # rock around everything, in sides of a half; stairs and archways reach less far
TORCH = 6.0  # how far a torch shines, in squares
Spot = tuple[float, float]


class Floor(NamedTuple):
    """A room's floor: its top left corner and its size, in squares."""

    x: float
    y: float
    width: float
    height: float


class Wall(NamedTuple):
    """A straight wall from one point to another, east or south of it, in squares."""

    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def ends(self) -> tuple[Spot, Spot]:
        """Where it begins and where it ends."""
        return (self.x1, self.y1), (self.x2, self.y2)


class Portal(NamedTuple):
    """Where one can go through a wall: its joint, the middle and the width in squares, the way it points, its
    kind, and the rooms before and behind it by their places in the chart, -1 for none. The entrance points
    outward."""

    joint: Point
    x: float
    y: float
    width: float
    way: int
    kind: PortalKind
    room: int
    beyond: int = -1

    @property
    def bounds(self) -> tuple[Spot, Spot]:
        """Its two ends, the western or northern one first."""
        half = self.width / 2
        if self.way in (NORTH, SOUTH):
            return (self.x - half, self.y), (self.x + half, self.y)
        return (self.x, self.y - half), (self.x, self.y + half)

    @property
    def rotation(self) -> float:
        """The angle of its line in radians: half a turn in a wall from west to east, never 0, which some
        readers take for nothing said."""
        return pi if self.way in (NORTH, SOUTH) else pi / 2


class Light(NamedTuple):
    """A light: where it is and how far it shines, in squares; its colour as eight hex digits, ARGB."""

    x: float
    y: float
    reach: float
    colour: str


class Plan(NamedTuple):
    """A surveyed chart. squares: of a half's side; west and north: the map's corner, in squares from the
    chart's 0,0; width and height: in whole squares. `blocked` are exits that are walls all the same."""

    squares: int
    west: float
    north: float
    width: int
    height: int
    floors: tuple[Floor, ...]
    walls: tuple[Wall, ...]
    portals: tuple[Portal, ...]
    blocked: tuple[Portal, ...]
    lights: tuple[Light, ...]

    def spot(self, point: Point) -> Spot:
        """A point of the chart's grid in squares of the map."""
        return point.x * self.squares / 2 - self.west, point.y * self.squares / 2 - self.north

    def misfits(self) -> tuple[int, int]:
        """How many rooms, and how many doors and exits, lie half a square off the map's grid."""
        openings = [portal.bounds[0] for portal in (*self.portals, *self.blocked)]
        return sum(map(_off, (floor[:2] for floor in self.floors))), sum(map(_off, openings))

    def lines(self) -> list[list[Spot]]:
        """The walls end to end: where two meet at a corner one line goes on round it, so that no line ends
        where another begins. A line that comes back to where it began ends there."""
        meeting: dict[Spot, list[Wall]] = {}
        for wall in self.walls:
            for end in wall.ends:
                meeting.setdefault(end, []).append(wall)
        lone = [end for end in meeting if len(meeting[end]) == 1]  # where lines must begin, before rings do
        lines = []
        for spot in (*lone, *meeting):
            line = [spot]
            while meeting[spot]:
                wall = meeting[spot][0]
                for end in wall.ends:
                    meeting[end].remove(wall)
                spot = next(end for end in wall.ends if end != spot)
                line.append(spot)
            if len(line) > 1:
                lines.append(line)
        return lines


def _off(spot: Spot) -> bool:
    return any(at % 1 for at in spot)


def door_width(squares: int) -> int:
    """How wide all doors are, in squares: one, or two where a side's middle lies between two squares of
    four or more."""
    return 2 if squares >= 4 and squares % 2 == 0 else 1


def rock(squares: int) -> int:
    """How much rock lies around everything, in whole squares."""
    return ceil(ROCK * squares)


def survey(chart: Chart) -> Plan:
    """DU7: the chart in squares. When a map grows, what was there before keeps its place or moves by whole
    squares, as the entrance does."""
    rects, squares = [room.rect for room in chart.rooms], chart.squares
    covered = [*rects, *filter(None, [chart.frame])]
    west, width = _extent([rect.west for rect in covered], [rect.east for rect in covered], squares)
    north, height = _extent([rect.north for rect in covered], [rect.south for rect in covered], squares)
    plan = Plan(squares, west, north, width, height, (), (), (), (), ())
    floors = tuple(_floor(plan, rect) for rect in rects)
    openings = _openings(plan, chart)
    portals = tuple(portal for portal in openings if portal.kind != "blocked")
    blocked = tuple(portal for portal in openings if portal.kind == "blocked")
    walls = _walls(floors, portals)
    return plan._replace(
        floors=floors, walls=walls, portals=portals, blocked=blocked, lights=_lights(plan, chart)
    )


def _extent(lows: list[int], highs: list[int], squares: int) -> tuple[float, int]:
    """Where the map begins and how long it is, in squares: so that the walls of the first room lie on whole
    squares, and those of all others stay where they are on the grid when the map grows."""
    offset = lows[0] * squares / 2 % 1
    start = floor(min(lows) * squares / 2 - offset) + offset - rock(squares)
    return start, ceil(max(highs) * squares / 2 + rock(squares) - start)


def _floor(plan: Plan, rect: Rect) -> Floor:
    x, y = plan.spot(Point(rect.west, rect.north))
    step = plan.squares / 2
    return Floor(x, y, (rect.east - rect.west) * step, (rect.south - rect.north) * step)


def _openings(plan: Plan, chart: Chart) -> list[Portal]:
    """The entrance, the doors and the exits of a chart, one at each joint."""
    width = door_width(plan.squares)
    joint, way = chart.entrance
    first = _room_at(chart.rooms, joint.go(way, 1))
    if first < 0:
        way = opposite(way)
        first = _room_at(chart.rooms, joint.go(way, 1))
    found = {joint: Portal(joint, *_middle(plan, joint, way), width, opposite(way), "entrance", first)}
    for door in chart.doors:
        spot, between = _middle(plan, door.joint, door.way), (door.earlier, door.later)
        found.setdefault(door.joint, Portal(door.joint, *spot, width, door.way, door.kind, *between))
    for exit in chart.exits:
        behind = _room_at(chart.rooms, exit.joint.go(exit.way, 1))
        spot, between = _middle(plan, exit.joint, exit.way), (exit.room, behind)
        found.setdefault(exit.joint, Portal(exit.joint, *spot, width, exit.way, exit.kind, *between))
    return list(found.values())


def _middle(plan: Plan, joint: Point, way: int) -> Spot:
    """Where a portal's middle is: at the joint, or, where a side has but two squares, in the western or
    northern one of them, so that it lies on a whole square."""
    x, y = plan.spot(joint)
    if plan.squares != 2:
        return x, y
    return (x - 0.5, y) if way in (NORTH, SOUTH) else (x, y - 0.5)


def _room_at(rooms: tuple[Room, ...], point: Point) -> int:
    """The place of the room that holds a point, -1 for none."""
    for i, room in enumerate(rooms):
        west, north, east, south = room.rect
        if west < point.x < east and north < point.y < south:
            return i
    return -1


def _walls(floors: tuple[Floor, ...], portals: tuple[Portal, ...]) -> tuple[Wall, ...]:
    """The outlines of all floors but for the portals, each line as few pieces as it can be."""
    across: dict[float, list[Spot]] = {}  # the walls from west to east by their y, and those downward by x
    down: dict[float, list[Spot]] = {}
    for x, y, width, height in floors:
        for line in (y, y + height):
            across.setdefault(line, []).append((x, x + width))
        for line in (x, x + width):
            down.setdefault(line, []).append((y, y + height))
    gaps_across: dict[float, list[Spot]] = {}
    gaps_down: dict[float, list[Spot]] = {}
    for portal in portals:
        (x1, y1), (x2, y2) = portal.bounds
        if y1 == y2:
            gaps_across.setdefault(y1, []).append((x1, x2))
        else:
            gaps_down.setdefault(x1, []).append((y1, y2))
    level = [Wall(a, y, b, y) for y in sorted(across) for a, b in _pieces(across[y], gaps_across.get(y, []))]
    upright = [Wall(x, a, x, b) for x in sorted(down) for a, b in _pieces(down[x], gaps_down.get(x, []))]
    return (*level, *upright)


def _pieces(stretches: list[Spot], gaps: list[Spot]) -> list[Spot]:
    """What the stretches of a line cover together, without the gaps."""
    merged: list[Spot] = []
    for start, end in sorted(stretches):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    pieces = []
    for start, end in merged:
        for gap_start, gap_end in sorted(gaps):
            if start <= gap_start and gap_end <= end:
                pieces.append((start, gap_start))
                start = gap_end
        pieces.append((start, end))
    return [piece for piece in pieces if piece[0] < piece[1]]


def _lights(plan: Plan, chart: Chart) -> tuple[Light, ...]:
    """A torch inside the entrance, and a glow in the room of the final encounter."""
    joint, way = chart.entrance
    if _room_at(chart.rooms, joint.go(way, 1)) < 0:
        way = opposite(way)
    lights = [Light(*plan.spot(joint.go(way, 1)), TORCH, "ffeccd8b")]
    for room in chart.rooms:
        if room.final:
            x, y, width, height = _floor(plan, room.rect)
            lights.append(Light(x + width / 2, y + height / 2, TORCH, "ffd96b4a"))
    return tuple(lights)
