"""Matches between bots, each made from its number alone: the same on every machine.

`make balance` plays many of them and the law of stronger bots a few.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games import Entry
from tabletop import bots, chance
from tabletop.game import Outcome, State

PLAYERS = ("random", *bots.STRENGTHS)  # each thought stronger than the one before


def play(entry: Entry, players: Sequence[str], seed: int, **options: int) -> State:
    """The end of a match in which these kinds of player sit at the seats, in their order."""
    state = entry.game.new(len(players), f"balance {seed}", **options)
    ply = 0
    while not state.ending:
        player = players[state.seat]
        luck = chance.number(seed, player, ply)
        if player == "random":
            action = bots.by_chance(state, luck)
        else:
            action = bots.choose(state, state.seat, player, luck, entry.bot)
        state.play(action)
        ply += 1
    return state


def seats_of_duels(entry: Entry) -> int:
    """At how many seats two players are compared: against each other, or one after the other alone."""
    return 2 if 2 in entry.game.seats else 1


def share(entry: Entry, better: str, worse: str, number: int) -> float:
    """What the better player gets out of a duel, 0 to 1: a half if nobody is ahead.

    In a game for two they sit at one table, and each seed is played twice, with seats swapped. In a game for
    one both play the same seed, and whoever wins it or has the higher score is ahead.
    """
    if seats_of_duels(entry) == 1:
        mine, theirs = _alone(entry, better, number), _alone(entry, worse, number)
        one, other = ((outcome.value(0), outcome.scores[0]) for outcome in (mine, theirs))
        return 0.5 if one == other else float(one > other)
    seat = number % 2
    outcome = play(entry, (better, worse)[:: -1 if seat else 1], number // 2).outcome()
    assert outcome
    values = outcome.value(seat), outcome.value(1 - seat)
    return values[0] / sum(values) if any(values) else 0.5


@cache
def _alone(entry: Entry, player: str, seed: int) -> Outcome:
    outcome = play(entry, [player], seed).outcome()
    assert outcome
    return outcome
