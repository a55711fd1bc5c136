"""The map in the JSON of Watabou's One Page Dungeon, as near to it as a dungeon of dominoes comes.

There a door is a square of its own between two rooms, and rooms never touch. So the rooms are set apart here:
each takes up its squares, and every wall one more. A half then has an odd number of squares, which puts a
door in the middle of its side: three for a half of up to three, five for one of four or five. A door with a
room on one side alone is a way out of the dungeon there; so behind an exit that leads nowhere yet lies a
square of passage. Such a file lies on no picture of ours; for that there is Universal VTT.

    json.loads(one_page(chart))["rects"][0]         # {"x": -3, "y": -1, "w": 7, "h": 3}
"""

from __future__ import annotations

from games.dungeons.chart.model import Chart, Room
from games.dungeons.chart.walls import Portal, survey
from games.dungeons.export.json_text import json_text
from games.dungeons.export.key import domino_words, flags
from tabletop.grid import STEPS, opposite

VERSION = "1.2.4b"  # of One Page Dungeon, whose files ours are like
# What the numbers of doors mean there: a passage, a door, the way out, a locked double door, a secret one.
TYPES = {"open": 0, "door": 1, "entrance": 3, "locked": 5, "secret": 6, "found": 1}

Json = dict[str, object]


def one_page(chart: Chart) -> str:
    """DU7: the text of a file like One Page Dungeon's. For players, give their chart (`players.players`)."""
    pitch = max(2, chart.squares // 2 + 1)  # squares to a grid step, walls included
    portals = survey(chart).portals
    doors = [_door(portal, pitch) for portal in portals]
    rooms = [_rect(room, pitch) for room in chart.rooms]
    beyond = [
        _square(portal.joint.x * pitch + dx, portal.joint.y * pitch + dy)
        for portal in portals
        for dx, dy in (STEPS[portal.way],)
        if portal.beyond < 0 and portal.kind != "entrance"
    ]
    return json_text(
        {
            "version": VERSION,
            "title": chart.title,
            "story": "",
            "rects": [*rooms, *(_square(door["x"], door["y"]) for door in doors), *beyond],
            "doors": doors,
            "notes": [_note(room, pitch) for room in chart.rooms if room.number],
            "columns": [spot for room in chart.rooms if room.hall for spot in _columns(room, pitch)],
            "water": [],
        }
    )


def _door(portal: Portal, pitch: int) -> Json:
    """A door's square, which is the middle of the gap between two rooms. The way out points inward there."""
    way = opposite(portal.way) if portal.kind == "entrance" else portal.way
    dx, dy = STEPS[way]
    x, y = portal.joint
    return {"x": x * pitch, "y": y * pitch, "dir": {"x": dx, "y": dy}, "type": TYPES[portal.kind]}


def _square(x: object, y: object) -> Json:
    return {"x": x, "y": y, "w": 1, "h": 1}


def _rect(room: Room, pitch: int) -> Json:
    west, north, east, south = room.rect
    width, height = (east - west) * pitch - 1, (south - north) * pitch - 1
    rect: Json = {"x": west * pitch + 1, "y": north * pitch + 1, "w": width, "h": height}
    return {**rect, "ending": True} if room.final else rect


def _note(room: Room, pitch: int) -> Json:
    """What a room's number stands for, in the middle of the room."""
    west, north, east, south = room.rect
    said = filter(None, map(str.strip, (room.title, room.note, domino_words(room), *flags(room))))
    spot = {"x": ((west + east) * pitch + 1) / 2, "y": ((north + south) * pitch + 1) / 2}
    return {"text": " ".join(map(_ended, said)), "ref": str(room.number), "pos": spot}


def _ended(text: str) -> str:
    return text if text[-1] in ".!?…" else f"{text}."


def _columns(room: Room, pitch: int) -> list[Json]:
    """A column in each corner of each half, a square away from the walls."""
    halves = (room.near, room.far)
    return [
        {"x": half.x * pitch + east, "y": half.y * pitch + south}
        for half in halves
        for east in (2 - pitch, pitch - 1)
        for south in (2 - pitch, pitch - 1)
    ]
