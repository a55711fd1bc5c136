"""Several at one table: the curtain between their turns, what happened meanwhile, who sits where."""

from __future__ import annotations

from app.session import phones_view, reply, seats_view
from app.session.effects import CloseDialog, Dialog, Draw, DrawLog, Focus, Go, Save, Say
from app.session.model import Session
from app.session.turns import Updated
from tabletop.values import replace

OPEN = "Nothing is hidden here."


def lift(s: Session) -> Updated:
    """The person who is next is there."""
    hidden = s.curtain_down or s.may_look
    return _looked_at(replace(s, lifted=s.state.seat)) if hidden else reply.refuse(s, OPEN)


def cover(s: Session) -> Updated:
    """The hand out of sight again, whoever looks."""
    if s.record.persons < 2:
        return reply.refuse(s, OPEN)
    return _looked_at(replace(s, lifted=None))


def _looked_at(s: Session) -> Updated:
    """Somebody has lifted the curtain, or let it fall."""
    s = s.unpicked()
    focus = Focus("do-lift" if s.curtain_down else "prompt")
    return s, (Draw(), DrawLog(), Say(s.curtain_words or s.asked), focus)


def recap_read(s: Session) -> Updated:
    """The recap was read."""
    return replace(s, read_at=s.match.at), (Draw(), Focus("prompt"))


def news_read(s: Session) -> Updated:
    """What the link has brought was read."""
    return replace(s, news="", newly=False), (Draw(), Focus("prompt"))


def sent(s: Session, words: str) -> Updated:
    """What came of sending the link."""
    return replace(s, sent=words), (Draw(still=True), Say(words))


def onward(s: Session) -> Updated:
    """On to what the link brought; the lesson is done with."""
    return s, (Go(s.record.onward),) if s.record.onward else ()


def turn_table(s: Session) -> Updated:
    """Prompt and hand turn to whose turn it is, or no longer."""
    record = replace(s.record, turned=not s.record.turned)
    return replace(s, record=record), (CloseDialog(), Draw(still=True), Save())


def ask_who(s: Session) -> Updated:
    """Who sits at this device, or where everybody does if some hold their hands on phones."""
    if s.record.phones:
        return s, (Dialog("Who sits where?", phones_view.sitting(s.record, s.present)),)
    return s, (Dialog("Who sits here?", seats_view.sitting(s.record)),)


def seat_here(s: Session, seat: int) -> Updated:
    """A person sits here, or elsewhere; somebody always sits here."""
    here = tuple(sorted(set(s.record.mine) ^ {seat})) or (seat,)
    s = replace(s, record=replace(s.record, here=here), news="", newly=False)
    s, asked = ask_who(s)
    return s, (*asked, Draw(), Save(), Focus(f"ask-seat-here-{seat}"))
