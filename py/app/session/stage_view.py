"""What stands large in the middle of the table while an event is shown: the game's picture of it, and its
sentence. It lies over everything, moves nothing, and nobody hears it: what happens is said anyway.
"""

from __future__ import annotations

from app.page.markup import esc
from games import Entry
from games.viewer import Viewer
from tabletop.game import State

STAGE = "stage"  # the part, which is always there and most of the time empty


def stage(entry: Entry, view: State | None, viewer: Viewer, words: str) -> str:
    """The part: a view whose last event is being shown, for whoever looks, and what is said of it; empty for
    no view."""
    drawn = entry.table.stage(view, viewer._replace(acts=False)) if view else ""
    told = f'<p class="told">{esc(words)}</p>' if drawn else ""
    return f'<div class="stage {entry.game.slug}" data-part="{STAGE}" aria-hidden="true">{drawn}{told}</div>'
