"""Pawns on a map that are the own of phones which look on: which there are, and whether one can go somewhere.

A phone learns nothing by trying: whether its pawn can go there is asked of what everybody may see, before it
is done at the table.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.live.messages import Move, Step
from app.session import intents as on
from app.session import notes_editor
from app.session.model import Session
from app.session.play_area import open_notes

NOT_YOURS = "That pawn is not yours. The menu has “Your pawn”, to choose one."
TAKEN = "That pawn is another phone’s, or is gone from the map: choose another one."
NOT_ALLOWED = "For now whoever has the table moves the pawns. Ask them to let players move their own."
NOWHERE = "It cannot go there."


def names(s: Session) -> Mapping[str, str]:
    """The pawns of which a phone can have one, each with its name."""
    desk, view = s.entry.table.FACTS.desk, s.state.public()
    return desk.players_pawns(view, open_notes(s.entry, view, s.record.notes.now)) if desk else {}


def may_move(s: Session) -> bool:
    """Does the table let phones move their own?"""
    desk = s.entry.table.FACTS.desk
    return bool(desk and not s.over and desk.players_move(s.record.notes.now))


def deed(wish: Move | Step) -> on.Write:
    """What a phone wants done, as a hand at the table would do it."""
    return on.Write(f"{wish.kind} {wish.pawn}", wish.to)


def tried(s: Session, own: str, wish: Move | Step) -> tuple[bool, str]:
    """Can whoever has this pawn do that? And what comes of it, as all may know it, or why they cannot."""
    if not own or wish.pawn != own or own not in names(s):
        return False, NOT_YOURS
    if not may_move(s):
        return False, NOT_ALLOWED
    what, text, _ = deed(wish)
    openly = notes_editor.ask_openly(s, what, text)
    if not openly.changes or not notes_editor.ask(s, what, text).changes:
        return False, NOWHERE if openly.changes else openly.words or NOWHERE
    return True, openly.words
