"""The key of a map, in Markdown: what each room holds, by number, with its exits in words.

What a person has typed stands in it exactly as it was typed, and is never markup.

    ## 2. The Well

    - Domino 3-5: risk 3, fair; reward 5, great
    - West: a door to room 1
    - North, the western one: an open way, unexplored
    - North, the eastern one: blocked
"""

from __future__ import annotations

from games.dungeons.chart.escaping import in_markdown, lines_in_markdown
from games.dungeons.chart.model import Chart, Room
from games.dungeons.chart.walls import Plan, Portal, survey
from games.dungeons.words import which
from tabletop.grid import COMPASS, EAST, NORTH, SOUTH, WEST, opposite

SUNWISE = (NORTH, EAST, SOUTH, WEST)
DEGREES = ("none", "slight", "low", "fair", "high", "great", "utmost")  # by pips
BETWEEN = {
    "door": "a door to {}",
    "locked": "a locked door to {}",
    "secret": "a secret door to {}",
    "open": "an open way to {}",
    "found": "a secret door, found, to {}",
}
OUTWARD = {
    "door": "a door, unexplored",
    "locked": "a locked door, unexplored",
    "secret": "a secret exit, not found yet",
    "open": "an open way, unexplored",
    "found": "a secret exit, found and unexplored",
    "blocked": "blocked",
    "entrance": "the entrance",
}


def key(chart: Chart) -> str:
    """DU7: the text of a file with the key of a chart. For players, give their chart (`players.players`):
    its rooms have no numbers and go by their dominoes."""
    plan = survey(chart)
    title = in_markdown(chart.title) or "A dungeon"
    count = len(chart.rooms)
    feet = f"A square is five feet; a half of a room is {chart.squares} by {chart.squares} squares."
    opening = f"# {title}\n\n{count} room{'s' if count > 1 else ''}. {feet}\n"
    order = sorted(range(count), key=lambda i: chart.rooms[i].number)
    return "\n".join((opening, *(_entry(chart, plan, i) for i in order)))


def domino_words(room: Room) -> str:
    """A room's domino, risk and reward in words.

    >>> from tabletop.grid import Point, Rect
    >>> room = Room("3-5", 0, 1, Rect(0, 0, 4, 2), Point(1, 1), Point(3, 1), 3, 5, -1)
    >>> domino_words(room._replace(illusions=("risk",)))
    'Domino 3-5: risk 3, fair, or so it seems; reward 5, great'
    """
    seems = {name: ", or so it seems" if name in room.illusions else "" for name in ("risk", "reward")}
    return (
        f"Domino {room.name}: risk {room.risk}, {_degree(room.risk)}{seems['risk']}; "
        f"reward {room.reward}, {_degree(room.reward)}{seems['reward']}"
    )


def flags(room: Room) -> list[str]:
    """What else a room is, in words."""
    said = ((room.hall, "A hall"), (room.special, "A special encounter"), (room.final, "The final encounter"))
    return [words for so, words in said if so]


def _degree(pips: int) -> str:
    return DEGREES[min(pips, len(DEGREES) - 1)]


def _called(room: Room) -> str:
    return f"room {room.number}" if room.number else f"room {room.name}"


def _entry(chart: Chart, plan: Plan, place: int) -> str:
    """A room: its heading, its list, and its note."""
    room = chart.rooms[place]
    title = in_markdown(room.title)
    called = f"{room.number}." if room.number else f"Room {room.name}"
    lines = [domino_words(room), *flags(room), *_ways(chart, plan, place)]
    listed = "\n".join(f"- {line}" for line in lines)
    note = f"\n{lines_in_markdown(room.note)}\n" if room.note.strip() else ""
    return f"## {called}{' ' if title else ''}{title}\n\n{listed}\n{note}"


def _ways(chart: Chart, plan: Plan, place: int) -> list[str]:
    """The ways out of a room, from the north on as the sun goes; those on one side from the west or north."""
    sides: dict[int, list[Portal]] = {way: [] for way in SUNWISE}
    for portal in (*plan.portals, *plan.blocked):
        if place in (portal.room, portal.beyond):
            sides[portal.way if place == portal.room else opposite(portal.way)].append(portal)
    ways = []
    for way, portals in sides.items():
        for i, portal in enumerate(sorted(portals, key=lambda one: (one.x, one.y))):
            apart = f", {which(way, i, len(portals))}" if len(portals) > 1 else ""
            ways.append(f"{COMPASS[way].capitalize()}{apart}: {_way(chart, portal, place)}")
    return ways


def _way(chart: Chart, portal: Portal, place: int) -> str:
    other = portal.beyond if place == portal.room else portal.room
    if other < 0 or portal.kind not in BETWEEN:
        return OUTWARD[portal.kind]
    return BETWEEN[portal.kind].format(_called(chart.rooms[other]))
