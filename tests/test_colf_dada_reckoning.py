"""What the strong bot of CoLF DaDA sees and how it thinks: its sketch of a position against the rules, its
table against what is plain, and its patience."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from games.colf_dada import bot, foe, reckoning, worth
from games.colf_dada.fighting import covered
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, SET, TURNS, Muscle
from games.colf_dada.rules import GAME, ColfDada
from games.colf_dada.searching import mended
from games.colf_dada.sketch import NUMBERS, Effort, Foe, Luck, Sketch, armed, effort, sketch
from habits import waits
from positions import arranged, tiles
from short import slow
from tabletop import bots
from tabletop.actions import Action
from tabletop.worth import Table
from training import colf_dada as training

STILL = 80  # positions that the table is asked about between two rests at most; 25 a hero in the last turns


def walked(matches: int, seed: str = "walked") -> Iterator[ColfDada]:
    """The positions of some matches by habit, with a choice by chance now and then."""
    for number in range(matches):
        luck = Random(f"{seed} {number}")
        state = GAME.new(1, f"{seed} {number}")
        while not state.ending:
            yield state
            legal = state.legal_actions()
            state = state.apply(luck.choice(legal) if luck.random() < 0.1 else waits(state))


def alike(one: Sketch) -> tuple[object, ...]:
    """What matters of a sketch: numbers may change their names."""
    attack, defense = one.free[1:NUMBERS], one.free[NUMBERS + 1 :]
    spaces = (sum(attack), sum(defense), sorted(a + d for a, d in zip(attack, defense, strict=True)))
    blanks = (one.free[0], one.free[NUMBERS], sum(one.sore))
    return spaces, blanks, one.level, one.xp, one.candles, one.foe, one.ending


def dealt(halves: Iterable[str], **fields: object) -> ColfDada:
    """A hero with these dominoes, in Attack and Defense."""
    shown = [tuple(Muscle(tile) for tile in tiles(text)) for text in halves]
    taken = {muscle.domino for column in shown for muscle in column}
    pool = [tile for tile in SET if tile not in taken]
    return arranged(GAME.new(1, 0), **({"held": None, "columns": shown, "pool": pool, "turns": 5} | fields))


def best(state: ColfDada) -> Action:
    """What the strong bot does."""
    return bots.choose(state, 0, "strong", 1, bot)


# --- what it sees --------------------------------------------------------------------------


def test_features_stand_where_their_blocks_are() -> None:
    assert list(worth.AT.values())[-1] + worth.SIZES["fight"] == worth.LENGTH == training.LENGTH
    for state in walked(3):
        seen = worth.features(sketch(state, waits=state.step == "grow_and_adapt"))
        places = [place for place, _ in seen]
        assert len(set(places)) == len(places) and set(places) <= set(range(worth.LENGTH))
        assert all(value and abs(value) < 12 for _, value in seen)


def test_which_number_is_which_is_not_seen() -> None:
    one = dealt(("1-2 2-3", "4-5 6-6"), agenda=[("grow_and_adapt",)])
    other = dealt(("3-5 1-5", "2-4 6-6"), agenda=[("grow_and_adapt",)])
    assert worth.features(sketch(one)) == worth.features(sketch(other))


# --- the sketch, held against the rules ----------------------------------------------------


def test_hits_and_clean_up_come_to_the_same_as_by_the_rules() -> None:
    ends = set()
    for state in walked(12):
        action = state.legal_actions()[0]
        if action.verb == "cover_all" and not state.wild:
            after = state.apply(action)
            if not after.master or after.ending:  # the Master's next roll comes at once
                found = covered(state, -1, 0, False)
                found.foe = found.foe if not after.ending else sketch(after).foe  # who still lies there
                assert alike(found) == alike(sketch(after)), state
                ends.add(after.ending or after.step)
    assert {"fight_or_flee", "grow_and_adapt"} <= ends


def test_a_round_without_hits_comes_to_the_same_as_by_the_rules() -> None:
    seen = 0
    for state in walked(8):
        if state.step == "boost" and not state.wild and not state.master:
            after = state.apply(state.legal_actions()[-1])
            if after.step != "cover" and not after.ending:
                blanks = len({tile for tile, _ in state.foe_wild})
                foes = Effort(state.foe_strength(ATTACK), state.foe_strength(DEFENSE), 0, blanks)
                fight = sketch(state)
                blow = fight.blow(state.strength(ATTACK), foes)
                harm = fight.harm(state.strength(DEFENSE), foes)
                assert (state.fleeing or blow == state.blow) and harm == state.harm
                assert alike(fight.struck(blow, harm, foes, state.fleeing)) == alike(sketch(after))
                seen += 1
    assert seen > 20


class Loaded(Luck):
    """Dice that fall as told."""

    def __init__(self, rolls: list[list[int]]) -> None:
        self.rolls = rolls

    def dice(self, count: int) -> list[int]:
        return self.rolls[count]


def test_the_foes_dice_go_where_the_rules_put_them() -> None:
    luck = Random("foes")
    for _ in range(400):
        some = luck.sample(SET, luck.randrange(1, 9))
        cut = luck.randrange(len(some) + 1)
        columns = [tuple(some[:cut]), tuple(some[cut:])]
        level, rage = luck.randrange(2, 14), luck.randrange(5)
        rolls = [[luck.randrange(1, 7) for _ in range(count)] for count in range(level + 1)]
        there = foe.effort(columns, rolls[level], rage, lambda count, rolls=rolls: rolls[count])
        spent = [[tile in column for tile, _ in there.wild].count(True) for column in columns]
        spaces, blanks = armed(columns)
        found = effort(Foe(level, 5, 0, rage, 1, False, spaces, blanks), Loaded(rolls))
        assert found.strikes == len(there.placed[ATTACK]) + spent[ATTACK]
        assert found.guards == len(there.placed[DEFENSE]) + spent[DEFENSE]
        assert found.rage == len(there.over) - there.raged
        assert found.spent == len({tile for tile, _ in there.wild})


def test_a_rest_mends_as_much_as_by_the_rules() -> None:
    seen = 0
    for state in walked(8):
        if state.step == "mending" and "mend_all" in [action.verb for action in state.legal_actions()]:
            after = sketch(state.apply(next(a for a in state.legal_actions() if a.verb == "mend_all")))
            assert sum(mended(sketch(state), state.dice).sore) == sum(after.sore)
            seen += 1
    assert seen > 5


def test_dice_of_a_thought_are_fair() -> None:
    luck = Luck("fair")
    rolled = [die for _ in range(3000) for die in luck.dice(7)]
    assert all(abs(rolled.count(die) / len(rolled) - 1 / 6) < 0.01 for die in range(1, 7))


# --- how it thinks -------------------------------------------------------------------------


class Counting:
    """The table, and how often it was asked since the last rest."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hidden = table.hidden
        self.asked = 0

    def chance(self, features: worth.Features) -> float:
        self.asked += 1
        return self.table.chance(features)

    def told(self, units: list[float]) -> float:
        self.asked += 1
        return self.table.told(units)


