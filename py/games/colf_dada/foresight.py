"""How a fight will go, reckoned before it: the chance to win it, the spaces it costs, and its rounds.

A fight is followed round by round on average: what the dice of both sides come to on their spaces, how the
foe's rage fills its own, what comes through, and what is left over as XP, which buys hits off and the last of
the foe's hit points. What the hero has in the end, spaces and XP together, beside how far luck strays in so
many rounds, tells how likely it wins. Where cards are not yet turned over, some foes that they may be are
followed.

The constants were fitted to some thousand fights, so that of those of which it says "7 of 10" about seven are
won, by a hero who fights on as well as the strong bot does (WELL: what people are told) or as the easy and
the middle one do (THRIFTY); `tests/test_colf_dada_bot.py` looks after that.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import erf, exp, pi, sqrt
from typing import NamedTuple

from dominoes.domino import Domino
from games.colf_dada import odds
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card
from games.colf_dada.pieces import ATTACK, DEFENSE, MASTER, MOST_XP, UNARMED, WEARY
from games.colf_dada.position import Position, numbers

Pair = tuple[float, float]  # of attack and defense

SAMPLE = 10  # foes that stand for all that may be behind the same backs
LONGEST = 16  # rounds that are followed
RAGING = 5  # rounds after which a foe's rage brings no more
NEVER = 1000  # rounds

SPREAD = 1.1  # how far what comes through in a round strays
LEAN = 0.9  # how much of what the foe strikes with the hero guards against, if it can
CLOSE = 2.5  # hit points that a thrifty hero finds somehow, when a foe has no more
RUIN = 20  # XP too few, or as many points ahead: no luck changes that


class Manner(NamedTuple):
    """How a hero fights: how soon fewer spaces take fewer dice; the spaces that it keeps whole as long as XP
    can; does it pay all XP to slay an ordinary foe, too; how likely it wins, and how that grows with what it
    has in the end, against an ordinary foe and against the Master; and how many spaces an ordinary fight
    costs: so many at least, and so much of the hits that are reckoned, the rest being bought off."""

    fade: float
    reserve: float
    spends: bool
    sure: tuple[Pair, Pair]
    costs: Pair


THRIFTY = Manner(0.7, 3, False, ((0.4, 1.25), (2.2, 0.42)), (0.0, 0.55))
WELL = Manner(0.4, 0, True, ((2.72, 0.43), (2.7, 0.27)), (2.0, 0.65))


class Foe(NamedTuple):
    """A foe on average: with how many dice it strikes and guards in each round to come, the last of which
    goes on; its Bite, its hit points, its level."""

    efforts: tuple[Pair, ...]
    bite: float
    hp: float
    level: int


class Forecast(NamedTuple):
    """How likely a fight ends with the foe slain, the spaces that it costs on average, its rounds, and the XP
    that the hero has by then, the foe's own not counted."""

    win: float
    losses: float
    rounds: float
    xp: float


# --- what the table and the bots ask -----------------------------------------------------------------


def of_backs(state: Position, picks: tuple[int, ...], manner: Manner = THRIFTY) -> Forecast:
    """The fight with a foe behind these backs: the noun's level, then the adjectives'."""
    return odds_of(state, behind(picks), manner)


def of_master(state: Position, manner: Manner = THRIFTY) -> Forecast:
    """The fight with the Master, if it were challenged now."""
    return odds_of(state, masters(state.noun_levels()[-1]), manner)


def of_present(state: Position, manner: Manner = THRIFTY) -> Forecast:
    """The rest of the fight with the foe that stands there, at the beginning of a round."""
    return odds_of(state, (present(state),), manner)


def odds_of(state: Position, foes: tuple[Foe, ...], manner: Manner) -> Forecast:
    """How a fight of this hero goes on from here, with one of these foes."""
    attack, defense = (numbers(column) for column in state.columns)
    weary = NEVER if state.as_written else WEARY - max(1, state.round)
    fights = [_fight(attack, defense, state.level, state.xp, weary, foe, manner) for foe in foes]
    return Forecast(*(sum(values) / len(fights) for values in zip(*fights, strict=True)))


# --- foes --------------------------------------------------------------------------------------------


@cache
def behind(picks: tuple[int, ...]) -> tuple[Foe, ...]:
    """Some foes that may be behind these backs; each card is among them about as often as others."""
    noun, *others = picks
    decks = [_of_level(NOUNS, noun), *(_of_level(ADJECTIVES, level) for level in others)]
    return tuple(
        unseen([deck[(i + 3 * place) % len(deck)] for place, deck in enumerate(decks)]) for i in range(SAMPLE)
    )


@cache
def masters(level: int) -> tuple[Foe, ...]:
    """CD6.1: some Masters whose noun has this level."""
    nouns, found = _of_level(NOUNS, level), []
    for i in range(SAMPLE):
        cards = [nouns[i % len(nouns)]]
        while sum(card.level for card in cards) < MASTER:
            cards.append(ADJECTIVES[(33 * i + 11 * len(cards)) % len(ADJECTIVES)])  # from all over the deck
        found.append(unseen(cards))
    return tuple(found)


def _of_level(cards: tuple[Card, ...], level: int) -> list[Card]:
    return [card for card in cards if card.level == level]


