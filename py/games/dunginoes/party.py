"""Who explores the dungeon of Dunginoes, and what lies before them: hands, pile and choices.

Each seat has a colour and a shape, so that neither is needed alone. The hand of whoever
decides lies large in the tray; all hands lie small at the edge, as they lie open at a table.
"""

from __future__ import annotations

from dominoes.domino import Domino, spoken
from dominoes.duel import rolls
from drawing import back, die, domino
from drawing.seats import badge
from games.contract import SafeNames
from games.dunginoes import odds
from games.dunginoes.pieces import HAND, HEAD_STARTS, LIGHT, TO_BEAT, Take
from games.dunginoes.rules import Dunginoes
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.markup import Html, attributes, esc
from tabletop.wording import counted, in_words

CHOOSING = {"spare": "Give back", "wound": "Turn down", "face_boss": "Fight for"}
DISCARD = "Discard"  # DU5.2: instead of giving back


# --- all seats, at the edge --------------------------------------------------------------


def party(state: Dunginoes, names: SafeNames, stop: Html) -> Html:
    """Every seat with its dominoes, face up and face down; nothing to show alone."""
    if state.seats == 1:
        return Html("")
    seats = "".join(_seat(state, seat, names[seat], stop) for seat in range(state.seats))
    return Html(
        f'<section class="party" data-part="players" aria-label="Explorers"><ol>{seats}</ol></section>'
    )


def _seat(state: Dunginoes, seat: int, name: str, stop: Html) -> str:
    hand, downs = state.hands[seat], state.downs[seat]
    now = seat == state.seat and not state.ending
    charms = _charms(state, seat)
    fate = f"{_fate(state, seat)}, {charms}" if charms else _fate(state, seat)
    held = in_words([spoken(tile) for tile in hand])
    who = f"{name} {fate}, to move" if now else f"{name} {fate}"
    words = f"{who}: {held} face up, {len(downs) or 'none'} face down"
    words += f", head start: {HEAD_STARTS[start - 1]}" if (start := state.head_start(seat)) else ""
    tiles = "".join(domino(*tile) for tile in hand) + back() * len(downs)
    looks = "seat" + (" now" if now else "") + (" stunned" if state.stunned(seat) else "")
    return (
        f'<li class="{looks}" id="seat-{seat}"><button type="button" data-touch="seat {seat}"{stop} '
        f'aria-label="{words}"><span class="name">{badge(seat)}{name}</span> '
        f'<span class="fate">{fate}</span><span class="held">{tiles}</span></button></li>'
    )


def _fate(state: Dunginoes, seat: int) -> str:
    """DU4.5, DU3.5: out, stunned, or with so many pips in hand: whoever gets out with most wins."""
    if state.stunned(seat):
        return "stunned"
    pips = counted(state.loot(seat), "pip")
    return f"out with {pips}" if seat in state.escaped else pips


def _charms(state: Dunginoes, seat: int) -> str:
    """DU5.1: the charms that are left, for whoever has any."""
    left = state.charms_of(seat)
    return counted(left, "charm") if left else ""


# --- the tray of whoever decides ---------------------------------------------------------------


