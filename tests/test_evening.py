"""Whole evenings of Run Away!!, counted (`evening.py`); and in every game of several, what is asked before
all."""

from __future__ import annotations

import pytest

import games
from app.keep.record import Record
from app.session import queries
from app.session.model import Session
from evening import SITTING, as_the_bot, average, page, played, sent, with_orders
from laws import SLUGS
from stampede import fate
from tabletop.match import Match

MATCHES = 12


def test_three_people_and_a_bot_at_one_tablet_are_stopped_by_four_curtains_a_round_at_most() -> None:
    each = average(MATCHES, as_the_bot, **SITTING)
    assert each["curtains"] <= 4 and each["taps"] / 3 <= 8, each
    written = average(MATCHES, as_the_bot)
    assert each["curtains"] < written["curtains"], "as written, each is asked twice"


def test_with_standing_orders_there_is_less_to_do() -> None:
    each, told = average(MATCHES, as_the_bot, **SITTING), average(MATCHES, with_orders, **SITTING)
    assert told["curtains"] <= 3 and "looks" not in told and told["taps"] < each["taps"] - 4, told


def test_by_link_nobody_sends_more_than_one_link_a_round() -> None:
    assert sent(MATCHES) <= 1


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if games.load(slug).game.seats[-1] > 1])
def test_what_is_asked_before_all_has_no_curtain(slug: str) -> None:
    game = games.load(slug).game
    seats = max(2, game.seats[0])
    s = Session(Record("a", Match(game, seats, "curtain"), ("person",) * seats))
    for _ in range(60):
        if s.state.ending:
            break
        assert s.curtain_down == (s.looker is None and not s.state.is_open_step)
        assert s.openly == (s.looker is None and s.state.is_open_step)
        s = played(s, queries.forced(s) or s.state.legal_actions()[0])


def test_in_one_sitting_the_plan_plays_the_same_matches() -> None:
    assert all(fate(4, seed) == fate(4, seed, **SITTING) for seed in range(6))


@pytest.mark.slow
def test_the_page_of_it_is_whole() -> None:
    told = page(2, 8)
    assert told.count("\n### ") == 2 and "nan" not in told
