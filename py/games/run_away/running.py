"""How a hero of Run Away!! runs: space by space (RA5)."""

from __future__ import annotations

from games.run_away import pieces
from games.run_away.deck import CARDS, KIND, NUMBER
from games.run_away.effects import OF_BOSS, Effect, Effects
from games.run_away.pieces import ENCOUNTER_SPACES, EXIT, FIRST_OUT, TAKING, UNENCUMBERED
from games.run_away.position import BOSS, NEXT_ROUND, NOBODY
from games.run_away.powers import Powers
from tabletop.actions import Action
from tabletop.game import Who


def for_hero(effects: Effects) -> Effects:
    """What a global does to the hero that faces it: all but what works on the boss."""
    return tuple(effect for effect in effects if effect.verb not in OF_BOSS)


class Running(Powers):
    """The run of one hero."""

    def run(self, seat: int) -> None:
        """RA5.1: the speed is turned up, the start marked, and off."""
        if self.fate[seat]:
            self.first(("run_over",))
            return
        self.seat = self.runner = seat
        self.start = self.place[seat]
        self.stopped = False
        card = self.bases[seat]
        self.shown[seat] = True
        self.reveal()
        self.speed = NUMBER[card] + (UNENCUMBERED if self.light[seat] else 0)
        self.befall(seat, "runs", card, self.speed)
        self.speed = max(0, self.speed + self.waiting[seat])
        self.waiting[seat] = 0
        self.first(*self.asks_at_start(seat), ("move",), ("run_over",))
        for card, part in self.coming[seat]:
            if part == NEXT_ROUND or self.fate[seat]:  # with the hero, what was still to come has gone
                continue
            self.coming[seat] = tuple(pair for pair in self.coming[seat] if pair[0] != card)
            self.turned = card
            self.befall(seat, "comes", card)
            effects = CARDS[card].effects
            if not part:
                self.lying[seat] += ((card, NOBODY),)
            else:  # it has waited for this, and is done with
                self.discard(seat, card)
                effects = tuple(
                    piece for effect in effects if effect.verb == "later" for piece in effect.then
                )
            self.act(effects, seat, ("card", card, NOBODY))

    def asks_at_start(self, runner: int) -> list[tuple[str, int, str, int]]:
        """RA5.5: when a run begins everybody may use something, the runner first."""
        others = [seat for seat in self.order if seat not in (runner, BOSS)]
        return [("ask", runner, "start", NOBODY), *(("ask", seat, "begins", NOBODY) for seat in others)]

    def move(self) -> None:
        """RA5.1: space by space while speed lasts."""
        seat = self.seat = self.runner
        place = self.place
        while self.speed > 0:
            if self.boss_waits and place[seat] == self.boss_at and not self.boss_passed:
                self.boss_passed = True
                self.befall(seat, "slips past")
            if self.boss_waits and place[seat] == self.boss_at and self.steps_off(seat):
                return
            place[seat] += 1
            self.speed -= 1
            if place[seat] >= EXIT:
                self.escape(seat)
                return
            self.glimpse()
            steps = self.arrival(seat, place[seat])
            if steps:
                self.first(*steps, ("move",))
                return
        if self.boss_waits and place[seat] == self.boss_at and self.start != place[seat]:
            self.first(("ask", seat, "boss", NOBODY), ("face_boss",))

    def steps_off(self, seat: int) -> bool:
        """RA6.3: stepping off the space of a boss that lies in wait costs 1 damage. True if it kills."""
        self.hurt(seat, 1, ("slipped", 0, NOBODY))
        return bool(self.fate[seat])

    def face_boss(self) -> None:
        """RA6.2: landing on a boss that lies in wait is a confrontation, at the end of the run; it is not
        passed by that (RA6.3)."""
        if self.speed > 0:  # boosted
            self.first(("move",))
        else:
            self.confronted(self.runner)

    def escape(self, seat: int) -> None:
        """RA7.1: out, and the first one gets gold."""
        self.fate[seat] = "out"
        self.left.append(seat)
        if self.first_out == NOBODY:
            self.first_out = seat
            self.gold[seat] += FIRST_OUT
        self.leave_behind(seat)
        self.speed = 0
        self.befall(seat, "escaped", self.first_out == seat)
        self.end_run()

    def arrival(self, seat: int, space: int) -> list[tuple[object, ...]]:
        """RA5.1: what waits on a space, in its order."""
        steps: list[tuple[object, ...]] = []
        fate, place = self.fate, self.place
        for other in range(self.seats):
            if place[other] == space and other != seat and not fate[other]:
                steps += [("ask", seat, "met", other), ("ask", other, "met", seat)]
        if space == self.boss_at:
            steps.append(("ask", seat, "boss", NOBODY))
        if space in self.walls:
            steps.append(("hit_wall",))
            return steps
        if self.fronts[seat] and (space in ENCOUNTER_SPACES or space in self.tokens):
            steps.append(("flip",))
        elif self.hands[seat] and space in ENCOUNTER_SPACES:
            steps.append(("bonus",))
        if space in self.tokens:
            steps.append(("face", self.tokens[space]))
        if any(
            place[other] == space and other != seat for other in range(self.seats)
        ):  # who may yet die here
            steps.append(("remains", space))
        if steps or self.bags[seat] or not self.ability_used[seat]:  # an item may yet be found
            steps.append(("ask", seat, "space", NOBODY))
        return steps

    def hit_wall(self) -> None:
        """RA5.8: whoever comes stops; no flip, global or loot."""
        self.halt(self.runner)
        self.befall(self.runner, "hit wall")

    # --- encounters ------------------------------------------------------------------------

    def offer_flip(self) -> list[Action]:
        """RA5.2: one of the runner's encounters, blind."""
        self.seat = self.runner
        return [pieces.Flip(i) for i in range(len(self.fronts[self.runner]))]

    def flip_one(self, which: int) -> None:
        """RA5.2: it is turned up; before it acts there is a window."""
        seat = self.runner
        front = self.fronts[seat]
        card, by = front[which]
        self.fronts[seat] = front[:which] + front[which + 1 :]
        self.flipped[seat] += 1
        self.turn_up(seat, card, by)

    def turn_up(self, seat: int, card: int, by: int) -> None:
        """A card lies open before the runner."""
        self.lying[seat] += ((card, by),)
        self.turned = card
        self.reveal()
        self.befall(seat, "flipped", card, *([] if by in (NOBODY, seat) else [Who(by)]))
        if KIND[card] == "item":
            self.first(("found_item", card))
        else:
            self.first(("ask", seat, "flip", NOBODY), ("resolve", card, by))

    def offer_found_item(self, card: int) -> list[Action]:
        """RA5.4: it may be taken."""
        self.seat = self.runner
        return [pieces.Take(), pieces.Leave()]

    def take(self) -> None:
        """RA5.4: for 2 speed, or what is left."""
        seat, card = self.runner, self.unlay()
        self.gain(seat, card)
        self.speed = max(0, self.speed - TAKING)
        self.befall(seat, "took", card)

    def leave(self) -> None:
        """RA5.4: it does nothing."""

    def resolve(self, card: int, by: int) -> None:
        """RA5.2: the card acts."""
        seat = self.runner
        kind, effects = KIND[card], CARDS[card].effects
        if kind == "global":
            space = self.place[seat]
            if space not in self.tokens:
                self.tokens[space] = card
                self.befall(seat, "token", card, space)
                self.act(for_hero(effects), seat, ("global", card, by))
        elif kind == "boss event":
            self.befall_boss(self.unlay(), seat)
        else:
            self.act(effects, seat, ("card", card, by))

    def befall_boss(self, card: int, seat: int) -> None:
        """A card lies on the boss until its next run is over."""
        self.boss_lying += ((card, seat),)
        for effect in CARDS[card].effects:
            if effect.verb in OF_BOSS:
                self.on_boss(effect)
        self.befall(NOBODY, "boss event", card)

    def on_boss(self, effect: Effect) -> None:
        """One piece of it."""
        if effect.verb == "boss":
            self.boss_speed += effect.amount
        elif effect.verb == "confront":
            self.boss_confront += effect.amount
        else:
            self.boss_trample += effect.amount

    def face(self, card: int) -> None:
        """RA5.3: an older global, whoever placed it."""
        self.turned = card
        self.befall(self.runner, "faces", card)
        self.act(for_hero(CARDS[card].effects), self.runner, ("global", card, NOBODY))

    # --- the card kept (RA5.6) -------------------------------------------------------------

    def offer_bonus(self) -> list[Action]:
        """RA5.6: all encounters are flipped: the card kept may be shown."""
        self.seat = self.runner
        return [pieces.ShowKept(), pieces.HideKept()]

    def show_kept(self) -> None:
        """An item is free, an event is played on somebody, anything else is faced."""
        seat = self.runner
        [card] = self.hands[seat]
        self.hands[seat] = ()
        if KIND[card] == "item":
            self.reveal()
            self.gain(seat, card)
            self.befall(seat, "showed", card)
        elif KIND[card] == "event":
            self.reveal()
            self.lying[seat] += ((card, seat),)
            self.turned = card
            self.befall(seat, "showed", card)
            self.first(("aim_event", card))
        else:
            self.turn_up(seat, card, seat)

    def hide_kept(self) -> None:
        """It stays in hand."""

    def offer_aim_event(self, card: int) -> list[Action]:
        """RA5.6: on any hero in the dungeon, or the boss."""
        self.seat = self.runner
        found = [pieces.OnHero(seat) for seat in self.inside()]
        if any(effect.verb in OF_BOSS for effect in CARDS[card].effects):
            found.append(pieces.OnBoss())
        return found

    def unlay(self) -> int:
        """The card that is being dealt with no longer lies before the runner."""
        seat, card = self.runner, self.turned
        self.lying[seat] = tuple(pair for pair in self.lying[seat] if pair[0] != card)
        return card

    def play_on_hero(self, hero: int) -> None:
        """RA5.6: it works in that hero's run of the next round."""
        card = self.unlay()
        self.coming[hero] += ((card, NEXT_ROUND),)
        self.befall(self.runner, "event on hero", card, Who(hero))

    def play_on_boss(self) -> None:
        """RA5.6: only its boss effects count."""
        self.befall_boss(self.unlay(), self.runner)

    # --- remains (RA5.7) -------------------------------------------------------------------

    def offer_remains(self, space: int) -> list[Action]:
        """RA5.7: one may loot, which ends the run."""
        self.seat = self.runner
        dead = [
            other for other in range(self.seats) if self.place[other] == space and self.fate[other] == "dead"
        ]
        return [*map(pieces.Loot, dead), pieces.WalkOn()] if dead else []

    def walk_on(self) -> None:
        """Past the remains."""

    def loot(self, dead: int) -> None:
        """RA5.7: the run ends, and one looks at what the dead hero carried."""
        self.speed = 0
        self.stopped = True
        for card in self.bags[dead]:
            self.known[card] |= 1 << self.runner
        self.reveal()
        self.befall(self.runner, "looted", Who(dead))
        self.first(("spoils", dead))

    def offer_spoils(self, dead: int) -> list[Action]:
        """RA5.7: an item, or gold by luck."""
        self.seat = self.runner
        return [*(pieces.LootItem(card, dead) for card in self.bags[dead]), pieces.LootGold()]

    def loot_item(self, card: int, dead: int) -> None:
        """RA5.7: one item."""
        self.bags[dead] = tuple(c for c in self.bags[dead] if c != card)
        self.bags[self.runner] += (card,)
        self.known[card] |= 1 << self.runner
        self.befall(self.runner, "took from the dead", Who(dead))

    def loot_gold(self) -> None:
        """RA5.7: luck, and as much gold."""
        found = self.lucky_number(self.runner)
        self.gold[self.runner] += found
        self.befall(self.runner, "gold", found)

    # --- the end of a run ------------------------------------------------------------------

    def run_over(self) -> None:
        """Whose turn it was has run."""
        if not self.stopped and not self.fate[self.runner]:
            self.befall(self.runner, "ran", self.place[self.runner])
        self.runner = NOBODY
        self.ran += 1
        self.speed = 0
        self.turned = 0

    def confronted(self, hero: int) -> None:
        """RA6.1: the boss lands on a hero, or the hero on it."""
        damage = self.the_boss.confront + self.boss_confront + self.confront[hero]
        damage += self.token_says("confront")
        self.hurt(hero, max(0, damage), ("caught", 0, NOBODY))

    def token_says(self, verb: str) -> int:
        """What a global on the boss's space says of one thing."""
        card = self.tokens.get(self.boss_at, 0)
        return sum(effect.amount for effect in CARDS[card].effects if effect.verb == verb)
