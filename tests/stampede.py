"""Is Run Away!! fair? How matches go by the number of players if all keep to the plan from which the strong
bot looks ahead, what heroes and bosses have to do with it, what looking ahead wins, whether a simple habit
does, and what becomes of each card.

    PYTHONPATH=py:tests python -m stampede 500          # matches for each number of players, and the cards
    PYTHONPATH=py:tests python -m stampede 500 ahead    # if all look ahead, which takes seconds a match
"""

from __future__ import annotations

import multiprocessing
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import inf
from multiprocessing.pool import Pool
from statistics import mean, median_high, quantiles, stdev
from typing import Any, NamedTuple

from games.run_away import bot, pieces
from games.run_away.bosses import BOSSES
from games.run_away.deck import ALL, CARDS, KIND, NUMBER
from games.run_away.heroes import HEROES
from games.run_away.plan import PLANS, TEMPERS, speeds
from games.run_away.rules import GAME, RunAway
from tabletop import bots, chance
from tabletop.actions import Action

SLUG = "run-away"
MATCHES = 10_000  # for each number of players (RA9)
DUELS = 2000  # two against two
LOOKED = 400  # the same of matches in which somebody looks ahead, which takes a second
SEATS = (2, 3, 4, 5)
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
BY_THE_BOSS = ("caught", "trampled", "slipped")  # how it harms
NEVER = inf  # a round that does not come
Habit = Callable[[RunAway], Action]


class Fate(NamedTuple):
    """How a match of bots ended: rounds, the boss, for each hero its class, what it got of the win and
    whether it is out; the winner's gold; and the round in which the boss first harmed somebody, or NEVER."""

    rounds: int
    boss: int
    heroes: tuple[tuple[int, float, bool], ...]
    gold: int
    harm: float


def planned(state: RunAway, strength: str = "strong") -> Action:
    """What the plan says, with the temper of a strength; that of the strong bot is its first thought."""
    return PLANS[state.step](state, state.seat, TEMPERS[strength])


def strong(state: RunAway, by: Any = bot) -> Action:
    """What the strong bot does, which looks ahead, or one that is made like it."""
    assert state.seed is not None
    luck = chance.number(state.seed, "bot", sum(state.drawn.values()))
    return bots.choose(state, state.seat, "strong", luck, by)


PLAYERS: dict[str, Habit] = {
    "strong": strong,
    "the plan alone": planned,
    "middle": partial(planned, strength="middle"),
    "easy": partial(planned, strength="easy"),
}
PAIRED = (  # who plays two against two, and how many matches of these
    ("strong", "the plan alone", LOOKED),
    ("strong", "middle", LOOKED),
    ("the plan alone", "middle", DUELS),
    ("middle", "easy", DUELS),
)


# --- simple habits ---------------------------------------------------------------------------


def highest(state: RunAway) -> Action:
    """Always the highest card."""
    if state.step == "speed_choice":
        return pieces.Run(max(state.hands[state.seat], key=NUMBER.__getitem__))
    return planned(state)


def _first_item(state: RunAway) -> Action | None:
    return next((action for action in state.legal_actions() if action.verb == "use"), None)


def empty(state: RunAway) -> Action:
    """An empty bag: items are used at the first chance, and none is picked up."""
    if state.step == "found_item":
        return pieces.Leave()
    if state.step == "bonus" and KIND[state.hands[state.seat][0]] == "item":
        return pieces.HideKept()
    return (state.step == "window" and _first_item(state)) or planned(state)


def at_once(state: RunAway) -> Action:
    """Items and abilities at the first chance."""
    if state.step == "window":
        return state.legal_actions()[0]
    return planned(state)


def hoard(state: RunAway) -> Action:
    """All items are taken, and none is used."""
    if state.step == "found_item":
        return pieces.Take()
    action = planned(state)
    return pieces.Pass() if action.verb == "use" else action


def pack(state: RunAway) -> Action:
    """A card that ends where the others are."""
    others = [state.place[seat] for seat in state.inside() if seat != state.seat]
    if state.step != "speed_choice" or not others:
        return planned(state)
    aim = mean(others) + 3 - state.place[state.seat]
    return pieces.Run(min(state.hands[state.seat], key=lambda card: abs(NUMBER[card] - aim)))


