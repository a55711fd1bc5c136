"""Run Away!!: a party of brave heroes runs for the exit, with the boss behind them all.

The rules are of the game's author (CREDITS.md), in our own words; each method names the line of RULES.md that
it carries out.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations
from typing import ClassVar

from games.run_away import COVER, by_itself, chase, finish, orders, pieces, running, text, windows, words
from games.run_away.bosses import BOSSES
from games.run_away.deck import ALL, ITEM_CARDS, NUMBER
from games.run_away.heroes import HEROES
from games.run_away.pieces import ALWAYS, HEAD_STARTS, ITEMS_EACH, WHEN_IT_MATTERS
from games.run_away.position import BOSS, NOBODY, Position
from tabletop import head_start
from tabletop.actions import Action, Kind
from tabletop.game import PLAYERS, Event, Game, Names, Option, Outcome, Who


class RunAway(Position):
    """A position of Run Away!!, with what happens to it."""

    TURN = (
        "new_round",
        "line_up",
        "draw_hands",
        "choose_speeds",
        "turn_clock_up",
        "throw_encounters",
        "top_up",
        "all_run",
        "end_round",
    )
    ASIDE = (
        *("speed_choice", "clock_choice", "throw_choice", "keep_choice", "run", "ask", "ask_again"),
        *("window", "move", "run_over", "flip", "face", "resolve", "found_item", "bonus", "aim_event"),
        *("remains", "spoils", "hit_wall", "face_boss", "boss_runs", "boss_meets", "boss_moves"),
        *("boss_lands", "boss_strikes", "boss_over", "trampled", "last_words"),
        *("sits", "flip_itself", "item_itself", "bonus_itself"),
    )
    WORDS = words.EVENTS
    PUBLIC = frozenset(("flip", "found_item", "aim_event", "remains"))  # what is asked lies open
    ASKED_OPENLY = frozenset(("window", "bonus"))

    def __init__(
        self,
        seats: int,
        seed: int | str,
        boss: int = 0,
        sitting: bool = False,
        short: bool = False,
        head_starts: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seats, seed, head_starts)
        self.sitting, self.short = sitting, short
        self.boss = boss - 1 if boss else self.luck("boss", len(BOSSES))
        cast = self.shuffle("heroes", range(len(HEROES)))
        self.heroes = cast[:seats]
        self.life = [self.hero(seat).life for seat in range(seats)]
        for name in ("place", "gold", "bases", "flipped", "waiting", "slow", "confront", "trample"):
            setattr(self, name, [0] * seats)
        for name in ("shown", "light", "chosen", "item_used", "ability_used", "asked", "by_itself"):
            setattr(self, name, [False] * seats)
        for name in ("piles", "hands", "fronts", "lying", "coming", "orders", "ordered"):
            setattr(self, name, [()] * seats)
        self.fate = [""] * seats
        self.ends = [("", 0, NOBODY)] * seats
        self.asks = [WHEN_IT_MATTERS] * seats
        self.left = []
        self.tokens = {}
        self.walls = self.clock = self.boss_lying = self.met = ()
        self.deal()
        self.go_ahead()
        self.boss_at = self.the_boss.start
        self.boss_waits = self.boss_passed = self.boss_done = self.stopped = False
        self.boss_speed = self.boss_confront = self.boss_trample = self.boss_left = self.over = 0
        self.order = ()
        self.runner = self.first_out = NOBODY
        self.speed = self.start = self.ran = self.turned = self.round = self.calls = 0
        self.settle()

    def deal(self) -> None:
        """RA1.2: two items each, and a deck; what is left over goes out of the game."""
        seats = self.seats
        items = self.shuffle("cards", ITEM_CARDS)
        self.bags = [tuple(items[ITEMS_EACH * seat : ITEMS_EACH * (seat + 1)]) for seat in range(seats)]
        self.known = {card: 1 << seat for seat, bag in enumerate(self.bags) for card in bag}
        rest = self.shuffle("cards", (card for card in ALL if card not in self.known))
        each = len(rest) // seats
        self.decks = [tuple(rest[each * seat : each * (seat + 1)]) for seat in range(seats)]
        self.box = tuple(rest[each * seats :])

    def go_ahead(self) -> None:
        """RA10.4: with a head start a hero stands farther on, and has gold."""
        for seat in range(self.seats):
            if level := self.head_start(seat):
                _, self.place[seat], self.gold[seat] = HEAD_STARTS[level - 1]

    @property
    def few(self) -> bool:
        """RA8: two or three play: a hand of three, one encounter."""
        return self.seats < 4

    @property
    def is_public_step(self) -> bool:
        """So are windows and spoils, if everybody knows all that can be used or taken (RA5.5, RA5.7)."""
        if self.step == "window":
            return self.item_used[self.seat] or self.all_know(self.seat)
        if self.step == "spoils":
            return self.all_know(self.agenda[0][1])
        return super().is_public_step

    def forced(self, alone: bool) -> Action | None:
        """The only encounter is turned up; and whoever plays alone is not asked at a window for which they
        have nothing."""
        if self.step == "flip" and len(self.fronts[self.runner]) == 1:
            return pieces.Flip(0)
        idle = alone and self.step == "window" and not windows.has_reason(self, *self.agenda[0][1:4])
        return pieces.Pass() if idle else None

    # --- RA2: order ------------------------------------------------------------------------

    def new_round(self) -> None:
        """A round begins."""
        self.round += 1
        self.befall(NOBODY, "round", self.round)

    def line_up(self) -> None:
        """RA2.1: the leader first; on one space cards decide, and the boss loses ties."""
        spaces: dict[int, list[int]] = {}
        for seat in self.inside():
            spaces.setdefault(self.place[seat], []).append(seat)
        order: list[int] = []
        if not self.boss_waits:
            spaces.setdefault(self.boss_at, [])
        for space in sorted(spaces, reverse=True):
            order += self.compared(spaces[space])
            if space == self.boss_at and not self.boss_waits:
                order.append(BOSS)
        if self.boss_waits:
            order.append(BOSS)
        self.order = tuple(order)
        self.seat = next(seat for seat in order if seat != BOSS)
        self.befall(NOBODY, "order")

    def compared(self, seats: list[int]) -> list[int]:
        """RA2.1: those on one space by the top cards of their decks, ties drawn again."""
        if len(seats) < 2:
            return seats
        drawn: dict[int, list[int]] = {}
        for seat in seats:
            card = self.draw(seat)
            if card:
                self.discard(seat, card)
            drawn.setdefault(NUMBER[card], []).append(seat)
            self.befall(seat, "compares", card)
        if len(drawn) == 1 and 0 in drawn:  # nobody has a card left
            return seats
        return [seat for number in sorted(drawn, reverse=True) for seat in self.compared(drawn[number])]

    # --- RA3: speed ------------------------------------------------------------------------

    def draw_hands(self) -> None:
        """RA3.1, RA8: four cards each, or three."""
        for seat in range(self.seats):
            hand = []
            for _ in range(3 if self.few else 4):
                card = self.draw(seat)
                if card:
                    hand.append(card)
            self.hands[seat] = tuple(hand)

    def choose_speeds(self) -> None:
        """RA3.2, RA7.1: in the dungeon a speed, outside of it a card for the clock. RA10.1: in one sitting
        from the last to the first, whoever is out before all others."""
        inside = [seat for seat in self.order if seat != BOSS]
        if self.sitting:
            before, after = ([("sits", seat) for seat in reversed(some)] for some in (self.left, inside))
            self.first(*before, ("turn_clock_up",), *after)
        else:
            outside = self.left if self.seats > 2 else []
            speeds = [("speed_choice", seat) for seat in inside]
            self.first(*speeds, *(("clock_choice", seat) for seat in outside))

    def sits(self, seat: int) -> None:
        """RA10.1: speed, or a card for the clock, and throw in one turn."""
        if not self.fate[seat]:
            self.first(("speed_choice", seat), *_throws(seat))
        elif self.seats > 2:
            self.first(("clock_choice", seat), *_throws(seat))
        else:
            self.first(*_throws(seat))

    def offer_speed_choice(self, seat: int) -> list[Action]:
        """RA3.2: one card of the hand; how one wants to be asked; and RA10.1: standing orders."""
        self.seat = seat
        found = [pieces.Run(card) for card in self.hands[seat]]
        if found and not self.asked[seat]:
            found.append(pieces.AskLess() if self.asks[seat] == ALWAYS else pieces.AskAlways())
        return [*found, *orders.choices(self, seat)] if found else []

    def offer_clock_choice(self, seat: int) -> list[Action]:
        """RA7.1: the first card that is chosen feeds the clock."""
        self.seat = seat
        return [pieces.Feed(card) for card in self.hands[seat]]

    def ask_always(self) -> None:
        """At every window."""
        self.asks[self.seat] = ALWAYS
        self.asked[self.seat] = True
        self.first(("speed_choice", self.seat))

    def ask_less(self) -> None:
        """Only when it matters."""
        self.asks[self.seat] = WHEN_IT_MATTERS
        self.asked[self.seat] = True
        self.first(("speed_choice", self.seat))

    def lay_down(self, card: int) -> None:
        """A card of the deciding seat's hand, face down."""
        seat = self.seat
        self.hands[seat] = tuple(c for c in self.hands[seat] if c != card)
        self.bases[seat] = card
        self.chosen[seat] = True

    def run_on(self, card: int) -> None:
        """RA3.2: face down; with an empty inventory 3 faster."""
        self.lay_down(card)
        self.light[self.seat] = not self.bags[self.seat]
        self.happen("chose", card, to=self.seat)

    def feed(self, card: int) -> None:
        """RA7.1: face down."""
        self.lay_down(card)
        self.happen("fed", card, to=self.seat)

    # --- RA4: encounters -------------------------------------------------------------------

    def throw_encounters(self) -> None:
        """RA4.1: from the last to the first."""
        if not self.sitting:
            line = [*(seat for seat in self.order if seat != BOSS), *self.left]
            self.first(*(step for seat in reversed(line) for step in _throws(seat)))

    def targets(self, seat: int) -> list[int]:
        """RA4.1, RA8: opponents in the dungeon; with two players oneself, too."""
        found = [other for other in self.inside() if other != seat]
        return sorted({*found, seat}) if self.seats == 2 and not self.fate[seat] else found

    def offer_throw_choice(self, seat: int) -> list[Action]:
        """RA4.1: two cards on two opponents, with too few of these as many as possible; RA8: one."""
        self.seat = seat
        hand, targets = self.hands[seat], self.targets(seat)
        most = min(1 if self.few else 2, len(targets), len(hand))
        if most == 0:
            return []
        if most == 1:
            found = [pieces.Throw(card, on) for card in hand for on in targets]
            alone = self.seats == 2 and not self.fate[seat] and len(targets) == 1
            return [*found, pieces.ThrowNone()] if alone else found
        return [
            pieces.ThrowTwo(first, one, second, other)
            for one, other in combinations(targets, 2)
            for first, second in permutations(hand, 2)
        ]

    def throw_one(self, card: int, on: int) -> None:
        """RA4.1: face down before a hero."""
        self.hands[self.seat] = tuple(c for c in self.hands[self.seat] if c != card)
        self.fronts[on] += ((card, self.seat),)
        self.happen("threw", *([] if on == self.seat else [Who(on)]))

    def throw_two(self, first: int, one: int, second: int, other: int) -> None:
        """RA4.1: two at once."""
        for card, on in ((first, one), (second, other)):
            self.throw_one(card, on)

    def throw_none(self) -> None:
        """RA8."""

    def offer_keep_choice(self, seat: int) -> list[Action]:
        """RA4.1: with too few opponents more than one card is left, of which one is kept."""
        self.seat = seat
        hand = self.hands[seat]
        return [pieces.Keep(card) for card in hand] if len(hand) > 1 and not self.fate[seat] else []

    def keep_card(self, card: int) -> None:
        """RA4.1, RA4.3: the rest is discarded when all have thrown."""
        hand = self.hands[self.seat]
        self.hands[self.seat] = (card, *(other for other in hand if other != card))

    def top_up(self) -> None:
        """RA4.1: of what is left one card is kept. RA4.2: nobody goes without an encounter."""
        for seat in range(self.seats):
            hand = self.hands[seat]
            if len(hand) > 1:
                self.discard(seat, *hand[1:])
                self.hands[seat] = hand[:1]
        for seat in self.inside():
            if not self.fronts[seat]:
                card = self.draw(seat)
                if card:
                    self.fronts[seat] = ((card, NOBODY),)
                    self.befall(seat, "topped up")

    # --- RA5, RA6: run ---------------------------------------------------------------------

    def all_run(self) -> None:
        """RA5: in order."""
        self.ran = 0
        self.boss_done = False
        self.first(*(("boss_runs",) if who == BOSS else ("run", who) for who in self.order))

    # --- a hero's run (RA5): running.py ---

    run = running.run
    move = running.move
    face_boss = running.face_boss
    hit_wall = running.hit_wall
    run_over = running.run_over

    offer_flip = running.offer_flip
    flip_one = running.flip_one
    resolve = running.resolve
    face = running.face
    offer_found_item = running.offer_found_item
    take = running.take
    leave = running.leave

    offer_bonus = running.offer_bonus
    show_kept = running.show_kept
    hide_kept = running.hide_kept
    offer_aim_event = running.offer_aim_event
    play_on_hero = running.play_on_hero
    play_on_boss = running.play_on_boss

    offer_remains = running.offer_remains
    walk_on = running.walk_on
    loot = running.loot
    offer_spoils = running.offer_spoils
    loot_item = running.loot_item
    loot_gold = running.loot_gold

    # --- standing orders (RA10.3): orders.py, by_itself.py ---

    order_ask = orders.order_ask
    order_threat = orders.order_threat
    order_meeting = orders.order_meeting
    order_run = orders.order_run
    order_never = orders.order_never
    all_by_itself = orders.all_by_itself
    run_by_itself = orders.run_by_itself
    run_asked = orders.run_asked
    flip_itself = by_itself.flip_itself
    item_itself = by_itself.item_itself
    bonus_itself = by_itself.bonus_itself

    # --- windows in it (RA5.5): windows.py ---

    ask = windows.ask
    ask_again = windows.ask_again
    offer_window = windows.offer_window
    use = windows.use
    use_ability = windows.use_ability
    pass_by = windows.pass_by
    ask_never = windows.ask_never

    # --- the boss's run (RA6): chase.py ---

    boss_runs = chase.boss_runs
    boss_moves = chase.boss_moves
    boss_meets = chase.boss_meets
    trampled = chase.trampled
    boss_lands = chase.boss_lands
    boss_strikes = chase.boss_strikes
    boss_over = chase.boss_over

    # --- the end of the round and of the match (RA6.3, RA7): finish.py ---

    turn_clock_up = finish.turn_clock_up
    offer_last_words = finish.offer_last_words
    last_card = finish.last_card
    last_none = finish.last_none
    end_round = finish.end_round

    def outcome(self, names: Names = PLAYERS) -> Outcome | None:
        """RA7.4: most gold among the survivors; ties are shared; nobody survives, nobody wins."""
        if not self.ending:
            return None
        saved = [self.gold[seat] if self.fate[seat] == "out" else -1 for seat in range(self.seats)]
        places = tuple(0 if mine < 0 else 1 + sum(other > mine for other in saved) for mine in saved)
        scores = tuple((int(mine >= 0), max(0, mine)) for mine in saved)
        return Outcome(places, scores, tuple(words.reason(self, seat, names) for seat in range(self.seats)))

    def prompt(self, names: Names = PLAYERS) -> str:
        """What the deciding seat is asked."""
        return words.prompt(self, names)

    def tell(self, event: Event, names: Names = PLAYERS) -> str:
        """An event in words; of a round that begins also where the boss has come to."""
        told = super().tell(event, names)
        return f"{told} The boss is {words.spot(self.boss_at)}." if event.kind == "round" else told

    def why_not(self, target: str, names: Names = PLAYERS) -> str:
        """What it is that was touched, and what may be done instead."""
        return words.why_not(self, target, names)

    def __str__(self) -> str:
        return text.text(self)


