"""Actions: what somebody at the table may do, as small values that print and parse.

A game names its kinds of action once, each with a form in words:

    >>> Move = Kind("move", "move {} spaces", int)
    >>> action = Move(3)
    >>> str(action)
    'move 3 spaces'
    >>> action == Move.parse("move 3 spaces")
    True

The log, the page, the links, the tests and the bots all speak that text. An argument's
own text must hold no space.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class InvalidAction(ValueError):
    """The text is no action of this game at all."""


class IllegalAction(ValueError):
    """A readable action that may not be done now; the message says why, in words."""


class Action(NamedTuple):
    """One thing done: its readable text, the method of the state that does it, and its arguments."""

    text: str
    verb: str
    args: tuple[Any, ...]

    def __str__(self) -> str:
        return self.text


class Kind:
    """A kind of action: the verb (a method's name), a form with {} for each argument, and
    for each argument the function that reads it back from its text."""

    def __init__(self, verb: str, form: str, *readers: Callable[[str], Any]) -> None:
        self.verb = verb
        self.form = form
        self._words = form.split(" ")
        self._readers = readers
        self.count = self._words.count("{}")  # of arguments
        if self.count != len(readers) or form.count("{") != self.count:
            raise TypeError(f"“{form}” has {self.count} words that are {{}}, and {len(readers)} readers.")
        self._made: dict[tuple[Any, ...], Action] = {}

    def __call__(self, *args: Any) -> Action:
        """The action of this kind with these arguments; the same object each time."""
        action = self._made.get(args)
        if action is None:
            action = self._made[args] = Action(self.form.format(*args), self.verb, args)
        return action

    def parse(self, text: str) -> Action | None:
        """The action that this text says, or None if it is not of this kind."""
        words = text.split(" ")
        if len(words) != len(self._words):
            return None
        given = []
        for word, expected in zip(words, self._words, strict=True):
            if expected == "{}":
                given.append(word)
            elif word != expected:
                return None
        try:
            action = self(*(read(word) for read, word in zip(self._readers, given, strict=True)))
        except ValueError:
            return None
        return action if action.text == text else None
