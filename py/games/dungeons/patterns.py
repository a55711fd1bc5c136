"""What of a hero’s way through a map is worth a picture: the patterns, each with its caption."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dominoes.domino import Domino
from dominoes.duel import rolls, winning
from drawing.bestiary import BOSSES, monster
from games.contract import Moment, Pattern
from games.dungeons.making.depths import depths
from games.dungeons.story.history import last
from games.dungeons.words import room
from tabletop.game import Names
from tabletop.history import Told, log
from tabletop.match import Match
from tabletop.wording import capital, counted, in_words, number

FAVOURITE = 4  # rolls of six that win: who loses then was sure of it
DEAR = 3  # torches that one room has cost
PRIZE = 8  # treasure of one trophy
FORTUNE = 12
ROW = 4  # fights won one after the other
DEEP = 5  # doors


def boss(match: Match) -> str:
    """Who is at home in the first room."""
    first = last(match).laid[0].near_number
    return BOSSES[Domino(first, first)].name


# --- fights -----------------------------------------------------------------------------------


def _third_try(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    tries: Counter[Domino] = Counter()
    for told in log(match, "beaten", "beat"):
        tile, die = told.event.args
        tries[tile] += 1
        if told.event.kind == "beat" and tries[tile] >= DEAR:
            yield Moment(
                told.ply, f"At try number {tries[tile]} a {die} did for {monster(tile)}. It asked for a rest."
            )


def _second_try(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    tries: Counter[Domino] = Counter()
    for told in log(match, "beaten", "beat"):
        tile, die = told.event.args
        tries[tile] += 1
        if told.event.kind == "beat" and tries[tile] == 2:
            yield Moment(told.ply, f"Back to {monster(tile)} with a grudge and a {die}: settled.")


def _only_number(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beat"):
        tile, die = told.event.args
        if len(winning(tile)) == 1:
            yield Moment(told.ply, f"Only a {die} beats {monster(tile)}, and a {die} it was.")


def _sure_thing(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beaten"):
        tile, die = told.event.args
        if len(winning(tile)) >= FAVOURITE:
            yield Moment(
                told.ply,
                f"{capital(rolls(tile))} beats {monster(tile)}. The die said {die}; a torch the less.",
            )


def _dear_room(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    cost: Counter[Domino] = Counter()
    for told in log(match, "beaten", "heard"):
        tile = told.event.args[0]
        cost[tile] += 1
        if cost[tile] == DEAR and told.ply < match.at:
            yield Moment(
                told.ply, f"{capital(monster(tile))} blew out a third torch, and was getting good at it."
            )


def _row(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    row = 0
    for told in log(match, "beaten", "heard", "beat", "past"):
        row = row + 1 if told.event.kind == "beat" else 0
        if row == ROW:
            yield Moment(
                told.ply,
                f"{capital(monster(told.event.args[0]))} was the fourth in a row. The news got round.",
            )


def _first_trophy(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beat"):
        tile, die = told.event.args
        if len(told.after.trophies) == 1:
            worth = counted(told.after.worth(tile), "treasure")
            yield Moment(told.ply, f"A {die} for {monster(tile)}: the first trophy, worth {worth}.")


def _prize(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beat"):
        tile, die = told.event.args
        worth = told.after.worth(tile)
        if worth >= PRIZE:
            yield Moment(
                told.ply, f"{capital(monster(tile))} fell to a {die} and was worth {worth}. The sack sagged."
            )


def _blow(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beaten"):
        tile, die = told.event.args
        if told.ply < match.at:
            left = counted(told.after.torches, "torch", "torches")
            yield Moment(told.ply, f"{capital(monster(tile))} laughed at a {die}, and blew: {left} left.")


def _won(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any trophy, so that the quietest way has something to show."""
    for told in log(match, "beat"):
        tile, die = told.event.args
        if len(told.after.trophies) > 1:
            many = number(len(told.after.trophies))
            yield Moment(told.ply, f"A {die}, and {monster(tile)} came along as trophy {many}.")


# --- on the way -------------------------------------------------------------------------------


def _tiptoe(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "past"):
        tile, die = told.event.args
        yield Moment(told.ply, f"A {die}, on tiptoe, and {monster(tile)} turned over in its sleep.")


def _creak(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "heard"):
        tile, die = told.event.args
        if told.ply < match.at:
            yield Moment(told.ply, f"A board creaked on a {die}, and {monster(tile)} has good ears.")


