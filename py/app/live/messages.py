"""What host and guest say to each other over a line. All of it comes from outside: whatever is not one of
these, whole and typed, is refused (`tabletop/plain.py`)."""

from __future__ import annotations

import json
from typing import Annotated, Literal, NamedTuple

from app.keep.schema import Made
from app.session.render import OWN
from app.session.stage_view import STAGE
from games.contract import PARTS
from tabletop import plain
from tabletop.match import Seed, Slug
from tabletop.typed import LONGEST_NAME, name

LONGEST = 400  # letters that a guest may say at once
Part = Annotated[str, plain.Like("|".join((*PARTS, *OWN, STAGE)))]
Html = Annotated[str, plain.Within(0, 400_000)]
Words = Annotated[str, plain.Within(0, LONGEST)]
Told = Annotated[str, plain.Within(0, 2_000)]
Count = Annotated[int, plain.Within(0, 1 << 40)]
Seat = Annotated[int, plain.Within(0, 16)]
Id = Annotated[str, plain.Like("[0-9a-f]{0,16}")]
Kind = Literal[
    "hello", "sit", "whole",
    "act", "pick", "touch", "point", "key", "board", "look", "do", "tell", "escape", "hurry",
]  # fmt: skip


class Said(NamedTuple):
    """What a guest says.

    kind: what a hand has done there, or "hello" with the `arg` by which its device is known again and its
    number for the luck (`luck.py`), or "sit" with the seats that it takes, "0,2", none to look on, and the
    name of who sits there, or "whole": it has nothing, and asks for all. words: of a choice, a key, a line or
    a command; touched: by a finger, or with Ctrl; at: the number of the picture that it saw.
    """

    kind: Kind
    words: Words = ""
    arg: Words = ""
    touched: bool = False
    at: Count = 0


class Place(NamedTuple):
    """A seat as a guest is told of it. free: is nobody there who holds it?"""

    seat: Seat
    name: Annotated[str, plain.Within(0, LONGEST_NAME + 4), name]
    free: bool


class Welcome(NamedTuple):
    """Where a guest has come to, and who it can be. mine: the seats that it holds, None if it has not said;
    said: what is to be said of it; promise: the hash of the host's number for the luck."""

    kind: Literal["welcome"]
    slug: Slug
    release: Words
    places: Annotated[tuple[Place, ...], plain.Within(0, 16)]
    mine: Annotated[tuple[Seat, ...], plain.Within(0, 16)] | None = None
    said: Words = ""
    promise: Words = ""


class Call(NamedTuple):
    """Something that the page shall do besides: say words aloud, put focus or cursor on an element or bring
    it into sight, by its id, shake with a sound of this name; open a drawer or a dialog of this name, with
    markup."""

    kind: Literal["announce", "focus", "cursor", "scroll", "bring", "shake", "drawer", "dialog", "close"]
    text: Told = ""
    html: Html = ""


class Picture(NamedTuple):
    """What a guest sees now, whole: by part. number: which picture; ms: how long it
    stands while something is being shown; and what the page shall do then."""

    kind: Literal["picture"]
    number: Count
    seats: Seat
    parts: dict[Part, Html]
    still: bool = False
    ms: Count = 0
    calls: Annotated[tuple[Call, ...], plain.Within(0, 40)] = ()


class Gone(NamedTuple):
    """The table is no longer there, as these words say."""

    kind: Literal["gone"]
    words: Words


class Proof(NamedTuple):
    """The match is over: the numbers of which the seed was made, the host's first."""

    kind: Literal["proof"]
    numbers: Annotated[tuple[Made, ...], plain.Within(0, 16)]
    seed: Seed


Shown = Welcome | Picture | Gone | Proof
SHOWN: dict[str, type] = {"welcome": Welcome, "picture": Picture, "gone": Gone, "proof": Proof}


def text(message: Said | Shown) -> str:
    """A message as it is sent."""
    return json.dumps(plain.dump(message._asdict()), ensure_ascii=False)


def said(words: str) -> Said | None:
    """What a guest has said; None if it is nothing that a guest says."""
    try:
        message: Said = plain.build(Said, plain.parse(words))
    except (TypeError, ValueError):
        return None
    return message


def shown(words: str) -> Shown | None:
    """What a host has said; None if it is nothing that a host says."""
    try:
        value = plain.parse(words)
        kind = value.get("kind") if isinstance(value, dict) else None
        message: Shown = plain.build(SHOWN[kind], value)  # type: ignore[index]
    except (TypeError, ValueError, KeyError):
        return None
    return message
