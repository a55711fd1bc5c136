"""Dunginoes: explore a dungeon of dominoes, fight what lives there, get out with the loot.

The rules are those of Chris, Love and Loss Games, in our own words; each method names the
line of RULES.md that it carries out. Everything lies open but the order of the pile, and
that is luck: a domino is drawn from anywhere in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from dominoes import layout
from dominoes.domino import Domino, spoken
from dominoes.duel import winning
from dominoes.layout import End, Laid
from dominoes.ways import beside
from games.dunginoes import COVER, pieces, text, words
from games.dunginoes.pieces import CHARMS, HAND, HEAD_STARTS, LIGHT, SET, SIDES, TO_BEAT
from tabletop import head_start
from tabletop.actions import Action
from tabletop.game import PLAYERS, Event, Game, Names, Option, Outcome, State
from tabletop.grid import Point
from tabletop.wording import capital

STUNNED = -1  # the score of who does not get out


class Dunginoes(State):
    """A position of Dunginoes."""

    TURN = ("begin", "play_or_search", "pass_on")
    ASIDE = (
        *("take", "drew", "searched", "passage", "monster", "spare", "wound"),
        *("boss_turn", "face_boss", "escape", "close"),
    )
    WORDS = words.EVENTS

    pile: list[Domino]
    hands: list[tuple[Domino, ...]]  # face up, by seat
    downs: list[tuple[Domino, ...]]  # face down for good, by seat
    laid: list[Laid]
    ends: list[End]
    found: Domino | None  # what was drawn, until it is in the hand, laid, won or lost
    declined: list[int]  # seats that searched since the pile last had a domino that fits (DU4.2)
    boss_called: bool  # the pile's last domino was drawn (DU4.1)
    boss: bool  # the boss fight has begun (DU4.4)
    unfought: tuple[Domino, ...]  # of the deciding seat, in the boss fight
    escaped: list[int]  # seats whose boss fight is over
    turns: int
    charms: tuple[int, ...] = ()  # DU5.1: left, by seat, where anybody has a head start
    lantern: bool = False  # DU5.2
    light: tuple[Domino, ...] = ()  # DU5.2: dominoes of the pile that lie face up
    discards: tuple[Domino, ...] = ()  # DU5.2: what would go back to the pile without a lantern

    def __init__(
        self, seats: int, seed: int | str, head_starts: tuple[int, ...] = (), lantern: bool = False
    ) -> None:
        super().__init__(seats, seed, head_starts)
        if lantern:
            self.lantern = True
        if self.head_starts:
            self.charms = tuple(CHARMS[level] for level in head_starts)
        self.pile = []
        self.hands = [()] * seats
        self.downs = [()] * seats
        self.laid = []
        self.ends = []
        self.found = None
        self.declined = []
        self.escaped = []
        self.unfought = ()
        self.boss_called = False
        self.boss = False
        self.turns = 0
        self.deal()
        self.open_dungeon()
        self.settle()

    # --- what the table and the bots ask ---------------------------------------------

    def active(self) -> list[int]:
        """The seats with a domino face up, in turn order from the deciding one (DU3.5)."""
        order = [*range(self.seat, self.seats), *range(self.seat)]
        return [seat for seat in order if self.hands[seat]]

    def stunned(self, seat: int) -> bool:
        """DU3.5: no domino face up, and not because the boss took the last."""
        return not self.hands[seat] and seat not in self.escaped

    def out(self, seat: int) -> bool:
        """DU3.5, DU4.5: stunned, or out of the dungeon already."""
        return not self.hands[seat] or seat in self.escaped

    def charms_of(self, seat: int) -> int:
        """DU5.1: the charms that a seat has left."""
        return self.charms[seat] if self.charms else 0

    @property
    def searching(self) -> bool:
        """DU5.2: is what is taken from the light now for a search, and not for the hand?"""
        return self.step == "take" and self.agenda[1] == ("searched",)

    def fitting(self) -> list[Domino]:
        """DU3.2: the dominoes of the pile that could be laid."""
        return layout.fitting(self.ends, self.pile)

    # --- DU1: set-up -------------------------------------------------------------------

    def deal(self) -> None:
        """DU1.1, DU1.2: two each; nobody has a double: all redraw."""
        while not any(tile.is_double for hand in self.hands for tile in hand):
            self.pile = SET[:]
            self.hands = [tuple(sorted(self.draw() for _ in range(HAND))) for _ in range(self.seats)]
            self.happen("dealt")

    def open_dungeon(self) -> None:
        """DU1.2, DU1.3: the highest double starts, is played, and one is drawn for it."""
        doubles = [(tile, seat) for seat, hand in enumerate(self.hands) for tile in hand if tile.is_double]
        double, self.seat = max(doubles)
        self.happen("opened", double)
        self.lose(double)
        self.build(layout.first_room(double))
        self.reach("drew")

    # --- the pieces ----------------------------------------------------------------------

    def draw(self) -> Domino:
        """A domino off the face-down pile; the last one calls the boss (DU4.1)."""
        tile = self.pile.pop(self.luck("tiles", len(self.pile)))
        self.boss_called |= not self.pile
        return tile

    def reach(self, then: str) -> None:
        """A domino comes off the pile, and then this step; DU5.2: one that lies in the light, if any does."""
        if self.light:
            self.first(("take",), (then,))
        else:
            self.found = self.draw()
            self.first((then,))

    def offer_take(self) -> list[Action]:
        """DU5.2: either of those in the light."""
        return [pieces.Take(tile) for tile in self.light]

    def take(self, tile: Domino) -> None:
        """DU5.2: it is drawn; DU4.1: the last one calls the boss."""
        self.light = tuple(other for other in self.light if other != tile)
        self.pile.remove(tile)
        self.boss_called |= not self.pile
        self.found = tile

    def shine(self) -> None:
        """DU5.2: from the beginning of a turn two dominoes of the pile lie in the light, if there are two."""
        while len(self.light) < min(LIGHT, len(self.pile)):
            dark = [tile for tile in self.pile if tile not in self.light]
            tile = dark[self.luck("tiles", len(dark))]
            self.light = (*self.light, tile)
            self.happen("lit", tile)

    def gain(self, tile: Domino) -> None:
        """The deciding seat has this domino face up."""
        self.hands[self.seat] = tuple(sorted((*self.hands[self.seat], tile)))

    def lose(self, tile: Domino) -> None:
        """The deciding seat no longer has this domino face up."""
        self.hands[self.seat] = tuple(t for t in self.hands[self.seat] if t != tile)

    def give_back(self, tile: Domino) -> None:
        """DU3.4: discards go back to the pile; DU5.2: but not with a lantern."""
        if self.lantern:
            self.discards = (*self.discards, tile)
            self.happen("discarded", tile)
        else:
            self.pile.append(tile)
            self.happen("returned", tile)

    def build(self, piece: Laid) -> None:
        """DU2.2 to DU2.4: a domino comes to lie."""
        self.laid.append(piece)
        self.ends = layout.grown(self.ends, self.laid)

    def placements(self, tile: Domino) -> list[Action]:
        """DU2.1 to DU2.4: each end, and each shape there, in which a domino can be laid."""
        return [pieces.Lay(tile, end.joint, shape) for end in self.ends for shape in end.shapes(tile)]

    # --- DU3: a turn ---------------------------------------------------------------------

    def begin(self) -> None:
        """DU3.1, DU4.1, DU4.2: a turn begins, unless the boss fight does."""
        if self.boss_called or self.nothing_left():
            self.boss = True
            self.happen("boss")
            self.agenda = [*(("boss_turn", seat) for seat in self.active()), ("close",)]
        else:
            self.turns += 1
            self.happen("turn", self.turns)
            if self.lantern:
                self.shine()

    def nothing_left(self) -> bool:
        """DU4.2: nothing of the pile fits, and nobody can play from the hand or, for one round, would."""
        if self.fitting():
            self.declined = []
            return False
        active = self.active()
        if all(seat in self.declined for seat in active):
            return True
        return not layout.fitting(self.ends, [tile for seat in active for tile in self.hands[seat]])

    def offer_play_or_search(self) -> list[Action]:
        """DU3.1: any placement from the hand, or a search, which is always allowed."""
        placements = [action for tile in self.hands[self.seat] for action in self.placements(tile)]
        return [*placements, pieces.Search()]

    def lay(self, tile: Domino, joint: Point, shape: str) -> None:
        """DU3.1: from the hand, then one is drawn; DU3.2: the passage that a search has found."""
        [end] = [end for end in self.ends if end.joint == joint]
        self.build(layout.lay(tile, end, shape))
        self.declined = []
        from_hand = not self.found
        self.found = None
        self.lose(tile)
        self.happen("laid", tile)
        if from_hand:
            self.reach("drew")

    def drew(self) -> None:
        """DU3.1: what was drawn joins the hand."""
        tile, self.found = self.found, None
        assert tile
        self.gain(tile)
        self.happen("drew", tile)
        self.warn()

    def warn(self) -> None:
        """DU4.1: the pile's last domino was just drawn."""
        if self.boss_called:
            self.happen("boss called")

    def search(self) -> None:
        """DU3.2: draw one."""
        self.declined.append(self.seat)
        self.reach("searched")

    def searched(self) -> None:
        """DU3.2: a passage if the drawn domino fits, a monster if not."""
        assert self.found
        self.happen("searched", self.found)
        self.warn()
        self.first(("passage",) if layout.fitting(self.ends, [self.found]) else ("monster",))

    def offer_passage(self) -> list[Action]:
        """DU3.2: the player picks where."""
        assert self.found
        return self.placements(self.found)

    def monster(self) -> None:
        """DU3.3, DU3.4: the domino that fits nowhere is fought."""
        assert self.found
        tile = self.found
        self.happen("met", tile)
        die = self.fought(tile)
        self.happen("beat" if die in winning(tile) else "beaten", tile, die)
        self.found = None
        if die in winning(tile):
            self.gain(tile)
            self.first(("spare",))
        else:
            self.give_back(tile)
            self.first(("wound",))

    def fought(self, tile: Domino) -> int:
        """DU3.3: the roll of a fight; DU5.1: again, if it would be lost and there is a charm."""
        [die] = self.throw(1, SIDES)
        while die not in winning(tile) and self.charms_of(self.seat):
            left = self.charms_of(self.seat) - 1
            self.charms = (*self.charms[: self.seat], left, *self.charms[self.seat + 1 :])
            self.happen("charmed", tile, die, left)
            [die] = self.throw(1, SIDES)
        return die

    def offer_spare(self) -> list[Action]:
        """DU3.4: one face-up domino of the hand, the one just won included."""
        return [pieces.Discard(tile) for tile in self.hands[self.seat]]

    def discard(self, tile: Domino) -> None:
        """DU3.4."""
        self.lose(tile)
        self.give_back(tile)

    def offer_wound(self) -> list[Action]:
        """DU3.4: one face-up domino of the hand."""
        return [pieces.Flip(tile) for tile in self.hands[self.seat]]

    def flip(self, tile: Domino) -> None:
        """DU3.4, DU3.5, DU4.3: face down for good; without any left the player is stunned."""
        self.lose(tile)
        self.downs[self.seat] = (*self.downs[self.seat], tile)
        self.happen("flipped", tile)
        if not self.hands[self.seat]:
            self.happen("stunned")
            if not self.active():
                self.ending = "all stunned"
                self.happen("all stunned")

    def pass_on(self) -> None:
        """DU3.1, DU3.5: the next player who is not stunned."""
        self.seat = (self.seat + 1) % self.seats
        self.seat = self.active()[0]

    # --- DU4: the boss -------------------------------------------------------------------

    def boss_turn(self, seat: int) -> None:
        """DU4.4: a player's fights, one for each domino face up, and then the way out."""
        self.seat = seat
        self.unfought = self.hands[seat]
        self.first(*[("face_boss",)] * len(self.unfought), ("escape",))

    def offer_face_boss(self) -> list[Action]:
        """DU4.4: in the player's order."""
        return [pieces.Fight(tile) for tile in self.unfought]

    def fight_boss(self, tile: Domino) -> None:
        """DU4.4: won, it is kept; lost, it is discarded."""
        self.unfought = tuple(t for t in self.unfought if t != tile)
        self.happen("staked", tile)
        die = self.fought(tile)
        if die in winning(tile):
            self.happen("kept", tile, die)
        else:
            self.lose(tile)
            self.happen("taken", tile, die)
            self.give_back(tile)

    def escape(self) -> None:
        """DU4.5: out, with whatever is left."""
        self.escaped.append(self.seat)
        self.happen("escaped", self.loot(self.seat))

    def close(self) -> None:
        """DU4.4: everybody who could fight has fought."""
        self.ending = "escaped"

    # --- the rest of the interface ---------------------------------------------------------

    def loot(self, seat: int) -> int:
        """DU4.5: pips of the face-up dominoes."""
        return sum(tile.pips for tile in self.hands[seat])

    def outcome(self, names: Names = PLAYERS) -> Outcome | None:
        """DU4.5, DU4.3. The score to compare on one seed: pips, or STUNNED."""
        if not self.ending:
            return None
        scores = [self.loot(seat) if seat in self.escaped else STUNNED for seat in range(self.seats)]
        if self.seats == 1:
            best = 1 if scores[0] > TO_BEAT else 2
            places = [best]
        else:
            places = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome(
            tuple(0 if score == STUNNED else place for place, score in zip(places, scores, strict=True)),
            tuple((score,) for score in scores),
            tuple(words.reason(self, seat) for seat in range(self.seats)),
        )

    def prompt(self, names: Names = PLAYERS) -> str:
        """What the deciding seat is asked."""
        return words.prompt(self)

    def tell(self, event: Event, names: Names = PLAYERS) -> str:
        """An event in words; of a room that is laid also where."""
        told = super().tell(event, names)
        if event.kind == "returned" and any(
            (one.kind, *one.args[:1]) == ("taken", *event.args) for one in self.events()
        ):
            return f"{capital(spoken(event.args[0]))} is discarded."  # DU4.4
        where = beside(self.laid, event.args[0]) if event.kind == "laid" else ""
        return f"{told.removesuffix('.')}, {where}." if where else told

    def why_not(self, target: str, names: Names = PLAYERS) -> str:
        """Why the thing touched cannot be chosen; targets: `words.why_not`."""
        return words.why_not(self, target, names)

    def check(self) -> None:
        """28 dominoes in exactly one place each; the layout a tree in which only what joins touches."""
        tiles = [*self.pile, *(piece.domino for piece in self.laid), *([self.found] if self.found else [])]
        for hand in (*self.hands, *self.downs, self.discards):
            tiles += hand
        assert sorted(tiles) == SET, f"dominoes lost or twice: {sorted(tiles)}"
        assert set(self.unfought) <= set(self.hands[self.seat])
        assert set(self.light) <= set(self.pile)
        layout.check(self.laid, self.ends)

    def __str__(self) -> str:
        return text.text(self)


class DunginoesGame(Game):
    """DU1 to DU5, for one to four players."""

    slug = "dunginoes"
    title = COVER.title
    seats = COVER.seats
    kinds = pieces.KINDS
    state = Dunginoes
    options: ClassVar[Mapping[str, Option]] = {
        "lantern": Option(
            "Light",
            ("In the dark", "Lantern: draw either of two"),
            "Two dominoes of the pile lie in its light, and whenever you draw you take either. The strong "
            "bot wins 38 of 100 matches with it, and 9 in the dark.",
            range(1, 2),
        ),
        **head_start.head_starts(
            HEAD_STARTS, COVER.seats, "A charm rolls a fight again that would be lost; each does it once."
        ),
    }
    bound = 3000
    scores = (range(STUNNED, sum(tile.pips for tile in SET) + 1),)

    def new(self, seats: int, seed: int | str, **options: int) -> Dunginoes:
        """DU1, DU5.1, DU5.2."""
        return Dunginoes(seats, seed, head_start.levels(options, seats), bool(options.get("lantern")))


GAME = DunginoesGame()
