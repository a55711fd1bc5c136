"""Where one stands: the steps of a turn, or of a round in a fight, with the present one marked; each explains
itself when it is touched.
"""

from __future__ import annotations

from games.colf_dada.rules import ColfDada
from games.viewer import Viewer
from tabletop.markup import Html, attributes

TURN = {
    "seek": ("Explore or rest", "A turn is one monster or one rest. Each burns a candle (CD2.1, CD2.2)."),
    "battle": ("Fight", "Rounds, until one of you is gone or you flee (CD4.1)."),
    "end": ("Grow and adapt", "Then XP buys levels, and dominoes change columns (CD2.4)."),
}
ROUND = {
    "dare": ("Fight or flee", "Fleeing, you take one more blow and give none (CD4.1)."),
    "place": ("Your dice", "Each die that fits a number is put on one, the others are XP (CD4.3, CD4.4)."),
    "monster": ("Its dice", "Attack first, then defense; with rage it rolls again (CD4.5)."),
    "boost": ("Boost", "Each XP adds one to attack or defense, now that both rolls are known (CD4.6)."),
    "damage": (
        "Damage",
        "Attack less the other’s defense: you add 1, it adds its Bite; both at once (CD4.6, CD4.7).",
    ),
}
NOW = {
    "put": "end",
    "explore_or_rest": "seek",
    "adjectives": "seek",
    "mending": "seek",
    "grow_and_adapt": "end",
    "fight_or_flee": "dare",
    "assign": "place",
    "boost": "boost",
    "cover": "damage",
}
FRAMES = {
    "fled": "dare",
    "rolled": "place",
    "rerolled": "place",
    "assigned": "place",
    "returned": "place",
    "foe rolled": "monster",
    "raged": "monster",
    "foe placed": "monster",
    "boosted": "boost",
    "struck": "damage",
    "covered": "damage",
    "lost": "damage",
    "foe lost": "damage",
    "slew": "damage",
    "stood up": "damage",
    "died": "damage",
    "won": "damage",
}
EXPLAINED = {name: words for steps in (TURN, ROUND) for name, (_, words) in steps.items()}


def band(state: ColfDada, viewer: Viewer) -> Html:
    """The steps in a row."""
    steps = ROUND if state.round else TURN
    now = _now(state)
    items = "".join(
        f'<li{attributes(aria_current="step" if name == now else None)}><button{viewer.button} type="button" '
        f'id="step-{name}" data-touch="step {name}">{title}</button></li>'
        for name, (title, _) in steps.items()
    )
    count = f"Round {state.round}" if state.round else f"Turn {state.turns}" if state.turns else "The start"
    list_of = "round" if state.round else "turn"
    inside = f'<div class="band"><b>{count}</b><ol id="steps-{list_of}">{items}</ol></div>'
    return Html(f'<nav data-part="status" aria-label="{count}">{inside}</nav>')


def _now(state: ColfDada) -> str:
    """The present step; while an action is shown, the one that its last event belongs to."""
    if not state.legal_actions():
        kinds = [event.kind for event in state.events()]
        return FRAMES.get(kinds[-1], "") if kinds else ""
    return NOW[state.step] if state.turns else ""
