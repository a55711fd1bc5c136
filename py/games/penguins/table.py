"""Penguin's Night Out on the table: the whole play area as text, and what the page asks about it.

`draw` is pure: a state and who looks at it in, HTML out. Every legal action is offered in it once; places for
the domino in hand that are not picked are there unseen.
"""

from __future__ import annotations

from drawing import defs
from drawing.ice import ICE_DEFS
from drawing.penguin import PENGUIN_DEFS
from games.contract import Cue, Facts, Luck, Parts, Picked, Score
from games.penguins import choice, verbs
from games.penguins.cells import cells as cells
from games.penguins.crew import ENDS, crew, tray
from games.penguins.even import EVEN
from games.penguins.fortunes import FORTUNES
from games.penguins.going import Ice
from games.penguins.outlook import left
from games.penguins.pieces import BUDDIES, ROUNDS
from games.penguins.rules import HOME, Penguins
from games.penguins.sea import sea
from games.penguins.squares import placed
from games.penguins.stage import stage as stage
from games.penguins.summary import summary as summary
from games.penguins.summary import turn_words as turn_words
from games.penguins.words import buddy_words
from games.viewer import Viewer
from tabletop.game import PLAYERS, Names
from tabletop.markup import esc, tag
from tabletop.match import Match
from tabletop.prospects import Amount, Horizon, Prospects
from tabletop.wording import capital, counted, each, gap, pace_gap

QUICK = (ROUNDS, 9, 7, 5)  # rounds within which the grades are reached, after the first

pick = choice.pick
VERBS = verbs.VERBS


def _left(state: Penguins, seat: int) -> int:
    """Tenths of the turns that a penguin still needs until it is home."""
    return 0 if state.at_home(seat) else round(10 * left(state, Ice.of(state.ice, state.sides), seat))


def _others(state: Penguins, seat: int) -> int:
    """The same of whoever of the others is nearest home."""
    return min(_left(state, other) for other in range(state.seats) if other != seat)


def _from_home(tenths: int) -> str:
    """The same in words."""
    return f"{tenths / 10:.1f} turns from home"


FACTS = Facts(
    about=(
        "A penguin, two buddies lost on the ice, and one dogsled to the party. Fetch both and be "
        "home first: but "
        "the floes drift, and everybody gives them a push."
    ),
    credit=(
        "Penguin’s Night Out is a game by Jonathan A. Leistiko, Invisible City Productions "
        "(invisible-city.com), free game 23."
    ),
    pieces=defs(ICE_DEFS + PENGUIN_DEFS),
    places=("no buddy", "1 buddy", "2 buddies", "home"),
    rules={
        "place": "PN1.5",
        "move": "PN2.2",
        "wave": "PN2.6",
        "effects": "PN3.2",
        "lay": "PN3.3",
        "home": "PN4.1",
        "draw": "PN4.2",
    },
    keys=(
        ("F", "lay the floe where you hold it"),
        ("T", "turn the floe that you hold"),
        ("E", "stay, or leave the rest as it is"),
    ),
    draws={
        "rolled": Luck("dice", "die"),
        "selected": Luck("dice", "die"),
    },
    cues={
        "nested": Cue(0),
        "placed": Cue(1, "step"),
        "passed": Cue(2, "fight-lost"),
        "late": Cue(1.5),
        "rolled": Cue(1.2, "dice"),
        "walked": Cue(1, "step"),
        "stayed": Cue(1),
        "met": Cue(1, "treasure", 900),
        "bear": Cue(1, "enemy-near", 700),
        "doubled": Cue(0),
        "selected": Cue(1, "dice", 800),
        "stunned": Cue(1, "fight-lost", 800),
        "nudged": Cue(1, "step"),
        "left": Cue(0),
        "lifted": Cue(1, "tile"),
        "laid": Cue(1.6, "tile"),
        "dropped": Cue(0),
    },
    friendly=("pikika-tifu", "dagive-sesu", "tizonu-bivi"),
    grades=("Left behind", "Home by dawn", "Home by midnight", "First at the party", "Life of the party"),
    board="The ice",
    beyond="Over the water",
    shows_seats=True,  # the crew's names and whose turn it is stand in the play area
    fairness={
        2: (
            "Who begins is drawn by lot. Of 100 matches among equals, the first in turn wins 59, the "
            "second 41."
        ),
        3: (
            "Who begins is drawn by lot. Of 100 matches among equals, they win 46, 28 and 26 in "
            "order of turns."
        ),
        4: (
            "Who begins is drawn by lot. Of 100 matches among equals, they win 34, 24, 23 and 19 in "
            "that order."
        ),
    },
    even=EVEN,
    manners={
        "easy": "Counts steps, and forgets that numbers stop it.",
        "middle": "Counts turns, and shortens its own ways.",
        "strong": "Has learned who will be home first, and gets in their way.",
    },
    luck=FORTUNES,
    prospects=Prospects(
        {"home": "you come home"},
        {"passed": "you are stunned"},
        "rolled",
        (Horizon(1, "by your next turn", quick=True),),
        {
            "way": Amount(_left, "on average you are", _from_home, little=True, much=5),
            "others": Amount(_others, "on average the nearest other penguin is", _from_home, much=5),
        },
    ),
)


