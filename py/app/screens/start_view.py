"""The numbers of a game's start page, as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.keep.schema import Result
from app.keep.stats import Numbers, Wins, numbers, wins
from app.page.markup import esc, pairs
from games.contract import Table
from tabletop.markup import NOTHING, Html, tag
from tabletop.wording import counted

BAR = 100  # units of the longest bar
LEAST, MANY = 3, 8  # matches of which a mean is told, and of which two are
WIDE, HIGH = 200, 40  # units of a line


def statistics_html(
    results: Mapping[str, Sequence[Result]], table: Table[Any], given_away: Html = NOTHING
) -> str:
    """The numbers of all matches; those of matches with options apart, each under its words; and what is
    given away."""
    parts = ""
    for words, some in results.items():
        told = numbers_html(numbers(some, table.place, len(table.FACTS.places)), wins(some), table)
        parts += f"<h3>With {esc(words)}</h3>{told}" if words and told else told
    return (
        '<section class="numbers" aria-labelledby="numbers-title"><h2 id="numbers-title">Statistics</h2>'
        f"{parts or '<p>No match that counts has been finished yet.</p>'}{given_away}</section>"
    )


def numbers_html(counts: Numbers, winners: Wins, table: Table[Any]) -> str:
    """Played, won, streaks, best, how the results spread, and who has won in company; nothing of no match."""
    company = ""
    if winners:
        won_by = [(name, f"{n} {'match' if n == 1 else 'matches'}") for name, n in winners]
        company = f"<h3>Who has won in company</h3>{pairs(won_by)}"
    if not counts.played:
        return company
    won = f"{counts.won} ({100 * counts.won / counts.played:.0f} %)"
    if counts.marked:
        won += f", {counts.marked} of them with hints, a bot’s help or a step back over luck"
    rows = [
        ("Played", str(counts.played)),
        ("Won", won),
        ("Streak", f"{counts.streak}, longest {counts.longest}"),
        ("Best without help", table.score_words(counts.best) if counts.best else "none yet"),
    ]
    most = max(counts.spread)
    bars = "".join(
        f'<tr><th scope="row">{esc(label)}</th><td><svg class="bar-of" viewBox="0 0 {BAR} 10" '
        f'preserveAspectRatio="none" aria-hidden="true"><rect width="{BAR * n / most:.1f}" height="10"/>'
        "</svg></td>"
        f"<td>{n}</td></tr>"
        for label, n in zip(table.FACTS.places, counts.spread, strict=True)
    )
    table_html = f'<table class="spread"><caption>Results</caption><tbody>{bars}</tbody></table>'
    return f"{pairs(rows)}{table_html}{company}"


def given_away_html(costs: Sequence[float]) -> Html:
    """What one gives away a match, in words and then as a line over the last matches; nothing of too few."""
    if len(costs) < LEAST:
        return NOTHING
    before, last = (costs[: len(costs) // 2], costs[len(costs) // 2 :]) if len(costs) >= MANY else ([], costs)
    said = f"You give away {counted(round(max(0, sum(last) / len(last))), 'point')} a match"
    said += f", {round(max(0, sum(before) / len(before)))} before." if before else "."
    most = max(*costs, 1)
    spots = [
        f"{WIDE * at / (len(costs) - 1):.1f} {HIGH * (1 - max(0, cost) / most):.1f}"
        for at, cost in enumerate(costs)
    ]
    line = tag(
        "svg",
        tag("path", d=f"M{'L'.join(spots)}"),
        viewBox=f"0 -2 {WIDE} {HIGH + 4}",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    meant = "A point is a hundredth of the chance to win. On the left is the oldest match."
    return tag("div", tag("h3", said), line, tag("p", meant, class_="small"), class_="given-away")
