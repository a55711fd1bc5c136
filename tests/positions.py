"""What the tests of every game do with positions.

    state = do(state, "roll the die", "play 3")          # some actions, one after the other
    state = do(state, "roll", luck=dice(4, 1))           # luck from outside: a four comes, then a one
    assert legal(state, "play_card") == ["play 5"]       # what may be done
    state = arranged(GAME.new(2, 0), hands=[[1], [2]])   # any position: the fields that matter, by name

A game adds the one function that reads a drawing of its position: `tests/boards.py`, `tests/dungeons.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from dominoes.domino import Domino
from tabletop import plain
from tabletop.actions import Action, IllegalAction
from tabletop.game import Game, State
from tabletop.luck import Brought
from tabletop.match import Match

S = TypeVar("S", bound=State)
Draw = tuple[str, int, int]  # a stream, out of how many numbers, and which one comes: 0 to n - 1


def do(state: S, *actions: str, luck: Iterable[Draw] = ()) -> S:
    """The state after these actions, which are legal; the game's invariants hold after each. luck: what comes
    from outside, each number when its stream is drawn from next; all of it comes."""
    left = list(luck)
    for text in actions:
        found = [action for action in state.legal_actions() if str(action) == text]
        if not found:
            raise IllegalAction(f"“{text}” is none of {legal(state)}")
        state = state.apply(found[0], brought(state, found[0], left))
        state.check()
    assert not left, f"{left} is not drawn by {actions}"
    return state


def brought(state: State, action: Action, left: list[Draw]) -> Brought:
    """The luck that comes to an action, by its places among what that draws: taken off what is left."""
    found: dict[int, int] = {}
    place = 0
    while left and place < len(drawn := state.draws(action, found)):
        stream, n = drawn[place][:2]
        coming = next((draw for draw in left if draw[0] == stream), None)
        if coming:
            assert coming[1] == n, f"{stream} gives one of {n} there"
            left.remove(coming)
            found[place] = coming[2]
        place += 1
    return found


def match_of(game: Game, state: State, *actions: str, luck: Iterable[Draw] = ()) -> Match:
    """A match that begins with this position and goes on by these actions, with this luck."""
    match, left = Match(game, state.seats, "position", states=(state,)), list(luck)
    for text in actions:
        action = game.parse(text)
        match = match.play(action, brought(match.state, action, left))
    assert not left, f"{left} is not drawn by {actions}"
    return match


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


def dice(*values: int, sides: int = 6) -> list[Draw]:
    """The draws of dice that show these values."""
    return [("dice", sides, value - 1) for value in values]


def pulled(pile: Sequence[Domino], text: str) -> list[Draw]:
    """The draws of these dominoes off a pile."""
    rest, draws = list(pile), list[Draw]()
    for tile in tiles(text):
        draws.append(("tiles", len(rest), rest.index(tile)))
        rest.remove(tile)
    return draws


def tiles(text: str) -> list[Domino]:
    """The dominoes of "3-5 1-1"."""
    return [Domino.parse(word) for word in text.split()]
