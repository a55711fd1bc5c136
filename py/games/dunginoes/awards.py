"""What is awarded at the end of Dunginoes in company: for manners below ground, mostly bad ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dominoes.domino import Domino, spoken
from drawing import back, die, domino
from drawing.bestiary import BOSSES, MONSTERS, PROPER
from games.contract import Award
from games.dunginoes.pieces import HAND
from games.dunginoes.rules import Dunginoes
from tabletop.game import Names
from tabletop.history import events, plays
from tabletop.match import Match
from tabletop.wording import counted, in_words, number, often

Given = tuple[int, str] | None  # to which seat, and for what

BRAWLS = 2  # fights won, or lost
ROOMS = 5  # laid by one
SEARCHES = 3
FEAST = 6  # pips that the boss has got from one


def _end(match: Match) -> Dunginoes:
    return match.past(Dunginoes)[-1]


def _most(doers: Iterable[int], least: int) -> tuple[int, int] | None:
    """Who is named most, and how often; None if nobody is often enough."""
    seat, times = max(Counter(doers).items(), key=lambda one: (one[1], -one[0]), default=(0, 0))
    return (seat, times) if times >= least else None


def _who(tile: Domino) -> str:
    """A monster with its article."""
    name = MONSTERS[tile].name
    return name if name in PROPER else f"the {name}"


def _brawler(match: Match, names: Names) -> Given:
    """Whoever has beaten most monsters."""
    won = events(match, "beat")
    most = _most((event.seat for event in won), BRAWLS)
    if not most:
        return None
    seat, _ = most
    return seat, f"who beat {in_words([_who(event.args[0]) for event in won if event.seat == seat])}"


def _tea(match: Match, names: Names) -> Given:
    """Whoever has lost most fights."""
    lost = events(match, "beaten")
    most = _most((event.seat for event in lost), BRAWLS)
    if not most:
        return None
    seat, times = most
    worst = [event.args[0] for event in lost if event.seat == seat][-1]
    return seat, f"who lost a fight {often(times)}, the last of them to {_who(worst)}"


def _nosiest(match: Match, names: Names) -> Given:
    """Whoever has searched most."""
    most = _most((event.seat for event in events(match, "searched")), SEARCHES)
    return most and (most[0], f"who had to look behind everything, {often(most[1])}")


def _woke(match: Match, names: Names) -> Given:
    """Whoever has drawn the last domino."""
    for event in events(match, "boss called"):
        return event.seat, f"who drew the last domino and woke {BOSSES[_end(match).laid[0].domino].name}"
    return None


def _passage(match: Match, names: Names) -> Given:
    """A search whose domino fitted."""
    for before, action, _ in plays(match, Dunginoes):
        if before.step == "passage":
            return before.seat, f"who went looking for a fight and found a passage, {spoken(action.args[0])}"
    return None


def _only_number(match: Match, names: Names) -> Given:
    """A fight won against a double, where one roll does."""
    for event in events(match, "beat", "kept"):
        tile, rolled = event.args
        if tile.is_double:
            what = f"beat {_who(tile)}" if event.kind == "beat" else f"saved {spoken(tile)} from the boss"
            return event.seat, f"who {what} with the only number that would do, a {rolled}"
    return None


def _feast(match: Match, names: Names) -> Given:
    """Whoever the boss has got most from."""
    taken = Counter[int]()
    for event in events(match, "taken"):
        taken[event.seat] += event.args[0].pips
    seat, pips = max(taken.items(), key=lambda one: one[1], default=(0, 0))
    if pips < FEAST:
        return None
    return seat, f"who fed {BOSSES[_end(match).laid[0].domino].name} with {counted(pips, 'pip')}"


def _pockets(match: Match, names: Names) -> Given:
    """Out, with nothing."""
    state = _end(match)
    for seat in state.escaped:
        if not state.hands[seat]:
            return seat, "out of the dungeon with empty pockets"
    return None


def _full(match: Match, names: Names) -> Given:
    """Out, with both hands full."""
    state = _end(match)
    for seat in state.escaped:
        if len(state.hands[seat]) >= HAND:
            return seat, f"out with both hands full: {in_words([spoken(tile) for tile in state.hands[seat]])}"
    return None


def _builder(match: Match, names: Names) -> Given:
    """Whoever has laid most rooms."""
    most = _most((event.seat for event in events(match, "laid")), ROOMS)
    return most and (most[0], f"who added {number(most[1])} rooms to the place")


AWARDS = (
    Award("brawler", "Worst guest", domino(3, 6), 15, _brawler),
    Award("tea", "Stayed for tea", back(), 36, _tea),
    Award("nosiest", "Nosiest", domino(0, 3), 58, _nosiest),
    Award("woke", "Who woke it?", back() + die(1), 86, _woke),
    Award("passage", "Lost, and lucky", domino(2, 3), 91, _passage),
    Award("only-number", "The only number", domino(4, 4), 35, _only_number),
    Award("feast", "Best host", domino(6, 6), 70, _feast),
    Award("pockets", "Empty pockets", domino(0, 0), 53, _pockets),
    Award("full", "Both hands full", domino(1, 3) + domino(2, 5), 38, _full),
    Award("builder", "Landlord", domino(1, 5), 95, _builder),
)
