"""A month of days' matches as a calendar, and the day that is looked at, as HTML."""

from __future__ import annotations

from typing import Any, NamedTuple

from app.keep.calendar import WEEKDAYS, day_words, month_after, month_of, month_words, weekday, weeks
from app.keep.schema import Result, Score
from app.page.markup import esc, icon
from drawing.sign import sign
from games.contract import Table
from tabletop.markup import tag


class Day(NamedTuple):
    """A day's match as far as it is known: the best result, the par, and whether it is begun and not over."""

    date: str
    result: Result | None
    par: Score | None
    begun: bool


def reached(result: Result, table: Table[Any]) -> str:
    """What was reached, in words: "won, 7 keys in 12 turns, hinted"."""
    return ", ".join(["won" if result.won else "lost", table.score_words(result.score), *result.marks])


def sign_of(result: Result | None, table: Table[Any]) -> str:
    """What was reached, as a small sign."""
    return sign(table.place(result.score), result.won) if result else '<span class="no-sign"></span>'


def month_html(
    month: str, done: dict[str, Result], today: str, chosen: str, begun: set[str], table: Table[Any]
) -> str:
    """A month, week by week. A day can be touched unless it is still to come."""
    turn = (
        f'<div class="month-bar">{turn_button("earlier", month_after(month, -1), "back", True)}'
        f"<h3>{month_words(month)}</h3>"
        f"{turn_button('later', month_after(month, 1), 'on', month < month_of(today))}</div>"
    )
    head = "".join(f'<th scope="col" abbr="{name}">{name[:2]}</th>' for name in WEEKDAYS)
    rows = ""
    for week in weeks(month):
        cells = (
            day_cell(date, done.get(date), today, date == chosen, date in begun, table)
            if date
            else "<td></td>"
            for date in week
        )
        rows += f"<tr>{''.join(cells)}</tr>"
    return (
        f'{turn}<table class="month"><caption class="sr-only">{month_words(month)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def turn_button(name: str, month: str, draw: str, possible: bool) -> str:
    """To another month; at the present one there is none later."""
    off = "" if possible else ' disabled=""'
    return (
        f'<button type="button" class="turn" id="month-{name}" data-do="month" data-arg="{month}"'
        f' aria-label="{month_words(month)}"{off}>{icon(draw)}</button>'
    )


def day_cell(
    date: str, result: Result | None, today: str, chosen: bool, begun: bool, table: Table[Any]
) -> str:
    """One day of the calendar."""
    said = [day_words(date), WEEKDAYS[weekday(date)]]
    if date == today:
        said.append("today")
    said.append(reached(result, table) if result else "begun" if begun else "not played")
    marks = ' aria-current="date"' if date == today else ""
    marks += ' disabled=""' if date > today else ""
    small = sign_of(result, table) if result or not begun else icon("play")
    return (
        f'<td><button type="button" class="day" id="day-{date}" data-do="day" data-arg="{date}" '
        f'aria-pressed="{str(chosen).lower()}" aria-label="{esc(", ".join(said))}"{marks}>'
        f"<b>{int(date[8:])}</b>{small}</button></td>"
    )


def chosen_html(day: Day, today: str, working: bool, alone: bool, table: Table[Any]) -> str:
    """The day that is looked at: what was reached, the par, and the way to play it. `working` says whether
    its par is to be found out, `alone` whether the game can be played otherwise than the par was."""
    name = f"{WEEKDAYS[weekday(day.date)]}, {day_words(day.date)}"
    said = f"{reached(day.result, table)}." if day.result else "Not played yet."
    par = par_words(day.par, alone, table)
    if working and not par:
        par = "Par: the strong bot is still playing it."
    go = "Go on with it" if day.begun else "Play it again" if day.result else "Play this day"
    if day.date == today and not day.begun and not day.result:
        go = "Play today’s match"
    return (
        f'<div class="chosen-day" id="chosen-day"><h3>{sign_of(day.result, table)}'
        f"<span>{'Today, ' if day.date == today else ''}{name}</span></h3>"
        f"<p>{esc(said[0].upper() + said[1:])}</p>{tag('p', par, class_='small') if par else ''}"
        f'<button type="button" class="go" id="day-play" data-do="daily" data-arg="{day.date}">'
        f"{icon('play')}<span>{go}</span></button></div>"
    )


def par_words(par: Score | None, alone: bool, table: Table[Any]) -> str:
    """What the strong bot has reached; empty while that is not known."""
    return f"Par: {table.score_words(par)}, by the strong bot{' alone' if alone else ''}." if par else ""
