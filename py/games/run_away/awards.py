"""What is awarded at the end of Run Away!! in company: fifteen deeds, most of them nothing to be proud of."""

from __future__ import annotations

from collections import Counter

from drawing.card_pictures import picture, scene
from drawing.runners import boss
from games.contract import Award
from games.run_away.bosses import BOSSES
from games.run_away.deck import CARDS, NUMBER
from games.run_away.event_words import called
from games.run_away.history import last, round_of
from games.run_away.position import NOBODY
from tabletop.game import Names
from tabletop.history import Told, log
from tabletop.match import Match
from tabletop.wording import counted, number, often

Given = tuple[int, str] | None  # to which seat, and for what

MEAN = 2  # lives in one throw
LONG = 11  # spaces in one run
RETURNS = 1  # times sent back
BITTEN = 2  # times that the boss did harm
RICH = 5  # gold, where nobody can spend it
NEAR = 5  # spaces from the door
UNLUCKY = 4  # times
CLOSE = 10  # spaces: so near the boss is worth telling


def _often(count: Counter[int], least: int) -> tuple[int, int] | None:
    """Who has most, and how much; None if nobody has enough."""
    seat, most = max(count.items(), key=lambda one: (one[1], -one[0]), default=(0, 0))
    return (seat, most) if most >= least else None


# --- what one has done to others ---------------------------------------------------------------


def _meanest(match: Match, names: Names) -> Given:
    """The throw that took most lives from somebody else."""
    most, given = MEAN - 1, None
    for told in log(match, "hurt"):
        damage, how, card, by = told.event.args
        if how in ("card", "global") and by != NOBODY and damage > most:
            whom = names[told.seat]
            most = damage
            given = (
                int(by),
                f"whose {called(card)} took {damage} lives from {whom} in round {number(told.turn)}",
            )
    return given


def _kindest(match: Match, names: Names) -> Given:
    """The last thing thrown at a rival that was a present: an item that was kept, or a card with nothing but
    good in it."""
    given: Given = None
    card, by, on = 0, NOBODY, NOBODY  # what was turned up last, who had thrown it, and before whom it lies
    for told in log(match, *PRESENTS, *NO_PRESENTS):
        kind, seat, args = told.event.kind, told.seat, told.event.args
        if kind == "flipped":
            card, by, on = (*args, seat) if len(args) > 1 else (0, NOBODY, NOBODY)
        elif kind in NO_PRESENTS:
            card, by, on = 0, NOBODY, NOBODY
        elif by != NOBODY and seat == on:
            if kind == "took":
                given = int(by), f"who threw {called(card)} at {names[on]}, and {names[on]} kept it"
            elif args[0] > 0 and _good(card):
                got = counted(args[0], *PRESENTS[kind])
                given = int(by), f"whose {called(card)} gave {names[on]} {got} in round {number(told.turn)}"
    return given


PRESENTS = {
    "flipped": ("", ""),
    "took": ("", ""),
    "gold": ("gold", "gold"),
    "healed": ("life", "lives"),
    "speed": ("more speed", "more speed"),
}
NO_PRESENTS = ("faces", "runs", "comes", "used", "ability", "showed", "looted")  # what comes now is of these


def _good(card: int) -> bool:
    """Is there nothing in this card but good?"""
    return all(
        effect.verb in ("gold", "life", "speed") and effect.amount > 0 for effect in CARDS[card].effects
    )


def _friend(match: Match, names: Names) -> Given:
    """An item used on somebody who was met."""
    for told in log(match, "used"):
        if len(told.event.args) > 1:
            card, on = told.event.args
            met = f"who met {names[on]} in round {number(told.turn)}"
            return told.seat, f"{met}, and had {called(card)} ready"
    return None


def _best_of_friends(match: Match, names: Names) -> Given:
    """A death for which somebody else's card is named."""
    state = last(match)
    for dead in state.left:
        how, card, by = state.ends[dead]
        if state.fate[dead] == "dead" and card and by not in (NOBODY, dead):
            if how in ("card", "global", "item"):
                return by, f"whose {called(card)} was the end of {names[dead]}"
            until = "it was too late" if how in ("clock", "last") else "the boss was there"
            return by, f"whose {called(card)} held {names[dead]} up until {until}"
    return None


def _last_bell(match: Match, names: Names) -> Given:
    """The card that completed the clock while others were still inside."""
    fed: Told | None = None
    for told in log(match, "clock", "clock complete"):
        if told.event.kind == "clock complete" and fed:
            shut_in = [names[seat] for seat, (how, *_) in enumerate(last(match).ends) if how == "clock"]
            whom = shut_in[0] if len(shut_in) == 1 else f"{number(len(shut_in))} heroes"
            return fed.seat, f"whose {NUMBER[fed.event.args[0]]} completed the clock and shut {whom} in"
        if told.event.kind == "clock" and told.event.args[1]:
            fed = told
    return None


def _looter(match: Match, names: Names) -> Given:
    """Somebody who has searched the dead."""
    for told in log(match, "looted"):
        dead = names[told.event.args[0]]
        return told.seat, f"who stopped in round {number(told.turn)} to search what was left of {dead}"
    return None


# --- what has befallen one -----------------------------------------------------------------------


