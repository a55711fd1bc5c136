"""Makes the tables by which the strong bots reckon (`tabletop/worth.py`): they play against themselves, and
learn from what came of it what each position was worth.

    make train GAME=domino-run               # as many matches as the game wants; then the weights are put in
    make train GAME=domino-run MATCHES=2000  # fewer, to look; the weights stay in dist.train/

A round is some matches played on all processors by the table as it stands, with a wrong turn now and then so
that there is something to learn from. What they bring goes to those of the last rounds, and the table learns
from all of it: steepest descent with momentum and a step of its own for each weight (Adam; Kingma and Ba,
2015). Each round has seeds of its own, so the same command learns the same, on however many processors. The
table so far and the curve of its learning lie in `dist.train/`; a run that was stopped goes on from there
with RESUME=1.

What a game learns is its module in `tests/training/`: see `Plan`.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple, Protocol

from games import package
from tabletop import worth
from tabletop.worth import LEAK, Table

ROUND = 64  # matches
BATCH = 64  # samples that the table learns from at once
PASSES = 3  # how often, on average, it learns from a sample, unless the plan says otherwise
KEPT = 12  # rounds whose samples are learned from
TESTED = 400  # matches without wrong turns, after every tenth of the training
FIRST, LAST = 3e-3, 2e-4  # the step of learning, at the beginning and at the end
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8  # of Adam
OFTEN = 60  # seconds between two writings of the training as it stands
SCRATCH = Path("dist.train")
PY = Path(__file__).parents[1] / "py"
CURVES = Path(__file__).parent / "training"  # beside the plans, for `make strength`
PLANS = sorted(path.stem.replace("_", "-") for path in CURVES.glob("[a-z]*.py"))
WIDTH = 100  # letters of weights in a line

Sample = tuple[list[tuple[int, float]], float]  # features, and what the position was worth: 0 to 1


class Plan(Protocol):
    """What a game learns, and from what: a module in `tests/training/`.

    LENGTH: how many features there are. HIDDEN: units of the hidden layer. MATCHES: of a whole training.
    INTO, if it is not the game's `weights.py`: the file that the weights are written into. PASSES, if it is
    not as usual: how often, on average, it learns from a sample.
    """

    LENGTH: int
    HIDDEN: int
    MATCHES: int

    def episode(self, table: Table, seed: int, done: float) -> list[Sample]:
        """What one match by this table teaches. done: the share of the training that is over, by which wrong
        turns become fewer."""

    def result(self, table: Table, seed: int) -> float:
        """What comes of a match without wrong turns, 0 to 1: the curve of learning is its mean."""


class Progress(NamedTuple):
    """Adam's memory: of each weight how it lately changed, and how much; and the steps so far."""

    slopes: list[float]
    squares: list[float]
    steps: int


def plan(slug: str) -> Plan:
    """What this game learns. ImportError if it has no table."""
    return import_module(f"training.{slug.replace('-', '_')}")  # type: ignore[return-value]


def beginning(length: int, hidden: int, seed: int = 1) -> Table:
    """A table that knows nothing: small weights by chance."""
    luck = Random(seed)
    rows = [[luck.gauss(0, 1 / sqrt(hidden)) for _ in range(hidden)] for _ in range(length)]
    return Table(rows, [0.0] * hidden, [luck.gauss(0, 1 / sqrt(hidden)) for _ in range(hidden)], 0.0)


def flat(table: Table) -> list[float]:
    """All weights in one list: the rows, what the units begin with, what they add, and the rest."""
    return [weight for row in (*table.rows, table.start, table.out) for weight in row] + [table.rest]


def shaped(weights: Sequence[float], length: int, hidden: int) -> Table:
    """The table of these weights."""
    rows = [list(weights[hidden * place : hidden * (place + 1)]) for place in range(length + 2)]
    return Table(rows[:length], rows[length], rows[length + 1], weights[-1])


