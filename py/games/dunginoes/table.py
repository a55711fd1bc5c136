"""Dunginoes on the table: the whole play area as text, and what the page asks about it.

`draw` is pure: a state and who looks at it in, HTML out. Every legal action is offered in it
once; placements of dominoes that are not picked are there unseen.
"""

from __future__ import annotations

from collections.abc import Sequence

from dominoes.domino import Domino, spoken
from drawing import defs
from drawing.dungeon import DUNGEON_DEFS
from games import defaults
from games.contract import Cell, Cue, Facts, Luck, Parts, Picked, Score
from games.dunginoes import verbs
from games.dunginoes.cells import cells as map_cells
from games.dunginoes.even import EVEN
from games.dunginoes.fortunes import FORTUNES
from games.dunginoes.party import party, tray
from games.dunginoes.pieces import TO_BEAT
from games.dunginoes.plan import plan
from games.dunginoes.rules import STUNNED, Dunginoes
from games.dunginoes.scene import lair, scene
from games.dunginoes.stage import stage as stage
from games.dunginoes.summary import summary as summary
from games.dunginoes.summary import turn_words as turn_words
from games.viewer import Viewer
from tabletop.game import PLAYERS, Names
from tabletop.markup import Html, esc, tag
from tabletop.match import Match
from tabletop.prospects import HAVE, Amount, Horizon, Prospects
from tabletop.wording import capital, counted, each, gap

STEPS = (5, 10, TO_BEAT + 1, 20)  # where the places of the statistics begin, after those of the stunned
PLACES = ("stunned", "0 to 4", "5 to 9", "10 to 14", "15 to 19", "20 and more")

LOOT = (0, 1, 8, TO_BEAT + 1)  # pips with which the grades begin, after that of the stunned

VERBS = verbs.VERBS


def lead(state: Dunginoes, seat: int) -> int:
    """By how many pips a seat is ahead of the best of the others, or behind; 0 alone."""
    others = [state.loot(one) for one in range(state.seats) if one != seat]
    return state.loot(seat) - max(others) if others else 0


def lead_words(by: int) -> str:
    """The same in words."""
    return f"{counted(abs(by), 'pip')} {'behind' if by < 0 else 'ahead'}" if by else "level"


FACTS = Facts(
    about=(
        "Build a dungeon of dominoes room by room, and fight what lives where they do not fit. "
        "When the pile is empty the boss wakes: whoever gets out with the most pips wins; alone, "
        "with more than "
        f"{TO_BEAT}."
    ),
    credit=(
        "Dunginoes is a game by Chris, Love and Loss Games (loveandlossgames.com), free for "
        "non-commercial use."
    ),
    pieces=defs(DUNGEON_DEFS),
    places=PLACES,
    rules={
        "play_or_search": "DU3.1",
        "take": "DU5.2",
        "passage": "DU3.2",
        "spare": "DU3.4",
        "wound": "DU3.4",
        "face_boss": "DU4.4",
        "escaped": "DU4.5",
        "all stunned": "DU4.3",
    },
    keys=(
        ("1, 2, 3", "pick a domino of the hand, or choose it; take one from the light"),
        ("F", "search"),
    ),
    draws={
        "drew": Luck("tiles", "domino"),
        "searched": Luck("tiles", "domino"),
        "lit": Luck("tiles", "domino"),
        **dict.fromkeys(("beat", "beaten", "charmed", "kept", "taken"), Luck("dice", "die")),
    },
    cues={
        "turn": Cue(0),
        "lit": Cue(0.2),
        "laid": Cue(1, "tile"),
        "drew": Cue(0.2, "tile", 700),
        "searched": Cue(0.4, "tile", 900),
        "met": Cue(4, "dice"),
        "beat": Cue(3, "fight-won"),
        "beaten": Cue(3, "fight-lost"),
        "charmed": Cue(2, "dice"),
        "returned": Cue(0.8, "tile"),
        "discarded": Cue(0.8, "tile"),
        "flipped": Cue(1.2, "tile"),
        "stunned": Cue(2, "fight-lost"),
        "boss called": Cue(2, "boss"),
        "boss": Cue(6, "boss"),
        "staked": Cue(2.5, "dice"),
        "kept": Cue(3, "fight-won"),
        "taken": Cue(3, "fight-lost"),
        "escaped": Cue(2),
    },
    friendly=("vumisa-bofo", "fupoki-rapu", "linisi-sasa"),
    grades=("Stunned", "Empty pockets", "Pocket money", "Heavy sack", "Treasure hunter"),
    board="The dungeon",
    beyond="Over the wall",
    shows_seats=True,  # the party's names and whose turn it is stand in the play area
    even=EVEN,
    manners={
        "easy": "Counts pips, and would rather search than let go of many.",
        "middle": "Knows which dominoes get past the boss, and lays the others.",
        "strong": "Weighs who will get out, and with what.",
    },
    prospects=Prospects(
        {"escaped": "you get out"},
        {"beaten": "you lose a fight", "stunned": "you are stunned"},
        "turn",
        (Horizon(3, "within three turns"), Horizon(0, "by the end of the match", quick=True)),
        {
            "pips": Amount(lambda state, seat: state.loot(seat), HAVE, lambda n: counted(n, "pip")),
            "lead": Amount(lead, "on average you are", lead_words),
        },
    ),
    luck=FORTUNES,
)


