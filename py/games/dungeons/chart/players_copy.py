"""The players' copy: a chart without all that the game master alone knows.

picture(players(chart), look)
"""

from __future__ import annotations

from games.dungeons.chart.model import Chart, Door, Exit, Room


def players(chart: Chart) -> Chart:
    """DU7: the same dungeon without seed, numbers, marks, titles of rooms and notes. A secret exit is as
    blocked as the others; behind a secret door is a room, so it was found, and is a door like any other."""
    return chart._replace(
        seed="",
        rooms=tuple(map(_bare, chart.rooms)),
        doors=tuple(map(_plain, chart.doors)),
        exits=tuple(map(_hidden, chart.exits)),
    )


def _bare(room: Room) -> Room:
    return room._replace(number=0, special=False, final=False, illusions=(), title="", note="")


def _plain(door: Door) -> Door:
    return door._replace(kind="door") if door.kind == "secret" else door


def _hidden(exit: Exit) -> Exit:
    return exit._replace(kind="blocked") if exit.kind == "secret" else exit
