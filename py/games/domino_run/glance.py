"""Domino Run on one page of pictures, with which its rules begin."""

from __future__ import annotations

from drawing import face
from drawing.figure import arrow, figure, lit, put, tag
from games.domino_run.pieces import KEYS

RUNNER, ENEMY, KEY = ('<use href="#cube-runner"/>', '<use href="#cube-enemy"/>', '<use href="#key"/>')
SMALL = 0.38  # a tile is then 76 units wide, a space 38
LINE = 78  # where the line lies


def _line(*tiles: str) -> str:
    return "".join(put(tile, 8 + 77 * i, LINE, SMALL) for i, tile in enumerate(tiles))


def _on(cube: str, space: int) -> str:
    """A cube on a space of the line."""
    return put(cube, 11 + 38.5 * space, LINE + 3, 0.32)


def at_a_glance() -> str:
    """The aim, a move, a key, the enemy."""
    slots = "".join(put(KEY, 22 + 40 * i, 26, 0.17) for i in range(3)) + "".join(
        f'<rect class="pic-slot" x="{22 + 40 * i}" y="26" width="34" height="17" rx="4"/>'
        for i in range(3, KEYS)
    )
    aim = slots + _line(KEY, face(6, 4), face(1, 3), face(2, 2)) + _on(ENEMY, 1) + _on(RUNNER, 4)
    move = (
        put('<use href="#d5"/>', 20, 14, 0.48)
        + _line(face(6, 4), face(1, 3), face(4, 5))
        + (_on(RUNNER, 1) + lit(86, LINE, 36) + lit(124, LINE, 36) + tag(104, 66, "1") + tag(142, 66, "4"))
    )
    double = (
        put(face(2, 2), 20, 56, 0.5)
        + arrow(134, 81, 32)
        + put(KEY, 180, 24, 0.5)
        + put('<use href="#d6"/>', 184, 88, 0.46)
        + put(face(2, 5), 238, 92, 0.36)
    )
    reach = '<path class="pic-reach" d="M47 126H162"/>'
    enemy = _line(face(0, 2), face(2, 6), KEY, face(4, 5)) + reach + _on(ENEMY, 0) + _on(RUNNER, 6)
    return (
        figure(
            "felt",
            aim,
            "The aim",
            "Run along the line and win seven keys, before the dark cube behind you makes an end of it.",
        )
        + figure(
            "felt",
            move,
            "Your move",
            "Roll your dice. Entering a space costs its pips, and a die or two of them pay. What is left of "
            "them is lost.",
        )
        + figure(
            "felt",
            double,
            "A key",
            "A double becomes a key when you enter both its halves. Each key brings a treasure: one more "
            "die, or an ability that changes a die.",
        )
        + figure(
            "felt",
            enemy,
            "The enemy",
            "Then it runs: 2 spaces, and one more for each key. Caught, you give up a treasure. With none "
            "left, you have lost.",
        )
    )
