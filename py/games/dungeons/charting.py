"""From a position and what is written beside it to a chart, of which drawings, keys and files are made."""

from __future__ import annotations

from dominoes.layout import ENTRANCE, End
from games.dungeons.chart.model import Chart, Door, Exit, ExitKind, Room, Token
from games.dungeons.making.position import Position
from games.dungeons.notes import entries
from games.dungeons.notes.entries import Notes
from tabletop.grid import NORTH, Point, Rect


def chart_of(state: Position, notes: Notes, seed: str = "") -> Chart:
    """The chart of a position; of what everybody may see, if it is such a view."""
    fakes = {tile: [part for part, other in state.fakes if other == tile] for _, tile in state.fakes}
    rooms = tuple(
        Room(
            str(piece.domino),
            state.serials[i],
            i + 1,
            piece.rect,
            piece.near,
            piece.far,
            piece.near_number,
            state.reward(piece),
            piece.joins,
            piece.domino in state.special,
            state.is_final(piece.domino),
            tuple(fakes.get(piece.domino, ())),
            entries.written(notes, "title", state.serials[i]),
            entries.written(notes, "note", state.serials[i]),
        )
        for i, piece in enumerate(state.laid)
    )
    doors = tuple(
        Door(piece.joint, piece.way, piece.joins, i) for i, piece in enumerate(state.laid) if piece.joins >= 0
    )
    exits = tuple(
        Exit(end.joint, end.way, end.owner, kind) for end in state.ends if (kind := exit_kind(state, end))
    )
    standing = tuple(
        Token(key.removeprefix("token "), one.kind, one.name, *one.at(rect))
        for key, (one, rect) in entries.tokens(state, notes).items()
    )
    title = notes.get("map", "") or "A dungeon"
    return Chart(title, seed, rooms, doors, exits, (ENTRANCE, NORTH), standing, entries.squares(notes))


def exit_kind(state: Position, end: End) -> ExitKind | None:
    """What an exit is that leads nowhere yet; None where there is none, as at ends of a map made before, and
    where a room stands close by a side of the one it was laid to."""
    if state.during and not end.room:
        ahead = end.joint.go(end.way, 1)
        return None if any(_holds(piece.rect, ahead) for piece in state.laid) else "blocked"
    if end.joint in state.secret:
        return "secret"
    if end.joint in state.blocked:
        return "blocked"
    if state.is_locked(end.joint):
        return "locked"
    if not state.during:
        return "open" if end.number < 0 else None
    return "found" if end.joint in state.found else "open"


def _holds(rect: Rect, point: Point) -> bool:
    return rect.west < point.x < rect.east and rect.north < point.y < rect.south
