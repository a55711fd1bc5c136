"""The look at a match that is over: what is said of its account, how it is reckoned and kept."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from typing import Any

import pytest

import games
from app.keep.export_file import export
from app.keep.import_file import bring_in
from app.keep.record import Record
from app.keep.saved_record import from_saved, record_json
from app.keep.schema import Saved, as_record
from app.keep.storage import MemoryStorage
from app.keep.store import Store
from app.session import review_words as told
from app.session.choice_words import choice_words, turn_words
from app.session.intents import Redo, Undo
from app.session.review import Good, Review, named, one_in
from app.session.review_view import review_html
from app_page import FakeShell, reopened
from games import load
from laws import SLUGS
from tabletop import account, analysis
from tabletop.account import Account, Turn
from tabletop.history import COUNTERS
from walks import matched, walk

NULL = load("nullgame")
REVIEWED = True


def ended(seed: str = "3", players: tuple[str, ...] = ("person", "easy"), **more: Any) -> Record:
    """A match of High Card that is over."""
    return Record("a1", matched(NULL, 2, seed), players, ("Ada", "Ben"), **more)


def opened(record: Record) -> tuple[FakeShell, Any]:
    """Its result on the page, and nothing reckoned yet."""
    shell = FakeShell()
    shell.open_record(record)
    shell.page.run()
    shell.command("result", "")
    shell.page.is_open = True
    return shell, shell.screen


def reckoned(record: Record) -> Record:
    """The same with its accounts."""
    shell, table = opened(record)
    shell.page.run()
    found: Record = table.record
    return found


# --- what a turn is called ------------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
def test_choices_of_one_turn_are_told_apart(slug: str) -> None:
    entry = load(slug)
    match = matched(entry, entry.game.seats[0], "apart")
    for seat in range(match.seats):
        said = [choice_words(match, ply) for ply in account.decisions(match, seat)]
        assert len(said) == len(set(said))
        assert all(said.count(words.rpartition(",")[0]) == 0 for words in said if ", choice" in words)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_turn_is_called_as_the_rules_count_it(slug: str) -> None:
    entry, said = load(slug), list[str]()
    seats, counts = entry.game.seats[-1], 0
    for state in walk(entry, seats, "turns"):
        words = entry.table.turn_words(state.view(None))
        assert words == entry.table.turn_words(state.view(state.seat)), "everybody may know it"
        counts += sum(event.kind in COUNTERS for event in state.events())
        rolled = [event.args[0] for event in state.events() if event.kind in COUNTERS]
        if rolled and "boss" not in words:
            assert words.endswith(f" {rolled[-1]}")
        if not said or said[-1] != words:
            said.append(words)
    assert len(said) == len(set(said)), f"a turn comes back: {said}"
    if slug == "nullgame":
        assert said == ["round 1", "round 2", "round 3"]
    elif slug == "penguins":
        assert said[0] == "the start" and said[-1].startswith("round ")
    elif slug != "dungeons":
        assert counts and said[0] in ("the start", "turn 1", "round 1")


def test_the_rooms_of_a_quest_are_its_turns() -> None:
    table = load("dungeons").table
    state: Any = load("dungeons").game.new(1, "quest")
    assert table.turn_words(state) == "the start"
    state.playing, state.entered = True, ["3-4", "4-5"]
    assert table.turn_words(state) == "step 2"


# --- what is said -----------------------------------------------------------------------


def made(*turns: tuple[float, float], result: float = 0.0, error: float = 0.0, **more: Any) -> Review:
    """The review of a match of High Card with these chances at its decisions, the best and the chosen."""
    record = ended()
    plies = account.decisions(record.match, 0)
    looked = tuple(Turn(ply, 0, best, got, error) for ply, (best, got) in zip(plies, turns, strict=False))
    return Review(record, {0: Account(0, result, looked)}, **more)


def beside(review: Review, *turns: tuple[float, float]) -> Review:
    """The same with the account of the other seat, with these chances at its decisions."""
    plies = account.decisions(review.record.match, 1)
    looked = tuple(Turn(ply, 0, best, got, 0.0) for ply, (best, got) in zip(plies, turns, strict=False))
    other = Account(1, 1 - review.accounts[0].result, looked or (Turn(plies[0], 0, 0.5, 0.5, 0.0),))
    return replace(review, accounts={**review.accounts, 1: other})


def test_what_was_thrown_away_is_said_and_the_choice_that_cost_most() -> None:
    review = beside(made((0.5, 0.5), (0.6, 0.38)))
    assert told.headline(review, 0) == (
        "The choice that cost most: play card 12 (round 2). 60\xa0% to win before it, 38\xa0% after."
    )
    assert told.balance(review, 0) == (
        "Bad luck and your choices alike: 50\xa0% at first, \N{MINUS SIGN}28 by luck, "
        "\N{MINUS SIGN}22 by 1 choice of yours, so 0\xa0% in the end."
    )
    assert told.turn_line(review, review.accounts[0].turns[1]).endswith("A fatal choice: 22 points.")


def test_what_auto_has_chosen_is_not_called_ones_own() -> None:
    review = beside(made((0.5, 0.5), (0.6, 0.38)))
    by_auto = replace(review, record=replace(review.record, watched=1))
    assert "1 choice of yours or Auto’s, so" in told.balance(by_auto, 0)


def test_what_a_win_is_is_said_beside_the_chances_where_the_end_does_not() -> None:
    entry = load("dungeons")
    match = matched(entry, 1, "win")
    assert told.chances(Review(Record("a1", match), {}), 0) == f"{told.ALONE} {entry.table.FACTS.win}"
    assert told.chances(made((0.5, 0.4)), 0) == told.TOGETHER


def test_what_the_others_gave_is_said_when_it_is_known() -> None:
    review = made((0.5, 0.5), (0.6, 0.38))
    assert told.balance(review, 0) == "", "until then no figure of it is sure"
    both = beside(review, (0.4, 0.31))
    assert told.balance(both, 0) == (
        "Bad luck and your choices alike: 50\xa0% at first, \N{MINUS SIGN}28 by luck and Ben’s mistakes, "
        "\N{MINUS SIGN}22 by 1 choice of yours, so 0\xa0% in the end."
    )
    assert told.skill_words(both, 0, 0) == "Ada: luck \N{MINUS SIGN}37, own choices \N{MINUS SIGN}22"
    assert told.skill_words(both, 0, 1) == "Ben: luck +37, own choices \N{MINUS SIGN}9", (
        "as much the other way"
    )


def test_alone_nothing_speaks_of_others() -> None:
    entry = load("domino-run")
    record = Record("a1", matched(entry, 1, "alone"))
    *_, found = analysis.reckon(record.match, 0, entry.bot, looks=1)
    review = Review(record, {0: found.account})
    html = review_html(review) + "".join(
        told.before_words(review, 0, place) for place in range(len(found.account.turns))
    )
    assert "a strong player going on from there" in html
    assert not re.search("others|bots|their", html)


@pytest.mark.parametrize(
    ("result", "chances", "said"),
    [
        (0.0, ((0.5, 0.5), (0.6, 0.5)), "Mostly bad luck"),
        (0.0, ((0.64, 0.64), (0.5, 0.08)), "Mostly your own doing"),
        (0.0, ((0.5, 0.5), (0.9, 0.2)), "Mostly your own doing"),
        (0.0, ((0.9, 0.2), (0.8, 0.1)), "Mostly your own doing"),
        (0.0, ((0.5, 0.5), (0.6, 0.35)), "Bad luck and your choices alike"),
        (0.5, ((0.5, 0.5), (0.6, 0.3)), "Shared in the end"),
        (1.0, ((0.5, 0.5), (0.6, 0.3)), "Won all the same"),
    ],
)
def test_luck_or_choices_is_said_in_words_and_the_figures_add_up(
    result: float, chances: tuple[tuple[float, float], ...], said: str
) -> None:
    balance = told.balance(beside(made(*chances, result=result)), 0)
    pattern = (
        r"(.+): (\d+)\xa0% at first, (\S+) by luck, (\S+) by \d choices? of yours, so (\d+)\xa0% in the end."
    )
    figures = re.fullmatch(pattern, balance.replace("\N{MINUS SIGN}", "-"))
    assert figures and figures[1] == said
    assert int(figures[2]) + int(figures[3]) + int(figures[4]) == int(figures[5]) == 100 * result


def test_a_loss_without_a_mistake_is_luck() -> None:
    review = beside(made((0.41, 0.41), (0.3, 0.28)))
    assert told.headline(review, 0) == "No choice of yours cost much."
    by_auto = replace(review, record=replace(review.record, watched=1))
    assert told.headline(by_auto, 0) == "No choice of yours or Auto’s cost much."
    assert (
        told.balance(review, 0)
        == "Bad luck: 41\xa0% at first, \N{MINUS SIGN}41 by luck, so 0\xa0% in the end."
    )
    assert told.balance(replace(review, record=ended(players=("person", "person"))), 0).startswith(
        "Bad luck:"
    )


def test_what_may_be_an_error_is_called_nothing_and_counted() -> None:
    review = made((0.5, 0.3), error=0.1)
    assert told.headline(review, 0) == "No choice of yours cost much."
    assert told.close_words(review.accounts[0]) == "1 choice was too close to call."
    assert "too close to call" in told.point_words(review, review.accounts[0].turns[0])


def test_what_choices_are_called_and_what_a_bar_is_stands_there_once() -> None:
    html = review_html(beside(made((0.5, 0.4), (0.6, 0.38))))
    assert told.POINT.endswith("loose from 4, costly from 8 and fatal from 16.")
    assert html.count(told.POINT) == html.count(told.BARS) == 1


def test_figures_that_stand_beside_each_other_agree() -> None:
    """What a turn is said to have cost is the difference of its two chances, and all never less than one."""
    review = beside(made((0.5, 0.52), (0.6349, 0.4051)))
    turn = review.accounts[0].turns[1]
    assert "63\xa0% to win before it, 41\xa0% after" in told.headline(review, 0)
    assert told.turn_line(review, turn).endswith("22 points.") and turn.points == 22
    assert "\N{MINUS SIGN}22 by 1 choice of yours" in told.balance(review, 0)
    assert told.point_words(review, turn) == "Round 2: 63\xa0% to win, 41\xa0% after your choice"


def test_three_turns_are_named_at_most_and_a_good_one_among_them() -> None:
    turns = tuple(Turn(ply, 0, 0.5, 0.5 - cost, 0.0) for ply, cost in enumerate((0.05, 0.1, 0.0, 0.2, 0.06)))
    everything = Account(0, 0.0, turns)
    assert [turn.ply for turn in named(everything, None)] == [1, 3, 4]
    assert [turn.ply for turn in named(everything, Good(2, 0.09))] == [1, 3, 2]
    assert [turn.ply for turn in named(everything, Good(2, 0.07))] == [1, 3, 4]


def test_the_choices_that_are_listed_cost_as_much_as_is_said_of_all() -> None:
    costs = (0.05, 0.1, 0.2, 0.06, 0.09)
    turns = tuple(Turn(ply, 0, 0.5, 0.5 - cost, 0.0) for ply, cost in enumerate(costs))
    whole = Account(0, 0.0, turns)
    listed = named(whole, None)
    more = told.others_line(made((0.5, 0.5)).record.match, whole, listed)
    assert re.fullmatch(r"2 more choices cost 11 points: .+\.", more)
    assert sum(turn.points for turn in listed) + 11 == whole.thrown_away


def test_more_points_than_there_are_at_once_are_explained() -> None:
    usual = beside(made((0.5, 0.5), (0.6, 0.38)))
    much = beside(made((0.9, 0.2), (0.8, 0.1)))
    assert told.chances(usual, 0) == told.TOGETHER and told.chances(much, 0).endswith(told.ADDS_UP)
    assert told.ADDS_UP in review_html(much)


def test_bars_are_as_long_as_what_they_mean_beside_each_other() -> None:
    html = review_html(beside(made((0.9, 0.1), (0.9, 0.1)), (0.5, 0.1)))
    widths = {int(width) for width in re.findall(r'<rect[^>]* width="(\d+)"', html)}
    assert widths == {30, 160, 40} and html.count('viewBox="-160 0 320 12"') == 2


def test_a_choice_that_is_named_leads_to_its_place_on_the_curve() -> None:
    shell = FakeShell()
    shell.open_record(accounted := replace(ended(), accounts=(made((0.5, 0.4), (0.6, 0.38)).accounts[0],)))
    shell.command("result", "")
    reviewing = shell.screen.result.reviewing
    assert reviewing.review.pointed_turn(0).ply == accounted.accounts[0].turns[1].ply
    assert 'data-do="show-turn-0" data-arg="0"' in review_html(reviewing.review)
    shell.command("show-turn-0", "0")
    assert reviewing.review.pointed_turn(0) == accounted.accounts[0].turns[0]
    assert shell.page.brought == "#turn-0"


def test_as_long_as_it_may_change_nothing_is_named_and_no_way_leads_back() -> None:
    """Two looks may put another choice first: until it is sure, only how far the look has come is told."""
    whole = made((0.5, 0.4), (0.6, 0.38), progress="Looking …")
    cheaper, dearest = whole.accounts[0].turns
    unsure = review_html(replace(whole, unsure={0: None}))
    assert "Luck, or your choices?" in unsure and "Looking …" in unsure
    assert not re.search("round 2:|back-to|own doing|% to win|<input", unsure)
    sure = review_html(replace(whole, unsure={0: dearest}))
    assert told.headline(whole, 0) in sure and f'data-arg="{dearest.ply}"' in sure
    assert "own doing" not in sure and f'data-arg="{cheaper.ply}"' not in sure
    assert "Luck, or your choices?" in review_html(replace(whole, accounts={})), "one line at once"


def test_how_rare_luck_is_is_said_where_it_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    review = beside(made((0.5, 0.5), (0.3, 0.3)))
    assert one_in(review, 0) == 0
    facts = NULL.table.FACTS._replace(luck={2: " ".join(map(str, range(-56, 43)))})
    monkeypatch.setattr(NULL.table, "FACTS", facts)
    assert one_in(review, 0) == 12
    assert "\N{MINUS SIGN}50 by luck (so much in one match in 12)," in told.balance(review, 0)


def test_whoever_is_to_be_encouraged_hears_of_the_best_turn_alone() -> None:
    review = made((0.5, 0.5), (0.6, 0.38), praise=True, goods={0: Good(0, 0.1)})
    html = review_html(review)
    assert "Your best turn: round 1." in html
    assert not re.search(r"point|svg|input|threw", html)


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug != "nullgame"])
def test_luck_is_told_by_what_the_game_tells_of_luck_and_by_whose_it_was(slug: str) -> None:
    entry = load(slug)
    match, names = matched(entry, entry.game.seats[0], "luck"), ("Ada", "Ben")
    draws = entry.table.FACTS.draws
    turn = "the start"
    for ply in range(match.at):
        at, told_words = told.what_came(match, ply, ply + 1, names)
        state = match.states[ply + 1]
        turns = {}
        for event in state.events():
            turn = str(event.args[0]) if event.kind in COUNTERS else turn
            turns[state.tell(event, names)] = turn
        told_of = {state.tell(event, names): event for event in state.events() if event.kind in draws}
        events = [told_of[words.removeprefix("Ada: ").removeprefix("Ben: ")] for words in told_words]
        mine = match.states[ply].seat
        for words, event in zip(told_words, events, strict=True):
            name = names[event.seat if event.seat >= 0 else mine]
            assert words.startswith(f"{name}: ") == (match.seats > 1)
        if events:
            when, turn_of = turn_words(match, at), turns[state.tell(events[-1], names)]
            assert turn_of == "the start" or when.endswith(turn_of) or "boss" in when or slug == "dungeons"


def test_a_fight_is_told_with_the_search_that_led_to_it() -> None:
    """What moved most may be the die, and not the domino that came before it."""
    entry = load("dunginoes")
    match, names = matched(entry, 2, "luck3"), ("Ada", "Ben")
    plies = [
        ply
        for ply in range(match.at)
        if {e.kind for e in match.states[ply + 1].events()} & {"beat", "beaten"}
    ]
    assert plies
    for ply in plies:
        fight = next(e for e in match.states[ply + 1].events() if e.kind in ("beat", "beaten"))
        words = match.states[ply + 1].tell(fight, names)
        assert any(one.endswith(words) for one in told.what_came(match, ply, ply + 1, names)[1])


def test_where_much_luck_came_the_own_is_told() -> None:
    entry = load("dunginoes")
    match, names = matched(entry, 2, "luck3"), ("Ada", "Ben")
    said = told.what_came(match, 0, match.at, names)[1]
    assert len(said) == told.SAID
    assert all(one.startswith(f"{names[match.states[0].seat]}: ") for one in said)


# --- how it is reckoned -------------------------------------------------------------------


def test_the_result_is_there_at_once_and_then_how_it_was_played() -> None:
    shell, table = opened(ended())
    assert 'id="review"' in shell.dialog and not table.record.accounts
    shell.page.run()
    assert [one.seat for one in table.record.accounts] == [0, 1]
    assert re.search("The choice that cost|No choice of", shell.page.shown["review"])
    assert "Looking at" not in shell.page.shown["review"]
    assert any(re.search("The choice that cost|No choice of", words) for words in shell.page.spoken)
    assert any(told.balance(table.result.reviewing.review, 0) in words for words in shell.page.spoken)
    assert all(not turn.tries for turn in table.record.accounts[1].turns), "a bot's is looked at once"


def test_it_is_seen_to_go_on_interrupted_and_gone_on_with() -> None:
    shell, table = opened(ended())
    seen: list[str] = []

    async def breathe() -> None:
        seen.append(table.result.reviewing.progress)
        if seen[-1] and table.record.outcome:
            table.dispatch(Undo())

    shell.page.breathe = breathe  # type: ignore[method-assign]
    shell.page.run()
    del shell.page.breathe
    assert table.record.outcome is None and not table.record.accounts
    goes_on = re.compile(
        "Looking at your choices: round [12] of 2.* …|Looking again at .*: choice \\d+ of \\d+ or fewer.* …"
    )
    assert any(map(goes_on.fullmatch, seen))
    known = table.result.reviewing.known[0]
    assert known.account.turns
    while not table.record.outcome:
        table.dispatch(Redo())
    shell.command("result", "")
    assert table.result.reviewing.known[0] is known and 'class="review"' in shell.dialog
    shell.page.run()
    assert table.record.account_of(0) == reckoned(ended()).account_of(0)


@pytest.mark.parametrize(
    "record",
    [
        ended(lesson=3),
        ended(practised=True),
        ended(players=("easy", "strong")),
        ended(watched=3),
        replace(ended(), match=ended().match.undo()),
    ],
)
def test_of_lessons_practice_and_bots_alone_there_is_none(record: Record) -> None:
    assert not record.is_reviewed
    if record.outcome:
        shell, table = opened(record)
        shell.page.run()
        assert 'id="review"' not in shell.dialog and not table.record.accounts


def test_another_end_of_the_match_has_another_account() -> None:
    record = reckoned(ended())
    shell = FakeShell()
    shell.open_record(record)
    table = shell.screen
    table.dispatch(Undo())
    state = table.session.state
    assert table.record.accounts
    table.act(str(state.legal_actions()[0]))
    assert not table.record.accounts


# --- how it is kept -----------------------------------------------------------------------


def test_it_is_kept_with_the_match_and_in_the_export() -> None:
    record = reckoned(ended())
    again = reopened(record, NULL.game, NULL.table)
    assert (
        again.accounts == record.accounts
        and len(json.dumps(record_json(record, NULL.table)["accounts"])) < 1000
    )
    assert "accounts" not in record_json(ended(), NULL.table)


def test_a_damaged_account_is_left_out_and_the_match_stays() -> None:
    record = reckoned(ended())
    kept = record_json(record, NULL.table)
    for wrong in (["%"], ["A" * 60], [*kept["accounts"][:1], "x"]):
        saved = as_record("a1", {**kept, "accounts": wrong})
        assert isinstance(saved, Saved)
        assert from_saved(NULL.game, saved).accounts == record.accounts[: len(wrong) - 1]


def test_an_import_checks_it() -> None:
    entry = games.load("domino-run")
    record = Record("a1", matched(entry, 1, "train"))
    match = record.match
    *_, progress = analysis.reckon(match, 0, entry.bot, looks=1)
    record = replace(record, accounts=(account.kept(progress.account),))
    other = replace(record, match=match.anew())
    here, there = Store(MemoryStorage()), Store(MemoryStorage())
    value = record_json(record, entry.table)
    there.write("match.a1", value)
    there.write("match.a2", {**record_json(other, entry.table), "id": "a2", "accounts": value["accounts"]})

    async def file() -> str:
        return export(there, {})

    async def breathe() -> None: ...

    assert "2 matches new" in str(asyncio.run(bring_in(here, file(), breathe)))
    kept, bare = here.record("a1"), here.record("a2")
    assert isinstance(kept, Saved) and kept.accounts == tuple(value["accounts"])
    assert isinstance(bare, Saved) and bare.accounts == ()
