"""What the strong bot of Penguin's Night Out sees of a position, and what it reckons from that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from dominoes.domino import Domino
from floes import ice
from games.penguins import bot, field, outlook, reckoning, worth
from games.penguins.going import Ice
from games.penguins.pieces import BUDDIES, HEAD_STARTS, INDEX, NINE
from games.penguins.reckoning import Thought, reckoned
from games.penguins.rules import GAME, Penguins
from games.penguins.worth import LENGTH, MOMENTS, PENGUIN, SHARED, TABLES, features
from positions import arranged, dice, do, legal
from tabletop.actions import Action
from tabletop.grid import Point
from tabletop.worth import Table

MOST = 10  # the largest value that a feature has: everything is about 0 to 1, or to what is very far
LOOKS = 8  # penguins at most of which the ways are searched in one step


def walked(seats: int, seed: str, elbow: int = 0) -> Iterator[Penguins]:
    """The positions of a match of middle bots."""
    state = GAME.new(seats, seed, elbow=elbow)
    while not state.ending:
        yield state
        state = state.apply(bot.policy(state, 0))


def some(seats: int, seed: str, elbow: int = 0) -> list[Penguins]:
    """Of a match the positions in which something is to be decided, two of each kind."""
    kinds: dict[str, list[Penguins]] = {}
    for state in walked(seats, seed, elbow):
        if len(state.legal_actions()) > 1:
            kinds.setdefault(state.step, []).append(state)
    return [state for states in kinds.values() for state in (states[0], states[-1])]


def worths(state: Penguins, table: Table | None = None) -> dict[Action, float]:
    """What each action is worth in the end."""
    *_, last = reckoned(state.view(state.seat), table or worth.table())
    return dict(last)


def best(state: Penguins, table: Table | None = None) -> Action:
    """What is chosen."""
    found = worths(state, table)
    return max(found, key=found.__getitem__)


# --- what is seen


def test_what_is_seen_has_its_places_one_behind_the_other() -> None:
    assert sum(worth.SIZES.values()) == PENGUIN
    assert min(TABLES.values()) == 2 * PENGUIN
    for (seats, begin), (_, following) in pairwise(TABLES.items()):
        assert following - begin == SHARED + seats * PENGUIN
    assert max(TABLES.values()) + SHARED + max(TABLES) * PENGUIN == LENGTH


@pytest.mark.parametrize(("seats", "elbow"), [(2, 0), (3, 0), (4, 1)])
def test_features_fit_the_table(seats: int, elbow: int) -> None:
    for state in walked(seats, "fit", elbow):
        for place, value in features(state, MOMENTS[0]):
            assert 0 <= place < LENGTH and 0 < value <= MOST


def test_the_weights_are_of_these_features() -> None:
    assert len(worth.table().rows) == LENGTH


def test_a_penguin_is_seen_as_it_is() -> None:
    state = ice("3A--2   1---4   6---6   0---3", "6-6 5-5", die=5, carried=[BUDDIES, 0])
    seen = dict(worth.penguin(state, Ice.of(state.ice, state.sides), 0))
    at = worth.AT
    assert seen[at["carried"] + BUDDIES] == 1
    assert seen[at["squares"]] == seen[at["squares"] + worth.LEGS] == 4 / worth.SQUARES
    assert seen[at["turns"]] == seen[at["turns"] + 1 + worth.LEGS] > 1 / worth.TURNS
    assert at["facts"] not in seen
    dazed = dict(worth.penguin(arranged(state, stunned=[0]), Ice.of(state.ice, state.sides), 0))
    assert dazed[at["facts"]] == 1


# --- what is reckoned


@pytest.mark.parametrize(("seats", "elbow"), [(2, 0), (3, 0), (4, 0), (3, 1)])
def test_each_legal_action_gets_a_chance(seats: int, elbow: int) -> None:
    states = some(seats, "chance", elbow)
    assert {state.step for state in states} >= {"place", "move", "lay"}
    for state in states:
        found = worths(state)
        assert found.keys() == set(state.legal_actions())
        assert all(0 <= chance <= 1 for chance in found.values())


def test_only_the_strong_bot_reckons() -> None:
    state = GAME.new(2, "who")
    assert bot.reckoned(state, "easy") is None and bot.reckoned(state, "middle") is None
    assert bot.reckoned(state, "strong")


@pytest.mark.parametrize("seats", [2, 4])
def test_no_step_searches_the_ways_of_many_penguins(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    look = worth.penguin

    def counted(state: Penguins, lies: Ice, seat: int) -> worth.Features:
        nonlocal looks
        looks += 1
        return look(state, lies, seat)

    monkeypatch.setattr(worth, "penguin", counted)
    for state in [*some(seats, "steps"), roaming(seats)]:
        for found in reckoned(state.view(state.seat), worth.table()):
            assert looks <= LOOKS and found
            looks = 0


def roaming(seats: int) -> Penguins:
    """A position of a match in which any vacant domino may be lifted, as the dice show the own one."""
    for state in walked(seats, "lifts"):
        own = NINE[state.under(state.seat)]
        if state.turns > 2 * seats and "stay" in legal(state) and own.low and not own.is_double:
            state = do(state, "stay", luck=dice(*own))
            assert legal(state, "lift")
            return state
    raise AssertionError("no penguin has stood on such ice")


@pytest.mark.parametrize("seats", GAME.seats)
def test_luck_to_come_is_not_seen(seats: int) -> None:
    for state in some(seats, "luck"):
        assert worths(state) == worths(arranged(state, seed=7))


def test_of_dominoes_that_may_be_lifted_the_best_is_worth_what_its_best_place_is() -> None:
    state = roaming(2)
    lift = best(state)
    assert lift.verb == "lift"
    after = reckoning.after(state, lift)
    *_, places = Thought(state, worth.table()).laid(after, after.offer_lay())
    assert worths(state)[lift] == max(places.values())


def nests(state: Penguins) -> list[Action]:
    """The nests that may be lifted."""
    return [
        action for action in state.legal_actions() if action.verb == "lift" and action.args[0] in state.nests
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_each_place_of_a_nest_is_looked_at_for_everybody(seats: int) -> None:
    """Its owner's way changes wherever it lies, so no place can be told by another."""
    state = roaming(seats)
    state = state.apply(nests(state)[0])
    assert state.lifted
    found, thought = worths(state), Thought(state, worth.table())
    bare = thought.ice.without(state.lies(state.lifted))
    for lay in state.offer_lay()[:-1]:
        tile, square, way = lay.args
        floe = field.laid(tile, square, field.beside(square, way))
        laid = state.copy()
        laid.floes[INDEX[tile]] = floe
        assert found[lay] == thought.everybody(laid, bare.with_squares(zip(floe, tile, strict=True)))
    assert len(set(found.values())) > len(found) // 4


