"""A position of Run Away!!: what lies where, who may see it, and what can be asked of it."""

from __future__ import annotations

from typing import Any, Self

from games.run_away.bosses import BOSSES, Boss
from games.run_away.deck import ALL, CARDS, ITEM_CARDS, KIND, NUMBER
from games.run_away.effects import Effects
from games.run_away.heroes import FRAIL, HEROES, Hero
from games.run_away.pieces import IN_A_ROW, LONG, SHORT, Corridor
from tabletop.actions import Action
from tabletop.chance import shuffled
from tabletop.game import State, Who

BOSS = -1  # in the running order
NOBODY = -2
NEXT_ROUND = -1  # of a card that lies before a hero: it does nothing in this round yet

# What harms: how ("card", "global", "item", "ability", "caught", "trampled", "slipped", and at the end
# "clock" or "last"), by which card, 0 for none, and by whose hand, NOBODY for nobody's. Of a death that is
# nobody's doing it says what somebody else's card had done to slow the hero down.
Cause = tuple[str, int, int]

Cards = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]  # each a card, and something of it


class Position(State):
    """What lies on the table. Lists are by seat; cards are numbers in `deck.CARDS`, 0 for one not seen."""

    # the heroes
    heroes: list[int]  # their places in `heroes.HEROES`
    fate: list[str]  # "" in the dungeon, "out" escaped, "dead"
    place: list[int]  # the space, 0 to the exit
    life: list[int]
    gold: list[int]
    item_used: list[bool]
    ability_used: list[bool]
    asks: list[int]  # how a seat is asked at windows
    asked: list[bool]  # has it changed that this round?
    orders: list[tuple[tuple[int, str], ...]]  # what was ordered of an item, 0 for the ability (orders.py)
    ordered: list[Cards]  # about what it has given orders this round
    by_itself: list[bool]  # does its run go by itself?
    ends: list[Cause]  # what a hero has died of
    left: list[int]  # who has escaped or died, in that order
    first_out: int  # who got out first, NOBODY yet

    # their cards
    decks: list[Cards]  # face down, the next card last
    piles: list[Cards]  # the discard piles, face up
    hands: list[Cards]
    bags: list[Cards]  # the inventories
    known: dict[int, int]  # who knows of a card in an inventory: a bit for each seat
    bases: list[int]  # the card run on, or chosen for the clock; 0 for none
    chosen: list[bool]  # does such a card lie there?
    shown: list[bool]  # is that card turned up?
    light: list[bool]  # was the inventory empty when it was chosen?
    fronts: list[Pairs]  # encounters face down: the card, and who has thrown it
    flipped: list[int]  # encounters faced this round
    lying: list[Pairs]  # turned up before a hero until the round ends: the card, and whose
    coming: list[Pairs]  # for the next run: the card, and 1 for its "next round" alone, or NEXT_ROUND
    waiting: list[int]  # speed for the run to come
    slow: list[int]  # what lies on a hero for the boss: its speed,
    confront: list[int]  # its damage when it lands there,
    trample: list[int]  # and when it passes

    # what belongs to nobody
    sitting: bool  # RA10.1: are speed and throw chosen in one turn?
    short: bool  # RA10.2: is it the short corridor?
    tokens: dict[int, int]  # the global at a space, which lies before whoever turned it up, by the space
    walls: tuple[int, ...]
    clock: Cards
    box: Cards  # out of the game

    # the boss
    boss: int  # its place in `bosses.BOSSES`
    boss_at: int
    boss_waits: bool
    boss_passed: bool  # this round, while it lay in wait
    boss_speed: int  # by boss events, for its next run
    boss_confront: int
    boss_trample: int
    boss_lying: Pairs  # those cards, and whose discard pile they will go to
    boss_left: int  # its speed in this run
    boss_done: bool  # has it run this round?
    over: int  # heroes whom it passes with its next step

    # the round, and the run that goes on
    round: int
    order: tuple[int, ...]  # seats in the dungeon and BOSS, as they run
    ran: int  # the runs that are over this round
    calls: int  # rounds that the last one has left; 0 if that does not count yet
    runner: int  # who runs now: a seat, BOSS or NOBODY
    start: int  # where this run began
    speed: int  # what the runner has left
    stopped: bool
    met: tuple[int, ...]  # who has been asked in this run about a hero whom they met
    turned: int  # the card that is being dealt with

    # --- who and where ---------------------------------------------------------------------

    @property
    def the_boss(self) -> Boss:
        """The boss's card."""
        return BOSSES[self.boss]

    @property
    def corridor(self) -> Corridor:
        """The board."""
        return SHORT if self.short else LONG

    @property
    def exit(self) -> int:
        """The space beyond the dungeon's door."""
        return self.corridor.exit

    def hero(self, seat: int) -> Hero:
        """A seat's class, as it is in this corridor."""
        return (FRAIL if self.short else HEROES)[self.heroes[seat]]

    def effects_of(self, use: Action, seat: int) -> Effects:
        """What something does that a seat uses."""
        return CARDS[use.args[0]].effects if use.verb == "use" else self.hero(seat).effects

    def inside(self) -> list[int]:
        """The seats of the living heroes in the dungeon."""
        return [seat for seat, fate in enumerate(self.fate) if not fate]

    def at(self, space: int) -> list[int]:
        """The living heroes on a space, in running order."""
        place, fate = self.place, self.fate
        return [seat for seat in self.order if seat != BOSS and place[seat] == space and not fate[seat]]

    def to_run(self, seat: int) -> bool:
        """Has this hero yet to begin its run this round?"""
        return seat != self.runner and seat in self.order[self.ran :]

    def clock_complete(self) -> bool:
        """RA7.2: five numbers in a row."""
        numbers = {NUMBER[card] for card in self.clock}
        return any(all(n + i in numbers for i in range(IN_A_ROW)) for n in numbers)

    # --- decks -----------------------------------------------------------------------------

    def draw(self, seat: int) -> int:
        """RA3.1: the top card of a seat's deck, which is filled up first where it is empty; 0 for none."""
        if not self.decks[seat] and not self.refill(seat):
            return 0
        deck = self.decks[seat]
        self.decks[seat] = deck[:-1]
        self.reveal()
        return deck[-1]

    def refill(self, seat: int) -> bool:
        """RA3.1: the discard pile of the next player on the left that has one becomes the deck."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            pile = self.piles[other]
            if pile:
                self.decks[seat] = tuple(self.shuffle("cards", pile))
                self.piles[other] = ()
                self.befall(seat, "refilled", Who(other))
                return True
        return False

    def discard(self, seat: int, *cards: int) -> None:
        """Cards onto a seat's discard pile, face up."""
        if cards:
            self.reveal()
        self.piles[seat] += cards

    # --- who sees what ---------------------------------------------------------------------

    def hidden(self, looker: int | None) -> dict[str, Any]:
        """Decks are nobody's, hands, speeds face down and what one has thrown its owner's alone; of an
        inventory one knows what one has seen."""
        bit = 0 if looker is None else 1 << looker
        known = {card: who for card, who in self.known.items() if who & bit or who == (1 << self.seats) - 1}
        return {
            "decks": [(0,) * len(deck) for deck in self.decks],
            "hands": [hand if seat == looker else (0,) * len(hand) for seat, hand in enumerate(self.hands)],
            "bags": [tuple(card if card in known else 0 for card in bag) for bag in self.bags],
            "known": known,
            "bases": [
                card if seat == looker or self.shown[seat] else 0 for seat, card in enumerate(self.bases)
            ],
            "fronts": [
                tuple((card if by == looker else 0, by) for card, by in front) for front in self.fronts
            ],
            "orders": [orders if seat == looker else () for seat, orders in enumerate(self.orders)],
            "ordered": [about if seat == looker else () for seat, about in enumerate(self.ordered)],
            "box": (0,) * len(self.box),
        }

    def open_to_all(self, card: int) -> bool:
        """Does everybody know that this card is in the inventory where it is?"""
        return self.known.get(card) == (1 << self.seats) - 1

    def all_know(self, seat: int) -> bool:
        """Does everybody know all that is in an inventory?"""
        return all(map(self.open_to_all, self.bags[seat]))

    def determinize(self, seat: int, seed: int) -> Self:
        """The unseen cards dealt anew to all places that this seat does not see into; of inventories it knows
        that they are items."""
        guess = super().determinize(seat, seed)
        if guess.ending:
            return guess
        items = set(ITEM_CARDS)
        unseen = shuffled(sorted(set(ALL) - set(guess.seen_cards())), seed, "guess")
        gear = [card for card in unseen if card in items]
        bags = [tuple(card or gear.pop() for card in bag) for bag in guess.bags]
        rest = set(gear)
        loose = iter([card for card in unseen if card not in items or card in rest])

        def filled(cards: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(card or next(loose) for card in cards)

        guess.bags = bags
        guess.known = dict(guess.known)
        for other, bag in enumerate(bags):
            for card in bag:
                guess.known.setdefault(card, 1 << other)
        guess.hands = [filled(hand) for hand in guess.hands]
        guess.bases = [
            card if card or not chosen else next(loose)
            for card, chosen in zip(guess.bases, guess.chosen, strict=True)
        ]
        guess.fronts = [tuple((card or next(loose), by) for card, by in front) for front in guess.fronts]
        guess.decks = [filled(deck) for deck in guess.decks]
        guess.box = filled(guess.box)
        return guess

    def seen_cards(self) -> list[int]:
        """All cards that can be seen, each once."""
        rows = (
            *self.decks,
            *self.piles,
            *self.hands,
            *self.bags,
            self.bases,
            self.clock,
            self.box,
        )
        pairs = (*self.fronts, *self.lying, *self.coming, self.boss_lying)
        return [card for row in rows for card in row if card] + [
            card for row in pairs for card, _ in row if card
        ]

    def check(self) -> None:
        """Every card is somewhere once; life and gold are within their bounds."""
        cards = self.seen_cards()
        assert sorted(cards) == list(ALL), f"cards lost or twice: {set(ALL) ^ set(cards)}"
        for seat in range(self.seats):
            assert 0 <= self.life[seat] <= self.hero(seat).life and self.gold[seat] >= 0
            assert 0 <= self.place[seat] <= self.exit and (self.life[seat] == 0) == (
                self.fate[seat] == "dead"
            )
            assert all(KIND[card] == "item" for card in self.bags[seat])
            assert set(self.bags[seat]) <= self.known.keys()
        assert self.speed >= 0 and self.boss_left >= 0
        assert self.boss_at < self.exit
