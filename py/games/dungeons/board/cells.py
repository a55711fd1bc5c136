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
    worth_a_stop,
)
from games.dungeons.board.ways import ways_words
from games.dungeons.charting import exit_kind
from games.dungeons.notes import entries
from games.dungeons.rules import Dungeons
from games.dungeons.verbs import VERBS
from games.viewer import Viewer
from tabletop.grid import Point
from tabletop.wording import capital, in_words

EMPTY = "The entrance: stairs up to daylight. No room lies here yet"


def cells(state: Dungeons, viewer: Viewer) -> list[Cell]:
    """DU6.2, DU6.7. They lie in halves of grid steps; a place to lay lies where its far half would."""
    lie = [*_rooms(state, viewer), *_exits(state, viewer), *_pawns(state, viewer), *_places(state, viewer)]
    return lie or [Cell("entrance", ENTRANCE, EMPTY, "touch:entrance")]


def _rooms(state: Dungeons, viewer: Viewer) -> list[Cell]:
    master = viewer.seat is not None
    drawn = [end for end in state.ends if seen(state, end, exit_kind(state, end))]
    came = state.entered if state.playing else state.shown if state.evening else ()
    newest = state.place([*came][-1]) if came else len(state.laid) - 1
    return [
        Cell(
            room_id(piece.domino),
            Point(piece.near.x + piece.far.x, piece.near.y + piece.far.y),
            f"{room_words(state, master, i)}{_written(state, viewer, serial)}. {ways_words(state, i)}",
            f"{'pick' if master and not state.ending else 'touch'}:room {piece.domino}",
            ["home"] * (i == newest) + ["landmark"] * (master and worth_a_stop(state, piece)),
            [f"touch:room {piece.domino}"],
            ways=ways(state.laid, drawn, i),
        )
        for i, (piece, serial) in enumerate(zip(state.laid, state.serials, strict=True))
    ]


def _written(state: Dungeons, viewer: Viewer, serial: int) -> str:
    """What the dungeon master has written of a room, and who stands in it."""
    if viewer.seat is None:
        return ""
    title, notes = (entries.written(viewer.notes, what, serial) for what in ("title", "note"))
    pawns = [_called(one) for one, _ in entries.tokens(state, viewer.notes).values() if one.serial == serial]
    said = [f"called {title}"] * bool(title) + ["with notes"] * bool(notes)
    said += [f"{in_words(pawns)} in it"] * bool(pawns)
    return "".join(f", {one}" for one in said)


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
        words = capital(VERBS.order(state, block)) if block else outward_words(state, end, kind)
        found.append(Cell(end_id(end.joint), at, words, does))
    return found


def _pawns(state: Dungeons, viewer: Viewer) -> list[Cell]:
    if state.playing:
        return []
    found = []
    for key, (one, rect) in entries.tokens(state, viewer.notes).items():
        x, y = one.at(rect)
        kinds = ["own"] if one.kind == entries.HERO else ["rival"]
        words = f"{_called(one)}, a {one.kind}, in room {state.serials.index(one.serial) + 1}"
        does = f"{'touch' if viewer.seat is None else 'pick'}:{key}"
        at = Point(round(2 * x), round(2 * y))
        found.append(Cell(key.replace(" ", "-"), at, words, does, kinds, roams=True))
    return found


def _called(one: entries.Standing) -> str:
    return one.name or capital(one.kind)


def _places(state: Dungeons, viewer: Viewer) -> list[Cell]:
    found = []
    for spot in spots(state):
        if spot.action.verb == "turn" or str(spot.action.args[0]) in viewer.picked:
            near, far = spot.form.near, spot.form.far
            at = Point(near.x + far.x, near.y + far.y) if spot.shape == CROSS else Point(2 * far.x, 2 * far.y)
            words = capital(VERBS.order(state, spot.action))
            found.append(Cell(slug(spot.action), at, words, f"action:{spot.action}"))
    return found
