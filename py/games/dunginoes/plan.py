"""The dungeon of Dunginoes as it lies on the table: rooms, doors, free ends, and where a domino may go.

The plan is one drawing in the units of `drawing.dungeon`, and what can be touched in it is a
button with a name of its own: each room, each free end, and for the domino that is picked
each place and turn in which it can be laid, with the domino's ghost as it would lie there.
Of ways that share their near half one shows the whole ghost and the others their far half,
which is what is touched; where the far halves of two ends would lie on one another, each
ghost is a small one, between its domino's two halves.
"""

from __future__ import annotations

from typing import NamedTuple

from dominoes import layout
from dominoes.domino import Domino, spoken
from dominoes.layout import CROSS, End, Form, Laid
from dominoes.ways import end_id, room_id
from drawing.dungeon import STEP, archway, at, half, slab, walls
from drawing.sketch import LAYER, around, crowded, floor, lying, middle, placed, units
from games.dunginoes.rules import Dunginoes
from games.dunginoes.verbs import VERBS
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.grid import COMPASS, SOUTH, Point, Rect
from tabletop.markup import Html
from tabletop.wording import capital, counted, in_words


class Spot(NamedTuple):
    """A placement of the picked domino: its action, the end it joins, what it would cover."""

    action: Action
    end: End
    form: Form

    @property
    def far_number(self) -> int:
        """The number of the half that does not join."""
        tile: Domino = self.action.args[0]
        return tile.other(self.end.number)


def spots(state: Dunginoes) -> list[Spot]:
    """All placements that are possible now."""
    ends = {end.joint: end for end in state.ends}
    found = []
    for action in state.legal_actions():
        if action.verb == "lay":
            _, joint, shape = action.args
            end = ends[joint]
            found.append(Spot(action, end, layout.FORMS[end.way][shape].at(joint)))
    return found


def plan(state: Dunginoes, chosen: Domino | None, viewer: Viewer) -> Html:
    """The whole map in its viewport, which moves and zooms it and keeps what matters in sight: where the
    chosen domino can lie, or what was just laid. What is laid and what can be chosen are two layers: a pick
    is no work for the first. Placements of other dominoes are there, unseen, so that
    a hint can show them."""
    all_spots = spots(state)
    lit = [spot for spot in all_spots if spot.action.args[0] == chosen]
    covered = [*(piece.rect for piece in state.laid), *(spot.form.rect for spot in all_spots)]
    west, north, east, south = around(covered)
    places = _places(state, all_spots, lit, viewer)
    joined = {spot.end.joint for spot in lit}
    rooms = "".join(_room(state, i, piece) for i, piece in enumerate(state.laid))
    doors = "".join(f'<use href="#door" {placed(piece.joint, piece.way)}/>' for piece in state.laid[1:])
    ends = "".join(_end(state, end, end.joint in joined) for end in state.ends)
    torch = "torch-out" if state.ending == "all stunned" else "torch"
    return Html(
        '<pan-map class="map dungeon" id="map"'
        f'{viewer.stop} role="group" '
        'aria-label="The dungeon: arrows move it, plus and minus zoom, 0 shows all" '
        f'data-box="{_words(west, north, east, south)}" data-look="{_look(state, lit)}">'
        f'<div class="plan" id="dungeon">{LAYER}{walls(units(piece.rect) for piece in state.laid)}'
        f'<g role="list" aria-label="Rooms">{rooms}</g><g>{doors}</g>{_entrance(state.laid[0], torch)}</svg>'
        f'{LAYER}<g role="list" aria-label="Free ends">{ends}</g>{places}</svg>'
        f"{_finale(state)}</div></pan-map>"
    )


def _finale(state: Dunginoes) -> str:
    """The way taken, when it is over."""
    if not state.ending:
        return ""
    from games.dunginoes.way import way

    return f"{LAYER}{way(state)}</svg>"


def _look(state: Dunginoes, lit: list[Spot]) -> str:
    """What must be in sight: the lit places, end by end, or what was just laid; when it is over, all."""
    if state.ending:
        return "all"
    by_end: dict[Point, list[Rect]] = {}
    for spot in lit:
        by_end.setdefault(spot.end.joint, []).append(spot.form.rect)
    boxes = list(by_end.values()) or [[state.laid[-1].rect]]
    return ", ".join(_words(*around(rects)) for rects in boxes)


def _words(*steps: int) -> str:
    return " ".join(str(n * STEP) for n in steps)


def room_words(state: Dunginoes, i: int) -> str:
    """A room, what it joins, and how many ways on it has."""
    piece = state.laid[i]
    ends = counted(sum(end.owner == i for end in state.ends), "free end")
    joins = f"joins {spoken(state.laid[piece.joins].domino)}" if i else "the entrance"
    return f"Room {spoken(piece.domino)}, {joins}, {ends}"


def _room(state: Dunginoes, i: int, piece: Laid) -> str:
    name = str(piece.domino)
    newest = " newest" if i == len(state.laid) - 1 and i else ""
    return (
        f'<g role="listitem"><g class="room{newest}" id="{room_id(piece.domino)}" role="button" '
        f'tabindex="-1" data-touch="room {name}" aria-label="{room_words(state, i)}">'
        f"{floor(piece, piece.near_number, piece.domino.other(piece.near_number))}</g></g>"
    )


