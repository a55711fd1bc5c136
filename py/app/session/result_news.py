"""What is left of a match when it is over: how it stands to the day's par, and what came into the cabinet."""

from __future__ import annotations

from typing import Any

from app.keep.achievements import achievements, found_in, with_trophies
from app.keep.pars import par_of, same_as_par
from app.keep.record import Record
from app.keep.schema import Score, trophies_json
from app.keep.store import ACHIEVEMENTS, Store
from app.page.markup import ask, esc
from games.contract import Table


def note_finds(record: Record, store: Store, today: str) -> None:
    """What was found joins the game's cabinet. StorageFault if that cannot be saved."""
    game = record.match.game
    ours = store.trophies(game.slug)
    par = par_of(store, game, record.daily)
    both = with_trophies(ours, found_in(record, store.results(game.slug), par, today))
    if both != ours:
        store.write(ACHIEVEMENTS + game.slug, trophies_json(both))


def day_html(record: Record, store: Store, table: Table[Any]) -> str:
    """How a day's match stands to the par, and how it is shared; nothing for any other match."""
    told = par_line(record, par_of(store, record.match.game, record.daily), table)
    if record.daily and record.counted and record.outcome and record.outcome.counts:
        told += f"<p>{ask('share-day', 'Share the day’s result', look='plain', draw='share')}</p>"
    return told


def news_html(record: Record, store: Store) -> str:
    """What came into the cabinet by this match; nothing if nothing did."""
    game = record.match.game
    known = achievements(game.slug)
    new = [
        known[trophy.feat]
        for trophy in store.trophies(game.slug)
        if trophy.id == record.id and trophy.feat in known
    ]
    if not new:
        return ""
    things = "".join(
        f'<li class="hole"><span class="thing">{one.picture}</span><b>{esc(one.name)}</b></li>' for one in new
    )
    return (
        f'<section class="news" aria-labelledby="news-title"><h3 id="news-title">'
        f'<a href="#{game.slug}/cabinet">New in the cabinet</a></h3>'
        f'<ul class="shelves">{things}</ul></section>'
    )


def par_line(record: Record, par: Score | None, table: Table[Any]) -> str:
    """The score against that of the strong bot, where both have played the same match."""
    outcome = record.outcome
    if not par or not outcome or not outcome.counts or not same_as_par(record.match):
        return ""
    score = outcome.scores[record.person]
    if score == par:
        return '<p class="par"><b>Exactly par:</b> the strong bot did as well.</p>'
    how = "Better than par:" if score > par else "Par stands:"
    return f'<p class="par"><b>{how}</b> the strong bot reached {esc(table.score_words(par))}.</p>'
