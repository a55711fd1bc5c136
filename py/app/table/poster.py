"""The picture of a match in its frame: the game's own drawing, and around it title, result, seed and day."""

from __future__ import annotations

import games
from app.keep.record import Record
from app.page.markup import esc
from app.table.ending import headline

WIDE, HIGH, EDGE = 1200, 1500, 40
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def framed(record: Record, today: str) -> str:
    """The poster as one <svg>, to be made a picture; `today` is the local date."""
    match, outcome = record.match, record.outcome
    assert outcome is not None
    entry = games.load(match.game.slug)
    art = games.ending(match.game.slug).poster(match).replace("<svg ", '<svg y="130" height="1200" ', 1)
    reached = entry.table.score_words(outcome.scores[0]) if match.seats == 1 else record.winners
    facts = [reached[:1].upper() + reached[1:], f"seed {match.seed}", _day(record.daily or today)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        f'<rect class="poster-paper" width="{WIDE}" height="{HIGH}"/>'
        f'<text class="poster-title" x="{EDGE}" y="92">{esc(match.game.title)}</text>'
        f'<text class="poster-name" x="{WIDE - EDGE}" y="92">Boneyard</text>{art}'
        f"{_line('poster-headline', 1398, headline(record), 38)}"
        f"{_line('poster-facts', 1450, ' · '.join(facts), 74)}"
        f"{_line('poster-facts', 1484, ', '.join(record.marks), 74)}</svg>"
    )


def _line(look: str, y: int, words: str, most: int) -> str:
    """A line of words, drawn closer together if it has more letters than have room."""
    close = f' textLength="{WIDE - 2 * EDGE}" lengthAdjust="spacingAndGlyphs"' if len(words) > most else ""
    return f'<text class="{look}" x="{EDGE}" y="{y}"{close}>{esc(words)}</text>'


def _day(date: str) -> str:
    """ "20 November 2026"."""
    year, month, day = date.split("-")
    return f"{int(day)} {MONTHS[int(month) - 1]} {year}"
