"""The run in Run Away!!, RA5 but for its windows: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.run_away import effects as made
from games.run_away.pieces import ALWAYS, LONG
from games.run_away.position import NEXT_ROUND, NOBODY
from games.run_away.powers import act
from games.run_away.rules import RunAway
from hall import before, card, go, hall, next_run, play, runs
from positions import legal, told

# --- RA5.1: space by space


def test_RA5_1_a_hero_runs_as_far_as_its_speed_and_its_start_is_marked() -> None:
    state = runs(0, 7, at={0: 30})
    assert state.place[0] == 37 and state.start == 30


def test_RA5_1_nobody_runs_past_the_exit() -> None:
    state = runs(0, 9, at={0: 55})
    assert state.fate[0] == "out" and state.place[0] == LONG.exit


def test_RA5_1_the_wall_comes_before_the_encounter() -> None:
    state = runs(0, 9, at={0: 1}, fronts={0: [("Low Ceiling", 1)]}, walls=(3,))
    assert state.place[0] == 3 and state.fronts[0], (
        "the wall on space 3 stops it before anything is turned up"
    )


def test_RA5_1_the_encounter_comes_before_the_older_global() -> None:
    token = card("Lemonade Stand")
    state = runs(
        0,
        2,
        at={0: 1},
        fronts={0: [("Low Ceiling", 1)]},
        tokens={3: token},
        lying=before(0, token),
        gold=[5, 0, 0, 0],
    )
    state = play(state, "flip encounter 0")
    assert told(state).index("flipped") < told(state).index("faces")
    assert state.gold[0] == 5 + 2 - 1


def test_RA5_1_who_has_died_before_its_run_does_not_run() -> None:
    state = hall(bases={0: 5}, fate=["dead", "", "", ""], life=[0, 5, 6, 5], left=[0])
    go(state, ("run", 0))
    assert state.place[0] == 1 and not state.shown[0]


# --- RA5.2: encounters


def test_RA5_2_on_an_E_one_of_the_encounters_is_turned_up_unseen() -> None:
    state = runs(0, 5, at={0: 1}, fronts={0: [("Low Ceiling", 1), ("Banana Golem", 2)]})
    assert state.place[0] == 3 and legal(state) == ["flip encounter 0", "flip encounter 1"]
    assert state.view(0).fronts[0] == ((0, 1), (0, 2)), "who has thrown it is seen, and what it is is not"
    state = play(state, "flip encounter 1")
    assert state.fronts[0] == ((card("Low Ceiling"), 1),) and state.flipped[0] == 1
    assert state.gold[0] == 1, "it has acted, and with what speed was left the run ended there"
    assert state.place[0] == 3


def test_RA5_2_with_speed_left_one_runs_on() -> None:
    state = play(runs(0, 5, at={0: 1}, fronts={0: [("Wet Floor Sign", 1)]}), "flip encounter 0")
    assert state.place[0] == 1 + 5 - 1


def test_RA5_2_landing_without_speed_turns_one_up_as_well() -> None:
    state = runs(0, 2, at={0: 1}, fronts={0: [("Low Ceiling", 1)]})
    assert state.place[0] == 3 and legal(state) == ["flip encounter 0"]


def test_RA5_2_standing_there_does_not() -> None:
    state = runs(0, 2, at={0: 3}, fronts={0: [("Low Ceiling", 1)]})
    assert state.place[0] == 5 and legal(state) == ["flip encounter 0"], (
        "on 5, where it came, not on 3, where it was"
    )
    still = go(
        hall(at={0: 3}, bases={0: 1}, waiting=[-9, 0, 0, 0], fronts={0: [("Low Ceiling", 1)]}), ("run", 0)
    )
    assert still.place[0] == 3 and still.fronts[0]


def test_RA5_2_none_on_a_plain_space() -> None:
    state = runs(0, 1, at={0: 1}, fronts={0: [("Low Ceiling", 1)]})
    assert state.place[0] == 2 and state.fronts[0]


# --- RA5.3: globals


def faces(name: str, **lies: object) -> RunAway:
    """A hero that comes to a global on space 4, with no encounter before it."""
    token = card(name)
    return runs(0, 3, at={0: 1, 1: 9}, tokens={4: token}, lying=before(1, token), **lies)


def test_RA5_3_a_global_stays_on_its_space_and_acts_on_whoever_comes() -> None:
    state = play(runs(1, 5, at={0: 1, 1: 2}, fronts={1: [("Guided Tour", 2)]}), "flip encounter 0")
    assert state.tokens == {3: card("Guided Tour")} and state.gold[1] == 1, (
        "who has turned it up faces it, too"
    )
    assert state.place[1] == 2 + 5 - 1
    assert faces("Guided Tour").gold[0] == 1, "on any space, with an E or without"


def test_RA5_3_an_encounter_is_turned_up_first_even_on_a_plain_space() -> None:
    token = card("Guided Tour")
    state = runs(
        0,
        3,
        at={0: 1, 1: 9},
        tokens={2: token},
        lying=before(1, token),
        fronts={0: [("Low Ceiling", 1)]},
    )
    assert state.place[0] == 2 and legal(state) == ["flip encounter 0"]


def test_RA5_3_a_second_global_on_a_space_is_discarded() -> None:
    token = card("Lemonade Stand")
    state = runs(
        0,
        2,
        at={0: 1, 1: 9},
        tokens={3: token},
        lying=before(1, token),
        fronts={0: [("Toll Troll", 1)]},
        gold=[8, 0, 0, 0],
    )
    state = play(state, "flip encounter 0")
    assert state.tokens == {3: token}
    assert state.gold[0] == 7, "only the older one acts"


def test_RA5_3_a_stop_does_not_spare_the_global_and_going_back_does() -> None:
    token = card("Lemonade Stand")
    for name, gold in (("Amiable Pudding", 4), ("Rug, Pulled", 5)):
        state = runs(
            0,
            9,
            at={0: 1, 1: 9},
            tokens={3: token},
            lying=before(1, token),
            fronts={0: [(name, 1)]},
            gold=[5, 0, 0, 0],
        )
        state = play(state, "flip encounter 0")
        assert state.gold[0] == gold


def test_RA5_6_the_card_kept_may_be_shown_before_an_older_global_on_an_E() -> None:
    token = card("Lemonade Stand")
    lies = {"tokens": {3: token}, "lying": before(1, token), "gold": [5, 0, 0, 0]}
    state = runs(0, 2, at={0: 1, 1: 9}, hands={0: ["Healing Potion"]}, **lies)
    assert state.step == "bonus" and state.gold[0] == 5
    assert play(state, "keep it hidden").gold[0] == 4


# --- RA5.4: items on the way


def test_RA5_4_an_item_is_taken_for_2_speed() -> None:
    state = play(runs(0, 7, at={0: 1}, fronts={0: [("Healing Potion", 1)]}), "flip encounter 0")
    assert legal(state) == ["take the item", "leave the item"]
    state = play(state, "take the item")
    assert state.bags[0] == (card("Healing Potion"),) and state.place[0] == 1 + 7 - 2


def test_RA5_4_or_for_what_is_left() -> None:
    state = runs(0, 2, at={0: 1}, fronts={0: [("Healing Potion", 1)]})
    state = play(state, "flip encounter 0", "take the item")
    assert state.bags[0] == (card("Healing Potion"),) and state.place[0] == 3


def test_RA5_4_left_alone_it_does_nothing() -> None:
    state = runs(0, 7, at={0: 1}, fronts={0: [("Healing Potion", 1)]}, life=[3, 5, 6, 5])
    state = play(state, "flip encounter 0", "leave the item")
    assert state.bags[0] == () and state.life[0] == 3 and state.place[0] == 8


# --- RA5.6: the card kept


def kept(name: str, bases_too: Mapping[int, int] | None = None, **lies: object) -> RunAway:
    """A hero on an E without encounters, with one card in hand; bases_too: what others will run on."""
    state = hall(bases={0: 2, **(bases_too or {})}, at={0: 1}, hands={0: [name]}, **lies)
    return go(state, ("run", 0))


def test_RA5_6_with_no_encounters_left_it_may_be_shown() -> None:
    state = kept("Low Ceiling")
    assert legal(state) == ["show the card kept", "keep it hidden"]
    assert play(state, "keep it hidden").hands[0] == (card("Low Ceiling"),)


def test_RA5_6_an_item_goes_into_the_bag_for_nothing() -> None:
    state = play(kept("Healing Potion"), "show the card kept")
    assert state.bags[0] == (card("Healing Potion"),) and not state.hands[0]


def test_RA5_6_an_event_is_played_on_any_hero_in_the_dungeon() -> None:
    state = play(kept("Downhill Stretch"), "show the card kept")
    assert legal(state) == ["play it on 0", "play it on 1", "play it on 2", "play it on 3"]


@pytest.mark.parametrize("hero", [0, 2])
def test_RA5_6_an_event_on_a_hero_works_in_its_run_of_the_next_round_and_not_before(hero: int) -> None:
    state = play(kept("Downhill Stretch", bases_too={2: 4}), "show the card kept", f"play it on {hero}")
    go(state, ("run", 2))
    assert state.place[2] == 4 + 4, "whether Cleo has yet to run or Ada is running"
    assert state.coming[hero] and not state.waiting[hero]
    next_run(state, hero)
    assert told(state)[:3] == ["runs", "comes", "speed"] and not state.coming[hero]


def test_RA5_6_the_first_card_that_kills_is_the_last_that_comes() -> None:
    toothache, slope, gutter = map(card, ("Sudden Toothache", "Downhill Stretch", "Coins in the Gutter"))
    coming = ((toothache, 0), (slope, 0), (gutter, NEXT_ROUND))
    state = runs(0, 4, at={0: 30}, life=[1, 5, 6, 5], coming=[coming, (), (), ()])
    assert state.fate[0] == "dead" and told(state).count("comes") == 1
    assert {slope, gutter} <= {*state.piles[0]} and not state.coming[0]


def test_RA5_6_an_event_on_a_hero_acts_after_its_speed_is_turned_up() -> None:
    state = hall(bases={2: 4}, at={2: 30}, coming=[(), (), ((card("Downhill Stretch"), 0),), ()])
    go(state, ("run", 2))
    assert state.place[2] == 30 + 4 + 3 and not state.coming[2]


def test_RA5_6_on_the_boss_only_what_it_says_of_the_boss_counts() -> None:
    state = play(kept("Fog"), "show the card kept")
    assert "play it on the boss" in legal(state)
    state = play(state, "play it on the boss")
    assert state.boss_speed == -3 and state.speed == 0 and state.place[0] == 3
    assert "play it on the boss" not in legal(play(kept("Unpaid Bill"), "show the card kept")), (
        "it says nothing of it"
    )


def test_RA5_6_anything_else_is_faced() -> None:
    state = play(kept("Low Ceiling"), "show the card kept")
    assert state.gold[0] == 2
    boss = play(kept("Second Wind"), "show the card kept")
    assert boss.boss_speed == 2


# --- RA5.7: remains


def remains(**lies: object) -> RunAway:
    """A hero on its way comes to a dead one with an item."""
    return runs(
        0,
        7,
        at={0: 30, 1: 32},
        fate=["", "dead", "", ""],
        life=[6, 0, 6, 5],
        left=[1],
        bags={1: ["Decoy Ham"]},
        **lies,
    )


def test_RA5_7_remains_may_be_searched_which_ends_the_run() -> None:
    state = remains()
    assert legal(state) == ["loot 1", "run past"]
    assert play(state, "run past").place[0] >= 34
    assert state.view(0).bags[1] == (0,)
    state = play(state, "loot 1")
    assert state.place[0] == 32 and state.speed == 0
    assert state.view(0).bags[1] == (card("Decoy Ham"),), "one looks into the bag"
    assert state.view(2).bags[1] == (0,), "and nobody else does"


def test_RA5_7_an_item_or_gold_by_luck() -> None:
    state = play(remains(tops={0: [8]}), "loot 1")
    assert legal(state) == [f"take {card('Decoy Ham')} from 1", "look for gold"]
    taken = play(state, "take {Decoy Ham} from 1")
    assert taken.bags[0] == (card("Decoy Ham"),) and taken.bags[1] == ()
    assert play(state, "look for gold").gold[0] == 8


def test_RA5_7_luck_without_a_card_is_0() -> None:
    state = play(remains(decks=False), "loot 1")
    state.piles = [()] * 4
    assert play(state, "look for gold").gold[0] == 0


# --- RA5.8: walls, stops, going back, bounds


def test_RA5_8_a_wall_stops_whoever_turns_it_up_and_whoever_comes() -> None:
    state = play(runs(0, 9, at={0: 1}, fronts={0: [("Dead End", 1)]}), "flip encounter 0")
    assert state.walls == (3,) and state.place[0] == 3
    after = runs(1, 9, at={1: 1}, walls=(3,))
    assert after.place[1] == 3


@pytest.mark.parametrize("how", ["flip encounter 0", "show the card kept"])
def test_RA5_8_where_a_wall_is_turned_up_nothing_else_happens(how: str) -> None:
    token = card("Lemonade Stand")
    wall = "Collapsing Corridor"
    lies = {"hands": {0: [wall]}} if how == "show the card kept" else {"fronts": {0: [(wall, 1)]}}
    state = runs(
        0,
        9,
        at={0: 1, 1: 3},
        tokens={3: token},
        lying=before(2, token),
        fate=["", "dead", "", ""],
        life=[6, 0, 6, 5],
        left=[1],
        bags={0: ["Espresso of Haste", "Healing Potion"], 1: ["Decoy Ham"]},
        asks=[ALWAYS, 2, 2, 2],
        **lies,
    )
    while state.step == "window" and how not in legal(state):
        state = play(state, "pass")
    state = play(state, how)
    while state.step == "window" and state.agenda[0][2] == "flip":
        state = play(state, "pass")
    assert state.place[0] == 3 and state.gold[0] == 2, "the card itself acts on"
    assert "faces" not in told(state), "no older global"
    assert state.agenda[0][:3] == ("window", 0, "start"), "no loot, and no window: the run is over"


def test_RA5_8_other_heroes_are_met_before_a_wall() -> None:
    state = runs(0, 9, at={0: 1, 1: 3}, walls=(3,), bags={0: ["Banana Peel"]}, asks=[ALWAYS, 2, 2, 2])
    while state.agenda[0][2] != "met":
        state = play(state, "pass")
    assert legal(state)[0] == f"use {card('Banana Peel')} on 1"


def test_RA5_8_a_stop_takes_all_speed_and_nothing_brings_it_back() -> None:
    state = play(runs(0, 9, at={0: 1}, fronts={0: [("Amiable Pudding", 1)]}), "flip encounter 0")
    assert state.place[0] == 3
    stopped = hall(at={0: 3}, runner=0, stopped=True)
    act(stopped, (made.speed(5),), 0, ("item", 0, 0))
    assert stopped.speed == 0


def test_RA5_8_going_back_ends_the_run_and_meets_nothing() -> None:
    token = card("Cursed Fountain")
    state = runs(
        0,
        9,
        at={0: 9},
        tokens={8: token},
        lying=before(1, token),
        fronts={0: [("Rug, Pulled", 1), ("Pit of Spikes", 2)]},
    )
    state = play(state, "flip encounter 0")
    assert state.place[0] == 8 and state.life[0] == 6 and len(state.fronts[0]) == 1


def test_RA5_8_never_behind_the_start() -> None:
    state = play(runs(0, 9, at={0: 1}, fronts={0: [("Portal to the Entrance Hall", 1)]}), "flip encounter 0")
    assert state.place[0] == 0


@pytest.mark.parametrize(
    ("name", "space", "gold"), [("Avalanche of Paperwork", 3, 2), ("Pickpocket Imp", 4, 0)]
)
def test_RA5_8_neither_speed_nor_gold_is_below_0(name: str, space: int, gold: int) -> None:
    state = play(runs(0, 3, at={0: 1}, fronts={0: [(name, 1)]}), "flip encounter 0")
    assert state.place[0] == space and state.gold[0] == gold


def test_RA5_8_life_is_never_above_what_the_class_has() -> None:
    state = hall(life=[5, 5, 6, 5])
    act(state, (made.life(3),), 0, ("item", 0, 0))
    assert state.life[0] == 6


@pytest.mark.parametrize(("number", "lucky"), [(2, True), (3, False)])
def test_RA5_8_even_is_lucky_and_odd_is_not(number: int, lucky: bool) -> None:
    state = runs(0, 6, at={0: 1}, tops={0: [number]}, fronts={0: [("Spiked Welcome Mat", 1)]})
    state = play(state, "flip encounter 0")
    assert (state.gold[0], state.life[0]) == ((2, 6) if lucky else (0, 5))
    assert NOBODY not in state.fronts[0]


def test_RA5_8_each_mention_of_luck_is_a_draw_of_its_own() -> None:
    state = runs(0, 2, at={0: 1}, tops={0: [4, 7]}, fronts={0: [("Kobold Tax Audit", 1)]}, gold=[20, 0, 0, 0])
    assert play(state, "flip encounter 0").gold[0] == 16, "the four, and the seven is still there"
