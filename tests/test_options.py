"""Options: chosen on the start page, refused where they cannot be had, said wherever a match is named."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import games
from app.keep.import_claims import check
from app.keep.import_merge import decide
from app.keep.record import Record
from app.keep.saved_record import record_json, same_table
from app.keep.schema import Saved, as_record, as_result, results_json
from app.keep.seals import seal
from app.keep.stats import by_variant, numbers, result_of
from app.keep.store import MATCH, PREFIX, RESULTS
from app.screens.arrival import arrive
from app.screens.replay import Replay
from app.screens.share import Sharing
from app.screens.start import Start
from app.session.poster import framed
from app.session.result_news import par_line
from app_page import FakeShell
from page import Page
from tabletop import bots
from tabletop.bots import STRENGTHS
from tabletop.game import Option
from tabletop.link import LinkError, Seating, challenge_link, parse, play_link, replay_link, seed_link
from tabletop.match import Match, MatchError
from tabletop.options import variant

NULL, DUNGINOES = games.load("nullgame"), games.load("dunginoes")
WIDE = {
    "elbow": Option("Board", ("28 floes", "Elbow Room: 55 floes"), "A larger field.", range(3, 5)),
    "late": Option("First turn", ("as printed", "Late start: no move"), "Fairer to the others."),
}


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game for one to four with an option that only three or four can have."""
    monkeypatch.setattr(type(DUNGINOES.game), "options", WIDE)
    return DUNGINOES.game


def long_match(seed: str = "train", over: bool = True) -> Record:
    """A match of High Card of five rounds, between a person and a bot."""
    match = Match(NULL.game, 2, seed, {"rounds": 1})
    while over and not match.state.ending:
        match = match.play(bots.by_chance(match.state, match.at))
    return Record("a1", match, ("person", "easy"), ["Ada", "Ash"])


def radio(html: str, id: str) -> str:
    """The radio button of this id, as it is written."""
    start = html.index(f'id="{id}"')
    return html[start : html.index(">", start)]


# --- the rules' side ----------------------------------------------------------------


def test_what_cannot_be_had_is_refused_in_words(wide: Any) -> None:
    with pytest.raises(MatchError, match=r"^Elbow Room is for 3 or 4 players, not 2\.$"):
        Match(wide, 2, "train", {"elbow": 1})
    with pytest.raises(LinkError, match=r"Elbow Room is for 3 or 4 players, not 1\."):
        parse("dunginoes/1/train/elbow=1/-", games.find)
    saved = Match(wide, 2, "train").to_json() | {"options": {"elbow": 1}}
    with pytest.raises(MatchError, match="Elbow Room is for 3 or 4 players"):
        Match.from_json(wide, saved)
    assert Match(wide, 2, "train", {"elbow": 0}).options == {}, "the default can always be had"


def test_links_and_saves_hold_only_what_is_not_the_default(wide: Any) -> None:
    match = Match(wide, 3, "train", {"late": 1, "elbow": 1})
    assert seed_link(match) == "dunginoes/1/train/elbow=1,late=1,seats=3/-"
    assert parse(seed_link(match), games.find).match.options == {"elbow": 1, "late": 1}
    assert match.variant == ["Elbow Room", "Late start"]
    usual = Match(wide, 3, "train", {"late": 0})
    assert seed_link(usual) == "dunginoes/1/train/seats=3/-" and usual.to_json()["options"] == {}
    assert usual.variant == [] and variant(wide, {"gone": 1, "late": 9}) == []


def test_an_import_keeps_aside_what_cannot_be_had(wide: Any) -> None:
    saved = record_json(Record("a1", Match(wide, 2, "train")), DUNGINOES.table)
    saved["match"]["options"] = {"elbow": 1}
    store = FakeShell().store
    [claim] = check(store, {f"{PREFIX}{MATCH}a1": seal(saved)})
    assert [change.told for change in decide(store, claim)] == ["aside"]


