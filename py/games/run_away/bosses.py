"""The four bosses of Run Away!! (RA6.1)."""

from typing import NamedTuple


class Boss(NamedTuple):
    """A boss: how it moves, what it deals to those on whom its move ends and to those whom it passes, and the
    space from which it starts.

    way: "halts" at the first hero that it meets; "luck" is added to its speed; "round" adds a third of the
    round's number; "hunts" the nearest hero ahead within `reach`, else runs its speed.
    """

    name: str
    letter: str
    way: str
    speed: int
    confront: int
    trample: int
    start: int
    joke: str

    @property
    def called(self) -> str:
        """The first of its names, as a sentence begins with it: "The Minotaur"."""
        return self.name.partition(",")[0].partition(" of ")[0]

    @property
    def short(self) -> str:
        """What it is called where there is little room: "Minotaur"."""
        return self.called.removeprefix("The ")


REACH = 10
BOSSES = (
    Boss("Grandfather Troll", "G", "halts", 7, 2, 1, -4, "He only wants to talk. With his mouth full."),
    Boss(
        "Ember, the Landlady", "E", "luck", 2, 2, 1, -4, "You are behind with the rent, and in front of her."
    ),
    Boss("The Minotaur of Accounts", "M", "round", 6, 1, 2, -3, "He adds you up as he goes."),
    Boss("Hush, the Many-Legged", "H", "hunts", 5, 2, 1, -6, "She picks one of you. It is always you."),
)
