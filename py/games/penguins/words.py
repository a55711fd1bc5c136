"""What Penguin's Night Out says: events, prompts, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dominoes.domino import Domino
from games.penguins import pieces
from games.penguins.field import near, steps
from games.penguins.pieces import BUDDIES, NINE, ROUNDS, STEPS, owner
from games.penguins.squares import named, placed, spoken
from tabletop.game import Event, Names
from tabletop.grid import COMPASS, Point
from tabletop.wording import a, capital, counted, in_words

if TYPE_CHECKING:
    from games.penguins.rules import Penguins


def _met(name: str, carried: int) -> str:
    said = "picks up the second buddy." if carried == BUDDIES else "picks up a buddy, one to go."
    return f"{name} {said}" if name else capital(said)


def _nudged(name: str, square: Point) -> str:
    return f"Shoves a buddy of {name} one square." if name else "Calls a buddy one square."


# Who is named in front of these sentences, whose doing it was, is "" in them: see `Penguins.tell`.
EVENTS: dict[str, Callable[..., str]] = {
    "nested": lambda name, tile: f"{name} nests on {spoken(tile)}." if name else f"Nests on {spoken(tile)}.",
    "placed": lambda name, square: f"Hides a buddy of {name}.",
    "passed": "Is stunned, and passes this turn.".format,
    "late": "The first turn has no walk.".format,
    "rolled": lambda die: f"Rolls {a(die)}.",
    "walked": lambda way: f"Waddles {counted(len(way) - 1, 'step')}.",
    "stayed": "Stays put.".format,
    "bear": "Meets a bear.".format,
    "met": _met,
    "doubled": lambda tile: f"Stands on {spoken(tile)}.",
    "selected": lambda tile: f"Stirs the ice at {spoken(tile)}.",
    "stunned": "Stuns {}, who will pass a turn.".format,
    "nudged": _nudged,
    "left": "Leaves it at that.".format,
    "lifted": lambda tile: f"Chooses {spoken(tile)}.",
    "laid": lambda tile: f"Moves {spoken(tile)}.",
    "dropped": "Lets it lie.".format,
    "home": "Home, with both buddies: the dogsled leaves!".format,
    "draw": f"{ROUNDS} rounds: the dogsled has left without anybody.".format,
}


def where(state: Penguins, event: Event) -> str:
    """Where something has happened, as it follows its sentence; empty where that needs no words."""
    if event.kind == "placed":
        return f" on {named(state, event.args[1])}"
    if event.kind == "nudged":
        return f", to {named(state, event.args[1])}"
    if event.kind == "walked":
        return f" to {named(state, event.args[0][-1])}"
    if event.kind == "laid":
        tile = event.args[0]
        low, high = state.lies(tile)
        return f": {placed(state, tile, low, COMPASS[near(low).index(high)])}"
    return ""


def prompt(state: Penguins, names: Names) -> str:
    """What the deciding seat is asked now, in one sentence."""
    if state.ending:
        return reason(state, state.seat, names)
    return _PROMPTS[state.step](state, names)


def _place(state: Penguins, names: Names) -> str:
    held = state.held[state.seat]
    whose = in_words(list(dict.fromkeys(names[owner(buddy)] for buddy in held)), "or")
    return f"Hide {'a' if len(held) >= BUDDIES else 'another'} buddy of {whose} on a free square."


def _move(state: Penguins, names: Names) -> str:
    if not any(action.verb == "go" for action in state.legal_actions()):
        return f"You rolled {a(state.die)}, but no way leads anywhere: you can only stay."
    stops = [a(state.die), "a bear", *(["your buddy"] if state.astray(state.seat) else [])]
    return f"Walk up to {STEPS} squares; {in_words(stops, 'or')} stops you."


def _wave(state: Penguins, names: Names) -> str:
    each = state.agenda[1] == ("wave",) or len(state.loose) < len(state.astray(state.seat))
    who = "each of your buddies" if each else "one of your buddies" if len(state.loose) > 1 else "your buddy"
    return f"On a double: {who} may move one square."


def _effects(state: Penguins, names: Names) -> str:
    can = []
    if state.loose:
        whose = "the buddy" if len(state.loose) == 1 else "each buddy"
        can.append(f"{whose} on it one square")
    if state.roams:
        can.append("any free floe")
    where = f"at {spoken(state.selected)}" if state.selected else "there"
    return f"The ice stirs {where}: you may move {in_words(can)}."


def _lay(state: Penguins, names: Names) -> str:
    assert state.lifted
    return f"Lay {spoken(state.lifted)} elsewhere, turn it, or leave it."


_PROMPTS: dict[str, Callable[[Penguins, Names], str]] = {
    "place": _place,
    "move": _move,
    "wave": _wave,
    "effects": _effects,
    "lay": _lay,
}


def buddy_words(state: Penguins, buddy: int, names: Names) -> str:
    """One of the buddies: "your buddy on the three of three-five", "the buddy of Bo on the two of two-six";
    one that is not out yet is "a buddy of Bo"."""
    square, mine = state.buddies[buddy], owner(buddy) == state.seat
    if not square:
        return "your buddy" if mine else f"a buddy of {names[owner(buddy)]}"
    which = which_of_two(state, buddy)
    if which:
        whose = f"{which} of your buddies" if mine else f"{which} of the buddies of {names[owner(buddy)]}"
    else:
        whose = "your buddy" if mine else f"the buddy of {names[owner(buddy)]}"
    return f"{whose} on {named(state, square)}"


def which_of_two(state: Penguins, buddy: int) -> str:
    """Of two buddies of a penguin that lie on the same square, which one; else nothing."""
    lying = state.astray(owner(buddy))
    together = len(lying) == BUDDIES and len(set(lying.values())) == 1
    return ("one", "the other")[buddy % BUDDIES] if together else ""


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
    """Why the thing touched cannot be chosen now, naming the rule. What is possible the prompt says,
    which stands above the answer.

    Targets: "square 4,-2", "seat 2" (a penguin, counted from 0), "buddy 3", "dice", and "hand 3-5", the
    domino in hand.
    """
    if state.ending:
        return f"The match is over. {reason(state, state.seat, names)}"
    kind, _, what = target.partition(" ")
    return _EXPLAIN[kind](state, what, names)


def _square(state: Penguins, what: str, names: Names) -> str:
    square = Point.parse(what)
    tile = NINE[state.ice[square][0]]
    if state.step == "place":
        taken = {*state.buddies, *(there for seat in range(state.seats) for there in state.stands(seat))}
        if square in taken:
            return "A free square has neither penguin nor buddy on it (PN1.5)."
        if any(action.args[1] == square for action in state.legal_actions()):
            return "That square is free: a buddy can be hidden there (PN1.5)."
        return "That is too far from the nest for this buddy, whose penguin has a head start (PN5.3)."
    if state.step == "move":
        return why_no_way(state, square, names)
    if state.step == "lay":
        if tile == state.lifted:
            return f"There {spoken(tile)} can lie in no other way than it did (PN3.3)."
        return f"{capital(spoken(tile))} lies there, and floes never overlap (PN3.3)."
    if state.step == "effects" and state.roams:
        return _floe(state, tile)
    return f"A buddy moves to a square right beside its own ({'PN2.6' if state.step == 'wave' else 'PN3.2'})."


def why_no_way(state: Penguins, square: Point, names: Names) -> str:
    """PN2.2 to PN2.5: why the move cannot end on this square."""
    seat = state.seat
    if square in state.stands(seat) and pieces.Stay() in state.legal_actions():
        return "You stand there already: to stay is a choice of its own (PN2.7)."
    for other in range(state.seats):
        if other != seat and square in state.stands(other):
            return f"{names[other]} stands there, and no move ends on a penguin’s square (PN2.4)."
    if any(state.buddies[buddy] == square for buddy in state.barred[seat]):
        return "Your last turn ended with that buddy, and this move may not end with it again (PN2.5)."
    place = state.ice[square][0]
    if state.under(seat) == place and NINE[place] in state.nests and NINE[place] != state.nests[seat]:
        return "Whoever begins on a rival’s nest has to leave it, if any way leads off (PN2.4)."
    far = steps(state.ice, state.stands(seat)).get(square)
    if far is None:
        return "No way leads there as the ice lies: there is water in between (PN1.1)."
    if far > STEPS:
        return f"It is {far} steps away, and a walk has {STEPS} at most (PN2.2)."
    load = state.carried[seat]
    strong = [names[other] for other in range(state.seats) if other != seat and state.carried[other] > load]
    stops = [a(state.die), "a bear", "your buddy", *(f"{name} with more buddies" for name in strong)]
    rules = "PN2.2, PN2.3" if strong else "PN2.2"
    return f"On every way there within {STEPS} steps {in_words(stops, 'or')} stops you ({rules})."


def _floe(state: Penguins, tile: Domino) -> str:
    if tile in state.vacant():
        return f"{capital(spoken(tile))} is free: pick “Move a free floe” first, then the floe (PN3.2)."
    return f"Somebody is on {spoken(tile)}; only a free floe can be moved (PN3.2)."


def _seat(state: Penguins, what: str, names: Names) -> str:
    seat = int(what)
    if seat == state.seat:
        return "It is your turn."
    if seat in state.stunned:
        return f"{names[seat]} is stunned and will pass a turn (PN3.2)."
    return f"It is the turn of {names[state.seat]} (PN1.5)."


def _hand(state: Penguins, what: str, names: Names) -> str:
    tile = spoken(Domino.parse(what))
    where = "a place edge to edge with another floe is where it can go (PN3.3)"
    return f"{capital(tile)} is in your hand: {where}."


def _buddy(state: Penguins, what: str, names: Names) -> str:
    buddy = int(what)
    square = state.buddies[buddy]
    if state.step == "move" and square and pieces.Go(square) not in state.legal_actions():
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
