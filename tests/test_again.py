"""A turn of a match that is over, once more: nothing is told before, whatever is as good is right, both ways
are shown with their reasons, and one plays on from there as practice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from app.keep.record import Record
from app.keep.saved_record import record_json
from app.screens.again import DOES, found
from app.session import asked, render, review_words
from app.session.asked import Asked
from app.session.choice_words import Way
from app.session.intents import Opened, Pick
from app.session.review import Review
from app.session.review_view import review_html
from app_page import FakeShell, new_record
from games import load
from tabletop import account, analysis, prospects
from tabletop.account import Account, Turn
from tabletop.match import Match
from tabletop.prospects import Came
from tabletop.wording import adds, capital
from walks import matched

RUN = load("domino-run")
REVIEWED = True
NULL = load("nullgame")


def over() -> tuple[Record, Turn]:
    """A match of Domino Run that is over, and its dearest decision."""
    match = matched(RUN, 1, "train")
    *_, progress = analysis.reckon(match, 0, RUN.bot, looks=1)
    whole: Account = progress.account
    assert whole.dearest
    return Record("a1", match, accounts=(account.kept(whole),), updated=5), whole.dearest


RECORD, DEAREST = over()
WIDE = max(RECORD.accounts[0].turns, key=lambda turn: len(RECORD.match.states[turn.ply].legal_actions()))
THREE = [str(action) for action in RECORD.match.states[WIDE.ply].legal_actions()][:3]


@pytest.fixture(autouse=True)
def _few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tried out quickly; what is told needs no more."""
    monkeypatch.setattr(prospects, "TRIES", 4)
    monkeypatch.setattr(prospects, "MOST", 4)


def came(**counts: int) -> Came:
    """What came in four tries."""
    return Came(4, (Counter(counts),))


def at_turn(record: Record = RECORD, ply: int = DEAREST.ply) -> tuple[FakeShell, Any, list[bool]]:
    """The turn on the page, opened from the match's table, and what is told of it."""
    shell = FakeShell()
    shell.store.write("match.a1", record_json(record, RUN.table))
    shell.open_record(record)
    made = found(shell, "domino-run", "a1", ply)
    assert made
    shell.show(made)
    told: list[bool] = []
    shell.screen.told = told.append
    shell.page.run()
    return shell, shell.screen, told


def foot(shell: FakeShell) -> str:
    """What stands below the table."""
    return shell.page.shown["screen"].split('class="reel')[1]


def best() -> str:
    return str(RECORD.match.states[DEAREST.ply].legal_actions()[DEAREST.best])


def test_the_position_stands_and_nothing_is_told() -> None:
    shell, table, told = at_turn()
    page = shell.page.shown["screen"]
    assert table.session.state == RECORD.match.states[DEAREST.ply] and not told
    assert f"{asked.title(table.turn)} · practice" in page and "%" not in page.split('class="reel')[1]
    assert "do-hint" not in page and "play-on" not in page and 'id="tool-back-from"' in page
    chosen = RUN.table.VERBS.order(table.session.shown, RECORD.match.log[DEAREST.ply], RECORD.names)
    assert page.index("</main>") < page.index('class="reel try"'), "the foot is below the table"
    assert f"In the match: {chosen}." in page and "what-if" not in page


def test_both_are_tried_out_and_what_comes_of_it_is_told_when_there_is_nothing_to_find() -> None:
    shell, table, _ = at_turn()
    assert "Tried out" not in shell.page.shown["screen"] + asked.words(table.turn)
    assert table.turn.tries_of(table.turn.best) == table.turn.tries_of(table.turn.chosen) == 4
    table.turn = replace(table.turn, tally={table.turn.best: came(key=4), table.turn.chosen: came()})
    table.act(best())
    told = (
        "within three turns you complete a key in 4 of them with the best choice, "
        "in none with the one in the match"
    )
    assert f"Tried out 4 times each: {told}." in shell.page.shown["screen"]
    assert asked.words(table.turn).endswith(f"{told}.")
    same = replace(table.turn, tally={table.turn.best: came(key=2), table.turn.chosen: came(key=2)})
    alike = "no single thing that comes of them tells the two apart within three turns"
    assert asked.comes_of_it(same) == f"Tried out 4 times each: {alike}."
    assert asked.words(replace(table.turn, tally={})).endswith(asked.TRYING)


