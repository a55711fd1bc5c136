"""The app without a browser: records, results, days, settings, and whole matches at a table."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import Any

import pytest

import games
from app import seeds
from app.home import Home, begun_html, over_html, saved_records
from app.record import FORMAT, Record, same_table
from app.replay import Replay
from app.share import Sharing
from app.start import Start
from app.stats import daily_results, daily_streak, numbers, result_of, with_result
from app.store import MATCH, RESULTS, StorageFault
from app.table import Table
from app_page import FakeShell
from tabletop.link import parse, replay_link
from tabletop.match import Match, MatchError, NewerMatch

ENTRY = games.load("domino-run")
END = ("end the move", "keep the line", "stay here")


def new_record(seed: str = "train", **more: Any) -> Record:
    return Record("a1", Match(ENTRY.game, 1, seed), **more)


def finished(seed: str = "train") -> Record:
    record = new_record(seed)
    while (state := record.match.state).outcome() is None:
        legal = [str(action) for action in state.legal_actions()]
        record.match.play(next((text for text in END if text in legal), legal[0]))
    return record


def at_table(record: Record | None = None) -> tuple[FakeShell, Table]:
    shell = FakeShell()
    shell.open_record(record or new_record())
    return shell, shell.screen


class Ids(HTMLParser):
    """All ids and all actions of a text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.actions: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if given.get("data-action"):
            self.actions.append(str(given["data-action"]))
        assert "style" not in given, f"the policy forbids inline styles: {tag}"


# --- records -----------------------------------------------------------------------


def test_a_record_comes_back_as_it_was() -> None:
    record = new_record(beat=(5, -14, 2), daily="2026-11-20")
    record.match.play("keep the line")
    record.watched = 3
    saved = json.loads(json.dumps(record.to_json(ENTRY.table)))
    again = Record.from_json(ENTRY.game, saved)
    assert again.to_json(ENTRY.table) == saved
    assert again.match.state == record.match.state
    assert again.beat == (5, -14, 2)
    assert again.marks == ["played by a bot in part"]


def test_a_newer_record_is_named_and_not_touched() -> None:
    saved = new_record().to_json(ENTRY.table)
    with pytest.raises(NewerMatch):
        Record.from_json(ENTRY.game, {**saved, "format": FORMAT + 1})
    with pytest.raises(NewerMatch):
        Record.from_json(ENTRY.game, {**saved, "match": {**saved["match"], "version": 99}})
    html = begun_html([{**saved, "format": FORMAT + 1}])
    assert "newer version" in html
    assert "href" not in html


@pytest.mark.parametrize("gone", ["format", "match", "players", "names", "beat", "watched"])
def test_a_record_with_a_part_missing_says_so(gone: str) -> None:
    saved = new_record().to_json(ENTRY.table)
    del saved[gone]
    with pytest.raises(MatchError, match="damaged"):
        Record.from_json(ENTRY.game, saved)


def test_only_an_unfinished_match_that_was_begun_answers_to_its_seed() -> None:
    record = new_record()
    fresh = Match(ENTRY.game, 1, "train")
    assert not same_table(record.to_json(ENTRY.table), fresh)
    record.match.play("keep the line")
    assert same_table(record.to_json(ENTRY.table), fresh)
    assert not same_table(record.to_json(ENTRY.table), Match(ENTRY.game, 1, "other"))
    assert not same_table(finished().to_json(ENTRY.table), fresh)
    assert not same_table({}, fresh)


# --- seeds and results ----------------------------------------------------------------


def test_days_go_back_over_months_and_leap_years() -> None:
    assert seeds.days("2026-03-02", 4) == ["2026-03-02", "2026-03-01", "2026-02-28", "2026-02-27"]
    assert seeds.days("2028-03-01", 2) == ["2028-03-01", "2028-02-29"]
    assert seeds.days("2026-01-01", 2) == ["2026-01-01", "2025-12-31"]
    assert seeds.month_length(2100, 2) == 28


@pytest.mark.parametrize("number", [0, 1, 69, 123456789, (1 << 40) - 1])
def test_spoken_and_daily_seeds_are_seeds(number: int) -> None:
    for seed in (seeds.spoken(number), seeds.daily_seed("2026-11-20")):
        assert Match(ENTRY.game, 1, seed).seed == seed


def result(id: str, won: bool = True, score: tuple[int, ...] = (7, -9, 1), **more: Any) -> dict[str, Any]:
    return {
        "id": id,
        "won": won,
        "score": list(score),
        "marks": [],
        "daily": None,
        "day": "2026-11-20",
        "ended": 1,
        **more,
    }


def test_marked_wins_make_neither_best_nor_streak() -> None:
    results = [
        result("a"),
        result("b", score=(7, -5, 3), marks=["hinted"]),
        result("c", score=(7, -12, 0)),
        result("d"),
        result("e", won=False, score=(4, -16, 0)),
        result("f"),
    ]
    counts = numbers(results, ENTRY.table.place, len(ENTRY.table.PLACES))
    assert (counts.played, counts.won, counts.marked) == (6, 5, 1)
    assert (counts.streak, counts.longest) == (1, 2)
    assert counts.best == (7, -9, 1)
    assert counts.spread == [0, 0, 0, 0, 1, 0, 0, 5]


