"""Phones as hands at a table (`app/live`): meeting, sitting down, choosing, breaking; what nobody learns."""

from __future__ import annotations

import json
import os
import random
import re
from dataclasses import replace
from html import escape
from itertools import count
from types import SimpleNamespace
from typing import Any, get_args

import pytest

import games
from app.live import messages
from app.live.asking import LATE
from app.live.hand import BACK, GONE_ON, NOT_BACK, Hand
from app.live.hosting import ANEW, AWAY, STRANGE
from app.live.joining_view import NAME
from app.live.messages import Said
from app.live.phone_view import CUT, LEAVE, PROVED, WENT
from app.page.screen import Screen
from app.screens.common import Common
from app.session import intents as on
from app.session import render
from app.session.model import Session
from app.session.phones import together
from app_page import FakeShell
from live import host, phone, play_out, seen

MESSAGES = int(os.environ.get("MESSAGES", 1_500))  # wrong ones; in `make live` 20,000
WHOLE = int(os.environ.get("WHOLE", 0))  # matches of each game to their end; in `make live` twenty
PAIRS = int(os.environ.get("PAIRS", 20))  # of states of each game; in `make live` 1,000
SEVERAL = [slug for slug in games.SHELF if max(games.load(slug).game.seats) > 1]


def offered(shell) -> list[str]:
    """The choices that a phone shows."""
    return re.findall(r'data-action="([^"]*)"', seen(shell))


@pytest.mark.parametrize("slug", SEVERAL)
def test_a_phone_comes_to_the_table_and_holds_its_hand(slug):
    table = host(slug)
    ben = phone(table)
    assert "Who are you?" in seen(ben)
    ben.screen.commands["sit"]("1")
    assert table.screen.record.phones == (1,)
    assert table.screen.session.present == {1}
    assert 'data-part="near"' in seen(ben)


@pytest.mark.parametrize("slug", SEVERAL)
@pytest.mark.parametrize("number", range(max(1, WHOLE)))
def test_a_match_is_played_by_phones_alone_and_nobody_diverges(slug, number):
    table = host(slug, seed=f"train-{number}")
    seats = table.screen.record.match.seats
    phones = [phone(table, seat) for seat in range(seats)]
    chance = random.Random(f"{slug} {number}")
    while not table.screen.record.match.state.ending:
        match = table.screen.record.match
        if match.at == 60 and not WHOLE:
            break
        seat = match.state.seat
        legal = [str(action) for action in match.state.legal_actions()]
        phones[seat].screen.act(chance.choice(legal))
        if armed := table.live.guests[seat].hand.session.armed:
            phones[seat].screen.act(armed)
        assert table.screen.record.match.at > match.at
        for guest, one in zip(table.live.guests, phones, strict=True):
            assert one.screen.picture.parts == render.parts(guest.hand.session)
            assert guest.hand.session.state is table.screen.session.state


@pytest.mark.parametrize("slug", SEVERAL)
def test_what_a_phone_sends_for_another_seat_or_out_of_turn_changes_nothing(slug):
    table = host(slug)
    phones = [phone(table, seat) for seat in range(table.screen.record.match.seats)]
    match = table.screen.record.match
    seat = match.state.seat
    other = phones[(seat + 1) % match.seats]
    for action in match.state.legal_actions():
        other.screen.act(str(action))
    assert table.screen.record.match.log == match.log
    other.screen.act("no such thing 99")
    phones[seat].screen.act("no such thing 99")
    assert table.screen.record.match.log == match.log
    assert "no such thing" in seen(phones[seat]) or "not" in seen(phones[seat])


def test_a_tap_that_was_meant_for_another_picture_is_not_carried_out():
    table = host("penguins", seats=2)
    phones = [phone(table, seat) for seat in range(2)]
    seat = table.screen.record.match.state.seat
    legal = [str(action) for action in table.screen.record.match.state.legal_actions()]
    old = phones[seat].screen.picture
    phones[seat].screen.act(legal[0])
    phones[seat].screen.picture = old._replace()
    at = table.screen.record.match.at
    for action in map(str, table.screen.record.match.state.legal_actions()):
        phones[table.screen.record.match.state.seat].screen.picture = old
        phones[table.screen.record.match.state.seat].screen.act(action)
        break
    assert table.screen.record.match.at == at
    assert any(GONE_ON in seen(one) for one in phones)


