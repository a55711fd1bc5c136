"""What there is to meet and to do in Domino Run: the seven keys by their doubles, and deeds on the run."""

from __future__ import annotations

from collections import Counter
from functools import partial

from drawing import back, cube, die, domino
from games.contract import Achievement, Case
from games.domino_run.pieces import KEYS, MOST_DICE
from games.domino_run.rules import DominoRun
from tabletop.history import plays
from tabletop.match import Match
from tabletop.wording import counted

FAR = 8  # spaces in one move
SOON = 12  # turns to win in
TRICKS = 3  # abilities in hand
LIVES = 3  # times caught, and still won


def _end(match: Match) -> DominoRun:
    return match.past(DominoRun)[-1]


def _won(match: Match) -> bool:
    return _end(match).ending == "won"


def _by_turn(match: Match, kind: str) -> Counter[int]:
    """How often this has happened in each turn."""
    return Counter(
        state.turns for state in match.past(DominoRun) for event in state.events() if event.kind == kind
    )


def longest_move(match: Match) -> int:
    """The most spaces that were run in one turn's move."""
    spaces: Counter[int] = Counter()
    for before, action, _ in plays(match, DominoRun):
        if action.verb in ("run", "go_on_running"):
            spaces[before.turns] += action.args[0]
    return max(spaces.values(), default=0)


def _key(pips: int, match: Match, _: int) -> str:
    """The double of these pips, finished."""
    found = next((event.args[1] for event in match.told(0, "key") if event.args[0].low == pips), 0)
    return f"It was key number {found} of that run." if found else ""


def _escaped(match: Match, _: int) -> str:
    return f"All seven keys in {counted(_end(match).turns, 'turn')}." if _won(match) else ""


def _unrobbed(match: Match, _: int) -> str:
    kept = _won(match) and not _end(match).sacrificed
    return f"Won with {counted(_end(match).treasures, 'treasure')}, and none given up." if kept else ""


def _soon(match: Match, _: int) -> str:
    return f"Won in turn {_end(match).turns}." if _won(match) and _end(match).turns <= SOON else ""


def _lives(match: Match, _: int) -> str:
    caught = len(match.told(0, "caught"))
    return f"Caught {caught} times, and out all the same." if _won(match) and caught >= LIVES else ""


def _new_line(match: Match, _: int) -> str:
    return "Won on the second line that was laid." if _won(match) and match.told(0, "mulligan") else ""


def _so_near(match: Match, _: int) -> str:
    lost = not _won(match) and _end(match).keys == KEYS - 1
    return "Six keys in hand, and the enemy’s teeth in your heel." if lost else ""


def _all_dice(match: Match, _: int) -> str:
    first = next((state.turns for state in match.past(DominoRun) if state.pool == MOST_DICE), 0)
    return f"Four dice from turn {first} on." if first else ""


def _tricks(match: Match, _: int) -> str:
    most = max((state.abilities for state in match.past(DominoRun)), key=len)
    return f"{', '.join(map(str, most))}, all at once." if len(most) >= TRICKS else ""


def _breath(match: Match, _: int) -> str:
    """The enemy has run, has not caught anybody, and stands on the very next space."""
    for state in match.past(DominoRun):
        kinds = [event.kind for event in state.events()]
        if "enemy" in kinds and "caught" not in kinds and state.runner - state.enemy == 1:
            return f"It stopped one space behind you in turn {max(1, state.turns - 1)}."
    return ""


def _two_keys(match: Match, _: int) -> str:
    turn, keys = max(_by_turn(match, "key").items(), key=lambda one: one[1], default=(0, 0))
    return f"{counted(keys, 'key')} in turn {turn}." if keys > 1 else ""


def _far(match: Match, _: int) -> str:
    spaces = longest_move(match)
    return f"{spaces} spaces in one move." if spaces >= FAR else ""


def _juggled(match: Match, _: int) -> str:
    turn, dice = max(_by_turn(match, "raised").items(), key=lambda one: one[1], default=(0, 0))
    return f"{counted(dice, 'die', 'dice')} turned in turn {turn}." if dice > 1 else ""


_DOUBLES = (
    ("Key of nothing", "It costs no pips at all to enter."),
    ("Key of one", "Two single pips, back to back."),
    ("Key of two", "Two and two."),
    ("Key of three", "As many pips as a die, less nothing."),
    ("Key of four", "Both halves are windows with four panes."),
    ("Key of five", "Ten pips for one little key."),
    ("Key of six", "The dearest double of all: twelve pips."),
)

CASES = (
    Case(
        "The key ring",
        tuple(
            Achievement(f"key-{pips}", name, riddle, domino(pips, pips), partial(_key, pips))
            for pips, (name, riddle) in enumerate(_DOUBLES)
        ),
    ),
    Case(
        "Deeds",
        (
            Achievement("escaped", "Through the gate", "Seven of them open it.", back("key"), _escaped),
            Achievement(
                "unrobbed",
                "Nothing to declare",
                "Win, and give nothing away.",
                back("key") + die(6),
                _unrobbed,
            ),
            Achievement(
                "all-dice",
                "A handful",
                "Your pool can hold no more.",
                "".join(map(die, (3, 6, 2, 5))),
                _all_dice,
            ),
            Achievement(
                "tricks",
                "Up both sleeves",
                "Three abilities at once.",
                domino(1, 4) + domino(2, 6) + domino(3, 5),
                _tricks,
            ),
            Achievement(
                "breath",
                "Breath on your neck",
                "One space is as good as a mile.",
                cube("enemy") + cube("runner"),
                _breath,
            ),
            Achievement(
                "two-keys",
                "Two at a stroke",
                "Two keys in one move.",
                back("key") + back("key"),
                _two_keys,
            ),
            Achievement("far", "Long legs", f"Run {FAR} spaces in one move.", cube("runner"), _far),
            Achievement(
                "juggled",
                "Sleight of hand",
                "Turn two dice in one move.",
                die(1) + domino(1, 6) + die(6),
                _juggled,
            ),
            Achievement(
                "soon", "Gone before dinner", f"Win within {SOON} turns.", die(5) + back("key"), _soon
            ),
            Achievement(
                "lives",
                "Nine lives",
                f"Caught {LIVES} times, and still the winner.",
                cube("enemy") + back("key"),
                _lives,
            ),
            Achievement(
                "new-line",
                "Second thoughts",
                "Win on a line that you did not like at first.",
                back() + back("key"),
                _new_line,
            ),
            Achievement("so-near", "So near", "Six keys do not open the gate.", cube("enemy"), _so_near),
        ),
    ),
)
