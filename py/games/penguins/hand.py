"""The domino in hand over the ice: where it can be laid down, and how it would lie there."""

from __future__ import annotations

from dominoes.domino import Domino
from drawing.dungeon import TURNS
from drawing.ice import floe, nest
from games.penguins import choice
from games.penguins.field import Floe, near
from games.penguins.measures import SIZE, corner, heading
from games.penguins.rules import Penguins
from games.penguins.squares import beside, spoken
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.grid import COMPASS, Point
from tabletop.markup import attributes
from tabletop.wording import capital


def hand(state: Penguins, viewer: Viewer) -> str:
    """PN3.3: the domino in hand and its places; nothing while there is none. They are one group: a thousand
    things leave the page much sooner together than one by one."""
    tile, ghost = state.lifted, choice.ghost(state, viewer.picked)
    if not tile:
        return ""
    unseen = "".join(
        _unseen(action, viewer)
        for action in state.legal_actions()
        if action.verb == "lay" and not (ghost and ghost[2] == action)
    )
    places, held = _places(state, tile, viewer), _ghost(state, tile, ghost, viewer)
    return f'<g id="hand">{_patterns(state, tile)}{places}{unseen}{held}</g>'


def _patterns(state: Penguins, tile: Domino) -> str:
    """The domino in hand by the way that it lies, as patterns: what fills a frame with it. There can be a
    thousand places for it, and a frame weighs nothing until it is seen, and little when it is another one:
    unlike a drawing that is turned, it has no part in how the page is put together."""
    patterns = ""
    for way, turn in zip(COMPASS, TURNS, strict=True):
        wide, high = _frame(turn)
        nests = "".join(nest(seat, turn) for seat, home in enumerate(state.nests) if home == tile)
        patterns += (
            f'<pattern class="in-hand" id="in-hand-{way}" width="1" height="1" '
            f'viewBox="{-wide // 2} {-high // 2} {wide} {high}">'
            f'<g transform="rotate({turn})">{floe(*tile, turn)}{nests}</g></pattern>'
        )
    return f"<defs>{patterns}</defs>"


def _frame(turn: int) -> tuple[int, int]:
    """How wide and high a domino is with its edge, turned by so many degrees."""
    long, short = 2 * SIZE + 12, SIZE + 12
    return (short, long) if turn % 180 else (long, short)


def _framed(lies: Floe) -> str:
    """A rectangle that shows the domino in hand lying so."""
    (x, y), (right, down) = lies
    way = heading(lies)
    wide, high = _frame(TURNS[way])
    return (
        f'fill="url(#in-hand-{COMPASS[way]})" x="{((x + right) * SIZE - wide) // 2}" '
        f'y="{((y + down) * SIZE - high) // 2}" width="{wide}" height="{high}"'
    )


def _unseen(action: Action, viewer: Viewer) -> str:
    """PN3.3: a place and turn of the domino in hand, unseen until a hint shows it."""
    tile, square, way = action.args
    lies = Floe(square, near(square)[COMPASS.index(way)])
    return (
        f'<rect class="unseen" id="lay-{tile}-{square.x}_{square.y}-{way}"{viewer.action(action)} '
        f"{_framed(lies)}/>"
    )


def _places(state: Penguins, tile: Domino, viewer: Viewer) -> str:
    """Where the domino in hand can be laid down, by the half that is held, each lit."""
    return "".join(
        f'<rect class="spot lit" id="at-{square.x}_{square.y}" role="button" tabindex="-1"'
        f'{viewer.pick(f"at {square}")} data-snap="" aria-label="{capital(beside(state, tile, square))}" '
        f'{corner(square, 14)} rx="18"/>'
        for square in choice.places(state)
    )


def _ghost(state: Penguins, tile: Domino, ghost: tuple[Point, str, Action] | None, viewer: Viewer) -> str:
    """The domino in hand where it would lie: dragged along by a finger, turned by a tap."""
    if ghost:
        square, way, _ = ghost
        lies, touch = Floe(square, near(square)[COMPASS.index(way)]), viewer.pick("turn")
        words, look = "Turn it", "ghost"
    else:
        lies, touch = state.lies(tile), attributes(data_touch=f"hand {tile}")
        words, look = f"{capital(spoken(tile))}, in your hand", "ghost resting"
    held = lies.low
    x, y = held.x * SIZE, held.y * SIZE
    turn = f'<path class="turn" d="M{x - 17} {y - 9}a20 20 0 1 1-3 14m-2-25v12h12"/>' if ghost else ""
    return (
        f'<g class="{look}" id="ghost" role="button" tabindex="-1"{touch} data-carry="{x} {y}" '
        f'aria-label="{words}"><rect {_framed(lies)}/>'
        f'<rect class="held" {corner(held, 8)} rx="18"/>{turn}</g>'
    )
