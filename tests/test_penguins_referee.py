"""Penguin's Night Out, held against a second reading of its rules: `penguin_referee.py`, slow and plain.

Whole matches are played, and at every ply both must offer the same and come to the same.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import penguin_referee as referee
from games.penguins import field
from games.penguins.field import Floe
from games.penguins.pieces import BUDDIES, INDEX, NINE, owner
from games.penguins.rules import GAME, Penguins
from penguin_referee import Option, Scene
from positions import arranged
from tabletop.actions import Action
from tabletop.chance import number
from tabletop.grid import Point

Mover = Callable[[Penguins, int], Action]


def scene(state: Penguins) -> Scene:
    """What lies on the table in this state."""
    penguins = [{(square.x, square.y) for square in state.stands(seat)} for seat in range(state.seats)]
    lying = {buddy: (square.x, square.y) for buddy, square in enumerate(state.buddies) if square}
    held = {buddy for buddies in state.held for buddy in buddies}
    gone = {*range(BUDDIES * state.seats)} - lying.keys() - held
    return Scene(
        where={
            (tile.low, tile.high): ((low.x, low.y), (high.x, high.y))
            for tile, (low, high) in zip(NINE, state.floes, strict=False)
        },
        penguins=penguins,
        nests=[(nest.low, nest.high) for nest in state.nests],
        buddies=lying,
        carried=[{buddy for buddy in gone if buddy // BUDDIES == seat} for seat in range(state.seats)],
        stunned={*state.stunned},
        barred=[{*buddies} for buddies in state.barred],
    )


def option(action: Action) -> Option:
    """An action as the referee says it."""
    if action.verb == "lay":
        tile, one, way = action.args
        other = one.go(("east", "north", "west", "south").index(way), 1)
        return "lay", frozenset({((one.x, one.y), tile.low), ((other.x, other.y), tile.high)})
    return action.verb, *(tuple(arg) if isinstance(arg, tuple) else arg for arg in action.args)


def rolled(state: Penguins) -> list[int]:
    """The dice that the last action has brought, in their order."""
    found: list[int] = []
    for event in state.events():
        if event.kind in ("rolled", "selected"):
            found += event.args if event.kind == "rolled" else event.args[0]
    return found


def by_chance(state: Penguins, luck: int) -> Action:
    legal = state.legal_actions()
    return legal[luck % len(legal)]


def homeward(state: Penguins, luck: int) -> Action:
    """Mostly to the nearest buddy, or home; and now and then by chance."""
    seat = state.seat
    if state.step != "move" or luck % 4 == 0:
        return by_chance(state, luck // 4)
    goals: Any = [state.buddies[buddy] for buddy in state.mine(seat) if state.buddies[buddy]]
    goals = goals or state.lies(state.nests[seat])

    def far(action: Action) -> int:
        squares = action.args or state.stands(seat)
        return min(abs(goal.x - here.x) + abs(goal.y - here.y) for goal in goals for here in squares)

    return min(state.legal_actions(), key=far)


def replay(state: Penguins, mover: Mover, plies: int, late: bool = False) -> dict[str, int]:
    """Play a match against the referee; how many choices of each kind, and how it ended."""
    rolls: list[int] = []
    table = scene(state)
    script = referee.match(table, state.starter, lambda: rolls.pop(0), late)
    counts: dict[str, int] = {}
    seat, options = next(script)
    for ply in range(plies):
        legal = state.legal_actions()
        assert seat == state.seat and table == scene(state)
        assert len({option(action) for action in legal}) == len(legal), "no action is offered twice"
        assert {option(action) for action in legal} == options
        if state.step == "move":
            check_ways(state, table)
        action = mover(state, number(state.seed or 0, "moves", ply))
        counts[state.step] = counts.get(state.step, 0) + 1
        state = state.apply(action)
        state.check()
        rolls += rolled(state)
        try:
            seat, options = script.send(option(action))
        except StopIteration as end:
            assert state.ending == ("draw" if end.value is None else "home"), state.ending
            assert end.value in (None, state.seat) and not state.legal_actions()
            assert table == scene(state)
            counts[state.ending] = 1
            break
        assert not state.ending and not rolls
    return counts


def check_ways(state: Penguins, table: Scene) -> None:
    """PN2.7: the way that is shown is one of the shortest, and legal square by square."""
    steps = referee.ways(table, state.seat, state.die)
    ways = state.ways()
    assert {(end.x, end.y) for end in ways.ends} == steps.keys()
    for end in ways.ends:
        way = ways.to(end)
        assert len(way) == steps[end.x, end.y] and way[-1] == end, way
        assert any(way[0] in field.near(start) for start in state.stands(state.seat)), way
        for one, other in pairwise(way):
            assert other in field.near(one)
            assert state.ice[one][1] not in (0, state.die)
            assert one not in [state.buddies[buddy] for buddy in state.mine(state.seat)]


KINDS = [
    (seats, elbow, late)
    for seats in GAME.seats
    for elbow in (False, True)
    for late in (False, True)
    if seats > 2 or not elbow
]


@pytest.mark.parametrize(("seats", "elbow", "late"), KINDS)
def test_matches_by_chance_are_as_the_referee_has_them(seats: int, elbow: bool, late: bool) -> None:
    state = GAME.new(seats, "by chance", elbow=elbow, late=late)
    assert sum(replay(state, by_chance, 120, late).values()) == 120


@pytest.mark.parametrize(("seats", "elbow", "late"), KINDS)
def test_matches_of_who_goes_home_are_as_the_referee_has_them(seats: int, elbow: bool, late: bool) -> None:
    state = GAME.new(seats, "homeward", elbow=elbow, late=late)
    assert replay(state, homeward, 2000, late).get("home")


def drifted(state: Penguins, luck: Random, times: int) -> list[Floe]:
    """The ice of a state after so many dominoes of it were moved."""
    floes = state.floes[:]
    for _ in range(times):
        place = luck.randrange(len(floes))
        tile, square, way = luck.choice(field.placements(field.chart(floes), floes, place)).args
        floes[place] = field.laid(tile, square, field.beside(square, way))
    return floes


def muddle(seats: int, luck: Random) -> Penguins:
    """A move to be made in a muddle: ice in pieces, penguins on one another's nests, buddies anywhere, many
    of them barred."""
    state = GAME.new(seats, luck.getrandbits(32))
    floes = drifted(state, luck, luck.choice((0, 30, 100)))
    homes = [floes[INDEX[nest]] for nest in state.nests]
    squares = [square for floe in floes for square in floe]
    nests = [square for home in homes for square in home]
    pawns: list[Point | None] = []
    while len(pawns) < seats:
        square = luck.choice(squares + nests + nests)
        if square not in pawns:
            pawns.append(square)
    seat = luck.randrange(seats)
    if luck.random() < 0.3 and not {*homes[seat]} & {*pawns}:
        pawns[seat] = None
    buddies: list[Point | None] = []
    for buddy in range(BUDDIES * seats):
        pawn = pawns[owner(buddy)]
        stands = (pawn,) if pawn else homes[owner(buddy)]
        lying = [square for square in (*squares, *filter(None, pawns)) if square not in stands]
        buddies.append(None if luck.random() < 0.4 else luck.choice(lying))
    rivals = [buddy for buddy in range(BUDDIES * seats) if owner(buddy) != seat]
    return arranged(
        state,
        floes=floes,
        pawns=pawns,
        buddies=buddies,
        carried=[sum(square is None for square in buddies[2 * at : 2 * at + 2]) for at in range(seats)],
        held=[()] * seats,
        barred=[tuple(luck.sample(rivals, luck.randrange(3))) if at == seat else () for at in range(seats)],
        seat=seat,
        turns=9,
        die=luck.randint(1, 6),
        agenda=[("move",), ("arrive",), ("close",), ("pass_on",)],
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_moves_out_of_a_muddle_are_as_the_referee_has_them(seats: int) -> None:
    luck = Random(seats)
    for _ in range(80):
        state = muddle(seats, luck)
        state.check()
        table = scene(state)
        offered = {option(action) for action in state.legal_actions()}
        assert offered == referee.ends(table, state.seat, state.die)
        check_ways(state, table)
