"""Who sits where in a match to come: chosen on a game's start page, and remembered for the next time.

There are four ways to play a game of several: alone among bots, with others at this device, with others who
hold their hands on phones, with others far apart. Which one it is follows from who sits there; how the seats
stood is kept for each of them.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from app.keep.people import People
from app.keep.record import Record, usual_name
from app.keep.schema import PERSON, SEATS, Place, Seating, seating_for
from app.keep.store import Store
from tabletop.bots import STRENGTHS
from tabletop.typed import name
from tabletop.values import replace
from tabletop.wording import in_words, number

Way = Literal["alone", "together", "phones", "apart"]
AWAY: Final = "away"
ALONE: Final = "alone"
TOGETHER: Final = "together"
APART: Final = "apart"
PHONE: Final = "phone"
PHONES: Final = "phones"
JOINS: dict[Way, Place] = {
    ALONE: "middle",
    TOGETHER: PERSON,
    PHONES: PHONE,
    APART: AWAY,
}  # who it is that joins
PEOPLE: tuple[Place, ...] = (PERSON, PHONE, AWAY)
BOTS = ("Ash", "Bramble", "Cinder", "Dusk", "Elm")  # names of bots, by seat
NOBODY = "Somebody must sit at this device: make one seat “Person here”, or all of them bots."


def way_of(kinds: list[Place]) -> Way:
    """How a match is played in which these sit."""
    if AWAY in kinds:
        return APART
    if PHONE in kinds:
        return PHONES
    return TOGETHER if kinds.count(PERSON) > 1 else ALONE


class SeatSetup:
    """How many seats, and kind, name and head start for each that there could be. open: the seat that is
    being changed, None if none is."""

    def __init__(self, store: Store, slug: str, seats: range) -> None:
        self.store, self.kept_as, self.seats = store, f"{SEATS}.{slug}", seats
        self.people = People(store)
        self.open: int | None = None
        self.names = [""] * seats[-1]  # a name is empty if it is the usual one
        self.kinds: list[Place] = [PERSON] * seats[-1]
        self.starts = [0] * seats[-1]
        self.turned = False
        self.take(self.kept(self.kept_as) or self.usual_seating(ALONE))

    # --- what is kept -------------------------------------------------------------------

    def kept(self, kept_as: str) -> Seating | None:
        """What is kept under this name, if it fits the game."""
        return seating_for(self.seats, self.store.choice(kept_as, Seating))

    def keep(self) -> None:
        """Remember the choices: as the last ones, and as those of this way."""
        starts = tuple(self.starts) if any(self.starts) else ()
        chosen = Seating(self.count, tuple(self.kinds), tuple(self.names), self.turned, starts)
        for kept_as in (self.kept_as, f"{self.kept_as}.{self.way}"):
            self.store.choose(kept_as, chosen._asdict())

    def take(self, seating: Seating) -> None:
        """All sit like this."""
        self.count, self.turned, self.open = seating.count, seating.turned, None
        self.kinds, self.names = list(seating.kinds), list(seating.names)
        self.starts = [*seating.starts, *[0] * self.seats[-1]][: self.seats[-1]]

    def usual_seating(self, way: Way) -> Seating:
        """As few as play in this way, whoever sits first with their name."""
        most, first = self.seats[-1], self.names[0] if self.kinds[0] == PERSON else ""
        count = self.seats[0] if way == ALONE else max(2, self.seats[0])
        sits: Place = PHONE if way == PHONES else PERSON
        return Seating(count, (sits, *[JOINS[way]] * (most - 1)), (first, *[""] * (most - 1)), self.turned)

    # --- what is chosen -----------------------------------------------------------------

    @property
    def way(self) -> Way:
        """How it is played."""
        return way_of(self.kinds[: self.count])

    def go(self, way: Way) -> None:
        """Play in this way: all sit as they did then last time."""
        if way != self.way:
            last = self.kept(f"{self.kept_as}.{way}")
            fits = last and way_of(list(last.kinds[: last.count])) == way
            self.take(last if last and fits else self.usual_seating(way))
            self.keep()

    def resize(self, count: int) -> None:
        """Another number of players. Whoever plays alone is joined by bots."""
        alone = self.way == ALONE
        for seat in range(self.count, count) if alone else ():
            if self.kinds[seat] in PEOPLE:
                self.sit(seat, "middle")
        self.count, self.open = count, None
        self.keep()

    def sit(self, seat: int, kind: Place) -> None:
        """Somebody else sits here. A bot does not take over a person's name and head start, nor a person a
        bot's."""
        if (kind in PEOPLE) != (self.kinds[seat] in PEOPLE):
            self.names[seat], self.starts[seat] = "", 0
        self.kinds[seat] = kind
        self.keep()

    def leave(self, seat: int) -> None:
        """Whoever sits here goes, and all behind them move up."""
        joins = JOINS[self.way]
        del self.kinds[seat], self.names[seat], self.starts[seat]
        self.kinds.append(joins)
        self.names.append("")
        self.starts.append(0)
        self.count, self.open = self.count - 1, None
        self.keep()

    @property
    def next_seat(self) -> int | None:
        """Where somebody who has played here before would sit down: at the seat that is being changed, or the
        first person's without a name, or beside the others while there is room."""
        if self.open is not None:
            return self.open
        for seat in range(self.count):
            if self.kinds[seat] in PEOPLE and not self.names[seat]:
                return seat
        return self.count if self.way != ALONE and self.count < self.seats[-1] else None

    @property
    def strangers(self) -> list[str]:
        """The names of those who have played here before and do not sit yet."""
        return [known for known in self.people.names if known not in self.names[: self.count]]

    def welcome(self, known: str) -> int | None:
        """Somebody who has played here before sits down; where."""
        seat = self.next_seat
        if seat is None:
            return None
        self.count, self.open = max(self.count, seat + 1), None
        if self.kinds[seat] not in PEOPLE:
            self.kinds[seat] = JOINS[self.way] if JOINS[self.way] in PEOPLE else PERSON
        if self.names[seat] != known:
            self.names[seat], self.starts[seat] = known, 0
        self.keep()
        return seat

    def give(self, seat: int, level: int) -> None:
        """Whoever sits here has a head start of this level."""
        self.starts[seat] = level
        self.keep()

    def forget(self, known: str) -> None:
        """Nobody of this name has ever been here."""
        self.people.forget(known)
        self.names = ["" if other == known else other for other in self.names]

    def name(self, seat: int) -> str:
        """What a seat is called: as typed, or by its usual name."""
        return self.names[seat] or self.usual(seat)

    def usual(self, seat: int) -> str:
        """The name of whoever has not been given one."""
        return usual_name(seat) if self.kinds[seat] in PEOPLE else BOTS[seat]

    def rename(self, seat: int, typed: str) -> None:
        """A seat is called as typed; its usual name is none of its own."""
        called = name(typed)
        self.names[seat] = "" if called == self.usual(seat) else called
        self.keep()

    def turn(self, turned: bool) -> None:
        """The device lies in the middle, and turns to whose turn it is; or on one side."""
        self.turned = turned
        self.keep()

    # --- what follows -------------------------------------------------------------------

    @property
    def company(self) -> bool:
        """Do two people play or more, here or elsewhere?"""
        return sum(kind in PEOPLE for kind in self.kinds[: self.count]) > 1

    @property
    def fault(self) -> str:
        """What is wrong with the choices, in words."""
        kinds = self.kinds[: self.count]
        here = PERSON in kinds or PHONE in kinds
        return NOBODY if AWAY in kinds and not here else ""

    @property
    def words(self) -> str:
        """Who plays, in a line: "You, alone"; "You and 2 middle bots"."""
        kinds = self.kinds[: self.count]
        if self.count == 1:
            return "You, alone"
        here = kinds.count(PERSON)
        said = ["You"] if here else []
        if PHONE in kinds:
            said.append(f"{number(kinds.count(PHONE))} with a phone each")
        if here > 1:
            said.append("one more person" if here == 2 else f"{number(here - 1)} more people")
        if AWAY in kinds:
            said.append(f"{number(kinds.count(AWAY))} by link")
        said += [
            f"{'an' if kind == 'easy' else 'a'} {kind} bot" if bots == 1 else f"{number(bots)} {kind} bots"
            for kind in STRENGTHS
            if (bots := kinds.count(cast(Place, kind)))
        ]
        line = in_words(said)
        looks = "" if PHONE in kinds else ", and you look on"
        return line if here else f"{line[0].upper()}{line[1:]}{looks}"

    def seat(self, record: Record) -> Record:
        """Put everybody at the table of a new match, and remember who they are."""
        if self.count == 1:
            return record
        kinds = self.kinds[: self.count]
        here = tuple(seat for seat, kind in enumerate(kinds) if kind == PERSON)
        called = zip(kinds, self.names, strict=False)
        self.people.played(typed for kind, typed in called if kind in PEOPLE and typed)
        return replace(
            record,
            players=tuple(PERSON if kind in PEOPLE else kind for kind in kinds),
            typed=[self.name(seat) for seat in range(self.count)],
            here=here if AWAY in kinds else None,
            phones=tuple(seat for seat, kind in enumerate(kinds) if kind == PHONE),
            turned=self.turned,
        )