pick = defaults.pick_one


def draw(state: Dunginoes, viewer: Viewer) -> Parts:
    """The play area. Picked is a domino of the hand: "3-5"; what a search has found is picked by itself.
    Everybody sees the same."""
    chosen = _chosen(state, viewer.picked)
    dark = " dark" if state.boss and not state.ending else ""
    drawn = plan(state, chosen, viewer) + Html(scene(state))
    return {
        "board": tag("div", drawn, class_=f"mapped{dark}", data_part="board"),
        "status": lair(state),
        "players": party(state, [esc(name) for name in viewer.names], viewer.button),
        "tray": tray(state, chosen, viewer),
    }


def cells(state: Dunginoes, viewer: Viewer) -> Sequence[Cell]:
    """Rooms, free ends, and where the picked domino can lie."""
    return map_cells(state, _chosen(state, viewer.picked))


def _chosen(state: Dunginoes, picked: Picked) -> Domino | None:
    """The domino to be laid: what a search has found, or the one picked, if it can be."""
    if state.step == "passage":
        return state.found
    tiles = [Domino.parse(what) for what in picked]
    playable = {action.args[0] for action in state.legal_actions() if action.verb == "lay"}
    return next((tile for tile in tiles if tile in playable), None)


def picked_words(state: Dunginoes, picked: Picked, names: Names) -> str:
    """The domino that is picked, and where it can lie."""
    chosen = _chosen(state, picked)
    places = sum(action.verb == "lay" and action.args[0] == chosen for action in state.legal_actions())
    return f"{capital(spoken(chosen))} is picked: it can lie in {counted(places, 'way')}." if chosen else ""


def key(state: Dunginoes, picked: Picked, pressed: str) -> str | None:
    """What a key of the keyboard means now: "action:…", "pick:…", or None."""
    legal = state.legal_actions()
    if pressed.lower() == "f":
        return "action:search" if any(action.verb == "search" for action in legal) else "touch:search"
    hand = state.light if state.step == "take" else state.hands[state.seat]
    if not pressed.isdecimal() or not 1 <= int(pressed) <= len(hand):
        return None
    tile = hand[int(pressed) - 1]
    mine = [action for action in legal if action.args and action.args[0] == tile]
    if not mine or state.step == "passage":
        return f"touch:domino {tile}"
    return f"pick:{tile}" if state.step == "play_or_search" else f"action:{mine[0]}"


def about(state: Dunginoes, target: str, names: Names) -> str:
    """What a thing is, where it is only looked at."""
    from games.dunginoes.about import about as told

    return told(state, target, names)


def score_words(score: Score) -> str:
    """A score in words: "11 pips of loot"."""
    return "stunned in the dungeon" if score[0] == STUNNED else f"{counted(score[0], 'pip')} of loot"


def compared(score: Score, other: Score) -> str:
    """How a score stands to another: "3 pips short of", "out of the dungeon, unlike"."""
    if STUNNED in (score[0], other[0]):
        return "out of the dungeon, unlike" if score > other else "stunned in the dungeon, unlike"
    return gap(score[0] - other[0], "pip")


def place(score: Score) -> int:
    """The place of a score among the places."""
    return 0 if score[0] == STUNNED else 1 + sum(score[0] >= least for least in STEPS)


def grade(score: Score) -> int:
    """The place of a score among the grades: by its pips."""
    return sum(score[0] >= least for least in LOOT)


def signs(score: Score) -> str:
    """A score in signs: nobody came out, or how far up among the places whoever did."""
    most, reached = len(PLACES) - 1, place(score)
    return "◆" * reached + "◇" * (most - reached) if reached else "✕"


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers for the result screen: a label and a value each."""
    states = match.past(Dunginoes)
    last = states[-1]
    kinds = [event.kind for state in states for event in state.events()]
    fights = kinds.count("beat") + kinds.count("beaten")
    boss = kinds.count("kept") + kinds.count("taken")
    loot = [str(last.loot(seat)) if seat in last.escaped else "stunned" for seat in range(last.seats)]
    told = [
        (
            "Loot" if last.escaped or last.ending else "Rooms so far",
            each(names, loot) if last.ending else str(len(last.laid)),
        ),
        ("Turns", str(last.turns)),
        ("Rooms laid", str(len(last.laid))),
        ("Monsters beaten", f"{kinds.count('beat')} of {fights}"),
        ("Ends walled up", str(sum(end.walled for end in last.ends))),
        ("Searches", str(kinds.count("searched"))),
        ("Dominoes saved from the boss", f"{kinds.count('kept')} of {boss}"),
        ("Dominoes turned face down", str(kinds.count("flipped"))),
        ("Left in the pile", str(len(last.pile))),
    ]
    return [(label, value) for label, value in told if value != "0 of 0"]
