"""The choices of Run Away!! that no card of the hand makes: each says what it would bring. Throws that are
not put together yet stand here unseen.
"""

from __future__ import annotations

from collections.abc import Collection

from games.run_away.hand import BY_CARD
from games.run_away.pieces import ALWAYS
from games.run_away.rules import RunAway
from games.run_away.throwing import pairs, throw_of, thrown, waiting
from games.run_away.verbs import VERBS
from games.viewer import Picked, Viewer
from tabletop.actions import Action
from tabletop.markup import Html, esc
from tabletop.wording import capital

MAIN = ("throw_one", "throw_two")
LEGEND = (
    "<p>The number is your speed; the words are for whoever runs into the card. Below: where it brings you, "
    "if nothing comes in between, and how often the boss gets you. Red in the dungeon: as far as the boss "
    "may run.</p>"
)
SIGNED = 2  # rounds in which the signs are explained
ASKS = ("ask_always", "ask_less")


def unseen(state: RunAway, picked: Picked) -> dict[Action, list[str]]:
    """The throws that are not put together, each with the ids of the cards and of the heroes meant."""
    throw = throw_of(state, picked)
    return {
        action: [id for card, on in thrown(action) for id in (f"card-{card}", f"rail-{on}")]
        for action in state.legal_actions()
        if action.verb in MAIN and action != throw
    }


def choices(state: RunAway, throws: Collection[Action], viewer: Viewer) -> Html:
    """What may be chosen now; these throws stand here unseen."""
    shown, asks = [], []
    for action in sorted(state.legal_actions(), key=_place):
        if action.verb in ASKS:
            asks.append(action)
        elif action.verb not in BY_CARD and action not in throws:
            shown.append(_button(state, action, viewer))
    throw = throw_of(state, viewer.picked)
    said = _asked(viewer.picked, throw is not None) if throws or throw else ""
    if state.step == "speed_choice" and state.legal_actions() and state.round <= SIGNED:
        said = LEGEND
    how = _how_asked(state, asks[0], viewer) if asks else ""
    kept = viewer.hidden(throws)
    return Html(f'<div class="choices">{said}{"".join(shown)}{how}{kept}</div>')


def _place(action: Action) -> int:
    """Going on stands first, where it stays while one thing after the other is used, and what is for the
    whole round last."""
    return {"pass_by": 0, "ask_never": 2}.get(action.verb, 1)


def _asked(picked: Picked, complete: bool) -> str:
    """What is still to be done until cards are thrown."""
    if complete:
        return '<p class="aimed" data-asks="">All aimed: throw, or tap another name to aim anew.</p>'
    if waiting(picked):
        return '<p data-asks="">Now tap a name above, or drag the card there.</p>'
    if pairs(picked):
        return '<p data-asks="">Tap the second card, for another hero.</p>'
    return '<p data-asks="">Tap a card, then a name above; or drag it there.</p>'


def _button(state: RunAway, action: Action, viewer: Viewer) -> str:
    name = "-".join(["choice", action.verb, *map(str, action.args)])
    look = "choice main" if action.verb in MAIN else "choice back" if action.verb == "flip_one" else "choice"
    return (
        f'<button{viewer.button} type="button" class="{look}" id="{name}"{viewer.action(action)}>'
        f"<b>{esc(capital(VERBS.order(state, action, viewer.names)))}</b> "
        f"<span>{esc(VERBS.forecast(state, action, viewer.names))}</span></button>"
    )


def _how_asked(state: RunAway, other: Action, viewer: Viewer) -> str:
    """How one is asked during runs: what it is, and what it can be changed to."""
    always = state.asks[state.seat] == ALWAYS
    now = "at every chance" if always else "when it matters"
    return (
        '<div class="asks" role="group" aria-label="When runs go on">'
        f"<span>During runs you are asked <b>{now}</b>.</span> "
        f'<button{viewer.button} type="button" class="quiet" id="choice-asks"{viewer.action(other)}>'
        f"{esc(capital(VERBS.order(state, other, viewer.names)))}</button></div>"
    )
