"""CoLF DaDA, line by line: set-up and turns. Each test names the line of RULES.md that it holds (foes and the
Master stand in `test_colf_dada_foes.py`, CD4 in `test_colf_dada_fight.py`, CD7 in `test_colf_dada_cards.py`).
"""

from __future__ import annotations

from dominoes.domino import Domino, double_set
from games.colf_dada.combat import prepare
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import ATTACK, DEFENSE, SET
from games.colf_dada.rules import GAME, ColfDada
from heroes import cards_of, drawing, hero, ready, settled
from positions import arranged, dice, do, legal, pulled, tiles, told

SEEDS = range(60)


# --- CD1: the start


def test_CD1_1_a_double_six_set_is_the_pool_and_there_are_20_candles() -> None:
    for seed in SEEDS:
        state = GAME.new(1, seed)
        assert sorted([*state.pool, state.held or Domino(0, 0)]) == double_set(6)
        assert state.tokens == 20 and state.turns == 0


def test_CD1_1_dominoes_are_drawn_at_random() -> None:
    assert {GAME.new(1, seed).held for seed in range(400)} == set(SET)


def test_CD1_1_nouns_and_adjectives_are_decks_of_their_own() -> None:
    state = GAME.new(1, 1)
    assert len(state.nouns) == len(NOUNS) == 30 and len(state.adjectives) == len(ADJECTIVES) == 40


def test_CD1_2_the_hero_has_3_dice_and_3_dominoes_each_put_in_a_column_as_wished() -> None:
    for seed in SEEDS:
        state = GAME.new(1, seed)
        assert state.level == 3 and state.xp == 0
        assert legal(state) == [f"put {state.held} in {name}" for name in ("attack", "defense")]
        state = ready(seed)
        whole = [muscle.domino for muscle in state.columns[ATTACK] if muscle.domino.low]
        assert len(whole) == 3 and not any(muscle.hits for muscle in state.columns[ATTACK])
        assert len(do(state, "rest").events()[0].args[0]) == 3, "dice"


def test_CD1_2_a_column_may_be_of_any_length() -> None:
    state, more = hero("/ 1-2", step="put", held=Domino(0, 6)), "0-1 0-2 0-3 0-4 0-5"
    for at, column in enumerate(("attack", "defense")):
        puts = [f"put {tile} in {column}" for tile in tiles(f"0-6 {more}")]
        after = do(state, *puts, luck=pulled(state.pool, more))
        assert [muscle.domino for muscle in after.columns[at]][-6:] == tiles(f"0-6 {more}")


def test_CD1_3_a_blank_brings_another_domino_again_and_again() -> None:
    state = hero("1-2 /", step="put", held=Domino(0, 3), pool=tiles("0-0"))
    state = arranged(state, pool=tiles("0-0"))
    after = do_loose(state, "put 0-3 in attack")
    assert after.held == Domino(0, 0), "seen before it is placed"
    last = do_loose(after, "put 0-0 in defense")
    assert told(last) == ["put", "pool empty"] and not last.held
    assert drawing(last) == "1-2 0-3 / 0-0"


def test_CD1_3_a_double_blank_brings_one_and_no_blank_none() -> None:
    state = hero("1-2 /", step="put", held=Domino(0, 0), pool=tiles("3-3 3-4"))
    after = do_loose(state, "put 0-0 in attack")
    assert after.held in tiles("3-3 3-4")
    last = do_loose(after, f"put {after.held} in attack")
    assert last.step == "grow_and_adapt" and len(last.pool) == 1


def test_CD1_3_when_the_hero_grows_too() -> None:
    state = hero("1-2 /", step="grow_and_adapt", xp=6, pool=tiles("0-5"))
    state = do_loose(state, "grow", "put 0-5 in defense")
    assert "pool empty" in told(state), "another was due"


def test_CD1_3_a_monsters_blanks_bring_dominoes_to_the_same_column() -> None:
    boar, lidded = cards_of("Boar", "Pot-Lidded")
    state = do(hero("1-2 / 3-4", nouns=[boar], adjectives=[lidded]), "seek a level 3 noun")
    state = do(state, "add a level 2 adjective")
    attack, defense = "0-1 1-1 0-0 2-2 2-3", "5-5 0-6 6-6"
    state = do(state, "turn the cards over", luck=pulled(state.pool, f"{attack} {defense}"))
    assert [[*column] for column in state.foe_columns] == [tiles(attack), tiles(defense)], (
        "3 and 2, and blanks"
    )