HABITS: dict[str, Habit] = {
    "strong": strong,
    "the plan alone": planned,
    "the highest card": highest,
    "an empty bag": empty,
    "items at once": at_once,
    "hoarding": hoard,
    "with the pack": pack,
}


# --- matches ---------------------------------------------------------------------------------


def played(seats: int, seed: int, odd: Habit = planned, at: int = -1) -> RunAway:
    """A match by the plan, with one seat that does something else."""
    state = GAME.new(seats, seed)
    while not state.ending:
        state.play(odd(state) if state.seat == at else planned(state))
    return state


def harmed(state: RunAway, since: int) -> float:
    """The round in which the boss has harmed somebody by what has just happened, and which began in the round
    `since`; NEVER if it has not."""
    for event in state.events():
        if event.kind == "round":
            since = event.args[0]
        elif event.kind == "hurt" and event.args[1] in BY_THE_BOSS:
            return since
    return NEVER


def first_harm(seats: int, seed: int, within: float = NEVER, **options: int) -> float:
    """The round in which the boss first harms somebody, if it does so within so many rounds; else
    NEVER."""
    state = GAME.new(seats, seed, **options)
    while not state.ending and state.round <= within:
        now = state.round
        state.play(planned(state))
        harm = harmed(state, now)
        if harm <= within:
            return harm
    return NEVER


def fate(seats: int, seed: int, player: str = "the plan alone", **options: int) -> Fate:
    """How a match ends with such players in all seats."""
    state, harm = GAME.new(seats, seed, **options), NEVER
    while not state.ending:
        now = state.round
        state.play(PLAYERS[player](state))
        harm = min(harm, harmed(state, now))
    outcome = state.outcome()
    assert outcome
    out = [how == "out" for how in state.fate]
    heroes = tuple((state.heroes[seat], outcome.value(seat), out[seat]) for seat in range(seats))
    gold = max((state.gold[seat] for seat in range(seats) if out[seat]), default=0)
    return Fate(state.round, state.boss, heroes, gold, harm)


def odd_share(name: str, seats: int, seed: int) -> tuple[float, float]:
    """What one with a habit, or who looks ahead, gets of a match among those who keep to the plan, and what
    there was to get."""
    at = seed % seats
    outcome = played(seats, seed, HABITS[name], at).outcome()
    assert outcome
    return outcome.value(at), sum(outcome.value(seat) for seat in range(seats))