def unseen(cards: list[Card]) -> Foe:
    """The foe of these cards, its dominoes not yet drawn. One domino in four has a blank, and brings another
    one."""
    armed = sum(card.attack for card in cards), sum(card.defense for card in cards)
    lasting, brought = (2.0 * armed[0], 2.0 * armed[1]), (armed[0] / 3, armed[1] / 3)
    level = sum(card.level for card in cards)
    bite, hp = sum(card.bite for card in cards), sum(card.hp for card in cards)
    return Foe(_efforts(lasting, brought, brought, level, 0), bite, hp, level)


def present(state: Position) -> Foe:
    """The foe that stands there."""
    lasting, beside, blanks = zip(*(_spaces(column) for column in state.foe_columns), strict=True)
    bite = sum(card.bite for card in state.foe_cards())
    efforts = _efforts(lasting, beside, blanks, state.foe_level, state.rage)
    return Foe(efforts, bite, state.foe_hp, state.foe_level)


def _spaces(column: tuple[Domino, ...]) -> tuple[int, int, int]:
    """Of a foe's column the numbers on whole dominoes, those beside blanks, and the blanks."""
    lasting = 2 * sum(0 not in tile for tile in column)
    blanks = sum(tile.count(0) for tile in column)
    return lasting, 2 * len(column) - lasting - blanks, blanks


@cache
def _efforts(lasting: Pair, beside: Pair, blanks: Pair, dice: int, rage: float) -> tuple[Pair, ...]:
    """CD4.5 on average, round by round, for dice on so many numbers, on those beside blanks, and on the
    blanks, which are spent in the first round."""
    found = []
    spaces = lasting[ATTACK] + beside[ATTACK], lasting[DEFENSE] + beside[DEFENSE]
    for _ in range(RAGING):
        force = 6 * _matching(dice, spaces[ATTACK] / 6)
        guard = 6 * _matching(dice, sum(spaces) / 6) - force
        over, raged = dice - force - guard, 0
        while over > 0.1 and raged + 0.5 < rage and (free := sum(spaces) - force - guard) > 0.1:
            fits = min(over, 6 * _matching(over, free / 6))
            strikes = fits * (spaces[ATTACK] - force) / free
            force, guard = force + strikes, guard + fits - strikes
            over -= fits
            raged += 1
        wild = min(over, blanks[ATTACK]), min(over, blanks[DEFENSE])
        found.append((force + wild[ATTACK], guard + wild[DEFENSE]))
        rage += max(0.0, over - sum(wild)) - raged
        spaces, blanks = lasting, (0, 0)
    return tuple(found)


def _matching(dice: float, spaces: float) -> float:
    """`odds.matching` between whole numbers."""
    few, low = int(dice), int(spaces)
    more, part = dice - few, spaces - low
    one, other = (
        odds.matching(n, low) * (1 - part) + odds.matching(n, low + 1) * part for n in (few, few + 1)
    )
    return one * (1 - more) + other * more


# --- the fight ---------------------------------------------------------------------------------------


@cache
def reach(attack: tuple[int, ...], defense: tuple[int, ...], dice: int) -> tuple[float, float, float]:
    """What so many dice come to on spaces counted by number: in attack at most, in defense at most, and in
    both together."""
    strikes = sum(odds.matching(dice, count) for count in attack[1:])
    guards = sum(odds.matching(dice, count) for count in defense[1:])
    both = sum(odds.matching(dice, a + d) for a, d in zip(attack[1:], defense[1:], strict=True))
    return strikes, guards, both


def through(mean: float) -> float:
    """What comes through on average of something that strays by SPREAD, and is never less than nothing.

    >>> round(through(0.0), 2), round(through(5.0), 2)
    (0.44, 5.0)
    """
    far = mean / SPREAD
    return mean * (1 + erf(far / sqrt(2))) / 2 + SPREAD * exp(-far * far / 2) / sqrt(2 * pi)


@lru_cache(maxsize=20_000)
def _fight(
    attack: tuple[int, ...], defense: tuple[int, ...], level: int, had: int, weary: int, foe: Foe, by: Manner
) -> Forecast:
    """The fight of a hero with these spaces, counted by number, and so much XP; the foe bites harder after so
    many rounds."""
    strikes, guards, both = reach(attack, defense, level)
    whole = sum(attack) + sum(defense)
    last = foe.level >= MASTER
    xp, hp, hits = float(had), foe.hp, 0.0
    for rounds in range(1, LONGEST + 1):
        force, shield = foe.efforts[min(rounds, RAGING) - 1]
        force += foe.bite + max(0, rounds - weary)
        fit = max(0.1, 1 - hits / whole) ** by.fade
        guard = min(guards * fit, max((both - strikes) * fit, force * LEAN))
        hp -= through(both * fit - guard + UNARMED - shield)
        taken = through(force - guard)
        hits += taken
        if hp <= (xp if last or by.spends else CLOSE) or xp < -RUIN:
            break
        xp += level - both * fit
        saved = max(0.0, min(taken, max(hits - whole + by.reserve, xp - MOST_XP)))
        hits -= saved
        xp = min(MOST_XP, xp - saved)
    xp -= max(0.0, hp)
    even, luck = by.sure[last]
    least, part = (0.0, 1.0) if last else by.costs
    ahead = even + luck * (whole - hits + xp) / sqrt(rounds)
    win = 1 / (1 + exp(-max(-RUIN, min(RUIN, ahead))))
    return Forecast(win, min(least + part * hits, whole), rounds, max(0.0, xp))
