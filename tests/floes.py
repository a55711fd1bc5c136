"""Positions of Penguin's Night Out for tests: ice drawn as text, four letters wide a square.

    state = ice(
        '''
        3A--5   2b
                |
        1---1   4
        ''',
        nests="3-5 6-6",
        die=2,
    )

A number is a square, `-` or `|` to the next one makes the two a domino. A capital is a penguin (A the first
seat's), a small letter a buddy of it. The first square is 0,0, the one beside it 1,0, the one below it 0,1.

Whatever is not drawn lies far in the south, on ice of its own: the other dominoes, one standing beside the
next; each penguin in the middle of its nest, wherever that is; buddies that nobody carries.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from dominoes.domino import Domino
from games.penguins.field import Floe, laid
from games.penguins.pieces import BUDDIES, NINE, owner
from games.penguins.rules import GAME, Penguins
from positions import arranged, dice, do, legal, tiles
from tabletop.grid import Point

FAR = 30  # rows from the drawn ice to the rest
SEATS = "ABCD"


def ice(drawing: str, nests: str, step: str = "move", elbow: int = 0, **fields: Any) -> Penguins:
    """The position drawn, with the rest of a turn to do from this step on; other fields by name. The luck of
    the dice goes on with those for the ice, and then with the next turn's."""
    homes = tiles(nests)
    state = GAME.new(len(homes), "position", elbow=elbow)
    drawn, letters = read(drawing)
    set_of_all = NINE[: len(state.floes)]
    others = [tile for tile in set_of_all if tile not in drawn]
    far = {tile: Floe(Point(x, FAR), Point(x, FAR + 1)) for x, tile in enumerate(others)}
    pawns = [letters[name][0] if len(letters[name]) == 1 else None for name in SEATS[: len(homes)]]
    carried = fields.get("carried", [0] * len(homes))
    asides = [floe.low for tile, floe in far.items() if tile not in homes]
    buddies: list[Point | None] = []
    for buddy in range(BUDDIES * len(homes)):
        lying = letters[SEATS[owner(buddy)].lower()]
        nth = buddy % BUDDIES
        gone = nth >= max(len(lying), BUDDIES - carried[owner(buddy)])
        buddies.append(lying[nth] if nth < len(lying) else None if gone else asides[buddy])
    turns = 5 * len(homes) + 1
    values = {
        "floes": [(drawn | far)[tile] for tile in set_of_all],
        "nests": homes,
        "pawns": pawns,
        "buddies": buddies,
        "held": [()] * len(homes),
        "seat": 0,
        "starter": 0,
        "turns": turns,
        "drawn": {"dice": 3 * turns + 1},
        "agenda": [(name,) for name in Penguins.TURN[Penguins.TURN.index(step) :]],
        **fields,
    }
    found = arranged(state, **values)
    found.check()
    return found


def read(drawing: str) -> tuple[dict[Domino, Floe], dict[str, list[Point]]]:
    """The dominoes of a drawing, and for each letter the squares where it stands, row by row."""
    lines = dedent(drawing).strip("\n").split("\n")
    drawn: dict[Domino, Floe] = {}
    letters: dict[str, list[Point]] = {name: [] for name in SEATS + SEATS.lower()}
    numbers: dict[Point, int] = {}
    joints = []
    for y, row in enumerate(lines):
        for at, sign in enumerate(row):
            square = Point(at // 4, y // 2)
            if sign.isdigit():
                numbers[square] = int(sign)
            elif sign in letters:
                letters[sign].append(square)
            elif sign == "|":
                joints.append((square, Point(square.x, square.y + 1)))
            elif sign == "-" and at % 4 == 3:
                joints.append((square, Point(square.x + 1, square.y)))
    for one, other in joints:
        low, high = sorted((one, other), key=lambda square: numbers[square])
        tile = Domino(numbers[low], numbers[high])
        assert tile not in drawn, f"{tile} is drawn twice"
        drawn[tile] = laid(tile, low, high)
    assert len(numbers) == 2 * len(drawn), "each square is half a domino"
    return drawn, letters


def quiet(state: Penguins, move: str, die: int) -> Penguins:
    """After this move, five-six, selected and vacant, stays where it lies; the next one rolls the die."""
    return do(state, move, "leave it where it lies", luck=dice(5, 6, die))


def stirred(drawing: str, *rolls: int, nests: str = "6-6 5-5", **fields: Any) -> Penguins:
    """After the first penguin has stayed where it is drawn, and the dice for the ice show these numbers."""
    state = ice(drawing, nests, die=6, **fields)
    return do(state, "stay", luck=dice(*rolls, sides=state.sides))


def goes(state: Penguins) -> set[str]:
    """The squares where the move may end, "4,0", but for staying."""
    return {text.removeprefix("go to ") for text in legal(state, "go")}


def places(state: Penguins, tile: str) -> set[str]:
    """How a domino may be laid: "4,0 east"."""
    return {text.removeprefix(f"lay {tile} at ") for text in legal(state, "lay") if f" {tile} " in text}
