"""Even chances: what is proposed after three matches that went one way, to whom, and how often; and what
measures which head start makes whom even."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import even
import games
import ladder
from app.keep.even import Proposal, due, note_asked, note_refused, proposal
from app.keep.record import Record
from app.keep.schema import Result, as_result, results_json
from app.keep.stats import by_variant, result_of
from app.keep.store import RESULTS
from app.screens.start import Start
from app.session.even_view import words
from app_page import FakeShell
from page import Page
from tabletop import bots
from tabletop.head_start import given, levels
from tabletop.match import Match

DUNGINOES = games.load("dunginoes")
GAME = DUNGINOES.game


@pytest.fixture(scope="module")
def ended() -> Record:
    """A match between two that one of them has won, and the other not."""
    for number in range(100):
        match = Match(GAME, 2, f"train-{number}")
        while not match.state.ending:
            match = match.play(DUNGINOES.bot.policy(match.state, match.at << 50))
        record = Record("a3", match, ("person", "person"), ["Ada", "Ben"])
        if record.outcome and sorted(record.outcome.places) in ([0, 1], [1, 2]):
            return record
    raise AssertionError("nobody has won")


def three(record: Record) -> list[Result]:
    """The results of three matches that went as this one, itself the last."""
    own = result_of(record, "2026-11-20", 3)
    return [own._replace(id="a1", ended=1), own._replace(id="a2", ended=2), own]


def won_by(record: Record) -> int:
    """The seat of whoever has won."""
    assert record.outcome
    return record.outcome.places.index(1)


def kept(record: Record, results: list[Result]) -> FakeShell:
    """A shell with these results."""
    shell = FakeShell()
    shell.store.write(RESULTS + "dunginoes", results_json(tuple(results)))
    return shell


def test_after_three_matches_one_way_the_last_is_offered_a_step(ended: Record) -> None:
    winner = won_by(ended)
    assert proposal(ended, three(ended)) == Proposal(1 - winner, 1, winner)
    assert proposal(ended, three(ended)[1:]) is None, "two are too few"
    said = words(ended, Proposal(1 - winner, 1, winner))
    first, last = ended.names[winner], ended.names[1 - winner]
    how = f"Next time {last} could begin with a head start: a charm."
    assert said == f"{first} has won three times in a row. {how}"


def test_what_went_both_ways_or_was_of_others_does_not_count(ended: Record) -> None:
    first, second, own = three(ended)
    other = ended.names[1 - won_by(ended)]
    assert proposal(ended, [first, second._replace(winners=(other,)), own]) is None
    assert proposal(ended, [first, second._replace(sat=("Ada", "Cleo")), own]) is None
    assert proposal(ended, [first, second._replace(options=(("head-start-1", 1),)), own]) is None
    assert proposal(ended, [first, second._replace(marks=("played by a bot in part",)), own]) is None
    assert proposal(ended, [first, second._replace(sat=()), own]) is None, "kept by an older page"
    assert proposal(ended, [first, own, second]) is None, "it is no longer the last"
    assert proposal(ended, [first, second._replace(sat=second.sat[::-1]), own]), "they may have changed seats"


def test_whoever_wins_with_a_head_start_may_have_less(ended: Record) -> None:
    winner = won_by(ended)
    starts = [0, 0]
    starts[winner] = 2
    match = replace(ended.match, options=given(GAME, starts))
    record = replace(ended, match=match)
    found = proposal(record, three(record))
    assert found == Proposal(winner, 1, winner)
    assert "could begin with less of a head start: a charm." in words(record, found)
    assert "without a head start." in words(record, Proposal(winner, 0, winner))


def test_a_bot_is_offered_nothing_nor_whoever_has_all_there_is(ended: Record) -> None:
    winner = won_by(ended)
    players = ["person", "person"]
    players[1 - winner] = "easy"
    record = replace(ended, players=tuple(players))
    assert proposal(record, three(record)) is None
    players = players[::-1]
    record = replace(ended, players=tuple(players))
    assert proposal(record, three(record)) == Proposal(1 - winner, 1, winner), "but whoever loses to a bot is"
    starts = [4, 4]
    starts[winner] = 0
    record = replace(ended, match=replace(ended.match, options=given(GAME, starts)))
    assert proposal(record, three(record)) is None


def test_it_is_asked_once_and_never_of_those_who_say_no(ended: Record) -> None:
    shell = kept(ended, three(ended))
    store = shell.store
    assert due(ended, store)
    note_asked(ended, store)
    assert due(ended, store), "while it is about the same match it stays"
    later = replace(ended, id="z9")
    own = result_of(later, "2026-11-20", 4)
    store.write(RESULTS + "dunginoes", results_json((*three(ended), own)))
    assert due(later, store) is None, "it was asked after the match before"
    again = kept(ended, three(ended)).store
    note_refused(ended, again)
    assert due(ended, again) is None
    starts = given(GAME, [1, 0])
    other = replace(ended, match=replace(ended.match, options=starts))
    again.write(RESULTS + "dunginoes", results_json(tuple(three(other))))
    assert proposal(other, three(other)) and due(other, again) is None, "whatever they play with"
    assert not any(name in str(again.storage.get("boneyard.even.dunginoes")) for name in ended.names)


def test_the_result_proposes_it_and_plays_again_like_that(ended: Record) -> None:
    winner, loser = won_by(ended), 1 - won_by(ended)
    shell = kept(ended, three(ended))
    shell.open_record(ended)
    shell.screen.result.show()
    page = Page(shell.dialog)
    assert 'id="ask-even-no"' in shell.dialog and page
    shell.command("even", f"{loser}=1")
    match = shell.screen.session.match
    name = ended.names[loser]
    assert levels(match.options, 2)[shell.screen.record.names.index(name)] == 1 and not match.at
    assert match.seed != ended.match.seed and winner != loser
    shell.open_record(ended)
    shell.command("even-no", "")
    assert (
        "ask-even-no" not in shell.dialog and shell.page.spoken[-1] == "As you like: it is not asked again."
    )
    assert "Again, same people" in shell.dialog


def test_a_head_start_goes_round_the_table_with_whoever_has_it(ended: Record) -> None:
    shell = FakeShell()
    starts = given(GAME, [0, 2])
    record = replace(ended, match=replace(ended.match, options=starts))
    for command in ("next", "again"):
        shell.open_record(record)
        shell.command(command, "")
        now = shell.screen.record
        assert levels(now.match.options, 2)[now.names.index("Ben")] == 2
        assert sum(levels(now.match.options, 2)) == 2


def test_head_starts_move_with_the_seats_where_the_last_begins() -> None:
    entry = games.load("run-away")
    match = Match(entry.game, 3, "train", given(entry.game, [0, 0, 1]))
    while not match.state.ending:
        match = match.play(bots.by_chance(match.state, match.at << 50))
    record = Record("a1", match, ("person",) * 3, ["Ada", "Ben", "Cleo"])
    shell = FakeShell()
    shell.open_record(record)
    shell.command("next", "")
    now = shell.screen.record
    assert levels(now.match.options, 3)[now.names.index("Cleo")] == 1


def test_results_with_a_head_start_are_counted_apart_and_say_who_sat_there(ended: Record) -> None:
    record = replace(ended, match=replace(ended.match, options=given(GAME, [0, 1])))
    result = result_of(record, "2026-11-20", 1)
    assert result.sat == ("Ada", "Ben") and result.options == (("head-start-2", 1),)
    assert as_result(GAME, json.loads(json.dumps(result._asdict()))) == result
    assert [*by_variant([result], GAME)] == ["", "Head start for seat 2 (a charm)"]


# --- the start page -------------------------------------------------------------------


def test_the_dial_belongs_to_the_seat_that_was_tapped() -> None:
    shell = FakeShell()
    shell.screen = start = Start(shell, "dunginoes", "")
    start.draw()
    shell.command("way", "together")
    assert 'id="head-start-' not in shell.page.shown["screen"]
    shell.command("seat", "1")
    html = shell.page.shown["screen"]
    assert html.index('id="name-1"') < html.index('id="head-start-1"') < html.index('id="seat-done"')
    assert 'aria-valuetext="none"' in html and "A charm rolls a fight again that would be lost" in html
    shell.command("head-start", "head-start-1=3")
    html = shell.page.shown["screen"]
    assert 'aria-valuetext="three charms"' in html and "here, head start" in html
    assert shell.page.spoken[-1] == "Head start of Player 2: three charms."
    Page(html)
    assert Start(shell, "dunginoes", "").options.chosen() == {"head-start-2": 3}, "it is remembered"
    start.do_play("")
    assert shell.screen.session.match.options == {"head-start-2": 3}
    shell.screen = start
    start.do_daily("2026-11-20")
    assert shell.screen.session.match.options == {}, "a day's match is the same for all"


def test_whoever_else_sits_down_has_no_head_start_but_a_seat_that_moves_up_keeps_it() -> None:
    shell = FakeShell()
    setup = Start(shell, "dunginoes", "").seating
    setup.go("together")
    setup.resize(3)
    setup.give(2, 1)
    setup.leave(1)
    assert setup.starts[:2] == [0, 1]
    setup.sit(1, "easy")
    assert setup.starts[1] == 0
    setup.go("together")
    setup.give(0, 2)
    setup.go("alone")
    assert setup.starts[0] == 0, "each way of playing has its own"
    setup.go("together")
    assert setup.starts[0] == 2


def test_alone_the_dial_stands_among_the_options() -> None:
    for slug in ("domino-run", "dunginoes", "dungeons"):
        shell = FakeShell()
        shell.screen = start = Start(shell, slug, "")
        start.draw()
        html = shell.page.shown["screen"]
        assert 'id="head-start-0"' in html and html.count("Head start: ") == 1
        shell.command("head-start", "head-start-0=2")
        name = "head-start-1" if slug == "dunginoes" else "head-start"
        level = games.load(slug).game.options[name].dial[2]
        assert start.options.chosen()[name] == level
        shell.command("play", "")
        assert shell.screen.session.match.options == {name: level}


def test_what_it_means_is_said_where_it_was_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DUNGINOES.table, "FACTS", DUNGINOES.table.FACTS._replace(even={2: 3}))
    shell = FakeShell()
    shell.screen = start = Start(shell, "dunginoes", "")
    start.draw()
    assert "a child of eight" not in shell.page.shown["screen"], "nothing is measured alone"
    shell.command("way", "together")
    shell.command("seat", "1")
    assert "With three charms, a child of eight in this seat and you are even." in shell.page.shown["screen"]
    shell.command("head-start", "head-start-1=3")
    assert "A child of eight in this seat and you: even." in shell.page.shown["screen"]
    shell.command("seat", "0")
    assert "child of eight" not in shell.page.shown["screen"], "with another one at the table"


# --- what measures it -----------------------------------------------------------------


def test_a_share_of_all_is_a_share_of_two() -> None:
    assert even.measured(1, 2, [1, 0]).won == 0.5
    assert even.measured(1, 4, [1, 0, 0, 0]).won == pytest.approx(0.5)
    assert even.measured(1, 3, [1, 1, 0]).won == pytest.approx(0.8)


def test_the_nearest_level_is_told_and_kept_if_it_is_near_enough() -> None:
    rows = [even.Measured(0, 0.2, 0.01), even.Measured(1, 0.46, 0.01), even.Measured(2, 0.52, 0.01)]
    tables = {2: rows, 3: rows[:2]}
    text = even.section("dunginoes", tables)
    assert "| 2 | two charms | 52.0 ± 1.0 |" in text
    assert "- 2: Even: “two charms” is nearest, at 52 of 100." in text
    assert "- 3: Not even yet: “a charm” is nearest, at 46 of 100, and even is 47 to 53." in text
    assert "EVEN: Mapping[int, int] = {2: 2}\n" in even.kept(tables)


def test_a_few_matches_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(even, "STRONG", "easy")  # which is quicker
    shares = [even.share("dunginoes", 2, 1, number) for number in range(2)]
    assert all(0 <= got <= 1 for got in shares)
    assert even.share("dungeons", 1, 1, 0) in (0, 0.5, 1)


def test_a_stronger_bot_gets_more_of_what_one_of_two_wins() -> None:
    told = ladder.step("penguins", 2, "easy", "middle", 10, processes=1)
    assert told.startswith("penguins, 2: middle against easy ") and told.endswith(" of 100, 10 matches")
    assert float(told.split()[5]) > 50
