"""A match retold in four to six pictures: beside each other on the page, as one picture, as a page of one
file, and as the pictures of a GIF. Each stands over its words, which are also what whoever cannot see it
hears."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from textwrap import shorten
from typing import NamedTuple

import games
from app.keep.record import Record
from app.page.gif import Gif
from app.page.markup import ask, esc, pairs
from app.session.choice_words import turn_words
from app.session.poster import EDGE, WIDE
from app.session.result_view import headline
from app.session.review import Review
from app.session.review_words import chosen_words, dearest_words
from games.contract import CAPTION, Moment
from games.telling import FEWEST, MOST, NO_SWINGS, swings, told
from tabletop.account import Turn
from tabletop.match import Match
from tabletop.wording import in_words

TITLE = "The story"
MAKING = "Making it …"
TURNS = "Tap a picture to see it on the table, and to go on from there."
KINDS = {  # what it is taken along as: the command, what that is called, and a file of its kind
    "picture": ("a picture", "a.png", "image/png"),
    "page": ("a page", "a.html", "text/html"),
    "film": ("a GIF", "a.gif", "image/gif"),
}

# The picture of all: panels two beside each other.
TOP, GAP = 130, 40  # above the first row, and between two panels
SIDE = (WIDE - 2 * EDGE - GAP) // 2  # of a panel
LETTERS, LINE = 36, 40  # of a line of words, and how high that is
LEAST = 3  # lines for which there is room
BELOW = 46  # a caption
FOOT = 70

# A picture of the GIF.
GIF_WIDE, GIF_BELOW, GIF_LETTERS = 800, 60, 38
GIF_MS = 8000

MARK = ' class="mark"'
NUMBERS = 6  # on the page

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ margin: 0; padding: 24px; background: #e4d6bd; color: #2a1b11; font: 1.1rem/1.4 Georgia, serif; }}
main {{ max-width: 1000px; margin: auto; padding: 24px; background: #fbf5e9; border-radius: 12px; }}
h1 {{ margin: 0; line-height: 1.15; }}
.story {{ display: grid; gap: 24px; margin: 20px 0; }}
.story {{ grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); }}
figure {{ margin: 0; break-inside: avoid; }}
figure > svg {{ display: block; width: 100%; height: auto; border-radius: 8px; }}
figcaption {{ margin-top: 8px; }}
.mark {{ display: block; color: #8f2318; }}
dl {{ display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 16px 0; }}
dt {{ font-size: .85em; }}
dd {{ margin: 0; font-weight: bold; }}
a {{ color: #6f2a1a; }}
</style>
</head>
<body>
<main>
<h1>{head}</h1>
{under}<p>{told}</p>
{numbers}
<div class="story">
{panels}
</div>
{boast}<p>{facts}</p>
<p><a href="{address}">Watch this match</a> on Boneyard.</p>
</main>
</body>
</html>
"""


class Panel(NamedTuple):
    """A picture and its words, after how many actions it is, a choice of the turn that it is told of, as a
    ply, and what else it shows: the choice that cost most."""

    drawing: str
    words: str
    ply: int
    of: int
    mark: str = ""

    @property
    def said(self) -> str:
        """All its words."""
        return f"{self.mark}. {self.words}" if self.mark else self.words


def panels(record: Record) -> Iterator[list[Panel]]:
    """The story of a match, as whoever has played it here is told it: the last of many small steps brings
    it."""
    match, slug = record.match, record.match.game.slug
    chronicle, swung = games.chronicle(slug), NO_SWINGS
    for so_far in swings(match, record.person, games.load(slug).bot):
        swung = so_far
        yield []
    moments = told(chronicle, match, record.person, record.names, swung)
    yield _unlike(Panel(chronicle.picture(match, one), one.words, one.ply, one.of) for one in moments)


def _unlike(told: Iterable[Panel]) -> list[Panel]:
    """Without those whose picture a later one has as well, as long as enough are left."""
    kept = [*told]
    for one in kept[:-1]:
        if len(kept) > FEWEST and sum(one.drawing == other.drawing for other in kept) > 1:
            kept.remove(one)
    return kept


