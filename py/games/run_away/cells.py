"""The dungeon of Run Away!! as the cursor walks it: space by space, from behind the start to the exit."""

from __future__ import annotations

from games.contract import Cell
from games.run_away.corridor import FIRST, landings, threats
from games.run_away.deck import CARDS
from games.run_away.rules import RunAway
from games.run_away.verbs import often
from games.viewer import Viewer
from tabletop.grid import Point
from tabletop.wording import in_words


def cells(state: RunAway, viewer: Viewer) -> list[Cell]:
    """RA1.1: the spaces with whoever stands there, what lies there, and who may come."""
    first = min(0, state.boss_at, *state.place)
    odds, ends = threats(state, viewer.seat), landings(state, viewer.seat)
    spaces = range(max(first, FIRST), state.exit + 1)
    return [_cell(state, space, viewer, odds.get(space, 0), ends.get(space, [])) for space in spaces]


def _cell(state: RunAway, space: int, viewer: Viewer, odds: float, numbers: list[int]) -> Cell:
    said = [_where(state, space)]
    heroes = [seat for seat in range(state.seats) if state.place[seat] == space and state.fate[seat] != "out"]
    said += [f"{viewer.names[seat]}{', dead' if state.fate[seat] else ''}" for seat in heroes]
    if state.boss_at == space:
        said.append(f"{state.the_boss.name}, the boss{', lying in wait' if state.boss_waits else ''}")
    if space in state.tokens:
        said.append(f"{CARDS[state.tokens[space]].name} lies here")
    if space in state.walls:
        said.append("a wall")
    if odds:
        said.append(f"the boss may come here, {often(odds)}")
    if numbers:
        said.append(f"your {in_words([str(number) for number in numbers], 'or')} would bring you here")
    mine = state.seat if viewer.seat is None else viewer.seat
    kinds = ["home", "own"] * (mine in heroes and not state.fate[mine])
    kinds += ["landmark"] * (
        space in state.corridor.encounters or space in state.tokens or space in state.walls
    )
    kinds += ["landmark"] * (space == state.exit)
    kinds += ["rival"] * bool({*heroes} - {mine}) + ["danger"] * (bool(odds) or state.boss_at == space)
    return Cell(f"plate-{space}", Point(space, 0), "; ".join(said), kinds=kinds)


def _where(state: RunAway, space: int) -> str:
    if space >= state.exit:
        return "The exit" if space == state.exit else "Outside"
    if space < 0:
        return f"{-space} behind the start"
    marked = ", an encounter space" if space in state.corridor.encounters else ""
    return f"Space {space}{marked}, {state.exit - space} to the exit"
