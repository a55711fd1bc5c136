"""The play area as one text: a game's parts in their frame."""

from __future__ import annotations

from collections.abc import Sequence

from app.page.markup import esc
from games import Entry
from tabletop.game import State


def play_area(
    entry: Entry, view: State, looker: int | None, picked: tuple[str, ...], names: Sequence[str]
) -> str:
    """What a game draws of a view for whoever looks. The names are as typed."""
    parts = entry.table.draw(view, looker, picked, [esc(name) for name in names])
    return (
        f'<div class="table {entry.game.slug}" data-step="{view.step or "over"}" data-seat="{view.seat}">'
        f"{''.join(parts.values())}</div>"
    )
