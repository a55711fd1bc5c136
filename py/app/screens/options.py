"""The options of a match to come, asked for on a game's start page, and remembered for the next time."""

from __future__ import annotations

from app.keep.shapes import OPTIONS, Wishes
from app.keep.store import Store
from app.page.markup import radios
from tabletop.game import Game, Option
from tabletop.options import refusal


class Options:
    """What is wished for. A wish that cannot be had with so many players waits until it can."""

    def __init__(self, store: Store, game: Game) -> None:
        self.store, self.game, self.kept_as = store, game, f"{OPTIONS}.{game.slug}"
        last: dict[str, int] = store.choice(self.kept_as, Wishes) or {}
        self.wishes = {name: n for name, n in last.items() if self.knows(name, n)}

    def knows(self, name: str, n: int) -> bool:
        """Has the game this option, and this choice of it?"""
        return name in self.game.options and n < len(self.game.options[name].choices)

    def choose(self, arg: str) -> None:
        """What a radio button says: "option-elbow=1"."""
        name, _, choice = arg.removeprefix("option-").partition("=")
        self.wishes[name] = int(choice)
        self.store.choose(self.kept_as, self.wishes)

    def chosen(self, seats: int) -> dict[str, int]:
        """The wishes that can be had with so many players."""
        return {name: n for name, n in self.wishes.items() if not refusal(self.game, name, n, seats)}

    def given_up(self, seats: int) -> str:
        """Why wishes cannot be had with so many players, in words; empty if all can."""
        return " ".join(filter(None, (refusal(self.game, name, n, seats) for name, n in self.wishes.items())))

    def html(self, seats: int) -> str:
        """A row of radio buttons for each option, with what it means below, or why it cannot be had."""
        chosen = self.chosen(seats)
        return "".join(
            self.row(name, option, chosen.get(name, 0), seats) for name, option in self.game.options.items()
        )

    def row(self, name: str, option: Option, chosen: int, seats: int) -> str:
        """One option."""
        listed = [(str(n), words) for n, words in enumerate(option.choices)]
        refusals = {str(n): refusal(self.game, name, n, seats) for n in range(len(option.choices))}
        off = [n for n, why in refusals.items() if why]
        said = " ".join([option.about, *filter(None, refusals.values())])
        return radios(f"option-{name}", option.title, listed, str(chosen), "option", off, said)
