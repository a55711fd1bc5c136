"""A game's results in numbers: played, won, streaks, best, distribution, and the days.

Results are kept one by one and counted when they are looked at, so two devices' results
can be merged. Results with a mark (rewound, hinted, bot) are listed and counted as played,
but neither best nor streak is made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from app.keep.calendar import days
from app.keep.record import Record
from app.keep.schema import Result
from tabletop.game import Game
from tabletop.options import variant

Wins = list[tuple[str, int]]
LAST = 20  # matches


class Numbers(NamedTuple):
    """What the start page shows. `spread` counts results by the game's own places."""

    played: int
    won: int
    marked: int  # of those won
    streak: int  # unmarked wins in a row, up to now
    longest: int
    best: tuple[int, ...] | None
    spread: list[int]


def result_of(record: Record, today: str, now: int) -> Result:
    """A finished record as a result, from the view of the person at this device; where several people
    sit here, of the best of them. It counts for the day on which it was begun, if that is known, or else
    for `today`, the local date. `now` is ms since 1970."""
    outcome = record.outcome
    assert outcome is not None
    seat = min(record.mine or range(record.match.seats), key=lambda seat: outcome.places[seat] or 99)
    winners = [record.who(seat) for seat, place in enumerate(outcome.places) if place == 1]
    return Result(
        id=record.id,
        seed=record.match.seed,
        won=outcome.places[seat] == 1,
        score=outcome.scores[seat],
        marks=tuple(record.marks),
        daily=record.daily,
        day=record.begun or today,
        ended=now,
        people=len(record.mine),
        winners=tuple(winners) if record.match.seats > 1 else (),
        options=tuple(sorted(record.match.options.items())),
        sat=tuple(map(record.who, range(record.match.seats))) if record.match.seats > 1 else (),
    )


def with_result(results: tuple[Result, ...], new: Result) -> tuple[Result, ...]:
    """The results with a new one. A match counts once: what came first stands, unless the new
    end was reached without any mark."""
    kept = tuple(result for result in results if result.id != new.id)
    return results if len(kept) < len(results) and new.marks else (*kept, new)


def with_cost(results: tuple[Result, ...], id: str, cost: float) -> tuple[Result, ...]:
    """The results with what a match's choices have cost, in parts of a win, if only one person sat there."""
    noted = round(10_000 * cost)
    return tuple(
        result._replace(cost=noted) if result.id == id and result.people == 1 else result
        for result in results
    )


def costs(results: Iterable[Result]) -> list[float]:
    """What the choices have cost in the last matches of which that is known, in points, oldest first."""
    return [result.cost / 100 for result in results if result.cost is not None][-LAST:]


def by_variant(results: Iterable[Result], game: Game) -> dict[str, list[Result]]:
    """The results apart by the options that were played with, in words: they are not to be compared. Those
    without any come first, under no words."""
    found: dict[str, list[Result]] = {"": []}
    for result in results:
        found.setdefault(", ".join(variant(game, dict(result.options))), []).append(result)
    return found


def numbers(results: Iterable[Result], place: Callable[[tuple[int, ...]], int], places: int) -> Numbers:
    """All results of a game, oldest first, counted. Where several people or none sat at this device,
    nobody can say whether it was won: `wins` counts those."""
    results = [result for result in results if result.people == 1]
    won = [result for result in results if result.won]
    clean = [result.score for result in results if not result.marks]
    spread = [0] * places
    for result in results:
        spread[place(result.score)] += 1
    streak = longest = 0
    for result in results:
        streak = streak + 1 if result.won and not result.marks else 0
        longest = max(longest, streak)
    marked = sum(bool(result.marks) for result in won)
    return Numbers(len(results), len(won), marked, streak, longest, max(clean, default=None), spread)


def wins(results: Iterable[Result]) -> Wins:
    """Who has won the matches of several seats, how often, most often first."""
    counts: dict[str, int] = {}
    for result in results:
        for name in result.winners:
            counts[name] = counts.get(name, 0) + 1
    return sorted(counts.items(), key=lambda one: (-one[1], one[0]))


def daily_results(results: Iterable[Result]) -> dict[str, Result]:
    """The best result of each day's match, by date; unmarked ones before marked ones."""
    found: dict[str, Result] = {}
    for result in results:
        date = result.daily
        if date and (date not in found or _rank(result) > _rank(found[date])):
            found[date] = result
    return found


def _rank(result: Result) -> tuple[bool, tuple[int, ...]]:
    return not result.marks, result.score


def daily_streak(results: Iterable[Result], today: str) -> int:
    """How many days in a row the day's match was begun on its own day, today or yesterday last."""
    on_time = {result.daily for result in results if result.daily and result.daily == result.day}
    count = 0
    for date in days(today, 2 + len(on_time)):
        if date in on_time:
            count += 1
        elif date != today:
            break
    return count
