"""The picture of a match in its frame: the game's own drawing, and around it title, result, seed and day."""

from __future__ import annotations

import games
from app.keep.record import Record
from app.page.markup import esc
from app.session.result_view import headline
from drawing.medal import medal

WIDE, HIGH, EDGE = 1200, 1500, 40
ROOM = 980  # for the lines below, beside the medal
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def framed(record: Record, today: str) -> str:
    """The poster as one <svg>, to be made a picture; `today` is the local date."""
    match, outcome = record.match, record.outcome
    assert outcome is not None
    entry = games.load(match.game.slug)
    art = f'<svg y="130" height="{WIDE}">{games.ending(match.game.slug).poster(match)}</svg>'
    table, score = entry.table, outcome.scores[record.person]
    reached = table.score_words(score) if match.seats == 1 else record.winners
    grade, worn = [], ""
    if record.alone and table.FACTS.grades and outcome.counts:
        grade = [table.FACTS.grades[table.grade(score)]]
        drawn = medal(table.grade(score), len(table.FACTS.grades))
        worn = f'<svg x="{WIDE - EDGE - 110}" y="1352" width="110" height="134">{drawn}</svg>'
    facts = [
        reached[:1].upper() + reached[1:],
        f"seed {match.seed}",
        *match.variant,
        _day(record.daily or today),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        f'<rect class="poster-paper" width="{WIDE}" height="{HIGH}"/>'
        f'<text class="poster-title" x="{EDGE}" y="92">{esc(match.game.title)}</text>'
        f'<text class="poster-name" x="{WIDE - EDGE}" y="92">Boneyard</text>{art}'
        f"{_line('poster-headline', 1398, headline(record), 33)}"
        f"{_line('poster-facts', 1446, ' · '.join(facts), 66)}"
        f"{_line('poster-facts', 1486, ' · '.join([*grade, *record.marks]), 66)}{worn}</svg>"
    )


def _line(look: str, y: int, words: str, most: int) -> str:
    """A line of words, drawn closer together if it has more letters than have room."""
    close = f' textLength="{ROOM}" lengthAdjust="spacingAndGlyphs"' if len(words) > most else ""
    return f'<text class="{look}" x="{EDGE}" y="{y}"{close}>{esc(words)}</text>'


def _day(date: str) -> str:
    """ "20 November 2026"."""
    year, month, day = date.split("-")
    return f"{int(day)} {MONTHS[int(month) - 1]} {year}"
