"""A run retold in pictures: how it begins, what decides it, how it ends, and what is shown.

What else is worth a picture is in `patterns.py`.
"""

from __future__ import annotations

from games.contract import Moment
from games.run_away.event_words import cause
from games.run_away.history import last, winners
from games.run_away.patterns import LEFT, PATTERNS
from games.run_away.position import BOSS
from games.run_away.rarities import RARITIES
from games.run_away.rules import RunAway
from games.run_away.snapshot import picture
from tabletop.game import Event, Names, Who
from tabletop.history import log
from tabletop.match import Match
from tabletop.wording import in_words, number

__all__ = ["PATTERNS", "RARITIES", "deciding", "end", "opening", "picture"]


def opening(match: Match, seat: int, names: Names) -> Moment:
    """Who woke up, and who ran."""
    state = match.past(RunAway)[0]
    heroes = [f"{names[one]} the {state.hero(one).name}" for one in range(state.seats)]
    if len(heroes) > LEFT:
        first = next(one for one in state.order if one != BOSS)
        return Moment(
            0,
            f"{state.the_boss.called} woke up. Of {number(state.seats)} heroes {heroes[first]} ran first.",
            (first,),
        )
    return Moment(0, f"{state.the_boss.called} woke up. {in_words(heroes)} ran.", (0,))


def deciding(match: Match, seat: int, names: Names) -> Moment | None:
    """How one died oneself; or when the winner got out, if that is not what the last picture shows; or how
    the last of the others died."""
    won = winners(match)
    deaths = [told for told in log(match, "died", "lost") if told.ply < match.at]
    outs = [told for told in log(match, "escaped") if told.ply < match.at and told.seat in won]
    if _alone(match):
        outs = []
    for told in (*(one for one in deaths if one.seat == seat), *outs[-1:], *deaths[::-1]):
        if told.event.kind == "escaped":
            went = "was out first" if told.event.args[0] else "followed"
            said = f"{went}, with {told.after.gold[told.seat]} gold"
        else:
            said = f"died on {told.after.place[told.seat]}, {_cause(told.event, names)}"
        return Moment(told.ply, f"Round {told.turn}: {names[told.seat]} {said}.", (told.seat,), told.begins)
    return None


def _alone(match: Match) -> bool:
    """Does the last picture show the only one who got out?"""
    fell_last = any(told.ply == match.at for told in log(match, "died", "lost"))
    return last(match).fate.count("out") == 1 and not fell_last


def _cause(event: Event, names: Names, room: int = 50) -> str:
    """What somebody died of: without by way of what, where there is no room for that."""
    how, card, *who = event.args
    whole = cause(how, card, names[who[0]] if who and isinstance(who[0], Who) else 0)
    return whole if len(whole) <= room else whole.partition(", by way of")[0]


def end(match: Match, seat: int, names: Names) -> Moment:
    """Who got out, and with how much; and how whoever fell last of all did."""
    state, won = last(match), winners(match)
    fell = [told for told in log(match, "died", "lost") if told.ply == match.at][-1:]
    how = [
        f"{names[told.seat]} died on {state.place[told.seat]}, {_cause(told.event, names, 34)}"
        for told in fell
    ]
    if not won:
        [said] = how or [f"{state.the_boss.called} went back to sleep"]
        return Moment(
            match.at, f"Round {state.round}: {said}. Nobody got out.", (fell[0].seat if fell else BOSS,)
        )
    gold = f"{state.gold[won[0]]} gold" if state.gold[won[0]] else "nothing but life"
    others = [one for one, fate in enumerate(state.fate) if fate == "out" and one not in won]
    second = max(others, key=lambda one: state.gold[one], default=None)
    then = "" if second is None else f", {names[second]} with {state.gold[second]}"
    if len(won) > 1:
        then = " each"
    stay = [names[one] for one, fate in enumerate(state.fate) if fate == "dead"]
    if stay and not how:
        how = [f"{in_words(stay) if len(stay) <= LEFT else number(len(stay))} stayed"]
    out = f"{in_words([names[one] for one in won])} got out with {gold}{then}"
    return Moment(match.at, f"{'; '.join([out, *how])}.", (fell[0].seat if fell else won[0],))
