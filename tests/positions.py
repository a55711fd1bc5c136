"""What the tests of every game do with positions.

    state = do(state, "roll the die", "play 3")          # some actions, one after the other
    assert legal(state, "play_card") == ["play 5"]       # what may be done
    state = lucky(state, "roll", *dice(4, 1))            # luck by order: a four comes, then a one
    state = fated(state, *dice(4, 1))                    # the same for whatever is done next
    state = arranged(GAME.new(2, 0), hands=[[1], [2]])   # any position: the fields that matter, by name

A game adds the one function that reads a drawing of its position: `tests/boards.py`, `tests/dungeons.py`.
"""

from __future__ import annotations

from itertools import count
from typing import Any, TypeVar

from dominoes.domino import Domino
from tabletop import chance, plain
from tabletop.actions import IllegalAction
from tabletop.game import State

S = TypeVar("S", bound=State)
Draw = tuple[str, int, int]  # a stream, out of how many numbers, and which one comes: 0 to n - 1


def do(state: S, *actions: str) -> S:
    """The state after these actions, which are legal; the game's invariants hold after each."""
    for text in actions:
        found = [action for action in state.legal_actions() if str(action) == text]
        if not found:
            raise IllegalAction(f"“{text}” is none of {legal(state)}")
        state = state.apply(found[0])
        state.check()
    return state


def legal(state: State, verb: str = "") -> list[str]:
    """The legal actions in words, of one verb if given."""
    return [str(action) for action in state.legal_actions() if verb in ("", action.verb)]


def told(state: State) -> list[str]:
    """The kinds of the last action's events."""
    return [event.kind for event in state.events()]


def arranged(state: S, **fields: Any) -> S:
    """The same position but for these fields, as if it had been saved so and read again."""
    return type(state).from_json(
        state.to_json() | {name: plain.dump(value) for name, value in fields.items()}
    )


def lucky(state: S, text: str, *draws: Draw) -> S:
    """The state after an action for which these numbers come first, each out of its stream."""
    action = next(action for action in state.legal_actions() if str(action) == text)
    left, bring, place = list(draws), dict[int, int](), 0
    while left:
        stream, n, *_ = state.draws(action, bring)[place]
        wanted = next((draw for draw in left if draw[0] == stream), None)
        if wanted:
            assert wanted[1] == n, f"{stream} gives one of {n} there"
            left.remove(wanted)
            bring[place] = wanted[2]
        place += 1
    after = state.apply(action, bring)
    after.check()
    return after


def fated(state: S, *draws: Draw) -> S:
    """The same position with luck under which these numbers come next, each out of its stream."""
    places = [
        state.drawn.get(stream, 0) + sum(earlier[0] == stream for earlier in draws[:i])
        for i, (stream, _, _) in enumerate(draws)
    ]
    for seed in count():
        if all(
            chance.below(seed, stream, place, n) == wanted
            for (stream, n, wanted), place in zip(draws, places, strict=True)
        ):
            return arranged(state, seed=seed)
    raise AssertionError("a seed is found in the end")


def dice(*values: int, sides: int = 6) -> list[Draw]:
    """The draws of dice that show these values."""
    return [("dice", sides, value - 1) for value in values]


def tiles(text: str) -> list[Domino]:
    """The dominoes of "3-5 1-1"."""
    return [Domino.parse(word) for word in text.split()]
