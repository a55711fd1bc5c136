"""How the strong bot of CoLF DaDA thinks about a fight: stay or flee, which dice go where, what XP buys, and
where hits go. Each function fills in what the legal actions of its step are worth.

Dice are all alike but for what they can do: of a roll it only matters how many dice must go to Attack, how
many to Defense, how many can go to either, and how many are over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dominoes.domino import Domino
from games.colf_dada import proposal
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, MOST_XP, Boost, Place, Strike
from games.colf_dada.rules import ColfDada
from games.colf_dada.sketch import NUMBERS, Effort, Sketch, effort, sketch
from games.colf_dada.thought import Steps, Thought
from tabletop.actions import Action

ROLLS = (8, 3)  # of the hero that are tried; fewer in a quick thought
EFFORTS = (8, 4)  # of the foe
WAYS = 4  # to split dice between the columns that are tried for a roll that is not there yet
DOUBT = 0.03  # a quick thought does not look whether to fight when to flee is so much worse than to decide it
LUCKY = 0.02  # by which a spent domino or XP must be better, for of many trials the best has been lucky
IDLE = 0.6  # the share of the hero's dice that will bring XP


Pair = tuple[int, int]  # of Attack and Defense


class Roll(NamedTuple):
    """The dice of a roll: those that must go to Attack, and to Defense, those that can go to either, and
    those that fit nowhere."""

    strikes: int
    guards: int
    loose: int
    over: int


def sorted_out(dice: Sequence[int], free: Sequence[int]) -> Roll:
    """A roll on these free spaces (CD4.3)."""
    strikes = guards = loose = 0
    for number in set(dice):
        attack, defense = free[number], free[NUMBERS + number]
        fit = min(dice.count(number), attack + defense)
        least, most = max(0, fit - defense), min(fit, attack)
        strikes += least
        guards += fit - most
        loose += most - least
    return Roll(strikes, guards, loose, len(dice) - strikes - guards - loose)


# --- boosts (CD4.6) ------------------------------------------------------------------------


def strike_boosts(fight: Sketch, blow: int) -> list[int]:
    """How much Attack is worth buying: none, the kill, or what there would be too much of."""
    foe = fight.foe
    assert foe
    kill, surplus = foe.hp - blow, fight.xp + int(IDLE * fight.level) - MOST_XP
    bought = [0]
    if 0 < kill <= fight.xp:
        bought.append(kill)
    if 0 < surplus < kill and blow + surplus > 0:
        bought.append(min(surplus, fight.xp))
    return bought


def guard_boosts(fight: Sketch, harm: int, xp: int) -> list[int]:
    """How much Defense is worth a thought: what it takes to live, to be unhurt, between, and what there would
    be too much of. None at all if it cannot save the hero."""
    most = min(harm, xp)
    least = max(0, harm - fight.room + 1)
    if least >= most:
        return [most if least == most else 0]
    surplus = min(most, max(least, xp + int(IDLE * fight.level) - MOST_XP))
    return sorted({least, surplus, (least + most) // 2, most})


def boosted(thought: Thought, fight: Sketch, strikes: int, guards: int, foes: Effort) -> float:
    """The worth of a round when both sides have placed their dice, and XP is paid well."""
    blow, harm = fight.blow(strikes, foes), max(0, fight.harm(guards, foes))
    return max(
        thought.worth(fight.struck(blow + more, harm - less, foes, paid=more + less))
        for more in strike_boosts(fight, blow)
        for less in guard_boosts(fight, harm, fight.xp - more)
    )


def fled(thought: Thought, fight: Sketch, foes: Effort) -> float:
    """The worth of a flight when the foe has rolled, and XP is paid well."""
    harm = max(0, fight.harm(0, foes))
    return max(
        thought.worth(fight.struck(0, harm - less, foes, fleeing=True, paid=less))
        for less in guard_boosts(fight, harm, fight.xp)
    )


def placed(
    thought: Thought, fight: Sketch, roll: Roll, loose: int, lying: Pair, efforts: Sequence[Effort]
) -> Steps[float]:
    """The worth of a roll of which so many loose dice go to Attack, beside those that lie there already."""
    richer = fight.copy()
    richer.xp = min(MOST_XP, fight.xp + roll.over)
    strikes = lying[ATTACK] + roll.strikes + loose
    guards = lying[DEFENSE] + roll.guards + roll.loose - loose
    whole = 0.0
    for foes in efforts:
        whole += boosted(thought, richer, strikes, guards, foes)
        if thought.tired():
            yield
    return whole / len(efforts)


def rolled(
    thought: Thought, fight: Sketch, roll: Roll, efforts: Sequence[Effort], lying: Pair = (0, 0)
) -> Steps[float]:
    """The worth of a roll that is placed well: the way is chosen by half of the foe's efforts, and reckoned
    by the others, or it would be as if the hero had known them."""
    if not roll.loose:
        return (yield from placed(thought, fight, roll, 0, lying, efforts))
    known, others = efforts[::2], efforts[1::2]
    best, way = -1.0, 0
    for loose in sorted({roll.loose * part // (WAYS - 1) for part in range(WAYS)}):
        worth = yield from placed(thought, fight, roll, loose, lying, known)
        if worth > best:
            best, way = worth, loose
    return (yield from placed(thought, fight, roll, way, lying, others))


# --- the steps -----------------------------------------------------------------------------


def fight_or_flee(thought: Thought) -> Steps[None]:
    """CD4.1: what a flight costs, and what some rolls of the hero bring."""
    fight = sketch(thought.view)
    assert fight.foe
    flight, stay = reversed(thought.view.legal_actions())
    efforts = [effort(fight.foe, thought.luck) for _ in thought.tries(*EFFORTS)]
    whole = 0.0
    for foes in efforts:
        whole += fled(thought, fight, foes)
        if thought.tired():
            yield
    thought.worths[flight] = whole / len(efforts)
    if thought.quick:
        now = thought.worth(fight)
        if thought.worths[flight] < now - DOUBT:
            thought.worths[stay] = now
            return
    whole, rolls = 0.0, thought.tries(*ROLLS)
    for number in rolls:
        roll = sorted_out(thought.luck.dice(fight.level), fight.free)
        some = [efforts[(2 * number + place) % len(efforts)] for place in range(2)]
        whole += yield from rolled(thought, fight, roll, some)
    thought.worths[stay] = whole / len(rolls)


def assign(thought: Thought) -> Steps[None]:
    """CD4.2, CD4.3: each way to place the dice; blanks, and dice that are rolled again."""
    view = thought.view
    fight = sketch(view)
    assert fight.foe
    set_aside(view, fight)
    efforts = [effort(fight.foe, thought.luck) for _ in thought.tries(*EFFORTS)]
    lying = view.strength(ATTACK), view.strength(DEFENSE)
    free = open_places(view)
    roll = sorted_out(view.dice, free)
    ways = {}
    for loose in range(roll.loose + 1):
        ways[loose + roll.strikes] = yield from placed(thought, fight, roll, loose, lying, efforts)
    found: dict[object, float] = {}
    as_proposed = proposal.in_columns(proposal.assignment(view))[ATTACK]
    for action in view.legal_actions():
        if action.verb in ("place_all", "done"):
            thought.worths[action] = ways[as_proposed]
        elif action.verb == "place":
            number, name = action.args
            column, left = COLUMNS.index(name), free[:]
            left[NUMBERS * column + number] -= 1
            rest = sorted_out(without(view.dice, [number]), left)
            least = rest.strikes + (column == ATTACK)
            thought.worths[action] = max(ways[strikes] for strikes in range(least, least + rest.loose + 1))
        elif action.verb == "spend":
            die, tile = action.args
            key: object = tile, sorted_out(without(view.dice, [die]), free)
            if key not in found:
                found[key] = yield from spent(thought, fight, action, free, lying, efforts)
            thought.worths[action] = max(0.0, found[key] - LUCKY)
        else:
            again = to_roll_again(view, action, [die for die in view.dice if not view.fits(die)])
            key = tuple(sorted(again))
            if key not in found:
                found[key] = yield from rolled_again(thought, fight, again, free, efforts)
            thought.worths[action] = max(0.0, found[key] - LUCKY)


def placing(thought: Thought) -> Steps[list[Action]]:
    """CD4.3: the best way to place the dice, blanks left alone, as actions one after the other."""
    view = thought.view
    fight, free = sketch(view), open_places(view)
    roll = sorted_out(view.dice, free)
    assert fight.foe
    if not roll.loose:
        return view.legal_actions()[-1:]
    efforts = [effort(fight.foe, thought.luck) for _ in thought.tries(*EFFORTS)]
    best, way = -1.0, 0
    for loose in sorted({roll.loose * part // (WAYS - 1) for part in range(WAYS)}):
        worth = yield from placed(thought, fight, roll, loose, (0, 0), efforts)
        if worth > best:
            best, way = worth, loose
    actions = []
    for number in sorted(set(view.dice)):
        attack, defense = free[number], free[NUMBERS + number]
        fit = min(view.dice.count(number), attack + defense)
        least = max(0, fit - defense)
        more = min(way, min(fit, attack) - least)
        way -= more
        actions += [Place(number, COLUMNS[ATTACK])] * (least + more)
        actions += [Place(number, COLUMNS[DEFENSE])] * (fit - least - more)
    return actions


def open_places(view: ColfDada) -> list[int]:
    """The spaces on which dice can be placed, counted as in a sketch."""
    return [view.free(column, number) for column in (ATTACK, DEFENSE) for number in range(NUMBERS)]


def set_aside(view: ColfDada, fight: Sketch) -> None:
    """The dominoes whose blank holds a die leave in clean-up (CD4.3)."""
    for tile in dict.fromkeys(tile for tile, _ in view.wild):
        leave(view, fight, tile)


def leave(view: ColfDada, fight: Sketch, tile: Domino) -> None:
    """This domino leaves in clean-up, with whatever hits it can take along."""
    column = view.column_of(tile)
    muscle = next(muscle for muscle in view.columns[column] if muscle.domino == tile)
    fight.move(column, muscle, 0)
    fight.leaving += len(muscle.free)


def without(dice: Sequence[int], some: Sequence[int]) -> list[int]:
    """These dice but some of them."""
    left = list(dice)
    for die in some:
        left.remove(die)
    return left


def spent(
    thought: Thought,
    fight: Sketch,
    action: Action,
    free: list[int],
    lying: Pair,
    efforts: Sequence[Effort],
) -> Steps[float]:
    """A die on a blank, whose domino leaves in clean-up."""
    die, tile = action.args
    view, poorer = thought.view, fight.copy()
    column = view.column_of(tile)
    if tile not in (other for other, _ in view.wild):
        leave(view, poorer, tile)
    more = lying[ATTACK] + (column == ATTACK), lying[DEFENSE] + (column == DEFENSE)
    roll = sorted_out(without(view.dice, [die]), free)
    return (yield from rolled(thought, poorer, roll, efforts[:4], more))


def to_roll_again(view: ColfDada, action: Action, idle: list[int]) -> list[int]:
    """The dice that are rolled again in the end: those marked, and before they are rolled, all that are of no
    use as well."""
    marked = list(view.marked)
    if action.verb == "reroll":
        return marked
    if action.verb == "mark":
        marked.append(action.args[0])
    for die in set(idle):
        marked += [die] * (idle.count(die) - marked.count(die))
    return marked


def rolled_again(
    thought: Thought, fight: Sketch, again: list[int], free: list[int], efforts: Sequence[Effort]
) -> Steps[float]:
    """CD4.2: these dice rolled again, for one XP."""
    poorer = fight.copy()
    poorer.xp -= 1
    kept = without(thought.view.dice, again)
    whole = 0.0
    for number in range(4):
        roll = sorted_out([*kept, *thought.luck.dice(len(again))], free)
        whole += yield from rolled(thought, poorer, roll, efforts[2 * number : 2 * number + 2])
    return whole / 4


def boost(thought: Thought) -> Steps[None]:
    """CD4.6: what is bought in the end, whichever is bought first."""
    view = thought.view
    plans = yield from bought(thought)
    kill, harm = view.foe_hp - view.blow, max(0, view.harm)
    least = {"buy_kill": (kill, 0), "buy_safety": (0, harm)}
    for action in view.legal_actions():
        if action.verb == "strike":
            thought.worths[action] = plans[0, 0]
            continue
        if action.verb == "boost":
            need = (1, 0) if action.args[0] == COLUMNS[ATTACK] else (0, 1)
        else:
            need = least[action.verb]
        some = [plan for plan in plans if plan[ATTACK] >= need[ATTACK] and plan[DEFENSE] >= need[DEFENSE]]
        thought.worths[action] = max(plans[plan] for plan in some)


def boosting(thought: Thought) -> Steps[list[Action]]:
    """CD4.6: the best boosts, as actions one after the other."""
    plans = yield from bought(thought)
    more, less = max(plans, key=plans.__getitem__)
    return [Boost(COLUMNS[ATTACK])] * more + [Boost(COLUMNS[DEFENSE])] * less + [Strike()]


def bought(thought: Thought) -> Steps[dict[Pair, float]]:
    """What it is worth to buy so much Attack and so much Defense."""
    view = thought.view
    fight = sketch(view)
    assert fight.foe
    spent_blanks = len({tile for tile, _ in view.foe_wild})
    foes = Effort(view.foe_strength(ATTACK), view.foe_strength(DEFENSE), 0, spent_blanks)
    set_aside(view, fight)
    blow, harm = view.blow, max(0, view.harm)
    mores = {0} if view.fleeing else {*strike_boosts(fight, blow)}
    if not thought.quick and not view.fleeing:
        mores.add(min(1, fight.xp))
    plans = {}
    for more in sorted(mores):
        xp = fight.xp - more
        lesses = guard_boosts(fight, harm, xp) if thought.quick else range(min(harm, xp) + 1)
        for less in lesses:
            after = fight.struck(blow + more, harm - less, foes, view.fleeing, more + less)
            plans[more, less] = thought.worth(after)
            if thought.tired():
                yield
    return plans


def cover(thought: Thought) -> Steps[None]:
    """CD4.7: a hit here or there, and the others as proposed."""
    view = thought.view
    found: dict[tuple[int, int, bool], float] = {}
    leaving = {tile for tile, _ in view.wild}
    for action in view.legal_actions():
        column, number, leaves = -1, 0, False
        if action.verb == "cover":
            number, tile = action.args
            column, leaves = view.column_of(tile), tile in leaving
        if (column, number, leaves) not in found:
            found[column, number, leaves] = thought.worth(covered(view, column, number, leaves))
            if thought.tired():
                yield
        thought.worths[action] = found[column, number, leaves]


def covered(view: ColfDada, column: int, number: int, leaves: bool) -> Sketch:
    """The position after this round's hits, one of them on a space of this number; column -1: all of them as
    proposed."""
    fight = sketch(view)
    assert fight.foe
    set_aside(view, fight)
    hits = view.hits
    if leaves:
        fight.leaving -= 1
        hits -= 1
    elif column >= 0:
        fight.free[NUMBERS * column + number] -= 1
        fight.sore[NUMBERS * column + number] += 1
        hits -= 1
    spent_blanks = len({tile for tile, _ in view.foe_wild})
    return fight.struck(0, hits, Effort(0, 0, 0, spent_blanks), view.fleeing)
