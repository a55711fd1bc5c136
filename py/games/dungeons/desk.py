"""The dungeon master's desk: what is written beside a map, and the files that can be taken away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from drawing.dungeon import STEP
from games.dungeons.chart import picture
from games.dungeons.chart.model import TokenKind
from games.dungeons.chart.paper import Look
from games.dungeons.charting import chart_of
from games.dungeons.export.files import FILES, WISHES
from games.dungeons.ideas import drafting
from games.dungeons.notes import entries, pawns
from games.dungeons.notes.entries import (
    HERO,
    MONSTER,
    NAME,
    NOTE,
    TITLE,
    Notes,
    Standing,
    open_notes,
    title,
)
from games.dungeons.rules import Dungeons
from tabletop import chance
from tabletop.desk import Handout, Jotted
from tabletop.typed import fit
from tabletop.wording import counted

__all__ = ["FILES", "WISHES", "handout", "open_notes", "players_move", "players_pawns", "title", "write"]

LIMITS = {"title": TITLE, "note": NOTE, "map": TITLE}
FROM = "From the dungeon master"
ON_PHONES = Look(gm=False, grid=True, ink=False)


def write(view: Dungeons, notes: Notes, what: str, text: str, luck: int) -> Jotted:
    """What comes of something that was typed, tapped or moved: "note 7", "fill", "hero", "move token 2" …"""
    word, _, rest = what.partition(" ")
    if word in LIMITS:
        return Jotted({what: fit(text, LIMITS[word], NOTE)})
    doing = _DOINGS.get(word)
    return doing(view, notes, rest, text, luck) if doing else Jotted()


def players_pawns(view: Dungeons, notes: Notes) -> dict[str, str]:
    """DU6.8: the heroes that the players see, each with its name."""
    if view.playing:
        return {}
    listed = entries.tokens(view, notes).items()
    return {key: one.name or "Hero" for key, (one, _) in listed if one.kind == HERO}


def players_move(notes: Notes) -> bool:
    """DU6.8: may phones move the heroes that are theirs?"""
    return entries.is_on(notes, "own")


def handout(view: Dungeons, notes: Notes, what: str) -> Handout | None:
    """DU6.8: a room, by its serial: what the master has written of it, and what the players see of it."""
    serial = int(what.removeprefix("room "))
    if serial not in view.serials:
        return None
    note, seen = entries.written(notes, "note", serial), view.public()
    if serial not in seen.serials:
        return Handout(FROM, note)
    chart = chart_of(seen, open_notes(seen, notes))
    return Handout(FROM, note, picture.room(chart, ON_PHONES, seen.serials.index(serial)))


def _fill(view: Dungeons, notes: Notes, serial: str, text: str, luck: int) -> Jotted:
    """DU6.6: ideas for one room, or for all whose notes are empty. What somebody wrote stays: other ideas
    come in the place of ideas, or below a note of one's own."""
    rooms = chart_of(view, notes).rooms
    counts: dict[int, int] = {}

    def number(room: int, n: int) -> int:
        counts[room] = counts.get(room, 0) + 1
        return chance.below(luck, f"ideas {room}", counts[room], n)

    wanted = [room for room in rooms if (str(room.serial) == serial if serial else not room.note)]
    titles, said = ("\n".join(getattr(room, what) for room in rooms) for what in ("title", "note"))
    changes: dict[str, str] = {}
    for room in wanted:
        own = partial(number, room.serial)
        note = drafting.draft(room, own, said)
        title = drafting.title(room, own, titles)
        titles, said = f"{titles}\n{title}", f"{said}\n{note}"
        changes[f"idea {room.serial}"] = f"{title}\n{note}"
        if entries.is_draft(notes, "title", room.serial):
            changes[f"title {room.serial}"] = title
        if not entries.is_draft(notes, "note", room.serial):
            note = f"{room.note}\n\n{note}"
        if len(note) > NOTE:
            return Jotted({}, "There is no more room in this note.")
        changes[f"note {room.serial}"] = note
    done = f"{counted(len(wanted), 'room')} filled; undo takes it back." if wanted else "No room is empty."
    return Jotted(changes, f"An idea is written down: {title}." if serial and wanted else done)


