"""How pawns move on the floors of a map, square by square, and mind its walls (DU6.7).

Each half of a room has squares of its own, so a square is never cut by a wall. A step goes to the nearest
square that way; where pawns mind walls, it goes through no wall and no shut door, and a pawn that is
carried farther must have a way there.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from games.dungeons.chart.model import Chart
from games.dungeons.chart.walls import Plan, survey
from games.dungeons.charting import chart_of
from games.dungeons.making.position import Position
from games.dungeons.notes import entries
from games.dungeons.notes.entries import FEET, HALF, HERO, STEPS, Notes, Standing
from tabletop.grid import Point, Rect
from tabletop.typed import isolated
from tabletop.wording import counted

NEAR = 0.01  # squares; less is nothing
WALL = "There is a wall, or a door that is shut."
ROCK = "Pawns stand on floors: put it into a room."
UNSEEN = "The players have not opened that room yet; a hero cannot stand there."
NO_WAY = "There is no way there but through a wall."


class Square(NamedTuple):
    """A square of a room: the room's place, and its middle in grid steps."""

    room: int
    x: float
    y: float


def squares_of(chart: Chart) -> list[Square]:
    """All squares of a chart, room by room."""
    size = STEPS / chart.squares
    found = []
    for place, room in enumerate(chart.rooms):
        west, north, east, south = room.rect
        columns, rows = round((east - west) / size), round((south - north) / size)
        found += [
            Square(place, west + size * (i + 0.5), north + size * (j + 0.5))
            for j in range(rows)
            for i in range(columns)
        ]
    return found


def nearest(squares: list[Square], x: float, y: float) -> Square:
    """The square nearest to a spot, in grid steps."""
    return min(squares, key=lambda one: (one.x - x) ** 2 + (one.y - y) ** 2)


def blocked(plan: Plan, one: Square, other: Square) -> bool:
    """Does a step from one square to another cross a wall? Straight through a door one can go close by its
    posts: where the middle of a side lies between two squares, so does the door."""
    x1, y1 = _spot(plan, one)
    x2, y2 = _spot(plan, other)
    if not any(_cross(x1, y1, x2, y2, *wall) for wall in plan.walls):
        return False
    straight = abs(x1 - x2) < NEAR or abs(y1 - y2) < NEAR
    ways = (portal.bounds for portal in plan.portals) if straight else ()
    return not any(_cross(x1, y1, x2, y2, *first, *second) for first, second in ways)


def _spot(plan: Plan, square: Square) -> tuple[float, float]:
    x, y = plan.spot(Point(0, 0))
    return x + square.x * plan.squares / STEPS, y + square.y * plan.squares / STEPS


def _cross(x1: float, y1: float, x2: float, y2: float, a1: float, b1: float, a2: float, b2: float) -> bool:
    """Does a line from one point to another cross a wall that runs east or south?"""
    if a1 == a2:
        if not min(x1, x2) < a1 < max(x1, x2):
            return False
        y = y1 + (y2 - y1) * (a1 - x1) / (x2 - x1)
        return b1 <= y <= b2
    if not min(y1, y2) < b1 < max(y1, y2):
        return False
    x = x1 + (x2 - x1) * (b1 - y1) / (y2 - y1)
    return a1 <= x <= a2


def steps(chart: Chart, plan: Plan, start: Square, shut: set[int]) -> dict[Square, int]:
    """How many steps it takes to each square that can be reached, with none into the rooms that are shut."""
    squares = [one for one in squares_of(chart) if one.room not in shut or one == start]
    size = STEPS / chart.squares
    near = {one: [other for other in squares if _beside(one, other, size)] for one in squares}
    found, queue = {start: 0}, deque([start])
    while queue:
        one = queue.popleft()
        for other in near[one]:
            if other not in found and not blocked(plan, one, other):
                found[other] = found[one] + 1
                queue.append(other)
    return found


def _beside(one: Square, other: Square, size: float) -> bool:
    reach = max(abs(one.x - other.x), abs(one.y - other.y))
    return 0 < reach < 1.6 * size


def moved(state: Position, notes: Notes, key: str, x: float, y: float) -> tuple[str, str]:
    """A pawn is put down at a spot, in grid steps: how it is written then, and what there is to say."""
    one, rect = entries.tokens(state, notes)[key]
    chart = chart_of(state, notes)
    squares = squares_of(chart)
    goal = nearest(squares, x, y)
    if not _inside(chart.rooms[goal.room].rect, x, y):
        return "", ROCK
    shut = unopened(state) if one.kind == HERO else set()
    if goal.room in shut:
        return "", UNSEEN
    start = nearest(squares, *one.at(rect))
    told = isolated(one.name or one.kind.capitalize())
    if entries.is_on(notes, "walls"):
        ways = steps(chart, survey(chart), start, shut)
        if goal not in ways:
            return "", NO_WAY
        told += f" walks {counted(ways[goal], 'square')}, {ways[goal] * FEET} feet."
    else:
        told += " is put there."
    return written(state, one, goal), told


def stepped(state: Position, notes: Notes, key: str, right: int, down: int) -> tuple[str, str]:
    """A pawn goes a step that way: how it is written then, and what there is to say."""
    one, rect = entries.tokens(state, notes)[key]
    chart = chart_of(state, notes)
    squares, size = squares_of(chart), STEPS / chart.squares
    start = nearest(squares, *one.at(rect))
    goal = nearest(squares, start.x + right * size, start.y + down * size)
    if (goal.x - start.x) * right <= 0 and (goal.y - start.y) * down <= 0:
        return "", WALL
    if goal.room in (unopened(state) if one.kind == HERO else ()):
        return "", UNSEEN
    if entries.is_on(notes, "walls") and blocked(survey(chart), start, goal):
        return "", WALL
    told = f"{isolated(one.name or one.kind.capitalize())} in room {goal.room + 1}."
    return written(state, one, goal), told


def unopened(state: Position) -> set[int]:
    """The places of the rooms that the players have not seen."""
    if state.during or not state.evening:
        return set()
    return {i for i, piece in enumerate(state.laid) if piece.domino not in state.shown}


def written(state: Position, one: Standing, square: Square) -> str:
    """A pawn on a square as it is written down."""
    west, north, *_ = state.laid[square.room].rect
    x, y = (round((at - corner) * HALF / STEPS) for at, corner in ((square.x, west), (square.y, north)))
    return str(one._replace(serial=state.serials[square.room], x=x, y=y))


def free_square(state: Position, notes: Notes, room: int) -> Square:
    """A square of a room, by its place, on which nobody stands, in the half by which one enters."""
    chart = chart_of(state, notes)
    taken = {(token.x, token.y) for token in chart.tokens}
    half = chart.rooms[room].near
    mine = [one for one in squares_of(chart) if one.room == room]
    empty = [one for one in mine if not any(abs(one.x - x) + abs(one.y - y) < 0.1 for x, y in taken)] or mine
    return nearest(empty, half.x, half.y)


def _inside(rect: Rect, x: float, y: float) -> bool:
    return rect.west <= x <= rect.east and rect.north <= y <= rect.south
