"""A layout: dominoes on a grid, their free ends, and what has room where.

A half is a square of two by two grid steps, so a double can lie crosswise with its middle
on a joint. A domino is laid at a joint, the middle of the edge it shares with the one it
joins, in one of four shapes:

    straight     left        right        cross (doubles only, DU2.3)
                  +---+---+  +---+---+     +---+---+
    |---+---|     | b | a |  | a | b |     | a | a |
    joint a b         joint  joint            joint

Each free end carries the shapes that still have room, kept up to date as dominoes are
laid, so listing what may be laid never looks at the board again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from dominoes.domino import Domino
from tabletop.grid import NORTH, Point, Rect, left, right

STRAIGHT, LEFT, RIGHT, CROSS = SHAPES = ("straight", "left", "right", "cross")
CROSSWISE = (CROSS,)
ENTRANCE = Point(0, 1)  # the joint behind the first double, whose middle is at 0,0
REACH = 8  # what a shape could touch has the middle of its near half less than this from the joint


class Form(NamedTuple):
    """What a domino covers: its rectangle, and the middles of its halves; `near` is the one that joins."""

    rect: Rect
    near: Point
    far: Point

    def at(self, joint: Point) -> Form:
        """A form that is drawn for the joint 0,0, at another joint."""
        (west, north, east, south), near, far = self
        x, y = joint
        rect = Rect(west + x, north + y, east + x, south + y)
        return Form(rect, Point(near.x + x, near.y + y), Point(far.x + x, far.y + y))


class End(NamedTuple):
    """A free end: its number, its joint, the way it points, the domino it belongs to (its place in
    the order of laying), and the shapes that have room there, in the order of SHAPES."""

    number: int
    joint: Point
    way: int
    owner: int
    room: tuple[str, ...]

    @property
    def walled(self) -> bool:
        """DU2.4: no room for any placement."""
        return not self.room

    def shapes(self, domino: Domino) -> tuple[str, ...]:
        """DU2.1 to DU2.4: the shapes in which a domino can be laid here."""
        if self.number not in domino:
            return ()
        room = self.room
        if domino[0] == domino[1]:
            return CROSSWISE if CROSS in room else ()
        return room[:-1] if CROSS in room else room


class Laid(NamedTuple):
    """A laid domino: where it was joined, in which direction and shape, to which one (its place in the
    order of laying, -1 for the first), what it covers, and the number of its near half."""

    domino: Domino
    joint: Point
    way: int
    shape: str
    joins: int
    rect: Rect
    near: Point
    far: Point
    near_number: int


def heading(way: int, shape: str) -> int:
    """The direction in which a domino laid this way points on."""
    return {LEFT: left(way), RIGHT: right(way)}.get(shape, way)


def read_shape(text: str) -> str:
    """The shape of this name. ValueError if there is none."""
    return SHAPES[SHAPES.index(text)]


def _form(way: int, shape: str) -> Form:
    """The form of a domino at the joint 0,0."""
    joint = Point(0, 0)
    if shape == CROSS:
        middle = joint.go(way, 1)
        near, far = middle.go(left(way), 1), middle.go(right(way), 1)
    else:
        near = joint.go(way, 1)
        far = near.go(heading(way, shape), 2)
    west, east = sorted((near.x, far.x))
    north, south = sorted((near.y, far.y))
    return Form(Rect(west - 1, north - 1, east + 1, south + 1), near, far)


FORMS = tuple({shape: _form(way, shape) for shape in SHAPES} for way in range(4))  # by way, then shape


def lay(domino: Domino, end: End, shape: str) -> Laid:
    """How a domino comes to lie at an end in a shape."""
    form = FORMS[end.way][shape].at(end.joint)
    return Laid(domino, end.joint, end.way, shape, end.owner, *form, end.number)


def first_room(domino: Domino, shape: str = CROSS, near_number: int | None = None) -> Laid:
    """DU1.3, DU2.3: a starter, whose near side is the entrance, at the south: a double crosswise, or any
    domino in another shape, by the half that shows this number."""
    form = FORMS[NORTH][shape].at(ENTRANCE)
    number = domino.low if near_number is None else near_number
    return Laid(domino, ENTRANCE, NORTH, shape, -1, *form, number)


def ways_out(piece: Laid) -> list[tuple[Point, int]]:
    """DU2.2, DU2.3: the joints of a laid domino's free ends, with the ways they point."""
    if piece.shape == CROSS:
        middle = piece.joint.go(piece.way, 1)
        sides = (left(piece.way), right(piece.way))
        return [(middle.go(piece.way, 1), piece.way), *((middle.go(side, 2), side) for side in sides)]
    way = heading(piece.way, piece.shape)
    return [(piece.far.go(way, 1), way)]


def exits(piece: Laid) -> list[tuple[Point, int]]:
    """DU6.2: the joints of a laid domino's outer half-edges but the one by which it was entered, those of its
    near half first, with the ways they point."""
    sides = [
        (half.go(way, 1), way)
        for half, other in ((piece.near, piece.far), (piece.far, piece.near))
        for way in range(4)
        if half.go(way, 2) != other
    ]
    return [(joint, way) for joint, way in sides if joint != piece.joint]


