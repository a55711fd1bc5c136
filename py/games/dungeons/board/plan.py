"""The dungeon as it lies on the table: rooms, doors, exits, pawns, and where a domino may go.

The plan is one drawing in the units of `drawing.dungeon`, and what can be touched in it is a button with a
name of its own. The dungeon master sees all of it, rooms that the players have not seen yet pale; who is
nobody in particular sees what the players see.
"""

from __future__ import annotations

from typing import NamedTuple

from dominoes import layout
from dominoes.domino import spoken
from dominoes.layout import ENTRANCE, End, Form, Laid
from dominoes.ways import end_id, room_id
from drawing.dungeon import STEP, TURNS, archway, walls
from drawing.sketch import LAYER, around, crowded, floor, middle, placed, stem, target, units
from games.dungeons.board.lamplight import HALF, hero, light, pawns
from games.dungeons.charting import exit_kind
from games.dungeons.notes import entries
from games.dungeons.rules import Dungeons
from games.dungeons.verbs import VERBS
from games.dungeons.words import exit_words
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.grid import COMPASS, SOUTH, Point, Rect
from tabletop.wording import capital

SMALL = 12  # rooms of a map that grows, which can all be in sight
EMPTY = Rect(-4, -4, 4, 2)  # what is shown where nothing lies yet


class Spot(NamedTuple):
    """A placement: its action, the joint, what it would cover, its shape, and the numbers near and far."""

    action: Action
    joint: Point
    form: Form
    shape: str
    near: int
    far: int


def spots(state: Dungeons) -> list[Spot]:
    """All placements that are possible now: of the hand, or of the room that is being turned."""
    ends = {end.joint: end for end in state.ends}
    found = []
    for action in state.legal_actions():
        if action.verb == "lay":
            tile, joint, shape = action.args
            end = ends[joint]
            form = layout.FORMS[end.way][shape].at(joint)
            found.append(Spot(action, joint, form, shape, end.number, tile.other(end.number)))
        elif action.verb == "turn" and state.goal and state.coming:
            [shape] = action.args
            form = layout.FORMS[ends[state.goal].way][shape].at(state.goal)
            found.append(Spot(action, state.goal, form, shape, state.risk, state.coming.other(state.risk)))
    return found


def plan(state: Dungeons, viewer: Viewer) -> str:
    """The whole map in its viewport, which moves and zooms it and keeps what matters in sight."""
    all_spots = spots(state)
    lit = [
        spot for spot in all_spots if spot.action.verb == "turn" or str(spot.action.args[0]) in viewer.picked
    ]
    covered = [*(piece.rect for piece in state.laid), *(spot.form.rect for spot in all_spots)] or [EMPTY]
    box = _words(*around(covered))
    small = state.during and len(state.laid) <= SMALL and not lit
    watched = viewer.seat is None or not viewer.acts
    whole = not state.ending and (watched or (not state.playing and (state.made or small)))
    look = box if whole else _look(state, lit)
    unit = HALF / entries.squares(viewer.notes)
    return (
        '<pan-map class="map dungeon" id="map"'
        f'{viewer.stop} role="group" '
        'aria-label="The dungeon: arrows move it, plus and minus zoom, 0 shows all" '
        f'data-box="{box}" data-look="{look}" data-ruler="{unit:.2f} {entries.FEET}">'
        f'<div class="plan" id="dungeon">{_stones(state, viewer)}'
        f"{light(state, viewer.seat, viewer.notes)}{pawns(state, viewer, unit)}{hero(state)}"
        f"{_places(state, all_spots, lit, viewer)}{_finale(state)}</div></pan-map>"
    )


def _finale(state: Dungeons) -> str:
    """The hero's way, or the map in the light, when it is over."""
    if not state.ending:
        return ""
    from games.dungeons.story.way import finale

    return f"{LAYER}{finale(state)}</svg>"


def _words(*steps: int) -> str:
    return " ".join(str(n * STEP) for n in steps)


def _look(state: Dungeons, lit: list[Spot]) -> str:
    """What must be in sight: the lit places, end by end, or what was laid last; when it is over, all."""
    if not state.laid or state.ending:
        return "all"
    by_joint: dict[Point, list[Rect]] = {}
    for spot in lit:
        by_joint.setdefault(spot.joint, []).append(spot.form.rect)
    boxes = list(by_joint.values()) or [[_newest(state).rect]]
    return ", ".join(_words(*around(rects)) for rects in boxes)


def _newest(state: Dungeons) -> Laid:
    """What was laid last, or entered last where the map is played."""
    last = state.entered[-1] if state.playing else None
    return state.laid[state.place(last) if last and state.is_room(last) else -1]


# --- rooms, doors, exits ------------------------------------------------------------------


