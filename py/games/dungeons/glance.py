"""Dungeons on one page of pictures, with which its rules begin."""

from __future__ import annotations

from dominoes.domino import Domino
from dominoes.duel import winning
from drawing import face
from drawing.bestiary import BOSSES, MONSTERS
from drawing.dungeon import archway, at, slab, walls
from drawing.figure import arrow, figure, lit, put, tag
from drawing.monster import portrait
from games.dungeons.pieces import FEWEST, MOST, SIDES, TORCHES
from tabletop.grid import EAST, NORTH, WEST
from tabletop.wording import number

MET = Domino(3, 5)
BOSS = Domino(6, 6)
DOOR = '<use href="#door"/>'
BRICKS = '<use href="#bricked"/>'

# A hall with rooms to two sides, in units around its middle.
HALL = (-50, -100, 50, 100)
EASTERN, WESTERN = (50, -50, 250, 50), (-250, -50, -50, 50)


def _hall() -> str:
    return f'<g transform="rotate(90)">{slab(5, 5)}</g>'


def _rooms(name: str, pale: bool, *more: str) -> str:
    """A hall and rooms beside it, of those named; but for the hall they are pale, where players do not see
    them yet."""
    covered = {"east": EASTERN, "west": WESTERN}
    slabs = {
        "east": f"<g {at(150, 0, EAST)}>{slab(5, 2)}</g>",
        "west": f"<g {at(-150, 0, WEST)}>{slab(5, 6)}</g>",
    }
    doors = {"east": f"<g {at(50, 0, EAST)}>{DOOR}</g>", "west": f"<g {at(-50, 0, WEST)}>{DOOR}</g>"}
    look = ' opacity=".45"' if pale else ""
    others = "".join(f"<g{look}>{slabs[side]}</g>{doors[side]}" for side in more)
    return walls([HALL, *(covered[side] for side in more)], name) + _hall() + others


def _eight(number: int) -> str:
    """A die of eight sides, 60 units high, around 0,0."""
    return (
        '<path class="slab-edge" d="M0-32 28-14V16L0 34-28 16v-30z"/>'
        '<path class="slab" d="M0-30 26-13V15L0 32-26 15v-28z"/>'
        '<path class="groove" d="M0-30 24 15H-24zM-24 15 0 32 24 15"/>'
        f'<text class="pic-word" y="8">{number}</text>'
    )


def _before() -> str:
    """Three dominoes in hand, and the map that comes of them."""
    hand = "".join(put(face(*tile), 14, y, 0.36) for tile, y in (((2, 5), 18), ((5, 6), 62), ((1, 4), 106)))
    ends = f"<g {at(0, -100, NORTH)}>{archway(5, NORTH)}</g><g {at(250, 0, EAST)}>{archway(2, EAST)}</g>"
    drawn = _rooms("glance-before", False, "east", "west") + ends
    return hand + arrow(96, 80, 24) + put(drawn, 216, 88, 0.33)


def _during() -> str:
    """An exit that is opened, the domino behind it, and a die that says how many others are blocked."""
    room = walls([HALL], "glance-during") + f'<g transform="rotate(90)">{slab(2, 4)}</g>'
    exits = (
        f"<g {at(50, -50, EAST)}>{archway(2, EAST)}</g><g {at(-50, -50, WEST)}>{BRICKS}</g>"
        f"<g {at(0, -100, NORTH)}>{BRICKS}</g><g {at(50, 50, EAST)}>{BRICKS}</g>"
        f"<g {at(-50, 50, WEST)}>{archway(4, WEST)}</g>"
    )
    return (
        put(room + exits, 70, 80, 0.6)
        + lit(99, 35, 30)
        + arrow(138, 50, 28)
        + put(face(3, 6), 184, 26, 0.5)
        + put(_eight(3), 204, 116, 1)
        + "".join(put(BRICKS, x, 116, 0.8) for x in (248, 272, 296))
    )


def _table() -> str:
    """The same map as the dungeon master has it, and as the players see it."""
    master = _rooms("glance-master", True, "east", "west")
    doors = f"<g {at(50, 0, EAST)}>{DOOR}</g><g {at(-50, 0, WEST)}>{DOOR}</g>"
    players = walls([HALL], "glance-players") + _hall() + doors
    return (
        put(master, 86, 92, 0.3)
        + tag(86, 22, "You")
        + '<path class="pic-arrow" stroke-dasharray="7 7" d="M178 12V148"/>'
        + put(players, 250, 92, 0.3)
        + tag(250, 22, "Players")
    )


def _hero() -> str:
    """Five torches, a monster and the rolls that win against it, and the boss."""
    torches = "".join(put('<use href="#torch"/>', 24 + 22 * i, 34, 0.95) for i in range(TORCHES))
    dice = "".join(put(f'<use href="#d{n}"/>', 118 + 34 * i, 108, 0.28) for i, n in enumerate(winning(MET)))
    return (
        torches
        + put('<use href="#stairs"/>', 46, 118, 1, 90)
        + put(portrait(*MONSTERS[MET].looks), 118, 6, 0.5)
        + dice
        + put(portrait(*BOSSES[BOSS].looks), 216, 32, 0.5)
    )


def at_a_glance() -> str:
    """A map before the game, one during it, what who sees, and a hero in it."""
    return (
        figure(
            "rock",
            _before(),
            "Before the game",
            "Lay dominoes number to number, or let the whole map make itself at one tap: "
            f"{FEWEST} to {MOST} rooms.",
        )
        + figure(
            "rock",
            _during(),
            "During the game",
            "The players open an exit, and a domino lies behind it. A die of "
            f"{SIDES} sides says how many of the new room’s exits are blocked.",
        )
        + figure(
            "rock",
            _table(),
            "At the table",
            "You see the whole map and what you wrote in its rooms; the players see what you show. "
            "Or take it along on paper, as a picture or for a virtual tabletop.",
        )
        + figure(
            "rock",
            _hero(),
            "In the dark",
            f"Or send a hero down with {number(TORCHES)} torches: fight or sneak from room to room, and be "
            "out again before the last one is.",
        )
    )
