"""Which of the hero's pieces light up on the table of CoLF DaDA, and for which action: each action once, on
the piece that one would touch for it.
"""

from __future__ import annotations

from dominoes.domino import Domino
from games.colf_dada.hero import Space, spaces
from games.colf_dada.pieces import COLUMNS
from games.colf_dada.rules import ColfDada
from tabletop.actions import Action

Board = list[list[Space]]
Lights = dict[str, tuple[Action, str]]  # by a piece's id: what a tap on it does, and what it looks like


def picked_die(state: ColfDada, picked: tuple[str, ...]) -> int:
    """The die that is picked and still lies there; 0 for none."""
    dice = [int(what.removeprefix("die ")) for what in picked if what.startswith("die ")]
    return next((die for die in dice if die in state.dice), 0)


def lights(state: ColfDada, die: int) -> Lights:
    """What is lit now, with this die picked, 0 for none."""
    lit: Lights = {}
    board = spaces(state)
    for action in sorted(state.legal_actions(), key=lambda action: _dear(state, action)):
        find = _FIND.get(action.verb)
        where = find(action, die, board) if find else ""
        if where and where not in lit:
            lit[where] = action, action.verb
    return lit


def _dear(state: ColfDada, action: Action) -> bool:
    """Would it put a die on a blank that fits a number as well? One that fits nowhere else comes first."""
    return action.verb == "spend" and state.fits(action.args[0])


def _put(action: Action, die: int, board: Board) -> str:
    return f"column-{action.args[1]}"


def _adapt(action: Action, die: int, board: Board) -> str:
    return f"muscle-{action.args[0]}"


def _place(action: Action, die: int, board: Board) -> str:
    """The first free space of its number in the column."""
    shown, name = action.args
    free = [s for s in board[COLUMNS.index(name)] if s.number == shown and not s.hit and not s.die]
    return free[0].name if free and die in (0, shown) else ""


def _spend(action: Action, die: int, board: Board) -> str:
    shown, tile = action.args
    free = [space for space in _halves(board, tile, 0) if not space.hit and not space.die]
    return free[0].name if free and die in (0, shown) else ""


def _cover(action: Action, die: int, board: Board) -> str:
    shown, tile = action.args
    return next((space.name for space in _halves(board, tile, shown) if not space.hit), "")


def _mend(action: Action, die: int, board: Board) -> str:
    shown, tile, with_die = action.args
    sore = [space for space in _halves(board, tile, shown) if space.hit]
    return sore[0].name if sore and die in (0, with_die) else ""


def _halves(board: Board, tile: Domino, number: int) -> list[Space]:
    """The halves of a domino that show this number."""
    return [space for column in board for space in column if space.tile == tile and space.number == number]


_FIND = {"put": _put, "adapt": _adapt, "place": _place, "spend": _spend, "cover": _cover, "mend": _mend}
