"""Pawns of Run Away!!: an outline and a letter each, around 0,0 within -50..50, to be known at 24 pixels.

A hero is light with a dark letter, a boss dark, spiked and larger with a light letter; the outlines tell them
apart without colour. Classes: `runner-pawn` or `chaser-pawn` with the colour of the portrait ("of-ink" …), in
it `rim` (a light edge for dark tables), `shape` and the letter.
"""

from __future__ import annotations

from html import escape

HEROES: dict[str, tuple[str, int, int, str]] = {  # colour, the letter's middle, the outline
    "Knight": (
        "of-ink",
        0,
        16,
        "M-32 48V6C-32-12-22-22-6-26C-22-32-36-24-46-8C-52-36-28-52-4-50C16-50 24-40 20-27C30-20 34"
        "-12 35-2L49 10L35 22V48Q2 54-32 48Z",
    ),
    "Barbarian": (
        "of-rust",
        0,
        12,
        "M-30 44V0C-46-2-54-22-46-48C-40-34-34-28-22-26Q0-38 22-26C34-28 40-34 46-48C54-22 46-2 30 0V44Q0"
        " 52-30 44Z",
    ),
    "Thief": (
        "of-moss",
        -2,
        16,
        "M-40 46C-46 8-34-20-12-30C2-36 16-50 46-44C32-38 28-30 30-20C38 0 40 24 36 46Q-2 38-40 46Z",
    ),
    "Minstrel": (
        "of-rose",
        -10,
        14,
        "M-10-24C0-24 4-26 10-32L22-46L30-40L36-48L48-38L40-28L46-22L30-8C24 0 24 6 24 14C24 36 8 48-10 "
        "48C-30 48-46 34-46 12C-46-10-30-24-10-24Z",
    ),
    "Cleric": ("of-bone", 0, 14, "M-28 48L-36 2C-36-18-16-34 0-50C16-34 36-18 36 2L28 48Q0 40-28 48Z"),
    "Wizard": (
        "of-dusk",
        0,
        20,
        "M-50 46C-46 36-40 32-34 30C-28 6-26-22-6-42C6-53 26-48 36-30C26-35 18-33 20-26C26-10 30 10"
        " 34 30C40 32 46 36 50 46Q0 54-50 46Z",
    ),
    "Acrobat": ("of-ember", 0, 0, "M0-42A42 42 0 1 0 .1-42Z"),
    "Alchemist": (
        "of-sand",
        0,
        20,
        "M-18-48H18V-36H12V-14L42 32Q48 46 34 46H-34Q-48 46-42 32L-12-14V-36H-18Z",
    ),
}
BOSSES: dict[str, tuple[str, int, int, str]] = {
    "Grandfather Troll": (
        "of-moss",
        0,
        1,
        "M-28-44L-14-34L0-50L14-34L28-44L32-26L50-20L38-2L50 16L34 22L32 46L14 36L0 50L-14 36L-32 46L-34 "
        "22L-50 16L-38-2L-50-20L-32-26Z",
    ),
    "Ember, the Landlady": (
        "of-ember",
        0,
        16,
        "M0 50C-36 50-54 30-48-2C-46-14-48-24-50-36C-40-32-34-24-30-16C-26-30-28-38-16-50C-14-38-8-30 0"
        "-26C8-30 14-38 16-50C28-38 26-30 30-16C34-24 40-32 50-36C48-24 46-14 48-2C54 30 36 50 0 50Z",
    ),
    "The Minotaur of Accounts": (
        "of-rust",
        0,
        4,
        "M-44-50C-42-34-34-28-22-28L0-36L22-28C34-28 42-34 44-50C56-26 52-10 36-4L46 6L30 14L22 36L0 50L"
        "-22 36L-30 14L-46 6L-36-4C-52-10-56-26-44-50Z",
    ),
    "Hush, the Many-Legged": (
        "of-dusk",
        0,
        1,
        "M-14-32Q0-38 14-32L42-50L30-20L50-22L36-2L50 16L32 14L44 50L16 34Q0 42-16 34L-44 50L-32 14L-50 "
        "16L-36-2L-50-22L-30-20L-42-50Z",
    ),
}


def hero_pawn(name: str, letter: str) -> str:
    """A hero's pawn with its letter."""
    return _pawn("runner-pawn", *HEROES[name], letter)


def boss_pawn(name: str, letter: str) -> str:
    """A boss's pawn with its letter."""
    return _pawn("chaser-pawn", *BOSSES[name], letter)


def _pawn(kind: str, color: str, x: int, y: int, outline: str, letter: str) -> str:
    return (
        f'<g class="{kind} {color}" transform="scale(.9)"><path class="rim" d="{outline}"/>'
        f'<path class="shape" d="{outline}"/><text x="{x}" y="{y + 16}">{escape(letter)}</text></g>'
    )
