"""Who is out on the ice in Penguin's Night Out, and what lies before them: standings, dice and choices."""

from __future__ import annotations

from drawing import die
from drawing.ice import floe, nest
from drawing.penguin import buddy, penguin
from drawing.seats import badge
from games.contract import SafeNames
from games.penguins import choice
from games.penguins.pieces import BUDDIES, HEAD_STARTS, NINE, owner
from games.penguins.routes import course, tour
from games.penguins.rules import Penguins
from games.penguins.squares import named, spoken
from games.penguins.verbs import VERBS, after, changes
from games.penguins.words import buddy_words
from games.viewer import Picked, Viewer
from tabletop.game import Names
from tabletop.markup import Html, esc
from tabletop.wording import capital, counted, in_words

# --- all seats, at a glance ------------------------------------------------------------------


def crew(state: Penguins, names: SafeNames, stop: Html) -> Html:
    """Every seat: its nest, its buddies, and how far it is from home."""
    seats = "".join(_seat(state, seat, names[seat], stop) for seat in range(state.seats))
    return Html(f'<section class="crew" data-part="players" aria-label="Penguins"><ol>{seats}</ol></section>')


def _seat(state: Penguins, seat: int, name: str, stop: Html) -> str:
    """A penguin in a few words that fit on a phone; its label has all of them."""
    now = seat == state.seat and not state.ending
    fate = "stunned" if seat in state.stunned else ""
    carried, out = state.carried[seat], len(state.astray(seat))
    brief, whole = _togo(state, seat)
    start = state.head_start(seat)
    ahead = "head start" if start else ""
    said = " ".join(word for word in (name, brief, ahead, fate) if word)  # as it is seen, in this order
    words = (
        f"{said}{', to move' if now else ''}: {whole}, nest {spoken(state.nests[seat])}, "
        f"{carried} of {BUDDIES} buddies along, {out} on the ice"
    )
    heads = "".join(
        f'<svg class="head {"along" if i < carried else "out"}" viewBox="-30 -32 60 64">{buddy(seat)}</svg>'
        for i in range(BUDDIES)
    )
    looks = "seat" + (" now" if now else "") + (" stunned" if fate else "")
    dazed = f' <span class="fate">{fate}</span>' if fate else ""
    words += f", head start: {HEAD_STARTS[start - 1][0]}" if start else ""
    given = f' <span class="fate">{ahead}</span>' if ahead else ""
    return (
        f'<li class="{looks}" id="seat-{seat}"><button type="button" data-touch="seat {seat}"{stop} '
        f'aria-label="{words}" title="{capital(whole)}">{_at_home(state, seat)}'
        f'<span class="name">{badge(seat)}{name}</span> '
        f'<span class="heads" aria-hidden="true">{heads}</span>'
        f'<span class="far">{brief}{given}{dazed}</span></button></li>'
    )


def _at_home(state: Penguins, seat: int) -> str:
    """A penguin on its nest; what has less room shows the middle of it."""
    return (
        '<svg class="face" viewBox="-102 -64 204 128" preserveAspectRatio="xMidYMid slice" '
        'aria-hidden="true">'
        f'<g transform="translate(0 14)">{floe(*state.nests[seat])}{nest(seat)}</g>'
        f'<g transform="translate(0 -14)">{penguin(seat)}</g></svg>'
    )


def _togo(state: Penguins, seat: int) -> tuple[str, str]:
    """How far it still is in all: in a few words, and in whole."""
    hidden = sum(seat == owner(buddy) for held in state.held for buddy in held)
    if hidden:
        return f"{hidden} to come", f"{counted(hidden, 'buddy', 'buddies')} still to be hidden"
    home, total = course(state, seat).home, tour(state, seat)
    if home is None:
        return "no way home", "no way leads home as the ice lies"
    if state.carried[seat] == BUDDIES:
        return (f"{counted(home, 'step')}", f"{counted(home, 'step')} home") if home else ("home", "at home")
    if total is None:
        return "no way there", "no way leads to a buddy as the ice lies"
    return f"{counted(total, 'step')}", f"{counted(total, 'step')} to all buddies and home"


# --- the tray of whoever decides ------------------------------------------------------------------


def tray(state: Penguins, viewer: Viewer) -> Html:
    """The dice, what to do, and the choices that are not made on the ice: each has a place of its own,
    whether it is there or not."""
    return Html(
        '<section class="tray card" data-part="tray" aria-label="Dice and choices"><div class="rack">'
        f"{_dice(state, viewer)}{_told(state, viewer)}"
        f'<div class="doings">{_list(state, viewer) or _laying(state, viewer)}</div>'
        f'<div class="ends">{_ends(state, viewer)}</div></div></section>'
    )


def _dice(state: Penguins, viewer: Viewer) -> str:
    """PN2.1, PN3.1: the die of the walk, and the two that choose a domino."""
    walk, ice = (state.die,) if state.die else (), state.dice if state.step != "move" else ()
    shown = f"{_rolled('walk', walk, 1)} {_rolled('ice', ice, 2)}"
    if not walk and not ice:
        return f'<span class="dice" aria-hidden="true">{shown}</span>'
    said = f'<span class="sr-only">Dice: </span>{shown}'
    return f'<button{viewer.button} type="button" class="dice" id="dice" data-touch="dice">{said}</button>'


