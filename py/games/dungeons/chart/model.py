"""A chart: a dungeon as it is drawn, keyed and taken away, whatever rules it grew by.

Everything lies on the grid of `dominoes.layout`: the half of a domino is two by two grid steps, y grows
southward, and a joint is the middle of the edge by which a domino joins another. A chart for the players is
made of what everybody may see, so nothing hidden is in it at all.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tabletop.grid import Point, Rect

DoorKind = Literal["door", "locked", "secret"]
TokenKind = Literal["hero", "monster"]
ExitKind = Literal["open", "locked", "blocked", "secret", "found"]


class Room(NamedTuple):
    """A room: a laid domino.

    name: the domino, "3-5", which no other room has; serial: the how manyth room of all that were ever laid
    here, which names it for ever; number: its place in the key, from 1; rect: what it covers; near, far: the
    middles of its halves, `near` being the one by which it is entered, which shows `risk` pips; `far` shows
    `reward`. joins: the place among the rooms of the one it was laid to, -1 for the first. special: a special
    encounter (DU5.1); final: the final encounter; illusions: which of "risk" and "reward" only seem so. title
    and note: as a person has typed them, so never markup.
    """

    name: str
    serial: int
    number: int
    rect: Rect
    near: Point
    far: Point
    risk: int
    reward: int
    joins: int
    special: bool = False
    final: bool = False
    illusions: tuple[str, ...] = ()
    title: str = ""
    note: str = ""

    @property
    def hall(self) -> bool:
        """Is it a double?"""
        return self.risk == self.reward


class Door(NamedTuple):
    """A door between two rooms: its joint, the way it points from the earlier room into the later one, and
    both by their places among the rooms."""

    joint: Point
    way: int
    earlier: int
    later: int
    kind: DoorKind = "door"


class Exit(NamedTuple):
    """An exit that leads nowhere yet: its joint, the way it points, its room by its place among the rooms."""

    joint: Point
    way: int
    room: int
    kind: ExitKind = "open"


class Token(NamedTuple):
    """A pawn on the chart: a hero's or a monster's, its name as typed, and where it stands in grid steps."""

    id: str
    kind: TokenKind
    name: str
    x: float
    y: float


class Chart(NamedTuple):
    """A whole dungeon. title: as typed; seed: of its match; entrance: the joint where the party comes in,
    from the south, and the way it points; squares: how many squares of five feet the side of a half has;
    frame: what the map covers at least, beyond its rooms."""

    title: str
    seed: str
    rooms: tuple[Room, ...]
    doors: tuple[Door, ...]
    exits: tuple[Exit, ...]
    entrance: tuple[Point, int]
    tokens: tuple[Token, ...] = ()
    squares: int = 4
    frame: Rect | None = None
