"""Who explores the dungeon of Dunginoes, and what lies before them: hands, pile and choices.

Each seat has a colour and a shape, so that neither is needed alone. The hand of whoever
decides lies large in the tray; all hands lie small at the edge, as they lie open at a table.
"""

from __future__ import annotations

from dominoes.domino import Domino, spoken
from dominoes.duel import rolls
from drawing import back, die, domino
from drawing.seats import SHAPES, badge
from games.contract import SafeNames
from games.dunginoes import odds
from games.dunginoes.rules import Dunginoes
from games.dunginoes.verbs import VERBS
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.markup import Html, attributes, esc
from tabletop.wording import capital, counted, in_words

LAYING = ("play_or_search", "passage")
CHOOSING = {"spare": "Give back", "wound": "Turn down", "face_boss": "Fight for"}


# --- all seats, at the edge --------------------------------------------------------------


def party(state: Dunginoes, names: SafeNames) -> Html:
    """Every seat with its dominoes, face up and face down; nothing to show alone."""
    if state.seats == 1:
        return Html("")
    seats = "".join(_seat(state, seat, names[seat]) for seat in range(state.seats))
    return Html(
        f'<section class="party" data-part="players" aria-label="Explorers"><ol>{seats}</ol></section>'
    )


def _seat(state: Dunginoes, seat: int, name: str) -> str:
    hand, downs = state.hands[seat], state.downs[seat]
    now = seat == state.seat and not state.ending
    fate = _fate(state, seat) or ("to move" if now else "")
    who = f"{name} {fate}" if fate else name
    held = in_words([spoken(tile) for tile in hand])
    words = f"{who}, {SHAPES[seat][0]}: {held} face up, {len(downs) or 'none'} face down"
    tiles = "".join(domino(*tile) for tile in hand) + back() * len(downs)
    looks = "seat" + (" now" if now else "") + (" stunned" if state.stunned(seat) else "")
    return (
        f'<li class="{looks}" id="seat-{seat}"><button type="button" data-touch="seat {seat}" tabindex="-1" '
        f'aria-label="{words}">{badge(seat)}<span class="name">{name} '
        f'<span class="fate">{fate}</span></span><span class="held">{tiles}</span></button></li>'
    )


def _fate(state: Dunginoes, seat: int) -> str:
    if seat in state.escaped:
        return f"out with {counted(state.loot(seat), 'pip')}"
    return "stunned" if state.stunned(seat) else ""


# --- the tray of whoever decides ---------------------------------------------------------------


def tray(state: Dunginoes, chosen: Domino | None, viewer: Viewer) -> Html:
    """The hand, the pile and the choices that are not made on the map."""
    who = (
        f'<h2 class="who">{badge(state.seat)}{esc(viewer.names[state.seat])}</h2>' if state.seats > 1 else ""
    )
    what_next = f'<p class="note" data-asks="">{note(state, chosen)}</p>'
    hand = f'<div class="hand" role="group" aria-label="Dominoes">{_hand(state, chosen, viewer)}</div>'
    return Html(
        f'<section class="tray card" data-part="tray" aria-label="Hand">'
        f"{who}{hand}{_pile(state, viewer)}{_search(state, viewer)}{what_next}</section>"
    )


def _hand(state: Dunginoes, chosen: Domino | None, viewer: Viewer) -> str:
    now = state.step
    choices = {action.args[0]: action for action in state.legal_actions() if now in CHOOSING}
    placements: dict[Domino, int] = {}
    for action in state.legal_actions():
        if action.verb == "lay":
            placements[action.args[0]] = placements.get(action.args[0], 0) + 1
    tiles = [(tile, "") for tile in state.hands[state.seat]]
    if state.found:
        tiles.append((state.found, " found"))
    parts = [
        _tile(state, tile, look, tile == chosen, choices.get(tile), placements.get(tile, 0), viewer)
        for tile, look in tiles
    ]
    return "".join(parts) + "".join(_down(tile) for tile in state.downs[state.seat])


def _tile(
    state: Dunginoes,
    tile: Domino,
    look: str,
    chosen: bool,
    action: Action | None,
    places: int,
    viewer: Viewer,
) -> str:
    now, label = state.step, ""
    touch = f"domino {tile}"
    offered = attributes(data_touch=touch)
    if action:
        look, label = " choice-tile", CHOOSING[now]
        offered = viewer.action(action, touch)
    elif look:
        label = "found"
    elif places:
        label = counted(places, "place")
        offered = viewer.pick(str(tile), touch) + attributes(aria_pressed=str(chosen).lower())
    elif now in LAYING and state.legal_actions():
        look, label = " stuck", "no place"
    elif state.ending:
        label = counted(tile.pips, "pip")
    chance = odds.fraction(tile)
    what = capital(VERBS.order(state, action)) if action else f"Domino {spoken(tile)}"
    if label and not action:
        what += f": {label}"
    words = what if state.ending else f"{what}, {chance} to win its fight: {rolls(tile)} wins"
    fight = "" if state.ending else f' <span class="odds">{die(5)}{chance}</span>'
    return (
        f'<button{viewer.button} type="button" class="tile{look}" id="hand-{tile}" data-glide=""{offered} '
        f'aria-label="{words}">{domino(*tile)}<span class="does">{label}</span>{fight}</button>'
    )


def _down(tile: Domino) -> str:
    return (
        f'<button type="button" class="tile down" id="hand-{tile}" data-touch="domino {tile}" tabindex="-1" '
        f'aria-label="Domino {spoken(tile)}, face down for good">{back()}</button>'
    )


def _pile(state: Dunginoes, viewer: Viewer) -> str:
    count = len(state.pile)
    called = " boss called" if state.boss_called and not state.boss else ""
    words = f"{count} in the pile{called}, face down"
    return (
        f'<button{viewer.button} type="button" class="pile" id="pile" data-touch="pile" aria-label="{words}">'
        f'<span class="stack">{back() * min(3, count)}</span>'
        f'<span><b>{count}</b> <span class="unit">in the pile</span>'
        f'<span class="called">{called}</span></span></button>'
    )


def _search(state: Dunginoes, viewer: Viewer) -> str:
    """DU3.1: the button with its odds, or the same, greyed, while a search is not to be had."""
    if state.boss or not state.pile:
        return ""
    action = next((action for action in state.legal_actions() if action.verb == "search"), None)
    look = "" if len(state.legal_actions()) > 1 else " main"
    offered = viewer.action(action) if action else attributes(data_touch="search", aria_disabled="true")
    return (
        f'<button{viewer.button} type="button" class="choice{look if action else " idle"}" '
        f'id="search"{offered}>'
        f"<b>Search</b> <span>{capital(odds.search_words(state).removeprefix('Search: '))}</span></button>"
    )


def note(state: Dunginoes, chosen: Domino | None) -> str:
    """What to do next, for whoever plays for the first time."""
    now = state.step
    if now == "passage":
        return "A passage: tap one of the lit squares to lay it."
    if now == "play_or_search" and chosen:
        return "Tap a lit square to lay it there."
    if now == "play_or_search" and len(state.legal_actions()) > 1:
        return "Tap a domino to see where it can lie, or search."
    if now == "face_boss":
        return "The fraction on each domino is the chance to keep it."
    return ""
