"""A position of Dunginoes as its bots see it: what the free ends let in, who holds what, what the pile has.

A domino is named by its place in the set, so that it is a whole number: 0 is 0-0, 27 is 6-6.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from dominoes.layout import CROSS, End
from games.dunginoes.odds import kept, sixths
from games.dunginoes.pieces import SET, SIDES, TO_BEAT
from games.dunginoes.rules import Dunginoes

COUNT = len(SET)
PLACE = {tile: place for place, tile in enumerate(SET)}
WIN = [sixths(tile) / SIDES for tile in SET]  # DU3.3: the chance to win against a domino
NUMBERS = range(7)
MOST = max(one.pips + other.pips for one in SET for other in SET if one != other)  # of a hand

Rivals = tuple[tuple[int, ...], ...] | None  # the hands of the others who are not stunned; None alone


class Doors(NamedTuple):
    """What the free ends let in. ends, crossings: for each number how many free ends have room for a domino,
    and for a double; rooms: how many have room for one, two and three shapes of a domino; fits: all dominoes
    that can be laid, a bit each."""

    ends: tuple[int, ...]
    crossings: tuple[int, ...]
    rooms: tuple[int, int, int]
    fits: int


class Position(NamedTuple):
    """What matters to a seat of a position at which a turn begins, or (drawing) a domino is to be drawn for
    one that was laid. before: so many rivals have their turn first. searched: so many have, since nothing of
    the pile fits any more (DU4.2)."""

    doors: Doors
    hand: tuple[int, ...]
    pile: tuple[int, ...]
    rivals: Rivals = None
    drawing: bool = False
    before: int = 0
    searched: int = 0


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


@lru_cache(maxsize=64)
def stakes(rivals: Rivals) -> tuple[float, ...]:
    """DU4.5: the chance to win with so many pips, from 0 on, against those that hold these dominoes as the
    boss comes, ties shared."""
    if rivals is None:
        return tuple([float(pips > TO_BEAT) for pips in range(MOST + 1)])
    chances = [1.0] * (MOST + 1)
    for hand in rivals:
        theirs = kept(tuple([SET[tile] for tile in hand])).items()
        for pips in range(MOST + 1):
            chances[pips] *= sum([its if p < pips else its / 2 for p, its in theirs if p <= pips])
    return tuple(chances)


@lru_cache(maxsize=64)
def stands(rivals: Rivals) -> list[list[float]]:
    """DU4.4, DU4.5: the chance to win with two dominoes as the boss comes, by their places; where both are
    the same, with this one alone."""
    at = stakes(rivals)
    found = [[0.0] * COUNT for _ in SET]
    for one, tile in enumerate(SET):
        for other in range(one, COUNT):
            held = (tile, SET[other]) if one != other else (tile,)
            chance = sum([likely * at[pips] for pips, likely in kept(held).items()])
            found[one][other] = found[other][one] = chance
    return found


def standing(hand: Sequence[int], rivals: Rivals = None) -> float:
    """DU4.5: the chance to win if the boss came now."""
    return stands(rivals)[hand[0]][hand[-1]] if hand else 0.0


def hoped(position: Position) -> float:
    """DU4.5: the same when any domino of the pile has made the hand whole."""
    table, hand = stands(position.rivals), position.hand
    return sum([table[hand[0] if hand else tile][tile] for tile in position.pile]) / (len(position.pile) or 1)


def of(state: Dunginoes, seat: int) -> Position:
    """The position as it lies before this seat."""
    hands = [tuple([PLACE[tile] for tile in hand]) for hand in state.hands]
    active = state.active()
    at = active.index(seat) if seat in active else 0
    rivals = tuple([hands[other] for other in active[at + 1 :] + active[:at]])
    pile = tuple(sorted([PLACE[tile] for tile in state.pile]))
    if state.seats == 1:
        return Position(doors(state.ends), hands[seat], pile)
    return Position(doors(state.ends), hands[seat], pile, rivals, False, at, len(state.declined))
