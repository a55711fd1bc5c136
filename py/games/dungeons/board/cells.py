"""The dungeon master's map as the cursor walks it: rooms with their ways, exits, pawns, and where the picked
domino can lie."""

from __future__ import annotations

from dominoes.layout import CROSS
from games.contract import Cell
from games.dungeons.board.plan import (
    blocking,
    outward_words,
    pickable,
    room_words,
    seen,
    slug,
    spots,
)
from games.dungeons.charting import exit_kind
from games.dungeons.notes import entries
from games.dungeons.rules import Dungeons
from games.dungeons.verbs import VERBS
from games.viewer import Viewer
from tabletop.grid import COMPASS, Point, opposite
from tabletop.wording import capital

WAYS = {
    "open": "an open way",
    "found": "a secret door, found",
    "locked": "a locked door",
    "blocked": "a blocked way",
    "secret": "a secret door, not found",
    None: "a free end",
}


def cells(state: Dungeons, viewer: Viewer) -> list[Cell]:
    """DU6.2, DU6.7. They lie in halves of grid steps; a place to lay lies where its far half would."""
    return [*_rooms(state, viewer), *_exits(state, viewer), *_pawns(state, viewer), *_places(state, viewer)]


def _rooms(state: Dungeons, viewer: Viewer) -> list[Cell]:
    master = viewer.seat is not None
    newest = state.place(state.entered[-1]) if state.playing and state.entered else len(state.laid) - 1
    return [
        Cell(
            f"room-{piece.domino}",
            Point(piece.near.x + piece.far.x, piece.near.y + piece.far.y),
            f"{room_words(state, master, i)}. {_ways(state, i)}",
            f"{'pick' if master and not state.ending else 'touch'}:room {piece.domino}",
            ["home"] if i == newest else (),
        )
        for i, piece in enumerate(state.laid)
    ]


def _ways(state: Dungeons, place: int) -> str:
    """The ways out of a room, as its entry in the key says them: "North: a door to room 4"."""
    piece = state.laid[place]
    ways = []
    if piece.joins >= 0:
        ways.append((opposite(piece.way), f"a door to room {piece.joins + 1}"))
    else:
        ways.append((opposite(piece.way), "the entrance"))
    ways += [(one.way, f"a door to room {i + 1}") for i, one in enumerate(state.laid) if one.joins == place]
    for end in state.ends:
        kind = exit_kind(state, end)
        if end.owner == place and seen(state, end, kind):
            ways.append((end.way, WAYS[kind]))
    return "; ".join(f"{COMPASS[way]}: {what}" for way, what in sorted(ways)).capitalize()


def _exits(state: Dungeons, viewer: Viewer) -> list[Cell]:
    found = []
    for end in state.ends:
        kind, block = exit_kind(state, end), blocking(state, end)
        if not seen(state, end, kind):
            continue
        does = f"touch:end {end.joint}"
        if block:
            does = f"action:{block}"
        elif pickable(state, end, kind, viewer):
            does = f"pick:end {end.joint}"
        at = Point(2 * end.joint.x, 2 * end.joint.y)
        words = outward_words(state, end, kind)
        found.append(Cell(f"end-{end.joint.x}_{end.joint.y}", at, words, does))
    return found


def _pawns(state: Dungeons, viewer: Viewer) -> list[Cell]:
    if state.playing:
        return []
    found = []
    for key, (one, rect) in entries.tokens(state, viewer.notes).items():
        x, y = one.at(rect)
        kinds = ["own"] if one.kind == entries.HERO else ["rival"]
        words = f"{one.name or capital(one.kind)}, a {one.kind}"
        does = f"{'touch' if viewer.seat is None else 'pick'}:{key}"
        found.append(Cell(key.replace(" ", "-"), Point(round(2 * x), round(2 * y)), words, does, kinds))
    return found


def _places(state: Dungeons, viewer: Viewer) -> list[Cell]:
    found = []
    for spot in spots(state):
        if spot.action.verb == "turn" or str(spot.action.args[0]) in viewer.picked:
            near, far = spot.form.near, spot.form.far
            at = Point(near.x + far.x, near.y + far.y) if spot.shape == CROSS else Point(2 * far.x, 2 * far.y)
            words = capital(VERBS.order(state, spot.action))
            found.append(Cell(slug(spot.action), at, words, f"action:{spot.action}"))
    return found
