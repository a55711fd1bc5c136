"""When somebody in Run Away!! may use an item or the ability, and what is used then (RA5.5)."""

from __future__ import annotations

from games.run_away import orders, pieces
from games.run_away.chase import boss_harms, threat
from games.run_away.deck import CARDS
from games.run_away.effects import OF_BOSS, Effects
from games.run_away.pieces import ALWAYS, NOT_THIS_ROUND
from games.run_away.position import Position
from games.run_away.powers import act
from tabletop.actions import Action
from tabletop.game import Who

FOR_A_RUN = ("speed", "gold", "lucky", "search", "life")  # what matters when one's own run ends
LOW = 2  # lives with which healing matters before a card acts


def ask(state: Position, seat: int, when: str, met: int) -> None:
    """A window: what was ordered for it is done. Else this seat is asked, if by what everybody knows it could
    hold something that it may use now: so being asked tells nothing of what it holds."""
    if state.fate[seat]:
        return
    if state.orders[seat]:
        state.reveal()  # whether somebody is asked then tells of what was ordered
    ordered = orders.due(state, seat, uses(state, seat, met), when) if state.orders[seat] else None
    if ordered:
        state.seat = seat
        state.first(("ask_again", seat, when, met))
        getattr(state, ordered.verb)(*ordered.args)
    elif state.asks[seat] != NOT_THIS_ROUND and could(state, seat, when, met) and orders.asks(state, seat):
        state.met += (seat,) * (when == "met")
        state.first(("window", seat, when, met), ("ask_again", seat, when, met))


def ask_again(state: Position, seat: int, when: str, met: int) -> None:
    """After an item the ability may be used as well, if one is asked at every chance."""
    if state.asks[seat] == ALWAYS:
        ask(state, seat, when, met)


def offer_window(state: Position, seat: int, when: str, met: int) -> list[Action]:
    """RA5.5: an item, the ability, or nothing."""
    state.seat = seat
    return [*uses(state, seat, met), pieces.Pass(), pieces.AskNever()]


def uses(state: Position, seat: int, met: int) -> list[Action]:
    """What a hero may use now, on itself, and on `met`, a hero that it meets, or NOBODY; as far as whoever
    looks knows it."""
    found = []
    if not state.item_used[seat]:
        for card in filter(None, state.bags[seat]):
            on = seat if CARDS[card].aim == "self" else met
            if on >= 0 and helps(state, CARDS[card].effects, on, own=on == seat):
                found.append(pieces.Use(card, on))
    hero = state.hero(seat)
    if not state.ability_used[seat]:
        on = seat if hero.aim == "self" else met
        if on >= 0 and helps(state, hero.effects, on, own=on == seat):
            found.append(pieces.Ability(on))
    return found


def could(state: Position, seat: int, when: str, met: int) -> bool:
    """Could this seat use something now that is worth being asked about, by what everybody knows? When it
    matters, one is asked once in a run about those whom one meets."""
    always = state.asks[seat] == ALWAYS
    if not always and (seat in state.met if when == "met" else not _is_moment(state, seat, when)):
        return False
    hidden = [card for card in state.bags[seat] if not state.open_to_all(card)]
    if hidden and not state.item_used[seat]:
        return True
    found = [use for use in uses(state, seat, met) if use.verb == "use_ability" or use.args[0] not in hidden]
    return any(always or matters(state, use, seat, when, met) for use in found)


def _is_moment(state: Position, seat: int, when: str) -> bool:
    """Is this a moment at which something may matter, but for those whom one meets?"""
    if when == "flip":
        return state.life[seat] <= LOW
    if when in ("start", "space") and state.speed == 0:
        return True
    return boss_harms(state, seat, when)


def saving(state: Position, seat: int) -> tuple[str, ...]:
    """What helps a hero to whom the boss has come: it stays there, runs on, or is run past."""
    what, _ = threat(state, seat)
    return {"confront": ("confront", "life"), "trample": ("trample", "boss", "life"), "slip": ("life",)}[what]


def helps(state: Position, effects: Effects, hero: int, own: bool) -> bool:
    """Would any of these do something to this hero now that is worth using it? What they cost their owner is
    not."""
    if state.fate[hero]:
        return False
    for effect in effects:
        verb = effect.verb
        if verb == "lucky":
            if helps(state, (*effect.then, *effect.other), hero, own):
                return True
            continue
        if own and verb in ("speed", "life", "gold") and effect.amount + effect.luck < 0:
            continue
        if verb == "speed":
            if (hero == state.runner and not state.stopped) or state.to_run(hero):
                return True
        elif verb == "life":
            if effect.amount < 0 or state.life[hero] < state.hero(hero).life:
                return True
        elif verb == "gold":
            if effect.amount >= 0 or state.gold[hero]:
                return True
        elif verb in OF_BOSS:
            if not state.boss_done:
                return True
        else:
            return True
    return False


def matters(state: Position, use: Action, seat: int, when: str, met: int) -> bool:
    """Is this the moment for it? So somebody is asked who wants to be asked when it matters."""
    if when == "met":
        return bool(use.args[-1] == met)
    verbs = {effect.verb for effect in state.effects_of(use, seat)}
    if when == "flip":
        return "life" in verbs and state.life[seat] <= LOW
    if boss_harms(state, seat, when) and not verbs.isdisjoint(saving(state, seat)):
        return True
    return when in ("start", "space") and state.speed == 0 and not verbs.isdisjoint(FOR_A_RUN)


def has_reason(state: Position, seat: int, when: str, met: int) -> bool:
    """Does this seat hold something that is worth being asked about now?"""
    always = state.asks[seat] == ALWAYS
    return any(always or matters(state, use, seat, when, met) for use in uses(state, seat, met))


def use(state: Position, card: int, on: int) -> None:
    """RA5.5: one item a round."""
    seat = state.seat
    state.item_used[seat] = True
    state.bags[seat] = tuple(c for c in state.bags[seat] if c != card)
    del state.known[card]
    orders.forget(state, seat, card)
    state.discard(seat, card)
    state.befall(seat, "used", card, *([Who(on)] if on != seat else []))
    act(state, CARDS[card].effects, on, ("item", card, seat))


def use_ability(state: Position, on: int) -> None:
    """RA5.5: the ability, once a round."""
    seat = state.seat
    state.ability_used[seat] = True
    state.befall(seat, "ability", state.heroes[seat], *([Who(on)] if on != seat else []))
    act(state, state.hero(seat).effects, on, ("ability", 0, seat))
    if state.hero(seat).own:
        act(state, state.hero(seat).own, seat, ("ability", 0, seat))


def pass_by(state: Position) -> None:
    """Nothing, and nobody hears of it."""
    del state.agenda[0]  # asked again


def ask_never(state: Position) -> None:
    """Not asked again until the round is over."""
    del state.agenda[0]  # asked again
    state.asks[state.seat] = NOT_THIS_ROUND