def marked(told: Sequence[Panel], review: Review) -> list[Panel]:
    """The same, with a mark on the picture of the choice that has cost most, if the account of whoever is
    told it names one, and not only what was good is told. Where no picture shows it, one is added; if there
    are as many as there can be, in place of the one that was told of the time next to it."""
    match, account = review.record.match, review.record.account_of(review.record.person)
    dearest = account.dearest if account and not review.praise else None
    if not account or not dearest:
        return [*told]
    mark = f"{dearest_words(review, account.seat)}: {turn_words(match, dearest.ply)}"
    shown = [one for one in told if one.of == dearest.ply == one.ply - 1]
    if shown:
        return [one._replace(mark=mark) if one in shown else one for one in told]
    kept = [one for one in told if one.ply - 1 != dearest.ply]  # it would tell of what came with the choice
    near = min(kept[1:-1], key=lambda one: abs(one.ply - 1 - dearest.ply), default=None)
    kept = [one for one in kept if one != near or len(kept) < MOST]
    return sorted([*kept, _chosen(review, dearest, mark)], key=lambda one: one.ply)


def _chosen(review: Review, turn: Turn, mark: str) -> Panel:
    """A picture of what was chosen, as its order says it, or, where that is longer than captions are, begins
    to."""
    words = f"Chosen: {chosen_words(review, turn)}."
    match, moment = review.record.match, Moment(turn.ply + 1, shorten(words, CAPTION, placeholder=" …"))
    drawing = games.chronicle(match.game.slug).picture(match, moment)
    return Panel(drawing, moment.words, moment.ply, moment.of, mark)


def html(told: Sequence[Panel], shares: Callable[[str, str], bool]) -> str:
    """The story in the dialog: each picture leads to its turn; and how it can be taken along. `shares`: can
    the device hand on a file of this name and kind?"""
    shown = "".join(
        f'<li><figure><div class="panel" aria-hidden="true">{one.drawing}</div><figcaption>'
        f"{_mark(one)}{ask('story-turn', one.words, str(one.ply), look='to-turn')}</figcaption></figure></li>"
        for one in told
    )
    takes = ""
    for take, (what, *kind) in KINDS.items():
        word, icon = ("Share", "share") if shares(*kind) else ("Save", "out")
        takes += ask(f"story-{take}", f"{word} as {what}", look="go" if take == "picture" else "", draw=icon)
    return (
        f'<div class="told"><p class="small">{TURNS}</p><ol class="panels">{shown}</ol>'
        f'<p id="story-said" role="status"></p>'
        f'<div class="row">{takes}{ask("result", "Back to the result", look="quiet")}</div></div>'
    )


def _mark(one: Panel) -> str:
    return f'<b class="mark">{esc(one.mark)}</b>' if one.mark else ""


def facts(record: Record) -> str:
    """Who has played, on which seed, and how."""
    match = record.match
    who = [in_words(record.names)] if match.seats > 1 else [record.called] * bool(record.called)
    return " · ".join([*who, f"seed {match.seed}", *match.variant, *record.marks])


def strip(record: Record, told: Sequence[Panel], address: str) -> str:
    """All panels in one <svg>, to be made a picture. The address is where the match can be played."""
    row = SIDE + _room(told, LETTERS) + BELOW
    high = TOP + row * -(-len(told) // 2) + FOOT
    drawn = "".join(_cell(one, i, row, alone=i == len(told) - 1 and i % 2 == 0) for i, one in enumerate(told))
    line, head, title = _foot(record, address), headline(record), record.match.game.title
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}">'
        f"<title>{esc(spoken(record, told))}</title>"
        f'<rect class="poster-paper" width="{WIDE}" height="{high}"/>'
        f'<text class="poster-headline" x="{EDGE}" y="88"{_close(head, 22, 680)}>{esc(head)}</text>'
        f'<text class="poster-name" x="{WIDE - EDGE}" y="88"{_close(title, 15, 400)}>{esc(title)}</text>'
        f"{drawn}"
        f'<text class="poster-facts" x="{EDGE}" y="{high - 32}"{_close(line, 66, WIDE - 2 * EDGE)}>'
        f"{esc(line)}</text></svg>"
    )


def _close(words: str, most: int, room: int) -> str:
    """Words of more than so many letters are drawn as wide as they have room."""
    return f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if len(words) > most else ""


