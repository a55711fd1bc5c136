"""Several at the table without a browser: seats, bots to follow, recap, table mode."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from app.keep.record import Record
from app.keep.schema import as_record
from app.keep.stats import numbers, result_of, wins
from app.keep.storage import MemoryStorage
from app.keep.store import Store
from app.screens.seat_setup import NOBODY, SeatSetup
from app.screens.start import Start
from app.session import intents as on
from app.session import narration, queries, seats_view
from app.session.model import Flow, Now
from app_page import FakeShell
from games import load
from party import ENTRY, at_table, choose, record, turns_of
from tabletop.match import Match

# --- seats -----------------------------------------------------------------------------------


def test_the_last_seating_is_remembered_and_a_damaged_one_is_as_none() -> None:
    shell = FakeShell()
    start = Start(shell, "dunginoes", "")
    assert "sitter-0" not in start.html()
    start.do_seats("3")
    shell.page.find("name-0").value = "  Ada  <b> "
    shell.page.find("sitter-1").value = "strong"
    shell.page.find("sitter-2").value = "person"
    start.do_seating("")
    html = shell.page.shown["screen"]
    assert html.count('class="badge seat-') == 3
    assert "Ada &lt;b&gt;" in html
    assert 'value="Bramble"' in html, "a bot has a name of its own"
    assert "This device lies" in html, "two people here: table mode is offered"
    again = SeatSetup(shell.store, "dunginoes", ENTRY.game.seats)
    assert (again.count, again.kinds[:3], again.name(0)) == (3, ["person", "strong", "person"], "Ada <b>")
    for damaged in ("[", "3", '{"count":9}', '{"count":3,"kinds":["x"],"names":["y"],"turned":0}'):
        shell.store.storage.set("boneyard.seats.dunginoes", damaged)
        assert SeatSetup(shell.store, "dunginoes", ENTRY.game.seats).count == 1


def test_seats_go_to_the_table_as_chosen() -> None:
    sitters = SeatSetup(Store(MemoryStorage()), "dunginoes", ENTRY.game.seats)
    sitters.count, sitters.kinds, sitters.turned = 3, ["person", "away", "easy", "middle"], True
    seated = sitters.seat(record(["person"] * 3))
    assert seated.players == ("person", "person", "easy")
    assert (seated.mine, seated.away, seated.turned) == ([0], [1], True)
    assert "you send a link" in sitters.html()
    sitters.kinds[0] = "easy"
    assert sitters.fault == NOBODY


@pytest.mark.parametrize(
    ("kinds", "words"),
    [
        ("person", "You, alone"),
        ("person middle middle", "You and two middle bots"),
        ("person person easy", "You, one more person and an easy bot"),
        ("person person person away", "You, two more people and one by link"),
        ("easy strong strong", "An easy bot and two strong bots, and you look on"),
    ],
)
def test_who_sits_where_is_said_in_a_line(kinds: str, words: str) -> None:
    sitters = SeatSetup(Store(MemoryStorage()), "dunginoes", ENTRY.game.seats)
    sitters.kinds = [*kinds.split(), "easy", "easy", "easy"][:4]
    sitters.count = len(kinds.split())
    assert sitters.words == words


def test_nobody_at_this_device_is_told_on_the_start_page() -> None:
    shell = FakeShell()
    start = Start(shell, "dunginoes", "")
    start.do_seats("2")
    shell.page.find("sitter-0").value = "away"
    start.do_play("")
    assert "Somebody must sit" in shell.page.shown["screen"]
    assert not shell.screen.kind


def test_the_seating_of_a_record_is_kept_and_older_records_have_none() -> None:
    seated = record(["person", "person", "easy"], here=[1])
    seated = replace(seated, turned=True, play="b7")
    saved = json.loads(json.dumps(seated.to_json(ENTRY.table)))
    again = Record.from_saved(ENTRY.game, as_record("a1", saved))  # type: ignore[arg-type]
    assert (again.here, again.play, again.turned) == ((1,), "b7", True)
    for name in ("here", "play", "turned"):
        del saved[name]
    older = Record.from_saved(ENTRY.game, as_record("a1", saved))  # type: ignore[arg-type]
    assert (older.mine, older.play, older.turned) == ([0, 1], "a1", False)


# --- who is to move --------------------------------------------------------------------------


def test_the_prompt_names_who_is_to_move_and_what_a_bot_does() -> None:
    shell, table = at_table(record(["strong", "strong"]))
    name = turns_of(table)
    assert f"{name} (strong bot)</b> is thinking …" in shell.page.shown["screen"]
    assert 'id="tool-step"' in shell.page.shown["screen"]
    assert 'id="tool-hint"' not in shell.page.shown["screen"]
    table.act("search")
    assert f"It is {name}’s turn" in table.session.reply.text
    assert table.session.match.at == 0
    table.commands["hint"]("")
    assert f"It is {name}’s turn" in table.session.reply.text


def test_a_bot_says_in_words_what_it_does_and_asks_nothing_of_anybody() -> None:
    shell, table = with_bots()
    words = table.session.words(table.session.entry.game.parse(table.session.bots.chosen))
    screen = shell.page.shown["screen"]
    assert f"bot)</b> will {words}.</span></p>" in screen
    assert "bot-decides" in screen and not table.session.asked
    tile = table.session.match.state.hands[table.session.match.state.seat][0]
    table.touch(f"domino {tile}")
    assert (
        table.session.reply.text.startswith("It is ")
        and table.session.shown.prompt() not in table.session.reply.text
    )
    table.touch("pile")
    assert table.session.reply.kind == "about"


def test_the_log_names_who_did_what() -> None:
    _, table = at_table(record(["person", "person"]))
    actor = turns_of(table)
    choose(table)
    html = narration.log_html(table.session.match, table.record.names, None)
    assert f"<b>{actor}: " in html
    assert narration.log_html(Match(ENTRY.game, 1, "train"), ["Ada"], 0).count("Ada") == 0


# --- bots ------------------------------------------------------------------------------------


def recap(table: Any) -> list[narration.Line]:
    """What happened since the person who decides last did."""
    return seats_view.recap(table.record, table.session.looker, table.session.curtain_down)


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
    at = table.session.match.at
    assert table.session.bots.chosen
    for more in (1, 2):
        table.commands["step"]("")
        shell.page.run()
        assert table.session.match.at == at + more
    shell.settings.choose("pace", "normal")
    if table.record.turn == "bot":
        assert "Go on" in shell.page.shown["screen"]
        table.commands["go-on"]("")
        shell.page.run()
    assert table.record.turn != "bot"
    assert table.session.bots.flow is Flow.PACED


def test_skip_goes_on_to_the_next_persons_turn() -> None:
    shell, table = with_bots()
    table.commands["skip-on"]("")
    shell.page.run()
    assert table.record.turn in ("here", "")
    assert table.session.bots.flow is Flow.PACED


def test_a_tap_while_the_bot_thinks_counts_for_the_choice_to_come() -> None:
    shell, table = at_table(record(["easy", "easy"]))
    table.commands["step"]("")
    shell.page.run()
    assert table.session.match.at == 1
    assert table.session.bots.chosen, "the next choice is shown and waits"


def test_who_plays_by_keys_is_asked_once_how_fast_bots_go_on() -> None:
    shell, table = at_table(record(["person", "easy", "easy"]))
    shell.page.run()
    while table.record.turn == "here":
        table.dispatch(on.Tell("yes" if table.session.armed else "1"))
    shell.page.run()
    assert table.session.bots.now is Now.CHOSEN and 'id="pace"' in shell.page.shown["screen"]
    assert queries.PACE_ASKED.format(table.record.names[table.session.state.seat]) in shell.page.spoken[-1]
    at = table.session.match.at
    table.commands["step"]("")
    shell.page.run()
    assert table.session.match.at == at + 1, "one choice at a key"
    shell.settings.choose("pace", "normal")
    table.preferred("pace")
    shell.page.run()
    assert table.record.turn == "here" and 'id="pace"' not in shell.page.shown["screen"]


def test_escape_holds_the_bots_and_bots_alone_play_to_the_end() -> None:
    shell, table = at_table(record(["easy", "middle"]))
    table.escape()
    shell.page.run()
    assert table.session.match.at == 0
    table.commands["skip-on"]("")
    shell.page.run()
    assert table.record.outcome
    assert table.record.winners.split()[0] in shell.dialog


def test_the_recap_tells_what_others_did_since_once() -> None:
    shell, table = with_bots()
    shell.page.spoken.clear()
    table.commands["skip-on"]("")
    shell.page.run()
    assert table.record.turn == "here", "this seed comes back to Ada"
    told = recap(table)
    assert {name for name, _ in told} <= {"Ben", "Cleo"}
    assert 'id="recap"' in shell.page.shown["screen"]
    recaps = [words for words in shell.page.spoken if narration.spoken(told) in words]
    assert len(recaps) == 1
    assert len(shell.page.spoken) == 1, "not a word for each choice of a bot"
    table.commands["recap-read"]("")
    assert 'id="recap"' not in shell.page.shown["screen"]
    assert shell.page.focused == "prompt"


def test_a_recap_leaves_out_of_what_one_hears_no_more_than_that_it_was_done() -> None:
    shell, table = at_table(
        Record("hall", Match(load("run-away").game, 4, "hall-3"), ["person", *["easy"] * 3])
    )
    table.commands["skip-on"]("")
    shell.page.run()
    heard = narration.lines(
        table.session.match, narration.recap(table.session.match, 0), table.record.names, 0
    )
    assert any("Has chosen a card to run on." in words for _, words in heard), "Ada does not choose first"
    assert not any("Has chosen" in words for _, words in recap(table))


def test_people_at_one_device_need_no_recap() -> None:
    shell, table = at_table(record(["person", "person"]))
    choose(table, 3)
    assert 'id="recap"' not in shell.page.shown["screen"]


def test_going_back_over_luck_in_company_asks_everybody() -> None:
    shell, table = at_table(record(["person", "person"]))
    while not table.session.match.at or not table.session.match.crosses_luck(table.session.match.at - 1):
        choose(table)
    at = table.session.match.at
    table.commands["undo"]("")
    assert table.session.match.at == at
    assert "Does everybody agree to go back over dice that were rolled" in shell.dialog
    assert not table.session.match.rewound
    table.commands["agree"](str(at - 1))
    assert table.session.match.at == at - 1
    assert table.session.match.rewound


# --- table mode ------------------------------------------------------------------------------


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
    table.commands["turn-table"]("")
    seen = {}
    for _ in range(30):
        if table.record.outcome:
            break
        seen[turns_of(table)] = seats_view.side(table.record, table.session.match.at)
        assert f'data-side="{seen[turns_of(table)]}"' in shell.page.shown["screen"]
        choose(table)
    assert seen == sides
    assert shell.store.record("a1").turned  # type: ignore[union-attr]


def test_alone_or_with_bots_the_table_does_not_turn() -> None:
    seated = replace(record(["person", "easy"]), turned=True)
    assert seats_view.side(seated, seated.match.at) == ""


# --- results ---------------------------------------------------------------------------------


def finished(players: list[str]) -> Record:
    seated = record(players)
    while not seated.outcome:
        match = seated.match.play(seated.match.state.legal_actions()[0])
        seated = replace(seated, match=match)
    return seated


def test_results_say_which_person_won() -> None:
    alone = result_of(finished(["person", "easy", "strong"]), "2026-11-20", 1)
    assert alone.people == 1
    company = result_of(finished(["person", "person", "strong"]), "2026-11-20", 2)
    assert company.people == 2
    counts = numbers([alone, company], ENTRY.table.place, len(ENTRY.table.FACTS.places))
    assert counts.played == 1, "in company nobody can say whose win it is"
    assert all("Ada" in name or "Ben" in name or "Cleo" in name for name, _ in wins([alone, company]))


def test_the_result_shows_the_standings_best_first() -> None:
    seated = finished(["person", "person", "strong"])
    html = seats_view.standings(seated)
    outcome = seated.outcome
    assert outcome
    best = outcome.places.index(1)
    assert html.index(seated.who(best)) == min(html.index(seated.who(seat)) for seat in range(3))
    assert "Cleo (strong bot)" in html