def _last_torch(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "torch"):
        if told.event.args[0] == 1:
            yield one_left(told)


def one_left(told: Told) -> Moment:
    """The last torch, with what is in the sack."""
    loot, trophies = told.after.loot(), counted(len(told.after.trophies), "trophy", "trophies")
    sack = f"{trophies} in the sack, worth {loot}" if told.after.trophies else "nothing in the sack"
    return Moment(told.ply, f"One torch left, {sack}, and a long way up.")


def _one_more(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """One more room with the last torch, and it was won."""
    for told in log(match, "beat"):
        if told.before.torches == 1:
            tile, die = told.event.args
            yield Moment(told.ply, f"By the last torch one more door: {monster(tile)}, and a {die}. Enough.")


def _greed(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """A fortune in the sack, and lost in the dark all the same."""
    if last(match).ending == "dark":
        for told in log(match, "beat"):
            loot, before = told.after.loot(), told.before.loot()
            if before < FORTUNE <= loot:
                yield Moment(
                    told.ply, f"{loot} in treasure, and the stairs were right there. Just one more room."
                )


def _deep(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beat", "past"):
        tile = told.event.args[0]
        doors = depths(told.after.laid)[told.after.place(tile)]
        if doors == DEEP:
            yield Moment(
                told.ply, f"Five doors down, in {room(tile)}: {monster(tile)} had not had guests for years."
            )


def _hall(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beat", "past"):
        tile, die = told.event.args
        if tile.is_double and told.event.kind == "past":
            yield Moment(told.ply, f"A {die} opened {room(tile)}, and three ways on looked back.")


def _special(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beat"):
        tile = told.event.args[0]
        if tile in told.after.special:
            worth = told.after.worth(tile) or "nothing"
            yield Moment(
                told.ply, f"{capital(monster(tile))} was a special encounter, and counted double: {worth}."
            )


# --- the boss ---------------------------------------------------------------------------------


def _boss_door(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "boss"):
        trophies = counted(len(told.after.unstaked), "trophy", "trophies")
        yield Moment(told.ply, f"{capital(boss(match))} counted {trophies}, and wanted every one back.")


def _kept(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "kept"):
        if told.ply < match.at:
            yield held(match, told)


def held(match: Match, told: Told) -> Moment:
    """A trophy that the boss could not take."""
    tile, die = told.event.args
    worth = 2 * told.after.worth(tile)
    return Moment(
        told.ply, f"{capital(boss(match))} pulled, a {die} held: {monster(tile)} was worth {worth} now."
    )


def _taken(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "taken"):
        if told.ply < match.at:
            yield taken_back(match, told)


def taken_back(match: Match, told: Told) -> Moment:
    """A trophy that the boss took."""
    tile, die = told.event.args
    return Moment(told.ply, f"A {die}, and {monster(tile)} went home to {boss(match)}.")


def _stripped(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """The boss takes three."""
    for taken, told in enumerate(log(match, "taken")):
        if taken == 2 and told.ply < match.at:
            yield Moment(
                told.ply,
                f"{capital(boss(match))} had three trophies back, {monster(told.event.args[0])} the third.",
            )


def delved(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """The first doors, so that there is something to show of whoever turns round at once."""
    for told in log(match, "delved"):
        doors = [monster(tile) for tile in told.after.doors()]
        torches = counted(told.event.args[1], "torch", "torches")
        behind = f"{in_words(doors[:2])} behind the first {'doors' if len(doors) > 1 else 'door'}"
        yield Moment(told.ply, f"{capital(torches)} in hand, and {behind}.")


PATTERNS = (
    Pattern("third-try", _third_try),
    Pattern("second-try", _second_try),
    Pattern("only-number", _only_number),
    Pattern("sure-thing", _sure_thing),
    Pattern("dear-room", _dear_room),
    Pattern("row", _row),
    Pattern("first-trophy", _first_trophy),
    Pattern("prize", _prize),
    Pattern("blow", _blow),
    Pattern("won", _won),
    Pattern("tiptoe", _tiptoe),
    Pattern("creak", _creak),
    Pattern("last-torch", _last_torch),
    Pattern("one-more", _one_more),
    Pattern("greed", _greed),
    Pattern("deep", _deep),
    Pattern("hall", _hall),
    Pattern("special", _special),
    Pattern("boss-door", _boss_door),
    Pattern("kept", _kept),
    Pattern("taken", _taken),
    Pattern("stripped", _stripped),
    Pattern("delved", delved),
)
