"""Dunginoes' positions for tests: rooms laid one by one, looked at as a drawing.

    state = dungeon("3-3", "3-5 at 0,-1 straight", hands="5-6 1-2 / 0-0 2-4")

The first room's middle is 0,0, its free ends are at 0,-1 (north), -2,0 (west) and 2,0 (east). What lies
nowhere is the pile; if a pile is given, what is left over lies face down before the last seat.
"""

from __future__ import annotations

from typing import Any

from dominoes import layout
from dominoes.domino import Domino
from games.dunginoes.pieces import SET, Lay
from games.dunginoes.rules import GAME, Dunginoes
from positions import arranged, dice, do, legal, pulled, tiles

TURN = [("play_or_search",), ("pass_on",)]


def dungeon(first: str, *rooms: str, hands: str, pile: str | None = None, **fields: Any) -> Dunginoes:
    """The position after the rooms are laid; "/" parts the hands; other fields of the state by name.
    `agenda` is a turn just begun unless given."""
    laid = [layout.first_room(Domino.parse(first))]
    ends = layout.grown([], laid)
    for room in rooms:
        action = Lay.parse(f"lay {room}")
        assert action, room
        tile, joint, shape = action.args
        [end] = [end for end in ends if end.joint == joint]
        assert shape in end.shapes(tile), f"{room} has no room: {end}"
        laid.append(layout.lay(tile, end, shape))
        ends = layout.grown(ends, laid)
    held = [sorted(tiles(hand)) for hand in hands.split("/")]
    lying = [*(piece.domino for piece in laid), *(tile for hand in held for tile in hand)]
    loose = [tile for tile in SET if tile not in lying]
    drawable = loose if pile is None else tiles(pile)
    values = {
        "pile": drawable,
        "hands": held,
        "downs": [[]] * (len(held) - 1) + [[tile for tile in loose if tile not in drawable]],
        "laid": laid,
        "ends": ends,
        "agenda": TURN,
        "seat": 0,
        "turns": 1,
        **fields,
    }
    return arranged(GAME.new(len(held), "position"), **values)


def search(state: Dunginoes, found: str, *rolls: int) -> Dunginoes:
    """After a search that finds this domino, and these rolls."""
    return do(state, "search", luck=[*pulled(state.pile, found), *dice(*rolls)])


def picture(state: Dunginoes) -> str:
    """The rooms as a drawing: each half's number at its middle."""
    return layout.letters(state.laid)


def joints(state: Dunginoes, tile: str) -> set[str]:
    """The ends at which a domino may be laid."""
    return {text.split(" ")[3] for text in legal(state, "lay") if f" {tile} " in text}
