"""What one works with beside the play: what people write, and the files that they take away.

A game that has any of it names its module `desk` in its table; `Desk` says what such a module brings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from tabletop.game import Option, State
from tabletop.match import Match

S = TypeVar("S", bound=State, contravariant=True)

Notes = Mapping[str, str]  # what people have written beside a match, by key
NONE: Notes = MappingProxyType({})


class Take(NamedTuple):
    """What a file to take away is made of: the match, what is written beside it, the choices by the names of
    the desk's `WISHES`, each by its place, and the match as the page saves it."""

    match: Match
    notes: Notes
    wishes: Mapping[str, int]
    saved: Mapping[str, Any]


class Made(NamedTuple):
    """What such a file holds.

    text: its words; where a picture belongs into them, base64, stands `IMAGE`. picture: <svg>s with colours
    of their own that lie on one another, none of them long, to be made a PNG of width by height pixels, so
    many to a metre. sheets: pages to be printed, each an <svg> in the paper's own measures; pages: how many
    they are; paper: "A4" or "Letter". Of these a file has what it needs. What comes piece by piece may be
    made so: the page draws breath between two pieces.
    name: what the file is called, without its ending.
    """

    text: str = ""
    picture: Iterable[str] = ()
    width: int = 0
    height: int = 0
    per_metre: int = 0
    sheets: Iterable[str] = ()
    pages: int = 0
    paper: Literal["A4", "Letter"] = "A4"
    name: str = ""


IMAGE = "{image}"


class File(NamedTuple):
    """A file that can be taken away.

    slug: its name on the page; title: what it is, as on a button; about: for whom, in a sentence; ending: of
    the file's name, ".png", empty where it is printed; kind: its media type; make: makes it, or says in a
    sentence why it cannot be made, and what to do. wishes: which of the desk's concern it. sized: is it told
    before how many pixels or pages it will have?
    """

    slug: str
    title: str
    about: str
    ending: str
    kind: str
    make: Callable[[Take], Made | str]
    wishes: tuple[str, ...] = ()
    sized: bool = False


class Jotted(NamedTuple):
    """The notes that change, with their texts; and a sentence, if there is one to say: what it is, or why it
    cannot be."""

    changes: Notes = NONE
    words: str = ""


class Handout(NamedTuple):
    """Something of a match that can be shown on people's phones.

    title: over it there, in a few words; note: what is written of it for nobody else, which goes along only
    if it is put into the words; picture: an <svg> with colours of its own of what everybody may see of it,
    empty if that is nothing.
    """

    title: str
    note: str = ""
    picture: str = ""


class Desk(Protocol[S]):
    """What one works with beside the play: notes, files to take away, and what goes to phones that look on.

    A note has a key, a word or a word and a number ("note 7"), and a text as typed, up to `LONGEST_NOTE`
    letters; an empty one is none. Notes are saved, undone and exported with their match, and never part of a
    State. On the page an input or textarea says `data-note="note 7"`; a button `data-do="jot"
    data-arg="fill 7"`; a piece on a map says `data-roam="x y step"` and is moved by a finger or by arrows,
    "move token 2" with where it was put down as the text, or "step token 2" with how many steps.
    """

    @property
    def FILES(self) -> Sequence[File]:
        """In the order in which they are offered; empty if there are none."""

    @property
    def WISHES(self) -> Mapping[str, Option]:
        """What can be chosen of the files, by name."""

    def title(self, notes: Notes) -> str:
        """What people have called this match, as typed; empty if it has no name of its own."""

    def open_notes(self, view: S, notes: Notes) -> Notes:
        """Those that everybody may see of a view that everybody may have."""

    def players_pawns(self, view: S, notes: Notes) -> Mapping[str, str]:
        """The pawns of which each phone that looks on can have one as its own, of what everybody may see: by
        what `data-roam` moves, "token 2", each with its name as typed."""

    def players_move(self, notes: Notes) -> bool:
        """May phones move the pawns that are their own?"""

    def handout(self, view: S, notes: Notes, what: str) -> Handout | None:
        """What can be sent to phones, `what` being what the button says that asks for it: `data-do="hand-out"
        data-arg="room 7"`. None if it is there no longer."""

    def write(self, view: S, notes: Notes, what: str, text: str, luck: int) -> Jotted:
        """What comes of something that was written or done, `what` being what the page says of it. `luck` is
        a 64-bit number of the match, for what is made up, and the same whenever it is asked."""


LONGEST_NOTE = 2000  # letters
