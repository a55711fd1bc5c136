"""What a phone shows beside the picture of its table: strips, its menu, and why the table is gone."""

from __future__ import annotations

from collections.abc import Sequence

from app.live import luck
from app.live.messages import Picture, Piece
from app.page.markup import ask, button, esc
from tabletop.typed import isolated

LIT = "[data-hint]:not([hidden] *)"
ON_BOARD = ("Home", "Enter", " ")
CUT = "The line to the table was cut. Ask there for a new code; your seat waits."
PUT_AWAY = "The table is gone. When it is open again, scan its new code; your seat waits."
STRANGE = "The table said something that this page does not understand. Reload both, and meet again."
OTHER_VERSION = (
    "This page is of another version than the table’s. Reload both while there is a network, and meet again."
)
WENT = "You have left the table; your seat waits. A new code of the table’s brings you back."
LEAVE = "Leave the table?"
PROVED = "{} devices made this seed together, this phone among them: {}. It was reckoned again, and fits."
CAME_LATER = "The table says that {} devices made this seed: {}. This phone was not there, and cannot tell."
NOT_PROVED = "The luck of this match was not made as this phone was told: the numbers do not fit."
LUCK_ANEW = "The luck is made anew: somebody has come or gone, or another match was dealt."


def proof(numbers: Sequence[str], seed: str, lot: luck.Lot) -> str:
    """What this phone says of how the luck of a match was made."""
    said = NOT_PROVED if lot.promises else CAME_LATER
    return (PROVED if luck.fits(numbers, seed, lot) else said).format(len(numbers), seed)


def gone_strip(words: str) -> str:
    """Over what was seen last: the table is gone."""
    return (
        '<div class="strips" data-part="gone"><section class="strip warn" id="warn" role="alert">'
        f"<p>{esc(words)}</p></section></div>"
    )


def note_strip(words: str, low: bool) -> str:
    """Something to be read once. low: at the foot, as there is more to be read above."""
    if not words:
        return '<div class="strips" data-part="gone"></div>'
    return (
        f'<div class="strips{" low" if low else ""}" data-part="gone"><section class="strip" id="note" '
        f'aria-label="Luck"><p>{esc(words)}</p>'
        f"{button('note-read', 'Close', look='quiet')}</section></div>"
    )


def pawn_strip(picture: Picture) -> str:
    """Which pawn on the map is this phone's?"""
    free = "".join(pawn(piece, piece.pawn == picture.own) for piece in picture.pieces if piece.free)
    return (
        '<div class="strips" data-part="gone"><section class="strip" id="pawns" aria-label="Your pawn">'
        f"<p>Which pawn is yours?</p>{free}{button('mine', 'None, I look on', look='quiet')}</section></div>"
    )


def pawn(piece: Piece, own: bool) -> str:
    """One that it can have, or has."""
    return (
        f'<button type="button" class="{"go" if own else "plain"}" id="own-{piece.pawn.replace(" ", "-")}" '
        f'data-do="mine" data-arg="{piece.pawn}">{esc(isolated(piece.name))}</button>'
    )


def handed(words: str, picture: str) -> str:
    """What was sent by whoever has the table: words as typed, and a picture that was cleaned."""
    lines = "".join(f'<p dir="auto">{esc(line)}</p>' for line in words.splitlines() if line.strip())
    close = ask("close", "Close", look="go big")
    return f'<div class="handed">{lines}{picture}</div><div class="row">{close}</div>'


def menu(slug: str, sits: bool, has_pawns: bool, has_handout: bool) -> str:
    """What is rarely wanted at a phone. sits: are there seats to be held?"""
    parts = (
        ask("log", "Log", look="plain spare", draw="log"),
        ask("handout", "What was sent here last", draw="share") if has_handout else "",
        ask("whose-pawn", "Your pawn", draw="domino") if has_pawns else "",
        ask("who-here", "Who sits at this phone?", draw="domino") if sits else "",
        ask("learn", "Learn in two minutes", slug, draw="hint"),
        ask("settings", "Settings", draw="settings"),
        ask("command-line", "Type choices and questions", draw="log"),
        ask("help", "Help and keys", draw="help"),
        ask("ask-leave", "Leave the table", draw="out"),
    )
    return f'<div class="column">{"".join(parts)}</div>'


def leaving() -> str:
    """Is that meant?"""
    said = "Your seat waits, and a new code of the table’s brings you back."
    row = f"{ask('leave-table', 'Leave', draw='out')}{ask('close', 'Stay', look='go')}"
    return f'<p>{said}</p><div class="row">{row}</div>'
