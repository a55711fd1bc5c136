"""Phones at a table where something goes otherwise than it should: other matches come onto it, somebody asks
for what is not theirs, a phone says what almost makes sense, somebody comes too late for the luck."""

from __future__ import annotations

import random
import re
import zlib
from pathlib import Path

import pytest

import games
from app.live import luck, messages
from app.live.asking import BROKEN, FAULTS, FULL
from app.live.hand import AT_TABLE, GONE_ON
from app.live.hosting import LET_GO, MOST, NOT_DONE, OTHERS, TAKEN
from app.live.joining_view import FAULTS as AT_PHONE
from app.live.messages import Said
from app.live.phone import Phone
from app.live.phone_view import CAME_LATER, LUCK_ANEW, NOT_PROVED, STRANGE
from app.screens.common import Common
from app.session import intents as on
from app.session import panels
from live import host, phone, play_out, seen
from walks import matched

SEVERAL = [slug for slug in games.SHELF if max(games.load(slug).game.seats) > 1]
LINE_CARRIES = 24 * 1024  # bytes (static/talk.mjs)


def legal(table) -> list[str]:
    """What can be chosen at a table now."""
    return [str(action) for action in table.screen.record.match.state.legal_actions()]


def say(one, *message) -> None:
    """What a phone says, whatever its page would."""
    one.screen.send(Said(*message))


# --- what almost makes sense


@pytest.mark.parametrize("slug", SEVERAL)
def test_nothing_that_a_phone_says_makes_the_table_fall(slug, capsys):
    """Targets, choices and keys as the page has them, of another picture, another seat, or with other
    numbers."""
    table = host(slug)
    phones = [phone(table, seat) for seat in range(table.screen.record.match.seats)]
    chance = random.Random(slug)
    known: list[str] = []
    for _ in range(300):
        match = table.screen.record.match
        if match.state.ending:
            break
        known += re.findall(r'data-(?:touch|pick|action)="([^"]*)"', "".join(map(seen, phones)))
        words = chance.choice(known[-400:])
        words = chance.choice([words, re.sub(r"\d+", lambda _: str(chance.randrange(99)), words), words[:-1]])
        kind = chance.choice(["touch", "pick", "act", "key", "board", "tell", "do", "escape", "look"])
        at = table.live.guests[0].hand.since + chance.randrange(3)
        table.live.hear(chance.choice(table.live.guests), messages.text(Said(kind, words, "", True, at + 99)))
        assert table.screen.record.match.log[: match.at] == match.log[: match.at]
        if chance.random() < 0.2 and not table.screen.record.match.state.ending:
            table.screen.dispatch(on.Decided(chance.choice(table.screen.record.match.state.legal_actions())))
    assert len(table.live.guests) == len(phones)
    for one in phones:
        assert "data-part" in seen(one)


def test_what_makes_a_game_fall_is_told_to_the_phone_alone(capsys):
    table = host("penguins", phones=(0, 1), seats=2)
    one = phone(table, 0)
    one.screen.touch("square 98,98")
    assert NOT_DONE in seen(one) and "KeyError" in capsys.readouterr().err
    assert table.live.guests and table.screen.record.match.at == 0


def test_a_phone_is_told_why_it_is_let_go():
    table = host("penguins", phones=(0, 1), seats=2)
    one = phone(table, 0)
    one.screen.line.say('{"kind": "rob"}')
    assert LET_GO in seen(one)
    other = phone(table, 1)
    other.screen.line.say("x" * 7_000)
    assert LET_GO in seen(other)


def test_the_table_has_room_for_so_many_phones():
    table = host("run-away", phones=(0, 1), seats=2)
    for _ in range(MOST):
        phone(table)
    table.ask_phone(table.screen)
    table.page.run()
    assert FULL in table.dialog and table.asking.line.open


@pytest.mark.parametrize("slug", SEVERAL)
def test_the_whole_of_a_long_match_goes_over_a_line_with_its_log(slug):
    table = host(slug)
    one = phone(table, 0)
    one.screen.commands["log"]("")
    chance = random.Random(slug)
    most = 0
    for _ in range(250):
        if table.screen.record.outcome:
            break
        table.screen.dispatch(on.Decided(chance.choice(table.screen.record.match.state.legal_actions())))
        if table.screen.record.match.at % 50 == 0:
            say(one, "whole")
            most = max(most, len(zlib.compress(one.screen.line.other.said[-1].encode(), 6)))
            log = panels.log_drawer(table.live.guests[0].hand.session)
            most = max(most, len(zlib.compress((one.screen.line.other.said[-1] + log).encode(), 6)))
    assert most < LINE_CARRIES * 0.9


