"""Whole evenings of Run Away!!: what people at one tablet, and people who send each other links, are stopped
by and have to do, round by round; and how its options go. `make evening` writes docs/run-away-evening.md.

A person plays by the plan of the strong bot, in the session: lifts the curtain where it is down, taps what is
offered before all, and asks to see their cards where only these have it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from app.keep.record import Record
from app.session import queries, turns
from app.session.film import Film, shots
from app.session.model import Session
from games.run_away import bot, orders
from games.run_away.pieces import A_RUN, RunByItself
from games.run_away.position import BOSS
from games.run_away.rules import GAME, RunAway
from games.run_away.table import FACTS
from stampede import SEATS, by_seats, fate
from tabletop.actions import Action
from tabletop.match import Match

THREE_AND_A_BOT = ("person", "person", "person", "strong")
SITTING = {"sitting": 1}
QUICK, SLOW = 3, 6  # seconds for a tap
Person = Callable[[RunAway], Action]


def as_the_bot(state: RunAway) -> Action:
    """By the plan, and leaves everything to be asked."""
    return bot.policy(state, 0)


def with_orders(state: RunAway) -> Action:
    """The same, but whatever can be ordered is: what is not for the boss or for somebody met is used in the
    run, or kept."""
    if state.step == "speed_choice":
        seat = state.seat
        for thing in orders.things(state, seat):
            free = thing not in state.ordered[seat] and orders.how(state, seat, thing) == orders.ASK
            if free:
                return orders.HOWS[orders.fitting(state, seat, thing)[1]](thing)
        if not state.by_itself[seat] and A_RUN not in state.ordered[seat]:
            return RunByItself()
    return bot.policy(state, 0)


def played(s: Session, action: Action) -> Session:
    """The session after an action."""
    return turns.followed(replace(s, record=s.record.went_to(s.match.play(action))))


def shown(s: Session, action: Action) -> int:
    """For how many ms what comes of an action is shown, at the usual pace, if nobody taps."""
    return sum(Film((shot, shot)).ms for shot in shots(s.state.watch(action), FACTS.cues, s.record.mine)[:-1])


def minutes(each: dict[str, float], tap: float) -> float:
    """How long a match takes, where a tap, or a curtain, takes so many seconds."""
    return each["rounds"] * (each["film"] / 1000 + (each["taps"] + each["curtains"]) * tap) / 60


def gestures(action: Action) -> int:
    """Taps and drags: a card that is thrown is drawn onto a name, and then all is thrown."""
    return {"throw_one": 2, "throw_two": 3}.get(action.verb, 1)


def evening(seed: str, person: Person, **options: int) -> tuple[Counter[str], int]:
    """A match of three people and a bot at one tablet: curtains, looks at one's own cards, taps, and the ms
    of all films; and the rounds."""
    s = Session(Record("a", Match(GAME, 4, seed, options), THREE_AND_A_BOT))
    counts: Counter[str] = Counter()
    while not s.state.ending:
        forced = queries.forced(s)
        if forced or s.record.turn == "bot":
            action = forced or bot.policy(s.state, 0)
            counts["film"] += shown(s, action)
            s = played(s, action)
            continue
        action = person(s.state)
        counts["film"] += shown(s, action)
        hidden = action not in s.shown.legal_actions()
        counts["curtains"] += s.curtain_down
        counts["looks"] += hidden and not s.curtain_down
        counts["taps"] += hidden + gestures(action)
        s = played(replace(s, lifted=s.state.seat) if hidden else s, action)
    return counts, s.state.round


def average(matches: int, person: Person, **options: int) -> dict[str, float]:
    """The same a round, over so many matches; and how many rounds one has."""
    counts: Counter[str] = Counter()
    rounds = 0
    for number in range(matches):
        some, lasted = evening(f"evening-{number}", person, **options)
        counts += some
        rounds += lasted
    return {name: count / rounds for name, count in counts.items()} | {"rounds": rounds / matches}


def links(seed: str) -> tuple[int, int]:
    """A match of three people by link, in one sitting and with standing orders: how many links are sent,
    and how many rounds it has."""
    state = GAME.new(3, seed, **SITTING)
    sent, holds = 0, state.seat
    while not state.ending:
        sent += state.seat != holds
        holds = state.seat
        state.play(with_orders(state))
    return sent, state.round


def sent(matches: int) -> float:
    """How many links each of them sends a round, over so many matches."""
    counts = [links(f"link-{number}") for number in range(matches)]
    all_sent, rounds = map(sum, zip(*counts, strict=True))
    return all_sent / rounds / 3


def first_shares(seats: int, seed: int, options: dict[str, int]) -> list[float]:
    """What those who keep to the plan get of a match, by their place in the order of the first round."""
    state = GAME.new(seats, seed, **options)
    order = [seat for seat in state.order if seat != BOSS]
    while not state.ending:
        state.play(bot.policy(state, 0))
    outcome = state.outcome()
    assert outcome
    return [outcome.value(seat) for seat in order]


# --- in words --------------------------------------------------------------------------------

PAGE = """# An evening of Run Away!!

