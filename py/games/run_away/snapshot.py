"""A moment of a run as a picture: the hero whom it is about, the boss as near as it is, and the card between
them."""

from __future__ import annotations

from drawing import card_pictures
from drawing.paint import glow
from drawing.runners import boss, hero
from games.contract import Moment
from games.run_away.deck import CARDS
from games.run_away.figures import FAINT
from games.run_away.position import BOSS
from games.run_away.rules import RunAway
from tabletop.match import Match

SIDE = 1200
HERO = 520
LARGE, SMALL = 780, 330  # sides of the boss, at hand and far away; and of who stands behind
BESIDE = (840, 660), (20, 660), (760, 520), (100, 520)  # where they stand
RUNNING = (865, 540), (530, 640), (700, 480), (560, 500)  # and where the others run when all begin
FAR = 24  # spaces: beyond that it looks as small as it can
FLOOR = 1010


def picture(match: Match, moment: Moment) -> str:
    """Who is meant, in the dark or on the grass."""
    state = match.past(RunAway)[moment.ply]
    seat, *card = moment.near or (0,)
    out = seat != BOSS and state.fate[seat] == "out"
    drawn = _outside(state, seat) if out else _inside(state, seat, moment.ply == 0)
    shown = _card(card[0]) if card and not out else ""
    return (
        f'<svg viewBox="0 0 {SIDE} {SIDE}"><g class="run-away">{glow("dawn", "day")}'
        f'<g class="poster-dungeon"><rect class="rock" width="{SIDE}" height="{SIDE}"/>'
        f"{drawn}{shown}</g></g></svg>"
    )


def _inside(state: RunAway, seat: int, all_run: bool) -> str:
    """The corridor: the boss comes from the left, or lies ahead; and behind whoever is meant run the others,
    if all run."""
    gap = 0 if seat == BOSS else state.place[seat] - state.boss_at
    side = LARGE if seat == BOSS else max(SMALL, LARGE - abs(gap) * (LARGE - SMALL) / FAR)
    x = (SIDE - side) / 2 if seat == BOSS else SIDE - side if gap < 0 else 0
    floor = f'<path class="gate" d="M0 {FLOOR - 90}Q600 {FLOOR - 140} 1200 {FLOOR - 90}V1200H0z"/>'
    arch = '<path class="dark" d="M60 1000V420Q600-40 1140 420v580z"/>'
    drawn = f"{arch}{floor}{_at(boss(state.the_boss.name), x, FLOOR - side, side)}"
    if seat == BOSS:
        return drawn
    others = [one for one in range(state.seats) if one != seat] if all_run else []
    for one, (x, y) in zip(others, RUNNING, strict=False):
        drawn += _at(hero(state.hero(one).name, "running"), x, y, SMALL)
    mood = "dead" if state.fate[seat] == "dead" else "hurt" if state.life[seat] <= FAINT else "running"
    return f"{drawn}{_at(hero(state.hero(seat).name, mood), 30 if gap < 0 else 650, FLOOR - HERO + 70, HERO)}"


def _outside(state: RunAway, seat: int) -> str:
    """On the grass, and behind whoever else is out as well."""
    others = (one for one, fate in enumerate(state.fate) if fate == "out" and one != seat)
    behind = [
        _at(hero(state.hero(one).name, "safe"), x, y, SMALL)
        for one, (x, y) in zip(others, BESIDE, strict=False)
    ]
    return (
        '<path class="gate" d="M190 1020V420Q600-60 1010 420v600z"/>'
        '<path class="frame" d="M150 1030V400Q600-130 1050 400v630h-70V440Q600 20 220 440v590z"/>'
        '<path class="meadow" d="M0 990Q300 950 600 985T1200 990V1200H0z"/>'
        '<ellipse fill="url(#dawn)" cx="600" cy="1200" rx="900" ry="420"/>'
        f"{''.join(reversed(behind))}{_at(hero(state.hero(seat).name, 'safe'), 300, 560, 600)}"
    )


def _card(card: int) -> str:
    """The card, in the air."""
    drawn = card_pictures.picture(CARDS[card].name)
    return (
        '<g transform="translate(640 40) rotate(4)">'
        '<rect class="poster-plate" width="500" height="320" rx="28"/>'
        f'<svg x="20" y="20" width="460" height="280">{drawn}</svg></g>'
    )


def _at(drawn: str, x: float, y: float, side: float) -> str:
    return f'<svg x="{x:.0f}" y="{y:.0f}" width="{side:.0f}" height="{side:.0f}">{drawn}</svg>'
