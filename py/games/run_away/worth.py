"""What can be seen of a position of Run Away!! by which a hero's chance to win is told, at the beginning of a
round: the features of the table that `make train` learns (`tabletop/worth.py`), and that table.

A hero is told by what it has and where it stands, and beside the others: those who are still in the dungeon
by how they stand, those who are out by their gold. What lies hidden in hands, decks and bags comes into no
feature.
"""

from __future__ import annotations

from functools import cache

from games.run_away.bosses import BOSSES
from games.run_away.deck import CARDS, ITEM_CARDS, NUMBER
from games.run_away.effects import Effects
from games.run_away.heroes import HEROES
from games.run_away.pieces import IN_A_ROW, LONG
from games.run_away.plan import LUCK, UNLUCKY
from games.run_away.position import NOBODY
from games.run_away.rules import RunAway
from games.run_away.weights import WEIGHTS
from tabletop import worth
from tabletop.worth import Table

Features = list[tuple[int, float]]

STEP = 5  # spaces; the way is told by how near a hero is to each so many-th space
GAPS = (-20, -10, -5, -2, 0, 2, 4, 6, 8, 10, 13, 16, 20, 30)  # spaces ahead of the boss
RICHES = (1, 2, 3, 4, 6, 8, 10, 12, 14, 17, 20, 25)  # gold
CLOSE, NEAR = 8, 16  # spaces ahead of the boss of somebody else
LIVES, MOST = 6, 5  # lives of a hero, and heroes
OF_RIVAL = 16  # features of each of the others: see `_outside` and `_inside`