def test_five_rounds_are_another_table_than_three() -> None:
    record = long_match(over=False)
    record = replace(record, match=record.match.play(record.match.state.legal_actions()[0]))
    saved = as_record("a1", record_json(record, NULL.table))
    assert isinstance(saved, Saved)
    assert same_table(saved, Match(NULL.game, 2, "train", {"rounds": 1}))
    assert not same_table(saved, Match(NULL.game, 2, "train"))


# --- the start page -----------------------------------------------------------------


def started(seats: int) -> tuple[FakeShell, Start]:
    """The start page of the game for one to four, with so many seated."""
    shell = FakeShell()
    shell.screen = start = Start(shell, "dunginoes", "")
    start.draw()
    shell.command("seats", str(seats))
    return shell, start


def test_options_stand_on_the_start_page_in_words(wide: Any) -> None:
    shell, _ = started(3)
    html = shell.page.shown["screen"]
    assert html.count('<fieldset class="radios"') == 2 and "A larger field." in html
    assert "<legend>Board</legend>" in html and "<span>Elbow Room: 55 floes</span>" in html
    assert 'aria-describedby="option-elbow-about"' in html and 'id="option-elbow-about"' in html
    assert html.index("option-elbow-0") < html.index('id="more"'), "they are not folded with the seed"
    assert "checked" in radio(html, "option-elbow-0") and "checked" not in radio(html, "option-elbow-1")
    assert "disabled" not in radio(html, "option-elbow-1")
    Page(html)


def test_a_wish_waits_until_it_can_be_had(wide: Any) -> None:
    shell, start = started(3)
    shell.page.find("seed").value = "train"
    shell.command("option", "option-elbow=1")
    shell.command("option", "option-late=1")
    start.do_seating("")
    assert "checked" in radio(shell.page.shown["screen"], "option-elbow-1")
    shell.command("seats", "2")
    html = shell.page.shown["screen"]
    assert "disabled" in radio(html, "option-elbow-1") and "checked" in radio(html, "option-elbow-0")
    assert "checked" in radio(html, "option-late-1")
    refused = "Elbow Room is for 3 or 4 players, not 2."
    assert refused in html and shell.page.spoken[-1].endswith(refused)
    start.do_play("")
    assert shell.screen.session.match.options == {"late": 1}
    shell.screen = start
    shell.command("seats", "4")
    assert "checked" in radio(shell.page.shown["screen"], "option-elbow-1")
    start.do_play("")
    assert (
        shell.screen.session.match.options == {"elbow": 1, "late": 1}
        and shell.screen.session.match.seed == "train"
    )


def test_a_day_s_match_has_no_options(wide: Any) -> None:
    shell, start = started(3)
    shell.command("option", "option-elbow=1")
    start.do_daily("2026-11-20")
    assert shell.screen.session.match.options == {} and shell.screen.record.daily == "2026-11-20"


