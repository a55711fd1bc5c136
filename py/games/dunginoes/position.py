"""A position of Dunginoes alone, as the bot that reckons sees it: the free ends, the hand, the pile.

A domino is named by its place in the set, so that it is a whole number: 0 is 0-0, 27 is 6-6.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from dominoes.layout import CROSS, End
from games.dunginoes.odds import more_than, sixths
from games.dunginoes.pieces import SET, SIDES, TO_BEAT
from games.dunginoes.rules import Dunginoes

COUNT = len(SET)
PLACE = {tile: place for place, tile in enumerate(SET)}
WIN = [sixths(tile) / SIDES for tile in SET]  # DU3.3: the chance to win against a domino
NUMBERS = range(7)


class Doors(NamedTuple):
    """What the free ends let in. ends, crossings: for each number how many free ends have room for a domino,
    and for a double; rooms: how many have room for one, two and three shapes of a domino; fits: all dominoes
    that can be laid, a bit each."""

    ends: tuple[int, ...]
    crossings: tuple[int, ...]
    rooms: tuple[int, int, int]
    fits: int


class Position(NamedTuple):
    """What matters of a position at which a turn begins, or (drawing) a domino is to be drawn for one that
    was laid. light: what of the pile has stayed in the light of a lantern; what joins it is not known yet."""

    doors: Doors
    hand: tuple[int, ...]
    pile: tuple[int, ...]
    drawing: bool = False
    light: tuple[int, ...] = ()


FITTING = [
    sum(1 << PLACE[tile] for tile in SET if number in tile and not tile.is_double) for number in NUMBERS
]
DOUBLES = [sum(1 << PLACE[tile] for tile in SET if number in tile and tile.is_double) for number in NUMBERS]


def doors(ends: Iterable[End]) -> Doors:
    """DU2.1 to DU2.4: what these free ends let in."""
    single, double, rooms, fits = [0] * len(NUMBERS), [0] * len(NUMBERS), [0, 0, 0, 0], 0
    for number, _, _, _, room in ends:
        shapes = len(room)
        if CROSS in room:
            shapes -= 1
            double[number] += 1
            fits |= DOUBLES[number]
        if shapes:
            single[number] += 1
            rooms[shapes] += 1
            fits |= FITTING[number]
    return Doors(tuple(single), tuple(double), (rooms[1], rooms[2], rooms[3]), fits)


def joined(doors: Doors, own: Doors, number: int) -> Doors:
    """What free ends let in when there are some more, which all show this number."""
    ends, crossings = list(doors.ends), list(doors.crossings)
    more, more_crossings = sum(own.ends), sum(own.crossings)
    ends[number] += more
    crossings[number] += more_crossings
    tight, narrow, wide = doors.rooms
    fits = doors.fits | (FITTING[number] if more else 0) | (DOUBLES[number] if more_crossings else 0)
    rooms = tight + own.rooms[0], narrow + own.rooms[1], wide + own.rooms[2]
    return Doors(tuple(ends), tuple(crossings), rooms, fits)


@cache
def standings() -> list[list[float]]:
    """DU4.4, DU4.5: the chance to win with two dominoes when the boss has come, by their places; where both
    are the same, with this one alone: none."""
    return [[more_than((one, other), TO_BEAT) if one != other else 0.0 for other in SET] for one in SET]


def standing(hand: Sequence[int]) -> float:
    """DU4.5: the chance to win if the boss came now."""
    return standings()[hand[0]][hand[-1]]


def hoped(position: Position) -> float:
    """DU4.5: the same when any domino of the pile has joined the one of the hand."""
    row = standings()[position.hand[0]]
    return sum([row[tile] for tile in position.pile]) / len(position.pile)


def of(state: Dunginoes) -> Position:
    """The position before the only seat. Of two in the light the second has just been lit."""
    hand, pile, light = (
        tuple([PLACE[tile] for tile in tiles]) for tiles in (state.hands[0], sorted(state.pile), state.light)
    )
    return Position(doors(state.ends), hand, pile, light=light[:1])
