"""What cards, items and abilities of Run Away!! do when they act (RA5, RA5.8): effects, damage and death."""

from __future__ import annotations

from collections.abc import Callable

from games.run_away.deck import CARDS, KIND, NUMBER
from games.run_away.effects import OF_BOSS, Effect, Effects, whole
from games.run_away.pieces import OrderNever
from games.run_away.position import NOBODY, Cause, Position
from tabletop.game import Who


def named(by: Cause, hero: int) -> tuple[str, int, int]:
    """A cause as it stands among the arguments of a hero's event: whose doing it was is a name, if not
    its own."""
    how, card, seat = by
    return how, card, NOBODY if seat in (NOBODY, hero) else Who(seat)


def _hinders(effect: Effect) -> bool:
    """Does this bring the boss nearer, or make it worse?"""
    if effect.verb == "speed":
        return effect.amount < 0
    return effect.verb in ("stop", "wall", "back") or (effect.verb in OF_BOSS and effect.amount > 0)


# --- effects ---------------------------------------------------------------------------


def act(state: Position, effects: Effects, hero: int, by: Cause) -> None:
    """Effects on a hero, in their order; its death ends them (RA7.6)."""
    for effect in effects:
        if state.fate[hero]:
            return
        amount = effect.amount
        if effect.luck:
            amount += effect.luck * lucky_number(state, hero)
        _ACTS[effect.verb](state, hero, amount, effect, by)


def lucky_number(state: Position, hero: int) -> int:
    """A number drawn from the hero's own deck; 0 without a card (RA5.7)."""
    card = state.draw(hero)
    if not card:
        return 0
    state.discard(hero, card)
    state.befall(hero, "luck", NUMBER[card])
    return NUMBER[card]


def _speed(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA5.5, RA5.8: for the runner at once, for who has yet to run in that run, and lost after it."""
    if hero == state.runner:
        if not state.stopped:
            state.speed = max(0, state.speed + amount)
            state.befall(hero, "speed", amount)
    elif state.to_run(hero):
        state.waiting[hero] += amount
        state.befall(hero, "speed waits", amount)


def _boss(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA6.1: lies on the hero for when the boss comes."""
    state.slow[hero] += amount


def _confront(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA6.1: what the boss deals more or less if it lands on the hero."""
    state.confront[hero] += amount


def _trample(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA6.1: what the boss deals more or less if it passes the hero."""
    state.trample[hero] += amount


def _life(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA5.8: healing, never over the class's life; or damage."""
    if amount < 0:
        hurt(state, hero, -amount, by)
    else:
        healed = min(state.hero(hero).life, state.life[hero] + amount) - state.life[hero]
        state.life[hero] += healed
        state.befall(hero, "healed", healed)


def _gold(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA5.8: never under 0."""
    change = max(amount, -state.gold[hero])
    state.gold[hero] += change
    state.befall(hero, "gold", change)


def _wall(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA5.8: a wall where the hero stands, which stops it: the card acts on, and nothing else happens on
    that space."""
    if state.place[hero] not in state.walls:
        state.walls += (state.place[hero],)
    state.befall(hero, "wall", state.place[hero])
    halt(state, hero)
    if hero == state.runner:
        skip_to(state, "move")


def _stop(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA5.8: no speed, and nothing raises it again."""
    halt(state, hero)
    state.befall(hero, "stopped")


def _back(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA5.8: back, to the start at most; the run is over, and nothing more is met."""
    state.place[hero] = max(0, state.place[hero] - max(0, amount))
    state.befall(hero, "back", state.place[hero], hero == state.runner)
    if hero == state.runner:
        state.speed = 0
        state.stopped = True
        end_run(state)


def _lucky(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """An even lucky number is lucky; none at all is even."""
    lucky = lucky_number(state, hero) % 2 == 0
    state.befall(hero, "lucky", lucky)
    act(state, effect.then if lucky else effect.other, hero, by)


def _later(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA7.5: the card stays, and acts when the hero runs next round."""


def _search(state: Position, hero: int, amount: int, effect: Effect, by: Cause) -> None:
    """RA7.6: cards are turned up from the deck until an item is found; an emptied deck is made anew, and
    ends it."""
    while state.decks[hero]:
        card = state.draw(hero)
        if KIND[card] == "item":
            gain(state, hero, card)
            state.befall(hero, "found", card)
            return
        state.discard(hero, card)
    state.befall(hero, "found nothing")
    state.refill(hero)


_ACTS: dict[str, Callable[[Position, int, int, Effect, Cause], None]] = {
    "speed": _speed,
    "boss": _boss,
    "confront": _confront,
    "trample": _trample,
    "life": _life,
    "gold": _gold,
    "wall": _wall,
    "stop": _stop,
    "back": _back,
    "lucky": _lucky,
    "later": _later,
    "search": _search,
}


def halt(state: Position, hero: int) -> None:
    """The hero's run goes no further, if it is running."""
    if hero == state.runner:
        state.speed = 0
        state.stopped = True


def gain(state: Position, hero: int, card: int) -> None:
    """An item, seen by all, goes to an inventory; in a run that goes by itself nobody is asked about it."""
    state.bags[hero] += (card,)
    if state.by_itself[hero]:
        state.orders[hero] += ((card, OrderNever.verb),)
    state.known[card] = (1 << state.seats) - 1


# --- damage ----------------------------------------------------------------------------


def hurt(state: Position, hero: int, damage: int, by: Cause) -> None:
    """Damage, and death when no life is left."""
    if damage <= 0 or state.fate[hero]:
        return
    state.life[hero] = max(0, state.life[hero] - damage)
    state.befall(hero, "hurt", damage, *named(by, hero))
    if not state.life[hero]:
        die(state, hero, by)


def die(state: Position, hero: int, by: Cause) -> None:
    """RA7.1, RA7.6: encounters that were not flipped are discarded; in this round the dead may leave two
    cards to the clock."""
    state.fate[hero] = "dead"
    by = by if by[1] else by_way_of(state, hero, by[0])
    state.ends[hero] = by
    state.left.append(hero)
    leave_behind(state, hero)
    state.befall(hero, "died", *named(by, hero))
    if hero == state.runner:
        end_run(state)
    if state.seats > 2:
        state.first(("last_words", hero))


def by_way_of(state: Position, hero: int, how: str) -> Cause:
    """A death, with the last card of somebody else's that has slowed this hero down in this round."""
    for card, by in reversed(state.lying[hero]):
        if by not in (hero, NOBODY) and any(_hinders(effect) for effect in whole(CARDS[card].effects)):
            return how, card, by
    return how, 0, NOBODY


def leave_behind(state: Position, hero: int) -> None:
    """What still lies before a hero who is out or dead, encounters and cards for its next run, goes to
    the discards."""
    state.discard(hero, *(card for card, _ in (*state.fronts[hero], *state.coming[hero])))
    state.fronts[hero] = state.coming[hero] = ()


def end_run(state: Position) -> None:
    """All that was still to come of this run is left out."""
    skip_to(state, "run_over")


def skip_to(state: Position, name: str) -> None:
    """The steps before the next one of this name are left out, if it is still to come."""
    names = [step[0] for step in state.agenda]
    if name in names:
        del state.agenda[: names.index(name)]
