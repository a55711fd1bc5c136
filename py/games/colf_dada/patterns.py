"""What of a visit to the ruins is worth a picture: the patterns, each with its caption."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dominoes.domino import spoken
from games.colf_dada.fights import level_of, short, whole
from games.colf_dada.pieces import MASTER, UNARMED
from games.colf_dada.rules import ColfDada
from games.contract import Moment, Pattern
from tabletop.game import Names
from tabletop.history import Told, log
from tabletop.match import Match
from tabletop.wording import capital, counted, in_words, number

BLOW = 6  # damage in one blow
HURT = 6
NEAR = 2  # numbers still whole
LONG = 9  # rounds
MENDED = 9
BIG = 6  # level of a monster that one boasts of
ALIKE = 5  # dice
FEW = 6  # dice that a sentence has room for
PURSE = 12  # XP spent at once
LATE = 3  # candles


class Ended(NamedTuple):
    """A fight that is over: when, in which turn, against whom, and how it ended."""

    told: Told
    cards: tuple[int, ...]
    rounds: int
    kind: str


def turn_of(told: Told) -> str:
    """In which turn. A turn that begins with the same action has its own number."""
    return f"Turn {told.before.turns}"


def who(cards: tuple[int, ...]) -> str:
    """A monster, as short as a caption needs it."""
    return short(cards, 32)


def _blows(told: Told) -> tuple[int, int]:
    """What hero and foe have dealt, as the log reckons it: more than was left counts as well."""
    mine, (attack, defense, bite) = told.event.args[2:]
    return max(0, mine[0] - mine[1] + UNARMED) if mine else 0, max(0, attack - defense + bite)


def _fights(match: Match) -> Iterator[Ended]:
    cards: tuple[int, ...] = ()
    rounds = 0
    for told in log(match, "met", "struck", "slew", "died", "away"):
        if told.event.kind == "met":
            cards, rounds = tuple(told.event.args[0]), 0
        elif told.event.kind == "struck":
            rounds += 1
        else:
            yield Ended(told, cards, rounds, told.event.kind)


def _slain(match: Match) -> list[Ended]:
    return [one for one in _fights(match) if one.kind == "slew" and one.told.ply < match.at]


def candles(state: ColfDada) -> str:
    """How many are left."""
    return counted(state.tokens, "candle") if state.tokens else "no candle"


def _moment(told: Told, words: str, near: tuple[int, ...] = ()) -> Moment:
    return Moment(told.ply, f"{turn_of(told)}: {words}", near)


# --- fights -----------------------------------------------------------------------------------


def _first_trophy(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for one in _slain(match)[:1]:
        yield _moment(one.told, f"the first on the wall is {who(one.cards)}.", one.cards)


def _one_round(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for one in _slain(match):
        if one.rounds == 1:
            yield _moment(one.told, f"one round, and {who(one.cards)} was a trophy.", one.cards)


def _whisker(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for one in _slain(match):
        left = whole(one.told.after)
        if left <= NEAR:
            numbers = "one number" if left == 1 else f"{number(left)} numbers"
            yield _moment(one.told, f"{who(one.cards)} fell; {numbers} of yours still stood.", one.cards)


def _long_fight(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for one in _slain(match):
        if one.rounds >= LONG:
            yield _moment(
                one.told, f"{who(one.cards)} took {number(one.rounds)} rounds. Both had given up.", one.cards
            )


def _giant(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for one in _slain(match):
        level = level_of(one.cards)
        if level >= BIG:
            yield _moment(one.told, f"{who(one.cards)}, level {level}, is now a picture.", one.cards)


def _bold(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "met"):
        level, own = level_of(tuple(told.event.args[0])), told.after.level
        if level >= own and not told.after.master:
            yield _moment(
                told,
                f"level {own} asked {who(tuple(told.event.args[0]))}, level {level}, to dance.",
                tuple(told.event.args[0]),
            )


def _pride(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """The last trophy before the fall, won without a scratch to speak of."""
    slain = _slain(match)
    if match.past(ColfDada)[-1].ending == "dead" and slain:
        one = slain[-1]
        if one.rounds <= 2:
            rounds = "one round" if one.rounds == 1 else "two rounds"
            yield _moment(one.told, f"{who(one.cards)} lasted {rounds}. It was to be the last.", one.cards)


def _fled(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for one in _fights(match):
        if one.kind == "away":
            yield _moment(one.told, f"you left {who(one.cards)} alone with its hit points.", one.cards)


def _master(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "met"):
        if told.after.master:
            cards = tuple(told.event.args[0])
            yield Moment(
                told.ply, f"{turn_of(told)}, {candles(told.after)}: the Master was {who(cards)}.", cards
            )


def _master_comes(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "master comes"):
        slain = counted(len(told.after.slain), "trophy", "trophies")
        yield Moment(told.ply, f"The candles were out, and the Master came down to {slain} and you.")


# --- rounds -----------------------------------------------------------------------------------


def _blow(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "struck"):
        dealt, _ = _blows(told)
        if dealt >= BLOW and told.ply < match.at:
            yield _moment(
                told,
                f"{dealt} damage in one blow. {capital(who(told.before.cards))} sat down.",
                told.before.cards,
            )


def _hurt(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "struck"):
        _, taken = _blows(told)
        if taken >= HURT and told.ply < match.at:
            yield _moment(
                told, f"{who(told.before.cards)} dealt {taken} at once. That left marks.", told.before.cards
            )


def _stalemate(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "struck"):
        dealt, taken = _blows(told)
        if told.event.args[2] and dealt == taken == 0:  # else the hero flees, and strikes nobody
            yield _moment(
                told, f"you struck, {who(told.before.cards)} struck, and neither noticed.", told.before.cards
            )


def _weary(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "weary"):
        bite = told.event.args[0]
        if bite >= 3:
            yield _moment(
                told,
                f"{who(told.before.cards)} grew tired of it, and its Bite grew to {bite}.",
                told.before.cards,
            )


def _raged(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "raged"):
        times = told.event.args[0]
        if times >= 3:
            yield _moment(
                told,
                f"{who(told.before.cards)} rolled again {number(times)} times, out of temper.",
                told.before.cards,
            )


def _bought(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "boosted"):
        column, times = told.event.args
        if times >= PURSE:
            what = "blow" if column == "attack" else "shield"
            yield _moment(
                told,
                f"{times} XP for one {what}, and {who(told.before.cards)} before you.",
                told.before.cards,
            )


def _last_xp(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "boosted"):
        column, times = told.event.args
        if times == told.before.xp and times > 1:
            what = "Attack" if column == "attack" else "Defense"
            yield _moment(
                told,
                f"the last {times} XP went into {what}, against {who(told.before.cards)}.",
                told.before.cards,
            )


def _alike(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "rolled"):
        dice = told.event.args[0]
        most = max(dice, key=dice.count)
        if told.after.round and dice.count(most) >= ALIKE:
            what = {1: "ones", 2: "twos", 3: "threes", 4: "fours", 5: "fives", 6: "sixes"}[most]
            many = f"{number(dice.count(most))} {what} of {number(len(dice))} dice"
            yield _moment(told, f"{many}. {capital(who(told.after.cards))} counted along.", told.after.cards)


# --- between fights ---------------------------------------------------------------------------


def _rest(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "rested"):
        mended = sum(event.kind == "mended" for event in told.after.events())
        if mended >= MENDED:
            yield _moment(told, f"a night’s rest mended {number(mended)} numbers. It cost a candle.")


def _sleepless(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    mended = 0
    for told in log(match, "rolled", "mended", "rested"):
        if told.event.kind == "rolled":
            mended = 0
        elif told.event.kind == "mended":
            mended += 1
        elif not any(event.kind == "mended" for event in told.after.events()) and not mended:
            yield _moment(told, "you lay down, counted dominoes, and got up with the same holes.")


def _grown(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "drew"):
        if any(event.kind == "grew" for event in told.after.events()):
            level, tile = told.after.level, spoken(told.event.args[0])
            yield _moment(told, f"level {level}, and {tile} to show for it.")


def _full_grown(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "grew"):
        if told.event.args[0] == MASTER:
            slain = counted(len(told.after.slain), "trophy", "trophies")
            yield _moment(told, f"level {told.event.args[0]}, with {slain}. The Master heard of it.")


def _last_light(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "turn"):
        turn, tokens = told.event.args
        if tokens == LATE:
            words = f"Turn {turn}: three candles to go, at level {told.after.level}. It got dark early."
            yield Moment(told.ply, words, begins=True)


def _candles(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any turn that begins, likewise."""
    for told in log(match, "turn"):
        turn = told.event.args[0]
        words = f"Turn {turn}: {candles(told.after)} to go, and {whole(told.after)} numbers still whole."
        yield Moment(told.ply, words, begins=True)


