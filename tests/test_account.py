"""The account of a match: what is dear is named, what is doubtful is not, and what is kept is read again."""

from __future__ import annotations

import pytest

import accounts
from games import load
from laws import ended
from short import slow
from tabletop import account, analysis, bots
from tabletop.account import Account, Turn, given
from tabletop.game import State
from tabletop.match import Match
from walks import matched

RUN = load("domino-run")
NULL = load("nullgame")


def turn(cost: float, error: float = 0.0, ply: int = 0) -> Turn:
    return Turn(ply, 0, 0.5 + cost, 0.5, error)


@pytest.mark.parametrize(
    ("cost", "error", "word"),
    [
        (0.034, 0, ""),
        (0.036, 0, "loose"),  # told as four points
        (0.04, 0, "loose"),
        (0.09, 0.02, "costly"),
        (0.17, 0.05, "fatal"),
        (0.17, 0.06, ""),
        (-0.2, 0, ""),
    ],
)
def test_a_choice_is_called_dear_by_what_it_cost_and_never_below_three_errors(
    cost: float, error: float, word: str
) -> None:
    assert turn(cost, error).word == word
    assert turn(cost, error).is_close == (cost > 0.04 and not word)


def test_what_comes_after_a_choice_is_the_next_chance_against_what_it_was_worth() -> None:
    told = Account(0, 1.0, (Turn(0, 0, 0.5, 0.4, 0.01), Turn(3, 1, 0.3, 0.3, 0.0)))
    assert [round(told.came_after(place), 9) for place in (0, 1)] == [-0.1, 0.7]
    assert (round(told.start, 9), round(told.cost, 9), round(told.came, 9)) == (0.5, 0.1, 0.6)
    assert told.dearest == told.turns[0]


def test_what_the_others_give_away_is_shared_by_the_rest() -> None:
    three = [Account(seat, 0.0, (turn(cost),)) for seat, cost in enumerate((0.2, 0.1, 0.0))]
    assert [round(given(three, seat), 9) for seat in range(3)] == [0.05, 0.1, 0.15]


def test_of_many_decisions_the_first_is_kept_and_those_that_moved_most_and_the_cost_of_all() -> None:
    turns = tuple(turn(0.01 * (ply == 40) + 0.3 * (ply in (70, 90)), ply=ply) for ply in range(100))
    whole = Account(0, 0.5, turns)
    few = account.kept(whole)
    assert len(few.turns) == account.MOST and {0, 40, 70, 90} <= {one.ply for one in few.turns}
    assert few.cost == pytest.approx(whole.cost) and few.came == pytest.approx(whole.came)


def test_there_is_no_account_of_a_match_that_goes_on() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        next(analysis.reckon(Match(RUN.game, 1, "on"), 0, RUN.bot))


def test_what_is_kept_is_of_its_match_alone() -> None:
    match, other = matched(NULL, 2, "1"), matched(NULL, 2, "2")
    *_, progress = analysis.reckon(match, 1, NULL.bot)
    text = account.written(progress.account)
    assert account.read(text, match).turns
    damaged = ["", "A", text[:-3], text + "AAAA", "!" + text, text.swapcase(), "A" * 80]
    for wrong, of in [(text, other), (text, match.undo()), *((one, match) for one in damaged)]:
        with pytest.raises(ValueError):
            account.read(wrong, of)


def test_the_best_choice_costs_nothing_and_another_what_the_best_is_worth_more() -> None:
    match = accounts.played(RUN, 1, 5, "strong")
    for ply in account.decisions(match, 0)[:8]:
        state = match.states[ply]
        worths = ended(analysis.values(state, ply, RUN.bot))
        assert list(worths) and set(worths) == set(state.legal_actions())
        best = max(worths.values())
        for action in state.legal_actions()[:4]:
            *_, told = analysis.first_look(match.go_to(ply).play(action), ply, RUN.bot, 0)
            assert (told.value, told.got) == (best, worths[action])


def test_standing_orders_are_no_choices_of_an_account() -> None:
    """They say only how one is asked, or what goes by itself; nothing is held to be better for it."""
    run = load("run-away")
    state = run.game.new(2, "orders")
    match, ordered = Match(run.game, 2, "orders"), 0
    while match.at < 60 and not match.state.ending:
        orders = [one for one in match.state.legal_actions() if one.verb in run.bot.STANDING]
        if orders and ordered < 2 and match.state.seat == 0:
            ordered += 1
            match = match.play(orders[-1])
        else:
            match = match.play(run.bot.policy(match.state, match.at))
    assert ordered and state.seats == 2
    left_out = {*account.decisions(match, 0)} - {*analysis.judged(match, 0, run.bot)}
    ordering = {ply for ply, action in enumerate(match.log) if action.verb in run.bot.STANDING}
    assert ordering & {*account.decisions(match, 0)} <= left_out
    for ply in left_out - ordering:
        assert len(analysis.compared(match.states[ply], run.bot)) == 1, "nothing to choose but orders"
    ply = min(ordering)
    worths = ended(analysis.values(match.states[ply], ply, run.bot))
    assert worths and not any(action.verb in run.bot.STANDING for action in worths)


