"""How a visit to the ruins ends, in the place of the monster's sheet: the Master's frame falls onto its nail
among the other trophies, in sunlight; or the monster grins over what is left of the hero.

Each is one drawing, and beautiful as a still; the style sheet moves its parts.
"""

from __future__ import annotations

from drawing.paint import glow
from games.colf_dada.fights import trophies
from games.colf_dada.monsters import named
from games.colf_dada.pieces import Muscle
from games.colf_dada.position import opened
from games.colf_dada.rules import ColfDada
from games.colf_dada.trophy import bone, candle, framed, likeness, placed
from tabletop.markup import Html
from tabletop.wording import counted

WIDE, HIGH = 400, 360
SIDES = tuple((x, y) for y in (120, 204) for x in (62, 338))  # where the smaller frames hang
CANDLE = 17  # from one candle to the next
FLOOR = 330  # where the dominoes stand

# Where the hero's dominoes lie scattered, and how they have turned.
SCATTERED = (
    *((58, 322, -18), (128, 338, 24), (200, 330, -6), (270, 340, 40), (342, 320, -32), (96, 300, 64)),
    *((306, 302, 12), (164, 310, -50), (236, 312, 70), (26, 344, 35), (374, 346, -70), (200, 346, 15)),
)


def finale(state: ColfDada) -> Html:
    """What has become of hero and monster; nothing while it goes on."""
    if not state.ending:
        return Html("")
    drawn = _triumph(state) if state.ending == "won" else _downfall(state)
    return Html(
        f'<section id="finale" class="sheet foe felt finale {state.ending}" aria-label="The end">{drawn}'
        f"{_names(state)}</section>"
    )


def _scene(look: str, said: str, drawing: str) -> str:
    return (
        f'<svg class="scene {look}" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMid slice" '
        f'role="img" aria-label="{said}">{drawing}</svg>'
    )


def _triumph(state: ColfDada) -> str:
    """The wall of trophies in the morning, and the hero's dominoes lined up before it."""
    others = [cards for _, cards in trophies(state) if cards != state.cards]
    hung = "".join(placed(framed(cards, 76), x, y) for cards, (x, y) in zip(others, SIDES, strict=False))
    master = placed(framed(state.cards, 176, "fallen"), 200, 166, -3)
    left = counted(state.tokens, "candle") if state.tokens else "no candle"
    return _scene(
        "triumph",
        f"The Master hangs on the wall, and the sun shines in; {left} left",
        f"{glow('colf-dada-sun', 'day')}{wall(WIDE, HIGH)}{_candles(state.tokens)}"
        f'{hung}<g class="sun"><ellipse fill="url(#colf-dada-sun)" cx="60" cy="0" rx="420" ry="330"/>'
        '<path class="beam" d="M-20-40 300 400H480L60-40zM90-40 400 250V90L190-40z"/></g>'
        f'{master}<path class="board" d="M-400 {FLOOR}H800V{HIGH + 200}H-400z"/>{_lined_up(state)}',
    )


def wall(wide: int, high: int, beyond: int = 400) -> str:
    """A wall of stones, as wide and high, and as far beyond as anybody sees."""
    rows = []
    for row, y in enumerate(range(-beyond // 2, high + beyond // 2, 48)):
        joints = "".join(f"M{x} {y}v48" for x in range(-beyond + row % 2 * 44, wide + beyond, 88))
        rows.append(f"M{-beyond} {y}H{wide + beyond}{joints}")
    return (
        f'<rect class="stones" x="{-beyond}" y="{-beyond}" width="{wide + 2 * beyond}" '
        f'height="{high + 2 * beyond}"/>'
        f'<path class="joints" d="{"".join(rows)}"/>'
    )


def _candles(left: int) -> str:
    """Those left, in a row over the frames; the last one smokes, where there is none."""
    first = WIDE / 2 - CANDLE * (left - 1) / 2
    if not left:
        return placed(candle(False, 16), WIDE / 2, 68, 0, 0.8)
    row = "".join(placed(candle(True, 18), first + CANDLE * i, 66, 0, 0.8) for i in range(left))
    return f'{row}<path class="board" d="M{first - 14:g} 66H{WIDE - first + 14:g}v7H{first - 14:g}z"/>'


def _lined_up(state: ColfDada) -> str:
    """The hero's dominoes, upright."""
    mine = _muscles(state)
    apart = min(34.0, 340 / max(1, len(mine)))
    scale = apart / 112
    first = WIDE / 2 - apart * (len(mine) - 1) / 2 + 50 * scale
    tall = 200 * scale
    stand = "".join(
        placed(bone(muscle), first + apart * i, FLOOR + 12 - tall, 90, scale) for i, muscle in enumerate(mine)
    )
    return f'<g class="parade">{stand}</g>'


def _downfall(state: ColfDada) -> str:
    """The monster, as large as the sheet, over the hero's dominoes; the last candle is out."""
    health = 1.0 if state.foe_hp else 0.0  # it grins, unless both are gone
    tiles = "".join(
        placed(f'<g class="fallen-tile">{placed(bone(muscle), -30, -15, 0, 0.3)}</g>', x, y, turn)
        for muscle, (x, y, turn) in zip(_muscles(state), SCATTERED, strict=False)
    )
    light = '<path class="flame" d="M0-42q-9-9 0-24 9 15 0 24z"/>'
    smoking = f'<g class="snuffed" transform="translate(366 292) scale(1.5)">{candle(False)}{light}</g>'
    return _scene(
        "downfall",
        f"The {state.foe_name} grins over your dominoes, and a candle goes out",
        f"{glow('colf-dada-glare', 'glare')}"
        '<ellipse class="glare" fill="url(#colf-dada-glare)" cx="200" cy="180" rx="330" ry="260"/>'
        f'<g class="looming">{placed(likeness(state.cards, 290, health), 196, 170)}</g>'
        f'<path class="rubble" d="M-400 310q300-26 600-8t600-6V{HIGH + 200}H-400z"/>'
        f'{smoking}<g class="scattered">{tiles}</g>',
    )


def _muscles(state: ColfDada) -> list[Muscle]:
    return [muscle for column in state.columns for muscle in column]


def _names(state: ColfDada) -> str:
    """The trophies by name, in the order in which they were slain."""
    if not state.slain:
        return '<p class="roll-call">No trophy hangs on the wall.</p>'
    names = [named(opened(tuple(cards))) for _, *cards in state.slain]
    if state.ending == "won":
        names[-1] = f"<b>{names[-1]}</b>"
    many = counted(len(names), "trophy", "trophies")
    return f'<p class="roll-call"><b>{many}:</b> {"; ".join(names)}</p>'
