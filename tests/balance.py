"""How hard the games are: many matches by each bot, and the figures into each game's RULES.md.

    make balance                     # as many seeds as the game's bot wants, by chance ten times as many
    make balance SEEDS=40

A game for two gets duels besides: each strength against the one below it.

Every match is made from its number alone, so the figures are the same on every machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path

import games
from games import SHELF, Entry, load
from tabletop import bots, chance
from tabletop.game import State

PLAYERS = ("random", *bots.STRENGTHS)
DUELS = 400
HEADING = "## Figures\n"


def play(entry: Entry, players: Sequence[str], seed: int) -> State:
    """The end of a match in which these kinds of player sit at the seats, in their order."""
    state = entry.game.new(len(players), f"balance {seed}")
    ply = 0
    while not state.ending:
        player = players[state.seat]
        luck = chance.number(seed, player, ply)
        if player == "random":
            action = bots.by_chance(state, luck)
        else:
            action = bots.choose(state, state.seat, player, luck, entry.bot)
        state.play(action)
        ply += 1
    return state


def match(slug: str, player: str, seed: int) -> dict[str, float]:
    """One match by one kind of player, in all seats of the smallest table: was it won by the first seat,
    and what the game's bot counts of it."""
    entry = load(slug)
    state = play(entry, [player] * entry.game.seats[0], seed)
    outcome = state.outcome()
    assert outcome
    return {"won": outcome.value(0), **entry.bot.figures(state)}


def duel(slug: str, better: str, worse: str, number: int) -> float:
    """What the better player gets out of a match of two, 0 to 1: a half if they share it or both lose.
    Each seed is played twice, with seats swapped."""
    entry = load(slug)
    seat = number % 2
    outcome = play(entry, (better, worse)[:: -1 if seat else 1], number // 2).outcome()
    assert outcome
    values = outcome.value(seat), outcome.value(1 - seat)
    return values[0] / sum(values) if any(values) else 0.5


def of_duels(slug: str, better: str, worse: str, matches: int) -> float:
    """The better player's mean share of so many matches of two, on all processors."""
    with Pool() as pool:
        shares = pool.starmap(duel, ((slug, better, worse, number) for number in range(matches)), chunksize=4)
    return sum(shares) / matches


def means(matches: Iterable[dict[str, float]]) -> dict[str, float]:
    """The mean of each figure over matches."""
    played = list(matches)
    return {name: sum(one[name] for one in played) / len(played) for name in played[0]}


def of_player(slug: str, player: str, seeds: int) -> dict[str, float]:
    """A player's mean figures over so many seeds, on all processors."""
    with Pool() as pool:
        return means(pool.starmap(match, ((slug, player, seed) for seed in range(seeds)), chunksize=4))


def section(found: dict[str, tuple[int, dict[str, float]]], duels: dict[str, tuple[int, float]]) -> str:
    """The figures as the rules' last section."""
    names = list(next(iter(found.values()))[1])
    lines = [
        HEADING,
        "Matches played by the page's own players; `make balance` plays them again.",
        "",
        f"| Player | matches | {' | '.join(names)} |",
        f"|---|{'---:|' * (len(names) + 1)}",
    ]
    for player, (seeds, figures) in found.items():
        won, *others = figures.values()
        lines.append(f"| {player} | {seeds} | {won:.1%} | {' | '.join(f'{value:.1f}' for value in others)} |")
    if duels:
        lines += ["", "Two against each other, seats swapped, a match that nobody wins counted as half:", ""]
        lines += ["| Players | matches | won by the first |", "|---|---:|---:|"]
        lines += [f"| {pair} | {matches} | {share:.1%} |" for pair, (matches, share) in duels.items()]
    return "\n".join([*lines, ""])


def rewrite(path: Path, text: str) -> None:
    """Put the figures in place of those that the rules end with."""
    rules, heading, _ = path.read_text().partition(HEADING)
    assert heading, f"{path} has no section of figures"
    path.write_text(rules + text)


def of_game(slug: str, wanted: int) -> str:
    """All figures of a game, as the rules' last section."""
    entry = load(slug)
    found, duels = {}, {}
    for player in PLAYERS:
        seeds = 10 * wanted if player == "random" else wanted
        found[player] = seeds, of_player(slug, player, seeds)
        print(slug, player, seeds, found[player][1], flush=True)
    if 2 in entry.game.seats:
        for worse, better in pairwise(PLAYERS):
            pair = f"{better} against {worse}"
            duels[pair] = DUELS, of_duels(slug, better, worse, DUELS)
            print(slug, pair, duels[pair], flush=True)
    return section(found, duels)


if __name__ == "__main__":
    for slug in SHELF:
        wanted = int(sys.argv[1]) if len(sys.argv) > 1 else load(slug).bot.SEEDS
        rewrite(Path(games.__file__).parent / slug.replace("-", "_") / "RULES.md", of_game(slug, wanted))
