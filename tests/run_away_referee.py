"""A second reading of Run Away!!, made from its rules and from what is printed on the cards: slow, and as
plain as can be.

A match is a script here: a generator that yields who decides and between what, and is sent the choice. What a
card does is read from its text, so that `games/run_away` is held against its words as well, ply by ply
(`tests/test_run_away_referee.py`). Who is asked at windows is everybody who could use something.

Options are tuples, as actions are: ("run_on", card), ("use", card, seat), ("pass_by",) and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from games.run_away.bosses import Boss
from games.run_away.deck import CARDS
from games.run_away.heroes import Hero
from run_away_printed import ON_BOSS, PRINTED, Piece, ability

Option = tuple[Any, ...]
Script = Generator[tuple[int, set[Option]], Option, Any]
Shuffle = Callable[[list[int]], list[int]]
SHORT = {2, 3, 5, 6, 8, 10, 11, 13, 15, 16, 18, 20, 21, 23, 25, 26, 28, 29}
E = {3, 5, 8, 10, 13, 15, 17, 20, 22, 24, 27, 29, 31, 34, 36, 38, 41, 43, 45, 47, 50, 52, 54, 56, 58}
AFTER_IT = "boss"  # in the running order

# --- the table ----------------------------------------------------------------------------------


@dataclass
class Hall:
    """What lies on the table, by seat; decks with the next card last."""

    boss: Boss
    heroes: list[Hero]
    decks: list[list[int]]
    bags: list[list[int]]
    boss_at: int
    piles: list[list[int]] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    fronts: list[list[tuple[int, int | None]]] = field(default_factory=list)  # card, and who has thrown it
    open: list[list[int]] = field(default_factory=list)  # turned up before a hero
    coming: list[list[tuple[int, bool]]] = field(default_factory=list)  # and: only its "next round"?
    played: list[list[int]] = field(default_factory=list)  # events for the next round
    speeds: list[int | None] = field(default_factory=list)  # the cards face down
    life: list[int] = field(default_factory=list)
    gold: list[int] = field(default_factory=list)
    place: list[int] = field(default_factory=list)
    fate: list[str] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)  # out or dead, in that order
    clock: list[int] = field(default_factory=list)
    order: list[Any] = field(default_factory=list)
    globals: dict[int, int] = field(default_factory=dict)
    walls: set[int] = field(default_factory=set)
    waits: bool = False
    round: int = 0
    speed: int = 0
    door: int = 60
    in_one_sitting: bool = False

    @property
    def marked(self) -> set[int]:
        """The spaces with an E."""
        return E if self.door == 60 else SHORT

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.heroes)

    @property
    def living(self) -> list[int]:
        """Those in the dungeon."""
        return [seat for seat in range(self.seats) if not self.fate[seat]]


class RunOver(Exception):
    """Whoever runs is dead, back or out."""


class Referee:
    """One match."""

    def __init__(self, hall: Hall, shuffle: Shuffle) -> None:
        self.t, self.shuffle = hall, shuffle
        seats = hall.seats
        for name in ("piles", "hands", "fronts", "open", "coming", "played"):
            setattr(hall, name, [[] for _ in range(seats)])
        hall.speeds = [None] * seats
        hall.life = [hero.life for hero in hall.heroes]
        hall.gold, hall.place, hall.fate = [0] * seats, [0] * seats, [""] * seats
        self.runner: Any = None
        self.ran: set[Any] = set()
        self.halted = self.passed = self.turned_back = False
        self.mourned: list[int] = []  # dead who have not left their cards to the clock
        self.last_rounds: int | None = None
        self.first_out = True
        self.on_the_boss: list[tuple[int, int]] = []
        self.boss_left = 0
        self.fresh()

    def fresh(self) -> None:
        """What holds for a round."""
        seats = self.t.seats
        self.light = [False] * seats
        self.used = [False] * seats
        self.able = [True] * seats
        self.later_speed = [0] * seats
        self.slow, self.lands, self.tramples = [0] * seats, [0] * seats, [0] * seats

    # --- cards ---

    def draw(self, seat: int) -> int | None:
        """RA3.1."""
        self.made_anew(seat)
        return self.t.decks[seat].pop() if self.t.decks[seat] else None

    def made_anew(self, seat: int) -> None:
        """RA3.1: a deck that is empty."""
        t = self.t
        if not t.decks[seat]:
            for other in [(seat + step) % t.seats for step in range(1, t.seats + 1)]:
                if t.piles[other]:
                    t.decks[seat], t.piles[other] = self.shuffle(t.piles[other]), []
                    break

    def luck(self, seat: int) -> int:
        """RA5.8."""
        card = self.draw(seat)
        if card is None:
            return 0
        self.t.piles[seat].append(card)
        return CARDS[card].number

    # --- a match ---

    def match(self) -> Script:
        """Until nobody is in the dungeon."""
        t = self.t
        while True:
            t.round += 1
            self.line_up()
            few = t.seats < 4
            for seat in range(t.seats):
                drawn = [self.draw(seat) for _ in range(3 if few else 4)]
                t.hands[seat] = [card for card in drawn if card is not None]
            if t.in_one_sitting:
                yield from self.sitting()
            else:
                yield from self.speeds()
                for seat in reversed(self.line()):
                    yield from self.throw(seat)
            self.all_have_thrown()
            for who in t.order:
                if who == AFTER_IT:
                    yield from self.boss_runs()
                else:
                    yield from self.hero_runs(who)
                self.ran.add(who)
            if self.round_ends():
                return

    def line_up(self) -> None:
        """RA2.1."""
        t = self.t
        spaces = {t.place[seat] for seat in t.living} | ({t.boss_at} - ({t.boss_at} if t.waits else set()))
        t.order = []
        for space in sorted(spaces, reverse=True):
            t.order += self.compared([seat for seat in t.living if t.place[seat] == space])
            if space == t.boss_at and not t.waits:
                t.order.append(AFTER_IT)
        if t.waits:
            t.order.append(AFTER_IT)
        self.ran = set()

    def compared(self, seats: list[int]) -> list[int]:
        """RA2.1: higher first, ties again."""
        if len(seats) < 2:
            return seats
        numbers = {}
        for seat in seats:
            card = self.draw(seat)
            if card is not None:
                self.t.piles[seat].append(card)
            numbers[seat] = CARDS[card].number if card else 0
        if not any(numbers.values()):
            return seats
        found: list[int] = []
        for number in sorted({*numbers.values()}, reverse=True):
            found += self.compared([seat for seat in seats if numbers[seat] == number])
        return found

    def speeds(self) -> Script:
        """RA3.2, RA7.1."""
        t = self.t
        for seat in [who for who in t.order if who != AFTER_IT]:
            yield from self.lays_down("run_on", seat)
            self.light[seat] = not t.bags[seat]
        for seat in t.gone if t.seats > 2 else []:
            yield from self.lays_down("feed", seat)
        self.clock_is_turned_up()

    def sitting(self) -> Script:
        """RA10.1: speed and throw in one turn, from the last to the first."""
        t = self.t
        for seat in reversed(t.gone):
            if t.seats > 2:
                yield from self.lays_down("feed", seat)
            yield from self.throw(seat)
        self.clock_is_turned_up()
        for seat in [who for who in reversed(t.order) if who != AFTER_IT]:
            yield from self.lays_down("run_on", seat)
            self.light[seat] = not t.bags[seat]
            yield from self.throw(seat)

    def lays_down(self, what: str, seat: int) -> Script:
        """RA3.2, RA7.1: a card of the hand, face down."""
        t = self.t
        if t.hands[seat]:
            _, card = yield seat, {(what, card) for card in t.hands[seat]}
            t.hands[seat].remove(card)
            t.speeds[seat] = card

    def clock_is_turned_up(self) -> None:
        """RA7.1."""
        for seat in self.t.gone:
            if self.t.speeds[seat] is not None:
                self.to_clock(seat, self.t.speeds[seat])
                self.t.speeds[seat] = None

    def line(self) -> list[int]:
        """RA4.1: who throws, the first of the order first."""
        return [who for who in self.t.order if who != AFTER_IT] + self.t.gone

    def to_clock(self, seat: int, card: Any) -> None:
        """RA7.1."""
        there = [CARDS[other].number for other in self.t.clock]
        (self.t.piles[seat] if CARDS[card].number in there else self.t.clock).append(card)

    def throw(self, seat: int) -> Script:
        """RA4, RA8."""
        t = self.t
        hand = t.hands[seat]
        at = [other for other in t.living if other != seat]
        alone = t.seats == 2 and not t.fate[seat] and not at
        if t.seats == 2 and not t.fate[seat]:
            at.append(seat)
        many = min(2 if t.seats > 3 else 1, len(at), len(hand))
        options: set[Option] = set()
        if many == 1:
            options = {("throw_one", card, other) for card in hand for other in at}
            options |= {("throw_none",)} if alone else set()
        elif many == 2:
            options = {
                ("throw_two", one, low, two, high)
                for one in hand for two in hand if one != two
                for low in at for high in at if low < high
            }  # fmt: skip
        if options:
            choice = yield seat, options
            for card, other in zip(choice[1::2], choice[2::2], strict=True):
                hand.remove(card)
                t.fronts[other].append((card, seat))
        if not t.fate[seat] and len(hand) > 1:
            _, kept = yield seat, {("keep_card", card) for card in hand}
            hand.sort(key=lambda card: card != kept)

    def all_have_thrown(self) -> None:
        """RA4.1: of what is left one card is kept. RA4.2."""
        t = self.t
        for seat in range(t.seats):
            t.piles[seat] += t.hands[seat][1:]
            del t.hands[seat][1:]
        for seat in t.living:
            if not t.fronts[seat]:
                card = self.draw(seat)
                if card is not None:
                    t.fronts[seat] = [(card, None)]

    # --- a run ---

    def hero_runs(self, seat: int) -> Script:
        """RA5.1."""
        t = self.t
        if t.fate[seat]:
            return
        self.runner, self.halted, self.turned_back = seat, False, False
        with suppress(RunOver):
            yield from self.whole_run(seat)
        yield from self.mourn()
        self.runner, t.speed = None, 0

    def whole_run(self, seat: int) -> Script:
        """RA5.1."""
        t = self.t
        number = CARDS[t.speeds[seat]].number if t.speeds[seat] else 0
        t.speed = max(0, number + (3 if self.light[seat] else 0) + self.later_speed[seat])
        started = t.place[seat]
        while t.coming[seat]:
            card, late = t.coming[seat].pop(0)
            if late:
                t.piles[seat].append(card)
                [piece] = [piece for piece in PRINTED[card] if piece.what == "later"]
                self.act(piece.then, seat)
            else:
                t.open[seat].append(card)
                self.act(PRINTED[card], seat)
        yield from self.goes_on()
        yield from self.ask(seat)
        for other in self.others(seat):
            yield from self.ask(other)
        while True:
            while t.speed > 0:
                if t.waits and t.place[seat] == t.boss_at:
                    self.passed = True
                    self.hurt(seat, 1)
                    yield from self.goes_on()
                t.place[seat] += 1
                t.speed -= 1
                if t.place[seat] == t.door:
                    self.gets_out(seat)
                yield from self.space(seat)
            if not t.waits or t.place[seat] != t.boss_at or t.place[seat] == started:
                return
            yield from self.ask(seat)
            if t.speed == 0:
                self.hurt(seat, self.boss_deals("lands", seat))
                return

    def others(self, seat: int) -> list[int]:
        """All others, in running order."""
        return [who for who in self.t.order if who not in (seat, AFTER_IT)]

    def gets_out(self, seat: int) -> None:
        """RA7.1."""
        t = self.t
        t.fate[seat] = "out"
        t.gone.append(seat)
        t.gold[seat] += 10 if self.first_out else 0
        self.first_out = False
        self.lets_lie(seat)
        raise RunOver

    def lets_lie(self, seat: int) -> None:
        """Of whoever is out or dead: encounters, and what was still to come, are discarded."""
        t = self.t
        t.piles[seat] += [card for card, _ in t.fronts[seat] + t.coming[seat]] + t.played[seat]
        t.fronts[seat], t.coming[seat], t.played[seat] = [], [], []

    def space(self, seat: int) -> Script:
        """RA5.1: what waits on a space, in order."""
        t = self.t
        space = t.place[seat]
        for other in [other for other in t.living if other != seat and t.place[other] == space]:
            yield from self.ask(seat, other)
            yield from self.ask(other, seat)
        if space == t.boss_at:
            yield from self.ask(seat)
        if space in t.walls:
            t.speed, self.halted = 0, True
            return
        old = t.globals.get(space)
        if t.fronts[seat] and (space in t.marked or old):
            yield from self.encounter(seat)
        elif t.hands[seat] and space in t.marked:
            yield from self.kept(seat)
        if space in t.walls:
            return
        if old:
            self.act([piece for piece in PRINTED[old] if piece.what not in ON_BOSS], seat)
            yield from self.goes_on()
        dead = [other for other in range(t.seats) if t.fate[other] == "dead" and t.place[other] == space]
        if dead:
            yield from self.remains(seat, dead)
        yield from self.ask(seat)

    def encounter(self, seat: int) -> Script:
        """RA5.2."""
        front = self.t.fronts[seat]
        _, which = yield seat, {("flip_one", place) for place in range(len(front))}
        card, _ = front.pop(which)
        yield from self.faced(seat, card)

    def faced(self, seat: int, card: int) -> Script:
        """RA5.2 to RA5.4: a card lies open before the runner."""
        t = self.t
        t.open[seat].append(card)
        kind = CARDS[card].kind
        if kind == "item":
            choice = yield seat, {("take",), ("leave",)}
            if choice == ("take",):
                t.open[seat].remove(card)
                t.bags[seat].append(card)
                t.speed = max(0, t.speed - 2)
            return
        yield from self.ask(seat)
        space = t.place[seat]
        if kind == "boss event":
            t.open[seat].remove(card)
            self.on_the_boss.append((card, seat))
        elif kind == "global":
            if space not in t.globals:
                t.globals[space] = card
                self.act([piece for piece in PRINTED[card] if piece.what not in ON_BOSS], seat)
        else:
            self.act(PRINTED[card], seat)
        yield from self.goes_on()

    def kept(self, seat: int) -> Script:
        """RA5.6."""
        t = self.t
        choice = yield seat, {("show_kept",), ("hide_kept",)}
        if choice == ("hide_kept",):
            return
        card = t.hands[seat].pop()
        if CARDS[card].kind == "item":
            t.bags[seat].append(card)
        elif CARDS[card].kind == "event":
            t.open[seat].append(card)
            options: set[Option] = {("play_on_hero", hero) for hero in t.living}
            if any(piece.what in ON_BOSS for piece in PRINTED[card]):
                options.add(("play_on_boss",))
            choice = yield seat, options
            t.open[seat].remove(card)
            if choice == ("play_on_boss",):
                self.on_the_boss.append((card, seat))
            else:
                t.played[choice[1]].append(card)
        else:
            yield from self.faced(seat, card)

    def remains(self, seat: int, dead: list[int]) -> Script:
        """RA5.7."""
        t = self.t
        choice = yield seat, {("walk_on",), *(("loot", other) for other in dead)}
        if choice == ("walk_on",):
            return
        other = choice[1]
        t.speed, self.halted = 0, True
        choice = yield seat, {("loot_gold",), *(("loot_item", card, other) for card in t.bags[other])}
        if choice == ("loot_gold",):
            t.gold[seat] += self.luck(seat)
        else:
            t.bags[other].remove(choice[1])
            t.bags[seat].append(choice[1])

    # --- what acts ---

    def act(self, printed: Iterable[Piece], hero: int) -> None:
        """RA5.8; a death ends it (RA7.6)."""
        for piece in printed:
            if not self.t.fate[hero]:
                self.one(piece, hero)

    def one(self, piece: Piece, hero: int) -> None:
        """One thing that is printed."""
        t, what = self.t, piece.what
        amount = piece.sign * (piece.much + sum(self.luck(hero) for _ in range(piece.luck)))
        if what == "speed":
            if hero == self.runner and not self.halted:
                t.speed = max(0, t.speed + amount)
            elif hero != self.runner and hero not in self.ran:
                self.later_speed[hero] += amount
        elif what == "life":
            if amount < 0:
                self.hurt(hero, -amount)
            else:
                t.life[hero] = min(t.heroes[hero].life, t.life[hero] + amount)
        elif what == "gold":
            t.gold[hero] = max(0, t.gold[hero] + amount)
        elif what == "boss":
            self.slow[hero] += amount
        elif what == "lands":
            self.lands[hero] += amount
        elif what == "tramples":
            self.tramples[hero] += amount
        elif what == "lucky":
            self.act(piece.then if self.luck(hero) % 2 == 0 else piece.other, hero)
        elif what == "search":
            self.search(hero)
        elif what in ("wall", "stop", "back"):
            if what == "wall":
                t.walls.add(t.place[hero])
            if what == "back":
                t.place[hero] = max(0, t.place[hero] - amount)
            if hero == self.runner:
                t.speed, self.halted = 0, True
                self.turned_back = self.turned_back or what == "back"

    def search(self, hero: int) -> None:
        """RA7.6."""
        t = self.t
        while t.decks[hero]:
            card = t.decks[hero].pop()
            if CARDS[card].kind == "item":
                t.bags[hero].append(card)
                return
            t.piles[hero].append(card)
        self.made_anew(hero)

    def hurt(self, hero: int, damage: int) -> None:
        """Life is lost, perhaps the last."""
        t = self.t
        if damage > 0 and not t.fate[hero]:
            t.life[hero] = max(0, t.life[hero] - damage)
            if not t.life[hero]:
                t.fate[hero] = "dead"
                t.gone.append(hero)
                self.lets_lie(hero)
                self.mourned.append(hero)

    def goes_on(self) -> Script:
        """After something has acted: last words; and the run may be over. Raises RunOver."""
        yield from self.mourn()
        if self.runner not in (None, AFTER_IT) and (self.t.fate[self.runner] or self.turned_back):
            raise RunOver

    def mourn(self) -> Script:
        """RA7.1: up to two cards of a dead hero go to the clock."""
        t = self.t
        while self.mourned:
            hero = self.mourned.pop(0)
            while t.seats > 2:
                cards = [card for card in (t.speeds[hero], *t.hands[hero]) if card]
                if not cards:
                    break
                choice = yield hero, {("last_none",), *(("last_card", card) for card in cards)}
                if choice == ("last_none",):
                    break
                if choice[1] == t.speeds[hero]:
                    t.speeds[hero] = None
                else:
                    t.hands[hero].remove(choice[1])
                self.to_clock(hero, choice[1])

    # --- windows ---

    def ask(self, seat: int, met: int | None = None) -> Script:
        """RA5.5: an item and the ability, once a round each."""
        t = self.t
        while not t.fate[seat]:
            options: set[Option] = set()
            if not self.used[seat]:
                for card in t.bags[seat]:
                    on = seat if CARDS[card].aim == "self" else met
                    if on is not None and self.does(PRINTED[card], on, on == seat):
                        options.add(("use", card, on))
            hero = t.heroes[seat]
            on = seat if hero.aim == "self" else met
            if self.able[seat] and on is not None and self.does(ability(hero)[0], on, on == seat):
                options.add(("use_ability", on))
            if not options:
                return
            choice = yield seat, {*options, ("pass_by",)}
            if choice == ("pass_by",):
                return
            if choice[0] == "use":
                self.used[seat] = True
                t.bags[seat].remove(choice[1])
                t.piles[seat].append(choice[1])
                self.act(PRINTED[choice[1]], choice[2])
            else:
                self.able[seat] = False
                on_whom, own = ability(hero)
                self.act(on_whom, choice[1])
                self.act(own, seat)
            yield from self.goes_on()

    def does(self, printed: Iterable[Piece], hero: int, own: bool) -> bool:
        """Has any of it something to work on? What it costs its owner is none of it."""
        t = self.t
        if t.fate[hero]:
            return False
        for piece in printed:
            if piece.what == "lucky":
                does = self.does((*piece.then, *piece.other), hero, own)
            elif own and piece.sign < 0 and piece.what in ("speed", "life", "gold"):
                does = False
            elif piece.what == "speed":
                does = not self.halted if hero == self.runner else hero not in self.ran
            elif piece.what == "life":
                does = piece.sign < 0 or t.life[hero] < t.heroes[hero].life
            elif piece.what == "gold":
                does = piece.sign > 0 or t.gold[hero] > 0
            elif piece.what in ON_BOSS:
                does = AFTER_IT not in self.ran
            else:
                does = True
            if does:
                return True
        return False

    # --- the boss ---

    def says(self, what: str, cards: Iterable[int]) -> int:
        """What these cards say of the boss, in all."""
        printed = [piece for card in cards for piece in PRINTED[card] if piece.what == what]
        return sum(piece.sign * piece.much for piece in printed)

    def boss_deals(self, what: str, hero: int) -> int:
        """RA6.1."""
        t = self.t
        basic = t.boss.confront if what == "lands" else t.boss.trample
        here = [t.globals[t.boss_at]] if t.boss_at in t.globals else []
        lies = (self.lands if what == "lands" else self.tramples)[hero]
        return max(0, basic + lies + self.says(what, [card for card, _ in self.on_the_boss] + here))

    def pace(self) -> int:
        """RA6.1: by its card."""
        t = self.t
        speed = t.boss.speed
        if t.boss.way == "luck":
            speed += self.luck([who for who in t.order if who in t.living][-1])
        elif t.boss.way == "round":
            speed += t.round // 3
        elif t.boss.way == "hunts":
            ahead = [t.place[seat] - t.boss_at for seat in t.living]
            speed = min([gap for gap in ahead if 0 < gap <= 10], default=speed)
        return max(0, speed + self.says("boss", [card for card, _ in self.on_the_boss]))

    def boss_runs(self) -> Script:
        """RA6.1."""
        t = self.t
        self.runner = AFTER_IT
        left = self.pace() if t.living and not t.waits else 0
        for seat in [who for who in t.order if who != AFTER_IT]:
            yield from self.ask(seat)
        trodden, moved = 0, False
        while left > 0 and t.boss_at < max((t.place[seat] for seat in t.living), default=t.boss_at):
            t.boss_at += 1
            moved = True
            left = max(0, left - 1 - trodden)
            trodden = 0
            if t.boss_at in t.globals:
                left = max(0, left + self.says("boss", [t.globals[t.boss_at]]))
            if t.boss_at in t.walls:
                left = 0
            here = self.under_it()
            if here:
                for seat in here:
                    yield from self.ask(seat)
                here = self.under_it()
                left = max(0, left + sum(self.slow[seat] for seat in here))
                foremost = max((t.place[seat] for seat in t.living), default=t.boss_at)
                if (t.boss.way == "halts" and here) or t.boss_at >= foremost:
                    left = 0
                if t.boss_at in t.walls:
                    left = 0
                if left:
                    trodden = len(here)
                    for seat in here:
                        self.hurt(seat, self.boss_deals("tramples", seat))
                        yield from self.mourn()
        if not moved:
            for seat in self.under_it():
                yield from self.ask(seat)
        if not t.waits:
            for seat in self.under_it():
                self.hurt(seat, self.boss_deals("lands", seat))
                yield from self.mourn()
            for card, seat in self.on_the_boss:
                t.piles[seat].append(card)
            self.on_the_boss = []
        self.runner = None

    def under_it(self) -> list[int]:
        """The living on its space, in running order."""
        t = self.t
        return [who for who in t.order if who in t.living and t.place[who] == t.boss_at]

    # --- the end of a round ---

    def round_ends(self) -> bool:
        """RA7.5; is it the end of the match?"""
        t = self.t
        numbers = {CARDS[card].number for card in t.clock}
        full = any({*range(low, low + 5)} <= numbers for low in range(1, 6))
        if full and t.seats > 2:
            self.lost()
        if len(t.living) == 1:
            if self.last_rounds is None:
                self.last_rounds = 2 if t.seats == 2 else 1
            elif self.last_rounds == 1:
                self.lost()
            else:
                self.last_rounds -= 1
        if not t.living:
            return True
        self.lie_in_wait()
        for seat in range(t.seats):
            self.put_away(seat)
        t.globals, t.walls = {}, set()
        self.fresh()
        return False

    def lost(self) -> None:
        """Whoever is still inside."""
        for seat in self.t.living:
            self.t.fate[seat] = "dead"
            self.t.life[seat] = 0
            self.t.gone.append(seat)

    def lie_in_wait(self) -> None:
        """RA6.3."""
        t = self.t
        behind = [seat for seat in t.living if t.place[seat] < t.boss_at]
        if t.waits:
            t.waits = bool(behind) and not self.passed
        elif behind and not self.passed:
            running = [who for who in t.order if who in behind]
            lowest = min(t.place[seat] for seat in behind)
            last = [seat for seat in running if t.place[seat] == lowest][-1]
            t.waits = self.luck(last) <= (3, 4, 5, 6)[min(len(behind), 4) - 1]
        self.passed = False

    def put_away(self, seat: int) -> None:
        """RA7.5: all cards but those for the next round."""
        t = self.t
        t.coming[seat] += [(card, False) for card in t.played[seat]]
        t.played[seat] = []
        for card in t.open[seat]:
            if not t.fate[seat] and any(piece.what == "later" for piece in PRINTED[card]):
                t.coming[seat].append((card, True))
            else:
                t.piles[seat].append(card)
        rest = [card for card, _ in t.fronts[seat]] + t.hands[seat]
        if t.speeds[seat]:
            rest.append(t.speeds[seat])  # type: ignore[arg-type]
        t.piles[seat] += rest
        t.open[seat], t.fronts[seat], t.hands[seat], t.speeds[seat] = [], [], [], None
