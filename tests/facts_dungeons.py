"""What answers of Dungeons with Dominoes rest on."""

from __future__ import annotations

from typing import Any

from tabletop.dominoes import NUMBERS, Domino
from tabletop.grid import Point
from whynots import Asked, Fact


def _end(asked: Asked) -> Any:
    """The end or exit that was touched."""
    return asked.state.end_at(Point.parse(asked.what))


def _idle(asked: Asked) -> bool:
    """Can nothing be done there?"""
    return not any(_end(asked).joint in action.args for action in asked.state.legal_actions())


def _there(asked: Asked) -> set[str]:
    """The dominoes of the hand that can be laid there."""
    return {str(tile) for tile, joint, _ in asked.can("lay") if joint == _end(asked).joint}


def _shows(asked: Asked, number: str) -> bool:
    return bool(NUMBERS[_end(asked).number] == number)


FACTS: dict[str, Fact] = {
    r"([\d-]+) fits at no free end\.": lambda asked, tile: (
        Domino.parse(tile) in asked.state.hand
        and Domino.parse(tile) not in [args[0] for args in asked.can("lay")]
    ),
    r"Nothing in hand fits here: this end shows a (\w+)\.": lambda asked, number: (
        _shows(asked, number) and not _there(asked)
    ),
    r"Pick ([\d, or-]+) first: it fits this end, a (\w+)\.": lambda asked, tiles, number: (
        {*tiles.replace(" or ", ", ").split(", ")} == _there(asked) and _shows(asked, number)
    ),
    r"Here is no room for another domino, so the way is walled up\.": lambda asked: (
        not _end(asked).room and _idle(asked)
    ),
    r"A secret door: it opens when the players have found it\.": lambda asked: (
        _end(asked).joint in asked.state.secret and _idle(asked)
    ),
    r"This exit is blocked\.": lambda asked: _end(asked).joint in asked.state.blocked and _idle(asked),
    r"This door is locked: the domino behind it does not show its number\.": lambda asked: (
        asked.state.is_locked(_end(asked).joint) and _idle(asked)
    ),
    r"This exit is open, but nothing is opened now\.": lambda asked: (
        _end(asked) in asked.state.open_exits() and _idle(asked)
    ),
    r"This room lies, and no other can lie on it\.": lambda asked: asked.state.is_room(
        Domino.parse(asked.what)
    ),
}
EXPLAINS = (
    "By the stairs the party comes in; nothing is laid there.",
    "A torch goes out with each fight or secret step that fails.",
)