def kinds_of_positions() -> list[ColfDada]:
    """Some positions of each step, the latest of some matches among them."""
    found: dict[tuple[str, bool, bool], list[ColfDada]] = {}
    for state in walked(3, "kinds"):
        found.setdefault((state.step, state.master, state.turns > 10), []).append(state)
    return [state for states in found.values() for state in (states[0], states[-1])]


def test_each_legal_action_gets_its_worth_in_short_steps() -> None:
    steps = set()
    for state in kinds_of_positions():
        table, asked = Counting(worth.table()), 0
        for worths in reckoning.reckoned(state.view(0), cast(Table, table)):
            assert sorted(worths) == sorted(state.legal_actions())
            assert all(0 <= value <= 1 for value in worths.values())
            assert table.asked <= STILL, state.step
            asked, table.asked = asked + table.asked, 0
        assert asked < 2500, state.step
        steps.add(state.step)
    assert steps == set(reckoning.STEPS)


def test_it_knows_nothing_but_what_lies_open() -> None:
    for state in kinds_of_positions()[::2]:
        hidden = arranged(state, pool=state.pool[::-1], seed=7)
        one, other = (
            list(reckoning.reckoned(view, worth.table()))[-1] for view in (state.view(0), hidden.view(0))
        )
        assert one == other


# --- what is plain -------------------------------------------------------------------------

TURN = [("explore_or_rest",), ("grow_and_adapt",)]
END = [("grow_and_adapt",)]
GROWN = "1-2 3-4 5-6 1-1 2-2 3-3 4-4 5-5 6-6 1-3 2-4"
GREAT = "3-6 0-1 5-5 2-6 1-5 0-5 1-6 0-2 5-6 0-3 4-5 1-3 3-3 3-5 0-4 1-1 2-4 2-2"


def hurt(text: str, whole: str) -> list[tuple[Muscle, ...]]:
    """A hero's columns: dominoes with a hit on both halves, and others without, half of them in Attack."""
    found = [*(Muscle(tile, 3) for tile in tiles(text)), *(Muscle(tile) for tile in tiles(whole))]
    return [tuple(found[::2]), tuple(found[1::2])]


def in_the_ruins(columns: list[tuple[Muscle, ...]], **fields: object) -> ColfDada:
    """A hero of these columns at the beginning of a turn."""
    pool = [tile for tile in SET if tile not in {muscle.domino for column in columns for muscle in column}]
    return dealt(("", ""), **({"agenda": TURN, "columns": columns, "pool": pool} | fields))


