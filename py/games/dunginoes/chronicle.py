"""A visit to the dungeon retold in pictures: how it begins, what decides it, how it ends, and what is shown.

What else is worth a picture is in `patterns.py`.
"""

from __future__ import annotations

from dominoes.domino import spoken
from dominoes.duel import rolls
from drawing.bestiary import MONSTERS, monster
from games.contract import Moment
from games.dunginoes.patterns import PATTERNS, boss, called, fight_before
from games.dunginoes.pieces import TO_BEAT
from games.dunginoes.poster import poster
from games.dunginoes.rarities import RARITIES
from games.dunginoes.rules import Dunginoes
from tabletop.game import Names
from tabletop.history import log
from tabletop.match import Match
from tabletop.values import replace
from tabletop.wording import capital, counted, in_words

__all__ = ["PATTERNS", "RARITIES", "deciding", "end", "opening", "picture"]


def opening(match: Match, seat: int, names: Names) -> Moment:
    """The first room, who is at home there, and who comes."""
    state = match.past(Dunginoes)[0]
    first = spoken(state.laid[0].domino)
    hand = in_words([spoken(tile) for tile in state.hands[state.seat]])
    return Moment(
        0, f"{capital(first)}, home of {boss(match)}; {called(match, names, state.seat)} brought {hand}."
    )


def deciding(match: Match, seat: int, names: Names) -> Moment | None:
    """The domino that the boss took and that would have won, or cost most; or the light before the last."""
    state = match.past(Dunginoes)[-1]
    if state.ending != "escaped":
        return _one_light(match, names)
    to_beat = TO_BEAT + 1 if match.seats == 1 else max(map(state.loot, state.escaped))
    taken = [one for one in log(match, "taken") if one.ply < match.at]
    best = max(
        taken,
        key=lambda one: (
            state.loot(one.seat) < to_beat <= state.loot(one.seat) + one.event.args[0].pips,
            one.seat == seat,
            one.event.args[0].pips,
        ),
        default=None,
    )
    if not best:
        return None
    tile, die = best.event.args
    saved = f"{capital(rolls(tile))} would have saved {spoken(tile)} from {boss(match)}"
    return Moment(best.ply, f"{saved}; {called(match, names, best.seat)} rolled a {die}.")


def _one_light(match: Match, names: Names) -> Moment | None:
    """Whose light went out last, when it had one left."""
    *_, last = log(match, "stunned")
    who = last.seat
    flips = [one for one in log(match, "flipped") if one.seat == who and one.ply < last.ply]
    if not flips:
        return None
    cost, tile, die = spoken(flips[-1].event.args[0]), *fight_before(match, flips[-1])
    return Moment(
        flips[-1].ply,
        f"A {die} against {monster(tile)} cost {called(match, names, who)} {cost}. One torch was left.",
    )


def end(match: Match, seat: int, names: Names) -> Moment:
    """Who came out, and with what, and by what they were first; or how the last light went out."""
    state = match.past(Dunginoes)[-1]
    if state.ending != "escaped":
        *_, last = log(match, "stunned")
        tile, die = fight_before(match, last)
        out = "Lights out" if match.seats == 1 else "Nobody came back"
        who = called(match, names, last.seat)
        return Moment(
            match.at, f"{out}: {who} rolled a {die} against {monster(tile)}; {rolls(tile)} would have done."
        )
    most = max(map(state.loot, state.escaped))
    first = [one for one in state.escaped if state.loot(one) == most]
    who = in_words([called(match, names, one) for one in first])
    if not most:
        *_, eaten = [None, *log(match, "taken")]
        for_it = f"; {boss(match)} ate {spoken(eaten.event.args[0])}" if eaten else ""
        return Moment(match.at, f"Daylight: {who} came out with nothing{for_it}.")
    tiles = in_words([spoken(tile) for tile in state.hands[first[0]]]) if len(first) == 1 else "as much"
    return Moment(
        match.at, f"Daylight: {who} came out with {tiles}, {counted(most, 'pip')}{_by(state, names)}."
    )


def _by(state: Dunginoes, names: Names) -> str:
    """How far it was from winning alone, or from the next in company."""
    most = max(map(state.loot, state.escaped))
    if state.seats == 1:
        return f"; {TO_BEAT + 1} would have won" if most <= TO_BEAT else f"; {TO_BEAT + 1} were enough"
    rest = [one for one in state.escaped if state.loot(one) < most]
    if not rest:
        return "" if len(state.escaped) > 1 else "; nobody else did"
    second = max(rest, key=state.loot)
    return f"; {names[second]} had {state.loot(second) or 'none'}"


def picture(match: Match, moment: Moment) -> str:
    """The dungeon as it was then, with whoever was fought there."""
    states = match.past(Dunginoes)[: moment.ply + 1]
    if any(event.kind in ("flipped", "stunned") for event in states[-1].events()):
        states = states[:-1]  # the light went out by the fight just before
    fought = [event.args[0] for event in states[-1].events() if event.kind in ("beat", "beaten")]
    return poster(replace(match, at=moment.ply), MONSTERS[fought[0]] if fought else None)
