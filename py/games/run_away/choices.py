"""The choices of Run Away!! that no card of the hand makes: each says what it would bring. At the foot, where
a thumb finds it at any time, stands what goes on or throws; throws that are not put together yet stand there
unseen.
"""

from __future__ import annotations

from collections.abc import Collection

from games.run_away.orders_view import opener, ordering, rows
from games.run_away.pieces import ALWAYS, BY_CARD, ORDERS, THROWS
from games.run_away.rules import RunAway
from games.run_away.throwing import pairs, throw_of, thrown, waiting
from games.run_away.verbs import VERBS
from games.viewer import Picked, Viewer
from tabletop.actions import Action
from tabletop.markup import Html, attributes, esc
from tabletop.wording import capital

ASKS = ("ask_always", "ask_less")
MANY = 2  # things in the foot, which stand in one row
FOOT = (*THROWS, "throw_none", "pass_by", "ask_never", *ASKS)  # in this order
LEGEND = "“To …”: so far you get. Claws: how often the boss gets you."
SIGNED = 2  # rounds in which the signs are explained


def unseen(state: RunAway, picked: Picked) -> dict[Action, list[str]]:
    """The throws that are not put together, each with the ids of the cards and of the heroes meant."""
    throw = throw_of(state, picked)
    return {
        action: [id for card, on in thrown(action) for id in (f"card-{card}", f"rail-{on}")]
        for action in state.legal_actions()
        if action.verb in THROWS and action != throw
    }


def by_buttons(state: RunAway, picked: Picked) -> bool:
    """Is anything to be chosen now by buttons of the tray?"""
    return ordering(state, picked) or any(
        action.verb not in (*BY_CARD, *FOOT, *ORDERS) for action in state.legal_actions()
    )


def choices(state: RunAway, viewer: Viewer) -> Html:
    """What may be chosen in the tray."""
    legal = [action for action in state.legal_actions() if action.verb not in (*BY_CARD, *FOOT)]
    if ordering(state, viewer.picked):
        return Html(f'<div class="choices orders">{rows(state, legal, viewer)}</div>')
    shown = "".join(_button(state, action, viewer) for action in legal if action.verb not in ORDERS)
    unseen = viewer.hidden(action for action in legal if action.verb in ORDERS)
    return Html(f'<div class="choices">{shown}{unseen}</div>')


def foot(state: RunAway, throws: Collection[Action], viewer: Viewer) -> Html:
    """What goes on or throws, or what is still to be done until it can; these throws stand here unseen."""
    legal = [action for action in state.legal_actions() if action.verb in FOOT and action not in throws]
    legal.sort(key=lambda action: FOOT.index(action.verb))
    if state.step == "speed_choice" and state.legal_actions():
        shown = _how_asked(state, legal, viewer)
    else:
        shown = _look(state, viewer) + "".join(_button(state, action, viewer) for action in legal)
    said = _asked(viewer.picked) if throws and not throw_of(state, viewer.picked) else ""
    look = "goes many" if len(legal) + bool(said) > MANY else "goes"
    return Html(f'<div class="{look}">{said}{shown}{viewer.hidden(throws)}</div>')


def _look(state: RunAway, viewer: Viewer) -> str:
    """RA5.5, asked in two: the yes, which shows the hand."""
    if not viewer.look or state.step != "window":
        return ""
    hold = attributes(data_hold="" if viewer.round else None)  # around a table, as long as it is held
    words = "Yes: hold for my cards" if viewer.round else "Yes: my cards"
    return (
        f'<button{viewer.button} type="button" class="choice" id="choice-look"{viewer.look}{hold}>'
        f"<b>{words}</b> <span>Only for your eyes.</span></button>"
    )


def _asked(picked: Picked) -> str:
    """What is still to be done until cards are thrown."""
    if waiting(picked):
        return '<p data-asks="">Now tap a name above, or drag the card there.</p>'
    if pairs(picked):
        return '<p data-asks="">Choose the second card, for another hero.</p>'
    return '<p data-asks="">Choose a card, then a name; or drag it there.</p>'


def _button(state: RunAway, action: Action, viewer: Viewer) -> str:
    name = "-".join(["choice", action.verb, *map(str, action.args)])
    main = action.verb in (*THROWS, "pass_by")
    look = "choice main" if main else "choice back" if action.verb == "flip_one" else "choice"
    words = capital(VERBS.order(state, action, viewer.names))
    short = viewer.round and action.verb in THROWS  # cards and names show it, and a strip is small
    label = attributes(aria_label=words if short else None)
    return (
        f'<button{viewer.button} type="button" class="{look}" id="{name}"{label}{viewer.action(action)}>'
        f"<b>{'Throw' if short else esc(words)}</b> "
        f"<span>{esc(VERBS.forecast(state, action, viewer.names))}</span></button>"
    )


def _how_asked(state: RunAway, asks: Collection[Action], viewer: Viewer) -> str:
    """How one is asked during runs: what it is, or, while signs are new, what these mean; what it can be
    changed to; and the way to standing orders."""
    always = state.asks[state.seat] == ALWAYS
    now = "at every chance" if always else "when it matters"
    said = LEGEND if state.round <= SIGNED else f"You are asked <b>{now}</b>."
    opens = "" if viewer.round else opener(state, viewer)  # around a table a strip has no room for orders
    if state.by_itself[state.seat]:
        said = "Your run goes <b>by itself</b>."
    if ordering(state, viewer.picked):
        return f'<div class="asks"><span>They hold until changed.</span> {opens}{viewer.hidden(asks)}</div>'
    change = "".join(
        f'<button{viewer.button} type="button" class="quiet" id="choice-asks"{viewer.action(other)}>'
        f"{esc(capital(VERBS.order(state, other, viewer.names)))}</button>"
        for other in asks
    )
    return (
        '<div class="asks" role="group" aria-label="When runs go on">'
        f"<span>{said}</span> {change}{opens}</div>"
    )
