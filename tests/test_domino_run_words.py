"""What Domino Run says: why something cannot be chosen, in every state, for everything one can touch."""

from __future__ import annotations

import pytest

import walks
from boards import position
from games import load
from games.domino_run.about import about
from games.domino_run.pieces import GAP, SET
from games.domino_run.rules import GAME, DominoRun
from games.domino_run.verbs import VERBS, after_sacrifice
from games.domino_run.words import THINGS
from positions import do

ENTRY = load("domino-run")


def targets(state: DominoRun) -> list[str]:
    """Everything that can lie on the table, and a little more."""
    spaces = [f"space {space}" for space in range(GAP, len(state.line) + 2)]
    dice = [f"die {pips}" for pips in range(1, 7)]
    return [*spaces, *dice, *(f"ability {tile}" for tile in SET), *THINGS]


@pytest.mark.parametrize("seed", [str(n) for n in range(12)])
def test_every_touch_is_answered_in_every_state(seed: str) -> None:
    for state in walks.walk(ENTRY, 1, seed):
        assert isinstance(state, DominoRun)
        for target in targets(state):
            said = state.why_not(target)
            assert state.prompt() in said or state.ending
            assert not said[0].islower() and said.endswith((".", "?", "!")) and "  " not in said
            if target != f"space {state.runner}" and not state.ending:
                assert "(DR" in said, f"{target}: {said}"


MOVE = {"dice": [2, 5], "used": [3], "pool": 3}


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("space 1", "DR2.2"),  # behind
        ("space 3", "stands there"),
        ("space 4", "DR2.3"),  # within reach: pick a die first
        ("space 9", "DR2.2"),  # too dear
        ("space 40", "DR2.5"),
        ("die 3", "DR2.1"),  # used
        ("die 2", "DR2.3"),
        ("ability 2-5", "is ready"),
        ("ability 1-6", "no unused die shows 1"),
        ("ability 3-4", "no ability three-four"),
        ("key", "DR2.9"),
        ("pile", "DR4.2"),
        ("enemy", "DR3.1"),
        ("runner", "DR2.2"),
        ("supply", "DR2.7"),
    ],
)
def test_the_answer_names_the_rule_that_forbids(target: str, rule: str) -> None:
    state = position("0e-1 1-3r 2-6 6-6 4-5", abilities="2-5 1-6", **MOVE)
    assert rule in state.why_not(target)


def test_dice_that_enter_nothing_say_why() -> None:
    assert "costs 6 pips, more than this 2 (DR2.2)" in position("0e-1 1-3r 6-6 4-5", dice=[2]).why_not(
        "die 2"
    )
    assert "(DR2.5)" in position("0e-1 1-3 6-6r", dice=[2]).why_not("die 2")
    tired = position("0e-1 1-3r 6-6 4-5", abilities="2-5", dice=[2, 2])
    assert "once a turn" in do(tired, "raise 2 with 2-5").why_not("ability 2-5")


@pytest.mark.parametrize(
    ("step", "rule", "asked"),
    [
        ("treasure", "DR2.6", "treasure"),
        ("sacrifice", "DR3.4", "give up"),
        ("line_choice", "DR1.4", "Keep this line"),
    ],
)
def test_what_comes_first_is_named(step: str, rule: str, asked: str) -> None:
    state = position("0e-1 1-3r 2-2 4-5", dice=[2], pool=3, agenda=[(step,), ("move",)])
    for target in ("space 5", "die 2"):
        assert rule in state.why_not(target) and asked in state.why_not(target)


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("space 4", "Two of domino two-six, 1 space ahead: to run there costs 2 pips (DR2.2)."),
        ("space 7", "Blank of domino blank-six, 4 spaces ahead: to run there costs 14 pips (DR2.2)."),
        ("space 2", "One of domino one-three, 1 space behind you; the runner only runs forward (DR2.2)."),
        ("enemy", "The enemy, 3 spaces behind you. When your move is over it runs 2: 2 spaces, and one more"),
        ("key", "Your keys, 0 of 7."),
        ("pile", "24 tiles face down. Tiles are laid"),
        ("runner", "Your runner, on three of domino one-three."),
        ("supply", "A free place for a die. A die joins your pool only"),
        ("space 3", "Your runner"),
        ("space 8", ""),
        ("die 2", ""),
        ("ability 2-5", ""),
    ],
)
def test_what_is_looked_at_before_the_first_move_is_told_with_its_cost(target: str, said: str) -> None:
    state = position("0e-1 1-3r 2-6 6-0", agenda=[("line_choice",), ("move",)])
    told = about(state, target)
    assert told.startswith(said) and bool(told) == bool(said), told


