"""What stands on a game's box: enough to put it on the shelf without opening it."""

from __future__ import annotations

from typing import NamedTuple

DEPTHS = ("easy to learn", "some thought", "deep")


class Cover(NamedTuple):
    """A game as the shelf shows it; it stands in the game's `__init__.py`, beside the picture `cover.svg`.

    title: the game's name, spelt as its author spells it.
    seats: how many can sit at the table, without a gap.
    minutes: how long a match takes people, from and to.
    blurb: one sentence that makes somebody take the box down.
    depth: how hard it is, in a word or two: one of DEPTHS.
    kin: another game, by its slug, that is made of the same pieces; its start page is reached from here.
    """

    title: str
    seats: range
    minutes: tuple[int, int]
    blurb: str
    depth: str
    kin: str = ""

    @property
    def players(self) -> str:
        """For how many it is: "for 1 player", "for 1 to 4 players"."""
        few, many = self.seats[0], self.seats[-1]
        count = f"{few} to {many}" if few < many else str(few)
        return f"for {count} player{'s' if many > 1 else ''}"

    @property
    def time(self) -> str:
        """How long it takes: "10 to 20 minutes"."""
        return f"{self.minutes[0]} to {self.minutes[1]} minutes"
