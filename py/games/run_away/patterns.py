"""What of a run is worth a picture: the patterns, each with its caption.

Those of any round, with which these go on, are in `rounds.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.contract import Moment, Pattern
from games.run_away.deck import CARDS
from games.run_away.event_words import called, cause
from games.run_away.history import last
from games.run_away.position import BOSS
from games.run_away.rounds import ROUNDS, moment
from tabletop.game import Event, Names, Who
from tabletop.history import Told, log
from tabletop.match import Match
from tabletop.wording import a, counted, in_words, number

FAR = 10  # spaces in one go
FAST = 10  # speed of the boss
RICH = 10  # gold
SLOW = 3  # speed that a card costs
LEFT = 3  # heroes that a sentence has room for
UNLUCKY = 5


def _thrown(match: Match, *kinds: str) -> Iterator[tuple[Told, Told]]:
    """The events of these kinds that a card of somebody else's has caused, each after that card was met."""
    card: Told | None = None
    for told in log(match, "flipped", "runs", "boss runs", "ability", "used", "comes", "faces", *kinds):
        if told.event.kind in kinds:
            if card and card.ply == told.ply and card.seat == told.seat:
                yield card, told
        else:
            card = told if told.event.kind == "flipped" and len(told.event.args) > 1 else None


def _from(card: Told, names: Names) -> str:
    return f"{called(card.event.args[0])}, from {names[card.event.args[1]]},"


def _by(event: Event, names: Names) -> str:
    """What did harm: “by the boss, by way of Ada’s Rug”."""
    how, card, *who = event.args[-3:] if event.kind == "hurt" else event.args
    return cause(how, card, names[who[0]] if who and isinstance(who[0], Who) else 0)


# --- what friends throw -----------------------------------------------------------------------


