"""Seeds that a person can read aloud, and the days' seeds."""

from __future__ import annotations

import re

from app.keep.calendar import month_length

CONSONANTS, VOWELS = "bdfgklmnprstvz", "aeiou"
DAILY = "daily-"  # what a day's seed begins with


def spoken(number: int) -> str:
    """A seed of two short words from a number below 70 ** 6: "mavori-lube"."""
    syllables = []
    for _ in range(5):
        number, rest = divmod(number, len(CONSONANTS) * len(VOWELS))
        syllables.append(CONSONANTS[rest // len(VOWELS)] + VOWELS[rest % len(VOWELS)])
    return f"{''.join(syllables[:3])}-{''.join(syllables[3:])}"


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
