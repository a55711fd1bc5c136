"""Several at the table without a browser: seats, bots to follow, recap, table mode, play by link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import games
from app import arrival, company_view, telling
from app.record import Record
from app.share import Sharing
from app.sitters import KEY, NOBODY, Sitters
from app.start import Start
from app.stats import numbers, result_of, wins
from app.store import MATCH, MemoryBox
from app.table import Table
from app_page import FakePage, FakeShell
from tabletop.link import LinkError, parse, play_link
from tabletop.match import Match

ENTRY = games.load("dunginoes")


@pytest.fixture(autouse=True)
def nothing_goes_on(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test started and did not run is closed after it."""
    started: list[Any] = []
    start = FakePage.start

    def note(page: FakePage, work: Any) -> None:
        started.append(work)
        start(page, work)

    monkeypatch.setattr(FakePage, "start", note)
    yield
    for work in started:
        if hasattr(work, "close"):
            work.close()


def record(players: list[str], here: list[int] | None = None, seed: str = "train", id: str = "a1") -> Record:
    names = ["Ada", "Ben", "Cleo", "Dov"][: len(players)]
    made = Record(id, Match(ENTRY.game, len(players), seed), players, names)
    made.here = here
    return made


def at_table(seated: Record, shell: FakeShell | None = None) -> tuple[FakeShell, Any]:
    shell = shell or FakeShell()
    shell.open_record(seated)
    return shell, shell.screen


def choose(table: Table, times: int = 1) -> None:
    for _ in range(times):
        table.act(str(table.match.state.legal_actions()[-1]))


def turns_of(table: Any) -> str:
    return str(table.record.names[table.match.state.seat])


# --- seats -----------------------------------------------------------------------------


def test_the_last_seating_is_remembered_and_a_damaged_one_is_as_none() -> None:
    shell = FakeShell()
    start = Start(shell, "dunginoes", "")
    assert "sitter-0" not in start.html()
    start.do_seats("3")
    shell.page.find("name-0").value = "  Ada  <b> "
    shell.page.find("sitter-1").value = "strong"
    shell.page.find("sitter-2").value = "person"
    start.do_sitters("")
    html = shell.page.shown["screen"]
    assert html.count('class="badge seat-') == 3
    assert "Ada &lt;b&gt;" in html
    assert 'value="Bramble"' in html, "a bot has a name of its own"
    assert "This device lies" in html, "two people here: table mode is offered"
    again = Sitters(shell.store.box, "dunginoes", ENTRY.game.seats)
    assert (again.count, again.kinds[:3], again.name(0)) == (3, ["person", "strong", "person"], "Ada <b>")
    for damaged in ("[", "3", '{"count":9}', '{"count":3,"kinds":["x"],"names":["y"],"turned":0}'):
        shell.store.box.set(KEY + "dunginoes", damaged)
        assert Sitters(shell.store.box, "dunginoes", ENTRY.game.seats).count == 1


def test_seats_go_to_the_table_as_chosen() -> None:
    box = MemoryBox()
    sitters = Sitters(box, "dunginoes", ENTRY.game.seats)
    sitters.count, sitters.kinds, sitters.turned = 3, ["person", "away", "easy", "middle"], True
    seated = sitters.seat(record(["person"] * 3))
    assert seated.players == ["person", "person", "easy"]
    assert (seated.mine, seated.away, seated.turned) == ([0], [1], True)
    assert "you send a link" in sitters.html()
    sitters.kinds[0] = "easy"
    assert sitters.fault == NOBODY


def test_nobody_at_this_device_is_told_on_the_start_page() -> None:
    shell = FakeShell()
    start = Start(shell, "dunginoes", "")
    start.do_seats("2")
    shell.page.find("sitter-0").value = "away"
    start.do_play("")
    assert "Somebody must sit" in shell.page.shown["screen"]
    assert shell.screen is None


