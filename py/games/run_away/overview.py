"""All of the dungeon of Run Away!! as a strip, with a pawn for everybody in it."""

from __future__ import annotations

from drawing.pawns import boss_pawn, hero_pawn
from games.run_away.rules import RunAway
from tabletop.markup import Html

STEP = 10  # a space
HIGH = 28
BEHIND = 12  # spaces behind the start, where the boss begins


def overview(state: RunAway) -> Html:
    """The strip; what it shows is said elsewhere."""
    exit, encounters = state.corridor
    wide = (BEHIND + exit + 3) * STEP
    plain, marked = (
        "".join(f"M{_x(s) - 3.5} 21h7" for s in range(exit) if (s in encounters) == wanted)
        for wanted in (False, True)
    )
    door = f'<path class="way-out" d="M{_x(exit)} 25V9q8-8 16 0v16z"/>'
    pawns = [_pawn(_x(state.boss_at), boss_pawn(state.the_boss.name, state.the_boss.letter))]
    crowd: dict[int, int] = {}
    for seat in reversed(state.inside()):
        space = state.place[seat]
        crowd[space] = crowd.get(space, -1) + 1
        hero = state.hero(seat)
        pawns.append(_pawn(_x(space) + 6 * crowd[space], hero_pawn(hero.name, hero.letter)))
    return Html(
        f'<svg class="overview" viewBox="0 0 {wide} {HIGH}" aria-hidden="true">'
        f'<path class="plain" d="{plain}"/>'
        f'<path class="marked" d="{marked}"/>{door}{"".join(pawns)}</svg>'
    )


def _x(space: int) -> float:
    """The middle of a space."""
    return (space + BEHIND + 0.5) * STEP


def _pawn(x: float, drawn: str) -> str:
    return f'<g transform="translate({x:g} 14)"><g class="pawn">{drawn}</g></g>'