# --- taps and lines that are late


def test_a_tap_on_anything_is_refused_once_the_table_has_gone_on():
    table = host("penguins", phones=(0, 1), seats=2)
    one = phone(table, 0)
    old = one.screen.picture.number
    table.screen.dispatch(on.Decided(table.screen.record.match.state.legal_actions()[0]))
    for kind in ("touch", "pick", "act", "key", "board", "tell"):
        say(one, kind, "1", "", True, old)
        assert GONE_ON in seen(one)
        say(one, "escape")


def test_pictures_of_a_phone_that_sits_down_anew_are_numbered_on():
    """Or else a tap on what it saw before would be one on what it will see."""
    table = host("run-away", phones=(0, 1), seats=2)
    one = phone(table, 0)
    before = one.screen.picture.number
    one.screen.commands["also"]("1")
    assert table.live.guests[0].hand.since > before


@pytest.mark.parametrize("line", ["undo", "redo", "menu", "step", "skip"])
def test_what_is_done_at_the_table_is_not_done_by_typing_at_a_phone(line):
    table = host("penguins", phones=(0, 1), seats=2)
    phones = [phone(table, seat) for seat in range(2)]
    for _ in range(2):
        table.screen.dispatch(on.Decided(table.screen.record.match.state.legal_actions()[0]))
    table.screen.dispatch(on.Undo())
    match = table.screen.record.match
    for one in phones:
        one.screen.commands["command-line"]("")
        say(one, "tell", line, "", True, one.screen.picture.number)
        assert table.screen.record.match == match
        asked = "asks to take back" in table.page.shown["screen"]
        assert asked if line == "undo" else AT_TABLE in seen(one)


def test_who_looks_on_cannot_ask_to_take_back():
    table = host("penguins", phones=(0, 1), seats=2)
    one = phone(table)
    one.screen.commands["look-on"]("")
    table.screen.dispatch(on.Decided(table.screen.record.match.state.legal_actions()[0]))
    one.screen.commands["undo"]("")
    assert AT_TABLE in seen(one) and "asks to take back" not in table.page.shown["screen"]


@pytest.mark.parametrize("slug", SEVERAL)
def test_a_hint_comes_to_the_phone_that_asked(slug):
    table = host(slug)
    phones = [phone(table, seat) for seat in range(table.screen.record.match.seats)]
    one = phones[table.screen.record.match.state.seat]
    one.screen.commands["hint"]("")
    table.page.run()
    assert "data-hint" in seen(one) and "play-hint" in seen(one)
    assert table.screen.record.match.hinted
    one.screen.commands["play-hint"]("")
    table.page.run()
    assert table.screen.record.match.at > 0


# --- other matches on the table


def test_at_a_lesson_that_is_begun_at_the_table_phones_wait_and_keep_their_hands():
    table = host("run-away", phones=(0, 1), seats=2)
    phones, asked = [phone(table, seat) for seat in range(2)], phone(table)
    family = table.screen.record
    table.screen.leave()
    Common(table).do_learn("run-away 0")
    table.page.run()
    assert table.screen.record.lesson is not None
    assert all("put away for now" in seen(one) for one in phones)
    table.screen.leave()
    table.open_record(family)
    table.page.run()
    assert [one.screen.welcome.mine for one in phones] == [(0,), (1,)]
    assert "put away" not in seen(asked) and "Who are you?" in seen(asked)
    assert all("put away for now" not in seen(one) for one in phones)


def test_in_another_match_everybody_holds_their_own_hand_wherever_they_sit():
    table = host("run-away", phones=(0, 1, 2), seats=3, typed=["Ada", "Ben", "Cleo"])
    ada, ben = phone(table, 0), phone(table, 1)
    table.screen.leave()
    next_one = host("run-away", phones=(0, 1, 2), seats=3, typed=["Dov", "Cleo", "Ada"]).screen.record
    table.open_record(next_one)
    table.page.run()
    assert ada.screen.welcome.mine == (2,)
    assert ben.screen.welcome.mine is None and OTHERS in seen(ben)
    again = phone(table, None, ada)
    assert again.screen.welcome.mine == (2,)


def test_a_match_with_phones_stays_when_its_table_is_left_before_anybody_has_chosen():
    table = host("run-away", phones=(0, 1), seats=2)
    phone(table, 0)
    table.screen.leave()
    assert table.store.record("a1")


