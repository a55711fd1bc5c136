"""When items and abilities may be used in Run Away!!, RA5.5, and what others learn of it."""

from __future__ import annotations

from typing import Any

from games.run_away.finish import clear
from games.run_away.pieces import ALWAYS, WHEN_IT_MATTERS
from games.run_away.rules import GAME, RunAway
from hall import card, go, hall, play
from positions import do, legal, told


def asked(seat: int, *names: str, ability: bool = False, **lies: Any) -> RunAway:
    """A position in which one seat is asked at every chance, and holds these items."""
    asks = [ALWAYS if other == seat else 2 for other in range(4)]
    state = hall(bags={seat: names}, asks=asks, **lies)
    state.ability_used[seat] = not ability
    return state


def test_RA5_5_one_item_and_one_ability_a_round() -> None:
    state = asked(0, "Espresso of Haste", "Map of the Exit", ability=True, bases={0: 2}, at={0: 30})
    state.heroes[0], state.life[0] = 1, 5  # a Barbarian
    go(state, ("run", 0))
    assert legal(state) == [
        f"use {card('Espresso of Haste')} on 0",
        f"use {card('Map of the Exit')} on 0",
        "use the ability on 0",
        "pass",
        "not again this round",
    ]
    state = play(state, "use {Espresso of Haste} on 0")
    assert legal(state) == ["use the ability on 0", "pass", "not again this round"]
    state = play(state, "use the ability on 0")
    assert state.place[0] == 30 + 2 + 5 + 1 and state.bags[0] == (card("Map of the Exit"),)


def test_RA5_5_on_oneself_in_others_runs_too() -> None:
    state = asked(2, "Healing Potion", bases={0: 2}, life=[6, 5, 3, 5])
    go(state, ("run", 0))
    assert state.seat == 2 and f"use {card('Healing Potion')} on 2" in legal(state)
    assert play(state, "use {Healing Potion} on 2").life[2] == 5


def test_RA5_5_on_another_when_one_lands_on_or_passes_the_other() -> None:
    runner = asked(0, "Banana Peel", bases={0: 4}, at={0: 30, 1: 32})
    go(runner, ("run", 0))
    assert runner.place[0] == 32 and legal(runner)[0] == f"use {card('Banana Peel')} on 1", "I pass Ben"
    passed = asked(1, "Banana Peel", bases={0: 4}, at={0: 30, 1: 32})
    go(passed, ("run", 0))
    assert passed.seat == 1 and legal(passed)[0] == f"use {card('Banana Peel')} on 0", "Ada passes me"
    after = play(passed, "use {Banana Peel} on 0")
    assert after.place[0] == 32, "and loses the two that were left"


def test_RA5_5_never_on_another_who_is_elsewhere() -> None:
    state = asked(1, "Banana Peel", bases={0: 4}, at={0: 30, 1: 40})
    go(state, ("run", 0))
    assert state.place[0] == 34, "nobody was asked"


def test_RA5_5_when_a_run_begins_after_each_space_and_before_a_card_acts() -> None:
    state = asked(
        0, "Healing Potion", bases={0: 3}, at={0: 30}, life=[3, 5, 6, 5], fronts={0: [("Pit of Spikes", 1)]}
    )
    go(state, ("run", 0))
    seen = []
    while state.step in ("window", "flip"):
        when = state.agenda[0][2] if state.step == "window" else "flip it"
        if when == "start" and seen:
            break
        seen.append((when, state.place[0]))
        state = do(state, "flip encounter 0" if state.step == "flip" else "pass")
    assert seen == [("start", 30), ("flip it", 31), ("flip", 31), ("space", 31), ("space", 32), ("space", 33)]
    assert state.life[0] == 1


def test_RA5_5_before_a_card_acts_what_is_used_acts_first() -> None:
    state = asked(
        0, "Healing Potion", bases={0: 3}, at={0: 30}, life=[2, 5, 6, 5], fronts={0: [("Pit of Spikes", 1)]}
    )
    state = play(go(state, ("run", 0)), "pass", "flip encounter 0", "use {Healing Potion} on 0")
    assert state.life[0] == 2 and not state.fate[0]


