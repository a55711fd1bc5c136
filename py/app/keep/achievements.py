"""What a game's cabinet holds: trophies, each from the match in which it was first made.

A match counts if people have played all of it, marks or not: going back and asking for a hint are part of
learning. Practice does not, nor one in which autoplay chose anything, as it may have been the bot who met the
monster.
"""

from __future__ import annotations

from collections.abc import Iterable

import games
from app.keep.pars import same_as_par
from app.keep.record import Record
from app.keep.schema import Result, Score, Trophy
from app.keep.stats import daily_streak
from drawing.medal import medal
from games.contract import Achievement, Case
from tabletop.bots import STRENGTHS
from tabletop.head_start import levels
from tabletop.match import Match

WEEK = 7  # days in a row


def with_trophies(ours: tuple[Trophy, ...], theirs: Iterable[Trophy]) -> tuple[Trophy, ...]:
    """Both together: of what was found twice the first time stands, and of the same day ours."""
    found = {trophy.feat: trophy for trophy in ours}
    for trophy in theirs:
        if trophy.feat not in found or trophy.day < found[trophy.feat].day:
            found[trophy.feat] = trophy
    return tuple(sorted(found.values(), key=lambda trophy: trophy.day))


def cases(slug: str) -> list[Case]:
    """All that stands in a game's cabinet: its own, and what every game has."""
    return [*games.achievements(slug).CASES, house(games.cover(slug).seats)]


def achievements(slug: str) -> dict[str, Achievement]:
    """The same by name, without the cases."""
    return {achievement.slug: achievement for case in cases(slug) for achievement in case.achievements}


def counts(record: Record) -> bool:
    """Is this a match of which something may come into the cabinet?"""
    return record.counted and not record.watched and bool(record.mine) and record.outcome is not None


def found_in(record: Record, results: tuple[Result, ...], par: Score | None, today: str) -> list[Trophy]:
    """All that people here have found in a match that is over. `results` has its own, too."""
    if not counts(record):
        return []
    match, slug = record.match, record.match.game.slug
    hows = {
        achievement.slug: how
        for case in games.achievements(slug).CASES
        for achievement in case.achievements
        for seat in record.mine
        if (how := achievement.found(match, seat))
    }
    hows |= of_the_house(record, results, par, today)
    return [Trophy(achievement, record.id, match.seed, today, how) for achievement, how in hows.items()]


# --- what every game's cabinet has ---------------------------------------------------


def house(seats: range) -> Case:
    """The case of the house: days, par, and, where several can play, bots beaten."""

    def made(slug: str, name: str, riddle: str, stars: int) -> Achievement:
        return Achievement(slug, name, riddle, medal(stars, 4), _not_from_the_match_alone)

    own = [
        made("house-day", "Today’s guest", "Finish a day’s match on its day.", 1),
        made("house-week", "A week of it", f"The day’s match, {WEEK} days in a row.", 2),
        made("house-par", "Up to par", "As good as the strong bot, on a day’s match.", 3),
    ]
    if len(seats) > 1:
        names = ("Easy does it", "Middle ground", "Strong stuff")
        for stars, (strength, name) in enumerate(zip(STRENGTHS, names, strict=True), 1):
            bot = f"{'an' if strength == 'easy' else 'a'} {strength} bot"
            own.append(made(f"house-{strength}", name, f"Win with {bot} at the table.", stars))
    return Case("The house", tuple(own))


def _not_from_the_match_alone(match: Match, seat: int) -> str:
    """Who sat where, and on which day, is the record's: `of_the_house` looks there."""
    return ""


def of_the_house(
    record: Record, results: tuple[Result, ...], par: Score | None, today: str
) -> dict[str, str]:
    """What a match brings for the case of the house, by achievement, each with how."""
    outcome = record.outcome
    assert outcome is not None
    hows = {}
    if record.daily == today:
        hows["house-day"] = "Finished before midnight."
        streak = daily_streak(results, today)
        if streak >= WEEK:
            hows["house-week"] = f"{streak} days in a row."
    same = same_as_par(record.match)
    if record.daily and par and same and max(outcome.scores[seat] for seat in record.mine) >= par:
        hows["house-par"] = "The strong bot did no better."
    if any(outcome.places[seat] == 1 for seat in record.mine):
        starts = levels(record.match.options, record.match.seats)
        for seat, player in enumerate(record.players):
            if player in STRENGTHS and outcome.places[seat] != 1 and not any(starts):
                hows.setdefault(f"house-{player}", f"{record.names[seat]} came in behind you.")
    return hows
