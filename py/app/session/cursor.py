"""The cursor on the board: one stop of the Tab key, from which arrows walk over everything that lies there.

Where the cursor is, is a cell of the game's (`Table.cells`) by its id, so that it stays on what it has found
while the board grows or moves. Whatever it comes to is said; nothing on the page moves but its ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from app.session import choosing, notes_editor, play_area, queries, reply, tutorial
from app.session import intents as on
from app.session.effects import Effect, MoveCursor, Say, Sound
from app.session.model import Session
from app.session.turns import Updated
from games.contract import Cell
from games.viewer import Viewer
from tabletop.grid import EAST, NORTH, SOUTH, STEPS, WEST
from tabletop.values import replace

EDGE = "The edge."
CLEAR = "Nothing to choose and nobody that way."
HIGH, LOW = 1.4, 0.7  # times the pitch of a sound, where the cursor begins and farthest from there
FOUND_NONE = {
    "lit": "Nothing on the board can be chosen now.",
    "own": "Nothing on the board is yours now.",
    "rival": "No rival is on the board now.",
    "danger": "No danger is on the board now.",
}
WALKS = {"ArrowRight": EAST, "ArrowUp": NORTH, "ArrowLeft": WEST, "ArrowDown": SOUTH}
SEEKS = {"u": "danger", "i": "lit", "o": "own", "p": "rival"}  # with Shift: the one before


def meant(key: str, far: bool) -> on.Intent | None:
    """What a key means while the focus is on the board; None if nothing there. far: with Ctrl."""
    if key in WALKS:
        return on.Walk(WALKS[key], far)
    if key.lower() in SEEKS:
        return on.Seek(SEEKS[key.lower()], key.isupper())
    others: dict[str, on.Intent] = {"Home": on.GoHome(), "Enter": on.ChooseHere(), " ": on.ChooseHere()}
    return others.get(key)


def cells(s: Session) -> Sequence[Cell]:
    """What there is to walk over, for whoever looks."""
    viewer = Viewer(s.looker, s.record.names, s.picked, s.record.notes.now)
    if s.looker is None:
        viewer = viewer._replace(notes=play_area.open_notes(s.entry, s.shown, viewer.notes))
    found = s.entry.table.cells(s.shown, viewer)
    if queries.barred(s) or queries.busy_words(s):
        return [cell._replace(does="") if cell.lit else cell for cell in found]
    return found


def here(s: Session, found: Sequence[Cell]) -> Cell:
    """The cell under the cursor, which is known by its id or by what answers there; where that is gone, the
    nearest one; before the cursor has moved, where it begins."""
    known = [cell for cell in found if s.cursor and s.cursor in (cell.id, cell.does, *cell.holds)]
    if known or not s.cursor_spot:
        return known[0] if known else begins(found)
    x, y = s.cursor_spot
    return min(found, key=lambda cell: abs(cell.at.x - x) + abs(cell.at.y - y))


def begins(found: Sequence[Cell]) -> Cell:
    """Where the cursor begins. A board that is a map has a place at any time."""
    return next((cell for cell in found if "home" in cell.kinds), found[0])


def ahead(found: Sequence[Cell], at: Cell, way: int, far: bool = False) -> Cell | None:
    """The cell to which one goes on from here in a direction (`tabletop.grid`), or else the nearest one, as
    the eye sees it: what lies aside counts twice. far: the nearest of those where somebody is or something
    can be done. None at the edge."""
    right, down = STEPS[way]

    def distance(cell: Cell) -> float:
        x, y = cell.at.x - at.at.x, cell.at.y - at.at.y
        straight, aside = x * right + y * down, abs(x * down) + abs(y * right)
        return straight + 2 * aside if straight > 0 else inf

    if not far and (joined := at.ways.get(way)):
        return next(cell for cell in found if cell.id == joined)
    nearest = min((cell for cell in found if not far or cell.lit or cell.kinds), key=distance, default=at)
    return nearest if distance(nearest) < inf else None


def sought(found: Sequence[Cell], at: Cell, kind: str, back: bool = False) -> Cell | None:
    """The next cell of a kind, or the one before, in the order of the game, round and round."""
    place = found.index(at)
    order = [*found[place + 1 :], *found[: place + 1]]
    of_kind = [cell for cell in order if (cell.lit if kind == "lit" else kind in cell.kinds)]
    if kind == "lit":  # what is done at once comes before what is picked, what is asked for before the rest
        now = [cell for cell in of_kind if cell.does.startswith("action:")]
        of_kind = now or [cell for cell in of_kind if "landmark" in cell.kinds] or of_kind
    if back and len(of_kind) > 1 and of_kind[-1] is at:
        of_kind.pop()
    return of_kind[-1 if back else 0] if of_kind else None


def walk(s: Session, way: int, far: bool) -> Updated:
    """One cell on in a direction, or to the next thing that way."""
    found = cells(s)
    at = here(s, found)
    if at.roams and at.does.removeprefix("pick:") in s.picked:
        right, down = STEPS[way]
        return notes_editor.write(s, f"step {at.does.removeprefix('pick:')}", f"{right} {down}", False)
    cell = ahead(found, at, way, far)
    if not cell:
        side = STEPS[way][0]
        return s, (Sound("cursor-edge", side), Say(f"{CLEAR if far else EDGE} {_words(s, at)}"))
    apart = at.ways and cell.ways and cell.id != at.ways.get(way)
    return _to(s, cell, found, f"{s.entry.table.FACTS.beyond}: " if apart else "")


def home(s: Session) -> Updated:
    """To where the cursor begins."""
    found = cells(s)
    return _to(s, begins(found), found)


def seek(s: Session, kind: str, back: bool) -> Updated:
    """To the next cell of a kind, or the one before."""
    found = cells(s)
    cell = sought(found, here(s, found), kind, back)
    return _to(s, cell, found) if cell else (s, (Say(FOUND_NONE[kind]),))


def look(s: Session) -> Updated:
    """The cursor was come to: where it is; where it begins, if the match has gone on since."""
    found, teaches = cells(s), tutorial.tutorial(s)
    cell = here(s, found) if s.cursor_at == s.match.at else begins(found)
    if teaches.asks:  # whoever learns by touch has come here, too, and sees the board
        return _at(s, cell), (MoveCursor(cell.id, f"{teaches.words} {_words(s, cell)}"),)
    return _to(s, cell, found)


def choose(s: Session) -> Updated:
    """What touching the cell under the cursor does."""
    cell = here(s, cells(s))
    asks = tutorial.tutorial(s).asks
    kind, _, what = (asks if asks in cell.holds else cell.does).partition(":")
    if why := queries.barred(s) or queries.busy_words(s):
        return reply.refuse(s, why)
    if kind == "action":
        return choosing.play(s, s.match.game.parse(what), False)
    if kind == "pick":
        return choosing.pick(s, what)
    return choosing.touch(s, what) if what else look(s)


def _at(s: Session, cell: Cell) -> Session:
    """The cursor is there."""
    return replace(s, cursor=cell.id, cursor_at=s.match.at, cursor_spot=cell.at)


def _to(s: Session, cell: Cell, found: Sequence[Cell], before: str = "") -> Updated:
    """The cursor goes to one of the cells, and says what is there, after what is to be said before; of a
    choice also what it would bring."""
    kind, _, what = cell.does.partition(":")
    s = _at(s, cell)
    more: tuple[Effect, ...] = ()
    if kind == "action":
        s, more = reply.pointed(s, what)
    elif s.pointed:
        s, more = reply.pointed(s, "")
    return s, (*more, _sound(cell, found), MoveCursor(cell.id, f"{before}{_words(s, cell)}"))


def _sound(cell: Cell, found: Sequence[Cell]) -> Sound:
    """What a cell sounds like: by what it is; from the side on which it lies, seen from where the cursor
    begins, and the lower the farther away."""
    kind = next((kind for kind in ("danger", "rival", "own") if kind in cell.kinds), "")
    start = begins(found).at
    right, far = cell.at.x - start.x, abs(cell.at.x - start.x) + abs(cell.at.y - start.y)
    most = max(abs(one.at.x - start.x) + abs(one.at.y - start.y) for one in found) or 1
    name = kind or ("lit" if cell.lit else "place")
    return Sound(f"cursor-{name}", right / most, HIGH - (HIGH - LOW) * far / most)


def _words(s: Session, cell: Cell) -> str:
    """What there is to be said of a cell."""
    kind, _, what = cell.does.partition(":")
    words = cell.words if cell.words.endswith((".", "!", "?")) else f"{cell.words}."
    words = words[:1].upper() + words[1:]
    if kind == "action":
        return f"{words} Enter chooses it. {reply.forecast(s, what)}"
    return f"{words} Enter picks it." if kind == "pick" else words