@pytest.mark.parametrize("seats", [2, 4])
def test_each_domino_that_may_be_lifted_is_worth_what_its_best_place_is_or_little_less(seats: int) -> None:
    """One place in three is looked at at least; none is taken for worthless unseen, a nest least of all."""
    state = roaming(seats)
    found = worths(state)
    assert nests(state)
    for lift in state.legal_actions():
        if lift.verb == "lift":
            best_place = max(worths(state.apply(lift)).values())
            assert best_place - 0.15 < found[lift] <= best_place


def test_who_can_be_home_with_all_buddies_is_sure_to_win() -> None:
    state = ice("3A--2   1---4   6---6   0---3", "6-6 5-5", die=5, carried=[BUDDIES, 0])
    assert max(worths(state).values()) == 1.0


# --- where buddies are hidden


def hiding(seats: int, seed: str, elbow: int = 0) -> list[Penguins]:
    """The positions of a match in which a buddy is to be hidden."""
    return [state for state in walked(seats, seed, elbow) if state.step == "place"]


@pytest.mark.parametrize(("seats", "elbow"), [(2, 0), (3, 0), (4, 1)])
def test_while_buddies_are_hidden_the_chances_of_all_are_one(seats: int, elbow: int) -> None:
    for state in hiding(seats, "one", elbow):
        lies = Ice.of(state.ice, state.sides)
        assert sum(outlook.placed(state, lies, seat) for seat in range(seats)) == pytest.approx(1)


@pytest.mark.parametrize("level", range(len(HEAD_STARTS) + 1))
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_said_before_buddies_are_hidden_is_said_after_it(seats: int, level: int) -> None:
    """PN5.3: with a head start as well, on average over some matches."""
    drift = 0.0
    for seed in range(4):
        state = GAME.new(seats, f"hidden {seed}", **{"head-start-1": level})
        lies = Ice.of(state.ice, state.sides)
        drift -= outlook.placed(state, lies, 0)
        while state.step == "place":
            found = worths(state)
            state.play(max(found, key=found.__getitem__))
        drift += outlook.placed(state, lies, 0)
    assert abs(drift / 4) < 0.1


@pytest.mark.parametrize("seed", ["far", "farther", "farthest"])
def test_the_last_buddy_of_a_rival_is_hidden_where_its_way_becomes_long(seed: str) -> None:
    last = hiding(2, seed)[-1]
    found = worths(last)

    def squares(place: Action) -> int:
        then, rival = reckoning.after(last, place), 1 - last.seat
        ways = outlook.tours(then, Ice.of(then.ice, then.sides), rival)
        return outlook.shortest(then, rival, ways)

    best, worst = (end(found, key=found.__getitem__) for end in (max, min))
    lengths = sorted(map(squares, found))
    assert squares(worst) < squares(best) >= lengths[len(lengths) * 3 // 4]


# --- what the table is good for


def upside_down() -> Table:
    """A table that takes for bad what is good."""
    table = worth.table()
    return replace(table, out=[-weight for weight in table.out], rest=-table.rest)


def bridging() -> Penguins:
    """The first penguin has the domino in hand over which the second one, with its buddies, comes home."""
    return ice(
        "2---3B  1---4   5---5",
        "6-6 5-5",
        agenda=[("lay",), ("close",), ("pass_on",)],
        lifted=Domino.parse("1-4"),
        die=1,
        carried=[0, 2],
        buddies=[Point(9, 30), Point(9, 31), None, None],
    )


def rival_is_near(state: Penguins) -> bool:
    """Can the second penguin be home soon?"""
    return bot.left(state, Ice.of(state.ice, state.sides), 1) < 3


def test_a_table_that_is_upside_down_builds_a_bridge_for_the_rival() -> None:
    state = bridging()
    assert not rival_is_near(state.apply(best(state)))
    assert rival_is_near(state.apply(best(state, upside_down())))


def test_where_buddies_are_hidden_is_not_for_the_table_to_say() -> None:
    for state in hiding(3, "not asked"):
        assert worths(state) == worths(state, upside_down())


def test_a_buddy_in_reach_is_worth_more_than_standing_still() -> None:
    state = ice("3A--2   1a--4   0---3", "6-6 5-5", die=5)
    found = {str(action): chance for action, chance in worths(state).items()}
    assert found["go to 2,0"] == max(found.values()) > found["stay"]
