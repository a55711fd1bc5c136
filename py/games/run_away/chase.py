"""How the boss of Run Away!! runs (RA6)."""

from __future__ import annotations

from games.run_away.bosses import REACH
from games.run_away.pieces import SLIPPING
from games.run_away.position import BOSS, NOBODY, Position
from games.run_away.powers import hurt, lucky_number
from games.run_away.running import confronted, token_says


def boss_runs(state: Position) -> None:
    """RA6.1: it moves by its card."""
    state.runner = BOSS
    state.boss_left = boss_pace(state) if state.inside() and not state.boss_waits else 0
    state.over = 0
    state.start = state.boss_at
    state.befall(NOBODY, "boss runs", state.boss_left)
    asks = [("ask", seat, "begins", NOBODY) for seat in state.order if seat != BOSS]
    state.first(*asks, ("boss_moves",), ("boss_over",))


def boss_pace(state: Position) -> int:
    """RA6.1: how far it would run."""
    boss = state.the_boss
    pace = boss.speed
    if boss.way == "luck":
        pace += lucky_number(state, last_inside(state))
    elif boss.way == "round":
        pace += state.round // 3
    elif boss.way == "hunts":
        ahead = [state.place[seat] - state.boss_at for seat in state.inside()]
        near = [gap for gap in ahead if 0 < gap <= REACH]
        pace = min(near, default=boss.speed)
    return max(0, pace + state.boss_speed)


LUCK = 5  # on average


def likely_pace(state: Position) -> int:
    """How far the boss is likely to run this round, by what lies on it now."""
    boss = state.the_boss
    more = LUCK if boss.way == "luck" else state.round // 3 if boss.way == "round" else 0
    return max(0, max(boss.speed, REACH if boss.way == "hunts" else 0) + more + state.boss_speed)


def threat(state: Position, seat: int) -> tuple[str, int]:
    """What the boss is about to do to a hero on whose space it is, or who stands on its own: "confront",
    "trample", or "slip", if it lies in wait and the hero runs past; and the damage, 0 or more."""
    if state.boss_waits and state.runner == seat and state.speed > 0:
        return "slip", SLIPPING
    stays = state.boss_waits or not left_here(state)
    verb, deals = ("confront", state.the_boss.confront) if stays else ("trample", state.the_boss.trample)
    lying = getattr(state, verb)[seat] + getattr(state, f"boss_{verb}")
    return verb, max(0, int(deals + lying + token_says(state, verb)))


def boss_harms(state: Position, seat: int, when: str) -> bool:
    """Does the boss harm this hero now, if nothing is used?"""
    comes = when == "boss" and (state.runner == BOSS or state.boss_waits)
    starts = when == "start" and state.boss_waits and state.place[seat] == state.boss_at
    return (comes or starts) and threat(state, seat)[1] > 0


def left_here(state: Position) -> int:
    """RA6.1: the speed that the boss has left on a space with heroes, with what lies on them."""
    here = state.at(state.boss_at)
    left = max(0, state.boss_left + sum(state.slow[seat] for seat in here))
    halts = (state.the_boss.way == "halts" and here) or state.boss_at in state.walls
    return 0 if halts or state.boss_at >= foremost(state) else left


def last_inside(state: Position) -> int:
    """The living hero that runs last."""
    return [seat for seat in state.order if seat != BOSS and not state.fate[seat]][-1]


def foremost(state: Position) -> int:
    """The space of the foremost living hero."""
    return max((state.place[seat] for seat in state.inside()), default=state.boss_at)


def boss_moves(state: Position) -> None:
    """RA6.1: space by space; it never runs past the foremost hero, and a wall stops it (RA5.8)."""
    ahead = foremost(state)
    while state.boss_left > 0 and state.boss_at < ahead:
        state.boss_at += 1
        state.boss_left = max(0, state.boss_left - 1 - state.over)
        state.over = 0
        state.glimpse()
        if state.boss_at in state.walls:
            state.boss_left = 0
            state.befall(NOBODY, "boss hits wall", state.boss_at)
        elif state.boss_at in state.tokens:
            state.boss_left = max(0, state.boss_left + token_says(state, "boss"))
        here = state.at(state.boss_at)
        if here:
            asks = [("ask", seat, "boss", NOBODY) for seat in here]
            state.first(*asks, ("boss_meets",), ("boss_moves",))
            return
    if state.boss_at == state.start:  # it has not moved, so nobody has been asked
        asks = [("ask", seat, "boss", NOBODY) for seat in state.at(state.boss_at)]
        state.first(*asks, ("boss_lands",))
    else:
        state.first(("boss_lands",))


def boss_meets(state: Position) -> None:
    """RA6.1: what lies on the heroes here works first; then it has landed, or passes and tramples."""
    here = state.at(state.boss_at)
    state.boss_left = left_here(state)
    if state.boss_left:
        state.over = len(here)
        state.first(*(("trampled", seat) for seat in here))


def trampled(state: Position, seat: int) -> None:
    """RA6.1: passed by the boss."""
    damage = state.the_boss.trample + state.boss_trample + state.trample[seat] + token_says(state, "trample")
    state.befall(seat, "trampled")
    hurt(state, seat, max(0, damage), ("trampled", 0, NOBODY))


def boss_lands(state: Position) -> None:
    """RA6.1, RA6.4: who is on its space is noted before any damage; each wholly before the next."""
    if not state.boss_waits:
        state.first(*(("boss_strikes", seat) for seat in state.at(state.boss_at)))


def boss_strikes(state: Position, seat: int) -> None:
    """RA6.1: confront damage."""
    state.befall(seat, "caught")
    confronted(state, seat)


def boss_over(state: Position) -> None:
    """Its run is over, and what lay on it goes."""
    if not state.boss_waits:
        for card, seat in state.boss_lying:
            state.discard(seat, card)
        state.boss_lying = ()
        state.boss_speed = state.boss_confront = state.boss_trample = 0
    state.boss_left = 0
    state.boss_done = True
    state.runner = NOBODY
    state.ran += 1
