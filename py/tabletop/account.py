"""An account of a match: what each choice of a seat has cost, and what luck has brought it.

    for progress in reckon(match, seat, bot):
        ...                             # after each small step: the account so far
    account = progress.account
    account.result == account.start + account.came - account.cost

The value of a choice is the seat's chance to win after it, from what it could see then, strong bots playing
on. What a choice costs is what the best one is worth more; what came until the seat decided next is the
difference between its chance there and what its choice was worth: luck, and in company what the others gave
away or took. So the sum is right by its making.

There are two looks. The first is at every decision and every legal action: where the game's strong bot
reckons (`Bot.reckoned`), that is the value; where it never does, we play out as it does. The second is at the
dearest few, on fresh numbers: strong bots play on until luck has come and the seat decides again, and what
the bot reckons there counts beside the first look; or there are more playouts. All actions of a decision meet
the same luck, and half of the tries choose the best while the other half say by how much it is better, and
the other way round: else the luckiest would look best. The models are AIVAT (Burch and others, 2018) and the
rollouts of GNU Backgammon.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, pstdev
from struct import Struct
from typing import Any, NamedTuple, TypeVar

from tabletop import bots, chance
from tabletop.actions import Action
from tabletop.bots import RECKONED
from tabletop.game import State
from tabletop.link import from_letters, letters
from tabletop.match import Match

LOOSE, DEAR, FATAL = 0.04, 0.08, 0.16  # of a win
WORDS = {FATAL: "fatal", DEAR: "costly", LOOSE: "loose"}
SURE = 3.0  # standard errors below which a cost is too close to call
DEAREST = 6  # choices that are looked at again, and where the game plays out as much luck
# Where the game plays out, the first look tries every action so often, and then the best few anew.
ALL, SOME, FEW = 6, 20, 4
FINE, ROUGH = 10_000, 250  # parts of a win in which chances are kept, and errors
MOST = 64  # decisions that are kept
HEAD = Struct("<Bdd")  # the seat, what it got, and the rest
TURN = Struct("<HHhhBH")
DOUBT = 0.02  # the error of what a first look reckons a choice to cost, beside a second one
TRIED = 0.02  # what seems to cost less is not looked at again

T = TypeVar("T")
Look = Iterator["Turn | None"]  # a decision, at the end of the steps in which it is found out
Rows = list[list[float]]  # a row for each try: what each action got


class Turn(NamedTuple):
    """One decision of the seat at this ply of the match.

    best: the place of the best action among the legal ones; value: the chance to win with it, 0 to 1; got:
    the chance with what was chosen; error: the standard error of their difference; tries: of the second look,
    0 if there was none.
    """

    ply: int
    best: int
    value: float
    got: float
    error: float
    tries: int = 0

    @property
    def cost(self) -> float:
        """What the choice has cost, in parts of a win. Where both were tried it can be a little below 0: so
        the sum over many is right."""
        return self.value - self.got

    @property
    def points(self) -> int:
        """The hundredths of a win that it has cost, as its two chances say it when they are told."""
        return round(100 * self.value) - round(100 * self.got)

    @property
    def word(self) -> str:
        """How bad the choice was: "loose", "costly", "fatal"; empty if it was not, or it is too close to
        call."""
        if self.is_close:
            return ""
        return next((word for least, word in WORDS.items() if self.cost >= least), "")

    @property
    def is_close(self) -> bool:
        """Does it seem to cost something, which may be an error?"""
        return LOOSE <= self.cost < SURE * self.error


class Account(NamedTuple):
    """What a match was for a seat: what it got in the end, 0 to 1, and its decisions in their order.

    rest: what those decisions have cost that are left out (`kept`).
    """

    seat: int
    result: float
    turns: tuple[Turn, ...]
    rest: float = 0.0

    @property
    def start(self) -> float:
        """The chance to win at the first decision."""
        return self.turns[0].value if self.turns else self.result

    @property
    def cost(self) -> float:
        """What all choices have cost."""
        return self.rest + sum(turn.cost for turn in self.turns)

    @property
    def thrown_away(self) -> int:
        """The points that were surely thrown away. What is smaller than an error is none of them: over many
        choices it would add up."""
        return sum(turn.points for turn in self.turns if turn.word)

    @property
    def came(self) -> float:
        """What came in all that was not the seat's own doing."""
        return self.rest + sum(map(self.came_after, range(len(self.turns))))

    def came_after(self, place: int) -> float:
        """What came between a decision and the next, or the end."""
        after = self.turns[place + 1].value if place + 1 < len(self.turns) else self.result
        return after - self.turns[place].got

    @property
    def dearest(self) -> Turn | None:
        """The choice that has cost most, if any has surely cost something."""
        return max((turn for turn in self.turns if turn.word), key=lambda turn: turn.cost, default=None)


class Progress(NamedTuple):
    """An account so far: of so many looks so many are done, the first `turns` of them the first looks."""

    account: Account
    done: int
    of: int
    turns: int

    @property
    def is_looked_at(self) -> bool:
        """Was every decision looked at once?"""
        return self.turns == len(self.account.turns) > 0 or self.done == self.of


def given(accounts: Sequence[Account], seat: int) -> float:
    """What the others have given away to a seat: what their choices have cost them, in equal parts to all
    others at the table. `accounts` has one for each seat."""
    return sum(one.cost for one in accounts if one.seat != seat) / max(1, len(accounts) - 1)