Written by `make evening`; the plan of the strong bot decides for everybody, without looking ahead.

## What people are stopped by, and have to do

Three people and a bot at one tablet, {evenings} matches for each row, a round: curtains that must be lifted,
looks at one's own cards after a yes, and taps or drags of each person, those included; and the seconds for
which it is shown what has happened, at the usual pace, if nobody taps it away. Then the rounds of a match and
the minutes that it takes by all this, if a tap, or handing the tablet on, takes {quick} to {slow} seconds.

| | curtains | looks | taps each | shown, s | rounds | minutes |
|---|---:|---:|---:|---:|---:|---:|
{rows}
By link, three people in one sitting with standing orders, {evenings} matches: each sends {sent:.2f} links a
round.

## The options

In one sitting those who keep to the plan play the same matches as if speed and throw were apart, for it reads
nothing from who has chosen before. People may: whoever is ahead chooses a speed when cards lie before all the
others.
"""
SHARES = """
What those who keep to the plan win by their place in the order of the first round, in fair shares; by chance
these are off by some {off:.2f}.

| Place | 2 | 3 | 4 | 5 |
|---|---:|---:|---:|---:|
"""
OPTIONS: dict[str, dict[str, int]] = {"As written": {}, "Short run": {"short": 1}}
WAYS: tuple[tuple[str, Person, dict[str, int]], ...] = (
    ("as written", as_the_bot, {}),
    ("in one sitting", as_the_bot, SITTING),
    ("in one sitting, with standing orders", with_orders, SITTING),
    ("short run in one sitting", as_the_bot, {**SITTING, "short": 1}),
    ("the same, with standing orders", with_orders, {**SITTING, "short": 1}),
)


def page(evenings: int, matches: int) -> str:
    """All of it, from so many matches."""
    rows = ""
    for name, person, options in WAYS:
        each = average(evenings, person, **options)
        rows += (
            f"| {name} | {each['curtains']:.1f} | {each.get('looks', 0):.1f} | {each['taps'] / 3:.1f} | "
            f"{each['film'] / 1000:.0f} | {each['rounds']:.1f} | {minutes(each, QUICK):.0f} to "
            f"{minutes(each, SLOW):.0f} |\n"
        )
    told = PAGE.format(evenings=evenings, rows=rows, sent=sent(evenings), quick=QUICK, slow=SLOW)
    with Pool() as pool:
        for name, options in OPTIONS.items():
            fates = {
                seats: pool.map(partial(fate, seats, **options), range(matches), chunksize=8)
                for seats in SEATS
            }
            told += f"\n### {name}\n{by_seats(fates)}{shares(pool, matches, options)}"
    return told


def shares(pool: Any, matches: int, options: dict[str, int]) -> str:
    """What each place in the first order wins."""
    columns = []
    for seats in SEATS:
        got = pool.starmap(first_shares, [(seats, seed, options) for seed in range(matches)], chunksize=8)
        places = [sum(place) for place in zip(*got, strict=True)]
        columns.append([f"{seats * place / sum(places):.2f}" for place in places])
    rows = [
        [column[place] if place < len(column) else "" for column in columns] for place in range(max(SEATS))
    ]
    table = "".join(f"| {place} | {' | '.join(row)} |\n" for place, row in enumerate(rows, 1))
    return SHARES.format(off=sqrt(3 / matches)) + table


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    path = Path(__file__).parents[1] / "docs" / "run-away-evening.md"
    path.write_text(page(max(2, wanted // 10), wanted))
    print(f"Written into {path.name}.")
