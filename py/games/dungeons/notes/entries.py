"""What is written beside a map and is no part of its rules: titles and notes of rooms, tokens, how large the
squares are (DU6.6, DU6.7).

A note has a key and a text. Those of a room bear its serial, which no other room ever gets, so a note goes
with its room, and comes back with it when that is undone.

    "map"        the map's own name          "title 7"  what room 7 is called
    "squares"    squares to a half's side    "note 7"   what is written of it
    "light"      "on": lights round heroes   "token 2"  "hero 7 500 1500 Ada": kind, room, where in it, name
    "walls"      "on": tokens mind walls
    "own"        "on": phones move the heroes that are theirs
    "hidden 2"   "on": the players do not see token 2
    "idea 7"     title and note of room 7 as luck wrote them, which are drafts while they stand so

Where a token stands is told in thousandths of a half, from the north-west corner of its room.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, cast

from games.dungeons.chart.model import TokenKind
from games.dungeons.making.position import Position
from tabletop.grid import Rect

Notes = Mapping[str, str]

SQUARES = 4  # to a half's side, where nothing else is said
MOST_SQUARES = 6
HALF = 1000  # thousandths
STEPS = 2  # grid steps to a half
FEET = 5  # to a square
TITLE, NOTE, NAME = 40, 2000, 24  # letters
HERO: Final = "hero"
MONSTER: Final = "monster"


class Standing(NamedTuple):
    """A token as it is written down: whose, in which room by its serial, where in it, and its name."""

    kind: TokenKind
    serial: int
    x: int
    y: int
    name: str

    def __str__(self) -> str:
        return f"{self.kind} {self.serial} {self.x} {self.y} {self.name}"

    def at(self, rect: Rect) -> tuple[float, float]:
        """Where it stands, in grid steps, in a room that covers this."""
        return rect.west + self.x * STEPS / HALF, rect.north + self.y * STEPS / HALF


def squares(notes: Notes) -> int:
    """DU6.7: how many squares of five feet the side of a half has."""
    text = notes.get("squares", "")
    return int(text) if text.isdecimal() and 1 <= int(text) <= MOST_SQUARES else SQUARES


def title(notes: Notes) -> str:
    """What the map is called, as typed."""
    return notes.get("map", "")


def is_on(notes: Notes, what: str) -> bool:
    """Is this wanted: "light" or "walls"?"""
    return notes.get(what) == "on"


def written(notes: Notes, what: str, serial: int) -> str:
    """What is written of a room: its "title" or its "note"."""
    return notes.get(f"{what} {serial}", "")


def is_draft(notes: Notes, what: str, serial: int) -> bool:
    """DU6.6: is the "title" or "note" of a room empty, or as luck wrote it? So nobody's words go with it."""
    title, _, note = notes.get(f"idea {serial}", "").partition("\n")
    return written(notes, what, serial) in ("", title if what == "title" else note)


def read_token(text: str) -> Standing | None:
    """A token as it was written; None where that is damaged."""
    kind, *numbers = text.split(" ", 4)
    if kind not in (HERO, MONSTER) or len(numbers) < 3 or not all(n.isdecimal() for n in numbers[:3]):
        return None
    serial, x, y = map(int, numbers[:3])
    name = numbers[3] if len(numbers) > 3 else ""
    return Standing(cast(TokenKind, kind), serial, x, y, name)


def tokens(state: Position, notes: Notes) -> dict[str, tuple[Standing, Rect]]:
    """DU6.7: the tokens whose rooms are there, by their keys, each with what its room covers."""
    rects = {serial: piece.rect for serial, piece in zip(state.serials, state.laid, strict=True)}
    read = {key: read_token(text) for key, text in notes.items() if key.startswith("token ")}
    return {key: (one, rects[one.serial]) for key, one in read.items() if one and one.serial in rects}


def lurks(notes: Notes, key: str) -> bool:
    """DU6.7: is this token one that the players do not see yet?"""
    return is_on(notes, key.replace("token", "hidden"))


def open_notes(state: Position, notes: Notes) -> dict[str, str]:
    """Those of the notes that everybody may see, of a view that everybody may have: the tokens in rooms that
    are shown, and what concerns the whole map."""
    general = {key: notes[key] for key in ("squares", "light", "walls", "map") if key in notes}
    seen = {key: str(one) for key, (one, _) in tokens(state, notes).items() if not lurks(notes, key)}
    return general | seen
