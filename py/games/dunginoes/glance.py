"""Dunginoes on one page of pictures, with which its rules begin."""

from __future__ import annotations

from dominoes.domino import Domino
from dominoes.duel import winning
from drawing import face
from drawing.bestiary import BOSSES, MONSTERS
from drawing.dungeon import archway, at, slab, walls
from drawing.figure import arrow, figure, lit, put, tag
from drawing.monster import portrait
from games.dunginoes.pieces import TO_BEAT

MET = Domino(3, 6)
OPENING = Domino(4, 4)


def _portrait(looks: tuple[str, ...], x: float, y: float, scale: float) -> str:
    """A portrait, which fills the height of a picture at scale 1, its middle in the picture's middle."""
    return put(portrait(*looks), x - 160 * scale, y - 80 * scale, scale)


def at_a_glance() -> str:
    """The aim, a room, a search, the boss."""
    torches = "".join(put('<use href="#torch"/>', 40 + 92 * i, 62, 1.2) for i in range(2))
    aim = (
        torches
        + put('<use href="#stairs"/>', 86, 122, 1.25, -90)
        + put(face(5, 6), 168, 18, 0.58)
        + put(face(3, 6), 168, 84, 0.58)
        + tag(226, 79, "20 pips")
    )
    rooms = (
        walls([(-50, -100, 50, 100), (50, -50, 250, 50)], "two-rooms")
        + f'<g transform="rotate(90)">{slab(4, 4)}</g><g {at(150, 0, 0)}>{slab(4, 0)}</g>'
        + f'<g {at(50, 0, 0)}><use href="#door"/></g>'
        + "".join(
            f"<g {at(x, y, way)}>{archway(number, way)}</g>"
            for x, y, way, number in ((-50, 0, 2, 4), (0, -100, 1, 4), (250, 0, 0, 0))
        )
    )
    room = put(rooms, 106, 86, 0.48) + put(face(0, 6), 246, 68, 0.34) + lit(247, 69, 32)
    dice = "".join(put(f'<use href="#d{n}"/>', 176 + 34 * i, 92, 0.29) for i, n in enumerate(winning(MET)))
    search = (
        put('<use href="#back"/>', 12, 60, 0.36)
        + arrow(91, 79, 24)
        + _portrait(MONSTERS[MET].looks, 226, 46, 0.55)
        + put(face(*MET), 124, 68, 0.22)
        + dice
    )
    boss = _portrait(BOSSES[OPENING].looks, 92, 78, 0.92) + "".join(
        put(face(*tile), 196, y, 0.46) for tile, y in (((5, 6), 26), ((3, 6), 88))
    )
    return (
        figure(
            "rock",
            aim,
            "The aim",
            "Get out of the dungeon with the two best dominoes that you can. Alone you win with more than "
            f"{TO_BEAT} pips, in company whoever has most.",
        )
        + figure(
            "rock",
            room,
            "A room",
            "On your turn, lay a domino at an arch with the same number. Then draw a new one.",
        )
        + figure(
            "rock",
            search,
            "A search",
            "Or draw one from the pile. If it fits, lay it. If not, fight: a roll from its low to its high "
            "number wins it. Lose, and one of yours is turned down for good.",
        )
        + figure(
            "rock",
            boss,
            "The end",
            "The last domino of the pile wakes the boss. Fight once for each domino of your hand: what you "
            "save is your score.",
        )
    )