def test_the_seating_of_a_record_is_kept_and_older_records_have_none() -> None:
    seated = record(["person", "person", "easy"], here=[1])
    seated.turned, seated.play = True, "b7"
    saved = json.loads(json.dumps(seated.to_json(ENTRY.table)))
    again = Record.from_json(ENTRY.game, saved)
    assert (again.here, again.play, again.turned) == ([1], "b7", True)
    for name in ("here", "play", "turned"):
        del saved[name]
    older = Record.from_json(ENTRY.game, saved)
    assert (older.mine, older.play, older.turned) == ([0, 1], "a1", False)


# --- who is to move ------------------------------------------------------------------------


def test_the_prompt_names_who_is_to_move_and_what_a_bot_does() -> None:
    shell, table = at_table(record(["strong", "strong"]))
    name = turns_of(table)
    assert f"{name} (strong bot)</b> is thinking …" in shell.page.shown["screen"]
    assert 'id="tool-step"' in shell.page.shown["screen"]
    assert 'id="tool-hint"' not in shell.page.shown["screen"]
    table.act("search")
    assert f"It is {name}’s turn" in table.reply
    assert table.match.at == 0
    table.bots.do_hint("")
    assert f"It is {name}’s turn" in table.reply


def test_the_log_names_who_did_what() -> None:
    _, table = at_table(record(["person", "person"]))
    actor = turns_of(table)
    choose(table)
    html = telling.log_html(table.match, table.record.names)
    assert f"<b>{actor}: " in html
    assert telling.log_html(Match(ENTRY.game, 1, "train"), ["Ada"]).count("Ada") == 0


# --- bots ---------------------------------------------------------------------------------


def with_bots() -> tuple[FakeShell, Any]:
    """Ada and two bots, at the moment when a bot is to move."""
    shell, table = at_table(record(["person", "easy", "easy"]))
    shell.settings.choose("pace", "step")
    shell.page.run()
    while table.record.turn == "here":
        choose(table)
    shell.page.run()
    return shell, table


def test_step_makes_one_choice_of_a_bot_at_a_tap() -> None:
    shell, table = with_bots()
    at = table.match.at
    assert table.bots.watched_action
    for more in (1, 2):
        table.company.do_step("")
        shell.page.run()
        assert table.match.at == at + more
    shell.settings.choose("pace", "normal")
    if table.record.turn == "bot":
        assert "Go on" in shell.page.shown["screen"]
        table.company.do_go_on("")
        shell.page.run()
    assert table.record.turn != "bot"
    assert not table.company.held


def test_skip_goes_on_to_the_next_persons_turn() -> None:
    shell, table = with_bots()
    table.company.do_skip_on("")
    shell.page.run()
    assert table.record.turn in ("here", "")
    assert not table.company.skipping


def test_a_tap_while_the_bot_thinks_counts_for_the_choice_to_come() -> None:
    shell, table = at_table(record(["easy", "easy"]))
    table.company.do_step("")
    shell.page.run()
    assert table.match.at == 1
    assert table.bots.watched_action, "the next choice is shown and waits"


def test_escape_holds_the_bots_and_bots_alone_play_to_the_end() -> None:
    shell, table = at_table(record(["easy", "middle"]))
    table.escape()
    shell.page.run()
    assert table.match.at == 0
    table.company.do_skip_on("")
    shell.page.run()
    assert table.record.outcome
    assert table.record.winners in shell.dialog


def test_the_recap_tells_what_others_did_since_once() -> None:
    shell, table = with_bots()
    shell.page.spoken.clear()
    table.company.do_skip_on("")
    shell.page.run()
    assert table.record.turn == "here", "this seed comes back to Ada"
    told = table.company.recap()
    assert {name for name, _ in told} <= {"Ben", "Cleo"}
    assert 'id="recap"' in shell.page.shown["screen"]
    recaps = [words for words in shell.page.spoken if telling.spoken(told) in words]
    assert len(recaps) == 1
    assert len(shell.page.spoken) == 1, "not a word for each choice of a bot"
    table.company.do_recap_read("")
    assert 'id="recap"' not in shell.page.shown["screen"]
    assert shell.page.focused == "prompt"


