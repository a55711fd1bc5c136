"""Pawns on the map, and the light that heroes carry (DU6.7)."""

from __future__ import annotations

from drawing.dungeon import STEP
from drawing.sketch import LAYER, around
from drawing.token import token
from games.dungeons import scribbles
from games.dungeons.rules import Dungeons
from games.dungeons.scribbles import Notes, Standing
from tabletop.grid import Rect

HALF = 2 * STEP  # units
NIGHT = 1600  # units of darkness around everything
BRIGHT, DIM = 4, 8  # squares that a hero's light reaches


def hero(state: Dungeons) -> str:
    """DU8.2: the hero who plays the map, in the room that was entered last."""
    if not state.playing or state.ending or not state.entered or not state.is_room(state.entered[-1]):
        return ""
    x, y = state.laid[state.place(state.entered[-1])].near
    at = f'transform="translate({x * STEP} {y * STEP})"'
    return f'{LAYER}<g class="token" {at}><g transform="scale(.6)">{token("hero", "H")}</g></g></svg>'


def pawns(state: Dungeons, looker: int | None, picked: str, notes: Notes, unit: float) -> str:
    """DU6.7: the pawns, which a finger or arrows move."""
    if state.playing:
        return ""
    pawns = "".join(
        _pawn(looker, picked, key, one, rect, unit, notes)
        for key, (one, rect) in scribbles.tokens(state, notes).items()
    )
    return f'{LAYER}<g role="list" aria-label="Pawns">{pawns}</g></svg>' if pawns else ""


def _pawn(
    looker: int | None, picked: str, key: str, one: Standing, rect: Rect, unit: float, notes: Notes
) -> str:
    x, y = (n * STEP for n in one.at(rect))
    name = one.name or one.kind
    does = f'data-touch="{key}" tabindex="-1"'
    if looker is not None:
        pressed = "true" if picked == key else "false"
        does = f'data-pick="{key}" data-roam="{x:g} {y:g} {unit:.2f}" tabindex="0" aria-pressed="{pressed}"'
    looks = f"token{' picked' * (picked == key)}{' lurking' * scribbles.lurks(notes, key)}"
    size = unit / HALF * 0.94
    return (
        f'<g role="listitem"><g class="{looks}" id="{key.replace(" ", "-")}" role="button" {does} '
        f'aria-label="{name}, a {one.kind}" transform="translate({x:g} {y:g})">'
        f'<g transform="scale({size:.3f})">{token(one.kind, _initial(name))}</g>'
        f'<text class="name" y="{unit * 0.5 + 13:.0f}">{name}</text></g></g>'
    )


def _initial(name: str) -> str:
    """What stands on a pawn: the first letter of a name that is safe for the page, of "&lt;b" that is "&lt;",
    and the number behind it."""
    first = name.partition(";")[0] + ";" if name.startswith("&") and ";" in name else name[:1].upper()
    last = name.rpartition(" ")[2]
    return first + last if last.isdecimal() and len(last) < 3 else first


def light(state: Dungeons, looker: int | None, notes: Notes) -> str:
    """DU6.7: darkness over the map, with a light round each hero."""
    heroes = [pair for pair in scribbles.tokens(state, notes).values() if pair[0].kind == scribbles.HERO]
    if not scribbles.is_on(notes, "light") or not state.laid or state.playing:
        return ""
    west, north, east, south = (n * STEP for n in around(piece.rect for piece in state.laid))
    west, north, east, south = west - NIGHT, north - NIGHT, east + NIGHT, south + NIGHT
    unit = HALF / scribbles.squares(notes)
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
