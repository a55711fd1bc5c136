"""High Card on the table: the least that the page needs of a game. Pure: a state in, text out."""

from __future__ import annotations

from collections.abc import Mapping

from drawing import back, defs
from games.contract import Cue, Parts, Picked, Score
from games.nullgame.rules import CARDS, LONG_HAND, HighCard
from tabletop.actions import Action
from tabletop.desk import NONE, Notes
from tabletop.game import PLAYERS, Names
from tabletop.match import Match
from tabletop.wording import counted

ABOUT = "A die is rolled for both, each plays a card, and the higher sum up to twelve takes the round."
CREDIT = "High Card is the house's own template."
PIECES = defs()
PLACES = tuple(counted(n, "round") for n in range(LONG_HAND + 1))
KEYS: tuple[tuple[str, str], ...] = ()
CUES: dict[str, Cue] = {}
GRADES: tuple[str, ...] = ()  # nobody plays it alone
DESK = None
FORKS = ()
SURE = ()
SHOWS_SEATS = False
FAIRNESS = {2: "Among equals the first player wins 35 of 100 matches of three rounds, the second 65."}


def draw(state: HighCard, looker: int | None, picked: Picked, names: Names, notes: Notes = NONE) -> Parts:
    """The die and the cards played; below, both hands, as far as they are seen, the deciding one to be
    played from."""
    played = " ".join(map(str, state.table)) or "none"
    board = f'<p class="card" data-part="board">The die shows {state.die}. Cards played: {played}.</p>'
    hands = "".join(
        f'<p class="of">{names[seat]}</p>{"".join(_card(state, card) for card in hand) or "no cards"}'
        for seat, hand in enumerate(state.hands)
    )
    return {"board": board, "hand": f'<div class="choices" data-part="hand">{hands}</div>'}


def _card(state: HighCard, card: int) -> str:
    if not card:
        return f'<span class="face-down">{back()}<span class="sr-only">A card face down</span></span>'
    action = next((action for action in state.legal_actions() if action.args == (card,)), None)
    offered = f'data-action="{action}"' if action else f'data-touch="card {card}"'
    return f'<button type="button" class="choice" id="card-{card}" data-glide="" {offered}>{card}</button>'


def sample(options: Mapping[str, int]) -> str:
    """There is none."""
    return ""


def pick(state: HighCard, picked: Picked, what: str) -> Picked:
    """Nothing is picked before it is played."""
    return picked


def key(state: HighCard, picked: Picked, pressed: str) -> str | None:
    """No keys of its own."""
    return None


def action_words(state: HighCard, action: Action, names: Names) -> str:
    """A card that is played: "play card 5"."""
    return f"play card {action.args[0]}"


def reason(state: HighCard, action: Action, names: Names) -> str:
    """What a card would add up to (NG3)."""
    total = action.args[0] + state.die
    return f"makes {total} with the die" if total <= CARDS else f"goes over {CARDS}, and keeps the others"


def about(state: HighCard, target: str, names: Names) -> str:
    """A card that lies open in another hand than the deciding seat's is only looked at (NG2)."""
    card = int(target.removeprefix("card "))
    if card in state.hands[1 - state.seat]:
        return f"Card {card}: with a die that shows {state.die} it makes {card + state.die} (NG3)."
    return ""


def forecast(state: HighCard, action: Action, names: Names) -> str:
    """What a card would add up to (NG3)."""
    return f"With the die that makes {action.args[0] + state.die}."


def rule_now(state: HighCard) -> str:
    """Where the rules open."""
    return "NG4" if state.ending else "NG2"


def score_words(score: Score) -> str:
    """A score in words: "2 rounds"."""
    return counted(score[0], "round")


def place(score: Score) -> int:
    """The place of a score among PLACES: its rounds."""
    return score[0]


def grade(score: Score) -> int:
    """There are none."""
    return 0


def signs(score: Score) -> str:
    """A score in signs: its rounds."""
    return "◆" * score[0] or "◇"


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers."""
    return [("Cards played", str(match.at))]