def decisions(match: Match, seat: int) -> list[int]:
    """The plies at which this seat had something to decide."""
    return [
        ply
        for ply, state in enumerate(match.states[: match.at])
        if state.seat == seat and len(state.legal_actions()) > 1
    ]


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
    plies = decisions(match, seat)
    reckons = []
    for ply in plies:
        if bot.reckoned(match.states[ply].view(seat), "strong") is not None:
            reckons.append(ply)
        yield Progress(account, 0, len(plies) + 1, len(plies))
    plies = reckons or plies
    of = len(plies) + (3 * DEAREST if looks > 1 else 0)
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
    wanted = (_dearest,) if reckons else (_dearest, _luckiest)
    for most in wanted if looks > 1 else ():
        for turn in most(account):
            for better in second_look(match, turn, bot, salt):
                if better:
                    turns = tuple(better if one.ply == turn.ply else one for one in account.turns)
                    account = account._replace(turns=turns)
                yield Progress(account, done, of, len(plies))
            done += 1
    yield Progress(account, of, of, len(plies))


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
    few = sorted((action for action in legal if action != chosen), key=lambda action: -worths[action])
    few = [chosen, *few[: FEW - 1]]
    rows = yield from _played_out(state.view(seat), seat, bot, few, SOME, _salted(salt, ply, "some"))
    yield _told(ply, legal, few, rows, 0)


def values(state: State, ply: int, bot: Any, salt: int = 0) -> Generator[None, None, Mapping[Action, float]]:
    """What each legal action of this state, at a ply of a match, is worth to the seat that decides: reckoned,
    or by a few playouts."""
    seat, legal = state.seat, state.legal_actions()
    seen = state.view(seat)
    reckoning = bot.reckoned(seen, "strong")
    if reckoning is not None:
        worths: Mapping[Action, float] = yield from _last(reckoning)
        return worths
    rows = yield from _played_out(seen, seat, bot, legal, ALL, _salted(salt, ply, "all"))
    return {action: fmean(row[place] for row in rows) for place, action in enumerate(legal)}


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
    yield _both(turn, _told(turn.ply, legal, two, rows, bot.TRIES))


def _both(first: Turn, second: Turn) -> Turn:
    """What two looks at a decision tell, where the first reckoned: each counts as much as it is certain."""
    share = DOUBT**2 / (DOUBT**2 + second.error**2)  # of the second one
    cost = share * second.cost + (1 - share) * first.cost
    got = share * second.got + (1 - share) * first.got
    best = first.best if cost > 0 else second.best
    return second._replace(best=best, value=got + cost, got=got, error=sqrt(share) * second.error)


def _told(ply: int, legal: list[Action], tried: list[Action], rows: Rows, tries: int) -> Turn:
    """A decision by what was tried, of which the first was chosen."""
    cost, error = of_halves(rows)
    got = fmean(row[0] for row in rows)
    best = max(range(len(tried)), key=lambda place: fmean(row[place] for row in rows))
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
        best = max(range(len(rows[0])), key=lambda place: fmean(row[place] for row in chosen_on))
        costs += [row[best] - row[0] for row in valued_on]
    return fmean(costs), pstdev(costs) / sqrt(len(costs))


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
    """What the seat can expect when luck has come and it decides again, strong bots playing on, in place."""
    begun, ply = state.drawn.copy(), 0
    while not state.ending:
        yield
        action, *others = state.legal_actions()
        if others:
            number = chance.number(luck, "beyond", ply)
            choices = yield from _last(bots.think(state, state.seat, "strong", number, bot))
            if state.seat == seat and state.drawn != begun:
                return choices[0].value
            action = choices[0].action
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


# --- as it is kept --------------------------------------------------------------------


def kept(account: Account) -> Account:
    """The account with as many decisions as are kept: the first, and those that cost or moved most. What came
    after one that is left out came after the one before it."""
    places = range(1, len(account.turns))
    moved = sorted(
        places,
        key=lambda at: (
            bool(account.turns[at].word),
            abs(account.turns[at].cost),
            abs(account.came_after(at)),
        ),
        reverse=True,
    )
    most = {0, *moved[: MOST - 1]}
    left_out = sum(turn.cost for place, turn in enumerate(account.turns) if place not in most)
    turns = tuple(turn for place, turn in enumerate(account.turns) if place in most)
    return account._replace(turns=turns, rest=account.rest + left_out)


def written(account: Account) -> str:
    """The account in letters, under a thousand of them, to be kept with its match."""
    account = kept(account)
    rows = [
        TURN.pack(ply, best, round(FINE * value), round(FINE * got), round(ROUGH * error), tries)
        for ply, best, value, got, error, tries in account.turns
    ]
    return letters(HEAD.pack(account.seat, account.result, account.rest) + b"".join(rows))


def read(text: str, match: Match) -> Account:
    """The account that was written of this match. ValueError if it cannot be one of it."""
    raw = from_letters(text)
    if len(raw) < HEAD.size or (len(raw) - HEAD.size) % TURN.size:
        raise ValueError("no account of a match")
    seat, result, rest = HEAD.unpack_from(raw)
    turns = tuple(
        Turn(ply, best, value / FINE, got / FINE, error / ROUGH, tries)
        for ply, best, value, got, error, tries in TURN.iter_unpack(raw[HEAD.size :])
    )
    outcome = match.state.outcome()
    if (
        outcome is None
        or seat >= match.seats
        or outcome.value(seat) != result
        or not abs(rest) < len(match.log) + 1
    ):
        raise ValueError("an account of another match")
    own = {ply: len(match.states[ply].legal_actions()) for ply in decisions(match, seat)}
    plies = [turn.ply for turn in turns]
    if plies != sorted(set(plies)) or any(turn.best >= own.get(turn.ply, 0) for turn in turns):
        raise ValueError("an account of another match")
    return Account(seat, result, turns, rest)
