"""CoLF DaDA on the table: two sheets on a desk, the hero's and the monster's, and what the page asks about
them.

`draw` is pure: a state and what is picked in, HTML out. Every legal action stands in it once as
`data-action`; those of dice that are not picked stand hidden at the end.
"""

from __future__ import annotations

from collections.abc import Mapping

from drawing import defs
from games.colf_dada import foe_sheet, hero, words
from games.colf_dada.band import band
from games.colf_dada.finale import finale
from games.colf_dada.forecast import forecast, reason, story
from games.colf_dada.lights import lights, picked_die
from games.colf_dada.pieces import LEVEL, TURNS
from games.colf_dada.ruins import ruins
from games.colf_dada.rules import ColfDada
from games.colf_dada.tray import choices, lit_actions, tray, unseen
from games.contract import Cue, Parts, Picked, Score
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
    "You are a hero of dominoes: dice on their numbers are your blows and your guard. Slay monsters of two "
    f"words, grow on what they teach you, and beat the Master of the ruins before {TURNS} candles have "
    "burnt down."
)
CREDIT = "CoLF DaDA is a game by Jonathan A. Leistiko, Invisible City Productions, free for everybody."
CUES = {
    "drew": Cue(0.8, "tile"),
    "put": Cue(0.5, "tile"),
    "turn": Cue(0),
    "master comes": Cue(3, "boss"),
    "mended": Cue(0.6, "tile"),
    "rested": Cue(0),
    "grew": Cue(1.5, "treasure"),
    "adapted": Cue(0.5, "tile"),
    "met": Cue(3, "enemy-near"),
    "armed": Cue(1, "tile"),
    "weary": Cue(1, "enemy-near"),
    "fled": Cue(1, "step"),
    "away": Cue(1.5, "step"),
    "rolled": Cue(1.2, "dice"),
    "rerolled": Cue(1.2, "dice"),
    "placed": Cue(0),
    "spent": Cue(0),
    "assigned": Cue(1, "tile"),
    "returned": Cue(0.8),
    "foe rolled": Cue(1.2, "dice"),
    "raged": Cue(1.2, "enemy-near"),
    "foe placed": Cue(1.2, "tile"),
    "boosted": Cue(0.5, "treasure"),
    "struck": Cue(1.5, "fight-lost"),
    "covered": Cue(0.3, "tile"),
    "lost": Cue(1, "tile"),
    "foe lost": Cue(0.5, "tile"),
    "slew": Cue(3, "fight-won"),
    "died": Cue(2, "fight-lost"),
    "won": Cue(1, "key"),
}
FAIRNESS: Mapping[int, str] = {}
DESK = None
FORKS = ()
SURE = (
    *("put", "meet", "rest", "fight", "place", "spend", "place_all", "done", "reroll"),
    *("boost", "buy_kill", "buy_safety", "strike", "cover", "cover_all", "mend", "mend_all", "grow"),
)
SHOWS_SEATS = True  # one player has nobody to be told from
PIECES = defs()
PLACES = ("fell", "just about", "okay", "impressive", "incredible", "unbelievable")
GRADES = ("Fell to a monster", "Just about", "Okay", "Impressive", "Incredible", "Unbelievable")
LEAST = (1, 4, 7, 10, 12)  # of the score's first number, one more than the candles left

RULES = {
    "put": "CD1.2",
    "explore_or_rest": "CD2.2",
    "adjectives": "CD3.1",
    "mending": "CD2.3",
    "grow_and_adapt": "CD2.4",
    "fight_or_flee": "CD4.1",
    "assign": "CD4.3",
    "boost": "CD4.6",
    "cover": "CD4.7",
    "dead": "CD4.8",
    "won": "CD6.3",
}
LETTERS = {
    "a": ("put", "boost"),
    "d": ("put", "boost"),
    "e": ("end_turn", "done", "strike"),
    "f": ("fight", "place_all", "cover_all", "mend_all", "meet", "strike", "end_turn"),
    "g": ("grow",),
    "k": ("buy_kill",),
    "r": (),
}
KEYS = (
    ("1 … 6", "pick a die of this number, or a card’s level"),
    ("A, D", "put the domino in attack or defense; boost it"),
    ("F", "go on: fight, place all, take the hits"),
    ("E", "end the turn, or leave it at that"),
    ("G", "grow a level"),
    ("K", "boost for the kill"),
)