def test_CD1_3_a_monsters_attack_is_drawn_before_its_defense_and_an_empty_pool_is_skipped() -> None:
    for pool in ("3-5 5-5 6-6", "0-1 0-2", "0-0 0-4 2-2 3-3"):
        state = hero("1-2 / 3-4", cards=("Boar", "Pot-Lidded"), pool=tiles(pool))
        prepare(state)
        state.settle()
        assert sorted(state.foe_columns[ATTACK]) == tiles(pool) and not state.foe_columns[DEFENSE]
        assert not state.pool and state.step == "fight_or_flee"


def do_loose(state: ColfDada, *actions: str) -> ColfDada:
    """As `do`, where the pool is small on purpose, so that not all dominoes are there."""
    for text in actions:
        assert text in legal(state), legal(state)
        state = state.apply(GAME.parse(text))
    return state


# --- CD2: a turn


def test_CD2_1_a_turn_burns_a_candle() -> None:
    state = ready(3)
    assert state.tokens == 19 and state.turns == 1
    state = do(do(state, "rest"), "end the turn")
    assert state.tokens == 18 and state.turns == 2


def test_CD2_1_without_a_candle_the_master_attacks() -> None:
    last = do(hero("1-2 / 3-4", step="grow_and_adapt", tokens=1, turns=19), "end the turn")
    assert last.tokens == 0 and not last.master and last.step == "explore_or_rest", "a turn like any"
    state = do(hero("1-2 / 3-4", step="grow_and_adapt", tokens=0, turns=20), "end the turn")
    assert "master comes" in told(state) and state.master and state.tokens == 0 and state.round == 1


def test_CD2_2_then_the_hero_explores_or_rests() -> None:
    state = ready(1)
    nouns = [f"seek a level {level} noun" for level in range(1, 6)]
    assert legal(state) == [*nouns, "rest", "challenge the master"]
    assert do(state, "rest").step == "grow_and_adapt"
    found = do(state, "seek a level 1 noun", "add a level 1 adjective", "turn the cards over")
    assert found.step == "fight_or_flee" and "rest" not in legal(found)


def test_CD2_3_each_die_mends_one_hit_of_its_number() -> None:
    state = do(hero("1*-2 1*-3* / 5*-6"), "rest", luck=dice(1, 4, 5))
    assert set(legal(state)) == {
        "mend 1 of 1-2 with 1",
        "mend 1 of 1-3 with 1",
        "mend 5 of 5-6 with 5",
        "mend as proposed",
        "done",
    }
    state = do(state, "mend 1 of 1-3 with 1")
    assert set(legal(state)) == {"mend 5 of 5-6 with 5", "mend as proposed", "done"}, "the die is used up"
    assert drawing(state) == "1*-2 1-3* / 5*-6"
    assert drawing(do(state, "done")) == "1*-2 1-3* / 5*-6", "may, not must"


def test_CD2_3_as_proposed_mends_as_many_as_can_be() -> None:
    state = do(hero("1*-2 / 0*-6*"), "rest", luck=dice(1, 1, 6))
    assert drawing(do(state, "mend as proposed")) == "1-2 / 0-6"


def test_CD2_3_any_die_mends_a_blank_and_the_domino_stays() -> None:
    state = do(hero("0*-2 / 3-6"), "rest", luck=dice(1, 4, 5))
    assert legal(state, "mend") == [f"mend 0 of 0-2 with {die}" for die in (1, 4, 5)]
    state = do(state, "mend 0 of 0-2 with 4")
    assert drawing(state) == "0-2 / 3-6" and state.step == "grow_and_adapt"


