"""How the strong bot of Domino Run thinks: it spends the dice in every way there is, to the end of the move,
lets the enemy run, and asks its table what the position is worth then (`worth.py`).

What a move brings is certain but for abilities (DR2.8), whose draws are spread over some of the tiles that
could come. A thought is about one decision: whatever leads to the same spot is thought about once.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Generator, Iterator, Mapping
from itertools import accumulate
from typing import NamedTuple

from dominoes.domino import Domino
from games.domino_run import line, pieces
from games.domino_run.pieces import DICE, KEYS, MOST_DICE, PAIR_NAMES
from games.domino_run.rules import DominoRun
from games.domino_run.worth import features
from tabletop.actions import Action
from tabletop.worth import Table

LINES = 60  # fresh lines by whose mean a mulligan is reckoned
DRAWS = 5, 1  # of the abilities that may be drawn so many are tried: the first in a move, and others
ASKED = 4  # asking the table is so much more work than another spot,
STEP = 30  # and after so much a step is over

Steps = Generator[None, None, float]  # rests now and then, and brings a worth


class Loot(NamedTuple):
    """What the runner has on the line and before it. keys: second spaces of those on the line; abilities and
    tired: sorted."""

    keys: tuple[int, ...]
    pool: int
    abilities: tuple[Domino, ...]
    tired: tuple[Domino, ...]


class Spot(NamedTuple):
    """Where the runner stands in its move, with which dice unused."""

    runner: int
    dice: tuple[int, ...]
    combined: bool
    loot: Loot


def reckoned(view: DominoRun, table: Table) -> Iterator[Mapping[Action, float]]:
    """What each legal action is worth, from what this view shows alone: after each step what is known so
    far."""
    return Thought(view, table).worths(view)


def turn_over(state: DominoRun, action: Action) -> DominoRun:
    """The position at the end of a turn, when this action has ended the move, or given up what the enemy
    wanted: before new tiles come (DR4.2), and before the enemy's wish if there is one (DR3.4)."""
    over = state.copy()
    over.agenda = []
    getattr(over, action.verb)(*action.args)
    if action.verb == "end":
        over.enemy_runs()
    else:
        over.fall_back()
    if not over.agenda:
        over.leave_behind()
    return over