def _narrowest(match: Match, names: Names) -> Given:
    """Out with one life left; of several the one who had the boss nearest."""
    state = last(match)
    found = []
    for told in log(match, "escaped"):
        seat = told.seat
        if state.life[seat] == 1:
            still = told.before.boss_at == told.after.boss_at  # it may have run in the same action
            gap = told.after.place[seat] - told.after.boss_at if still else told.after.exit
            found.append((gap, seat, told.turn))
    if not found:
        return None
    gap, seat, now = min(found)
    behind = f", the boss {counted(gap, 'space')} behind" if 0 < gap <= CLOSE else ""
    return seat, f"out in round {number(now)} with one life left{behind}"


def _long_legs(match: Match, names: Names) -> Given:
    """The longest run."""
    far, given = LONG - 1, None
    begun: dict[int, Told] = {}
    for told in log(match, "runs", "ran"):
        seat = told.seat
        if told.event.kind == "runs":
            begun[seat] = told
        elif seat in begun:
            ran = told.event.args[0] - begun.pop(seat).before.place[seat]
            if ran > far:
                far = ran
                given = seat, f"who ran {ran} spaces in one go, in round {number(told.turn)}"
    return given


def _round_trip(match: Match, names: Names) -> Given:
    """Whoever was sent back most."""
    sent = list(log(match, "back"))
    most = _often(Counter(told.seat for told in sent), RETURNS)
    if not most:
        return None
    seat, times = most
    ended = [told.event.args[0] for told in sent if told.seat == seat][-1]
    return seat, f"sent back {often(times)}, in the end to space {ended}"


def _favourite(match: Match, names: Names) -> Given:
    """Whom the boss has bitten most."""
    bites = [told.event for told in log(match, "hurt") if told.event.args[1] in ("caught", "trampled")]
    most = _often(Counter(bite.seat for bite in bites), BITTEN)
    if not most:
        return None
    seat, times = most
    lives = sum(bite.args[0] for bite in bites if bite.seat == seat)
    return seat, f"whom the boss got {often(times)}, for {counted(lives, 'life', 'lives')}"


def _remains(match: Match, names: Names) -> Given:
    """The most gold that did not get out."""
    state = last(match)
    dead = [(state.gold[seat], seat) for seat in state.left if state.fate[seat] == "dead"]
    gold, seat = max(dead, default=(0, 0))
    return (
        (seat, f"dead on space {state.place[seat]} with {gold} gold in the purse") if gold >= RICH else None
    )


def _so_near(match: Match, names: Names) -> Given:
    """The death nearest the door."""
    state = last(match)
    dead = [(state.place[seat], seat) for seat in state.left if state.fate[seat] == "dead"]
    place, seat = max(dead, default=(0, 0))
    if state.exit - place > NEAR:
        return None
    return seat, f"dead on space {place}, {counted(state.exit - place, 'space')} from the door"


def _unlucky(match: Match, names: Names) -> Given:
    """Whoever was unlucky most."""
    drawn = [told.event for told in log(match, "lucky")]
    most = _often(Counter(event.seat for event in drawn if not event.args[0]), UNLUCKY)
    if not most:
        return None
    seat, times = most
    tried = sum(event.seat == seat for event in drawn)
    said = "every time" if tried == times else f"out of {number(tried)}"
    return seat, f"unlucky {often(times)}{', ' if tried == times else ' '}{said}"


def _behind(match: Match, names: Names) -> Given:
    """Out, after a round that began behind the boss."""
    for told in log(match, "round"):
        state = told.after
        if state.round == told.turn and state.runner == NOBODY:  # nobody has run yet
            for seat in state.inside():
                if state.place[seat] < state.boss_at and last(match).fate[seat] == "out":
                    out = number(round_of(match, "escaped", seat))
                    return seat, f"behind the boss in round {number(told.turn)}, and out in round {out}"
    return None


def _head_first(match: Match, names: Names) -> Given:
    """Somebody who ran into a wall."""
    for told in log(match, "hit wall"):
        seat = told.seat
        where = f"on space {told.after.place[seat]}"
        return seat, f"who ran into a wall {where} in round {number(told.turn)}"
    return None


AWARDS = (
    Award("meanest", "Meanest throw", picture("Pit of Spikes"), 51, _meanest),
    Award("narrowest", "Narrowest escape", scene("tooth 60 38 1.3"), 14, _narrowest),
    Award("kindest", "Kindest by mistake", scene("cup 60 38 1.6"), 70, _kindest),
    Award("friend", "A friend in need", picture("Sack of Bees"), 64, _friend),
    Award("best-of-friends", "Best of friends", picture("Banana Golem"), 76, _best_of_friends),
    Award("last-bell", "Last bell", scene("bell 60 36 1.5"), 9, _last_bell),
    Award("looter", "Just lying there", scene("rucksack 60 40 1.4"), 40, _looter),
    Award("long-legs", "Longest legs", scene("speed 24 40; slipper 70 42 1.4"), 82, _long_legs),
    Award("round-trip", "Round trip", picture("Portal to the Entrance Hall"), 98, _round_trip),
    Award("favourite", "The boss’s favourite", boss(BOSSES[0].name), 74, _favourite),
    Award("remains", "Richest remains", scene("skull 44 40; coins 84 44"), 67, _remains),
    Award("so-near", "So near", scene("door 76 36 1.2; skull 36 48 .8"), 22, _so_near),
    Award("unlucky", "Born unlucky", scene("horseshoe 60 36 1.5 180"), 95, _unlucky),
    Award("behind", "Behind its back", scene("troll 44 38; boot 96 48 .9"), 40, _behind),
    Award("head-first", "Head first", picture("Dead End"), 38, _head_first),
)
