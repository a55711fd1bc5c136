"""CoLF DaDA on the table: two sheets on a desk, the hero's and the monster's, and what the page asks about
them.

`draw` is pure: a state and who looks in, HTML out. Every legal action is offered in it once; those of dice
that are not picked stand hidden at the end.
"""

from __future__ import annotations

from drawing import defs
from games import defaults
from games.colf_dada import foe_sheet, hero, verbs
from games.colf_dada.even import EVEN
from games.colf_dada.fights import whole
from games.colf_dada.finale import finale
from games.colf_dada.lights import lights, picked_die
from games.colf_dada.monsters import named
from games.colf_dada.pieces import LEVEL, TURNS
from games.colf_dada.position import opened
from games.colf_dada.ruins import ruins
from games.colf_dada.rules import ColfDada
from games.colf_dada.summary import summary as summary
from games.colf_dada.summary import turn_words as turn_words
from games.colf_dada.tray import choice, choices, lit_actions, tray, unseen
from games.colf_dada.turn_track import band
from games.contract import Cue, Facts, Luck, Parts, Score
from games.viewer import Picked, Viewer
from tabletop.game import PLAYERS, Names
from tabletop.markup import tag
from tabletop.match import Match
from tabletop.prospects import HAVE, Amount, Horizon, Prospects
from tabletop.wording import a, capital, counted, gap, in_words

PLACES = ("fell", "just about", "okay", "impressive", "incredible", "unbelievable")
OF_DICE = ("place", "spend", "mend", "mark")
FEW = 4  # choices that are named of a die
MANY = 3  # choices, above which each says its name alone
LEAST = (1, 4, 7, 10, 12)  # of the score's first number, one more than the candles left

LETTERS = {
    "a": ("put", "place", "boost"),
    "d": ("put", "place", "boost"),
    "e": ("end_turn", "done", "strike"),
    "f": ("fight", "place_all", "cover_all", "mend_all", "meet", "strike", "done"),
    "g": ("grow",),
    "k": ("buy_kill",),
    "r": (),
}

VERBS = verbs.VERBS
FACTS = Facts(
    about=(
        "You are a hero of dominoes: dice on their numbers are your blows and your guard. Slay "
        "monsters of two "
        f"words, grow on what they teach you, and beat the Master of the ruins before {TURNS} candles have "
        "burnt down."
    ),
    credit="CoLF DaDA is a game by Jonathan A. Leistiko, Invisible City Productions, free for everybody.",
    pieces=defs(),
    places=PLACES,
    rules={
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
    },
    keys=(
        ("1 … 6", "pick a die of this number, or a card’s level"),
        ("A, D", "put the domino, or the die that is picked, in attack or defense; boost it"),
        ("F", "go on: fight, place all, take the hits"),
        ("E", "end the turn, or leave it at that"),
        ("G", "grow a level"),
        ("K", "boost for the kill"),
    ),
    draws={
        "drew": Luck("tiles", "domino"),
        "rolled": Luck("dice", "die"),
        "rerolled": Luck("dice", "die"),
        "foe rolled": Luck("foe", "die"),
        "raged": Luck("foe", "die"),
    },
    cues={
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
        "stood up": Cue(3, "key"),
        "died": Cue(3, "fight-lost"),
        "won": Cue(1, "key"),
    },
    friendly=("zodafi-sini", "bipuza-nemu", "tomaze-bigi"),
    grades=("Fell to a monster", "Just about", "Okay", "Impressive", "Incredible", "Unbelievable"),
    shows_seats=True,  # one player has nobody to be told from
    even=EVEN,
    prospects=Prospects(
        {"slew": "you slay a monster", "won": "you beat the Master"},
        {"died": "you die"},
        "turn",
        (Horizon(2, "by the end of the next turn", quick=True),),
        {
            "whole": Amount(lambda state, _: whole(state), HAVE, lambda n: counted(n, "whole number")),
            "xp": Amount(lambda state, _: state.xp, HAVE, "{} XP".format),
            "level": Amount(lambda state, _: state.level, "on average you are at", "level {}".format),
        },
    ),
)


pick = defaults.pick_one
cells = defaults.no_cells
stage = defaults.no_stage


