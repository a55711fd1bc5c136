"""Looks for a seed on which the steps of a lesson can be played, one after the other:

    make lesson GAME=penguins          # its lessons, as lesson.py says them
    make lesson GAME=penguins SEEDS=50000

Write the steps first, as one would like to teach; what is printed is the first seed on which all of them
stand there to be tapped, or else the one that comes farthest, and the step at which it ends.
"""

from __future__ import annotations

from argparse import ArgumentParser
from itertools import count

import games
from games.contract import Lesson, Picked
from page import Page, drawn
from tabletop import bots
from tabletop.match import Match


def main(given: list[str] | None = None) -> None:
    """Look as the command line says."""
    said = ArgumentParser(prog="make lesson", description="A seed for a lesson's steps.")
    said.add_argument("--game", required=True, choices=("nullgame", *games.SHELF))
    said.add_argument("--seeds", type=int, default=5000, help="how many are tried")
    asked = said.parse_args(given)
    entry = games.load(asked.game)
    for lesson in entry.lesson.LESSONS:
        seed, far = search(entry, lesson, asked.seeds)
        steps = lesson.steps
        told = "all steps" if far == len(steps) else f"up to step {far + 1}, “{steps[far].action}”"
        print(f"{lesson.name or entry.game.title}: {seed} has {told}")


def search(entry: games.Entry, lesson: Lesson, seeds: int) -> tuple[str, int]:
    """The first seed with all the steps, or the one that comes farthest; and how many steps it has. Seeds of
    other lessons of the game are passed over."""
    taken = {other.seed for other in entry.lesson.LESSONS if other.name != lesson.name}
    best = "", -1
    for seed in (f"lesson-{n}" for n in count() if f"lesson-{n}" not in taken):
        far = reach(entry, lesson, seed)
        best = max(best, (seed, far), key=lambda found: found[1])
        seeds -= 1
        if far == len(lesson.steps) or not seeds:
            break
    return best


def reach(entry: games.Entry, lesson: Lesson, seed: str) -> int:
    """How many steps of a lesson can be played on a seed; easy bots have all seats but the first."""
    match = Match(entry.game, entry.game.seats[0], seed, {})
    picked: Picked = ()
    for done, step in enumerate(lesson.steps):
        match = _bots_play(entry, lesson, match)
        view = match.state.view(0)
        kind, _, what = step.action.partition(":")
        if kind == "action":
            legal = {str(action): action for action in view.legal_actions()}
            if what not in legal:
                return done
            match = match.play(legal[what])
            picked = ()
        elif what not in Page(drawn(entry.table, view, picked)).values(f"data-{kind}"):
            return done
        elif kind == "pick":
            picked = entry.table.pick(view, picked, what)
    return len(lesson.steps)


def _bots_play(entry: games.Entry, lesson: Lesson, match: Match) -> Match:
    """On to where the person of the lesson has something to choose."""
    while not match.state.ending:
        forced = match.state.forced(alone=True)
        if forced and not any(step.action == f"action:{forced}" for step in lesson.steps):
            match = match.play(forced)
        elif match.state.seat:
            view = match.state.view(match.state.seat)
            match = match.play(bots.choose(view, view.seat, "easy", match.at, entry.bot))
        else:
            break
    return match


if __name__ == "__main__":
    main()
