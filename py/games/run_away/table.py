"""Run Away!! on the table: the corridor, who runs in it, the hand of whoever looks, and what the page asks
about them. `draw` is pure: a view and who looks in, HTML out.
"""

from __future__ import annotations

from drawing import defs
from games.contract import Cue, Facts, Luck, Parts, Score
from games.run_away import throwing, verbs
from games.run_away.bosses import BOSSES
from games.run_away.cells import cells as cells
from games.run_away.choices import foot, unseen
from games.run_away.corridor import corridor
from games.run_away.deck import CARDS
from games.run_away.even import EVEN
from games.run_away.event_words import pace
from games.run_away.hand import desk, places
from games.run_away.heroes import hero_text
from games.run_away.overview import overview
from games.run_away.pieces import HEAD_STARTS
from games.run_away.rail import rail
from games.run_away.ring import ring
from games.run_away.rules import RunAway
from games.run_away.stage import stage as stage
from games.run_away.summary import summary as summary
from games.run_away.summary import turn_words as turn_words
from games.run_away.throwing import throw_of, waiting
from games.run_away.turn_track import SAID, band
from games.run_away.turn_track import stage as bar
from games.viewer import Picked, Viewer
from tabletop.game import Names
from tabletop.markup import esc, tag
from tabletop.match import Match
from tabletop.prospects import HAVE, Amount, Horizon, Prospects
from tabletop.wording import counted, each, gap

LEAST = (0, 8, 14, 20)  # gold for the grades of who is out
TO_READ, REACTION = 3000, 850  # ms for a card, and for what it does to somebody

pick = throwing.pick
VERBS = verbs.VERBS
SPACE = "on space {}".format


def others(state: RunAway, seat: int) -> int:
    """Where the foremost of the others is."""
    return max(place for other, place in enumerate(state.place) if other != seat)


FACTS = Facts(
    about=(
        "You have the treasure, and the boss has woken up. Run for the exit, throw encounters before "
        "your friends’ feet, and be out alive with the most gold."
    ),
    credit="Run Away!! is a free print-and-play game; the rules are told here in our own words.",
    pieces=defs(),
    places=("not out", "out with little", "out with 10 gold or more", "out with 20 gold or more"),
    rules={
        "speed_choice": "RA3.2",
        "clock_choice": "RA7.1",
        "throw_choice": "RA4.1",
        "keep_choice": "RA4.1",
        "window": "RA5.5",
        "flip": "RA5.2",
        "found_item": "RA5.4",
        "bonus": "RA5.6",
        "aim_event": "RA5.6",
        "remains": "RA5.7",
        "spoils": "RA5.7",
        "last_words": "RA7.1",
        "over": "RA7.4",
        "nobody": "RA7.4",
    },
    keys=(
        (
            "1 … 9",
            "choose the card of the hand in this place; then, to throw it, the hero of this number; "
            "in a run, the choice of this number",
        ),
        ("F", "go on, or throw"),
    ),
    draws={"flipped": Luck("by itself", "card")},
    cues={
        "round": Cue(1),
        "order": Cue(0),
        "chose": Cue(0.4),
        "threw": Cue(0.5),
        "compares": Cue(0.4),
        "runs": Cue(1.2, "step"),
        "ran": Cue(0.6),
        "token": Cue(0),
        **{kind: Cue(0, "tile", TO_READ) for kind in ("flipped", "showed", "event on hero")},
        "comes": Cue(0, "enemy-near", TO_READ),
        "faces": Cue(0, "tile", 1600),
        "used": Cue(0, "key", 1400),
        "ability": Cue(0, "key", 1200),
        "luck": Cue(0, "tile", 1000),
        "lucky": Cue(0, "", 1400),
        **{kind: Cue(0, "treasure", REACTION) for kind in ("took", "found", "gold", "healed")},
        **{kind: Cue(0, "", REACTION) for kind in ("speed", "speed waits", "found nothing")},
        **{kind: Cue(0, "fight-lost", REACTION) for kind in ("hurt", "wall", "hit wall", "stopped", "back")},
        "died": Cue(0, "fight-lost", 1800),
        "lost": Cue(0, "fight-lost", 1600),
        "escaped": Cue(0, "key", 1800),
        "boss runs": Cue(0, "boss", 2200, way=3.2),
        "boss event": Cue(0, "enemy-near", 1600),
        "boss waits": Cue(0, "enemy-near", 1200),
        "boss gets up": Cue(0, "enemy-near", 1200),
        "boss hits wall": Cue(0, "fight-lost", 900),
        "trampled": Cue(0, "boss", 500),
        "caught": Cue(0, "boss", 550),
    },
    friendly=("ponepu-tiva", "gadose-vogi", "babalo-malo"),
    grades=(
        "Never seen again",
        "Out of breath",
        "Out with a purse",
        "Out with a chest",
        "A legend of running",
    ),
    board="The dungeon",
    shows_seats=True,
    even=EVEN,
    manners={
        "easy": "Counts spaces and gold, and does not see the boss coming.",
        "middle": "Sees what cards do, and keeps items until the boss is near.",
        "strong": "Looks ahead, and sees whom the boss will catch.",
    },
    prospects=Prospects(
        {"escaped": "you get out"},
        {"died": "you die", "caught": "the boss catches you", "hurt": "you are hurt"},
        "round",
        (
            Horizon(2, "by the end of the next round"),
            Horizon(3, "by the end of the round after the next"),
            Horizon(0, "by the end of the match"),
        ),
        stock={
            "place": Amount(lambda state, seat: state.place[seat], "on average you are", SPACE),
            "others": Amount(others, "on average the foremost other hero is", SPACE, little=True),
            "purse": Amount(lambda state, seat: state.gold[seat], HAVE, "{} gold".format),
        },
        all_begin=True,
    ),
)


