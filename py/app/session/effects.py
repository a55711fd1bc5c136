"""What a session asks of the page around it: values, carried out by `runtime.py` in their order."""

from __future__ import annotations

from typing import NamedTuple

from app.keep.record import Record
from app.session.intents import Intent


class Draw(NamedTuple):
    """Show the session as it is now; pieces glide to their places unless `still`."""

    still: bool = False


class DrawReply(NamedTuple):
    """Show the line below the prompt anew, and nothing else."""


class DrawBubble(NamedTuple):
    """Show the bubble of the lesson anew, or none, and nothing else."""


class DrawLog(NamedTuple):
    """Show the log anew, if it is open."""


class Say(NamedTuple):
    """Announce words to a screen reader; nothing: what was said before is over."""

    words: str


class Focus(NamedTuple):
    """Put the focus on the element of this id."""

    name: str


class MoveCursor(NamedTuple):
    """The cursor goes to the cell that is the element of this id, and these words are said of it."""

    name: str
    words: str


class Scroll(NamedTuple):
    """Bring the element of this id into sight."""

    name: str


class Value(NamedTuple):
    """What stands in the field of this id, which a hand may have moved."""

    name: str
    value: str


class BringHint(NamedTuple):
    """Bring what the hint means into sight."""


class FilmFor(NamedTuple):
    """What has happened is being shown, now for so many ms, and a tap ends it; 0: it is over."""

    ms: int


class Sound(NamedTuple):
    """One of the sounds of `SOUNDS`, with its shake, if the settings let it: from a side, -1 the left to 1
    the right, at so many times its pitch."""

    name: str
    side: float = 0
    pitch: float = 1


class Wait(NamedTuple):
    """After so many ms, this."""

    ms: float
    then: Intent


class AfterPaint(NamedTuple):
    """When what was just shown is painted, this."""

    then: Intent


class Then(NamedTuple):
    """At once, but after the effects before it, this."""

    then: Intent


class Think(NamedTuple):
    """Let a bot of this strength think about the match as it stands, as thought number so-and-so; reported
    on while it thinks, or not."""

    thought: int
    strength: str
    report: bool


class Save(NamedTuple):
    """Save the record now."""


class SaveSoon(NamedTuple):
    """Save the record after the next paint, once for all that is done until then."""


class SaveNew(NamedTuple):
    """Save a record that is not kept here yet."""


class Finale(NamedTuple):
    """The match has ended: the result comes when the table has had its time, or at the next tap."""


class Result(NamedTuple):
    """Show the result now."""


class Dialog(NamedTuple):
    """Show something over the page; then put the focus on `then`."""

    title: str
    html: str
    then: str = ""


class CloseDialog(NamedTuple):
    """Close the dialog, if one is open."""


class Drawer(NamedTuple):
    """Show the drawer of this name, the rules at a line of theirs, empty for where they open by themselves;
    no name: shut it."""

    name: str
    line: str = ""


class OpenMatch(NamedTuple):
    """This record on the table, under a name of its own that it is given now."""

    record: Record


class Go(NamedTuple):
    """To another address of this page."""

    fragment: str


Effect = (
    Draw | DrawReply | DrawBubble | DrawLog | Say | Focus | MoveCursor | Scroll | Value | BringHint | FilmFor
    | Sound | Wait | AfterPaint | Then | Think | Save | SaveSoon | SaveNew | Finale | Result
    | Dialog | CloseDialog | Drawer | OpenMatch | Go
)  # fmt: skip
