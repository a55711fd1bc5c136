"""Pawns on the map, and the light that heroes carry (DU6.7)."""

from __future__ import annotations

from drawing.dungeon import STEP
from drawing.sketch import LAYER, around
from drawing.token import token
from games.dungeons.board.labels import Label, Pawn, labels
from games.dungeons.notes import entries
from games.dungeons.notes.entries import Notes, Standing
from games.dungeons.rules import Dungeons
from games.viewer import Viewer
from tabletop.grid import Rect
from tabletop.typed import isolated, letters

HALF = 2 * STEP  # units
NIGHT = 1600  # units of darkness around everything
REACH = (
    '<circle class="reach"/>'  # what a finger finds of a pawn that is its own, and the only one it can move
)
BRIGHT, DIM = 4, 8  # squares that a hero's light reaches


def hero(state: Dungeons) -> str:
    """DU8.2: the hero who plays the map, in the room that was entered last."""
    if not state.playing or state.ending or not state.entered or not state.is_room(state.entered[-1]):
        return ""
    x, y = state.laid[state.place(state.entered[-1])].near
    at = f'transform="translate({x * STEP} {y * STEP})"'
    return f'{LAYER}<g class="token" {at}><g transform="scale(.6)">{token("hero", "H")}</g></g></svg>'


def pawns(state: Dungeons, viewer: Viewer, unit: float) -> str:
    """DU6.7: the pawns, which a finger or arrows move."""
    if state.playing:
        return ""
    listed = [
        Pawn(key, one.kind, *_middle(one, rect), one.name or one.kind)
        for key, (one, rect) in entries.tokens(state, viewer.notes).items()
    ]
    pawns = ""
    for pawn, label in zip(listed, labels(listed, unit), strict=True):
        picked = pawn.key in viewer.picked
        own = pawn.key == viewer.own
        looks = " lurking" * entries.lurks(viewer.notes, pawn.key) + " picked" * picked + " own" * own
        roams = f' tabindex="0" data-roam="{pawn.x:g} {pawn.y:g} {unit:.2f}"'
        does = f' tabindex="-1" data-touch="{pawn.key}"'
        if viewer.seat is not None and viewer.acts:
            does = f'{roams}{viewer.pick(pawn.key)} aria-pressed="{"true" if picked else "false"}"'
        elif own:
            does = f'{roams} data-touch="{pawn.key}"'
        pawns += _pawn(pawn, label, does, looks, unit, REACH if own else "")
    return f'{LAYER}<g role="list" aria-label="Pawns">{pawns}</g></svg>' if pawns else ""


def _middle(one: Standing, rect: Rect) -> tuple[float, float]:
    """Where a pawn stands, in units."""
    x, y = one.at(rect)
    return x * STEP, y * STEP


def _pawn(pawn: Pawn, label: Label, does: str, looks: str, unit: float, more: str) -> str:
    size = unit / HALF * 0.94
    return (
        f'<g role="listitem"><g class="token{" crowded" * label.crowded}{looks}" '
        f'id="{pawn.key.replace(" ", "-")}" role="button"{does} '
        f'aria-label="{isolated(pawn.name)}, a {pawn.kind}" '
        f'transform="translate({pawn.x:g} {pawn.y:g})">'
        f'<g transform="scale({size:.3f})">{token(pawn.kind, _initial(pawn.name))}</g>'
        f'{more}<text class="name" x="{label.x:.0f}" y="{label.y:.0f}" text-anchor="{label.anchor}">'
        f"{pawn.name}</text></g></g>"
    )


def _initial(name: str) -> str:
    """What stands on a pawn: the first letter of a name that is safe for the page, of "&lt;b" that is "&lt;",
    and the number behind it."""
    first = (
        name.partition(";")[0] + ";"
        if name.startswith("&") and ";" in name
        else next(letters(name), "").upper()
    )
    last = name.rpartition(" ")[2]
    return first + last if last.isdecimal() and len(last) < 3 else first


def light(state: Dungeons, looker: int | None, notes: Notes) -> str:
    """DU6.7: darkness over the map, with a light round each hero."""
    heroes = [pair for pair in entries.tokens(state, notes).values() if pair[0].kind == entries.HERO]
    if not entries.is_on(notes, "light") or not state.laid or state.playing:
        return ""
    west, north, east, south = (n * STEP for n in around(piece.rect for piece in state.laid))
    west, north, east, south = west - NIGHT, north - NIGHT, east + NIGHT, south + NIGHT
    unit = HALF / entries.squares(notes)
    holes = "".join(
        f'<circle cx="{x * STEP:g}" cy="{y * STEP:g}" r="{DIM * unit:g}" fill="url(#lamp)"/>'
        for x, y in (one.at(rect) for one, rect in heroes)
    )
    size = f'x="{west}" y="{north}" width="{east - west}" height="{south - north}"'
    return (
        f'{LAYER}<defs><radialGradient id="lamp"><stop offset="{100 * BRIGHT / DIM:g}%" stop-color="#000"/>'
        f'<stop offset="100%" stop-color="#000" stop-opacity="0"/></radialGradient>'
        f'<mask id="dark" maskUnits="userSpaceOnUse" {size}><rect {size} fill="#fff"/>{holes}</mask></defs>'
        f'<rect class="darkness{"" if looker == 0 else " deep"}" {size} mask="url(#dark)"/></svg>'
    )