def test_while_the_runner_runs_a_space_out_of_reach_is_wrongly_tried() -> None:
    state = position("0e-1 1-3r 2-6 6-6 4-5", **MOVE)
    assert not about(state, "space 9") and about(state, "enemy") and about(state, "pile")


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("keep the line", "keep this line"),
        ("run 1 with 6", "run one space with the six"),
        ("run 13 with 2+4", "run 13 spaces with the two and the four"),
        ("run 3 with 4+4", "run three spaces with both fours"),
        ("raise 2 with 2-6", "turn the two into a six"),
        ("go on 2", "go on two spaces"),
        ("give up a die", "give up a die"),
        ("give up 2-5", "give up the ability two-five"),
    ],
)
def test_actions_in_peoples_words(action: str, said: str) -> None:
    assert VERBS.order(GAME.new(1, 0), GAME.parse(action)) == said


def test_what_speaks_for_a_choice() -> None:
    state = position("0e-1 1-3r 2-6 6-6 4-5", dice=[2], used=[3], pool=3)
    assert VERBS.reason(state, GAME.parse("run 1 with 2")) == "the enemy ends two behind"
    more = position("0e-1 1-3r 2-2 4-5", dice=[4, 5])
    assert VERBS.reason(more, GAME.parse("run 2 with 4")) == "takes a key; leaves a five to run with"
    assert VERBS.reason(more, GAME.parse("run 1 with 4+5")) == "the enemy ends two behind"
    once = position("0e-1 1-3r 5-6 1-4", dice=[1, 2, 4, 5])
    assert VERBS.reason(once, GAME.parse("run 1 with 5")) == (
        "leaves a one, a two and a four to run with, singly or two together"
    )
    twice = "No other two dice go together this turn."
    assert twice in VERBS.forecast(once, GAME.parse("run 1 with 1+4"))
    assert twice not in VERBS.forecast(once, GAME.parse("run 1 with 5"))
    late = position("0e-1 1-3r 2-2 4-5", dice=[4], pool=2, kept="0-0 1-1 3-3 4-4 5-5 6-6")
    assert VERBS.reason(late, GAME.parse("run 2 with 4")) == "the seventh key: you escape"


def test_prompts_name_what_can_be_done() -> None:
    assert (
        position("0e-1 1-3r 2-6 6-6", dice=[2, 6]).prompt() == "Run up to 2 spaces at once, or end the move."
    )
    more = position("0e-1 1-3r 4-5 6-6", dice=[4, 4])
    assert more.prompt() == "Run up to 1 space at once, or end the move.", "4+4 reaches nothing more"
    assert (
        position("0e-1 1-3r 6-6 4-5", dice=[2], abilities="2-5")
        .prompt()
        .startswith("Turn a die with an ability")
    )
    assert position("0e-1 1-3r 6-6 4-5", dice=[2]).prompt() == "Nothing more can be run: end the move."
    full = position("0e-1 1-3r 2-6 6-6", pool=4, agenda=[("treasure",), ("move",)])
    assert full.prompt() == "A key! All dice are yours: take an ability as your treasure."
    bare = position("0e-1 1-3r 2-6 6-6", pool=3, pile=[], agenda=[("treasure",), ("move",)])
    assert bare.prompt() == "A key! The pile has no ability left: take a die as your treasure."


def test_what_is_left_after_a_sacrifice_is_counted_as_the_status_counts() -> None:
    state = position("0-1 1-3 2-6re", pool=4, abilities="2-5", agenda=[("sacrifice",), ("fall_back",)])
    assert state.treasures == 3 and "you have 2 treasures left" in after_sacrifice(state)
    last = position("0-1 1-3 2-6re", pool=3, agenda=[("sacrifice",), ("fall_back",)])
    assert "you have no treasure left" in after_sacrifice(last)
