"""A first draft of a room, to be read to the party or to be improved: its title, and a note of three lines.

The first line says what is here, which goes by the risk of the room, the second what that wants, the third
what is hidden, which goes by its reward; where one of these only seems so, a line says what it is in truth.
The luck is the caller's, so the same seed drafts the same dungeon:

    >>> from tabletop.grid import Point, Rect
    >>> room = Room("0-3", 1, 2, Rect(0, 0, 4, 2), Point(1, 1), Point(3, 1), 0, 3, 0)
    >>> print(draft(room, lambda n: 0))
    Here: A kettle on legs does its rounds and pours a cup of tea for every weapon laid down.
    It wants an honest opinion of its poem: four lines, one rhyme, many feelings.
    Hidden: A fiddle that plays the last thing said in the room, as a waltz.
    >>> title(room, lambda n: 0)
    'The Dusty Larder'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from games.dungeons.chart.model import Room
from games.dungeons.ideas import titles as words
from games.dungeons.ideas.encounters import FINAL, FINAL_HIDDEN, FINAL_WANTS, SPECIAL, SPECIAL_WANTS
from games.dungeons.ideas.here import ENTRANCE, HALL, HERE
from games.dungeons.ideas.hidden import HIDDEN
from games.dungeons.ideas.illusions import REWARDS, RISKS
from games.dungeons.ideas.tables import Idea, Table
from games.dungeons.ideas.wants import ROOM_WANTS, WANTS

Kind = Literal["ordinary", "hall", "entrance", "special", "final"]
Luck = Callable[[int], int]  # a number from 0 to n - 1

LONGEST_TITLE = 30  # letters
LONGEST_NOTE = 400

_HERE: dict[Kind, Table] = {
    "ordinary": HERE,
    "hall": HALL,
    "entrance": ENTRANCE,
    "special": SPECIAL,
    "final": FINAL,
}
_SUBJECTS = {"it": "It wants", "they": "They want", "room": "The room wants"}
_PLACES: dict[Kind, tuple[str, ...]] = {
    "ordinary": words.ROOMS,
    "hall": words.HALLS,
    "entrance": words.ENTRANCES,
    "special": words.ERRANDS,
    "final": words.ENDS,
}


def kind(room: Room) -> Kind:
    """Which tables a room is drafted from: the rarest of all that it is."""
    if room.final:
        return "final"
    if room.special:
        return "special"
    if room.joins < 0:
        return "entrance"
    return "hall" if room.hall else "ordinary"


def draft(room: Room, luck: Luck, others: str = "") -> str:
    """A note for a room. others: the notes of the other rooms, and the room's own old one if it is to get
    new ideas; what is in them is not used once more as long as anything else is left."""
    here = _pick(_HERE[kind(room)][room.risk], luck, others)
    lines = [f"Here: {here.text}"]
    if "risk" in room.illusions:
        lines.append(f"In truth {_pick(RISKS[room.risk], luck, others).text}")
    else:
        want = _pick(_wants(kind(room), here.who)[room.risk], luck, others)
        lines.append(f"{_SUBJECTS[here.who]} {want.said(here.who)}")
    hidden = FINAL_HIDDEN if room.final else HIDDEN
    lines.append(f"Hidden: {_pick(hidden[room.reward], luck, others).text}")
    if "reward" in room.illusions:
        lines.append(f"But {_pick(REWARDS[room.reward], luck, others).text}")
    return "\n".join(lines)


def title(room: Room, luck: Luck, others: str = "") -> str:
    """A name for a room. others: the titles of the other rooms, and its own old one; no word of them is used
    once more as long as another is left."""
    first = _word(_sounds(room), luck, others)
    return f"The {first} {_word(_PLACES[kind(room)], luck, others)}"


def drafts(rooms: Sequence[Room], luck: Callable[[int, int], int]) -> list[tuple[str, str]]:
    """The title and the note of each room, in which no idea comes twice as long as there are any left.
    luck: the next number, 0 to n - 1, of the luck of the room with this serial: luck(serial, n). A room's
    draft knows those before it only, so that rooms laid later do not change it."""
    drafted: list[tuple[str, str]] = []
    titles = notes = ""
    for room in rooms:
        own = partial(luck, room.serial)
        drafted.append((title(room, own, titles), draft(room, own, notes)))
        titles += f"{drafted[-1][0]}\n"
        notes += f"{drafted[-1][1]}\n"
    return drafted


def _wants(what: Kind, who: str) -> Table:
    """The wants that go with a room of this kind and with who is in it."""
    if what == "final":
        return FINAL_WANTS
    if what == "special":
        return SPECIAL_WANTS
    return ROOM_WANTS if who == "room" else WANTS


def _sounds(room: Room) -> tuple[str, ...]:
    """The first words that go with a room."""
    if room.final:
        return words.LAST
    if room.special:
        return words.QUESTS
    if room.risk <= 2:
        return words.CALM
    return words.UNEASY if room.risk <= 4 else words.DEADLY


def _pick(ideas: Sequence[Idea], luck: Luck, others: str) -> Idea:
    """One of these ideas, by luck, if possible one that the others do not have."""
    fresh = [idea for idea in ideas if not idea.among(others)] or ideas
    return fresh[luck(len(fresh))]


def _word(choice: Sequence[str], luck: Luck, others: str) -> str:
    """One of these words, by luck, if possible one that the others do not have."""
    fresh = [word for word in choice if word not in others] or choice
    return fresh[luck(len(fresh))]
