"""What if it had been another number: luck that came in a match, and the match that goes on with other luck.

Which events tell of luck is the game's to say (`Facts.draws`). What a number would have brought is found by
trying: the action is carried out with it, and the same event looked at. So a game brings nothing else for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import games
from drawing.came import tile
from games.contract import Luck
from tabletop.game import Event, Names, State
from tabletop.luck import NOTHING, Draw
from tabletop.match import Match

DIE, DOMINO = "die", "domino"
Told = tuple[State, Event]


class Came(NamedTuple):
    """A number that came: at which place among what its action has drawn, and as what."""

    place: int
    draw: Draw
    luck: Luck


class Face(NamedTuple):
    """What a number of a draw brings: the number of a die, the two of a domino, none of a card; and how it is
    called."""

    number: int
    pips: tuple[int, ...]
    words: str


# --- what came ------------------------------------------------------------------------------


def can_be_asked(match: Match, ply: int, looker: int | None) -> bool:
    """Has the action at a ply brought luck that whoever looks may ask about? Told fast, as it is asked
    whenever a table is drawn."""
    if not 0 <= ply < match.at:
        return False
    before, after, known = match.states[ply], match.states[ply + 1], _known(match, ply, looker)
    told = (known.get(event.kind) for event in after.events() if _heard(match, event, looker))
    return any(luck and before.drawn.get(luck.stream) != after.drawn.get(luck.stream) for luck in told)


def last(match: Match, looker: int | None) -> int:
    """The ply of the last luck that can be asked about; -1 if there is none."""
    return next((ply for ply in reversed(range(match.at)) if can_be_asked(match, ply, looker)), -1)


def came(match: Match, ply: int, looker: int | None) -> list[Came]:
    """What the action at a ply has drawn, as far as whoever looks may ask about it. Of dice of one throw that
    show the same one stands for all."""
    events, known = match.states[ply + 1].events(), _known(match, ply, looker)
    found: dict[tuple[object, ...], Came] = {}
    for place, draw in enumerate(match.draws(ply)):
        at = _telling(events, draw, known)
        if at is not None and draw.n > 1 and _heard(match, events[at], looker):
            luck = known[events[at].kind]
            found.setdefault((at, draw.number) if luck.thing == DIE else (place,), Came(place, draw, luck))
    told = [one for one in found.values() if one.luck.thing != DOMINO or _is_told(match, ply, one)]
    return sorted(told, key=lambda one: (one.draw.told, one.draw.number if one.luck.thing == DIE else 0))


def _known(match: Match, ply: int, looker: int | None) -> Mapping[str, Luck]:
    """The events that tell of luck. Where something is hidden from whoever looks, of dice alone: what other
    domino or card could have come would tell what is hidden."""
    luck = games.load(match.game.slug).table.FACTS.draws
    if match.state.ending or not match.states[ply].hidden(looker):
        return luck
    return {kind: one for kind, one in luck.items() if one.thing == DIE}


def _heard(match: Match, event: Event, looker: int | None) -> bool:
    """Does whoever looks know all of an event? When the match is over everybody does."""
    return bool(match.state.ending) or event.to in (None, looker)


def _telling(events: Sequence[Event], draw: Draw, known: Mapping[str, Luck]) -> int | None:
    """The place of the event that tells of a draw; None if it is not told."""
    streams = [luck.stream if (luck := known.get(event.kind)) else "" for event in events]
    return next((at for at in range(draw.told, len(events)) if streams[at] == draw.stream), None)


def _is_told(match: Match, ply: int, one: Came) -> bool:
    """Does the event name the domino that was drawn?"""
    event, instead = _told(match, ply, one)[1], _told(match, ply, one, _another(one))[1]
    return bool(tile(event.args, instead.args)[0])


# --- what could have come -----------------------------------------------------------------


def face(match: Match, ply: int, one: Came, names: Names) -> Face:
    """What has come of a draw."""
    if one.luck.thing == DIE:
        return _die(one.draw.number)
    return _face(one, one.draw.number, _told(match, ply, one), _told(match, ply, one, _another(one)), names)


def others(match: Match, ply: int, one: Came, names: Names) -> list[Face]:
    """What could have come of a draw instead, each thing once."""
    numbers = [number for number in range(one.draw.n) if number != one.draw.number]
    if one.luck.thing == DIE:
        return [_die(number) for number in numbers]
    real = _told(match, ply, one)
    faces = [_face(one, number, _told(match, ply, one, number), real, names) for number in numbers]
    same, named = face(match, ply, one, names).words, one.luck.thing == DOMINO
    found = {face.words: face for face in faces if face.words != same and (face.pips or not named)}
    return sorted(found.values(), key=lambda face: (face.pips, face.words))


def _die(number: int) -> Face:
    return Face(number, (number + 1,), str(number + 1))


def _another(one: Came) -> int:
    return (one.draw.number + 1) % one.draw.n


def _told(match: Match, ply: int, one: Came, number: int | None = None) -> Told:
    """The event that tells of a draw, with another number if one is given, and the state that tells it."""
    state = match.states[ply + 1] if number is None else otherwise(match, ply, one.place, number).state
    events = state.events()
    at = _telling(events, one.draw, games.load(match.game.slug).table.FACTS.draws)
    return state, events[at] if at is not None else Event("", -1, ())


def _face(one: Came, number: int, told: Told, instead: Told, names: Names) -> Face:
    """What a number brings: of dominoes the one that is not told of if another number comes instead."""
    state, event = told
    pips, called = tile(event.args, instead[1].args) if one.luck.thing == DOMINO else ((), "")
    return Face(number, pips, called or state.tell(event, names))


# --- going on -------------------------------------------------------------------------------


def otherwise(match: Match, ply: int, place: int, number: int) -> Match:
    """The match up to and with an action of which one draw has brought another number, and those before it
    what they had. IllegalLuck if it cannot."""
    before = {at: kept for at, kept in match.brought.get(ply, NOTHING).items() if at < place}
    return match.up_to(ply).play(match.log[ply], {**before, place: number})
