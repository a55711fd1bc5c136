"""Days and months as people write them, and a month as the weeks that a calendar shows."""

from __future__ import annotations

MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_SHIFTS = (0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4)  # Sakamoto's, by month


def weekday(date: str) -> int:
    """The day of the week of a date "2026-11-20", Monday being 0."""
    year, month, day = map(int, date.split("-"))
    year -= month < 3
    return (year + year // 4 - year // 100 + year // 400 + _SHIFTS[month - 1] + day - 1) % 7


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


def day_after(date: str, count: int) -> str:
    """The day so many days later.

    >>> day_after("2026-12-30", 3)
    '2027-01-02'
    """
    year, month, day = map(int, date.split("-"))
    day += count
    while day > month_length(year, month):
        day -= month_length(year, month)
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
    return f"{year:04}-{month:02}-{day:02}"


def month_length(year: int, month: int) -> int:
    """Days of a month in the Gregorian calendar."""
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def month_of(date: str) -> str:
    """The month of a date: "2026-11"."""
    return date[:7]


def month_after(month: str, steps: int) -> str:
    """The month so many later, or earlier if they are less than none."""
    year, number = map(int, month.split("-"))
    year, number = divmod(12 * year + number - 1 + steps, 12)
    return f"{year:04}-{number + 1:02}"


def weeks(month: str) -> list[list[str]]:
    """The dates of a month, week by week from Monday to Sunday; empty where the days are another month's."""
    year, number = map(int, month.split("-"))
    dates = [f"{month}-{day:02}" for day in range(1, month_length(year, number) + 1)]
    cells = [""] * weekday(dates[0]) + dates
    cells += [""] * (-len(cells) % 7)
    return [cells[at : at + 7] for at in range(0, len(cells), 7)]


def day_words(date: str) -> str:
    """A date as it is said: "20 November"."""
    _, month, day = map(int, date.split("-"))
    return f"{day} {MONTHS[month - 1]}"


def month_words(month: str) -> str:
    """A month as it is said: "November 2026"."""
    year, number = month.split("-")
    return f"{MONTHS[int(number) - 1]} {year}"
