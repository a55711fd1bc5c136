"""A record as it is saved: how it is written, how it is read, and what can be said of one that lies there.

What a saved record may say at all stands in `schema.py`; whether it fits the rules is known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from app.keep.notes import NoteBook
from app.keep.record import Record
from app.keep.schema import FORMAT, Saved
from games.contract import Table
from tabletop.game import Game
from tabletop.match import Match, MatchError, NewerMatch
from tabletop.plain import dump
from tabletop.wording import in_words

if TYPE_CHECKING:
    from tabletop.account import Account

NEWER = "Saved by a newer version of this page: reload to update, then open it."
STAYS = "It stays kept: play its seed by the rules as they are now, or export or remove it, on this page."
TOLD = 400  # letters


def record_json(record: Record, table: Table[Any]) -> dict[str, Any]:
    """The record as JSON values, with a line for lists that need no rules to be shown."""
    over = record.outcome
    story = table.story(record.match, record.names)[:2]
    told = ", ".join(f"{label.lower()}: {value}" for label, value in story)
    if over:
        told = over.reasons[0]
    if record.match.seats > 1:
        told = f"{in_words(record.names)}; {record.winners if over else told}"
    if record.match.variant:
        told = f"{in_words(record.match.variant)}; {told}"
    if named := record.title(table):
        told = f"{named}; {told}"
    return {
        "format": FORMAT,
        "id": record.id,
        "match": record.match.to_json(),
        "players": list(record.players),
        "names": list(record.typed),
        "beat": list(record.beat) if record.beat else None,
        "by": record.by,
        "daily": record.daily,
        "begun": record.begun,
        "here": None if record.here is None else list(record.here),
        "play": record.play,
        "turned": record.turned,
        "watched": record.watched,
        "updated": record.updated,
        "origin": record.origin,
        "lesson": record.lesson,
        "onward": record.onward,
        **({"practised": True} if record.practised else {}),
        **({"accounts": _written(record.accounts)} if record.accounts else {}),
        **({"phones": list(record.phones)} if record.phones else {}),
        **({"made": list(record.made)} if record.made is not None else {}),
        "edits": dump(record.notes.edits),
        "noted": record.notes.counted,
        "told": told[:TOLD],
        "over": over is not None,
    }


def from_saved(game: Game, saved: Saved) -> Record:
    """The record that was saved. NewerMatch, or MatchError if it does not fit the game's rules."""
    match = Match.from_saved(game, saved.match)
    if saved.beat and not game.can_score(saved.beat):
        raise MatchError("The saved match is damaged: no match ends with the score it is to beat.")
    return Record(
        saved.id,
        match,
        tuple(saved.players),
        list(saved.names),
        saved.beat,
        by=saved.by,
        daily=saved.daily,
        begun=saved.begun,
        here=None if saved.here is None else tuple(saved.here),
        play=saved.play or "",
        turned=saved.turned,
        watched=saved.watched,
        updated=saved.updated,
        origin=saved.origin,
        lesson=saved.lesson,
        onward=saved.onward,
        practised=saved.practised,
        phones=tuple(saved.phones),
        made=None if saved.made is None else tuple(saved.made),
        notes=NoteBook(tuple(saved.edits), saved.noted),
        accounts=accounts_of(match, saved.accounts),
    )


def accounts_of(match: Match, texts: Sequence[str]) -> tuple[Account, ...]:
    """The accounts of a match that were kept with it, one a seat. One that is damaged, or of another match,
    is left out: it is reckoned anew."""
    if not texts:
        return ()
    from tabletop import account

    found: dict[int, Account] = {}
    for text in texts:
        with suppress(ValueError):
            read = account.read(text, match)
            found[read.seat] = read
    return tuple(found[seat] for seat in sorted(found))


def _written(accounts: Sequence[Account]) -> list[str]:
    from tabletop import account

    return [account.written(one) for one in accounts]


def left_of_saved(game: Game, saved: Saved, fault: MatchError) -> tuple[str, list[Match]]:
    """What to say of a saved match that does not open, and what is whole of it: its seed, with its seats and
    options if they still exist. Of a newer page's nothing is offered: that page opens it."""
    kept = saved.match
    if isinstance(fault, NewerMatch) or kept.game != game.slug:
        return str(fault), []
    for seats, options in ((kept.seats, kept.options), (game.seats[0], {})):
        with suppress(MatchError):
            return f"{fault} {STAYS}", [Match(game, seats, kept.seed, options)]
    return str(fault), []


def same_table(saved: Saved, match: Match) -> bool:
    """Is this saved record an unfinished match of the same game, seed, seats and options, already begun, and
    no practice?"""
    return not saved.over and bool(saved.match.log) and not saved.practice and same_match(saved, match)


def same_match(saved: Saved, match: Match) -> bool:
    """Is this saved record of the same game, seed, seats and options?"""
    kept = saved.match
    wanted = (match.game.slug, match.game.version, match.seed, match.seats, match.options)
    return (kept.game, kept.version, kept.seed, kept.seats, kept.options) == wanted
