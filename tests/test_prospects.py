"""What comes of two choices when both are tried out: counted as it came, by what the seat can see, and told
only if it says why the better one is better."""

from __future__ import annotations

from collections import Counter

import pytest

from games import SHELF, load
from tabletop import prospects
from tabletop.prospects import TRIES, Amount, Came, Horizon, Prospects, Telling
from walks import matched

RUN = load("domino-run")
SOON = (Horizon(3, "soon"),)
SOUGHT = Prospects({"key": "you complete a key"}, {"caught": "the enemy catches you"}, "turn", SOON)
TOLD = {slug: load(slug) for slug in SHELF if load(slug).table.FACTS.prospects}


def _kind(better: Counter[str], worse: Counter[str], sought: Prospects) -> str:
    """What tells the two apart after so many tries until the first horizon; empty if nothing does."""
    telling = prospects.telling(Came(TRIES, (better,)), Came(TRIES, (worse,)), sought)
    return telling.kind if telling else ""


@pytest.mark.parametrize("slug", TOLD)
def test_what_a_game_looks_out_for_can_happen_there(slug: str) -> None:
    sought = TOLD[slug].table.FACTS.prospects
    kinds = {*sought.wanted, *sought.feared, sought.until} - {""}
    assert not sought.stock.keys() & TOLD[slug].game.state.WORDS.keys()
    assert kinds <= TOLD[slug].game.state.WORDS.keys() and (sought.until or not sought.horizons[0].turns)
    turns = [one.turns or float("inf") for one in sought.horizons]
    assert turns == sorted(set(turns)), "the nearest first"


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
    came = [one for two in tally.values() for one in two.until]
    assert all(one[kind] <= TRIES for one in came for kind in one if kind not in sought.stock)


def test_an_end_of_the_move_before_the_enemy_is_caught_every_time() -> None:
    match = matched(RUN, 1, "tried-out")
    ply, state = next(
        (ply, one)
        for ply, one in enumerate(match.states)
        if one.step == "move" and one.enemy_way()[1] == "caught"
    )
    end = next(action for action in state.legal_actions() if action.verb == "end")
    *_, tally = prospects.tried(state, [end], RUN.bot, SOUGHT, ply)
    assert tally[end].until[0]["caught"] == tally[end].tries == TRIES


def test_beyond_the_turns_that_are_looked_at_nothing_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "TRIES", 4)
    state = matched(RUN, 1, "tried-out").states[0]
    keep = state.legal_actions()[:1]
    sought = SOUGHT._replace(horizons=(Horizon(1, "this turn"), *SOON, Horizon(0, "until the end")))
    *_, tally = prospects.tried(state, keep, RUN.bot, sought, 1)
    now, soon, far = tally[keep[0]].until
    assert not now and far["key"] >= soon["key"] and far["key"]
    *_, alone = prospects.tried(state, keep, RUN.bot, SOUGHT, 1)
    assert alone[keep[0]].until == (soon,), "as far as it goes on, it is the same"


def test_from_a_horizon_on_the_quick_policy_may_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "TRIES", 4)
    state = matched(RUN, 1, "tried-out").states[0]
    keep = state.legal_actions()[:1]

    def reckonings(*horizons: Horizon) -> tuple[int, Came]:
        """How often the strong bot has reckoned on the way there, and what came."""
        asked: list[object] = []

        class Counts:
            policy = staticmethod(RUN.bot.policy)

            @staticmethod
            def reckoned(view: object, strength: str) -> object:
                asked.append(view)
                return RUN.bot.reckoned(view, strength)

        *_, tally = prospects.tried(state, keep, Counts, SOUGHT._replace(horizons=horizons), 1)
        return len(asked), tally[keep[0]]

    soon, (all_soon,) = reckonings(*SOON)[0], reckonings(*SOON)[1].until
    count, came = reckonings(*SOON, Horizon(0, "in the end", quick=True))
    assert count == soon and came.until[0] == all_soon and came.until[1]["key"] >= all_soon["key"]
    assert reckonings(*SOON, Horizon(0, "in the end"))[0] > soon
    assert reckonings(Horizon(0, "in the end", quick=True))[0] == 0


def test_tries_that_go_on_are_other_tries_and_count_with_those_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(prospects, "TRIES", 8)
    state = matched(RUN, 1, "tried-out").states[0]
    keep = state.legal_actions()[:1]
    *_, first = prospects.tried(state, keep, RUN.bot, SOUGHT, 1)
    *_, second = prospects.tried(state, keep, RUN.bot, SOUGHT, 1, 8)
    monkeypatch.setattr(prospects, "TRIES", 16)
    *_, whole = prospects.tried(state, keep, RUN.bot, SOUGHT, 1)
    assert first[keep[0]].plus(second[keep[0]]) == whole[keep[0]]


def test_the_nearest_that_says_enough_is_told() -> None:
    sought = SOUGHT._replace(horizons=(*SOON, Horizon(0, "in the end")))

    def of(*keys: int) -> Came:
        return Came(TRIES, tuple(Counter(key=count) for count in keys))

    assert prospects.telling(of(20, 50), of(5, 10), sought) == Telling(0, "key")
    assert prospects.telling(of(20, 50), of(15, 10), sought) == Telling(1, "key")
    assert prospects.telling(of(20, 50), of(15, 45), sought) is None


