"""The laws find what is planted: small faults in the template, which plays on with them as if nothing were.

`Sealed` is the template with a bid: sound, and with a secret for faults to tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

import pytest

import laws
from games import Entry, load
from games.nullgame.rules import CARDS, HAND, LONG_HAND, HighCard, HighCardGame
from tabletop import chance
from tabletop.actions import Action, IllegalAction
from tabletop.chance import shuffled


class Sealed(HighCard):
    """High Card whose first card of a round lies face down until the second is played."""

    WORDS: ClassVar[dict[str, Callable[..., str]]] = {
        **HighCard.WORDS,
        "played": lambda card: f"Card {card} is played." if card else "A card is laid face down.",
    }

    def play_card(self, card: int) -> None:
        self.hands[self.seat] = tuple(c for c in self.hands[self.seat] if c != card)
        self.table.append(card)
        if len(self.table) == 1:
            self.bid(card)
        else:
            self.reveal()
            self.happen("played", card)

    def bid(self, card: int) -> None:
        self.happen("played", card, to=self.seat)

    def hidden(self, looker: int | None) -> dict[str, Any]:
        sealed = len(self.table) == 1 and looker != 0
        return {**super().hidden(looker), "table": [0] if sealed else self.table[:]}

    def determinize(self, seat: int, seed: int) -> Self:
        guess = super().determinize(seat, seed)
        if guess.table == [0]:
            known = {*guess.hands[0], *guess.hands[1], *guess.gone}
            rest = [card for card in range(1, CARDS + 1) if card not in known]
            guess.table = shuffled(rest, seed, "bid")[:1]
        return guess


class TellsTheBid(Sealed):
    """All hear what was bid."""

    def bid(self, card: int) -> None:
        self.happen("played", card)


class TellsTheOther(Sealed):
    """The other seat hears what was bid, and the bidder does not."""

    def bid(self, card: int) -> None:
        self.happen("played", card, to=1 - self.seat)


class TellsTheDeal(HighCard):
    """All hear what was dealt to each."""

    def happen(self, kind: str, *args: Any, to: int | None = None) -> None:
        super().happen(kind, *args)


class ForgetsToReveal(HighCard):
    """A card is shown, and nothing is noted."""

    def reveal(self) -> None:
        pass


class DealsAnew(HighCard):
    """Whoever has played is dealt new cards straight from the seed."""

    def play_card(self, card: int) -> None:
        super().play_card(card)
        self.hands[self.seat] = dealt_anew(self)


class DealsAnewUnseen(Sealed):
    """The same after a bid, which notes nothing either."""

    def bid(self, card: int) -> None:
        super().bid(card)
        self.hands[self.seat] = dealt_anew(self)


def dealt_anew(state: HighCard) -> tuple[int, ...]:
    """As many cards as the deciding seat has, from those that lie nowhere else."""
    assert state.seed is not None
    elsewhere = {*state.hands[1 - state.seat], *state.table, *state.gone}
    deck = shuffled([card for card in range(1, CARDS + 1) if card not in elsewhere], state.seed, "anew")
    return tuple(sorted(deck[: len(state.hands[state.seat])]))


class RollsFromTheSeed(HighCard):
    """The die comes from the seed, and nobody counts the throws."""

    def throw(self, dice: int, sides: int = 6) -> list[int]:
        assert self.seed is not None
        return [chance.below(self.seed, "die", len(self.gone), sides) + 1] * dice


class OffersByTheOther(HighCard):
    """What may be played depends on what the other has."""

    def offer_lead(self) -> list[Action]:
        least = min(self.hands[1 - self.seat], default=0)
        offered = super().offer_lead()
        return [action for action in offered if action.args[0] > least] or offered


class ShowsACard(HighCard):
    """Of another's hand the first card is seen, of which `determinize` knows nothing."""

    def hidden(self, looker: int | None) -> dict[str, Any]:
        return {
            "hands": [
                hand if seat == looker else hand[:1] + (0,) * len(hand[1:])
                for seat, hand in enumerate(self.hands)
            ]
        }


def planted(kind: type[HighCard]) -> Entry:
    """The template's entry on the shelf, with these rules."""

    class Planted(HighCardGame):
        def new(self, seats: int, seed: int | str, **options: int) -> HighCard:
            return kind(seats, seed, LONG_HAND if options.get("rounds") else HAND)

    return load("nullgame")._replace(game=Planted())


def broken(entry: Entry) -> set[int]:
    """The laws that do not hold, but for those that compare with what was kept of the sound template."""
    found = set()
    for number in laws.LAWS:
        if number not in laws.SEEDLESS:
            try:
                laws.holds(number, entry, 2, "0")
            except (AssertionError, IllegalAction):
                found.add(number)
    return found


@pytest.mark.parametrize("kind", [HighCard, Sealed])
def test_what_is_sound_breaks_no_law(kind: type[HighCard]) -> None:
    assert not broken(planted(kind))


@pytest.mark.parametrize(
    ("kind", "by"),
    [
        (TellsTheBid, {20}),
        (TellsTheOther, {20}),
        (TellsTheDeal, {20}),
        (ForgetsToReveal, {21}),
        (DealsAnew, {22}),
        (DealsAnewUnseen, {21, 22}),
        (RollsFromTheSeed, {22}),
        (OffersByTheOther, {9, 14}),
        (ShowsACard, {9, 16}),
    ],
)
def test_what_is_planted_breaks_a_law(kind: type[HighCard], by: set[int]) -> None:
    assert broken(planted(kind)) == by
