"""Who sits where in a match to come: asked for on a game's start page, and remembered for the next time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast

from app.keep.record import Record
from app.keep.schema import PERSON, SEATS, Place, Seating, seating_for
from app.keep.store import Store
from app.page.markup import esc, select
from drawing.seats import badge
from tabletop.bots import STRENGTHS
from tabletop.typed import LONGEST_NAME, NAME, name
from tabletop.wording import in_words, number

AWAY: Final = "away"
KINDS = (
    (PERSON, "A person here"),
    (AWAY, "A person elsewhere, by link"),
    ("easy", "Easy bot"),
    ("middle", "Middle bot"),
    ("strong", "Strong bot"),
)
BOTS = ("Ash", "Bramble", "Cinder", "Dusk", "Elm")  # names of bots, by seat
ONE_SIDE, TURNED = "side", "turned"
SIDES = (
    (ONE_SIDE, "with all on one side of it"),
    (TURNED, "in the middle: prompt and hand turn to whose turn it is"),
)
NOBODY = "Somebody must sit at this device: choose “A person here” for one seat, or bots for all."


class SeatSetup:
    """The choices of the form: how many seats, and kind and name for each that there could be."""

    def __init__(self, store: Store, slug: str, seats: range) -> None:
        self.store, self.kept_as, self.seats = store, f"{SEATS}.{slug}", seats
        bot: Place = "middle"
        kinds: list[Place] = [PERSON, *[bot] * (seats[-1] - 1)]
        usual = Seating(seats[0], tuple(kinds), ("",) * seats[-1], False)
        last: Seating = seating_for(seats, store.choice(self.kept_as, Seating)) or usual
        self.count, self.turned = last.count, last.turned
        self.kinds, self.names = list(last.kinds), list(last.names)  # a name is empty if it is the usual one

    def keep(self) -> None:
        """Remember the choices."""
        chosen = Seating(self.count, tuple(self.kinds), tuple(self.names), self.turned)
        self.store.choose(self.kept_as, chosen._asdict())

    def name(self, seat: int) -> str:
        """What a seat is called: as typed, or by its usual name."""
        return self.names[seat] or self.usual(seat)

    def usual(self, seat: int) -> str:
        """The name of whoever has not been given one."""
        return f"Player {seat + 1}" if self.kinds[seat] in (PERSON, AWAY) else BOTS[seat]

    def read(self, page: Any) -> None:
        """Take over what stands in the form."""
        for seat in range(self.count if self.count > 1 else 0):
            typed = name(page.value(f"name-{seat}"))
            self.names[seat] = "" if typed == self.usual(seat) else typed
            self.kinds[seat] = page.value(f"sitter-{seat}") or self.kinds[seat]
        if page.value("turned"):
            self.turned = page.value("turned") == TURNED
        self.keep()

    @property
    def fault(self) -> str:
        """What is wrong with the choices, in words."""
        kinds = self.kinds[: self.count]
        return NOBODY if AWAY in kinds and PERSON not in kinds else ""

    @property
    def words(self) -> str:
        """Who plays, in a line: "You, alone"; "You and 2 middle bots"."""
        kinds = self.kinds[: self.count]
        if self.count == 1:
            return "You, alone"
        here = kinds.count(PERSON)
        said = ["You"] if here else []
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
        return line if here else f"{line[0].upper()}{line[1:]}, and you look on"

    def seat(self, record: Record) -> Record:
        """Put everybody at the table of a new match."""
        if self.count == 1:
            return record
        kinds = self.kinds[: self.count]
        here = tuple(seat for seat, kind in enumerate(kinds) if kind == PERSON)
        return replace(
            record,
            players=tuple(PERSON if kind == AWAY else kind for kind in kinds),
            typed=[self.name(seat) for seat in range(self.count)],
            here=here if AWAY in kinds else None,
            turned=self.turned,
        )

    def html(self) -> str:
        """The fields: how many, then each seat with its sign, name and kind."""
        counts = [(str(n), "1, alone" if n == 1 else str(n)) for n in self.seats]
        html = select("seats", "Players", counts, str(self.count), "seats") if len(counts) > 1 else ""
        if self.count == 1:
            return html
        rows = "".join(self.row(seat) for seat in range(self.count))
        kinds = self.kinds[: self.count]
        if kinds.count(PERSON) > 1:
            chosen = TURNED if self.turned else ONE_SIDE
            rows += select("turned", "This device lies", SIDES, chosen, "seating")
        if AWAY in kinds:
            rows += (
                '<p class="small">After each turn here you send a link; opened on the other device, '
                "the match goes on there.</p>"
            )
        rows += f'<p class="small">A name has at most {NAME} letters.</p>'
        return f'{html}<fieldset class="seating"><legend>Who sits where</legend>{rows}</fieldset>'

    def row(self, seat: int) -> str:
        """One seat's fields."""
        kind = select(f"sitter-{seat}", f"Seat {seat + 1}", KINDS, self.kinds[seat], "seating")
        return (
            f'<div class="seat">{badge(seat)}<label class="field"><span>Name'
            f'<span class="sr-only"> in seat {seat + 1}</span></span>'
            f'<input type="text" id="name-{seat}" value="{esc(self.name(seat))}" maxlength="{LONGEST_NAME}" '
            f'data-change="seating" autocomplete="off"></label>{kind}</div>'
        )
