"""How a run of Domino Run is told when it is over: a headline, one line of story, and its picture."""

from __future__ import annotations

from dominoes.domino import NUMBERS
from games import defaults
from games.domino_run.pieces import CLOSE, KEYS
from games.domino_run.rules import DominoRun
from games.domino_run.trail import poster
from tabletop.game import Names
from tabletop.match import Match
from tabletop.wording import number

__all__ = ["AWARDS", "boast", "headline", "poster", "tale"]

QUICK = 9  # turns: who has escaped by then was quick


AWARDS = defaults.NO_AWARDS
boast = defaults.no_boast


def headline(match: Match, seat: int, names: Names) -> str:
    """How the run ended, in a few words."""
    last = match.past(DominoRun)[-1]
    if last.ending != "won":
        if last.keys == KEYS - 1:
            return "One key short"
        return "So near" if last.keys > KEYS // 2 else "Caught" if last.keys else "Caught on the doorstep"
    if last.sacrificed > 1:
        return "Out, and much lighter"
    if closest(match)[0] == 1:
        return "Out by a whisker"
    return "Out before it knew" if last.turns <= QUICK else "The gate is open"


def tale(match: Match, seat: int, names: Names) -> str:
    """The last key and the closest escape; or how near the next key was when it happened."""
    last = match.past(DominoRun)[-1]
    return _won(match, last) if last.ending == "won" else _lost(last)


def _won(match: Match, last: DominoRun) -> str:
    won = [
        event.args[0].low
        for state in match.past(DominoRun)
        for event in state.events()
        if event.kind == "key"
    ]
    gap, turn = closest(match)
    key = f"Double {NUMBERS[won[-1]]} turned last, in turn {last.turns}"
    if last.sacrificed:
        return f"{key}; the enemy went home with {_many(last.sacrificed, 'treasure')}, and without you."
    if gap <= CLOSE:
        return (
            f"{key}; in turn {turn} the enemy had been {_many(gap, 'space')} behind, close enough to sneeze."
        )
    return f"{key}; the enemy never came nearer than {_many(gap, 'space')}, and says it was only jogging."


def _lost(last: DominoRun) -> str:
    caught = f"The enemy tapped you on the shoulder in turn {last.turns}"
    ahead = [
        (space - last.runner, last.line[space])
        for space in range(last.runner + 1, len(last.line))
        if space % 2 and last.line[space] == last.line[space - 1] and not last.flipped[space // 2]
    ]
    keys = f"{_many(last.keys, 'key')} in your pocket" if last.keys else "your pockets still empty"
    if ahead:
        spaces, pips = ahead[0]
        return f"{caught}, {keys}, and double {NUMBERS[pips]} only {_many(spaces, 'space')} away."
    return f"{caught}, {keys}, and no double in sight."


def closest(match: Match) -> tuple[int, int]:
    """The fewest spaces that the enemy was behind when a turn began, and the last turn that began so."""
    begun = [state for state in match.past(DominoRun) if state.step == "move" and not state.used]
    behind, turn = min((state.runner - state.enemy, -state.turns) for state in begun)
    return behind, -turn


def _many(n: int, noun: str) -> str:
    return f"{number(n)} {noun}{'' if n == 1 else 's'}"
