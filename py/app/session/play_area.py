"""The play area: a game's parts, and the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.session.stage_view import STAGE
from games import Entry
from games.viewer import Viewer
from tabletop.desk import NONE, Notes
from tabletop.game import State

CURSOR = (  # the one stop of the Tab key on a board that is a map
    '<div id="cursor" class="sr-only" tabindex="0" role="application" aria-roledescription="board" '
    'aria-label="{}: arrows walk over it, Enter chooses"></div>'
)
SHARED = ("status", "board", "players")  # the parts that are not of whoever decides


def public(
    entry: Entry, state: State, names: Sequence[str], notes: Notes = NONE, own: str = ""
) -> Mapping[str, str]:
    """What those who only look on are shown, by part: of a state, or a view, and of all notes, what everybody
    may see. What lies before whoever decides is theirs, unless there is nothing else. own: the pawn that they
    may move."""
    view = state.public()
    viewer = Viewer(None, names, notes=open_notes(entry, view, notes), acts=False, own=own)
    drawn = entry.table.draw(view, viewer)
    shared = {name: html for name, html in drawn.items() if name in SHARED}
    return shared if any(shared.values()) else drawn


def open_notes(entry: Entry, view: State, notes: Notes) -> Notes:
    """Those of the notes that everybody may see of a view that everybody may have."""
    desk = entry.table.FACTS.desk
    return desk.open_notes(view, notes) if desk and notes else NONE


def frame(entry: Entry, seats: int, parts: Mapping[str, str], before: str = "", watched: bool = False) -> str:
    """The frame of a table (static/frame.css): a game's parts, the page's own before them, and over them what
    is on the stage; or one that is only watched."""
    slug, look = entry.game.slug, "frame watched" if watched else "frame"
    name = entry.table.FACTS.board
    stop = CURSOR.format(name) if name and not watched else ""
    drawn = "".join(html for part, html in parts.items() if part != STAGE)
    return (
        f'<div class="{look}" data-game="{slug}" data-seats="{seats}">{before}<div id="board">{stop}'
        f'<div class="table {slug}">{drawn}</div></div>{parts.get(STAGE, "")}</div>'
    )