def test_a_phone_that_breaks_off_leaves_its_seat_waiting_and_comes_back_to_it():
    table = host("run-away", phones=(0, 1), seats=3)
    ben, cleo = phone(table, 0), phone(table, 1)
    assert "No phone at the table" not in table.page.shown["screen"]
    ben.screen.line.cut("lost")
    assert CUT in seen(ben)
    assert "Ada" in table.page.shown["screen"] and "No phone at the table" in table.page.shown["screen"]
    back = phone(table, None, ben)
    assert back.screen.welcome.mine == (0,)
    assert "No phone at the table" not in table.page.shown["screen"]
    assert cleo.screen.welcome.mine == (1,)


def test_a_phone_that_comes_anew_before_its_old_line_is_known_to_be_cut_holds_its_hand():
    table = host("run-away", phones=(0, 1), seats=3)
    ben = phone(table, 0)
    old = ben.screen
    phone(table, None, ben)
    assert old.gone == ANEW
    assert ben.screen.welcome.mine == (0,)
    assert len(table.live.guests) == 1
    assert table.screen.session.present == {0}


def test_a_seat_may_be_given_to_a_bot_and_taken_back():
    table = host("run-away", phones=(0, 1, 2), seats=3)
    ada = phone(table, 0)
    table.screen.commands["sit-at"]("0 strong")
    assert table.screen.record.players[0] == "strong"
    assert "Who are you?" in seen(ada)
    ada.screen.commands["sit"]("0")
    assert table.screen.record.players[0] == "person"
    assert table.screen.record.phones == (0, 1, 2)
    assert 'data-part="near"' in seen(ada)


def test_two_at_one_phone_have_the_curtain_between_them():
    table = host("run-away", phones=(0, 1, 2), seats=3)
    both = phone(table, 0)
    both.screen.commands["also"]("1")
    assert both.screen.welcome.mine == (0, 1)
    assert 'id="do-lift"' in seen(both)
    both.screen.commands["lift"]("")
    assert 'id="do-lift"' not in seen(both)


def test_the_luck_is_made_by_all_devices_and_proved_at_the_end():
    table = host("run-away", phones=(0, 1), seats=2, made=())
    phones = [phone(table, seat) for seat in range(2)]
    record = table.screen.record
    assert record.match.seed != "train"
    assert len(record.made) == 3
    assert not any(record.match.seed in text for one in phones for text in one.page.shown.values())
    play_out(table)
    for one in phones:
        assert PROVED.format(3, record.match.seed) in seen(one)


def test_a_deal_that_the_luck_of_all_has_changed_is_told_to_all():
    table = host("run-away", phones=(0, 1), seats=2, made=())
    phones = [phone(table, seat) for seat in range(2)]
    told = together(table.screen.record)
    assert "All is dealt anew: 3 devices" in told
    assert told in table.page.shown["screen"] and all(told in seen(one) for one in phones)
    assert BACK not in " ".join(phones[0].page.spoken)


def test_who_sits_down_at_a_phone_says_a_name_that_a_seat_without_one_takes():
    table = host("run-away", phones=(0, 1), seats=3, typed=["", "Ben", ""])
    ada = phone(table)
    assert f'id="{NAME}"' in seen(ada)
    ada.page.find(NAME).value = "  Ada "
    ada.screen.commands["sit"]("0")
    assert table.screen.record.typed == ("Ada", "Ben", "Player 3")
    other = phone(table)
    other.page.find(NAME).value = "Zoe"
    other.screen.commands["sit"]("1")
    assert table.screen.record.typed == ("Ada", "Ben", "Player 3"), "whoever is called something stays so"
    third = phone(table)
    third.page.find(NAME).value = "Ada"
    third.screen.commands["sit"]("2")
    assert table.screen.record.typed == ("Ada", "Ben", "Player 3"), "two of one name nobody can tell apart"


