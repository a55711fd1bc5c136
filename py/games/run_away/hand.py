"""What lies before whoever looks in Run Away!!: a slot with the card that is being dealt with, or the bag;
and below it the hand, or, where no card of it is to be chosen, the choices.
"""

from __future__ import annotations

from drawing.effect_icons import icon
from drawing.seats import badge
from games.run_away.cards import face, look, small_face
from games.run_away.choices import by_buttons, choices
from games.run_away.deck import CARDS, NUMBER
from games.run_away.orders_view import ordering
from games.run_away.pieces import BY_CARD
from games.run_away.position import NOBODY
from games.run_away.rules import RunAway
from games.run_away.throwing import pairs, waiting
from games.run_away.turn_track import stage
from games.run_away.verbs import VERBS, danger, gets, helps, landing, often
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.markup import NOTHING, Html, attributes, esc
from tabletop.wording import a, capital, counted, in_words


def desk(state: RunAway, viewer: Viewer) -> Html:
    """The tray: the slot, and the hand of whoever looks or the choices; nothing where nobody is to be shown
    anything."""
    buttons = by_buttons(state, viewer.picked)
    if viewer.seat is None and not buttons and not turned(state):
        return NOTHING
    held = _held(state, viewer) if viewer.seat is not None else ""
    up = _turned(state, viewer)
    if ordering(state, viewer.picked):  # the cards are offered unseen
        held = f'<div hidden="">{held}</div>'
    slot = up or _bag(state, viewer) + (held if buttons else "")
    cards = "" if buttons else held
    return Html(
        f'<div class="desk{" choices-first" if buttons else ""}">'
        f'<div class="slot{" up" if up else ""}">{slot}</div>'
        f'<div class="cards" id="hand-cards" role="group" aria-label="In hand">{cards}</div>'
        f"{choices(state, viewer)}</div>"
    )


def _held(state: RunAway, viewer: Viewer) -> str:
    """The cards in the hand of whoever looks, and others that can be chosen as these are."""
    looker = viewer.seat
    legal = {action.args[0]: action for action in state.legal_actions() if action.verb in BY_CARD}
    throws = state.step == "throw_choice" and state.seat == looker and bool(state.legal_actions())
    held = places(state, looker) if looker is not None else []
    held += [card for card in legal if card not in held]
    return "".join(
        _in_hand(state, card, legal.get(card), throws, viewer) if card else '<span class="gone"></span>'
        for card in held
    )


def places(state: RunAway, seat: int) -> list[int]:
    """The hand of a seat, each card at a place that it keeps while others are laid down: those leave an empty
    one, 0, until the runs begin."""
    hand = state.hands[seat]
    laid = {state.bases[seat], *(card for front in state.fronts for card, by in front if by == seat)}
    if stage(state) == "run":
        laid.clear()
    return [card if card in hand else 0 for card in sorted({*hand, *laid} - {0})]


def _bag(state: RunAway, viewer: Viewer) -> str:
    """The bag of whoever looks, and what they run on; not at a turned table, where neighbours read along."""
    looker = viewer.seat
    if looker is None:
        return _face_down(state, viewer)
    empty = "An empty bag: 3 more speed." if state.step == "speed_choice" else "An empty bag."
    bag = "".join(_in_bag(card, viewer) for card in state.bags[looker]) or f"<p>{empty}</p>"
    base = state.bases[looker]
    if base and state.to_run(looker) and not viewer.round:
        bag += f"<p>You run on <b>{CARDS[base].name}</b>, {a(NUMBER[base])}.</p>"
    return f'<div class="bag" id="hand-bag" role="group" aria-label="In your bag">{icon("item")}{bag}</div>'


def _face_down(state: RunAway, viewer: Viewer) -> str:
    """What whoever is asked before all holds, face down, and open while it is held; at a window they are
    asked whether they want to see it."""
    bag, kept = len(state.bags[state.seat]), len(state.hands[state.seat])
    if not viewer.look or not bag + kept:
        return ""
    backs = f'<i class="back bagged">{icon("item")}</i>' * bag + '<i class="back"></i>' * kept
    if state.step == "window":
        return f'<p class="face-down">{backs}</p>'
    holds = in_words([*([counted(bag, "item")] if bag else []), *(["the card kept"] if kept else [])])
    return (
        f'<button{viewer.button} type="button" class="face-down" id="face-down"{viewer.look} data-hold="">'
        f"{backs}<span>Hold to look: {holds}</span></button>"
    )


def turned(state: RunAway) -> int:
    """The card that was turned up and is being dealt with; 0 for none."""
    if state.runner == NOBODY or (state.legal_actions() and not _matters(state)):
        return 0
    return state.turned


def _turned(state: RunAway, viewer: Viewer) -> str:
    """The same with before whom it lies."""
    if not turned(state):
        return ""
    return (
        f'<button{viewer.button} type="button" class="{look(state.turned)} turned" '
        f'id="turned-{state.turned}" data-touch="card {state.turned}">'
        f"<em>Before {esc(viewer.names[state.runner])}</em>{face(state.turned)}</button>"
    )


def _matters(state: RunAway) -> bool:
    """Is what is decided now about the card that was turned up last?"""
    about = state.step in ("found_item", "aim_event")
    return about or (state.step == "window" and state.agenda[0][2] == "flip")


def _in_hand(state: RunAway, card: int, action: Action | None, throws: bool, viewer: Viewer) -> str:
    more, worn = "", look(card)
    if action:
        title = capital(VERBS.order(state, action, viewer.names))
        offered = viewer.action(action) + attributes(title=title)
        if action.verb == "run_on":
            more = f'<span class="would">{_would(state, card)}</span>'
    elif throws:
        on = dict(pairs(viewer.picked)).get(card)
        pressed = str(f"card {card}" in viewer.picked).lower()
        worn += " waits" if waiting(viewer.picked) == card else ""
        offered = viewer.pick(f"card {card}") + attributes(data_drag="", aria_pressed=pressed)
        to = "helps" if helps(card) and on != state.seat else "at"
        at = "" if on is None else f"{to} {badge(on)} {esc(viewer.names[on])}"
        more = f'<span class="would">{"whom?" if "waits" in worn else at}</span>'  # its room stays
    else:
        offered = attributes(data_touch=f"card {card}")
    name = f"card-{card}"
    return (
        f'<button{viewer.button} type="button" class="{worn}" id="{name}"{viewer.mark(name)} '
        f'data-glide=""{offered}>{face(card)}{more}</button>'
    )


def _would(state: RunAway, card: int) -> str:
    """Where a card brings whoever runs on it, and how likely the boss comes there, in few words."""
    to = landing(state, state.seat, card)
    where = f'<b aria-hidden="true">{"out" if to == state.exit else f"to {to}"}</b>'
    chance = danger(state, state.seat, card)
    if chance:
        where += f' <span aria-hidden="true">{icon("boss")}{often(chance)}</span>'
    said = "out of the dungeon" if to == state.exit else f"to space {to}"
    return f'{where}<span class="sr-only tells">{said}; {gets(chance)}</span>'


def _in_bag(card: int, viewer: Viewer) -> str:
    if not card:
        return '<span class="face unseen">an item</span>'
    return (
        f'<button{viewer.button} type="button" class="{look(card)} small" id="card-{card}" data-glide="" '
        f'data-touch="card {card}">'
        f"{small_face(card)}</button>"
    )
