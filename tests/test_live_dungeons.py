"""For the dungeon master: phones as players' windows, a pawn of one's own, and what is sent to them."""

from __future__ import annotations

import json
import random
import re
import zlib
from typing import Any

import pytest

from app.live import handing_out, messages, pawns
from app.live.messages import Handout, Move, Step
from app.session import intents as on
from app.session.seats_view import LOOKS_ON
from dungeon_maps import made
from games import load
from games.dungeons import desk
from live import host, phone, seen
from positions import do
from tabletop.desk import LONGEST_NOTE

GAME = load("dungeons").game
SECRET = "onlythemasterknowsthis"


def evening(*more: str) -> Any:
    """A map of which the players see the first room, with a hero in it and a monster far off."""
    table = host("dungeons", seats=1)
    for action in ("add all rooms", "begin the evening", *more):
        table.screen.dispatch(on.Play(GAME.parse(action)))
    write(table, "hero")
    write(table, "name 1", "Ada", True)
    write(table, "hero")
    write(table, "monster")
    return table


def write(table: Any, what: str, text: str = "", typed: bool = False) -> None:
    table.screen.dispatch(on.Write(what, text, typed))


def notes(table: Any) -> dict[str, str]:
    return table.screen.record.notes.now


def reply(shell: Any) -> str:
    """What a device answers."""
    found = re.search(r'id="reply"[^>]*>(.*?)</p>', seen(shell))
    return re.sub("<[^>]*>", "", found[1]) if found else ""


def roams(shell: Any) -> list[str]:
    """The pawns that can be moved on a device."""
    return re.findall(r'id="(token-\d+)"[^>]*data-roam', seen(shell))


def spot(shell: Any) -> str:
    """Where the first pawn stands on a device, as a finger would put it down there again."""
    found = re.search(r'id="token-1"[^>]*transform="translate\(([-\d.]+) ([-\d.]+)\)"', seen(shell))
    assert found
    return f"{float(found[1]):.1f} {float(found[2]):.1f}"


# --- a pawn of one's own


def test_DU6_8_a_phone_chooses_one_of_the_heroes_that_players_see_and_each_has_one_owner():
    table = evening()
    one, other = phone(table), phone(table)
    assert "Which pawn is yours?" in seen(one)
    assert [piece.name for piece in one.screen.picture.pieces] == ["Ada", "Hero 2"], "and no monster"
    one.screen.commands["mine"]("token 1")
    assert one.screen.picture.own == "token 1" and "Which pawn is yours?" not in seen(one)
    assert "Ada is your pawn. For now whoever has the table moves it." in reply(one)
    assert 'data-arg="token 1"' not in seen(other) and 'data-arg="token 2"' in seen(other)
    other.screen.commands["mine"]("token 1")
    assert other.screen.picture.own == "" and pawns.TAKEN in reply(other)
    other.screen.commands["mine"]("token 3")
    assert other.screen.picture.own == "" and pawns.TAKEN in reply(other), "a monster is nobody's"
    one.screen.commands["mine"]("")
    other.screen.commands["mine"]("token 1")
    assert other.screen.picture.own == "token 1" and one.screen.picture.own == ""


def test_nothing_moves_before_it_is_allowed_and_then_just_that_pawn():
    table = evening()
    one, other = phone(table), phone(table)
    one.screen.commands["mine"]("token 1")
    before = notes(table)
    assert roams(one) == []
    one.screen.jot("step token 1", "0 -1", False)
    assert notes(table) == before and pawns.NOT_ALLOWED in reply(one)
    write(table, "own")
    assert "Ada is your pawn. Move it by a finger" in reply(one)
    assert roams(one) == ["token-1"] and roams(other) == []
    one.screen.jot("step token 1", "0 -1", False)
    assert notes(table)["token 1"] != before["token 1"]
    assert "Ada in room 1" in reply(one)
    for pawn in ("token 2", "token 3", "token 9"):
        before = notes(table)
        one.screen.jot(f"step {pawn}", "0 -1", False)
        other.screen.jot(f"step {pawn}", "0 -1", False)
        assert notes(table) == before and pawns.NOT_YOURS in reply(one) and pawns.NOT_YOURS in reply(other)
    write(table, "own")
    assert roams(one) == [] and "For now whoever has the table moves it." in reply(one)


