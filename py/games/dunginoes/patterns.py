"""What of a visit to the dungeon is worth a picture: the patterns, each with its caption."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dominoes.domino import Domino, spoken
from dominoes.duel import rolls, winning
from drawing.bestiary import BOSSES, monster
from games.contract import Moment, Pattern
from games.dunginoes.pieces import HAND
from games.dunginoes.rules import Dunginoes
from tabletop.game import Names
from tabletop.history import Told, log
from tabletop.match import Match
from tabletop.wording import a, capital, counted, number

FAVOURITE = 4  # rolls of six that win: who loses then was sure of it
TREASURE = 9  # pips of a domino that one is sorry to lose
LONG = 6  # turns of all that a domino was carried, worth telling


def called(match: Match, names: Names, seat: int) -> str:
    """Whoever it is of; captions tell what was, so that “you” needs no verb of its own."""
    return "you" if match.seats == 1 else names[seat]


def _whose(match: Match, names: Names, seat: int) -> str:
    return "your" if match.seats == 1 else f"{names[seat]}’s"


def boss(match: Match) -> str:
    """Who is at home in the first room."""
    return BOSSES[match.past(Dunginoes)[-1].laid[0].domino].name


def fight_before(match: Match, told: Told) -> tuple[Domino, int]:
    """The fight by which a light went out: against whom, and what was rolled."""
    fight = [one for one in log(match, "beaten") if one.ply <= told.ply][-1]
    tile, die = fight.event.args
    return tile, die


# --- fights ---------------------------------------------------------------------------------


def _only_number(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beat"):
        tile, die = told.event.args
        if len(winning(tile)) == 1:
            who = called(match, names, told.seat)
            yield Moment(
                told.ply, f"Only a {die} beats {monster(tile)}, and {who} rolled it, eyes shut.", (tile,)
            )


def _sure_thing(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beaten"):
        tile, die = told.event.args
        if len(winning(tile)) >= FAVOURITE:
            who = called(match, names, told.seat)
            yield Moment(
                told.ply,
                f"{capital(rolls(tile))} beats {monster(tile)}. {capital(who)} rolled a {die}.",
                (tile,),
            )


def _fights(match: Match) -> list[Told]:
    return list(log(match, "beat", "beaten"))


def _grudge(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Beaten by the same one twice."""
    for before, told in _again(match):
        if before.event.kind == told.event.kind == "beaten":
            tile, die = told.event.args
            who = called(match, names, told.seat)
            yield Moment(
                told.ply,
                f"{capital(monster(tile))} again: a {before.event.args[1]} had lost, and {who} now "
                f"lost with a {die}.",
            )


