"""How a night out is told when it is over: a headline, one line of story, and its picture."""

from __future__ import annotations

from collections import Counter

from games import defaults
from games.penguins.awards import AWARDS
from games.penguins.history import bridges, close_behind, stuns
from games.penguins.pieces import BUDDIES, ROUNDS
from games.penguins.poster import poster
from games.penguins.routes import tour
from games.penguins.rules import Penguins
from games.penguins.squares import spoken
from tabletop.game import Names
from tabletop.history import events
from tabletop.match import Match
from tabletop.wording import counted, in_words, number, often

__all__ = ["AWARDS", "boast", "headline", "poster", "tale"]

QUICK = 5  # rounds: who is home by then was quick
LATE = 9  # rounds: who is home only then has made a night of it
DAZED = 2  # times that one can be stunned before it is worth telling
SLEEPY = 5  # walks that end beside a bear, before the bears are worth telling


boast = defaults.no_boast


def headline(match: Match, seat: int, names: Names) -> str:
    """Who catches the sled, and in which manner."""
    last = match.past(Penguins)[-1]
    if last.ending == "draw":
        return f"{in_words(names)} miss the sled"
    who = names[last.seat]
    if close_behind(last):
        return f"{who} is home by a beak’s length"
    if stuns(match)[last.seat] >= DAZED:
        return f"{who} sees stars, and the sled"
    if last.round <= QUICK:
        return f"{who} is first at the party"
    if last.round >= LATE:
        return f"{who} slides in at dawn"
    if sum(carried == BUDDIES for carried in last.carried) == 1:
        return f"{who} leaves them all out in the cold"
    return f"{who} catches the sled"


def tale(match: Match, seat: int, names: Names) -> str:
    """How the winner came home, and what kept the one who was nearest; or how a night goes by."""
    last = match.past(Penguins)[-1]
    if last.ending == "draw":
        return _nobody(match, last, names)
    return f"{_homecoming(match, last, names)}; {_meanwhile(match, last, names)}."


def _homecoming(match: Match, last: Penguins, names: Names) -> str:
    """The nest, the round, and whose floe led there."""
    nest = last.nests[last.seat]
    moved = any(event.args[0] == nest for event in events(match, "laid"))
    address = ", new address and all," if moved else ""
    home = f"{names[last.seat]} came home to {spoken(nest)}{address} in round {number(last.round)}"
    laid = [(tile, seat) for tile, seat in bridges(match) if tile != nest]
    lent = [(tile, seat) for tile, seat in laid if seat != last.seat]
    if lent:
        tile, seat = lent[-1]
        return f"{home}, over {spoken(tile)}, which {names[seat]} had kindly put there"
    if laid:
        return f"{home}, over {in_words([spoken(tile) for tile, _ in laid[-2:]])}, put there on purpose"
    return home


def _meanwhile(match: Match, last: Penguins, names: Names) -> str:
    """What is told of the others, the most painful first."""
    near = close_behind(last)
    if near:
        seat, steps = near
        where = f"{counted(steps, 'step')} from the door" if steps else "at the door, a turn too late"
        return f"{names[seat]}, with both buddies, was {where}"
    seat, times = max(stuns(match).items(), key=lambda one: one[1], default=(0, 0))
    if times >= DAZED:
        return f"{names[seat]} saw stars {often(times)}, and none of them in the sky"
    bears = Counter(event.seat for event in events(match, "bear") if event.seat != last.seat)
    seat, times = max(bears.items(), key=lambda one: one[1], default=(0, 0))
    if times >= SLEEPY:
        return f"{names[seat]} tiptoed up to a sleeping bear {often(times)}"
    rest = [seat for seat in range(last.seats) if seat != last.seat]
    first = max(rest, key=lambda seat: last.carried[seat])
    if not last.carried[first]:
        return f"{in_words([names[seat] for seat in rest])} had not met a single buddy"
    moved = [event for event in events(match, "laid") if event.seat == first]
    went = f", and had last pushed {spoken(moved[-1].args[0])} about" if moved else ""
    togo = tour(last, first)
    if togo == 0:
        return f"{names[first]} saw stars on the doorstep"
    way = "no way to go, as the ice lay" if togo is None else f"{counted(togo, 'step')} to go"
    return f"{names[first]} had {way}{went}"


def _nobody(match: Match, last: Penguins, names: Names) -> str:
    """A draw: who had most, what the ice did, and the bears."""
    laid, bears = events(match, "laid"), events(match, "bear")
    first = max(range(last.seats), key=lambda seat: last.carried[seat])
    kept = f"{names[first]} had {_buddies(last.carried[first])}"
    end = f"and {spoken(laid[-1].args[0])} drifted last" if laid else "and the ice never moved"
    return (
        f"Nobody was home after {ROUNDS} rounds, {counted(len(laid), 'floe')} pushed about and "
        f"{counted(len(bears), 'bear')} nearly woken: {kept}, {end}."
    )


def _buddies(carried: int) -> str:
    return ("no buddy", "one buddy", "both buddies")[carried]