def test_CD2_3_xp_rolls_again_before_the_first_hit_is_mended_and_boosts_nothing() -> None:
    state = do(hero("1*-2* / 3-6", xp=2), "rest", luck=dice(1, 4, 5))
    state = do(state, "mark a 4", "mark a 5")
    again = do(state, "roll the marked dice again", luck=dice(2, 6))
    assert again.xp == 1 and again.dice == (1, 2, 6) and not legal(again, "boost")
    mended = do(again, "mend 2 of 1-2 with 2")
    assert not legal(mended, "mark") and not legal(mended, "reroll")


def test_CD2_3_a_rest_with_nothing_to_mend_is_over_at_once() -> None:
    state = do(hero("1-2 / 3-6", xp=9), "rest")
    assert state.step == "grow_and_adapt" and state.dice == () and state.xp == 9


def test_CD2_4_growing_costs_twice_the_level_and_brings_a_die_and_a_domino() -> None:
    assert not legal(hero("1-2 / 3-4", step="grow_and_adapt", xp=5), "grow")
    state = hero("1-2 / 3-4", step="grow_and_adapt", xp=14)
    state = do(state, "grow", luck=pulled(state.pool, "6-6"))
    assert state.level == 4 and state.xp == 8 and state.held == Domino(6, 6)
    state = do(state, "put 6-6 in defense", "grow", luck=pulled(state.pool, "5-6"))
    assert state.level == 5 and state.xp == 0, "as often as there is XP: 6, then 8"
    state = do(state, "put 5-6 in attack", "end the turn", "rest")
    assert len(state.events()[0].args[0]) == 5


def test_CD2_4_dominoes_move_between_the_columns_hits_and_all_and_each_once() -> None:
    state = hero("1*-2 / 3-4", step="grow_and_adapt", xp=6)
    assert legal(state) == ["grow", "move 1-2 to defense", "move 3-4 to attack", "end the turn"]
    state = do(state, "move 1-2 to defense")
    assert drawing(state) == "/ 3-4 1*-2" and legal(state) == ["grow", "move 3-4 to attack", "end the turn"]
    state = do(state, "grow", "put 6-6 in attack", luck=pulled(state.pool, "6-6"))
    assert set(legal(state, "adapt")) == {"move 3-4 to attack", "move 6-6 to defense"}, "in any order"
    state = do(state, "end the turn", "rest", luck=dice(2, 2, 2))
    assert len(legal(state, "adapt")) == 3, "and once more in the next turn"


def test_CD2_5_the_hero_holds_25_xp_at_most() -> None:
    state = hero("1-1 / 2-2", "1-2 / 3-4", step="return_dice", dice=(6, 6, 6), xp=23)
    assert settled(state).xp == 25
    slain = hero("1-1 / 2-2", "1-2 / 3-4", step="clean_up", foe_hp=0, xp=24)
    assert settled(slain).xp == 25
    one = hero("1-1 / 2-2", "1-2 / 3-4", step="clean_up", foe_hp=0, xp=20)
    assert settled(one).xp == 22, "its level"


def test_CD2_5_rage_has_no_limit() -> None:
    state = hero("1-1 / 2-2", "1-1 / 3-3", step="foe_rolls", rage=40)
    state = arranged(state, foe_columns=[[], []])
    state.settle()
    assert state.rage == 42, "both dice are over"


# --- CD5: dice by the handful


def test_CD5_1_equal_dice_on_equal_spaces_are_one_option() -> None:
    state = hero("1-1 1-3 / 1-2", "1-2 / 3-4", step="assign", dice=(1, 1, 1), xp=1)
    assert legal(state) == ["place 1 in attack", "place 1 in defense", "mark a 1", "place all as proposed"]
    hits = hero("1-1 / 2-2", "1-2 / 3-4", step="cover", hits=1)
    assert legal(hits) == ["take the hits as proposed", "cover 1 of 1-1", "cover 2 of 2-2"]


def test_CD5_1_marking_is_die_by_die_and_never_more_than_300_options() -> None:
    many = [Domino(low, high) for low in range(7) for high in range(low, 7)]
    text = " ".join(f"{tile.low}*-{tile.high}*" for tile in many)
    state = hero(f"{text} /", step="mending", dice=(1, 2, 3, 4, 5, 6) * 3, xp=9, level=18)
    assert len(legal(state)) <= 300 and len(legal(state, "mark")) == 6
