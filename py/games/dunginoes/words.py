"""What Dunginoes says: events, prompts, actions, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from dominoes.domino import Domino, spoken
from dominoes.duel import rolls, winning
from drawing.bestiary import BOSSES, monster
from games.dunginoes.pieces import TO_BEAT
from tabletop.game import Names
from tabletop.grid import Point
from tabletop.wording import capital, counted, in_words

if TYPE_CHECKING:
    from games.dunginoes.rules import Dunginoes


def hit(tile: Domino, die: int) -> str:
    """A roll that wins: "4 is within 3 to 5", "1 is just what it takes"."""
    rolls = winning(tile)
    return f"{die} is within {rolls[0]} to {rolls[-1]}" if len(rolls) > 1 else f"{die} is just what it takes"


def miss(tile: Domino, die: int) -> str:
    """A roll that does not: "6 is outside 2 to 3", "5 is not the 1 it takes"."""
    rolls = winning(tile)
    if len(rolls) > 1:
        return f"{die} is outside {rolls[0]} to {rolls[-1]}"
    return f"{die} is not the {rolls[0]} it takes"


EVENTS: dict[str, Callable[..., str]] = {
    "dealt": "Two dominoes for each hand.".format,
    "opened": lambda tile: f"The dungeon opens with {spoken(tile)}.",
    "turn": "Turn {}.".format,
    "lit": lambda tile: f"The light falls on {spoken(tile)}.",
    "laid": lambda tile: f"A new room: {spoken(tile)}.",
    "drew": lambda tile: f"Drew {spoken(tile)}.",
    "searched": lambda tile: f"The search finds {spoken(tile)}.",
    "met": lambda tile: f"It fits nowhere: {monster(tile)}! {capital(rolls(tile))} wins.",
    "beat": lambda tile, die: f"{hit(tile, die)}: {monster(tile)} is beaten.",
    "beaten": lambda tile, die: f"{miss(tile, die)}: {monster(tile)} wins.",
    "charmed": lambda tile, die, left: (
        f"{miss(tile, die)}: a charm turns the die over; {left or 'none'} left."
    ),
    "returned": lambda tile: f"{capital(spoken(tile))} goes back to the pile.",
    "discarded": lambda tile: f"{capital(spoken(tile))} is discarded.",
    "flipped": lambda tile: f"{capital(spoken(tile))} is turned face down.",
    "stunned": "Stunned, and out of the game.".format,
    "all stunned": "Nobody is left standing.".format,
    "boss called": "That was the last domino of the pile: the boss wakes.".format,
    "boss": "The boss fight begins.".format,
    "staked": lambda tile: f"{capital(spoken(tile))} against the boss: {rolls(tile)} wins.",
    "kept": lambda tile, die: f"{hit(tile, die)}: {spoken(tile)} is saved from the boss.",
    "taken": lambda tile, die: f"{miss(tile, die)}: the boss takes {spoken(tile)}.",
    "escaped": lambda pips: f"Out of the dungeon with {counted(pips, 'pip') if pips else 'nothing'}.",
}

THINGS = {
    "pile": "Dominoes come from the pile by a search, or by themselves after you lay one (DU3.1).",
    "entrance": "The entrance is the first room's fourth side; nothing is laid there (DU2.3).",
    "die": "The die rolls by itself, once for each fight (DU3.3).",
    "monster": "A monster is fought as soon as it is met (DU3.2).",
    "boss": "The boss comes when the pile is empty, or when nothing can be laid any more (DU4.1, DU4.2).",
}

# What is settled now instead of laying a domino, by step.
INSTEAD = {
    "take": "You draw first: one of the dominoes that lie in the light (DU5.2).",
    "spare": "You won a fight: one domino of your hand is given back first (DU3.4).",
    "wound": "You lost a fight: one domino of your hand is turned face down first (DU3.4).",
    "face_boss": "The boss fight has begun, and nothing is laid any more (DU4.4).",
}


def prompt(state: Dunginoes) -> str:
    """What the deciding seat is asked now, in one sentence."""
    if state.ending:
        return reason(state, state.seat)
    step = state.step
    if step == "play_or_search":
        tiles = playable(state)
        return f"Lay {_any(tiles)}, or search." if tiles else "Nothing in your hand fits: search."
    if step == "take":
        for_what = "to search with" if state.searching else "for your hand"
        return f"Take {_any(state.light)} from the light, {for_what}."
    if step == "passage" and state.found:
        return f"A secret passage: choose where {spoken(state.found)} is laid."
    if step == "spare":
        if state.lantern:
            return "You won: discard one of your dominoes."
        return "You won: give one of your dominoes back."
    if step == "wound":
        last = "" if len(state.hands[state.seat]) > 1 else " It is your last: you will be stunned."
        return f"You lost: turn one face down for good.{last}"
    boss = BOSSES[state.laid[0].domino].name
    return f"You meet {boss}: for which domino do you fight?"


def _any(tiles: Iterable[Domino], word: str = "or") -> str:
    """Dominoes as they are said: "three-five or double six"."""
    return in_words([spoken(tile) for tile in tiles], word)


def light_words(tile: Domino) -> str:
    """DU5.2: what lies in the light."""
    return f"{capital(spoken(tile))} lies in the light: when you draw you can take it (DU5.2)."


def playable(state: Dunginoes) -> list[Domino]:
    """The dominoes that can be laid now."""
    return list(dict.fromkeys(action.args[0] for action in state.legal_actions() if action.verb == "lay"))


def reason(state: Dunginoes, seat: int) -> str:
    """DU4.3, DU4.5: how the match ended for a seat."""
    if seat not in state.escaped:
        return "Stunned in the dungeon: no way out."
    pips = state.loot(seat)
    said = f"Escaped with {counted(pips, 'pip')} of loot" if pips else "Escaped with nothing"
    if state.seats > 1:
        return f"{said}."
    return (
        f"{said}: more than {TO_BEAT} wins."
        if pips > TO_BEAT
        else f"{said}; it takes more than {TO_BEAT} to win."
    )


def why_not(state: Dunginoes, target: str, names: Names) -> str:
    """Why the thing touched cannot be chosen now, naming the rule, and what is possible.

    Targets: "domino 3-5" (of a hand, or what a search has found), "room 3-5" (laid), "end 4,2" and
    "wall 4,2" (a free end by its joint), "seat 2" (counted from 0), "search", "pile", "entrance",
    "die", "monster", "boss".
    """
    kind, _, what = target.partition(" ")
    if state.ending:
        return f"The match is over. {reason(state, state.seat)}"
    explain = _EXPLAIN.get(kind)
    return f"{explain(state, what, names) if explain else THINGS[kind]} {prompt(state)}"


def _domino(state: Dunginoes, what: str, names: Names) -> str:
    tile, step = Domino.parse(what), state.step
    if any(tile in down for down in state.downs):
        return f"{capital(spoken(tile))} was turned face down in a lost fight, and stays so (DU3.4)."
    if any(tile == piece.domino for piece in state.laid):
        return _room(state, what, names)
    if tile in state.light:
        return light_words(tile)
    if tile in state.pile:
        return THINGS["pile"]
    if tile != state.found and tile not in state.hands[state.seat]:
        owner = next(seat for seat, hand in enumerate(state.hands) if tile in hand)
        return f"{capital(spoken(tile))} is in the hand of {names[owner]} (DU3.1)."
    if step == "face_boss" and tile not in state.unfought:
        return f"{capital(spoken(tile))} is saved from the boss already (DU4.4)."
    if step in INSTEAD:
        return INSTEAD[step]
    if step == "passage" and state.found and tile != state.found:
        return f"A search lays the domino that it found, {spoken(state.found)}, and none of the hand (DU3.2)."
    if tile in playable(state):
        return f"{capital(spoken(tile))} fits: choose where it goes (DU3.1)."
    if not any(end.number in tile for end in state.ends):
        numbers = in_words(sorted({*tile}), "or")
        return f"No free end shows {numbers}, so {spoken(tile)} fits nowhere (DU2.1)."
    return f"Where the number fits there is no room for {spoken(tile)}: it would touch another room (DU2.4)."


def _end(state: Dunginoes, what: str, names: Names) -> str:
    joint, step = Point.parse(what), state.step
    end = next((end for end in state.ends if end.joint == joint), None)
    if end is None:
        return "There is a domino at that end already, and only one is laid at each (DU2.4)."
    if end.walled:
        return "This end is walled up: whatever is laid there would touch another room (DU2.4)."
    if step in INSTEAD:
        return INSTEAD[step]
    tiles = [state.found] if state.found else [*state.hands[state.seat]]
    matching = [tile for tile in tiles if tile and end.number in tile]
    fitting = [tile for tile in matching if end.shapes(tile)]
    if fitting:
        return f"Choose {_any(fitting)} first, then how it lies at this {end.number} (DU2.2)."
    if matching:
        return f"There is no room for {_any(matching)} at this {end.number} (DU2.4)."
    if len(tiles) == 1:
        return f"This end shows {end.number}, and {spoken(tiles[0])} has no {end.number} (DU2.1)."
    return f"This end shows {end.number}, and neither {_any(tiles, 'nor')} has a {end.number} (DU2.1)."


def _room(state: Dunginoes, what: str, names: Names) -> str:
    owner = [str(piece.domino) for piece in state.laid].index(what)
    ends = sorted({end.number for end in state.ends if end.owner == owner and not end.walled})
    name = capital(spoken(state.laid[owner].domino))
    if ends:
        return f"{name} is a room already; a domino is laid at its free end, a {ends[0]} (DU2.1)."
    return f"{name} is a room already, and it has no free end left (DU2.4)."


def _seat(state: Dunginoes, what: str, names: Names) -> str:
    return seat_words(state, int(what), names)


def seat_words(state: Dunginoes, seat: int, names: Names) -> str:
    """Why this seat does not decide now: out, stunned, or not its turn."""
    if seat in state.escaped:
        return f"{names[seat]} is out of the dungeon (DU4.5)."
    if state.stunned(seat):
        return f"{names[seat]} is stunned and plays no more (DU3.5)."
    return f"It is the turn of {names[state.seat]} (DU3.1)."


def _search(state: Dunginoes, what: str, names: Names) -> str:
    return INSTEAD.get(state.step) or "You have searched, and what was found is laid now (DU3.2)."


_EXPLAIN: dict[str, Callable[[Dunginoes, str, Names], str]] = {
    "domino": _domino,
    "end": _end,
    "wall": _end,
    "room": _room,
    "seat": _seat,
    "search": _search,
}
