"""The dungeon of Dunginoes as the cursor walks it: rooms, free ends, and where the picked domino can lie."""

from __future__ import annotations

from dominoes.domino import Domino
from dominoes.layout import CROSS
from dominoes.ways import end_id, room_id, ways
from games.contract import Cell
from games.dunginoes.plan import end_touch, end_words, fitting, room_words, slug, spots
from games.dunginoes.rules import Dunginoes
from games.dunginoes.verbs import VERBS
from tabletop.grid import Point
from tabletop.wording import capital


def cells(state: Dunginoes, chosen: Domino | None) -> list[Cell]:
    """DU2.1 to DU2.4. Where they lie is in halves of grid steps; a place to lay the picked domino lies where
    its far half would."""
    newest = len(state.laid) - 1
    lit = [spot for spot in spots(state) if spot.action.args[0] == chosen]
    joined = {spot.end.joint for spot in lit}
    drawn = [end for end in state.ends if end.joint not in joined]
    rooms = [
        Cell(
            room_id(piece.domino),
            Point(piece.near.x + piece.far.x, piece.near.y + piece.far.y),
            room_words(state, i),
            f"touch:room {piece.domino}",
            ["home"] if i == newest else (),
            ways=ways(state.laid, drawn, i),
        )
        for i, piece in enumerate(state.laid)
    ]
    ends = [
        Cell(
            end_id(end.joint),
            Point(2 * end.joint.x, 2 * end.joint.y),
            end_words(state, end),
            f"touch:{end_touch(end)}",
            ["own"] if fitting(state, end) else (),
        )
        for end in drawn
    ]
    places = []
    for spot in lit:
        near, far = spot.form.near, spot.form.far
        at = (
            Point(near.x + far.x, near.y + far.y)
            if spot.action.args[2] == CROSS
            else Point(2 * far.x, 2 * far.y)
        )
        words = capital(VERBS.order(state, spot.action))
        places.append(Cell(slug(spot.action), at, words, f"action:{spot.action}"))
    return [*rooms, *ends, *places]
