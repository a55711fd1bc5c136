"""A map made before the game (DU5): from three dominoes in hand, one by one or all at once; trimmed, grown on
and rerolled until it pleases; and then shown room by room at the table."""

from __future__ import annotations

from games.dungeons import pieces
from games.dungeons.growth import BEST, weight, worth
from games.dungeons.pieces import CHANGES, FEWEST, FINAL, HAND, MOST
from games.dungeons.position import Position
from tabletop import layout
from tabletop.actions import Action
from tabletop.dominoes import Domino
from tabletop.grid import Point
from tabletop.layout import CROSS, STRAIGHT

TRIES = 12  # of a map that makes itself


class Before(Position):
    """A position with what is done before the game."""

    def deal(self) -> None:
        """DU5.1: three dominoes in hand, of all 28."""
        self.pile = pieces.SET[:]
        self.refill()

    def refill(self) -> None:
        """DU5.1: back to three in hand, as long as there are any."""
        while len(self.hand) < HAND and self.pile:
            self.hand = tuple(sorted((*self.hand, self.draw())))

    def draw(self) -> Domino:
        """A domino off the pile, from anywhere in it."""
        return self.pile.pop(self.luck("tiles", len(self.pile)))

    # --- DU5.1: laying -------------------------------------------------------------------

    def offer_choose_starter(self) -> list[Action]:
        """DU5.1: one of the hand, by either half; or all at once (DU5.2)."""
        if self.during or self.laid:
            return []
        starts = [pieces.Start(tile, number) for tile in self.hand for number in dict.fromkeys(tile)]
        return [*starts, pieces.Grow()]

    def start(self, tile: Domino, number: int) -> None:
        """DU5.1: the first room; a double lies crosswise (DU2.3)."""
        self.join(self.first_lying(tile, number))
        self.happen("laid", tile, len(self.laid), to=0)

    def first_lying(self, tile: Domino, number: int) -> layout.Laid:
        """DU5.1, DU2.3: how a first room lies, with this number by the entrance."""
        return layout.first_room(tile, CROSS if tile.is_double else STRAIGHT, number)

    def join(self, piece: layout.Laid) -> None:
        """DU5.1: a domino of the hand comes to lie, and the hand is filled again."""
        self.hand = tuple(tile for tile in self.hand if tile != piece.domino)
        self.build(piece)
        self.ends = layout.grown(self.ends, self.laid)
        self.pile += self.aside
        self.aside = []
        self.refill()

    def mark(self) -> None:
        """DU5.1: where nothing of the hand fits, the room laid last gets a special encounter; where nothing
        of the pile does either, or there are as many rooms as were wanted, the map is made."""
        if self.during or self.made or not self.laid:
            return
        if len(self.laid) >= self.wanted:
            self.finish("made")
        elif self.stuck():
            last = self.laid[-1].domino
            if not layout.fitting(self.ends, self.pile):
                self.finish("full")
            elif last not in self.special:
                self.special.append(last)
                self.happen("special", last, to=0)

    def stuck(self) -> bool:
        """DU5.1: does nothing of the hand fit?"""
        return not layout.fitting(self.ends, self.hand)

    def finish(self, how: str) -> None:
        """DU5.1: the map has its rooms."""
        self.made = True
        self.pile += self.aside
        self.aside = []
        self.happen(how, len(self.laid), to=0)

    def offer_build(self) -> list[Action]:
        """DU5.1: any placement of the hand, or, where there is none, an exchange; DU5.2: by itself; a map of
        three rooms can be left as it is; and of what lies, any part anew."""
        if self.during or self.made or not self.laid:
            return []
        stop = [pieces.Stop()] if len(self.laid) >= FEWEST else []
        lays = self.placements() or [*(pieces.Exchange(tile) for tile in self.hand), pieces.DrawOn()]
        return [*lays, pieces.Add(), pieces.Grow(), *stop, *self.offered_changes()]

    def placements(self) -> list[Action]:
        """DU2.1 to DU2.4: each place and turn in which a domino of the hand can be laid."""
        return [
            pieces.Lay(tile, end.joint, shape)
            for tile in self.hand
            for end in self.ends
            for shape in end.shapes(tile)
        ]

    def lay(self, tile: Domino, joint: Point, shape: str) -> None:
        """DU5.1: one room more."""
        self.join(self.lying(tile, joint, shape))
        self.happen("laid", tile, len(self.laid), to=0)

    def lying(self, tile: Domino, joint: Point, shape: str) -> layout.Laid:
        """DU2.1 to DU2.4: how a domino comes to lie at a free end."""
        end = self.end_at(joint)
        assert end
        return layout.lay(tile, end, shape)

    def exchange(self, tile: Domino) -> None:
        """DU5.1: one domino of the hand is put aside and one drawn."""
        self.happen("exchanged", tile, self.swap(tile), to=0)

    def draw_on(self) -> None:
        """DU5.1: the same until something fits, luck choosing what is put aside."""
        count = self.exchange_until_one_fits()
        self.happen("drawn on", count, to=0)

    def exchange_until_one_fits(self) -> int:
        """DU5.1: as long as nothing of the hand fits and something of the pile does; how many went."""
        count = len(self.aside)
        while self.stuck() and layout.fitting(self.ends, self.pile):
            self.swap(self.hand[self.luck("growth", len(self.hand))])
        return len(self.aside) - count

    def swap(self, tile: Domino) -> Domino:
        """DU5.1: the same, untold; returns what came for it."""
        self.hand = tuple(t for t in self.hand if t != tile)
        self.aside.append(tile)
        drawn = self.draw()
        self.hand = tuple(sorted((*self.hand, drawn)))
        return drawn

    # --- DU5.2: by itself ------------------------------------------------------------------

    def add(self) -> None:
        """DU5.2: one room by itself."""
        made, self.made = self.made, False
        self.one_more()
        self.made = self.made or made
        self.happen("added", self.laid[-1].domino, len(self.laid), to=0)

    def grow(self) -> None:
        """DU5.2: all rooms that are wanted, by themselves. Where luck would wall them up early, or few or
        many halls are wanted, other luck is tried, and the best map is the one that counts."""
        tried: list[tuple[tuple[int, int], dict[str, int]]] = []
        luck = self.drawn
        while len(tried) < TRIES and not (tried and tried[-1][0] >= (self.wanted, BEST[self.halls])):
            twin = self.copy()
            twin._frames, twin.drawn = None, dict(luck)
            twin.fill()
            tried.append((worth(twin.laid, self.halls), luck))
            luck = twin.drawn
        _, best = max(tried, key=lambda one: one[0])
        self.drawn = dict(best)
        self.fill()

    def fill(self) -> None:
        """DU5.2: the same with the luck that comes."""
        while not self.made and len(self.laid) < self.wanted:
            self.one_more()
        if not self.made:
            self.finish("made")

    def one_more(self, within: list[int] | None = None) -> None:
        """DU5.2: one room by itself, behind those at these places if it can be; nothing if none fits."""
        if not self.laid:
            starts = self.offer_choose_starter()[:-1]
            choices = [action for action in starts if action.args[0] != FINAL] or starts
        else:
            if self.exchange_until_one_fits() and self.laid[-1].domino not in self.special:
                self.special.append(self.laid[-1].domino)
            choices = self.placements()
            if not choices:
                return self.finish("full")
        ends = {end.joint for end in self.ends if within is not None and end.owner in within}
        choices = [action for action in choices if action.args[1] in ends] or choices
        weights = [weight(action, self.winding, self.halls, self.leads(action)) for action in choices]
        luck = self.luck("growth", sum(weights))
        action = next(a for i, a in enumerate(choices) if luck < sum(weights[: i + 1]))
        self.join((self.lying if self.laid else self.first_lying)(*action.args))
        return self.glimpse()

    def leads(self, action: Action) -> bool:
        """DU5.2: would a room show the number of a double in hand, which can then become a hall?"""
        tile, where = action.args[:2]
        end = self.end_at(where) if action.verb == "lay" else None
        number = tile.other(end.number if end else where)
        return any(other.is_double and number in other for other in self.hand if other != tile)

    # --- what is done to a map that lies ------------------------------------------------------

    def offered_changes(self) -> list[Action]:
        """DU5.2: each room but the first can be taken away, and each that has others behind it can be given
        another way on."""
        if self.changes >= CHANGES:
            return []
        rerolls = [pieces.Reroll(piece.domino) for i, piece in enumerate(self.laid) if self.beyond(i)]
        return rerolls + [pieces.TakeAway(piece.domino) for piece in self.laid[1:]]

    def reroll(self, tile: Domino) -> None:
        """DU5.2: what lies behind a room goes, and as many rooms come by themselves."""
        place, made = self.place(tile), self.made
        gone = self.beyond(place)
        self.changes += 1
        self.clear(gone)
        self.glimpse()
        self.made = False
        for _ in gone:
            here = self.place(tile)
            if not self.made:
                self.one_more([here, *self.beyond(here)])
        self.made = (self.made or made) and len(self.laid) >= FEWEST
        self.happen("rerolled", tile, len(gone), to=0)

    def take_away(self, tile: Domino) -> None:
        """DU5.2: a room goes, with all that lies behind it."""
        place = self.place(tile)
        gone = [place, *self.beyond(place)]
        self.changes += 1
        self.clear(gone)
        self.made = self.made and len(self.laid) >= FEWEST
        self.happen("taken away", tile, len(gone), to=0)

    def clear(self, gone: list[int]) -> None:
        """Rooms go back to the pile, by their places."""
        kept = [i for i in range(len(self.laid)) if i not in gone]
        pieces_kept = [self.laid[i]._replace(joins=_moved(self.laid[i].joins, kept)) for i in kept]
        self.pile += [self.laid[i].domino for i in gone]
        self.serials = [self.serials[i] for i in kept]
        self.laid, self.ends = [], []
        for piece in pieces_kept:
            self.laid.append(piece)
            self.ends = layout.grown(self.ends, self.laid)
        self.special = [tile for tile in self.special if self.is_room(tile)]

    def stop(self) -> None:
        """DU5.1: the map is as large as it should be."""
        self.finish("made")

    def offer_review(self) -> list[Action]:
        """A map that is made: to the table with it, or another part of it anew."""
        if self.during or not self.made or self.evening or self.playing:
            return []
        grows = len(self.laid) < MOST and self.changes < CHANGES and self.fits_more()
        more = [pieces.Add(), pieces.GoOn()] if grows else []
        return [pieces.Begin(), pieces.Delve(), *more, *self.offered_changes(), pieces.Close()]

    def fits_more(self) -> bool:
        """Can any domino still be laid?"""
        return bool(layout.fitting(self.ends, [*self.hand, *self.pile]))

    def go_on(self) -> None:
        """DU5.1: more rooms, by hand."""
        self.made, self.wanted = False, MOST
        self.changes += 1

    # --- DU5.3: at the table --------------------------------------------------------------------

    def begin(self) -> None:
        """DU5.3: the players sit down, and see the first room."""
        self.evening = True
        self.shown = [self.laid[0].domino]
        self.happen("begun")

    def offer_evening(self) -> list[Action]:
        """DU5.3: each room next to one that is shown can be shown."""
        if self.during or not self.evening or self.playing:
            return []
        shows = [
            pieces.Show(piece.domino)
            for piece in self.laid
            if piece.domino not in self.shown and self.laid[piece.joins].domino in self.shown
        ]
        return [*shows, pieces.Delve(), pieces.Close()]

    def show(self, tile: Domino) -> None:
        """DU5.3: the players have opened a room."""
        self.shown.append(tile)
        self.happen("shown", tile)


def _moved(place: int, kept: list[int]) -> int:
    """Where a room stands after others have gone."""
    return kept.index(place) if place >= 0 else -1
