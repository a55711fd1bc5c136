"""The gate at the end of the run, in which every key has its lock; beside it the turn, the treasures and the
pile."""

from __future__ import annotations

from dominoes.domino import Domino
from drawing import back
from drawing.domino import KEY_PATH
from games.domino_run.pieces import HEAD_STARTS, KEYS
from games.domino_run.rules import DominoRun
from games.viewer import Viewer
from tabletop.markup import Html


def status(state: DominoRun, viewer: Viewer) -> Html:
    """The turn and the treasures, the seven locks, the pile."""
    doubles = [*state.kept, *(tile for tile, key in zip(state.tiles, state.flipped, strict=True) if key)]
    slots = "".join(_slot(doubles[i] if i < len(doubles) else None, i < len(state.kept)) for i in range(KEYS))
    on_line = len(doubles) - len(state.kept)
    told = f"{state.keys} of {KEYS} keys" + (f", {on_line} on the line" if on_line else "")
    return Html(
        f'<div data-part="status"><div class="status"><p class="fact">Turn <b>{state.turns or "–"}</b></p>'
        f'<p class="fact">Treasures <b>{state.treasures}</b>{_head_start(state)}</p>'
        f'<button{viewer.button} type="button" class="keys" id="keys" data-touch="key" '
        f'aria-label="{told}"><span class="slots">{slots}</span><span class="told">{told}</span></button>'
        f"{_pile(len(state.pile), viewer)}</div></div>"
    )


def _head_start(state: DominoRun) -> str:
    """DR5.1: which of them were there from the first."""
    level = state.head_start(0)
    return f" <small>head start: {HEAD_STARTS[level - 1][0]}</small>" if level else ""


def _slot(double: Domino | None, kept: bool) -> str:
    look = "empty" if double is None else "kept" if kept else "won"
    drawn = lock(double is not None)
    return f'<svg class="slot {look}" viewBox="-30 -30 60 60" aria-hidden="true">{drawn}</svg>'


def lock(opened: bool) -> str:
    """A lock around 0,0; with its key in it, which the style sheet turns, once that is won."""
    key = f'<path class="bow" transform="rotate(90) scale(.42) translate(-72 -50)" d="{KEY_PATH}"/>'
    turning = f'<g class="turning">{key}</g>' if opened else ""
    return f'<circle class="plate" r="25"/><circle class="keyhole" r="6"/>{turning}'


def _pile(count: int, viewer: Viewer) -> str:
    return (
        f'<button{viewer.button} type="button" class="fact" id="pile" data-touch="pile" '
        f'aria-label="Pile {count}, face down"><span class="stack">{back() * min(3, count)}</span>'
        f"Pile <b>{count}</b></button>"
    )
