"""Phones at a table: what is known of each, and which seats of a match it can hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from app.keep.record import Record
from app.live.hand import Hand
from app.live.messages import Now, Place, Shown, text


@dataclass(eq=False)
class Guest:
    """A phone at the table, or on its way. place: the number that it has here, from 1; device: by which it is
    known again; hand: what it holds, None while it has not said who it is; words: what it is told until it
    has; numbers: of its pictures."""

    line: Any
    place: int = 0
    device: str = ""
    hand: Hand | None = None
    words: str = ""
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose hand it is."""
        return self.hand.seats if self.hand else ()

    def holds(self, hand: Hand | None) -> None:
        """This is its hand from now on."""
        if self.hand:
            self.hand.leave()
        self.hand = hand

    def say(self, message: Shown) -> None:
        """Over the line."""
        self.line.say(text(message))


def seats_of(record: Record, names: list[str]) -> tuple[int, ...]:
    """The seats of these people at a match."""
    return tuple(seat for seat, name in enumerate(record.typed) if name in names)


def places(record: Record, held: set[int], kept: Mapping[str, list[str]], device: str) -> tuple[Place, ...]:
    """The seats that a device may hold, and where those are who have them now: of people, and of whom a phone
    has held before. At a table of one all others look on. held: by phones that are there; kept: whose hands
    each device has held last."""
    if record.match.seats == 1:
        return ()
    before = {name: one for one, names in kept.items() for name in names}
    found = []
    for seat, name in enumerate(record.typed):
        if seat in record.people or name in before:
            gone = seat in record.phones and before.get(name, device) != device
            now: Now = "table" if seat in record.mine else "link" if seat in record.away else ""
            found.append(Place(seat, name, seat not in held, "gone" if gone else now))
    return tuple(found)
