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
from tabletop.desk import LONGEST_NOTE
from tabletop.match import Seed, Slug
from tabletop.typed import LONGEST_NAME, clean, name

LONGEST = 400  # letters that a guest may say at once
LONGEST_SAID = 6_000  # letters of what it says as it is sent
LONGEST_DRAWING = 100_000  # letters of a drawing that is handed out; packed it is a tenth of that
LONGEST_PIECE = 60  # code points of a pawn's name
MOST_PIECES = 60  # pawns among which a guest chooses
Part = Annotated[str, plain.Like("|".join((*PARTS, *OWN, STAGE)))]
Html = Annotated[str, plain.Within(0, 400_000)]
Words = Annotated[str, plain.Within(0, LONGEST)]
Told = Annotated[str, plain.Within(0, 2_000)]
Count = Annotated[int, plain.Within(0, 1 << 40)]
Seat = Annotated[int, plain.Within(0, 16)]
Hash = Annotated[str, plain.Like("[0-9a-f]{64}")]
Id = Annotated[str, plain.Like("[0-9a-f]{0,16}")]
Pawn = Annotated[str, plain.Like("([a-z]{1,16} [0-9]{1,6})?")]  # as the desk names it; empty for none
Spot = Annotated[str, plain.Like(r"-?[0-9]{1,6}\.[0-9] -?[0-9]{1,6}\.[0-9]")]
Now = Literal["", "table", "link", "gone"]
Way = Annotated[str, plain.Like("-1 0|1 0|0 -1|0 1")]
FAR = (  # commands of a hand that are carried out at the table
    "undo", "hint", "play-hint", "end-hint", "lift", "cover", "recap-read", "where", "last", "log", "shut",
    "command-line", "shut-line",
)  # fmt: skip
Kind = Literal[
    "hello", "sit", "whole",
    "act", "pick", "touch", "point", "key", "board", "look", "do", "tell", "escape", "hurry",
]  # fmt: skip


class Said(NamedTuple):
    """What a guest says.

    kind: what a hand has done there, or "hello" with the `arg` by which its device is known again, or "sit"
    with the seats that it takes as the `arg`, "0,2", none to look on, and the name of who sits there, or
    "whole": it has nothing, and asks for all. words: of a choice, a key, a line or a command, with the `arg`
    of where the focus is; touched: by a finger, or with Ctrl; at: the number of the picture that it saw.
    """

    kind: Kind
    words: Words = ""
    arg: Words = ""
    touched: bool = False
    at: Count = 0


class Mine(NamedTuple):
    """A guest says which pawn on the map is its own; none if that is empty."""

    kind: Literal["mine"]
    pawn: Pawn


class Bound(NamedTuple):
    """A guest says by what it is bound to a number for the luck (`luck.py`), at a turn of its making."""

    kind: Literal["bound"]
    turn: Count
    by: Hash


class Number(NamedTuple):
    """A guest says its number for the luck."""

    kind: Literal["number"]
    turn: Count
    number: Made


class Move(NamedTuple):
    """A guest has put its own pawn down at a spot on the map, in the units of the drawing."""

    kind: Literal["move"]
    pawn: Pawn
    to: Spot


class Step(NamedTuple):
    """A guest's own pawn goes a step: so many to the right, so many down."""

    kind: Literal["step"]
    pawn: Pawn
    to: Way


class Place(NamedTuple):
    """A seat as a guest is told of it. free: does no other phone that is there hold it? now: where whoever
    sits there is otherwise, at the table, elsewhere by link, or gone with a phone of theirs."""

    seat: Seat
    name: Annotated[str, plain.Within(0, LONGEST_NAME + 4), name]
    free: bool
    now: Now = ""


class Welcome(NamedTuple):
    """Where a guest has come to, and who it can be. mine: the seats that it holds, None if it has not said;
    said: what is to be said of it."""

    kind: Literal["welcome"]
    slug: Slug
    release: Words
    places: Annotated[tuple[Place, ...], plain.Within(0, 16)]
    mine: Annotated[tuple[Seat, ...], plain.Within(0, 16)] | None = None
    said: Words = ""


class Call(NamedTuple):
    """Something that the page shall do besides: say words aloud, put focus or cursor on an element or bring
    it into sight, by its id, shake with a sound of this name; open a drawer or a dialog of this name, with
    markup."""

    kind: Literal["announce", "focus", "cursor", "scroll", "bring", "shake", "drawer", "dialog", "close"]
    text: Told = ""
    html: Html = ""


class Piece(NamedTuple):
    """A pawn that a guest can have as its own. free: has no other guest taken it?"""

    pawn: Pawn
    name: Annotated[str, plain.Within(0, LONGEST_PIECE), clean]
    free: bool


class Picture(NamedTuple):
    """What a guest sees now, whole: by part. number: which picture; ms: how long it
    stands while something is being shown; and what the page shall do then. pieces: the pawns of which one can
    be its own, and own, which of them is."""

    kind: Literal["picture"]
    number: Count
    seats: Seat
    parts: dict[Part, Html]
    still: bool = False
    ms: Count = 0
    calls: Annotated[tuple[Call, ...], plain.Within(0, 40)] = ()
    pieces: Annotated[tuple[Piece, ...], plain.Within(0, MOST_PIECES)] = ()
    own: Pawn = ""


class Handout(NamedTuple):
    """Something that whoever has the table has sent: words as typed, and a drawing."""

    kind: Literal["handout"]
    title: Words
    words: Annotated[str, plain.Within(0, LONGEST_NOTE), clean] = ""
    picture: Annotated[str, plain.Within(0, LONGEST_DRAWING)] = ""


class Gone(NamedTuple):
    """The table is no longer there, as these words say."""

    kind: Literal["gone"]
    words: Words


class Luck(NamedTuple):
    """The seed is to be made by all, which may begin anew, in another turn: be bound to a number; or, if it
    is told by what all are bound, the host first, tell it."""

    kind: Literal["luck"]
    turn: Count
    promises: Annotated[tuple[Hash, ...], plain.Within(0, 16)] = ()


class Proof(NamedTuple):
    """The match is over: the numbers of which the seed was made, the host's first."""

    kind: Literal["proof"]
    numbers: Annotated[tuple[Made, ...], plain.Within(0, 16)]
    seed: Seed


Heard = Said | Mine | Move | Step | Bound | Number
Shown = Welcome | Picture | Handout | Gone | Luck | Proof
HEARD: dict[str, type] = {  # all others are `Said`
    "mine": Mine, "move": Move, "step": Step, "bound": Bound, "number": Number,
}  # fmt: skip
SHOWN: dict[str, type] = {
    "welcome": Welcome, "picture": Picture, "handout": Handout, "gone": Gone, "luck": Luck, "proof": Proof,
}  # fmt: skip


def text(message: Heard | Shown) -> str:
    """A message as it is sent."""
    return json.dumps(plain.dump(message._asdict()), ensure_ascii=False)


def said(words: str) -> Heard | None:
    """What a guest has said; None if it is nothing that a guest says."""
    if len(words) > LONGEST_SAID:
        return None
    try:
        value = plain.parse(words)
        kind = value.get("kind") if isinstance(value, dict) else None
        message: Heard = plain.build(HEARD.get(kind, Said), value)  # type: ignore[arg-type]
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
