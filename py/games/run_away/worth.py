"""What can be seen of a position of Run Away!! by which a hero's chance to win is told, at the beginning of a
round: the features of the table that `make train` learns (`tabletop/worth.py`), and that table.

A hero is told by what it has and where it stands, and beside the others: those who are still in the dungeon
by how they stand, those who are out by their gold. What lies hidden in hands and decks comes into no feature.
"""

from __future__ import annotations

from functools import cache

from games.run_away.bosses import BOSSES
from games.run_away.deck import CARDS, ITEM_CARDS, NUMBER
from games.run_away.effects import Effects
from games.run_away.heroes import HEROES
from games.run_away.pieces import IN_A_ROW
from games.run_away.position import NOBODY
from games.run_away.rules import RunAway
from games.run_away.weights import WEIGHTS
from tabletop import worth
from tabletop.worth import Table

SPACES = 60  # of the corridor; in the short one each counts double
WAY = 13  # features of how far it is to the exit, one each five spaces
GAPS = (-20, -10, -5, -2, 0, 2, 4, 6, 8, 10, 13, 16, 20, 30)  # spaces ahead of the boss
RICHES = (1, 2, 3, 4, 6, 8, 10, 12, 14, 17, 20, 25)  # gold
LIVES = 6
RIVALS = 4
OF_RIVAL = 16

# Where each block of features begins, in their order.
BLOCKS = (
    ("seats", 4),
    ("boss", len(BOSSES)),
    ("waits", 1),
    ("round", 2),
    ("hero", len(HEROES)),
    ("inside", 1),
    ("life", LIVES + 1),
    ("way", WAY),
    ("gap", len(GAPS) + 1),
    ("gold", len(RICHES)),
    ("bag", len(ITEM_CARDS)),
    ("unknown", 1),
    ("empty", 1),
    ("first", 3),
    ("calls", 3),
    ("clock", IN_A_ROW),
    ("coming", 4),
    ("standing", 10),
    ("ahead", 5),
    ("behind", 3),
    ("rivals", RIVALS * OF_RIVAL),
)
AT = {}
LENGTH = 0
for _name, _count in BLOCKS:
    AT[_name] = LENGTH
    LENGTH += _count

FEW = 5  # of the spaces that a feature of the way stands for


def features(state: RunAway, seat: int) -> list[tuple[int, float]]:
    """What this seat's chance to win is told by; it is not dead."""
    scale = SPACES / state.exit
    fate, place, gold, life = state.fate, state.place, state.gold, state.life
    mine, at, rich = not fate[seat], place[seat], gold[seat]
    boss = state.boss_at
    found = [
        (AT["seats"] + state.seats - 2, 1.0),
        (AT["boss"] + state.boss, 1.0),
        (AT["round"], state.round / 10),
        (AT["round"] + 1, boss * scale / SPACES),
    ]
    add = found.append
    if state.boss_waits:
        add((AT["waits"], 1.0))
    found += [(AT["gold"] + n, 1.0) for n, least in enumerate(RICHES) if rich >= least]
    first = state.first_out
    add((AT["first"] + (0 if first == NOBODY else 1 if first == seat else 2), 1.0))
    if state.calls:
        add((AT["calls"] + min(2, state.calls - 1), 1.0))
    if state.seats > 2 and state.clock:
        have = {NUMBER[card] for card in state.clock}
        full = max(sum(low + n in have for n in range(IN_A_ROW)) for low in range(1, 6))
        add((AT["clock"] + min(full, IN_A_ROW) - 1, 1.0))
    if mine:
        add((AT["inside"], 1.0))
        add((AT["hero"] + state.heroes[seat], 1.0))
        add((AT["life"] + life[seat], 1.0))
        which, rest = divmod(at * scale, FEW)
        add((AT["way"] + int(which), 1 - rest / FEW))
        if rest:
            add((AT["way"] + int(which) + 1, rest / FEW))
        gap = (at - boss) * scale
        add((AT["gap"] + sum(gap >= least for least in GAPS), 1.0))
        bag = state.bags[seat]
        for card in bag:
            add((AT["bag"] + ITEM_CARDS.index(card), 1.0) if card else (AT["unknown"], 1.0))
        if not bag:
            add((AT["empty"], 1.0))
        for card, _ in state.coming[seat]:
            for place_of, amount in told(card):
                add((AT["coming"] + place_of, amount))
    found += beside(state, seat, scale)
    return found


