"""What of a night out is worth a picture: the patterns, each with its caption."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.contract import Moment, Pattern
from games.penguins.history import bridges
from games.penguins.pieces import BUDDIES
from games.penguins.routes import course, tour
from games.penguins.rules import Penguins
from games.penguins.squares import named, spoken
from tabletop.game import Names
from tabletop.history import Told, log
from tabletop.match import Match
from tabletop.wording import counted, number, often

FLOES = 3  # pushed about by one, worth telling
BEARS = 3
SAVED = 4  # steps that a floe saves or costs somebody
STEPS = 6  # of the longest walk


def _moment(told: Told, words: str, *near: int) -> Moment:
    """A turn that begins in the same action has its own round; this is the one of the event."""
    return Moment(told.ply, f"Round {told.before.round}: {words}", near)


# --- buddies ----------------------------------------------------------------------------------


def _hidden(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "placed"):
        whose, square = told.event.args
        where = named(told.after, square)
        yield Moment(told.ply, f"{names[told.seat]} hid a buddy of {names[whose]} on {where}. Not a sound.")


def _first_buddy(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "met"):
        who, carried = told.event.args
        if carried == 1 and sum(told.after.carried) == 1:
            yield _moment(told, f"{names[who]} found the first buddy of the night.", int(who))


def _both(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "met"):
        if told.event.args[1] == BUDDIES and told.after.carried.count(BUDDIES) == 1:
            yield has_both(told, names)


def has_both(told: Told, names: Names) -> Moment:
    """Whoever has both buddies now, and how far it is home."""
    who = int(told.event.args[0])
    left = course(told.after, who).home
    way = counted(left, "step") if left else "no way"
    return _moment(told, f"{names[who]} had both buddies, and {way} to go home.", who)


def _catching_up(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """The second one with both."""
    for told in log(match, "met"):
        who, carried = told.event.args
        others = [one for one, has in enumerate(told.after.carried) if has == BUDDIES and one != who]
        if carried == BUDDIES and len(others) == 1:
            yield _moment(told, f"{names[who]} had both too, and {names[others[0]]} looked round.", int(who))


def _at_once(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Both buddies in two turns, one after the other."""
    rounds: dict[int, int] = {}
    for told in log(match, "met"):
        who, carried = told.event.args
        if carried == BUDDIES and who in rounds and told.before.round - rounds[who] <= 1:
            now, before = told.before.round, rounds[who]
            when = (
                f"both buddies in round {now}"
                if now == before
                else f"one buddy in round {before} and one in {now}"
            )
            yield Moment(told.ply, f"{names[who]} found {when}, and stopped looking sad.", (int(who),))
        rounds[int(who)] = told.before.round