def _throws(seat: int) -> tuple[tuple[str, int], ...]:
    """The steps of a throw."""
    return ("throw_choice", seat), ("keep_choice", seat)


class RunAwayGame(Game):
    """RA1 to RA8."""

    slug = "run-away"
    title = COVER.title
    seats = COVER.seats
    version = 3
    kinds = tuple(kind for kind in vars(pieces).values() if isinstance(kind, Kind))
    state = RunAway
    options: ClassVar[Mapping[str, Option]] = {
        "boss": Option("Boss", ("By luck", *(boss.name for boss in BOSSES)), "Who runs behind you all."),
        "sitting": Option(
            "Turns",
            ("Speed and throw apart", "In one sitting: speed and throw in one turn"),
            "As written, all choose a speed, and then all throw. In one sitting, from the last to the first, "
            "each does both.",
            company="Each chooses once before the runs, and not twice: that is half the waiting.",
        ),
        "short": Option(
            "Corridor",
            ("60 spaces", "Short run: 30 spaces"),
            "Half the way and a life less, for guests: two thirds of the time.",
        ),
        **head_start.head_starts(
            [words for words, _, _ in HEAD_STARTS],
            COVER.seats,
            "The hero stands farther on at the start, with some gold already.",
            order=(1, 2, 3, 4, 5, 7, 6),
        ),
    }
    bound = 20_000
    scores = (range(2), range(1000))

    def new(self, seats: int, seed: int | str, **options: int) -> RunAway:
        """RA1."""
        boss, sitting, short = (options.get(name, 0) for name in ("boss", "sitting", "short"))
        starts = head_start.levels(options, seats)
        return RunAway(seats, seed, boss, bool(sitting), bool(short), starts)


GAME = RunAwayGame()
