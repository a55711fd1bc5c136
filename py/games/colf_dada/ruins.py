"""The ruins, where a foe is found: two rows of cards with their backs up, by level, and what hangs on the wall of
those who were met before.
"""

from __future__ import annotations

from collections import Counter

from games.colf_dada.forecast import fight_odds
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import FOES, TURNS
from games.colf_dada.portrait import portrait
from games.colf_dada.position import opened
from games.colf_dada.rules import ColfDada
from games.colf_dada.words import action_words
from tabletop.actions import Action
from tabletop.game import capital, counted

WALL = 6  # trophies that are shown, the latest


def ruins(state: ColfDada) -> str:
    """Where the monster's sheet lies in a fight: the two decks, the sum so far, the trophies."""
    acts = {(action.verb, *action.args): action for action in state.legal_actions()}
    nouns = Counter(NOUNS[place].level for place in state.nouns)
    adjectives = Counter(ADJECTIVES[place].level for place in state.adjectives)
    adjectives.subtract(state.hidden_picks())
    noun_row = "".join(
        _back("noun", level, nouns[level], acts.get(("seek", level)), state.picks[:1] == (level,))
        for level in range(1, 6)
    )
    adjective_row = "".join(
        _back("adjective", level, adjectives[level], acts.get(("add", level)), level in state.picks[1:])
        for level in range(1, 5)
    )
    return (
        '<section class="sheet ruins felt" aria-label="The ruins">'
        f'<div class="deck-row"><h3>Noun</h3>{noun_row}</div>'
        f'<div class="deck-row"><h3>Adjective</h3>{adjective_row}</div>'
        f"{_sum(state)}{_wall(state)}</section>"
    )


def _back(kind: str, level: int, left: int, action: Action | None, chosen: bool) -> str:
    """The back of the cards of one level; those that can be chosen are buttons that do it."""
    look = f"deck {kind}" + (" chosen" if chosen else "") + ("" if left else " none")
    label = f"{capital(action_words(action))}; " if action else f"{capital(kind)} of level {level}; "
    does = f'data-action="{action}"' if action else f'data-touch="{kind} {level}"'
    return (
        f'<button type="button" class="{look}{" lit" if action else ""}" id="{kind}-{level}" {does} '
        f'aria-label="{label}{counted(left, "card")} left"><b>{level}</b>'
        f'<i aria-hidden="true">{"•" * level}</i></button>'
    )


def _sum(state: ColfDada) -> str:
    """What is chosen so far, and what it means, before any card is turned."""
    if not state.picks:
        text = (
            "Pick a noun’s level, then adjectives: their sum is the monster’s level, and the XP it is worth."
        )
        return f'<p class="sum" data-asks="">{text}</p>'
    chosen = " + ".join(map(str, state.picks))
    if len(state.picks) == 1:
        return f'<p class="sum"><b>{chosen} + …</b> at least one adjective, up to {FOES} in all</p>'
    return f'<p class="sum"><b>{chosen} = level {sum(state.picks)}</b> {fight_odds(state, state.picks)}</p>'


def _wall(state: ColfDada) -> str:
    """The latest trophies."""
    if not state.slain:
        return ""
    shown = "".join(
        f'<button type="button" class="trophy" id="trophy-{turn}" data-touch="trophy {turn}" '
        f'aria-label="Slain in turn {turn}">{portrait(opened(tuple(cards)), 0)}</button>'
        for turn, *cards in state.slain[-WALL:]
    )
    return f'<div class="wall" role="group" aria-label="Trophies, of {TURNS} turns">{shown}</div>'
