"""The options of a match to come, asked for on a game's start page, and remembered for the next time."""

from __future__ import annotations

from collections.abc import Mapping

from app.keep.schema import OPTIONS, Wishes
from app.keep.store import Store
from app.page.markup import dial, radios
from games import Entry
from tabletop.game import Option
from tabletop.options import refusal, short


class Options:
    """What is wished for. A wish that cannot be had with so many players waits until it can."""

    def __init__(self, store: Store, entry: Entry) -> None:
        game = entry.game
        self.store, self.game, self.kept_as = store, game, f"{OPTIONS}.{game.slug}"
        self.sample = entry.table.FACTS.sample
        last: dict[str, int] = store.choice(self.kept_as, Wishes) or {}
        self.wishes = {name: n for name, n in last.items() if self.knows(name, n)}

    def knows(self, name: str, n: int) -> bool:
        """Has the game this option, and this choice of it?"""
        return name in self.game.options and n < len(self.game.options[name].choices)

    def choose(self, arg: str) -> None:
        """What a radio button or a dial says: "option-elbow=1". A dial says the place on it."""
        name, _, said = arg.removeprefix("option-").partition("=")
        dial = self.game.options[name].dial
        self.wishes[name] = dial[int(said)] if dial else int(said)
        self.store.choose(self.kept_as, self.wishes)

    def chosen(self, seats: int) -> dict[str, int]:
        """The wishes that can be had with so many players, and that mean something with the others."""
        had = {name: n for name, n in self.wishes.items() if not refusal(self.game, name, n, seats)}
        return {name: n for name, n in had.items() if self.means(self.game.options[name], had)}

    def means(self, option: Option, chosen: Mapping[str, int]) -> bool:
        """Does an option mean anything with what else is chosen?"""
        other, choice = option.within or ("", 0)
        return chosen.get(other, 0) == choice

    def given_up(self, seats: int) -> str:
        """Why wishes cannot be had with so many players, in words; empty if all can."""
        return " ".join(filter(None, (refusal(self.game, name, n, seats) for name, n in self.wishes.items())))

    def html(self, seats: int) -> str:
        """A row of radio buttons or a dial for each option, with what it means below, or why it cannot be
        had; and, where the game draws one, a sample of what a match will be like."""
        chosen = self.chosen(seats)
        rows = "".join(
            (self.dial if option.dial else self.row)(name, option, chosen.get(name, 0), seats)
            for name, option in self.game.options.items()
            if self.means(option, chosen)
        )
        sample = self.sample(chosen) if self.sample else ""
        if not sample:
            return rows
        figure = f"<figure>{sample}<figcaption>An example</figcaption></figure>"
        return f'<div class="sampled"><div>{rows}</div>{figure}</div>'

    def dial(self, name: str, option: Option, chosen: int, seats: int) -> str:
        """An option whose choices stand in a row from little to much."""
        words = [short(option, n) for n in range(len(option.choices))]
        return dial(f"option-{name}", option.title, words, option.dial, chosen, "option", option.about)

    def row(self, name: str, option: Option, chosen: int, seats: int) -> str:
        """One option."""
        listed = [(str(n), words) for n, words in enumerate(option.choices)]
        refusals = {str(n): refusal(self.game, name, n, seats) for n in range(len(option.choices))}
        off = [n for n, why in refusals.items() if why]
        said = " ".join([option.about, *filter(None, refusals.values())])
        return radios(f"option-{name}", option.title, listed, str(chosen), "option", off, said)
