"""Is it true what an answer to “why not?” says? Each game has a table of its sentences and of what must be so
in the state of which one is said, in `facts_<folder>.py`: FACTS, by a pattern that the whole sentence fits.
The fact is asked with `Asked` and with what the pattern tells apart. A sentence that only explains a rule,
and claims nothing of the state, is named in EXPLAINS. A board on which choices lie over things that can be
touched says in `covered` which of these are out of reach. The numbers of rules and the prompt behind an
answer are left out. A game whose table knows dominoes by their digits says IN_DIGITS.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

from app.session.reply import parted
from dominoes.domino import NUMBERS
from games import Entry, package
from page import Page, drawn
from tabletop.game import Names, State
from walks import plies, some

FEW = 3  # picks of a state, each a drawing of its own
SAMPLE = 24  # states of a match
NAMES = ("Ada", "Bo", "Cy", "Di", "Eda", "Flo")


NUMBER = "|".join(NUMBERS[:7])
TILE = re.compile(rf"\b(?:double ({NUMBER})|({NUMBER})-({NUMBER}))\b", re.IGNORECASE)


def in_digits(words: str) -> str:
    """Words in which dominoes stand as the log writes them, which is shorter to match.

    >>> in_digits("Three-five is free; the double six is not.")
    '3-5 is free; the 6-6 is not.'
    """

    def written(found: re.Match[str]) -> str:
        double, low, high = found.groups()
        return "-".join(str(NUMBERS.index(half.lower())) for half in (double or low, double or high))

    return TILE.sub(written, words)


def tries(page: Page) -> list[str]:
    """What is answered when it is touched, and neither done nor picked."""
    does = {"data-action", "data-pick"}
    return sorted({one["data-touch"] for one in page.elements if "data-touch" in one and not does & {*one}})


class Asked(NamedTuple):
    """What is asked about: of which view, with what picked, which target, of what names."""

    state: Any
    picked: tuple[str, ...]
    target: str
    names: Names

    @property
    def what(self) -> str:
        """The target without its kind."""
        return self.target.partition(" ")[2]

    def can(self, *verbs: str) -> list[tuple[Any, ...]]:
        """The arguments of the legal actions of these kinds."""
        return [action.args for action in self.state.legal_actions() if action.verb in verbs]


Fact = Callable[..., object]


class Facts(NamedTuple):
    """What a game's answers rest on. covered: is the target out of reach, because a choice lies over it?"""

    facts: dict[str, Fact]
    explains: tuple[str, ...]
    covered: Callable[[Asked], object]
    in_digits: bool

    def holds(self, asked: Asked, said: str) -> None:
        """AssertionError, if this answer is not true, or nobody has written down what it rests on."""
        if said in self.explains:
            return
        said = in_digits(said) if self.in_digits else said
        for pattern, fact in self.facts.items():
            if found := re.fullmatch(pattern, said):
                assert fact(asked, *found.groups()), f"“{said}” is not true of {asked.target}"
                return
        raise AssertionError(f"no fact is written down for “{said}”, the answer to {asked.target}")


def facts_of(entry: Entry) -> Facts:
    """What the answers of a game rest on, as its file beside the tests says."""
    module = import_module(f"facts_{package(entry.game.slug).rpartition('.')[2]}")
    covered = getattr(module, "covered", lambda asked: False)
    return Facts(module.FACTS, module.EXPLAINS, covered, hasattr(module, "IN_DIGITS"))


def sentence(state: State, target: str, names: Names) -> str:
    """An answer without numbers of rules and without the prompt behind it."""
    said, _ = parted(state.why_not(target, names))
    return said.removesuffix(state.prompt(names)).strip()


def asked_of(entry: Entry, state: State) -> Iterator[Asked]:
    """All that can be tried in vain in a state: with nothing picked, and with some of what can be."""
    names, table = NAMES[: state.seats], entry.table
    picks = Page(drawn(table, state, (), names)).values("data-pick")
    pictures = {(): None, **{table.pick(state, (), what): None for what in some(picks, FEW)}}
    for picked in pictures:
        for target in tries(Page(drawn(table, state, picked, names))):
            yield Asked(state, picked, target, names)


def law_of_answers(entry: Entry, seats: int, seed: str, **options: int) -> int:
    """Whatever is touched in vain, the answer is true of the state. Returns how many answers that were."""
    facts, count = facts_of(entry), 0
    states = [state for state, _ in plies(entry, seats, seed, **options) if not state.ending]
    for state in some(states, SAMPLE):
        for asked in asked_of(entry, state.view(state.seat)):
            if not facts.covered(asked):
                facts.holds(asked, sentence(asked.state, asked.target, asked.names))
                count += 1
    return count
