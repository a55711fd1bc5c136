"""How Domino Run's strong bot reckons: its features fit its table, it thinks as the rules are and of nothing
hidden, in small steps, and it no longer makes the mistakes that were found in the bot before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import train
from boards import position
from games import load
from games.domino_run import bot, reckoning
from games.domino_run import worth as seen
from games.domino_run.reckoning import ASKED, STEP, Thought, reckoned, turn_over
from games.domino_run.rules import GAME, DominoRun
from games.domino_run.weights import WEIGHTS
from tabletop import bots, worth
from tabletop.actions import Action
from training import domino_run as plan
from walks import some, walk

ENTRY = load("domino-run")
TABLE = seen.table()
CROWDED = position("3e-6r 0-0 4-4 0-1 2-2 1-1", abilities="2-6 2-4 4-6 2-5", dice=[2, 2, 2, 5], pool=4)


def walked(seed: str) -> Iterator[DominoRun]:
    """The positions of a match at which there is something to choose."""
    for state in walk(ENTRY, 1, seed):
        assert isinstance(state, DominoRun)
        if len(state.legal_actions()) > 1:
            yield state


def worths(state: DominoRun, table: worth.Table = TABLE) -> dict[str, float]:
    """What each action is worth, by its words."""
    *_, found = reckoned(state.view(0), table)
    return {str(action): value for action, value in found.items()}


def best(state: DominoRun) -> str:
    """What the strong bot does."""
    return str(bots.choose(state, 0, "strong", 1, bot))


# --- features ---------------------------------------------------------------------------


def test_the_weights_are_a_table_of_these_features() -> None:
    assert worth.read(WEIGHTS, seen.LENGTH) == TABLE
    assert sum(seen.SIZES.values()) == seen.LENGTH == plan.LENGTH
    assert [*seen.AT] == [*seen.SIZES]


@pytest.mark.parametrize("seed", "abcd")
def test_features_have_places_in_the_table_and_are_of_one_size(seed: str) -> None:
    for state in walked(seed):
        found = seen.features(state)
        assert all(0 <= place < seen.LENGTH and value and abs(value) <= 5 for place, value in found)
        ones = [place for place, _ in found]
        once = [place for place in ones if not 10 <= place < 20]
        assert len({*once}) == len(once), "only abilities may say something together"


def test_features_say_what_can_be_seen() -> None:
    state = position("*1-1 2e-3 4-5r 0-0 6-6", abilities="2-4", dice=[], pool=3)

    def at(block: str) -> list[float]:
        found = dict(seen.features(state))
        first = seen.AT[block]
        return [found.get(place, 0) for place in range(first, first + seen.SIZES[block])]

    assert at("keys").index(1) == 1 and at("dice").index(1) == 1
    assert at("raised from")[1] and at("raised by")[1] == pytest.approx(2 / 3)
    assert at("lead").index(1) == 3
    assert at("pips")[:5] == [0, 0, 1.5, 1.5, 0] and at("nothing")[:5] == [0, 0, 0, 0, 1]
    assert at("double")[:4] == [0, 1, 1, 0]
    assert at("next double").index(1) == 0, "it costs nothing"
    assert at("doubles in the pile") == [0, 0, 1, 1, 1, 1, 0]
    assert at("missing").index(1) == 1, "three are to lie ahead"


# --- reckoning --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", "efgh")
def test_each_legal_action_is_worth_a_chance(seed: str) -> None:
    for state in walked(seed):
        *_, found = reckoned(state.view(0), TABLE)
        assert {*found} == {*state.legal_actions()}
        assert all(0 <= value <= 1 for value in found.values())


class Played:
    """What actions are worth by the rules alone: each state is played on to the end of the move. Slow."""

    def __init__(self, table: worth.Table) -> None:
        self.table = table
        self.known: dict[str, float] = {}

    def state(self, state: DominoRun) -> float:
        if state.ending:
            return float(state.ending == "won")
        spot = str(sorted((name, field) for name, field in state.fields().items() if name != "used"))
        if spot not in self.known:
            self.known[spot] = max(self.action(state, action) for action in state.legal_actions())
        return self.known[spot]

    def action(self, state: DominoRun, action: Action) -> float:
        if action.verb == "take_ability":
            drawn = [self.drawn(state, place) for place in range(len(state.able_tiles()))]
            return sum(drawn) / len(drawn)
        if action.verb not in ("end", "give_die", "give_ability"):
            return self.state(state.apply(action))
        over = turn_over(state, action)
        if over.agenda:
            return max(self.action(over, gift) for gift in over.offer_sacrifice())
        return 0.0 if over.ending else self.table.chance(seen.features(over))

    def drawn(self, state: DominoRun, place: int) -> float:
        after = state.copy()
        tile = after.able_tiles()[place]
        after.pile.remove(tile)
        after.abilities.append(tile)
        del after.agenda[0]
        after.settle()
        return self.state(after)


@pytest.mark.parametrize("seed", "ijk")
def test_it_thinks_as_the_rules_are(seed: str) -> None:
    table = train.beginning(seen.LENGTH, 2)
    few = [state for state in walked(seed) if state.step != "line_choice" and len(state.dice) < 4]
    for state in some(few, 12):
        view = state.view(0)
        *_, found = Thought(view, table, draws=(99,)).worths(view)
        played = Played(table)
        for action, value in found.items():
            assert value == pytest.approx(played.action(view, action)), action


def test_a_mulligan_is_the_mean_of_what_may_be_laid() -> None:
    state = GAME.new(1, "mulligan")
    total = 0.0
    for number in range(400):
        laid = state.determinize(0, 1000 + number)
        laid.mulligan()
        total += TABLE.chance(seen.features(laid))
    assert worths(state)["lay five new tiles"] == pytest.approx(total / 400, abs=0.05)
    assert worths(state)["keep the line"] == TABLE.chance(seen.features(state))


@pytest.mark.parametrize("state", [GAME.new(1, "steps"), CROWDED], ids=["first", "crowded"])
def test_a_step_asks_the_table_a_few_times_at_most(state: DominoRun, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def counted(over: DominoRun) -> seen.Features:
        nonlocal asked
        asked += 1
        return seen.features(over)

    monkeypatch.setattr(reckoning, "features", counted)
    steps = []
    for _ in reckoned(state.view(0), TABLE):
        steps.append(asked)
        asked = 0
    assert len(steps) > 5 and max(steps) <= STEP // ASKED + 1


def test_the_fullest_thought_has_an_end() -> None:
    thought = Thought(CROWDED, TABLE)
    for _ in thought.worths(CROWDED):
        assert len(thought.moves) + len(thought.rests) < 20_000
    assert len(thought.ends) < 200


def test_a_table_whose_weights_are_mixed_up_plays_worse() -> None:
    rows = TABLE.rows[:]
    Random(1).shuffle(rows)
    mixed = replace(TABLE, rows=rows)
    good, bad = (sum(plan.result(table, seed) for seed in range(12)) for table in (TABLE, mixed))
    assert good >= bad + 3


def test_a_match_teaches_what_its_positions_were_worth() -> None:
    samples = plan.episode(TABLE, 3, 0.5)
    assert samples == plan.episode(TABLE, 3, 0.5) != plan.episode(TABLE, 4, 0.5)
    assert len(samples) > 3 and all(0 <= target <= 1 for _, target in samples)
    assert all(0 <= place < seen.LENGTH for found, _ in samples for place, _ in found)


def test_nothing_hidden_comes_into_it() -> None:
    for state in some([*walked("l")], 5):
        turned = state.view(0)
        turned.pile = turned.pile[::-1]
        assert worths(state) == worths(turned) == worths(state.determinize(0, 5))


def test_only_the_strong_bot_reckons() -> None:
    state = GAME.new(1, "who")
    reckons = [strength for strength in bots.STRENGTHS if bot.reckoned(state.view(0), strength) is not None]
    assert reckons == ["strong"]


# --- what is plainly right --------------------------------------------------------------


def test_the_last_key_is_won() -> None:
    state = position("0e-1 1-2r 1-1 2-3 3-4", kept="0-0 2-2 3-3 4-4 5-5 6-6", dice=[2])
    assert best(state) == "run 2 with 2" and worths(state)["run 2 with 2"] == 1.0


TREASURE = [("treasure",), ("go_on",), ("move",), ("enemy_runs",), ("clean_up",)]


@pytest.mark.parametrize(
    ("board", "fields"),
    [
        ("2e-5 1-4 *2-2r 3-6 1-5 0-4", {}),
        ("0e-3 3-5 *5-5r 1-6 2-4 1-1", {}),
        ("0e-3 3-5 *5-5r 1-6 2-4 1-1", {"abilities": "1-5"}),
    ],
)
def test_the_third_die_comes_before_an_ability(board: str, fields: dict[str, str]) -> None:
    state = position(board, dice=[2], left=1, agenda=TREASURE, **fields)
    assert best(state) == "take a die"
    assert worths(state)["take a die"] > worths(state)["take an ability"] + 0.02


def test_a_free_double_before_a_dear_space_waits_to_be_finished() -> None:
    """With two ones both its halves could be entered, but then the next space costs three: its key comes
    first in the next turn, and the enemy is not faster before."""
    state = position("0e-3 2-5 1-4r 0-0 3-6 2-6", dice=[1, 1])
    assert best(state) in ("run 1 with 1", "end the move")
    assert worths(state)["run 1 with 1"] > worths(state)["run 2 with 1"] + 0.05


@pytest.mark.parametrize(
    ("board", "fields"),
    [
        ("1-4e 4-5 4-6 1r-1 2-6 1-5 1-6", {"dice": [3, 4], "pool": 4, "kept": "5-5 3-3"}),
        ("1e-4 4-6 0-5 0r-0 0-3", {"dice": [2]}),
    ],
)
def test_whoever_is_safe_on_the_first_half_of_a_double_ends_the_move(
    board: str, fields: dict[str, Any]
) -> None:
    """The key is the next turn's first step, and its treasure and its stop of the enemy are worth more
    then."""
    state = position(board, **fields)
    assert best(state) == "end the move"
    assert worths(state)["end the move"] > max(
        value for told, value in worths(state).items() if "run" in told
    )
