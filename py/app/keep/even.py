"""Even chances: when three matches of the same people have gone one way, a step of a head start is proposed
for the next, once.

It goes to whoever of the people came in last; or whoever won has one step less, if there is one to give up.
Matches count together in which the same have sat, with the same head starts. Whoever says no is not asked
again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from app.keep.record import Record
from app.keep.schema import EVEN, Proposed, Result
from app.keep.store import Store
from tabletop.head_start import levels, option_of, turned

MATCHES = 3
MOST = 60  # tables that are remembered
NEVER = "never"
BY_BOTS = "played by a bot"  # so begin the marks of a match that tells nothing of who plays how well

Table = tuple[tuple[str, int], ...]  # who sits there, and with which head start, in any order


class Proposal(NamedTuple):
    """The seat that shall have another head start in the next match, of this level, 0 for none; and the seat
    that has won the last matches."""

    seat: int
    level: int
    winner: int


def table_of(result: Result) -> Table:
    """Who sat there, and with which head start."""
    return tuple(sorted(zip(result.sat, levels(dict(result.options), len(result.sat)), strict=True)))


def proposal(record: Record, results: Sequence[Result]) -> Proposal | None:
    """What is proposed when this match is over; `results` has its own, and oldest first."""
    own = next((result for result in results if result.id == record.id), None)
    if not own or len({*own.sat}) < 2 or len({*own.sat}) < len(own.sat) or not record.people:
        return None
    alike = [r for r in results if r.sat and table_of(r) == table_of(own) and not _by_bots(r)]
    last = alike[-MATCHES:]
    one_way = len(own.winners) == 1 and all(result.winners == own.winners for result in last)
    if len(last) < MATCHES or last[-1].id != own.id or not one_way:
        return None
    return _step(record, own.sat.index(own.winners[0]), levels(dict(own.options), len(own.sat)))


def _by_bots(result: Result) -> bool:
    """Has a bot chosen for somebody?"""
    return any(mark.startswith(BY_BOTS) for mark in result.marks)


def _step(record: Record, winner: int, now: Sequence[int]) -> Proposal | None:
    """A step less for the winner, or one more for the last of the others; None if there is none."""
    outcome, found = record.outcome, option_of(record.match.game, 0)
    others = [seat for seat in record.people if seat != winner]
    if not found or not outcome:
        return None
    seat, by = winner, -1
    if not now[winner]:
        if not others:
            return None
        seat, by = max(others, key=lambda seat: outcome.places[seat] or len(now) + 1), 1
    level = turned(found[1], now[seat], by)
    return None if level is None else Proposal(seat, level, winner)


# --- once -------------------------------------------------------------------------------------------


def due(record: Record, store: Store) -> Proposal | None:
    """What is to be proposed now: nothing that was asked after another match, and nobody who has said no."""
    results = store.results(record.match.game.slug)
    found, own = proposal(record, results), [result for result in results if result.id == record.id]
    if not found:
        return None
    kept = _kept(record, store)
    asked = kept.get(_key(table_of(own[0])), record.id)
    return found if asked == record.id and kept.get(_key(own[0].sat)) != NEVER else None


def note_asked(record: Record, store: Store) -> None:
    """It was proposed after this match."""
    _note(record, store, record.id, by_level=True)


def note_refused(record: Record, store: Store) -> None:
    """These people want none."""
    _note(record, store, NEVER, by_level=False)


def _note(record: Record, store: Store, what: str, by_level: bool) -> None:
    for own in store.results(record.match.game.slug):
        if own.id == record.id:
            kept = {**_kept(record, store), _key(table_of(own) if by_level else own.sat): what}
            store.choose(_name(record), dict([*kept.items()][-MOST:]))


def _kept(record: Record, store: Store) -> dict[str, str]:
    kept: dict[str, str] = store.choice(_name(record), Proposed) or {}
    return kept


def _name(record: Record) -> str:
    return f"{EVEN}.{record.match.game.slug}"


def _key(who: Sequence[object]) -> str:
    """Who sits there in eight letters, in which no name stands."""
    return f"{crc32(repr(sorted(map(str, who))).encode(errors='surrogatepass')):08x}"
