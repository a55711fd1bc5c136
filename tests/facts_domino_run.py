"""What answers of Domino Run rest on."""

from __future__ import annotations

from games.domino_run.pieces import DICE
from games.domino_run.words import FIRST, THINGS
from tabletop.dominoes import Domino
from whynots import Asked, Fact, parted


def _distance(asked: Asked) -> int:
    return int(asked.what) - int(asked.state.runner)


def _cost(asked: Asked) -> int:
    state = asked.state
    return sum(state.line[state.runner + 1 : int(asked.what) + 1])


def _out_of_reach(asked: Asked) -> bool:
    """Does nothing that can be run now lead so far?"""
    return all(args[0] < _distance(asked) for args in asked.can("run", "go_on_running"))


def _most(asked: Asked) -> int:
    state = asked.state
    if state.step == "go_on":
        return int(state.left)
    dice = sorted(state.dice)
    return sum(dice[-1:] if state.combined else dice[-2:])


def _dear(asked: Asked, cost: str, most: str) -> bool:
    return int(cost) == _cost(asked) > _most(asked) == int(most) and _out_of_reach(asked)


def _broke(asked: Asked, cost: str) -> bool:
    return int(cost) == _cost(asked) and not _most(asked) and _out_of_reach(asked)


def _stuck(asked: Asked, cost: str, die: str) -> bool:
    state = asked.state
    runs = [name for _, name in asked.can("run")]
    return state.line[state.runner + 1] == int(cost) > int(die) and not any(
        int(die) in DICE[name] for name in runs
    )


def _ability(asked: Asked) -> Domino:
    return Domino.parse(asked.what)


def _first(step: str) -> Fact:
    """Something else has to be settled: nothing is run and no die is turned."""
    return lambda asked: asked.state.step == step and not asked.can("run", "raise_die", "end")


FACTS: dict[str, Fact] = {
    r"Your runner stands there already\.": lambda asked: _distance(asked) == 0,
    r"The runner only runs forward\.": lambda asked: _distance(asked) < 0,
    r"The line ends before that\.": lambda asked: int(asked.what) >= len(asked.state.line),
    r"Choose the die or the two dice to run there with first\.": lambda asked: (
        _distance(asked) in [spaces for spaces, _ in asked.can("run")]
    ),
    r"To run there costs (\d+) pips?; the most you can spend at once is (\d+)\.": _dear,
    r"To run there costs (\d+) pips?; you have nothing left to spend\.": _broke,
    r"That (\d) is used; all dice are rolled anew next turn\.": lambda asked, die: (
        int(die) in asked.state.used and asked.what == die
    ),
    r"The runner stands at the line's end and never passes it\.": lambda asked: (
        asked.state.runner == len(asked.state.line) - 1
    ),
    r"The next space costs (\d+) pips?, more than this (\d)\.": _stuck,
    r"The (\d) is free: choose it, then a lit space\.": lambda asked, die: any(
        int(die) in DICE[name] for _, name in asked.can("run")
    ),
    r"[\d-]+ was used this turn; each ability works once a turn\.": lambda asked: (
        _ability(asked) in asked.state.tired
    ),
    r"[\d-]+ turns a (\d) into a (\d), and no unused die shows (\d)\.": lambda asked, low, high, shown: (
        _ability(asked) == (int(low), int(high)) and low == shown and int(low) not in asked.state.dice
    ),
    **{parted(words)[0].replace(".", r"\."): _first(step) for step, words in FIRST.items()},
}
EXPLAINS = tuple(parted(words)[0] for words in THINGS.values())