def pair_share(better: str, worse: str, seed: int) -> tuple[float, float]:
    """What two of a strength get of a match against two of another, seats turned."""
    two = PAIRS[seed % len(PAIRS)]
    state = GAME.new(4, seed // len(PAIRS))
    while not state.ending:
        state.play(PLAYERS[better if state.seat in two else worse](state))
    outcome = state.outcome()
    assert outcome
    return sum(outcome.value(seat) for seat in two), sum(outcome.value(seat) for seat in range(4))


def share(parts: Iterable[tuple[float, float]], players: int = 1) -> float:
    """What was got of all there was, in fair shares of so many players."""
    got, all_of_it = map(sum, zip(*parts, strict=True))
    return players * got / all_of_it


# --- cards -----------------------------------------------------------------------------------


def uses(seats: int, seed: int) -> list[tuple[int, str, float]]:
    """What becomes of each card of a hand and each item of a bag in a match by the plan: "run on",
    "thrown", "kept", "used"; and for those of a hand what running on it would have given up, in spaces."""
    state, found = GAME.new(seats, seed), []
    while not state.ending:
        action = planned(state)
        if action.verb == "run_on":
            worths = speeds(state, state.seat)
            best = max(worths.values())
            found += [(card, "held", best - worth) for card, worth in worths.items()]
            found.append((action.args[0], "run on", 0.0))
        elif action.verb in ("throw_one", "throw_two") and not state.fate[state.seat]:
            found += [(card, "thrown", 0.0) for card in action.args[::2]]
            rest = [card for card in state.hands[state.seat] if card not in action.args[::2]]
            found += [(card, "kept", 0.0) for card in rest[:1]]
        elif action.verb == "use":
            found.append((action.args[0], "used", 0.0))
        state.play(action)
    return found


class Life(NamedTuple):
    """What becomes of a card, in shares of the times it was in a hand; used, in times a hundred matches;
    regret: what is given up by running on it, in spaces, on average."""

    card: int
    held: int
    run: float
    thrown: float
    kept: float
    used: float
    regret: float


def lives(all_uses: Sequence[list[tuple[int, str, float]]]) -> list[Life]:
    """What becomes of each card in many matches."""
    counts: Counter[tuple[int, str]] = Counter()
    lost: dict[int, float] = defaultdict(float)
    for match in all_uses:
        for card, what, worth in match:
            counts[card, what] += 1
            lost[card] += worth
    found = []
    for card in ALL:
        held = max(1, counts[card, "held"])
        run, thrown, kept = (counts[card, what] / held for what in ("run on", "thrown", "kept"))
        used = 100 * counts[card, "used"] / len(all_uses)
        found.append(Life(card, counts[card, "held"], run, thrown, kept, used, lost[card] / held))
    return found


# --- in words --------------------------------------------------------------------------------

BY_PLAN = "Players in all seats who keep to the plan of the strong bot, without looking ahead."
AHEAD = "Strong bots, which look ahead, in all seats."
BY_SEATS = """
Half of all matches last between the two numbers of rounds; a hero survives, and nobody does, in so many of a
hundred; and the gold of whoever wins.

| Players | matches | rounds | survive | nobody | gold |
|---:|---:|---:|---:|---:|---:|
"""
BY_HERO = """
What each class wins, in fair shares, by the number of players:

| Class | 2 | 3 | 4 | 5 |
|---|---:|---:|---:|---:|
"""
BY_BOSS = """
How many heroes of a hundred do not get out, with each boss:

| Boss | 2 | 3 | 4 | 5 |
|---|---:|---:|---:|---:|
"""
BY_HARM = """
The round in which the boss first harms somebody, in the median:

| Boss | 2 | 3 | 4 | 5 |
|---|---:|---:|---:|---:|
"""
BY_HABIT = """
One player with a habit among those who keep to the plan, beside what the strong bot, which looks ahead, wins
in the same seats of the same matches: how many points of a hundred more or less than its fair share, and by
how much that is off by chance (one standard error).

| Habit | 2 | 3 | 4 | 5 |
|---|---:|---:|---:|---:|
"""
ABOUT_CARDS = """# The cards of Run Away!!

What becomes of each card in the hands of players who keep to the strong bot's plan, at tables of four: of a
hundred times that it is in a hand, how often they run on it, throw it or keep it (the rest is discarded, with
nobody left to throw it at); how often an item is used in a hundred matches; and the regret: the spaces that
running on it would have given up beside the best card of the hand, on average. All of them to print:
[the cards](run-away-cards.html).

"""
BY_STRENGTH = """
Two against two at a table of four, seats turned, what the first two win of a hundred: """


def by_seats(fates: dict[int, list[Fate]], who: str = BY_PLAN) -> str:
    """The tables of matches, classes and bosses, and who has played."""
    rows, shares, deaths, harms = [], defaultdict(list), defaultdict(list), defaultdict(list)
    for seats, some in fates.items():
        low, _, high = quantiles([one.rounds for one in some], n=4)
        survive = mean(out for one in some for _, _, out in one.heroes)
        nobody = mean(not any(out for _, _, out in one.heroes) for one in some)
        gold = mean(one.gold for one in some if one.gold)
        rows.append(
            f"| {seats} | {len(some)} | {low:.0f} to {high:.0f} | {survive:.0%} | {nobody:.0%} "
            f"| {gold:.0f} |\n"
        )
        wins = mean(sum(value for _, value, _ in one.heroes) for one in some)
        for which in range(len(HEROES)):
            mine = [value for one in some for hero, value, _ in one.heroes if hero == which]
            shares[which].append(seats * mean(mine) / wins if mine else 0.0)
        for which in range(len(BOSSES)):
            died = [not out for one in some if one.boss == which for _, _, out in one.heroes]
            deaths[which].append(mean(died) if died else 0.0)
            harm = median_high([one.harm for one in some if one.boss == which] or [NEVER])
            harms[which].append("never" if harm == NEVER else str(harm))
    heroes = [
        f"| {HEROES[which].name} | {' | '.join(f'{x:.2f}' for x in row)} |\n" for which, row in shares.items()
    ]
    bosses = [
        f"| {BOSSES[which].name} | {' | '.join(f'{x:.0%}' for x in row)} |\n" for which, row in deaths.items()
    ]
    bites = [f"| {BOSSES[which].name} | {' | '.join(row)} |\n" for which, row in harms.items()]
    tables = ((BY_SEATS, rows), (BY_HERO, heroes), (BY_BOSS, bosses), (BY_HARM, bites))
    return f"\n{who}\n" + "".join(heading + "".join(table) for heading, table in tables)


def card_table(all_lives: Sequence[Life]) -> str:
    """What becomes of each card, as a table."""
    rows = "".join(
        f"| {CARDS[one.card].name} | {KIND[one.card]} | {NUMBER[one.card]} "
        f"| {one.run:.0%} | {one.thrown:.0%} | {one.kept:.0%} | {one.used:.0f} | {one.regret:.1f} |\n"
        for one in all_lives
    )
    return (
        f"| Card | kind | number | run on | thrown | kept | used | regret |\n|---|---|{'---:|' * 6}\n{rows}"
    )


def beside(mine: Sequence[tuple[float, float]], fair: Sequence[tuple[float, float]], seats: int) -> str:
    """What one with a habit gets of matches, beside the strong bot in the same seats: in points of a hundred
    more or less than a fair share, with one standard error."""
    more = [
        100 * (got - of / seats - its + all_of_it / seats)
        for (got, of), (its, all_of_it) in zip(mine, fair, strict=True)
    ]
    return f"{mean(more):+.1f} ± {stdev(more) / len(more) ** 0.5:.1f}"


def habits(pool: Pool, matches: int) -> str:
    """What each habit wins, beside the strong bot."""
    found = {
        name: [pool.starmap(odd_share, [(name, seats, seed) for seed in range(matches)]) for seats in SEATS]
        for name in HABITS
    }
    fair = found.pop("strong")
    rows = {name: map(beside, parts, fair, SEATS) for name, parts in found.items()}
    return "".join(f"| {name} | {' | '.join(row)} |\n" for name, row in rows.items())


def section(part: float = 1.0) -> str:
    """The figures of the rules, of so large a part of the matches."""
    matches = max(24, int(MATCHES * part))
    with multiprocessing.Pool() as pool:
        fates = {
            seats: pool.starmap(fate, [(seats, seed) for seed in range(matches)], chunksize=8)
            for seats in SEATS
        }
        tables = f"{by_seats(fates)}{BY_HABIT}{habits(pool, max(24, int(LOOKED * part)))}{BY_STRENGTH}"
        return f"{tables}{', '.join(pairs(pool, part))}.\n"


def ahead(matches: int) -> str:
    """The tables of so many matches for each number of players in which all look ahead."""
    with multiprocessing.Pool() as pool:
        fates = {
            seats: pool.starmap(fate, [(seats, seed, "strong") for seed in range(matches)], chunksize=1)
            for seats in SEATS
        }
        return by_seats(fates, AHEAD)


def pairs(pool: Pool, part: float) -> list[str]:
    """What each pair wins, and by how much that is off by chance."""
    told = []
    for better, worse, most in PAIRED:
        tasks = [(better, worse, seed) for seed in range(max(24, int(most * part)))]
        parts = pool.starmap(pair_share, tasks, chunksize=4)
        told.append(f"{better} against {worse} {share(parts):.0%} ± {doubt(parts):.0%}")
    return told


def doubt(parts: Sequence[tuple[float, float]]) -> float:
    """The standard error of a share."""
    got = share(parts)
    off = sum((one - got * of) ** 2 for one, of in parts)
    return off**0.5 / sum(of for _, of in parts)


def cards(matches: int) -> str:
    """What becomes of each card in so many matches of four, as a document of its own."""
    with multiprocessing.Pool() as pool:
        return ABOUT_CARDS + card_table(
            lives(pool.starmap(uses, [(4, seed) for seed in range(matches)], chunksize=8))
        )


if __name__ == "__main__":
    count, *how = sys.argv[1:]
    if how == ["ahead"]:
        print(ahead(int(count)))
    else:
        print(section(int(count) / MATCHES))
        print(cards(int(count)))
