"""What the choices of a match have cost is kept: in the statistics, and its dear turns as puzzles."""

from __future__ import annotations

from collections.abc import Mapping

from app.keep.calendar import day_after
from app.keep.puzzles import DAYS, FINE, MOST, keep, puzzle, puzzles
from app.keep.record import Record
from app.keep.schema import Puzzle, results_json
from app.keep.stats import with_cost
from app.keep.store import RESULTS, Store
from tabletop.account import DEAR, Account
from tabletop.link import LinkError, replay_link


def _own(record: Record) -> Account | None:
    """The account of whoever has sat here alone."""
    return record.account_of(record.mine[0]) if len(record.mine) == 1 else None


def note_account(record: Record, store: Store, called: Mapping[int, str], today: str, wanted: bool) -> None:
    """What the choices of whoever sat here alone have cost joins the result, and their dear turns become
    puzzles, if they are wanted. StorageFault, or PlayedElsewhere, if that cannot be saved."""
    slug = record.match.game.slug
    if not (whole := _own(record)):
        return
    results = store.results(slug)
    new = with_cost(results, record.id, whole.thrown_away / 100)
    if new != results:
        store.write(RESULTS + slug, results_json(new))
    if wanted:
        note_dear(store, record, called, today)


def note_dear(store: Store, record: Record, called: Mapping[int, str], today: str) -> None:
    """The dear turns of a match that is over become puzzles, if one person has played here. called: each turn
    in words, by its ply."""
    if not (whole := _own(record)):
        return
    match, kept, new = record.match, puzzles(store), []
    for turn in whole.turns:
        if turn.word and turn.cost >= DEAR and not puzzle(store, record.id, turn.ply):
            best = str(match.states[turn.ply].legal_actions()[turn.best])
            try:
                link = replay_link(match.up_to(turn.ply))
            except LinkError:
                continue  # too long for a link
            value, got = (round(FINE * chance) for chance in (turn.value, turn.got))
            value, got = min(FINE, max(0, value)), min(FINE, max(0, got))
            new.append(
                Puzzle(
                    record.id,
                    turn.ply,
                    match.game.slug,
                    link,
                    called[turn.ply],
                    best,
                    value,
                    str(match.log[turn.ply]),
                    got,
                    day_after(today, DAYS[0]),
                )
            )
    if new:
        keep(store, kept._replace(kept=(*kept.kept, *new)[-MOST:]))