def _entrance(first: Laid, torch: str) -> str:
    return (
        '<g class="entrance" id="entrance" role="button" tabindex="-1" data-touch="entrance" '
        f'aria-label="The entrance: stairs up to daylight" {placed(first.joint, SOUTH)}><use href="#stairs"/>'
        f'<use href="#{torch}" transform="translate(10 -66) rotate(-90)"/>'
        f'<use href="#{torch}" transform="translate(10 66) rotate(-90)"/></g>'
    )


def fitting(state: Dunginoes, end: End) -> list[Domino]:
    """The dominoes that can be laid at a free end: of whoever decides, or the one that a search has found."""
    tiles = [state.found] if state.found else [*state.hands[state.seat]]
    return [tile for tile in tiles if end.shapes(tile)]


def end_words(state: Dunginoes, end: End) -> str:
    """A free end with its number, or a wall where nothing has room (DU2.4)."""
    where = f"{COMPASS[end.way]} of room {spoken(state.laid[end.owner].domino)}"
    number = end.number or "0, a blank"
    tiles = in_words([spoken(tile) for tile in fitting(state, end)], "or")
    fits = f"for {tiles}" if fitting(state, end) else "nothing in hand fits"
    if end.walled:
        return f"Walled up, {number}, {where}: there is no room"
    return f"Free end {number}, {where}; {fits}"


def end_touch(end: End) -> str:
    """What it answers that is touched there."""
    return f"{'wall' if end.walled else 'end'} {end.joint}"


def _end(state: Dunginoes, end: End, lit: bool) -> str:
    if end.walled:
        looks, inside = "wall-end", '<use href="#bricked"/>'
    else:
        looks = f"end{' fits' if fitting(state, end) else ''}{' lit' if lit else ''}"
        inside = archway(end.number, end.way)
    return (
        f'<g role="listitem"><g class="{looks}" id="{end_id(end.joint)}" role="button" tabindex="-1" '
        f'data-touch="{end_touch(end)}" aria-label="{end_words(state, end)}" '
        f"{placed(end.joint, end.way)}>{inside}</g></g>"
    )


def _places(state: Dunginoes, all_spots: list[Spot], lit: list[Spot], viewer: Viewer) -> str:
    """DU2.1 to DU2.4: every place and turn, each with its ghost; those of the picked domino are lit."""
    ways = [(spot.end.joint, spot.form) for spot in lit]
    small = [spot for spot in lit if _is_double(spot) < crowded(spot.end.joint, spot.form, ways)]
    first = {spot.end.joint: spot for spot in lit[::-1] if spot not in small}
    buttons = "".join(
        _spot(state, spot, *_looks(spot, lit, spot in small, first.get(spot.end.joint) == spot), viewer)
        for spot in all_spots
    )
    return f'<g role="group" aria-label="Places">{buttons}</g>' if buttons else "<g></g>"


def _is_double(spot: Spot) -> bool:
    return bool(spot.action.args[2] == CROSS)


def _looks(spot: Spot, lit: list[Spot], small: bool, first: bool) -> tuple[str, str]:
    """The classes of a place, and what stands there besides its ghost: what is touched, and, where the whole
    ghost is not seen, some of it."""
    if spot not in lit:
        return "spot", _whole(spot)
    if small:
        there = at(*middle(spot.form.rect), lying(spot.form))
        diamond = '<path class="target" d="M-49 0 0-49 49 0 0 49z"/>'
        bit = f'<g class="bit" transform="scale(.38)">{slab(spot.end.number, spot.far_number)}</g>'
        return "spot lit", f"<g {there}>{diamond}{bit}</g>"
    if _is_double(spot) or (first and not _covers(spot, lit)):
        return "spot lit first", _whole(spot)
    far = f"<g {at(spot.form.far.x * STEP, spot.form.far.y * STEP, lying(spot.form))}>"
    square = '<rect class="target" x="-48" y="-48" width="96" height="96" rx="12"/>'
    bit = "" if first else f'<g class="bit">{half(spot.far_number)}</g>'
    return "spot lit first" if first else "spot lit", f"{far}{bit}{square}</g>"


def _covers(spot: Spot, others: list[Spot]) -> bool:
    """Would the near half hide what is touched of a place at another end?"""
    x, y = spot.form.near
    fars = [other.form.far for other in others if other.end != spot.end]
    return any(max(abs(far.x - x), abs(far.y - y)) < 2 for far in fars)


def _whole(spot: Spot) -> str:
    """All that a domino would cover, to be touched."""
    west, north, east, south = units(spot.form.rect)
    size = f'width="{east - west - 4}" height="{south - north - 4}"'
    return f'<rect class="target" x="{west + 2}" y="{north + 2}" {size} rx="12"/>'


def _spot(state: Dunginoes, spot: Spot, looks: str, more: str, viewer: Viewer) -> str:
    return (
        f'<g class="{looks}" id="{slug(spot.action)}" role="button" tabindex="-1"'
        f'{viewer.action(spot.action)} aria-label="{capital(VERBS.order(state, spot.action))}">'
        f'<g class="whole">{floor(spot.form, spot.end.number, spot.far_number)}</g>{more}</g>'
    )


def slug(lay: Action) -> str:
    """The id of the place where a domino can be laid."""
    tile, joint, shape = lay.args
    return f"lay-{tile}-{joint.x}_{joint.y}-{shape}"
