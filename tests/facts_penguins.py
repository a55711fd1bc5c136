"""What answers of Penguin's Night Out rest on."""

from __future__ import annotations

from typing import Any

from claims import Claimed
from dominoes.domino import Domino
from games.penguins.choice import buddy, floes
from games.penguins.field import near, steps
from games.penguins.going import Ice
from games.penguins.outlook import left
from games.penguins.pieces import NINE, STEPS, owner
from games.penguins.routes import tour
from games.penguins.rules import Penguins
from games.penguins.squares import spoken
from tabletop.grid import Point
from whynots import Asked, Fact

NO_WAY = 1000  # steps: more than any way has


def _square(asked: Asked) -> Point:
    """The square that was touched, or that of the buddy."""
    square = (
        asked.state.buddies[int(asked.what)] if asked.target.startswith("buddy") else Point.parse(asked.what)
    )
    assert isinstance(square, Point)
    return square


def _tile(asked: Asked) -> Domino:
    return NINE[asked.state.ice[_square(asked)][0]]


def _taken(asked: Asked, square: Point) -> bool:
    state = asked.state
    return square in state.buddies or any(square in state.stands(seat) for seat in range(state.seats))


def _lays_on(asked: Asked) -> bool:
    """Can the domino in hand come to lie on this square?"""
    squares = {(where, way) for _, where, way in asked.can("lay")}
    ways = ("east", "north", "west", "south")
    return any(_square(asked) in (where, near(where)[ways.index(way)]) for where, way in squares)


def _far(asked: Asked) -> int | None:
    state = asked.state
    return steps(state.ice, state.stands(state.seat)).get(_square(asked))


def _no_go(asked: Asked) -> bool:
    return (_square(asked),) not in asked.can("go")


def _stopped(asked: Asked, most: str, stops: str) -> bool:
    """Is it near enough, and no way of so few steps goes round all that is named?"""
    state = asked.state
    me, names = state.seat, [asked.names[seat] for seat in range(state.seats)]
    strong = [seat for seat in range(state.seats) if f"{names[seat]} with more" in stops]
    assert all(state.carried[seat] > state.carried[me] for seat in strong)
    mine = {state.buddies[number] for number in state.mine(me)}
    closed = {square for square, (_, number) in state.ice.items() if number in (0, state.die)} | mine
    closed |= {square for seat in strong for square in state.stands(seat)}
    edge = seen = {*state.stands(me)}
    for _ in range(int(most)):
        edge = {there for here in edge for there in near(here) if there in state.ice} - seen
        assert _square(asked) not in edge, "there is a way"
        edge -= closed
        seen = seen | edge
    return int(most) == STEPS and (_far(asked) or 0) <= STEPS and _no_go(asked)


def _rival(asked: Asked) -> bool:
    """Does it begin on another's nest, and can it leave it?"""
    state = asked.state
    place = state.under(state.seat)
    on = NINE[place] in state.nests and NINE[place] != state.nests[state.seat]
    return on and state.ice[_square(asked)][0] == place and bool(asked.can("go")) and _no_go(asked)


def _nudges(asked: Asked) -> bool:
    """Is no buddy that can be moved now sent to this square, or only another one than is meant?"""
    meant = buddy(asked.state, asked.picked)
    return not any(square == _square(asked) and number == meant for number, square in asked.can("nudge"))


def _lying_free(asked: Asked, tile: str) -> bool:
    """Can this floe be picked up once floes are what is meant?"""
    return spoken(_tile(asked)) == tile.lower() and (_tile(asked),) in asked.can("lift") and not _floes(asked)


def _floes(asked: Asked) -> bool:
    return floes(asked.state, asked.picked)


def covered(asked: Asked) -> bool:
    """Does what can be done there lie over the square?"""
    if not asked.target.startswith("square"):
        return False
    square: Any = _square(asked)
    done = asked.can("place", "go")
    meant = buddy(asked.state, asked.picked)
    return (
        any(args[-1] == square for args in done)
        or (meant, square) in asked.can("nudge")
        or (_floes(asked) and (_tile(asked),) in asked.can("lift"))
    )


