"""High Card on the table: the least that the page needs of a game. Pure: a state in, text out."""

from __future__ import annotations

from games.nullgame.rules import HAND, HighCardState
from tabletop.actions import Action
from tabletop.game import counted
from tabletop.match import Match

ABOUT = "A die is rolled for both, each plays a card, and the higher sum up to twelve takes the round."
CREDIT = "High Card is the house's own template."
PIECES = ""
PLACES = tuple(counted(n, "round") for n in range(HAND + 1))
KEYS: tuple[tuple[str, str], ...] = ()


def draw(state: HighCardState, picked: tuple[str, ...] = (), names: tuple[str, ...] = ()) -> str:
    """The die, the cards played, and the hand of whoever decides as buttons."""
    cards = "".join(
        f'<button type="button" id="card-{action.args[0]}" data-action="{action}">{action.args[0]}</button>'
        for action in state.legal_actions()
    )
    return (
        f'<div class="table nullgame"><p data-part="status">The die shows {state.die}. Cards played: '
        f"{' '.join(map(str, state.table)) or 'none'}.</p>"
        f'<div data-part="tray">{cards}</div></div>'
    )


def pick(state: HighCardState, picked: tuple[str, ...], what: str) -> tuple[str, ...]:
    """Nothing is picked before it is played."""
    return picked


def key(state: HighCardState, picked: tuple[str, ...], pressed: str) -> str | None:
    """No keys of its own."""
    return None


def forecast(state: HighCardState, action: Action) -> str:
    """What a card would add up to (NG3)."""
    return f"With the die that makes {action.args[0] + state.die}."


def rule_now(state: HighCardState) -> str:
    """Where the rules open."""
    return "NG4" if state.ending else "NG2"


def score_words(score: tuple[int, ...]) -> str:
    """A score in words: "2 rounds"."""
    return counted(score[0], "round")


def place(score: tuple[int, ...]) -> int:
    """The place of a score among PLACES: its rounds."""
    return score[0]


def story(match: Match) -> list[tuple[str, str]]:
    """The match in numbers."""
    return [("Cards played", str(match.at))]
