"""Run Away!!, held against a second reading of its rules and of its cards' texts: `run_away_referee.py`, slow
and plain.

Whole matches are played in which everybody is asked at every window, and at every ply both must offer the
same and come to the same. The referee asks only those who hold something for it: where there is nothing but
to go on, one goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.run_away import bot
from games.run_away.bosses import BOSSES
from games.run_away.heroes import HEROES
from games.run_away.pieces import ALWAYS, ORDERS, Pass
from games.run_away.position import BOSS, NOBODY, Position
from games.run_away.rules import GAME, RunAway
from run_away_referee import AFTER_IT, Hall, Option, Referee
from tabletop.actions import Action
from tabletop.chance import number

Mover = Callable[[RunAway, int], Action]
ASKS = ("ask_always", "ask_less", "ask_never", *ORDERS)  # how one wants to be asked is no rule


def offered(state: RunAway) -> list[Action]:
    """What a rule offers now."""
    return [action for action in state.legal_actions() if action.verb not in ASKS]


def by_chance(state: RunAway, luck: int) -> Action:
    """Anything."""
    found = offered(state)
    return found[luck % len(found)]


def thoughtful(state: RunAway, luck: int) -> Action:
    """By the plan of the strong bot, so that matches come to their end; now and then by chance."""
    return by_chance(state, luck // 8) if luck % 8 == 0 else bot.policy(state, 0)


def here(state: RunAway) -> dict[str, Any]:
    """What lies on the table in this state."""
    return {
        "decks": [[*deck] for deck in state.decks],
        "piles": [sorted(pile) for pile in state.piles],
        "hands": [sorted(hand) for hand in state.hands],
        "bags": [sorted(bag) for bag in state.bags],
        "fronts": [[(card, None if by == NOBODY else by) for card, by in front] for front in state.fronts],
        "speeds": [card or None for card in state.bases],
        "clock": [*state.clock],
        "place": state.place,
        "life": state.life,
        "gold": state.gold,
        "fate": state.fate,
        "gone": state.left,
        "order": [AFTER_IT if who == BOSS else who for who in state.order],
        "boss_at": state.boss_at,
        "waits": state.boss_waits,
        "globals": state.tokens,
        "walls": {*state.walls},
        "round": state.round,
        "speed": state.speed,
    }


def there(hall: Hall) -> dict[str, Any]:
    """What lies on the referee's table."""
    ordered = {name: [sorted(row) for row in getattr(hall, name)] for name in ("piles", "hands", "bags")}
    rest = ("decks", "fronts", "speeds", "clock", "place", "life", "gold", "fate", "gone", "order")
    more = ("boss_at", "waits", "globals", "walls", "round", "speed")
    return {**ordered, **{name: getattr(hall, name) for name in (*rest, *more)}}


def differs(state: RunAway, hall: Hall) -> dict[str, Any]:
    """Where the two are not of one mind."""
    mine, other = here(state), there(hall)
    return {name: (mine[name], other[name]) for name in mine if mine[name] != other[name]}


def watched(monkeypatch: pytest.MonkeyPatch) -> tuple[dict[str, Any], list[tuple[int, ...]]]:
    """What chance does from now on: decks and bags of a match that begins, and each deck shuffled anew."""
    dealt: dict[str, Any] = {}
    shuffled: list[tuple[int, ...]] = []
    deal, refill = RunAway.deal, Position.refill

    def dealing(state: RunAway) -> None:
        deal(state)
        dealt.update(decks=[[*deck] for deck in state.decks], bags=[[*bag] for bag in state.bags])

    def refilling(state: Position, seat: int) -> bool:
        found = refill(state, seat)
        if found:
            shuffled.append(state.decks[seat])
        return found

    monkeypatch.setattr(RunAway, "deal", dealing)
    monkeypatch.setattr(Position, "refill", refilling)
    return dealt, shuffled


def gone_on(state: RunAway) -> RunAway:
    """The same where somebody has something to choose."""
    while offered(state) == [Pass()]:
        state = state.apply(Pass())
    return state


def replay(
    monkeypatch: pytest.MonkeyPatch, seats: int, seed: str, mover: Mover, **options: int
) -> Counter[str]:
    """Play a match against the referee; how many choices of each kind, and how it ended."""
    dealt, shuffled = watched(monkeypatch)
    state = GAME.new(seats, seed, **options)
    state.asks = [ALWAYS] * seats
    less = 1 if state.short else 0
    heroes = [HEROES[hero]._replace(life=HEROES[hero].life - less) for hero in state.heroes]
    hall = Hall(BOSSES[state.boss], heroes, boss_at=state.boss_at, **dealt)
    hall.in_one_sitting, hall.door = state.sitting, state.exit

    def shuffle(pile: list[int]) -> list[int]:
        deck = [*shuffled.pop(0)]
        assert sorted(deck) == sorted(pile)
        return deck

    counts: Counter[str] = Counter()
    script = Referee(hall, shuffle).match()
    seat, options = next(script)
    while True:
        assert not differs(state, hall), (state.step, differs(state, hall))
        legal = offered(state)
        mine: set[Option] = {(action.verb, *action.args) for action in legal}
        assert (state.seat, mine) == (seat, options) and len(mine) == len(legal), state.step
        counts[state.step] += 1
        action = mover(state, number(state.seed or 0, "moves", sum(counts.values())))
        state = gone_on(state.apply(action))
        state.check()
        try:
            seat, options = script.send((action.verb, *action.args))
        except StopIteration:
            break
    ends = ("fate", "gold", "place", "clock")
    assert state.ending and not any(name in ends for name in differs(state, hall))
    counts[state.ending] += 1
    monkeypatch.undo()
    return counts


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mover", [by_chance, thoughtful])
def test_matches_are_as_the_referee_has_them(
    monkeypatch: pytest.MonkeyPatch, seats: int, mover: Mover
) -> None:
    counts: Counter[str] = Counter()
    for match in range(40):
        counts += replay(monkeypatch, seats, f"referee-{match}", mover)
    assert counts["over"], "somebody gets out"
    assert counts.keys() >= {"speed_choice", "throw_choice", "window", "flip", "found_item", "bonus"}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{"sitting": 1}, {"short": 1}, {"sitting": 1, "short": 1}])
def test_RA10_so_are_those_with_options(
    monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, int]
) -> None:
    counts: Counter[str] = Counter()
    for match in range(15):
        counts += replay(monkeypatch, seats, f"options-{match}", thoughtful, **options)
    assert counts["over"] and counts["clock_choice"] >= (seats > 2)
