"""What follows from a session: who decides next, what can be undone, why nothing can be chosen."""

from __future__ import annotations

from app.session import film, seats_view, tutorial
from app.session.bots_model import Flow
from app.session.frame import ELSEWHERE
from app.session.keys import meaning
from app.session.model import Session
from tabletop.actions import Action

PACE_ASKED = (
    "{} is to choose: “Step”, N, lets a bot choose once, and “Skip”, X, goes on to the next person’s turn."
)

AT_TABLE = "That is asked at the table."
COMPANY = "In company this is asked when the match is over: what is still to come belongs to all."
ONE_TURN = "That is for the table: here this turn alone is asked."
TAUGHT = "First the lesson: this can be asked when it is over."


def to_move(s: Session) -> str:
    """The strength of the bot that must decide now, or nothing if a person must."""
    record = s.record
    if record.outcome or s.autosave.elsewhere or s.hand or gathers(s):
        return ""
    if record.turn == "bot":
        return record.players[s.state.seat]
    return s.bots.strength if s.bots.playing and record.turn == "here" else ""


def missing(s: Session) -> list[int]:
    """The seats of people whose phones are not at the table."""
    return [seat for seat in s.record.phones if seat not in s.present]


def gathers(s: Session) -> bool:
    """Is the luck left to all devices, and not all of them are there yet? Nobody moves before by itself."""
    return s.record.made == () and not s.match.log and bool(missing(s))


def waits(s: Session) -> bool:
    """Does a bot that has chosen wait for a tap?"""
    at_a_tap = s.bots.flow is Flow.PACED and (s.world.pace == "step" or asks_pace(s))
    return s.record.turn == "bot" and (at_a_tap or s.bots.flow is Flow.HELD)


def asks_pace(s: Session) -> bool:
    """Are bots to move, somebody here plays by keys, and has never said how fast they shall?"""
    alone = s.record.turn == "bot" and not s.record.outcome and not s.bots.playing
    teaches = tutorial.tutorial(s)
    taught = s.record.lesson is not None and teaches.step < teaches.over  # a lesson goes on by itself
    return s.by_keys and not s.world.paced and alone and not taught


def pace_words(s: Session) -> str:
    """How bots go on, for the ear: said once, after a person’s choice; empty if nobody is to be told."""
    before = s.match.states[s.match.at - 1].seat if s.match.at else s.record.person
    told = asks_pace(s) and before in s.record.mine
    return PACE_ASKED.format(s.record.names[s.state.seat]) if told else ""


def over_words(s: Session) -> str:
    """How the match has ended; empty while it goes on."""
    if not s.record.outcome:
        return ""
    alone = s.match.seats == 1
    return s.shown.prompt(s.record.names) if alone else f"The match is over: {s.record.winners}."


def forced(s: Session) -> Action | None:
    """What is done now without asking anybody (`State.forced`), at this device; not where a lesson asks for
    it, nor where the match has been stepped back to."""
    record, teaches = s.record, tutorial.tutorial(s)
    if (
        record.outcome
        or s.autosave.elsewhere
        or s.hand
        or gathers(s)
        or s.bots.flow is Flow.HELD
        or s.match.at < len(s.match.log)
    ):
        return None
    alone = record.persons < 2
    found = s.state.forced(alone) if record.turn in ("here", "phone", "away") or alone else None
    asked = found and teaches.step < teaches.over and not teaches.left(s.state, found)
    return None if asked else found


def can_undo(s: Session) -> bool:
    """Is there anything to take back?"""
    return s.match.at > 0 or s.before_restart is not None or s.record.notes.can_go_back(0)


def can_redo(s: Session) -> bool:
    """Is there anything to be done again?"""
    return s.match.at < len(s.match.log) or s.record.notes.can_go_forth(s.match.at)


def place_after(s: Session, action: Action) -> int | None:
    """The place (`Outcome.places`) of whoever decides, if the match ends with this action; None if it goes
    on, or nobody may know because there are secrets. IllegalAction."""
    outcome = None if s.state.hidden(s.looker) else film.after(s.state, action).outcome()
    return outcome.places[s.state.seat] if outcome else None


def idle_words(s: Session) -> str:
    """Why nobody here can choose anything now; nothing if somebody can."""
    if s.record.outcome:
        return "The match is over."
    return seats_view.not_your_turn(s.record, s.hand) or s.curtain_words


def busy_words(s: Session) -> str:
    """What whoever is curious hears while autoplay decides; nothing if it does not."""
    busy = s.bots.playing and to_move(s)
    return "A bot plays for you: “Stop” gives the match back." if busy else ""


def means_nothing(s: Session, key: str) -> str:
    """Why a key of the game's does nothing now, and what can be done instead."""
    what = meaning(s.entry.table.FACTS.keys, key)
    return barred(s) or busy_words(s) or f"“{key.upper()}” would {what}: not now. {s.asked}"


def barred(s: Session) -> str:
    """Why nothing can be chosen on this table now, by whomever; nothing if something can."""
    return ELSEWHERE if s.autosave.elsewhere else idle_words(s)


def no_what_if(s: Session) -> str:
    """Why nobody here may ask what if luck had been other; empty if they may."""
    if s.hand:
        return AT_TABLE
    if s.autosave.elsewhere:
        return ELSEWHERE
    if tutorial.tutorial(s).on:
        return TAUGHT
    if not s.record.id:
        return ONE_TURN
    return COMPANY if s.record.persons > 1 and not (s.at_the_end or s.record.practice) else ""


def what_if_marks(s: Session) -> bool:
    """Is the match marked when somebody looks what comes of other luck? If it is not over, what is still to
    come in it may be seen there."""
    return not (s.record.outcome or s.match.rewound or s.record.practice)
