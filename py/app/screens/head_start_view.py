"""The dial of a head start on a game's start page, as HTML: what whoever sits there is given, and, where that
was measured, what it means."""

from __future__ import annotations

from app.page.markup import dial
from tabletop.game import Game
from tabletop.head_start import option_of
from tabletop.markup import NOTHING, Html

ID = "head-start-{}"
WHOM = "For a child, or whoever is new to it."
EVEN, EVEN_WITH = "A child of eight and you: even.", "With {}, a child of eight and you are even."


def head_start_html(game: Game, seat: int, level: int, even: int) -> Html:
    """The dial of a seat. even: the level that makes unequal players even among so many, 0 where none is
    known."""
    found = option_of(game, seat)
    if not found:
        return NOTHING
    _, option = found
    level = level if level in option.dial else 0
    return dial(
        ID.format(seat),
        "Head start",
        option.steps,
        option.dial,
        level,
        "head-start",
        f"{WHOM} {option.about} {means(option.steps, level, even)}".rstrip(),
        form="called",
    )


def means(steps: tuple[str, ...], level: int, even: int) -> str:
    """What the dial means, in a sentence; empty where nothing is measured."""
    if not even:
        return ""
    return EVEN if level == even else EVEN_WITH.format(steps[even])
