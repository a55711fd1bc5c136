"""How the account of a match (`account.py`) is reckoned.

    for progress in reckon(match, seat, bot):
        ...                             # after each small step: the account so far
    account = progress.account

There are two looks. The first is at every decision and every legal action: where the game's strong bot
reckons (`Bot.reckoned`), that is the value; where it never does, we play out as it does. The second is at the
dearest few, on fresh numbers: strong bots play on until luck has come and the seat decides again, and what
the bot reckons there counts beside the first look; or there are more playouts. What hangs in the balance
(`Bot.settled`) is played to its end before, by the game's own policy. All actions of a decision meet the same
luck, and half of the tries choose the best while the other half say by how much it is better, and the other
way round: else the luckiest would look best. The models are AIVAT (Burch and others, 2018) and the rollouts
of GNU Backgammon.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from math import fsum, sqrt
from typing import Any, NamedTuple, TypeVar

from tabletop import bots, chance
from tabletop.account import SURE, Account, Turn, decisions
from tabletop.actions import Action
from tabletop.bots import RECKONED
from tabletop.game import State
from tabletop.match import Match

DEAREST = 6  # choices that are looked at again, and where the game plays out as much luck
# Where the game plays out, the first look tries every action so often, and then the best few anew; never
# oftener than the second look does.
ALL, SOME, FEW = 6, 20, 4
DOUBT = 0.02  # the error of what a first look reckons a choice to cost, beside a second one
TRIED = 0.02  # what seems to cost less is not looked at again

T = TypeVar("T")
Look = Iterator[Turn | None]  # a decision, at the end of the steps in which it is found out
Rows = list[list[float]]  # a row for each try: what each action got


class Progress(NamedTuple):
    """An account so far: of so many looks so many are done, the first `turns` of them the first looks.

    sure: the choice that has cost most, as soon as no look that is still to come can well name another.
    """

    account: Account
    done: int
    of: int
    turns: int
    sure: Turn | None = None


def reckon(
    match: Match, seat: int, bot: Any, salt: int = 0, known: Account | None = None, looks: int = 2
) -> Iterator[Progress]:
    """The account of a match that is over, after each step as far as it is reckoned. Where the bot reckons
    some decisions, the others do not count: a map is made, or nothing is left to win.

    Another salt gives other numbers to try on; known: what was reckoned of it before; looks: 1 for the first
    one alone. ValueError if the match is not over.
    """
    outcome = match.state.outcome()
    if outcome is None:
        raise ValueError("There is an account of a match when it is over.")
    account = Account(seat, outcome.value(seat), ())
    plies = judged(match, seat, bot)
    reckons = []
    for ply in plies:
        if bot.reckoned(match.states[ply].view(seat), "strong") is not None:
            reckons.append(ply)
        yield Progress(account, 0, len(plies) + 1, len(plies))
    plies = reckons or plies
    wanted = (_dearest,) if reckons else (_dearest, _luckiest)
    of = len(plies) + (DEAREST if reckons else 3 * DEAREST) * (looks > 1)  # at most, of the second ones
    before = {turn.ply: turn for turn in known.turns} if known else {}
    for ply in plies:
        if ply in before:
            account = account._replace(turns=(*account.turns, before[ply]))
            continue
        for turn in first_look(match, ply, bot, salt):
            if turn:
                account = account._replace(turns=(*account.turns, turn))
            yield Progress(account, len(account.turns), of, len(plies))
    done = len(plies) + sum(turn.tries > 0 for turn in account.turns)
    for most in wanted if looks > 1 else ():
        for turn in most(account):
            sure = surely_dearest(account, wanted)
            for better in second_look(match, turn, bot, salt):
                if better:
                    turns = tuple(better if one.ply == turn.ply else one for one in account.turns)
                    account = account._replace(turns=turns)
                yield Progress(account, done, of, len(plies), sure)
            done += 1
    yield Progress(account, of, of, len(plies), account.dearest)


def judged(match: Match, seat: int, bot: Any) -> list[int]:
    """The plies at which this seat decided something that counts: standing orders do not."""
    plies = decisions(match, seat)
    if not bot.STANDING:
        return plies
    counts = (ply for ply in plies if match.log[ply].verb not in bot.STANDING)
    return [ply for ply in counts if len(compared(match.states[ply], bot)) > 1]


def compared(state: State, bot: Any) -> list[Action]:
    """The legal actions but standing orders."""
    return [action for action in state.legal_actions() if action.verb not in bot.STANDING]


def surely_dearest(account: Account, wanted: Iterable[Callable[[Account], list[Turn]]]) -> Turn | None:
    """The dearest choice, if it was looked at again and all that will be stay below it by three errors."""
    dearest = account.dearest
    if not dearest or not dearest.tries:
        return None
    rest = (turn for most in wanted for turn in most(account))
    return None if any(turn.cost + SURE * max(turn.error, DOUBT) > dearest.cost for turn in rest) else dearest


def _dearest(account: Account) -> list[Turn]:
    """The choices that seem to have cost most, as many as are still to be looked at again."""
    again = sum(turn.tries > 0 for turn in account.turns)
    dear = [turn for turn in account.turns if not turn.tries and turn.cost >= max(TRIED, turn.error)]
    return sorted(dear, key=lambda turn: -turn.cost)[: max(0, DEAREST - again)]


def _luckiest(account: Account) -> list[Turn]:
    """The decisions around what seems to have come best and worst that were not looked at again yet."""
    turns = account.turns
    most = sorted(range(len(turns)), key=lambda place: -abs(account.came_after(place)))[:DEAREST]
    around = sorted({near for place in most for near in (place, place + 1) if near < len(turns)})
    return [turns[place] for place in around if not turns[place].tries]


def first_look(match: Match, ply: int, bot: Any, salt: int) -> Look:
    """Every legal action of a decision, as the strong bot values it."""
    state, chosen = match.states[ply], match.log[ply]
    seat, legal = state.seat, state.legal_actions()
    worths = yield from values(state, ply, bot, salt)
    if bot.reckoned(state.view(seat), "strong") is not None:
        best = max((chosen, *legal), key=lambda action: worths[action])
        error = 0.0 if best == chosen else RECKONED * sqrt(2)
        yield Turn(ply, legal.index(best), worths[best], worths[chosen], error)
        return
    few = sorted((action for action in worths if action != chosen), key=lambda action: -worths[action])
    few = [chosen, *few[: FEW - 1]]
    seen, tries = state.view(seat), min(SOME, bot.TRIES)
    rows = yield from _played_out(seen, seat, bot, few, tries, _salted(salt, ply, "some"))
    yield _told(ply, legal, few, rows, 0)


def values(state: State, ply: int, bot: Any, salt: int = 0) -> Generator[None, None, Mapping[Action, float]]:
    """What each legal action of this state but standing orders, at a ply of a match, is worth to the seat
    that decides: reckoned, or by a few playouts."""
    seat, legal = state.seat, compared(state, bot)
    seen = state.view(seat)
    reckoning = bot.reckoned(seen, "strong")
    if reckoning is not None:
        worths: Mapping[Action, float] = yield from _last(reckoning)
        return worths
    tries = min(ALL, bot.TRIES)
    rows = yield from _played_out(seen, seat, bot, legal, tries, _salted(salt, ply, "all"))
    return {action: _mean(row[place] for row in rows) for place, action in enumerate(legal)}


def second_look(match: Match, turn: Turn, bot: Any, salt: int) -> Look:
    """The best action of the first look beside the one that was chosen, on fresh numbers."""
    state, chosen = match.states[turn.ply], match.log[turn.ply]
    legal, seat = state.legal_actions(), state.seat
    seen = state.view(seat)
    two = [chosen, legal[turn.best]]
    seed = _salted(salt, turn.ply, "again")
    if bot.reckoned(seen, "strong") is None:
        rows = yield from _played_out(seen, seat, bot, two, bot.TRIES, seed)
        yield _told(turn.ply, legal, two, rows, bot.TRIES)
        return
    rows = []
    for number in range(bot.TRIES):
        guess = chance.number(seed, "guess", number)
        whole = seen.determinize(seat, guess)
        row = []
        for action in two:
            yield None
            got = yield from _beyond(whole.apply(action), seat, bot, guess)
            row.append(got)
        rows.append(row)
    yield both_looks(turn, _told(turn.ply, legal, two, rows, bot.TRIES))


def both_looks(first: Turn, second: Turn) -> Turn:
    """What two looks at a decision tell, where the first reckoned: each counts as much as it is certain. What
    lies more than three errors of the second apart is put down to the first, which is one reckoning; and a
    doubtful try is added to the second, so that a few alike are not taken for certainty."""
    error = second.error**2 + (1 / (2 * second.tries)) ** 2
    doubt = max(DOUBT**2, (first.cost - second.cost) ** 2 - SURE**2 * error)
    share = doubt / (doubt + error)  # of the second one
    cost = share * second.cost + (1 - share) * first.cost
    got = share * second.got + (1 - share) * first.got
    best = first.best if cost > 0 else second.best
    return second._replace(best=best, value=got + cost, got=got, error=sqrt(share * error))


def _told(ply: int, legal: list[Action], tried: list[Action], rows: Rows, tries: int) -> Turn:
    """A decision by what was tried, of which the first was chosen."""
    cost, error = of_halves(rows)
    got = _mean(row[0] for row in rows)
    best = max(range(len(tried)), key=lambda place: _mean(row[place] for row in rows))
    return Turn(ply, legal.index(tried[best]), got + cost, got, error, tries)


def of_halves(rows: Sequence[Sequence[float]]) -> tuple[float, float]:
    """By how much the best action is better than the first, each half of the rows valuing what the other half
    has chosen, and the standard error of that.

    >>> of_halves([[0, 1]] * 8)
    (1.0, 0.0)
    >>> of_halves([[1, 0], [0, 1]] * 4)[0]
    0.0
    """
    halves = rows[: len(rows) // 2], rows[len(rows) // 2 :]
    costs: list[float] = []
    for chosen_on, valued_on in (halves, halves[::-1]):
        best = max(range(len(rows[0])), key=lambda place: _mean(row[place] for row in chosen_on))
        costs += [row[best] - row[0] for row in valued_on]
    cost = _mean(costs)
    return cost, sqrt(_mean((one - cost) ** 2 for one in costs) / len(costs))


def _mean(values: Iterable[float]) -> float:
    found = [*values]
    return fsum(found) / len(found)


def _played_out(
    seen: State, seat: int, bot: Any, actions: list[Action], tries: int, seed: int
) -> Generator[None, None, Rows]:
    """So many playouts of each action by the game's own policy, all on the same made-up luck."""
    rows: Rows = []
    for number in range(tries):
        guess = chance.number(seed, "guess", number)
        whole = seen.determinize(seat, guess)
        row = []
        for action in actions:
            row.append(bots.playout(whole.apply(action), seat, guess, bot))
            yield
        rows.append(row)
    return rows


def _beyond(state: State, seat: int, bot: Any, luck: int) -> Generator[None, None, float]:
    """What the seat can expect when luck has come, all is settled and it decides again, strong bots playing
    on, and the game's policy what is not settled, in place."""
    begun, ply = state.drawn.copy(), 0
    while not state.ending:
        yield
        action, *others = state.legal_actions()
        if others:
            number = chance.number(luck, "beyond", ply)
            if bot.settled(state):
                choices = yield from _last(bots.think(state, state.seat, "strong", number, bot))
                if state.seat == seat and state.drawn != begun:
                    return choices[0].value
                action = choices[0].action
            else:
                action = bot.policy(state, number)
            yield
        state.play(action)
        ply += 1
    outcome = state.outcome()
    assert outcome
    return outcome.value(seat)


def _last(steps: Iterator[T]) -> Generator[None, None, T]:
    """The last of what a reckoning brings, with a rest after each step."""
    for found in steps:
        last = found
        yield
    return last


def _salted(salt: int, ply: int, look: str) -> int:
    return chance.number(salt, look, ply)
