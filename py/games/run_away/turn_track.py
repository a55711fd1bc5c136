"""The round of Run Away!! in four bars, and the clock that is fed by those who are out."""

from __future__ import annotations

from games.run_away.deck import NUMBER
from games.run_away.pieces import IN_A_ROW
from games.run_away.position import NOBODY
from games.run_away.rules import RunAway
from games.viewer import Viewer
from tabletop.markup import Html, attributes
from tabletop.wording import in_words

BARS = (
    ("order", "Order"),
    ("speed", "Speed"),
    ("throw", "Throw"),
    ("run", "Run"),
)
SAID = {
    "order": "The order: whoever is ahead runs first. Those on one space draw for it, and the boss "
    "loses ties (RA2.1).",
    "speed": "The speed: everybody lays a card face down and will run on its number. An empty bag is "
    "worth 3 more (RA3.2).",
    "throw": "The throw: from the last to the first, cards go face down before the others’ feet (RA4.1).",
    "run": "The run: in order, space by space. On an E space a card before one’s feet is turned up (RA5.2).",
}
HOURS = range(1, 10)
ON = (
    (22, -24),
    (33, -4),
    (29, 20),
    (13, 35),
    (-11, 35),
    (-28, 20),
    (-33, -4),
    (-21, -24),
    (0, -32),
)  # their places


def band(state: RunAway, viewer: Viewer) -> Html:
    """Where the round is."""
    now = stage(state)
    items = "".join(
        f"<li{attributes(aria_current='step' if name == now else None)}>"
        f'<button{viewer.button} type="button" id="bar-{name}" data-touch="bar {name}">{label}</button></li>'
        for name, label in BARS
    )
    return Html(
        '<nav class="band" data-part="status" aria-label="The round">'
        f'<span class="round">Round <b id="round-{state.round}">{state.round}</b></span>'
        f"<ol>{items}</ol>{_clock(state, viewer) if state.seats > 2 else ''}</nav>"
    )


def stage(state: RunAway) -> str:
    """Which of the bars it is, by what lies on the table: also while something is being shown."""
    if state.step in ("throw_choice", "keep_choice"):
        return "throw"
    if state.step in ("speed_choice", "clock_choice"):
        return "speed"
    if state.runner != NOBODY or any(state.shown):
        return "run"
    if any(state.fronts):
        return "throw"
    return "speed" if any(state.chosen) else "order"


def longest(state: RunAway) -> int:
    """How many of the five numbers in a row the clock has, at best."""
    have = {NUMBER[card] for card in state.clock}
    return max(sum(first + i in have for i in range(IN_A_ROW)) for first in HOURS[: 1 - IN_A_ROW])


def _clock(state: RunAway, viewer: Viewer) -> str:
    """RA7.2: a clock of nine hours; five of them in a row end it all."""
    have = {NUMBER[card] for card in state.clock}
    hours = "".join(
        f'<text class="{"set" if n in have else "open"}" x="{x}" y="{y + 6}">{n}</text>'
        for n, (x, y) in zip(HOURS, ON, strict=True)
    )
    best = longest(state)
    said = f"with {in_words([str(n) for n in sorted(have)])}" if have else "empty"
    turn = -120 + 240 * best // IN_A_ROW
    return (
        f'<button{viewer.button} type="button" class="clock" id="clock" data-touch="clock">'
        f'<span class="sr-only">End clock, {said}: the fullest row of {IN_A_ROW} has {best}</span>'
        f'<svg viewBox="-50 -50 100 100" aria-hidden="true"><circle class="dial" r="46"/>{hours}'
        f'<path class="hand" transform="rotate({turn})" d="M0 8V-17"/><circle class="pin" r="4"/>'
        "</svg></button>"
    )
