"""From one decision to the next: what an action has caused is shown and saved, and then whoever decides next
may be a bot.
"""

from __future__ import annotations

from app.session import narration, queries, showing, tutorial
from app.session.bots_model import AutoState, Flow, Now
from app.session.effects import (
    AfterPaint,
    Draw,
    DrawLog,
    Effect,
    FilmFor,
    Finale,
    Save,
    Say,
    Sound,
    Then,
    Think,
)
from app.session.intents import DoForced, Painted, Run
from app.session.model import Session
from app.session.queries import to_move
from app.session.seats_view import recap
from tabletop.values import replace

MOST = 300  # letters of one announcement
Updated = tuple[Session, tuple[Effect, ...]]


# --- a change -------------------------------------------------------------------------


def followed(s: Session) -> Session:
    """The match stands elsewhere: what was picked, asked, hinted and thought belongs to before, and the
    curtain falls behind whoever has just decided, and before whatever is asked before all."""
    lifted = s.lifted if s.state.seat == s.lifted and not s.state.is_open_step else None
    return tutorial.follow(replace(s.unpicked(), bots=s.bots.forget(), lifted=lifted, pointed="", sent=""))


def changed(s: Session, told: str | None = None) -> Updated:
    """The match stands elsewhere than before, as is told, or else as its events say: it is drawn; after the
    paint it is spoken, saved, shown to its end, and bots move."""
    s = followed(s)
    stop: tuple[Effect, ...] = ()
    if told is None:
        told = narration.happened(s.match, s.state, s.record.names, s.hearer)
    else:
        s, stop = replace(s, film=s.film.of(())), (FilmFor(0),)
    roll = (FilmFor(s.film.ms),) if s.film.shot else ()
    return s.owing(), (*stop, Draw(), *roll, AfterPaint(Painted(told)))


def painted(s: Session, told: str) -> Updated:
    """A change is on the page: speak, save, and then show what else there is of it."""
    asked = s.curtain_words or tutorial.tutorial(s).words or s.asked
    asked = asked or queries.over_words(s) or queries.pace_words(s)
    words = narration.unasked(announcement(s, told), asked)
    asked = narration.asked_on(words, asked)
    words = narration.shortened(words, MOST - len(asked), s.record.names)
    say = (Say(f"{words} {asked}".strip()),) if words or asked else ()
    return s, (*say, Save(), DrawLog(), Then(Run()))


def announcement(s: Session, told: str) -> str:
    """What is said aloud after an action: each choice by itself; those of bots that were skipped over all
    together, when a person is to move."""
    record = s.record
    if s.news or s.bots.flow is not Flow.SKIPPING:
        return s.news or told
    since = recap(record, s.looker, s.curtain_down, s.bots.skipped_at)
    return narration.spoken(since) if since else told if record.outcome else ""


# --- the film -------------------------------------------------------------------------


def hurried(s: Session, on_stage: bool = False) -> Updated:
    """All of what is being shown is shown at once, or the next on the stage."""
    return showing.hurried(s, film_over, on_stage)


def film_over(s: Session) -> Updated:
    """All that the change has caused was shown: the match ends, or bots move."""
    ends = finale(s) if s.at_the_end and not s.bots.playing else ()
    s, more = move_on(s)
    return s, (*ends, *more)


def finale(s: Session) -> tuple[Effect, ...]:
    """The match has just ended, and the table shows it; then comes the result."""
    outcome = s.record.outcome
    if not outcome or not outcome.counts:
        return (Finale(),)
    won = outcome.places[s.record.person] == 1
    return Sound("end-won" if won else "end-lost"), Finale()


# --- who decides next -----------------------------------------------------------------


def think(s: Session, now: Now, strength: str) -> Updated:
    """A thought begins about the match as it stands, in place of any other."""
    thought, enough = s.bots.thought + 1, s.entry.bot.BUDGETS[strength]
    bots = replace(s.bots, now=now, thought=thought, choices=(), enough=enough)
    return replace(s, bots=bots), (Think(thought, strength, now is Now.ADVISING),)


def move_on(s: Session) -> Updated:
    """What nobody needs to decide is done; if a bot must decide now, it thinks; autoplay ends with the
    match."""
    if queries.forced(s):
        return s, (Then(DoForced(s.match.at)),)
    strength = to_move(s)
    if s.record.turn != "bot":
        s = replace(s, bots=replace(s.bots, flow=Flow.PACED))
    if strength:
        return think(s, Now.CHOOSING, strength)
    if s.record.outcome and s.bots.playing:
        s = replace(s, bots=replace(s.bots.stop(), auto=AutoState.SHUT))
        return s, (Draw(), *finale(s))
    return s, ()
