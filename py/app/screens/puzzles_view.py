"""The turns that come back today, quietly, on the shelf and on a game's start page."""

from __future__ import annotations

from collections.abc import Sequence

import games
from app.keep.puzzles import due
from app.keep.schema import Puzzle
from app.keep.settings import Settings
from app.keep.store import Store
from tabletop.markup import NOTHING, Html, tag
from tabletop.wording import capital, counted


def again_html(store: Store, settings: Settings, today: str, slug: str = "") -> Html:
    """The section, of one game or all; nothing where none comes back, or nobody wants any."""
    asked = due(store, today, slug) if settings["puzzles"] == "on" else []
    asked = [one for one in asked if one.game in games.SHELF]
    return _section(asked, of_all=not slug) if asked else NOTHING


def _section(asked: Sequence[Puzzle], of_all: bool) -> Html:
    links = [
        tag(
            "a",
            f"{games.cover(one.game).title}, {one.called}" if of_all else capital(one.called),
            href=f"#{one.game}/turn/{one.id}/{one.ply}",
            id=f"again-{one.id}-{one.ply}",
            class_="plain",
        )
        for one in asked
    ]
    title = tag("h2", f"{counted(len(asked), 'of your turns', 'of your turns')} to look at again")
    return tag("section", title, tag("div", *links, class_="row"), class_="again", aria_label="Once more")