def _friend(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Killed by somebody’s card."""
    for told in log(match, "died"):
        who = told.event.args[-1]
        if isinstance(who, Who) and told.event.args[0] in ("card", "global", "item"):
            card = called(told.event.args[1])
            yield moment(
                told,
                f"{card} was the end of {names[told.seat]}. {names[who]} sent it.",
                told.seat,
                told.event.args[1],
            )


def _meanest(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for card, told in _thrown(match, "hurt"):
        if told.event.args[0] > 1 and told.event.args[2] == card.event.args[0]:
            lives = counted(told.event.args[0], "life", "lives")
            yield moment(
                told, f"{_from(card, names)} cost {names[told.seat]} {lives}.", told.seat, card.event.args[0]
            )


def _backward(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for card, told in _thrown(match, "back"):
        yield moment(
            told,
            f"{_from(card, names)} took {names[told.seat]} back to space {told.event.args[0]}.",
            told.seat,
            card.event.args[0],
        )


def _wall(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for card, told in _thrown(match, "wall"):
        yield moment(
            told,
            f"{_from(card, names)} ended the run of {names[told.seat]} on {told.event.args[0]}.",
            told.seat,
            card.event.args[0],
        )


def _slower(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for card, told in _thrown(match, "speed"):
        if told.event.args[0] <= -SLOW:
            yield moment(
                told,
                f"{_from(card, names)} cost {names[told.seat]} {-told.event.args[0]} speed.",
                told.seat,
                card.event.args[0],
            )


def _gift(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Thrown at somebody who kept it."""
    thrown: dict[int, int] = {}
    for told in log(match, "flipped", "took"):
        card, *by = told.event.args
        if told.event.kind == "flipped":
            thrown[card] = by[0] if by else told.seat
        elif thrown.get(card, told.seat) != told.seat:
            yield Moment(
                told.ply,
                f"{names[thrown[card]]} threw {called(card)} at {names[told.seat]}, who said thank you.",
                (told.seat, card),
            )


def _kind(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for card, told in _thrown(match, "gold"):
        if told.event.args[0] > 1:
            yield moment(
                told,
                f"{_from(card, names)} made {names[told.seat]} {told.event.args[0]} gold richer.",
                told.seat,
                card.event.args[0],
            )


def _grudge(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """A card for a card: both cost lives."""
    blows: dict[tuple[int, int], int] = {}
    for card, told in _thrown(match, "hurt"):
        by, thing = int(card.event.args[1]), card.event.args[0]
        if told.event.args[2] != thing:
            continue
        if (told.seat, by) in blows:
            yield Moment(
                told.ply,
                f"{called(thing)} for {names[told.seat]}: {names[by]} had not forgotten "
                f"{called(blows[told.seat, by])}.",
                (told.seat, thing),
            )
        blows[by, told.seat] = thing


def _played_on(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "event on hero", "used"):
        if len(told.event.args) > 1:
            card, on = told.event.args
            yield moment(
                told, f"{names[told.seat]} met {names[on]}, and had {called(card)} ready.", int(on), card
            )


# --- the boss ---------------------------------------------------------------------------------


def _trampled(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "hurt"):
        if told.event.args[1] == "trampled" and not told.after.fate[told.seat]:
            lives = counted(told.after.life[told.seat], "life", "lives")
            yield moment(told, f"the boss ran right over {names[told.seat]}, who had {lives} left.")


def _flat(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "died"):
        if told.event.args[0] == "trampled":
            where = told.after.place[told.seat]
            yield moment(told, f"the boss ran over {names[told.seat]} on {where}, and noticed nothing.")


def _eaten(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "died"):
        if told.event.args[0] == "caught":
            where = told.after.place[told.seat]
            yield moment(told, f"the boss caught {names[told.seat]} on {where}. It was quick.")


def _slipped(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "slips past"):
        if not told.after.fate[told.seat]:
            lives = counted(told.after.life[told.seat], "life", "lives")
            yield moment(told, f"{names[told.seat]} slipped past the boss, with {lives} left.")


def _behind_wall(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "boss hits wall"):
        yield moment(told, f"a wall on space {told.event.args[0]} stopped the boss. Ouch.", BOSS)


def _fast(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "boss runs"):
        if told.event.args[0] >= FAST:
            yield moment(told, f"the boss came with {told.event.args[0]} speed, and no brakes.", BOSS)


def _lazy(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "boss runs"):
        if not told.event.args[0]:
            yield moment(told, f"the boss stayed on {told.after.boss_at}, and thought of dinner.", BOSS)


def _one_life(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Down to one, and out all the same."""
    for told in log(match, "hurt"):
        who = told.seat
        if told.after.life[who] == 1 and last(match).fate[who] == "out":
            yield moment(
                told, f"one life left for {names[who]}, {_by(told.event, names)}. It was enough.", who
            )


# --- running ----------------------------------------------------------------------------------


def _first_out(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "escaped"):
        if told.event.args[0] and told.ply < match.at:
            inside = len(told.after.inside())
            rest = f"{number(inside)} still in there" if inside else "nobody left behind"
            yield moment(told, f"{names[told.seat]} was out first, {rest}.")


def _next_out(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "escaped"):
        if not told.event.args[0] and told.ply < match.at:
            gold = told.after.gold[told.seat]
            yield moment(told, f"{names[told.seat]} followed, with {gold} gold.")


def _far(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "ran"):
        spaces = told.event.args[0] - told.before.start
        if spaces >= FAR and told.before.runner == told.seat:
            yield moment(told, f"{names[told.seat]} ran {spaces} spaces, to {told.event.args[0]}.")


def _nowhere(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "stopped"):
        where = told.after.place[told.seat]
        if told.before.runner == told.seat:
            yield moment(told, f"{names[told.seat]} got no further than {where}.")


def _head_first(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "hit wall"):
        where = told.after.place[told.seat]
        yield moment(told, f"{names[told.seat]} ran into a wall on {where}, eyes open.")


def _unlucky(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    odd: Counter[int] = Counter()
    drawn = 0
    for told in log(match, "luck", "lucky"):
        if told.event.kind == "luck":
            drawn = told.event.args[0]
        elif not told.event.args[0]:
            odd[told.seat] += 1
            if odd[told.seat] == UNLUCKY:
                yield moment(told, f"{names[told.seat]} drew {a(drawn)}, unlucky for the fifth time.")


def _looter(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "looted"):
        whom = told.event.args[0]
        yield moment(told, f"{names[told.seat]} went through the pockets of {names[whom]}.")


def _remains(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "died", "lost"):
        gold = told.after.gold[told.seat]
        if gold >= RICH:
            where = told.after.place[told.seat]
            yield moment(told, f"{names[told.seat]} died on {where} with {gold} gold in the purse.")


def _so_near(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "died", "lost"):
        left = told.after.exit - told.after.place[told.seat]
        if left <= 6:
            yield moment(told, f"{names[told.seat]} died {counted(left, 'space')} from the door.")


# --- the clock --------------------------------------------------------------------------------


def _dead_hand(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Whoever is dead has time for the clock."""
    for told in log(match, "clock"):
        if told.before.fate[told.seat] == "dead" and told.event.args[1]:
            what = a(CARDS[told.event.args[0]].number)
            yield moment(
                told, f"{names[told.seat]}, dead, put {what} in the clock.", told.seat, told.event.args[0]
            )


def _bell(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "clock complete"):
        inside = [names[one] for one in told.before.inside()]
        whom = in_words(inside) if len(inside) <= LEFT else f"{number(len(inside))} heroes"
        yield moment(told, f"the clock was complete, and the door shut before {whom}.", BOSS)


def _last_call(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "last call"):
        rounds = counted(told.event.args[0], "round")
        where = told.after.place[told.seat]
        yield Moment(
            told.ply,
            f"{names[told.seat]} was the last one in there, on {where}, with {rounds} to go.",
            (told.seat,),
        )


def _card(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any card that somebody was sent, so that the dullest run has something to show."""
    for told in log(match, "flipped"):
        if len(told.event.args) > 1 and 0 < told.ply < match.at:
            card, by = told.event.args
            yield moment(
                told, f"{names[told.seat]} met {called(card)}, with love from {names[by]}.", told.seat, card
            )


PATTERNS = (
    Pattern("friend", _friend),
    Pattern("meanest", _meanest),
    Pattern("backward", _backward),
    Pattern("wall", _wall),
    Pattern("slower", _slower),
    Pattern("gift", _gift),
    Pattern("kind", _kind),
    Pattern("grudge", _grudge),
    Pattern("played-on", _played_on),
    Pattern("trampled", _trampled),
    Pattern("flat", _flat),
    Pattern("eaten", _eaten),
    Pattern("slipped", _slipped),
    Pattern("behind-wall", _behind_wall),
    Pattern("fast", _fast),
    Pattern("lazy", _lazy),
    Pattern("one-life", _one_life),
    Pattern("first-out", _first_out),
    Pattern("next-out", _next_out),
    Pattern("far", _far),
    Pattern("nowhere", _nowhere),
    Pattern("head-first", _head_first),
    Pattern("unlucky", _unlucky),
    Pattern("looter", _looter),
    Pattern("remains", _remains),
    Pattern("so-near", _so_near),
    Pattern("dead-hand", _dead_hand),
    Pattern("bell", _bell),
    Pattern("last-call", _last_call),
    Pattern("card", _card),
    *ROUNDS,
)
