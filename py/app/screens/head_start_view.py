"""The dial of a head start on a game's start page, as HTML: what whoever sits there is given, and, where that
was measured, what it means."""

from __future__ import annotations

from collections.abc import Sequence

from app.keep.schema import Place
from app.page.markup import dial
from tabletop.bots import STRENGTHS
from tabletop.game import Game
from tabletop.head_start import option_of
from tabletop.markup import NOTHING, Html
from tabletop.wording import capital

ID = "head-start-{}"
WHOM = "For a child, or whoever is new to it."
CHILD = "a child of eight"


def head_start_html(game: Game, seat: int, level: int, even: int, others: Sequence[Place]) -> Html:
    """The dial of a seat. even: the level that makes unequal players even among so many, 0 where none is
    known. others: who else is at the table."""
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
        f"{WHOM} {option.about} {means(option.steps, level, even, others)}".rstrip(),
        form="called",
    )


def means(steps: tuple[str, ...], level: int, even: int, others: Sequence[Place]) -> str:
    """What the dial means, in a sentence; empty where nothing is measured."""
    if not even:
        return ""
    bots = others and all(kind in STRENGTHS for kind in others)
    both = f"{CHILD}{' in this seat' if others else ''} and {'strong bots' if bots else 'you'}"
    return f"{capital(both)}: even." if level == even else f"With {steps[even]}, {both} are even."
