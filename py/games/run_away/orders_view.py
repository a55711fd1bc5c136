"""Standing orders of Run Away!! as they are given, in the tray in place of the hand (RA10.3)."""

from __future__ import annotations

from collections.abc import Collection

from games.run_away import orders
from games.run_away.deck import CARDS
from games.run_away.pieces import A_RUN
from games.run_away.rules import RunAway
from games.run_away.verbs import VERBS
from games.viewer import Picked, Viewer
from tabletop.actions import Action
from tabletop.markup import attributes, esc
from tabletop.wording import capital

ORDERING = "orders"  # picked to open them, or to shut them where some were given
HOW = {
    orders.ASK: "ask me",
    orders.THREAT: "use when the boss would get me",
    orders.MEETING: "use on the next I meet",
    orders.RUN: "use when I run",
    orders.NEVER: "keep this round",
}
RUN_HOW = {
    "run_by_itself": "turn up at random, take items worth it",
    "run_asked": "ask me",
    "all_by_itself": "let all go by itself",
}


def ordering(state: RunAway, picked: Picked) -> bool:
    """Are orders being given? They stay open where one was given, until they are shut."""
    if state.step != "speed_choice" or not state.legal_actions():
        return False
    return (ORDERING in picked) != bool(state.ordered[state.seat])


def opener(state: RunAway, viewer: Viewer) -> str:
    """The button that opens them, and shuts them."""
    opened = ordering(state, viewer.picked)
    pressed = attributes(aria_pressed=str(opened).lower())
    return (
        f'<button{viewer.button} type="button" class="quiet" id="orders"{viewer.pick(ORDERING)}{pressed}>'
        f"{'Back to the cards' if opened else 'Orders'}</button>"
    )


def rows(state: RunAway, legal: Collection[Action], viewer: Viewer) -> str:
    """What may be ordered of each thing that one has, in a row each, and of the run."""
    seat, shown = state.seat, ""
    for action in legal:
        if action.verb == "all_by_itself":
            shown += f'<div class="order"><p>No questions in runs:</p>{_button(state, action, viewer)}</div>'
    for thing in (*orders.things(state, seat), A_RUN):
        if thing == A_RUN:
            found = [action for action in legal if action.verb in ("run_by_itself", "run_asked")]
            name, now = "Your run", "by itself" if state.by_itself[seat] else "you are asked"
        else:
            found = [action for action in legal if action.verb in orders.HOWS and action.args == (thing,)]
            name = CARDS[thing].name if thing else f"“{state.hero(seat).ability}”"
            now = HOW[orders.how(state, seat, thing)]
        offered = "".join(_button(state, action, viewer) for action in found)
        shown += (
            f'<div class="order" role="group" aria-label="{esc(name)}">'
            f"<p><b>{esc(name)}</b> <i>now: {now}</i></p>{offered}</div>"
        )
    return shown


def _button(state: RunAway, action: Action, viewer: Viewer) -> str:
    """One order, in the few words that fit beside what it is about."""
    label = attributes(aria_label=capital(VERBS.order(state, action, viewer.names)))
    name = "-".join(["choice", action.verb, *map(str, action.args)])
    words = {**HOW, **RUN_HOW}[action.verb]
    return (
        f'<button{viewer.button} type="button" class="quiet" id="{name}"{label}{viewer.action(action)}>'
        f"{words}</button>"
    )
