"""A second reading of Penguin's Night Out, made from the rulebook alone: slow, and as plain as can be.

A match is a script here: a generator that yields who decides and between what, and is sent the choice. It
walks every way step by step and tries a domino at every place there is, so that what `games/penguins` finds
by search and tables can be held against it, ply by ply (`tests/test_penguins_referee.py`).

Squares are pairs of numbers, dominoes pairs of pips, and options are tuples:

    ("place", buddy, square)    ("stay",)    ("go", square)    ("nudge", buddy, square)
    ("lift", domino)            ("lay", {(square, number), ...})     ("drop",)    ("leave",)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any

Square = tuple[int, int]
Tile = tuple[int, int]
Option = tuple[Any, ...]
Script = Generator[tuple[int, set[Option]], Option, Any]
Roll = Callable[[], int]


@dataclass
class Scene:
    """What lies on the table."""

    where: dict[Tile, tuple[Square, Square]]  # of each domino, the squares of its low and its high half
    penguins: list[set[Square]]  # by seat; two squares in the middle of the nest
    nests: list[Tile]
    buddies: dict[int, Square] = field(default_factory=dict)  # those that lie on the ice
    carried: list[set[int]] = field(default_factory=list)
    stunned: set[int] = field(default_factory=set)
    barred: list[set[int]] = field(default_factory=list)

    def numbers(self) -> dict[Square, int]:
        """The number of each square of the ice."""
        return {
            square: number
            for tile, squares in self.where.items()
            for square, number in zip(squares, tile, strict=True)
        }

    def under(self, seat: int) -> Tile:
        """The domino on which a penguin stands."""
        [tile] = [tile for tile, squares in self.where.items() if self.penguins[seat] & set(squares)]
        return tile

    def lying(self, seat: int) -> set[int]:
        """Which of a penguin's buddies lie on the ice."""
        return {buddy for buddy in self.buddies if buddy // 2 == seat}

    def vacant(self, tile: Tile) -> bool:
        """No penguin and no buddy on it."""
        taken = set().union(*self.penguins, self.buddies.values())
        return not taken & set(self.where[tile])

    def gather(self) -> None:
        """Whoever shares a square with a buddy of theirs carries it now."""
        for buddy, square in list(self.buddies.items()):
            if square in self.penguins[buddy // 2]:
                del self.buddies[buddy]
                self.carried[buddy // 2].add(buddy)

    def ready(self, seat: int) -> bool:
        """At home, with both buddies."""
        return self.penguins[seat] <= set(self.where[self.nests[seat]]) and len(self.carried[seat]) == 2


def around(square: Square) -> list[Square]:
    """PN1.1: the squares that share an edge with this one."""
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def ways(scene: Scene, seat: int, die: int) -> dict[Square, int]:
    """PN2.1 to PN2.4: where some way of at most six steps can end, and the steps of the shortest."""
    numbers, mine = scene.numbers(), scene.lying(seat)
    found: dict[Square, int] = {}

    def walk(here: Square, been: set[Square], steps: int) -> None:
        for there in around(here):
            if there not in numbers or there in been:
                continue
            rivals = [
                other for other, squares in enumerate(scene.penguins) if other != seat and there in squares
            ]
            if any(len(scene.carried[rival]) > len(scene.carried[seat]) for rival in rivals):
                continue
            if not rivals:
                found[there] = min(found.get(there, 6), steps + 1)
            halted = numbers[there] in (0, die) or any(scene.buddies[buddy] == there for buddy in mine)
            if not halted and steps + 1 < 6:
                walk(there, been | {there}, steps + 1)

    begin = scene.penguins[seat]
    for square in begin:
        walk(square, begin if len(begin) == 1 else set(), 0)
    return found


def ends(scene: Scene, seat: int, die: int) -> set[Option]:
    """PN2.4, PN2.5 and PN2.7: which of these ends, staying among them, are allowed."""
    begin = scene.penguins[seat]
    options: dict[Option, set[Square]] = {("go", square): {square} for square in ways(scene, seat, die)}
    options["stay",] = begin
    foreign: set[Square] = set()
    for other, nest in enumerate(scene.nests):
        if other != seat and begin & set(scene.where[nest]):
            foreign |= set(scene.where[nest])
    watched = {scene.buddies[buddy] for buddy in scene.barred[seat] if buddy in scene.buddies}
    for closed in (foreign | watched, watched):
        allowed = {option for option, squares in options.items() if not squares & closed}
        if allowed:
            return allowed
    return {("stay",)}


def placements(scene: Scene, tile: Tile, widest: int = 64) -> set[frozenset[tuple[Square, int]]]:
    """PN3.3: every way to lay a domino, found by trying all places around the ice, and all turns."""
    others = {square for other, squares in scene.where.items() if other != tile for square in squares}
    xs, ys = [x for x, _ in others], [y for _, y in others]
    now = frozenset(zip(scene.where[tile], tile, strict=True))
    found = set()
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            for other in around((x, y)):
                laid = {(x, y), other}
                if laid & others or not any(square in others for half in laid for square in around(half)):
                    continue
                wide, high = (
                    max(*numbers, x_or_y, its) - min(*numbers, x_or_y, its) + 1
                    for numbers, x_or_y, its in ((xs, x, other[0]), (ys, y, other[1]))
                )
                if wide <= widest and high <= widest:
                    found.add(frozenset({((x, y), tile[0]), (other, tile[1])}))
    return found - {now}


def nudges(scene: Scene, buddies: Iterable[int]) -> set[Option]:
    """Each of these buddies to each square beside it."""
    ice = scene.numbers()
    return {
        ("nudge", buddy, square)
        for buddy in buddies
        for square in around(scene.buddies[buddy])
        if square in ice
    }


def placing(scene: Scene, starter: int) -> Script:
    """PN1.4 and PN1.5: the buddies are handed out and placed; of two that are alike, the first one."""
    seats = len(scene.penguins)
    held: list[set[int]] = [set() for _ in range(seats)]
    for seat in range(seats):
        for buddy in (0, 1):
            left = (seat + 1 if seats == 2 else seat + 1 + buddy) % seats
            held[left].add(2 * seat + buddy)
    for turn in range(2 * seats):
        seat = (starter + turn) % seats
        taken = set().union(*scene.penguins, scene.buddies.values())
        free = set(scene.numbers()) - taken
        firsts = {buddy for buddy in held[seat] if buddy % 2 == 0 or buddy - 1 not in held[seat]}
        _, buddy, square = yield seat, {("place", buddy, square) for buddy in firsts for square in free}
        held[seat].remove(buddy)
        scene.buddies[buddy] = square


def move(scene: Scene, seat: int, roll: Roll) -> Script:
    """PN2: the move, and the buddies that a double lets move."""
    die = roll()
    choice = yield seat, ends(scene, seat, die)
    if choice[0] == "go":
        scene.penguins[seat] = {choice[1]}
    scene.gather()
    low, high = scene.under(seat)
    if low != high or scene.ready(seat):
        return
    mine = scene.lying(seat)
    moves = len(mine) if low == die else min(1, len(mine))
    while moves:
        choice = yield seat, nudges(scene, mine) | {("leave",)}
        if choice[0] == "leave":
            return
        _, buddy, square = choice
        scene.buddies[buddy] = square
        scene.gather()
        mine.remove(buddy)
        moves -= 1
        if scene.ready(seat):
            return


def alter(scene: Scene, seat: int, roll: Roll) -> Script:
    """PN3: the ice. Which domino, and then where, are two choices; the second may be to leave it."""
    one, other = sorted((roll(), roll()))
    selected = one, other
    squares = set(scene.where[selected])
    if scene.vacant(selected):
        yield from shift(scene, seat, selected)
        return
    for rival, stands in enumerate(scene.penguins):
        if rival != seat and stands & squares:
            scene.stunned.add(rival)
    roams = bool(scene.penguins[seat] & squares)
    loose = {buddy for buddy, square in scene.buddies.items() if square in squares}
    while loose or roams:
        vacant = {("lift", tile) for tile in scene.where if scene.vacant(tile)} if roams else set()
        choice = yield seat, nudges(scene, loose) | vacant | {("leave",)}
        if choice[0] == "leave":
            return
        if choice[0] == "lift":
            roams = False
            yield from shift(scene, seat, choice[1])
        else:
            loose.remove(choice[1])
            scene.buddies[choice[1]] = choice[2]
            scene.gather()
            if scene.ready(seat):
                return


def shift(scene: Scene, seat: int, tile: Tile) -> Script:
    """PN3.3: a domino is moved, or stays where it lies."""
    choice = yield seat, {("lay", laid) for laid in placements(scene, tile)} | {("drop",)}
    if choice[0] == "lay":
        one, other = sorted(choice[1], key=lambda half: (half[1], half[0]))
        scene.where[tile] = one[0], other[0]


def match(scene: Scene, starter: int, roll: Roll, late: bool = False, rounds: int = 200) -> Script:
    """The whole match; returns who has won, or None for a draw."""
    seats = len(scene.penguins)
    yield from placing(scene, starter)
    for turn in range(rounds * seats):
        seat = (starter + turn) % seats
        if seat in scene.stunned:
            scene.stunned.remove(seat)
            continue
        if turn or not late:
            yield from move(scene, seat, roll)
        if not scene.ready(seat):
            yield from alter(scene, seat, roll)
        if scene.ready(seat):
            return seat
        scene.barred[seat] = {
            buddy for buddy, square in scene.buddies.items() if square in scene.penguins[seat]
        }
    return None
