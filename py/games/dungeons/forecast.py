"""What a choice would bring, what speaks for it, what a thing is, and a map in numbers."""

from __future__ import annotations

from collections.abc import Callable

from games.dungeons.odds import odds_words, sneak_words
from games.dungeons.pieces import EXITS, SIDES, TORCHES
from games.dungeons.rules import Dungeons
from games.dungeons.words import room
from tabletop.actions import Action
from tabletop.dominoes import Domino
from tabletop.duel import rolls
from tabletop.game import Names
from tabletop.match import Match
from tabletop.wording import capital, counted


def forecast(state: Dungeons, action: Action, names: Names) -> str:
    """What a legal action would bring, in a sentence or two."""
    return capital(_TELLS[action.verb](state, *action.args))


def reason(state: Dungeons, action: Action, names: Names) -> str:
    """What speaks for a legal action, short."""
    return _REASONS.get(action.verb, "the map goes on with it")


def _lays(state: Dungeons, tile: Domino, *where: object) -> str:
    more = "three ways out" if tile.is_double else "one way out"
    return f"{room(tile)} has {more}."


def _opens(state: Dungeons, *joint: object) -> str:
    lock = "one that does not show this exit’s number is behind a locked door. " if state.locks else ""
    of = f"{EXITS + 1} exits, the way in among them," if state.all_six else f"{EXITS} exits"
    shut = f"A die of {SIDES} says how many of its {of} are blocked."
    return f"One of {counted(state.stack(), 'domino', 'dominoes')} lies behind it. {capital(lock)}{shut}"


def _rerolls(state: Dungeons, tile: Domino) -> str:
    gone = counted(len(state.beyond(state.place(tile))), "room")
    return f"{gone} behind {room(tile)} go back to the pile, and as many others come. Undo brings them back."


def _takes(state: Dungeons, tile: Domino) -> str:
    gone = counted(1 + len(state.beyond(state.place(tile))), "room")
    return f"{gone} less. What is written of them goes too; undo brings both back."


def _fights(state: Dungeons, tile: Domino) -> str:
    worth = counted(state.worth(tile), "treasure")
    return (
        f"{odds_words(tile)} to win {worth} ({rolls(tile)}). Lost, a torch goes out, and the door stays shut."
    )


def _sneaks(state: Dungeons, tile: Domino) -> str:
    danger = state.danger(tile)
    return (
        f"{sneak_words(danger)} to get past, more than {danger}, without a trophy. Heard, a torch goes out."
    )


_TELLS: dict[str, Callable[..., str]] = {
    "start": lambda state, tile, number: _lays(state, tile),
    "lay": _lays,
    "exchange": lambda state, tile: f"{tile} goes back when something fits, and another comes to hand.",
    "draw_on": lambda state: "dominoes are put aside by luck until one fits, and go back with the next room.",
    "add": lambda state: "one room, where luck will have it.",
    "grow": lambda state: (
        f"{counted(state.wanted - len(state.laid), 'room')} by themselves. Undo takes it back."
    ),
    "stop": lambda state: f"the map stays at {counted(len(state.laid), 'room')}; rooms can still be changed.",
    "reroll": _rerolls,
    "take_away": _takes,
    "go_on": lambda state: "three dominoes in hand, to lay where they fit.",
    "begin": lambda state: "the players see the first room, and each other one when you show it.",
    "show": lambda state, tile: f"the players see {room(tile)} from now on.",
    "hide": lambda state, n: "you alone know where it waits.",
    "hold": lambda state: "any exit can then be opened to it, when you like.",
    "open": _opens,
    "open_final": lambda state, joint: "the final encounter lies behind it.",
    "unlock": lambda state, joint: "the domino that was drawn for it is laid.",
    "turn": lambda state, shape: "the room lies this way, and a die says how many of its exits are blocked.",
    "block": lambda state, joint: f"{counted(state.to_block - 1, 'exit')} more to block after it.",
    "choose": lambda state: "luck decides for you.",
    "make_secret": lambda state, joint: "the players see a blocked exit, until they find the door.",
    "offer": lambda state: "one of the blocked exits is a secret door, and the players find it.",
    "find": lambda state, joint: "the exit is open from now on.",
    "fake": lambda state, part, tile: f"you alone see that the {part} only seems so.",
    "delve": lambda state: (
        f"a hero with {counted(TORCHES, 'torch', 'torches')} enters {counted(len(state.laid), 'room')}, "
        "in a match of its own; "
        "this map stays as it is."
    ),
    "close": lambda state: "the map is put away as it is; undo takes it out again.",
    "fight": _fights,
    "sneak": _sneaks,
    "challenge": lambda state, tile: (
        f"each of {counted(len(state.trophies), 'trophy', 'trophies')} is fought for; kept, it counts twice."
    ),
    "stake": lambda state, tile: f"{odds_words(tile)} to keep {counted(2 * state.worth(tile), 'treasure')}.",
    "leave": lambda state: f"out with {counted(state.loot(), 'treasure')}, and nothing more happens.",
}

_REASONS = {
    "start": "a first room that leads on",
    "lay": "the numbers match, and there is room",
    "exchange": "nothing in hand fits",
    "draw_on": "nothing in hand fits",
    "grow": "the whole map at one tap",
    "begin": "the map is ready for the table",
    "show": "the next room for the players",
    "hide": "deep enough for an evening",
    "open": "the players want to go on",
    "find": "it opens a way on",
    "offer": "it opens a way on",
    "choose": "luck is quicker",
    "delve": "the map can be played",
    "fight": "good odds for what it brings",
    "sneak": "past it without a fight",
    "challenge": "what is kept counts twice",
    "stake": "one trophy after the other",
    "leave": "what is won is safe outside",
}


def about(state: Dungeons, target: str, names: Names) -> str:
    """What a thing is that is only looked at."""
    kind, _, what = target.partition(" ")
    if kind == "entrance":
        return "The stairs to daylight, by which the party comes in (DU5.1)."
    if kind == "torches":
        torches = capital(counted(state.torches, "torch", "torches"))
        return f"{torches} left; without one the hero is lost (DU8.1)."
    if kind == "token":
        return "A pawn on the map (DU6.7)."
    if kind == "room" and what:
        tile = Domino.parse(what)
        final = ": the final encounter" if state.is_final(tile) else ""
        return f"{capital(room(tile))}{final} (DU2.4)." if state.is_room(tile) else ""
    return ""


def story(match: Match, names: Names) -> list[tuple[str, str]]:
    """The map in numbers."""
    state = match.state
    assert isinstance(state, Dungeons)
    halls = sum(piece.domino.is_double for piece in state.laid)
    told = [("Rooms", str(len(state.laid))), ("Halls", str(halls))]
    if state.playing:
        told = [("Treasure", str(state.loot())), ("Torches", str(state.torches)), *told]
        told.append(("Rooms entered", str(len(state.entered))))
    told.append(("Special encounters", str(len(state.special))))
    return told
