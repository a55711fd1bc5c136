"""What the dungeon of Run Away!! is built of: torches, the treasury behind the start and the door ahead. A
space is 64 wide; what is drawn here stands on 0,0, the middle of its floor.
"""

from __future__ import annotations

EVERY = 6  # spaces from one arch to the next
TREASURES = (-2, -5, -8)  # spaces with gold on them

TORCH = (
    '<svg class="torch" id="{}" viewBox="-52 -52 104 104" aria-hidden="true"><circle class="glow" r="52"/>'
    '<path class="wood" d="M-4 4h8l-2 34h-4z"/><path class="flame" d="M0-26q13 13 7 24-7 9-14 0-6-11 7-24z"/>'
    '<path class="spark" d="M0-12q6 7 3 12-3 4-6 0-3-5 3-12z"/></svg>'
)
DOOR = (
    '<svg class="door" id="{}" viewBox="-64 -190 128 190" aria-hidden="true">'
    '<path class="light" d="M-44 0V-156Q0-188 44-156V0z"/><path class="beam" d="M-44-150L-130 0H44V-156z"/>'
    '<path class="frame" d="M-58 0V-156Q0-212 58-156V0H40V-148Q0-182-40-148V0z"/>'
    '<path class="grass" d="M-40 0q8-20 14 0 6-26 14 0 6-18 14 0 8-24 14 0 6-16 12 0 6-20 12 0z"/></svg>'
)
TREASURE = (
    '<svg class="treasure" id="{}" viewBox="-95 -74 190 74" aria-hidden="true">'
    '<path class="gold" d="M-95 0q20-44 50-34 16-30 46-10 40-10 58 44z"/>'
    '<path class="chest" d="M-9 0v-34q26-20 52 0V0zM-9-28h52M13-36h9v14h-9z"/></svg>'
)
WALL = (
    '<svg class="wall" id="{}" viewBox="-24 -134 48 136" aria-hidden="true">'
    '<path d="M-22-132h44V0h-44zM-22-98h44M-22-66h44M-22-34h44M0-132v34M-12-98v32M10-98v32M0-66v32M-9-34V0"/>'
    "</svg>"
)


def masonry(space: int, exit: int) -> tuple[str, str]:
    """How a space is built, by the space of the exit: its class, and what stands at its wall."""
    look, stands = _built(space, exit)
    return look, stands.format(f"scene-{space}")


def _built(space: int, exit: int) -> tuple[str, str]:
    if space >= exit:
        return "outside", DOOR if space == exit else ""
    if space < 0:
        return "vault", TREASURE if space in TREASURES else ""
    at = space % EVERY
    return ("arch", "") if not at else ("", TORCH if at == EVERY // 2 else "")
