"""The options of a match to come, asked for on a game's start page."""

from __future__ import annotations

from app.page.markup import radios
from tabletop.game import Game, Option
from tabletop.options import refusal


class Options:
    """What is wished for. A wish that cannot be had with so many players waits until it can."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.wishes: dict[str, int] = {}

    def choose(self, arg: str) -> None:
        """What a radio button says: "option-elbow=1"."""
        name, _, choice = arg.removeprefix("option-").partition("=")
        self.wishes[name] = int(choice)

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
