"""What cards, items and abilities of Run Away!! do when they act (RA5, RA5.8), and when somebody may use them
(RA5.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from games.run_away import pieces
from games.run_away.deck import CARDS, KIND, NUMBER
from games.run_away.effects import OF_BOSS, Effect, Effects, whole
from games.run_away.pieces import ALWAYS, NOT_THIS_ROUND
from games.run_away.position import NOBODY, Cause, Position
from tabletop.actions import Action
from tabletop.game import Who

FOR_A_RUN = ("speed", "gold", "lucky", "search", "life")  # what matters when one's own run begins
LOW = 2  # lives with which healing matters before a card acts


def named(by: Cause, hero: int) -> tuple[str, int, int]:
    """A cause as it stands among the arguments of a hero's event: whose doing it was is a name, if not
    its own."""
    how, card, seat = by
    return how, card, NOBODY if seat in (NOBODY, hero) else Who(seat)


def _hinders(effect: Effect) -> bool:
    """Does this bring the boss nearer, or make it worse?"""
    if effect.verb == "speed":
        return effect.amount < 0
    return effect.verb in ("stop", "wall", "back") or (effect.verb in OF_BOSS and effect.amount > 0)


class Powers(Position):
    """Effects, damage and windows."""

    ACTS: ClassVar[dict[str, Callable[..., None]]] = {}

    # --- effects ---------------------------------------------------------------------------

    def act(self, effects: Effects, hero: int, by: Cause) -> None:
        """Effects on a hero, in their order; its death ends them (RA7.6)."""
        for effect in effects:
            if self.fate[hero]:
                return
            amount = effect.amount
            if effect.luck:
                amount += effect.luck * self.lucky_number(hero)
            self.ACTS[effect.verb](self, hero, amount, effect, by)

    def lucky_number(self, hero: int) -> int:
        """A number drawn from the hero's own deck; 0 without a card (RA5.7)."""
        card = self.draw(hero)
        if not card:
            return 0
        self.discard(hero, card)
        self.befall(hero, "luck", NUMBER[card])
        return NUMBER[card]

    def act_speed(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA5.5, RA5.8: for the runner at once, for who has yet to run in that run, and lost after it."""
        if hero == self.runner:
            if not self.stopped:
                self.speed = max(0, self.speed + amount)
                self.befall(hero, "speed", amount)
        elif self.to_run(hero):
            self.waiting[hero] += amount
            self.befall(hero, "speed waits", amount)

    def act_boss(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA6.1: lies on the hero for when the boss comes."""
        self.slow[hero] += amount

    def act_confront(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA6.1: what the boss deals more or less if it lands on the hero."""
        self.confront[hero] += amount

    def act_trample(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA6.1: what the boss deals more or less if it passes the hero."""
        self.trample[hero] += amount

    def act_life(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA5.8: healing, never over the class's life; or damage."""
        if amount < 0:
            self.hurt(hero, -amount, by)
        else:
            healed = min(self.hero(hero).life, self.life[hero] + amount) - self.life[hero]
            self.life[hero] += healed
            self.befall(hero, "healed", healed)

    def act_gold(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA5.8: never under 0."""
        change = max(amount, -self.gold[hero])
        self.gold[hero] += change
        self.befall(hero, "gold", change)

    def act_wall(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA5.8: a wall where the hero stands, which stops it: the card acts on, and nothing else happens on
        that space."""
        if self.place[hero] not in self.walls:
            self.walls += (self.place[hero],)
        self.befall(hero, "wall", self.place[hero])
        self.halt(hero)
        if hero == self.runner:
            self.skip_to("move")

    def act_stop(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA5.8: no speed, and nothing raises it again."""
        self.halt(hero)
        self.befall(hero, "stopped")

    def halt(self, hero: int) -> None:
        """The hero's run goes no further, if it is running."""
        if hero == self.runner:
            self.speed = 0
            self.stopped = True

    def act_back(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA5.8: back, to the start at most; the run is over, and nothing more is met."""
        self.place[hero] = max(0, self.place[hero] - max(0, amount))
        self.befall(hero, "back", self.place[hero])
        if hero == self.runner:
            self.speed = 0
            self.stopped = True
            self.end_run()

    def act_lucky(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """An even lucky number is lucky; none at all is even."""
        lucky = self.lucky_number(hero) % 2 == 0
        self.befall(hero, "lucky", lucky)
        self.act(effect.then if lucky else effect.other, hero, by)

    def act_later(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA7.5: the card stays, and acts when the hero runs next round."""

    def act_search(self, hero: int, amount: int, effect: Effect, by: Cause) -> None:
        """RA7.6: cards are turned up from the deck until an item is found; an emptied deck is made anew, and
        ends it."""
        while self.decks[hero]:
            card = self.draw(hero)
            if KIND[card] == "item":
                self.gain(hero, card)
                self.befall(hero, "found", card)
                return
            self.discard(hero, card)
        self.befall(hero, "found nothing")
        self.refill(hero)

    def gain(self, hero: int, card: int) -> None:
        """An item, seen by all, goes to an inventory."""
        self.bags[hero] += (card,)
        self.known[card] = (1 << self.seats) - 1

    # --- damage ----------------------------------------------------------------------------

    def hurt(self, hero: int, damage: int, by: Cause) -> None:
        """Damage, and death when no life is left."""
        if damage <= 0 or self.fate[hero]:
            return
        self.life[hero] = max(0, self.life[hero] - damage)
        self.befall(hero, "hurt", damage, *named(by, hero))
        if not self.life[hero]:
            self.die(hero, by)

    def die(self, hero: int, by: Cause) -> None:
        """RA7.1, RA7.6: encounters that were not flipped are discarded; in this round the dead may leave two
        cards to the clock."""
        self.fate[hero] = "dead"
        by = by if by[1] else self.by_way_of(hero, by[0])
        self.ends[hero] = by
        self.left.append(hero)
        self.leave_behind(hero)
        self.befall(hero, "died", *named(by, hero))
        if hero == self.runner:
            self.end_run()
        if self.seats > 2:
            self.first(("last_words", hero))

    def by_way_of(self, hero: int, how: str) -> Cause:
        """A death, with the last card of somebody else's that has slowed this hero down in this round."""
        for card, by in reversed(self.lying[hero]):
            if by not in (hero, NOBODY) and any(_hinders(effect) for effect in whole(CARDS[card].effects)):
                return how, card, by
        return how, 0, NOBODY

    def leave_behind(self, hero: int) -> None:
        """What still lies before a hero who is out or dead, encounters and cards for its next run, goes to
        the discards."""
        self.discard(hero, *(card for card, _ in (*self.fronts[hero], *self.coming[hero])))
        self.fronts[hero] = self.coming[hero] = ()

    def end_run(self) -> None:
        """All that was still to come of this run is left out."""
        self.skip_to("run_over")

    def skip_to(self, name: str) -> None:
        """The steps before the next one of this name are left out."""
        while self.agenda and self.agenda[0][0] != name:
            del self.agenda[0]

    # --- windows (RA5.5) -------------------------------------------------------------------

    def ask(self, seat: int, when: str, met: int) -> None:
        """A window: for this seat, if it holds something that it may use now, and wants to be asked."""
        mode = self.asks[seat]
        if mode != NOT_THIS_ROUND and not self.fate[seat]:
            if self.bags[seat]:
                self.reveal()  # whether somebody is asked tells of what is carried
            uses = self.uses(seat, met)
            if uses and (mode == ALWAYS or any(self.matters(use, seat, when, met) for use in uses)):
                self.first(("window", seat, when, met), ("ask_again", seat, when, met))

    ask_again = ask  # after an item the ability may be used as well

    def offer_window(self, seat: int, when: str, met: int) -> list[Action]:
        """RA5.5: an item, the ability, or nothing."""
        self.seat = seat
        uses = self.uses(seat, met)
        return [*uses, pieces.Pass(), pieces.AskNever()]

    def uses(self, seat: int, met: int) -> list[Action]:
        """What a hero may use now, on itself, and on `met`, a hero that it meets, or NOBODY."""
        found = []
        if not self.item_used[seat]:
            for card in self.bags[seat]:
                on = seat if CARDS[card].aim == "self" else met
                if on >= 0 and self.helps(CARDS[card].effects, on):
                    found.append(pieces.Use(card, on))
        if not self.ability_used[seat]:
            hero = self.hero(seat)
            on = seat if hero.aim == "self" else met
            if on >= 0 and self.helps(hero.effects, on):
                found.append(pieces.Ability(on))
        return found

    def helps(self, effects: Effects, hero: int) -> bool:
        """Would any of these do something to this hero now?"""
        if self.fate[hero]:
            return False
        for effect in effects:
            verb = effect.verb
            if verb == "speed":
                if (hero == self.runner and not self.stopped) or self.to_run(hero):
                    return True
            elif verb == "life":
                if effect.amount < 0 or self.life[hero] < self.hero(hero).life:
                    return True
            elif verb == "gold":
                if effect.amount >= 0 or self.gold[hero]:
                    return True
            elif verb in OF_BOSS:
                if not self.boss_done:
                    return True
            else:
                return True
        return False

    def matters(self, use: Action, seat: int, when: str, met: int) -> bool:
        """Is this the moment for it? So somebody is asked who wants to be asked when it matters."""
        if when == "met":
            return bool(use.args[-1] == met)
        effects = self.hero(seat).effects if use.verb == "use_ability" else CARDS[use.args[0]].effects
        verbs = {effect.verb for effect in effects}
        if when == "start":
            return not verbs.isdisjoint(FOR_A_RUN)
        if when == "space":
            return self.speed == 0 and "speed" in verbs
        if when == "flip":
            return "life" in verbs and self.life[seat] <= LOW
        return when == "boss" and not verbs.isdisjoint((*OF_BOSS, "life"))

    def use(self, card: int, on: int) -> None:
        """RA5.5: one item a round."""
        seat = self.seat
        self.item_used[seat] = True
        self.bags[seat] = tuple(c for c in self.bags[seat] if c != card)
        del self.known[card]
        self.discard(seat, card)
        self.befall(seat, "used", card, *([Who(on)] if on != seat else []))
        self.act(CARDS[card].effects, on, ("item", card, seat))

    def use_ability(self, on: int) -> None:
        """RA5.5: the ability, once a round."""
        seat = self.seat
        self.ability_used[seat] = True
        self.befall(seat, "ability", self.heroes[seat], *([Who(on)] if on != seat else []))
        self.act(self.hero(seat).effects, on, ("ability", 0, seat))
        if self.hero(seat).own:
            self.act(self.hero(seat).own, seat, ("ability", 0, seat))

    def pass_by(self) -> None:
        """Nothing, and nobody hears of it."""
        del self.agenda[0]  # asked again

    def ask_never(self) -> None:
        """Not asked again until the round is over."""
        del self.agenda[0]  # asked again
        self.asks[self.seat] = NOT_THIS_ROUND


for _name in dir(Powers):
    if _name.startswith("act_"):
        Powers.ACTS[_name.removeprefix("act_")] = getattr(Powers, _name)