def _well_hidden(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """The buddy that was met last of all, late."""
    met = list(log(match, "met"))
    if met and met[-1].before.round >= 6:
        who = int(met[-1].event.args[0])
        yield Moment(
            met[-1].ply,
            f"Only in round {met[-1].before.round} did {names[who]} find a buddy, and nobody one after that.",
            (who,),
        )


def _own_nudge(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "nudged"):
        whose, square = told.event.args
        if int(whose) == told.seat:
            where = named(told.after, square)
            yield _moment(told, f"a buddy of {names[whose]} shuffled to {where}.", int(whose))


# --- the ice ----------------------------------------------------------------------------------


def _ice_moves(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "laid"):
        tile = spoken(told.event.args[0])
        ways = [
            (before - after, who)
            for who in range(match.seats)
            if (before := tour(match.past(Penguins)[told.ply - 2], who)) is not None
            and (after := tour(told.after, who)) is not None
        ]
        least, most = min(ways, default=(0, 0)), max(ways, default=(0, 0))
        mover = told.seat
        if most[0] >= SAVED and most[1] == mover:
            yield _moment(
                told, f"{names[mover]} pushed {tile} about, and saved {counted(most[0], 'step')}.", mover
            )
        elif least[0] <= -SAVED and least[1] != mover:
            yield _moment(
                told,
                f"{names[mover]} moved {tile}; {names[least[1]]} had {-least[0]} steps more to go.",
                least[1],
            )


def _too_kind(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """A floe that somebody else had laid, over which the winner came home."""
    last = match.past(Penguins)[-1]
    lent = (
        {tile: mover for tile, mover in bridges(match) if mover != last.seat} if last.ending == "home" else {}
    )
    for told in log(match, "laid"):
        tile = told.event.args[0]
        if lent.get(tile) == told.seat:
            yield _moment(
                told,
                f"{names[told.seat]} laid {spoken(tile)} where {names[last.seat]} would come home.",
            )


def _own_bridge(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    last = match.past(Penguins)[-1]
    own = [tile for tile, mover in bridges(match) if mover == last.seat] if last.ending == "home" else []
    for told in log(match, "laid"):
        tile = told.event.args[0]
        if tile in own and told.seat == last.seat:
            yield _moment(told, f"{names[last.seat]} laid {spoken(tile)} like a doormat, and kept to it.")


def _nest_moves(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "laid"):
        tile = told.event.args[0]
        if tile in told.after.nests:
            whose = told.after.nests.index(tile)
            mover = told.seat
            said = "moved house" if whose == mover else f"moved the house of {names[whose]}"
            yield _moment(told, f"{names[mover]} {said}: {spoken(tile)} went to sea.")


def _furniture(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    moved: Counter[int] = Counter()
    for told in log(match, "laid"):
        moved[told.seat] += 1
        if moved[told.seat] == FLOES:
            who, tile = names[told.seat], spoken(told.event.args[0])
            yield _moment(told, f"{tile} was the third floe that {who} had pushed about.")


# --- meetings ---------------------------------------------------------------------------------


def _stunned(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "stunned"):
        whom = int(told.event.args[0])
        if told.seat != whom:
            yield _moment(told, f"{names[told.seat]} stirred the ice, and {names[whom]} saw stars.", whom)


def _grudge(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Stunned by somebody whom one has stunned before."""
    blows: set[tuple[int, int]] = set()
    for told in log(match, "stunned"):
        by, whom = told.seat, int(told.event.args[0])
        if (whom, by) in blows:
            yield _moment(told, f"this time {names[by]} made {names[whom]} see stars. Quits.", whom)
        blows.add((by, whom))


def _twice_stunned(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    blows: Counter[int] = Counter()
    for told in log(match, "stunned"):
        whom = int(told.event.args[0])
        blows[whom] += 1
        if blows[whom] >= 2:
            yield _moment(
                told, f"{names[whom]} saw stars {often(blows[whom])} that night, all indoors.", whom
            )


def _so_near(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Stunned with both buddies."""
    for told in log(match, "stunned"):
        whom = int(told.event.args[0])
        home = course(told.after, whom).home
        if told.after.carried[whom] == BUDDIES and home:
            yield _moment(
                told, f"{names[whom]}, {counted(home, 'step')} from home with both, saw stars.", whom
            )


def _bears(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    met: Counter[int] = Counter()
    for told in log(match, "bear"):
        met[told.seat] += 1
        if met[told.seat] == BEARS:
            who = told.seat
            yield _moment(told, f"{names[who]} tiptoed up to a third bear. They snored on.", who)


def _bear(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "walked"):
        way = told.event.args[0]
        if any(event.kind == "bear" for event in told.after.events()):
            who = told.seat
            yield _moment(told, f"{names[who]} stopped at {named(told.after, way[-1])}, and whispered.", who)


def _stayed(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "stayed"):
        who = told.seat
        yield _moment(told, f"{names[who]} rolled a {told.before.die} and stayed put.", who)


def _long_walk(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "walked"):
        way = told.event.args[0]
        if len(way) - 1 == STEPS:
            who, where = told.seat, named(told.after, way[-1])
            yield _moment(told, f"{names[who]} waddled six steps, to {where}.", who)


def _short_walk(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "walked"):
        way = told.event.args[0]
        if len(way) == 2 and told.before.die:
            who = told.seat
            halt = told.after.ice[way[-1]][1] == told.before.die
            then = f"and a {told.before.die} called halt" if halt else f"to {named(told.after, way[-1])}"
            yield _moment(told, f"one step of {names[who]}, {then}.", who)


def _walk(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any walk, so that the quietest night has something to show."""
    for told in log(match, "walked"):
        way = told.event.args[0]
        if told.ply < match.at and 2 < len(way) <= STEPS:
            who, where = told.seat, named(told.after, way[-1])
            yield _moment(told, f"{names[who]} went {number(len(way) - 1)} steps, to {where}.", who)


PATTERNS = (
    Pattern("hidden", _hidden),
    Pattern("first-buddy", _first_buddy),
    Pattern("both", _both),
    Pattern("catching-up", _catching_up),
    Pattern("at-once", _at_once),
    Pattern("well-hidden", _well_hidden),
    Pattern("own-nudge", _own_nudge),
    Pattern("ice-moves", _ice_moves),
    Pattern("too-kind", _too_kind),
    Pattern("own-bridge", _own_bridge),
    Pattern("nest-moves", _nest_moves),
    Pattern("furniture", _furniture),
    Pattern("stunned", _stunned),
    Pattern("grudge", _grudge),
    Pattern("twice-stunned", _twice_stunned),
    Pattern("so-near", _so_near),
    Pattern("bears", _bears),
    Pattern("bear", _bear),
    Pattern("stayed", _stayed),
    Pattern("long-walk", _long_walk),
    Pattern("short-walk", _short_walk),
    Pattern("walk", _walk),
)
