"""Saving the match on the table, and what to say when that does not work or another tab has saved it too."""

from __future__ import annotations

from app.keep.record import Record
from app.keep.saved_record import accounts_of, record_json
from app.keep.schema import results_json
from app.keep.stats import result_of, with_result
from app.keep.store import MATCH, RESULTS, Store
from app.session.effects import AfterPaint, Draw, DrawLog, Effect, FilmFor, OpenMatch, Save, Say
from app.session.intents import Opened, Saved
from app.session.model import Autosave, Session
from app.session.result_news import note_finds
from app.session.turns import Updated, followed
from tabletop.values import replace

THEIRS = "This is what was played in the other tab."


def name_of(record: Record) -> str:
    """Where a record is kept."""
    return MATCH + record.id


# --- what comes of it in the session ----------------------------------------------------


def saved(s: Session, it: Saved) -> Updated:
    """The record was saved, or could not be, which is told, once, in a strip."""
    record = replace(s.record, updated=it.updated, begun=it.begun)
    told: tuple[Effect, ...] = (Draw(),) if it.fault != s.autosave.fault else ()
    asked = s.autosave.asked_to_keep or it.asked_to_keep
    return replace(s, record=record, autosave=Autosave(fault=it.fault, asked_to_keep=asked)), told


def played_elsewhere(s: Session) -> Updated:
    """Another tab went on with this match: stop here, and let the player say which one counts."""
    if s.autosave.elsewhere:
        return s, ()
    return replace(s.stopped(), autosave=s.autosave._replace(elsewhere=True)), (Draw(),)


def took_over(s: Session, record: Record) -> Updated:
    """What the other tab has saved comes onto this table. It is saved already: that tab must not be told of
    anything."""
    s = followed(replace(s, record=record, autosave=Autosave(asked_to_keep=True), film=s.film.of(())))
    said = Say(f"{THEIRS} {s.curtain_words or s.asked}".strip())
    return s, (FilmFor(0), Draw(), said, DrawLog(), AfterPaint(Opened()))


def keep_both(s: Session) -> Updated:
    """This table goes on as a match of its own; the other stays as it is."""
    return s, (OpenMatch(replace(s.record, id="")),)


def reckoned(s: Session, texts: tuple[str, ...]) -> Updated:
    """What the match was for its seats is found out: that is kept with it."""
    accounts = accounts_of(s.match, texts) if s.at_the_end else ()
    return (replace(s, record=replace(s.record, accounts=accounts)), (Save(),)) if accounts else (s, ())


# --- saving -------------------------------------------------------------------------------


def to_save(s: Session, stamp: int, today: str) -> Record:
    """The record as it is saved now: when, and begun on which day."""
    return replace(s.record, updated=stamp, begun=s.record.begun or today)


def write(store: Store, s: Session, record: Record, today: str) -> None:
    """Save a session's record, and its result when it has just ended. StorageFault, or PlayedElsewhere, if
    that cannot be."""
    table = s.entry.table
    store.write(name_of(record), record_json(record, table))
    if s.autosave.owes and s.at_the_end and record.counted:
        note_result(store, record, today)


def note_result(store: Store, record: Record, today: str) -> None:
    """The match is over: its result joins the game's results, and what was found its cabinet. StorageFault if
    that cannot be saved."""
    slug, outcome = record.match.game.slug, record.outcome
    results = store.results(slug)
    new = with_result(results, result_of(record, today, record.updated))
    if new != results and outcome and outcome.counts:
        store.write(RESULTS + slug, results_json(new))
    note_finds(record, store, today)
