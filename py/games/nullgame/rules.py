"""High Card: the smallest game that has dice, hidden cards and two seats.

Never on the shelf: it is there to be copied, and the laws run on it always. Each method names the line of
RULES.md that it carries out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from games.nullgame import COVER
from tabletop.actions import Action, Kind
from tabletop.chance import shuffled
from tabletop.game import PLAYERS, Game, Names, Option, Outcome, State, Who
from tabletop.wording import in_words

CARDS = 12
HAND = 3
LONG_HAND = 5

Play = Kind("play_card", "play {}", int)


class HighCard(State):
    """A position of High Card. `hands` has one tuple a seat, 0 for a card that is not seen."""

    TURN = ("roll", "lead", "pass_on", "follow", "compare", "pass_on")
    WORDS: ClassVar[dict[str, Callable[..., str]]] = {
        "dealt": lambda hand: f"Dealt {in_words(hand)}." if hand else "Cards are dealt.",
        "rolled": "The die shows {}.".format,
        "played": "Card {} is played.".format,
        "won": "{} takes the round.".format,
        "nobody": "Both went over; nobody takes the round.".format,
    }

    hands: list[tuple[int, ...]]
    table: list[int]  # the cards played this round, one by the first seat, then one by the second
    gone: list[int]  # the cards of earlier rounds
    die: int
    rounds: list[int]  # taken, by seat

    def __init__(self, seats: int, seed: int | str, hand: int = HAND) -> None:
        super().__init__(seats, seed)
        deck = self.shuffle("cards", range(1, CARDS + 1))
        self.hands = [tuple(sorted(deck[hand * i : hand * (i + 1)])) for i in range(seats)]
        self.table = []
        self.gone = []
        self.die = 0
        self.rounds = [0] * seats
        for self.seat in reversed(range(seats)):
            self.happen("dealt", self.hands[self.seat], to=self.seat)
        self.settle()

    def roll(self) -> None:
        """NG2: one die for both."""
        self.gone += self.table
        self.table = []
        [self.die] = self.throw(1)
        self.happen("rolled", self.die)

    def offer_lead(self) -> list[Action]:
        """NG2: a card of the deciding seat's hand."""
        return [Play(card) for card in self.hands[self.seat]]

    offer_follow = offer_lead

    def play_card(self, card: int) -> None:
        """NG2: a card goes face up on the table."""
        self.hands[self.seat] = tuple(c for c in self.hands[self.seat] if c != card)
        self.table.append(card)
        self.reveal()
        self.happen("played", card)

    def pass_on(self) -> None:
        """The other seat decides."""
        self.seat = 1 - self.seat

    def compare(self) -> None:
        """NG3, and NG4 after the last round."""
        within = [card if card + self.die <= CARDS else 0 for card in self.table]
        if any(within):
            winner = within.index(max(within))
            self.rounds[winner] += 1
            self.happen("won", Who(winner))
        else:
            self.happen("nobody")
        if not self.hands[0]:
            self.ending = "played out"

    def outcome(self, names: Names = PLAYERS) -> Outcome | None:
        """NG4."""
        if not self.ending:
            return None
        most = max(self.rounds)
        places = tuple(1 if n == most else 2 for n in self.rounds)
        reasons = tuple(f"Rounds taken: {n}." for n in self.rounds)
        return Outcome(places, tuple((n,) for n in self.rounds), reasons)

    def prompt(self, names: Names = PLAYERS) -> str:
        """What the deciding seat is asked."""
        return f"The die shows {self.die}: play {in_words(self.hands[self.seat], 'or')}."

    def why_not(self, target: str, names: Names = PLAYERS) -> str:
        """Cards are the only thing to touch (NG2)."""
        return f"The {target} cannot be played (NG2). {self.prompt(names)}"

    def hidden(self, looker: int | None) -> dict[str, Any]:
        """NG1: the hands of others are hidden; only how many cards they have is seen."""
        hands = enumerate(self.hands)
        return {"hands": [hand if seat == looker else (0,) * len(hand) for seat, hand in hands]}

    def determinize(self, seat: int, seed: int) -> Self:
        """A deal of the unseen cards that this seat could be facing."""
        guess = super().determinize(seat, seed)
        known = {*guess.hands[seat], *guess.table, *guess.gone}
        unseen = shuffled([card for card in range(1, CARDS + 1) if card not in known], seed, "guess")
        other = 1 - seat
        guess.hands[other] = tuple(sorted(unseen[: len(guess.hands[other])]))
        return guess

    def check(self) -> None:
        """No card is twice."""
        cards = [*self.hands[0], *self.hands[1], *self.table, *self.gone]
        assert len(set(cards)) == len(cards), f"a card is twice: {cards}"


class HighCardGame(Game):
    """NG1 to NG5."""

    slug = "nullgame"
    title = COVER.title
    seats = COVER.seats
    kinds = (Play,)
    state = HighCard
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option(
            "Length",
            (f"{HAND} rounds", f"{LONG_HAND} rounds"),
            "A card is played in each round, so as many are dealt.",
        )
    }
    bound = 2 * LONG_HAND
    scores = (range(LONG_HAND + 1),)

    def new(self, seats: int, seed: int | str, **options: int) -> HighCard:
        """NG1, or NG5."""
        return HighCard(seats, seed, LONG_HAND if options.get("rounds") else HAND)


GAME = HighCardGame()
