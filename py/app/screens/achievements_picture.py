"""Something found, as a picture to keep: what stands in the pigeonhole, in a frame, its name, and how it was
found."""

from __future__ import annotations

import re
from textwrap import wrap

from app.keep.calendar import day_words
from app.keep.schema import Trophy
from app.page.markup import esc
from app.session.poster import EDGE, HIGH, WIDE
from games.contract import Achievement

ART = 1060  # how high the frame is
MARGIN = 130  # around what stands in it
LINE, LINES = 74, 3  # letters of a line that tells how it was found, and lines that have room


def framed(title: str, achievement: Achievement, trophy: Trophy) -> str:
    """One <svg>, to be made a picture. `title` is the game's."""
    things = drawings(achievement.picture)
    room = WIDE - 2 * (EDGE + MARGIN)
    side = room / len(things)
    drawn = "".join(
        f'<svg x="{EDGE + MARGIN + side * i + 8:.0f}" y="{130 + MARGIN}" width="{side - 16:.0f}" '
        f'height="{ART - 2 * MARGIN}">{thing}</svg>'
        for i, thing in enumerate(things)
    )
    told = "".join(
        f'<text class="poster-facts" x="{EDGE}" y="{1336 + 40 * i}">{esc(line)}</text>'
        for i, line in enumerate(wrap(trophy.how, LINE)[:LINES])
    )
    day = f"{day_words(trophy.day)} {trophy.day[:4]}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        f'<rect class="poster-paper" width="{WIDE}" height="{HIGH}"/>'
        f'<text class="poster-title" x="{EDGE}" y="92">{esc(title)}</text>'
        f'<text class="poster-name" x="{WIDE - EDGE}" y="92">Boneyard</text>'
        f'<rect class="poster-felt" x="{EDGE}" y="130" width="{WIDE - 2 * EDGE}" height="{ART}" rx="36"/>'
        f'<rect class="poster-stitch" x="{EDGE + 24}" y="154" width="{WIDE - 2 * EDGE - 48}" '
        f'height="{ART - 48}" rx="24"/>{drawn}'
        f'<text class="poster-headline" x="{EDGE}" y="1276">{esc(achievement.name)}</text>{told}'
        f'<text class="poster-facts" x="{EDGE}" y="1470">seed {esc(trophy.seed)} · {day}</text></svg>'
    )


def drawings(picture: str) -> list[str]:
    """The drawings that stand side by side in a pigeonhole, each a whole <svg>."""
    found, depth, start = [], 0, 0
    for tag in re.finditer(r"<svg\b|</svg>", picture):
        depth += -1 if tag[0] == "</svg>" else 1
        if not depth:
            found.append(picture[start : tag.end()])
            start = tag.end()
    return found
