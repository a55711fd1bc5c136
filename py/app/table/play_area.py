"""The play area: a game's parts, and the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.page.markup import esc
from games import Entry
from games.contract import Picked
from tabletop.game import State


def parts(
    entry: Entry,
    view: State,
    looker: int | None,
    picked: Picked,
    names: Sequence[str],
    marks: Mapping[str, str] = {},
) -> dict[str, str]:
    """What a game draws of a view for whoever looks, by part. The names are as typed; `marks` are actions
    to be marked, by the mark: data-hint, data-armed, data-watch."""
    drawn = dict(entry.table.draw(view, looker, picked, [esc(name) for name in names]))
    for mark, action in marks.items():
        if action:
            offered = f'data-action="{esc(action)}"'
            for name, html in drawn.items():
                drawn[name] = html.replace(offered, f'{offered} data-{mark}=""', 1)
    return drawn


def frame(entry: Entry, drawn: Mapping[str, str]) -> str:
    """The parts in their frame, which says the game."""
    return f'<div class="table {entry.game.slug}">{"".join(drawn.values())}</div>'