def test_DU6_8_a_move_is_what_the_masters_own_would_be_and_can_be_undone():
    table, same = evening(), evening()
    one = phone(table)
    one.screen.commands["mine"]("token 1")
    for shell in (table, same):
        write(shell, "own")
    at = spot(one)
    for what, text in (("step token 1", "0 -1"), ("step token 1", "0 -1"), ("move token 1", at)):
        one.screen.jot(what, text, False)
        write(same, what, text)
        assert notes(table) == notes(same)
        assert table.screen.session.reply == same.screen.session.reply
        assert spot(one) == spot(table)
    table.screen.dispatch(on.Undo())
    assert notes(table) != notes(same)


def test_a_pawn_goes_where_players_see_a_floor_and_its_refusal_tells_no_more():
    """Of a room that they have not seen a phone hears what it hears of rock."""
    table = evening()
    one = phone(table)
    one.screen.commands["mine"]("token 1")
    write(table, "own")
    state, before = table.screen.record.match.state, notes(table)
    hidden = state.laid[1].near
    for x, y in ((hidden.x, hidden.y), (90, 90)):
        one.screen.jot("move token 1", f"{x * 50:.1f} {y * 50:.1f}", False)
        assert notes(table) == before
        assert reply(one) == "Pawns stand on floors: put it into a room."


def test_a_pawn_that_is_gone_or_hidden_is_nobodys_and_comes_back_to_whom_it_was():
    table = evening()
    one = phone(table)
    one.screen.commands["mine"]("token 1")
    write(table, "own")
    write(table, "hide 1")
    assert one.screen.picture.own == "" and [p.name for p in one.screen.picture.pieces] == ["Hero 2"]
    before = notes(table)
    one.screen.jot("step token 1", "0 -1", False)
    assert notes(table) == before
    write(table, "hide 1")
    assert one.screen.picture.own == "token 1" and roams(one) == ["token-1"]


