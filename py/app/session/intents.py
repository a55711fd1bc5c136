"""All that can happen to a session: a closed list of values, made by a hand, a clock, a bot, or the store.

An action is read from its text once, where its intent is made. A list of intents can be written out and
played again (`recording.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from app.keep.record import Record
from app.session.model import World
from tabletop.actions import Action
from tabletop.bots import Choice

# --- at the board -----------------------------------------------------------------


class Play(NamedTuple):
    """A choice was made, `touched` by a finger or not."""

    action: Action
    touched: bool = False


class Decided(NamedTuple):
    """A hand on a phone has chosen, which may: it is carried out at the table."""

    action: Action


class Hinted(NamedTuple):
    """A hand on a phone has asked for a hint, which marks the match."""


class AskBack(NamedTuple):
    """Somebody asks from a phone to take back the last choice."""

    name: str


class AnswerBack(NamedTuple):
    """Who is at the table says whether that is taken back."""

    agrees: bool


class Present(NamedTuple):
    """The phones of these seats are at the table."""

    seats: tuple[int, ...]


class Dealt(NamedTuple):
    """All devices together have made a seed of these numbers: the match is dealt by it, if nothing was
    done."""

    seed: str
    made: tuple[str, ...]


class Sit(NamedTuple):
    """Who decides for a seat from now on: "here", "phone", "away", or a bot by its strength; and what they
    are called, if they have said so."""

    seat: int
    where: str
    name: str = ""


class Pick(NamedTuple):
    """Something was picked that is no choice yet, or put back."""

    what: str


class Touch(NamedTuple):
    """Anything else was touched."""

    target: str


class Tell(NamedTuple):
    """A line was typed: a choice, or a question."""

    line: str


class Walk(NamedTuple):
    """The cursor goes on by an arrow, in a direction of `tabletop.grid`; far: to the next thing."""

    way: int
    far: bool = False


class Seek(NamedTuple):
    """The cursor goes to the next of a kind, or back to the one before."""

    kind: str
    back: bool = False


class DoForced(NamedTuple):
    """What nobody needs to decide at this ply is to be done."""

    ply: int


class GoHome(NamedTuple):
    """The cursor goes to where it begins."""


class LookHere(NamedTuple):
    """The cursor was come to by the focus."""


class ChooseHere(NamedTuple):
    """What is under the cursor is touched."""


class OpenCommandLine(NamedTuple):
    """A field for typed choices and questions, please; asked_from: where the focus is."""

    asked_from: str = ""


class ShutCommandLine(NamedTuple):
    """The field is no longer wanted."""


class Point(NamedTuple):
    """The mouse or the focus is on a choice, by its text, or on none any more."""

    action: str


class Press(NamedTuple):
    """A letter or digit of the game's own keys, at this time in ms."""

    key: str
    at: float


class Escape(NamedTuple):
    """Put back what is picked, close what is open, stop what is running. covered: a dialog is open."""

    covered: bool = False


class Hurry(NamedTuple):
    """A finger or a key comes down: whatever is being shown is shown to its end; or, of what is on the stage,
    the next comes."""

    on_stage: bool = False


class Refuse(NamedTuple):
    """What was asked for cannot be, for this reason."""

    why: str


class Write(NamedTuple):
    """Something is written beside the match: in a field letter by letter, or by a button or on a map."""

    what: str
    text: str = ""
    typed: bool = False


class Report(NamedTuple):
    """Something was done beside the match, as these words say."""

    words: str


class Written(NamedTuple):
    """The field in which something was written has been left."""


# --- back and forth ---------------------------------------------------------------


class Undo(NamedTuple):
    """One choice of a person's back."""


class Redo(NamedTuple):
    """One choice forward again."""


class Restart(NamedTuple):
    """To the first state."""


class Agree(NamedTuple):
    """All at the table agree to go back to this ply."""

    ply: int


# --- bots -------------------------------------------------------------------------


class Hint(NamedTuple):
    """What would the strong bot do? Asked by a key or not, from the element of this id."""

    by_key: bool = False
    asked_from: str = ""


class PlayHint(NamedTuple):
    """Do what the hint says."""


class EndHint(NamedTuple):
    """Put the hint away."""


class Auto(NamedTuple):
    """Open autoplay's strip or close it; by a key it starts at once."""

    by_key: bool = False


class AutoEnd(NamedTuple):
    """Stop autoplay, and put its strip away."""


class AutoStrength(NamedTuple):
    """Another bot plays from the next choice on."""

    strength: str


class AutoPace(NamedTuple):
    """Autoplay goes on faster or slower."""

    pace: str


class AutoStart(NamedTuple):
    """The bot takes over every person's seat until it is stopped."""


class AutoStop(NamedTuple):
    """Stop autoplay at once."""


class StepOn(NamedTuple):
    """One choice of a bot, and then wait."""


class GoOn(NamedTuple):
    """Bots no longer wait."""


class SkipOn(NamedTuple):
    """On to the next person's turn, without waiting."""


class Found(NamedTuple):
    """What a thought has found so far, best first; is it thought to its end, and after how many ms?"""

    thought: int
    choices: tuple[Choice, ...]
    done: bool = True
    took: float = 0


class HintShown(NamedTuple):
    """The hint of this thought is painted."""

    thought: int


