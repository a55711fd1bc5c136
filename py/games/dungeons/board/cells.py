"""The dungeon master's map as the cursor walks it: rooms with their ways, exits, pawns, and where the picked
domino can lie."""

from __future__ import annotations

from dominoes.layout import CROSS, ENTRANCE
from dominoes.ways import end_id, room_id, ways
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
from games.dungeons.board.ways import ways_words
from games.dungeons.charting import exit_kind
from games.dungeons.notes import entries
from games.dungeons.rules import Dungeons
from games.dungeons.verbs import VERBS
from games.viewer import Viewer
from tabletop.grid import Point
from tabletop.wording import capital

EMPTY = "The entrance: stairs up to daylight. No room lies here yet"


def cells(state: Dungeons, viewer: Viewer) -> list[Cell]:
    """DU6.2, DU6.7. They lie in halves of grid steps; a place to lay lies where its far half would."""
    lie = [*_rooms(state, viewer), *_exits(state, viewer), *_pawns(state, viewer), *_places(state, viewer)]
    return lie or [Cell("entrance", ENTRANCE, EMPTY, "touch:entrance")]


def _rooms(state: Dungeons, viewer: Viewer) -> list[Cell]:
    master = viewer.seat is not None
    drawn = [end for end in state.ends if seen(state, end, exit_kind(state, end))]
    newest = state.place(state.entered[-1]) if state.playing and state.entered else len(state.laid) - 1
    return [
        Cell(
            room_id(piece.domino),
            Point(piece.near.x + piece.far.x, piece.near.y + piece.far.y),
            f"{room_words(state, master, i)}{_written(viewer, serial)}. {ways_words(state, i)}",
            f"{'pick' if master and not state.ending else 'touch'}:room {piece.domino}",
            ["home"] * (i == newest) + ["landmark"] * (piece.domino in state.special),
            ways=ways(state.laid, drawn, i),
        )
        for i, (piece, serial) in enumerate(zip(state.laid, state.serials, strict=True))
    ]


def _written(viewer: Viewer, serial: int) -> str:
    """What the dungeon master has written of a room: what it is called, and that there is more."""
    called = entries.written(viewer.notes, "title", serial) if viewer.seat is not None else ""
    more = viewer.seat is not None and entries.written(viewer.notes, "note", serial)
    return (f", called {called}" if called else "") + (", with notes" if more else "")


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
        found.append(Cell(end_id(end.joint), at, words, does))
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
