"""Phones as hands: what the table does when some of its people hold their own hands (`app/live`)."""

from __future__ import annotations

from app.keep.record import Record, usual_name
from app.keep.schema import PERSON
from app.session import history
from app.session.effects import Draw, Effect, Focus, Save, Say
from app.session.model import NOT_ASKED, Reply, Session
from app.session.phones_view import ASKS_BACK, PLACES
from app.session.turns import Updated, changed, move_on
from tabletop import typed
from tabletop.bots import STRENGTHS
from tabletop.match import Match
from tabletop.values import replace
from tabletop.wording import in_words

TOGETHER = "All is dealt anew: {} devices have made the luck together, and nobody has chosen it."


def hinted(s: Session) -> Updated:
    """Somebody was given a hint: the match is marked."""
    return replace(s, record=replace(s.record, match=replace(s.match, hinted=True))), (
        Draw(still=True),
        Save(),
    )


def ask_back(s: Session, name: str) -> Updated:
    """Somebody at a phone asks to take back the last choice: who is at the table decides."""
    return replace(s, asked_back=(name, s.match.at)), (Draw(still=True), Say(ASKS_BACK.format(name)))


def answer_back(s: Session, agrees: bool) -> Updated:
    """Who is at the table has decided it."""
    s = replace(s, asked_back=NOT_ASKED)
    return history.undo(s) if agrees else (s, (Draw(still=True), Focus("prompt")))


def present(s: Session, now: tuple[int, ...]) -> Updated:
    """Phones have come to the table, or gone: said, if it is about somebody who sits there."""
    seats = frozenset(now)
    if seats == s.present:
        return s, ()
    came, went = sorted(seats - s.present), sorted((s.present - seats) & {*s.record.phones})
    said = " ".join(
        f"{in_words([s.record.names[seat] for seat in seats])} {how}"
        for seats, how in ((came, "holds a hand now."), (went, "is gone; the seat waits."))
        if seats
    )
    return replace(s, present=seats), (Draw(still=True), Say(said))


def dealt(s: Session, seed: str, made: tuple[str, ...]) -> Updated:
    """The match is dealt anew by a seed that all devices have made, as long as nothing was done."""
    if s.match.log or s.record.made != ():
        return s, ()
    match = Match(s.match.game, s.match.seats, seed, s.match.options)
    record = replace(s.record, match=match, made=made)
    told = together(record)
    s, effects = changed(replace(s.stopped(), record=record), told)
    return replace(s, reply=Reply(told)), effects


def together(record: Record) -> str:
    """How the luck of a match was made by all devices at the table, in words."""
    return TOGETHER.format(len(record.made or ()))


def sit(s: Session, seat: int, where: str, name: str = "") -> Updated:
    """Who decides for a seat from now on. What a bot was thinking about for it is given up."""
    if seat not in range(s.match.seats) or where not in dict(PLACES):
        return s, ()
    record = named(seated(s.record, seat, where), seat, name)
    s = replace(s.stopped().unpicked(), record=record, lifted=None).owing()
    s, more = move_on(s)
    shown: tuple[Effect, ...] = (Draw(), Save())
    return s, (*shown, *more)


def named(record: Record, seat: int, name: str) -> Record:
    """The record with somebody at a seat who has said their name, if it had only its usual one."""
    called = typed.name(name)
    if not called or called in record.typed or record.typed[seat] != usual_name(seat):
        return record
    return replace(record, typed=(*record.typed[:seat], called, *record.typed[seat + 1 :]))


def seated(record: Record, seat: int, where: str) -> Record:
    """The record with somebody else at a seat."""
    players = list(record.players)
    players[seat] = where if where in STRENGTHS else PERSON
    phones = {*record.phones} - {seat} | ({seat} if where == "phone" else set())
    here = {*(range(record.match.seats) if record.here is None else record.here)} - {seat}
    here |= {seat} if where == "here" else set()
    away = any(player == PERSON and at not in here | phones for at, player in enumerate(players))
    return replace(
        record,
        players=tuple(players),
        phones=tuple(sorted(phones)),
        here=tuple(sorted(here)) if away else None,
    )