def plain(table: Table) -> list[bool]:
    """What a table must know of some pairs of positions: the second is worth more by far."""

    def chance(state: ColfDada, waits: bool = False) -> float:
        return table.chance(worth.features(sketch(state, waits)))

    late = in_the_ruins(hurt("", GREAT), level=13, xp=25, tokens=1)
    fight = in_the_ruins(
        hurt(GROWN[20:], GROWN[:19]),
        agenda=[("fight_or_flee",), *END],
        level=12,
        xp=5,
        tokens=0,
        cards=(24, 30, 31),
        foe_columns=[tuple(tiles("3-6 4-6 2-6 1-6 3-5")), tuple(tiles("1-5 2-5"))],
        master=True,
        round=2,
    )
    pairs = [
        (arranged(late, level=9), late),
        (arranged(late, xp=0), late),
        (in_the_ruins(hurt(GREAT[24:], GREAT[:23]), level=13, xp=25, tokens=1), late),
        (arranged(fight, foe_hp=25, xp=20), arranged(fight, foe_hp=8, xp=20)),
        (arranged(fight, foe_hp=15, xp=0), arranged(fight, foe_hp=15, xp=20)),
    ]
    return [chance(better) > chance(worse) + 0.1 for worse, better in pairs]


def test_the_table_knows_what_is_plain_and_worse_tables_do_not() -> None:
    table = worth.table()
    assert all(plain(table))
    blind = replace(table, rows=[[0.0] * len(table.start)] * worth.LENGTH)
    upside_down = replace(table, out=[-weight for weight in table.out], rest=-table.rest)
    muddled = replace(table, rows=table.rows[::-1])
    assert not any(plain(blind)) and not any(plain(upside_down)) and not all(plain(muddled))


@slow
def test_worse_tables_do_worse() -> None:
    """One that knows nothing, and one that has everything upside down."""
    table = worth.table()
    blind = Table([[0.0] * len(table.start)] * worth.LENGTH, table.start, table.out, table.rest)
    upside_down = replace(table, out=[-weight for weight in table.out], rest=-table.rest)
    seeds = range(-8, 0)
    won = sum(training.result(table, seed) for seed in seeds)
    for worse in (blind, upside_down):
        assert sum(training.result(worse, seed) for seed in seeds) <= 1 < 3 < won


def test_a_hero_who_has_all_in_attack_moves_dominoes_to_defense() -> None:
    """So played the bot before this one: two thirds of its spaces in Attack."""
    state = arranged(in_the_ruins(hurt("", GROWN[:31]), level=8, xp=5, tokens=8), agenda=END)
    state = arranged(state, columns=[(*state.columns[ATTACK], *state.columns[DEFENSE]), ()])
    moved = []
    while (action := best(state)).verb == "adapt":
        moved.append(action.args[1])
        state = state.apply(action)
    assert len(moved) >= 2 and set(moved) == {COLUMNS[DEFENSE]}


def test_a_beginner_does_not_challenge_the_master() -> None:
    assert best(in_the_ruins(hurt("", "1-2 3-4 5-6"), tokens=12)).verb == "seek"


def test_a_hero_who_is_beaten_flees() -> None:
    state = dealt(
        ("", "1-2 3-4 5-6"),
        agenda=[("fight_or_flee",), *END],
        level=4,
        xp=9,
        cards=(24, 34),
        foe_columns=[tuple(tiles("1-1 2-2 3-3 4-4 5-5 6-6")), ()],
        foe_hp=20,
        round=1,
        tokens=12,
    )
    pool = [tile for tile in state.pool if tile not in state.foe_columns[ATTACK]]
    assert best(arranged(state, pool=pool)).verb == "flee"


def test_the_master_is_slain_when_it_can_be() -> None:
    state = dealt(
        ("", "1-2 3-4 5-6"),
        agenda=[("boost",), ("damage",), ("cover",), ("clean_up",), *END],
        level=11,
        xp=9,
        cards=(24, 34),
        master=True,
        foe_hp=8,
        round=3,
    )
    assert best(state).verb == "buy_kill"


@pytest.mark.parametrize("seed", ["late 0", "late 3", "late 5"])
def test_with_the_last_candle_burning_a_rest_is_no_defeat(seed: str) -> None:
    """CD6.2: the Master comes by himself then, to a hero who is no worse for having rested."""
    state = GAME.new(1, seed)
    while not (state.turns == TURNS and state.step == "explore_or_rest"):
        state.play(bots.choose(state, 0, "middle", state.turns, bot))
    *_, found = reckoning.reckoned(state.view(0), worth.table())
    worths = {action.verb: value for action, value in found.items()}
    assert worths["rest"] > worths["challenge"] / 2