def test_a_code_that_was_read_is_never_shown_again():
    """Two phones may have scanned it; the one that was read did not come."""
    table = host("run-away", phones=(0, 1), seats=2)
    table.ask_phone(table.screen)
    table.page.run()
    first = table.asking.line

    async def nobody_comes(code: str) -> None: ...

    first.take = nobody_comes
    table.page.start(table.asking.take("answer"))
    table.page.run()
    assert table.asking.line is not first and LATE in table.dialog
    assert table.asking.line.code in table.dialog and first.code not in table.dialog
    ada = phone(table, 0)
    assert ada.screen.welcome.mine == (0,)


def test_the_table_asks_for_the_next_phone_while_seats_wait_for_one():
    table = host("run-away", phones=(0, 1), seats=2)
    phone(table, 0)
    assert re.search(r'id="ask-ask-another"[^>]*class="go', table.dialog)
    phone(table, 1)
    assert re.search(r'id="ask-close"[^>]*class="go', table.dialog)


@pytest.mark.parametrize("slug", SEVERAL)
def test_a_table_at_which_nobody_sits_shows_what_is_asked_at_a_phone(slug):
    table = host(slug, phones=(0, 1), seats=2)
    phones = [phone(table, seat) for seat in range(2)]
    match = table.screen.record.match
    asked = escape(match.state.public().prompt(table.screen.record.names), quote=False)
    assert asked in table.page.shown["screen"] and asked in seen(phones[match.state.seat])
    assert "’s turn." in seen(phones[1 - match.state.seat])


def test_while_another_screen_is_open_at_the_table_phones_wait_and_draw_nothing_there():
    table = host("run-away", phones=(0, 1), seats=2)
    phones = [phone(table, seat) for seat in range(2)]
    record = table.screen.record
    table.screen.leave()
    assert all(AWAY in seen(one) for one in phones)
    table.screen = Screen()
    before = dict(table.page.shown)
    for one in phones:
        one.screen.act(str(record.match.state.legal_actions()[0]))
        one.screen.commands["sit"]("0,1")
    phones[1].screen.line.cut("lost")
    assert table.page.shown == before and AWAY in seen(phones[0])
    table.open_record(record)
    table.page.run()
    assert AWAY not in seen(phones[0]) and phones[0].screen.welcome.mine == (0,)
    assert "No phone at the table holds the hand of Ben" in table.page.shown["screen"]


def test_from_a_lesson_at_a_phone_one_comes_back_to_the_table():
    table = host("run-away", phones=(0, 1), seats=2)
    ada = phone(table, 0)
    Common(ada).do_learn("run-away 0")
    assert ada.screen.kind != "phone" and ada.screen.record.onward == "run-away/hand"
    ada.screen.commands["leave-lesson"]("")
    assert "Your table waits for you." in seen(ada)
    ada.screen.commands["onward"]("")
    assert ada.gone_to == "run-away/hand"


def test_leaving_the_table_is_asked_once_more():
    table = host("run-away", phones=(0, 1), seats=2)
    ada = phone(table, 0)
    ada.screen.commands["ask-leave"]("")
    assert LEAVE in ada.dialog and ada.screen.picture
    ada.screen.commands["leave-table"]("")
    assert WENT in seen(ada) and "No phone at the table" in table.page.shown["screen"]


def test_whoever_only_looks_on_sees_what_everybody_may():
    table = host("run-away", phones=(0, 1, 2), seats=3)
    onlooker = phone(table)
    onlooker.screen.commands["look-on"]("")
    assert 'data-part="near"' in seen(onlooker)
    assert offered(onlooker) == []


def test_taking_back_is_asked_of_who_is_at_the_table():
    table = host("penguins", phones=(0, 1), seats=2)
    phones = [phone(table, seat) for seat in range(2)]
    match = table.screen.record.match
    phones[match.state.seat].screen.act(str(match.state.legal_actions()[0]))
    phones[match.state.seat].screen.commands["undo"]("")
    assert table.screen.record.match.at == 1
    assert "asks to take back" in table.page.shown["screen"]
    table.screen.commands["leave-it"]("")
    assert "asks to take back" not in table.page.shown["screen"]
    assert NOT_BACK in seen(phones[match.state.seat]) and table.screen.record.match.at == 1
    phones[match.state.seat].screen.commands["undo"]("")
    table.screen.commands["take-back"]("")
    assert table.screen.record.match.at == 0
    assert "asks to take back" not in table.page.shown["screen"]
    assert all(BACK in " ".join(one.page.spoken) for one in phones)


