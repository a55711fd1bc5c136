"""How the bots of Run Away!! play: by worth in spaces."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from games.run_away import pieces
from games.run_away.deck import CARDS, KIND, NUMBER
from games.run_away.effects import Effects
from games.run_away.pieces import EXIT
from games.run_away.position import BOSS
from games.run_away.rules import RunAway
from tabletop import chance
from tabletop.actions import Action

LUCK = 5.0  # on average
LIFE = 3.0  # what a life is worth, in spaces, with some left
GOLD = 1.0
STOPPED = 4.0  # spaces that a stop costs


def worth(effects: Effects, life: int, danger: float) -> float:
    """What these are worth to a hero, in spaces. danger: how likely the boss comes to it, 0.0 to 1.0."""
    total = 0.0
    for effect in effects:
        amount = effect.amount + effect.luck * LUCK
        verb = effect.verb
        if verb == "speed":
            total += max(amount, -6)
        elif verb == "life":
            total += amount * LIFE * (3.0 if life + amount <= 0 else 1.5 if life <= 3 else 1.0)
        elif verb == "gold":
            total += amount * GOLD
        elif verb in ("stop", "wall"):
            total -= STOPPED
        elif verb == "back":
            total -= amount + STOPPED
        elif verb == "lucky":
            total += 0.4 * worth(effect.then, life, danger) + 0.6 * worth(effect.other, life, danger)
        elif verb == "later":
            total += 0.8 * worth(effect.then, life, danger)
        elif verb == "boss":
            total -= amount * danger
        elif verb in ("confront", "trample"):
            total -= amount * danger * LIFE * 0.5
        elif verb == "search":
            total += 4
    return total


def danger(state: RunAway, seat: int) -> float:
    """How likely the boss comes to a hero this round."""
    gap = state.place[seat] - state.boss_at
    if gap < 0:
        return 0.1
    return 0.7 if gap <= 12 else 0.2


def harm(state: RunAway, card: int, on: int) -> float:
    """What a card thrown at a hero costs it, in spaces."""
    kind = KIND[card]
    if kind == "item":
        return -2.0
    if kind == "global":
        return 0.5
    if kind == "boss event":
        return -worth(CARDS[card].effects, 5, danger(state, on))
    return -worth(CARDS[card].effects, state.life[on], danger(state, on))


def lead(state: RunAway, seat: int) -> float:
    """How well a hero stands, in spaces."""
    if state.fate[seat]:
        return 0.0
    return state.place[seat] + state.gold[seat] * 1.5 + state.life[seat] * 1.0


def policy(state: RunAway, number: int) -> Action:
    """What to do."""
    return PLANS[state.step](state, state.seat, number)


def _speed(state: RunAway, seat: int, number: int) -> Action:
    """A card to run on, so that what is left is worth throwing."""
    gap = state.place[seat] - state.boss_at
    urge = 1.3 if 0 <= gap <= 14 else 1.0
    others = state.targets(seat)
    on = max(others, key=lambda other: lead(state, other)) if others else seat

    def value(card: int) -> float:
        rest = sorted((harm(state, c, on) if others else 0.0 for c in state.hands[seat] if c != card), reverse=True)
        thrown = rest[: 1 if state.few else 2]
        return NUMBER[card] * urge + 0.5 * sum(thrown)

    return max((pieces.Run(card) for card in state.hands[seat]), key=lambda action: value(action.args[0]))


def _throw(state: RunAway, seat: int, number: int) -> Action:
    """The worst at whoever stands best; at oneself what hurts least."""

    def value(action: Action) -> float:
        args = action.args
        total = 0.0
        for card, on in zip(args[::2], args[1::2], strict=True):
            hurt = harm(state, card, on)
            total += -hurt if on == seat else hurt * (1 + 0.02 * lead(state, on))
        kept = [c for c in state.hands[seat] if c not in args[::2]]
        if kept and KIND[kept[0]] == "item":
            total += 3
        elif kept and KIND[kept[0]] == "event":
            total += 1
        return total

    return max(state.legal_actions(), key=value)


def _clock(state: RunAway, seat: int, number: int) -> Action:
    """To bring the clock on."""
    have = {NUMBER[card] for card in state.clock}

    def value(card: int) -> float:
        n = NUMBER[card]
        if n in have:
            return -1.0
        have_now = have | {n}
        return max(sum(k + i in have_now for i in range(5)) for k in range(1, 6)) + 0.01 * min(n, 10 - n)

    return max(state.legal_actions(), key=lambda action: value(action.args[0]))


def _window(state: RunAway, seat: int, number: int) -> Action:
    """Something that is worth it now."""
    best, most = pieces.Pass(), 2.0
    near = danger(state, seat)
    for action in state.legal_actions():
        if action.verb == "use":
            card, on = action.args
            value = worth(CARDS[card].effects, state.life[on], 0.9 if state.runner == BOSS else near)
            if on != seat:
                value = -value
            if CARDS[card].effects[0].verb == "life" and on == seat:
                value = 6.0 if state.life[seat] <= 3 else 0.0
            if CARDS[card].effects[0].verb == "speed" and on == seat:
                left = EXIT - state.place[seat]
                value *= 1.0 if near > 0.5 or left <= state.speed + 8 else 0.4
        elif action.verb == "use_ability":
            hero = state.hero(seat)
            value = worth(hero.effects, state.life[action.args[0]], 0.9 if state.runner == BOSS else near)
            if action.args[0] != seat:
                value = -value
            value += worth(hero.own, state.life[seat], near) + 2.0
        else:
            continue
        if value > most:
            best, most = action, value
    return best


def _flip(state: RunAway, seat: int, number: int) -> Action:
    return state.legal_actions()[0]


def _found(state: RunAway, seat: int, number: int) -> Action:
    good = worth(CARDS[state.turned].effects, state.life[seat], 0.5) if CARDS[state.turned].aim == "self" else 3.0
    return pieces.Take() if good >= 3 and (state.speed or True) else pieces.Leave()


def _bonus(state: RunAway, seat: int, number: int) -> Action:
    card = state.hands[seat][0]
    if KIND[card] in ("item", "event"):
        return pieces.ShowKept()
    return pieces.ShowKept() if worth(CARDS[card].effects, state.life[seat], 0.5) > 0 and KIND[card] == "encounter" else pieces.HideKept()


def _aim(state: RunAway, seat: int, number: int) -> Action:
    effects = CARDS[state.turned].effects

    def value(action: Action) -> float:
        if action.verb == "play_on_boss":
            return -0.5 * sum(effect.amount for effect in effects if effect.verb == "boss")
        on = action.args[0]
        good = worth(effects, state.life[on], 0.5)
        return good if on == seat else -good * (0.5 + 0.005 * lead(state, on))

    return max(state.legal_actions(), key=value)


def _remains(state: RunAway, seat: int, number: int) -> Action:
    dead = [action for action in state.legal_actions() if action.verb == "loot"]
    return dead[0] if state.speed <= 2 else pieces.WalkOn()


def _spoils(state: RunAway, seat: int, number: int) -> Action:
    return state.legal_actions()[-1]


def _last(state: RunAway, seat: int, number: int) -> Action:
    return state.legal_actions()[0]


PLANS: dict[str, Callable[[RunAway, int, int], Action]] = {
    "speed_choice": _speed,
    "clock_choice": _clock,
    "throw_choice": _throw,
    "window": _window,
    "flip": _flip,
    "found_item": _found,
    "bonus": _bonus,
    "aim_event": _aim,
    "remains": _remains,
    "spoils": _spoils,
    "last_words": _last,
}