def tray(state: Dunginoes, chosen: Domino | None, viewer: Viewer) -> Html:
    """The hand, what it is worth, the pile and the choices that are not made on the map."""
    whose = f"Hand of {esc(viewer.names[state.seat])}" if state.seats > 1 else "Hand"
    look = "rack lantern" if state.lantern else "rack"
    return Html(
        f'<section class="tray card" data-part="tray" aria-label="{whose}"><div class="{look}">'
        f'<div class="hand" role="group" aria-label="Dominoes">{_hand(state, chosen, viewer)}</div>'
        f"{_light(state, viewer)}{_pile(state, viewer)}{_loot(state, viewer)}{_search(state, viewer)}"
        f'<p class="note" data-asks="">{note(state, chosen)}</p></div></section>'
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
    up = [
        _tile(
            state, tile, f"{look} in-{i}", tile == chosen, choices.get(tile), placements.get(tile, 0), viewer
        )
        for i, (tile, look) in enumerate(tiles)
    ]
    down = [_down(tile, f"in-{HAND - i}") for i, tile in enumerate(state.downs[state.seat])]
    free = range(len(up), HAND + 1 - len(down))
    return "".join(up + [f'<span class="slot in-{i}"></span>' for i in free] + down)


def _tile(
    state: Dunginoes,
    tile: Domino,
    look: str,
    chosen: bool,
    action: Action | None,
    places: int,
    viewer: Viewer,
) -> str:
    now, label, found = state.step, "", look.startswith(" found")
    touch = f"domino {tile}"
    offered = attributes(data_touch=touch)
    if action:
        label = DISCARD if state.lantern and now == "spare" else CHOOSING[now]
        look = f"{look} choice-tile"
        offered = viewer.action(action, touch)
    elif found:
        label = "found"
    elif places:
        label = counted(places, "place")
        offered = viewer.pick(str(tile), touch) + attributes(aria_pressed=str(chosen).lower())
    elif now == "play_or_search" and state.legal_actions():
        look, label = f"{look} stuck", "no place"
    elif state.ending:
        label = counted(tile.pips, "pip")
    chance = odds.chance(tile)
    what = f"Domino {spoken(tile)}: {label}" if label else f"Domino {spoken(tile)}"
    words = what if state.ending else f"{what}, {chance}: {rolls(tile)} wins"
    fight = "" if state.ending else f' <span class="odds">{die(5)}{chance}</span>'
    return (
        f'<button{viewer.button} type="button" class="tile{look}" id="hand-{tile}" data-glide=""{offered} '
        f'aria-label="{words}">{domino(*tile)}<span class="does">{label}</span>{fight}</button>'
    )


def _down(tile: Domino, place: str) -> str:
    return (
        f'<button type="button" class="tile down {place}" id="hand-{tile}" '
        f'data-touch="domino {tile}" tabindex="-1" '
        f'aria-label="Domino {spoken(tile)}, face down for good">{back()}</button>'
    )


def _light(state: Dunginoes, viewer: Viewer) -> str:
    """DU5.2: what of the pile lies in the light, and how a search would go with it."""
    if not state.lantern:
        return ""
    tiles = "".join(_lit(state, tile, viewer) for tile in state.light)
    tiles += '<span class="slot"></span>' * (LIGHT - len(state.light))
    return f'<div class="light" role="group" aria-label="In the light">{tiles}</div>'


def _lit(state: Dunginoes, tile: Domino, viewer: Viewer) -> str:
    """How it would fight is told where it is taken for the hand or fits nowhere."""
    for_hand = state.step == "take" and not state.searching
    touch, label = f"domino {tile}", odds.chance(tile)
    if tile in state.fitting() and not for_hand:
        label = "fits"
    action = next((one for one in state.legal_actions() if one == Take(tile)), None)
    offered = viewer.action(action, touch) if action else attributes(data_touch=touch)
    look = "tile choice-tile" if action else "tile"
    said = "Take" if action else "In the light"
    return (
        f'<button{viewer.button} type="button" class="{look}" id="hand-{tile}" data-glide=""{offered} '
        f'aria-label="{said}: domino {spoken(tile)}, {label}">{domino(*tile)}'
        f'<span class="does">{label}</span></button>'
    )


def _pile(state: Dunginoes, viewer: Viewer) -> str:
    count = 0 if state.boss else len(state.pile)  # what the boss has taken is discarded (DU4.4)
    called = " boss called" if state.boss_called and not state.boss else ""
    lit = f", but for {len(state.light)} in the light" if state.light else ""
    words = f"{count} in pile{called}, face down{lit}"
    return (
        f'<button{viewer.button} type="button" class="pile" id="pile" data-touch="pile" aria-label="{words}">'
        f'<span class="stack">{back() * min(3, count)}</span>'
        f"<span><b>{_wide(count)}</b> in pile</span></button>"
    )


def _wide(number: int) -> str:
    """A number that is as wide with one figure as with two."""
    return str(number).rjust(2, "\u2007")


def _loot(state: Dunginoes, viewer: Viewer) -> str:
    """DU4.5: the pips of the hand, whose it is for whoever looks on, and how many of them win."""
    pips, at_stake = state.loot(state.seat), sum(tile.pips for tile in state.unfought)
    aim = f"more than {TO_BEAT} wins" if state.seats == 1 else "most pips win"
    also = f"{at_stake} of them at stake" if at_stake else aim
    look = " rich" if state.seats == 1 and pips > TO_BEAT else ""
    held = f"<b>{_wide(pips)}</b> {'pip' if pips == 1 else 'pips'}"
    watched = state.seats > 1 and (viewer.seat != state.seat or not viewer.acts)
    held = f"{esc(viewer.names[state.seat])}: {held}," if watched else f"{held} in hand,"
    charms = _charms(state, state.seat) if state.seats == 1 else ""
    also += f"; head start: {charms}" if charms else ""
    return f'<p class="loot{look}" id="loot"><span>{held}</span> <span>{also}</span></p>'


def _search(state: Dunginoes, viewer: Viewer) -> str:
    """DU3.1: the button with its odds, or the same, greyed, while a search is not to be had."""
    if state.boss or not state.pile:
        words = "The boss is awake." if state.boss else "The pile is empty."
    else:
        words = odds.search_brief(state)
    action = next((action for action in state.legal_actions() if action.verb == "search"), None)
    look = " idle" if not action else "" if len(state.legal_actions()) > 1 else " main"
    offered = viewer.action(action) if action else attributes(data_touch="search", aria_disabled="true")
    return (
        f'<button{viewer.button} type="button" class="choice{look}" id="search"{offered}>'
        f"<b>Search</b> <span>{words}</span></button>"
    )


def note(state: Dunginoes, chosen: Domino | None) -> str:
    """What to do next, for whoever plays for the first time."""
    now = state.step
    if now == "passage":
        return "A passage: tap one of its places on the map to lay it."
    if now == "play_or_search" and chosen:
        return "Tap a place on the map to lay it there."
    if now == "play_or_search" and len(state.legal_actions()) > 1:
        return "Choose a domino to see where it can lie, or search."
    if now == "face_boss":
        return "Each domino says how likely you keep it."
    return ""
