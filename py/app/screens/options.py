"""The options of a match to come, asked for on a game's start page, and remembered for the next time."""

from __future__ import annotations

from collections.abc import Mapping

from app.keep.schema import OPTIONS, Wishes
from app.keep.store import Store
from app.page.markup import dial, esc, radios
from app.screens.head_start_view import head_start_html
from app.screens.seat_setup import SeatSetup
from games import Entry
from tabletop.game import Option
from tabletop.head_start import given
from tabletop.options import refusal, short


class Options:
    """What is wished for. A wish that cannot be had with so many players waits until it can.

    An option may be proposed to company: then it is on where two people or more play, until they choose it
    themselves; and what they choose there holds there alone.
    """

    def __init__(self, store: Store, entry: Entry, seating: SeatSetup) -> None:
        game = entry.game
        self.store, self.game, self.kept_as = store, game, f"{OPTIONS}.{game.slug}"
        self.sample, self.even, self.seating = entry.table.FACTS.sample, entry.table.FACTS.even, seating
        self.wishes = self.kept(self.kept_as)
        asked = self.kept(f"{self.kept_as}.company")
        self.in_company = {name: n for name, n in asked.items() if game.options[name].company}

    def kept(self, kept_as: str) -> dict[str, int]:
        """The wishes kept under a name that can still be had."""
        last: dict[str, int] = self.store.choice(kept_as, Wishes) or {}
        return {name: n for name, n in last.items() if self.knows(name, n)}

    def knows(self, name: str, n: int) -> bool:
        """Has the game this option, and this choice of it?"""
        return name in self.game.options and n < len(self.game.options[name].choices)

    def choose(self, arg: str) -> None:
        """What a radio button or a dial says: "option-elbow=1". A dial says the place on it."""
        name, _, said = arg.removeprefix("option-").partition("=")
        option = self.game.options[name]
        n = option.dial[int(said)] if option.dial else int(said)
        if self.seating.company and option.company:
            self.in_company[name] = n
            self.store.choose(f"{self.kept_as}.company", self.in_company)
        else:
            self.wishes[name] = n
            self.store.choose(self.kept_as, self.wishes)

    @property
    def wished(self) -> dict[str, int]:
        """What is chosen or proposed where so many play, whether it can be had or not."""
        if not self.seating.company:
            return self.wishes
        proposed = {name: 1 for name, option in self.game.options.items() if option.company}
        return {**self.wishes, **proposed, **self.in_company}

    def chosen(self) -> dict[str, int]:
        """The wishes that can be had with so many players, and that mean something with the others; and the
        head starts of those who sit there."""
        had = {name: n for name, n in self.wished.items() if not self.refusal(name, n)}
        meant = {name: n for name, n in had.items() if self.means(self.game.options[name], had)}
        starts = given(self.game, self.seating.starts[: self.seating.count])
        return {**meant, **{name: n for name, n in starts.items() if self.knows(name, n)}}

    def refusal(self, name: str, n: int) -> str:
        """Why this choice cannot be had with so many players, in words; empty if it can."""
        return refusal(self.game, name, n, self.seating.count)

    def means(self, option: Option, chosen: Mapping[str, int]) -> bool:
        """Does an option mean anything with what else is chosen?"""
        other, choice = option.within or ("", 0)
        return chosen.get(other, 0) == choice

    def given_up(self) -> str:
        """Why wishes cannot be had with so many players, in words; empty if all can."""
        return " ".join(filter(None, (self.refusal(name, n) for name, n in self.wishes.items())))

    def proposal(self, name: str) -> str:
        """The sentence with which an option is proposed that nobody has chosen yet; empty if it is not."""
        option = self.game.options[name]
        open_to = self.seating.company and name not in self.in_company
        return option.company if open_to and not self.refusal(name, 1) else ""

    def proposed(self) -> str:
        """All that is proposed, in words."""
        return " ".join(filter(None, (self.proposal(name) for name in self.game.options)))

    def html(self) -> str:
        """A row of radio buttons or a dial for each option, with what it means below, or why it cannot be
        had, those first that are proposed to company, and last the head start of whoever plays alone; and,
        where the game draws one, a sample of what a match will be like."""
        chosen = self.chosen()
        of_all = [(name, option) for name, option in self.game.options.items() if option.seat is None]
        proposed_first = sorted(of_all, key=lambda item: not item[1].company)
        rows = "".join(
            self.offered(name, option, chosen.get(name, 0))
            for name, option in proposed_first
            if self.means(option, chosen)
        )
        rows += self.head_start(0) if self.seating.count == 1 else ""
        shared = {name: n for name, n in chosen.items() if self.game.options[name].seat is None}
        sample = self.sample(shared) if self.sample else ""
        if not sample:
            return rows
        figure = f"<figure>{sample}<figcaption>An example</figcaption></figure>"
        return f'<div class="sampled"><div>{rows}</div>{figure}</div>'

    def head_start(self, seat: int) -> str:
        """The dial of a seat's head start; nothing in a game that has none."""
        alike = not any(n for name, n in self.chosen().items() if self.game.options[name].seat != seat)
        even = self.even.get(self.seating.count, 0) if alike else 0
        kinds = self.seating.kinds[: self.seating.count]
        others = [kind for other, kind in enumerate(kinds) if other != seat]
        return head_start_html(self.game, seat, self.seating.starts[seat], even, others)

    def offered(self, name: str, option: Option, chosen: int) -> str:
        """An option, with the sentence that proposes it."""
        row = (self.dial if option.dial else self.row)(name, option, chosen)
        if not option.company:
            return row
        said = self.proposal(name)
        words = f"<p><b>Proposed:</b> {esc(said)}</p>" if said else ""
        return f'<div class="{"proposed" if said else "company"}">{words}{row}</div>'

    def dial(self, name: str, option: Option, chosen: int) -> str:
        """An option whose choices stand in a row from little to much."""
        words = [short(option, n) for n in range(len(option.choices))]
        return dial(f"option-{name}", option.title, words, option.dial, chosen, "option", option.about)

    def row(self, name: str, option: Option, chosen: int) -> str:
        """One option."""
        listed = [(str(n), words) for n, words in enumerate(option.choices)]
        refusals = {str(n): self.refusal(name, n) for n in range(len(option.choices))}
        off = [n for n, why in refusals.items() if why]
        said = " ".join([option.about, *filter(None, refusals.values())])
        return radios(f"option-{name}", option.title, listed, str(chosen), "option", off, said)
