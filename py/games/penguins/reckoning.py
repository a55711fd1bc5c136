"""How the strong bot of Penguin's Night Out thinks: it makes each choice in turn, and asks its table what the
position is worth before the dice go on (`worth.py`), or, while buddies are hidden, `outlook.placed`.

Most work are the places for a domino, of which there can be hundreds. What a domino laid somewhere does for
others can only help them, so what its place is worth if it does nothing for them is the most that it can be
worth. That is quickly known, and only the most promising places are looked at for everybody. A nest changes
its owner's way wherever it lies, so each of its places is.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence

from games.penguins import field, outlook, worth
from games.penguins.field import Floe
from games.penguins.going import Ice
from games.penguins.pieces import INDEX
from games.penguins.rules import Penguins
from games.penguins.worth import Features
from tabletop.actions import Action
from tabletop.grid import Point
from tabletop.worth import Table

LIFTED = 3  # dominoes of which every place is looked at, if any may be lifted
LOOKED_AT = 16  # places of a domino that are looked at for everybody
SPREAD = 3  # and of all of them, before, one place of so many
STEP = 3  # penguins whose ways are searched, after which a step is over
EASE = 0.003  # of a win: so much a change of the ice must bring, or it is left as it is
MOMENTS = {"move": "walked", "wave": "walked", "effects": "altered", "lay": "altered"}

Worths = dict[Action, float]


def reckoned(view: Penguins, table: Table) -> Iterator[Mapping[Action, float]]:
    """What each legal action is worth, from what this view shows alone: after each step what is known so
    far."""
    return Thought(view, table).worths(view.legal_actions())


def after(state: Penguins, action: Action) -> Penguins:
    """The position after an action, before luck goes on with the turn. Of what is still to do it keeps only
    the moves of buddies: PN2.6 after a walk, PN3.2 on the chosen domino."""
    done = state.copy()
    again = "wave" if state.step == "move" else state.step
    done.agenda = [step for step in state.agenda[1:] if step == (again,)]
    getattr(done, action.verb)(*action.args)
    if state.step == "move":
        done.arrive()
    return done


def leads_nowhere(floe: Floe, ice: Collection[Point]) -> bool:
    """Does a domino that lies so touch the ice in one square only?"""
    return len({near for end in floe for near in field.near(end) if near in ice}) == 1


class Thought:
    """All that is found out about one decision."""

    def __init__(self, view: Penguins, table: Table) -> None:
        self.view = view
        self.table = table
        self.ice = Ice.of(view.ice, view.sides)
        self.seen: dict[tuple[object, ...], Features] = {}
        self.work = 0

    def worths(self, legal: Sequence[Action]) -> Iterator[Worths]:
        """What each of these actions is worth: after each step those that are known."""
        if self.view.step == "place":
            yield from self.placed(legal)
            return
        if self.view.step == "lay":
            yield from self.laid(self.view, legal)
            return
        found: Worths = {}
        for action in legal:
            if action.verb != "lift":
                ease = EASE if action.verb == "leave" else 0.0
                worth = yield from self.with_buddies(after(self.view, action), found)
                found[action] = min(1.0, worth + ease)
                if self.over():
                    yield found
        lifts = [action for action in legal if action.verb == "lift"]
        if lifts:
            yield from self.lifted(lifts, found)
        yield found

    def placed(self, places: Sequence[Action]) -> Iterator[Worths]:
        """What each place for a buddy is worth. The table is not asked: who learns from matches of its own
        hides buddies nearly always alike, and never sees what comes of others."""
        found: Worths = {}
        for place in places:
            found[place] = outlook.placed(after(self.view, place), self.ice, self.view.seat)
            yield found

    # --- asking the table ------------------------------------------------------------------

    def asked(self, state: Penguins, penguins: Mapping[int, Features]) -> float:
        """The chance to win of whoever chooses, from what is seen of each penguin."""
        return self.table.chance(worth.together(state, MOMENTS[self.view.step], penguins))

    def look(self, state: Penguins, ice: Ice, seat: int) -> Features:
        """What is seen of a penguin on this ice, which is work."""
        self.work += 1
        return worth.penguin(state, ice, seat)

    def everybody(self, state: Penguins, ice: Ice) -> float:
        """What a position on this ice is worth, when every penguin is looked at."""
        return self.asked(state, {seat: self.look(state, ice, seat) for seat in range(state.seats)})

    def over(self) -> bool:
        """Has there been enough work for a step?"""
        enough = self.work >= STEP
        if enough:
            self.work = 0
        return enough

    def as_it_lies(self, state: Penguins) -> float:
        """What a position is worth whose ice is that of the view. A penguin of which nothing has changed is
        looked at once."""
        if state.ending:
            return 1.0
        penguins = {}
        for seat in range(state.seats):
            key = (
                seat,
                state.pawns[seat],
                *(state.buddies[buddy] for buddy in state.mine(seat)),
                state.carried[seat],
            )
            if key not in self.seen:
                self.seen[key] = self.look(state, self.ice, seat)
            penguins[seat] = self.seen[key]
        return self.asked(state, penguins)

    def with_buddies(self, state: Penguins, found: Worths) -> Generator[Worths, None, float]:
        """What a position is worth as it lies, or if those buddies that may still be moved are moved well."""
        best = self.as_it_lies(state)
        if state.agenda and not state.ending:
            for nudge in state.nudges():
                worth = yield from self.with_buddies(after(state, nudge), found)
                best = max(best, worth)
                if self.over():
                    yield found
        return best

    # --- dominoes --------------------------------------------------------------------------

    def lifted(self, lifts: list[Action], found: Worths) -> Iterator[Worths]:
        """What it is worth to lift each domino, added to what has been found: where it would lie best, of
        some of its places, and of all of them for those that come out best."""
        for lift in lifts:
            yield from self.best_place(lift, SPREAD, found)
        for lift in sorted(lifts, key=lambda one: -found[one])[:LIFTED]:
            yield from self.best_place(lift, 1, found)

    def best_place(self, lift: Action, spread: int, found: Worths) -> Iterator[Worths]:
        """What the best place for a domino is worth, of one in so many."""
        state = after(self.view, lift)
        *lays, drop = state.offer_lay()
        for places in self.laid(state, [*lays[::spread], drop]):
            found[lift] = max(found.get(lift, 0.0), *places.values())
            yield found

    def laid(self, state: Penguins, offered: Sequence[Action]) -> Iterator[Worths]:
        """What each place of the lifted domino is worth, the last one offered being to leave it. One that
        touches the ice in one square only leads nowhere: all these places are worth the same, unless it is a
        nest."""
        assert state.lifted
        tile = state.lifted
        bare = self.ice.without(state.lies(tile))
        rest = state.ice.keys() - set(state.lies(tile))
        nest = tile in state.nests
        found: Worths = {offered[-1]: min(1.0, self.as_it_lies(state) + EASE)}
        if self.over():
            yield found
        gone = {seat: self.look(state, bare, seat) for seat in range(state.seats)}
        nowhere = self.asked(state, gone)
        most: dict[Action, float] = {}
        places: dict[Action, tuple[Penguins, Ice]] = {}
        for lay in offered[:-1]:
            _, square, way = lay.args
            floe = field.laid(tile, square, field.beside(square, way))
            if not nest and leads_nowhere(floe, rest):
                found[lay] = nowhere
                continue
            laid = state.copy()
            laid.floes[INDEX[tile]] = floe
            ice = bare.with_squares(zip(floe, tile, strict=True))
            if nest:
                found[lay] = self.everybody(laid, ice)
            else:
                places[lay] = laid, ice
                most[lay] = self.asked(laid, gone | {state.seat: self.look(laid, ice, state.seat)})
            if self.over():
                yield found
        best = max(found.values())
        for lay in sorted(places, key=lambda one: -most[one])[:LOOKED_AT]:
            if most[lay] <= best:
                break
            laid, ice = places[lay]
            found[lay] = self.everybody(laid, ice)
            best = max(best, found[lay])
            if self.over():
                yield found
        for lay, at_most in most.items():
            found.setdefault(lay, min(best, at_most))
        yield found
