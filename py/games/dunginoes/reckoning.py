"""What each action is worth to a bot that reckons: the chance to win after it, in the mean over every domino
that may be drawn and every fight, each time with the best that can be done then, up to where the next turn
begins. What that is worth the boss tells if it comes (DU4.4), and else the table (`worth.py`).

    for worths in reckoned(view, table):
        ...                      # so far; the last ones have every legal action
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dominoes import layout
from dominoes.layout import End
from games.dunginoes import forecast
from games.dunginoes.pieces import SET, Discard, Flip, Lay, Search
from games.dunginoes.position import PLACE, WIN, Doors, Position, doors, hoped, joined, of, standing
from games.dunginoes.rules import Dunginoes
from games.dunginoes.worth import counted, dominoes
from tabletop.actions import Action
from tabletop.grid import Point
from tabletop.worth import Table

MANY = 24  # of so many ways that differ in laying a passage the best is looked for

Tiles = tuple[int, ...]
Worths = dict[Action, float]


def without(tiles: Tiles, tile: int) -> Tiles:
    """All but one."""
    return tuple([one for one in tiles if one != tile])


class Reckoning:
    """One decision of the seat whose view this is, and what has been found out on the way to it.

    before: so many have their turns before this seat has its next. searched: so many will have searched in
    turn, if this seat does (DU4.2). called: will the pile's last domino have been drawn when this turn is
    over (DU4.1)? looked: at so many positions.
    """

    def __init__(self, view: Dunginoes, table: Table) -> None:
        self.view, self.table = view, table
        self.position = of(view, view.seat)
        self.doors, self.hand, self.pile, self.rivals, *_ = self.position
        self.before = len(self.rivals or ())
        self.searched = len({view.seat, *view.declined} & {*view.active()})
        self.called = view.boss_called or (view.step == "play_or_search" and len(view.pile) == 1)
        self.looked = 0
        self._units: dict[tuple[Tiles, Tiles], list[float]] = {}
        self._told: dict[Position, float] = {}
        self._grown: dict[tuple[Point, str], tuple[Doors, Doors]] = {}

    # --- a position ----------------------------------------------------------------------

    def told(self, position: Position) -> float:
        """What the table tells of a position. Many share the hidden units of what dominoes lie where."""
        found = self._told.get(position)
        if found is None:
            self.looked += 1
            held = position.hand, position.pile
            units = self._units.get(held)
            if units is None:
                units = self._units[held] = self.table.hidden(dominoes(position))
            found = self._told[position] = self.table.told(self.table.hidden(counted(position), units))
        return found

    def begun(self, after: Doors, hand: Tiles, pile: Tiles, searched: int = 0) -> float:
        """DU3.1, DU3.5, DU4.1, DU4.2, DU4.5: what it is worth that the next turn begins, unless the boss
        comes. searched: so many have in turn."""
        if not hand or (self.rivals is None and len(hand) == 1):  # stunned, or too poor to win alone
            return 0.0
        if any(after.fits >> tile & 1 for tile in pile):
            searched = 0
        elif searched > self.before or not self.layable(after, hand):
            return standing(hand, self.rivals)
        if self.called:
            return standing(hand, self.rivals)
        return self.told(Position(after, hand, pile, self.rivals, False, self.before, searched))

    def drawing(self, after: Doors, hand: Tiles) -> float:
        """DU3.1: what it is worth that a domino is drawn for the one that was laid, and the next turn
        begins."""
        position = Position(after, hand, self.pile, self.rivals, True, self.before)
        if self.called or not self.layable(after, (*self.pile, *hand)):
            return hoped(position)
        return self.told(position)

    def layable(self, after: Doors, tiles: Tiles) -> bool:
        """Does any of these fit, or one that a rival has?"""
        return any(after.fits >> tile & 1 for held in (tiles, *(self.rivals or ())) for tile in held)

    # --- what can be done ------------------------------------------------------------------

    def laid(self, tile: int, end: End, shape: str) -> Doors:
        """DU2.1 to DU2.4: what the free ends let in when a domino has been laid. Which one it is changes the
        number of its own ends alone."""
        domino, place = SET[tile], (end.joint, shape)
        found = self._grown.get(place)
        if found is None:
            piece, owner = layout.lay(domino, end, shape), len(self.view.laid)
            ends = layout.grown(self.view.ends, [*self.view.laid, piece])
            found = self._grown[place] = (
                doors([one for one in ends if one.owner != owner]),
                doors([one for one in ends if one.owner == owner]),
            )
        return joined(*found, domino.other(end.number))

    def ways(self, tile: int) -> list[tuple[Action, Doors]]:
        """DU2.1 to DU2.4: where a domino can be laid, and what the free ends let in after that."""
        return [
            (Lay(SET[tile], end.joint, shape), self.laid(tile, end, shape))
            for end in self.view.ends
            for shape in end.shapes(SET[tile])
        ]

    def passage(self, tile: int, pile: Tiles) -> float:
        """DU3.2: what a passage is worth that is laid where that is best."""
        different = dict.fromkeys([after for _, after in self.ways(tile)])
        return max([self.begun(after, self.hand, pile) for after in list(different)[:MANY]])

    def let_go(self, hand: Tiles, pile: Tiles, back: bool) -> dict[int, float]:
        """DU3.4: what it is worth to let go of each of these: back into the pile, or face down for good."""
        return {
            tile: self.begun(
                self.doors,
                without(hand, tile),
                tuple(sorted((*pile, tile))) if back else pile,
                self.searched,
            )
            for tile in hand
        }

    def fight(self, tile: int, pile: Tiles) -> float:
        """DU3.3, DU3.4: what it is worth to fight a domino, which goes back to the pile if it wins."""
        won = max(self.let_go((*self.hand, tile), pile, True).values())
        lost = max(self.let_go(self.hand, self.pile, False).values())
        return WIN[tile] * won + (1 - WIN[tile]) * lost

    def search(self) -> Iterator[float]:
        """DU3.2 to DU3.4: what a search is worth, in the mean over what may be drawn: of so much of it as has
        been reckoned, and at last of all."""
        whole = 0.0
        for drawn, tile in enumerate(self.pile, start=1):
            rest = without(self.pile, tile)
            whole += self.passage(tile, rest) if self.doors.fits >> tile & 1 else self.fight(tile, rest)
            yield whole / drawn

    # --- what is asked ---------------------------------------------------------------------

    def play_or_search(self) -> Iterator[Worths]:
        """DU3.1: each placement of a domino of the hand, and the search."""
        worths: Worths = {}
        for tile in self.hand:
            for action, after in self.ways(tile):
                worths[action] = self.drawing(after, without(self.hand, tile))
                yield worths
        for worth in self.search():
            yield {**worths, Search(): worth}

    def find(self) -> Iterator[Worths]:
        """DU3.2: each placement of a passage."""
        assert self.view.found
        worths: Worths = {}
        for action, after in self.ways(PLACE[self.view.found]):
            worths[action] = self.begun(after, self.hand, self.pile)
            yield worths

    def spare(self) -> Iterator[Worths]:
        """DU3.4: each domino that can be given back."""
        worths = self.let_go(self.hand, self.pile, True)
        yield {Discard(SET[tile]): worth for tile, worth in worths.items()}

    def wound(self) -> Iterator[Worths]:
        """DU3.4: each domino that can be turned face down."""
        worths = self.let_go(self.hand, self.pile, False)
        yield {Flip(SET[tile]): worth for tile, worth in worths.items()}

    def face_boss(self) -> Iterator[Worths]:
        """DU4.4: the order is the same to the boss."""
        yield dict.fromkeys(self.view.legal_actions(), forecast.at_boss(self.view, self.view.seat))

    def steps(self) -> Iterator[Worths]:
        """What each legal action is worth, as far as it has been reckoned."""
        of = {
            "play_or_search": self.play_or_search,
            "passage": self.find,
            "spare": self.spare,
            "wound": self.wound,
            "face_boss": self.face_boss,
        }
        return of[self.view.step]()

    def worths(self) -> Worths:
        """What each legal action is worth."""
        *_, worths = self.steps()
        return worths


def reckoned(view: Dunginoes, table: Table) -> Iterator[Mapping[Action, float]]:
    """What each legal action is worth to the seat that decides, 0 to 1, as far as it has been reckoned."""
    return Reckoning(view, table).steps()
