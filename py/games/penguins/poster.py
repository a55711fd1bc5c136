"""The night as a picture: the ice as it was left, who stands where, and the sled with who is aboard."""

from __future__ import annotations

from drawing.dungeon import TURNS
from drawing.ice import floe, footprints, nest, night
from drawing.penguin import buddy, penguin
from games.penguins.field import span
from games.penguins.finale import drive, riders, team
from games.penguins.history import last_walk
from games.penguins.measures import SIZE, heading, lying
from games.penguins.pieces import NINE, owner
from games.penguins.rules import Penguins
from games.penguins.sea import lost, middle, out
from tabletop.match import Match

SIDE = 1200  # of the picture, in units
EDGE = 16
MARGIN = 2  # squares of sea around the ice, with room for the sled
NEAREST = 1.0  # the scale of little ice


def poster(match: Match) -> str:
    """The ice as it was left, with the last walk over it."""
    return night_view(match)


def night_view(match: Match, seen: tuple[float, float, float] | None = None) -> str:
    """The ice as it lies, all of it or a square of it: x, y and side. The sled comes in the end."""
    state = match.past(Penguins)[-1]
    west, north, east, south = (n * SIZE for n in span(state.ice))
    room = SIDE - 2 * EDGE
    scale = min(NEAREST, room / (max(east - west, south - north) + 2 * MARGIN * SIZE))
    x, y = (SIDE - scale * (west + east)) / 2, (SIDE - scale * (north + south)) / 2
    if seen:
        scale = SIDE / seen[2]
        x, y = -scale * seen[0], -scale * seen[1]
    sled = _sled(state) if state.ending else ""
    steps = footprints((square.x * SIZE, square.y * SIZE) for square in last_walk(match))
    return (
        f'<svg viewBox="0 0 {SIDE} {SIDE}"><clipPath id="frame"><rect x="{EDGE}" y="{EDGE}" '
        f'width="{room}" height="{room}" rx="36"/></clipPath><g class="penguins" clip-path="url(#frame)">'
        f'<g class="poster">{night(SIDE, SIDE)}<g transform="translate({x:.1f} {y:.1f}) scale({scale:.4f})">'
        f"{_ice(state)}{steps}{_pieces(state)}{sled}</g></g></g></svg>"
    )


def _ice(state: Penguins) -> str:
    """The floes with the nests on them."""
    drawn = ""
    for tile, lies in zip(NINE, state.floes, strict=False):
        turn = TURNS[heading(lies)]
        nests = "".join(nest(seat, turn) for seat, home in enumerate(state.nests) if home == tile)
        drawn += f"<g {lying(lies)}>{floe(*tile, turn)}{nests}</g>"
    return drawn


def _pieces(state: Penguins) -> str:
    """Buddies and penguins that are still out."""
    buddies = "".join(_at(x, y, buddy(owner(number))) for number, _, x, y in lost(state))
    return buddies + "".join(
        _at(*middle(state, seat), penguin(seat, state.carried[seat], seat in state.stunned))
        for seat in out(state)
    )


def _sled(state: Penguins) -> str:
    """The sled at the winner's nest, or above the ice and empty."""
    aboard = riders(state.seat) if state.ending == "home" else ""
    return f"<g {drive(state)}>{team(aboard)}</g>"


def _at(x: int, y: int, piece: str) -> str:
    return f'<g transform="translate({x} {y})">{piece}</g>'