def test_a_match_counts_once_and_an_unmarked_end_stands() -> None:
    lost = [result("a", won=False)]
    assert with_result(lost, result("a", marks=["rewound"])) == lost
    assert with_result(lost, result("a")) == [result("a")]
    assert with_result(lost, result("b")) == [*lost, result("b")]


def test_the_days_match_counts_on_its_own_day() -> None:
    results = [
        result("a", daily="2026-11-18", day="2026-11-18"),
        result("b", daily="2026-11-19", day="2026-11-19", score=(3, -9, 0)),
        result("c", daily="2026-11-19", day="2026-11-20", marks=["rewound"]),
        result("d", daily="2026-11-17", day="2026-11-20"),
    ]
    assert daily_streak(results, "2026-11-20") == 2
    assert daily_streak(results, "2026-11-21") == 0
    assert daily_results(results)["2026-11-19"]["id"] == "b"


# --- the table --------------------------------------------------------------------------


def test_a_whole_match_offers_exactly_the_legal_actions_and_saves_each() -> None:
    shell, table = at_table()
    for ply in range(400):
        state = table.match.state
        found = Ids(shell.page.shown["screen"])
        assert sorted(found.actions) == sorted(map(str, state.legal_actions()))
        assert len(found.ids) == len(set(found.ids)), "an id is twice"
        if state.outcome():
            break
        legal = found.actions
        table.act(next((text for text in END if text in legal), legal[ply % len(legal)]))
        saved = shell.store.read(MATCH + table.record.id)
        assert saved["match"]["log"] == [str(action) for action in table.match.log]
        assert shell.page.spoken
    assert "The match in numbers" in shell.page.shown["screen"]
    assert "result" in shell.dialog
    assert len(shell.store.read(RESULTS + "domino-run")["results"]) == 1


def test_by_touch_a_choice_that_brings_luck_is_shown_first() -> None:
    shell, table = at_table()
    table.act("keep the line", True)
    assert table.match.at == 0
    assert "data-armed" in shell.page.shown["screen"]
    assert "again" in table.reply
    table.act("keep the line", True)
    assert table.match.at == 1
    table.shell.settings.choose("confirm", "never")
    table.act("end the move", True)
    assert table.match.at == 2


def test_undo_redo_and_a_restart_that_can_be_taken_back() -> None:
    _, table = at_table()
    table.do_undo("")
    assert "nothing to undo" in table.reply
    table.act("keep the line")
    table.act("end the move")
    table.do_undo("")
    assert table.match.at == 1
    assert table.match.rewound
    table.do_redo("")
    assert table.match.at == 2
    table.match.rewound = False
    table.do_restart("")
    assert table.match.at == 0
    table.do_undo("")
    assert table.match.at == 2
    assert not table.match.rewound


def test_touching_what_cannot_be_chosen_is_answered_aloud() -> None:
    shell, table = at_table()
    table.touch("pile")
    assert table.reply_kind == "why"
    assert shell.page.spoken[-1] == table.reply != ""
    table.act("fly away")
    assert table.reply_kind == "why"
    assert table.match.at == 0


def test_a_hint_names_the_best_choice_and_marks_the_match() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.bots.do_hint("")
    shell.page.run()
    assert table.bots.hint_done
    assert table.match.hinted
    best = table.bots.hinted_action
    assert f'data-action="{best}" data-hint=""' in shell.page.shown["screen"]
    assert "to win" in shell.page.shown["screen"]
    table.bots.do_play_hint("")
    assert str(table.match.log[-1]) == best


def test_autoplay_plays_to_the_end_and_is_marked() -> None:
    shell, table = at_table()
    table.bots.strength = "easy"
    table.bots.do_auto("")
    table.bots.do_auto_start("")
    shell.page.run()
    assert table.record.outcome
    assert "played by a bot in part" in table.record.marks
    assert not table.bots.auto


def test_autoplay_stops_at_once() -> None:
    shell, table = at_table()
    table.bots.do_auto_start("")
    table.bots.do_auto_stop("")
    shell.page.run()
    assert table.match.at == 0


def test_two_tabs_lose_nothing() -> None:
    shell, here = at_table()
    here.act("keep the line")
    other = FakeShell(shell.store.box)
    other.open_record(Record.from_json(ENTRY.game, other.store.read(MATCH + here.record.id)))
    other.screen.act("end the move")
    here.act("end the move")
    here.act("end the move")
    assert here.keeper.elsewhere
    assert "another tab" in shell.page.shown["screen"]
    assert len(other.store.read(MATCH + here.record.id)["match"]["log"]) == 2
    mine = here.match.at
    here.act("end the move")
    assert here.match.at == mine
    here.keeper.do_take_over("")
    assert here.match.at == 2
    assert not here.keeper.elsewhere


def test_of_two_tabs_both_can_be_kept() -> None:
    shell, here = at_table()
    here.act("keep the line")
    here.keeper.changed_elsewhere(here.keeper.name)
    first = here.record.id
    here.keeper.do_keep_both("")
    assert shell.screen.record.id != first
    assert len(shell.store.names(MATCH)) == 2


