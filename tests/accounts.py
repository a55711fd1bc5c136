"""How far the account of a match (`tabletop/account.py`) can be believed; the figures into docs/account.md.

    make accounts GAME=domino-run SEATS=1 MATCHES=400
    make accounts GAME=penguins SEATS=2 MATCHES=50 LUCK=1    # how much luck there is: into fortunes.py

The matches are played on seeds that nothing was tuned on:

- by strong bots alone: what their choices are said to cost, whether the chances that are told come true, and
  what the luckiest and the unluckiest moment of a match is worth;
- by strong bots with one blunder planted, of which a longer look on numbers of its own says that it costs 20
  points and more: whether the account names it;
- by a middle and by an easy bot among strong ones: whether two runs with other numbers name the same
  costliest choice, where that has cost ten points and more.
"""

from __future__ import annotations

import textwrap
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, pstdev
from typing import NamedTuple

import games
from games import SHELF, Entry, load
from laws import ended
from tabletop import account, analysis, bots, chance
from tabletop.account import Account, Turn
from tabletop.game import State
from tabletop.match import Match

MATCHES = 400
BLUNDER, DEARLY = 0.20, 0.10  # of a win
TO_THE_END = 100  # matches for each of two choices
OWN = 1 << 40  # the salt of the look that plants
TRIED = 12  # decisions of a match
ROOT = Path(__file__).parents[1]
FILE = '''"""What luck brought in matches of middle bots, in points of winning chance, least first, by the
number of players: written by `make accounts LUCK=1` (tests/accounts.py)."""

from __future__ import annotations

from collections.abc import Mapping

FORTUNES: Mapping[int, str] = {{
{rows}}}
'''
SHARES = (0.5, 0.8, 0.9, 0.95, 0.98, 0.99)  # of the matches


class Sight(NamedTuple):
    """What is seen of one match. chance, result: of one of its decisions, and what came of it; highs, lows:
    the luckiest and the unluckiest moment."""

    cost: float
    chance: float
    result: float
    high: float
    low: float


class Cut(NamedTuple):
    """What a choice costs by the account, and by playing on to the end, with the standard error of that."""

    cost: float
    came: float
    error: float


def played(entry: Entry, seats: int, number: int, mine: str, blunder: tuple[int, int] | None = None) -> Match:
    """A match of strong bots in which one seat plays as told, and chooses the action at a place among the
    legal ones at a ply if a blunder is given."""
    match, seat = Match(entry.game, seats, f"account-{number}"), number % seats
    while not match.state.ending:
        state = match.state
        if blunder and blunder[0] == match.at:
            action = state.legal_actions()[blunder[1]]
        else:
            level = mine if state.seat == seat else "strong"
            luck = chance.number(number, "account", match.at)
            action = bots.choose(state, state.seat, level, luck, entry.bot)
        match = match.play(action)
    return match


def reckoned(match: Match, seat: int, salt: int) -> Account:
    """The whole account."""
    *_, progress = analysis.reckon(match, seat, load(match.game.slug).bot, salt)
    return progress.account


def of_strong(slug: str, seats: int, number: int) -> Sight | None:
    """What is said of a match of strong bots."""
    entry, seat = load(slug), number % seats
    told = reckoned(played(entry, seats, number, "strong"), seat, number)
    if not told.turns:
        return None
    assert abs(told.result - (told.start + told.came - told.cost)) < 1e-9
    moments = [told.came_after(place) for place in range(len(told.turns))]
    kept = told.turns[chance.below(number, "kept", 0, len(told.turns))]
    return Sight(told.cost, kept.value, told.result, max(moments), min(moments))


def planted(slug: str, seats: int, number: int) -> str:
    """What becomes of a blunder: "named first", "named", "missed"; empty where none could be planted."""
    entry, seat = load(slug), number % seats
    match = played(entry, seats, number, "strong")
    plies = [turn.ply for turn in reckoned(match, seat, number).turns]
    for tried in range(min(len(plies), TRIED)):
        ply = plies[chance.below(number, "blunder", tried, len(plies))]
        state = match.states[ply]
        worths = ended(analysis.values(state, ply, entry.bot, OWN))
        enough = max(worths.values()) - BLUNDER
        bad = [action for action in worths if worths[action] <= enough]
        if not bad:
            continue
        action = max(bad, key=lambda action: worths[action])
        worse, place = match.go_to(ply).play(action), state.legal_actions().index(action)
        best = max(worths, key=lambda action: worths[action])
        turn = Turn(ply, state.legal_actions().index(best), worths[best], worths[action], 0)
        *_, turn = analysis.second_look(worse, turn, entry.bot, OWN)
        if turn.cost < max(BLUNDER, account.SURE * turn.error):
            continue
        told = reckoned(played(entry, seats, number, "strong", (ply, place)), seat, number)
        named = [one.ply for one in told.turns if one.word]
        if told.dearest and told.dearest.ply == ply:
            return "named first"
        return "named" if ply in named else "missed"
    return ""


def twice(slug: str, seats: int, level: str, number: int) -> bool | None:
    """Do two runs with other numbers name the same costliest choice? None where none has cost much."""
    entry, seat = load(slug), number % seats
    match = played(entry, seats, number, level)
    first, second = (reckoned(match, seat, salt).dearest for salt in (2 * number, 2 * number + 1))
    if not first or first.cost < DEARLY:
        return None
    return bool(second and second.ply == first.ply)


