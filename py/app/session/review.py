"""The figures of an account that are told: which turns are named, and how much came of luck.

A point is a hundredth of a win. The account itself, and what its figures mean, is `tabletop/account.py`; the
sentences are `review_words.py`, and what stands on the page of it is `review_view.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import games
from app.keep.record import Record
from app.session.asked import Asked
from app.session.choice_words import points
from tabletop.account import DEAR, Account, Turn, given
from tabletop.analysis import Progress

NAMED = 3  # turns at most
CANDIDATES = 6  # good choices of which it is asked how good
LEAST = 8  # points of luck that are worth a sentence
RARE = 4  # matches of which one is rare


class Good(NamedTuple):
    """The best choice was made at this ply, and the next best would have been worth so much less."""

    ply: int
    by: float


@dataclass(frozen=True)
class Review:
    """What is known so far of a match that is over.

    accounts: by seat, as soon as every decision was looked at; unsure: the seats whose account may still
    change, with the choice that has surely cost most, as soon as that is known; goods: the good choice of a
    seat; asked: the decisions by ply of which it is known what was better there, and why; progress: how far
    the reckoning is, in words, empty when it is done; pointed: the place of the decision that is looked at on
    each seat's curve; praise: is nothing told but what was good? begun: by seat, the looks that have not
    come to every decision yet.
    """

    record: Record
    accounts: Mapping[int, Account] = field(default_factory=dict)
    unsure: Mapping[int, Turn | None] = field(default_factory=dict)
    goods: Mapping[int, Good] = field(default_factory=dict)
    asked: Mapping[int, Asked] = field(default_factory=dict)
    progress: str = ""
    pointed: Mapping[int, int] = field(default_factory=dict)
    praise: bool = False
    begun: Mapping[int, Progress] = field(default_factory=dict)

    @property
    def seats(self) -> list[int]:
        """Those who are told of their own turns here."""
        here = {*self.record.mine, *self.record.phones}
        return [seat for seat in self.record.people if seat in here]

    @property
    def whole(self) -> list[Account]:
        """The accounts of all at the table; nothing as long as one is missing."""
        seats = range(self.record.match.seats)
        known = all(seat in self.accounts and seat not in self.unsure for seat in seats)
        return [self.accounts[seat] for seat in seats] if known else []

    def dearest(self, seat: int) -> Turn | None:
        """The choice of a seat that is named as the dearest: none before it is sure which one that is."""
        return self.unsure[seat] if seat in self.unsure else self.accounts[seat].dearest

    def pointed_turn(self, seat: int) -> Turn:
        """The decision that is looked at: the dearest until another is chosen."""
        turns = self.accounts[seat].turns
        dearest = self.dearest(seat) or max(turns, key=lambda turn: turn.cost)
        return turns[min(self.pointed.get(seat, turns.index(dearest)), len(turns) - 1)]


# --- which turns are named ----------------------------------------------------------------


def candidates(account: Account) -> list[Turn]:
    """Decisions at which the best was chosen and much may have hung on it."""
    open_still = [turn for turn in account.turns if turn.cost <= 0 and 0 < turn.value < 1]
    return sorted(open_still, key=lambda turn: abs(turn.value - 0.5))[:CANDIDATES]


def named(account: Account, good: Good | None) -> list[Turn]:
    """The turns that are named in more than a word: the dearest in their order, and a good one if there was
    one."""
    dear = sorted((turn for turn in account.turns if turn.word), key=lambda turn: -turn.cost)
    well = [turn for turn in account.turns if good and good.by >= DEAR and turn.ply == good.ply]
    return [*sorted(dear[: NAMED - len(well)], key=lambda turn: turn.ply), *well]


# --- what came of luck --------------------------------------------------------------------


def given_points(review: Review, seat: int) -> int:
    """What the others have surely given away to a seat, in equal parts to all at the table; 0 as long as that
    is not known."""
    others = [one.thrown_away for one in review.whole if one.seat != seat]
    return round(sum(others) / len(others)) if others else 0


def came_to(review: Review, seat: int) -> int:
    """The points that came to a seat: all that is not its surely bad choices. So what is told adds up."""
    account = review.accounts[seat]
    return points(account.result) - points(account.start) + account.thrown_away


def luck(review: Review, seat: int) -> int:
    """What of that luck has brought: all that is none of the others' surely bad choices either, as far as
    they are known."""
    return came_to(review, seat) - given_points(review, seat)


def luck_beside(review: Review, seat: int, other: int) -> int:
    """The luck of another beside that of a seat. Each knows a chance of its own, by what it could see; where
    somebody has won, one's luck is the others' bad luck, and as much."""
    if other == seat:
        return luck(review, seat)
    is_won = any(one.result for one in review.whole)
    too_much = sum(luck(review, one.seat) for one in review.whole) if is_won else 0
    return luck(review, other) - round(too_much / (len(review.whole) - 1))


def one_in(review: Review, seat: int) -> int:
    """In one of how many matches there is so much luck, or so little; 0 where nobody has counted, or it is
    not rare. Compared is what came in all (`account.came`), as in the matches counted."""
    match, account = review.record.match, review.accounts[seat]
    brought = points(account.came - given(review.whole, seat) if len(review.whole) > 1 else account.came)
    counted = games.load(match.game.slug).table.FACTS.luck.get(match.seats, "")
    matches = [*map(int, counted.split())]
    alike = sum(one >= brought if brought > 0 else one <= brought for one in matches)
    rare = round((len(matches) + 1) / (alike + 1))
    return rare if rare >= RARE else 0


def extremes(account: Account) -> list[int]:
    """The places of the decisions after which the luckiest and the unluckiest came, if that is worth a
    sentence."""
    came = [points(account.came_after(place)) for place in range(len(account.turns))]
    most, least = came.index(max(came)), came.index(min(came))
    return [most] * (came[most] >= LEAST) + [least] * (came[least] <= -LEAST)