def test_no_room_is_told_and_the_match_goes_on() -> None:
    shell, table = at_table()

    def full(key: str, text: str) -> None:
        raise StorageFault("There is no room left.")

    shell.store.box.set = full  # type: ignore[method-assign]
    table.act("keep the line")
    table.act("end the move")
    assert table.match.at == 2
    assert "There is no room left." in shell.page.shown["screen"]
    assert table.unsaved()[table.keeper.name]["match"]["log"] == ["keep the line", "end the move"]


def test_log_and_rules_open_and_shut() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.beside.do_log("")
    assert "keep the line" in shell.page.shown["drawer"]
    table.act("end the move")
    assert "end the move" in shell.page.shown["drawer"]
    table.beside.do_rules("")
    shell.page.run()
    assert "could not be fetched" in shell.page.shown["drawer"]
    table.escape()
    assert shell.page.shown["drawer"] == ""


def test_leaving_an_untouched_match_leaves_nothing_behind() -> None:
    shell, table = at_table()
    assert shell.store.names(MATCH)
    table.leave()
    assert not shell.store.names(MATCH)


def test_keys_of_the_game_and_of_the_page() -> None:
    shell, table = at_table()
    shell.screen = table
    assert table.key("k")
    assert table.match.at == 1
    assert table.key("z")
    assert table.match.at == 0
    assert not table.key("@")


# --- the other screens --------------------------------------------------------------------


def test_the_shelf_lists_what_was_begun_and_what_is_over() -> None:
    shell, table = at_table()
    table.act("keep the line")
    over = finished("other")
    over.id = "b2"
    shell.store.write(MATCH + "b2", over.to_json(ENTRY.table))
    home = Home(shell, "")
    home.draw()
    assert f"match/{table.record.id}" in shell.page.shown["begun"]
    assert "match/b2" in shell.page.shown["kept"]
    home.do_remove("b2")
    assert "cannot be brought back" in shell.dialog
    home.do_removed("b2")
    assert over_html(saved_records(shell.store)) == ""


def test_the_start_page_begins_typed_random_and_daily_matches() -> None:
    shell = FakeShell()
    start = Start(shell, "domino-run", "")
    start.draw()
    shell.page.find("seed").value = "  Night Train! "
    start.do_play("")
    assert shell.screen.match.seed == "night-train"
    shell.page.find("seed").value = ""
    start.do_play("")
    assert shell.screen.match.seed
    start.do_daily("2026-11-20")
    assert shell.screen.record.daily == "2026-11-20"
    shell.screen.act("keep the line")
    start.do_daily("2026-11-20")
    assert shell.gone_to == f"domino-run/match/{shell.screen.record.id}"


def test_a_seed_link_of_a_match_begun_offers_both() -> None:
    shell, table = at_table()
    table.act("keep the line")
    start = Start(shell, "domino-run", "", Match(ENTRY.game, 1, "train"), (5, -14, 2))
    html = start.html()
    assert f"match/{table.record.id}" in html
    assert "Start anew" in html
    start.do_anew("")
    assert shell.screen.record.beat == (5, -14, 2)
    assert shell.screen.record.id != table.record.id


def test_a_result_is_compared_with_its_challenge() -> None:
    record = finished()
    assert record.outcome
    score = record.outcome.scores[0]
    for beat, said in (((0, -99, 0), "beaten"), (score, "Exactly"), ((8, 0, 0), "stands")):
        record.beat = beat
        _, table = at_table(record)
        table.beside.show_result()
        assert said in table.shell.dialog


def test_shared_links_come_back() -> None:
    shell, _ = at_table(record := finished())
    sharing = Sharing(shell, record, ENTRY.table)
    sharing.open()
    assert "QR" not in shell.dialog
    for what in ("seed", "challenge", "match"):
        sharing.do_share_what(f"share={what}")
        linked = parse(sharing.fragment(), games.find)
        assert linked.match.seed == "train"
        assert (len(linked.match.log) > 0) == (what == "match")
        assert (linked.score_to_beat is not None) == (what == "challenge")
    shell.page.run()


def test_a_replay_steps_jumps_plays_and_is_taken_over() -> None:
    shell = FakeShell()
    match = finished().match
    replay = Replay(shell, match, replay_link(match))
    replay.draw()
    replay.do_forward("")
    replay.do_back("")
    replay.do_last("")
    assert replay.ply == len(match.log)
    replay.do_jump("3")
    replay.do_show("")
    shell.page.run()
    assert replay.ply == len(match.log)
    assert not replay.playing
    replay.do_jump("2")
    replay.act("keep the line")
    assert "replay" in shell.page.find("reply").textContent
    replay.do_from_here("")
    assert shell.screen.match.at == 2
    assert shell.screen.record.marks == ["rewound"]


def test_results_of_a_record() -> None:
    record = finished()
    record.match.hinted = True
    found = result_of(record, "2026-11-20", 7)
    assert found["marks"] == ["hinted"]
    assert found["won"] == (record.match.state.outcome().places == (1,))  # type: ignore[union-attr]
