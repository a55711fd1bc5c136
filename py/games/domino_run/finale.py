"""How the line of Domino Run ends: seven keys turn in a gate, or the enemy's shadow closes over the line.

Each is one drawing, and beautiful as a still; the style sheet moves its parts.
"""

from __future__ import annotations

from drawing.domino import KEY_PATH
from games.domino_run.pieces import KEYS
from games.domino_run.rules import DominoRun

LOCKS = (220, 286, 352, 448, 514, 580, 400)  # where they are, from the left; the last is over the door
_STONES = "".join(
    f'<path class="joint" d="M{x} {y}h{w}"/>' for x, w in ((6, 112), (682, 112)) for y in (66, 112, 158)
)


def finale(state: DominoRun) -> str:
    """What has become of the run, above the line; nothing while it goes on."""
    return {"won": _gate(state), "caught": _shadow()}.get(state.ending, "")


def _gate(state: DominoRun) -> str:
    """A gate of two leaves with three locks each, and one in the stone above; every lock has its key."""
    locks = [_lock(x, 54 if i == KEYS - 1 else 132) for i, x in enumerate(LOCKS)]
    return (
        '<svg class="finale gate" viewBox="0 0 800 214" role="img" '
        'aria-label="Seven keys have turned, and the gate stands open">'
        '<rect class="beyond" x="118" y="78" width="564" height="130"/>'
        '<path class="rays" d="M400 208 330 78h140zM400 208 190 78h70zM400 208 540 78h70z"/>'
        f"{_leaf('left', 118, locks[:3])}{_leaf('right', 400, locks[3:6])}"
        '<path class="stonework" d="M6 208V40Q6 6 40 6h720q34 0 34 34v168H682V84H118v124z"/>'
        f'{_STONES}<path class="joint" d="M240 8v74M560 8v74"/>{locks[6]}</svg>'
    )


def _leaf(name: str, x: int, locks: list[str]) -> str:
    planks = "".join(f'<path class="seam" d="M{x + dx} 84v124"/>' for dx in (47, 94, 141, 188, 235))
    return (
        f'<g class="leaf {name}"><rect class="oak" x="{x}" y="84" width="282" height="124"/>{planks}'
        f'<path class="iron" d="M{x} 104h282M{x} 188h282"/>{"".join(locks)}</g>'
    )


def _lock(x: int, y: int) -> str:
    """A lock with its key, which the style sheet turns."""
    return (
        f'<g transform="translate({x} {y})"><circle class="plate" r="25"/><circle class="hole" r="6"/>'
        f'<g class="turning"><path class="bow" transform="rotate(90) scale(.42) translate(-72 -50)" '
        f'd="{KEY_PATH}"/></g></g>'
    )


def _shadow() -> str:
    """The enemy's face, grown as large as the table."""
    return (
        '<svg class="finale shade" viewBox="0 0 800 214" role="img" '
        'aria-label="The enemy’s shadow lies over the line">'
        '<path class="gloom" d="M0 214V120Q60 20 190 34q70-44 210-30 140-14 210 30Q740 20 800 120v94z"/>'
        '<path class="eye-left" d="M196 58l132 66-24 50q-92-6-108-116z"/>'
        '<path class="eye-right" d="M604 58l-132 66 24 50q92-6 108-116z"/>'
        '<path class="grin" d="m236 204 41-26 41 26 41-26 41 26 41-26 41 26 41-26 41 26"/></svg>'
    )