def slope(
    table: Table, sample: Sample, into: dict[int, list[float]]
) -> tuple[list[float], list[float], float]:
    """How the error of one sample (cross-entropy) changes with the weights: of the rows into `into`, by
    place; returned for what the units begin with, what they add, and the rest."""
    features, target = sample
    units = table.hidden(features)
    off = table.told(units) - target
    awake = [unit if unit > 0 else LEAK * unit for unit in units]
    back = [off * weight * (1.0 if unit > 0 else LEAK) for unit, weight in zip(units, table.out, strict=True)]
    for place, value in features:
        row = into.get(place)
        scaled = back if value == 1 else [value * one for one in back]
        into[place] = scaled if row is None else [one + other for one, other in zip(row, scaled, strict=True)]
    return back, [off * unit for unit in awake], off


def learn(table: Table, samples: Sequence[Sample], step: float, progress: Progress) -> tuple[Table, Progress]:
    """The table after one step on these samples. A row of which they tell nothing stays as it is."""
    length, hidden = len(table.rows), len(table.start)
    rows: dict[int, list[float]] = {}
    start, out, rest = [0.0] * hidden, [0.0] * hidden, 0.0
    for sample in samples:
        back, adds, off = slope(table, sample, rows)
        start = [one + other for one, other in zip(start, back, strict=True)]
        out = [one + other for one, other in zip(out, adds, strict=True)]
        rest += off
    steps = progress.steps + 1
    pace = step * sqrt(1 - SPREAD ** min(steps, 10_000)) / (1 - MOMENTUM ** min(steps, 10_000))
    weights, slopes, squares = flat(table), progress.slopes, progress.squares
    changed = [*rows.items(), (length, start), (length + 1, out), (length + 2, [rest])]
    for place, slant in changed:
        for at, one in enumerate(slant, start=place * hidden):
            mean = one / len(samples)
            slopes[at] = MOMENTUM * slopes[at] + (1 - MOMENTUM) * mean
            squares[at] = SPREAD * squares[at] + (1 - SPREAD) * mean * mean
            weights[at] -= pace * slopes[at] / (sqrt(squares[at]) + TINY)
    return shaped(weights, length, hidden), Progress(slopes, squares, steps)


def rate(done: float) -> float:
    """The step of learning when this share of the training is over: smaller and smaller."""
    return FIRST * (LAST / FIRST) ** done


class Run(NamedTuple):
    """A training as it stands: the rounds that are over, the table, what Adam remembers, the samples of the
    last rounds, and the curve: matches, and what came of those without wrong turns."""

    rounds: int
    table: Table
    progress: Progress
    samples: deque[list[Sample]]
    curve: list[tuple[int, float]]


def begun(of: Plan) -> Run:
    """Nothing has been played yet."""
    count = (of.LENGTH + 2) * of.HIDDEN + 1
    table = beginning(of.LENGTH, of.HIDDEN)
    return Run(0, table, Progress([0.0] * count, [0.0] * count, 0), deque(maxlen=KEPT), [])


def _episode(task: tuple[str, Table, int, float]) -> list[Sample]:
    slug, table, seed, done = task
    return plan(slug).episode(table, seed, done)


def _result(task: tuple[str, Table, int]) -> float:
    slug, table, seed = task
    return plan(slug).result(table, seed)


Mapped = Callable[..., list[object]]