def _stones(state: Dungeons, viewer: Viewer) -> str:
    rooms = "".join(_room(state, viewer, i) for i in range(len(state.laid)))
    doors = "".join(
        f'<use href="#door" {placed(piece.joint, piece.way)}/>' for piece in state.laid if piece.joins >= 0
    )
    exits = "".join(_exit(state, end, viewer) for end in state.ends)
    stones = walls(units(piece.rect) for piece in state.laid)
    return (
        f'{LAYER}{stones}<g role="list" aria-label="Rooms">{rooms}</g><g>{doors}</g>{_entrance(state)}'
        f'<g role="list" aria-label="Exits">{exits}</g></svg>'
    )


def _room(state: Dungeons, viewer: Viewer, i: int) -> str:
    piece = state.laid[i]
    tile, master = piece.domino, viewer.seat is not None
    name, id = f"room {tile}", room_id(tile)
    picked = name in viewer.picked
    pressed = f' aria-pressed="{"true" if picked else "false"}"'
    offered = f"{viewer.pick(name)}{pressed}" if master and not state.ending else f' data-touch="{name}"'
    return (
        f'<g role="listitem"><g class="room {" ".join(_looks(state, master, picked, piece))}" '
        f'id="{id}"{viewer.mark(id)} role="button" tabindex="-1"{offered} '
        f'aria-label="{room_words(state, master, i)}">'
        f"{floor(piece, piece.near_number, state.reward(piece))}{_signs(state, master, piece, i)}</g></g>"
    )


def room_words(state: Dungeons, master: bool, i: int) -> str:
    """A room in words: all that the dungeon master knows of it, or what everybody sees."""
    piece = state.laid[i]
    what = f"Room {i + 1}, {spoken(piece.domino)}" if master else f"A room, {spoken(piece.domino)}"
    opens = "; it can be opened" if master and not state.ending and _comes_next(state, piece) else ""
    return f"{what}{_known(state, master, piece)}{opens}"


def _looks(state: Dungeons, master: bool, picked: bool, piece: Laid) -> list[str]:
    """The classes of a room."""
    tile = piece.domino
    unseen = state.entered if state.playing else state.shown
    looks = {
        "picked": picked,
        "unseen": master and (state.evening or state.playing) and tile not in unseen and not state.ending,
        "newest": state.laid[-1] is piece and not state.made and len(state.laid) > 1,
        "next": master and not state.ending and _comes_next(state, piece),
    }
    return [name for name, holds in looks.items() if holds]


def worth_a_stop(state: Dungeons, piece: Laid) -> bool:
    """Is it a room that can be opened now, or where nothing is to be opened, one with something special?"""
    opens = state.evening or state.playing
    return _comes_next(state, piece) if opens else piece.domino in state.special


def _comes_next(state: Dungeons, piece: Laid) -> bool:
    """Can the players, or the hero, open this room now?"""
    if state.playing:
        return piece.domino in state.doors()
    seen = state.laid[piece.joins].domino in state.shown and piece.domino not in state.shown
    return state.evening and piece.joins >= 0 and seen


def _known(state: Dungeons, master: bool, piece: Laid) -> str:
    """What the dungeon master knows of a room, for its name."""
    if not master:
        return ""
    known = [f"risk {piece.near_number}, reward {state.reward(piece)}"]
    known += ["special encounter"] * (piece.domino in state.special)
    known += ["final encounter"] * state.is_final(piece.domino)
    known += [f"the {part} only seems so" for part, tile in state.fakes if tile == piece.domino]
    if state.evening and not state.playing:
        known.append("the players see it" if piece.domino in state.shown else "not seen yet")
    return f": {', '.join(known)}"


def _signs(state: Dungeons, master: bool, piece: Laid, i: int) -> str:
    """What the dungeon master reads on a room: its number, and marks for what is special in it."""
    if not master:
        return ""
    x, y = middle(piece.rect)
    beside = 'x="37"' if piece.near.x == piece.far.x else 'y="37"'
    marks = "★" * (piece.domino in state.special) + "♛" * state.is_final(piece.domino)
    marks += "?" * any(tile == piece.domino for _, tile in state.fakes)
    told = f'<text class="mark" {beside}>{marks}</text>' if marks else ""
    return (
        f'<g class="number" aria-hidden="true" transform="translate({x:g} {y:g})"><circle r="16"/>'
        f'<text y="1">{i + 1}</text>{told}</g>'
    )


