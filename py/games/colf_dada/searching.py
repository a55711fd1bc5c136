"""How the strong bot of CoLF DaDA thinks outside of a fight: which foe to look for, when to rest and when to
knock at the Master's door, and how to grow. Each function fills in what the legal actions of its step are
worth.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.colf_dada.fighting import to_roll_again, without
from games.colf_dada.monsters import ADJECTIVES
from games.colf_dada.pieces import COLUMNS, FOES
from games.colf_dada.sketch import NUMBERS, Foe, Sketch, sketch
from games.colf_dada.thought import Steps, Thought
from games.colf_dada.worth import of_hero

MET = (6, 2)  # foes that stand for all behind the same backs; fewer in a quick thought
AGAIN = (12, 4)  # for those backs that are looked at once more
MASTERS = (24, 6)
RESTS = (12, 4)  # rolls
DRAWN = (6, 2)  # dominoes that may come
SMALL = 4  # the least sum that two adjectives are thought about for
STIR = 0.002  # by which a domino that moves must make the hero better


# --- foes (CD3, CD6) -----------------------------------------------------------------------


class Ruins:
    """What may be met in the ruins, and what it is worth to meet it: the same cases for all backs."""

    def __init__(self, thought: Thought, hero: Sketch) -> None:
        self.thought = thought
        self.hero = hero
        self.seen = tuple(of_hero(hero))

    def against(self, foe: Foe) -> float:
        """What it is worth to face this foe."""
        fight = self.hero.copy()
        fight.foe = foe
        return self.thought.worth(fight, self.seen)

    def behind(self, picks: tuple[int, ...], cases: range) -> Steps[float]:
        """CD3.1: what it is worth to meet who is behind these backs, those that are turned over known."""
        whole = 0.0
        for number in cases:
            whole += self.against(self.thought.case(number).behind(picks, self.thought.view.cards))
            if self.thought.tired():
                yield
        return whole / len(cases)

    def master(self) -> Steps[float]:
        """CD6.1: what it is worth to challenge the Master now."""
        whole, tries = 0.0, self.thought.tries(*MASTERS)
        for number in tries:
            whole += self.against(self.thought.master(number))
            if self.thought.tired():
                yield
        return whole / len(tries)


def explore_or_rest(thought: Thought) -> Steps[None]:
    """CD2.2: each noun with the best adjectives for it, a rest, and the Master."""
    view = thought.view
    ruins = Ruins(thought, sketch(view))
    levels = sorted(
        {ADJECTIVES[place].level for place in view.adjectives} or {card.level for card in ADJECTIVES}
    )
    for action in view.legal_actions():
        if action.verb == "rest":
            hero = sketch(view, waits=True)
            thought.worths[action] = yield from rested(thought, hero, [], hero.level)
        elif action.verb == "challenge":
            thought.worths[action] = yield from ruins.master()
        else:
            thought.worths[action] = yield from best_of(ruins, with_adjectives(action.args, levels))


def with_adjectives(picks: tuple[int, ...], levels: Sequence[int]) -> list[tuple[int, ...]]:
    """These backs with one or two adjectives more, as far as they are worth a thought."""
    found = [(*picks, one) for one in levels if sum(picks) + one <= FOES]
    pairs = [(*few, other) for few in found for other in levels if other >= few[-1]]
    return found + [pair for pair in pairs if SMALL <= sum(pair) <= FOES]


def best_of(ruins: Ruins, ways: list[tuple[int, ...]]) -> Steps[float]:
    """What the best of these backs are worth: the best two are looked at once more, with other luck, for what
    looks best has been lucky."""
    thought = ruins.thought
    worths = {}
    second = thought.tries(*AGAIN)
    first = thought.tries(*MET)
    for picks in ways:
        worths[picks] = yield from ruins.behind(picks, range(len(second), len(second) + len(first)))
    ranked = sorted(ways, key=lambda picks: -worths[picks])
    best = 0.0
    for picks in ranked[:2]:
        again = yield from ruins.behind(picks, second)
        best = max(best, again)
    return best


def adjectives(thought: Thought) -> Steps[None]:
    """CD3.1: to turn the cards over as they are, or with one or two more."""
    view = thought.view
    hero = sketch(view)
    hero.foe = None
    ruins = Ruins(thought, hero)
    tries = thought.tries(*AGAIN)
    for action in view.legal_actions():
        if action.verb == "meet":
            thought.worths[action] = yield from ruins.behind(view.picks, tries)
            continue
        picks = (*view.picks, *action.args)
        thought.worths[action] = yield from ruins.behind(picks, tries)
        if len(picks) == 2:
            for more in with_adjectives(
                picks, [level for level in view.adjective_levels() if level >= picks[1]]
            ):
                if len(more) == 3:
                    worth = yield from ruins.behind(more, tries)
                    thought.worths[action] = max(thought.worths[action], worth)


# --- a rest (CD2.3) ------------------------------------------------------------------------


def rested(thought: Thought, hero: Sketch, kept: Sequence[int], dice: int) -> Steps[float]:
    """What a rest is worth, over some rolls of so many dice beside those that are kept."""
    if not any(hero.sore):
        return thought.worth(hero)
    whole, tries = 0.0, thought.tries(*RESTS)
    for _ in tries:
        whole += thought.worth(mended(hero, [*kept, *thought.luck.dice(dice)]))
        if thought.tired():
            yield
    return whole / len(tries)


def mended(hero: Sketch, dice: Sequence[int]) -> Sketch:
    """A hero whose dice have mended what they can, as `proposal.mends` has it; Attack first."""
    after, over = hero.copy(), 0
    for die in dice:
        for place in (die, NUMBERS + die):
            if after.sore[place]:
                heal(after, place)
                break
        else:
            over += 1
    for place in (0, NUMBERS):
        for _ in range(min(over, after.sore[place])):
            heal(after, place)
            over -= 1
    return after


def heal(hero: Sketch, place: int) -> None:
    """One hit less on a space of this column and number."""
    hero.sore[place] -= 1
    hero.free[place] += 1


def mending(thought: Thought) -> Steps[None]:
    """CD2.3: a hit here or there, and the others as proposed; dice that are rolled again."""
    view = thought.view
    hero = sketch(view, waits=True)
    sore = {number for column in view.columns for muscle in column for number in muscle.sore}
    idle = [die for die in view.dice if die not in sore and 0 not in sore]
    found: dict[tuple[int, int, int], float] = {}
    for action in view.legal_actions():
        if action.verb == "mend":
            number, tile, die = action.args
            place = NUMBERS * view.column_of(tile) + number
            if (place, die, 0) not in found:
                one = hero.copy()
                heal(one, place)
                found[place, die, 0] = thought.worth(mended(one, without(view.dice, [die])))
            thought.worths[action] = found[place, die, 0]
        elif action.verb == "mend_all":
            thought.worths[action] = thought.worth(mended(hero, view.dice))
        elif action.verb == "done":
            thought.worths[action] = thought.worth(hero)
        else:
            again = to_roll_again(view, action, idle)
            poorer, kept = hero.copy(), without(view.dice, again)
            poorer.xp -= 1
            thought.worths[action] = yield from rested(thought, poorer, kept, len(again))
        if thought.tired():
            yield


# --- to grow (CD1.2, CD2.4) ----------------------------------------------------------------


def put(thought: Thought) -> Steps[None]:
    """CD1.2: the domino in one column or the other, and those that are still to come wherever they are
    best."""
    view = thought.view
    assert view.held
    coming = sum(step[0] == "gain" for step in view.agenda) + (0 in view.held)
    for action in view.legal_actions():
        hero = sketch(view, waits=view.turns > 0)
        hero.add(COLUMNS.index(action.args[1]), view.held)
        if coming:
            thought.worths[action] = yield from grown(thought, hero, coming)
        else:
            thought.worths[action] = thought.worth(hero)


def grown(thought: Thought, hero: Sketch, dominoes: int) -> Steps[float]:
    """What a hero is worth that draws so many dominoes, in the mean over some that may come."""
    whole, tries = 0.0, thought.tries(*DRAWN)
    for number in tries:
        after, coming = hero, dominoes
        worth = thought.worth(hero)
        for tile in thought.case(number).pool:
            if not coming:
                break
            coming -= tile.low > 0
            ways = [after.copy(), after.copy()]
            for column, way in enumerate(ways):
                way.add(column, tile)
            worths = [thought.worth(way) for way in ways]
            worth = max(worths)
            after = ways[worths.index(worth)]
        whole += worth
        if thought.tired():
            yield
    return whole / len(tries)


def grow_and_adapt(thought: Thought) -> Steps[None]:
    """CD2.4: a level more, a domino in the other column, or the turn's end."""
    view = thought.view
    hero = sketch(view)
    for action in view.legal_actions():
        if action.verb == "grow":
            taller = sketch(view, waits=True)
            taller.xp -= 2 * taller.level
            taller.level += 1
            thought.worths[action] = yield from grown(thought, taller, 1)
        elif action.verb == "adapt":
            [tile, name] = action.args
            column = 1 - COLUMNS.index(name)
            muscle = next(muscle for muscle in view.columns[column] if muscle.domino == tile)
            other = hero.copy()
            other.move(column, muscle)
            thought.worths[action] = max(0.0, thought.worth(other) - STIR)
        else:
            thought.worths[action] = thought.worth(hero)
        if thought.tired():
            yield
