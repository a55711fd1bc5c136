"""Positions of dungeon masters' maps for tests: rooms laid one by one, looked at as a drawing.

    state = before("3-5 by 3", "5-6 at 0,-3 left", hand="0-0 1-2 2-4")
    state = during("3-5 by 3", "1-2 by 1 at 0,-3 straight", blocked="2,-4")

A room says the number of the half by which it is entered; before the game the end at which it lies says that
already. An ordinary first room covers 0,0 and 0,-2 and has the entrance at 0,1; a double that is one before
the game lies crosswise, its middle at 0,0.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dominoes import layout
from dominoes.domino import Domino
from dominoes.layout import CROSS, STRAIGHT, Laid, read_shape
from games.dungeons.charting import exit_kind
from games.dungeons.making.during import settle_in
from games.dungeons.making.position import DRAWN
from games.dungeons.pieces import FINAL, SET
from games.dungeons.rules import GAME, Dungeons
from positions import arranged, dice, do, pulled, tiles
from tabletop.chance import below
from tabletop.grid import Point
from tabletop.match import Match

NOT_NOW = ("close", "delve", "fake")
SIGNS = {"open": "o", "blocked": "#", "secret": "S", "locked": "L", "found": "F"}


def before(first: str, *rooms: str, hand: str = "", aside: str = "", **fields: Any) -> Dungeons:
    """A map that is made before the game. What lies nowhere is the pile; other fields by their names."""
    laid = [_first(first, crosswise=True)]
    ends = layout.grown([], laid)
    for room in rooms:
        words = room.split()
        tile, joint, shape = Domino.parse(words[0]), Point.parse(words[2]), words[3]
        [end] = [end for end in ends if end.joint == joint]
        assert shape in end.shapes(tile), f"{room} has no room: {end}"
        laid.append(layout.lay(tile, end, shape))
        ends = layout.grown(ends, laid)
    held, put_aside = sorted(tiles(hand)), tiles(aside)
    lying = [*(piece.domino for piece in laid), *held, *put_aside]
    values = {
        "laid": laid,
        "ends": ends,
        "hand": held,
        "aside": put_aside,
        "pile": [tile for tile in SET if tile not in lying],
        "serials": list(range(len(laid))),
        "built": len(laid),
        "agenda": [],
        **fields,
    }
    return arranged(GAME.new(1, "position"), **values)


def during(
    first: str, *rooms: str, blocked: str = "", secret: str = "", locked: str = "", **fields: Any
) -> Dungeons:
    """A map that grows during the game, no exit blocked but these: `locked` is "2,-4=0-1 ...", each with the
    domino behind it. What lies nowhere is the pile; the double six is deep in it unless `depth` says more."""
    options = {name: int(fields.pop(name, False)) for name in ("locks", "exits")}
    state = GAME.new(1, "position", during=1, **options)
    waits = not any("6-6" in text for text in (first, *rooms, locked))
    state.depth = fields.pop("depth", 27 if waits else DRAWN)
    settle_in(state, _first(first, crosswise=False))
    for room in rooms:
        words = room.split()
        tile, number, joint, shape = Domino.parse(words[0]), int(words[2]), Point.parse(words[4]), words[5]
        end = state.end_at(joint)
        assert end and shape in end.room, f"{room} has no room: {end}"
        settle_in(state, layout.lay(tile, end, read_shape(shape))._replace(near_number=number))
    behind = [(Point.parse(at), Domino.parse(tile)) for at, tile in (w.split("=") for w in locked.split())]
    away = [FINAL, *(piece.domino for piece in state.laid), *(tile for _, tile in behind)]
    values = {
        "pile": [tile for tile in SET if tile not in away],
        "blocked": [Point.parse(word) for word in f"{blocked} {secret}".split()],
        "secret": [Point.parse(word) for word in secret.split()],
        "behind": behind,
        "agenda": [],
        **fields,
    }
    return arranged(state, **values)


def _first(text: str, crosswise: bool) -> Laid:
    words = text.split()
    tile = Domino.parse(words[0])
    number = int(words[2]) if len(words) > 1 else tile.low
    return layout.first_room(tile, CROSS if crosswise and tile.is_double else STRAIGHT, number)


def opening(state: Dungeons, joint: str, room: str, *rolls: int, turned: str = "") -> Dungeons:
    """After a door behind which this room comes, "1-2 by 2", which lies turned so, with these rolls."""
    tile, number = Domino.parse(room.split()[0]), int(room.split()[2])
    luck = [*pulled(state.pile, str(tile)), ("sides", 2, tile.index(number)), *dice(*rolls, sides=8)]
    return do(state, f"open {joint}", *([f"turn the room {turned}"] if turned else []), luck=luck)


def picture(state: Dungeons) -> str:
    """The rooms as a drawing: each half's number at its middle, and a sign at each exit of a map that grows
    during the game: o open, # blocked or walled up, S secret, L locked, F found."""
    kinds = {end.joint: exit_kind(state, end) for end in state.ends}
    return layout.letters(state.laid, {joint: SIGNS[kind] for joint, kind in kinds.items() if kind})


def joints(found: list[Point]) -> set[str]:
    """Joints as they are written."""
    return {str(joint) for joint in found}


def evening(seed: int, during: bool = False) -> Iterator[Match]:
    """An evening by luck, from the first room on: all rooms of a map made before are shown, or a map grows
    by as many; with locked doors, and with secret ones of which some are found."""
    match = Match(GAME, 1, str(seed), {"during": 1, "locks": seed % 2} if during else {})
    for text in ("hide the double six at 9",) if during else ("add all rooms", "begin the evening"):
        match = match.play(text)
    for ply in range(60):
        yield match
        choices = [action for action in match.state.legal_actions() if action.verb not in NOT_NOW]
        if not choices or len(dungeon_of(match).laid) > 12:
            return
        match = match.play(choices[below(seed, "evening", ply, len(choices))])


def dungeon_of(match: Match) -> Dungeons:
    """The dungeon of a match."""
    assert isinstance(match.state, Dungeons)
    return match.state


def roamed(seed: int) -> Dungeons:
    """A map at the end of an evening during which it grew."""
    *_, match = evening(seed, during=True)
    return dungeon_of(match)


def made(seed: int | str, rooms: int = 12, **options: int) -> Dungeons:
    """A map of so many rooms, made at one tap."""
    from games.dungeons.rules import ROOMS

    return do(GAME.new(1, seed, rooms=ROOMS.index(rooms), **options), "add all rooms")
