"""A record: a match with what is around it, a value.

Who sits where, what there is to beat, which day's match it is. Rules know none of it; how it is
saved stands in `saved_record.py`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from app.keep.notes import NOTHING, NoteBook
from app.keep.schema import PERSON, Origin
from app.keep.seeds import day_of
from games.contract import Table
from tabletop import typed
from tabletop.game import Outcome
from tabletop.link import Linked, Seating
from tabletop.match import Match
from tabletop.values import replace
from tabletop.wording import in_words

if TYPE_CHECKING:
    from tabletop.account import Account

ORIGINS = {
    "": "",
    "file": "copy from a file",
    "crash": "copy from before a crash",
    "link": "other line, from a link",
}


def usual_name(seat: int) -> str:
    """What a person at a seat is called who has not said a name."""
    return f"Player {seat + 1}"


@dataclass(frozen=True)
class Record:
    """One match at one table, a value: what changes is another record (`dataclasses.replace`).

    players: PERSON or a bot's strength, a seat each; typed: what they are called, as they typed it;
    beat: a challenge's score or None; by: the name that its sender has typed, or empty;
    daily: the date "2026-11-20" whose match it is, or None; watched: how many actions autoplay chose.
    begun: the date on which it was dealt here, None until it is saved; updated: when it was saved last, by
    `Store.stamp`.
    here: the seats of the people at this device, None for all; play: the match's name on every device
    that it is played on by link, empty for the record's own; turned: prompt and hand turn to the side of
    whose turn it is; phones: the seats of people who hold their hand on a phone of theirs (`app/live`).
    made: the numbers, in hex, of which all devices together made the seed, the host's first; empty as long as
    that is still to be done; None for any other seed.
    origin: where a second match of the same name came from, "file", "crash" or "link"; empty for all others.
    lesson: of a match that teaches, how many of its steps are done, one more than there are when it was left;
    None for all others. It is never counted. onward: the link that waits until the lesson is over,
    or that of the match in the middle of which this one was begun, or empty.
    practised: it was begun in the middle of another match, to try what else might come of it; `practice` says
    so too of a match with luck of its own. It is never counted.
    notes: what is written beside the match (`Desk`, games/contract.py).
    accounts: what the match was for its seats, once it is over and that is reckoned (`tabletop/account.py`).
    """

    id: str
    match: Match
    players: Sequence[str] = ()
    typed: Sequence[str] = ()
    beat: tuple[int, ...] | None = None
    by: str = ""
    daily: str | None = None
    begun: str | None = None
    here: tuple[int, ...] | None = None
    play: str = ""
    turned: bool = False
    phones: tuple[int, ...] = ()
    made: tuple[str, ...] | None = None
    watched: int = 0
    updated: int = 0
    origin: Origin = ""
    lesson: int | None = None
    onward: str = ""
    practised: bool = False
    notes: NoteBook = NOTHING
    accounts: tuple[Account, ...] = ()

    def __post_init__(self) -> None:
        seats = range(self.match.seats)
        given = {
            "players": tuple(self.players) or (PERSON,) * len(seats),
            "typed": self.typed or tuple(map(usual_name, seats)),
            "play": self.play or self.id,
        }
        if not isinstance(self.typed, tuple):  # it was not a record's yet
            given["typed"] = tuple(
                typed.name(name) or usual_name(seat) for seat, name in enumerate(self.typed)
            )
        for name, value in given.items():
            object.__setattr__(self, name, value)

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called, as it stands among words."""
        return _isolated(self.typed)

    @property
    def sender(self) -> str:
        """Who has sent the challenge, as the name stands among words; empty if nobody has said so."""
        return typed.isolated(self.by)

    @property
    def called(self) -> str:
        """What the person is called through whose eyes the table is shown, if somebody has typed it."""
        name = self.typed[self.person]
        return "" if name == usual_name(self.person) else name

    def again(self, id: str, match: Match, first: int = 0) -> Record:
        """Another match of the same people and bots at the same places, or moved round the table, so that
        whoever had the seat `first` has the first one."""
        seats = self.match.seats
        order = [(first + seat) % seats for seat in range(seats)]
        here = None if self.here is None else tuple(sorted((seat - first) % seats for seat in self.here))
        phones = tuple(sorted((seat - first) % seats for seat in self.phones))
        players, names = ([of[seat] for seat in order] for of in (self.players, self.typed))
        return Record(id, match, players, tuple(names), here=here, turned=self.turned, phones=phones)

    def first_next(self, table: Table[Any]) -> int:
        """The seat that moves to the first place in the next match: that of whoever came last, where the
        rules leave open who begins; else nobody moves."""
        outcome = self.outcome
        if not outcome or not table.FACTS.first_begins:
            return 0
        return max(range(self.match.seats), key=lambda seat: (outcome.places[seat] or math.inf, seat))

    def fork(self, id: str) -> Record:
        """The same match once more, with all that is written beside it, to go on with apart from this one;
        from practice the way back goes along."""
        twin, onward = self.again(id, self.match), self.onward if self.practised else ""
        return replace(twin, notes=self.notes, watched=self.watched, practised=self.practised, onward=onward)

    def practise(self, id: str, match: Match) -> Record:
        """Another line of the same match, as practice: of the same people and bots, all of them here. The way
        back to this one goes along, if it is kept."""
        twin, notes = self.again(id, match), self.notes.follow(match.at - 1).forget()
        onward = f"{match.game.slug}/match/{self.id}" if self.id else ""
        return replace(twin, here=None, phones=(), practised=True, notes=notes, onward=onward)

    def went_to(self, match: Match) -> Record:
        """The match stands elsewhere, and what is written goes with it."""
        return replace(self, match=match, notes=self.notes.follow(match.at))

    @cached_property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.match.state.outcome(self.names)

    @property
    def person(self) -> int:
        """The seat through whose eyes the table is shown: the person to move, else the first person here."""
        seat = self.match.state.seat
        return seat if seat in self.mine or not self.mine else self.mine[0]

    @property
    def is_reviewed(self) -> bool:
        """Is there an account of it: does a person here decide in it, and can it be won or lost? Of lessons
        and practice there is none, nor of what bots have done for people."""
        outcome, match = self.outcome, self.match
        if not outcome or not outcome.counts or not self.counted:
            return False
        return match.at == len(match.log) and bool(self.people) and not self.left_to_bots

    @property
    def left_to_bots(self) -> bool:
        """Have bots made all choices of people?"""
        own = sum(state.seat in self.people for state in self.match.states[: self.match.at])
        return self.watched >= own

    def account_of(self, seat: int) -> Account | None:
        """What the match was for a seat, if it is reckoned."""
        return next((one for one in self.accounts if one.seat == seat), None)

    @property
    def persons(self) -> int:
        """How many people sit at the table, wherever they are."""
        return self.players.count(PERSON)

    @property
    def alone(self) -> bool:
        """Does one person play alone, with bots only in a game that cannot be played without others?"""
        game = self.match.game
        return self.match.seats == 1 or (self.persons == 1 and game.seats[0] > 1)

    @cached_property
    def people(self) -> list[int]:
        """The seats of people, wherever they are."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    @cached_property
    def mine(self) -> list[int]:
        """The seats of the people at this device."""
        here = self.people if self.here is None else self.here
        return [seat for seat in self.people if seat in here and seat not in self.phones]

    @property
    def away(self) -> list[int]:
        """The seats of the people who get the match by link."""
        return [seat for seat in self.people if seat not in (*self.mine, *self.phones)]

    @property
    def all_out(self) -> bool:
        """Is the match over for all people at the table, wherever they are, while it goes on?"""
        return bool(self.people) and not self.outcome and all(map(self.match.state.out, self.people))

    @property
    def has_secrets(self) -> bool:
        """Does somebody see what not everybody may, in this match?"""
        match = self.match
        seats = range(match.seats)
        return any(state.keeps_secret(seat) for state in (match.states[0], match.state) for seat in seats)

    @property
    def seating(self) -> Seating:
        """Who sits where, for a link to another device."""
        return Seating(self.play, tuple(self.players), tuple(self.typed))

    @cached_property
    def turn(self) -> str:
        """Who must decide now: "here", "phone", "away", "bot", or nobody when the match is over."""
        seat = self.match.state.seat
        if self.outcome:
            return ""
        if seat not in self.people:
            return "bot"
        return "here" if seat in self.mine else "phone" if seat in self.phones else "away"

    def who(self, seat: int) -> str:
        """A seat's name, and what kind of bot it is if it is one."""
        player = self.players[seat]
        return self.names[seat] if player == PERSON else f"{self.names[seat]} ({player} bot)"

    @property
    def practice(self) -> bool:
        """Is it no match of its own, but one to try things in, or with other luck than its seed gives?"""
        return self.practised or self.match.has_own_luck

    @property
    def begun_in(self) -> str:
        """The id of the match in the middle of which this one was begun as practice; empty if it is none, or
        that was not kept here."""
        return self.onward.rpartition("/")[2] if self.practised else ""

    @property
    def counted(self) -> bool:
        """Is there anything to win? Lessons and practice are compared with nothing, and nothing is kept of
        how they end."""
        return self.lesson is None and not self.practice

    @property
    def compared(self) -> bool:
        """Has it a result that is compared with those of others?"""
        return bool(self.outcome and self.outcome.counts and not self.practice)

    @property
    def sets_challenge(self) -> bool:
        """Is there a score that somebody else might want to beat, or that answers a challenge?"""
        if not self.outcome or not self.compared:
            return False
        return bool(self.beat) or any(part > 0 for part in self.outcome.scores[self.person])

    @property
    def winners(self) -> str:
        """Who has won a match of several seats, in words."""
        outcome = self.outcome
        first = (
            [self.names[seat] for seat, place in enumerate(outcome.places) if place == 1] if outcome else []
        )
        return f"{in_words(first)} {'win' if len(first) > 1 else 'wins'}" if first else "Nobody wins"

    @property
    def marks(self) -> list[str]:
        """What is shown beside a result and never hidden."""
        marks = {
            "rewound": self.match.rewound,
            "hinted": self.match.hinted,
            "played by a bot": self.watched > 0 and self.left_to_bots,
            "played by a bot in part": self.watched > 0 and not self.left_to_bots,
            "a lesson": self.lesson is not None,
            "practice": self.practice,
        }
        return [mark for mark, holds in marks.items() if holds]

    def title(self, table: Table[Any]) -> str:
        """What people have called this match; empty if it has no name of its own."""
        return typed.isolated(table.FACTS.desk.title(self.notes.now)) if table.FACTS.desk else ""


@lru_cache(maxsize=8)
def _isolated(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(typed.isolated, names))


def from_link(id: str, linked: Linked, today: str) -> Record:
    """A link's seed as a new match: a day's, if the seed is a day's and nothing else was chosen."""
    match = linked.match
    daily = None if match.options else day_of(match.seed, today)
    return Record(id, match, beat=linked.beat, by=linked.by if linked.beat else "", daily=daily)
