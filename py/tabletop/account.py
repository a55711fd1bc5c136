"""An account of a match: what each choice of a seat has cost, and what luck has brought it.

    account.result == account.start + account.came - account.cost

The value of a choice is the seat's chance to win after it, from what it could see then, strong bots playing
on. What a choice costs is what the best one is worth more; what came until the seat decided next is the
difference between its chance there and what its choice was worth: luck, and in company what the others gave
away or took. So the sum is right by its making. How it is reckoned is `analysis.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import NamedTuple

from tabletop.link import from_letters, letters
from tabletop.match import Match

LOOSE, DEAR, FATAL = 0.04, 0.08, 0.16  # of a win
WORDS = {FATAL: "fatal", DEAR: "costly", LOOSE: "loose"}
SURE = 3.0  # standard errors below which a cost is too close to call
FINE, ROUGH = 10_000, 250  # parts of a win in which chances are kept, and errors
MOST = 64  # decisions that are kept
HEAD = Struct("<Bdd")  # the seat, what it got, and the rest
TURN = Struct("<HHhhBH")


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
        """How bad the choice was, by the points as they are told: "loose", "costly", "fatal"; empty if it was
        not, or it is too close to call."""
        if self.is_close:
            return ""
        return next((word for least, word in WORDS.items() if self.points >= 100 * least), "")

    @property
    def is_close(self) -> bool:
        """Does it seem to cost something, which may be an error?"""
        return self.points >= 100 * LOOSE and self.cost < SURE * self.error


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
