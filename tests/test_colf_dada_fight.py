"""A fight in CoLF DaDA, CD4: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from dominoes.domino import Domino
from games.colf_dada import proposal
from games.colf_dada.monsters import card
from games.colf_dada.pieces import ATTACK, DEFENSE, SET
from games.colf_dada.rules import GAME, ColfDada
from heroes import cards_of, drawing, hero, its_dice, settled
from positions import arranged, dice, do, legal, tiles, told

TROLL = ("Troll", "Caped")  # level 7, without Bite
HARDY = sum(card(name).hp for name in TROLL)


def blows(columns: str = "1-2 / 3-4", foe: str = "2-2 5-5 / 6-6", **fields: Any) -> ColfDada:
    """Both rolls are known: `placed` the hero's dice by column, `foe_placed` the foe's."""
    return hero(columns, foe, **{"step": "boost", "cards": TROLL} | fields)


# --- CD4.1: fight or flee


def test_CD4_1_every_round_begins_with_the_choice() -> None:
    state = hero("1-2 / 3-4", "5-5 / 5-6", "fight_or_flee", cards=TROLL)
    assert legal(state) == ["fight", "flee"]
    state = settled(blows(step="clean_up"))
    assert state.round == 2 and legal(state) == ["fight", "flee"]


def test_CD4_1_who_flees_rolls_nothing_and_deals_nothing() -> None:
    state = hero("1-2 / 3-4", "5-5 / 5-6", "fight_or_flee", cards=("Goblin", "Grumpy"))
    state = do(state, "flee", luck=its_dice(1, 2, 3, 4))
    assert "rolled" not in told(state) and "foe rolled" in told(state)
    struck = next(event for event in state.events() if event.kind == "struck")
    assert struck.args[:3] == (0, 0, None) and state.xp == 0, (
        "not even the 1 of bare hands, and no XP for dice"
    )
    assert state.step == "grow_and_adapt" and not state.cards and not state.slain
    assert sorted([*state.pool, *tiles("1-2 3-4")]) == SET, "its dominoes are back in the pool"


def test_CD4_1_its_blow_is_taken_and_xp_may_boost_defense_alone() -> None:
    state = hero("1-2 / 3-4", "5-5 / 5-6", "fight_or_flee", xp=1)
    state = do(state, "flee", luck=its_dice(5, 5))
    assert legal(state) == ["boost defense", "strike"], "Attack 2 and Bite 1"
    state = do(state, "boost defense", "cover 1 of 1-2", "cover 4 of 3-4")
    assert drawing(state) == "1*-2 / 3-4*" and state.step == "grow_and_adapt"


def test_CD4_1_fleeing_may_be_death() -> None:
    state = hero("1-2* / 3*-4*", "5-5 / 5-6", "fight_or_flee")
    assert do(state, "flee", luck=its_dice(5, 5)).ending == "dead"


# --- CD4.2: rolling again


def test_CD4_2_all_dice_are_rolled() -> None:
    state = do(hero("1-2 / 3-4", "5-5 / 5-6", "fight_or_flee", level=5, xp=1), "fight")
    assert len(state.dice) == 5


def test_CD4_2_one_xp_rolls_any_chosen_dice_again_and_that_as_often_as_it_can_be_paid() -> None:
    state = hero("1-2 / 3-4", "5-5 / 5-6", "assign", dice=(1, 6, 6), xp=2, cards=TROLL)
    assert not legal(state, "reroll"), "none is marked yet"
    state = do(state, "mark a 1", "mark a 6")
    assert legal(state, "mark") == ["mark a 6"], "one 6 is left"
    state = do(state, "roll the marked dice again", luck=dice(5, 5))
    assert state.dice == (5, 5, 6) and state.xp == 1
    state = do(state, "mark what fits nothing")
    assert state.marked == (5, 5, 6)
    state = do(state, "roll the marked dice again", luck=dice(5, 5, 3))
    assert not legal(state, "mark") and state.xp == 2, "the rest went by itself"


def test_CD4_2_before_the_first_is_placed() -> None:
    state = hero("1-2 1-3 / 1-4", "5-5 / 5-6", "assign", dice=(1, 1, 6), xp=2, cards=TROLL)
    assert legal(state, "mark") == ["mark a 1", "mark a 6"]
    placed = do(state, "mark a 6", "place 1 in attack")
    assert legal(placed) == ["place 1 in attack", "place 1 in defense", "place all as proposed"]


def test_CD4_2_without_xp_nothing_is_rolled_again() -> None:
    state = hero("1-2 / 1-4", "5-5 / 5-6", "assign", dice=(1, 6, 6), cards=TROLL)
    assert legal(state) == ["place 1 in attack", "place 1 in defense", "place all as proposed"]


# --- CD4.3: placing


def test_CD4_3_dice_go_to_spaces_of_their_number_the_column_is_chosen() -> None:
    state = hero("1-2 / 1-4", "5-5 / 5-6", "assign", dice=(1, 2, 6), cards=TROLL)
    assert legal(state, "place") == ["place 1 in attack", "place 1 in defense", "place 2 in attack"]
    state = do(state, "place 1 in defense")
    assert "assigned" in told(state), "the 2 has one place only"
    assert state.xp == 1, "and the 6 none"


def test_CD4_3_a_space_with_a_hit_or_a_die_takes_none() -> None:
    state = hero("1*-2 1-3 / 1-4", "5-5 / 5-6", "assign", dice=(1, 1, 6), cards=TROLL)
    state = settled(state)
    assert "assigned" in told(state), "two 1s, two spaces: nothing to choose"
    only = hero("1-2 / 1-4", "5-5 / 5-6", "assign", dice=(1, 1, 1), xp=1, cards=TROLL)
    only = do(only, "place 1 in attack")
    assert "assigned" in told(only) and only.xp == 2


def test_CD4_3_what_fits_is_placed_and_cannot_be_kept_for_its_xp() -> None:
    state = hero("1-2 / 1-4", "5-5 / 5-6", "assign", dice=(1, 5, 6), xp=3, cards=TROLL)
    assert "done" not in legal(state) and "place all as proposed" in legal(state)
    none = hero("1-2 / 1-4", "5-5 / 5-6", "assign", dice=(3, 5, 6), xp=3, cards=TROLL)
    assert "done" in legal(none) and "place all as proposed" not in legal(none)
    assert do(none, "done").xp == 6


def test_CD4_3_as_proposed_all_that_fit_are_placed() -> None:
    luck = Random(3)
    for _ in range(300):
        picked = luck.sample([tile for tile in SET if tile.low], 6)
        columns = " ".join(map(str, picked[:3])), " ".join(map(str, picked[3:]))
        rolled = tuple(luck.randint(1, 6) for _ in range(5))
        state = hero(" / ".join(columns), "1-1 / 2-2", "assign", dice=rolled, pool=[])
        spaces = [number for tile in picked for number in tile]
        fit = sum(min(rolled.count(n), spaces.count(n)) for n in range(1, 7))
        assigned = proposal.assignment(state)
        assert len(assigned) == fit
        for column in (ATTACK, DEFENSE):
            for number in range(1, 7):
                there = sum(1 for one in assigned if one == (number, column))
                assert there <= sum([*tile].count(number) for tile in picked[3 * column : 3 * column + 3])


def test_CD4_3_a_blank_takes_any_die_if_wanted_and_its_domino_is_spent() -> None:
    state = hero("0-2 / 1-4*", "5-5 / 5-6", "assign", dice=(1, 3, 6), cards=TROLL)
    assert legal(state, "spend") == [f"place {die} on the blank of 0-2" for die in (1, 3, 6)]
    used = do(state, "place 3 on the blank of 0-2")
    assert not legal(used, "spend") and used.strength(ATTACK) == 1, "its only blank is taken"
    used = settled(used)
    assert drawing(used) == "0-2 / 1-4*", "not before clean-up"
    used = done_with(used)
    assert drawing(used) == "/ 1-4*" and Domino(0, 2) in used.pool
    assert drawing(done_with(do(state, "place all as proposed"))) == "0-2 / 1-4*", "not wanted"


def done_with(state: ColfDada) -> ColfDada:
    """The rest of a round in which the foe has no dominoes."""
    pool = [*state.pool, *state.foe_columns[ATTACK], *state.foe_columns[DEFENSE]]
    state = settled(arranged(state, foe_columns=[[], []], pool=pool))
    while state.step not in ("fight_or_flee", ""):
        choices = ("done", "place all as proposed", "strike", "take the hits as proposed")
        state = do(state, next(text for text in choices if text in legal(state)))
    return state


def test_CD4_3_a_double_blank_takes_two_dice_and_leaves_with_its_hits() -> None:
    state = hero("0-0 / 1-4", "5-5 / 5-6", "assign", dice=(3, 5, 6), cards=TROLL)
    state = do(state, "place 3 on the blank of 0-0", "place 5 on the blank of 0-0")
    assert state.step != "assign" and state.strength(ATTACK) == 2
    hit = settled(hero("0*-2* / 1-4", "5-5 / 5-6", "clean_up", wild=[(Domino(0, 2), 3)]))
    assert drawing(hit) == "/ 1-4"
    sore = hero("0*-2 / 1-4", "5-5 / 5-6", "assign", dice=(3, 5, 6), xp=1, cards=TROLL)
    assert not legal(sore, "spend"), "a hit lies on it"


# --- CD4.4: dice returned


def test_CD4_4_each_die_that_is_not_placed_is_one_xp() -> None:
    state = settled(hero("1-2 / 3-4", "5-5 / 5-6", "return_dice", dice=(1, 5, 6, 6), xp=2, cards=TROLL))
    assert state.xp == 5 and state.dice == () and state.placed == [(1,), ()]


def test_CD4_4_and_may_boost_in_the_same_round() -> None:
    state = hero("1-2 / 3-4", "1-1 / 3-3", "fight_or_flee", cards=("Goose", "Mossy"))
    state = do(state, "fight", luck=[*dice(5, 6, 6), *its_dice(1, 3, 3)])
    assert "boost attack" in legal(state)


# --- CD4.6: damage


@pytest.mark.parametrize(("mine", "its", "bite"), [*product((0, 1, 3), (0, 2), (0, 2))])
def test_CD4_6_attack_less_defense_and_1_and_attack_less_defense_and_bite(
    mine: int, its: int, bite: int
) -> None:
    cards = ("Owl", "Thorny") if bite else TROLL
    state = blows("1-1 1-2 / 3-3 3-4", cards=cards, foe_hp=20, step="damage", xp=0)
    state = arranged(
        state, placed=[(1,) * mine, (3,) * (3 - mine)], foe_placed=[(1,) * (2 - its), (3,) * its], level=6
    )
    state = settled(state)
    struck = next(event for event in state.events() if event.kind == "struck")
    assert struck.args[:2] == (max(0, mine - its + 1), max(0, 2 - its - (3 - mine) + bite))
    assert struck.args[2:] == ((mine, its), (2 - its, 3 - mine, bite)), "the sums say how it came about"
    assert state.foe_hp == 20 - struck.args[0]


def test_CD4_6_after_both_rolls_xp_adds_to_attack_or_defense() -> None:
    state = blows(xp=3, foe_placed=[(1, 2), ()])
    assert legal(state) == ["boost for safety", "boost attack", "boost defense", "strike"]
    state = do(state, "boost attack", "boost attack", "boost defense")
    assert state.xp == 0 and state.foe_hp == HARDY - 3 and state.hits == 1, "no XP, no more choice"


def test_CD4_6_boosts_for_the_kill_and_for_safety() -> None:
    state = blows(xp=9, foe_hp=4, foe_placed=[(1, 2), ()])
    killed = do(state, "boost for the kill")
    assert killed.xp == 6 and killed.blow == 4 and not legal(killed, "buy_kill")
    safe = do(killed, "boost for safety")
    assert safe.step == "grow_and_adapt" and len(safe.slain) == 1 and drawing(safe) == "1-2 / 3-4"
    assert safe.xp == 9 - 3 - 2 + 7, "all else is settled, so it came to blows by itself"


def test_CD4_6_boosts_are_offered_while_they_can_change_something() -> None:
    assert "boost defense" not in legal(blows(xp=5)), "nothing is to be guarded"
    assert "boost attack" not in legal(blows(xp=5, foe_hp=1, foe_placed=[(1,), ()])), "it is dead already"
    walled = blows(foe="1-1 / 3-3 3-5", xp=2, foe_placed=[(1,), (3, 3, 3)])
    assert legal(walled) == ["boost defense", "strike"], "2 XP do not pierce 3 dice with bare hands"
    assert "boost attack" in legal(arranged(walled, xp=3))
    doomed = blows("1-2* / 3*-4*", xp=1, foe_placed=[(1, 2), ()])
    assert legal(doomed) == ["boost attack", "strike"], "one point of Defense leaves it deadly"


# --- CD4.7: hits


def test_CD4_7_each_hit_covers_a_space_of_the_players_choice() -> None:
    state = blows("1-2 / 0-4*", step="damage", foe_placed=[(1, 2), ()])
    assert legal(state, "cover") == ["cover 1 of 1-2", "cover 2 of 1-2", "cover 0 of 0-4"], "blanks too"
    state = do(state, "cover 0 of 0-4")
    assert legal(state, "cover") == ["cover 1 of 1-2", "cover 2 of 1-2"], "at most one a space"
    assert drawing(do(state, "cover 2 of 1-2")) == "1-2* / 0*-4*"


def test_CD4_7_under_a_die_too() -> None:
    state = blows("1-2 / 3-4", step="damage", placed=[(1, 2), (3,)], foe_placed=[(1, 2), ()])
    assert "cover 1 of 1-2" in legal(state, "cover")


def test_CD4_7_what_finds_no_room_is_lost_and_a_full_load_is_put_by_itself() -> None:
    state = settled(blows("1-2 / 3*-4*", step="damage", foe_placed=[(1, 1, 1), ()]))
    assert drawing(state) == "1*-2* / 3*-4*" and state.ending == "dead"


def test_CD4_7_both_are_hurt_at_once() -> None:
    state = blows("1-2 / 3-4", step="damage", foe_hp=1, foe_placed=[(1, 2), ()])
    assert state.legal_actions() and state.foe_hp == 0 and state.hits == 2, "a dying monster strikes too"


def test_CD4_7_hits_are_proposed_so_that_nobody_dies_without_need() -> None:
    """All that a hero of three dominoes can look like, more or less."""
    luck = Random(47)
    saved = 0
    for _ in range(600):
        picked = luck.sample(SET, 3)
        text = " ".join(
            f"{low}{luck.choice(('', '*', ''))}-{high}{luck.choice(('', '*', ''))}" for low, high in picked
        )
        state = hero(f"{text} /", step="cover", cards=TROLL, pool=[])
        blank = [tile for tile in state.blanks() if luck.random() < 0.5]
        rest = [muscle for muscle in state.columns[0] if muscle.domino not in blank]
        state = arranged(state, wild=[(tile, 5) for tile in blank], hits=luck.randint(1, 3))
        if state.hits >= state.open_spaces() or not any(number for muscle in rest for number in muscle.free):
            continue
        others = sum(sum(map(bool, muscle.free)) for muscle in rest)
        saved += state.hits >= others
        after = state.apply(GAME.parse("take the hits as proposed"))
        assert after.ending != "dead", drawing(state)
    assert saved > 20, "some were near it"


# --- CD4.8: clean-up


def test_CD4_8_dead_without_a_number_that_is_free_blanks_do_not_count() -> None:
    assert settled(blows("0-2* / 3*-4*", step="clean_up")).ending == "dead"
    assert settled(blows("0-2* / 3*-4", step="clean_up")).step == "fight_or_flee"


def test_CD4_8_dead_if_the_last_domino_is_spent() -> None:
    state = settled(blows("0-2 /", step="clean_up", wild=[(Domino(0, 2), 3)]))
    assert state.ending == "dead" and not state.columns[ATTACK]


def test_CD4_8_a_slain_foe_is_worth_its_level_and_leaves() -> None:
    state = settled(blows(step="clean_up", foe_hp=0, xp=1, rage=3))
    assert state.xp == 8 and state.slain == [(1, *cards_of(*TROLL))]
    assert sorted([*state.pool, *tiles("1-2 3-4")]) == SET and state.rage == state.round == 0
    assert state.step == "grow_and_adapt" and not state.cards


def test_CD4_8_both_at_once_is_death() -> None:
    state = settled(blows("1*-2* / 3*-4*", step="clean_up", foe_hp=0))
    assert state.ending == "dead" and not state.slain


def test_CD4_8_else_another_round_with_all_dice_back() -> None:
    state = settled(blows(step="clean_up", placed=[(1,), ()], foe_placed=[(1,), ()], rage=2, boosts=[1, 0]))
    assert state.round == 2 and state.placed == [(), ()] and state.foe_placed == [(), ()]
    assert state.rage == 2 and state.foe_hp == HARDY and state.boosts == [0, 0], "rage stays, boosts do not"


# --- CD4.9: weary


def test_CD4_9_from_the_sixth_round_bite_grows_by_one_each_round() -> None:
    for number, more in ((4, 0), (5, 1), (6, 2), (9, 5)):
        state = settled(blows(step="clean_up", round=number))
        assert state.round == number + 1 and state.bite == more
        assert ("weary" in told(state)) == bool(more)


def test_CD4_9_as_written_it_does_not() -> None:
    state = settled(blows(step="clean_up", round=9, as_written=True))
    assert state.bite == 0 and "weary" not in told(state)
    assert GAME.new(1, 1, fights=1).as_written and not GAME.new(1, 1).as_written
    assert GAME.options["fights"].choices[1].startswith("As written")


def test_CD4_9_what_fleeing_costs_grows_too() -> None:
    state = hero("1-2 / 3-4", "5-5 / 5-6", "fight_or_flee", cards=TROLL, round=7)
    state = do(state, "flee", luck=its_dice(1, 1, 1, 1))
    assert next(event for event in state.events() if event.kind == "struck").args[1] >= 2
