"""What comes of two choices when both are tried out: counted as it came, by what the seat can see, and told
only if it says why the better one is better."""

from __future__ import annotations

from collections import Counter

import pytest

from games import SHELF, load
from tabletop import prospects
from tabletop.prospects import TRIES, Amount, Prospects
from walks import matched

RUN = load("domino-run")
SOUGHT = Prospects({"key": "you complete a key"}, {"caught": "the enemy catches you"}, "turn", 3, "soon")
TOLD = {slug: load(slug) for slug in SHELF if load(slug).table.FACTS.prospects}


@pytest.mark.parametrize("slug", TOLD)
def test_what_a_game_looks_out_for_can_happen_there(slug: str) -> None:
    sought = TOLD[slug].table.FACTS.prospects
    kinds = {*sought.wanted, *sought.feared, sought.until} - {""}
    assert not sought.stock.keys() & TOLD[slug].game.state.WORDS.keys()
    assert kinds <= TOLD[slug].game.state.WORDS.keys() and (sought.until or not sought.turns)


@pytest.mark.parametrize("slug", TOLD)
def test_it_is_reckoned_from_what_the_seat_can_see_alone(slug: str) -> None:
    entry = TOLD[slug]
    match = matched(entry, entry.game.seats[-1], "tried-out")
    sought = entry.table.FACTS.prospects
    assert sought
    state = next(one for one in reversed(match.states[:-1]) if len(one.legal_actions()) > 1)
    two = state.legal_actions()[:2]
    guess = state.view(state.seat).determinize(state.seat, 5)
    *_, tally = prospects.tried(state, two, entry.bot, sought, 1)
    *_, same = prospects.tried(guess, two, entry.bot, sought, 1)
    assert tally == same
    assert all(one[kind] <= TRIES for one in tally.values() for kind in one if kind not in sought.stock)


def test_an_end_of_the_move_before_the_enemy_is_caught_every_time() -> None:
    match = matched(RUN, 1, "tried-out")
    ply, state = next(
        (ply, one)
        for ply, one in enumerate(match.states)
        if one.step == "move" and one.enemy_way()[1] == "caught"
    )
    end = next(action for action in state.legal_actions() if action.verb == "end")
    *_, tally = prospects.tried(state, [end], RUN.bot, SOUGHT, ply)
    assert tally[end]["caught"] == TRIES


def test_beyond_the_turns_that_are_looked_at_nothing_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "TRIES", 4)
    state = matched(RUN, 1, "tried-out").states[0]
    keep = state.legal_actions()[:1]
    *_, near = prospects.tried(state, keep, RUN.bot, SOUGHT._replace(turns=1), 1)
    *_, far = prospects.tried(state, keep, RUN.bot, SOUGHT._replace(until="", turns=0), 1)
    assert not near[keep[0]] and far[keep[0]]["key"]


def test_what_one_has_in_the_end_is_told_on_average_where_no_event_says_enough() -> None:
    colf = load("colf-dada")
    sought = colf.table.FACTS.prospects
    assert sought
    much = Counter(slew=TRIES, xp=9 * TRIES, whole=20 * TRIES)
    few = Counter(slew=TRIES, xp=2 * TRIES, whole=8 * TRIES)
    assert prospects.telling(much, few, sought) == "xp", "of which there is most beside the other"
    assert not prospects.telling(few, much, sought)
    assert not prospects.telling(Counter(xp=2 * TRIES + 40), Counter(xp=2 * TRIES), sought), "too little"
    assert prospects.telling(much, few - Counter(slew=20), sought) == "slew"
    said = [sought.told("xp"), sought.say("whole", 2 * TRIES), sought.say("whole", TRIES - 3)]
    assert said == ["on average you have", "2 whole numbers", "1 whole number"]
    assert [sought.say("slew", count) for count in (0, 1, 12)] == ["never", "once", "12 times"]
    state = next(one for one in matched(colf, 1, "tried-out").states if one.step == "boost")
    *_, tally = prospects.tried(state, state.legal_actions()[:2], colf.bot, sought, 1)
    assert all(one["level"] >= TRIES for one in tally.values())


def test_of_some_things_little_is_wanted() -> None:
    sought = load("run-away").table.FACTS.prospects
    assert sought
    far, near = Counter(place=30 * TRIES, others=46 * TRIES), Counter(place=30 * TRIES, others=40 * TRIES)
    assert prospects.telling(near, far, sought) == "others" and not prospects.telling(far, near, sought)
    told = f"{sought.told('others')} {sought.say('others', near['others'])}"
    assert told == "on average the foremost of the others is on space 40"


def test_a_round_is_over_for_all_whoever_begins_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "TRIES", 4)
    entry = load("run-away")
    sought = entry.table.FACTS.prospects
    assert sought
    sought = sought._replace(turns=1, stock={"rounds": Amount(lambda state, _: state.round, "", str)})
    states = matched(entry, 3, "tried-out").states[:40]
    for seat in range(3):
        state = next(one for one in states if one.seat == seat and len(one.legal_actions()) > 1)
        *_, tally = prospects.tried(state, state.legal_actions()[:1], entry.bot, sought, 1)
        assert [one["rounds"] for one in tally.values()] == [4 * (state.round + 1)]


def test_told_is_what_speaks_for_the_better_one_if_it_says_enough() -> None:
    def of(key: int, caught: int) -> Counter[str]:
        return Counter(key=key, caught=caught)

    assert prospects.telling(of(40, 10), of(20, 40), SOUGHT) == "caught"
    assert prospects.telling(of(40, 30), of(20, 40), SOUGHT) == "key"
    assert prospects.telling(of(20, 30), of(50, 35), SOUGHT) == "", "more keys speak against the better one"
    assert prospects.telling(of(20, 30), of(10, 40), SOUGHT) == "", "so little may be chance"
