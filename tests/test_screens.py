"""The other screens without a browser: shelf, start, sharing, replay."""

from __future__ import annotations

from dataclasses import replace

import games
from app.keep.saved_record import record_json
from app.keep.store import MATCH
from app.page.markup import esc
from app.screens.common import Common
from app.screens.home import Home, begun_html, over_html
from app.screens.learn import begin
from app.screens.replay import Replay
from app.screens.share import Sharing
from app.screens.start import Start
from app_page import ENTRY, FakeShell, at_table, finished
from tabletop.link import parse, replay_link


def test_the_shelf_lists_what_was_begun_and_what_is_over() -> None:
    shell, table = at_table()
    table.act("keep the line")
    over = replace(finished("other"), id="b2")
    shell.store.write(MATCH + "b2", record_json(over, ENTRY.table))
    home = Home(shell, "")
    home.draw()
    assert f"match/{table.record.id}" in shell.page.shown["begun"]
    assert "match/b2" in shell.page.shown["kept"]
    shell.screen = home
    Common(shell).do_remove("b2")
    assert "cannot be brought back" in shell.dialog
    Common(shell).do_removed("b2")
    assert "match/b2" not in shell.page.shown["kept"]
    assert over_html(shell.store.records()) == ""


def test_the_help_says_what_runs_here() -> None:
    shell, _ = at_table()
    Common(shell).do_help("")
    assert shell.page.release() in shell.dialog


def test_a_lesson_is_listed_as_one_and_not_by_its_seed() -> None:
    shell = FakeShell()
    for slug in games.SHELF:
        begin(shell, slug, 0)
        record = shell.screen.record
        shell.store.write(MATCH + record.id, record_json(record, shell.screen.session.entry.table))
    rows = begun_html(shell.store.records())
    assert rows.count("<span>lesson") == len(games.SHELF) and "seed lesson" not in rows


def test_the_start_page_begins_typed_random_and_daily_matches() -> None:
    shell = FakeShell()
    start = Start(shell, "domino-run", "")
    start.draw()
    shell.page.find("seed").value = "  Night Train! "
    start.do_play("")
    assert shell.screen.session.match.seed == "night-train"
    shell.page.find("seed").value = ""
    start.do_play("")
    assert shell.screen.session.match.seed
    start.do_daily("2026-11-20")
    assert shell.screen.record.daily == "2026-11-20"
    shell.screen.act("keep the line")
    start.do_daily("2026-11-20")
    assert shell.gone_to == f"domino-run/match/{shell.screen.record.id}"


def test_the_start_page_says_what_a_seed_becomes_and_keeps_it() -> None:
    shell = FakeShell()
    start = Start(shell, "dunginoes", "")
    for typed, said in (
        ("train", ""),
        ("Über", "It becomes “ueber”."),
        ("!", "There is no letter or digit in it: the seed will be a random one."),
        ("a" * 33, f"It becomes “{'a' * 32}”. A seed has at most 32 letters."),
    ):
        shell.page.find("seed").value = typed
        start.do_seed("")
        assert shell.page.find("seed-said").textContent == said
    start.commands["seats"]("2")
    assert f'value="{"a" * 33}"' in shell.page.shown["screen"] and said in shell.page.shown["screen"]
    start.commands["seat"]("1")
    assert "Name, at most 16 letters" in shell.page.shown["screen"]


def test_a_result_is_compared_with_its_challenge() -> None:
    record = finished()
    assert record.outcome
    score = record.outcome.scores[0]
    for beat, said in (((0, -99, 0), "Beaten: "), (score, "Exactly"), ((8, 0, 0), "short of the challenge")):
        _, table = at_table(replace(record, beat=beat))
        table.result.show()
        assert said in table.shell.dialog


def test_shared_links_come_back() -> None:
    shell, _ = at_table(record := finished())
    sharing = Sharing(shell, record)
    sharing.open()
    assert "QR" not in shell.dialog
    for what in ("seed", "challenge", "match"):
        sharing.do_share_what(f"share={what}")
        linked = parse(sharing.fragment(), games.find)
        assert linked.match.seed == "train"
        assert (len(linked.match.log) > 0) == (what == "match")
        assert (linked.beat is not None) == (what == "challenge")
    shell.page.run()


def test_a_replay_tells_each_action_and_what_came_of_it() -> None:
    shell = FakeShell()
    match = finished().match
    replay = Replay(shell, match, replay_link(match))
    replay.draw()
    assert "The match begins</p>" in replay.html()
    replay.commands["last"]("")
    before, last = match.states[-2], match.log[-1]
    assert f"{ENTRY.table.VERBS.order(before, last, ['Ada'])}</p>" in replay.html()
    assert esc(match.state.outcome().reasons[0]) in replay.html()


def test_a_replay_steps_jumps_plays_and_is_taken_over() -> None:
    shell = FakeShell()
    match = finished().match
    replay = Replay(shell, match, replay_link(match))
    replay.draw()
    replay.commands["forward"]("")
    replay.commands["back"]("")
    replay.commands["last"]("")
    assert replay.session.ply == len(match.log)
    replay.commands["jump"]("3")
    replay.commands["show"]("")
    shell.page.run()
    assert replay.session.ply == len(match.log)
    assert not replay.session.playing
    replay.commands["jump"]("2")
    replay.act("keep the line")
    assert "This is a replay" in shell.page.shown["screen"]
    replay.commands["from-here"]("")
    assert shell.screen.session.match.at == 2
    assert shell.screen.record.marks == ["rewound"]


def test_the_end_of_a_replay_leads_to_the_result_of_a_match_that_is_kept_here() -> None:
    record, shell = finished(), FakeShell()
    fragment = replay_link(record.match)
    elsewhere = Replay(shell, record.match, fragment)
    elsewhere.commands["last"]("")
    assert "do-result" not in elsewhere.html() and "do-from-here" in elsewhere.html()
    shell.store.write(f"match.{record.id}", record_json(record, ENTRY.table))
    replay = Replay(shell, record.match, fragment)
    assert "do-from-here" in replay.html()
    replay.commands["last"]("")
    assert "do-result" in replay.html() and "do-from-here" not in replay.html()
    replay.commands["result"]("")
    assert shell.gone_to == f"domino-run/match/{record.id}"


def test_a_window_that_is_blocked_and_sharing_that_is_refused_are_told() -> None:
    shell, table = at_table()
    shell.device.fails = True
    table.commands["screen"]("")
    assert "Allow pop-ups" in shell.told[0]
    sharing = Sharing(shell, table.record)
    sharing.open("seed")
    sharing.do_share_native("")
    shell.page.run()
    assert "Copy the link" in shell.page.find("share-said").textContent


def test_a_file_that_is_empty_or_cannot_be_read_is_told() -> None:
    async def file(text: str | None = None) -> str | None:
        if text is None:
            raise OSError("gone")
        return text

    for given, said in ((file(), "could not be read"), (file(""), "is empty"), (file("{"), "not an export")):
        shell, _ = at_table()
        shell.page.start(Common(shell).take(given))
        shell.page.run()
        assert said in shell.told[0]
