"""What there is to meet and to do in High Card."""

from __future__ import annotations

from drawing import die
from games.contract import Achievement, Case
from games.nullgame.rules import CARDS, HighCard
from tabletop.history import plays
from tabletop.match import Match
from tabletop.wording import number


def _all_rounds(match: Match, seat: int) -> str:
    past = match.past(HighCard)
    rounds = len(past[0].hands[seat])
    return f"All {number(rounds)} rounds were yours." if past[-1].rounds[seat] == rounds else ""


def _exactly(match: Match, seat: int) -> str:
    """The card and the die that was rolled for it, before the next one is."""
    for before, action, _ in plays(match, HighCard):
        if before.seat == seat and action.args[0] + before.die == CARDS:
            return f"Card {action.args[0]}, and the die showed {before.die}."
    return ""


def _nobody(match: Match, seat: int) -> str:
    return "Both cards were too high." if match.told(1, "nobody") else ""


CASES = (
    Case(
        "Deeds",
        (
            Achievement("all-rounds", "Clean sweep", "Leave nothing for the other.", die(3), _all_rounds),
            Achievement("exactly", "Twelve", "Neither more nor less.", die(6) * 2, _exactly),
            Achievement("nobody", "Too much of a good thing", "Both of you, and no one.", die(1), _nobody),
        ),
    ),
)
