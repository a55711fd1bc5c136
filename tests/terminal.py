"""A game in a terminal, in letters:

    make letters GAME=penguins
    make letters GAME=penguins SEED=train PLAYERS=3

Whoever decides is shown the position as that seat sees it and chooses by number; Enter alone leaves it to a
bot, and q ends it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import games
from tabletop import bots
from tabletop.game import State


def main(given: list[str] | None = None) -> None:
    """Play what the command line says."""
    said = argparse.ArgumentParser(prog="terminal", description="A game in a terminal, in letters.")
    said.add_argument("--game", required=True, choices=("nullgame", *games.SHELF))
    said.add_argument("--seed", default="1")
    said.add_argument("--players", type=int, default=0, help="as few as the game takes, if not said")
    asked = said.parse_args(given)
    entry = games.load(asked.game)
    seats = asked.players or entry.game.seats[0]
    if seats not in entry.game.seats:
        said.error(f"{entry.game.title} is for {entry.game.seats[0]} to {entry.game.seats[-1]} players.")
    for shown in play(entry, entry.game.new(seats, asked.seed)):
        print(shown)


def play(entry: games.Entry, state: State) -> Iterator[str]:
    """What is shown, piece by piece, until the match is over or somebody has had enough."""
    while not state.ending:
        view = state.view(state.seat)
        legal = view.legal_actions()
        yield "\n".join(["", *map(view.tell, view.events()), "", str(view), "", view.prompt()])
        yield "\n".join(f"{n:4}  {entry.table.VERBS.order(view, one)}" for n, one in enumerate(legal, 1))
        pressed = input(f"Player {state.seat + 1}: ").strip()
        if pressed == "q":
            return
        if not pressed:
            state = state.apply(bots.choose(state, state.seat, "easy", 1, entry.bot))
        elif pressed.isdecimal() and 0 < int(pressed) <= len(legal):
            state = state.apply(legal[int(pressed) - 1])
        else:
            yield f"“{pressed}” is none of the numbers 1 to {len(legal)}; Enter alone leaves it to a bot."
    outcome = state.outcome()
    yield "\n".join(["", str(state), "", *(outcome.reasons if outcome else ())])


if __name__ == "__main__":
    main()
