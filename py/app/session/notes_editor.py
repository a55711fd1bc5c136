"""What is written beside the match: typed into fields, done by buttons, moved on a map."""

from __future__ import annotations

from app.keep.notes import NoteBook
from app.session import reply
from app.session.effects import Draw, Effect, SaveSoon
from app.session.model import Session
from app.session.play_area import open_notes
from app.session.turns import Updated
from tabletop import chance
from tabletop.desk import Jotted
from tabletop.typed import clean
from tabletop.values import replace


def write(s: Session, what: str, text: str, typed: bool) -> Updated:
    """Something is done to the notes, as the game's desk says. What is typed stands in its field already, so
    it is not drawn."""
    changes, words = ask(s, what, text)
    if changes:
        notes = s.record.notes.write(s.match.at, changes, typed)
        s = replace(s, record=replace(s.record, notes=notes), before_restart=None).owing()
    said: tuple[Effect, ...] = ()
    if words:
        s, said = reply.say(s, words, "about" if changes else "why", speak=True)
    shown: tuple[Effect, ...] = () if typed else (Draw(),)
    return s, (*shown, *said, SaveSoon())


def ask(s: Session, what: str, text: str) -> Jotted:
    """What the game's desk makes of it."""
    desk, seed, notes = s.entry.table.FACTS.desk, s.match.states[0].seed, s.record.notes
    if not desk or seed is None:
        return Jotted()
    luck = chance.number(seed, what, len(notes.edits))
    return desk.write(s.shown, notes.now, what, clean(text), luck)


def ask_openly(s: Session, what: str, text: str) -> Jotted:
    """What it makes of it as far as everybody may know."""
    desk, view = s.entry.table.FACTS.desk, s.state.public()
    return (
        desk.write(view, open_notes(s.entry, view, s.record.notes.now), what, text, 0) if desk else Jotted()
    )


def rewritten(s: Session, notes: NoteBook, told: str) -> Updated:
    """What is written stands as before, or again: what is picked stays so."""
    s = replace(s, record=replace(s.record, notes=notes)).owing()
    s, said = reply.say(s, told, "about", speak=True)
    return s, (Draw(), *said, SaveSoon())