def trained(slug: str, matches: int, run: Run, mapped: Mapped) -> Iterator[Run]:
    """The training after each round, until so many matches have been played. `mapped` is `map`, or that of a
    pool of processes, with lists."""
    rounds, passes = max(1, matches // ROUND), getattr(plan(slug), "PASSES", PASSES)
    tests = {round(rounds * tenth / 10) for tenth in range(1, 11)}
    while run.rounds < rounds:
        done = run.rounds / rounds
        seeds = range(ROUND * run.rounds, ROUND * (run.rounds + 1))
        fresh: list[Sample] = []
        for samples in mapped(_episode, [(slug, run.table, seed, done) for seed in seeds]):
            fresh += samples  # type: ignore[arg-type]
        run.samples.append(fresh)
        table, progress, luck = run.table, run.progress, Random(run.rounds)
        known = [sample for samples in run.samples for sample in samples]
        for _ in range(passes * len(fresh) // BATCH + 1):
            table, progress = learn(table, luck.choices(known, k=BATCH), rate(done), progress)
        run = run._replace(rounds=run.rounds + 1, table=table, progress=progress)
        if run.rounds in tests:
            results = mapped(_result, [(slug, table, -1 - seed) for seed in range(TESTED)])
            run.curve.append((ROUND * run.rounds, sum(results) / TESTED))  # type: ignore[arg-type]
        yield run


# --- keeping it -----------------------------------------------------------------------


def kept(slug: str, run: Run) -> None:
    """Write the training as it stands into `dist.train/`."""
    SCRATCH.mkdir(exist_ok=True)
    state = {
        "rounds": run.rounds,
        "weights": flat(run.table),
        "progress": run.progress,
        "samples": list(run.samples),
        "curve": run.curve,
    }
    path = SCRATCH / f"{slug}.json"
    path.with_suffix(".new").write_text(json.dumps(state))
    path.with_suffix(".new").replace(path)


def gone_on(slug: str, of: Plan) -> Run:
    """The training that was written there. ValueError if it was of other features."""
    state = json.loads((SCRATCH / f"{slug}.json").read_text())
    if len(state["weights"]) != (of.LENGTH + 2) * of.HIDDEN + 1:
        raise ValueError(
            "what lies in dist.train/ was learned with other features: begin anew, without RESUME"
        )
    table = shaped(state["weights"], of.LENGTH, of.HIDDEN)
    samples = [
        [([(at, value) for at, value in features], target) for features, target in some]
        for some in state["samples"]
    ]
    curve = [(matches, mean) for matches, mean in state["curve"]]
    return Run(state["rounds"], table, Progress(*state["progress"]), deque(samples, maxlen=KEPT), curve)


def module(table: Table, matches: int, mean: float) -> str:
    """The weights as a module of the game."""
    text = worth.written(table)
    lines = [f'    "{text[at : at + WIDTH]}"' for at in range(0, len(text), WIDTH)]
    told = f"Learned in {matches:,} matches (`make train`), after which it gets {mean:.3f} a match."
    return "\n".join(
        ['"""The weights of the table in `worth.py`.', "", told, '"""', "", "WEIGHTS = (", *lines, ")", ""]
    )


def main() -> None:
    """Train one game's table, and put it in if it was trained to the end."""
    asked = ArgumentParser()
    asked.add_argument("--game", choices=PLANS, required=True)
    asked.add_argument("--matches", type=int, help="fewer than the game wants, to look")
    asked.add_argument("--resume", action="store_true", help="go on from dist.train/")
    asked.add_argument("--processes", type=int, help="as many as there are processors, if not told")
    told = asked.parse_args()
    of = plan(told.game)
    matches = told.matches or of.MATCHES
    first = gone_on(told.game, of) if told.resume else begun(of)
    began = written = monotonic()
    with Pool(told.processes) as pool:

        def mapped(task: Callable[[object], object], tasks: list[object]) -> list[object]:
            return pool.map(task, tasks, chunksize=2)

        for run in trained(told.game, matches, first, mapped):
            if ROUND * run.rounds >= matches - ROUND or monotonic() - written > OFTEN:
                kept(told.game, run)
                written = monotonic()
            mean = f"{run.curve[-1][1]:.3f}" if run.curve else "not tested yet"
            print(
                f"{ROUND * run.rounds} of {matches} matches: {mean}, {monotonic() - began:.0f} s", flush=True
            )
    if matches < of.MATCHES:
        sys.exit(f"The weights stay as they are: a whole training takes {of.MATCHES} matches.")
    path = PY / getattr(of, "INTO", f"{package(told.game).replace('.', '/')}/weights.py")
    path.write_text(module(run.table, ROUND * run.rounds, run.curve[-1][1]))
    (CURVES / f"{told.game}.json").write_text(json.dumps(run.curve) + "\n")
    print(f"Written into {path}.")


if __name__ == "__main__":
    main()
