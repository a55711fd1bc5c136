"""A match of Run Away!! as a picture: who got out stands in the sun before the door; in the dark behind is
the boss, and aside lies what is left of the others.
"""

from __future__ import annotations

from drawing.paint import glow
from drawing.runners import boss, hero
from games.run_away.history import last
from games.run_away.rules import RunAway
from tabletop.match import Match

SIDE = 1200
HERO, RELIC, BOSS = 360, 230, 760  # sides of the figures
ASIDE = (110, 1090, 260, 940, 600)  # where what is left of the others lies, on the grass


def poster(match: Match) -> str:
    """The door, from outside."""
    state = last(match)
    out = [seat for seat in range(state.seats) if state.fate[seat] == "out"]
    dead = [seat for seat in state.left if state.fate[seat] == "dead"]
    relics = "".join(
        _at(hero(state.hero(seat).name, "dead"), x - RELIC / 2, 890, RELIC)
        for seat, x in zip(dead, ASIDE, strict=False)
    )
    return (
        f'<svg viewBox="0 0 {SIDE} {SIDE}"><g class="run-away">{glow("dawn", "day")}'
        '<g class="poster-dungeon">'
        f'<rect class="rock" width="{SIDE}" height="{SIDE}"/>'
        '<path class="gate" d="M190 1020V420Q600-60 1010 420v600z"/>'
        f"{_at(boss(state.the_boss.name), 600 - BOSS / 2, 190, BOSS)}"
        '<path class="dark" d="M190 1020V420Q600-60 1010 420v600z"/>'
        f'<path class="frame" d="M150 1030V400Q600-130 1050 400v630h-70V440Q600 20 220 440v590z"/>'
        f'<path class="meadow" d="M0 990Q300 950 600 985T1200 990V1200H0z"/>'
        f'<ellipse fill="url(#dawn)" cx="600" cy="1200" rx="900" ry="420"/>'
        f"{relics}{_row(state, out)}</g></g></svg>"
    )


def _at(drawn: str, x: float, y: float, side: int) -> str:
    return f'<svg x="{x:g}" y="{y:g}" width="{side}" height="{side}">{drawn}</svg>'


def _row(state: RunAway, seats: list[int]) -> str:
    """Those who got out, beside each other in the middle."""
    apart = min(HERO * 0.8, 940 / max(1, len(seats)))
    first = SIDE / 2 - apart * (len(seats) - 1) / 2
    return "".join(
        _at(hero(state.hero(seat).name, "safe"), first + apart * i - HERO / 2, 790, HERO)
        for i, seat in enumerate(seats)
    )
