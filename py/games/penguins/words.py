"""What Penguin's Night Out says: events, prompts, actions, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.penguins.field import steps
from games.penguins.pieces import BUDDIES, NINE, ROUNDS, STEPS, owner
from games.penguins.squares import named, placed
from tabletop.actions import Action
from tabletop.dominoes import Domino, spoken
from tabletop.game import Names, counted, in_words
from tabletop.grid import Point

if TYPE_CHECKING:
    from games.penguins.rules import Penguins


def _met(name: str, carried: int) -> str:
    more = "both buddies are together" if carried == BUDDIES else "one more to fetch"
    return f"{name} picks up a buddy: {more}."


EVENTS: dict[str, Callable[..., str]] = {
    "nested": "{} nests on {}.".format,
    "placed": "A buddy of {} is put out on the ice.".format,
    "passed": "Still sees stars, and passes this turn.".format,
    "late": "The first turn has no walk.".format,
    "rolled": lambda die: f"Rolls {a(die)}.",
    "walked": lambda way: f"Waddles {counted(len(way) - 1, 'step')}.",
    "stayed": "Stays put.".format,
    "bear": "A bear sleeps on this blank: not one step more.".format,
    "met": _met,
    "doubled": "A double, {}, from which a buddy can be called.".format,
    "selected": "The ice stirs at {}.".format,
    "stunned": "The shock stuns {}, who will pass a turn.".format,
    "nudged": "A buddy of {} waddles to the next square.".format,
    "left": "The rest stays as it is.".format,
    "lifted": "{} breaks loose.".format,
    "laid": "{} drifts to another place.".format,
    "dropped": "The ice stays as it lies.".format,
    "home": "Home, with both buddies: the dogsled leaves!".format,
    "draw": f"{ROUNDS} rounds: the dogsled has left without anybody.".format,
}


def a(number: int) -> str:
    """A number with its article: "a 4", "an 8"."""
    return f"an {number}" if number == 8 else f"a {number}"


def prompt(state: Penguins, names: Names) -> str:
    """What the deciding seat is asked now, in one sentence."""
    if state.ending:
        return reason(state, state.seat, names)
    return _PROMPTS[state.step](state, names)


def _place(state: Penguins, names: Names) -> str:
    whose = in_words(list(dict.fromkeys(names[owner(buddy)] for buddy in state.held[state.seat])), "or")
    return f"Put a buddy of {whose} on any free square."


def _move(state: Penguins, names: Names) -> str:
    die = a(state.die)
    return f"You rolled {die}: walk up to {STEPS} squares; {die}, a bear or your buddy ends the walk."


def _wave(state: Penguins, names: Names) -> str:
    each = state.agenda[1] == ("wave",) or len(state.loose) < len(state.astray(state.seat))
    who = "each of your buddies" if each else "one of your buddies" if len(state.loose) > 1 else "your buddy"
    return f"You stand on a double: {who} may move one square."


def _effects(state: Penguins, names: Names) -> str:
    can = []
    if state.loose:
        whose = "the buddy" if len(state.loose) == 1 else "each buddy"
        can.append(f"move {whose} on it one square")
    if state.roams:
        can.append("move any free floe, because you stand there")
    return f"The ice stirs at {state.selected}: you may {in_words(can)}."


def _lay(state: Penguins, names: Names) -> str:
    return f"Move {state.lifted} to another place, turn it where it is, or leave it."


_PROMPTS: dict[str, Callable[[Penguins, Names], str]] = {
    "place": _place,
    "move": _move,
    "wave": _wave,
    "effects": _effects,
    "lay": _lay,
}


def action_words(state: Penguins, action: Action, names: Names) -> str:
    """An action as an order: "walk to the three of three-five"."""
    return _ORDERS[action.verb](state, names, *action.args)


def buddy_words(state: Penguins, buddy: int, names: Names) -> str:
    """One of the buddies: "your first buddy", "the second buddy of Bo"."""
    nth = ("first", "second")[buddy % BUDDIES]
    return f"your {nth} buddy" if owner(buddy) == state.seat else f"the {nth} buddy of {names[owner(buddy)]}"


_ORDERS: dict[str, Callable[..., str]] = {
    "place": lambda state, names, buddy, square: (
        f"put {buddy_words(state, buddy, names)} on {named(state, square)}"
    ),
    "stay": lambda state, names: "stay where you are",
    "go": lambda state, names, square: f"walk to {named(state, square)}",
    "nudge": lambda state, names, buddy, square: (
        f"move {buddy_words(state, buddy, names)} to {named(state, square)}"
    ),
    "lift": lambda state, names, tile: f"pick up {spoken(tile)}",
    "lay": lambda state, names, tile, square, way: f"lay {spoken(tile)}, {placed(state, tile, square, way)}",
    "drop": lambda state, names: "leave the floe where it lies",
    "leave": lambda state, names: "leave the rest as it is",
}


def reason(state: Penguins, seat: int, names: Names) -> str:
    """PN4.1, PN4.2: how the match ended for a seat."""
    if state.ending == "draw":
        return f"Nobody was home after {ROUNDS} rounds: a draw."
    if seat == state.seat:
        return f"Home with both buddies in round {state.round}."
    carried = state.carried[seat]
    held = "no buddy" if not carried else "one buddy" if carried == 1 else "both buddies"
    return f"Still out on the ice, with {held}."


def why_not(state: Penguins, target: str, names: Names) -> str:
    """Why the thing touched cannot be chosen now, naming the rule, and what is possible.

    Targets: "square 4,-2", "seat 2" (a penguin, counted from 0), "buddy 3", "dice", and "hand 3-5", the
    domino in hand.
    """
    if state.ending:
        return f"The match is over. {reason(state, state.seat, names)}"
    kind, _, what = target.partition(" ")
    return f"{_EXPLAIN[kind](state, what, names)} {prompt(state, names)}"


def _square(state: Penguins, what: str, names: Names) -> str:
    square = Point.parse(what)
    tile = NINE[state.ice[square][0]]
    if state.step == "place":
        return "A free square has neither penguin nor buddy on it (PN1.5)."
    if state.step == "move":
        return why_no_way(state, square, names)
    if state.step == "lay":
        if tile == state.lifted:
            return f"{tile} was taken from there, and is laid by its {tile.low} at a lit place (PN3.3)."
        return f"{tile} lies there, and floes never overlap (PN3.3)."
    if state.step == "effects" and state.roams:
        return _floe(state, tile)
    return f"A buddy moves to a square right beside its own ({'PN2.6' if state.step == 'wave' else 'PN3.2'})."


def why_no_way(state: Penguins, square: Point, names: Names) -> str:
    """PN2.2 to PN2.5: why the move cannot end on this square."""
    seat = state.seat
    for other in range(state.seats):
        if other != seat and square in state.stands(other):
            return f"{names[other]} stands there, and no move ends on a penguin’s square (PN2.4)."
    if any(state.buddies[buddy] == square for buddy in state.barred[seat]):
        return "Your last turn ended with that buddy, and this move may not end with it again (PN2.5)."
    place = state.ice[square][0]
    if state.under(seat) == place and NINE[place] in state.nests and NINE[place] != state.nests[seat]:
        return "Whoever begins on a rival’s nest has to leave it, if any way leads off (PN2.4)."
    if square in state.stands(seat):
        return "You stand there already: to stay is a choice of its own (PN2.7)."
    far = steps(state.ice, state.stands(seat)).get(square)
    if far is None:
        return "No way leads there as the ice lies: there is water in between (PN1.1)."
    if far > STEPS:
        return f"It is {far} steps away, and a walk has {STEPS} at most (PN2.2)."
    load = state.carried[seat]
    strong = [names[other] for other in range(state.seats) if other != seat and state.carried[other] > load]
    stops = [a(state.die), "a bear", "your buddy", *(f"{name}, who carries more than you" for name in strong)]
    return f"On every way there within {STEPS} steps {in_words(stops, 'or')} stops you (PN2.2, PN2.3)."


def _floe(state: Penguins, tile: Domino) -> str:
    if tile in state.vacant():
        return f"{tile} is free: pick “Move a free floe” first, then the floe (PN3.2)."
    return f"Somebody is on {tile}; only a free floe can be moved (PN3.2)."


def _seat(state: Penguins, what: str, names: Names) -> str:
    seat = int(what)
    if seat == state.seat:
        return "It is your turn."
    if seat in state.stunned:
        return f"{names[seat]} is stunned and will pass a turn (PN3.2)."
    return f"It is the turn of {names[state.seat]} (PN1.5)."


def _hand(state: Penguins, what: str, names: Names) -> str:
    return f"{what} is in your hand: a lit place, edge to edge with another floe, is where it can go (PN3.3)."


def _buddy(state: Penguins, what: str, names: Names) -> str:
    buddy = int(what)
    if state.step == "move" and (square := state.buddies[buddy]):
        return why_no_way(state, square, names)
    return f"A buddy of {names[owner(buddy)]}, who has to fetch it (PN2.2)."


def _dice(state: Penguins, what: str, names: Names) -> str:
    return "The dice roll by themselves: one for the way, then two for the ice (PN2.1, PN3.1)."


_EXPLAIN: dict[str, Callable[[Penguins, str, Names], str]] = {
    "square": _square,
    "seat": _seat,
    "buddy": _buddy,
    "dice": _dice,
    "hand": _hand,
}
