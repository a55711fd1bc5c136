"""What if it had been another: what can be asked of luck that came, and the practice that comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import games
from app.keep.achievements import found_in
from app.keep.record import Record
from app.keep.saved_record import from_saved, record_json, same_table
from app.keep.schema import Saved
from app.keep.store import MATCH
from app.screens.replay import Replay
from app.screens.share import Sharing
from app.screens.start import Start
from app.session import what_if
from app.session.result_view import marked
from app.session.watching import Watching, go_on
from app_page import ENTRY, FakeShell, at_table, finished
from games.contract import Luck
from laws import SLUGS
from tabletop import link
from tabletop.game import PLAYERS
from tabletop.luck import IllegalLuck
from tabletop.match import Match
from walks import matched, some

RUN = ENTRY.game


def asked(match: Match, looker: int | None = None) -> Iterator[tuple[int, what_if.Came]]:
    """Some of the luck of a match that can be asked about."""
    plies = [ply for ply in range(match.at) if what_if.can_be_asked(match, ply, looker)]
    for ply in some(plies, 6):
        for one in what_if.came(match, ply, looker)[:2]:
            yield ply, one


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_offered_instead_comes_and_the_event_tells_it(slug: str) -> None:
    entry = games.load(slug)
    found = set()
    for seed in ("one", "two", "three"):
        match = matched(entry, entry.game.seats[0], seed)
        for ply, one in asked(match):
            came, others = what_if.face(match, ply, one, PLAYERS), what_if.others(match, ply, one, PLAYERS)
            assert came.number == one.draw.number and came.words not in {face.words for face in others}
            assert others and len({face.words for face in others}) == len(others)
            for face in some(others, 2):
                other = what_if.otherwise(match, ply, one.place, face.number)
                again = one._replace(draw=other.draws(ply)[one.place])
                assert what_if.face(other, ply, again, PLAYERS) == face
                assert other.at == ply + 1 and other.has_own_luck and not match.has_own_luck
            found.add(one.luck)
    assert found and found <= set(entry.table.FACTS.draws.values())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_games_luck_is_of_streams_and_events_that_it_has(slug: str) -> None:
    entry = games.load(slug)
    draws = entry.table.FACTS.draws
    assert draws.keys() <= entry.game.state.WORDS.keys()
    assert {luck.thing for luck in draws.values()} <= {"die", "domino", "card"}


def test_where_something_is_hidden_dice_alone_are_asked_about_until_the_end() -> None:
    entry = games.load("run-away")
    over = matched(entry, 3, "one")
    plies = [ply for ply in range(over.at) if what_if.can_be_asked(over, ply, 0)]
    assert plies and over.state.ending
    so_far = over.up_to(plies[-1] + 1)
    assert not so_far.state.ending and not what_if.can_be_asked(so_far, plies[-1], 0)
    assert Luck("by itself", "card") in entry.table.FACTS.draws.values()


def test_what_only_another_seat_is_told_is_not_asked_about() -> None:
    entry = games.load("dungeons")
    match = next(m for seed in "abcdefgh" for m in [matched(entry, 1, seed)] if hidden_draw(m) is not None)
    ply = hidden_draw(match)
    assert ply is not None
    so_far = match.up_to(ply + 1)
    assert what_if.can_be_asked(so_far, ply, 0) and not what_if.can_be_asked(so_far, ply, None)


def hidden_draw(match: Match) -> int | None:
    """A ply at which a domino was drawn that seat 0 alone is told of, in a match that went on."""
    for ply in range(match.at - 1):
        events = match.states[ply + 1].events()
        if any(event.to == 0 and event.kind == "exchanged" for event in events):
            return ply
    return None


def test_a_draw_keeps_what_was_brought_before_it_and_what_cannot_come_is_refused() -> None:
    match = matched(ENTRY, 1, "train")
    ply, one = next((ply, one) for ply, one in asked(match) if one.draw.stream == "dice")
    own = what_if.otherwise(match, ply, one.place, (one.draw.number + 1) % 6)
    later = what_if.otherwise(own, ply, one.place + 1, 0) if len(own.draws(ply)) > one.place + 1 else own
    assert later.draws(ply)[one.place].number == (one.draw.number + 1) % 6
    with pytest.raises(IllegalLuck):
        what_if.otherwise(match, ply, one.place, 6)


# --- at the table ---------------------------------------------------------------------------


def begun() -> Record:
    """A match of one's own in which dice have come, and which is not over."""
    match = finished().match
    ply = what_if.last(match, 0)
    return Record("a1", match.up_to(next(p for p in range(ply) if what_if.can_be_asked(match, p, 0)) + 1))


def test_at_the_table_it_is_asked_by_button_key_and_line_and_leads_to_practice() -> None:
    shell, table = at_table(begun())
    assert 'id="do-what-if"' in shell.page.shown["screen"]
    for ask in (lambda: table.commands["what-if"](""), lambda: table.key("q")):
        shell.dialog = ""
        ask()
        assert "What if" in shell.dialog and "will be marked “rewound”" in shell.dialog
    match = table.session.match
    ply, one = match.at - 1, what_if.came(match, match.at - 1, 0)[0]
    number = (one.draw.number + 1) % one.draw.n
    table.commands["otherwise"](f"{ply}-{one.place}-{number}")
    own = shell.screen.record
    assert own.practice and own.id != "a1" and own.match.draws(ply)[one.place].number == number
    assert "practice" in shell.page.shown["screen"] and "seed train" not in shell.page.shown["screen"]
    kept = shell.store.record("a1")
    assert isinstance(kept, Saved) and kept.match.rewound and not kept.practice
    assert len(kept.match.log) == match.at


