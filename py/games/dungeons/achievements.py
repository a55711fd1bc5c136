"""What there is to meet and to do with maps: deeds of makers and of heroes, and the bosses."""

from __future__ import annotations

from functools import partial

from dominoes.domino import Domino
from drawing import back, die, domino
from drawing.bestiary import BOSSES, MONSTERS
from drawing.monster import portrait
from games.contract import Achievement, Case
from games.dungeons.pieces import MOST, TORCHES
from games.dungeons.story import deeds
from games.dungeons.story.history import last
from tabletop.match import Match
from tabletop.wording import capital, counted, number


def _met(double: Domino, match: Match, seat: int) -> str:
    """A boss who was challenged, and what came of it."""
    state = last(match)
    if state.ending != "boss" or state.laid[0].near_number != double.low:
        return ""
    kept = counted(len(state.trophies), "trophy", "trophies") if state.trophies else "nothing"
    return f"{BOSSES[double].flavour} You came out with {kept}."


def _monster(first: int, second: int) -> str:
    return portrait(*MONSTERS[Domino(first, second)].looks)


MAKER = (
    Achievement(
        "whole-box",
        "The whole box",
        f"A map of {MOST} rooms.",
        domino(0, 3) + domino(3, 3) + domino(3, 6),
        deeds.whole_box,
    ),
    Achievement(
        "all-halls",
        "Architect of halls",
        "Every double on one map.",
        "".join(domino(n, n) for n in (1, 4, 6)),
        deeds.all_halls,
    ),
    Achievement(
        "corridor",
        "Mind the draught",
        f"{capital(number(deeds.CORRIDOR))} rooms in a straight line.",
        domino(1, 2) + domino(2, 5) + domino(5, 3),
        deeds.long_corridor,
    ),
    Achievement(
        "special",
        "Nothing ever fits",
        f"{capital(number(deeds.SPECIAL))} special encounters on one map.",
        back() + domino(2, 6),
        deeds.nothing_fits,
    ),
    Achievement(
        "deep",
        "Are we there yet?",
        f"A room that is {number(deeds.DEEP)} doors from the stairs.",
        domino(0, 1) + back(),
        deeds.deep,
    ),
    Achievement("by-hand", "Handmade", "A map in which no room lays itself.", domino(2, 3), deeds.handmade),
    Achievement(
        "guests",
        "Come in, come in",
        f"Show the players {number(deeds.GUESTS)} rooms of a map.",
        domino(5, 5) + domino(5, 1),
        deeds.guests,
    ),
    Achievement(
        "secret", "Behind the bookcase", "A room behind a secret door.", _monster(3, 4), deeds.secret
    ),
    Achievement(
        "final",
        "He was expecting you",
        "Find the double six while the players explore.",
        domino(6, 6),
        deeds.final,
    ),
    Achievement(
        "corner",
        "Painted into a corner",
        "A dead end, when nothing else is open.",
        back() + die(6),
        deeds.corner,
    ),
)
HERO = (
    Achievement("out", "Fresh air", "Get out of a map with any treasure.", domino(0, 2), deeds.out),
    Achievement(
        "special-guest",
        "Something special",
        "Bring home the trophy of a special encounter.",
        domino(1, 5) + domino(1, 5),
        deeds.special_guest,
    ),
    Achievement(
        "everything",
        "Nothing for the boss",
        f"Past the boss with every trophy, {number(deeds.ALL)} at least.",
        domino(2, 5) + domino(3, 6),
        deeds.everything,
    ),
    Achievement("robbed", "Thank you, come again", "Let the boss have everything.", back(), deeds.robbed),
    Achievement(
        "last-torch", "By the last light", "Out with treasure and one torch.", domino(0, 1), deeds.last_torch
    ),
    Achievement(
        "unhurt",
        "Not a hair singed",
        f"{capital(number(deeds.UNHURT))} trophies, and all {number(TORCHES)} torches.",
        domino(1, 4) + domino(2, 4) + domino(3, 4),
        deeds.unhurt,
    ),
    Achievement(
        "tiptoe",
        "On tiptoe",
        f"Sneak past a risk of {number(deeds.LIGHT_SLEEPER)} or more.",
        die(6) + domino(5, 1),
        deeds.tiptoe,
    ),
    Achievement("mouse", "Like a mouse", "Out again without a single fight.", _monster(0, 0), deeds.mouse),
    Achievement(
        "heavy",
        "It would not fit the bag",
        f"A trophy worth {deeds.HEAVY} or more.",
        domino(0, 6) + domino(0, 6),
        deeds.heavy,
    ),
    Achievement(
        "fortune",
        "Never again",
        f"{deeds.FORTUNE} in treasure, and home.",
        domino(5, 6) + domino(4, 6),
        deeds.fortune,
    ),
    Achievement(
        "stubborn",
        "Third time lucky",
        f"Lose {number(deeds.STUBBORN)} torches at one door.",
        _monster(1, 1),
        deeds.stubborn,
    ),
)

CASES = (
    Case("At the drawing board", MAKER),
    Case("In the dark", HERO),
    Case(
        "The bosses",
        tuple(
            Achievement(
                f"boss-{double}",
                capital(boss.name),
                f"Waits where one comes in over {'a blank' if not double.low else f'a {double.low}'}.",
                portrait(*boss.looks),
                partial(_met, double),
            )
            for double, boss in BOSSES.items()
        ),
    ),
)
