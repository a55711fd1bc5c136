"""What answers of Dungeons with Dominoes rest on."""

from __future__ import annotations

from typing import Any

from claims import Claimed
from dominoes.domino import NUMBERS, Domino
from games.dungeons.words import room
from tabletop.grid import Point
from whynots import Asked, Fact, in_digits


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
    r"(.+) fits at no free end\.": lambda asked, tile: (
        Domino.parse(in_digits(tile)) in asked.state.hand
        and Domino.parse(in_digits(tile)) not in [args[0] for args in asked.can("lay")]
    ),
    r"Nothing in hand fits here: this end shows a (\w+)\.": lambda asked, number: (
        _shows(asked, number) and not _there(asked)
    ),
    r"Pick (.+) first: it fits this end, a (\w+)\.": lambda asked, tiles, number: (
        {*in_digits(tiles).replace(" or ", ", ").split(", ")} == _there(asked) and _shows(asked, number)
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
    r"The players see this room already\.": lambda asked: Domino.parse(asked.what) in asked.state.shown,
    r"The players must come to room (\d+) first\.": lambda asked, number: (
        asked.state.laid[int(number) - 1].domino not in asked.state.shown
        and asked.state.laid[asked.state.place(Domino.parse(asked.what))].joins == int(number) - 1
    ),
    r"This room can be shown now: pick it\.": lambda asked: (Domino.parse(asked.what),) in asked.can("show"),
}
EXPLAINS = (
    "By the stairs the party comes in; nothing is laid there.",
    "A torch goes out with each fight or secret step that fails.",
)


# --- what choices are said to bring --------------------------------------------------------


def _ways_out(claim: Claimed) -> int:
    """The free ends of the room that was laid last, those without room behind them included."""
    return sum(end.owner == len(claim.state.laid) for end in claim.then.ends)


def _fewer(claim: Claimed, rooms: str) -> bool:
    return len(claim.state.laid) - len(claim.then.laid) == int(rooms)


CLAIMS: dict[str, Fact] = {
    r"has three ways out\.": lambda claim: _ways_out(claim) == 3,
    r"has one way out\.": lambda claim: _ways_out(claim) == 1,
    r"^(\d+) rooms? less\.": _fewer,
    r"[Tt]he map stays at (\d+) rooms?": lambda claim, rooms: (
        len(claim.then.laid) == int(rooms) and claim.then.made
    ),
    r"[Tt]he players see (.+) from now on\.": lambda claim, name: (
        name in [room(piece.domino) for piece in claim.then.view(None).laid]
        and name not in [room(piece.domino) for piece in claim.state.view(None).laid]
    ),
    r"[Tt]he players see the first room": lambda claim: len(claim.then.view(None).laid) == 1,
    r"One of (\d+) domino(?:es)? lies behind it\.": lambda claim, tiles: (
        claim.luck and claim.state.stack() == int(tiles)
    ),
    r"another comes to hand\.": lambda claim: claim.luck,
    r"(\d+) exits? more to block after it": lambda claim, exits: claim.then.to_block == int(exits),
    r"[Aa] hero with (\d+) torch(?:es)? enters": lambda claim, torches: claim.then.torches == int(torches),
    r"to win (\d+) treasures? ": lambda claim, worth: claim.luck,
    r"[Oo]ut with (\d+) treasures?, and nothing more happens": lambda claim, loot: (
        claim.then.ending and claim.then.loot() == int(loot)
    ),
    r"[Tt]he exit is open from now on": lambda claim: claim.action.args[0] in claim.then.found,
    r"[Tt]he map is put away as it is": lambda claim: claim.then.ending,
}