# --- whose seat it is


def test_of_two_seats_at_one_phone_it_keeps_the_one_that_was_not_given_away():
    table = host("run-away", phones=(0, 1, 2), seats=3)
    both = phone(table, 0)
    both.screen.commands["also"]("1")
    table.screen.commands["sit-at"]("1 strong")
    table.page.run()
    assert both.screen.welcome.mine == (0,) and 'data-part="near"' in seen(both)
    assert table.screen.session.present == {0}


def test_who_was_told_that_the_seat_is_given_away_reads_it_until_they_sit_down():
    table = host("run-away", phones=(0, 1), seats=2)
    ada = phone(table, 0)
    table.screen.commands["sit-at"]("0 strong")
    table.page.run()
    assert TAKEN in seen(ada)
    phone(table, 1)
    assert TAKEN in seen(ada)
    ada.screen.commands["sit"]("0")
    assert ada.screen.welcome.said == ""


def test_a_phone_reads_where_those_are_whose_seats_it_could_take():
    table = host("run-away", phones=(1,), seats=3)
    ben = phone(table, 1)
    ben.screen.line.cut("lost")
    assert [place.now for place in phone(table).screen.welcome.places] == ["table", "gone", "table"]
    assert [place.now for place in phone(table, None, ben).screen.welcome.places][1] == ""


# --- luck


def test_each_device_is_bound_before_any_tells_its_number():
    table = host("run-away", phones=(0, 1), seats=2, made=())
    phones = [phone(table, seat) for seat in range(2)]
    said = [messages.shown(text).kind for one in phones for text in one.screen.line.other.said]
    assert said.count("luck") == 4
    lots = [one.screen.lot for one in phones]
    assert lots[0].promises == lots[1].promises == tuple(map(luck.promise, table.screen.record.made))
    assert {lot.number for lot in lots} == {*table.screen.record.made[1:]}


def test_a_number_to_which_a_phone_was_not_bound_is_not_taken():
    mixing = luck.Mixing("a1", 0, "0" * 32, {"one": None, "other": None}, {})
    assert mixing.tells("one", "1" * 32) is None, "not before all are bound"
    for name in ("one", "other"):
        mixing = mixing.binds(name, luck.promise("1" * 32))
    assert mixing.binds("one", luck.promise("2" * 32)) is mixing, "bound once"
    assert mixing.tells("one", "2" * 32) is None and not mixing.made
    mixing = mixing.tells("one", "1" * 32).tells("other", "1" * 32)
    assert mixing.made == ("0" * 32, "1" * 32, "1" * 32)


def test_what_a_phone_says_of_luck_that_is_begun_anew_meanwhile_is_not_heard():
    table = host("run-away", phones=(0, 1), seats=2, made=())
    ada = phone(table, 0)
    table.live.hear(table.live.guests[0], messages.text(messages.Bound("bound", 0, "0" * 64)))
    phone(table, 1)
    made = table.screen.record.made
    assert len(made) == 3
    for late in (messages.Bound("bound", 7, "0" * 64), messages.Number("number", 7, "0" * 32)):
        table.live.hear(table.live.guests[0], messages.text(late))
    assert table.screen.record.made == made and ada.screen.welcome.mine == (0,)


def test_a_phone_says_whether_it_can_vouch_for_the_luck():
    table = host("run-away", phones=(0, 1), seats=2, made=())
    ada, ben = phone(table, 0), phone(table, 1)
    late = phone(table)
    late.screen.commands["look-on"]("")
    ben.screen.lot = ben.screen.lot._replace(number="5" * 32)
    play_out(table)
    assert "was reckoned again, and fits" in seen(ada)
    assert NOT_PROVED in seen(ben)
    assert CAME_LATER.split("{}")[2] in seen(late)


def test_a_phone_that_was_cut_off_can_vouch_for_the_luck_when_it_is_back():
    table = host("run-away", phones=(0, 1), seats=2, made=())
    ada, ben = phone(table, 0), phone(table, 1)
    ada.screen.line.cut("lost")
    lot = ada.screen.lot
    phone(table, None, ada)
    ada.screen.lot = lot  # as the shell does it
    play_out(table)
    assert all("was reckoned again, and fits" in seen(one) for one in (ada, ben))


