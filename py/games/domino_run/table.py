"""Domino Run on the table: the whole play area as text, and what the page asks about it.

`draw` is pure: a state and what is picked in, HTML out. Every legal action stands in it
once as `data-action`; runs with other dice than those picked stand hidden at the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from drawing import defs
from games import defaults
from games.contract import Cell, Cue, Facts, Luck, Parts, Picked, Score
from games.domino_run import board, pieces, verbs
from games.domino_run.board import Lit, dice_name, lit_spaces, track
from games.domino_run.even import EVEN
from games.domino_run.fortunes import FORTUNES
from games.domino_run.gate import status
from games.domino_run.rules import DominoRun
from games.domino_run.summary import summary as summary
from games.domino_run.summary import turn_words as turn_words
from games.domino_run.tray import abilities, choices, dice, meant, note, picks
from games.viewer import Viewer
from tabletop.game import PLAYERS, Names
from tabletop.markup import NOTHING, Html, tag
from tabletop.match import Match
from tabletop.prospects import Horizon, Prospects
from tabletop.wording import counted, gap, pace_gap

SIDE_BY_SIDE = 2  # abilities, beside four dice on a phone
MANY = 2  # choices, above which each says its name alone where there is little room
STEPS = (1, 3, 5, pieces.KEYS)  # keys with which the grades begin, after the first

LETTERS = {
    "e": ("end", "stay"),
    "k": ("keep",),
    "t": ("mulligan",),
    "d": ("take_die", "give_die"),
    "a": ("take_ability", "give_ability"),
}

VERBS = verbs.VERBS
stage = defaults.no_stage
FACTS = Facts(
    about=(
        "Run along a line of dominoes, paying its pips with your dice, and finish doubles to win seven keys. "
        "An enemy runs behind you, faster with every key you take."
    ),
    credit="Domino Run is a game by Ronald Villaver (CC BY-NC 3.0 PH).",
    pieces=defs(),
    places=tuple(counted(n, "key") for n in range(pieces.KEYS + 1)),
    rules={
        "line_choice": "DR1.4",
        "move": "DR2.2",
        "go_on": "DR2.6",
        "treasure": "DR2.7",
        "sacrifice": "DR3.4",
        "won": "DR2.9",
        "caught": "DR3.4",
    },
    keys=(
        ("1 … 6", "pick a die that shows this number, or give up the treasure in this place"),
        ("F", "run as far as the picked dice go"),
        ("E", "end the move, or stay here"),
        ("A", "use an ability, or choose one as the treasure"),
        ("D", "choose a die as the treasure, or give one up"),
        ("K, T", "keep the first line, or lay new tiles"),
    ),
    draws={
        "rolled": Luck("dice", "die"),
        "laid": Luck("tiles", "domino"),
        "ability won": Luck("tiles", "domino"),
    },
    cues={
        "mulligan": Cue(1, "tile"),
        "laid": Cue(0.4, "tile"),
        "returned": Cue(0.4, "tile"),
        "turn": Cue(0),
        "rolled": Cue(1, "dice"),
        "ran": Cue(0),
        "went on": Cue(0),
        "raised": Cue(1, "dice"),
        "key": Cue(2.5, "key"),
        "key kept": Cue(0.8, "key"),
        "die won": Cue(1, "treasure"),
        "ability won": Cue(1.5, "treasure"),
        "enemy": Cue(0.7, "step"),
        "close": Cue(1, "enemy-near"),
        "caught": Cue(2.5, "fight-lost"),
        "fell back": Cue(1.2),
        "won": Cue(2, "key"),
    },
    friendly=("pavisu-mako", "dugore-kuto", "retufi-kiki"),
    grades=("Doormat", "Keyhole peeper", "Pickpocket", "Locksmith", "Escape artist"),
    board="The line",
    shows_seats=True,  # one player has nobody to be told from
    even=EVEN,
    luck=FORTUNES,
    prospects=Prospects(
        {"key": "you complete a key"},
        {"caught": "the enemy catches you"},
        "turn",
        (Horizon(3, "within three turns"),),
    ),
)


def draw(state: DominoRun, viewer: Viewer) -> Parts:
    """The play area. Picked are dice by their place among the unused ones: "die 0"; nobody is named, and
    everybody sees the same."""
    chosen = _chosen(state, viewer.picked)
    name, lit = _lit(state, chosen)
    on_board = {action for action, _, _ in lit.values()}
    others = meant(state, on_board)
    viewer = viewer.meaning(others)
    beside = choices(state, on_board, viewer)
    said = tag("p", note(state, name, len(lit)), class_="note", data_asks="")
    mine = tag(
        "div",
        dice(state, chosen, viewer),
        abilities(state, viewer),
        said,
        class_=f"tray card {'laden' if len(state.abilities) > SIDE_BY_SIDE else ''}".rstrip(),
    )
    look = "choices many" if len(beside) > MANY else "choices"
    many = tag("div", *map(Html, beside), class_=look) if beside else NOTHING
    return {
        "status": status(state, viewer),
        "board": Html(track(state, lit, viewer)),
        "tray": tag("div", mine, viewer.hidden(others), data_part="tray"),
        "choices": tag("div", many, data_part="choices"),
    }


def cells(state: DominoRun, viewer: Viewer) -> Sequence[Cell]:
    """The spaces of the line."""
    return board.cells(state, _lit(state, _chosen(state, viewer.picked))[1])


def _lit(state: DominoRun, chosen: Sequence[int]) -> tuple[str, Lit]:
    """The name of the picked dice, and the spaces that they light."""
    name = dice_name([state.dice[i] for i in chosen])
    return name, lit_spaces(state, name)


def _chosen(state: DominoRun, picked: Picked) -> tuple[int, ...]:
    """The picked dice that can still be picked, as places among the unused ones."""
    if state.step != "move":
        return ()
    useful = picks(state)
    wanted = [int(what.removeprefix("die ")) for what in picked if what.startswith("die ")]
    return tuple(i for i in wanted if i in useful)[-1 if state.combined else -2 :]


def pick(state: DominoRun, picked: Picked, what: str) -> Picked:
    """What is picked after touching a die: again puts it back; a third die, or a second when two
    were combined already (DR2.4), takes the place of the first."""
    now = tuple(f"die {i}" for i in _chosen(state, picked))
    if what in now:
        return tuple(one for one in now if one != what)
    return tuple(f"die {i}" for i in _chosen(state, (*now, what)))


def picked_words(state: DominoRun, picked: Picked, names: Names) -> str:
    """The dice that are picked, and how far they reach."""
    name, lit = _lit(state, _chosen(state, picked))
    return note(state, name, len(lit)) if name else ""


def key(state: DominoRun, picked: Picked, pressed: str) -> str | None:
    """What a key of the keyboard means now: "action:…", "pick:…", or None."""
    chosen = _chosen(state, picked)
    if pressed.isdecimal() and state.step == "sacrifice":
        given = dict(enumerate(state.legal_actions(), 1)).get(int(pressed))
        return f"action:{given}" if given else None
    if pressed.isdecimal():
        places = [i for i in sorted(picks(state)) if state.dice[i] == int(pressed)]
        fresh = [i for i in places if i not in chosen] or places
        if fresh and state.step == "move":
            return f"pick:die {fresh[0]}"
        return f"touch:die {pressed}" if int(pressed) in state.dice else None
    legal = state.legal_actions()
    letter = pressed.lower()
    if letter == "f":
        _, lit = _lit(state, chosen)
        return f"action:{lit[max(lit)][0]}" if lit else None
    verbs = LETTERS.get(letter, ()) + (("raise_die",) if letter == "a" else ())
    meant = [action for action in legal if action.verb in verbs]
    several = len(meant) > 1 and meant[0].verb == "give_ability"  # which of them is not for a key to say
    return f"action:{meant[0]}" if meant and not several else None


def about(state: DominoRun, target: str, names: Names) -> str:
    """What a thing is, where it is only looked at."""
    from games.domino_run.about import about as told

    return told(state, target)


def score_words(score: Score) -> str:
    """A score in words: "5 keys in 14 turns, 1 treasure left"."""
    keys, turns, treasures = score
    return f"{counted(keys, 'key')} in {counted(-turns, 'turn')}, {counted(treasures, 'treasure')} left"


def compared(score: Score, other: Score) -> str:
    """How a score stands to another: "2 keys short of", "1 turn faster than"."""
    keys, turns, treasures = (mine - theirs for mine, theirs in zip(score, other, strict=True))
    if keys:
        return gap(keys, "key")
    return pace_gap(turns, "turn") if turns else gap(treasures, "treasure")


def place(score: Score) -> int:
    """The place of a score among the places: its keys."""
    return score[0]


def grade(score: Score) -> int:
    """The place of a score among the grades: by its keys."""
    return sum(score[0] >= least for least in STEPS)


def signs(score: Score) -> str:
    """A score in signs: its keys, of all that there are."""
    return "◆" * score[0] + "◇" * (pieces.KEYS - score[0])


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers for the result screen: a label and a value each."""
    states = match.past(DominoRun)
    last = states[-1]
    events = [event for state in states for event in state.events()]
    kinds = [event.kind for event in events]
    spaces = sum(action.args[0] for action in match.played if action.verb in ("run", "go_on_running"))
    closest = min((state.runner - state.enemy for state in states if state.turns), default=0)
    return [
        ("Keys", f"{last.keys} of {pieces.KEYS}"),
        ("Turns", str(last.turns)),
        ("Closest the enemy came", "it caught you" if closest <= 0 else counted(closest, "space")),
        ("Spaces run", str(spaces)),
        ("Most dice at once", str(max(state.pool for state in states))),
        ("Abilities won", str(kinds.count("ability won"))),
        ("Abilities used", counted(kinds.count("raised"), "time")),
        ("Caught", counted(kinds.count("caught"), "time")),
        ("Treasures given up", str(last.sacrificed)),
        ("Treasures left", str(last.pool - pieces.FIRST_POOL + len(last.abilities))),
    ]