def _stood_up(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "stood up"):
        yield _moment(
            told,
            f"down you went, and up again. {capital(who(told.before.cards))} blinked.",
            told.before.cards,
        )


def _met(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Anybody, so that the shortest visit has something to show."""
    for told in log(match, "met"):
        cards = tuple(told.event.args[0])
        if not told.after.master:
            yield _moment(told, f"{who(cards)}, level {level_of(cards)}, looked up from its plate.", cards)


def _covered(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any hit, likewise."""
    for told in log(match, "covered"):
        shown, tile = told.event.args
        if told.ply < match.at:
            yield _moment(
                told,
                f"{who(told.before.cards)} got the {shown or 'blank'} of {spoken(tile)}.",
                told.before.cards,
            )


def _struck(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any round, likewise."""
    for told in log(match, "struck"):
        dealt, taken = _blows(told)
        if told.event.args[2] and told.ply < match.at:
            yield _moment(
                told, f"you gave {dealt}, {who(told.before.cards)} gave {taken}.", told.before.cards
            )


def _rolled(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any roll in a fight, likewise."""
    for told in log(match, "rolled"):
        if told.after.round and len(told.event.args[0]) <= FEW:
            rolled = in_words(told.event.args[0])
            yield _moment(told, f"{rolled} on the table, and {who(told.after.cards)} across it.")


PATTERNS = (
    Pattern("first-trophy", _first_trophy),
    Pattern("one-round", _one_round),
    Pattern("whisker", _whisker),
    Pattern("long-fight", _long_fight),
    Pattern("giant", _giant),
    Pattern("bold", _bold),
    Pattern("pride", _pride),
    Pattern("fled", _fled),
    Pattern("master", _master),
    Pattern("master-comes", _master_comes),
    Pattern("blow", _blow),
    Pattern("hurt", _hurt),
    Pattern("stalemate", _stalemate),
    Pattern("weary", _weary),
    Pattern("raged", _raged),
    Pattern("bought", _bought),
    Pattern("last-xp", _last_xp),
    Pattern("alike", _alike),
    Pattern("rest", _rest),
    Pattern("grown", _grown),
    Pattern("full-grown", _full_grown),
    Pattern("last-light", _last_light),
    Pattern("sleepless", _sleepless),
    Pattern("candles", _candles),
    Pattern("stood-up", _stood_up),
    Pattern("met", _met),
    Pattern("covered", _covered),
    Pattern("struck", _struck),
    Pattern("rolled", _rolled),
)