def draw(state: RunAway, viewer: Viewer) -> Parts:
    """The play area."""
    throws = unseen(state, viewer.picked)
    viewer = viewer.meaning(throws)
    names = [esc(name) for name in viewer.names]
    over = overview(state)
    if viewer.round:
        dungeon = ring(state, viewer.seat, names, over)
    else:
        dungeon = tag("div", over, corridor(state, viewer.seat, names), class_="dungeon")
    return {
        "status": band(state, viewer),
        "board": tag("div", dungeon, data_part="board"),
        "players": rail(state, viewer),
        "tray": tag("div", desk(state, viewer), class_="tray", data_part="tray"),
        "choices": tag("div", foot(state, throws, viewer), data_part="choices"),
    }


def picked_words(state: RunAway, picked: Picked, names: Names) -> str:
    """The cards that are on their way, and whom the next one is for."""
    return throwing.words(state, picked, names)


def key(state: RunAway, picked: Picked, pressed: str) -> str | None:
    """What a key of the keyboard means now: "action:…", "pick:…", or None."""
    legal = state.legal_actions()
    if pressed.isdecimal():
        return _numbered(state, picked, int(pressed)) if legal else None
    if pressed.lower() == "f":
        going = throw_of(state, picked) or next((a for a in legal if a.verb in ("pass_by", "walk_on")), None)
        going = going or (legal[0] if len(legal) == 1 else None)
        return f"action:{going}" if going else None
    return None


def _numbered(state: RunAway, picked: Picked, place: int) -> str | None:
    """What a digit means: a card of the hand; where one waits to be thrown, the hero of this number; while
    somebody runs, the choice of this number."""
    if bar(state) == "run":
        legal = state.legal_actions()
        return f"action:{legal[place - 1]}" if 0 < place <= len(legal) else None
    if waiting(picked):
        return f"pick:hero {place - 1}" if place - 1 in state.targets(state.seat) else None
    card = dict(enumerate(places(state, state.seat), 1)).get(place, 0)
    if not card:
        return None
    chosen = next((a for a in state.legal_actions() if a.args == (card,)), None)
    if chosen:
        return f"action:{chosen}"
    return f"pick:card {card}" if state.step == "throw_choice" else f"touch:card {card}"


def about(state: RunAway, target: str, names: Names) -> str:
    """What a thing is, where it is only looked at."""
    what, _, which = target.partition(" ")
    if what == "boss":
        boss = BOSSES[state.boss]
        return (
            f"{boss.name} {pace(boss)}; it deals {boss.confront} where it lands, {boss.trample} where "
            "it passes. "
            f"{boss.joke}"
        )
    if what == "seat":
        hero = state.hero(int(which))
        start = state.head_start(int(which))
        given = f" Head start: {HEAD_STARTS[start - 1][0]}." if start else ""
        return (
            f"{names[int(which)]}, the {hero.name}. Once a round, “{hero.ability}”. {hero_text(hero)}{given}"
        )
    if what == "card" and int(which):
        card = CARDS[int(which)]
        return f"{card.name}. {card.joke} {card.text}"
    if what == "clock":
        return "Who is out feeds the clock; five numbers in a row make this round the last (RA7.2)."
    if what == "bar":
        return SAID[which]
    return ""


def score_words(score: Score) -> str:
    """A score in words: "out with 12 gold"."""
    return f"out with {counted(score[1], 'gold', 'gold')}" if score[0] else "lost in the dungeon"


def compared(score: Score, other: Score) -> str:
    """How a score stands to another: "3 gold short of", "out alive, unlike"."""
    if score[0] != other[0]:
        return "out alive, unlike" if score > other else "left in the dungeon, unlike"
    return gap(score[1] - other[1], "gold", "gold")


def place(score: Score) -> int:
    """The place of a score among the places."""
    return 0 if not score[0] else 1 + (score[1] >= 10) + (score[1] >= 20)


def grade(score: Score) -> int:
    """The place of a score among the grades: by the gold that was carried out."""
    return sum(score[1] >= least for least in LEAST) if score[0] else 0


def signs(score: Score) -> str:
    """A score in signs: a coin for every five gold."""
    return ("◆" + "◆" * (score[1] // 5)) if score[0] else "◇"


def story(match: Match, names: Names) -> list[tuple[str, str]]:
    """The match in numbers."""
    state = match.past(RunAway)[-1]
    return [
        ("Rounds", str(state.round)),
        ("Gold", each(names, state.gold)),
        ("Spaces", each(names, state.place)),
        ("Lives left", each(names, state.life)),
    ]
