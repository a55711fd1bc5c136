"""What is chosen of a match before it begins: which options can be had, and how they are said.

    >>> wide = Option("Board", ("28 floes", "Elbow Room: 55 floes"), "A larger field.", range(3, 5))
    >>> short(wide, 1)
    'Elbow Room'

A game lists its options in `Game.options`; a choice is a small number, its place among the option's
choices, and 0 is the default. Where choices are kept or handed on, only those other than the default are.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.game import Game, Option
from tabletop.wording import in_words


def short(option: Option, choice: int) -> str:
    """What a choice is called where a match is named: its words up to a colon."""
    return option.choices[choice].partition(":")[0]


def variant(game: Game, chosen: Mapping[str, int]) -> list[str]:
    """What is played otherwise than by default, in words: ["Elbow Room"]. What the game does not have is
    passed over."""
    return [
        short(option, chosen[name])
        for name, option in game.options.items()
        if 0 < chosen.get(name, 0) < len(option.choices)
    ]


def refusal(game: Game, name: str, choice: int, seats: int) -> str:
    """Why this choice cannot be had with so many players, in a sentence that says what to do; empty if it
    can."""
    option = game.options.get(name)
    if option is None or not 0 <= choice < len(option.choices):
        return f"{game.title} has no option {name:.32} {choice}: reload the page, a newer one may have it."
    if choice and option.seats is not None and seats not in option.seats:
        wanted = in_words(option.seats, "or")
        return f"{short(option, choice)} is for {wanted} player{'s' * (wanted != '1')}, not {seats}."
    return ""