def _foot(record: Record, address: str) -> str:
    return f"{facts(record)} · {address.removeprefix('https://').partition('#')[0].rstrip('/')}"


def spoken(record: Record, told: Sequence[Panel]) -> str:
    """The whole story in words."""
    return " ".join([f"{headline(record)}.", *(one.said for one in told)])


def _cell(one: Panel, i: int, row: int, alone: bool) -> str:
    """A panel in its place; one that stands alone in the middle of its row."""
    x = (WIDE - SIDE) // 2 if alone else EDGE + (SIDE + GAP) * (i % 2)
    y = TOP + row * (i // 2)
    return _picture(one.drawing, x, y, SIDE) + _caption(one, "poster-words", LETTERS, x, y + SIDE + 40)


def _picture(drawing: str, x: int, y: int, side: int) -> str:
    return f'<svg x="{x}" y="{y}" width="{side}" height="{side}">{drawing}</svg>'


def _caption(one: Panel, look: str, letters: int, x: int, y: int) -> str:
    """Its words in lines, one below another, the mark above them."""
    lines = "".join(
        f'<tspan x="{x}" y="{y + LINE * n}"{mark}>{esc(line)}</tspan>'
        for n, (line, mark) in enumerate(_lines(one, letters))
    )
    return f'<text class="{look}">{lines}</text>'


def _lines(one: Panel, letters: int) -> list[tuple[str, str]]:
    """The lines of so many letters, each with how it is marked."""
    marks = wrapped(one.mark, letters) if one.mark else []
    return [*((line, MARK) for line in marks), *((line, "") for line in wrapped(one.words, letters))]


def _room(told: Sequence[Panel], letters: int) -> int:
    """How high the longest caption is."""
    return LINE * max(LEAST, *(len(_lines(one, letters)) for one in told))


def shot(one: Panel, high: int) -> str:
    """A picture of the GIF as one <svg>."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GIF_WIDE} {high}" width="{GIF_WIDE}" '
        f'height="{high}"><rect class="poster-paper" width="{GIF_WIDE}" height="{high}"/>'
        f"{_picture(one.drawing, 0, 0, GIF_WIDE)}"
        f"{_caption(one, 'poster-words shot', GIF_LETTERS, 24, GIF_WIDE + 48)}</svg>"
    )


def gif(told: Sequence[Panel]) -> Gif:
    """All of them, one after the other."""
    high = GIF_WIDE + _room(told, GIF_LETTERS) + GIF_BELOW
    return Gif([shot(one, high) for one in told], GIF_WIDE, high, GIF_MS // len(told))


def page(record: Record, told: Sequence[Panel], address: str) -> str:
    """The story as a page of one file, with some numbers and what there is to boast of: of whoever has played
    alone, under their name. What its drawings need is put in by the page that makes it (static/story.mjs)."""
    shown = "\n".join(
        f"<figure>{one.drawing}<figcaption>{_mark(one)}{esc(one.words)}</figcaption></figure>" for one in told
    )
    title = f"{record.match.game.title}: {headline(record)}"
    match, seat, hero = record.match, record.person, record.called if record.alone else ""
    ending, table = games.ending(match.game.slug), games.load(match.game.slug).table
    boast = ending.boast(match, seat)
    return PAGE.format(
        title=esc(title),
        head=esc(hero or title),
        under=f"<p><b>{esc(title)}</b></p>\n" if hero else "",
        told=esc(ending.tale(match, seat, record.names)),
        numbers=pairs(table.story(match, record.names)[:NUMBERS]),
        panels=shown,
        boast=f"<p>{esc(boast)}</p>\n" if boast else "",
        facts=esc(facts(record)),
        address=esc(address),
    )


def name(match: Match) -> str:
    """What its files are called."""
    return f"{match.game.slug}-{match.seed}-story"


def wrapped(words: str, letters: int) -> list[str]:
    """Words in lines of so many letters at most; a longer word has a line of its own.

    >>> wrapped("The enemy stops one space behind.", 16)
    ['The enemy stops', 'one space', 'behind.']
    """
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        lines[-1:] = [longer] if len(longer) <= letters or not lines[-1] else [lines[-1], word]
    return lines
