"""What a match of Penguin's Night Out is remembered by: walks, bridges, bears and bumps on the head."""

from __future__ import annotations

from collections import Counter

from dominoes.domino import Domino
from games.penguins.going import Ice
from games.penguins.outlook import left
from games.penguins.pieces import BUDDIES, NINE
from games.penguins.routes import course
from games.penguins.rules import Penguins
from tabletop.grid import Point
from tabletop.history import events, plays
from tabletop.match import Match

CLOSE = 1.3  # turns from home, on average: most rolls would have done


def last_walk(match: Match) -> list[Point]:
    """The squares of the last walk, the one where it began included, if it belongs to the turn that the match
    ended with."""
    last = match.past(Penguins)[-1]
    walks = (
        event.args[0]
        for before, _, after in plays(match, Penguins)
        for event in after.events()
        if event.kind == "walked" and before.turns == last.turns
    )
    return list(next(walks, ()))


def bridges(match: Match) -> list[tuple[Domino, int]]:
    """The floes that the last walk crossed and somebody had moved, each with the seat that moved it last."""
    moved = {event.args[0]: event.seat for event in events(match, "laid")}
    ice = match.past(Penguins)[-1].ice
    crossed = dict.fromkeys(NINE[ice[square][0]] for square in last_walk(match) if square in ice)
    return [(tile, moved[tile]) for tile in crossed if tile in moved]


def close_behind(last: Penguins) -> tuple[int, int] | None:
    """Whoever had both buddies like the winner and needed about a turn more, and how many steps from home
    that was: of several the nearest."""
    ice = Ice.of(last.ice, last.sides)
    rivals = (seat for seat in range(last.seats) if seat != last.seat and last.carried[seat] == BUDDIES)
    close = ((left(last, ice, seat), seat) for seat in rivals)
    turns, seat = min(close, default=(CLOSE + 1, 0))
    steps = course(last, seat).home if turns <= CLOSE else None
    return None if steps is None else (seat, steps)


def stuns(match: Match) -> Counter[int]:
    """How often each seat was stunned."""
    return Counter(int(event.args[0]) for event in events(match, "stunned"))