def test_RA5_5_when_the_boss_is_met_and_when_it_arrives() -> None:
    arrives = asked(0, "Cloak of Not Being Here", boss=1, at={0: 13, 1: 30, 2: 31, 3: 32}, boss_at=10)
    go(arrives, ("boss_runs",))
    assert arrives.agenda[0][2] == "begins"
    arrives = play(arrives, "pass")
    assert arrives.boss_at == 13 and arrives.agenda[0][2] == "boss"
    assert play(arrives, "use {Cloak of Not Being Here} on 0").life[0] == 6
    meets = asked(0, "Cloak of Not Being Here", bases={0: 3}, at={0: 10, 1: 30, 2: 31, 3: 32}, boss_at=12)
    go(meets, ("run", 0))
    seen = set()
    while state_asks(meets):
        seen.add((meets.agenda[0][2], meets.place[0]))
        meets = do(meets, "pass")
    assert ("boss", 12) in seen


def state_asks(state: RunAway) -> bool:
    """Is somebody asked in a run?"""
    return state.step == "window" and state.runner >= 0


def test_RA5_5_whoever_has_nothing_for_it_is_not_asked() -> None:
    state = asked(1, "Healing Potion", bases={0: 3}, at={0: 30})
    go(state, ("run", 0))
    assert state.place[0] == 33, "Ben is at his full life"


def test_RA5_5_speed_for_a_run_to_come_waits_and_after_the_run_it_is_lost() -> None:
    state = asked(2, "Espresso of Haste", bases={0: 2, 2: 4}, at={0: 30, 2: 20}, order=(0, 2, 1, 3, -1))
    go(state, ("run", 0), ("run", 2))
    state = play(state, "use {Espresso of Haste} on 2")
    while state_asks(state):
        state = do(state, "pass")
    assert state.place[2] == 20 + 4 + 5
    late = asked(2, "Espresso of Haste", bases={0: 2}, order=(2, 0, 1, 3, -1), ran=1, at={0: 30, 2: 40})
    go(late, ("run", 0))
    assert late.place[0] == 32, "Cleo has run: it would be lost, and she is not asked"


# --- how one is asked


def test_RA5_5_not_again_this_round_is_for_this_round() -> None:
    state = asked(0, "Espresso of Haste", bases={0: 2}, at={0: 30})
    state = do(go(state, ("run", 0)), "not again this round")
    assert state.place[0] == 32
    clear(state)
    assert state.asks[0] == WHEN_IT_MATTERS


def test_RA5_5_when_it_matters_is_asked_less_often_than_always() -> None:
    counts = []
    for mode in (WHEN_IT_MATTERS, ALWAYS):
        state, windows = GAME.new(4, 5), 0
        while not state.ending:
            if state.step == "speed_choice" and state.asks[state.seat] != mode and mode == ALWAYS:
                state = do(state, "ask me always")
                continue
            windows += state.step == "window"
            state = do(state, "pass" if state.step == "window" else legal(state)[0])
        counts.append(windows)
    assert 3 * counts[0] < counts[1]


def test_RA5_5_when_it_matters_is_not_when_somebody_elses_run_begins() -> None:
    for item in ("Espresso of Haste", "Healing Potion", "Cloak of Not Being Here"):
        state = asked(2, item, bases={0: 2}, at={0: 30, 2: 3}, life=[6, 5, 2, 5], boss_at=-1)
        state.boss, state.asks[2] = 2, WHEN_IT_MATTERS  # six spaces and more, and Ben is on 2
        state.order = (0, 2, 3, 1, -1)
        go(state, ("run", 0), ("boss_runs",))
        if state.seat == 2:
            assert state.runner == -1 and state.agenda[0][2] == "boss", item
        else:
            assert item == "Espresso of Haste", "which helps in her own run"


def test_RA5_5_passing_tells_nobody_what_one_holds() -> None:
    state = asked(1, "Banana Peel", bases={0: 4}, at={0: 30, 1: 32})
    go(state, ("run", 0))
    after = do(state, "pass")
    assert told(after) == [] or "used" not in told(after)
    nothing = hall(bags={1: ["Healing Potion"]}, bases={0: 4}, at={0: 30, 1: 32})
    go(nothing, ("run", 0))
    assert after.view(0).place == nothing.view(0).place
    assert [event for event in after.events() if event.seat == 1] == []
