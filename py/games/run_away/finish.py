"""How a round ends, and in the end the match: the clock, last words, the last one out."""

from __future__ import annotations

from games.run_away import pieces
from games.run_away.chase import Chase
from games.run_away.deck import CARDS, NUMBER
from games.run_away.pieces import NOT_THIS_ROUND, WAITS_ON, WHEN_IT_MATTERS
from games.run_away.position import NEXT_ROUND, NOBODY
from games.run_away.powers import named
from tabletop.actions import Action


class Finish(Chase):
    """RA6.3, RA7: what comes after the running."""

    # --- the clock, which those outside of the dungeon feed ---------------------------------

    def turn_clock_up(self) -> None:
        """RA7.1: what the clock is fed is turned up."""
        for seat in self.left:
            if self.chosen[seat]:
                card = self.bases[seat]
                self.bases[seat] = 0
                self.chosen[seat] = False
                self.to_clock(seat, card)

    def to_clock(self, seat: int, card: int) -> None:
        """RA7.1: a number that is there already is discarded."""
        self.reveal()
        new = NUMBER[card] not in {NUMBER[c] for c in self.clock}
        if new:
            self.clock += (card,)
        else:
            self.discard(seat, card)
        self.befall(seat, "clock", card, new)

    def offer_last_words(self, hero: int) -> list[Action]:
        """RA7.1: in the round of its death, up to two: the speed card and the card kept."""
        self.seat = hero
        cards = [*([self.bases[hero]] if self.bases[hero] else []), *self.hands[hero]]
        return [*map(pieces.LastCard, cards), pieces.LastNone()] if cards else []

    def last_card(self, card: int) -> None:
        """RA7.1: at once."""
        seat = self.seat
        if card == self.bases[seat]:
            self.bases[seat] = 0
            self.chosen[seat] = False
        else:
            self.hands[seat] = ()
        self.to_clock(seat, card)
        self.first(("last_words", seat))

    def last_none(self) -> None:
        """RA7.1: "up to"."""

    def end_round(self) -> None:
        """RA7.5: clock, last one out, lying in wait, then tokens and cards go."""
        inside = self.inside()
        if inside and self.seats > 2 and self.clock_complete():
            self.befall(NOBODY, "clock complete")
            inside = self.lost(inside, "clock")
        if len(inside) == 1:
            inside = self.last_call(inside)
        if not inside:
            self.close()
            return
        self.lie_in_wait()
        self.clear()

    def lost(self, inside: list[int], how: str) -> list[int]:
        """Who is still in the dungeon is dead."""
        for seat in inside:
            self.fate[seat] = "dead"
            self.life[seat] = 0
            self.ends[seat] = self.by_way_of(seat, how)
            self.left.append(seat)
            self.leave_behind(seat)
            self.befall(seat, "lost", *named(self.ends[seat], seat))
        return []

    def last_call(self, inside: list[int]) -> list[int]:
        """RA7.3, RA8: the last one has one more round, with two players two."""
        if not self.calls:
            self.calls = (2 if self.seats == 2 else 1) + 1
        self.calls -= 1
        if not self.calls:
            return self.lost(inside, "last")
        self.befall(inside[0], "last call", self.calls)
        return inside

    def lie_in_wait(self) -> None:
        """RA6.3: with heroes behind it the boss may wait for them."""
        behind = [seat for seat in self.inside() if self.place[seat] < self.boss_at]
        if self.boss_waits and (self.boss_passed or not behind):
            self.boss_waits = False
            self.befall(NOBODY, "boss gets up")
        elif behind and not self.boss_waits and not self.boss_passed:
            last = min(reversed([seat for seat in self.order if seat in behind]), key=self.place.__getitem__)
            number = self.lucky_number(last)
            if number <= WAITS_ON[min(len(behind), len(WAITS_ON) - 1)]:
                self.boss_waits = True
                self.befall(NOBODY, "boss waits")
        self.boss_passed = False

    def clear(self) -> None:
        """RA7.5: tokens of the round go, and cards but those for the next round."""
        for seat in range(self.seats):
            for card, _ in self.lying[seat]:
                if not self.fate[seat] and any(effect.verb == "later" for effect in CARDS[card].effects):
                    if (card, 1) not in self.coming[seat]:
                        self.coming[seat] += ((card, 1),)
                else:
                    self.discard(seat, card)
            rest = [card for card, _ in self.fronts[seat]]
            if self.bases[seat]:
                rest.append(self.bases[seat])
            self.discard(seat, *rest, *self.hands[seat])
            self.coming[seat] = tuple(
                (card, 0 if part == NEXT_ROUND else part) for card, part in self.coming[seat]
            )
        seats = self.seats
        self.lying, self.fronts, self.hands = [()] * seats, [()] * seats, [()] * seats
        self.bases, self.waiting, self.flipped = [0] * seats, [0] * seats, [0] * seats
        self.chosen, self.shown, self.light = [False] * seats, [False] * seats, [False] * seats
        self.item_used, self.ability_used, self.asked = [False] * seats, [False] * seats, [False] * seats
        self.slow, self.confront, self.trample = [0] * seats, [0] * seats, [0] * seats
        self.asks = [WHEN_IT_MATTERS if how == NOT_THIS_ROUND else how for how in self.asks]
        self.tokens, self.walls = {}, ()
        self.order = ()

    def close(self) -> None:
        """RA7.4: nobody is in the dungeon any more."""
        self.ending = "over" if "out" in self.fate else "nobody"