def test_a_pawn_that_is_hidden_is_not_said_to_be_there_either():
    """By the words of the command line, of the board's cursor, and after a move."""
    table = evening()
    write(table, "move token 3", spot(table))
    write(table, "hide 3")
    one = phone(table)
    one.screen.commands["command-line"]("")
    for line in ("all", "where", "where monster", "what monster"):
        one.screen.send(messages.Said("tell", line, "", True, one.screen.picture.number))
        assert "onster" not in reply(one).replace("“monster”", "")
    for pressed in ("Home", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        one.screen.send(messages.Said("board", pressed, "", False, one.screen.picture.number))
    assert not any("onster" in words for words in one.page.spoken if "“monster”" not in words)
    assert LOOKS_ON in seen(one)


def test_a_phone_that_comes_back_has_its_pawn_unless_another_took_it():
    table = evening()
    one, other = phone(table), phone(table)
    one.screen.commands["mine"]("token 1")
    one.screen.line.cut("lost")
    back = phone(table, None, one)
    assert back.screen.picture.own == "token 1" and "Which pawn is yours?" not in seen(back)
    back.screen.line.cut("lost")
    other.screen.commands["mine"]("token 1")
    again = phone(table, None, back)
    assert again.screen.picture.own == "" and "Which pawn is yours?" in seen(again)


@pytest.mark.parametrize("slug", ["penguins", "run-away", "domino-run"])
def test_at_other_tables_there_are_no_pawns_to_be_had(slug):
    table = host(slug)
    one = phone(table, 0)
    match = table.screen.record.match
    one.screen.commands["mine"]("token 1")
    one.screen.jot("move token 1", "0.0 0.0", False)
    assert table.live.guests and one.screen.picture.pieces == () and one.screen.picture.own == ""
    assert table.screen.record.match == match and notes(table) == {}


def test_what_is_said_of_pawns_passes_one_door():
    assert messages.said('{"kind": "move", "pawn": "token 2", "to": "-12.5 300.0"}') == Move(
        "move", "token 2", "-12.5 300.0"
    )
    assert messages.said('{"kind": "step", "pawn": "token 2", "to": "0 -1"}') == Step(
        "step", "token 2", "0 -1"
    )
    wrong = [
        {"kind": "move", "pawn": "token 2", "to": "nan inf"},
        {"kind": "move", "pawn": "token 2", "to": "1e9 0.0"},
        {"kind": "move", "pawn": "token 2", "to": "٣.٣ 0.0"},
        {"kind": "move", "pawn": "token 2", "to": f"{'9' * 7}.0 0.0"},
        {"kind": "move", "pawn": "fill", "to": 7},
        {"kind": "move", "pawn": "token 2 token 3", "to": "0.0 0.0"},
        {"kind": "step", "pawn": "token 2", "to": "5 5"},
        {"kind": "step", "pawn": "token 2", "to": "0.0 0.0"},
        {"kind": "mine", "pawn": "<b>"},
        {"kind": ["mine"], "pawn": ""},
        {"kind": "mine"},
    ]
    assert [messages.said(json.dumps(one)) for one in wrong] == [None] * len(wrong)


def test_whatever_phones_say_of_pawns_the_table_stands_and_only_their_own_moves():
    table = evening()
    one = phone(table)
    one.screen.commands["mine"]("token 1")
    write(table, "own")
    chance, before = random.Random(5), notes(table)
    for _ in range(400):
        pawn = chance.choice(["token 1", "token 2", "token 3", "note 1", "map 1", "token 999999"])
        spots = [f"{chance.uniform(-9999, 9999):.1f}" for _ in "xy"]
        kind, to = chance.choice([("move", " ".join(spots)), ("step", "0 1"), ("step", "-1 0")])
        one.screen.line.say(json.dumps({"kind": kind, "pawn": pawn, "to": to}))
    after = notes(table)
    assert {key for key in before | after if before.get(key) != after.get(key)} <= {"token 1"}
    assert table.live.guests


# --- what is sent to phones


def hand_out(table: Any, serial: int = 0) -> Any:
    """The dialog in which the master sends a room."""
    table.screen.commands["hand-out"](f"room {serial}")
    table.page.find("handout-with").value = "with"
    table.page.find("handout-to").value = "all"
    table.page.find("handout-words").value = ""
    return table.handing


def test_DU6_8_what_is_sent_comes_to_whom_it_is_for_and_to_nobody_else():
    table = evening()
    one, other = phone(table), phone(table)
    one.screen.commands["mine"]("token 1")
    handing = hand_out(table)
    assert ">Ada</option>" in table.dialog and ">Phone 2</option>" in table.dialog
    table.page.find("handout-to").value = "1"
    table.page.find("handout-words").value = "Cold air.\n<b>It smells</b> of rust."
    handing.commands["send-out"]("")
    assert "Cold air." in one.dialog and "&lt;b&gt;It smells" in one.dialog and "<svg" in one.dialog
    assert other.dialog == "" and other.screen.handout is None
    assert "From the dungeon master. Cold air." in " ".join(one.page.spoken)
    assert "Cold air" not in " ".join(other.page.spoken)
    assert table.dialog == "" and table.screen.session.reply.text == "Sent to Ada."
    assert 'id="ask-close"' in one.dialog
    one.close()
    one.screen.commands["handout"]("")
    assert "Cold air." in one.dialog, "it can be read once more"


def test_what_is_sent_to_all_comes_to_all():
    table = evening()
    phones = [phone(table), phone(table)]
    handing = hand_out(table)
    table.page.find("handout-with").value = "without"
    table.page.find("handout-words").value = "Hush!"
    handing.commands["send-out"]("")
    assert all("Hush!" in one.dialog and "<svg" not in one.dialog for one in phones)
    assert table.screen.session.reply.text == "Sent to all phones."


def test_a_note_goes_along_only_if_it_is_put_into_the_box():
    table = evening()
    one = phone(table)
    write(table, "note 0", SECRET, True)
    handing = hand_out(table)
    assert SECRET not in table.dialog
    handing.commands["send-out"]("")
    assert "<svg" in one.dialog and SECRET not in "".join(one.screen.line.other.said)
    handing = hand_out(table)
    handing.commands["put-note"]("")
    assert table.page.find("handout-words").value == SECRET
    handing.commands["send-out"]("")
    assert SECRET in one.dialog


def test_nothing_is_sent_where_there_is_nothing_in_it_or_nobody_there():
    table = evening()
    table.screen.commands["hand-out"]("room 0")
    assert handing_out.NO_PHONES in table.dialog and 'data-do="ask-phone"' in table.dialog
    one = phone(table)
    handing = hand_out(table, 3)
    assert handing_out.NO_PICTURE in table.dialog and 'class="handed"' not in table.dialog
    handing.commands["send-out"]("")
    assert table.page.find("handout-said").textContent == handing_out.NOTHING and one.dialog == ""
    table.page.find("handout-words").value = "Hush!"
    table.page.find("handout-to").value = "9"
    handing.commands["send-out"]("")
    assert table.page.find("handout-said").textContent == handing_out.GONE and one.dialog == ""
    table.close()
    table.screen.commands["hand-out"]("room 999")
    assert table.dialog == ""


def test_the_picture_of_a_room_is_of_what_the_players_see_and_small_enough_for_a_line():
    largest = 0
    for seed in range(6):
        state = do(made(seed, 20), "begin the evening")
        written = {f"note {serial}": f"{SECRET} {serial}" for serial in state.serials}
        written |= {f"title {serial}": SECRET for serial in state.serials}
        written |= {"squares": "6", "monster 1": "monster 0 500 500 Goblin"}
        while state:
            for piece, serial in zip(state.laid, state.serials, strict=True):
                found = desk.handout(state, written, f"room {serial}")
                assert found and found.note.startswith(SECRET) and SECRET not in found.picture + found.title
                assert bool(found.picture) == (piece.domino in state.shown)
                assert len(found.picture) <= messages.LONGEST_DRAWING
                sent = messages.text(Handout("handout", found.title, "x" * LONGEST_NOTE, found.picture))
                largest = max(largest, len(zlib.compress(sent.encode())))
            shows = [action for action in state.legal_actions() if action.verb == "show"]
            state = state.apply(shows[0]) if shows and len(state.shown) % 4 else None
    assert 0 < largest <= 12 * 1024, largest


def test_the_picture_does_not_depend_on_what_players_have_not_seen():
    state = do(made(3, 20), "begin the evening")
    bare = state.public()
    assert desk.handout(state, {}, "room 0") == desk.handout(bare, {}, "room 0")


def test_a_handout_that_is_too_long_or_none_is_not_taken():
    table = evening()
    one = phone(table)
    for wrong in ({"words": "x" * (LONGEST_NOTE + 1)}, {"picture": "x" * 100_001}, {"title": 7}):
        text = json.dumps({"kind": "handout", "title": "", **wrong})
        assert messages.shown(text) is None
    one.screen.heard(json.dumps({"kind": "handout", "title": "From the dungeon master", "words": "a\x00b"}))
    assert one.screen.handout.words == "ab"


def test_a_handout_is_cleaned_on_the_phone():
    table = evening()
    one = phone(table)
    one.lines.clean = lambda html: html.replace("<script>", "")
    one.screen.heard(messages.text(Handout("handout", "<i>", "<b>", "<script><svg></svg>")))
    assert "<script>" not in one.dialog and "&lt;b&gt;" in one.dialog
