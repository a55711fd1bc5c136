"""The play area: a game's parts, and the frame around them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from app.page.markup import esc
from games import Entry
from games.contract import Picked
from tabletop.desk import NONE, Notes
from tabletop.game import State

SHARED = ("status", "board", "players")  # the parts that are not of whoever decides


def parts(
    entry: Entry,
    view: State,
    looker: int | None,
    picked: Picked,
    names: Sequence[str],
    marks: Mapping[str, str] = {},
    notes: Notes = NONE,
) -> dict[str, str]:
    """What a game draws of a view for whoever looks, by part. Names and notes are as typed; `marks` are
    actions to be marked, by the mark: data-hint, data-armed, data-watch. An action that is offered unseen
    has the places and pieces marked that it means."""
    drawn: dict[str, str] = dict(entry.table.draw(view, looker, picked, names, notes))
    for mark, action in marks.items():
        if action:
            offered = f'data-action="{esc(action)}"'
            meant = [f'id="{id}"' for id in _meant("".join(drawn.values()), offered)]
            for attribute in (offered, *meant):
                for name, html in drawn.items():
                    drawn[name] = html.replace(attribute, f'{attribute} data-{mark}=""', 1)
    return drawn


def watched(drawn: Mapping[str, str]) -> dict[str, str]:
    """The parts as they are only looked at: what would be a choice answers like anything else, and nothing
    of the game's is a stop of the Tab key but the map, which can still be moved."""
    shut = {}
    for name, html in drawn.items():
        html = re.sub(r' data-(action|pick)="[^"]*"', r' data-touch="\1"', html)
        html = html.replace('role="button" tabindex="0"', 'role="button" tabindex="-1"')
        shut[name] = re.sub(r"<button(?![^>]* tabindex=)", '<button tabindex="-1"', html)
    return shut


def public(entry: Entry, state: State, names: Sequence[str], notes: Notes = NONE) -> dict[str, str]:
    """What those who only look on are shown, by part: of a state, or a view, and of all notes, what everybody
    may see. What lies before whoever decides is theirs, unless there is nothing else."""
    view = state.public()
    drawn = watched(parts(entry, view, None, (), names, {}, open_notes(entry, view, notes)))
    shared = {name: html for name, html in drawn.items() if name in SHARED}
    return shared if any(shared.values()) else drawn


def open_notes(entry: Entry, view: State, notes: Notes) -> Notes:
    """Those of the notes that everybody may see of a view that everybody may have."""
    desk = entry.table.FACTS.desk
    return desk.open_notes(view, notes) if desk and notes else NONE


def _meant(html: str, offered: str) -> list[str]:
    """The ids that an element which offers this action says in `data-at`."""
    element = html.partition(offered)[2].partition(">")[0]
    return element.partition(' data-at="')[2].partition('"')[0].split()


def frame(entry: Entry, drawn: Mapping[str, str]) -> str:
    """The parts in their frame, which says the game."""
    return f'<div class="table {entry.game.slug}">{"".join(drawn.values())}</div>'
