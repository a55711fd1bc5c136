"""What a careful hero would do with a roll, with hits and with a rest: proposals, which the player may change
piece by piece before they are taken.
"""

from __future__ import annotations

from dominoes.domino import Domino
from games.colf_dada import odds
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, UNARMED, Muscle
from games.colf_dada.position import Position, numbers

PAIN = 1.1  # how much worse a hit on the hero is than one on the foe is good
BLANK = 0.35  # what a blank space is worth, beside a number that one die in all shows


def assignment(state: Position) -> list[tuple[int, int]]:
    """CD4.3: where each die goes that fits, as (number, column): what can go to both columns kills, or else
    goes where it is worth more against the foe's average roll."""
    forced: list[tuple[int, int]] = []
    loose: list[int] = []
    for die in sorted(set(state.dice)):
        attack, defense = state.free(ATTACK, die), state.free(DEFENSE, die)
        fit = min(state.dice.count(die), attack + defense)
        least, most = max(0, fit - defense), min(fit, attack)
        forced += [(die, ATTACK)] * least + [(die, DEFENSE)] * (fit - most)
        loose += [die] * (most - least)
    if not loose:
        return forced
    force, shield = odds.foe_effort(state.foe_columns, state.foe_level)
    blow = state.strength(ATTACK) + sum(column == ATTACK for _, column in forced) + UNARMED - shield
    harm = force + state.bite - state.strength(DEFENSE) - sum(column == DEFENSE for _, column in forced)

    def worth(strikes: int) -> tuple[float, int]:
        dealt = max(0.0, min(blow + strikes, state.foe_hp))
        taken = 0.0 if dealt >= state.foe_hp and harm < 1 else max(0.0, harm - len(loose) + strikes)
        return dealt - PAIN * taken + 3 * (dealt >= state.foe_hp), -strikes

    strikes = max(range(len(loose) + 1), key=worth)
    return forced + [(die, ATTACK if i < strikes else DEFENSE) for i, die in enumerate(loose)]


def covers(state: Position) -> list[tuple[int, Domino]]:
    """CD4.7: where hits hurt least, as (number, domino), for all that are still to be put."""
    columns = list(state.columns)
    leaving = {tile for tile, _ in state.wild}
    chosen: list[tuple[int, Domino]] = []
    for _ in range(min(state.hits, state.open_spaces())):
        _, column, place, number = min(_losses(columns, leaving, state.level), key=lambda loss: loss[0])
        muscle = columns[column][place]
        chosen.append((number, muscle.domino))
        columns[column] = (*columns[column][:place], muscle.struck(number), *columns[column][place + 1 :])
    return chosen


def _losses(
    columns: list[tuple[Muscle, ...]], leaving: set[Domino], level: int
) -> list[tuple[tuple[float, int], int, int, int]]:
    """What a hit on each free space would cost, as (loss, column, place in it, number). Dominoes whose blank
    a die has spent leave in clean-up and take their hits along (CD4.3); the last number is life itself."""
    staying = [tuple(muscle for muscle in there if muscle.domino not in leaving) for there in columns]
    attack, defense = (numbers(muscles) for muscles in staying)
    last = sum(attack[1:]) + sum(defense[1:]) == 1
    found = []
    for column, muscles in enumerate(columns):
        for place, muscle in enumerate(muscles):
            for number in dict.fromkeys(muscle.free):
                if muscle.domino in leaving:
                    loss: tuple[float, int] = -1.0, 0
                elif not number:
                    loss = BLANK, column
                elif last:
                    loss = 9.0, 0
                else:
                    loss = odds.rank(level, attack[number] + defense[number]), column == ATTACK
                found.append((loss, column, place, number))
    return found


def mends(state: Position) -> list[tuple[int, Domino, int]]:
    """CD2.3: the hits that the rolled dice remove, as (number, domino, die): each die one of its number,
    and those that are over, blanks."""
    columns = [muscle for column in state.columns for muscle in column]
    chosen: list[tuple[int, Domino, int]] = []
    over = []
    for die in state.dice:
        for place, muscle in enumerate(columns):
            if die in muscle.sore:
                columns[place] = muscle.mended(die)
                chosen.append((die, muscle.domino, die))
                break
        else:
            over.append(die)
    for die in over:
        for place, muscle in enumerate(columns):
            if 0 in muscle.sore:
                columns[place] = muscle.mended(0)
                chosen.append((0, muscle.domino, die))
                break
    return chosen


def in_columns(assigned: list[tuple[int, int]]) -> tuple[int, ...]:
    """How many dice of an assignment go to each column."""
    return tuple(sum(where == column for _, where in assigned) for column in range(len(COLUMNS)))
