"""The boss and the heroes of Run Away!! as they stand in the dungeon, each a drawing that can glide. Several
on one space fan out; how, the sheet says.
"""

from __future__ import annotations

from collections import defaultdict

from drawing.runners import boss, hero
from drawing.seats import SHAPES
from games.run_away.rules import RunAway

FAINT = 2  # lives with which a hero looks the worse for it


def figures(state: RunAway) -> dict[int, str]:
    """Who stands where, as drawings by the space; whoever is out stands on the meadow. To touch one is to
    touch their place on the rail."""
    seats = [seat for seat in range(state.seats) if state.fate[seat] != "out"]
    crowds: dict[int, list[int]] = defaultdict(list)
    for seat in sorted(seats, key=lambda seat: not state.fate[seat]):
        crowds[state.place[seat]].append(seat)
    for place, seat in enumerate(seat for seat in state.left if state.fate[seat] == "out"):
        crowds[state.exit + 1 + place // 2].append(seat)
    drawn = {
        space: "".join(_hero(state, seat, f"of-{len(crowd)} no-{at}") for at, seat in enumerate(crowd))
        for space, crowd in crowds.items()
    }
    drawn[state.boss_at] = _boss(state, state.boss_at in drawn) + drawn.get(state.boss_at, "")
    return drawn


def _boss(state: RunAway, behind: bool) -> str:
    """The boss; it towers above heroes that stand before it."""
    waits = state.boss_waits
    says = '<text class="says" y="-6">lies in wait</text>' if waits else ""
    look = "".join([" waits" * waits, " towers" * behind])
    return (
        f'<svg class="figure boss{look}" id="boss" data-glide="" data-on="plate-{state.boss_at}" '
        'data-for="rail-boss" viewBox="-84 -168 168 168" aria-hidden="true">'
        '<svg x="-84" y="-168" width="168" height="168">'
        f"{boss(state.the_boss.name)}</svg>{says}</svg>"
    )


def _hero(state: RunAway, seat: int, fan: str) -> str:
    fate, runs = state.fate[seat], seat == state.runner
    mood = {"dead": "dead", "out": "safe", "": "hurt" if state.life[seat] <= FAINT else "running"}[fate]
    look = " ".join(filter(None, ("figure hero", fan, fate, "runs" if runs else "")))
    above = "" if fate == "dead" else _crest(seat)
    if runs:
        above += (
            f'<g class="left"><circle cx="34" cy="-100" r="24"/><text x="34" y="-90">{state.speed}</text></g>'
        )
    backs = "".join(
        f'<rect x="{26 + 7 * i}" y="{-26 + 3 * i}" width="17" height="24" rx="3"/>'
        for i in range(len(state.fronts[seat]))
    )
    return (
        f'<svg class="{look}" id="hero-{seat}" data-glide="" data-on="plate-{state.place[seat]}" '
        f'data-for="rail-{seat}" viewBox="-52 -124 104 136" aria-hidden="true">'
        '<ellipse class="shade" cx="0" cy="2" rx="36" ry="8"/>'
        f'<svg x="-52" y="-98" width="104" height="104">{hero(state.hero(seat).name, mood)}</svg>'
        f'<g class="backs">{backs}</g>{above}</svg>'
    )


def _crest(seat: int) -> str:
    """The sign of a seat over its hero."""
    return (
        f'<g class="crest seat-{seat}" transform="translate(-17 -122)"><circle cx="17" cy="17" r="17"/>'
        f'<g transform="translate(4.4 4.4) scale(1.05)">{SHAPES[seat][1]}</g></g>'
    )