def test_more_tries_tell_smaller_differences_apart() -> None:
    def of(tries: int, key: int) -> Came:
        return Came(tries, (Counter(key=key),))

    assert prospects.telling(of(60, 31), of(60, 20), SOUGHT) is None, "two standard errors of 60 tries are 11"
    assert prospects.telling(of(240, 124), of(240, 80), SOUGHT)


def test_what_one_has_in_the_end_is_told_on_average_where_no_event_says_enough() -> None:
    colf = load("colf-dada")
    sought = colf.table.FACTS.prospects
    assert sought
    much = Counter(slew=TRIES, xp=9 * TRIES, whole=20 * TRIES)
    few = Counter(slew=TRIES, xp=2 * TRIES, whole=8 * TRIES)
    assert _kind(much, few, sought) == "xp", "of which there is most beside the other"
    assert not _kind(few, much, sought)
    assert not _kind(Counter(xp=2 * TRIES + 40), Counter(xp=2 * TRIES), sought), "too little"
    assert _kind(much, few - Counter(slew=20), sought) == "slew"
    said = [sought.told("xp"), sought.say("whole", 2 * TRIES, TRIES), sought.say("whole", TRIES - 3, TRIES)]
    assert said == ["on average you have", "2 whole numbers", "1 whole number"]
    assert [sought.say("slew", count, TRIES) for count in (0, 1, 12)] == ["in none", "in 1", "in 12"]
    state = next(one for one in matched(colf, 1, "tried-out").states if one.step == "boost")
    *_, tally = prospects.tried(state, state.legal_actions()[:2], colf.bot, sought, 1)
    assert all(one["level"] >= TRIES for came in tally.values() for one in came.until)


def test_of_some_things_little_is_wanted() -> None:
    sought = load("run-away").table.FACTS.prospects
    assert sought
    far, near = Counter(place=30 * TRIES, others=46 * TRIES), Counter(place=30 * TRIES, others=40 * TRIES)
    assert _kind(near, far, sought) == "others" and not _kind(far, near, sought)
    told = f"{sought.told('others')} {sought.say('others', near['others'], TRIES)}"
    assert told == "on average the foremost other hero is on space 40"


def test_how_far_one_is_ahead_may_be_less_than_nothing() -> None:
    entry = load("dunginoes")
    sought = entry.table.FACTS.prospects
    assert sought
    level, behind = Counter(pips=9 * TRIES, lead=0), Counter(pips=9 * TRIES, lead=-3 * TRIES)
    assert _kind(level, behind, sought) == "lead" and not _kind(behind, level, sought)
    said = [sought.say("lead", count * TRIES, TRIES) for count in (-3, 0, 1)]
    assert said == ["3 pips behind", "level", "1 pip ahead"]
    alone, two = (matched(entry, seats, "tried-out").states[5] for seats in (1, 2))
    lead = sought.stock["lead"].of
    assert lead(alone, 0) == 0 and lead(two, 0) == two.loot(0) - two.loot(1) == -lead(two, 1)


def test_how_far_a_penguin_is_from_home_is_told_in_parts_of_a_turn() -> None:
    entry = load("penguins")
    sought = entry.table.FACTS.prospects
    assert sought and sought.say("way", 43 * TRIES, TRIES) == "4.3 turns from home"
    assert not _kind(Counter(way=40 * TRIES), Counter(way=44 * TRIES), sought), (
        "less than half a turn says nothing"
    )
    assert _kind(Counter(way=40 * TRIES), Counter(way=45 * TRIES), sought) == "way"
    match = matched(entry, 3, "tried-out")
    own, others = (sought.stock[kind].of for kind in ("way", "others"))
    for state in (match.states[20], match.state):
        ways = [own(state, seat) for seat in range(3)]
        assert [others(state, seat) for seat in range(3)] == [
            min(ways[:seat] + ways[seat + 1 :]) for seat in range(3)
        ]
        assert (min(ways) == 0) == (state.ending == "home")


def test_a_round_is_over_for_all_whoever_begins_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "TRIES", 4)
    entry = load("run-away")
    sought = entry.table.FACTS.prospects
    assert sought
    sought = sought._replace(
        horizons=(Horizon(1, ""),), stock={"rounds": Amount(lambda state, _: state.round, "", str)}
    )
    states = matched(entry, 3, "tried-out").states[:40]
    for seat in range(3):
        state = next(one for one in states if one.seat == seat and len(one.legal_actions()) > 1)
        *_, tally = prospects.tried(state, state.legal_actions()[:1], entry.bot, sought, 1)
        assert [one.until[0]["rounds"] for one in tally.values()] == [4 * (state.round + 1)]


def test_told_is_what_speaks_for_the_better_one_if_it_says_enough() -> None:
    def of(key: int, caught: int) -> Counter[str]:
        return Counter(key=key, caught=caught)

    assert _kind(of(40, 10), of(20, 40), SOUGHT) == "caught"
    assert _kind(of(40, 30), of(20, 40), SOUGHT) == "key"
    assert _kind(of(20, 30), of(50, 35), SOUGHT) == "", "more keys speak against the better one"
    assert _kind(of(20, 30), of(10, 40), SOUGHT) == "", "so little may be chance"
