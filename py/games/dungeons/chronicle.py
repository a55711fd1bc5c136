"""A way through a map retold in pictures: how it begins, what decides it, how it ends, and what is shown.

What else is worth a picture is in `patterns.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from dominoes.duel import rolls
from drawing.bestiary import MONSTERS, monster
from games.contract import Moment
from games.dungeons.making.depths import depths
from games.dungeons.patterns import PATTERNS, boss, delved, held, one_left, taken_back
from games.dungeons.rarities import RARITIES
from games.dungeons.rules import Dungeons
from games.dungeons.story.history import LOST, last
from games.dungeons.story.poster import poster
from games.dungeons.words import room
from tabletop.game import Names
from tabletop.history import log
from tabletop.match import Match
from tabletop.values import replace
from tabletop.wording import capital, counted

__all__ = ["PATTERNS", "RARITIES", "deciding", "end", "opening", "picture"]

MET = ("beat", "past", *LOST)  # the events in which somebody at a door is met


def opening(match: Match, seat: int, names: Names) -> Moment:
    """The map, or, where it was made by hand, who lives behind its first doors."""
    for moment in (*_made(match), *delved(match, seat, names)):
        return moment
    return Moment(0, f"A map, and nobody in it but {boss(match)}.")


def deciding(match: Match, seat: int, names: Names) -> Moment | None:
    """The dearest trophy that the boss took, or else could not take; without the boss the last torch."""
    staked = [told for told in log(match, "taken", "kept") if told.ply < match.at]
    if staked:
        took = [told for told in staked if told.event.kind == "taken"]
        dearest = max(took or staked, key=lambda told: told.after.worth(told.event.args[0]))
        return taken_back(match, dearest) if took else held(match, dearest)
    return next((one_left(told) for told in log(match, "torch") if told.event.args[0] == 1), None)


def end(match: Match, seat: int, names: Names) -> Moment:
    """What came out, or how the light went out."""
    state = last(match)
    loot = state.loot()
    if state.ending == "dark":
        *_, told = log(match, *LOST)
        tile, die = told.event.args
        if told.event.kind == "heard":
            return Moment(match.at, f"A board creaked on a {die}; {monster(tile)} blew out the last torch.")
        return Moment(
            match.at, f"{capital(monster(tile))} blew out the last torch: a {die}, where {rolls(tile)} wins."
        )
    if state.ending == "boss":
        if not state.trophies:
            return Moment(match.at, f"Out past {boss(match)}, who kept everything. The stairs were free.")
        return Moment(
            match.at,
            f"Out past {boss(match)} with {counted(len(state.trophies), 'trophy', 'trophies')}, "
            f"worth {loot}.",
        )
    torches = counted(state.torches, "torch", "torches")
    brought = f"{loot} in treasure" if loot else "nothing"
    return Moment(match.at, f"Out with {brought} and {torches}; {boss(match)} slept on.")


def picture(match: Match, moment: Moment) -> str:
    """The map as it was then, with whoever was met there."""
    met = [event.args[0] for event in match.past(Dungeons)[moment.ply].events() if event.kind in MET]
    return poster(replace(match, at=moment.ply), MONSTERS[met[0]] if met else None)


def _made(match: Match) -> Iterator[Moment]:
    """The map, before anybody went in."""
    for told in log(match, "made"):
        tiles = [piece.domino for piece in told.after.laid]
        home = told.after.boss_room()
        doors = depths(told.after.laid)[tiles.index(home)]
        yield Moment(
            told.ply,
            f"A map of {counted(len(tiles), 'room')}, and {boss(match)} {counted(doors, 'door')} "
            f"down, in {room(home)}.",
        )
