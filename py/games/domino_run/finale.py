"""How the line of Domino Run ends: seven keys turn in a gate, or the enemy's shadow closes over the line.

Each is one drawing, and beautiful as a still; the style sheet moves its parts.
"""

from __future__ import annotations

from games.domino_run.gate import lock
from games.domino_run.pieces import KEYS
from games.domino_run.rules import DominoRun

LOCKS = (220, 286, 352, 448, 514, 580, 400)  # where they are, from the left; the last is over the door
COURSE = 46  # how high a row of stones is
DOORWAY = "118 600V330Q118 110 400 110t282 220v270z"


def finale(state: DominoRun) -> str:
    """What has become of the run, above the line; nothing while it goes on."""
    return {"won": _gate(state), "caught": _shadow()}.get(state.ending, "")


def _gate(state: DominoRun) -> str:
    """A gate of two leaves with three locks each, and one in the stone above; every lock has its key."""
    locks = [
        f'<g transform="translate({x} {58 if i == KEYS - 1 else 300})">{lock(True)}</g>'
        for i, x in enumerate(LOCKS)
    ]
    joints = "".join(f"M{-800} {y}H{72 if y > 0 else 1600}M728 {y}H1600" for y in range(-480, 600, COURSE))
    joints += "".join(
        f"M{x + row % 2 * 50} {y}v{COURSE}"
        for row, y in enumerate(range(-480, 600, COURSE))
        for x in range(-800, 1600, 100)
        if y < -COURSE or not 20 < x < 720
    )
    return (
        '<svg class="finale gate" viewBox="0 0 800 600" preserveAspectRatio="xMidYMax meet" role="img" '
        'aria-label="Seven keys have turned, and the gate stands open">'
        f'<path class="beyond" d="M{DOORWAY}"/>'
        '<path class="rays" d="M400 600 330 112h140zM400 600 150 190l70-44zM400 600 650 190l-70-44z"/>'
        f"{_leaf('left', 118, locks[:3])}{_leaf('right', 400, locks[3:6])}"
        f'<path class="stonework" d="M-1000-800h2800v2200h-2800zM{DOORWAY}"/>'
        f'<path class="joint" d="{joints}"/>'
        f'<path class="stonework" d="M72 600V330Q72 0 400 0t328 330v270zM{DOORWAY}"/>{locks[6]}'
        '<path class="road" d="M-1000 592h2800v900h-2800z"/></svg>'
    )


def _leaf(name: str, x: int, locks: list[str]) -> str:
    planks = "".join(f"M{x + dx} 120v480" for dx in (47, 94, 141, 188, 235))
    arch = "M118 600V330Q118 110 400 110v490z" if x < 400 else "M682 600V330Q682 110 400 110v490z"
    return (
        f'<g class="leaf {name}"><path class="oak" d="{arch}"/><path class="seam" d="{planks}"/>'
        f'<path class="iron" d="M{x} 380h282M{x} 540h282"/>{"".join(locks)}</g>'
    )


def _shadow() -> str:
    """The enemy's face, grown as large as the table."""
    return (
        '<svg class="finale shade" viewBox="0 -186 800 400" preserveAspectRatio="xMidYMax meet" role="img" '
        'aria-label="The enemy’s shadow lies over the line">'
        '<path class="gloom" d="M-1000 900V120H0Q60 20 190 34q70-44 210-30 140-14 210 30'
        'Q740 20 800 120h1000v780z"/>'
        '<path class="eye-left" d="M196 58l132 66-24 50q-92-6-108-116z"/>'
        '<path class="eye-right" d="M604 58l-132 66 24 50q92-6 108-116z"/>'
        '<path class="grin" d="m236 204 41-26 41 26 41-26 41 26 41-26 41 26 41-26 41 26"/></svg>'
    )
