"""Positions of Run Away!! for tests: everything lies where a test says, and all other cards in the decks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from games.run_away.deck import ALL, CARDS, NUMBER
from games.run_away.finish import clear
from games.run_away.heroes import HEROES
from games.run_away.pieces import NOT_THIS_ROUND
from games.run_away.position import BOSS, NOBODY
from games.run_away.rules import RunAway
from positions import do

By = Mapping[int, Any]  # by seat
NONE: By = {}
PLAIN = {  # cards whose numbers are all that a test wants of them
    1: "Running Mate", 2: "Forged Receipt", 3: "Espresso of Haste", 4: "Greased Shield",
    5: "Skateboard of the Ancients",
    6: "Map of the Exit", 7: "Seven-League Slippers", 8: "Rocket Pants", 9: "Avalanche of Paperwork",
}  # fmt: skip


def card(name: str | int) -> int:
    """A card by its name, or for a number one that is run on with it."""
    wanted = PLAIN[name] if isinstance(name, int) else name
    return next(number for number in ALL if CARDS[number].name == wanted)


def hall(
    seats: int = 4,
    boss: int = 1,
    hands: By = NONE,
    bags: By = NONE,
    fronts: By = NONE,
    bases: By = NONE,
    tops: By = NONE,
    at: By = NONE,
    decks: bool = True,
    **fields: Any,
) -> RunAway:
    """A position in the middle of a round, in which nothing is to be done, and nobody asked at windows.

    hands, bags, bases, tops: names of cards by seat; a number stands for a card with that number; tops are
    what is drawn next, in order. fronts: names with who has thrown them. at: spaces; heroes stand apart from
    each other on 1, 2, 4 and so on else. decks: are there cards in the decks besides? fields: the position's
    own.
    """
    state = RunAway(seats, "hall", boss)
    state.heroes = list(range(seats))
    state.life = [HEROES[hero].life for hero in state.heroes]
    state.ability_used = [True] * seats
    state.asks = [NOT_THIS_ROUND] * seats
    state.round = 2
    state.agenda = []
    state.place = [at.get(seat, (1, 2, 4, 6, 7)[seat]) for seat in range(seats)]
    state.hands = [tuple(map(card, hands.get(seat, ()))) for seat in range(seats)]
    state.bags = [tuple(map(card, bags.get(seat, ()))) for seat in range(seats)]
    state.known = {c: 1 << seat for seat, bag in enumerate(state.bags) for c in bag}
    state.fronts = [tuple((card(name), by) for name, by in fronts.get(seat, ())) for seat in range(seats)]
    state.bases = [card(bases[seat]) if seat in bases else 0 for seat in range(seats)]
    state.chosen = [bool(base) for base in state.bases]
    state.order = (*sorted(range(seats), key=lambda seat: -state.place[seat]), BOSS)
    for name, value in fields.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    state.piles = fields.get("piles", [()] * seats)
    first = [tuple(map(card, reversed(tops.get(seat, ())))) for seat in range(seats)]
    state.decks, state.box = first, ()
    rest = sorted(set(ALL) - set(state.seen_cards()))
    each = len(rest) // seats if decks else 0
    state.decks = [(*rest[each * seat : each * (seat + 1)], *first[seat]) for seat in range(seats)]
    state.box = tuple(rest[each * seats :])
    state.seat = 0
    state._legal = None
    state._events = []
    return state


def go(state: RunAway, *steps: tuple[Any, ...]) -> RunAway:
    """These steps are carried out in place, until somebody decides; at their end the first seat is asked
    whether it uses anything, so that the position can be looked at."""
    state.agenda = [*steps, ("window", 0, "start", NOBODY)]
    state._legal = None
    state._events = []
    state.settle()
    state.check()
    return state


def runs(seat: int, number: int | str, seats: int = 4, **lies: Any) -> RunAway:
    """A hero runs on a number."""
    return go(hall(seats, bases={seat: number}, **lies), ("run", seat))


def next_run(state: RunAway, seat: int) -> RunAway:
    """The round is over, and in the next one a hero runs on the top card of its deck."""
    clear(state)
    state.bases[seat] = state.draw(seat)
    state.asks = [NOT_THIS_ROUND] * state.seats
    return go(state, ("run", seat))


def play(state: RunAway, *texts: str) -> RunAway:
    """The state after actions by their texts, in which cards may stand by name in braces."""
    for text in texts:
        state = do(state, re.sub("{(.*?)}", lambda name: str(card(name[1])), text))
        state.check()
    return state


def numbers(cards: Sequence[int]) -> list[int]:
    """The numbers on cards."""
    return [NUMBER[c] for c in cards]


def before(seat: int, number: int) -> list[tuple[tuple[int, int], ...]]:
    """A card that was turned up before a hero of four, thrown by the first."""
    return [((number, 0),) if other == seat else () for other in range(4)]