def _entrance(state: Dungeons) -> str:
    torch = "torch-out" if state.ending == "dark" else "torch"
    torches = "".join(
        f'<use href="#{torch}" transform="translate(10 {-66 * side}) rotate(-90)"/>'
        for side, beside in ((1, Rect(1, 0, 2, 2)), (-1, Rect(-2, 0, -1, 2)))
        if not any(piece.rect.overlaps(beside) for piece in state.laid[1:])
    )
    return (
        '<g class="entrance" id="entrance" role="button" tabindex="-1" data-touch="entrance" '
        f'aria-label="The entrance: stairs up to daylight" {placed(ENTRANCE, SOUTH)}><use href="#stairs"/>'
        f"{torches}</g>"
    )


def _exit(state: Dungeons, end: End, viewer: Viewer) -> str:
    """An exit or a free end, as it looks to whoever looks."""
    kind = exit_kind(state, end)
    if not seen(state, end, kind):
        return ""
    name, id = f"end {end.joint}", end_id(end.joint)
    picked = name in viewer.picked
    block, can_pick = blocking(state, end), pickable(state, end, kind, viewer)
    if block:
        offered = str(viewer.action(block))
    elif can_pick:
        offered = f'{viewer.pick(name)} aria-pressed="{"true" if picked else "false"}"'
    else:
        offered = f' data-touch="{name}"'
    looks = f"end {kind or 'free'}" + (" picked" if picked else "") + (" asked" if block else "")
    words = capital(VERBS.order(state, block)) if block else outward_words(state, end, kind)
    return (
        f'<g role="listitem"><g class="{looks}" id="{id}"{viewer.mark(id)} role="button" tabindex="-1"'
        f'{offered} aria-label="{words}" {placed(end.joint, end.way)}>{_inside(end, kind)}</g></g>'
    )


def seen(state: Dungeons, end: End, kind: str | None) -> bool:
    """Is an exit of this kind, or a free end, drawn at all?"""
    return kind is not None or not (state.made or not end.room)


def blocking(state: Dungeons, end: End) -> Action | None:
    """DU6.3: the action that blocks this exit, if that can be done now."""
    return next((a for a in state.legal_actions() if a.verb == "block" and a.args == (end.joint,)), None)


def pickable(state: Dungeons, end: End, kind: str | None, viewer: Viewer) -> bool:
    """Can whoever looks do anything to this exit now?"""
    if viewer.seat is None or not kind or not state.during or state.ending:
        return False
    return any(end.joint in action.args for action in state.legal_actions())


def outward_words(state: Dungeons, end: End, kind: str | None) -> str:
    """An exit or a free end in words: what it is, and of which room."""
    where = exit_words(state, end.joint)
    return {
        "open": f"Open: {where}",
        "found": f"A secret door that was found: {where}",
        "locked": f"Locked: {where}",
        "blocked": f"Blocked: {where}",
        "secret": f"A secret door, not found yet: {where}",
    }.get(kind or "", f"Free end {end.number}, {COMPASS[end.way]} of {where.partition(' of ')[2]}")


def _inside(end: End, kind: str | None) -> str:
    if kind == "blocked":
        return '<use href="#bricked"/>'
    if kind == "secret":
        return '<use href="#bricked"/><circle class="seal" cx="5" r="17"/>' + (
            f'<text transform="translate(5 1) rotate({-TURNS[end.way]})">S</text>'
        )
    if kind == "locked":
        return '<use href="#door"/><path class="lock" d="M-11-4h22v18h-22zM-6-4v-7a6 6 0 0 1 12 0v7"/>'
    if kind and end.number < 0:
        return '<use href="#door"/>'
    return archway(end.number, end.way)


# --- where a domino may go -------------------------------------------------------------------


def _places(state: Dungeons, all_spots: list[Spot], lit: list[Spot], viewer: Viewer) -> str:
    """DU2.1 to DU2.4: every place and turn, each with its ghost; those of the picked domino are lit."""
    others = [(spot.joint, spot.form) for spot in lit]
    buttons = "".join(_spot(state, spot, spot in lit, others, viewer) for spot in all_spots)
    return f'{LAYER}<g role="group" aria-label="Places">{buttons}</g></svg>' if buttons else ""


def _spot(state: Dungeons, spot: Spot, lit: bool, others: list[tuple[Point, Form]], viewer: Viewer) -> str:
    form, shape = spot.form, spot.shape
    return (
        f'<g class="spot{" lit" if lit else ""}" id="{slug(spot.action)}" role="button" tabindex="-1"'
        f'{viewer.action(spot.action)} aria-label="{capital(VERBS.order(state, spot.action))}">'
        f'<g class="ghost">{floor(form, spot.near, spot.far)}</g>'
        f"{stem(form, shape)}{target(form, shape, crowded(spot.joint, form, others))}</g>"
    )


def slug(action: Action) -> str:
    """An action's name as an id."""
    return "do-" + str(action).replace(" ", "-").replace(",", "_")
