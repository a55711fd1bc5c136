"""What answers of Dunginoes rest on."""

from __future__ import annotations

from typing import Any

from claims import Claimed, counts
from dominoes.domino import Domino
from games.dunginoes.words import INSTEAD, THINGS
from tabletop.grid import Point
from tabletop.wording import in_words
from whynots import Asked, Fact, parted

IN_DIGITS = True


def _lays(asked: Asked) -> list[tuple[Any, ...]]:
    return asked.can("lay")


def _lays_of(asked: Asked, tile: str) -> list[tuple[Any, ...]]:
    return [args for args in _lays(asked) if args[0] == Domino.parse(tile)]


def _at(asked: Asked) -> Any:
    """The free end that was touched."""
    return next((end for end in asked.state.ends if end.joint == Point.parse(asked.what)), None)


def _there(asked: Asked) -> set[str]:
    """The dominoes that can be laid at the end that was touched."""
    return {str(tile) for tile, joint, _ in _lays(asked) if joint == Point.parse(asked.what)}


def _none_shows(asked: Asked, numbers: str, tile: str) -> bool:
    shown = {end.number for end in asked.state.ends}
    return not shown & {*Domino.parse(tile)} and {str(n) for n in Domino.parse(tile)} == {
        *numbers.split(" or ")
    }


def _no_room(asked: Asked, tile: str) -> bool:
    shown = {end.number for end in asked.state.ends}
    return bool(shown & {*Domino.parse(tile)}) and not _lays_of(asked, tile)


def _shows(asked: Asked, number: str, tiles: str) -> bool:
    named = tiles.replace(" nor ", ", ").split(", ")
    state = asked.state
    have = [state.found] if state.found else state.hands[state.seat]
    return (
        {*named} == {str(tile) for tile in have}
        and _at(asked).number == int(number)
        and not any(int(number) in tile for tile in have)
        and not _there(asked)
    )


def _choose(asked: Asked, tiles: str, number: str) -> bool:
    return {*tiles.replace(" or ", ", ").split(", ")} == _there(asked) and _at(asked).number == int(number)


def _crowded(asked: Asked, tiles: str, number: str) -> bool:
    return not _there(asked) and all(number in tile for tile in tiles.replace(" or ", ", ").split(", "))


def _ends_of(asked: Asked, tile: str) -> list[Any]:
    owner = [str(piece.domino) for piece in asked.state.laid].index(tile)
    return [end for end in asked.state.ends if end.owner == owner and not end.walled]


def _first(step: str) -> Fact:
    return lambda asked: asked.state.step == step and not _lays(asked) and not asked.can("search")


FACTS: dict[str, Fact] = {
    r"([\d-]+) was turned face down in a lost fight, and stays so\.": lambda asked, tile: any(
        Domino.parse(tile) in down for down in asked.state.downs
    ),
    r"([\d-]+) is in the hand of (\w+)\.": lambda asked, tile, name: (
        Domino.parse(tile) in asked.state.hands[asked.names.index(name)]
        and name != asked.names[asked.state.seat]
    ),
    r"([\d-]+) is saved from the boss already\.": lambda asked, tile: (
        Domino.parse(tile) in asked.state.hands[asked.state.seat]
        and Domino.parse(tile) not in asked.state.unfought
    ),
    r"([\d-]+) lies in the light: when you draw you can take it\.": lambda asked, tile: (
        Domino.parse(tile) in asked.state.light and Domino.parse(tile) in asked.state.pile
    ),
    r"A search lays the domino that it found, ([\d-]+), and none of the hand\.": lambda asked, tile: (
        str(asked.state.found) == tile != asked.what and not _lays_of(asked, asked.what)
    ),
    r"([\d-]+) fits: choose where it goes\.": lambda asked, tile: (
        asked.state.found == Domino.parse(tile) and _lays_of(asked, tile)
    ),
    r"No free end shows ([\d or]+), so ([\d-]+) fits nowhere\.": _none_shows,
    r"Where the number fits there is no room for ([\d-]+): it would touch another room\.": _no_room,
    r"There is a domino at that end already, and only one is laid at each\.": lambda asked: (
        _at(asked) is None
    ),
    r"This end is walled up: whatever is laid there would touch another room\.": lambda asked: (
        _at(asked).walled and not _there(asked)
    ),
    r"Choose ([\d, or-]+) first, then how it lies at this (\d)\.": _choose,
    r"There is no room for ([\d, or-]+) at this (\d)\.": _crowded,
    r"This end shows (\d), and ([\d-]+) has no \d\.": _shows,
    r"This end shows (\d), and neither ([\d, nor-]+) has a \d\.": _shows,
    r"([\d-]+) is a room already; a domino is laid at its free end, a (\d)\.": lambda asked, tile, number: (
        any(end.number == int(number) for end in _ends_of(asked, tile))
    ),
    r"([\d-]+) is a room already, and it has no free end left\.": lambda asked, tile: (
        not _ends_of(asked, tile)
    ),
    r"(\w+) is out of the dungeon\.": lambda asked, name: asked.names.index(name) in asked.state.escaped,
    r"(\w+) is stunned and plays no more\.": lambda asked, name: asked.state.stunned(asked.names.index(name)),
    r"It is the turn of (\w+)\.": lambda asked, name: name == asked.names[asked.state.seat],
    r"You have searched, and what was found is laid now\.": lambda asked: (
        asked.state.found and not asked.can("search")
    ),
    **{parted(words)[0].replace(".", r"\."): _first(step) for step, words in INSTEAD.items()},
}
EXPLAINS = tuple(parted(words)[0] for words in THINGS.values())