def test_what_no_phone_of_ours_says_ends_the_line():
    table = host("penguins", phones=(0, 1), seats=2)
    ada = phone(table, 0)
    ada.screen.line.say('{"kind": "rob"}')
    assert not table.live.guests
    assert STRANGE in " ".join(map(str, (*table.told, *table.store.notes)))


def sent(session: Session, seats: tuple[int, ...]) -> list[str]:
    """What goes to a hand that has followed the table here: pictures with all that is to be done there, and
    what it is told if it asks."""
    went: list[messages.Picture] = []
    shell = FakeShell()
    record, at = session.record, session.match.at
    before = replace(session, record=record.went_to(record.match.go_to(max(0, at - 1))))
    table: Any = SimpleNamespace(session=before, page=shell.page, shell=shell, dispatch=None)
    one = Hand(table, seats, went.append, count(1))
    one.show()
    table.session = session
    one.follow()
    one.show()
    for asked in (Said("do", "log"), *(Said("tell", words) for words in ("choices", "last", "all", "what"))):
        one.do(asked._replace(at=99))
        one.show()
    return [messages.text(picture) for picture in went]


@pytest.mark.parametrize("slug", SEVERAL)
def test_what_is_sent_to_a_seat_follows_from_what_it_may_see(slug):
    """Over states that are the same for a seat, or for who looks on, whatever is hidden from them, the same
    bytes are sent: what is shown, said aloud, answered and kept in the log."""
    chance = random.Random(slug)
    pairs = 0
    for seed in count():
        if pairs >= PAIRS:
            break
        table = host(slug, seed=f"law-{seed}")
        for _ in range(chance.randrange(4, 40)):
            match = table.screen.record.match
            if match.state.ending:
                break
            table.screen.dispatch(on.Decided(chance.choice(match.state.legal_actions())))
        session, match = table.screen.session, table.screen.record.match
        for seat in (*range(match.seats), None) if not match.state.ending else ():
            other = match.state.determinize(seat, seed)
            other._events = match.state._events
            instead = replace(match, states=(*match.states[:-1], other))
            seats = () if seat is None else (seat,)
            both = [
                sent(replace(session, record=replace(session.record, match=one)), seats)
                for one in (match, instead)
            ]
            assert both[0] == both[1], (seed, seat)
            assert match.seed not in "".join(both[0])
            pairs += 1


def test_wrong_messages_are_refused_and_nothing_is_lost():
    table = host("run-away", phones=(0, 1, 2), seats=3)
    chance = random.Random(3)
    words = ["", "run 3", "0", "<b>", "9" * 500, "sit", "hello", "{}", "null", 7, -1, None, True, [], {}]
    kinds = [*get_args(messages.Kind), "rob", ""]
    match = table.screen.record.match
    for _ in range(MESSAGES):
        if not table.live or not table.live.guests:
            phone(table, chance.choice([None, 0, 1, 2]))
        wrong = {name: chance.choice(words) for name in Said._fields} | {"kind": chance.choice(kinds)}
        text = json.dumps(wrong)
        text = chance.choice([text, text, text[: chance.randrange(40)], "[" * 99, "\x00"])
        table.live.hear(chance.choice(table.live.guests), text)
        assert table.screen.record.match.log[: len(match.log)] == match.log


@pytest.mark.parametrize("slug", [slug for slug in games.SHELF if min(games.load(slug).game.seats) == 1])
def test_at_a_table_of_one_phones_look_on(slug):
    table = host(slug, seats=1)
    one = phone(table)
    assert one.screen.welcome.mine == ()
    assert 'data-part="near"' in seen(one)
    assert offered(one) == []
    for _ in range(3):
        table.screen.dispatch(on.Play(table.screen.record.match.state.legal_actions()[0]))
    assert dict(render.public(table.screen.session)).items() <= one.screen.picture.parts.items()
