"""What stands large in the middle of the ice while an event of Penguin's Night Out is shown: a buddy that is
found, a bear that wakes, the floe that the dice name, and who is stunned.
"""

from __future__ import annotations

from collections.abc import Callable

from drawing.ice import bear_wakes, floe
from drawing.penguin import penguin
from games.penguins.rules import Penguins
from games.viewer import Viewer
from tabletop.game import Event
from tabletop.markup import NOTHING, Html, tag

PICTURES: dict[str, Callable[[Event], str]] = {
    "met": lambda event: penguin(event.args[0], event.args[1]),
    "bear": lambda event: bear_wakes(),
    "selected": lambda event: floe(*event.args[0]),
    "stunned": lambda event: penguin(event.args[0], stunned=True),
}


def stage(state: Penguins, viewer: Viewer) -> Html:
    """What is on the stage at the last event."""
    told = state.events()
    draws = PICTURES.get(told[-1].kind) if told else None
    if not draws:
        return NOTHING
    kind = told[-1].kind
    near = "-64 -66 128 128" if kind in ("met", "stunned") else "-110 -110 220 220"
    drawn = f'<svg viewBox="{near}">{draws(told[-1])}</svg>'
    return tag("div", Html(drawn), class_=f"seen {kind}", id=f"seen-{len(told)}")