def test_what_nothing_tells_apart_is_tried_out_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "MOST", 16)
    turn = asked.shown(replace(asked.of_turn(RECORD, WIDE), best=THREE[0], chosen=THREE[1], got=0.0))
    best, chosen, other = map(RECORD.match.game.parse, THREE)
    assert turn.untried == THREE[:2]
    twice = asked.tried(turn, {best: came(key=2), chosen: came(key=2)})
    assert asked.comes_of_it(twice) == asked.MORE and twice.untried == THREE[:2]
    told = asked.tried(
        asked.tried(twice, {best: came(key=4), chosen: came()}), {best: came(key=4), chosen: came()}
    )
    assert told.tries_of(
        THREE[0]
    ) == 12 and "key in 10 of them with the best choice, in 2" in asked.comes_of_it(told)
    assert told.untried == []
    answered = replace(told, answer=THREE[2], worths={THREE[0]: 1.0, THREE[2]: 0.5})
    for _ in range(3):
        assert answered.untried == [THREE[2]], "as often as the others"
        answered = asked.tried(answered, {other: came(key=4)})
    assert sorted(answered.untried) == sorted(THREE), "and then all more often, as this one is like the best"
    answered = asked.tried(answered, {best: came(key=4), chosen: came(), other: came(key=4)})
    assert answered.untried == [] and not answered.telling(THREE[2]), "at last it is given up"


def test_the_best_is_right_and_both_ways_are_shown_with_their_reasons() -> None:
    shell, table, told = at_turn()
    table.act(best())
    words = asked.words(table.turn)
    match, chosen = RECORD.match, RECORD.match.log[DEAREST.ply]
    view, names = match.states[DEAREST.ply].view(0), RECORD.names
    assert words.startswith("Right: ") and told == [True]
    verbs, right = RUN.table.VERBS, match.game.parse(best())
    reason, comes = verbs.reason(view, right, names), verbs.forecast(view, right, names)
    assert not adds(reason, comes) or capital(reason).rstrip(".") in words
    for action in (right, chosen):
        assert verbs.forecast(view, action, names) in words, "what comes of each can be compared"
    for value in (DEAREST.value, DEAREST.got):
        assert f"{round(100 * value)}\xa0% to win" in words
    assert words in shell.page.spoken and "Play on with your answer" in shell.page.shown["screen"]
    assert table.session.match.at == DEAREST.ply, "nothing is done"


