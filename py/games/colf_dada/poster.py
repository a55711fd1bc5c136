"""A visit to the ruins as a picture: the finest trophies on the wall and the candles that are left; the
Master in the middle of them, or the monster that won before them all."""

from __future__ import annotations

from drawing.paint import glow
from games.colf_dada.fights import trophies
from games.colf_dada.finale import wall
from games.colf_dada.pieces import TURNS
from games.colf_dada.rules import ColfDada
from games.colf_dada.trophy import bone, candle, framed, likeness, placed, stub
from tabletop.match import Match

SIDE = 1200  # of the picture, in units
EDGE = 16
SHELF = 1080  # where the candles stand
NEAREST = 54  # from one candle to the next
MASTER = 470  # the side of the Master's frame

# Where trophies hang around the Master, the finest first, and how they are turned; and in rows.
AROUND = (
    *((196, 380, -2), (1004, 380, 2), (196, 716, 1), (1004, 716, -2), (420, 150, 2), (780, 150, -1)),
    *((160, 130, -3), (1040, 130, 3)),
)
LARGE, SMALL = 286, 196  # the sides of the first four frames, and of the others
ROWS = tuple((x, y, turn) for y, turn in ((150, -2), (388, 2)) for x in (150, 375, 600, 825, 1050))
ROW = 200

# The hero's dominoes, where they have fallen.
FALLEN = (
    *((150, 1010, -16), (330, 1050, 20), (560, 1030, -8), (800, 1056, 12), (1030, 1010, -24), (230, 930, 50)),
    *((970, 926, 34), (440, 980, -40), (700, 980, 62), (90, 940, 80), (1110, 930, -66), (620, 1080, 4)),
)


def poster(match: Match) -> str:
    """The wall, as it was left."""
    state = match.past(ColfDada)[-1]
    return _framed(_gallery(state) if state.ending == "won" else _den(state, state.cards), state.ending)


def snapshot(state: ColfDada, cards: tuple[int, ...] = ()) -> str:
    """The wall at a moment of the match: whoever these cards are before it, or of a state that is a fight,
    whoever it is against; hung if it has just been slain."""
    if state.ending == "won":
        return _framed(_gallery(state), state.ending)
    if cards and cards in [slain for _, slain in trophies(state)]:
        others = [slain for _, slain in trophies(state) if slain != cards]
        hung = "".join(
            placed(framed(slain, SMALL), x, y, turn)
            for slain, (x, y, turn) in zip(others, AROUND[::-1], strict=False)
        )
        best = placed(framed(cards, MASTER, "best"), 600, 560, -2)
        return _framed(f"{wall(SIDE, SIDE)}{hung}{best}{_shelf(state, True)}", "")
    return _framed(_den(state, cards or state.cards), "" if not state.ending else state.ending)


def _framed(drawn: str, ending: str) -> str:
    room = SIDE - 2 * EDGE
    return (
        f'<svg viewBox="0 0 {SIDE} {SIDE}"><clipPath id="frame"><rect x="{EDGE}" y="{EDGE}" '
        f'width="{room}" height="{room}" rx="36"/></clipPath><g class="colf-dada" clip-path="url(#frame)">'
        f'<g class="poster-wall {ending}">{drawn}</g></g></svg>'
    )


def _gallery(state: ColfDada) -> str:
    """The Master in the middle, and the finest of the others around it, in the sun."""
    others = [cards for _, cards in trophies(state) if cards != state.cards]
    hung = "".join(
        placed(framed(cards, LARGE if i < 4 else SMALL), x, y, turn)
        for i, (cards, (x, y, turn)) in enumerate(zip(others, AROUND, strict=False))
    )
    return (
        f"{glow('sun', 'day')}{wall(SIDE, SIDE)}{hung}"
        '<g class="sun"><ellipse fill="url(#sun)" cx="200" cy="0" rx="1250" ry="1000"/>'
        '<path class="beam" d="M-60-40 800 1240H1240L180-40zM300-40 1240 800V300L620-40z"/></g>'
        f"{placed(framed(state.cards, MASTER, 'best'), 600, 536, -2)}{_shelf(state, True)}"
    )


def _den(state: ColfDada, cards: tuple[int, ...]) -> str:
    """What was slain hangs far behind; before it, in the dark, the monster that was not."""
    hung = "".join(
        placed(framed(cards, ROW), x, y, turn)
        for (_, cards), (x, y, turn) in zip(trophies(state), ROWS, strict=False)
    )
    health = 1.0 if state.foe_hp or not state.ending else 0.0  # it grins, unless both are gone
    foe = placed(likeness(cards, 860, health), 600, 600) if cards else ""
    mine = [muscle for column in state.columns for muscle in column]
    tiles = "".join(
        placed(placed(bone(muscle), -75, -38, 0, 0.75), x, y, turn)
        for muscle, (x, y, turn) in zip(mine, FALLEN, strict=False)
    )
    return (
        f"{glow('glare', 'glare')}{wall(SIDE, SIDE)}{hung}"
        f'<rect class="dusk" width="{SIDE}" height="{SIDE}"/>'
        '<ellipse fill="url(#glare)" cx="600" cy="640" rx="760" ry="640"/>'
        f"{foe}{_shelf(state, not state.ending)}{tiles}"
    )


def _shelf(state: ColfDada, lit: bool) -> str:
    """All candles in a row: those left burn, unless the dark has won."""
    first = SIDE / 2 - NEAREST * (TURNS - 1) / 2
    row = "".join(
        placed(candle(lit) if i < state.tokens else stub(), first + NEAREST * i, SHELF, 0, 1.7)
        for i in range(TURNS)
    )
    return f'<path class="board" d="M0 {SHELF}H{SIDE}V{SIDE}H0z"/>{row}'