def grown(ends: list[End], laid: list[Laid]) -> list[End]:
    """DU2.2 to DU2.4: the free ends after the last of `laid` was laid, from those before: those that are left
    over, and its own."""
    piece, owner = laid[-1], len(laid) - 1
    number = piece.domino.other(piece.near_number)
    return left_over(ends, piece) + [
        End(number, joint, way, owner, room(joint, way, owner, laid)) for joint, way in ways_out(piece)
    ]


def left_over(ends: list[End], piece: Laid) -> list[End]:
    """DU2.4: what is left of the free ends when a piece was laid: the one that it joined is gone, those near
    it lose the shapes that would touch it."""
    return [
        end._replace(room=_clear(end.room, end.joint, end.way, [piece])) if _near(piece, end.joint) else end
        for end in ends
        if end.joint != piece.joint
    ]


def room(joint: Point, way: int, owner: int, laid: list[Laid]) -> tuple[str, ...]:
    """DU2.4: the shapes at a joint that touch nothing but the domino joined there."""
    others = [piece for i, piece in enumerate(laid) if i != owner and _near(piece, joint)]
    return _clear(SHAPES, joint, way, others)


def _near(piece: Laid, joint: Point) -> bool:
    """Could a domino laid at this joint touch the piece at all?"""
    return -REACH < piece.near.x - joint.x < REACH and -REACH < piece.near.y - joint.y < REACH


def _clear(shapes: tuple[str, ...], joint: Point, way: int, others: list[Laid]) -> tuple[str, ...]:
    """Those of the shapes that touch none of the others."""
    x, y = joint
    rects = [Rect(p.rect.west - x, p.rect.north - y, p.rect.east - x, p.rect.south - y) for p in others]
    forms = FORMS[way]
    return tuple(shape for shape in shapes if not any(map(forms[shape].rect.touches, rects)))


def fitting(ends: list[End], dominoes: Iterable[Domino]) -> list[Domino]:
    """DU2.1 to DU2.4: those of the dominoes that can be laid somewhere."""
    doubles = {end.number for end in ends if CROSS in end.room}
    others = {end.number for end in ends if end.room and end.room[0] != CROSS}
    return [
        domino
        for domino in dominoes
        if (domino[0] in doubles if domino[0] == domino[1] else domino[0] in others or domino[1] in others)
    ]


def check_tree(laid: list[Laid], ways: Callable[[Laid], list[tuple[Point, int]]]) -> None:
    """Each domino joins an earlier one by one of its ways out, touches nothing else and overlaps nothing.
    AssertionError."""
    for i, piece in enumerate(laid):
        for j, other in enumerate(laid[:i]):
            assert piece.rect.touches(other.rect) == (piece.joins == j), f"{piece} and {other}"
            assert not piece.rect.overlaps(other.rect), f"{piece} lies on {other}"
        if i:
            assert 0 <= piece.joins < i and (piece.joint, piece.way) in ways(laid[piece.joins]), piece


def free(laid: list[Laid], ways: Callable[[Laid], list[tuple[Point, int]]]) -> list[tuple[int, Point, int]]:
    """The ways out to which nothing is joined: the place of the domino in the order of laying, joint, way."""
    taken = {piece.joint for piece in laid}
    return [
        (i, joint, way) for i, piece in enumerate(laid) for joint, way in ways(piece) if joint not in taken
    ]


def check(laid: list[Laid], ends: list[End]) -> None:
    """The layout is a tree of equal numbers; the free ends are those left over, with the room that they have.
    AssertionError."""
    check_tree(laid, ways_out)
    for i, piece in enumerate(laid):
        if i:
            owner = laid[piece.joins]
            assert piece.near_number == owner.domino.other(owner.near_number), f"{piece} does not match"
        assert (piece.shape == CROSS) == piece.domino.is_double, piece
    over = free(laid, ways_out)
    assert [(end.owner, end.joint, end.way) for end in ends] == over, f"{ends} are not {over}"
    for end in ends:
        owner = laid[end.owner]
        assert end.number == owner.domino.other(owner.near_number), end
        assert end.room == room(end.joint, end.way, end.owner, laid), end


NO_SIGNS: Mapping[Point, str] = MappingProxyType({})


def letters(laid: list[Laid], signs: Mapping[Point, str] = NO_SIGNS) -> str:
    """The dominoes as a drawing: a number in the middle of each half, and these signs, one a point."""
    spots = dict(signs)
    for piece in laid:
        spots[piece.near] = str(piece.near_number)
        spots[piece.far] = str(piece.domino.other(piece.near_number))
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return "\n".join(
        "".join(spots.get(Point(x, y), " ") for x in range(min(xs), max(xs) + 1)).rstrip()
        for y in range(min(ys), max(ys) + 1)
    )


def bonds(laid: list[Laid]) -> dict[Point, str]:
    """The signs that tell which two halves are one domino: a stroke between them."""
    return {
        Point((near.x + far.x) // 2, (near.y + far.y) // 2): "-" if near.y == far.y else "|"
        for near, far in ((piece.near, piece.far) for piece in laid)
    }