class Thought:
    """All that is found out about one decision, and those that follow in the same move as long as the line
    stays as it is. draws: of the abilities that may be drawn so many are tried, first, second ..."""

    def __init__(self, view: DominoRun, table: Table, draws: tuple[int, ...] = DRAWS) -> None:
        self.view = view
        self.table = table
        self.draws = draws
        self.paid = list(accumulate(view.line))  # pips from the line's start, by space
        self.doubles = line.doubles(view.line, view.runner)
        self.able = sorted(view.able_tiles())
        self.ends: dict[tuple[int, Loot], float] = {}
        self.moves: dict[Spot, float] = {}
        self.rests: dict[tuple[Spot, int], float] = {}
        self.work = 0

    # --- what may be done ------------------------------------------------------------

    def worths(self, view: DominoRun) -> Iterator[Mapping[Action, float]]:
        """What each legal action of this view is worth: after each step those that are known. Farther runs
        come first, as far as the next double: of equals the first is chosen, and what two runs bring one may
        bring."""
        worths: dict[Action, float] = {}
        most = self.next_double(view.runner) - view.runner
        for action in sorted(view.legal_actions(), key=lambda action: _near(action, most)):
            steps = self.about(view, action)
            while True:
                try:
                    next(steps)
                except StopIteration as over:
                    worths[action] = over.value
                    break
                yield worths
        yield worths

    def about(self, view: DominoRun, action: Action) -> Steps:
        """What this action is worth."""
        verb = action.verb
        keys = tuple(2 * tile + 1 for tile, flipped in enumerate(view.flipped) if flipped)
        loot = Loot(keys, view.pool, tuple(sorted(view.abilities)), tuple(sorted(view.tired)))
        spot = Spot(view.runner, tuple(view.dice), view.combined, loot)
        if verb == "run":
            spaces, name = action.args
            dice = DICE[name]
            return self.walk(_spent(spot, dice), sum(dice), view.runner + spaces)
        if verb == "raise_die":
            return self.move(_raised(spot, action.args[1]))
        if verb == "go_on_running":
            return self.walk(spot, view.left, view.runner + action.args[0])
        if verb == "stay":
            return self.move(spot)
        if verb in ("take_die", "take_ability"):
            name, *target = view.agenda[1]
            take = self.take_die if verb == "take_die" else self.take_ability
            return take(spot, view.left, target[0] if name == "walk" else view.runner)
        if verb == "mulligan":
            return self.mulligan()
        if verb == "keep":
            return self.asked(view)
        return self.end(spot) if verb == "end" else self.asked(turn_over(view, action))

    def mulligan(self) -> Steps:
        """DR1.4: the mean of some lines that may be laid."""
        fresh = self.view.copy()
        fresh.pile = sorted(fresh.pile)
        total = 0.0
        for seed in range(LINES):
            laid = fresh.copy()
            laid.seed = seed
            laid.mulligan()
            total += yield from self.asked(laid)
        return total / LINES

    def move(self, spot: Spot) -> Steps:
        """DR2.3: the best of running with a die or two, turning one, and ending the move."""
        known = self.moves.get(spot)
        if known is not None:
            return known
        yield from self.worked(1)
        best = yield from self.end(spot)
        dice = spot.dice
        for name in _budgets(spot):
            best = max(best, (yield from self.run_on(_spent(spot, DICE[name]), sum(DICE[name]))))
        for tile in spot.loot.abilities:
            if tile.low in dice and tile not in spot.loot.tired:
                best = max(best, (yield from self.move(_raised(spot, tile))))
        self.moves[spot] = best
        return best

    def run_on(self, spot: Spot, left: int) -> Steps:
        """The best of the spaces that this budget reaches, up to the next double: whoever wants to go beyond
        it may go on from there. 0 if it reaches none."""
        paid = self.paid
        reached = bisect_right(paid, paid[spot.runner] + left) - 1
        stop = min(reached, self.next_double(spot.runner))
        best = 0.0
        for space in range(spot.runner + 1, stop + 1):
            best = max(best, (yield from self.walk(spot, left, space)))
        return best

    def next_double(self, space: int) -> int:
        """The second space of the next double beyond this space; the line's last space if there is none."""
        place = bisect_right(self.doubles, space)
        return self.doubles[place] if place < len(self.doubles) else len(self.paid) - 1

    def walk(self, spot: Spot, left: int, target: int) -> Steps:
        """DR2.2, DR2.6: to this space, or to the first double on the way."""
        space = min(target, self.next_double(spot.runner))
        left -= self.paid[space] - self.paid[spot.runner]
        spot = spot._replace(runner=space)
        if space in self.doubles:
            return self.key(spot, left, target)
        return self.move(spot)

    def key(self, spot: Spot, left: int, target: int) -> Steps:
        """DR2.6 to DR2.9: a double is finished, and its treasure chosen."""
        loot = spot.loot
        loot = loot._replace(keys=(*loot.keys, spot.runner))
        if len(self.view.kept) + len(loot.keys) == KEYS:
            return 1.0
        spot = spot._replace(loot=loot)
        takes = [self.take_die] if loot.pool < MOST_DICE else []
        if len(self.able) > len(loot.abilities):
            takes.append(self.take_ability)
        best = 0.0
        for take in takes:
            best = max(best, (yield from take(spot, left, target)))
        return best if takes else (yield from self.after_key(spot, left, target))

    def take_die(self, spot: Spot, left: int, target: int) -> Steps:
        """DR2.7."""
        return self.after_key(spot._replace(loot=spot.loot._replace(pool=spot.loot.pool + 1)), left, target)

    def take_ability(self, spot: Spot, left: int, target: int) -> Steps:
        """DR2.8: the mean of some that may come, evenly spread from low to high."""
        loot = spot.loot
        able = [tile for tile in self.able if tile not in loot.abilities]
        drawn = len(loot.abilities) - len(self.view.abilities)
        count = min(len(able), self.draws[min(drawn, len(self.draws) - 1)])
        total = 0.0
        for place in range(count):
            tile = able[(2 * place + 1) * len(able) // (2 * count)]
            more = loot._replace(abilities=tuple(sorted((*loot.abilities, tile))))
            total += yield from self.after_key(spot._replace(loot=more), left, target)
        return total / count

    def after_key(self, spot: Spot, left: int, target: int) -> Steps:
        """DR2.6: on to where the run led, or from the key's own space as the player likes."""
        if spot.runner < target:
            return (yield from self.walk(spot, left, target))
        known = self.rests.get((spot, left))
        if known is None:
            yield from self.worked(1)
            known = max((yield from self.move(spot)), (yield from self.run_on(spot, left)))
            self.rests[spot, left] = known
        return known

    # --- what comes of it ------------------------------------------------------------

    def end(self, spot: Spot) -> Steps:
        """DR2.3, DR3: the move ends here, the enemy runs, and what it wants it is given as is best."""
        end = spot.runner, spot.loot._replace(tired=())
        known = self.ends.get(end)
        if known is None:
            over = turn_over(self.standing(*end), pieces.End())
            if over.ending:
                known = 0.0
            elif over.agenda:
                known = 0.0
                for action in over.offer_sacrifice():
                    known = max(known, (yield from self.asked(turn_over(over, action))))
            else:
                known = yield from self.asked(over)
            self.ends[end] = known
        return known

    def standing(self, runner: int, loot: Loot) -> DominoRun:
        """The view with the runner there, and with what it has on it."""
        state = self.view.copy()
        gone = 0
        if runner > state.runner and state.flipped[state.runner // 2]:
            gone = state.leave_key()
        state.runner = runner - gone
        for space in loot.keys:
            state.flipped[(space - gone) // 2] = True
        drawn = [tile for tile in loot.abilities if tile not in state.abilities]
        state.pile = [tile for tile in state.pile if tile not in drawn]
        state.abilities += drawn
        state.pool = loot.pool
        return state

    def worked(self, work: int) -> Generator[None, None, None]:
        """A rest, if it is time for one."""
        self.work += work
        if self.work >= STEP:
            self.work = 0
            yield

    def asked(self, state: DominoRun) -> Steps:
        """What the table says."""
        yield from self.worked(ASKED)
        return self.table.chance(features(state))


def _near(action: Action, most: int) -> int:
    """Less for a farther run of so many spaces at most; these come before all else."""
    runs = action.verb in ("run", "go_on_running") and action.args[0] <= most
    return -action.args[0] if runs else 0


def _spent(spot: Spot, spent: tuple[int, ...]) -> Spot:
    """DR2.4: without these dice."""
    dice = list(spot.dice)
    for die in spent:
        dice.remove(die)
    return spot._replace(dice=tuple(dice), combined=spot.combined or len(spent) == 2)


def _raised(spot: Spot, tile: Domino) -> Spot:
    """DR2.8: a die with the ability's lower number turned into the higher one."""
    dice = list(spot.dice)
    dice.remove(tile.low)
    loot = spot.loot
    tired = tuple(sorted((*loot.tired, tile)))
    return spot._replace(dice=tuple(sorted((*dice, tile.high))), loot=loot._replace(tired=tired))


def _budgets(spot: Spot) -> list[str]:
    """DR2.3, DR2.4: the names of what can be spent at once."""
    dice = spot.dice
    names = {str(die): None for die in dice}
    if not spot.combined:
        for i, one in enumerate(dice):
            for two in dice[i + 1 :]:
                names[PAIR_NAMES[one, two]] = None
    return list(names)
