"""The dungeon of Run Away!! for a table around which people sit: a ring, seen alike from all sides.

A space has its place in the ring by its number, so that nothing moves but who runs; what lies far behind is
taken away, and the corridor is built on there.
"""

from __future__ import annotations

from games.contract import SafeNames
from games.run_away.corridor import said, sight, spaces
from games.run_away.event_words import pace
from games.run_away.rules import RunAway
from tabletop.markup import Html

PARTS = (7, 3, 4, 7, 3, 4)  # spaces of each stretch; the sheet lays them round a square, or along a wide one
AROUND = sum(PARTS)


def ring(state: RunAway, looker: int | None, names: SafeNames, whole: str) -> Html:
    """The ring, and in its heart the boss's card and the whole dungeon."""
    low, draw = sight(state, looker, AROUND), spaces(state, looker, flags=False)
    drawn, first = "", 0
    for count in PARTS:
        here = (low + (place - low) % AROUND for place in range(first, first + count))
        cells = "".join(draw(space, "begins" if space == low else "") for space in here)
        drawn += f'<div class="stretch">{cells}</div>'
        first += count
    boss = state.the_boss
    harm = f"{boss.confront} where it lands, {boss.trample} where it passes"
    heart = f"<p><b>{boss.name}</b> {pace(boss)}; {harm}.</p>"
    return Html(
        f'<div class="circuit" role="img" aria-label="{said(state, names)}">{drawn}'
        f'<div class="heart">{heart}{whole}</div></div>'
    )
