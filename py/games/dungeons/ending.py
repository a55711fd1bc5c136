"""How a map, or a hero's match on it, is told when it is over: a headline, one line of story, a boast, and
its picture."""

from __future__ import annotations

from collections.abc import Callable

from dominoes.domino import Domino
from dominoes.duel import rolls
from drawing.bestiary import BOSSES, monster
from games import defaults
from games.dungeons.making.depths import depths
from games.dungeons.pieces import FINAL
from games.dungeons.rules import Dungeons
from games.dungeons.story.history import farthest, heart, last, tolls, ways_on
from games.dungeons.story.poster import poster
from games.dungeons.words import room
from tabletop.game import Names
from tabletop.history import events
from tabletop.match import Match
from tabletop.wording import capital, counted, in_words, number

__all__ = ["AWARDS", "boast", "headline", "poster", "tale"]

AWARDS = defaults.NO_AWARDS

FORTUNE = 30  # treasure with which one need not go down again
FEW = 2  # trophies that are told by name
MANY_SPECIAL = 4  # special encounters that are worth a word


def headline(match: Match, seat: int, names: Names) -> str:
    """How it ended: a map by its rooms, a hero by what came along."""
    return _HEADS[last(match).ending](last(match))


def tale(match: Match, seat: int, names: Names) -> str:
    """What was at the heart of the map; or who cost most torches, and what came home."""
    return capital(_TALES[last(match).ending](match, last(match)))


def boast(match: Match, seat: int) -> str:
    """What this hero has brought home, or what is in the map."""
    state = last(match)
    if state.ending == "dark":
        return f"Last seen at the door of {monster(_last_blow(match))}."
    if state.playing:
        best = sorted(state.trophies, key=state.worth, reverse=True)
        return f"Home with {_some(best)}." if best else ""
    if len(state.laid) == 1:
        return ""
    halls = sum(piece.domino.is_double for piece in state.laid)
    told = [counted(halls, "hall")] * (halls > 0)
    told += [counted(len(state.special), "special encounter")] * bool(state.special)
    return f"{capital(in_words([*told, counted(max(depths(state.laid)), 'door') + ' deep']))}."


# --- headlines ------------------------------------------------------------------------------


def _map_head(state: Dungeons) -> str:
    rooms = len(state.laid)
    if state.evening and len(state.shown) == rooms:
        return f"All {rooms} rooms, and everybody home"
    if state.evening:
        return f"An evening in {counted(len(state.shown), 'room')} of {rooms}"
    return f"{'A dungeon' if state.during else 'A map'} of {counted(rooms, 'room')}"


def _dark_head(state: Dungeons) -> str:
    loot = state.loot()
    return f"Lost in the dark, with {loot} in treasure" if loot else "Lost in the dark"


def _left_head(state: Dungeons) -> str:
    loot = state.loot()
    if not loot:
        return "Out again, and nothing else"
    return f"Out by the last torch, with {loot}" if state.torches == 1 else f"Out with {loot} in treasure"


def _boss_head(state: Dungeons) -> str:
    if not state.trophies:
        return "The boss kept everything"
    loot = state.loot()
    return f"Past the boss with {'a fortune, ' if loot >= FORTUNE else ''}{loot} in treasure"


_HEADS: dict[str, Callable[[Dungeons], str]] = {
    "closed": _map_head,
    "dark": _dark_head,
    "left": _left_head,
    "boss": _boss_head,
}

# --- a map ----------------------------------------------------------------------------------


def _map_tale(match: Match, state: Dungeons) -> str:
    return f"{_middle(state)}; {_at_the_table(match, state) or _far(state)}."


def _middle(state: Dungeons) -> str:
    """The hall through which most ways lead, and who keeps it; or that there is none."""
    place, rooms = heart(state), len(state.laid)
    if rooms == 1:
        return f"a dungeon of one room, home of {monster(state.laid[0].domino)}"
    if place < 0:
        return f"{number(rooms)} rooms and no hall on the way, from {room(state.laid[0].domino)} on"
    tile, on = state.laid[place].domino, ways_on(state.laid, place)
    ways = f"{number(on)} ways on" if on > 1 else "one way on"
    return f"at its heart is {room(tile)}, with {ways}, and {monster(tile)} to keep it"


