"""The session of a hand, a value: the host's match with one phone's seats, and how it follows the host's."""

from __future__ import annotations

from app.keep.record import Record
from app.session import render
from app.session.bots_model import IDLE, AutoState, Now
from app.session.film import NO_FILM, Film
from app.session.model import Session, World
from app.session.turns import followed
from tabletop.values import replace


def record_of(record: Record, seats: tuple[int, ...]) -> Record:
    """The host's record as the one of a device at which these sit, and nobody else."""
    others = tuple(seat for seat in record.people if seat not in seats)
    return replace(record, here=seats, phones=others, turned=False, beat=None, daily=None)


def begin(host: Session, seats: tuple[int, ...], world: World) -> Session:
    """The session of these seats at the host's match; of none for whoever looks on."""
    return Session(record_of(host.record, seats), world, hand=True, film=NO_FILM)


def follow(hand: Session, host: Session, skipped: int) -> Session:
    """A hand's session when the host's has gone on. skipped: the film that was ended at the hand."""
    moved = hand.state is not host.state
    record = record_of(host.record, tuple(hand.record.here or ()))
    s = replace(hand, record=record, present=host.present, asked_back=host.asked_back)
    s = followed(s) if moved else s
    if host.record.turn == "bot":
        s = replace(s, bots=replace(host.bots.stop(), auto=AutoState.SHUT))
    elif s.bots.now not in (Now.ADVISING, Now.ADVISED):
        s = replace(s, bots=replace(IDLE, thought=s.bots.thought))
    return replace(s, film=film_of(hand, host.film, skipped))


def film_of(hand: Session, film: Film, skipped: int) -> Film:
    """What a hand is shown of the host's film: nothing once it was ended there."""
    if not film.shot or film.reel == skipped:
        return NO_FILM
    stands = hand.film.choices if hand.film.reel == film.reel else render.choices(hand)
    return replace(film, choices=stands)