def test_people_at_one_device_need_no_recap() -> None:
    shell, table = at_table(record(["person", "person"]))
    choose(table, 3)
    assert 'id="recap"' not in shell.page.shown["screen"]


def test_going_back_over_luck_in_company_asks_everybody() -> None:
    shell, table = at_table(record(["person", "person"]))
    while not table.match.at or not table.match.crosses_luck(table.match.at - 1):
        choose(table)
    at = table.match.at
    table.do_undo("")
    assert table.match.at == at
    assert "Everybody agrees to go back over dice that were rolled" in shell.dialog
    assert not table.match.rewound
    table.beside.do_agree(str(at - 1))
    assert table.match.at == at - 1
    assert table.match.rewound


# --- table mode -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (["person", "person"], {"Ada": "bottom", "Ben": "top"}),
        (["person", "person", "person"], {"Ada": "bottom", "Ben": "left", "Cleo": "right"}),
        (["person"] * 4, {"Ada": "bottom", "Ben": "left", "Cleo": "top", "Dov": "right"}),
    ],
)
def test_prompt_and_hand_turn_to_the_side_of_whose_turn_it_is(players: list[str], sides: Any) -> None:
    shell, table = at_table(record(players))
    assert "data-side" not in shell.page.shown["screen"]
    table.company.do_turn_table("")
    seen = {}
    for _ in range(30):
        if table.record.outcome:
            break
        seen[turns_of(table)] = company_view.side(table.record)
        assert f'data-side="{seen[turns_of(table)]}"' in shell.page.shown["screen"]
        choose(table)
    assert seen == sides
    assert shell.store.read(MATCH + "a1")["turned"]


def test_alone_or_with_bots_the_table_does_not_turn() -> None:
    seated = record(["person", "easy"])
    seated.turned = True
    assert company_view.side(seated) == ""


# --- by link -------------------------------------------------------------------------------


def two_devices(seed: str = "train") -> tuple[FakeShell, FakeShell]:
    """Ada's and Ben's, with a match on the one of whoever begins."""
    first = record(["person", "person"], seed=seed)
    first.here = [first.match.state.seat]
    ada, _ = at_table(first)
    return ada, FakeShell()


def sent(shell: FakeShell) -> str:
    sharing = Sharing(shell, shell.screen.record, ENTRY.table)
    sharing.open("play")
    shell.page.run()
    return sharing.fragment()


def opened(shell: FakeShell, link: str) -> Any:
    arrival.arrive(shell, parse(link, games.find))
    return shell.screen


def my_turn(table: Any) -> None:
    """Play until somebody else is to move."""
    while table.record.turn == "here":
        choose(table)


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
        assert "on another device" in one.screen.reply
        table = opened(other, sent(one))
        assert table.record.turn == "here"
        assert len(other.store.names(MATCH)) == 1, "the same match each time"
        my_turn(table)
        one, other = other, one
    assert one.screen.record.outcome
    assert "so that everybody sees how it ended" in one.page.shown["screen"]
    opened(other, sent(one))
    assert other.screen.record.outcome
    assert other.store.read("results.dunginoes")["results"][0]["people"] == 1
    places = one.screen.record.outcome.places
    if places[0] != places[1]:
        won = [s.store.read("results.dunginoes")["results"][0]["won"] for s in (one, other)]
        assert sorted(won) == [False, True]


