"""Domino Run's rules, line by line: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from boards import position
from dominoes.domino import Domino
from games.domino_run.pieces import GAP, SET, TakeAbility, TakeDie
from games.domino_run.rules import GAME, DominoRun
from games.domino_run.text import board
from positions import dice, do, legal, pulled, tiles

SEEDS = range(60)
ENEMY = [("enemy_runs",), ("clean_up",), ("roll",), ("move",)]


def laid_well(line: list[int]) -> bool:
    """Does each tile touch the one before with its matching half, or lie low half first if none matches?"""
    firsts = [line[i : i + 2] for i in range(0, len(line), 2)]
    for before, (left, right) in zip([[None, None], *firsts], firsts, strict=False):
        end = before[1]
        if left != end and (right == end or left > right):
            return False
    return True


def test_DR1_1_set_of_28_and_two_dice() -> None:
    state = GAME.new(1, "a")
    assert len(SET) == 28 and sorted([*state.pile, *state.tiles]) == SET
    assert state.pool == 2 and len(do(state, "keep the line").dice) == 2


def test_DR1_2_five_tiles_touch_by_matching_halves_or_lie_low_first() -> None:
    for seed in SEEDS:
        state = GAME.new(1, seed)
        assert len(state.tiles) == 5 and laid_well(state.line)
        assert state.line[0] <= state.line[1], "the first tile lies low half first"
    assert not laid_well([2, 4, 5, 4]) and laid_well([2, 4, 4, 1, 1, 3]) and not laid_well([2, 4, 3, 1])


def test_DR1_3_enemy_on_space_0_runner_on_5_two_tiles_ahead() -> None:
    for seed in SEEDS:
        state = GAME.new(1, seed)
        assert (state.enemy, state.runner) == (0, 5)
        assert len(state.line) - (state.runner + 1) == 2 * 2


def test_DR1_4_mulligan_once_before_the_first_roll_from_the_other_23() -> None:
    for seed in SEEDS:
        state = GAME.new(1, seed)
        assert legal(state) == ["keep the line", "lay five new tiles"]
        after = do(state, "lay five new tiles")
        assert not set(after.tiles) & set(state.tiles) and laid_well(after.line)
        assert set(state.tiles) <= set(after.pile) and len(after.pile) == 23
        assert (after.enemy, after.runner) == (0, 5)
        assert "lay five new tiles" not in legal(after) and len(after.dice) == 2
        assert do(state, "keep the line").tiles == state.tiles


def test_DR2_1_the_whole_pool_is_rolled() -> None:
    for rolled in ((6, 1), (2, 5, 4), (3, 3, 1, 6)):
        state = position("0e-0 1-2 5-5 3-4r 4-5", pool=len(rolled), used=[1])
        after = do(state, "end the move", luck=dice(*rolled))
        assert legal(after) and after.dice == sorted(rolled) and not after.used


def test_DR2_1_dice_of_a_turn_do_not_depend_on_the_tiles_drawn_before() -> None:
    keep, anew = (do(GAME.new(1, "luck"), first) for first in ("keep the line", "lay five new tiles"))
    assert keep.dice == anew.dice
    assert do(keep, "end the move").dice == do(anew, "end the move").dice


def test_DR2_2_spaces_cost_their_pips_and_the_rest_of_the_die_is_lost() -> None:
    state = position("1e-3r 2-4 5-5 2-3", dice=[6])
    assert legal(state, "run") == ["run 1 with 6", "run 2 with 6"], "2 and 4 cost 6; the 5 is too dear"
    after = do(state, "run 1 with 6")
    assert (after.runner, after.dice, legal(after)) == (2, [], ["end the move"])


def test_DR2_2_blanks_cost_nothing_even_with_0_left() -> None:
    state = position("1e-3r 2-0 0-4 2-3", dice=[2])
    assert legal(state, "run") == ["run 1 with 2", "run 2 with 2", "run 3 with 2"]
    assert legal(position("1e-3 2r-4 0-6", dice=[1]), "run") == []
    assert legal(position("1e-3 2-4r 0-6", dice=[1]), "run") == ["run 1 with 1"]


def test_DR2_2_budgets_do_not_carry_from_die_to_die() -> None:
    state = position("1e-3r 2-4 1-6", dice=[5, 5], combined=True)
    after = do(state, "run 1 with 5")
    assert legal(after, "run") == ["run 1 with 5", "run 2 with 5"], "3 were left of the first die, lost"


def test_DR2_3_any_order_early_stops_unused_dice_and_the_end_at_any_time() -> None:
    state = position("0e-0 1-1r 2-2 3-3 1-2", dice=[2, 6], combined=True)
    assert {"run 1 with 2", "run 1 with 6", "run 2 with 6", "end the move"} <= set(legal(state))
    after = do(state, "run 1 with 6")
    assert after.dice == [2] and "end the move" in legal(after)
    assert do(state, "end the move").turns == 2


def test_DR2_4_two_unused_dice_combined_once_a_turn() -> None:
    state = position("0e-1r 6-6 2-3 3-4", dice=[2, 3, 4])
    assert legal(state, "run") == ["run 1 with 2+4", "run 1 with 3+4"], "6 costs more than each die alone"
    after = do(position("0e-1r 1-6 5-6 3-4", dice=[1, 3, 4, 5]), "run 2 with 3+4")
    assert after.combined and after.dice == [1, 5] and after.used == [3, 4]
    assert legal(after, "run") == ["run 1 with 5"], "1+5 would be a second pair"
    fresh = do(after, "end the move")
    assert not fresh.combined


def test_DR2_5_never_past_the_end_of_the_line() -> None:
    state = position("0e-1 1-2r 0-0", dice=[6, 6])
    assert max(int(text.split()[1]) for text in legal(state, "run")) == 2
    assert legal(position("0e-1 1-2 0-0r", dice=[6, 6])) == ["end the move"]


def test_DR2_6_the_second_space_of_a_double_flips_it_at_once() -> None:
    state = position("0e-1 1r-2 1-1 2-3 3-4", dice=[5])
    short = do(state, "run 2 with 5")
    assert not any(short.flipped), "its first space is not enough"
    after = do(state, "run 3 with 5")
    assert after.flipped == [False, False, True, False, False] and after.keys == 1
    assert legal(after) == ["take a die", "take an ability"]


def test_DR2_6_the_move_goes_on_with_what_is_left() -> None:
    before = position("0e-1 1r-2 1-1 2-3 3-4", dice=[6])
    onto = do(before, "run 3 with 6", "take a die")
    assert onto.left == 2 and legal(onto) == ["go on 1", "stay here"]
    assert do(onto, "go on 1").runner == 6 and do(onto, "stay here").runner == 5
    across = do(before, "run 4 with 6")
    assert across.runner == 5 and legal(across) == ["take a die", "take an ability"]
    assert do(across, "take a die").runner == 6, "the treasure interrupts, then the run goes on"


def test_DR2_6_two_keys_in_one_move() -> None:
    state = position("0e-1 1r-2 1-1 0-0 3-4", dice=[4])
    one = do(state, "run 5 with 4")
    assert one.keys == 1 and one.runner == 5
    two = do(one, "take a die")
    assert two.keys == 2 and two.runner == 7 and legal(two) == ["take a die", "take an ability"]


def test_DR2_6_a_double_on_whose_second_space_the_runner_started_is_no_key() -> None:
    state = position("0e-1 1-2 1-1r 2-3 3-4", dice=[2])
    assert not any(do(state, "run 1 with 2").flipped)
    back = do(position("0e-1 1-2 1r-1 2-3 3-4", dice=[2]), "run 1 with 2")
    assert back.keys == 1, "from its first space it is"


def test_DR2_7_a_die_from_the_next_roll_on_at_most_four() -> None:
    state = position("0e-1 1r-2 1-1 2-3 3-4", dice=[1, 4])
    after = do(state, "run 3 with 4", "take a die")
    assert after.pool == 3 and len(after.dice) == 1
    assert len(do(after, "end the move").dice) == 3
    full = position("0e-1 1r-2 1-1 2-3 3-4", dice=[4], pool=4)
    assert legal(do(full, "run 3 with 4")) == ["take an ability"]


def test_DR2_8_an_ability_is_no_double_and_has_no_blank() -> None:
    state = position("0e-1 1r-2 1-1 2-3 3-4", dice=[4])
    able, drawn = [tile for tile in state.pile if 0 < tile.low < tile.high], set()
    for number in range(len(able)):
        luck = [("tiles", len(able), number)]
        after = do(state, "run 3 with 4", "take an ability", luck=luck)
        [tile] = after.abilities
        assert sorted([*after.pile, tile]) == sorted(state.pile), "the others went back"
        drawn.add(tile)
    assert drawn == set(able)


def test_DR2_8_an_ability_turns_its_lower_value_into_its_higher_once_a_turn() -> None:
    state = position("0e-1 1-2r 5-5 2-3 3-4", abilities="2-5 1-6", dice=[2, 2, 3])
    assert legal(state, "raise_die") == ["raise 2 with 2-5"], (
        "no die shows 1; 3 and 5 are not its lower value"
    )
    after = do(state, "raise 2 with 2-5")
    assert after.dice == [2, 3, 5] and legal(after, "raise_die") == []
    assert "run 1 with 5" in legal(after) and "run 1 with 2+5" in legal(after)
    assert do(after, "end the move").tired == []


def test_DR2_8_no_ability_without_a_tile_for_it_and_nothing_without_either() -> None:
    board = "0e-1 1r-2 1-1 2-3 3-4"
    no_tile = {"pile": tiles("0-2 0-0 5-5")}  # the rest of the set is away
    run = GAME.parse("run 3 with 4")
    assert legal(position(board, dice=[4], **no_tile).apply(run)) == ["take a die"]
    neither = position(board, dice=[4], pool=4, **no_tile).apply(run)
    assert neither.keys == 1 and neither.runner == 5 and legal(neither) == ["end the move"]
    across = position(board, dice=[6], pool=4, **no_tile).apply(GAME.parse("run 4 with 6"))
    assert across.runner == 6, "the run is not interrupted"


def test_DR2_9_seven_keys_win_at_once() -> None:
    state = position("0e-1 1r-2 1-1 2-3 3-4", kept="0-0 2-2 3-3 4-4 5-5 6-6", dice=[6, 6])
    after = do(state, "run 4 with 6")
    assert after.ending == "won" and legal(after) == [] and after.runner == 5, "at once, in mid-move"
    assert after.outcome().places == (1,)


def test_DR3_1_the_enemy_runs_2_and_one_for_each_key_in_the_line_or_kept() -> None:
    board = "0e-1 1-2 2-3 3-4 4-5r 5-6"
    for kept, spaces in (("", 2), ("1-1", 3), ("1-1 2-2 3-3", 5)):
        state = position(board, kept=kept, dice=[])
        assert state.enemy_way() == (spaces, "pace")
    behind = position("0e-1 1-2 2-3 3-4 4-4r 5-6", dice=[])
    flipped = [False, False, False, False, True, False]
    assert position("0e-1 1-2 2-3 3-4 *4-4r 5-6", dice=[]).flipped == flipped
    assert behind.enemy_way()[0] == 2
    assert position("0e-1 1-2 2-3 3-4 *4-4r 5-6", dice=[]).enemy_way()[0] == 3


def test_DR3_2_entering_a_key_ends_its_move_and_takes_the_tile() -> None:
    state = position("0e-1 *1-1 2-3 3r-4 4-5 5-6", kept="2-2", dice=[])
    assert state.pace == 4 and state.enemy_way() == (2, "key")
    after = do(state, "end the move", luck=pulled([*state.pile, Domino(0, 1)], "4-6 6-6"))
    assert Domino(1, 1) in after.kept and Domino(0, 1) in after.pile and after.tiles[-2:] == tiles("4-6 6-6")
    assert after.enemy == GAP and after.line[:2] == [2, 3] and after.runner == 2
    assert after.keys == 2


def test_DR3_3_the_key_under_the_runner_is_ordinary_for_the_enemy() -> None:
    state = position("0e-1 *1-1r 2-3 3-4 4-5", dice=[2])
    assert state.enemy_way() == (3, "caught"), "3 spaces: it is not stopped by the key it enters"
    after = do(position("0-1 *1e-1r 2-3 3-4 4-5", dice=[2]), "run 1 with 2")
    assert Domino(1, 1) in after.kept and after.enemy == GAP, "DR3.2 applies when the runner leaves"
    assert after.line[:2] == [2, 3] and after.runner == 0


def test_DR3_3_the_enemy_stops_on_the_runners_key_and_the_tile_stays() -> None:
    state = position(
        "0e-1 1-2 *1-1r 2-3 3-4 4-5",
        agenda=ENEMY,
    )
    state.legal_actions()
    assert board(state).startswith("1-2e *1-1r 2-3"), "not quite there: three spaces"
    state = position("e 0-1 *1-1r 2-3 3-4 4-5", agenda=ENEMY)
    state.legal_actions()
    assert board(state).startswith("*1e-1r 2-3"), "on its first space: the tile stays"


def test_DR3_4_caught_a_treasure_of_choice_is_given_up() -> None:
    board = "0-1e 1r-2 2-3 3-4 4-5"
    state = position(board, pool=3, abilities="2-5", dice=[])
    caught = do(state, "end the move")
    assert legal(caught) == ["give up a die", "give up 2-5"] and caught.enemy == caught.runner
    die = do(caught, "give up a die")
    assert die.pool == 2 and die.enemy == GAP and die.sacrificed == 1 and die.abilities
    tile = do(caught, "give up 2-5")
    assert Domino(2, 5) in tile.pile
    assert not tile.abilities and tile.pool == 3 and tile.enemy == GAP
    assert tile.line[:2] == [0, 1], "the line's first tile stays; the enemy is before it"


def test_DR3_4_caught_with_nothing_left_is_lost() -> None:
    after = do(position("0-1e 1r-2 2-3 3-4", dice=[]), "end the move")
    assert after.ending == "caught" and legal(after) == []
    assert after.outcome().places == (0,) and after.outcome().value(0) == 0


def test_DR4_1_tiles_wholly_behind_the_enemy_return() -> None:
    state = position("0e-1 1-2 2-3 3-4r 4-5 5-6", kept="1-1", dice=[])
    after = do(state, "end the move", luck=pulled([*state.pile, Domino(0, 1)], "6-6"))
    assert after.enemy == 1 and after.line[:2] == [1, 2], "on a second space: that tile stays"
    assert after.runner == 5
    assert Domino(0, 1) in after.pile and after.tiles[-1] == Domino(6, 6)


def test_DR4_1_keys_among_them_stay_keys() -> None:
    state = position("*1-1 1-2e 2-3 3-4r 4-5 5-6", agenda=ENEMY[1:])
    state.legal_actions()
    assert state.kept == tiles("1-1") and board(state).startswith("1-2e 2-3 3-4r")


def test_DR4_2_tiles_are_laid_until_2_and_keys_lie_ahead() -> None:
    for kept, ahead in (("", 2), ("1-1", 3), ("1-1 2-2 3-3 4-4", 6)):
        state = position("0e-1 1-2 2-3 3-5r 5-4 4-6", kept=kept, dice=[], pool=4)
        after = do(state, "end the move")
        assert len(after.flipped) - 1 - after.runner // 2 == ahead and laid_well(after.line)


def test_DR4_2_or_the_pile_is_empty() -> None:
    state = position("0e-1 1-2 2-3 3-4 4-5 5-6r", kept="1-1 2-2", dice=[], pile=tiles("0-2"))
    after = state.apply(GAME.parse("end the move"))
    assert len(after.flipped) - 1 - after.runner // 2 == 3 and after.pile == [], "4 are due, 3 were there"


def test_Result_keys_then_fewer_turns_then_treasures_left() -> None:
    state = position("0-1e 1r-2 2-3 3-4", kept="1-1 2-2", dice=[], turns=9)
    assert do(state, "end the move").outcome().scores == ((2, -9, 0),)
    assert (3, -20, 0) > (2, -5, 2) and (2, -5, 0) > (2, -6, 4)


def test_actions_are_the_kinds_the_rules_carry_out() -> None:
    assert {kind.verb for kind in GAME.kinds} <= set(dir(DominoRun))
    assert TakeDie().text == "take a die" and TakeAbility().verb == "take_ability"
