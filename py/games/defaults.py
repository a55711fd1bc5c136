"""What a game's modules say that have nothing better of their own, as `tabletop/bots.py` has it for bots:

from games import defaults

key = defaults.no_key
"""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Award, Cell, Picked, Score
from games.viewer import Viewer
from tabletop.game import Names, State
from tabletop.markup import NOTHING, Html
from tabletop.match import Match

NO_AWARDS: tuple[Award, ...] = ()  # a game for one has nobody to give them to


def pick_nothing(view: State, picked: Picked, what: str) -> Picked:
    """Nothing is picked before it is done."""
    return picked


def pick_one(view: State, picked: Picked, what: str) -> Picked:
    """One thing at a time is picked; touched again, it is put back."""
    return () if what in picked else (what,)


def no_picked_words(view: State, picked: Picked, names: Names) -> str:
    """Nothing is ever picked."""
    return ""


def no_key(view: State, picked: Picked, pressed: str) -> str | None:
    """No keys of its own."""
    return None


def no_cells(view: State, viewer: Viewer) -> Sequence[Cell]:
    """The board is no map: what is on it is walked over by Tab."""
    return ()


def no_stage(view: State, viewer: Viewer) -> Html:
    """The board shows all that happens."""
    return NOTHING


def no_about(view: State, target: str, names: Names) -> str:
    """Nothing is only looked at: whatever is touched was tried, and `why_not` answers."""
    return ""


def no_grade(score: Score) -> int:
    """There are no grades."""
    return 0


def compared(score: Score, other: Score) -> str:
    """Which of two scores is the better one, of a game that has no better words for it."""
    return "better than" if score > other else "short of"


def no_boast(match: Match, seat: int) -> str:
    """The score says it all."""
    return ""
