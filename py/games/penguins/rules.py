"""Penguin's Night Out: fetch your buddies and be home first, over ice that never lies still.

The rules are those of Jonathan A. Leistiko, Invisible City Productions, in our own words; each method names
the line of RULES.md that it carries out. Everything lies open: what is not known is luck.
"""

from __future__ import annotations

from typing import ClassVar

from dominoes.domino import Domino
from games.penguins import COVER, field, layouts, pieces, text, words
from games.penguins.pieces import BUDDIES, HEAD_STARTS, INDEX, NINE, RISING, ROUNDS, owner
from games.penguins.position import Position
from tabletop import head_start
from tabletop.actions import Action
from tabletop.game import PLAYERS, Event, Game, Names, Option, Outcome, Who
from tabletop.grid import Point

HOME = BUDDIES + 1  # the first number of the score of who has won


class Penguins(Position):
    """A match of Penguin's Night Out as its rulebook tells it: from the set-up on, step by step."""

    TURN = ("begin", "roll", "move", "arrive", "wave", "alter", "effects", "close", "pass_on")
    ASIDE = ("holder", "open", "place", "lay")
    WORDS = words.EVENTS

    def __init__(
        self,
        seats: int,
        seed: int | str,
        elbow: bool = False,
        late: bool = False,
        head_starts: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seats, seed, head_starts)
        self.nests = []
        self.pawns = [None] * seats
        self.buddies = [None] * (BUDDIES * seats)
        self.carried = [0] * seats
        self.held = [()] * seats
        self.stunned = []
        self.barred = [()] * seats
        self.late = late
        self.turns = self.die = 0
        self.dice = ()
        self.selected = self.lifted = None
        self.loose = ()
        self.roams = False
        self.freeze(layouts.NINE if elbow else layouts.SIX)
        self.starter = self.seat = self.luck("first", seats)
        self.nest()
        self.hand_out()
        self.settle()

    # --- PN1: set-up -----------------------------------------------------------------------

    def freeze(self, layout: str) -> None:
        """PN1.1, PN1.2: which domino lies where, and which way round, is luck."""
        places = layouts.places(layout)
        tiles = NINE[: len(places)]
        floes = {}
        for one, other in places:
            tile = tiles.pop(self.luck("ice", len(tiles)))
            ends = (other, one) if self.luck("ice", 2) else (one, other)
            floes[INDEX[tile]] = field.laid(tile, *ends)
        self.floes = [floes[place] for place in range(len(floes))]
        self.look()

    def nest(self) -> None:
        """PN1.3: in turn order, by dice; a nest that is taken is rolled again."""
        nests: dict[int, Domino] = {}
        for seat in self.order:
            tile = None
            while tile is None or tile in nests.values():
                tile = Domino.of(*(self.luck("nests", self.sides) + 1 for _ in range(2)))
            nests[seat] = tile
        self.nests = [nests[seat] for seat in range(self.seats)]
        for seat in self.order:
            self.happen("nested", Who(seat), self.nests[seat])

    def hand_out(self) -> None:
        """PN1.4, PN1.5: buddies go to the two on the left, who place them one by one."""
        for seat in range(self.seats):
            for step, buddy in enumerate(self.mine(seat)):
                left = step % (self.seats - 1) + 1
                holder = (seat + left) % self.seats
                self.held[holder] = tuple(sorted((*self.held[holder], buddy)))
        self.agenda = [("holder", seat) for _ in range(BUDDIES) for seat in self.order]
        self.agenda.append(("open",))

    def holder(self, seat: int) -> None:
        """PN1.5: clockwise, one buddy at a time."""
        self.seat = seat
        self.first(("place",))

    def offer_place(self) -> list[Action]:
        """PN1.5: one of those held, of each penguin's the first, on any vacant square; PN5.3: not too far."""
        taken = {square for seat in range(self.seats) for square in self.stands(seat)}
        taken.update(square for square in self.buddies if square)
        firsts = {owner(buddy): buddy for buddy in reversed(self.held[self.seat])}
        squares = [square for floe in self.floes for square in floe if square not in taken]
        return [
            pieces.Place(buddy, square)
            for buddy in firsts.values()
            for square in self.hideouts(buddy, squares)
        ]

    def place(self, buddy: int, square: Point) -> None:
        """PN1.5."""
        self.held[self.seat] = tuple(other for other in self.held[self.seat] if other != buddy)
        self.buddies[buddy] = square
        self.happen("placed", Who(owner(buddy)), square)

    def open(self) -> None:
        """PN1.3: the starter begins."""
        self.seat = self.starter

    # --- PN2: the move ---------------------------------------------------------------------

    def begin(self) -> None:
        """PN3.2, PN4.2, PN5.2: a turn begins, unless it is passed or the night is over."""
        if self.turns == ROUNDS * self.seats:
            self.ending = "draw"
            self.happen("draw")
            return
        self.turns += 1
        self.go_on_at("dice", 3 * self.turns)
        self.die, self.dice, self.selected = 0, (), None
        if self.seat in self.stunned:
            self.stunned = [seat for seat in self.stunned if seat != self.seat]
            self.happen("passed")
            self.agenda = [("pass_on",)]
        elif self.late and self.turns == 1:
            self.happen("late")
            self.agenda = [("alter",), ("effects",), ("close",), ("pass_on",)]

    def roll(self) -> None:
        """PN2.1."""
        [self.die] = self.throw(1, self.sides)
        self.happen("rolled", self.die)

    def offer_move(self) -> list[Action]:
        """PN2.2 to PN2.5, PN2.7: each square where the move may end, nearest first, and staying."""
        stands = self.stands(self.seat)
        self._ways = self.ways()
        ends = self._ways.ends
        barred = {square for buddy in self.barred[self.seat] if (square := self.buddies[buddy])}
        open_ends = [end for end in ends if end not in barred] if barred else ends
        stays = not barred.intersection(stands) or not open_ends
        place = self._ice[stands[0]][0]
        nest = NINE[place]
        if nest in self.nests and nest != self.nests[self.seat]:
            off = [end for end in open_ends if self._ice[end][0] != place]
            if off:
                open_ends, stays = off, False
        moves = [pieces.Go(end) for end in open_ends]
        return [*moves, pieces.Stay()] if stays else moves

    def go(self, square: Point) -> None:
        """PN2.2, PN2.7: by a shortest legal way."""
        way = self.trail((self._ways or self.ways()).to(square))
        self.happen("walked", tuple(way))
        for step in way[1:]:
            self.pawns[self.seat] = step
            self.glimpse()
        if not self._ice[square][1]:
            self.happen("bear")

    def stay(self) -> None:
        """PN2.7: staying is a move too."""
        self.happen("stayed")

    def arrive(self) -> None:
        """PN2.2, PN2.6, PN4.1: own buddies there are picked up; a double lets buddies be moved."""
        for buddy in self.mine(self.seat):
            self.meet(buddy)
        self.come_home()
        tile = NINE[self.under(self.seat)]
        if tile.is_double and not self.ending:
            self.loose = tuple(self.astray(self.seat))
            if self.loose:
                self.happen("doubled", tile)
            if tile.low == self.die:
                self.first(*[("wave",)] * (len(self.loose) - 1))

    def offer_wave(self) -> list[Action]:
        """PN2.6: to any adjacent square, before the ice is altered; or not at all."""
        moves = self.nudges()
        return [*moves, pieces.Leave()] if moves else []

    # --- buddies ---------------------------------------------------------------------------

    def nudges(self) -> list[Action]:
        """PN2.6, PN3.2: each buddy that may be moved, to each adjacent square."""
        return [
            pieces.Nudge(buddy, square)
            for buddy in self.loose
            if (here := self.buddies[buddy])
            for square in field.near(here)
            if square in self._ice
        ]

    def nudge(self, buddy: int, square: Point) -> None:
        """PN2.6, PN3.2: a buddy is moved one square, perhaps onto its penguin."""
        self.loose = tuple(other for other in self.loose if other != buddy)
        self.buddies[buddy] = square
        self.happen("nudged", Who(owner(buddy)), square)
        self.meet(buddy)
        self.come_home()

    def meet(self, buddy: int) -> None:
        """PN2.2, PN2.6, PN3.2: a buddy where its penguin stands is picked up."""
        seat = owner(buddy)
        if self.buddies[buddy] in self.stands(seat):
            self.buddies[buddy] = None
            self.carried[seat] += 1
            self.happen("met", Who(seat), self.carried[seat])

    def leave(self) -> None:
        """PN3.2: what may be done need not be done."""
        self.loose, self.roams = (), False
        self.happen("left")

    def come_home(self) -> None:
        """PN4.1: whose turn it is has won on its nest with all its buddies: nothing in the rest of the turn
        can undo that."""
        if self.at_home(self.seat):
            self.ending = "home"
            self.happen("home")

    # --- PN3: altering the ice ----------------------------------------------------------------

    def alter(self) -> None:
        """PN3.1, PN3.2: two dice select a domino; who is on it decides what may be done."""
        self.dice = tuple(sorted(self.throw(2, self.sides)))
        self.selected = tile = Domino(*self.dice)
        place = INDEX[tile]
        self.happen("selected", tile)
        on_it = [seat for seat in range(self.seats) if self.under(seat) == place]
        for seat in on_it:
            if seat != self.seat and seat not in self.stunned:
                self.stunned = sorted((*self.stunned, seat))
                self.happen("stunned", Who(seat))
        self.roams = self.seat in on_it
        self.loose = tuple(
            buddy for buddy, square in enumerate(self.buddies) if square and self._ice[square][0] == place
        )
        if on_it or self.loose:
            self.first(*[("effects",)] * (len(self.loose) + self.roams - 1))
        else:
            self.lifted = tile
            self.first(("lay",))

    def offer_effects(self) -> list[Action]:
        """PN3.2: all that apply, in the player's order."""
        moves = self.nudges()
        if self.roams:
            moves += [pieces.Lift(tile) for tile in self.vacant()]
        return [*moves, pieces.Leave()] if moves else []

    def lift(self, tile: Domino) -> None:
        """PN3.4: which domino is moved."""
        self.roams = False
        self.lifted = tile
        self.happen("lifted", tile)
        self.first(("lay",))

    def offer_lay(self) -> list[Action]:
        """PN3.3, PN3.4: each place and turn that the domino can be moved to; or it stays as it lies."""
        assert self.lifted
        moves = field.placements(self._ice, self.floes, INDEX[self.lifted])
        if self._tight:
            moves = [move for move in moves if field.fits(self.floes, move)]
        return [*moves, pieces.Drop()]

    def lay(self, tile: Domino, square: Point, way: str) -> None:
        """PN3.3: the ice shifts."""
        self.lifted = None
        self.floes[INDEX[tile]] = field.laid(tile, square, field.beside(square, way))
        self.look()
        self.happen("laid", tile)

    def drop(self) -> None:
        """PN3.2: a domino may be moved, but need not be."""
        self.lifted = None
        self.happen("dropped")

    # --- the end of a turn --------------------------------------------------------------------

    def close(self) -> None:
        """PN2.5: whose buddies lie where the turn has ended."""
        stands = self.stands(self.seat)
        self.barred[self.seat] = tuple(buddy for buddy, square in enumerate(self.buddies) if square in stands)

    def pass_on(self) -> None:
        """PN1.5: clockwise."""
        self.seat = (self.seat + 1) % self.seats

    # --- the rest of the interface ---------------------------------------------------------------

    def score(self, seat: int) -> tuple[int, int]:
        """PN4: buddies collected, or HOME for who has won; and the rounds it took, fewer being more."""
        won = self.ending == "home" and seat == self.seat
        return HOME if won else self.carried[seat], -self.round

    def outcome(self, names: Names = PLAYERS) -> Outcome | None:
        """PN4.1, PN4.2: whose turn it was has won, and the others follow by their buddies."""
        if not self.ending:
            return None
        scores = [self.score(seat) for seat in range(self.seats)]
        drawn = self.ending == "draw"
        places = [1 if drawn else 1 + sum(other > score for other in scores) for score in scores]
        said = tuple(words.reason(self, seat, names) for seat in range(self.seats))
        return Outcome(tuple(places), tuple(scores), said)

    def prompt(self, names: Names = PLAYERS) -> str:
        """What the deciding seat is asked."""
        return words.prompt(self, names)

    def tell(self, event: Event, names: Names = PLAYERS) -> str:
        """An event in words, with where it was. Whose doing it was is said in front of it, and not once more
        within it."""
        others = ["" if seat == event.seat else name for seat, name in enumerate(names)]
        said, where = super().tell(event, others), words.where(self, event)
        if event.kind in ("selected", "lifted") and event.args[0] in self.nests:
            where = f", the nest of {names[self.nests.index(event.args[0])]}"
        return f"{said.removesuffix('.')}{where}." if where else said

    def why_not(self, target: str, names: Names = PLAYERS) -> str:
        """Why the thing touched cannot be chosen; targets: `words.why_not`."""
        return words.why_not(self, target, names)

    def __str__(self) -> str:
        return text.text(self)


