"""Seeds that a person can read aloud, and the days' seeds."""

from __future__ import annotations

import re

CONSONANTS, VOWELS = "bdfgklmnprstvz", "aeiou"
DAY = 86_400_000  # ms
DAILY = "daily-"  # what a day's seed begins with


def spoken(number: int) -> str:
    """A seed of two short words from a number below 70 ** 6: "mavori-lube"."""
    syllables = []
    for _ in range(5):
        number, rest = divmod(number, len(CONSONANTS) * len(VOWELS))
        syllables.append(CONSONANTS[rest // len(VOWELS)] + VOWELS[rest % len(VOWELS)])
    return f"{''.join(syllables[:3])}-{''.join(syllables[3:])}"


def days(today: str, count: int) -> list[str]:
    """Today and the days before it, newest first, as "2026-11-20"."""
    year, month, day = map(int, today.split("-"))
    found = []
    for _ in range(count):
        found.append(f"{year:04}-{month:02}-{day:02}")
        day -= 1
        if day == 0:
            month -= 1
            if month == 0:
                year, month = year - 1, 12
            day = month_length(year, month)
    return found


def month_length(year: int, month: int) -> int:
    """Days of a month in the Gregorian calendar."""
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def daily_seed(date: str) -> str:
    """The seed that everybody plays on a day."""
    return f"{DAILY}{date}"


def day_of(seed: str, today: str) -> str | None:
    """The day whose match is played on this seed; None if it is no day's, or that of a day to come."""
    found = re.fullmatch(f"{DAILY}([0-9]{{4}})-([0-9]{{2}})-([0-9]{{2}})", seed)
    if not found:
        return None
    date, (year, month, day) = seed.removeprefix(DAILY), map(int, found.groups())
    real = 1 <= month <= 12 and 1 <= day <= month_length(year, month)
    return date if real and date <= today else None
