"""Whole evenings of Run Away!!: what people at one tablet, and people who send each other links, are stopped
by and have to do, round by round.

A person plays as the strong bot does, by the session: lifts the curtain where it is down, taps what is
offered before all, and asks to see their cards where only these have it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

import games
from app.keep.record import Record
from app.session import queries, turns
from app.session.model import Session
from games.run_away import bot, orders
from games.run_away.pieces import A_RUN, RunByItself
from games.run_away.rules import GAME, RunAway
from laws import SLUGS
from tabletop.actions import Action
from tabletop.match import Match

MATCHES = 12
THREE_AND_A_BOT = ("person", "person", "person", "strong")
SITTING = {"sitting": 1}
Person = Callable[[RunAway], Action]


def as_the_bot(state: RunAway) -> Action:
    """Plays well, and leaves everything to be asked."""
    return bot.policy(state, 0)


def with_orders(state: RunAway) -> Action:
    """The same, but whatever can be ordered is: what is not for the boss or for somebody met is used in the
    run, or kept."""
    if state.step == "speed_choice":
        seat = state.seat
        for thing in orders.things(state, seat):
            free = thing not in state.ordered[seat] and orders.how(state, seat, thing) == orders.ASK
            if free:
                return orders.HOWS[orders.fitting(state, seat, thing)[1]](thing)
        if not state.by_itself[seat] and A_RUN not in state.ordered[seat]:
            return RunByItself()
    return bot.policy(state, 0)


def played(s: Session, action: Action) -> Session:
    """The session after an action."""
    return turns.followed(replace(s, record=s.record.went_to(s.match.play(action))))


def gestures(action: Action) -> int:
    """Taps and drags: a card that is thrown is drawn onto a name, and then all is thrown."""
    return {"throw_one": 2, "throw_two": 3}.get(action.verb, 1)


def evening(seed: str, person: Person, **options: int) -> tuple[Counter[str], int]:
    """A match of three people and a bot at one tablet: curtains, looks at one's own cards, and taps; and the
    rounds."""
    s = Session(Record("a", Match(GAME, 4, seed, options), THREE_AND_A_BOT))
    counts: Counter[str] = Counter()
    while not s.state.ending:
        forced = queries.forced(s)
        if forced or s.record.turn == "bot":
            s = played(s, forced or bot.policy(s.state, 0))
            continue
        action = person(s.state)
        hidden = action not in s.shown.legal_actions()
        counts["curtains"] += s.curtain_down
        counts["looks"] += hidden and not s.curtain_down
        counts["taps"] += hidden + gestures(action)
        s = played(replace(s, lifted=s.state.seat) if hidden else s, action)
    return counts, s.state.round


def average(person: Person, **options: int) -> dict[str, float]:
    """The same a round, over some matches."""
    counts: Counter[str] = Counter()
    rounds = 0
    for number in range(MATCHES):
        some, lasted = evening(f"evening-{number}", person, **options)
        counts += some
        rounds += lasted
    return {name: count / rounds for name, count in counts.items()}


def test_three_people_and_a_bot_at_one_tablet_are_stopped_by_four_curtains_a_round_at_most() -> None:
    each = average(as_the_bot, **SITTING)
    assert each["curtains"] <= 4 and each["taps"] / 3 <= 8, each
    written = average(as_the_bot)
    assert each["curtains"] < written["curtains"], "as written, each is asked twice"


def test_with_standing_orders_there_is_less_to_do() -> None:
    each, told = average(as_the_bot, **SITTING), average(with_orders, **SITTING)
    assert told["curtains"] <= 3 and "looks" not in told and told["taps"] < each["taps"] - 4, told


def links(seed: str) -> tuple[int, int]:
    """A match of three people by link, in one sitting and with standing orders: how many links are sent,
    and how many rounds it has."""
    state = GAME.new(3, seed, **SITTING)
    sent, holds = 0, state.seat
    while not state.ending:
        sent += state.seat != holds
        holds = state.seat
        state.play(with_orders(state))
    return sent, state.round


def test_by_link_nobody_sends_more_than_one_link_a_round() -> None:
    counts = [links(f"link-{number}") for number in range(MATCHES)]
    sent, rounds = map(sum, zip(*counts, strict=True))
    assert sent <= 3 * rounds, (sent, rounds)


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
