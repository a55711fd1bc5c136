"""What stands large in the middle while an event of Dunginoes is shown: the domino that is drawn, or found by
a search. Fights are staged over the map itself (`scene.py`).
"""

from __future__ import annotations

from drawing import domino
from games.dunginoes.rules import Dunginoes
from games.viewer import Viewer
from tabletop.markup import NOTHING, Html, tag

TURNED_UP = ("drew", "searched")


def stage(state: Dunginoes, viewer: Viewer) -> Html:
    """What is on the stage at the last event."""
    told = state.events()
    if not told or told[-1].kind not in TURNED_UP:
        return NOTHING
    tile = told[-1].args[0]
    return tag("div", Html(domino(*tile)), class_="shown-tile", id=f"found-{tile}")