# The blocks of features in their order, and how many are in each.
BLOCKS = (
    ("seats", MOST - 1),
    ("boss", len(BOSSES)),
    ("waits", 1),  # does it lie in wait?
    ("round", 2),  # how late it is: the round, and the space of the boss
    ("hero", len(HEROES)),
    ("inside", 1),  # is this hero still in the dungeon?
    ("life", LIVES + 1),
    ("way", LONG.exit // STEP + 1),
    ("gap", len(GAPS) + 1),
    ("gold", len(RICHES)),
    ("bag", len(ITEM_CARDS)),
    ("unknown", 1),  # an item of which one does not know what it is
    ("empty", 1),  # the bag
    ("first", 3),  # is anybody out: nobody, this hero first, or another one first?
    ("calls", 3),  # the rounds that the last one has left
    ("clock", IN_A_ROW),  # how many of the numbers it needs it has
    ("coming", 4),  # what lies before this hero for its next run: speed, life, gold, what stops it
    ("standing", 2 * MOST),  # how many others are in the dungeon, and how many out
    ("ahead", MOST),  # how many are further than this hero
    ("behind", 3),  # how many are behind the boss, and is this hero?
    ("rivals", (MOST - 1) * OF_RIVAL),  # those who are out first, then the others, the best first
)
AT = {name: sum(count for _, count in BLOCKS[:n]) for n, (name, _) in enumerate(BLOCKS)}  # where each begins
LENGTH = sum(count for _, count in BLOCKS)
SPEED, LIFE, GOLD, STOPS = range(AT["coming"], AT["coming"] + 4)


def features(state: RunAway, seat: int) -> Features:
    """What this seat's chance to win is told by; it is not dead."""
    found = [*_of_match(state, seat), *_beside(state, seat)]
    return found if state.fate[seat] else [*found, *_of_hero(state, seat)]


@cache
def table() -> Table:
    """The table, read when it is first asked for."""
    return worth.read(WEIGHTS, LENGTH)


def chance(state: RunAway, seat: int, by: Table | None = None) -> float:
    """How likely this seat wins, at the beginning of a round, by the game's table or this one."""
    return 0.0 if state.fate[seat] == "dead" else (by or table()).chance(features(state, seat))


def _scale(state: RunAway) -> float:
    """In the short corridor each space counts double."""
    return LONG.exit / state.exit


def _of_match(state: RunAway, seat: int) -> Features:
    """How far the match has come, and this hero's gold."""
    found = [
        (AT["seats"] + state.seats - 2, 1.0),
        (AT["boss"] + state.boss, 1.0),
        (AT["round"], state.round / 10),
        (AT["round"] + 1, state.boss_at / state.exit),
    ]
    if state.boss_waits:
        found.append((AT["waits"], 1.0))
    found += [(AT["gold"] + n, 1.0) for n, least in enumerate(RICHES) if state.gold[seat] >= least]
    first = state.first_out
    found.append((AT["first"] + (0 if first == NOBODY else 1 if first == seat else 2), 1.0))
    if state.calls:
        found.append((AT["calls"] + min(2, state.calls - 1), 1.0))
    if state.seats > 2 and state.clock:
        have = {NUMBER[card] for card in state.clock}
        full = max(sum(low + n in have for n in range(IN_A_ROW)) for low in range(1, 6))
        found.append((AT["clock"] + min(full, IN_A_ROW) - 1, 1.0))
    return found


def _of_hero(state: RunAway, seat: int) -> Features:
    """What a hero in the dungeon has, and where it stands."""
    scale = _scale(state)
    which, rest = divmod(state.place[seat] * scale, STEP)
    gap = (state.place[seat] - state.boss_at) * scale
    bag = state.bags[seat]
    found = [
        (AT["inside"], 1.0),
        (AT["hero"] + state.heroes[seat], 1.0),
        (AT["life"] + state.life[seat], 1.0),
        (AT["way"] + int(which), 1 - rest / STEP),
        (AT["way"] + int(which) + 1, rest / STEP),
        (AT["gap"] + sum(gap >= least for least in GAPS), 1.0),
    ]
    found += [(AT["bag"] + ITEM_CARDS.index(card) if card else AT["unknown"], 1.0) for card in bag]
    if not bag:
        found.append((AT["empty"], 1.0))
    return [*found, *(pair for card, _ in state.coming[seat] for pair in _coming(card))]


@cache
def _coming(card: int) -> Features:
    """What a card says that lies before a hero for its next run."""
    sums = dict.fromkeys((SPEED, LIFE, GOLD, STOPS), 0.0)

    def count(effects: Effects, share: float) -> None:
        for effect in effects:
            amount = (effect.amount + LUCK * effect.luck) * share
            if effect.verb == "speed":
                sums[SPEED] += amount / 5
            elif effect.verb == "life":
                sums[LIFE] += amount
            elif effect.verb == "gold":
                sums[GOLD] += amount / 5
            elif effect.verb in ("stop", "wall", "back"):
                sums[STOPS] += share
            elif effect.verb == "later":
                count(effect.then, share)
            elif effect.verb == "lucky":
                count(effect.then, share * (1 - UNLUCKY))
                count(effect.other, share * UNLUCKY)

    count(CARDS[card].effects, 1.0)
    return [pair for pair in sums.items() if pair[1]]


def _beside(state: RunAway, seat: int) -> Features:
    """How the others stand beside this seat."""
    fate, place, gold, life = state.fate, state.place, state.gold, state.life
    others = [other for other in range(state.seats) if other != seat and fate[other] != "dead"]
    inside = [other for other in others if not fate[other]]
    out = [other for other in others if fate[other]]
    ahead = 0 if fate[seat] else sum(place[other] > place[seat] for other in inside)
    behind = sum(place[other] < state.boss_at for other in inside)
    found = [
        (AT["ahead"] + ahead, 1.0),
        (AT["standing"] + len(inside), 1.0),
        (AT["standing"] + MOST + len(out), 1.0),
        (AT["behind"], behind / 2),
    ]
    if behind and not fate[seat] and place[seat] < state.boss_at:
        found.append((AT["behind"] + 1, 1.0))
    scale = _scale(state)
    out.sort(key=lambda other: -gold[other])
    inside.sort(key=lambda other: -(place[other] * scale + gold[other] + 2 * life[other]))
    for n, other in enumerate((*out, *inside)):
        first = AT["rivals"] + n * OF_RIVAL
        told = (_outside if fate[other] else _inside)(state, seat, other)
        found += [(first + at, value) for at, value in told]
    return found


def _outside(state: RunAway, seat: int, other: int) -> Features:
    """Of somebody who is out: the gold, beside this seat's."""
    more = (state.gold[other] - state.gold[seat]) / 10
    found = [(0, 1.0), (1, max(-2.0, min(2.0, more))), (2 if more > 0 else 3 if more < 0 else 4, 1.0)]
    return [*found, (5, abs(more))] if abs(more) < 1 else found


def _inside(state: RunAway, seat: int, other: int) -> Features:
    """Of somebody in the dungeon: where it stands, life, gold, items, the boss, and how far ahead it is."""
    scale, place = _scale(state), state.place[other]
    more, gap = (state.gold[other] - state.gold[seat]) / 10, (place - state.boss_at) * scale
    found = [
        (6, 1.0),
        (7, place / state.exit),
        (8, state.life[other] / LIVES),
        (9, more),
        (11, len(state.bags[other]) / 3),
    ]
    if more > 0:
        found.append((10, 1.0))
    if gap < NEAR:
        found.append((12 if gap < 0 else 13 if gap < CLOSE else 14, 1.0))
    if not state.fate[seat]:
        found.append((15, (place - state.place[seat]) * scale / 10))
    return found
