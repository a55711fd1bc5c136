"""What the dungeon master's table says: events, prompts, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dominoes.domino import Domino, spoken
from dominoes.duel import rolls
from games.dungeons.making.position import HELD
from tabletop.grid import COMPASS, NORTH, SOUTH, Point
from tabletop.wording import capital, counted, in_words

if TYPE_CHECKING:
    from dominoes.layout import End
    from games.dungeons.rules import Dungeons


def room(tile: Domino) -> str:
    """A room as it is spoken of: "the hall double five", "room three-five"."""
    return f"the {spoken(tile)} hall" if tile.is_double else f"room {spoken(tile)}"


def which(way: int, place: int, count: int) -> str:
    """How one of several on one side of a room is told from the others, counted from the west or the north.

    >>> which(NORTH, 0, 2), which(SOUTH, 1, 3)
    ('the western one', 'the middle one')
    """
    first, last = ("western", "eastern") if way in (NORTH, SOUTH) else ("northern", "southern")
    return f"the {first if not place else last if place == count - 1 else 'middle'} one"


NAMED = 4  # rooms that are named one by one
MADE = ""  # players hear nothing of it: how often would tell what is done

EVENTS: dict[str, Callable[..., str]] = {
    "laid": lambda tile, n: f"{capital(room(tile))} is laid; {counted(n, 'room')} so far." if tile else MADE,
    "special": lambda tile: f"Nothing in hand fits: {room(tile)} gets a special encounter." if tile else MADE,
    "exchanged": lambda tile, other: (
        f"{capital(spoken(tile))} is put aside, {spoken(other)} comes to hand." if tile else MADE
    ),
    "drawn on": lambda n: f"{counted(n, 'domino', 'dominoes')} put aside until one fits." if n else MADE,
    "made": lambda n: f"The map is made: {counted(n, 'room')}." if n else MADE,
    "full": lambda n: f"No domino fits any more: the map ends with {counted(n, 'room')}." if n else MADE,
    "added": lambda tile, n: (
        f"{capital(room(tile))} is added; {counted(n, 'room')} so far." if tile else MADE
    ),
    "rerolled": lambda tile, n: (
        f"Another way on from {room(tile)}: {counted(n, 'new room')}." if tile else MADE
    ),
    "taken away": lambda tile, n: f"{capital(room(tile))} is taken away{_others(n)}." if tile else MADE,
    "begun": "The players see the first room.".format,
    "shown": lambda tile: f"The players see {room(tile)}.",
    "hidden": lambda n: f"The double six waits {depth_words(n)}." if n else "The stack is ready.",
    "held": lambda held: "The double six is held back." if held else "The stack is ready.",
    "opened": lambda tile: f"The dungeon opens with {room(tile)}.",
    "drawn": lambda tile: f"Behind the door lies {spoken(tile)}.",
    "locked": lambda joint: "The door is locked: no number matches.",
    "shut": "Nothing is left open.".format,
    "entered": lambda tile: f"The players enter {room(tile)}.",
    "final": lambda tile: "The players enter the double six: the final encounter.",
    "rolled": lambda die, count: f"The die shows {die}: {_blocks(count)}.",
    "blocked": lambda n: f"{counted(n, 'exit')} {'stays' if n == 1 else 'stay'} open.",
    "dead end": lambda tile, more: (
        f"{capital(room(tile))} is a dead end{'' if more else ', and nothing else is open'}."
    ),
    "concealed": lambda joint: "A blocked exit is a secret door." if joint else "",
    "found": lambda joint: "The players find a secret door.",
    "faked": lambda part, tile: f"The {part} of {room(tile)} only seems so." if part else "",
    "delved": lambda n, torches: (
        f"A hero enters a dungeon of {counted(n, 'room')} with {counted(torches, 'torch', 'torches')}, "
        "and wins by coming past the boss with a trophy."
    ),
    "met": lambda tile: f"A fight for {room(tile)}: {rolls(tile)} wins.",
    "beat": lambda tile, die: f"A {die}: won. {capital(spoken(tile))} is a trophy.",
    "beaten": lambda tile, die: f"A {die}: lost.",
    "crept": lambda tile: f"On tiptoe into {room(tile)}.",
    "past": lambda tile, die: f"A {die}: nobody has noticed.",
    "heard": lambda tile, die: f"A {die}: a board creaks, and back it is.",
    "torch": lambda n: f"A torch goes out; {n or 'none'} left.",
    "dark": "Lost in the dark.".format,
    "boss": "The boss wants all trophies back.".format,
    "staked": lambda tile: f"{capital(spoken(tile))} against the boss: {rolls(tile)} wins.",
    "kept": lambda tile, die: f"A {die}: {spoken(tile)} is kept, and counts twice.",
    "taken": lambda tile, die: f"A {die}: the boss takes {spoken(tile)}.",
    "out": lambda loot: f"Out of the dungeon with {loot or 'nothing'}{' in treasure' if loot else ''}.",
    "closed": lambda n: f"The evening is over; the map has {counted(n, 'room')}.",
}


def _others(n: int) -> str:
    return f", with {counted(n - 1, 'room')} behind it" if n > 1 else ""


def depth_words(n: int) -> str:
    """Where the double six waits: "right behind the first door"."""
    return "right behind the first door" if n == 1 else f"as room {n} after the first"


def _blocks(count: int) -> str:
    return f"{count} exits are blocked" if count > 1 else f"{'one' if count else 'no'} exit is blocked"


def exit_words(state: Dungeons, joint: Point) -> str:
    """Where an exit is: "the north exit of room three-five, by the five"."""
    end = state.end_at(joint)
    if end is None:
        return "an exit"
    tile = state.laid[end.owner].domino
    half = f" by the {number_words(end.number)}" if not tile.is_double and end.number >= 0 else ""
    twin = [
        other
        for other in state.ends
        if (other.owner, other.way, other.number) == (end.owner, end.way, end.number)
    ]
    twin.sort(key=lambda other: other.joint)
    apart = f" ({which(end.way, twin.index(end), len(twin))})" if len(twin) > 1 else ""
    return f"the {COMPASS[end.way]} exit of {room(tile)}{half}{apart}"


def number_words(number: int) -> str:
    """The number of a half as it is spoken of: "five", "blank"."""
    return spoken(Domino(number, number)).removeprefix("double ") if number >= 0 else "blank"


def prompt(state: Dungeons) -> str:
    """What is asked now, in one sentence."""
    if state.ending:
        return reason(state)
    return _PROMPTS[state.step](state)


def _explore(state: Dungeons) -> str:
    locked = any(state.has_room(joint) for joint, _ in state.behind)
    if not state.stack() and not locked:
        if state.depth == HELD and state.open_exits():
            return "Only the double six is left: open a door to it when you like."
        return "All dominoes lie: the dungeon is as large as it gets."
    if state.open_exits():
        return "Open the door that the players open; choose a room to write down what is in it."
    ways = ["let the players find a secret door"] * any(map(state.has_room, state.secret))
    ways += ["unlock a door"] * locked
    ways += ["make a blocked exit secret, and let it be found"] * bool(state.unhidden())
    if ways:
        return f"Nothing is left open anywhere: {in_words(ways, 'or')}."
    return "Every way is walled up: the dungeon ends here."


def _before_them(state: Dungeons) -> str:
    """The rooms that the players can open next, by their numbers, or how many there are."""
    known = state.shown
    rooms = [
        str(i + 1)
        for i, one in enumerate(state.laid)
        if one.joins >= 0 and state.laid[one.joins].domino in known and one.domino not in known
    ]
    return in_words(rooms, "or") if len(rooms) <= NAMED else f"one of {len(rooms)}"


_PROMPTS: dict[str, Callable[[Dungeons], str]] = {
    "set_up": lambda state: "As which room after the first comes the double six, the final encounter?",
    "choose_starter": lambda state: "Make the whole map at once, or choose the first room.",
    "build": lambda state: (
        f"Room {len(state.laid) + 1} of {state.wanted}: pick a domino, and lay it where its number matches."
        if state.placements()
        else "Nothing in your hand fits: exchange a domino, or draw until one fits."
    ),
    "review": lambda state: "The map is made. Choose a room to change it, or begin the evening.",
    "evening": lambda state: (
        f"Choose the room that the players open, {_before_them(state)}, and show it to them."
        if len(state.shown) < len(state.laid)
        else "The players have seen all of it."
    ),
    "explore": _explore,
    "turn_room": lambda state: f"Which way does {room(state.coming)} lie?" if state.coming else "",
    "block_exits": lambda state: (
        f"Choose {counted(state.to_block, 'open exit')} to block, or leave it to luck."
    ),
    "quest": lambda state: (
        f"Enter a room next to one that you know. {capital(counted(state.torches, 'torch', 'torches'))} left."
    ),
    "face_boss": lambda state: "The boss: which trophy do you fight for?",
}


def reason(state: Dungeons) -> str:
    """How it ended, in a sentence."""
    rooms, loot = counted(len(state.laid), "room"), counted(state.loot(), "treasure")
    return {
        "closed": f"A map of {rooms}.",
        "dark": "The last torch went out, and the hero is lost in the dark.",
        "left": f"Out with {loot}, and the boss sleeps on.",
        "boss": (f"Past the boss with {loot}." if state.trophies else "The boss has taken everything."),
    }[state.ending]


def why_not(state: Dungeons, target: str) -> str:
    """Why the thing touched cannot be chosen now. Targets: "room 3-5", "end 4,-1", "domino 3-5", "pile",
    "entrance", "torches"."""
    kind, _, what = target.partition(" ")
    if kind == "domino":
        return _why_domino(state, what)
    if kind == "end":
        return _why_end(state, what)
    if kind == "room":
        return _why_room(state, what)
    rule, words = _THINGS[kind]
    return f"{words} ({rule}). {prompt(state)}"


_THINGS = {
    "pile": ("DU5.1", "Dominoes come from the pile by themselves"),
    "entrance": ("DU5.1", "By the stairs the party comes in; nothing is laid there"),
    "torches": ("DU8.1", "A torch goes out with each fight or secret step that fails"),
}


def _why_room(state: Dungeons, what: str) -> str:
    """DU2.4; DU5.3: in the evening, what the players must see before."""
    tile = Domino.parse(what)
    if state.during or state.playing or not state.evening or not state.is_room(tile):
        return f"This room lies, and no other can lie on it (DU2.4). {prompt(state)}"
    before = state.laid[state.place(tile)].joins
    if tile in state.shown:
        return f"The players see this room already (DU5.3). {prompt(state)}"
    if state.laid[before].domino not in state.shown:
        return f"The players must come to room {before + 1} first (DU5.3). {prompt(state)}"
    return f"This room can be shown now: pick it (DU5.3). {prompt(state)}"


def _why_domino(state: Dungeons, what: str) -> str:
    name = capital(spoken(Domino.parse(what)))
    if state.step == "build":
        return f"{name} fits at no free end (DU5.1). {prompt(state)}"
    return f"{name} is not to be laid now (DU5.1). {prompt(state)}"


def _why_end(state: Dungeons, what: str) -> str:
    end = next((end for end in state.ends if str(end.joint) == what), None)
    if end is None or not end.room:
        return f"Here is no room for another domino, so the way is walled up (DU2.4). {prompt(state)}"
    if end.joint in state.secret:
        return f"A secret door: it opens when the players have found it (DU6.3). {prompt(state)}"
    if end.joint in state.blocked:
        return f"This exit is blocked (DU6.3). {prompt(state)}"
    if state.is_locked(end.joint):
        return f"This door is locked: the domino behind it does not show its number (DU6.4). {prompt(state)}"
    if not state.during:
        return f"{_why_free_end(state, end)} {prompt(state)}"
    return f"This exit is open, but nothing is opened now (DU6.2). {prompt(state)}"


def _why_free_end(state: Dungeons, end: End) -> str:
    """DU5.1: what could be laid here."""
    fitting = [tile for tile in state.hand if end.shapes(tile)]
    if not fitting:
        return f"Nothing in hand fits here: this end shows a {number_words(end.number)} (DU5.1)."
    fit = in_words([spoken(tile) for tile in fitting], "or")
    return f"Pick {fit} first: it fits this end, a {number_words(end.number)} (DU5.1)."
