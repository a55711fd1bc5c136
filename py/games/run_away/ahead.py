"""How the strong bot of Run Away!! looks ahead: what may be done is done on positions that could be, all go
on by the plan to the end of the round, and there the table of `worth.py` says how likely it is to win.

The plan alone decides what makes no difference: what the dead do, and which encounter is turned up of several
of which one knows nothing.
"""

from __future__ import annotations

from games.run_away import pieces, plan, worth
from games.run_away.deck import ONLY_HARM
from games.run_away.rules import RunAway
from tabletop.actions import Action
from tabletop.worth import Table

THROWS = 8  # of all that could be thrown at whom, so many are looked into


def candidates(view: RunAway) -> list[Action]:
    """What is worth looking into: first what the plan does."""
    first = plan.policy(view)
    if view.fate[view.seat] == "dead":
        return [first]
    return [first, *(action for action in _others(view) if action != first)]


def _others(view: RunAway) -> list[Action]:
    """What else might be as good, or better."""
    seat = view.seat
    if view.step == "speed_choice":
        worths = plan.speeds(view, seat)
        return [pieces.Run(card) for card in sorted(worths, key=worths.__getitem__, reverse=True)]
    if view.step == "bonus" and view.hands[seat][0] in ONLY_HARM:
        return []
    if view.step == "throw_choice":
        throws = plan.throws(view, seat)
        return sorted(throws, key=throws.__getitem__, reverse=True)[:THROWS]
    if view.step == "flip":
        cards = [card for card, _ in view.fronts[seat]]
        return [pieces.Flip(cards.index(card)) for card in dict.fromkeys(cards)]
    never = pieces.AskNever()
    return [action for action in view.legal_actions() if action != never]


def chance(state: RunAway, seat: int, table: Table | None = None) -> float:
    """How likely this seat wins: the round is played to its end, or to the seat's own, and what it is worth
    then is told by the game's table or by this one."""
    after = state.copy()
    while not after.ending and after.round == state.round and after.fate[seat] != "dead":
        after.play(plan.policy(after))
    outcome = after.outcome()
    return outcome.value(seat) if outcome else worth.chance(after, seat, table)
