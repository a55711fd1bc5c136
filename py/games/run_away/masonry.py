"""What the dungeon of Run Away!! is built of: stones, arches and torches, the treasury behind and "
"the door ahead."""

from __future__ import annotations

from games.run_away.pieces import EXIT

WIDE = 64  # a space
HIGH = 252
FLOOR = 186  # where feet stand
WALL = 132  # where the wall ends and the floor begins
COURSE = 33  # a course of stones
MORE = 400  # above and below, for screens that are high
EVERY = 6  # spaces from one arch to the next

TORCH = (
    '<circle class="glow" r="52"/><path class="wood" d="M-4 4h8l-2 34h-4z"/>'
    '<path class="flame" d="M0-26q13 13 7 24-7 9-14 0-6-11 7-24z"/>'
    '<path class="spark" d="M0-12q6 7 3 12-3 4-6 0-3-5 3-12z"/>'
)
PILLAR = '<path class="pillar" d="M-15-400h30v414h-5v118h9v12h-38v-12h9V14h-5z"/>'
DOOR = (
    '<path class="light" d="M0 30Q44-2 88 30v156H0z"/><path class="beam" d="M0 44L-150 190H88V30z"/>'
    '<path class="frame" d="M-14 190V34Q44-22 102 34v156H84V42Q44 8 4 42v148z"/>'
    '<path class="grass" d="M4 190q8-20 14 0 6-26 14 0 6-18 14 0 8-24 14 0 6-16 12 0 6-20 12 0z"/>'
)
TREASURE = (
    '<path class="gold" d="M-190 190q20-44 50-34 16-30 46-10 40-10 58 44z"/>'
    '<path class="chest" d="M-104 190v-34q26-20 52 0v34zM-104 162h52M-82 154h9v14h-9z"/>'
)


def masonry(first: int, last: int) -> str:
    """The walls and the floor from one space to another, without the spaces themselves."""
    x, wide = first * WIDE, (last - first) * WIDE
    rows = range(COURSE - COURSE * 12, WALL, COURSE)
    joints = "".join(
        f"M{x} {y}h{wide}"
        + "".join(f"M{s * WIDE + (y // COURSE % 2) * 32} {y}v{COURSE}" for s in range(first, last))
        for y in rows
    )
    pillars, torches = [], []
    for space in range(first, last):
        if space % EVERY == 0:
            pillars.append(f'<g transform="translate({space * WIDE} 0)">{PILLAR}</g>')
        elif space % EVERY == EVERY // 2:
            torches.append(f'<g class="torch" transform="translate({space * WIDE} 54)">{TORCH}</g>')
    door = f'<g class="door" transform="translate({EXIT * WIDE + 6} 0)">{DOOR}</g>' if last >= EXIT else ""
    treasure = f'<g class="treasure">{TREASURE}</g>' if first <= 0 else ""
    return (
        f'<path class="stones" d="M{x}-{MORE}h{wide}v{WALL + MORE}H{x}z"/><path class="joints" d="{joints}"/>'
        f'<path class="floor" d="M{x} {WALL}h{wide}v{HIGH - WALL + MORE}H{x}z"/>'
        f'<path class="skirting" d="M{x} {WALL}h{wide}"/>{"".join(pillars)}{"".join(torches)}{door}{treasure}'
    )