def _pawn(kind: TokenKind, view: Dungeons, notes: Notes, what: str, text: str, luck: int) -> Jotted:
    """DU6.7: a pawn more: a hero where the players are, a monster in the room laid last."""
    numbers = [int(key.removeprefix("token ")) for key in notes if key.startswith("token ")]
    number = max(numbers, default=0) + 1
    named = f"{kind.capitalize()} {1 + sum(text.startswith(kind) for text in notes.values())}"
    seen = [i for i, piece in enumerate(view.laid) if not view.evening or piece.domino in view.shown]
    room = 0 if kind == HERO else len(view.laid) - 1
    if kind == HERO and view.evening and seen:
        room = seen[0]
    square = pawns.free_square(view, notes, room)
    standing = Standing(kind, 0, 0, 0, named)
    words = f"{named} stands in room {square.room + 1}."
    return Jotted({f"token {number}": pawns.written(view, standing, square)}, words)


def _name(view: Dungeons, notes: Notes, number: str, text: str, luck: int) -> Jotted:
    one = entries.read_token(notes.get(f"token {number}", ""))
    return Jotted({f"token {number}": str(one._replace(name=fit(text, NAME)))}) if one else Jotted()


def _drop(view: Dungeons, notes: Notes, number: str, text: str, luck: int) -> Jotted:
    return Jotted({f"token {number}": ""}, "The pawn is off the map.")


def _move(view: Dungeons, notes: Notes, key: str, text: str, luck: int) -> Jotted:
    x, y = (float(n) / STEP for n in text.split(" "))
    if key not in entries.tokens(view, notes):
        return Jotted()
    now, words = pawns.moved(view, notes, key, x, y)
    return Jotted({key: now} if now else {}, words)


def _step(view: Dungeons, notes: Notes, key: str, text: str, luck: int) -> Jotted:
    right, down = (int(n) for n in text.split(" "))
    if key not in entries.tokens(view, notes):
        return Jotted()
    now, words = pawns.stepped(view, notes, key, right, down)
    return Jotted({key: now} if now else {}, words)


def _switch(what: str, view: Dungeons, notes: Notes, rest: str, text: str, luck: int) -> Jotted:
    return Jotted({what: "" if entries.is_on(notes, what) else "on"})


def _hide(view: Dungeons, notes: Notes, number: str, text: str, luck: int) -> Jotted:
    """DU6.7: the players see a pawn no longer, or again."""
    key = f"hidden {number}"
    hidden = entries.is_on(notes, key)
    words = "The players see the pawn." if hidden else "The players do not see the pawn."
    return Jotted({key: "" if hidden else "on"}, words)


def _squares(view: Dungeons, notes: Notes, number: str, text: str, luck: int) -> Jotted:
    """DU6.7: other squares; each pawn stands on the nearest of them."""
    changes = {"squares": number}
    chart = chart_of(view, {**notes, **changes})
    squares = pawns.squares_of(chart)
    for key, (one, rect) in entries.tokens(view, notes).items():
        mine = [square for square in squares if view.serials[square.room] == one.serial]
        changes[key] = pawns.written(view, one, pawns.nearest(mine, *one.at(rect)))
    return Jotted(changes)


_DOINGS: dict[str, Callable[[Dungeons, Notes, str, str, int], Jotted]] = {
    "fill": _fill,
    "hero": partial(_pawn, HERO),
    "monster": partial(_pawn, MONSTER),
    "name": _name,
    "drop": _drop,
    "move": _move,
    "step": _step,
    "walls": partial(_switch, "walls"),
    "light": partial(_switch, "light"),
    "own": partial(_switch, "own"),
    "hide": _hide,
    "squares": _squares,
}