def _rolled(what: str, numbers: tuple[int, ...], places: int) -> str:
    """Dice as they are seen, each in its place, and as they are said."""
    empty = '<i class="no-die"></i>' * (places - len(numbers))
    said = f'<span class="sr-only"> {in_words([str(number) for number in numbers])}</span>' if numbers else ""
    shown = f"{said}{''.join(map(die, numbers))}{empty}"
    return f'<span class="rolled"><span class="for">{what}</span>{shown}</span>'


def _told(state: Penguins, viewer: Viewer) -> str:
    """What to do next, or, of the domino in hand, what it would change where it is held."""
    ghost = choice.ghost(state, viewer.picked)
    if ghost:
        said = esc(changes(state, after(state, "lay", *ghost[2].args), viewer.names))
        return f'<p class="note changes">{said}</p>'
    if state.step == "lay":
        return f'<p class="note changes" data-asks="">{NOTES["lay"]}</p>'
    return f'<p class="note" data-asks="">{_note(state, viewer.picked) if state.legal_actions() else ""}</p>'


def _note(state: Penguins, picked: Picked) -> str:
    """What to tap, for whoever plays for the first time."""
    if state.step != "effects":
        return NOTES[state.step]
    if choice.floes(state, picked):
        return "Choose a floe to pick it up."
    return NOTES["wave"]


NOTES = {
    "place": "Choose a square, best many steps from its penguin.",
    "move": "Choose a square: its number counts the steps.",
    "wave": "Choose a square beside the buddy.",
    "lay": "Choose a square, or drag the floe there.",
}


def _list(state: Penguins, viewer: Viewer) -> str:
    """PN1.5, PN2.6, PN3.2: buddies that can be placed or moved, and floes: what is picked, and what else can
    be."""
    buddies = list(
        dict.fromkeys(action.args[0] for action in state.legal_actions() if action.verb in choice.BUDDY_VERBS)
    )
    chosen = choice.buddy(state, viewer.picked)
    things = [
        (
            f"buddy {number}",
            capital(buddy_words(state, number, viewer.names)),
            _where(state, number, viewer.names),
            number == chosen,
            buddy(owner(number)),
        )
        for number in buddies
    ]
    if state.step == "effects" and state.roams:
        things.append(("floes", "Move a free floe", "a free floe", choice.floes(state, viewer.picked), ""))
    if not things:
        return ""
    shown = "".join(_effect(_column(state, thing[0]), *thing, viewer) for thing in things)
    return f'<div class="effects" role="group" aria-label="In any order" data-asks="">{shown}</div>'


def _column(state: Penguins, what: str) -> int:
    """Where a thing stands among the others, whichever of them are gone by now."""
    kind, _, number = what.partition(" ")
    if kind == "floes":
        return BUDDIES
    whose = owner(int(number))
    return (whose - state.seat - 1) % state.seats if state.step == "place" else int(number) % BUDDIES


def _where(state: Penguins, number: int, names: Names) -> str:
    """A buddy in a few words, beside its picture, which says whose it is: "3 of 3-5"; the name before it is
    out."""
    square = state.buddies[number]
    if not square:
        return names[owner(number)]
    place, number_there = state.ice[square]
    tile = NINE[place]
    return named(state, square) if tile.is_double else f"{number_there or 'bear'} of {tile}"


def _effect(
    column: int, what: str, words: str, brief: str, chosen: bool, picture: str, viewer: Viewer
) -> str:
    drawn = f'<svg class="head" viewBox="-30 -32 60 64" aria-hidden="true">{picture}</svg>' if picture else ""
    return (
        f'<button{viewer.button} type="button" class="effect in-{column}" id="pick-{what.replace(" ", "-")}"'
        f'{viewer.pick(what)} aria-pressed="{"true" if chosen else "false"}" '
        f'aria-label="{esc(f"{brief}: {words}")}">{drawn}<span>{esc(brief)}</span></button>'
    )


ENDS = ("stay", "drop", "leave")
LAY, TURN = "Lay it here", "Turn it"


def _laying(state: Penguins, viewer: Viewer) -> str:
    """PN3.3: lay the domino where it is held, or turn it; both are there before it is held anywhere."""
    ghost = choice.ghost(state, viewer.picked)
    if ghost:
        words = esc(VERBS.order(state, ghost[2], viewer.names))
        return (
            f'<button{viewer.button} type="button" class="choice main" id="lay"{viewer.action(ghost[2])} '
            f'aria-label="{LAY}: {words}" aria-keyshortcuts="F"><b>{LAY}</b>{_key("F")}</button>'
            f'<button{viewer.button} type="button" class="choice" id="turn"{viewer.pick("turn")} '
            f'aria-keyshortcuts="T">'
            f"<b>{TURN}</b>{_key('T')}</button>"
        )
    if state.step != "lay":
        return ""
    return "".join(
        f'<button{viewer.button} type="button" class="choice" disabled=""><b>{words}</b></button>'
        for words in (LAY, TURN)
    )


def _ends(state: Penguins, viewer: Viewer) -> str:
    """What ends the choice: stay, or leave things as they are."""
    return "".join(
        f'<button{viewer.button} type="button" class="choice" id="{action.verb}"{viewer.action(action)} '
        f'aria-keyshortcuts="E">{esc(capital(VERBS.order(state, action, viewer.names)))}{_key("E")}</button>'
        for action in state.legal_actions()
        if action.verb in ENDS
    )


def _key(letter: str) -> str:
    """The key that does it, seen where there is likely to be a keyboard."""
    return f' <span class="key" aria-hidden="true">{letter}</span>'
