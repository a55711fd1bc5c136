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
from tabletop.wording import in_words


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


class AtOnce(HighCard):
    """High Card whose players choose at once: both lay a card face down, and turn them up together."""

    TURN = ("roll", "choose", "turn_up", "compare")
    ASIDE = ("choice", "lead", "follow")
    WORDS: ClassVar[dict[str, Callable[..., str]]] = {
        **HighCard.WORDS,
        "laid": lambda card: f"Card {card} lies face down." if card else "A card lies face down.",
        "turned up": lambda cards: f"{in_words(cards)} are turned up.",
    }

    down: list[int]  # what lies face down, by seat; 0 for nothing

    def __init__(self, seats: int, seed: int | str, hand: int = HAND) -> None:
        self.down = [0] * seats
        super().__init__(seats, seed, hand)

    def choose(self) -> None:
        self.first(*(("choice", seat) for seat in range(self.seats)))

    def offer_choice(self, seat: int) -> list[Action]:
        self.seat = seat
        return self.offer_lead()

    def play_card(self, card: int) -> None:
        self.hands[self.seat] = tuple(c for c in self.hands[self.seat] if c != card)
        self.down[self.seat] = card
        self.happen("laid", card, to=self.seat)

    def turn_up(self) -> None:
        self.table, self.down = self.down, [0] * self.seats
        self.reveal()
        self.happen("turned up", self.table[:])

    def hidden(self, looker: int | None) -> dict[str, Any]:
        mine = [card if seat == looker else -bool(card) for seat, card in enumerate(self.down)]
        return {**super().hidden(looker), "down": mine}

    def determinize(self, seat: int, seed: int) -> Self:
        guess, other = super().determinize(seat, seed), 1 - seat
        known = {*guess.hands[seat], *guess.table, *guess.gone, guess.down[seat]}
        rest = iter(shuffled([card for card in range(1, CARDS + 1) if card not in known], seed, "unseen"))
        guess.hands[other] = tuple(sorted(next(rest) for _ in guess.hands[other]))
        guess.down[other] = next(rest) if guess.down[other] else 0
        return guess

    def check(self) -> None:
        cards = [*self.hands[0], *self.hands[1], *self.table, *self.gone, *filter(None, self.down)]
        assert len(set(cards)) == len(cards), f"a card is twice: {cards}"


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


class LeadsOpenly(HighCard):
    """A card is to be chosen while all look on, who cannot see it."""

    PUBLIC = frozenset(("lead",))


class TellsByAsking(HighCard):
    """Whether all may look on tells of the hand."""

    PUBLIC = frozenset(("lead",))

    @property
    def is_public_step(self) -> bool:
        return sum(self.hands[self.seat]) > CARDS


class ShowsACard(HighCard):
    """Of another's hand the first card is seen, of which `determinize` knows nothing."""

    def hidden(self, looker: int | None) -> dict[str, Any]:
        return {
            "hands": [
                hand if seat == looker else hand[:1] + (0,) * len(hand[1:])
                for seat, hand in enumerate(self.hands)
            ]
        }


class ReadsTheDieAlone(HighCard):
    """Its text leaves out what lies on the table and in the hands."""

    def __str__(self) -> str:
        return f"die: {self.die}"


def planted(kind: type[HighCard]) -> Entry:
    """The template's entry on the shelf, with these rules."""

    class Planted(HighCardGame):
        def new(self, seats: int, seed: int | str, **options: int) -> HighCard:
            return kind(seats, seed, LONG_HAND if options.get("rounds") else HAND)

    return load("nullgame")._replace(game=Planted())


def broken(entry: Entry) -> set[str]:
    """The laws that do not hold, but for those that compare with what was kept of the sound template."""
    found = set()
    for name in laws.LAWS:
        if name not in laws.SEEDLESS:
            try:
                laws.holds(name, entry, 2, "0")
            except (AssertionError, IllegalAction):
                found.add(name)
    return found


@pytest.mark.parametrize("kind", [HighCard, Sealed, AtOnce])
def test_what_is_sound_breaks_no_law(kind: type[HighCard]) -> None:
    assert not broken(planted(kind))


@pytest.mark.parametrize(
    ("kind", "by"),
    [
        (TellsTheBid, {"ears_hear_no_more_than_eyes_see"}),
        (TellsTheOther, {"ears_hear_no_more_than_eyes_see"}),
        (TellsTheDeal, {"ears_hear_no_more_than_eyes_see"}),
        (ForgetsToReveal, {"secrets_that_come_to_light_mark_the_match"}),
        (DealsAnew, {"luck_comes_out_of_the_streams"}),
        (DealsAnewUnseen, {"secrets_that_come_to_light_mark_the_match", "luck_comes_out_of_the_streams"}),
        (RollsFromTheSeed, {"luck_comes_out_of_the_streams"}),
        (
            OffersByTheOther,
            {
                "determinize_keeps_view_and_legal_actions",
                "bots_are_legal_repeatable_and_in_budget",
                "account_adds_up",
            },
        ),
        (
            ShowsACard,
            {
                "determinize_keeps_view_and_legal_actions",
                "page_says_what_the_view_knows",
                "position_has_a_text",
            },
        ),
        (LeadsOpenly, {"public_steps_show_nothing_of_a_hand"}),
        (TellsByAsking, {"public_steps_show_nothing_of_a_hand"}),
        (ReadsTheDieAlone, {"position_has_a_text"}),
    ],
)
def test_what_is_planted_breaks_a_law(kind: type[HighCard], by: set[str]) -> None:
    assert broken(planted(kind)) == by
