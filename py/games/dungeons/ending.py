"""How a map, or a match on it, is told when it is over."""

from __future__ import annotations

from games.dungeons.rules import Dungeons
from tabletop.game import Names, counted
from tabletop.match import Match


def _end(match: Match) -> Dungeons:
    state = match.state
    assert isinstance(state, Dungeons)
    return state


def headline(match: Match, seat: int, names: Names) -> str:
    """How it ended."""
    state = _end(match)
    return {
        "closed": f"A map of {counted(len(state.laid), 'room')}",
        "dark": "Lost in the dark",
        "left": "Out again",
        "boss": "Past the boss" if state.trophies else "The boss kept everything",
    }[state.ending]


def tale(match: Match, seat: int, names: Names) -> str:
    """What happened."""
    return f"{counted(len(_end(match).laid), 'room')} lay under the hill."


def boast(match: Match, seat: int) -> str:
    """Nothing."""
    return ""


def poster(match: Match) -> str:
    """The map."""
    return '<svg viewBox="0 0 1200 1200"></svg>'
