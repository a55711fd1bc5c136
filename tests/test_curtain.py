"""The curtain between the turns of two people at one device, played with the smallest game with secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.keep.record import Record
from app.screens.replay import Replay
from app.screens.seat_setup import SeatSetup
from app.screens.seats_view import seats_html
from app.screens.share import CARRIED
from app.session import reply
from app.session.intents import Agree, Jump
from app.session.narration import lines
from app.session.render import parts
from app_page import FakeShell
from games import load
from laws import SLUGS
from tabletop.link import play_link, replay_link
from tabletop.match import Match

ENTRY = load("nullgame")
PEOPLE = ["person", "person"]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def at_cards(players: list[str] = PEOPLE, here: list[int] | None = None) -> tuple[FakeShell, Any]:
    """Ada and Ben at a table of High Card."""
    seats = None if here is None else tuple(here)
    record = Record("a1", Match(ENTRY.game, 2, "train"), players, ["Ada", "Ben"], here=seats)
    shell = FakeShell()
    shell.open_record(record)
    return shell, shell.screen


def sees(shell: FakeShell, table: Any, seat: int) -> bool:
    """Does the page's text show this seat's hand?"""
    hand = table.session.match.state.hands[seat]
    return all(f'id="card-{card}"' in shell.page.shown["screen"] for card in hand)


def test_between_two_people_hands_are_gone_from_the_page_until_the_next_one_is_there() -> None:
    shell, table = at_cards()
    assert "Ada is next" in table.session.curtain_words and 'data-do="lift"' in shell.page.shown["screen"]
    assert not sees(shell, table, 0) and not sees(shell, table, 1)
    table.commands["lift"]("")
    assert sees(shell, table, 0) and not sees(shell, table, 1)
    assert "Ada: The die shows" in shell.page.spoken[-1]
    table.act(str(table.session.match.state.legal_actions()[0]))
    assert not sees(shell, table, 0) and not sees(shell, table, 1)
    assert shell.page.spoken[-1].endswith("Ben is next: lift the curtain.")
    assert "The die shows" in shell.page.shown["screen"], "the open board stays"


def test_behind_the_curtain_nothing_is_chosen_hinted_or_played() -> None:
    _, table = at_cards()
    card = str(table.session.match.state.legal_actions()[0])
    for ask in (
        lambda: table.act(card),
        lambda: table.commands["hint"](""),
        lambda: table.commands["auto"](""),
    ):
        ask()
        assert table.session.match.at == 0 and table.session.reply.text == "Ada is next: lift the curtain."
    table.touch("card 3")
    assert table.session.reply.text == "Ada is next: lift the curtain."
    assert not reply.forecast(table.session, card) and table.key("1")
    assert table.session.match.at == 0 and table.session.reply.text == "Ada is next: lift the curtain."


def test_the_last_picture_is_the_curtained_one() -> None:
    shell, table = at_cards()
    table.commands["lift"]("")
    table.saving.save()
    assert sees(shell, table, 0) and "card-" not in shell.page.pictures["a1"]
    assert 'data-do="lift"' in shell.page.pictures["a1"]


def test_one_person_with_bots_sees_their_own_hand_all_the_time() -> None:
    shell, table = at_cards(["person", "easy"])
    assert "lift" not in shell.page.shown["screen"] and sees(shell, table, 0)
    table.act(str(table.session.match.state.legal_actions()[0]))
    assert table.record.turn == "bot" and sees(shell, table, 0) and not sees(shell, table, 1)
    shell.page.run()
    assert not table.session.curtain_down


def test_a_bots_choice_is_not_shown_before_it_is_made() -> None:
    shell, table = at_cards(["person", "easy"])
    shell.settings.choose("pace", "step")
    table.act(str(table.session.match.state.legal_actions()[0]))
    shell.page.run()
    assert table.session.bots.chosen and table.session.bots.chosen not in shell.page.shown["screen"]


def test_autoplay_for_two_people_shows_no_hand() -> None:
    shell, table = at_cards()
    table.commands["lift"]("")
    table.commands["auto-start"]("")
    assert not table.session.curtain_down and not sees(shell, table, 0)
    shell.page.run()
    assert table.record.outcome


def test_each_is_told_what_they_were_dealt_and_the_other_that_cards_were() -> None:
    for seat in (0, 1):
        shell, table = at_cards(here=[seat])
        table.commands["log"]("")
        log = shell.page.shown["drawer"]
        dealt = [", ".join(map(str, hand[:2])) for hand in table.session.match.state.hands]
        assert f"Dealt {dealt[seat]}" in log and dealt[1 - seat] not in log
        assert "Cards are dealt." in log


def test_going_back_lets_the_curtain_fall() -> None:
    shell, table = at_cards()
    table.commands["lift"]("")
    table.act(str(table.session.match.state.legal_actions()[0]))
    table.commands["lift"]("")
    table.dispatch(Agree(0))
    assert table.session.curtain_down and not sees(shell, table, 1)


def test_the_hand_can_be_covered_again() -> None:
    shell, table = at_cards()
    table.commands["lift"]("")
    table.commands["cover"]("")
    assert table.session.curtain_down and not sees(shell, table, 0)


def test_around_a_turned_table_the_shield_is_held() -> None:
    shell, table = at_cards()
    table.commands["turn-table"]("")
    assert "data-hold" in shell.page.shown["screen"] and "hold the shield" in table.session.curtain_words


def test_a_finished_match_shows_all_and_a_replay_of_one_that_goes_on_nothing_secret() -> None:
    shell, table = at_cards()
    match = table.session.match
    match = match.play(match.state.legal_actions()[0])
    replay = Replay(shell, match, replay_link(match))
    replay.draw()
    assert "card-" not in shell.page.shown["screen"]
    replay.dispatch(Jump(1))
    assert "Card" in shell.page.shown["screen"] and "card-" not in shell.page.shown["screen"]
    while not match.state.ending:
        match = match.play(match.state.legal_actions()[0])
    replay = Replay(shell, match, replay_link(match))
    replay.draw()
    assert "Dealt" in shell.page.shown["screen"], "it is over: all is told"


@pytest.mark.parametrize(("slug", "honest"), [("nullgame", True), ("dunginoes", False)])
def test_a_link_that_carries_secrets_says_so(slug: str, honest: bool) -> None:
    record = Record("a1", Match(load(slug).game, 2, "train"), PEOPLE, ["Ada", "Ben"], here=(0,))
    shell = FakeShell()
    shell.open_record(record)
    shell.share(record, "play")
    assert (CARRIED in shell.dialog) == honest and play_link(record.match, record.seating)
    shell.share(record, "seed")
    assert CARRIED not in shell.dialog


def test_who_sits_where_is_asked_though_the_number_of_seats_is_fixed() -> None:
    html = seats_html(SeatSetup(FakeShell().store, "nullgame", ENTRY.game.seats), "", False, "", {})
    assert 'id="seat-1"' in html and 'id="more-players"' not in html


@pytest.mark.parametrize("slug", SLUGS)
def test_around_a_turned_table_nothing_secret_is_told_beside_a_lifted_shield(slug: str) -> None:
    """Whoever has lifted theirs sees their cards; what only they know is neither read nor heard elsewhere."""
    entry = load(slug)
    count = max(entry.game.seats)
    record = Record(
        "a1", Match(entry.game, count, "train"), ["person"] * count, list(NAMES[:count]), turned=True
    )
    if not record.has_secrets:
        return
    shell = FakeShell()
    shell.open_record(record)
    table, told = shell.screen, 0
    rng = Random("beside a shield")
    while not table.session.match.state.ending and table.session.match.at < 60:
        match = table.session.match
        table.commands["lift"]("")
        beside = [parts(table.session)["near"], *shell.page.spoken]
        own, public = (
            {words for _, words in lines(match, [match.state], NAMES, seat)}
            for seat in (match.state.seat, None)
        )
        told += len(own - public)
        assert not [words for words in own - public for text in beside if words in text], match.at
        table.act(str(rng.choice(match.state.legal_actions())))
        shell.page.run()
    assert told or slug == "nullgame"