def _at_the_table(match: Match, state: Dungeons) -> str:
    """What the players have made of it, if there is anything to tell."""
    rooms = len(state.laid)
    if state.during and state.found:
        return f"the party found {counted(len(state.found), 'secret door')}, and whoever built them is cross"
    if state.during and state.is_room(FINAL):
        return f"{monster(FINAL)} had waited in room {state.place(FINAL) + 1} all evening, and was met"
    if state.evening and len(state.shown) == rooms:
        return f"the players looked into all {number(rooms)} rooms, and found the way back"
    if state.evening:
        unseen = [i for i, piece in enumerate(state.laid) if piece.domino not in state.shown]
        deepest = max(unseen, key=lambda i: depths(state.laid)[i])
        return f"{monster(state.laid[deepest].domino)} tidied room {deepest + 1} for guests who never came"
    if len(state.special) >= MANY_SPECIAL:
        first = monster(state.special[0])
        return f"it has {number(len(state.special))} special encounters, and {first} is the first of them"
    return ""


def _far(state: Dungeons) -> str:
    """The room farthest from the stairs."""
    place = farthest(state)
    doors = depths(state.laid)[place]
    if not doors:
        return "nobody opened a door, so nobody knows what was behind it"
    tile = state.laid[place].domino
    return f"{monster(tile)} in {room(tile)} has {counted(doors, 'door')} between bed and daylight"


# --- a hero ---------------------------------------------------------------------------------


def _dark_tale(match: Match, state: Dungeons) -> str:
    """The last torch, and whatever had cost most before."""
    *_, blow = events(match, "beaten", "heard")
    tile, die = blow.args
    missed = (
        f"the die said {die}, and {rolls(tile)} would have done"
        if blow.kind == "beaten"
        else f"a board creaked on a {die}"
    )
    worst, torches = _worst(match)
    said = f"{monster(tile)} blew out the last torch: {missed}"
    if worst == tile:
        all_of_them = f"; so had gone the {number(torches - 1)} before" if torches > 1 else ""
        return f"{said}{all_of_them}."
    return f"{said}; {monster(worst)} had already cost {number(torches)}."


def _left_tale(match: Match, state: Dungeons) -> str:
    """The best trophy that came home, or how it came that there is none."""
    boss = _boss(state)
    if state.trophies:
        best = max(state.trophies, key=state.worth)
        worth = counted(state.worth(best), "treasure")
        if tolls(match) and _worst(match)[0] == best:
            return f"{_cost(match)}, and then came along for {worth}; {boss} slept through it all."
        return f"{monster(best)} came along for {worth}; {_cost(match)}, and {boss} slept through it all."
    if len(state.entered) > 1:
        past = in_words([monster(tile) for tile in state.entered[1:][-FEW:]])
        return f"on tiptoe past {past}, and back with nothing but the way; {_cost(match)}."
    if tolls(match):
        return f"{_cost(match)} and would not budge, and {boss} never heard of it."
    first = monster(min(state.doors(), key=state.danger))
    return f"{first} behind the first door never heard of a hero, and {boss} never will."


def _boss_tale(match: Match, state: Dungeons) -> str:
    """What the boss took, and the best that came home all the same."""
    taken = [event.args[0] for event in events(match, "taken")]
    kept = max(state.trophies, key=state.worth, default=None)
    boss = _boss(state)
    if kept is None:
        return f"{boss} took back {_some(taken)}; {_cost(match)}, and the stairs cost nothing."
    took = f"took back {_some(taken)}" if taken else "got nothing back"
    worth = 2 * state.worth(kept)
    return f"{boss} {took}; {monster(kept)} came home, worth {worth}, and {_cost(match)}."


def _cost(match: Match) -> str:
    """Who cost most torches."""
    if not tolls(match):
        return "not a torch went out"
    worst, torches = _worst(match)
    return f"{monster(worst)} cost {number(torches)} {'torch' if torches == 1 else 'torches'}"


def _worst(match: Match) -> tuple[Domino, int]:
    """The room that cost most torches, the first of these, and how many."""
    [worst] = tolls(match).most_common(1)
    return worst


def _last_blow(match: Match) -> Domino:
    """Where the last torch went out."""
    tile: Domino = events(match, "beaten", "heard")[-1].args[0]
    return tile


def _boss(state: Dungeons) -> str:
    """DU8.5: who waits at the end, by the dungeon's first number."""
    first = state.laid[0].near_number
    return BOSSES[Domino(first, first)].name


def _some(tiles: list[Domino]) -> str:
    """Trophies by who they were, while they are few; of more the first, and how many."""
    names = [monster(tile) for tile in tiles]
    if len(names) <= FEW:
        return in_words(names)
    return f"{', '.join(names[:FEW])} and {number(len(names) - FEW)} more"


_TALES: dict[str, Callable[[Match, Dungeons], str]] = {
    "closed": _map_tale,
    "dark": _dark_tale,
    "left": _left_tale,
    "boss": _boss_tale,
}
