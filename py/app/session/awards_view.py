"""The awards at the end of a match in company: which are given, to whom, and how they are shown."""

from __future__ import annotations

from typing import NamedTuple

import games
from app.keep.record import Record
from app.page.markup import esc
from drawing.medal import blank
from drawing.seats import badge
from games.contract import Award
from tabletop.game import Names
from tabletop.match import Match

SHOWN = 3
RARE = 50  # of 100 matches: what more of them bring is nothing rare


class Given(NamedTuple):
    """An award, to which seat it goes, and for what, as it goes on from that seat's name."""

    award: Award
    seat: int
    deed: str


def chosen(match: Match, names: Names) -> list[Given]:
    """The rarest that this match has earned, rarest first; not all of them to one, if another has earned any.
    None of a match that one has played."""
    if match.seats == 1:
        return []
    awards = sorted(games.ending(match.game.slug).AWARDS, key=lambda award: award.rarity)
    earned = [Given(award, *found) for award in awards if (found := award.given(match, names))]
    first, rest = earned[: SHOWN - 1], earned[SHOWN - 1 :]
    seats = {one.seat for one in first}
    others = [one for one in rest if one.seat not in seats] if len(seats) == 1 else rest
    return [*first, *(others or rest)[:1]]


def awards_html(record: Record) -> str:
    """Each award with its medal, who gets it, what for, and how rare it is, if it is; nothing if there are
    none."""
    given = "".join(_row(record, one) for one in chosen(record.match, record.names))
    if not given:
        return ""
    return (
        '<section class="awards" aria-labelledby="awards-title">'
        f'<h3 id="awards-title" class="sr-only">Awards</h3><ul>{given}</ul></section>'
    )


def _row(record: Record, one: Given) -> str:
    who = f"{badge(one.seat)} <b>{esc(record.names[one.seat])}</b>"
    return (
        f'<li><span class="award" aria-hidden="true">{blank()}<span class="thing">{one.award.picture}</span>'
        f"</span><div><h4>{esc(one.award.name)}</h4><p>{who}, {esc(one.deed)}.</p>"
        f"{_rarity(one.award.rarity)}</div></li>"
    )


def _rarity(of_100: int) -> str:
    """How rare an award is; nothing of one that more than half of all matches bring."""
    if of_100 > RARE:
        return ""
    how = (
        f"One match in {round(100 / of_100)} brings it."
        if of_100
        else "Not one match in a hundred brings it."
    )
    return f'<p class="small">{how}</p>'