# --- what choices are said to bring --------------------------------------------------------


def _opened(claim: Claimed) -> list[int]:
    """The numbers of the free ends of the room that was laid last."""
    last = len(claim.state.laid)
    return [end.number for end in claim.then.ends if end.owner == last and not end.walled]


def _opens(claim: Claimed, ends: str, number: str) -> bool:
    return _opened(claim) == [int(number)] * (1 if ends == "a" else int(ends))


def _walled(claim: Claimed, ends: str) -> bool:
    """Are so many free ends walled up by it?"""
    before = sum(end.walled for end in claim.state.ends)
    return sum(end.walled for end in claim.then.ends) - before == counts(ends)


def _keeps(claim: Claimed, tiles: str) -> bool:
    return in_words(claim.then.hands[claim.seat]) == tiles


def _searched(claim: Claimed, tile: str, how: str) -> bool:
    """DU5.2: does a domino in the light fit, or would it be fought?"""
    lit = Domino.parse(tile)
    return lit in claim.state.light and (how == "fits") == any(end.shapes(lit) for end in claim.state.ends)


CLAIMS: dict[str, Fact] = {
    r"[\d-]+ opens (a|\d+) free (\d)": _opens,
    r"opens (\w+) ends?\b": lambda claim, ends: len(_opened(claim)) == counts(ends),
    r"is a dead end": lambda claim: not _opened(claim),
    r", and (\d+) ends? (?:is|are) walled up\.": _walled,
    r" and walls up (\w+)": _walled,
    r"Then you draw one of (\d+)\.": lambda claim, pile: claim.luck and len(claim.then.pile) == int(pile),
    r"Then you take ([\d, or-]+)\.": lambda claim, tiles: (
        claim.then.step == "take" and not claim.then.searching and in_words(claim.then.light, "or") == tiles
    ),
    r"Search with one from the light: ": lambda claim: claim.then.step == "take" and claim.then.searching,
    r"(\d-\d) (fits|is a fight won \d in \d|is a fight won every time)": _searched,
    r"You hold ([\d, and-]+) then: ": lambda claim, tiles: in_words(claim.then.hands[claim.seat]) == tiles,
    r"fits: you lay it where you like\.": lambda claim: claim.then.step == "passage",
    r"It fits nowhere: you fight\.": lambda claim: claim.told("met") is not None,
    r"It is the last one: the boss wakes\.": lambda claim: len(claim.state.pile) == 1,
    r"Your turn is over then\.": lambda claim: claim.then.turns > claim.state.turns or claim.then.boss,
    r"([\d-]+) goes back to the pile\.": lambda claim, tile: Domino.parse(tile) in claim.then.pile,
    r"([\d-]+) is discarded\.": lambda claim, tile: Domino.parse(tile) in claim.then.discards,
    r"([\d-]+) is out for good\.": lambda claim, tile: (
        Domino.parse(tile) in claim.then.downs[claim.seat] and Domino.parse(tile) not in claim.then.pile
    ),
    r"You keep ([\d, and-]+): ": _keeps,
    r"you are stunned, and out of the game\.": lambda claim: claim.then.stunned(claim.seat),
    r"Won, you keep its (\d+) pips?; lost, the boss takes it\.": lambda claim, pips: (
        claim.luck and claim.action.args[0].pips == int(pips) and claim.told("staked") is not None
    ),
}
