"""What is said of each kind of action in Dungeons, a row for each: what it is called, what it would bring,
and what speaks for it. Nobody is named.
"""

from __future__ import annotations

from dominoes.domino import Domino, spoken
from dominoes.duel import rolls
from dominoes.ways import lies
from games.contract import Nameless, Verb
from games.dungeons.pieces import EXITS, SIDES
from games.dungeons.quest.odds import odds_words, sneak_words
from games.dungeons.rules import Dungeons
from games.dungeons.words import depth_words, exit_words, number_words, room
from tabletop.grid import COMPASS, Point
from tabletop.wording import capital, counted

# --- what a choice is called ------------------------------------------------------------


def _end(state: Dungeons, joint: Point) -> str:
    end = state.end_at(joint)
    return f"the {COMPASS[end.way]} end of {room(state.laid[end.owner].domino)}" if end else "an end"


def _numbered(state: Dungeons, tile: Domino) -> str:
    """A room of a made map, by its number and its domino."""
    return f"room {state.place(tile) + 1}, {spoken(tile)}" if state.is_room(tile) else room(tile)


def _turned(state: Dungeons, joint: Point | None, shape: str) -> str:
    """How a domino lies, from an end of the map: "straight on", "turned to the east"."""
    end = state.end_at(joint) if joint else None
    return lies(end.way, shape) if end else shape


def _behind(state: Dungeons, tile: Domino) -> str:
    n = len(state.beyond(state.place(tile))) if state.is_room(tile) else 0
    return f" and {counted(n, 'room')} behind it" if n else ""


# --- what it would bring, said before it is made ----------------------------------------


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


# --- the rows ---------------------------------------------------------------------------

GOES_ON = "the map goes on with it"  # where nothing more speaks for a choice

VERBS = Nameless(
    {
        "start": Verb(
            lambda state, tile, number: (
                f"start with {room(tile)}"
                + ("" if tile.is_double else f", the {number_words(number)} by the entrance")
            ),
            lambda state, tile, number: _lays(state, tile),
            "a first room that leads on",
        ),
        "lay": Verb(
            lambda state, tile, joint, shape: (
                f"lay {spoken(tile)} at {_end(state, joint)}, {_turned(state, joint, shape)}"
            ),
            _lays,
            "the numbers match, and there is room",
        ),
        "exchange": Verb(
            lambda state, tile: f"exchange {spoken(tile)}",
            lambda state, tile: f"{spoken(tile)} goes back when something fits, and another comes to hand.",
            "nothing in hand fits",
            sure=True,
        ),
        "draw_on": Verb(
            "draw until one fits",
            "dominoes are put aside by luck until one fits, and go back with the next room.",
            "nothing in hand fits",
        ),
        "add": Verb("add one room by itself", "one room, where luck will have it.", GOES_ON, sure=True),
        "grow": Verb(
            lambda state: "make the whole map at once" if not state.laid else "add all rooms by themselves",
            lambda state: (
                f"{counted(state.wanted - len(state.laid), 'room')} by themselves. Undo takes it back."
            ),
            "the whole map at one tap",
            sure=True,
        ),
        "stop": Verb(
            lambda state: f"stop here, with {counted(len(state.laid), 'room')}",
            lambda state: f"the map stays at {counted(len(state.laid), 'room')}; rooms can still be changed.",
            GOES_ON,
        ),
        "reroll": Verb(
            lambda state, tile: f"another way on from {_numbered(state, tile)}", _rerolls, GOES_ON, sure=True
        ),
        "take_away": Verb(
            lambda state, tile: f"take away {_numbered(state, tile)}{_behind(state, tile)}", _takes, GOES_ON
        ),
        "go_on": Verb("lay on by hand", "three dominoes in hand, to lay where they fit.", GOES_ON),
        "begin": Verb(
            "begin the evening: show the first room",
            "the players see the first room, and each other one when you show it.",
            "the map is ready for the table",
        ),
        "show": Verb(
            lambda state, tile: f"show {_numbered(state, tile)}, to the players",
            lambda state, tile: f"the players see {room(tile)} from now on.",
            "the next room for the players",
        ),
        "hide": Verb(
            lambda state, depth: f"hide the double six {depth_words(depth)}",
            "you alone know where it waits.",
            "deep enough for an evening",
            sure=True,
        ),
        "hold": Verb(
            "hold the double six back until you want it",
            "any exit can then be opened to it, when you like.",
            GOES_ON,
            sure=True,
        ),
        "open": Verb(
            lambda state, joint: f"open {exit_words(state, joint)}", _opens, "the players want to go on"
        ),
        "open_final": Verb(
            lambda state, joint: f"open {exit_words(state, joint)} to the double six",
            "the final encounter lies behind it.",
            GOES_ON,
        ),
        "unlock": Verb(
            lambda state, joint: f"unlock {exit_words(state, joint)}",
            "the domino that was drawn for it is laid.",
            GOES_ON,
        ),
        "turn": Verb(
            lambda state, shape: f"lay the room {_turned(state, state.goal, shape)}",
            "the room lies this way, and a die says how many of its exits are blocked.",
            GOES_ON,
        ),
        "block": Verb(
            lambda state, joint: f"block {exit_words(state, joint)}",
            lambda state, joint: f"{counted(state.to_block - 1, 'exit')} more to block after it.",
            GOES_ON,
        ),
        "choose": Verb("choose for me", "luck decides for you.", "luck is quicker"),
        "make_secret": Verb(
            lambda state, joint: f"make {exit_words(state, joint)} a secret door",
            "the players see a blocked exit, until they find the door.",
            GOES_ON,
        ),
        "offer": Verb(
            "a secret door opens, where luck will have it",
            "one of the blocked exits is a secret door, and the players find it.",
            "it opens a way on",
        ),
        "find": Verb(
            lambda state, joint: f"the players find {exit_words(state, joint)}",
            "the exit is open from now on.",
            "it opens a way on",
        ),
        "fake": Verb(
            lambda state, part, tile: f"mark the {part} of {room(tile)} as an illusion",
            lambda state, part, tile: f"you alone see that the {part} only seems so.",
            GOES_ON,
        ),
        "delve": Verb(
            "play this map with a hero of your own",
            lambda state: (
                f"a hero with {counted(state.all_torches, 'torch', 'torches')} enters "
                f"{counted(len(state.laid), 'room')}, "
                "in a match of its own; "
                "this map stays as it is."
            ),
            "the map can be played",
            forks=True,
        ),
        "close": Verb("end the evening", "the map is put away as it is; undo takes it out again.", GOES_ON),
        "fight": Verb(
            lambda state, tile: f"fight for {room(tile)}", _fights, "good odds for what it brings", sure=True
        ),
        "sneak": Verb(
            lambda state, tile: f"sneak into {room(tile)}", _sneaks, "past it without a fight", sure=True
        ),
        "challenge": Verb(
            lambda state, tile: f"challenge the boss in {room(tile)}",
            lambda state, tile: (
                f"each of {counted(len(state.trophies), 'trophy', 'trophies')} is fought for; "
                "kept, it counts twice."
            ),
            "what is kept counts twice",
        ),
        "stake": Verb(
            lambda state, tile: f"fight for {spoken(tile)}",
            lambda state, tile: f"{odds_words(tile)} to keep {counted(2 * state.worth(tile), 'treasure')}.",
            "one trophy after the other",
            sure=True,
        ),
        "leave": Verb(
            lambda state: f"leave the dungeon with {counted(state.loot(), 'treasure')}",
            lambda state: f"out with {counted(state.loot(), 'treasure')}, and nothing more happens.",
            "what is won is safe outside",
        ),
    }
)
