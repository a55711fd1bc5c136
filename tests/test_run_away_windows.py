"""When items and abilities may be used in Run Away!!, RA5.5, and what others learn of it."""

from __future__ import annotations

from typing import Any

from games.run_away import effects as made
from games.run_away.finish import clear
from games.run_away.pieces import ALWAYS, WHEN_IT_MATTERS
from games.run_away.powers import act
from games.run_away.rules import GAME, RunAway
from hall import card, go, hall, play, runs
from positions import do, legal, told


def asked(seat: int, *names: str, ability: bool = False, hidden: bool = False, **lies: Any) -> RunAway:
    """A position in which one seat is asked at every chance, and holds these items, of which all know unless
    they are hidden."""
    asks = [ALWAYS if other == seat else 2 for other in range(4)]
    state = hall(bags={seat: names}, asks=asks, **lies)
    state.ability_used[seat] = not ability
    if not hidden:
        state.known = dict.fromkeys(state.known, 0b1111)
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
    for item in ("Espresso of Haste", "Healing Potion", "Helmet with a Lid"):
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


# --- who is asked, before all


def test_RA5_5_whoever_could_hold_something_is_asked_so_that_being_asked_tells_nothing() -> None:
    lies: dict[str, Any] = {"bases": {0: 4}, "at": {0: 30, 1: 32}, "life": [6, 5, 6, 5]}
    asks = []
    for item in ("Healing Potion", "Banana Peel"):  # the first does nothing at full life
        state = go(asked(1, item, hidden=True, **lies), ("run", 0))
        asks.append((state.seat, state.step, state.place, state.agenda, state.view(0).legal_actions()))
    assert asks[0] == asks[1] and asks[0][1] == "window"


def test_RA5_5_before_all_one_may_say_no_and_use_what_all_know() -> None:
    state = asked(0, "Espresso of Haste", "Map of the Exit", ability=True, hidden=True, bases={0: 2})
    state.heroes[0], state.life[0] = 1, 5  # a Barbarian
    state.known[card("Map of the Exit")] = 0b1111
    go(state, ("run", 0))
    openly = [f"use {card('Map of the Exit')} on 0", "use the ability on 0", "pass", "not again this round"]
    assert state.is_open_step and not state.is_public_step and legal(state.open_view()) == openly
    assert f"use {card('Espresso of Haste')} on 0" in legal(state)


def test_RA5_5_when_it_matters_one_is_asked_where_the_run_ends_not_where_it_begins() -> None:
    state = asked(0, "Espresso of Haste", hidden=True, bases={0: 2}, at={0: 30})
    state.asks[0] = WHEN_IT_MATTERS
    go(state, ("run", 0))
    assert state.place[0] == 32 and state.speed == 0 and state.agenda[0][2] == "space"
    assert play(state, "use {Espresso of Haste} on 0").place[0] == 37


def test_RA5_5_whoever_plays_alone_is_not_asked_for_nothing() -> None:
    state = asked(0, "Healing Potion", hidden=True, bases={0: 2}, at={0: 30})
    state.asks[0] = WHEN_IT_MATTERS
    go(state, ("run", 0))
    assert str(state.forced(alone=True)) == "pass" and state.forced(alone=False) is None
    hurt = asked(0, "Healing Potion", hidden=True, bases={0: 2}, at={0: 30}, life=[2, 5, 6, 5])
    hurt.asks[0] = WHEN_IT_MATTERS
    assert go(hurt, ("run", 0)).forced(alone=True) is None, "it would heal"


def test_RA5_2_the_only_encounter_is_turned_up_without_asking() -> None:
    one = runs(0, 9, at={0: 1}, fronts={0: [("Rug, Pulled", 1)]})
    two = runs(0, 9, at={0: 1}, fronts={0: [("Rug, Pulled", 1), ("Ooze Slide", 2)]})
    assert str(one.forced(alone=False)) == "flip encounter 0" and two.forced(alone=True) is None


# --- standing orders


def ordered(seat: int, how: str, *names: str, ability: bool = False, **lies: Any) -> RunAway:
    """A position in which one seat has ordered the same of all that it has."""
    state = asked(seat, *names, ability=ability, hidden=True, **lies)
    state.orders[seat] = tuple((thing, how) for thing in (*state.bags[seat], 0))
    return state


def test_RA10_3_with_the_speed_one_orders_when_a_thing_is_used() -> None:
    state = hall(hands={0: [1, 2, 4, 6]}, bags={0: ["Espresso of Haste", "Banana Peel", "Treasure Magnet"]})
    state.asks[0] = WHEN_IT_MATTERS
    go(state, ("speed_choice", 0))
    haste, peel, magnet = (card(name) for name in ("Espresso of Haste", "Banana Peel", "Treasure Magnet"))
    orders = [text for text in legal(state) if "ask" not in text and not text.startswith("run on")]
    assert f"use {haste} when the boss would get me" in orders and f"use {peel} on the next I meet" in orders
    assert f"use {magnet} when I run" in orders and f"keep {peel} this round" in orders
    assert f"use {peel} when the boss would get me" not in orders, "it is for others"
    state = do(state, f"use {peel} on the next I meet")
    assert state.step == "speed_choice" and not [text for text in legal(state) if f" {peel} on the" in text]
    assert state.view(1).orders[0] == () and state.view(0).orders[0] == ((peel, "order_meeting"),)


