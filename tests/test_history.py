"""What lies behind a match: its events and actions as far as it stands, and in which turn."""

from __future__ import annotations

from games import load
from tabletop.history import events, log, plays
from walks import matched


def test_what_was_undone_does_not_lie_behind() -> None:
    match = matched(load("nullgame"), 2, "1")
    before = match.go_to(2)
    assert [told.ply for told in log(before, "played")] == [1, 2]
    assert events(before, "played") == [told.event for told in log(match, "played")][:2]
    assert [action for _, action, _ in plays(before, type(match.state))] == list(match.log[:2])


def test_what_happens_before_a_turn_begins_is_of_the_turn_before() -> None:
    match = matched(load("domino-run"), 1, "1")
    for told in log(match, "turn", "ran", "enemy"):
        begins = told.event.kind == "turn"
        assert told.turn == (told.event.args[0] if begins else told.before.turns)
        assert told.after is match.states[told.ply] and told.before is match.states[told.ply - 1]
    assert any(one.ply == other.ply for one in log(match, "turn") for other in log(match, "enemy"))
