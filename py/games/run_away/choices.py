"""The choices of Run Away!! that no card of the hand makes: each says what it would bring. Throws that are
not put together yet stand here unseen.
"""

from __future__ import annotations

from games.contract import Picked, SafeNames
from games.run_away.hand import BY_CARD
from games.run_away.pieces import ALWAYS
from games.run_away.rules import RunAway
from games.run_away.throwing import pairs, throw_of, thrown, waiting
from games.run_away.verbs import VERBS
from tabletop.actions import Action
from tabletop.markup import Html
from tabletop.wording import capital

MAIN = ("throw_one", "throw_two")
LEGEND = (
    "<p>The number is your speed; the words are for whoever runs into the card. Below: where it brings you, "
    "if nothing comes in between, and how often the boss gets you. Red in the dungeon: as far as the boss "
    "may run.</p>"
)
SIGNED = 2  # rounds in which the signs are explained
ASKS = ("ask_always", "ask_less")


def choices(state: RunAway, picked: Picked, names: SafeNames) -> Html:
    """What may be chosen now."""
    throw = throw_of(state, picked)
    shown, unseen, asks = [], [], []
    for action in sorted(state.legal_actions(), key=_place):
        if action.verb in ("throw_one", "throw_two") and action != throw:
            unseen.append(_unseen(action))
        elif action.verb in ASKS:
            asks.append(action)
        elif action.verb not in BY_CARD:
            shown.append(_button(state, action, names))
    said = _asked(picked, throw is not None) if unseen or throw else ""
    if state.step == "speed_choice" and state.legal_actions() and state.round <= SIGNED:
        said = LEGEND
    how = _how_asked(state, asks[0], names) if asks else ""
    kept = f"<div hidden>{''.join(unseen)}</div>" if unseen else ""
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


def _button(state: RunAway, action: Action, names: SafeNames) -> str:
    name = "-".join(["choice", action.verb, *map(str, action.args)])
    look = "choice main" if action.verb in MAIN else "choice back" if action.verb == "flip_one" else "choice"
    return (
        f'<button type="button" class="{look}" id="{name}" '
        f'data-action="{action}">'
        f"<b>{capital(VERBS.order(state, action, names))}</b> "
        f"<span>{VERBS.forecast(state, action, names)}</span></button>"
    )


def _unseen(action: Action) -> str:
    at = " ".join(f"card-{card} rail-{on}" for card, on in thrown(action))
    return f'<button type="button" data-action="{action}" data-at="{at}">{action}</button>'


def _how_asked(state: RunAway, other: Action, names: SafeNames) -> str:
    """How one is asked during runs: what it is, and what it can be changed to."""
    always = state.asks[state.seat] == ALWAYS
    now = "at every chance" if always else "when it matters"
    return (
        '<div class="asks" role="group" aria-label="When runs go on">'
        f"<span>During runs you are asked <b>{now}</b>.</span> "
        f'<button type="button" class="quiet" id="choice-asks" data-action="{other}">'
        f"{capital(VERBS.order(state, other, names))}</button></div>"
    )