def test_the_first_link_says_who_sits_here_and_that_can_be_changed() -> None:
    one, other = two_devices()
    my_turn(one.screen)
    table = opened(other, sent(one))
    assert f"Here sits {turns_of(table)}." in other.page.shown["screen"]
    assert "I am somebody else" in other.page.shown["screen"]
    seat = table.match.state.seat
    table.company.do_who("")
    table.company.do_seat_here(str(1 - seat))
    assert table.record.mine == [0, 1]
    table.company.do_seat_here(str(seat))
    assert table.record.mine == [1 - seat]
    table.company.do_seat_here(str(1 - seat))
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
    stands = other.screen.match.at
    table = opened(other, link)
    assert "older than what is kept here" in other.page.shown["screen"]
    assert table.match.at == stands
    assert len(other.store.names(MATCH)) == 1


def test_a_link_that_does_not_follow_is_opened_beside_and_nothing_is_overwritten() -> None:
    one, other = two_devices("0")
    fork = json.loads(json.dumps(one.screen.record.to_json(ENTRY.table)))
    my_turn(one.screen)
    mine = opened(other, sent(one))
    my_turn(mine)
    kept = other.store.read(MATCH + mine.record.id)
    elsewhere, table = at_table(Record.from_json(ENTRY.game, fork), FakeShell())
    first = next(a for a in table.match.state.legal_actions() if a != one.screen.match.log[0])
    table.act(str(first))
    my_turn(table)
    beside = opened(other, sent(elsewhere))
    assert "does not follow" in other.page.shown["screen"]
    assert "nothing is overwritten" in other.page.shown["screen"]
    assert beside.record.id != mine.record.id
    assert beside.record.mine == mine.record.mine
    assert other.store.read(MATCH + mine.record.id) == kept
    my_turn(beside)
    again = opened(elsewhere, sent(other))
    assert "gone on" in elsewhere.page.shown["screen"], "the match beside goes on with its own links"
    assert again.record.id == table.record.id


def test_what_came_by_link_is_not_undone_here() -> None:
    one, other = two_devices()
    my_turn(one.screen)
    table = opened(other, sent(one))
    at = table.match.at
    table.do_undo("")
    assert "those choices stay" in table.reply
    assert table.match.at == at


def test_marks_and_bots_travel_and_either_device_makes_the_bots_choices_alike() -> None:
    first = record(["person", "easy", "person"])
    first.match.rewound = True
    first.here = [0]
    link = play_link(first.match, first.seating)
    read = parse(link, games.find)
    assert read.seating == first.seating
    assert read.match.rewound
    assert not read.match.hinted


def test_a_damaged_seating_is_one_plain_sentence() -> None:
    first = record(["person", "person"])
    first.names[0] = "Zoë, <Königin> / #1"
    link = play_link(first.match, first.seating)
    assert parse(link, games.find).seating.names[0] == first.names[0]  # type: ignore[union-attr]
    head, _, said = link.rpartition("play=")
    for damage in (said[:-3], said[:8] + "A" + said[9:], "", "?", "é"):
        with pytest.raises(LinkError, match="damaged"):
            parse(f"{head}play={damage}", games.find)


# --- results --------------------------------------------------------------------------------


def finished(players: list[str]) -> Record:
    seated = record(players)
    while not seated.outcome:
        seated.match.play(seated.match.state.legal_actions()[0])
    return seated


def test_results_say_which_person_won() -> None:
    alone = result_of(finished(["person", "easy", "strong"]), "2026-11-20", 1)
    assert alone["people"] == 1
    company = result_of(finished(["person", "person", "strong"]), "2026-11-20", 2)
    assert company["people"] == 2
    counts = numbers([alone, company], ENTRY.table.place, len(ENTRY.table.PLACES))
    assert counts.played == 1, "in company nobody can say whose win it is"
    assert all("Ada" in name or "Ben" in name or "Cleo" in name for name, _ in wins([alone, company]))


def test_the_result_shows_the_standings_best_first() -> None:
    seated = finished(["person", "person", "strong"])
    html = company_view.standings(seated)
    outcome = seated.outcome
    assert outcome
    best = outcome.places.index(1)
    assert html.index(seated.who(best)) == min(html.index(seated.who(seat)) for seat in range(3))
    assert "Cleo (strong bot)" in html
