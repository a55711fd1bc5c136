"""How likely a hero is to win from where he stands (DU8): door by door along the way to the boss.

The way is all that counts here, and what lies beside it only as a trophy more. Whoever leaves with treasure
has something, too: `CONTENT` says how much of a win that is.
"""

from __future__ import annotations

from functools import lru_cache

from dominoes.domino import Domino
from games.dungeons.pieces import FACES
from games.dungeons.quest.odds import odds, sneaks
from games.dungeons.rules import Dungeons
from tabletop.actions import Action

CONTENT = 0.2
WHOLE = 100  # the chance to lose all to the boss is counted in hundredths

Way = tuple[tuple[int, int], ...]  # of each door to the boss: the faces that win its fight, and that sneak in


def way(state: Dungeons) -> list[Domino]:
    """The rooms that are still to be entered on the way to the boss, nearest first."""
    found, place = [], state.laid[state.place(state.boss_room())].joins
    while state.laid[place].domino not in state.entered:
        found.append(state.laid[place].domino)
        place = state.laid[place].joins
    return found[::-1]


def hope(state: Dungeons, action: Action) -> float:
    """The chance to win after an action of the quest, 0 to 1."""
    if action.verb == "leave":
        return CONTENT * bool(state.loot())
    miss = WHOLE
    for trophy in state.trophies:
        miss = _missed(miss, odds(trophy))
    if action.verb == "challenge":
        return 1 - miss / WHOLE
    if action.verb == "stake":
        return 1.0
    [tile] = action.args
    ahead = way(state)
    doors = tuple((odds(room), sneaks(state.danger(room))) for room in ahead)
    behind = doors[1:] if tile in ahead else doors
    fights = action.verb == "fight"
    faces = odds(tile) if fights else sneaks(state.danger(tile))
    won = _hope(behind, state.torches, _missed(miss, faces) if fights else miss)
    return _either(faces, won, _hope(doors, state.torches - 1, miss))


@lru_cache(maxsize=20_000)
def _hope(doors: Way, torches: int, miss: int) -> float:
    """The chance to win with so many torches before these doors, all of which lead to the boss."""
    if not torches:
        return 0.0
    rest = CONTENT * (miss < WHOLE)
    if not doors:
        return max(rest, 1 - miss / WHOLE)
    (fight, sneak), behind = doors[0], doors[1:]
    lost = _hope(doors, torches - 1, miss)
    return max(
        rest,
        _either(fight, _hope(behind, torches, _missed(miss, fight)), lost),
        _either(sneak, _hope(behind, torches, miss), lost),
    )


def _either(faces: int, won: float, lost: float) -> float:
    return (faces * won + (FACES - faces) * lost) / FACES


def _missed(miss: int, faces: int) -> int:
    return round(miss * (FACES - faces) / FACES)