class BotPaused(NamedTuple):
    """What a bot has chosen was shown for its moment."""

    thought: int


# --- what the page reports --------------------------------------------------------


class Opened(NamedTuple):
    """The table is on the page, and painted."""


class Noticed(NamedTuple):
    """The preferences or the day are these now."""

    world: World


class Painted(NamedTuple):
    """A change is on the page: what was told of it can be said, the rest of it shown."""

    told: str


class Run(NamedTuple):
    """What has happened is saved: on with showing it."""


class ShotOver(NamedTuple):
    """A shot of a film has stood for its time."""

    reel: int
    at: int


class Saved(NamedTuple):
    """The record was saved, or could not be for a fault in words; the day on which it was begun."""

    updated: int
    begun: str
    fault: str = ""
    asked_to_keep: bool = False


class Reckoned(NamedTuple):
    """What the match was for its seats is found out: an account each, in letters (`tabletop/account.py`)."""

    texts: tuple[str, ...]


class PlayedElsewhere(NamedTuple):
    """Another tab went on with this match."""


class TookOver(NamedTuple):
    """What the other tab has saved comes onto this table."""

    record: Record


class Leave(NamedTuple):
    """Another screen comes."""


# --- several at one table ---------------------------------------------------------


class Lift(NamedTuple):
    """The person who is next is there: the curtain is lifted."""


class Cover(NamedTuple):
    """The hand out of sight again, whoever looks."""


class RecapRead(NamedTuple):
    """What happened meanwhile was read."""


class NewsRead(NamedTuple):
    """What the link has brought was read."""


class Sent(NamedTuple):
    """The link was handed on, or could not be, as these words say."""

    words: str


class Onward(NamedTuple):
    """From a lesson on to what the link brought that waits behind it."""


class TurnTable(NamedTuple):
    """Prompt and hand turn to whose turn it is, or no longer."""


class AskWho(NamedTuple):
    """Who sits at this device?"""


class SeatHere(NamedTuple):
    """A person sits here, or elsewhere."""

    seat: int


class Arrived(NamedTuple):
    """The match has just come by link, which says this; for the first time, or not."""

    words: str
    newly: bool


# --- beside the board -------------------------------------------------------------


class OpenMenu(NamedTuple):
    """Everything that is rarely wanted."""


class OpenDrawer(NamedTuple):
    """The drawer "log" or "rules", these at a line of theirs; shut if it is the one that is open. asked_from:
    where the focus is."""

    name: str
    line: str = ""
    asked_from: str = ""


class ShutDrawer(NamedTuple):
    """The drawer's own button."""


class ShowResult(NamedTuple):
    """The result, once more."""


class Next(NamedTuple):
    """Another match with this seed and the same players."""

    seed: str


class NextEven(NamedTuple):
    """The same, where whoever has this seat now has a head start of this level, 0 for none."""

    seed: str
    seat: int
    level: int


class Again(NamedTuple):
    """The same seed as a match of its own."""


class Watch(NamedTuple):
    """The match so far as a replay."""


class WhatIf(NamedTuple):
    """What if the luck of the action at this ply had been other, of this draw? No ply: the last that came;
    no place: which of several is asked first."""

    ply: int | None = None
    place: int | None = None


class Otherwise(NamedTuple):
    """A match of its own in which this draw of the action at this ply has brought another number."""

    ply: int
    place: int
    number: int


class KeepBoth(NamedTuple):
    """This table goes on as a match of its own; the one of the other tab stays as it is."""


class LeaveLesson(NamedTuple):
    """The lesson's bubble goes; the match is free to play."""


# --- a match that is watched -------------------------------------------------------


class Jump(NamedTuple):
    """To where so many actions have been shown."""

    ply: int


class Forward(NamedTuple):
    """On to the next action."""


class Toggle(NamedTuple):
    """Go on by itself, or stop there; from the end it begins anew."""


class Pace(NamedTuple):
    """Faster or slower."""

    pace: str


class Rested(NamedTuple):
    """There was a moment to look, in the showing of this number."""

    showing: int


class Touched(NamedTuple):
    """Something was touched that cannot be chosen here."""


Intent = (
    Play | DoForced | Decided | Hinted | AskBack | AnswerBack | Present | Dealt | Sit
    | Pick | Touch | Point | Press | Escape | Hurry | Refuse | Report | Write | Written
    | Walk | Seek | GoHome | LookHere | ChooseHere | Tell | OpenCommandLine | ShutCommandLine
    | Undo | Redo | Restart | Agree
    | Hint | PlayHint | EndHint | Auto | AutoEnd | AutoStrength | AutoPace | AutoStart | AutoStop
    | StepOn | GoOn | SkipOn | Found | HintShown | BotPaused
    | Opened | Noticed | Painted | Run | ShotOver | Saved | Reckoned | PlayedElsewhere | TookOver | Leave
    | Lift | Cover | RecapRead | NewsRead | Sent | Onward | TurnTable | AskWho | SeatHere | Arrived
    | OpenMenu | OpenDrawer | ShutDrawer | ShowResult
    | Next | NextEven | Again | Watch | WhatIf | Otherwise | KeepBoth | LeaveLesson
    | Jump | Forward | Toggle | Pace | Rested | Touched
)  # fmt: skip
