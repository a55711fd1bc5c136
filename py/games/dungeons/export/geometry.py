"""The map as data, in the house's own JSON: rooms, doors, exits, walls and portals in squares.

`docs/map-format.md` describes it for people and `docs/map-format.schema.json` for programs. Beside the map a
file keeps the page's own record of the match, which only the page reads; a players' copy has none, as it
would tell all.

    map_file(chart, record)             # the game master's
    map_file(players(chart), None)      # the players'
"""

from __future__ import annotations

from collections.abc import Mapping

from games.dungeons.chart.model import Chart, Room
from games.dungeons.chart.walls import Floor, Plan, Portal, survey
from games.dungeons.export.json_text import json_text
from tabletop.grid import COMPASS, Point

FORMAT = "boneyard-map"
VERSION = 1

Json = dict[str, object]


def map_file(chart: Chart, record: Mapping[str, object] | None) -> str:
    """DU7: the text of a file in our own format: the chart, and the page's record of the match if any."""
    return json_text({"format": FORMAT, "version": VERSION, "record": record, "map": map_part(chart)})


def map_part(chart: Chart) -> Json:
    """DU7: a chart as plain data in squares, from the map's top left corner."""
    plan = survey(chart)
    openings = {portal.joint: portal for portal in (*plan.portals, *plan.blocked)}
    entrance = openings[chart.entrance[0]]
    names = [room.name for room in chart.rooms]
    return {
        "title": chart.title,
        "squares": chart.squares,
        "size": {"width": plan.width, "height": plan.height},
        "rooms": [
            _room(room, floor, plan, names) for room, floor in zip(chart.rooms, plan.floors, strict=True)
        ],
        "doors": [
            {
                **_middle(openings[door.joint]),
                "way": COMPASS[door.way],
                "kind": door.kind,
                "rooms": [names[door.earlier], names[door.later]],
            }
            for door in chart.doors
        ],
        "exits": [
            {
                **_middle(openings[exit.joint]),
                "way": COMPASS[exit.way],
                "kind": exit.kind,
                "room": names[exit.room],
            }
            for exit in chart.exits
        ],
        "entrance": {**_middle(entrance), "way": COMPASS[entrance.way], "room": names[entrance.room]},
        "walls": [list(wall) for wall in plan.walls],
        "portals": [_portal(portal, names) for portal in plan.portals],
    }


def _spot(plan: Plan, point: Point) -> Json:
    x, y = plan.spot(point)
    return {"x": x, "y": y}


def _middle(portal: Portal) -> Json:
    return {"x": portal.x, "y": portal.y}


def _room(room: Room, floor: Floor, plan: Plan, names: list[str]) -> Json:
    return {
        "name": room.name,
        "number": room.number or None,
        "rect": floor._asdict(),
        "near": {**_spot(plan, room.near), "risk": room.risk},
        "far": {**_spot(plan, room.far), "reward": room.reward},
        "joins": names[room.joins] if room.joins >= 0 else None,
        "hall": room.hall,
        "special": room.special,
        "final": room.final,
        "illusions": list(room.illusions),
        "title": room.title,
        "note": room.note,
    }


def _portal(portal: Portal, names: list[str]) -> Json:
    return {
        **_middle(portal),
        "width": portal.width,
        "way": COMPASS[portal.way],
        "kind": portal.kind,
        "rooms": [names[room] for room in (portal.room, portal.beyond) if room >= 0],
    }
