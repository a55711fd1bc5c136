"""A run of Run Away!! that goes by itself, as its hero has ordered (RA10.3): encounters are turned up at
random, items taken that are worth it, and whatever else would be asked is left.
"""

from __future__ import annotations

from games.run_away.chase import likely_pace
from games.run_away.deck import KIND
from games.run_away.pieces import TAKING
from games.run_away.position import Position
from games.run_away.running import flip_one, show_kept, take


def flip_itself(state: Position) -> None:
    """One of the encounters, by chance."""
    flip_one(state, state.luck("by itself", len(state.fronts[state.runner])))


def item_itself(state: Position) -> None:
    """An item that was turned up is taken if it is worth it; left alone it does nothing."""
    if worth_taking(state):
        take(state)


def bonus_itself(state: Position) -> None:
    """Of the card kept, an item alone is shown."""
    if KIND[state.hands[state.runner][0]] == "item":
        show_kept(state)


def worth_taking(state: Position) -> bool:
    """Is it taken? Unless the speed that it costs would bring the hero out of the dungeon, or out of the
    boss's reach."""
    place = state.place[state.runner]
    far, less = place + state.speed, place + max(0, state.speed - TAKING)
    if far >= state.exit > less:
        return False
    chased = not state.boss_done and not state.boss_waits and place >= state.boss_at
    return not (chased and far > state.boss_at + likely_pace(state) >= less)