def test_what_would_come_of_both_is_no_reason_for_either(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "Six tiles are left in the bag."
    monkeypatch.setattr(asked, "way", lambda match, ply, action, *_: Way(f"{action}.", said))
    turn = asked.shown(asked.of_turn(RECORD, DEAREST))
    assert len(asked.ways(turn)) == 2 and said not in asked.words(turn)
    turn = asked.shown(asked.of_turn(RECORD, WIDE))
    legal = [str(action) for action in RECORD.match.states[WIDE.ply].legal_actions()]
    other = next(text for text in legal if text not in (turn.best, turn.chosen))
    worth, why = asked.beside(replace(turn, worths={other: 0.0, turn.best: 1.0}, touched=other))
    assert worth and not why


def test_what_is_right_is_marked_on_the_board_once_it_is_found() -> None:
    """As a hint is; and so is what was chosen, if that is as good."""
    shell, table, _ = at_turn()
    assert "data-hint" not in shell.page.shown["screen"]
    shell.command("show-me", "")
    assert table.marked().marks["hint"] == best() and "data-hint" in render.page(table.marked())
    chosen = str(RECORD.match.log[DEAREST.ply])
    assert table.marked().marks["mistake"] == chosen and "data-mistake" in render.page(table.marked())
    assert foot(shell).index('class="best"') < foot(shell).index('class="mistake"'), (
        "and each line has its mark"
    )
    as_good = replace(table.turn, got=table.turn.value - asked.NEAR / 2)
    assert table.turn.mistake == chosen and not as_good.mistake, "what is as good is no mistake"
    assert not table.session.marks["hint"], "nothing of it is the table’s"
    other = str(next(one for one in table.session.state.legal_actions() if str(one) != best()))
    table.act(other)
    told = asked.beside(table.turn)
    assert " ".join(told).strip() in shell.page.spoken and not table.turn.answer
    assert asked.TOUCH not in foot(shell) and told[0] in foot(shell)
    assert other in table.marked().marks.values()


def test_what_was_better_is_behind_a_fold_at_a_turn_that_has_cost_something() -> None:
    looked = Review(RECORD, {0: RECORD.account_of(0)})  # type: ignore[dict-item]
    html = review_html(looked)
    assert 'id="better-0"' in html and asked.TRYING in html
    for *_, one in asked.ways(asked.shown(asked.of_turn(RECORD, DEAREST))):
        assert one.what in html and one.why in html
    at_rest = next(i for i, turn in enumerate(looked.accounts[0].turns) if not turn.points)
    assert "better-" not in review_html(replace(looked, pointed={0: at_rest}))


def test_the_curve_has_its_room_from_the_beginning_and_is_drawn_as_far_as_it_is_known() -> None:
    first = review_html(Review(RECORD))
    assert review_words.LOOKING in first and 'class="half"' in first and 'class="chance"' not in first
    assert "<i>the end</i>" in first and "<input" not in first and 'role="img"' not in first
    whole = RECORD.account_of(0)
    assert whole
    begun = analysis.Progress(whole._replace(turns=whole.turns[:4]), 4, 20, len(whole.turns))
    html = review_html(Review(RECORD, begun={0: begun}))
    assert 'class="chance"' in html and "in the end" not in html, "as far as it has come"
    ended = review_html(Review(RECORD, {0: whole}))
    assert ended.count('class="half"') == 1 and 'role="img"' in ended


def test_the_result_says_why_it_was_better_as_the_turn_once_more_does() -> None:
    shell = FakeShell()
    shell.open_record(replace(RECORD, accounts=()))
    shell.command("result", "")
    shell.page.is_open = True
    shell.page.run()
    reviewing = shell.screen.result.reviewing
    dearest = reviewing.review.dearest(0)
    there = shell.looked.asked[dearest.ply]
    assert set(there.tally) == {there.best, there.chosen} and there.worths
    there = replace(there, tally={there.best: came(key=4), there.chosen: came()})
    shell.looked.asked[dearest.ply] = there
    reviewing.show()
    shown = shell.page.shown["review"]
    assert asked.comes_of_it(there).startswith("Tried out 4 times each") and asked.comes_of_it(there) in shown
    _, again, _ = at_turn(shell.screen.record, dearest.ply)
    once_more = replace(asked.shown(again.turn), tally=there.tally)
    assert "".join(asked.answer(once_more)) in shown, "word for word"
    turns = reviewing.review.accounts[0].turns
    other = next(i for i, t in enumerate(turns) if t.points > 0 and t != dearest)
    shell.command("look-turn-0", str(other))
    shell.page.run()
    assert len(shell.looked.asked) == 2, "another turn is found out when it is looked at"


def test_nothing_is_tried_out_twice_for_who_goes_to_the_turn_and_comes_back() -> None:
    shell = FakeShell()
    shell.open_record(RECORD)
    shell.command("result", "")
    shell.page.is_open = True
    shell.page.run()
    [(ply, known)] = shell.looked.asked.items()
    assert known.tally and known.worths
    turn = found(shell, RECORD.match.game.slug, RECORD.id, ply)().turn
    assert turn == known and not turn.said, "and nothing is told of it yet"
    shell.open_record(RECORD)
    assert shell.screen.result.reviewing.review.asked == {ply: known}


def test_how_many_others_are_as_good_is_said_and_which_where_they_are_touched() -> None:
    """On a board nobody finds a place by its name; what is touched there tells its chance, and why it is no
    better."""
    legal = [str(action) for action in RECORD.match.states[WIDE.ply].legal_actions()]
    turn = asked.shown(asked.of_turn(RECORD, WIDE))
    others = [text for text in legal if text not in (turn.best, turn.chosen)]
    worths = {text: WIDE.value - 0.01 * place for place, text in enumerate([turn.best, *others])}
    turn = replace(turn, worths=worths)
    assert turn.equals == others[:2] and all(replace(turn, answer=text).right for text in turn.equals)
    assert asked.equal_words(turn) in "".join(asked.answer(turn)) and "2 other choices" in asked.equal_words(
        turn
    )
    for text, as_good in ((others[0], True), (others[-1], False), (turn.best, False)):
        told = asked.beside(replace(turn, touched=text))[0]
        assert "to win" in told and told.endswith("as good as the best.") == as_good
    assert asked.beside(replace(turn, worths={}, touched=others[0])) == ("", asked.OVER)
    assert not asked.equal_words(replace(turn, worths={}))


def test_why_any_other_choice_is_no_better_is_said_when_it_is_touched_and_was_tried_out() -> None:
    """It is tried out as often as the best was, or with it where nothing else was to be tried."""
    shell, table, _ = at_turn(ply=WIDE.ply)
    shell.command("show-me", "")
    shell.page.run()
    legal = [str(action) for action in RECORD.match.states[WIDE.ply].legal_actions()]
    told = [text for text, *_ in asked.ways(table.turn)]
    worse = [text for text in legal if text not in told and (table.turn.cost(text) or 0) > asked.NEAR]
    dear = min(worse, key=lambda text: table.turn.worths[text])
    ways = asked.words(table.turn)
    table.act(dear)
    assert " ".join(asked.beside(table.turn)) in shell.page.spoken and dear in table.turn.untried
    shell.page.run()
    turn = table.turn
    assert turn.tries_of(dear) == turn.tries_of(turn.best) and not turn.untried
    assert asked.words(turn) == ways, "what was told of the others stays"
    assert table.marked().marks["watch"] == dear and "data-watch" in render.page(table.marked())
    turn = replace(turn, tally={turn.best: came(key=4), dear: came()})
    worth, why = asked.beside(turn)
    assert why.startswith("Tried out 4 times each") and why.endswith("with this.")
    table.beside(turn)
    assert f"{worth} {why}" in shell.page.spoken and why in foot(shell)
    told = str(table.turn.chosen)
    table.act(told)
    assert table.turn.touched == told and asked.beside(table.turn)[0] in foot(shell), (
        "what was told before as well"
    )
    table.turn = turn
    alone = replace(turn, chosen="", answer=turn.best, tally={})
    assert set(alone.untried) == {turn.best, dear}, "who was right at once may ask as well"
    assert not replace(alone, touched="").untried


def test_why_a_wrong_answer_is_wrong_is_said_as_soon_as_it_was_tried_out() -> None:
    shell, table, _ = at_turn(ply=WIDE.ply)
    legal = [str(action) for action in RECORD.match.states[WIDE.ply].legal_actions()]
    wrong = next(
        text
        for text in legal
        if text not in (table.turn.best, table.turn.chosen) and not replace(table.turn, answer=text).right
    )
    table.act(wrong)
    shell.page.run()
    assert wrong in table.turn.tally, "whatever was answered is tried out"
    assert table.marked().marks == {**table.session.marks, "mistake": wrong}, (
        "it is marked, and nothing else is"
    )
    tally = {**table.turn.tally, wrong: came(caught=4), table.turn.best: came(caught=1)}
    table.turn = replace(table.turn, tally=tally)
    table.draw()
    why = "the enemy catches you in 1 of them with the best choice, in 4 with this."
    assert why in shell.page.shown["screen"]
    told = asked.told(table.turn)[1]
    assert told.index(asked.ONCE_MORE) < told.index(why), (
        "what matters most comes first, where room is little"
    )
    best_words = RUN.table.VERBS.order(table.session.state, RECORD.match.game.parse(table.turn.best))
    assert best_words not in " ".join(asked.told(table.turn)), "and not what the best is"


def test_whoever_has_not_found_it_tries_once_more_and_is_then_shown_it() -> None:
    shell, table, told = at_turn(ply=WIDE.ply)
    legal = [str(action) for action in RECORD.match.states[WIDE.ply].legal_actions()]
    wrong = [text for text in legal if replace(table.turn, answer=text).right is False]
    table.act(wrong[0])
    assert "There is better" in asked.words(table.turn) and told == [False]
    assert asked.words(table.turn).count(asked.ONCE_MORE) == 1
    assert f"<b>{asked.WRONG}:</b>" in foot(shell) and "show-me" in foot(shell), "beside what can be done now"
    best_words = RUN.table.VERBS.order(table.session.state, RECORD.match.game.parse(table.turn.best))
    assert best_words not in asked.words(table.turn)
    table.act(wrong[1])
    assert table.turn.over and asked.words(table.turn).startswith(asked.WRONG), "as the first one"
    assert f"<b>{asked.WRONG}" in foot(shell) and "play-on" in foot(shell)
    table.act(table.turn.best)
    assert told == [False], "it is told once"


def test_a_second_tap_is_no_second_try() -> None:
    """In a match the second tap does what the first one has said."""
    _, table, _ = at_turn()
    for _ in range(3):
        table.act(str(RECORD.match.log[DEAREST.ply]))
    assert table.turn.tries == 1 and not table.turn.over


def test_whoever_chooses_again_what_they_chose_then_is_told_so() -> None:
    shell, table, _ = at_turn()
    table.act(str(RECORD.match.log[DEAREST.ply]))
    shell.command("show-me", "")
    assert f"{asked.WRONG}, as in the match: " in foot(shell) and "Play on with the best" in foot(shell)


def test_what_is_as_good_is_right_too() -> None:
    turn = Asked(
        new_record(), "keep the line", 0.5, "new line", 0.3, {"keep the line": 0.5, "new line": 0.485}
    )
    assert replace(turn, answer="keep the line").right
    assert replace(turn, answer="new line").right is False, "of what was chosen the account knows more"
    assert replace(turn, chosen="", answer="new line").right
    assert replace(turn, chosen="", worths={}, answer="new line").right is None


def test_without_an_account_it_is_looked_at_there() -> None:
    _, table, told = at_turn(replace(RECORD, accounts=()))
    assert table.turn.best
    table.act(table.turn.best)
    assert told == [True]


def test_from_there_one_plays_on_as_practice_which_is_never_counted() -> None:
    shell, _, _ = at_turn()
    shell.command("show-me", "")
    shell.command("play-on", "")
    table = shell.screen
    assert table.kind == "table" and table.record.practice
    assert str(table.record.match.log[DEAREST.ply]) == best(), "with what was right there"
    assert table.record.match.at == DEAREST.ply + 1
    table.dispatch(Opened())
    assert "practice" in shell.page.shown["screen"]
    assert 'id="tool-onward"' in shell.page.shown["screen"], "the way back stands beside it"
    while not table.record.outcome:
        table.act(str(table.session.state.legal_actions()[0]))
    assert not shell.store.results("domino-run") and not shell.store.trophies("domino-run")
    saved = shell.store.record(table.record.id)
    assert saved.practised and not table.record.is_reviewed  # type: ignore[union-attr]
    assert 'id="do-onward"' in shell.page.shown["screen"], "and at its end"
    shell.command("result", "")
    assert "<b>Practice:</b> it is never counted" in shell.dialog and 'id="review"' not in shell.dialog
    assert 'id="ask-onward"' in shell.dialog
    shell.command("menu", "")
    assert 'id="ask-onward"' in shell.dialog
    shell.command("onward", "")
    assert shell.gone_to == "domino-run/match/a1", "back to the match it began in"


def test_one_plays_on_with_what_was_touched_last() -> None:
    shell, table, _ = at_turn(ply=WIDE.ply)
    legal = [str(action) for action in RECORD.match.states[WIDE.ply].legal_actions()]
    other = next(text for text in legal if text not in (table.turn.best, table.turn.chosen))
    assert not table.turn.goes_on
    shell.command("show-me", "")
    assert table.turn.goes_on == table.turn.best
    table.act(other)
    assert "Play on with this" in foot(shell)
    table.act(table.turn.best)
    assert "Play on with the best" in foot(shell), "touched, it is the best once more"
    table.act(other)
    shell.command("play-on", "")
    assert str(shell.screen.record.match.log[WIDE.ply]) == other


def test_what_is_done_with_what_was_picked_comes_above_the_answer() -> None:
    shell, table, _ = at_turn()
    shell.command("show-me", "")
    table.dispatch(Opened())
    assert shell.page.brought != DOES
    table.dispatch(Pick(""))
    assert shell.page.brought == DOES


def test_what_belongs_to_the_table_says_so() -> None:
    shell, table, _ = at_turn()
    table.key("h")
    assert any("here this turn alone is asked" in words for words in shell.page.spoken)
    table.escape()
    assert shell.page.went_back


def test_in_company_it_is_seen_by_whoever_decided_there_alone() -> None:
    match = matched(NULL, 2, "3")
    record = Record("a1", match, ("person", "person"), ("Ada", "Ben"))
    shell = FakeShell()
    shell.store.write("match.a1", record_json(record, NULL.table))
    ply = account.decisions(match, 1)[-1]
    made = found(shell, "nullgame", "a1", ply)
    assert made
    shell.show(made)
    assert shell.screen.session.looker == 1 and not shell.screen.session.curtain_down
    assert 'id="recap"' not in shell.page.shown["screen"], "it would lie over the answer"


@pytest.mark.parametrize("wrong", ["lesson", "on", "past", "forced", "missing"])
def test_what_is_no_turn_of_a_match_that_is_over_is_not_found(wrong: str) -> None:
    record, ply = RECORD, DEAREST.ply
    if wrong == "lesson":
        record = replace(record, lesson=2)
    elif wrong == "on":
        record = replace(record, match=record.match.undo(), accounts=())
    elif wrong == "past":
        ply = record.match.at
    elif wrong == "forced":
        own = account.decisions(record.match, 0)
        ply = next(ply for ply in range(record.match.at) if ply not in own)
    shell = FakeShell()
    if wrong != "missing":
        shell.store.write("match.a1", record_json(record, RUN.table))
    assert found(shell, "domino-run", "a1", ply) is None


def test_a_match_that_does_not_replay_has_no_turns() -> None:
    shell = FakeShell()
    value = record_json(RECORD, RUN.table)
    value["match"]["log"][0] = "run 6 with 6"
    shell.store.write("match.a1", value)
    assert found(shell, "domino-run", "a1", DEAREST.ply) is None
    assert isinstance(RECORD.match, Match)