def _revenge(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Beaten first, then the one who beats."""
    for before, told in _again(match):
        if (before.event.kind, told.event.kind) == ("beaten", "beat"):
            tile, die = told.event.args
            who = called(match, names, told.seat)
            yield Moment(
                told.ply, f"{capital(monster(tile))}, second helping: {who} rolled a {die}, and it was full."
            )


def _again(match: Match) -> Iterator[tuple[Told, Told]]:
    """Fights against somebody whom the same seat has fought before, with the fight before."""
    known: dict[tuple[int, Domino], Told] = {}
    for told in _fights(match):
        key = (told.seat, told.event.args[0])
        if key in known:
            yield known[key], told
        known[key] = told


def _brawl(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """The third fight that one has won."""
    won: Counter[int] = Counter()
    for told in log(match, "beat"):
        won[told.seat] += 1
        if won[told.seat] == 3:
            who = called(match, names, told.seat)
            yield Moment(
                told.ply,
                f"{capital(monster(told.event.args[0]))} was the third to lose. {capital(who)} stopped "
                "wiping the boots.",
            )


def _won(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "beat"):
        tile, die = told.event.args
        if len(winning(tile)) > 1:
            who = called(match, names, told.seat)
            yield Moment(told.ply, f"{capital(who)} met {monster(tile)} in the dark; {a(die)} settled it.")


def _lost(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    fight: Told | None = None
    for told in log(match, "beaten", "flipped"):
        if told.event.kind == "beaten":
            fight = told
        elif fight:
            tile, die = fight.event.args
            cost = spoken(told.event.args[0])
            who = called(match, names, told.seat)
            yield Moment(told.ply, f"{capital(monster(tile))} laughed at a {die}. It cost {who} {cost}.")
            fight = None


def _treasure_lost(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "flipped"):
        tile = told.event.args[0]
        if tile.pips >= TREASURE:
            who = called(match, names, told.seat)
            yield Moment(
                told.ply,
                f"{capital(spoken(tile))} went face down: {tile.pips} pips that {who} had counted already.",
            )


def _stunned(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "stunned"):
        tile, die = fight_before(match, told)
        whose = _whose(match, names, told.seat)
        if told.ply < match.at or match.seats > 1:
            yield Moment(
                told.ply, f"{capital(whose)} last torch went out with a {die}; {monster(tile)} had blown."
            )


# --- rooms ----------------------------------------------------------------------------------


def _lucky_search(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """A search that finds the only kind of thing that fits: told when four in a row did."""
    row: Counter[int] = Counter()
    for told in log(match, "searched", "met"):
        who = told.seat
        row[who] = row[who] + 1 if told.event.kind == "searched" else 0
        if row[who] == 5:
            yield Moment(
                told.ply,
                f"{capital(called(match, names, who))} searched a fifth time and met nobody: "
                f"{spoken(told.event.args[0])}.",
            )


def _hall(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "laid"):
        tile = told.event.args[0]
        if tile.is_double:
            rooms = number(len(told.after.laid))
            who = called(match, names, told.seat)
            yield Moment(
                told.ply, f"Room {rooms}: {who} opened the hall {spoken(tile)}, and it echoed.", (tile,)
            )


def _twentieth(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "laid"):
        if len(told.after.laid) == 20:
            tile, who = spoken(told.event.args[0]), called(match, names, told.seat)
            yield Moment(told.ply, f"The twentieth room was {tile}, by {who}. Somebody should draw a map.")


def _last_domino(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "boss called"):
        rooms = number(len(told.after.laid))
        yield Moment(
            told.ply, f"After {rooms} rooms the last domino was drawn, and {boss(match)} sat up in bed."
        )


def _dead_end(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Nothing fits any more."""
    if not any(log(match, "boss called")):
        for told in log(match, "boss"):
            left = len(told.after.pile)
            yield Moment(
                told.ply,
                f"Nothing fitted any more, with {counted(left, 'domino', 'dominoes')} to come: "
                f"{boss(match)} came instead.",
            )


def _lights(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """The last one who can still see."""
    if match.seats > 1:
        for told in log(match, "stunned"):
            left = [one for one in range(match.seats) if not told.after.stunned(one)]
            if len(left) == 1 and match.seats > 1:
                rooms = number(len(told.after.laid))
                yield Moment(
                    told.ply,
                    f"{names[told.seat]} sat down for good; {names[left[0]]} was alone with {rooms} rooms.",
                )


# --- the boss -------------------------------------------------------------------------------


def _saved_by_one(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "kept"):
        tile, die = told.event.args
        if len(winning(tile)) == 1:
            who = called(match, names, told.seat)
            yield Moment(
                told.ply,
                f"{capital(boss(match))} had hold of {spoken(tile)}. Only a {die} would do; {who} rolled it.",
            )


def _feast(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "taken"):
        tile, die = told.event.args
        if tile.pips >= TREASURE:
            who = called(match, names, told.seat)
            yield Moment(
                told.ply,
                f"{capital(boss(match))} ate {spoken(tile)}, {tile.pips} pips: {who} rolled a {die}.",
            )


def _bite(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "taken"):
        tile, die = told.event.args
        if tile.pips < TREASURE:
            who = called(match, names, told.seat)
            yield Moment(
                told.ply, f"{capital(rolls(tile))} would have saved {spoken(tile)}; {who} rolled a {die}."
            )


def _kept(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "kept"):
        tile, die = told.event.args
        if len(winning(tile)) > 1:
            who = called(match, names, told.seat)
            yield Moment(
                told.ply,
                f"{capital(who)} held on to {spoken(tile)} with a {die}. {capital(boss(match))} "
                "let go first.",
            )


def _carried(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """A domino in hand for most of the match, and out with it."""
    states = match.past(Dunginoes)
    for told in log(match, "escaped"):
        who = told.seat
        for tile in told.after.hands[who]:
            since = (
                next(ply for ply in range(told.ply, -1, -1) if tile not in states[ply].hands[who]) + 1
                if tile not in states[0].hands[who]
                else 0
            )
            turns = told.after.turns - states[since].turns
            if turns >= LONG and told.after.loot(who):
                had = "from the first" if not since else f"since turn {states[since].turns}"
                yield Moment(
                    told.ply,
                    f"{capital(spoken(tile))}, in {_whose(match, names, who)} hand {had}, saw daylight.",
                )


def _full_hands(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "escaped"):
        who = told.seat
        if len(told.after.hands[who]) == HAND and told.ply < match.at:
            one, other = (spoken(tile) for tile in told.after.hands[who])
            yield Moment(
                told.ply, f"{capital(called(match, names, who))} got out with both: {one} and {other}."
            )


def _pockets(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "escaped"):
        who = told.seat
        if not told.event.args[0] and told.ply < match.at:
            yield Moment(
                told.ply,
                f"{names[who]} came out {number(len(told.after.laid))} rooms wiser, and nothing else.",
            )


def _room(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any room, so that the quietest visit has something to show."""
    for told in log(match, "laid"):
        if told.ply > 0 and not told.event.args[0].is_double:
            rooms = number(len(told.after.laid))
            who = called(match, names, told.seat)
            yield Moment(
                told.ply,
                f"{capital(who)} opened {spoken(told.event.args[0])}, room {rooms}. Nobody was at home.",
            )


def _search(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any search, likewise."""
    for told in log(match, "searched"):
        who = called(match, names, told.seat)
        yield Moment(
            told.ply,
            f"{capital(who)} felt along the wall of a dungeon of "
            f"{counted(len(told.after.laid), 'room')}: {spoken(told.event.args[0])}.",
        )


PATTERNS = (
    Pattern("only-number", _only_number),
    Pattern("sure-thing", _sure_thing),
    Pattern("grudge", _grudge),
    Pattern("revenge", _revenge),
    Pattern("brawl", _brawl),
    Pattern("won", _won),
    Pattern("lost", _lost),
    Pattern("treasure-lost", _treasure_lost),
    Pattern("stunned", _stunned),
    Pattern("lights", _lights),
    Pattern("lucky-search", _lucky_search),
    Pattern("hall", _hall),
    Pattern("twentieth", _twentieth),
    Pattern("last-domino", _last_domino),
    Pattern("dead-end", _dead_end),
    Pattern("saved-by-one", _saved_by_one),
    Pattern("feast", _feast),
    Pattern("bite", _bite),
    Pattern("kept", _kept),
    Pattern("carried", _carried),
    Pattern("full-hands", _full_hands),
    Pattern("pockets", _pockets),
    Pattern("room", _room),
    Pattern("search", _search),
)
