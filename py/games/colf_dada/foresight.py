"""What a fight will cost, reckoned before it: chances instead of playouts.

Each round a hero's dice are worth one point each: in attack, in defense, or as XP, which buys either. So a fight
of n rounds costs what the foe's hit points, its strikes, bites and guards come to, less n times the hero's
level; what is missing is paid in hits or in XP from before.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.colf_dada import odds
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card
from games.colf_dada.pieces import ATTACK, DEFENSE, WEARY
from games.colf_dada.position import Position, numbers


class Foe(NamedTuple):
    """A foe on average: what its dice strike and guard with, its Bite, its hit points, its level."""

    force: float
    guard: float
    bite: float
    hp: float
    level: int


class Fight(NamedTuple):
    """How a fight goes on average: its rounds, the points that it costs beyond what the dice bring, and the
    hits of a round."""

    rounds: float
    cost: float
    harm: float


def _mean(cards: tuple[Card, ...], level: int) -> tuple[float, float, float, float]:
    same = [card for card in cards if card.level == level]
    attack = sum(card.attack for card in same) / len(same)
    defense = sum(card.defense for card in same) / len(same)
    return attack, defense, sum(card.bite for card in same) / len(same), sum(c.hp for c in same) / len(same)


@cache
def expected(picks: tuple[int, ...]) -> Foe:
    """The average foe behind these backs: the noun's level, then the adjectives'."""
    sums = _mean(NOUNS, picks[0])
    for level in picks[1:]:
        sums = tuple(a + b for a, b in zip(sums, _mean(ADJECTIVES, level), strict=True))  # type: ignore[assignment]
    attack, defense, bite, hp = sums
    level = sum(picks)
    return Foe(*_dice(attack, defense, level), bite, hp, level)


@cache
def _dice(attack: float, defense: float, dice: int) -> tuple[float, float]:
    """What so many dice come to on so many dominoes that nobody has seen: blanks bring more dominoes, so
    each has about two numbers."""
    spaces = 2 * attack / 6, 2 * (attack + defense) / 6
    force, both = (6 * _between(dice, count) for count in spaces)
    return force, both - force


def _between(dice: int, spaces: float) -> float:
    low = int(spaces)
    part = spaces - low
    return odds.matching(dice, low) * (1 - part) + odds.matching(dice, low + 1) * part


def present(state: Position) -> Foe:
    """The foe that is being fought."""
    force, guard = odds.foe_effort(state.foe_columns, state.foe_level)
    return Foe(force, guard, state.bite, state.foe_hp, state.foe_level)


@cache
def reach(attack: tuple[int, ...], defense: tuple[int, ...], dice: int) -> tuple[float, float, float]:
    """What so many dice come to on spaces counted by number: in attack at most, in defense at most, and in
    both together."""
    strikes = sum(odds.matching(dice, count) for count in attack[1:])
    guards = sum(odds.matching(dice, count) for count in defense[1:])
    both = sum(odds.matching(dice, a + d) for a, d in zip(attack[1:], defense[1:], strict=True))
    return strikes, guards, both


def fight(state: Position, foe: Foe) -> Fight:
    """How a fight of this hero with such a foe goes, from where it stands."""
    spaces = numbers(state.columns[ATTACK]), numbers(state.columns[DEFENSE])
    strikes, guards, both = reach(*spaces, state.level)
    idle = state.level - both
    blow = max(0.4, strikes + idle * 0.5 + 1 - foe.guard)
    rounds = max(1.0, (foe.hp - state.xp / 2) / blow)
    guard = min(guards, both - strikes + 0.3 * strikes)
    harm = max(0.0, foe.force + foe.bite - guard)
    worn = 0.0 if state.as_written else max(0.0, state.round + rounds - WEARY)
    cost = max(0.0, foe.hp + rounds * (foe.guard + foe.force + foe.bite - 1 - state.level) + worn * worn / 2)
    return Fight(rounds, cost, harm)


# --- stub until the bot's branch lands ---
MASTER = Foe(*_dice(3.8, 1.7, 11), 0.7, 26.5, 11)
PATIENCE = 4


class Forecast(NamedTuple):
    win: float
    losses: float
    rounds: float


def odds_of(state: Position, foe: Foe) -> Forecast:
    f = fight(state, foe)
    from math import exp

    room = state.open_spaces() + state.xp - f.cost
    return Forecast(1 / (1 + exp(-room / 3)), min(f.cost, state.open_spaces()), f.rounds)
