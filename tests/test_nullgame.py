"""High Card's rules, line by line: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from games.nullgame.rules import GAME, HighCard
from positions import arranged, dice, do, legal, told
from tabletop.game import Who

SEEDS = range(20)
ROUND = [("lead",), ("pass_on",), ("follow",), ("compare",), ("pass_on",)]


def hands(first: str, second: str, die: int = 3, **fields: object) -> HighCard:
    """A round whose die is rolled, with these cards in the hands: "1 5 9"; other fields by name."""
    held = [[int(card) for card in hand.split()] for hand in (first, second)]
    return arranged(GAME.new(2, 0), **{"hands": held, "die": die, "agenda": ROUND, **fields})


def test_NG1_three_hidden_cards_of_twelve_each() -> None:
    for seed in SEEDS:
        state = GAME.new(2, seed)
        cards = [card for hand in state.hands for card in hand]
        assert [len(hand) for hand in state.hands] == [3, 3]
        assert len(set(cards)) == 6 and set(cards) <= set(range(1, 13))
        assert state.view(0).hands == [state.hands[0], (0, 0, 0)]
        assert state.view(None).hands == [(0, 0, 0), (0, 0, 0)]


def test_NG2_one_die_for_both_and_the_first_player_begins_each_round() -> None:
    state = hands("1 5 9", "8 10 11", die=2)
    assert state.seat == 0 and legal(state) == ["play 1", "play 5", "play 9"]
    answer = do(state, "play 5")
    assert answer.seat == 1 and answer.die == 2 and answer.table == [5]
    assert legal(answer) == ["play 8", "play 10", "play 11"]
    after = do(answer, "play 8", luck=dice(6))
    assert after.seat == 0 and after.die == 6 and after.table == []
    assert told(after) == ["played", "won", "rolled"]


def test_NG3_the_higher_card_takes_the_round() -> None:
    won = do(hands("1 5 9", "4 10 11"), "play 5", "play 4")
    assert won.rounds == [1, 0] and won.events()[1].args == (Who(0),)
    assert do(hands("1 5 9", "8 10 11"), "play 5", "play 8").rounds == [0, 1]


def test_NG3_more_than_twelve_with_the_die_takes_nothing() -> None:
    assert do(hands("1 5 9", "8 10 11", die=4), "play 1", "play 8").rounds == [0, 1], "8 and 4 are twelve"
    assert do(hands("1 5 9", "8 10 11", die=5), "play 1", "play 8").rounds == [1, 0]
    over = do(hands("7 8 9", "10 11 12", die=6), "play 9", "play 10")
    assert over.rounds == [0, 0] and "nobody" in told(over)


def test_NG4_most_rounds_of_three_win() -> None:
    last = hands("2", "3", rounds=[2, 0])
    over = do(last, "play 2", "play 3")
    assert over.ending and legal(over) == [] and over.rounds == [2, 1]
    outcome = over.outcome()
    assert outcome and outcome.places == (1, 2) and outcome.scores == ((2,), (1,))


def test_NG4_as_many_is_a_tie() -> None:
    outcome = do(hands("2", "3", rounds=[1, 0]), "play 2", "play 3").outcome()
    assert outcome and outcome.places == (1, 1) and outcome.value(0) == outcome.value(1) == 0.5


def test_NG5_five_rounds_with_five_cards_each() -> None:
    state = GAME.new(2, 1, rounds=1)
    assert [len(hand) for hand in state.hands] == [5, 5]
    while not state.ending:
        state = do(state, legal(state)[0])
    outcome = state.outcome()
    assert state.hands == [(), ()] and len(state.gone) == 8 and outcome
    assert all(GAME.can_score(score) for score in outcome.scores)