def test_luck_that_is_made_once_more_is_told():
    table = host("run-away", phones=(0, 1), seats=2, made=())
    ada, _ = phone(table, 0), phone(table, 1)
    made = table.screen.record.made
    table.screen.dispatch(on.Next("spruce-7"))
    table.page.run()
    assert "0 devices" not in seen(ada)
    assert table.screen.record.made not in ((), made)
    assert LUCK_ANEW in seen(ada)


def test_nobody_moves_by_itself_before_all_phones_are_there():
    first = host("penguins", seats=2).screen.record.match.state.seat
    players = ["person", "person"]
    players[first] = "strong"
    table = host("penguins", phones=(1 - first,), seats=2, made=(), players=players)
    table.page.run()
    assert table.screen.record.match.at == 0
    assert "Bots wait until all are there." in table.page.shown["screen"]
    phone(table, 1 - first)
    table.page.run()
    assert len(table.screen.record.made) == 2
    assert table.screen.record.turn == "phone", "the bot has moved, if it begins in the new deal"


def test_one_device_alone_makes_no_luck_together():
    table = host("penguins", phones=(1,), seats=2, made=())
    phone(table)
    seed = table.screen.record.match.seed
    table.screen.commands["sit-at"]("1 strong")
    table.page.run()
    assert table.screen.record.made == () and table.screen.record.match.seed == seed


# --- codes


def test_the_table_says_what_is_wrong_with_a_phones_code():
    table = host("run-away", phones=(0, 1), seats=2)
    table.ask_phone(table.screen)
    table.page.run()
    table.page.start(table.asking.take("nothing"))
    table.page.run()
    assert table.asking.said == FAULTS["foreign"]


def test_after_a_code_of_which_the_browser_can_make_nothing_there_is_a_new_one():
    table = host("run-away", phones=(0, 1), seats=2)
    table.ask_phone(table.screen)
    table.page.run()
    first = table.asking.line

    async def fails(code: str) -> None:
        raise ValueError("InvalidStateError")

    first.take = fails
    table.page.start(table.asking.take("answer"))
    table.page.run()
    assert table.asking.line is not first and BROKEN in table.dialog


def test_a_page_that_was_reloaded_says_that_its_code_was_used():
    table = host("run-away", phones=(0, 1), seats=2)
    ada = phone(table, 0)
    ada.screen = Phone(ada, "run-away", ada.screen.code)
    ada.screen.draw()
    ada.screen.opened()
    ada.page.run()
    assert AT_PHONE["taken"] in seen(ada)


def test_a_table_of_a_game_that_is_not_here_is_not_understood():
    table = host("run-away", phones=(0, 1), seats=2)
    ada = phone(table, 0)
    ada.screen.welcomed(ada.screen.welcome._replace(slug="no-such-game"))
    assert STRANGE in seen(ada)


# --- what a phone shows


def test_a_picture_that_lacks_what_each_has_makes_no_phone_fall():
    table = host("run-away", phones=(0, 1), seats=2)
    ada = phone(table, 0)
    ada.screen.heard(messages.text(messages.Picture("picture", 99, 2, {})))
    assert 'id="play"' in seen(ada)


@pytest.mark.parametrize("slug", SEVERAL)
def test_at_the_end_a_phone_shows_how_it_ended_for_each(slug):
    match = matched(games.load(slug), min(n for n in games.load(slug).game.seats if n > 1), slug)
    table = host(slug, seats=match.seats, match=match.up_to(match.at - 1))
    table.screen.dispatch(on.Decided(match.log[-1]))
    assert table.screen.record.outcome
    for seat in range(table.screen.record.match.seats):
        one = phone(table, seat)
        assert 'class="standings"' in seen(one)
        assert "To the result" not in seen(one) and "Play again" not in seen(one)


def test_whatever_a_phone_lets_a_table_put_on_its_buttons_does_something_there():
    table = host("run-away", phones=(0, 1), seats=2)
    ada = phone(table, 0)
    text = Path("static/clean.mjs").read_text(encoding="utf-8")
    found = re.search(r'COMMANDS = new Set\(\s*"([^"]*)"', text)
    assert found and {*found[1].split()} <= {*ada.screen.commands}


def test_a_phone_shakes_only_if_its_own_settings_let_it():
    table = host("run-away", phones=(0, 1), seats=2)
    ada = phone(table, 0)
    shake = messages.Call("shake", "land")
    ada.settings.choose("vibration", "off")
    ada.screen.call(shake)
    assert not ada.device.shakes
    ada.settings.choose("vibration", "on")
    ada.screen.call(shake)
    assert ada.device.shakes == ["land"]
