"""What is picked on the dungeon master's table, and what can be done with it, for the ear."""

from __future__ import annotations

from dominoes.domino import Domino, spoken
from games.contract import Picked
from games.dungeons.board import room_panel
from games.dungeons.board.tools import TOOLS
from games.dungeons.board.tray import done_with
from games.dungeons.rules import Dungeons
from games.dungeons.words import exit_words
from tabletop.grid import Point
from tabletop.wording import capital, counted, in_words

LAYS = ("lay", "start")
WRITES = "Its name and its notes are beside the map."


def picked_words(state: Dungeons, picked: Picked) -> str:
    """A sentence or two; empty if nothing is picked."""
    kind, what = room_panel.split(picked)
    if kind == "room":
        writes = "" if state.playing else f" {WRITES}"
        tile = Domino.parse(what)
        called = f"Room {state.place(tile) + 1}, {spoken(tile)}," if state.is_room(tile) else "A room"
        return f"{called} is picked.{writes} {_can(state, picked)}".strip()
    if kind == "end":
        return f"{capital(exit_words(state, Point.parse(what)))} is picked. {_can(state, picked)}".strip()
    if kind == "token":
        return "A pawn is picked: arrows on it move it."
    if kind == "tool":
        return f"{TOOLS[what][1]}: beside the map."
    if not kind:
        return ""
    ways = sum(action.verb in LAYS and str(action.args[0]) == kind for action in state.legal_actions())
    can = f"it can lie in {counted(ways, 'way')}" if ways else "it fits nowhere now"
    return f"{capital(spoken(Domino.parse(kind)))} is picked: {can}."


def _can(state: Dungeons, picked: Picked) -> str:
    """What can be done with a room or an exit."""
    deeds = [f"“{room_panel.label(state, action)}”" for action in done_with(state, picked)]
    return f"You can choose {in_words(deeds, 'or')}." if deeds else ""
