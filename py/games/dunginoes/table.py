"""Dunginoes on the table: the whole play area as text, and what the page asks about it.

`draw` is pure: a state, what is picked and the players' names in, HTML out. Every legal
action stands in it once as `data-action`; placements of dominoes that are not picked are
there unseen.
"""

from __future__ import annotations

from collections.abc import Mapping

from drawing import defs
from drawing.dungeon import DUNGEON_DEFS
from games.contract import Cue, Parts, Picked, Score
from games.dunginoes import words
from games.dunginoes.forecast import forecast, reason, story
from games.dunginoes.party import party, tray
from games.dunginoes.pieces import TO_BEAT
from games.dunginoes.plan import plan
from games.dunginoes.rules import STUNNED, Dunginoes
from games.dunginoes.scene import scene
from tabletop.actions import Action
from tabletop.desk import NONE, Notes
from tabletop.dominoes import Domino
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
    "Build a dungeon of dominoes room by room, and fight what lives where they do not fit. "
    "When the pile is empty the boss wakes: whoever gets out with the most pips wins; alone, with more than "
    f"{TO_BEAT}."
)
CREDIT = (
    "Dunginoes is a game by Chris, Love and Loss Games (loveandlossgames.com), free for non-commercial use."
)
CUES = {
    "turn": Cue(0),
    "laid": Cue(1, "tile"),
    "drew": Cue(1, "tile"),
    "searched": Cue(1.4, "tile"),
    "met": Cue(4, "dice"),
    "beat": Cue(3, "fight-won"),
    "beaten": Cue(3, "fight-lost"),
    "returned": Cue(0.8, "tile"),
    "flipped": Cue(1.2, "tile"),
    "stunned": Cue(2, "fight-lost"),
    "boss called": Cue(2, "boss"),
    "boss": Cue(6, "boss"),
    "staked": Cue(2.5, "dice"),
    "kept": Cue(3, "fight-won"),
    "taken": Cue(3, "fight-lost"),
    "escaped": Cue(2),
}
FAIRNESS: Mapping[int, str] = {}
DESK = None
FORKS = ()
SURE = ()
SHOWS_SEATS = True  # the party's names and whose turn it is stand in the play area
PIECES = defs(DUNGEON_DEFS)
STEPS = (5, 10, TO_BEAT + 1, 20)  # where the places of the statistics begin, after those of the stunned
PLACES = ("stunned", "0 to 4", "5 to 9", "10 to 14", "15 to 19", "20 and more")

GRADES = ("Stunned", "Empty pockets", "Pocket money", "Heavy sack", "Treasure hunter")
LOOT = (0, 1, 8, TO_BEAT + 1)  # pips with which the grades begin, after that of the stunned

RULES = {
    "play_or_search": "DU3.1",
    "passage": "DU3.2",
    "spare": "DU3.4",
    "wound": "DU3.4",
    "face_boss": "DU4.4",
    "escaped": "DU4.5",
    "all stunned": "DU4.3",
}
KEYS = (
    ("1, 2, 3", "pick a domino of the hand, or choose it"),
    ("F", "search"),
    ("Arrows on the map", "move the map; with Shift from anywhere in it"),
    ("+, −, 0 on the map", "closer, farther, all of it"),
)


def draw(state: Dunginoes, looker: int | None, picked: Picked, names: Names, notes: Notes = NONE) -> Parts:
    """The play area. `picked` is a domino of the hand: "3-5"; what a search has found is picked by itself.
    Everybody sees the same."""
    chosen = _chosen(state, picked)
    dark = " dark" if state.boss and not state.ending else ""
    return {
        "board": f'<div class="mapped{dark}" data-part="board">{plan(state, chosen)}{scene(state)}</div>',
        "players": party(state, names),
        "tray": tray(state, chosen, names),
    }


def _chosen(state: Dunginoes, picked: Picked) -> Domino | None:
    """The domino to be laid: what a search has found, or the one picked, if it can be."""
    if state.step == "passage":
        return state.found
    tiles = [Domino.parse(what) for what in picked]
    playable = {action.args[0] for action in state.legal_actions() if action.verb == "lay"}
    return next((tile for tile in tiles if tile in playable), None)


def sample(options: Mapping[str, int]) -> str:
    """There is none."""
    return ""


def pick(state: Dunginoes, picked: Picked, what: str) -> Picked:
    """What is picked after touching a domino of the hand: it alone, or nothing if it was picked."""
    return () if what in picked else (what,)


def key(state: Dunginoes, picked: Picked, pressed: str) -> str | None:
    """What a key of the keyboard means now: "action:…", "pick:…", or None."""
    legal = state.legal_actions()
    if pressed.lower() == "f":
        return "action:search" if any(action.verb == "search" for action in legal) else None
    hand = state.hands[state.seat]
    if not pressed.isdecimal() or not 1 <= int(pressed) <= len(hand):
        return None
    tile = hand[int(pressed) - 1]
    mine = [action for action in legal if action.args and action.args[0] == tile]
    if state.step == "play_or_search":
        return f"pick:{tile}" if mine else None
    return f"action:{mine[0]}" if mine and state.step != "passage" else None


def action_words(state: Dunginoes, action: Action, names: Names) -> str:
    """An action as an order: "lay five-six at the north end of the double six"; nobody is named."""
    return words.action_words(state, action)


def about(state: Dunginoes, target: str, names: Names) -> str:
    """What a thing is, where it is only looked at."""
    from games.dunginoes.about import about as told

    return told(state, target, names)


def rule_now(state: Dunginoes) -> str:
    """The rule that matters now, where the rules open."""
    return RULES[state.step or state.ending]


def score_words(score: Score) -> str:
    """A score in words: "11 pips of loot"."""
    return "stunned in the dungeon" if score[0] == STUNNED else f"{counted(score[0], 'pip')} of loot"


def place(score: Score) -> int:
    """The place of a score among PLACES."""
    return 0 if score[0] == STUNNED else 1 + sum(score[0] >= least for least in STEPS)


def grade(score: Score) -> int:
    """The place of a score among GRADES: by its pips."""
    return sum(score[0] >= least for least in LOOT)


def signs(score: Score) -> str:
    """A score in signs: nobody came out, or how far up among PLACES whoever did."""
    most, reached = len(PLACES) - 1, place(score)
    return "◆" * reached + "◇" * (most - reached) if reached else "✕"
