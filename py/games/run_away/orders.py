"""Standing orders in Run Away!! (RA10.3): what one says with the speed, so that one need not be asked in
runs.

Of each item, and of the ability, which is 0 here, one may say when it is to be used; of one's own run, that
it goes by itself. Orders are as secret as what they are about.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.run_away import pieces
from games.run_away.chase import boss_harms, likely_pace, threat
from games.run_away.deck import CARDS
from games.run_away.effects import Effects
from games.run_away.position import Position
from tabletop.actions import Action, Kind

ABILITY = 0
HOWS: dict[str, Kind] = {kind.verb: kind for kind in pieces.ORDERS_OF}
ASK, THREAT, MEETING, RUN, NEVER = HOWS  # the first holds of whatever nothing is said of
IN_A_RUN = frozenset(("speed", "gold", "lucky", "search"))  # what is worth using when one's own run begins


def effects_of(state: Position, seat: int, thing: int) -> Effects:
    """What an item does, or the ability of a seat."""
    return CARDS[thing].effects if thing else state.hero(seat).effects


def fitting(state: Position, seat: int, thing: int) -> list[str]:
    """What can be ordered of a thing, by its verb."""
    hero = state.hero(seat)
    if (CARDS[thing].aim if thing else hero.aim) == "other":
        return [ASK, MEETING, NEVER]
    verbs = {effect.verb for effect in effects_of(state, seat, thing)}
    found = [ASK]
    if not verbs.isdisjoint(("confront", "trample", "life", "speed")):
        found.append(THREAT)
    if not verbs.isdisjoint(IN_A_RUN):
        found.append(RUN)
    return [*found, NEVER]


def how(state: Position, seat: int, thing: int) -> str:
    """What holds of a thing."""
    return dict(state.orders[seat]).get(thing, ASK)


def things(state: Position, seat: int) -> list[int]:
    """What orders can be about: the items in the bag, and the ability."""
    return [*filter(None, state.bags[seat]), ABILITY]


def choices(state: Position, seat: int) -> list[Action]:
    """What can be ordered now, with the speed: of each thing, and of the run, once a round."""
    found: list[Action] = []
    for thing in things(state, seat):
        if thing not in state.ordered[seat]:
            now = how(state, seat, thing)
            found += [HOWS[verb](thing) for verb in fitting(state, seat, thing) if verb != now]
    if found and not state.ordered[seat] and not state.by_itself[seat]:
        found.insert(0, pieces.AllByItself())
    if pieces.A_RUN not in state.ordered[seat]:
        found.append(pieces.RunAsked() if state.by_itself[seat] else pieces.RunByItself())
    return found


def order_ask(state: Position, thing: int) -> None:
    """Whoever holds it is asked about it."""
    give(state, thing, ASK)


def order_threat(state: Position, thing: int) -> None:
    """It is used when the boss would get its owner."""
    give(state, thing, THREAT)


def order_meeting(state: Position, thing: int) -> None:
    """It is used on the next hero that its owner meets."""
    give(state, thing, MEETING)


def order_run(state: Position, thing: int) -> None:
    """It is used when its owner's run begins."""
    give(state, thing, RUN)


def order_never(state: Position, thing: int) -> None:
    """It is not used this round."""
    give(state, thing, NEVER)


def give(state: Position, thing: int, verb: str) -> None:
    """This holds of a thing from now on."""
    seat = state.seat
    forget(state, seat, thing)
    if verb != ASK:
        state.orders[seat] += ((thing, verb),)
    ordered(state, thing)


def forget(state: Position, seat: int, thing: int) -> None:
    """Nothing is ordered of a thing any more."""
    state.orders[seat] = tuple(pair for pair in state.orders[seat] if pair[0] != thing)


def run_by_itself(state: Position) -> None:
    """The run goes by itself."""
    state.by_itself[state.seat] = True
    ordered(state, pieces.A_RUN)


def run_asked(state: Position) -> None:
    """It does so no longer."""
    state.by_itself[state.seat] = False
    ordered(state, pieces.A_RUN)


def all_by_itself(state: Position) -> None:
    """Nothing is asked in runs: each thing is used as fits it first, and the run goes by itself."""
    seat = state.seat
    state.orders[seat] = tuple((thing, fitting(state, seat, thing)[1]) for thing in things(state, seat))
    run_by_itself(state)


def ordered(state: Position, thing: int) -> None:
    """This was ordered, once a round; the speed is still to be chosen."""
    state.ordered[state.seat] += (thing,)
    state.first(("speed_choice", state.seat))


def asks(state: Position, seat: int) -> bool:
    """Is there anything of which this seat wants to be asked?"""
    ready = [] if state.item_used[seat] else [*state.bags[seat]]
    ready += [] if state.ability_used[seat] else [ABILITY]
    return any(how(state, seat, thing) == ASK for thing in ready)


def due(state: Position, seat: int, uses: Sequence[Action], when: str) -> Action | None:
    """What is to be used now of what can be used, by what was ordered."""
    return next((use for use in uses if _is_due(state, seat, use, when)), None)


def _is_due(state: Position, seat: int, use: Action, when: str) -> bool:
    thing = use.args[0] if use.verb == "use" else ABILITY
    ordered = how(state, seat, thing)
    if ordered == MEETING:
        return when == "met"
    if ordered == RUN:
        return when == "start"
    return ordered == THREAT and _saves(state, seat, effects_of(state, seat, thing), when)


def _saves(state: Position, seat: int, effects: Effects, when: str) -> bool:
    """Would the boss get this hero, and is this the moment for what these do?"""
    verbs = {effect.verb for effect in effects}
    if boss_harms(state, seat, when):
        what, deals = threat(state, seat)
        return what in verbs or ("life" in verbs and state.life[seat] <= deals)
    ends = when == "space" and state.runner == seat and state.speed == 0
    behind = state.place[seat] - state.boss_at
    return ends and "speed" in verbs and not state.boss_done and 0 <= behind <= likely_pace(state)
