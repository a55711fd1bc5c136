"""How a night out ends: the dogsled stops at the winner's nest, and penguin and buddies hop on; or it leaves
with nobody aboard.

One drawing over the ice, in the ice's own units, and beautiful as a still; the style sheet moves its parts.
"""

from __future__ import annotations

from drawing.husky import husky, rope
from drawing.ice import lights, sled
from drawing.paint import glow
from drawing.penguin import buddy, penguin
from games.penguins.field import span
from games.penguins.measures import SIZE
from games.penguins.pieces import BUDDIES
from games.penguins.rules import Penguins
from games.penguins.sea import middle
from tabletop.grid import Point

DOGS = ((214, 36), (330, 22))  # where they run before the sled
HITCH = (112, 56)  # where their ropes are tied to it
SEATS = (12, 52)  # where the buddies sit on it, behind their penguin
REACH = 4  # squares from where the penguin stands to the first dog's nose
STOP = (30, -34)  # from where the penguin stands to where the sled stops: its runners are behind the feet
SHINE = 360  # how far the sled's lamp shines
RISE = 4  # squares of sky above the ice where the northern lights hang
DEEP = 11  # squares that 1000 units of them are high
BESIDE = 16  # squares of sea beside the ice that have some of them

SCRAP = '<path class="bulb-{}" d="M-11-6H11V6H-11z"/>'

# Confetti around the sled: where each scrap lies at last, and how it has turned.
CONFETTI = (
    *((-190, -60, 20), (-150, 40, 65), (-170, 110, 10), (-120, -130, 40), (-90, 100, 80), (-60, -170, 15)),
    *((-30, 120, 50), (0, -140, 70), (40, 110, 25), (70, -165, 60), (110, 115, 5), (140, -120, 35)),
    *((180, 105, 75), (210, -85, 55), (250, -40, 30), (230, 120, 45), (-210, 20, 85), (20, -195, 10)),
)


def finale(state: Penguins) -> str:
    """What has become of the night, over the ice; nothing while it goes on."""
    return {"home": _home, "draw": _gone}[state.ending](state) if state.ending else ""


def _home(state: Penguins) -> str:
    """The sled at the nest of whoever has won, in the light of its lamp."""
    return (
        '<g class="finale homecoming" role="img" aria-label="The dogsled is here, and all are aboard">'
        f"{_lights(state)}{glow('lamplight', 'lamplight')}<g {drive(state)}>"
        f'<circle class="shine" fill="url(#lamplight)" r="{SHINE}"/>{_confetti()}'
        f"{team(riders(state.seat))}</g></g>"
    )


def _gone(state: Penguins) -> str:
    """The sled on its way, far out, with nobody aboard."""
    return (
        '<g class="finale departure" role="img" aria-label="The dogsled leaves, and nobody is aboard">'
        f"{_lights(state)}<g {drive(state)}>{team()}</g></g>"
    )


def drive(state: Penguins) -> str:
    """The transform of the sled in the end: beside whoever has won, its dogs towards the middle of the ice;
    or beyond the upper edge."""
    west, north, east, _ = span(state.ice)
    centre = (west + east) * SIZE // 2
    if state.ending != "home":
        return f'transform="translate({centre} {(north - 1) * SIZE})"'
    x, y = middle(state, state.seat)
    way = _way(state)
    return f'transform="translate({x + way * STOP[0]} {y + STOP[1]}) scale({way} 1)"'


def _way(state: Penguins) -> int:
    """Where the dogs of whoever has won look: to the east, 1, or to the west, -1."""
    west, _, east, _ = span(state.ice)
    return 1 if middle(state, state.seat)[0] <= (west + east) * SIZE // 2 else -1


def led(state: Penguins) -> list[Point]:
    """The square up to which the dogs reach that stop at a nest; none before."""
    if state.ending != "home":
        return []
    x, y = state.stands(state.seat)[0]
    return [Point(x + _way(state) * REACH, y)]


def riders(seat: int) -> str:
    """A penguin and its buddies, as they stand on the sled."""
    buddies = "".join(f'<g transform="translate({x} 2)">{buddy(seat)}</g>' for x in SEATS[:BUDDIES])
    return f'<g class="riders"><g transform="translate(-46 -14)">{penguin(seat)}</g>{buddies}</g>'


def team(aboard: str = "") -> str:
    """The sled around 0,0 with who is aboard, and its dogs."""
    ahead = "".join(f'<g transform="translate({x} {y})">{husky()}</g>' for x, y in DOGS)
    lines = "".join(rope(*HITCH, x, y) for x, y in DOGS)
    return f'{aboard}<g class="team">{lines}{sled()}{ahead}</g>'


def _lights(state: Penguins) -> str:
    """Northern lights along the upper edge of the ice, and as far as anybody sees on both sides."""
    west, north, east, _ = span(state.ice)
    x, y = (west - BESIDE) * SIZE, (north - RISE) * SIZE
    wide, high = (east - west + 2 * BESIDE) / 10, DEEP / 10
    return f'<g class="aurora" transform="translate({x} {y}) scale({wide:g} {high:g})">{lights()}</g>'


def _confetti() -> str:
    """Scraps in the colours of all scarves."""
    scraps = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{SCRAP.format(i % 4)}</g>'
        for i, (x, y, turn) in enumerate(CONFETTI)
    )
    return f'<g class="confetti">{scraps}</g>'
