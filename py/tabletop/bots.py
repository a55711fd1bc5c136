"""Bots for any game: they try what may be done on states that could be, and keep what did best.

    for choices in think(state, seat, "strong", seed, bot):
        ...                      # after each playout: the choices so far, best first
    action = choices[0].action

A bot knows the view of its seat and nothing else: each playout starts from a whole state
made up from that view and a seed of the bot's own. All options meet the same made-up
luck, so they are compared with each other and not with fortune. Those that lag clearly are
dropped at once, and of the others the lower half when its share of the budget is spent
(sequential halving; Karnin, Koren and Somekh, 2013): most of it goes to the close calls.

Where a game can reckon what an action is worth (`reckoned`), with what it has learned and the exact odds of
one decision, nothing is played out.

A game helps in its `bot.py`; what that must say is `Bot` in `games/contract.py`. What a game says that
has nothing better of its own stands at the end of this file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from tabletop import chance
from tabletop.actions import Action
from tabletop.game import State

STRENGTHS = ("easy", "middle", "strong")
BUDGETS = {"easy": 12, "middle": 100, "strong": 500}
SEEDS = 300
HORIZON = 1000
DOUBT = 0.5  # what a strong bot gives the likely best candidate in advance, over the root of its playouts
LAG = 2.5  # so many errors behind the leader, by the differences on the same luck, is clearly behind
ALONE = 4  # an option without rivals gets a quarter of the budget, only to say what it is worth
TRIES = 100  # of the two choices of a decision that is looked at again (`analysis.py`)
STANDING: frozenset[str] = frozenset()  # verbs of standing orders, of which most games have none
RECKONED = 0.007  # the error of a worth that is reckoned: two that lie within a point are about equal

Reckoning = Iterator[Mapping[Action, float]]  # what has been reckoned so far, by action; not all at once


class Choice(NamedTuple):
    """An action, what it is worth to the seat (0 to 1, mean over its playouts), how many those were, and the
    mean of their squares; no playouts if it was reckoned."""

    action: Action
    value: float
    playouts: int
    square: float

    @property
    def error(self) -> float:
        """The standard error of the value, large for few playouts. A doubtful one is added to them, so that a
        few alike are not taken for certainty."""
        if not self.playouts:
            return RECKONED
        count = self.playouts
        spread = max(0.0, self.square - self.value**2)
        return sqrt((count * spread + 1 / 4) / count) / sqrt(count)


def think(state: State, seat: int, strength: str, seed: int, bot: Any) -> Iterator[list[Choice]]:
    """The choices so far, best first, after each step: of a reckoning, or else after each playout until the
    budget is spent.

    The same view, strength and seed give the same choices. What is played out gets one playout at least,
    however small the budget.
    """
    seen = state.view(seat)
    reckoning = bot.reckoned(seen, strength)
    if reckoning is None:
        yield from _played_out(seen, seat, strength, seed, bot)
        return
    for worths in reckoning:
        choices = [Choice(action, worth, 0, worth * worth) for action, worth in worths.items()]
        yield sorted(choices, key=lambda choice: -choice.value)


def _played_out(seen: State, seat: int, strength: str, seed: int, bot: Any) -> Iterator[list[Choice]]:
    """The choices so far, best first, after each playout until the budget is spent."""
    options = bot.candidates(seen, strength)
    budget = bot.BUDGETS[strength]
    doubt = bot.DOUBT if strength == "strong" else 0.0
    rounds = (len(options) - 1).bit_length() or ALONE
    sums = dict.fromkeys(options, 0.0)
    squares = dict.fromkeys(options, 0.0)
    results: dict[Action, list[float]] = {action: [] for action in options}
    rivals, luck = options, 0
    while len(rivals) > 1 or not luck:
        half = (len(rivals) + 1) // 2
        left = budget - sum(map(len, results.values()))
        for _ in range(max(1, min(budget // rounds, left) // len(rivals))):
            luck += 1
            guess = chance.number(seed, "guess", luck)
            whole = seen.determinize(seat, guess)
            for action in rivals:
                after = whole.apply(action)
                got = playout(after, seat, guess, bot)
                sums[action] += got
                squares[action] += got * got
                results[action].append(got)
                yield _ranked(rivals, sums, squares, results, doubt)
            best = results[max(rivals, key=sums.__getitem__)]
            rivals = [action for action in rivals if not _lags(results[action], best)]
        ranked = _ranked(rivals, sums, squares, results, doubt)
        rivals = [choice.action for choice in ranked[: min(half, len(rivals))]]
    yield _ranked(rivals, sums, squares, results, doubt)


def choose(state: State, seat: int, strength: str, seed: int, bot: Any) -> Action:
    """The best choice when `think` has come to its end, which need not be awaited for a single option."""
    options = considered(state.view(seat), strength, bot)
    if len(options) == 1:
        return options[0]
    *_, choices = think(state, seat, strength, seed, bot)
    return choices[0].action


def considered(seen: State, strength: str, bot: Any) -> list[Action]:
    """What a bot of this strength thinks about, from its seat's view: where it is a single action, there is
    nothing to think about."""
    legal = seen.legal_actions()
    if len(legal) == 1 or bot.reckoned(seen, strength) is not None:
        return legal
    return list(bot.candidates(seen, strength))


def playout(state: State, seat: int, seed: int, bot: Any) -> float:
    """Play the state on, in place, by the game's policy, and say what the seat got out of it; a playout
    that goes on beyond the horizon is cut and evaluated."""
    for ply in range(bot.HORIZON):
        if state.ending:
            break
        state.play(bot.policy(state, chance.number(seed, "policy", ply)))
    outcome = state.outcome()
    return outcome.value(seat) if outcome else float(bot.evaluate(state, seat))


def _lags(own: Sequence[float], best: Sequence[float]) -> bool:
    """Is it clearly behind the best, of which the results are given for the same luck? Differences are taken
    to scatter around none, so that a few alike are no certainty."""
    behind = [more - less for more, less in zip(best, own, strict=True)]
    return sum(behind) > LAG * sqrt(sum(by * by for by in behind))


def _ranked(
    rivals: list[Action],
    sums: dict[Action, float],
    squares: dict[Action, float],
    results: Mapping[Action, Sequence[float]],
    doubt: float,
) -> list[Choice]:
    """The choices, best first: the rivals by value, then those dropped. The first of all options keeps
    the benefit of the doubt, which fades as its playouts add up."""
    first = next(iter(sums))

    def worth(choice: Choice) -> tuple[bool, float]:
        favour = doubt / sqrt(max(1, choice.playouts)) if choice.action is first else 0.0
        return choice.action in rivals, choice.value + favour

    played = [(action, len(got), max(1, len(got))) for action, got in results.items()]
    choices = [Choice(action, sums[action] / by, tries, squares[action] / by) for action, tries, by in played]
    return sorted(choices, key=worth, reverse=True)


# --- what a game says that has nothing better of its own ----------------------------


def all_actions(view: State, strength: str) -> list[Action]:
    """Every legal action is worth thinking about."""
    return view.legal_actions()


def nothing_reckoned(view: State, strength: str) -> Reckoning | None:
    """What an action is worth is to be played out."""
    return None


def always_settled(state: State) -> bool:
    """Nothing is under way that should be played to its end before it is reckoned."""
    return True


def by_chance(state: State, number: int) -> Action:
    """Any legal action."""
    legal = state.legal_actions()
    return legal[(number * len(legal)) >> 64]


def undecided(state: State, seat: int) -> float:
    """Nobody can say yet who wins."""
    return 0.5


def no_figures(state: State) -> dict[str, float]:
    """Nothing is counted but who has won."""
    return {}
