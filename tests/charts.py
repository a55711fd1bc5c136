"""Charts for tests: small ones by hand, and grown ones of any number of rooms, the same each time.

matched(12)      before the game: equal numbers join, doubles lie crosswise, free ends are exits
explored(12)     during the game: any domino at any exit, straight or turned, doors and exits of all kinds
"""

from __future__ import annotations

from xml.etree import ElementTree

from dominoes import layout
from dominoes.domino import Domino, double_set
from dominoes.layout import LEFT, RIGHT, STRAIGHT, Laid
from games.dungeons.chart.model import Chart, Door, DoorKind, Exit, ExitKind, Room
from games.dungeons.chart.paper import Look
from tabletop.chance import below, seed_number, shuffled
from tabletop.grid import NORTH

TYPED = """<script>alert(1)</script> ]]> & "quoted" 'so' | *bold* `code` # [a](b) _x_ &amp; <!-- -->"""
DOORS: tuple[DoorKind, ...] = ("door", "door", "door", "locked", "secret")
EXITS: tuple[ExitKind, ...] = ("open", "open", "blocked", "blocked", "locked", "secret", "found")
ENTRANCE = (layout.ENTRANCE, NORTH)


def one_room(squares: int = 3) -> Chart:
    """A single hall across the entrance, from -4,-1 to 4,1... in halves: two, side by side."""
    return chart_of([layout.first_room(Domino(3, 3))], (), squares)


def three_rooms(squares: int = 3) -> Chart:
    """A hall; north of it a room that goes straight on, west of it one that turns, each with its exit."""
    laid = [layout.first_room(Domino(5, 5))]
    for tile, place, shape in ((Domino(3, 5), 0, STRAIGHT), (Domino(5, 6), 1, LEFT)):
        ends = ends_of(laid)
        laid.append(layout.lay(tile, ends[place if len(laid) == 1 else 0], shape))
    return chart_of(laid, open_ends(ends_of(laid)), squares)


def typed() -> Chart:
    """Three rooms, in which somebody has typed everything that could be markup."""
    chart = three_rooms()
    rooms = tuple(
        room._replace(title=TYPED, note=f"{TYPED}\n\n- {TYPED}\n    1. {TYPED}") for room in chart.rooms
    )
    return chart._replace(title=TYPED, rooms=rooms)


def matched(rooms: int, seed: str = "bones", squares: int = 3) -> Chart:
    """A dungeon of the kind that is made before the game: it grows wherever a domino fits."""
    number = seed_number(seed)
    pile = shuffled(double_set(6), number, "pile")
    start = next(tile for tile in pile if tile.is_double)
    pile.remove(start)
    laid = [layout.first_room(start)]
    ends = ends_of(laid)
    while len(laid) < rooms:
        fits = [(tile, end, shape) for tile in pile for end in ends for shape in end.shapes(tile)]
        if not fits:
            break
        tile, end, shape = fits[below(number, "place", len(laid), len(fits))]
        pile.remove(tile)
        laid.append(layout.lay(tile, end, shape))
        ends = layout.grown(ends, laid)
    if len(laid) < rooms:
        return matched(rooms, f"{seed}.", squares)
    return chart_of(laid, open_ends(ends), squares)


def explored(rooms: int, seed: str = "bones", squares: int = 3) -> Chart:
    """A dungeon of the kind that is made during the game, with all kinds of doors and exits in it."""
    number = seed_number(seed)
    pile = shuffled(double_set(6), number, "pile")
    laid = [layout.first_room(pile.pop(), STRAIGHT)]
    while len(laid) < rooms:
        places = [
            (layout.End(0, joint, way, owner, ()), shape)
            for owner, piece in enumerate(laid)
            for joint, way in layout.exits(piece)
            for shape in layout.room(joint, way, owner, laid)
            if shape in (STRAIGHT, LEFT, RIGHT)
        ]
        end, shape = places[below(number, "place", len(laid), len(places))]
        tile = pile.pop()
        laid.append(layout.lay(tile, end._replace(number=tile[below(number, "near", len(laid), 2)]), shape))
    taken = {piece.joint for piece in laid}
    free = [
        Exit(joint, way, owner)
        for owner, piece in enumerate(laid)
        for joint, way in layout.exits(piece)
        if joint not in taken
    ]
    exits = tuple(
        exit._replace(kind=EXITS[below(number, "exit", i, len(EXITS))]) for i, exit in enumerate(free)
    )
    chart = chart_of(laid, exits, squares)
    doors = tuple(
        door._replace(kind=DOORS[below(number, "door", i, len(DOORS))]) for i, door in enumerate(chart.doors)
    )
    marked = tuple(
        room._replace(
            special=i % 4 == 1, illusions=("risk",) if i % 5 == 2 else ("reward",) if i % 7 == 3 else ()
        )
        for i, room in enumerate(chart.rooms)
    )
    last = marked[-1]._replace(final=True, title="The lich's hall", note="It *waits*.")
    return chart._replace(doors=doors, rooms=(*marked[:-1], last))


def ends_of(laid: list[Laid]) -> list[layout.End]:
    """The free ends of a layout."""
    ends: list[layout.End] = []
    for i in range(len(laid)):
        ends = layout.grown(ends, laid[: i + 1])
    return ends


def open_ends(ends: list[layout.End]) -> tuple[Exit, ...]:
    """Free ends as exits: blocked where nothing has room."""
    return tuple(Exit(end.joint, end.way, end.owner, "blocked" if end.walled else "open") for end in ends)


def chart_of(laid: list[Laid], exits: tuple[Exit, ...], squares: int) -> Chart:
    """A chart of a layout, with a plain door wherever a domino joins another."""
    rooms = tuple(
        Room(
            str(piece.domino), i, i + 1, piece.rect, piece.near, piece.far,
            piece.near_number, piece.domino.other(piece.near_number), piece.joins,
        )
        for i, piece in enumerate(laid)
    )  # fmt: skip
    doors = tuple(Door(piece.joint, piece.way, piece.joins, i) for i, piece in enumerate(laid) if i)
    return Chart("The Crypt of Bones", "bones", rooms, doors, exits, ENTRANCE, (), squares)


LOOKS = [Look(gm, grid, ink) for gm in (True, False) for grid in (True, False) for ink in (True, False)]


def elements(svg: str) -> list[ElementTree.Element]:
    """All elements of a drawing."""
    return list(ElementTree.fromstring(svg).iter())


def named(svg: str, name: str) -> list[ElementTree.Element]:
    """Those of a class."""
    return [element for element in elements(svg) if element.get("class") == name]


def kind(element: ElementTree.Element) -> str:
    """What an element is, without its namespace."""
    return element.tag.rpartition("}")[2]
