"""Penguin's Night Out on one page of pictures, with which its rules begin."""

from __future__ import annotations

from drawing.figure import arrow, figure, lit, put
from drawing.ice import floe, footprints, nest, steps
from drawing.penguin import buddy, penguin
from games.penguins.finale import riders, team
from games.penguins.pieces import BUDDIES, STEPS

SQUARE = 50  # of the ice in these pictures
HALF = 0.5  # their scale


def _die(number: int, x: float, y: float) -> str:
    return put(f'<use href="#d{number}"/>', x, y, 0.36)


def _walk() -> str:
    """A way over six squares of ice, with a bear beside it; the die ends it on its number."""
    ice = (
        put(floe(1, 4), 85, 110, HALF)
        + put(floe(2, 5), 185, 110, HALF)
        + put(floe(6, 3), 285, 110, HALF)
        + put(floe(0, 3), 185, 60, HALF)
    )
    ends = ((110, 110, 1), (160, 110, 2), (210, 110, 3), (160, 60, 3))
    frames = "".join(lit(x - 21, y - 21, 42) for x, y, _ in ends)
    tags = "".join(put(steps(number), x + 14, y - 14, 0.42) for x, y, number in ends)
    way = put(footprints([(0, 0), (3 * SQUARE / HALF, 0)]), 60, 110, HALF)
    return ice + way + frames + tags + put(penguin(0), 60, 102, 0.56) + _die(5, 18, 18)


def _ice() -> str:
    """Two dice, the floe that they choose, and the gap where it goes; a rival on a floe is dizzy."""
    gap = put(floe(3, 1), 130, 118, HALF) + lit(182, 95, 46) + lit(232, 95, 46)
    return (
        _die(2, 16, 22)
        + _die(4, 58, 22)
        + arrow(106, 40, 26)
        + put(floe(2, 4), 230, 62, HALF, -14)
        + gap
        + put(floe(6, 6), 330, 118, HALF)
        + put(floe(5, 2), 30, 118, HALF)
        + put(penguin(1, 0, True), 46, 112, 0.56)
    )


def at_a_glance() -> str:
    """The aim, a walk, the ice, the end."""
    aim = (
        put(buddy(0), 40, 62, 0.95)
        + put(buddy(0), 86, 104, 0.95)
        + arrow(122, 84, 34)
        + put(floe(3, 4) + nest(0), 236, 104, 0.72)
        + put(penguin(0, BUDDIES), 236, 82, 0.95)
    )
    end = put(floe(3, 4) + nest(0), 92, 126, 0.62) + put(team(riders(0)), 92, 86, 0.5)
    return (
        figure(
            "sea",
            aim,
            "The aim",
            "Your two buddies are lost on the ice, where your rivals have hidden them. Fetch both and be "
            "back in your nest first.",
        )
        + figure(
            "sea",
            _walk(),
            "A walk",
            f"Roll a die and walk up to {STEPS} squares. The number rolled stops you, as does a bear or a "
            "buddy of yours; the buddy comes along.",
        )
        + figure(
            "sea",
            _ice(),
            "The ice",
            "Then two dice choose a floe. If it is free, move it. A rival on it is stunned and passes a "
            "turn; buddies on it may be moved one square; if you are on it, move any free floe.",
        )
        + figure(
            "sea",
            end,
            "The end",
            "Who ends a turn at home with both buddies has won: the dogsled leaves for the party.",
        )
    )
