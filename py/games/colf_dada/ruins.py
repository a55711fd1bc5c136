"""The ruins, where a foe is found: two rows of cards with their backs up, by level, and what hangs on the
wall of those who were met before.
"""

from __future__ import annotations

from collections import Counter

from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import TURNS
from games.colf_dada.portrait import portrait
from games.colf_dada.position import opened
from games.colf_dada.rules import ColfDada
from games.colf_dada.verbs import VERBS
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.markup import Html, attributes
from tabletop.wording import capital, counted

WALL = 6  # trophies that are shown, the latest
NIGH = (4, 9, 14)  # candles left under which the Master's eyes open farther

_SKY = (
    '<circle class="moon" cx="452" cy="96" r="44"/><circle class="moonlit" cx="452" cy="96" r="70"/>'
    '<path class="star" d="M60 60h.1M128 132h.1M196 44h.1M262 104h.1M322 38h.1M372 146h.1M540 52h.1'
    'M572 150h.1M96 200h.1M30 150h.1"/>'
    '<path class="bat" d="M150 92q10-10 18 2 8-12 18-2-10-2-18 8-8-10-18-8z'
    'M352 70q7-7 13 1 6-8 13-1-7-1-13 6-6-7-13-6z"/>'
    '<path class="hill" d="M-1800 430V270q200-80 400-10t400-20 420-10 410 0 '
    '210-20 220 40 260-30 900 30v180z"/>'
)
_RUINS = (
    '<path class="far" d="M0 200V120l14-8 10 10 12-30 8 22h26V84l16-14 20 12v20h24l10-26 12 10V200z'
    'M420 200V96l18-20 14 16h16V60l10-12 26 10v52h20l16-22 20 16 10-8 30 20V200z"/>'
    '<path class="near" d="M0 200v-34h52V70l-8-6V52h44v12l-8 6v96h62V66Q142 24 200 20t58 46v100h70v-58l-8'
    "-5V92h42v11l-8 5v58h64V86l-8-6 6-12h34l4 12-8 6v80h54v-26l20-10 30 12v58z"
    'M162 200h76V72q0-30-38-30t-38 30z" fill-rule="evenodd"/>'
    '<path class="gate" d="M162 200V72q0-30 38-30t38 30v128z"/>'
)


def ruins(state: ColfDada, viewer: Viewer) -> Html:
    """Where the monster's sheet lies in a fight: the two decks, the sum so far, the trophies."""
    acts = {(action.verb, *action.args): action for action in state.legal_actions()}
    nouns = Counter(NOUNS[place].level for place in state.nouns)
    adjectives = Counter(ADJECTIVES[place].level for place in state.adjectives)
    adjectives.subtract(state.hidden_picks())
    noun_row = "".join(
        _back(
            state, "noun", level, nouns[level], acts.get(("seek", level)), state.picks[:1] == (level,), viewer
        )
        for level in range(1, 6)
    )
    adjective_row = "".join(
        _back(
            state,
            "adjective",
            level,
            adjectives[level],
            acts.get(("add", level)),
            level in state.picks[1:],
            viewer,
        )
        for level in range(1, 5)
    )
    return Html(
        f'<section class="sheet ruins felt" id="ruins-sheet" aria-label="The ruins">{_view(state)}'
        f'<div class="inner">'
        f'<div class="deck-row"><h2>Noun</h2>{noun_row}</div>'
        f'<div class="deck-row"><h2>Adjective</h2>{adjective_row}</div>'
        f"{_wall(state, viewer)}</div></section>"
    )


def _view(state: ColfDada) -> str:
    """The ruins, with the Master's eyes in the gate: the fewer candles are left, the wider they open."""
    open_eyes = sum(state.tokens <= few for few in NIGH)
    eyes = "".join(
        f'<ellipse class="stare" cx="{x}" cy="106" rx="{6 + open_eyes}" ry="{2 * open_eyes + 1}"/>'
        for x in (187, 213)
    )
    stare = eyes if open_eyes else ""
    return (
        '<svg class="view" viewBox="0 0 600 420" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">'
        f'{_SKY}<g transform="translate(0 220)">{_RUINS}{stare}</g></svg>'
    )


def _back(
    state: ColfDada, kind: str, level: int, left: int, action: Action | None, chosen: bool, viewer: Viewer
) -> str:
    """The back of the cards of one level; those that can be chosen are buttons that do it."""
    look = f"deck {kind}" + (" chosen" if chosen else "") + ("" if left else " none")
    label = f"{capital(VERBS.order(state, action))}; " if action else f"{capital(kind)} of level {level}; "
    does = viewer.action(action) if action else attributes(data_touch=f"{kind} {level}")
    return (
        f'<button{viewer.button} type="button" class="{look}{" lit" if action else ""}" '
        f'id="{kind}-{level}"{does} '
        f'aria-label="{label}{counted(left, "card")} left"><b>{level}</b>'
        f'<i aria-hidden="true">{"•" * level}</i></button>'
    )


def _wall(state: ColfDada, viewer: Viewer) -> str:
    """The latest trophies."""
    if not state.slain:
        return ""
    shown = "".join(
        f'<button{viewer.button} type="button" class="trophy" id="trophy-{turn}" data-touch="trophy {turn}" '
        f'aria-label="Slain in turn {turn}">{portrait(opened(tuple(cards)), 0)}</button>'
        for turn, *cards in state.slain[-WALL:]
    )
    return f'<div class="wall" role="group" aria-label="Trophies, of {TURNS} turns">{shown}</div>'