def test_a_match_that_is_over_stays_as_it_is() -> None:
    shell, table = at_table(finished())
    shell.page.run()
    ply = what_if.last(table.session.match, 0)
    table.commands["what-if"](str(ply))
    assert "This one stays as it is" in shell.dialog
    one = what_if.came(table.session.match, ply, 0)[0]
    table.commands["otherwise"](f"{ply}-{one.place}-{(one.draw.number + 1) % one.draw.n}")
    kept = shell.store.record("a1")
    assert isinstance(kept, Saved) and not kept.match.rewound
    assert shell.screen.record.practice and shell.screen.record.match.at == ply + 1


def test_in_company_it_waits_until_the_match_is_over() -> None:
    entry = games.load("dunginoes")
    match = matched(entry, 2, "one")
    shell, table = at_table(Record("a1", match.up_to(match.at - 2)))
    assert "what-if" not in str(shell.page.shown["screen"])
    table.commands["what-if"]("")
    assert "when the match is over" in table.session.reply.text and not shell.dialog
    table.commands["otherwise"]("0-0-0")
    assert shell.screen is table
    shell, table = at_table(Record("a1", match))
    table.commands["what-if"]("")
    assert "What if" in shell.dialog


def test_without_any_luck_it_says_so() -> None:
    shell, table = at_table()
    table.commands["what-if"]("")
    assert "No die was rolled yet" in table.session.reply.text and not shell.dialog
    table.commands["otherwise"]("3-1-1")
    assert "No die was rolled yet" in table.session.reply.text and shell.screen is table


def test_a_replay_asks_it_of_where_it_stands_and_knows_who_sat_there() -> None:
    entry = games.load("dunginoes")
    match = matched(entry, 2, "one")
    record = Record("a1", match, ("person", "easy"), ("Ada", "Robo"))
    shell = FakeShell()
    shell.store.write(f"{MATCH}a1", record_json(record, entry.table))
    replay = Replay(shell, match, link.replay_link(match))
    replay.draw()
    replay.commands["what-if"]("")
    assert "No die was rolled yet" in shell.dialog
    replay.commands["jump"](str(what_if.last(match, None) + 1))
    assert 'id="do-what-if"' in replay.html()
    replay.key("q")
    ply = what_if.last(match, None)
    one = what_if.came(match, ply, None)[0]
    replay.commands["otherwise"](f"{ply}-{one.place}-{(one.draw.number + 1) % one.draw.n}")
    own = shell.screen.record
    assert own.practice and own.players == ("person", "easy") and own.typed == ("Ada", "Robo")
    watched, _ = go_on(Watching(own.match, own.names, ply))
    assert watched.film.shots[-1].state == own.match.state


# --- never counted --------------------------------------------------------------------------


def with_own_luck(record: Record) -> Record:
    """A match that is over, to which luck came from outside."""
    match = record.match
    for ply in reversed(range(match.at)):
        for place, draw in enumerate(match.draws(ply)):
            own = what_if.otherwise(match, ply, place, draw.number)
            while not own.state.ending:
                own = own.play(own.state.legal_actions()[-1])
            return Record(record.id, own)
    raise AssertionError("no luck has come")


@pytest.mark.parametrize("by_luck", [False, True])
def test_practice_is_never_counted(by_luck: bool) -> None:
    record = with_own_luck(finished()) if by_luck else replace(finished(), practised=True)
    assert record.practice and "practice" in record.marks and not record.is_reviewed
    shell, table = at_table(replace(record, match=record.match.up_to(record.match.at - 1)))
    table.act(str(record.match.log[-1]))
    shell.page.run()
    assert table.session.at_the_end and table.record.practice
    assert "Practice:" in shell.dialog and "share-challenge" not in shell.dialog
    assert shell.store.results("domino-run") == () and shell.store.trophies("domino-run") == ()
    assert found_in(record, (), None, "2026-11-20") == []
    kinds = [kind for kind, _ in Sharing(shell, record).kinds()]
    assert "challenge" not in kinds and "day" not in kinds
    assert "never counted" in marked(record)
    kept = shell.store.record(table.record.id)
    assert isinstance(kept, Saved) and kept.practice
    again = from_saved(RUN, kept)
    assert again.practice and again.match == table.record.match
    assert not same_table(kept._replace(over=False), Match(RUN, 1, record.match.seed))


def test_the_first_friendly_seeds_are_not_used_up_by_practice() -> None:
    shell = FakeShell()
    first = Start(shell, "domino-run", "").friendly()
    record = Record("p1", Match(RUN, 1, first), practised=True)
    shell.store.write(f"{MATCH}p1", record_json(record, ENTRY.table))
    assert Start(shell, "domino-run", "").friendly() == first
    shell.store.write(f"{MATCH}p1", record_json(replace(record, practised=False), ENTRY.table))
    assert Start(shell, "domino-run", "").friendly() != first


def test_a_link_with_own_luck_opens_as_practice_and_its_seed_as_a_match() -> None:
    own = with_own_luck(finished()).match
    came = link.parse(link.replay_link(own), games.find).match
    shell = FakeShell()
    replay = Replay(shell, came, link.replay_link(came))
    assert "seed train" not in replay.html()
    replay.draw()
    replay.commands["from-here"]("")
    assert not shell.screen.record.practice and not shell.screen.record.match.brought
    replay = Replay(shell, came, link.replay_link(came))
    replay.draw()
    replay.commands["last"]("")
    replay.commands["from-here"]("")
    assert shell.screen.record.practice