def cut(slug: str, seats: int, number: int) -> Cut | None:
    """The dearest choice of a middle bot; None where none was dear, or where the account plays out too."""
    entry, seat = load(slug), number % seats
    match = played(entry, seats, number, "middle")
    turn = reckoned(match, seat, number).dearest
    if turn is None or entry.bot.reckoned(match.states[turn.ply].view(seat), "strong") is None:
        return None
    state = match.states[turn.ply]
    two = state.legal_actions()[turn.best], match.log[turn.ply]
    lost = []
    for one in range(TO_THE_END):
        luck = chance.number(number, "end", one)
        whole = state.view(seat).determinize(seat, luck)
        best, chosen = (ending(whole.apply(action), seat, luck, entry) for action in two)
        lost.append(best - chosen)
    return Cut(turn.cost, fmean(lost), error(lost))


def ending(state: State, seat: int, luck: int, entry: Entry) -> float:
    """What the seat gets when strong bots play on, in place."""
    ply = 0
    while not state.ending:
        number = chance.number(luck, "ending", ply)
        state.play(bots.choose(state, state.seat, "strong", number, entry.bot))
        ply += 1
    outcome = state.outcome()
    assert outcome
    return outcome.value(seat)


def error(shares: Sequence[float]) -> float:
    """The standard error of their mean."""
    return pstdev(shares) / sqrt(len(shares))


def fortunes(slug: str, seats: int, number: int) -> list[int]:
    """The luck of each seat in a match of middle bots, in hundredths of a win, by the first look alone."""
    entry = load(slug)
    match = Match(entry.game, seats, f"fortune-{number}")
    while not match.state.ending:
        luck = chance.number(number, "fortune", match.at)
        match = match.play(bots.choose(match.state, match.state.seat, "middle", luck, entry.bot))
    told = []
    for seat in range(seats):
        *_, progress = analysis.reckon(match, seat, entry.bot, number, looks=1)
        told.append(progress.account)
    return [round(100 * (one.came - account.given(told, one.seat))) for one in told if one.turns]


def write(slug: str, seats: int, lots: Sequence[int]) -> None:
    """What luck brought at a table of this size, into the game."""
    known = {**load(slug).table.FACTS.luck, seats: " ".join(map(str, lots))}
    rows = ""
    for size in sorted(known):
        lines = textwrap.wrap(known[size], 96)
        text = "\n".join(f'        "{line}{" " * (line != lines[-1])}"' for line in lines)
        rows += f"    {size}: (\n{text}\n    ),\n"
    (ROOT / "py" / games.package(slug).replace(".", "/") / "fortunes.py").write_text(FILE.format(rows=rows))


def main() -> None:
    """Measure and say."""
    asked = ArgumentParser()
    asked.add_argument("--game", choices=SHELF, required=True)
    asked.add_argument("--seats", type=int)
    asked.add_argument("--matches", type=int, default=MATCHES)
    asked.add_argument("--luck", action="store_true", help="only how much luck there is, into the game")
    asked.add_argument(
        "--cut", action="store_true", help="only how far the account is from playing to the end"
    )
    wanted = asked.parse_args()
    slug, seats = wanted.game, wanted.seats or load(wanted.game).game.seats[0]
    with Pool() as pool:
        numbers = range(wanted.matches)
        if wanted.luck:
            lots = sorted(one for some in pool.imap(partial(fortunes, slug, seats), numbers) for one in some)
            write(slug, seats, lots)
            return
        if wanted.cut:
            cuts = [one for one in pool.imap(partial(cut, slug, seats), numbers) if one]
            apart = [one.cost - one.came for one in cuts]
            told = ("said", [one.cost for one in cuts]), ("came", [one.came for one in cuts])
            print(
                slug,
                seats,
                len(cuts),
                "dear choices:",
                *(f"{name} {100 * fmean(lost):.1f}" for name, lost in told),
            )
            print(
                f"apart {100 * fmean(apart):.1f} ± {100 * error(apart):.1f}, one of them usually by "
                f"{100 * pstdev(apart):.1f}, of which {100 * fmean(one.error for one in cuts):.1f} is luck"
            )
            return
        sights = [one for one in pool.imap(partial(of_strong, slug, seats), numbers) if one]
        costs = [one.cost for one in sights]
        print(
            f"{slug}, {seats}, {len(sights)} matches: strong bots cost themselves {100 * fmean(costs):.2f} "
            f"± {100 * error(costs):.2f} points",
            flush=True,
        )
        print("said, came: " + "; ".join(tenths(sights)), flush=True)
        for name, moments in (
            ("high", sorted(one.high for one in sights)),
            ("low", sorted(-one.low for one in sights)),
        ):
            print(name, [round(moments[int(share * len(moments))], 3) for share in SHARES], flush=True)
        fates = Counter(pool.imap(partial(planted, slug, seats), numbers))
        print("planted:", dict(fates), flush=True)
        for level in ("middle", "easy"):
            same = [one for one in pool.imap(partial(twice, slug, seats, level), numbers) if one is not None]
            print(f"twice, {level}: {sum(same)} of {len(same)} the same", flush=True)


def tenths(sights: Sequence[Sight]) -> list[str]:
    """Of the positions in which a chance was told, by tenths: what was said, what came, and its error."""
    told = sorted((one.chance, one.result) for one in sights)
    groups = [told[len(told) * tenth // 10 : len(told) * (tenth + 1) // 10] for tenth in range(10)]
    return [
        f"{100 * fmean(said for said, _ in some):.0f}: {100 * fmean(got for _, got in some):.0f} "
        f"± {100 * error([got for _, got in some]):.0f}"
        for some in groups
        if some
    ]


if __name__ == "__main__":
    main()
