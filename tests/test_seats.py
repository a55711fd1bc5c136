"""Several at the table without a browser: seats, bots to follow, recap, table mode."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from app.keep.export_file import export
from app.keep.import_claims import SpareClaim, check, read
from app.keep.people import MOST, People
from app.keep.record import Record
from app.keep.saved_record import from_saved, record_json
from app.keep.schema import as_record
from app.keep.stats import numbers, result_of, wins
from app.keep.storage import MemoryStorage
from app.keep.store import Store
from app.screens.seat_setup import NOBODY, SeatSetup
from app.screens.seats_view import seats_html
from app.session import intents as on
from app.session import narration, queries, seats_view
from app.session.bots_model import Flow, Now
from app_page import FakeShell
from games import SHELF, cover, load
from party import ENTRY, at_table, choose, record, turns_of
from tabletop.match import Match

# --- seats -----------------------------------------------------------------------------------


def started(slug: str = "dunginoes", shell: FakeShell | None = None) -> FakeShell:
    """The start page of a game."""
    shell = shell or FakeShell()
    shell.to_start(slug)
    return shell


def call(shell: FakeShell, seat: int, name: str) -> None:
    """A seat is tapped, and a name typed."""
    shell.command("seat", str(seat))
    shell.page.find(f"name-{seat}").value = name
    shell.command("close-seat", "")


def seats_of(shell: FakeShell) -> tuple[Any, list[str], list[str]]:
    """The way that is chosen on a start page, and who sits there, by kind and by name."""
    setup: SeatSetup = shell.screen.seating
    return setup.way, setup.kinds[: setup.count], [setup.name(seat) for seat in range(setup.count)]


def test_the_last_seating_is_remembered_and_a_damaged_one_is_as_none() -> None:
    shell = started()
    assert 'id="seat-0"' not in shell.page.shown["screen"], "alone there is nobody to seat"
    shell.command("seats", "3")
    call(shell, 0, "  Ada  <b> ")
    shell.command("sit", "sitter-1=strong")
    shell.command("sit", "sitter-2=person")
    html = shell.page.shown["screen"]
    assert html.count('class="badge seat-') == 3
    assert "Ada &lt;b&gt;" in html
    assert "<b>Bramble</b>" in html, "a bot has a name of its own"
    assert "This device lies" in html, "two people here: table mode is offered"
    assert seats_of(started(shell=shell)) == (
        "together",
        ["person", "strong", "person"],
        ["Ada <b>", "Bramble", "Player 3"],
    )
    for damaged in ("[", "3", '{"count":9}', '{"count":3,"kinds":["x"],"names":["y"],"turned":0}'):
        shell.store.storage.set("boneyard.seats.dunginoes", damaged)
        assert SeatSetup(shell.store, "dunginoes", ENTRY.game.seats).count == 1


def test_a_seating_kept_by_an_older_page_says_the_way() -> None:
    kept = '{"count":3,"kinds":["person","%s","middle","easy"],"names":["Ada","","",""],"turned":true}'
    for kind, way in (("strong", "alone"), ("person", "together"), ("away", "apart")):
        shell = FakeShell()
        shell.store.storage.set("boneyard.seats.dunginoes", kept % kind)
        assert seats_of(started(shell=shell))[:2] == (way, ["person", kind, "middle"])
        assert shell.screen.seating.turned


SEVERAL = [slug for slug in ("nullgame", *SHELF) if cover(slug).seats[-1] > 1]


@pytest.mark.parametrize("slug", ["nullgame", *SHELF])
def test_the_three_ways_stand_where_more_than_one_can_sit_and_seat_them_at_once(slug: str) -> None:
    shell, seats = started(slug), cover(slug).seats
    assert ('id="way-alone"' in shell.page.shown["screen"]) == (slug in SEVERAL)
    if slug not in SEVERAL:
        return
    assert seats_of(shell)[:2] == ("alone", ["person", *["middle"] * (seats[0] - 1)])
    least = max(2, seats[0])
    for way, kind in (("together", "person"), ("apart", "away")):
        shell.command("way", way)
        assert seats_of(shell)[:2] == (way, ["person", *[kind] * (least - 1)])
        assert (
            f'id="way-{way}" value="{way}" data-change="way" data-arg="{way}" checked'
            in (shell.page.shown["screen"])
        )
        assert shell.page.spoken[-1].startswith(f"{shell.screen.seating.words}.")
        shell.command("seats", str(min(least + 1, seats[-1])))
        assert seats_of(shell)[1] == ["person", *[kind] * (min(least + 1, seats[-1]) - 1)]


def test_each_way_is_found_again_as_it_was_left_and_no_bot_takes_over_a_name() -> None:
    shell = started("run-away")
    shell.command("way", "together")
    call(shell, 0, "Anna")
    call(shell, 1, "Ben")
    shell.command("seats", "3")
    shell.command("sit", "sitter-2=strong")
    together = seats_of(shell)
    shell.command("way", "alone")
    assert seats_of(shell) == ("alone", ["person", "middle"], ["Anna", "Bramble"])
    shell.command("way", "apart")
    assert seats_of(shell) == ("apart", ["person", "away"], ["Anna", "Player 2"])
    shell.command("way", "together")
    assert (
        seats_of(shell) == together == ("together", ["person", "person", "strong"], ["Anna", "Ben", "Cinder"])
    )
    shell.command("sit", "sitter-1=easy")
    assert seats_of(shell) == ("alone", ["person", "easy", "strong"], ["Anna", "Bramble", "Cinder"])


def test_no_more_sit_down_than_a_game_allows_and_that_is_said() -> None:
    for slug in SEVERAL:
        shell, seats = started(slug), cover(slug).seats
        for count in (seats[0] - 1, seats[-1] + 1):
            shell.command("seats", str(count))
            assert shell.screen.seating.count == seats[0]
            said = f"is for {seats[0]} to {seats[-1]} players."
            assert shell.page.find("seats-said").textContent.endswith(said)
        assert ('id="more-players"' in shell.page.shown["screen"]) == (len(seats) > 1)


def test_whoever_is_removed_makes_room_and_those_behind_move_up() -> None:
    shell = started("run-away")
    shell.command("way", "together")
    shell.command("seats", "3")
    for seat, name in enumerate(("Anna", "Ben", "Carl")):
        call(shell, seat, name)
    shell.command("seat", "1")
    assert ">Remove Ben<" in shell.page.shown["screen"]
    shell.command("leave", "1")
    assert seats_of(shell) == ("together", ["person", "person"], ["Anna", "Carl"])
    shell.command("seat", "1")
    assert "Remove" not in shell.page.shown["screen"], "two play at least"


def test_those_who_have_played_are_known_in_every_game_until_they_are_forgotten() -> None:
    shell = started("penguins")
    shell.command("way", "together")
    call(shell, 0, "Anna")
    call(shell, 1, "Ben")
    assert "Played here before" not in shell.page.shown["screen"]
    shell.command("play", "")
    shell = started("run-away", shell)
    shell.command("way", "together")
    html = shell.page.shown["screen"]
    assert "Played here before" in html and "Anna sits down" in html and "Ben sits down" in html
    shell.command("welcome", "1")
    assert seats_of(shell)[2] == ["Ben", "Player 2"] and shell.page.focused == "seat-0"
    assert "Ben sits down" not in shell.page.shown["screen"], "he sits"
    shell.command("seat", "1")
    shell.page.find("name-1").value = "Player 2"
    shell.command("welcome", "0")
    assert seats_of(shell)[2] == ["Ben", "Anna"]
    shell.command("forgetting", "")
    assert "Forget Anna" in shell.page.shown["screen"] and "Forget Ben" in shell.page.shown["screen"]
    shell.command("forget", "1")
    assert "Ben is forgotten" in shell.page.spoken[-1] and seats_of(shell)[2] == ["Player 1", "Anna"]
    shell.screen.escape()
    assert "Forget Anna" not in shell.page.shown["screen"]
    assert seats_of(started("penguins", shell))[2] == ["Anna", "Player 2"], "in no other game either"
    assert People(shell.store).names == ["Anna"]


def test_somebody_known_joins_where_there_is_room_and_takes_the_seat_that_was_tapped() -> None:
    shell = started("run-away")
    People(shell.store).played(["Anna", "Ben", "Carl"])
    for place in "012":
        shell.command("way", "together")
        shell.command("welcome", place)
    assert seats_of(shell) == ("together", ["person"] * 3, ["Anna", "Ben", "Carl"])
    shell.command("way", "alone")
    shell.command("seat", "1")
    shell.page.find("name-1").value = "Bramble"
    shell.command("welcome", "1")
    assert seats_of(shell) == ("together", ["person", "person"], ["Anna", "Ben"])


def test_the_names_kept_are_few_and_those_who_played_last_come_first() -> None:
    people = People(Store(MemoryStorage()))
    assert people.names == []
    people.played(f"Guest {n}" for n in range(MOST + 3))
    people.played(["Guest 5", "Zoe"])
    assert people.names[:3] == ["Guest 5", "Zoe", "Guest 0"] and len(people.names) == MOST
    people.store.storage.set("boneyard.people", '["Ada", 3]')
    assert people.names == [], "a damaged list is as none"
    people.store.storage.set("boneyard.people", '["Ada\u202e", "", "Ada"]')
    assert people.names == ["Ada"]


def test_a_bot_s_name_is_nobody_s_and_names_come_along_with_an_export() -> None:
    shell = started("penguins")
    call(shell, 0, "Ada")
    call(shell, 1, "Robbie")
    shell.command("play", "")
    assert People(shell.store).names == ["Ada"]
    other = FakeShell()
    brought = check(other.store, read(export(shell.store, {})))
    assert {claim.key for claim in brought if isinstance(claim, SpareClaim)} >= {"boneyard.people"}


def test_seats_go_to_the_table_as_chosen() -> None:
    sitters = SeatSetup(Store(MemoryStorage()), "dunginoes", ENTRY.game.seats)
    sitters.count, sitters.kinds, sitters.turned = 3, ["person", "away", "easy", "middle"], True
    seated = sitters.seat(record(["person"] * 3))
    assert seated.players == ("person", "person", "easy")
    assert (seated.mine, seated.away, seated.turned) == ([0], [1], True)
    assert "you send a link" in seats_html(sitters, "", False, "", {})
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
    shell = started()
    shell.command("way", "apart")
    shell.command("sit", "sitter-0=away")
    assert NOBODY in shell.page.shown["screen"], "at once"
    start = shell.screen
    shell.command("play", "")
    assert shell.screen is start and shell.page.spoken[-1] == NOBODY and shell.page.brought == "#seats-said"


def test_the_seating_of_a_record_is_kept_and_older_records_have_none() -> None:
    seated = record(["person", "person", "easy"], here=[1])
    seated = replace(seated, turned=True, play="b7")
    saved = json.loads(json.dumps(record_json(seated, ENTRY.table)))
    again = from_saved(ENTRY.game, as_record("a1", saved))  # type: ignore[arg-type]
    assert (again.here, again.play, again.turned) == ((1,), "b7", True)
    for name in ("here", "play", "turned"):
        del saved[name]
    older = from_saved(ENTRY.game, as_record("a1", saved))  # type: ignore[arg-type]
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
