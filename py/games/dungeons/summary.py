"""How a map stands, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from games.dungeons.rules import Dungeons
from tabletop.game import Names
from tabletop.wording import counted


def summary(state: Dungeons, _: Names) -> str:
    """The rooms and the pile; in the evening what the players have seen; on a quest torches and trophies."""
    pile = counted(len(state.pile), "domino", "dominoes")
    if state.playing:
        won = counted(len(state.trophies), "trophy", "trophies")
        return (
            f"{counted(len(state.entered), 'room')} entered of {len(state.laid)}; {state.torches} of "
            f"{state.all_torches} torches are left, and {won} won."
        )
    if state.evening and not state.during:
        return f"The players have seen {counted(len(state.shown), 'room')} of {len(state.laid)}."
    if state.made:
        return f"{counted(len(state.laid), 'room')}; the map is made."
    return (
        f"{counted(len(state.laid), 'room')} with {counted(len(state.ends), 'free end')}; {pile} in the pile."
    )


def turn_words(state: Dungeons) -> str:
    """Of a map that is played, how many rooms the hero has entered: nobody counts turns there, and rooms have
    the numbers of the map."""
    return f"step {len(state.entered)}" if state.playing else "the start"
