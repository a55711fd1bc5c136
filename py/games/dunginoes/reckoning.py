"""What each action is worth to a bot that reckons, alone: the chance to win after it, in the mean over every
domino that may be drawn and every fight, each time with the best that can be done then, up to where the next
turn begins. What that is worth the boss tells if it comes (DU4.4), and else the table (`worth.py`).

    for worths in reckoned(view, table):
        ...                      # so far; the last ones have every legal action
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dominoes import layout
from dominoes.layout import End
from games.dunginoes.odds import more_than
from games.dunginoes.pieces import SET, TO_BEAT, Discard, Lay, Search, Take
from games.dunginoes.position import PLACE, WIN, Doors, Position, doors, hoped, joined, of, standing
from games.dunginoes.rules import Dunginoes
from games.dunginoes.worth import dominoes, measures
from tabletop.actions import Action
from tabletop.grid import Point
from tabletop.worth import Table

MANY = 24  # of so many ways that differ in laying a passage the best is looked for

Tiles = tuple[int, ...]
Worths = dict[Action, float]


def without(tiles: Tiles, tile: int) -> Tiles:
    """All but one."""
    return tuple([one for one in tiles if one != tile])


def fit(after: Doors, tiles: Tiles) -> bool:
    """DU2.1: can any of these be laid?"""
    return any(after.fits >> tile & 1 for tile in tiles)


class Reckoning:
    """One decision of the only seat, and what has been found out on the way to it.

    called: will the pile's last domino have been drawn when this turn is over (DU4.1)? looked: at so many
    positions.
    """

    def __init__(self, view: Dunginoes, table: Table) -> None:
        self.view, self.table = view, table
        self.position = of(view)
        self.doors, self.hand, self.pile, *_ = self.position
        draws = view.step in ("play_or_search", "take")
        self.called = view.boss_called or (draws and len(view.pile) == 1)
        self.light = tuple([PLACE[tile] for tile in view.light])
        self.stays = self.light  # of it, when what is looked at is done
        self.looked = 0
        self._units: dict[tuple[Tiles, Tiles, Tiles], list[float]] = {}
        self._told: dict[Position, float] = {}
        self._grown: dict[tuple[Point, str], tuple[Doors, Doors]] = {}

    # --- a position ----------------------------------------------------------------------

    def told(self, position: Position) -> float:
        """What the table tells of a position. Many share the hidden units of what dominoes lie where."""
        found = self._told.get(position)
        if found is None:
            self.looked += 1
            held = position.hand, position.pile, position.light
            units = self._units.get(held)
            if units is None:
                units = self._units[held] = self.table.hidden(dominoes(position))
            found = self._told[position] = self.table.told(self.table.hidden(measures(position), units))
        return found

    def begun(self, after: Doors, hand: Tiles, pile: Tiles, searched: bool = False) -> float:
        """DU3.1, DU4.1, DU4.2: what it is worth that the next turn begins, unless the boss comes. searched:
        was this turn's choice to search?"""
        stuck = not fit(after, pile) and (searched or not fit(after, hand))
        if stuck or self.called:
            return standing(hand)
        return self.told(Position(after, hand, pile, light=self.stays))

    def taken(self, after: Doors, hand: Tiles, tile: int) -> float:
        """DU5.2: what it is worth that this one joins the hand, and the next turn begins."""
        self.stays = without(self.light, tile)
        return self.begun(after, tuple(sorted((*hand, tile))), without(self.pile, tile))

    def drawing(self, after: Doors, hand: Tiles) -> float:
        """DU3.1: what it is worth that a domino is drawn for the one that was laid, and the next turn begins;
        DU5.2: the better one in the light."""
        if self.light:
            return max([self.taken(after, hand, tile) for tile in self.light])
        position = Position(after, hand, self.pile, True)
        stuck = not fit(after, (*self.pile, *hand))
        return hoped(position) if stuck or self.called else self.told(position)

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

    def given_back(self, hand: Tiles, pile: Tiles) -> dict[int, float]:
        """DU3.4: a fight was won: what it is worth to give each of these back."""
        back = {tile: pile if self.view.lantern else tuple(sorted((*pile, tile))) for tile in hand}
        return {tile: self.begun(self.doors, without(hand, tile), back[tile], True) for tile in hand}

    def fight(self, tile: int, pile: Tiles) -> float:
        """DU3.3, DU3.4, DU4.5: what it is worth to fight a domino: with one lost nobody wins alone."""
        return WIN[tile] * max(self.given_back((*self.hand, tile), pile).values())

    def search(self) -> Iterator[float]:
        """DU3.2 to DU3.4: what a search is worth, in the mean over what may be drawn: of so much of it as has
        been reckoned, and at last of all. DU5.2: with the better one in the light."""
        whole = best = 0.0
        for drawn, tile in enumerate(self.light or self.pile, start=1):
            found = self.finding(tile)
            whole, best = whole + found, max(best, found)
            yield best if self.light else whole / drawn

    def finding(self, tile: int) -> float:
        """DU3.2: what it is worth that a search draws this one."""
        self.stays, rest = without(self.light, tile), without(self.pile, tile)
        return self.passage(tile, rest) if self.doors.fits >> tile & 1 else self.fight(tile, rest)

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

    def take(self) -> Iterator[Worths]:
        """DU5.2: each domino in the light."""
        worths: Worths = {}
        for tile in self.light:
            found = self.finding(tile) if self.view.searching else self.taken(self.doors, self.hand, tile)
            worths[Take(SET[tile])] = found
            yield worths

    def find(self) -> Iterator[Worths]:
        """DU3.2: each placement of a passage."""
        assert self.view.found
        worths: Worths = {}
        for action, after in self.ways(PLACE[self.view.found]):
            worths[action] = self.begun(after, self.hand, self.pile)
            yield worths

    def spare(self) -> Iterator[Worths]:
        """DU3.4: each domino that can be given back."""
        worths = self.given_back(self.hand, self.pile)
        yield {Discard(SET[tile]): worth for tile, worth in worths.items()}

    def face_boss(self) -> Iterator[Worths]:
        """DU4.4: the order is the same to the boss."""
        fights = self.view.unfought
        safe = sum([tile.pips for tile in self.view.hands[0] if tile not in fights])
        yield dict.fromkeys(self.view.legal_actions(), more_than(fights, TO_BEAT - safe))

    def steps(self) -> Iterator[Worths]:
        """What each legal action is worth, as far as it has been reckoned."""
        of = {
            "play_or_search": self.play_or_search,
            "take": self.take,
            "passage": self.find,
            "spare": self.spare,
            "face_boss": self.face_boss,
        }
        return of[self.view.step]()

    def worths(self) -> Worths:
        """What each legal action is worth."""
        *_, worths = self.steps()
        return worths


def reckoned(view: Dunginoes, table: Table) -> Iterator[Mapping[Action, float]]:
    """What each legal action is worth to the only seat while no fight is lost, 0 to 1, as far as it has been
    reckoned."""
    return Reckoning(view, table).steps()
