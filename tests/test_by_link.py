"""Play by link without a browser: a match between two devices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import games
from app.keep.record import Record
from app.keep.saved_record import record_json
from app.keep.store import MATCH
from app.screens import arrival
from app.screens.share import Sharing
from app_page import FakeShell, reopened
from party import ENTRY, at_table, choose, record, turns_of
from tabletop.link import LinkError, parse, play_link


def two_devices(seed: str = "train") -> tuple[FakeShell, FakeShell]:
    """Ada's and Ben's, with a match on the one of whoever begins."""
    first = record(["person", "person"], seed=seed)
    first = replace(first, here=(first.match.state.seat,))
    ada, _ = at_table(first)
    return ada, FakeShell()


def sent(shell: FakeShell) -> str:
    sharing = Sharing(shell, shell.screen.record)
    sharing.open("play")
    shell.page.run()
    return sharing.fragment()


def opened(shell: FakeShell, link: str) -> Any:
    """The table to which a link leads, past the card that meets who comes by it for the first time."""
    shell.come(link)
    if isinstance(shell.screen, arrival.Card):
        shell.command("straight-in", "")
    return shell.screen


def my_turn(table: Any) -> None:
    """Play until somebody else is to move."""
    while table.record.turn == "here":
        choose(table)


def test_where_somebody_elsewhere_begins_nobody_here_is_told_that_their_turn_is_over() -> None:
    first = record(["person", "person"])
    first = replace(first, here=(1 - first.match.state.seat,))
    shell, table = at_table(first)
    shown = shell.page.shown["screen"]
    assert f"{turns_of(table)} begins: send the link to {turns_of(table)}" in shown
    assert "Your turn is over" not in shown


def test_a_match_goes_to_and_fro_by_link_to_its_end() -> None:
    one, other = two_devices()
    my_turn(one.screen)
    for _ in range(60):
        name = turns_of(one.screen)
        if one.screen.record.outcome:
            break
        assert f"send the link to {name}" in one.page.shown["screen"]
        assert "on another device" in one.page.shown["screen"]
        one.screen.act("search")
        assert "on another device" in one.screen.session.reply.text
        table = opened(other, sent(one))
        assert table.record.turn == "here"
        assert len(other.store.names(MATCH)) == 1, "the same match each time"
        my_turn(table)
        one, other = other, one
    assert one.screen.record.outcome
    assert "so that everybody sees how it ended" in one.page.shown["screen"]
    one.command("result", "")
    assert "Tell everybody" in one.dialog
    one.device.copy = lambda words: answered(True)
    one.command("send", "")
    one.page.run()
    assert one.page.find("picture-said").textContent.startswith("Copied: send it to ")
    opened(other, sent(one))
    assert other.screen.record.outcome
    assert other.store.results("dunginoes")[0].people == 1
    places = one.screen.record.outcome.places
    if places[0] != places[1]:
        won = [s.store.results("dunginoes")[0].won for s in (one, other)]
        assert sorted(won) == [False, True]


def test_the_first_link_says_who_sits_here_and_that_can_be_changed() -> None:
    one, other = two_devices()
    my_turn(one.screen)
    table = opened(other, sent(one))
    assert f"Here sits {turns_of(table)}." in other.page.shown["screen"]
    assert "I am somebody else" in other.page.shown["screen"]
    seat = table.session.match.state.seat
    table.commands["who"]("")
    table.commands["seat-here"](str(1 - seat))
    assert table.record.mine == [0, 1]
    table.commands["seat-here"](str(seat))
    assert table.record.mine == [1 - seat]
    table.commands["seat-here"](str(1 - seat))
    assert table.record.mine == [1 - seat], "somebody always sits here"
    assert "I am somebody else" not in other.page.shown["screen"]


def test_a_link_that_brings_nothing_new_or_is_older_says_so() -> None:
    one, other = two_devices()
    my_turn(one.screen)
    link = sent(one)
    opened(other, link)
    opened(other, link)
    assert "brings nothing new" in other.page.shown["screen"]
    my_turn(other.screen)
    stands = other.screen.record.match.at
    table = opened(other, link)
    assert "older than what is kept here" in other.page.shown["screen"]
    assert table.session.match.at == stands
    assert len(other.store.names(MATCH)) == 1


def crossed() -> tuple[FakeShell, FakeShell, Any, Any]:
    """Two devices that have gone on each in a way of its own from the same link, and their tables; the second
    has just opened what the first has sent."""
    one, other = two_devices("0")
    fork = reopened(one.screen.record, ENTRY.game, ENTRY.table)
    my_turn(one.screen)
    mine = opened(other, sent(one))
    my_turn(mine)
    elsewhere, table = at_table(fork, FakeShell())
    first = next(a for a in table.session.match.state.legal_actions() if a != one.screen.record.match.log[0])
    table.act(str(first))
    my_turn(table)
    opened(other, sent(elsewhere))
    return elsewhere, other, table, mine


def test_of_two_lines_that_have_crossed_both_are_shown_and_either_is_played_on() -> None:
    elsewhere, other, table, mine = crossed()
    shown = other.page.shown["screen"]
    assert "has gone two ways" in shown and "They differ from the first choice on" in shown
    for line in (mine.record.match, table.record.match):
        assert f"{line.at} choice" in shown
    kept = other.store.record(mine.record.id)
    other.command("play-line", "theirs")
    beside = other.screen
    assert beside.record.id != mine.record.id
    assert beside.record.mine == mine.record.mine
    assert other.store.record(mine.record.id) == kept, "nothing is overwritten"
    my_turn(beside)
    again = opened(elsewhere, sent(other))
    assert "gone on" in elsewhere.page.shown["screen"], "the match beside goes on with its own links"
    assert again.record.id == table.record.id


def test_whoever_plays_their_own_line_on_keeps_the_other_on_the_shelf() -> None:
    _, other, table, mine = crossed()
    other.command("play-line", "ours")
    assert other.screen.record.id == mine.record.id
    others = [one for one in other.store.records("dunginoes") if one.id != mine.record.id]
    assert [(list(one.match.log), one.origin) for one in others] == [
        (record_json(table.record, ENTRY.table)["match"]["log"], "link")
    ]


def test_which_line_to_play_on_is_asked_in_one_tap() -> None:
    _, other, _, mine = crossed()
    texts = []
    other.device.copy = lambda words: texts.append(words) or answered(True)
    other.command("ask-which", "")
    other.page.run()
    words, url = texts[0].split("\n")
    to = mine.record.names[mine.record.away[0]]
    assert words.startswith(f"{to}, which of these do we play on?")
    assert parse(url.partition("#")[2], games.find).match.played == mine.record.match.played
    assert other.page.find("asked-which").textContent == f"Copied: send it to {to}."


async def answered(value: Any) -> Any:
    return value


@pytest.mark.parametrize(
    ("shares", "answer", "copies", "told"),
    [
        (False, None, True, "Copied: send it to {}."),
        (False, None, False, "The browser does not let the page copy it: “QR code” shows the link."),
        (True, True, True, "Handed on. If {} did not get it, send it again."),
        (True, None, True, "Not sent yet: the sharing was closed."),
        (True, False, True, "This device would not share it. Copied: send it to {}."),
    ],
)
def test_a_turn_is_sent_in_one_tap_and_the_strip_says_what_came_of_it(
    shares: bool, answer: bool | None, copies: bool, told: str
) -> None:
    one, other = two_devices()
    my_turn(one.screen)
    said: list[tuple[str, str, str]] = []
    one.device.can_share = lambda: shares
    one.device.share = lambda *what: said.append(what) or answered(answer)
    one.device.copy = lambda words: answered(copies)
    one.command("send", "")
    to = turns_of(one.screen)
    if shares:
        assert said, "within the tap, before anything is awaited"
        assert said[0][1].startswith(f"{to}, your turn: Dunginoes, turn ")
        assert isinstance(opened(other, said[0][2].partition("#")[2]).record, Record)
    one.page.run()
    assert told.format(to) in one.page.shown["screen"] and told.format(to) in one.page.spoken
    assert one.dialog == "", "and one is at the board as before"
    one.command("code", "")
    assert 'id="qr"' in one.dialog


def test_what_came_by_link_is_not_undone_here() -> None:
    one, other = two_devices()
    my_turn(one.screen)
    table = opened(other, sent(one))
    at = table.session.match.at
    table.commands["undo"]("")
    assert "those choices stay" in table.session.reply.text
    assert table.session.match.at == at


def test_marks_and_bots_travel_and_either_device_makes_the_bots_choices_alike() -> None:
    first = record(["person", "easy", "person"])
    first = replace(first, match=replace(first.match, rewound=True), here=(0,))
    link = play_link(first.match, first.seating)
    read = parse(link, games.find)
    assert read.seating == first.seating
    assert read.match.rewound
    assert not read.match.hinted


def test_a_damaged_seating_is_one_plain_sentence() -> None:
    first = record(["person", "person"])
    first = replace(first, typed=["Zoë <Königin> #1", *first.typed[1:]])
    link = play_link(first.match, first.seating)
    assert parse(link, games.find).seating.names[0] == first.names[0]  # type: ignore[union-attr]
    head, _, said = link.rpartition("play=")
    for damage in (said[:-3], said[:8] + "A" + said[9:], "", "?", "é"):
        with pytest.raises(LinkError, match="damaged"):
            parse(f"{head}play={damage}", games.find)
