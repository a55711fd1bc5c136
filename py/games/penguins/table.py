"""Penguin's Night Out on the table: the whole play area as text, and what the page asks about it.

`draw` is pure: a state, what is picked and the players' names in, HTML out. Every legal action stands in it
once as `data-action`; places for the domino in hand that are not picked are there unseen.
"""

from __future__ import annotations

from collections.abc import Mapping

from drawing import defs
from drawing.ice import ICE_DEFS
from drawing.penguin import PENGUIN_DEFS
from games.contract import Cue, Parts, Picked, Score
from games.penguins import choice, words
from games.penguins.choice import pick
from games.penguins.crew import ENDS, crew, tray
from games.penguins.forecast import forecast, reason, story
from games.penguins.pieces import BUDDIES, ROUNDS
from games.penguins.rules import HOME, Penguins
from games.penguins.sea import sea
from tabletop.actions import Action
from tabletop.desk import NONE, Notes
from tabletop.game import Names
from tabletop.wording import counted

__all__ = [
    "ABOUT",
    "CREDIT",
    "CUES",
    "DESK",
    "FAIRNESS",
    "FORKS",
    "GRADES",
    "KEYS",
    "PIECES",
    "PLACES",
    "SHOWS_SEATS",
    "SURE",
    "about",
    "action_words",
    "draw",
    "forecast",
    "grade",
    "key",
    "pick",
    "place",
    "reason",
    "rule_now",
    "sample",
    "score_words",
    "signs",
    "story",
]

ABOUT = (
    "A penguin, two buddies lost on the ice, and one dogsled to the party. Fetch both and be home first: but "
    "the floes drift, and everybody gives them a push."
)
CREDIT = (
    "Penguin’s Night Out is a game by Jonathan A. Leistiko, Invisible City Productions "
    "(invisible-city.com), free game 23."
)
CUES = {
    "nested": Cue(0),
    "placed": Cue(1, "step"),
    "passed": Cue(2, "fight-lost"),
    "late": Cue(1.5),
    "rolled": Cue(1.2, "dice"),
    "walked": Cue(1, "step"),
    "stayed": Cue(1),
    "met": Cue(2, "treasure"),
    "bear": Cue(1.6, "enemy-near"),
    "doubled": Cue(0),
    "selected": Cue(1.8, "dice"),
    "stunned": Cue(2, "fight-lost"),
    "nudged": Cue(1, "step"),
    "left": Cue(0),
    "lifted": Cue(1, "tile"),
    "laid": Cue(1.6, "tile"),
    "dropped": Cue(0),
}
DESK = None
FORKS = ()
SURE = ("place",)
SHOWS_SEATS = True  # the crew's names and whose turn it is stand in the play area
FAIRNESS = {
    2: "Who begins is drawn by lot. Of 100 matches among equals, the first in turn wins 58, the second 42.",
    3: "Who begins is drawn by lot. Of 100 matches among equals, they win 39, 33 and 28 in order of turns.",
    4: "Who begins is drawn by lot. Of 100 matches among equals, they win 29, 26, 27 and 18 in that order.",
}
PIECES = defs(ICE_DEFS + PENGUIN_DEFS)
PLACES = ("no buddy", "1 buddy", "2 buddies", "home")

GRADES = ("Left behind", "Home by dawn", "Home by midnight", "First at the party", "Life of the party")
QUICK = (ROUNDS, 9, 7, 5)  # rounds within which the grades are reached, after the first

RULES = {
    "place": "PN1.5",
    "move": "PN2.2",
    "wave": "PN2.6",
    "effects": "PN3.2",
    "lay": "PN3.3",
    "home": "PN4.1",
    "draw": "PN4.2",
}
KEYS = (
    ("F", "lay the floe where you hold it"),
    ("T", "turn the floe that you hold"),
    ("E", "stay, or leave the rest as it is"),
    ("Arrows on the ice", "from square to square; with Shift they move the map"),
    ("+, −, 0 on the ice", "closer, farther, all of it"),
)


def draw(state: Penguins, looker: int | None, picked: Picked, names: Names, notes: Notes = NONE) -> Parts:
    """The play area. `picked`: see `choice`. Everybody sees the same."""
    return {
        "board": f'<div class="mapped" data-part="board">{sea(state, picked, names)}</div>',
        "players": crew(state, names),
        "tray": tray(state, picked, names),
    }


def key(state: Penguins, picked: Picked, pressed: str) -> str | None:
    """What a key of the keyboard means now: "action:…", "pick:…", or None."""
    ghost = choice.ghost(state, picked)
    letter = pressed.lower()
    if letter == "f" and ghost:
        return f"action:{ghost[2]}"
    if letter == "t" and ghost:
        return "pick:turn"
    if letter == "e":
        return next((f"action:{action}" for action in state.legal_actions() if action.verb in ENDS), None)
    return None


def action_words(state: Penguins, action: Action, names: Names) -> str:
    """An action as an order: "walk to the three of three-five"."""
    return words.action_words(state, action, names)


def about(state: Penguins, target: str, names: Names) -> str:
    """What a thing is, where it is only looked at."""
    from games.penguins.about import about as told

    return told(state, target, names)


def sample(options: Mapping[str, int]) -> str:
    """There is none."""
    return ""


def rule_now(state: Penguins) -> str:
    """The rule that matters now, where the rules open."""
    return RULES[state.step or state.ending]


def score_words(score: Score) -> str:
    """A score in words: "home in 9 rounds", "1 buddy in 14 rounds"."""
    reached, rounds = score
    what = "home" if reached == HOME else counted(reached, "buddy", "buddies") if reached else "no buddy"
    return f"{what} in {counted(-rounds, 'round')}"


def place(score: Score) -> int:
    """The place of a score among PLACES."""
    return score[0]


def grade(score: Score) -> int:
    """The place of a score among GRADES: by the rounds that it took to be home."""
    return sum(-score[1] <= rounds for rounds in QUICK) if score[0] == HOME else 0


def signs(score: Score) -> str:
    """A score in signs: a diamond for each buddy, and one for home."""
    return "◆" * score[0] + "◇" * (BUDDIES + 1 - score[0])