def test_a_match_of_strong_bots_that_reckon_costs_nothing() -> None:
    told = accounts.reckoned(accounts.played(RUN, 1, 1, "strong"), 0, 1)
    assert told.cost == 0 and told.dearest is None
    assert told.result - told.start == pytest.approx(told.came)


@slow
def test_a_planted_blunder_is_named() -> None:
    assert accounts.planted("domino-run", 1, 0) == "named first"


def test_another_salt_brings_other_numbers_and_the_same_salt_the_same() -> None:
    match = matched(NULL, 2, "3")
    one, same, other = ([*analysis.reckon(match, 0, NULL.bot, salt)][-1].account for salt in (1, 1, 2))
    assert one == same != other
    assert bots.TRIES == NULL.bot.TRIES


def test_an_account_that_was_interrupted_is_gone_on_with_and_comes_out_the_same() -> None:
    match = matched(NULL, 2, "3")
    steps = [*analysis.reckon(match, 0, NULL.bot)]
    first = [*analysis.reckon(match, 0, NULL.bot, looks=1)]
    assert first[-1].account.turns and not any(turn.tries for turn in first[-1].account.turns)
    for step in (*steps[:: len(steps) // 7], first[-1], steps[-1]):
        rest = [*analysis.reckon(match, 0, NULL.bot, known=step.account)]
        assert rest[-1] == steps[-1]
        assert len(rest) <= len(steps)


def test_where_the_game_plays_out_what_came_best_and_worst_is_looked_at_again() -> None:
    """Of a few tries luck would be told by chance."""
    match = matched(load("dunginoes"), 2, "one")
    *_, (whole, *_) = analysis.reckon(match, 0, load("dunginoes").bot)
    moments = [abs(whole.came_after(place)) for place in range(len(whole.turns))]
    place = moments.index(max(moments))
    assert all(turn.tries for turn in whole.turns[place : place + 2])


def test_a_choice_is_sure_to_be_the_dearest_when_no_look_to_come_can_well_put_another_first() -> None:
    def sure(*turns: tuple[float, int]) -> Turn | None:
        whole = Account(
            0, 0.0, tuple(Turn(at, 0, 0.9, 0.9 - cost, 0.01, n) for at, (cost, n) in enumerate(turns))
        )
        again = [one for one in whole.turns if not one.tries and one.cost > 0.02]
        return analysis.surely_dearest(whole, (lambda _: again,))

    assert sure((0.3, 0), (0.1, 0)) is None, "it is looked at again itself"
    assert sure((0.3, 100), (0.25, 0)) is None, "the other one may come first"
    found = sure((0.3, 100), (0.2, 0))
    assert found and found.ply == 0
    assert sure((0.3, 100), (0.29, 100)), "nothing is looked at any more"
    assert sure((0.01, 0)) is None


def test_two_looks_count_as_much_as_each_is_certain() -> None:
    def looked(cost: float, other: float, error: float, tries: int) -> Turn:
        return analysis.both_looks(Turn(3, 1, cost, 0, 0.01), Turn(3, 1, other, 0, error, tries))

    assert looked(0.10, 0.13, 0.1, 10).cost == pytest.approx(0.10, abs=0.005), "the second says little"
    assert looked(0.10, 0.13, 0.002, 100).cost == pytest.approx(0.13, abs=0.005)
    assert abs(looked(0.88, 0.0, 0.05, 10).cost) < 0.05, "so far apart they are that the first was wrong"
    assert looked(0.10, 0.12, 0.0, 4).error > 0.01, "a few alike are not certainty"


def test_what_hangs_in_the_balance_is_played_to_its_end_before_it_is_believed() -> None:
    """A fight of CoLF DaDA: in each try nothing is asked of the table before it is over."""
    entry = load("colf-dada")
    match = accounts.played(entry, 1, 3, "middle")
    ply = next(ply for ply in account.decisions(match, 0) if match.states[ply].step == "fight_or_flee")
    believed: list[bool] = []

    class Spy:
        """The bot, and where it is asked whether all is settled."""

        TRIES = 2
        reckoned = staticmethod(entry.bot.reckoned)
        policy = staticmethod(entry.bot.policy)

        @staticmethod
        def settled(state: State) -> bool:
            believed.append(entry.bot.settled(state))
            return believed[-1]

    ended(analysis.second_look(match, Turn(ply, 0, 0.5, 0.5, 0.01), Spy, 1))
    assert False in believed, "the fight goes on after the first luck that came"
    assert sum(believed) <= 4, "each of two choices is believed once a try"


def test_what_is_sure_stays_so() -> None:
    """Once a choice is named, the reckoning to its end names no other."""
    for number in range(4):
        match = matched(RUN, 1, f"sure-{number}")
        named = [one.sure for one in analysis.reckon(match, 0, RUN.bot, number)]
        known = [one.ply for one in named if one]
        assert set(known) <= {named[-1].ply} if named[-1] else not known
