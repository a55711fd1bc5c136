"""A night out retold in pictures: how it begins, what decides it, how it ends, and what is shown.

What else is worth a picture is in `patterns.py`.
"""

from __future__ import annotations

from games.contract import Moment
from games.penguins.field import span
from games.penguins.finale import led
from games.penguins.measures import SIZE
from games.penguins.patterns import PATTERNS, has_both
from games.penguins.pieces import BUDDIES, ROUNDS
from games.penguins.poster import night_view
from games.penguins.rarities import RARITIES
from games.penguins.routes import tour
from games.penguins.rules import Penguins
from games.penguins.squares import spoken
from tabletop.game import Names
from tabletop.history import log
from tabletop.match import Match
from tabletop.values import replace
from tabletop.wording import counted, in_words

__all__ = ["PATTERNS", "RARITIES", "deciding", "end", "opening", "picture"]

FARTHEST = 99  # steps: there is no way
ROOM = 7  # squares around whoever matters that a picture shows at least


def opening(match: Match, seat: int, names: Names) -> Moment:
    """The nests."""
    first = match.past(Penguins)[0]
    homes = in_words([f"{names[one]} on {spoken(nest)}" for one, nest in enumerate(first.nests)])
    return Moment(0, f"Nests: {homes}." if match.seats > 2 else f"Two nests in the ice: {homes}.")


def deciding(match: Match, seat: int, names: Names) -> Moment | None:
    """When the winner had both buddies."""
    last = match.past(Penguins)[-1]
    if last.ending == "draw":
        return None
    *_, met = (one for one in log(match, "met") if one.event.args[0] == last.seat)
    return has_both(met, names)


def end(match: Match, seat: int, names: Names) -> Moment:
    """Who is home, and how far the next one was from it."""
    last = match.past(Penguins)[-1]
    near, short = _next_home(last)
    if last.ending == "draw":
        return Moment(match.at, f"The sled left after {ROUNDS} rounds; nearest was {names[near]}, {short}.")
    home = f"Round {last.round}: {names[last.seat]} came home to {spoken(last.nests[last.seat])}"
    return Moment(match.at, f"{home}; next was {names[near]}, {short}.", (last.seat,))


def _next_home(last: Penguins) -> tuple[int, str]:
    """Who came next to being home, and what they were short of."""
    rest = [one for one in range(last.seats) if last.ending == "draw" or one != last.seat]
    steps = {one: tour(last, one) for one in rest}
    near = min(rest, key=lambda one: (-last.carried[one], FARTHEST if steps[one] is None else steps[one]))
    lacks, way = BUDDIES - last.carried[near], steps[near]
    if lacks:
        return near, "a buddy short" if lacks == 1 else "both buddies short"
    if way is None:
        return near, "with no way home"
    return near, f"{counted(way, 'step')} short" if way else "at the door"


def picture(match: Match, moment: Moment) -> str:
    """The ice as it lay, around those who matter."""
    state = match.past(Penguins)[moment.ply]
    squares = [square for who in moment.near for square in state.stands(who)]
    squares += led(state) if squares else []
    if not squares:
        return night_view(replace(match, at=moment.ply))
    west, north, east, south = span(squares)
    side = max(ROOM, east - west + ROOM - 2, south - north + ROOM - 2) * SIZE
    x, y = (west + east) * SIZE / 2 - side / 2, (north + south) * SIZE / 2 - side / 2
    return night_view(replace(match, at=moment.ply), (x, y, side))
