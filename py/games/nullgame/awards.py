"""What is awarded at the end of High Card: the least that shows how."""

from __future__ import annotations

from drawing import domino
from games.contract import Award
from games.nullgame.rules import CARDS, HighCard
from tabletop.game import Names
from tabletop.match import Match


def _highest(match: Match, names: Names) -> tuple[int, str] | None:
    """Who has played the highest card."""
    played = [(event.args[0], -event.seat) for seat in range(2) for event in match.told(seat, "played")]
    card, seat = max(played)
    return -seat, f"who had the {card} and let it go"


def _lowest(match: Match, names: Names) -> tuple[int, str] | None:
    """Who has played the lowest card."""
    played = [(event.args[0], event.seat) for seat in range(2) for event in match.told(seat, "played")]
    card, seat = min(played)
    return seat, f"who laid down a {card} and looked pleased"


def _over(match: Match, names: Names) -> tuple[int, str] | None:
    """Who has gone over."""
    for state in match.past(HighCard):
        for event in state.events():
            if event.kind == "played" and event.args[0] + state.die > CARDS:
                return event.seat, f"whose {event.args[0]} was too much of a good thing"
    return None


AWARDS = (
    Award("highest", "Highest card", domino(6, 6), 100, _highest),
    Award("lowest", "Lowest card", domino(0, 1), 100, _lowest),
    Award("over", "Over the top", domino(5, 6), 80, _over),
)
