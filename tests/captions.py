"""Is it true what a caption of a retold match says? Each game has a table of its captions in
`captions_<folder>.py`: CAPTIONS, by the slug of the chronicle's pattern, a colon, and a pattern that the
whole caption fits. What must be so is asked with the `Log` at that ply and with what the pattern tells apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

from dominoes.domino import NUMBERS, Domino
from games import package
from stories import NAMES
from tabletop.match import Match
from tabletop.wording import number

WORDS = {number(n): n for n in range(40)} | {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
WORDS |= {"no": 0, "nothing": 0}

Check = Callable[..., object]


def captions_of(slug: str) -> dict[str, tuple[str, Check]]:
    """The captions of a game, as its file beside the tests says: what is said and what must hold, by slug."""
    captions: dict[str, Check] = import_module(f"captions_{package(slug).rpartition('.')[2]}").CAPTIONS
    return {one: (said, check) for key, check in captions.items() for one, said in [key.split(": ", 1)]}


class Log:
    """The log of a match as people read it, at a ply: the state there, the one before, the last of all."""

    def __init__(self, match: Match, ply: int) -> None:
        self.match, self.ply = match, ply
        self.state: Any = match.states[ply]
        self.before: Any = match.states[max(0, ply - 1)]
        self.end: Any = match.states[-1]
        self.told = self.lines(ply)
        self.words = " ".join(self.told)

    def lines(self, ply: int) -> list[str]:
        """Those of a ply: "Ada: Rolls a 6."; of nobody without a name."""
        state, names = self.match.states[ply], NAMES[: self.match.seats]
        lines = [(event.seat, state.tell(event, names)) for event in state.events()]
        return [f"{NAMES[seat]}: {line}" if seat >= 0 else line for seat, line in lines]

    def until_now(self) -> list[str]:
        """All that has been told, with the lines of this ply."""
        return [line for ply in range(self.ply + 1) for line in self.lines(ply)]

    def now(self, *wanted: str) -> bool:
        """Are lines told now that begin so?"""
        return all(any(line.startswith(one) for line in self.told) for one in wanted)

    def so_far(self, wanted: str) -> int:
        """How many such lines have been told, with those of this ply."""
        return sum(line.startswith(wanted) for line in self.until_now())

    def has(self, name: str, **wanted: object) -> bool:
        """Has somebody this now, by what the state calls it: `has("Ada", gold=3)`?"""
        seat = NAMES.index(name)
        return all(getattr(self.state, what)[seat] == value for what, value in wanted.items())

    def begun(self, what: str, ply: int) -> list[int]:
        """The numbers of the rounds or turns that begin at a ply."""
        begins = re.compile(rf"(?:\w+: )?{what} (\d+)")
        return [int(found[1]) for line in self.lines(ply) if (found := begins.match(line))]

    def goes_on(self, what: str) -> int:
        """The number of the round or turn that began last, before this ply."""
        return next((begun[-1] for ply in range(self.ply)[::-1] if (begun := self.begun(what, ply))), 0)


def n(word: str) -> int:
    """A number in digits or in words."""
    return int(word) if word.isdecimal() else WORDS[word.lower()]


def tile(words: str) -> Domino:
    """A domino as it is spoken of.

    >>> tile("double six") == Domino.of(6, 6), tile("two-three") == Domino.of(2, 3)
    (True, True)
    """
    one, other = (words.split()[1],) * 2 if words.startswith("double") else words.split("-")
    return Domino.of(NUMBERS.index(one), NUMBERS.index(other))
