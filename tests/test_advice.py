"""What a thought has found, as it is told: what is about equal as equal, no better chance below a worse."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.session import bots_view
from app.session.advice import ranks
from games import load
from laws import SLUGS
from tabletop import bots
from tabletop.actions import Kind
from tabletop.bots import Choice
from walks import some, walk

Do = Kind("do", "do {}", str)


def choice(name: str, value: float, playouts: int) -> Choice:
    """One whose playouts are won or lost."""
    return Choice(Do(name), value, playouts, value)


def told(*choices: Choice) -> list[tuple[float, str]]:
    """The ranks in short: their chance, and the names in them."""
    return [(rank.chance, " ".join(one.action.args[0] for one in rank.choices)) for rank in ranks(choices)]


def test_chances_that_many_playouts_tell_apart_are_told_apart() -> None:
    assert told(choice("a", 0.6, 1000), choice("b", 0.5, 1000)) == [(0.6, "a"), (0.5, "b")]


def test_the_same_chances_after_few_playouts_are_about_equal() -> None:
    assert told(choice("a", 0.6, 10), choice("b", 0.5, 10)) == [(0.6, "a b")]


def test_rounding_does_not_decide() -> None:
    near = told(choice("a", 0.505, 100_000), choice("b", 0.4951, 100_000))
    assert near == [(0.505, "a"), (0.4951, "b")], "both round to 50 %"
    assert told(choice("a", 0.55, 50), choice("b", 0.49, 50)) == [(0.55, "a b")], "55 % and 49 %"


def test_what_was_dropped_early_with_a_better_mean_never_stands_below() -> None:
    """The bot ranks what it has dropped behind all others, however well that had begun."""
    assert told(choice("a", 0.5, 200), choice("b", 0.3, 200), choice("c", 0.6, 5)) == [
        (0.5, "a c"),
        (0.3, "b"),
    ]


def test_what_was_reckoned_is_about_equal_within_a_point() -> None:
    near = told(choice("a", 0.6, 0), choice("b", 0.595, 0), choice("c", 0.58, 0))
    assert near == [(0.6, "a b"), (0.58, "c")]


def test_the_error_of_a_mean_shrinks_with_its_playouts_and_is_never_nothing() -> None:
    errors = [choice("a", 0.5, n).error for n in (1, 4, 100, 10_000)]
    assert errors == sorted(errors, reverse=True) and errors[2] == pytest.approx(0.05, abs=0.001)
    assert choice("a", 1.0, 1).error == 0.5, "one win is no certainty"
    assert 0 < choice("a", 1.0, 400).error < 0.01


@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_a_bot_thinks_is_told_in_falling_chances_its_choice_first(slug: str) -> None:
    entry = load(slug)
    for state in some(
        [state for state in walk(entry, entry.game.seats[-1], "advice") if not state.ending], 3
    ):
        for choices in bots.think(state, state.seat, "middle", 3, entry.bot):
            found = ranks(choices)
            assert found[0].choices[0] is choices[0]
            assert all(one.chance >= other.chance for one, other in pairwise(found))
            assert sum(len(rank.choices) for rank in found) == len(choices)


def test_a_hint_says_choice_reason_and_how_the_others_compare() -> None:
    def said(action: object) -> str:
        return f"lay {action}, turned left".replace("do ", "")

    thought = [choice("a", 0.62, 400), choice("b", 0.6, 400), choice("c", 0.4, 400), choice("d", 0.2, 400)]

    def why(action: object) -> str:
        return f"opens <three> ends for {action}".removesuffix(" for do a")

    html = bots_view.hint(thought, said, why, True, 1600)
    assert (
        "<b>Lay a, turned left</b> <span>62 % to win the match</span>" in html
        and "Opens &lt;three&gt; ends." in html
    )
    assert "<li>About as good: lay b, turned left</li>" in html
    assert "<li>40 %: lay c, turned left. Opens &lt;three&gt; ends for do c.</li>" in html
    assert "<li>20 %: lay d, turned left</li>" in html
    assert "60 %" not in html, "no percentages for what is no difference"
    unfinished = bots_view.hint(thought[:1], said, why, False, 1600)
    assert "<progress" in unfinished and "Do it" not in unfinished and "About" not in unfinished


def test_placements_at_the_same_end_are_told_apart_by_their_turn_alone() -> None:
    def said(action: object) -> str:
        return f"lay it there, {str(action).removeprefix('do ')}"

    even = [choice(way, 0.5, 9) for way in ("straight", "left", "right")]
    html = bots_view.hint(even, said, str, True, 27)
    assert "About as good: left; right<" in html


def test_names_of_two_parts_stay_whole_where_beginnings_are_left_out() -> None:
    def said(action: object) -> str:
        return f"throw Trapdoor, Labelled at {str(action).removeprefix('do ')}"

    html = bots_view.hint([choice("Ann", 0.5, 9), choice("Bo", 0.5, 9)], said, str, True, 27)
    assert "About as good: throw Trapdoor, Labelled at Bo<" in html


def test_while_a_match_is_open_nothing_is_certain() -> None:
    assert [bots_view.percent(value) for value in (0.0, 0.004, 0.006, 0.5, 0.994, 0.996, 1.0)] == [
        "a long shot",
        "a long shot",
        "1 %",
        "50 %",
        "99 %",
        "over 99 %",
        "over 99 %",
    ]


def test_what_wins_at_once_has_no_chance() -> None:
    html = bots_view.hint([choice("a", 1.0, 10)], str, lambda _: "wins at once", True, 10, wins=True)
    assert "Wins at once." in html and "%" not in html and " to win" not in html