def draw(state: ColfDada, looker: int | None, picked: Picked, names: Names, notes: Notes = NONE) -> Parts:
    """The play area. `picked` is a die by its number: "die 4"; nobody is named, everybody sees the same."""
    die = picked_die(state, picked)
    lit = lights(state, die)
    beside = choices(state, die)
    shown = lit_actions(lit) | {action for action, _ in beside}
    other = finale(state) or (foe_sheet.sheet(state) if state.round or state.cards else ruins(state))
    if not state.round and not state.cards:
        shown |= {action for action in state.legal_actions() if action.verb in ("seek", "add")}
    sheets = f"{hero.sheet(state, lit)}{other}{unseen(state, shown)}"
    many = " many" if len(beside) > 3 else ""
    return {
        "status": band(state),
        "board": f'<div class="desk" data-part="board">{sheets}</div>',
        "tray": tray(state, die),
        "choices": f'<div class="choices{many}" data-part="choices">{"".join(b for _, b in beside)}</div>',
    }


def sample(options: Mapping[str, int]) -> str:
    """There is none."""
    return ""


def pick(state: ColfDada, picked: Picked, what: str) -> Picked:
    """What is picked after touching a die: it alone, or nothing if it was picked."""
    return () if what in picked else (what,)


def key(state: ColfDada, picked: Picked, pressed: str) -> str | None:
    """What a key of the keyboard means now: "action:…", "pick:…", or None."""
    legal = state.legal_actions()
    if pressed.isdecimal():
        cards = [a for a in legal if a.verb in ("seek", "add") and a.args[0] == int(pressed)]
        if cards:
            return f"action:{cards[0]}"
        useful = any(
            a.args and int(pressed) in a.args for a in legal if a.verb in ("place", "spend", "mark", "mend")
        )
        return f"pick:die {pressed}" if useful and int(pressed) in state.dice else None
    letter = pressed.lower()
    column = {"a": "attack", "d": "defense"}.get(letter)
    for verb in LETTERS.get(letter, ()):
        for action in legal:
            if action.verb == verb and (column is None or column in action.args):
                return f"action:{action}"
    return None


def action_words(state: ColfDada, action: Action, names: Names) -> str:
    """An action as an order: "put a 4 in attack"; nobody is named."""
    return words.action_words(action)


def about(state: ColfDada, target: str, names: Names) -> str:
    """What a thing is, where it is only looked at."""
    from games.colf_dada.about import about as told

    return told(state, target)


def rule_now(state: ColfDada) -> str:
    """The rule that matters now, where the rules open."""
    return RULES[state.step or state.ending]


def score_words(score: Score) -> str:
    """A score in words: "the Master slain with 7 candles left, 12 monsters, level 8"."""
    left, slain, level = score
    master = f"the Master slain with {counted(left - 1, 'candle')} left" if left else "fallen in the ruins"
    return f"{master}, {counted(slain, 'monster')} slain, level {level}"


def place(score: Score) -> int:
    """The place of a score among PLACES: by the candles left."""
    return sum(score[0] >= least for least in LEAST)


def grade(score: Score) -> int:
    """The place of a score among GRADES: by the candles left."""
    return place(score)


def signs(score: Score) -> str:
    """A score in signs: how far up, of five, or for who fell the levels grown."""
    return (
        "◆" * place(score) + "◇" * (len(PLACES) - 1 - place(score))
        if score[0]
        else "✕" + "▪" * (score[2] - LEVEL)
    )