def draw(state: ColfDada, viewer: Viewer) -> Parts:
    """The play area. A die is picked by its number: "die 4"; nobody is named, everybody sees the same."""
    die = picked_die(state, viewer.picked)
    lit = lights(state, die)
    beside = choices(state, die)
    shown = lit_actions(lit) | set(beside)
    met = state.round or state.cards
    if not met:
        shown |= {action for action in state.legal_actions() if action.verb in ("seek", "add")}
    meant = unseen(state, shown)
    viewer = viewer.meaning(meant)
    other = finale(state) or (foe_sheet.sheet(state, viewer) if met else ruins(state, viewer))
    sheets = hero.sheet(state, lit, viewer) + other + viewer.hidden(meant)
    buttons = [choice(state, action, viewer) for action in beside]
    look = "choices many" if len(buttons) > MANY else "choices"
    return {
        "status": band(state, viewer),
        "board": tag("div", tag("div", sheets, class_="desk"), data_part="board"),
        "tray": tray(state, viewer),
        "choices": tag("div", tag("div", *buttons, class_=look), data_part="choices"),
    }


def picked_words(state: ColfDada, picked: Picked, names: Names) -> str:
    """The die that is picked, and what can be done with it."""
    die = picked_die(state, picked)
    if not die:
        return ""
    can = [
        VERBS.order(state, action)
        for action in state.legal_actions()
        if action.verb in OF_DICE and die in action.args
    ]
    some = in_words([f"“{one}”" for one in can[:FEW]], "or") if can else "nothing"
    more = f", and {len(can) - FEW} more" if len(can) > FEW else ""
    return f"{capital(a(die))} is picked: you can choose {some}{more}."


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
    letter, die = pressed.lower(), picked_die(state, picked)
    column = {"a": "attack", "d": "defense"}.get(letter)
    if letter == "k" and state.step == "boost" and state.foe_hp - state.blow == 1:
        letter, column = "a", "attack"  # one point is bought by itself
    for verb in LETTERS.get(letter, ()):
        for action in legal:
            if (
                action.verb == verb
                and column in (None, *action.args)
                and (verb != "place" or die in action.args)
            ):
                return f"action:{action}"
    return None


def about(state: ColfDada, target: str, names: Names) -> str:
    """What a thing is, where it is only looked at."""
    from games.colf_dada.about import about as told

    return told(state, target)


def score_words(score: Score) -> str:
    """A score in words: "the Master slain with 7 candles left, 12 monsters, level 8"."""
    left, slain, level = score
    master = f"the Master slain with {counted(left - 1, 'candle')} left" if left else "fallen in the ruins"
    return f"{master}, {counted(slain, 'monster')} slain, level {level}"


def compared(score: Score, other: Score) -> str:
    """How a score stands to another: "2 candles more than", "with the Master slain, ahead of"."""
    left, slain, level = (mine - theirs for mine, theirs in zip(score, other, strict=True))
    if not min(score[0], other[0]) and left:
        return "with the Master slain, ahead of" if left > 0 else "one Master short of"
    if left:
        return gap(left, "candle")
    return gap(slain, "monster") if slain else gap(level, "level")


def place(score: Score) -> int:
    """The place of a score among the places: by the candles left."""
    return sum(score[0] >= least for least in LEAST)


def grade(score: Score) -> int:
    """The place of a score among the grades: by the candles left."""
    return place(score)


def signs(score: Score) -> str:
    """A score in signs: how far up, of five, or for who fell the levels grown."""
    return (
        "◆" * place(score) + "◇" * (len(PLACES) - 1 - place(score))
        if score[0]
        else "✕" + "▪" * (score[2] - LEVEL)
    )


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers for the result screen: a label and a value each."""
    states = match.past(ColfDada)
    last = states[-1]
    slain = [(turn, opened(tuple(cards))) for turn, *cards in last.slain]
    best = max(slain, key=lambda trophy: sum(card.level for card in trophy[1]), default=None)
    rounds = sum(event.kind == "struck" for state in states for event in state.events())
    taken = sum(event.kind == "covered" for state in states for event in state.events())
    return [
        ("Turn", f"{last.turns} of {TURNS}" if last.turns <= TURNS else f"{last.turns}, without a candle"),
        ("Monsters slain", str(len(slain))),
        ("Level", f"{last.level}, from {LEVEL}"),
        ("Finest trophy", named(best[1]) if best else "none"),
        ("Candles left", str(last.tokens)),
        ("XP left", str(last.xp)),
        ("Rounds fought", str(rounds)),
        ("Hits taken", str(taken)),
        ("Highest level met", str(max((state.foe_level for state in states if state.round), default=0))),
    ]