def draw(state: Penguins, viewer: Viewer) -> Parts:
    """The play area. What is picked: see `choice`. Everybody sees the same."""
    return {
        "board": tag("div", sea(state, viewer), class_="mapped", data_part="board"),
        "players": crew(state, [esc(name) for name in viewer.names], viewer.button),
        "tray": tray(state, viewer),
    }


def picked_words(state: Penguins, picked: Picked, names: Names) -> str:
    """How the floe in hand would lie and what that changes, or which buddy is meant and where it can go."""
    ghost = choice.ghost(state, picked)
    if ghost:
        action = ghost[2]
        brings = VERBS.forecast(state, action, names)
        return f"{capital(placed(state, *action.args))}. {brings} F lays it, T turns it."
    if choice.floes(state, picked):
        return "A floe is moved: each without a penguin or a buddy can be picked up."
    buddy = choice.buddy(state, picked) if picked else None
    if buddy is None:
        return ""
    goals = [
        action
        for action in state.legal_actions()
        if action.verb in choice.BUDDY_VERBS and action.args[0] == buddy
    ]
    many = counted(len(goals), "square")
    return f"{capital(buddy_words(state, buddy, names))} is meant: {many} to choose from."


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


def about(state: Penguins, target: str, names: Names) -> str:
    """What a thing is, where it is only looked at."""
    from games.penguins.about import about as told

    return told(state, target, names)


def score_words(score: Score) -> str:
    """A score in words: "home in 9 rounds", "1 buddy in 14 rounds"."""
    reached, rounds = score
    what = "home" if reached == HOME else counted(reached, "buddy", "buddies") if reached else "no buddy"
    return f"{what} in {counted(-rounds, 'round')}"


def compared(score: Score, other: Score) -> str:
    """How a score stands to another: "2 rounds faster than", "still out on the ice, unlike"."""
    reached, rounds = (mine - theirs for mine, theirs in zip(score, other, strict=True))
    if reached and HOME in (score[0], other[0]):
        return "home, unlike" if reached > 0 else "still out on the ice, unlike"
    return gap(reached, "buddy", "buddies") if reached else pace_gap(rounds, "round")


def place(score: Score) -> int:
    """The place of a score among the places."""
    return score[0]


def grade(score: Score) -> int:
    """The place of a score among the grades: by the rounds that it took to be home."""
    return sum(-score[1] <= rounds for rounds in QUICK) if score[0] == HOME else 0


def signs(score: Score) -> str:
    """A score in signs: a diamond for each buddy, and one for home."""
    return "◆" * score[0] + "◇" * (BUDDIES + 1 - score[0])


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers for the result screen: a label and a value each."""
    states = match.past(Penguins)
    last = states[-1]
    kinds = [event.kind for state in states for event in state.events()]
    bears = sum(
        action.verb == "go" and not before.ice[action.args[0]][1]
        for before, action in zip(states, match.played, strict=False)
    )
    buddies = each(names, (f"{carried} of {BUDDIES}" for carried in last.carried))
    return [
        *([] if last.ending else [("Buddies", buddies)]),  # the standings tell them, when it is over
        ("Rounds", str(last.round)),
        ("Floes moved", str(kinds.count("laid"))),
        ("Nights with a bear", str(bears)),
        ("Walks", str(kinds.count("walked"))),
        ("Turns passed, stunned", str(kinds.count("passed"))),
        ("Buddies shoved", str(kinds.count("nudged"))),
        ("Nests", each(names, last.nests)),
    ]