FACTS: dict[str, Fact] = {
    r"A free square has neither penguin nor buddy on it\.": lambda asked: _taken(asked, _square(asked)),
    r"That square is free: a buddy can be hidden there\.": lambda asked: any(
        square == _square(asked) for _, square in asked.can("place")
    ),
    r"That is too far from the nest for this buddy, whose penguin has a head start\.": lambda asked: (
        bool(asked.state.head_starts)
        and not _taken(asked, _square(asked))
        and not any(square == _square(asked) for _, square in asked.can("place"))
    ),
    r"There (.+) can lie in no other way than it did\.": lambda asked, tile: (
        spoken(asked.state.lifted) == tile.lower() and _tile(asked) == asked.state.lifted
    ),
    r"(.+) lies there, and floes never overlap\.": lambda asked, tile: (
        spoken(_tile(asked)) == tile.lower() and _tile(asked) != asked.state.lifted and not _lays_on(asked)
    ),
    r"(.+) is free: pick “Move a free floe” first, then the floe\.": _lying_free,
    r"Somebody is on (.+); only a free floe can be moved\.": lambda asked, tile: (
        spoken(_tile(asked)) == tile.lower()
        and any(_taken(asked, half) for half in asked.state.lies(_tile(asked)))
    ),
    r"A buddy moves to a square right beside its own\.": _nudges,
    r"You stand there already: to stay is a choice of its own\.": lambda asked: (
        _square(asked) in asked.state.stands(asked.state.seat) and () in asked.can("stay")
    ),
    r"(\w+) stands there, and no move ends on a penguin’s square\.": lambda asked, name: (
        _square(asked) in asked.state.stands(asked.names.index(name)) and _no_go(asked)
    ),
    r"Your last turn ended with that buddy, and this move may not end with it again\.": lambda asked: (
        any(asked.state.buddies[one] == _square(asked) for one in asked.state.barred[asked.state.seat])
        and _no_go(asked)
    ),
    r"Whoever begins on a rival’s nest has to leave it, if any way leads off\.": _rival,
    r"No way leads there as the ice lies: there is water in between\.": lambda asked: _far(asked) is None,
    r"It is (\d+) steps away, and a walk has (\d+) at most\.": lambda asked, far, most: (
        _far(asked) == int(far) > int(most) == STEPS and _no_go(asked)
    ),
    r"On every way there within (\d) steps (.+) stops you\.": _stopped,
    r"It is your turn\.": lambda asked: int(asked.what) == asked.state.seat,
    r"It is the turn of (\w+)\.": lambda asked, name: asked.names.index(name) == asked.state.seat,
    r"(\w+) is stunned and will pass a turn\.": lambda asked, name: (
        asked.names.index(name) in asked.state.stunned and int(asked.what) in asked.state.stunned
    ),
    r"A buddy of (\w+), who has to fetch it\.": lambda asked, name: (
        owner(int(asked.what)) == asked.names.index(name)
    ),
    r"(.+) is in your hand: a place edge to edge with another floe is where it can go\.": (
        lambda asked, tile: spoken(asked.state.lifted) == tile.lower()
    ),
}
EXPLAINS = ("The dice roll by themselves: one for the way, then two for the ice.",)


# --- what choices are said to bring --------------------------------------------------------


def _carries(claim: Claimed) -> bool:
    """Has whoever decides picked up a buddy?"""
    return bool(claim.then.carried[claim.seat] > claim.state.carried[claim.seat])


def _way(claim: Claimed) -> int | None:
    """How far it is then until whoever decides is home with all."""
    return tour(claim.then, claim.seat)


def _rest(claim: Claimed, far: str, turns: str) -> bool:
    there = Ice.of(claim.then.ice, claim.then.sides)
    return _way(claim) == int(far) and abs(left(claim.then, there, claim.seat) - int(turns)) <= 0.5


def _called(state: Penguins, seat: int, calls: int = 2) -> int:
    """The fewest steps home when buddies have been called, so often at most."""
    nudges = [one for one in state.legal_actions() if one.verb == "nudge"] if state.step == "wave" else []
    called = [state.until_luck(one)[0] for one in nudges] if calls else []
    ways = [tour(state, seat), *(_called(one, seat, calls - 1) for one in called)]
    return min((way for way in ways if way is not None), default=NO_WAY)


def _is_called(claim: Claimed, whom: str) -> bool:
    """Does it take one call, or two?"""
    none, one, two = (_called(claim.then, claim.seat, calls) for calls in range(3))
    return two < one if whom == "both buddies" else two == one < none


