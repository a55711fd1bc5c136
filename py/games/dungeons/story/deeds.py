"""The deeds of who makes maps, and of who goes down into one: each looks through a match that is over, and
says in a sentence how it was done, or nothing."""

from __future__ import annotations

from dominoes.domino import Domino
from games.dungeons.making.depths import depths
from games.dungeons.pieces import FINAL, MOST
from games.dungeons.story.history import corridor, last, tolls
from games.dungeons.words import room
from tabletop.history import events
from tabletop.match import Match
from tabletop.wording import capital, counted, in_words, number

HALLS = 7  # in the box
CORRIDOR = 7  # rooms in a straight line
SPECIAL = 6  # special encounters on one map
DEEP = 11  # doors between the stairs and the farthest room
GUESTS = 3  # rooms that the players were shown
LIGHT_SLEEPER = 4  # the risk past which one sneaks only with luck
MOUSE = 2  # rooms on tiptoe
HEAVY = 10  # that one trophy counts
FORTUNE = 30  # treasure
UNHURT = 3  # trophies without a torch lost
STUBBORN = 3  # torches at one door
ALL = 2  # trophies that the boss could have had
BY_ITSELF = ("grow", "add", "reroll")  # the choices with which a map makes itself


# --- makers -----------------------------------------------------------------------------------


def whole_box(match: Match, seat: int) -> str:
    """As many rooms as a map can have."""
    rooms = len(last(match).laid)
    return f"{rooms} rooms, and one domino left to play with." if rooms == MOST else ""


def all_halls(match: Match, seat: int) -> str:
    """Every double on one map."""
    halls = [piece.domino for piece in last(match).laid if piece.domino.is_double]
    return f"All {number(HALLS)}, from {halls[0]} to {halls[-1]}." if len(halls) == HALLS else ""


def long_corridor(match: Match, seat: int) -> str:
    """Rooms in a straight line."""
    rooms = corridor(last(match).laid)
    return f"{capital(number(rooms))} rooms in a straight line." if rooms >= CORRIDOR else ""


def nothing_fits(match: Match, seat: int) -> str:
    """Special encounters, which come of hands that do not fit."""
    special = len(last(match).special)
    return f"{capital(number(special))} special encounters on one map." if special >= SPECIAL else ""


def deep(match: Match, seat: int) -> str:
    """A room far from the stairs."""
    doors = max(depths(last(match).laid), default=0)
    return f"{capital(number(doors))} doors from the stairs to the farthest room." if doors >= DEEP else ""


def handmade(match: Match, seat: int) -> str:
    """A map of which no room has laid itself."""
    state = last(match)
    alone = any(action.verb in BY_ITSELF for action in match.played)
    made = not state.during and state.made and not alone
    return f"{capital(counted(len(state.laid), 'room'))}, every one of them laid by hand." if made else ""


def guests(match: Match, seat: int) -> str:
    """Rooms that were shown to the players."""
    shown = last(match).shown
    return f"The players saw {number(len(shown))} rooms, {shown[-1]} last." if len(shown) >= GUESTS else ""


def secret(match: Match, seat: int) -> str:
    """A secret door that was found, and a room behind it."""
    state = last(match)
    behind = [piece.domino for piece in state.laid if piece.joint in state.found]
    return f"Behind a secret door was {room(behind[0])}." if behind else ""


def final(match: Match, seat: int) -> str:
    """The double six, in a dungeon that grew."""
    met = events(match, "final")
    return f"It was room {last(match).place(FINAL) + 1}." if met else ""


def corner(match: Match, seat: int) -> str:
    """A dead end, and nothing else open."""
    ends = [event for event in events(match, "dead end") if not event.args[1]]
    return f"{capital(room(ends[0].args[0]))} was the last, and every other way was shut." if ends else ""


# --- heroes -----------------------------------------------------------------------------------


def _loot(match: Match) -> int:
    """The treasure that a hero has carried out; -1 for whoever has not."""
    state = last(match)
    return state.loot() if state.ending in ("left", "boss") else -1


def out(match: Match, seat: int) -> str:
    """Out with anything at all."""
    loot = _loot(match)
    return f"Back in daylight with {counted(loot, 'treasure')}." if loot > 0 else ""


def special_guest(match: Match, seat: int) -> str:
    """The trophy of a special encounter."""
    state = last(match)
    mine = [tile for tile in state.trophies if tile in state.special]
    return f"{capital(in_words(mine))} came home, and counted twice." if mine and _loot(match) > 0 else ""


def everything(match: Match, seat: int) -> str:
    """Past the boss, who got nothing."""
    kept = len(last(match).trophies)
    past = last(match).ending == "boss" and not events(match, "taken") and kept >= ALL
    return f"{capital(number(kept))} fights, and the boss won none of them." if past else ""


def robbed(match: Match, seat: int) -> str:
    """Past the boss with nothing."""
    taken = len(events(match, "taken"))
    gone = last(match).ending == "boss" and not last(match).trophies
    return (
        f"The boss took {counted(taken, 'trophy', 'trophies')}, and that was all there was." if gone else ""
    )


def last_torch(match: Match, seat: int) -> str:
    """Out by the last light."""
    loot = _loot(match)
    by = loot > 0 and last(match).torches == 1
    return f"One torch for the whole way back, and {counted(loot, 'treasure')} to carry." if by else ""


def unhurt(match: Match, seat: int) -> str:
    """All torches, and trophies all the same."""
    state = last(match)
    done = _loot(match) > 0 and state.torches == state.all_torches and len(state.trophies) >= UNHURT
    return f"{capital(number(len(state.trophies)))} trophies, and not one torch out." if done else ""


def tiptoe(match: Match, seat: int) -> str:
    """Past somebody who sleeps lightly."""
    state = last(match)
    past = [e.args for e in events(match, "past") if state.is_room(e.args[0])]
    light = [(tile, die) for tile, die in past if state.danger(tile) >= LIGHT_SLEEPER]
    return f"A {light[0][1]}, and {room(light[0][0])} slept on." if light else ""


def mouse(match: Match, seat: int) -> str:
    """Nothing but sneaking."""
    state = last(match)
    rooms = len(state.entered) - 1
    quiet = state.ending == "left" and rooms >= MOUSE and not events(match, "met")
    return f"In and out of {counted(rooms, 'room')}, and nobody has seen a thing." if quiet else ""


def heavy(match: Match, seat: int) -> str:
    """A trophy that counts much."""
    state = last(match)
    best: Domino | None = max(state.trophies, key=state.worth, default=None)
    if best is None or _loot(match) <= 0 or state.worth(best) < HEAVY:
        return ""
    return f"{best} alone was worth {state.worth(best)}."


def fortune(match: Match, seat: int) -> str:
    """Treasure enough for a life without dungeons."""
    loot = _loot(match)
    return f"{loot} in treasure." if loot >= FORTUNE else ""


def stubborn(match: Match, seat: int) -> str:
    """Torches lost at one door."""
    [(tile, torches)] = tolls(match).most_common(1) or [(FINAL, 0)]
    return f"{capital(room(tile))} cost {number(torches)} torches." if torches >= STUBBORN else ""
