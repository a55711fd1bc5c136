"""How hard the games are: many matches by each bot, and the figures into each game's RULES.md.

    make balance                             # as many matches as each game's bot wants
    make balance GAME=dunginoes SEEDS=200    # one game; fewer matches are told and not written

By chance ten times as many are played. A game for two gets duels besides: each strength against the one
below it.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path

import fairness
import games
import grades
import menagerie
import stampede
from games import SHELF, load
from matches import PLAYERS, play, seats_of_duels, share

DUELS = 400
SECTIONS: Mapping[str, Callable[[float], str]] = {  # what a game tells besides, of a share of its matches
    fairness.SLUG: fairness.section,
    grades.SLUG: grades.section,
    menagerie.SLUG: menagerie.section,
    stampede.SLUG: stampede.section,
}
DOCUMENTS: Mapping[str, tuple[str, Callable[[int], str]]] = {  # what it writes besides, of so many matches
    stampede.SLUG: ("run-away-cards.md", stampede.cards),
}
HEADING = "## Figures\n"


def match(slug: str, player: str, seed: int) -> dict[str, float]:
    """One match by one kind of player, in all seats of the smallest table: was it won by the first seat,
    and what the game's bot counts of it."""
    entry = load(slug)
    state = play(entry, [player] * entry.game.seats[0], seed)
    outcome = state.outcome()
    assert outcome
    return {"won": outcome.value(0), **entry.bot.figures(state)}


def duel(slug: str, better: str, worse: str, number: int) -> float:
    """What the better player gets out of one duel."""
    return share(load(slug), better, worse, number)


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
        "How the page's own players fare, alone or all of one kind; the one called random does anything.",
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
    if seats_of_duels(entry) == 2:
        matches = min(DUELS, wanted)
        for worse, better in pairwise(PLAYERS):
            pair = f"{better} against {worse}"
            duels[pair] = matches, of_duels(slug, better, worse, matches)
            print(slug, pair, duels[pair], flush=True)
    more = SECTIONS[slug](wanted / entry.bot.SEEDS) if slug in SECTIONS else ""
    return section(found, duels) + more


def publish(slug: str, wanted: int) -> str:
    """Play so many matches; if they are as many as the game's bot wants, write what came of them into the
    rules. Returns what there is to say."""
    figures, enough = of_game(slug, wanted), load(slug).bot.SEEDS
    if wanted < enough:
        return f"{figures}\nThe rules stay as they are: their figures are of {enough} matches."
    path = Path(games.__file__).parent / slug.replace("-", "_") / "RULES.md"
    rewrite(path, figures)
    if slug in DOCUMENTS:
        name, document = DOCUMENTS[slug]
        (Path(__file__).parents[1] / "docs" / name).write_text(document(wanted))
    return f"Written into {path}."


if __name__ == "__main__":
    asked = ArgumentParser()
    asked.add_argument("--game", choices=SHELF, help="one game instead of all")
    asked.add_argument("--seeds", type=int, help="matches by each bot, instead of as many as the game wants")
    told = asked.parse_args()
    for slug in [told.game] if told.game else SHELF:
        print(publish(slug, told.seeds or load(slug).bot.SEEDS))