def _rest_called(claim: Claimed, whom: str, far: str) -> bool:
    return _called(claim.then, claim.seat) == int(far) and _is_called(claim, whom)


def _saves_called(claim: Claimed, fewer: str, whom: str) -> bool:
    return (tour(claim.state, claim.seat) or 0) - _called(claim.then, claim.seat) == int(
        fewer
    ) and _is_called(claim, whom)


def _takes(claim: Claimed, who: str | None, now: str, was: str) -> bool:
    """By the ice alone: whoever was stunned may have passed in the meantime."""
    seat = claim.seat if who is None else claim.names.index(who)
    dazed = seat in claim.state.stunned
    turns = [_turns(state, seat) + dazed for state in (claim.then, claim.state)]
    return [f"{one:.1f}" for one in turns] == [now, was]


def _turns(state: Penguins, seat: int) -> float:
    return left(state, Ice.of(state.ice, state.sides), seat) - (seat in state.stunned)


def _saves(claim: Claimed, fewer: str) -> bool:
    was, now = tour(claim.state, claim.seat), _way(claim)
    return was is not None and now is not None and was - now == int(fewer)


def _smoother(claim: Claimed, turns: str, others: str) -> bool:
    """Is it so after a walk that leaves the fewest steps, and are there fewer than after this one?"""
    walks = [claim.state.apply(one) for one in claim.state.legal_actions() if one.verb == "go"]
    far = [(step, _turns(walk, claim.seat)) for walk in walks if (step := tour(walk, claim.seat)) is not None]
    fewest = min(far)[0]
    alike = [round(left) for step, left in far if step == fewest]
    return (
        (_way(claim) or 0) > fewest
        and round(_turns(claim.then, claim.seat)) == int(turns)
        and int(others) in alike
    )


def _costs(claim: Claimed, name: str, more: str) -> bool:
    seat = claim.names.index(name)
    was, now = tour(claim.state, seat), tour(claim.then, seat)
    return was is not None and now is not None and now - was == int(more)


def _in_all(claim: Claimed, who: str, now: str, was: str) -> bool:
    seat = claim.seat if who == "You" else claim.names.index(who)
    return (tour(claim.state, seat), tour(claim.then, seat)) == (int(was), int(now))


CLAIMS: dict[str, Fact] = {
    r"You are home with both buddies: you win!": lambda claim: claim.then.ending == "home",
    r"wins at once": lambda claim: claim.then.outcome().places[claim.seat] == 1,
    r"to your buddy, who comes along": _carries,
    r"picks up a buddy": _carries,
    r"to a bear, who stops you": lambda claim: claim.told("bear") is not None,
    r"It is a double: (?:you may move a buddy|call (?:a buddy|both buddies))": lambda claim: (
        claim.told("doubled") is not None
    ),
    r"call (a buddy|both buddies) one square nearer, and then it is (\d+) steps?": _rest_called,
    r"saves you (\d+) steps? if you call (a buddy|both buddies) nearer": _saves_called,
    r"Then it is (\d+) steps?.* until you are home with both, about (\d+) turns?\.": _rest,
    r"From there no way leads to all that you need": lambda claim: _way(claim) is None,
    r"saves you (\d+) steps?\b(?! if)": _saves,
    r"brings you home in about (\d+) turns?, the way with the fewest steps in about (\d+), as": _smoother,
    r"makes the way of (\w+) (\d+) steps? longer": _costs,
    r"cuts (\w+) off": lambda claim, name: tour(claim.then, claim.names.index(name)) is None,
    r"opens your way": lambda claim: tour(claim.state, claim.seat) is None and _way(claim) is not None,
    r"Nobody’s way gets longer or shorter": lambda claim: all(
        tour(claim.then, seat) == tour(claim.state, seat) for seat in range(claim.state.seats)
    ),
    r"(?:yours|that of (\w+)) (\d+\.\d) instead of (\d+\.\d)": _takes,
    r"(?:^| )(\w+): (\d+) steps? home with both instead of (\d+)": _in_all,
    r"You stay\.": lambda claim: claim.then.pawns[claim.seat] == claim.state.pawns[claim.seat],
    r"Next you say where it goes\.": lambda claim: claim.can("lay"),
}
