"""What rules say of themselves is held against one another when their classes are made: the steps, what is
offered at them, and the kinds of action. TypeError names the culprit."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from tabletop.actions import Kind

SAID = ("slug", "title", "seats", "kinds", "state", "bound", "scores")  # by every game, of itself
VARARGS = 0x04  # the flag of a function that takes any number of arguments


def check_steps(rules: Any, offers: Collection[str], base: type) -> None:
    """Each step of TURN and ASIDE is carried out, or something is offered at it, and nothing is offered
    besides, in public neither; a step is not named as a method of the base that every game has."""
    for name in (*rules.TURN, *rules.ASIDE):
        where = f"{rules.__name__}.{'TURN' if name in rules.TURN else 'ASIDE'} names the step “{name}”"
        if hasattr(base, name):
            raise TypeError(f"{where}, but every {base.__name__} has a method of this name: find another.")
        if name not in offers and not callable(getattr(rules, name, None)):
            raise TypeError(f"{where}, but there is no method {name} or offer_{name}.")
    for name in offers:
        if name not in rules.TURN and name not in rules.ASIDE:
            raise TypeError(f"{rules.__name__}.offer_{name} is for a step that TURN and ASIDE do not name.")
    for which in ("PUBLIC", "ASKED_OPENLY"):
        for name in sorted(getattr(rules, which)):
            if name not in offers:
                raise TypeError(f"{rules.__name__}.{which} names “{name}”, but there is no offer_{name}.")


def check_game(game: Any, base: type) -> None:
    """Nothing that is asked of a game is left out, and its states carry out each kind of action."""
    for name in SAID:
        if not hasattr(game, name):
            raise TypeError(f"{game.__name__} does not say its {name}.")
    kinds: Sequence[Kind] = game.kinds
    verbs = [kind.verb for kind in kinds]
    for kind in kinds:
        if verbs.count(kind.verb) > 1:
            raise TypeError(f"{game.__name__} has two kinds of action with the verb “{kind.verb}”.")
        _check_kind(kind, game.state, base)


def _check_kind(kind: Kind, rules: type, base: type) -> None:
    carry_out = getattr(rules, kind.verb, None)
    who = f"“{kind.form}” is carried out by the method {kind.verb} of {rules.__name__}"
    if not callable(carry_out):
        raise TypeError(f"{who}, but there is none.")
    if hasattr(base, kind.verb):
        raise TypeError(f"{who}, but every {base.__name__} has one of this name: find another verb.")
    code = carry_out.__code__
    most = code.co_argcount - 1
    least = most - len(carry_out.__defaults__ or ())
    several = bool(code.co_flags & VARARGS)
    if kind.count < least or (kind.count > most and not several):
        raise TypeError(f"{who}, which takes {most} arguments, and the action has {kind.count}.")