def test_with_an_option_the_figures_of_the_plain_game_are_not_shown(
    wide: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "Among equals the first wins 30 of 100."
    monkeypatch.setattr(DUNGINOES.table, "FACTS", DUNGINOES.table.FACTS._replace(fairness={3: said}))
    shell, _ = started(3)
    assert said in shell.page.shown["screen"]
    shell.command("option", "option-late=1")
    assert said not in shell.page.shown["screen"]
    shell.command("option", "option-late=0")
    assert said in shell.page.shown["screen"]


PROPOSED = "In one sitting the tablet goes round half as often."


@pytest.fixture
def sociable(monkeypatch: pytest.MonkeyPatch) -> FakeShell:
    """The start page of a game with an option that is proposed to company."""
    sitting = Option("Turns", ("as written", "In one sitting"), "All at once.", company=PROPOSED)
    monkeypatch.setattr(type(DUNGINOES.game), "options", WIDE | {"sitting": sitting})
    shell, _ = started(2)
    return shell


def test_alone_an_option_for_company_is_not_proposed(sociable: FakeShell) -> None:
    html = sociable.page.shown["screen"]
    assert PROPOSED not in html and "checked" in radio(html, "option-sitting-0")
    sociable.command("play", "")
    assert sociable.screen.session.match.options == {}


@pytest.mark.parametrize("way", ["together", "apart"])
def test_in_company_it_is_on_and_says_why_until_somebody_chooses(sociable: FakeShell, way: str) -> None:
    start = sociable.screen
    sociable.command("way", way)
    html = sociable.page.shown["screen"]
    assert PROPOSED in html and sociable.page.spoken[-1].endswith(PROPOSED)
    assert "checked" in radio(html, "option-sitting-1")
    assert html.count('class="proposed"') == 1, "no other option is proposed"
    sociable.command("play", "")
    assert sociable.screen.session.match.options == {"sitting": 1}
    sociable.screen = start
    sociable.command("option", "option-sitting=0")
    html = sociable.page.shown["screen"]
    assert PROPOSED not in html and "checked" in radio(html, "option-sitting-0")
    again = Start(sociable, "dunginoes", "")
    assert again.options.chosen() == {"sitting": 0} and PROPOSED not in again.html(), "that is remembered"
    start.do_daily("2026-11-20")
    assert sociable.screen.session.match.options == {}


def test_what_is_chosen_alone_and_in_company_are_two_things(sociable: FakeShell) -> None:
    options = sociable.screen.options
    sociable.command("option", "option-sitting=0")
    sociable.command("option", "option-late=1")
    sociable.command("way", "together")
    assert options.chosen() == {"sitting": 1, "late": 1}, "alone it was refused, here it is proposed"
    sociable.command("option", "option-sitting=1")
    assert options.proposed() == "", "chosen, it is no proposal any more"
    sociable.command("way", "alone")
    assert options.chosen() == {"sitting": 0, "late": 1}


def test_with_what_is_proposed_the_figures_of_the_plain_game_are_not_shown(
    sociable: FakeShell, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "Among equals the first wins 30 of 100."
    monkeypatch.setattr(DUNGINOES.table, "FACTS", DUNGINOES.table.FACTS._replace(fairness={2: said}))
    sociable.command("way", "together")
    assert said not in sociable.page.shown["screen"]
    sociable.command("option", "option-sitting=0")
    assert said in sociable.page.shown["screen"]


def test_what_cannot_be_had_by_so_many_is_not_proposed(
    sociable: FakeShell, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Option("Turns", ("as written", "In one sitting"), "All at once.", range(3, 5), company=PROPOSED)
    monkeypatch.setattr(type(DUNGINOES.game), "options", {"sitting": few})
    sociable.command("way", "together")
    assert PROPOSED not in sociable.page.shown["screen"] and sociable.screen.options.chosen() == {}
    sociable.command("seats", "3")
    assert PROPOSED in sociable.page.shown["screen"]


def test_a_game_says_how_fair_it_is_where_seats_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "Among equals the first wins 30 of 100."
    monkeypatch.setattr(DUNGINOES.table, "FACTS", DUNGINOES.table.FACTS._replace(fairness={3: said}))
    shell, _ = started(3)
    assert said in shell.page.shown["screen"]
    shell.command("seats", "2")
    assert said not in shell.page.shown["screen"]
    for entry in map(games.load, ("nullgame", *games.SHELF)):
        assert set(entry.table.FACTS.fairness) <= set(entry.game.seats)
        assert all(words.endswith(".") for words in entry.table.FACTS.fairness.values())


def test_how_each_bot_plays_is_said_where_it_sits_down_in_every_game_of_company() -> None:
    for slug in games.SHELF:
        entry = games.load(slug)
        if entry.game.seats[-1] == 1:
            continue
        manners = entry.table.FACTS.manners
        assert [*manners] == [*STRENGTHS] and all(words.endswith(".") for words in manners.values())
        shell = FakeShell()
        shell.screen = start = Start(shell, slug, "")
        start.draw()
        shell.command("way", "together")
        shell.command("seat", "1")
        for strength, words in manners.items():
            shell.command("sit", f"sitter-1={strength}")
            assert words in shell.page.shown["screen"]
        shell.command("sit", "sitter-1=person")
        assert "Plays at this device." in shell.page.shown["screen"]


# --- wherever a match is named --------------------------------------------------------


def test_a_match_with_options_says_so_at_the_table_in_lists_and_at_its_end() -> None:
    record, shell = long_match(), FakeShell()
    assert record_json(record, NULL.table)["told"].startswith("5 rounds; Ada and Ash; ")
    assert ">Replay · 5 rounds · seed train<" in Replay(shell, record.match, replay_link(record.match)).html()
    shell.open_record(record)
    assert "5 rounds · seed train" in shell.page.shown["screen"]
    shell.screen.result.show()
    assert "Played with: 5 rounds." in shell.dialog
    assert "seed train · 5 rounds · 20 November 2026" in framed(record, "2026-11-20")


def test_a_shared_match_says_its_options_and_carries_them() -> None:
    shell, record = FakeShell(), long_match()
    sharing = Sharing(shell, record)
    sharing.open()
    assert "Played with: 5 rounds." in shell.dialog
    for sharing.what in ("seed", "challenge", "match"):
        assert sharing.words().startswith("High Card (5 rounds): ")
        assert parse(sharing.fragment(), lambda slug: NULL.game).match.options == {"rounds": 1}


def test_a_match_that_comes_by_link_says_its_options() -> None:
    shell, record = FakeShell(), long_match(over=False)
    seating = Seating("b7", ("person", "person"), ("Ada", "Ben"))
    link = play_link(record.match, seating)
    arrive(shell, link, parse(link, lambda slug: NULL.game), lambda: None, met=True)
    assert shell.screen.record.match.options == {"rounds": 1}
    assert "It is played with: 5 rounds. Here sits Ada." in shell.page.shown["screen"]


def test_what_follows_a_match_keeps_its_options() -> None:
    shell = FakeShell()
    for command in ("next", "again"):
        shell.open_record(long_match())
        shell.command(command, "")
        assert shell.screen.session.match.options == {"rounds": 1} and not shell.screen.session.match.at


# --- what is not compared -------------------------------------------------------------


def test_results_with_options_are_counted_apart() -> None:
    record = long_match()
    long = result_of(record, "2026-11-20", 1)
    assert long.options == (("rounds", 1),)
    assert as_result(NULL.game, json.loads(json.dumps(long._asdict()))) == long
    usual = long._replace(id="b2", options=(), score=(1,))
    apart = by_variant([long, usual], NULL.game)
    assert apart == {"": [usual], "5 rounds": [long]}
    assert numbers(apart[""], NULL.table.place, len(NULL.table.FACTS.places)).best == (1,)
    shell = FakeShell()
    shell.store.write(RESULTS + "nullgame", results_json((long, usual)))
    assert shell.store.results("nullgame") == (long, usual)
    html = Start(shell, "nullgame", "").html()
    nothing = "No match that counts has been finished yet."
    assert nothing not in html
    shell.store.write(RESULTS + "nullgame", results_json((long,)))
    assert nothing not in Start(shell, "nullgame", "").html()
    shell.store.write(RESULTS + "nullgame", results_json(()))
    assert nothing in Start(shell, "nullgame", "").html()
    assert html.count("<h3>With 5 rounds</h3>") == 1 and html.count("<caption>Results</caption>") == 2


def test_the_par_is_not_compared_with_a_match_with_options() -> None:
    record = long_match()
    assert par_line(record, (1,), NULL.table) == ""
    record = replace(record, match=replace(record.match, options={}))
    assert "par" in par_line(record, (1,), NULL.table)


def test_a_challenge_holds_for_the_same_options_alone() -> None:
    match = long_match().match
    linked = parse(challenge_link(match, (4,)), lambda slug: NULL.game)
    assert linked.beat == (4,) and linked.match.options == {"rounds": 1}