class PenguinsGame(Game):
    """PN1 to PN5, for two to four players."""

    slug = "penguins"
    title = COVER.title
    seats = COVER.seats
    kinds = pieces.KINDS
    state = Penguins
    options: ClassVar[dict[str, Option]] = {
        "elbow": Option(
            "The ice",
            ("28 floes", "Elbow Room: 55 floes, for three or four"),
            "Elbow Room has the dominoes of a double-nine set, dice from 1 to 9, and a larger field.",
            range(3, 5),
        ),
        "late": Option(
            "The first turn",
            ("like any other", "No first move: the ice alone"),
            "Who begins has an edge; with no move in the very first turn the second player has it.",
        ),
        **head_start.head_starts(
            [words for words, _ in HEAD_STARTS],
            COVER.seats,
            "Buddies are hidden near their penguin’s nest.",
            RISING,
        ),
    }
    bound = 20 + 12 * ROUNDS * max(COVER.seats)
    scores = (range(HOME + 1), range(-ROUNDS, 1))

    def new(self, seats: int, seed: int | str, **options: int) -> Penguins:
        """PN1, PN5."""
        elbow, late = bool(options.get("elbow")), bool(options.get("late"))
        return Penguins(seats, seed, elbow, late, head_start.levels(options, seats))


GAME = PenguinsGame()
