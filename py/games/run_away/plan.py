"""The plan of the bots of Run Away!!: everything is weighed in spaces run, and the most is done.

It sees what its seat sees. The easy bot looks at numbers only, the middle one at what cards do, the strong
one at the boss as well: how far it can come, and whom it would catch; and from there it looks ahead
(`ahead.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.run_away import pieces
from games.run_away.deck import CARDS, KIND, NUMBER
from games.run_away.effects import Effects
from games.run_away.pieces import UNENCUMBERED
from games.run_away.position import BOSS
from games.run_away.rules import RunAway
from tabletop.actions import Action

LUCK = 5.0  # on average
UNLUCKY = 0.6  # so many cards have an odd number


class Temper(NamedTuple):
    """What a bot is like; worths are in spaces.

    run: of a number to run by. throw: of harm done to others. life, low, last: of one life, of one of the
    last three, and of the last one. gold: of one gold. stop: what a stop costs. keep: of an item in hand for
    later. leader: how much more harm is worth on whoever stands best. use: what an item must be worth before
    it is used; use_near: the same with the boss near; far: how much of its worth counts without. empty: what
    an empty inventory is worth beside that. take: what an item must be worth to be taken; free: how much less
    it is worth then, if the inventory is empty. fear: of a hit by the boss that is to be expected.
    """

    run: float = 1.2
    throw: float = 0.5
    life: float = 3.0
    low: float = 4.5
    last: float = 9.0
    gold: float = 0.3
    stop: float = 4.0
    keep: float = 3.0
    leader: float = 0.02
    use: float = 0.0
    use_near: float = 0.0
    far: float = 0.8
    empty: float = 4.0
    take: float = 4.0
    free: float = 1.0
    fear: float = 1.0


STRONG = Temper(run=0.7, keep=0.5, life=2.0, low=3.0, last=7.0, stop=6.0)
MIDDLE = Temper(run=1.0, gold=1.7, far=0.3, use=4.0, use_near=2.0, empty=0.0, take=3.0)
EASY = Temper(
    run=1.0, gold=2.0, far=0.2, use=6.0, use_near=5.0, empty=0.0, take=1.0, throw=0.0, leader=-0.02, fear=0.0
)
TEMPERS = {"easy": EASY, "middle": MIDDLE, "strong": STRONG}


def worth(effects: Effects, life: int, near: float, temper: Temper) -> float:
    """What these are worth to a hero with so much life. near: how likely the boss comes to it, 0.0 to 1.0."""
    total = 0.0
    for effect in effects:
        amount = effect.amount + effect.luck * LUCK
        verb = effect.verb
        if verb == "speed":
            total += max(amount, -6.0)
        elif verb == "life":
            rest = life + amount
            each = temper.last if rest <= 0 else temper.low if rest <= 3 else temper.life
            total += amount * each
        elif verb == "gold":
            total += amount * temper.gold
        elif verb in ("stop", "wall"):
            total -= temper.stop
        elif verb == "back":
            total -= amount + temper.stop
        elif verb == "lucky":
            total += (1 - UNLUCKY) * worth(effect.then, life, near, temper)
            total += UNLUCKY * worth(effect.other, life, near, temper)
        elif verb == "later":
            total += 0.8 * worth(effect.then, life, near, temper)
        elif verb == "boss":
            total -= amount * near
        elif verb == "search":
            total += temper.keep + 1
        else:
            total -= 0.5 * amount * near * temper.life
    return total


def pace(state: RunAway) -> float:
    """How far the boss runs this round, about."""
    boss = state.the_boss
    if state.boss_waits:
        return 0.0
    extra = LUCK if boss.way == "luck" else state.round / 3 if boss.way == "round" else 0.0
    if boss.way == "hunts":
        extra = 2.0
    return max(0.0, boss.speed + extra + state.boss_speed)


def nearness(state: RunAway, seat: int) -> float:
    """How likely the boss comes to a hero this round."""
    gap = state.place[seat] - state.boss_at
    walled = any(state.boss_at < wall < state.place[seat] for wall in state.walls)
    if gap < 0 or walled or state.boss_done:
        return 0.0
    if state.runner == seat or state.to_run(seat):
        gap += 5
    reach = pace(state)
    return 0.9 if gap <= reach else 0.4 if gap <= reach + 3 else 0.05


def standing(state: RunAway, seat: int) -> float:
    """How well a hero stands, in spaces."""
    if state.fate[seat]:
        return 0.0
    return state.place[seat] + 0.8 * state.gold[seat] + state.life[seat]


def harm(state: RunAway, card: int, on: int, temper: Temper) -> float:
    """What a card thrown at a hero costs it."""
    kind = KIND[card]
    if kind == "item":
        return -2.0
    near = nearness(state, on)
    return -worth(CARDS[card].effects, state.life[on], near, temper)


def speeds(state: RunAway, seat: int, temper: Temper = STRONG) -> dict[int, float]:
    """What running on each card of the hand is worth, in spaces, with what is left to throw."""
    hand = state.hands[seat]
    others = state.targets(seat)
    on = max(others, key=lambda other: standing(state, other)) if others else seat
    harms = {card: max(0.0, harm(state, card, on, temper)) if others and on != seat else 0.0 for card in hand}
    light = UNENCUMBERED if not state.bags[seat] else 0
    gap = state.place[seat] - state.boss_at
    reach = pace(state)
    left = state.exit - state.place[seat]

    def value(card: int) -> float:
        speed = min(NUMBER[card] + light, left + 3)
        rest = sorted((harms[other] for other in hand if other != card), reverse=True)
        total = temper.run * speed + temper.throw * sum(rest[: 1 if state.few else 2])
        if gap >= 0:
            total -= temper.fear * max(0.0, reach + 2 - (gap + speed - 2))
        if KIND[card] == "item":
            total -= temper.keep * 0.3
        return total

    return {card: value(card) for card in hand}


def _speed(state: RunAway, seat: int, temper: Temper) -> Action:
    """A card to run on, so that what is left is worth throwing or keeping."""
    worths = speeds(state, seat, temper)
    return pieces.Run(max(worths, key=worths.__getitem__))


def throws(state: RunAway, seat: int, temper: Temper = STRONG) -> dict[Action, float]:
    """What each throw is worth: the worst at whoever stands best; at oneself what hurts least; and what is
    kept."""
    kept = {card: _kept(card, temper) for card in state.hands[seat]}
    pairs = {}
    for on in state.inside():
        more = 1 + temper.leader * standing(state, on)
        for card in kept:
            hurt = harm(state, card, on, temper)
            pairs[card, on] = -2 * hurt if on == seat else hurt * more
    found = {}
    for action in state.legal_actions():
        thrown, targets = action.args[::2], action.args[1::2]
        total = sum(pairs[pair] for pair in zip(thrown, targets, strict=True))
        found[action] = total + next((good for card, good in kept.items() if card not in thrown), 0.0)
    return found


def _throw(state: RunAway, seat: int, temper: Temper) -> Action:
    """What is worth most."""
    worths = throws(state, seat, temper)
    return max(worths, key=worths.__getitem__)


def _kept(card: int, temper: Temper) -> float:
    """What it is worth to have kept a card."""
    return temper.keep if KIND[card] == "item" else 1.0 if KIND[card] == "event" else 0.0


def _keep(state: RunAway, seat: int, temper: Temper) -> Action:
    """An item, or else an event."""
    return max(state.legal_actions(), key=lambda action: _kept(action.args[0], temper))


def _clock(state: RunAway, seat: int, temper: Temper) -> Action:
    """Who is out brings the clock on; the dead bear no grudge."""
    have = {NUMBER[card] for card in state.clock}

    def value(card: int) -> float:
        number = NUMBER[card]
        if number in have:
            return -1.0
        now = have | {number}
        return max(sum(k + i in now for i in range(5)) for k in range(1, 6)) + 0.01 * min(number, 10 - number)

    sign = 1 if state.fate[seat] == "out" else -1
    return max(state.legal_actions(), key=lambda action: sign * value(action.args[0]))


def _window(state: RunAway, seat: int, temper: Temper) -> Action:
    """Something that is worth it now."""
    near = 1.0 if state.runner == BOSS else nearness(state, seat)
    best, most = pieces.Pass(), temper.use_near if near > 0.5 else temper.use
    for action in state.legal_actions():
        if action.verb == "use":
            effects = CARDS[action.args[0]].effects
            more = temper.empty / len(state.bags[seat])
        elif action.verb == "use_ability":
            hero = state.hero(seat)
            effects = hero.effects
            more = worth(hero.own, state.life[seat], near, temper) + temper.use
        else:
            continue
        value = _use(state, effects, seat, action.args[-1], near, temper) + more
        if value > most:
            best, most = action, value
    return best


def _use(state: RunAway, effects: Effects, seat: int, on: int, near: float, temper: Temper) -> float:
    """What using this on a hero is worth now."""
    if on != seat:
        return -worth(effects, state.life[on], nearness(state, on), temper)
    value = worth(effects, state.life[seat], near, temper)
    room = state.hero(seat).life - state.life[seat]
    for effect in effects:
        if effect.verb == "life" and effect.amount > room:
            value -= (effect.amount - room) * temper.life
        elif effect.verb == "speed" and effect.amount > 0:
            left = state.exit - state.place[seat] - state.speed
            value -= max(0.0, effect.amount - left)
            if near <= 0.5 and left > effect.amount:
                value *= temper.far
    return value


def _flip(state: RunAway, seat: int, temper: Temper) -> Action:
    """Blind: the first."""
    return state.legal_actions()[0]


def _found(state: RunAway, seat: int, temper: Temper) -> Action:
    """Taken, if it is worth the speed."""
    card = CARDS[state.turned]
    good = 3.0 if card.aim == "other" else worth(card.effects, 3, 0.5, temper)
    if not state.bags[seat]:
        good -= temper.free
    return pieces.Take() if good >= temper.take - (2 - min(2, state.speed)) else pieces.Leave()


def _bonus(state: RunAway, seat: int, temper: Temper) -> Action:
    """Items and events are shown, and what is good for oneself."""
    [card] = state.hands[seat]
    if KIND[card] in ("item", "event"):
        return pieces.ShowKept()
    good = worth(CARDS[card].effects, state.life[seat], nearness(state, seat), temper)
    return pieces.ShowKept() if KIND[card] in ("encounter", "boss event") and good > 0 else pieces.HideKept()


def _aim(state: RunAway, seat: int, temper: Temper) -> Action:
    """Good things for oneself, bad ones for whoever stands best, what slows the boss for the boss."""
    effects = CARDS[state.turned].effects

    def value(action: Action) -> float:
        if action.verb == "play_on_boss":
            return -0.5 * sum(effect.amount for effect in effects if effect.verb == "boss")
        on = action.args[0]
        good = worth(effects, state.life[on], 0.5, temper)
        return good if on == seat else -good * (0.5 + 0.005 * standing(state, on))

    return max(state.legal_actions(), key=value)


def _remains(state: RunAway, seat: int, temper: Temper) -> Action:
    """Only where the run is over anyway, or the boss far."""
    dead = [action for action in state.legal_actions() if action.verb == "loot"]
    gain = LUCK * temper.gold - state.speed - (3.0 if nearness(state, seat) > 0.5 else 0.0)
    return dead[0] if gain > 0 else pieces.WalkOn()


def _spoils(state: RunAway, seat: int, temper: Temper) -> Action:
    """The best item, or gold."""
    found = state.legal_actions()

    def value(action: Action) -> float:
        if action.verb == "loot_gold":
            return LUCK * temper.gold
        return worth(CARDS[action.args[0]].effects, state.life[seat], 0.5, temper)

    return max(found, key=value)


def _last(state: RunAway, seat: int, temper: Temper) -> Action:
    """Nothing: the dead bear no grudge."""
    return pieces.LastNone()


PLANS: Mapping[str, Callable[[RunAway, int, Temper], Action]] = {
    "speed_choice": _speed,
    "clock_choice": _clock,
    "throw_choice": _throw,
    "keep_choice": _keep,
    "window": _window,
    "flip": _flip,
    "found_item": _found,
    "bonus": _bonus,
    "aim_event": _aim,
    "remains": _remains,
    "spoils": _spoils,
    "last_words": _last,
}


def policy(state: RunAway, number: int = 0) -> Action:
    """What the strong bot does in playouts, and first thinks of."""
    return PLANS[state.step](state, state.seat, STRONG)