@cache
def told(card: int) -> tuple[tuple[int, float], ...]:
    """What a card that lies before a hero for its next run says: of speed, of life, of gold, of the rest."""
    sums = [0.0] * 4

    def count(effects: Effects, share: float) -> None:
        for effect in effects:
            amount = (effect.amount + 5 * effect.luck) * share
            if effect.verb == "speed":
                sums[0] += amount / 5
            elif effect.verb == "life":
                sums[1] += amount
            elif effect.verb == "gold":
                sums[2] += amount / 5
            elif effect.verb == "lucky":
                count(effect.then, share * 0.4)
                count(effect.other, share * 0.6)
            elif effect.verb == "later":
                count(effect.then, share)
            elif effect.verb in ("stop", "wall", "back"):
                sums[3] += share

    count(CARDS[card].effects, 1.0)
    return tuple((n, amount) for n, amount in enumerate(sums) if amount)


def beside(state: RunAway, seat: int, scale: float) -> list[tuple[int, float]]:
    """How the others stand, the best first, beside this seat."""
    fate, place, gold, life = state.fate, state.place, state.gold, state.life
    at, rich, boss = place[seat], gold[seat], state.boss_at
    mine = not fate[seat]
    others = [other for other in range(state.seats) if other != seat and fate[other] != "dead"]
    inside = [other for other in others if not fate[other]]
    out = [other for other in others if fate[other]]
    ahead = sum(place[other] > at for other in inside)
    behind = sum(place[other] < boss for other in inside)
    found = [(AT["ahead"] + (ahead if mine else 0), 1.0)]
    add = found.append
    add((AT["standing"] + len(inside), 1.0))
    add((AT["standing"] + 5 + len(out), 1.0))
    if behind:
        add((AT["behind"], behind / 2))
        if mine and at < boss:
            add((AT["behind"] + 1, 1.0))
    out.sort(key=lambda other: -gold[other])
    inside.sort(key=lambda other: -(place[other] * scale + gold[other] + 2 * life[other]))
    for n, other in enumerate((*out, *inside)):
        first = AT["rivals"] + n * OF_RIVAL
        more = (gold[other] - rich) / 10
        if fate[other]:
            add((first, 1.0))
            add((first + 1, max(-2.0, min(2.0, more))))
            add((first + (2 if more > 0 else 3 if more < 0 else 4), 1.0))
            if -1 < more < 1:
                add((first + 5, abs(more)))
            continue
        add((first + 6, 1.0))
        add((first + 7, place[other] * scale / SPACES))
        add((first + 8, life[other] / LIVES))
        if more:
            add((first + 9, more))
            if more > 0:
                add((first + 10, 1.0))
        if state.bags[other]:
            add((first + 11, len(state.bags[other]) / 3))
        gap = (place[other] - boss) * scale
        if gap < 0:
            add((first + 12, 1.0))
        elif gap < 8:
            add((first + 13, 1.0))
        elif gap < 16:
            add((first + 14, 1.0))
        if mine:
            add((first + 15, (place[other] - at) * scale / 10))
    return found


@cache
def table() -> Table:
    """The table, read when it is first asked for."""
    return worth.read(WEIGHTS, LENGTH)


def chance(state: RunAway, seat: int) -> float:
    """How likely this seat wins, at the beginning of a round."""
    return 0.0 if state.fate[seat] == "dead" else table().chance(features(state, seat))
