"""Monsters of CoLF DaDA, CD3, their dice, CD4.5, and the Master, CD6: each test names the line of RULES.md
that it holds."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random

import pytest

from dominoes.domino import Domino
from games.colf_dada.foe import effort
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import ATTACK, DEFENSE, SET
from games.colf_dada.rules import GAME, ColfDada
from heroes import cards_of, hero, its_dice, ready, settled
from positions import arranged, do, legal, told

SEEDS = range(60)


# --- CD3: finding a monster


def test_CD3_1_a_noun_and_one_or_more_adjectives_by_their_levels_make_the_sum() -> None:
    state = do(ready(5), "seek a level 2 noun")
    assert not legal(state, "meet"), "one adjective at least"
    state = do(state, "add a level 3 adjective", "add a level 1 adjective")
    assert "met" not in told(state), "backs only"
    state = do(state, "turn the cards over")
    levels = [card.level for card in state.foe_cards()]
    assert levels == [2, 3, 1] and state.foe_level == 6


def test_CD3_1_which_card_of_a_level_comes_is_chance() -> None:
    nouns = [place for place, card in enumerate(NOUNS) if card.level == 1]
    adjectives = [place for place, card in enumerate(ADJECTIVES) if card.level == 4]
    backs = do(hero("1-2 / 3-4"), "seek a level 1 noun", "add a level 4 adjective")
    for n, noun in enumerate(nouns):
        for m, adjective in enumerate(adjectives):
            drawn = [("cards", len(nouns), n), ("cards", len(adjectives), m)]
            assert do(backs, "turn the cards over", luck=drawn).cards == (noun, adjective)


def test_CD3_2_the_cards_are_summed() -> None:
    for seed in SEEDS:
        state = arranged(hero("1-2 / 3-4"), seed=seed)
        state = do(state, "seek a level 5 noun", "add a level 1 adjective", "add a level 3 adjective")
        state = do(state, "turn the cards over")
        cards = state.foe_cards()
        assert state.foe_hp == sum(card.hp for card in cards)
        assert state.bite == sum(card.bite for card in cards)
        for at, wanted in enumerate((sum(c.attack for c in cards), sum(c.defense for c in cards))):
            assert sum(1 for tile in state.foe_columns[at] if tile.low) == wanted


def test_CD3_2_it_has_as_many_dice_as_levels() -> None:
    state = do(hero("1-2 / 3-4", "1-1 / 2-2", step="fight_or_flee", cards=("Troll", "Winged")), "flee")
    rolls = [event.args[0] for event in state.events() if event.kind == "foe rolled"]
    assert len(rolls[0]) == 7


def test_CD3_3_when_the_last_back_is_taken_the_cards_are_turned_over_and_the_deck_is_new() -> None:
    left = cards_of("Goose", "Damp", "Polite")[1:]
    state = do(hero("1-2 / 3-4", adjectives=left), "seek a level 2 noun")
    assert legal(state) == ["add a level 1 adjective"], "the levels in the deck alone"
    state = do(state, "add a level 1 adjective")
    assert not state.cards
    state = do(state, "add a level 1 adjective")
    assert {*state.cards[1:]} == {*left}
    assert {*state.adjectives} == {*range(40)} - {*left}, "all but those on the table"
    state = do(state, "add a level 4 adjective", "turn the cards over")
    assert state.foe_level == 8 and [card.level for card in state.foe_cards()] == [2, 1, 1, 4]
    assert state.cards[3] not in state.adjectives


def test_CD3_3_discards_stay_out_until_the_deck_is_empty() -> None:
    state = settled(hero("1-1 / 2-2", "1-2 / 3-4", step="clean_up", foe_hp=0))
    assert cards_of("Goose")[0] not in state.nouns and cards_of("Goose", "Damp")[1] not in state.adjectives
    state = do(state, "end the turn")
    state = do(state, "seek a level 1 noun", *["add a level 1 adjective"] * 2)
    assert len(state.adjectives) == 39


def test_CD3_4_exploring_finds_levels_2_to_9() -> None:
    sums = set()

    def look(state: ColfDada) -> None:
        for text in legal(state, "add"):
            look(do(state, text))
        if legal(state, "meet"):
            sums.add(sum(state.picks))

    for text in legal(hero("1-2 / 3-4"), "seek"):
        look(do(hero("1-2 / 3-4"), text))
    assert sums == {*range(2, 10)}


# --- CD4.5: the foe's dice


def plainly(
    columns: list[list[Domino]], rolled: list[int], rage: int, more: list[int]
) -> tuple[list[list[int]], list[tuple[Domino, int]], list[int], int]:
    """CD4.5, read once more: spaces as a list, each with its die; rolls of `more` in their order."""
    spaces = [[column, tile, number, 0] for column in (0, 1) for tile in columns[column] for number in tile]
    more = more[:]

    def put(loose: list[int]) -> list[int]:
        for column in (0, 1):
            for die in loose[:]:
                fitting = [space for space in spaces if space[0] == column and space[2:] == [die, 0]]
                if fitting:
                    fitting[0][3] = die
                    loose.remove(die)
        return loose

    left = put(rolled[:])
    spent = 0
    while left and rage > 0 and any(space[2] != 0 and space[3] == 0 for space in spaces):
        rage -= 1
        spent += 1
        left = put([more.pop(0) for _ in left])
    wild = []
    for column in (0, 1):
        for space in sorted(
            (space for space in spaces if space[0] == column and space[2] == 0), key=lambda s: s[1]
        ):
            if left:
                wild.append((space[1], left.pop(0)))
    on = [[space[3] for space in spaces if space[0] == column and space[2] and space[3]] for column in (0, 1)]
    return on, wild, left, spent


def thrower(values: list[int]) -> Callable[[int], list[int]]:
    """Dice that show these values, in their order."""
    later = iter(values)
    return lambda count: [next(later) for _ in range(count)]


def test_CD4_5_the_foes_dice_as_a_second_reading_has_them() -> None:
    luck = Random(45)
    wilds = rages = 0
    for _ in range(6000):
        drawn = luck.sample(SET, luck.randint(0, 8))
        cut = luck.randint(0, len(drawn))
        columns = [drawn[:cut], drawn[cut:]]
        rolled = [luck.randint(1, 6) for _ in range(luck.randint(1, 12))]
        rage = luck.choice((0, 0, 1, 2, 5, 12))
        more = [luck.randint(1, 6) for _ in range(150)]
        done = effort((tuple(columns[0]), tuple(columns[1])), rolled, rage, thrower(more))
        on, wild, left, spent = plainly(columns, rolled, rage, more)
        assert [sorted(there) for there in done.placed] == [sorted(there) for there in on]
        assert [tile for tile, _ in done.wild] == [tile for tile, _ in wild]
        assert len(done.over) == len(left) and done.raged == spent
        before = len(rolled)
        assert before == len(on[0]) + len(on[1]) + len(wild) + len(left), "no die is lost"
        wilds += len(wild)
        rages += spent
    assert wilds > 1000 and rages > 1000


@pytest.mark.parametrize(
    ("foe", "rolled", "attack", "defense", "over"),
    [
        ("1-2 / 1-3", (1, 1, 3), 1, 2, 0),
        ("1-2 / 1-3", (1, 5, 6), 1, 0, 2),
        ("0-1 / 0-3", (5, 5, 5), 1, 1, 1),
        ("2-2 / 2-3", (2, 2, 2), 2, 1, 0),
        ("1-2 / 0-0", (5, 5, 1), 1, 2, 0),
    ],
)
def test_CD4_5_attack_first_then_defense_then_blanks_and_the_rest_is_rage(
    foe: str, rolled: tuple[int, ...], attack: int, defense: int, over: int
) -> None:
    state = hero("4-5 / 4-6", foe, "assign", dice=(1,), xp=1, cards=("Goose", "Mossy"))
    state = do(state, "done", luck=its_dice(*rolled))
    assert (state.foe_strength(ATTACK), state.foe_strength(DEFENSE)) == (attack, defense)
    assert state.rage == over and state.step == "boost"


def test_CD4_5_rage_rolls_what_is_over_again_while_a_number_is_free() -> None:
    state = hero("4-5 / 4-6", "1-2 / 3-3", "assign", dice=(1,), xp=1, rage=2, cards=("Goose", "Mossy"))
    state = do(state, "done", luck=[*its_dice(1, 5, 6), *its_dice(5, 2), *its_dice(4)])
    assert state.foe_strength(ATTACK) == 2 and state.rage == 1, "two spent, one die over"
    full = hero("4-5 / 4-6", "1-2 / 0-0", "assign", dice=(1,), xp=1, rage=2, cards=("Goose", "Mossy"))
    full = do(full, "done", luck=its_dice(1, 2, 6))
    assert full.rage == 2 and full.foe_strength(DEFENSE) == 1, "no number is free: a blank, and no rage spent"


def test_CD4_5_its_spent_dominoes_return_to_the_pool_and_no_xp_touches_its_rolls() -> None:
    state = hero("4-5 / 4-6", "0-1 / 3-3", "assign", dice=(1,), xp=4, cards=("Wardrobe", "Damp"))
    assert legal(state, "mark")
    state = do(state, "done", luck=its_dice(1, 6, 5, 5))
    assert "foe rolled" in told(state) and state.xp == 5 and not legal(state, "mark")
    state = do(state, "strike")
    while state.step == "cover":
        state = do(state, "take the hits as proposed")
    assert state.foe_columns[ATTACK] == () and Domino(0, 1) in state.pool and state.rage == 2


# --- CD6: the Master


def test_CD6_1_one_of_the_highest_nouns_and_adjectives_off_the_top_until_10_is_met() -> None:
    highest = [card for card in NOUNS if card.level == 5]
    for noun, first in zip(cycle(highest), ADJECTIVES, strict=False):
        luck = [("cards", 6, highest.index(noun)), ("cards", len(ADJECTIVES), ADJECTIVES.index(first))]
        state = do(hero("1-2 / 3-4"), "challenge the master", luck=luck)
        met, *adjectives = state.foe_cards()
        assert state.master and met == noun and adjectives[0] == first, "by chance among equals"
        levels = [card.level for card in adjectives]
        assert 5 + sum(levels[:-1]) < 10 <= 5 + sum(levels) == state.foe_level


def test_CD6_1_the_highest_noun_still_in_the_deck() -> None:
    left = [place for place, card in enumerate(NOUNS) if card.level < 4]
    for seed in SEEDS:
        state = do(arranged(hero("1-2 / 3-4", nouns=left), seed=seed), "challenge the master")
        assert state.foe_cards()[0].level == 3 and state.foe_level >= 10


def test_CD6_1_a_deck_that_runs_out_is_refilled_for_the_master_too() -> None:
    left = cards_of("Goose", "Damp")[1:]
    state = do(hero("1-2 / 3-4", adjectives=left), "challenge the master")
    assert (
        state.cards[1] == left[0] and len(state.cards) > 2 and len({*state.cards[1:]}) == len(state.cards) - 1
    )


def test_CD6_1_a_challenge_takes_the_turns_exploring() -> None:
    state = do(ready(4), "challenge the master")
    assert state.tokens == 19 and state.master and state.round
    assert not legal(do(ready(4), "seek a level 1 noun"), "challenge")


def test_CD6_2_nobody_flees_from_the_master() -> None:
    for begin in (ready(4), hero("1-2 / 3-4", step="grow_and_adapt", tokens=0, turns=20)):
        state = do(begin, "end the turn" if begin.turns == 20 else "challenge the master")
        assert state.master and "rolled" in told(state) and "flee" not in legal(state)
    other = hero("1-2 / 3-4", "1-1 / 2-2", step="fight_or_flee", master=False)
    assert legal(other) == ["fight", "flee"]


def test_CD6_2_when_it_comes_by_itself_it_is_the_turns_foe() -> None:
    state = do(hero("1-2 / 3-4", step="grow_and_adapt", tokens=0, turns=20), "end the turn")
    assert [step for step, *_ in state.agenda][-2:] == ["clean_up", "grow_and_adapt"]


@pytest.mark.parametrize(
    ("left", "rank"),
    [
        (0, "just about"),
        (2, "just about"),
        (3, "okay"),
        (5, "okay"),
        (6, "impressive"),
        (8, "impressive"),
        (9, "incredible"),
        (10, "incredible"),
        (11, "unbelievable"),
        (19, "unbelievable"),
    ],
)
def test_CD6_3_killing_it_wins_and_the_candles_left_are_the_rank(left: int, rank: str) -> None:
    state = hero("1-2 / 3-4", "1-1 / 2-2", step="clean_up", foe_hp=0, master=True, tokens=left, slain=[])
    state = arranged(state, cards=cards_of("Dragon", "Winged", "Crowned"))
    state = settled(state)
    outcome = state.outcome()
    assert state.ending == "won" and outcome and outcome.places == (1,) and not state.legal_actions()
    assert outcome.scores[0][0] == left + 1 and outcome.reasons[0].endswith(f"{rank}.")
    assert GAME.can_score(outcome.scores[0])


def test_CD6_3_who_is_dead_has_lost() -> None:
    state = settled(hero("1*-2* / 3*-4*", "1-1 / 2-2", step="clean_up"))
    outcome = state.outcome()
    assert state.ending == "dead" and outcome and outcome.places == (0,) and outcome.scores[0][0] == 0
