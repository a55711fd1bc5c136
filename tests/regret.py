"""How good the strong bot's hints are beside a longer search: what is lost by them, in points of winning
chance.

    make regret GAME=domino-run SEATS=1 POSITIONS=100

A position is any decision of a match of strong bots in which there was something to decide. The hint and the
choices that the bot holds to be nearly as good are tried on the same made-up states: where the bot reckons,
strong bots play on until the seat has decided twice more, and what the bot says then counts; where it plays
out, so do we, with twenty times as many playouts. Half of the tries choose the best, the other half say by
how much it is better than the hint, and the other way round: else the luckiest would look best.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from statistics import mean, pstdev
from typing import NamedTuple

from games import SHELF, Entry, load
from tabletop import bots, chance
from tabletop.analysis import of_halves
from tabletop.bots import Choice
from tabletop.game import State

POSITIONS, TRIES = 100, 100
LONGER = 20  # times the playouts of the bot
NEAR = 0.15  # of the hint's chance: what is farther behind is not tried
MOST = 6  # choices that are tried
WITHIN = 0.02  # a hint may lose so much


class Loss(NamedTuple):
    """What a hint loses to the best that a longer search finds, in parts of a win, and the standard error of
    that; below zero if it is the better one."""

    lost: float
    error: float


def position(entry: Entry, seats: int, number: int) -> tuple[State, list[Choice]] | None:
    """A decision of a match of strong bots, and what the bot says of it; None if there is nothing to decide
    in this match."""
    state = entry.game.new(seats, f"regret {number}")
    met, ply, kept = 0, 0, None
    while not state.ending:
        luck = chance.number(number, "regret", ply)
        ply += 1
        seen = state.view(state.seat)
        if len(bots.considered(seen, "strong", entry.bot)) == 1:
            state.play(bots.choose(state, state.seat, "strong", luck, entry.bot))
            continue
        *_, choices = bots.think(state, state.seat, "strong", luck, entry.bot)
        met += 1
        if chance.number(number, "kept", met) * met < 1 << 64:
            kept = state.copy(), choices
        state.play(choices[0].action)
    return kept


def beyond(state: State, seat: int, luck: int, entry: Entry) -> float:
    """What the seat can expect when it has decided twice more, strong bots playing on."""
    left, ply = 2, 0
    while not state.ending:
        seen = state.view(state.seat)
        free = len(bots.considered(seen, "strong", entry.bot)) > 1
        if free and state.seat == seat and not left:
            *_, choices = bots.think(state, seat, "strong", luck, entry.bot)
            return choices[0].value
        left -= free and state.seat == seat
        state.play(bots.choose(state, state.seat, "strong", chance.number(luck, "beyond", ply), entry.bot))
        ply += 1
    outcome = state.outcome()
    assert outcome
    return outcome.value(seat)


def loss(slug: str, seats: int, tries: int, number: int) -> Loss | None:
    """What the hint loses in one position."""
    entry = load(slug)
    found = position(entry, seats, number)
    if not found:
        return None
    state, choices = found
    seat, hint = state.seat, choices[0]
    tried = [choice.action for choice in choices if hint.value - choice.value < NEAR][:MOST]
    seen = state.view(seat)
    plays_out = entry.bot.reckoned(seen, "strong") is None
    if plays_out:
        tries = LONGER * entry.bot.BUDGETS["strong"] // len(tried)
    rows = []
    for one in range(tries):
        luck = chance.number(number, "try", one)
        whole = seen.determinize(seat, luck)
        ends = [whole.apply(action) for action in tried]
        rows.append(
            [
                bots.playout(end, seat, luck, entry.bot) if plays_out else beyond(end, seat, luck, entry)
                for end in ends
            ]
        )
    return Loss(*of_halves(rows))


def told(losses: Sequence[Loss]) -> str:
    """The figures in words."""
    lost = [one.lost for one in losses]
    within = sum(one <= WITHIN for one in lost)
    surely = sum(one.lost - 2 * one.error > WITHIN for one in losses)
    return (
        f"{100 * mean(lost):.2f} ± {100 * pstdev(lost) / sqrt(len(lost)):.2f} points lost a hint; within "
        f"{100 * WITHIN:.0f} in {within} of {len(lost)}, surely worse in {surely}; each is told to "
        f"{100 * mean(one.error for one in losses):.1f}"
    )


def main() -> None:
    """Measure and say."""
    asked = ArgumentParser()
    asked.add_argument("--game", choices=SHELF, required=True)
    asked.add_argument("--seats", type=int)
    asked.add_argument("--positions", type=int, default=POSITIONS)
    asked.add_argument("--tries", type=int, default=TRIES)
    wanted = asked.parse_args()
    seats = wanted.seats or load(wanted.game).game.seats[0]
    of_one = partial(loss, wanted.game, seats, wanted.tries)
    with Pool() as pool:
        losses = [one for one in pool.map(of_one, range(wanted.positions), chunksize=1) if one]
    print(f"{wanted.game}, {seats}: {told(losses)}")


if __name__ == "__main__":
    main()