def test_RA10_3_on_the_next_I_meet() -> None:
    state = go(ordered(1, "order_meeting", "Banana Peel", bases={0: 4}, at={0: 30, 1: 32}), ("run", 0))
    assert state.place[0] == 32 and told(state).count("used") == 1, "nobody was asked"


def test_RA10_3_when_the_boss_would_get_me() -> None:
    lies: dict[str, Any] = {"boss": 1, "boss_at": 10}
    near = ordered(0, "order_threat", "Cloak of Not Being Here", at={0: 13, 1: 30, 2: 31, 3: 32}, **lies)
    go(near, ("boss_runs",))
    assert near.life[0] == 6 and not near.bags[0] and "used" in told(near)
    ends = ordered(0, "order_threat", "Espresso of Haste", bases={0: 2}, at={0: 13}, **lies)
    assert go(ends, ("run", 0)).place[0] == 13 + 2 + 5, "the boss would have come"
    far = ordered(0, "order_threat", "Espresso of Haste", bases={0: 2}, at={0: 40}, **lies)
    assert go(far, ("run", 0)).place[0] == 42 and far.bags[0], "it is kept for when it is needed"


def test_RA10_3_a_boss_that_lies_in_wait_gets_who_slips_past_it() -> None:
    """RA6.3: stepping off its space costs 1 damage, wherever the run began."""
    lies: dict[str, Any] = {"boss_at": 13, "boss_waits": True, "bases": {0: 4}}
    for place in (13, 11):
        state = ordered(0, "order_threat", "Healing Potion", at={0: place, 1: 30, 2: 31, 3: 32}, **lies)
        state.life[0] = 1
        assert go(state, ("run", 0)).life[0] == 1 + 2 - 1 and not state.fate[0], "healed before it"
        asked_of_it = asked(0, "Healing Potion", at={0: place, 1: 30, 2: 31, 3: 32}, **lies)
        asked_of_it.asks[0], asked_of_it.life[0] = WHEN_IT_MATTERS, 1
        go(asked_of_it, ("run", 0))
        assert asked_of_it.prompt(["Ada", "Ben", "Cy", "Di"]).startswith("You slip past the boss: 1 life.")


def test_RA5_5_a_wall_at_the_end_of_a_run_ends_nothing_else() -> None:
    state = hall(at={0: 13}, runner=0)
    state.first(("run_over",), ("end_round",))
    act(state, (made.WALL,), 0, ("item", 0, 0))
    assert [step[0] for step in state.agenda[:2]] == ["run_over", "end_round"]


def test_RA10_3_when_I_run_and_never_this_round() -> None:
    state = go(ordered(0, "order_run", "Treasure Magnet", bases={0: 2}, at={0: 30}), ("run", 0))
    assert state.gold[0] == 5 and state.place[0] == 32
    never = ordered(0, "order_never", "Treasure Magnet", bases={0: 2}, at={0: 30})
    assert go(never, ("run", 0)).gold[0] == 0 and never.place[0] == 32
    clear(never)
    assert never.orders[0] == (), "in the next round one is asked again"


def test_RA10_3_a_run_that_goes_by_itself_turns_up_at_random_and_takes_what_is_worth_it() -> None:
    lies: dict[str, Any] = {"at": {0: 12, 1: 40}, "by_itself": [True, False, False, False], "boss_done": True}
    fronts = {0: [("Healing Potion", 1), ("Treasure Magnet", 2)]}
    state = runs(0, 3, fronts=fronts, **lies)
    assert len(state.bags[0]) == 1 and state.place[0] == 13, "2 speed for the item"
    assert {runs(0, 3, fronts=fronts, seed=seed, **lies).bags[0] for seed in range(8)} == {
        (card("Healing Potion"),),
        (card("Treasure Magnet"),),
    }
    door = runs(0, 4, fronts={0: [("Healing Potion", 1)]}, **{**lies, "at": {0: 57, 1: 40}})
    assert door.fate[0] == "out" and not door.bags[0], "not before the door"


def test_RA10_3_nobody_is_asked_of_what_is_found_in_such_a_run() -> None:
    lies: dict[str, Any] = {"at": {0: 12, 1: 40}, "by_itself": [True, False, False, False]}
    state = hall(bases={0: 5}, fronts={0: [("Treasure Magnet", 1)]}, asks=[ALWAYS, 2, 2, 2], **lies)
    go(state, ("run", 0))
    assert state.place[0] == 15 and state.step == "window" and state.agenda[0][2] == "start"
    assert state.orders[0] == ((card("Treasure Magnet"), "order_never"),)
