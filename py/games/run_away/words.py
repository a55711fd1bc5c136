"""What Run Away!! says: prompts, how it ended, and why something cannot be done; events are told in
`told.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.run_away.chase import boss_harms, threat
from games.run_away.deck import CARDS, KIND
from games.run_away.event_words import EVENTS, called, cause, spot
from games.run_away.pieces import TAKING
from games.run_away.position import BOSS
from tabletop.game import Names
from tabletop.wording import counted

if TYPE_CHECKING:
    from games.run_away.rules import RunAway

__all__ = ["EVENTS", "prompt", "reason", "spot", "why_not"]


# --- prompts ---------------------------------------------------------------------------------------------


def prompt(state: RunAway, names: Names) -> str:
    """What the deciding seat is asked now, in one sentence."""
    if state.ending:
        return "The dungeon is empty." if state.ending == "over" else "Nobody got out."
    return _PROMPTS[state.step](state, names)


def _speed(state: RunAway, names: Names) -> str:
    return f"Which card do you run on in round {state.round}?"


def _throw(state: RunAway, names: Names) -> str:
    if state.few:
        return "Which card do you throw, and at whom?"
    return "Throw two of your cards at two others; the third you keep."


def _window(state: RunAway, names: Names) -> str:
    seat, when, met = state.agenda[0][1:4]
    space, left = state.place[seat], state.speed
    return {
        "start": _boss(state, seat) if boss_harms(state, seat, when) else "About to run. Use something?",
        "begins": "Somebody is about to run. Use something?",
        "space": f"On space {space} with {left} speed left. Use something?"
        if left
        else f"Your run ends on space {space}. Use something?",
        "flip": f"{called(state.turned)} is about to happen. Use something first?",
        "met": f"{names[met] if met >= 0 else 'Somebody'} is here. Use something?",
        "boss": _boss(state, seat),
    }[when]


def _boss(state: RunAway, seat: int) -> str:
    """What the boss is about to do to whoever is asked."""
    if state.runner != BOSS and not state.boss_waits:
        return "The boss is here. Use something?"
    what, deals = threat(state, seat)
    costs = counted(deals, "life", "lives")
    if what == "slip":
        return f"You slip past the boss: {costs}. Use something?"
    return f"The boss {'stops here' if what == 'confront' else 'runs over you'}: {costs}. Use something?"


def cost(state: RunAway) -> str:
    """What picking up costs, of the speed that is left (RA5.4)."""
    return f"for {min(TAKING, state.speed)}" if state.speed else "at no cost"


def _flip(state: RunAway, names: Names) -> str:
    several = len(state.fronts[state.runner]) > 1
    where = f"Space {state.place[state.runner]}, {state.speed} speed left:"
    return f"{where} {'which one do you turn up?' if several else 'turn up what lies before you.'}"


_PROMPTS: dict[str, Callable[[RunAway, Names], str]] = {
    "speed_choice": _speed,
    "clock_choice": lambda state, names: (
        "Five numbers in a row end the match: which one do you put in the clock?"
    ),
    "throw_choice": _throw,
    "keep_choice": lambda state, names: "Which one do you keep? The rest is discarded.",
    "window": _window,
    "flip": _flip,
    "found_item": lambda state, names: (
        f"{called(state.turned)} lies here: take it, {cost(state)}"
        f"{f' of {state.speed} speed' if state.speed else ''}?"
    ),
    "bonus": lambda state, names: (
        f"No encounters are left on space {state.place[state.runner]}. Do you show the card you kept?"
    ),
    "aim_event": lambda state, names: f"{called(state.turned)}: on whom?",
    "remains": lambda state, names: "Somebody has died here: stop and search the bag?",
    "spoils": lambda state, names: "What do you take?",
    "last_words": lambda state, names: "Dead! Which of your cards do you leave to the clock?",
}


def reason(state: RunAway, seat: int, names: Names) -> str:
    """How it ended for a seat, in a sentence."""
    if state.fate[seat] == "out":
        return f"Got out with {counted(state.gold[seat], 'gold', 'gold')}."
    how, card, by = state.ends[seat]
    return (
        f"Died on space {state.place[seat]}, {cause(how, card, names[by] if by >= 0 and by != seat else 0)}."
    )


def why_not(state: RunAway, target: str, names: Names) -> str:
    """Why what was touched cannot be chosen now."""
    what, _, number = target.partition(" ")
    if what == "card" and number.isdigit() and 0 < int(number) < len(CARDS):
        card = int(number)
        if any(action.verb == "use" and action.args[0] == card for action in state.legal_actions()):
            return f"{called(card)} can be used: choose on whom (RA5.5). {prompt(state, names)}"
        return f"{called(card)} is {_kind(card)} that cannot be played now (RA5.5). {prompt(state, names)}"
    return f"That cannot be chosen now (RA5.1). {prompt(state, names)}"


def _kind(card: int) -> str:
    return f"an {KIND[card]}" if KIND[card][0] in "aeiou" else f"a {KIND[card]}"
