"""Is it true what a choice is said to bring? Forecasts and reasons claim some things for certain: "takes a
key", "you have 4 dice". Each game has a table of these in `facts_<folder>.py`: CLAIMS, by a pattern that is
looked for in all that is said of an action. The fact is asked with `Claimed` and with what the pattern tells
apart; it looks at what the rules do up to the first luck. What luck decides is said as odds, and claims
nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from games import Entry, package
from tabletop.actions import Action
from tabletop.game import Names, State
from tabletop.wording import WORDS
from walks import some
from whynots import NAMES, Fact, facts_of, in_digits

SAMPLE = 60  # states of a match
FEW = 12  # actions of a state


class Claimed(NamedTuple):
    """What is claimed of an action: in which state, of what names; where it leads before any luck (`then`),
    and whether luck comes."""

    state: Any
    action: Action
    names: Names
    then: Any
    luck: bool

    @property
    def seat(self) -> int:
        """Whose action it is."""
        return int(self.state.seat)

    def told(self, kind: str) -> tuple[Any, ...] | None:
        """The arguments of the last event of this kind before any luck; None if there was none."""
        found = [event.args for event in self.then.events() if event.kind == kind]
        return found[-1] if found else None

    def can(self, *verbs: str) -> list[tuple[Any, ...]]:
        """The arguments of what can be done then, of these kinds."""
        return [action.args for action in self.then.legal_actions() if action.verb in verbs]

    def goes_on(self, *verbs: str) -> Claimed:
        """The same after the first of these that can be done as well."""
        can = {action.verb: action for action in reversed(self.then.legal_actions())}
        action = next(can[verb] for verb in verbs if verb in can)
        return claimed(self.then, action, self.names)


def claims_of(entry: Entry) -> dict[str, Fact]:
    """What a game's forecasts claim, and what must be so then."""
    claims: dict[str, Fact] = import_module(f"facts_{package(entry.game.slug).rpartition('.')[2]}").CLAIMS
    return claims


def counts(word: str) -> int:
    """What a number comes to that is said in words or digits: "five" is 5, "no" is 0."""
    return WORDS.index(word) if word in WORDS else int(word)


def claimed(state: State, action: Action, names: Names = NAMES) -> Claimed:
    """What is claimed of this action is asked of this."""
    return Claimed(state, action, names, *state.until_luck(action))


def hold(claims: dict[str, Fact], claim: Claimed, said: str) -> Counter[str]:
    """AssertionError, if something that is said for certain is not so. Returns how often each was claimed."""
    found: Counter[str] = Counter()
    for pattern, fact in claims.items():
        for words in re.finditer(pattern, said):
            found[pattern] += 1
            assert fact(claim, *words.groups()), f"“{words[0]}” is not true of “{claim.action}”"
    return found


def law_of_forecasts(entry: Entry, states: Sequence[State]) -> Counter[str]:
    """What is said for certain of some actions, by what a view knows, is what the rules do up to the first
    luck. Returns how often each claim was made."""
    claims, found, verbs = claims_of(entry), Counter[str](), entry.table.VERBS
    digits = facts_of(entry).in_digits
    for state in some([state for state in states if not state.ending], SAMPLE):
        view, names = state.view(state.seat), NAMES[: state.seats]
        for action in some(state.legal_actions(), FEW):
            said = f"{verbs.forecast(view, action, names)} {verbs.reason(view, action, names)}"
            said = in_digits(said) if digits else said
            found += hold(claims, claimed(state, action, names), said)
    return found
