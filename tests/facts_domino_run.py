"""What answers of Domino Run rest on."""

from __future__ import annotations

import re
from collections import Counter

from claims import Claimed, counts
from dominoes.domino import Domino
from games.domino_run.pieces import DICE
from games.domino_run.words import FIRST, THINGS
from tabletop.wording import in_words, number
from whynots import Asked, Fact, parted

IN_DIGITS = True


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
    r"The (\d) is free: choose it, then a space\.": lambda asked, die: any(
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


# --- what choices are said to bring --------------------------------------------------------


def _spends(claim: Claimed, cost: str, budget: str, spaces: str) -> bool:
    """Does so much of what the runner has go for so many spaces? A key on the way interrupts the walk."""
    state, then = claim.state, claim.then
    price = sum(state.line[state.runner + 1 : state.runner + 1 + int(spaces)])
    has = sum(DICE[claim.action.args[-1]]) if claim.action.verb == "run" else state.left
    walks = any(step[0] == "walk" for step in then.agenda)
    return price == int(cost) and has == int(budget) and (walks or then.left == has - price)


def _enemy_ran(claim: Claimed) -> Claimed:
    """The same after the enemy has run, if the move ends now; for a key a die is taken if there is one."""
    while claim.then.step in ("treasure", "go_on", "move") and claim.then.legal_actions():
        if claim.can("take_ability") and not claim.can("take_die"):
            [ability] = claim.then.legal_actions()
            claim = claim._replace(then=claim.then.apply(ability))  # which one it is says luck
        else:
            claim = claim.goes_on("take_die", "stay", "end")
    return claim


def _enemy_ends(claim: Claimed, behind: str) -> bool:
    ran = _enemy_ran(claim)
    return ran.told("caught") is None and ran.then.runner - ran.then.enemy == counts(behind)


def _enemy_runs(claim: Claimed, spaces: str) -> bool:
    return _enemy_ran(claim).told("enemy") == (int(spaces),)


def _caught(claim: Claimed, lost: bool = False) -> bool:
    ran = _enemy_ran(claim)
    return ran.told("caught") == () and (ran.then.ending == "caught") == lost


def _alone(claim: Claimed, spaces: str) -> bool:
    """How far does the die that was turned reach by itself?"""
    name = str(claim.action.args[1].high)
    return max((far for far, by in claim.can("run") if by == name), default=0) == int(spaces)


def _left(claim: Claimed, dice: str) -> bool:
    can_run = any(action.verb == "run" for action in claim.then.legal_actions())
    told = in_words([f"a {number(die)}" for die in claim.then.dice]) == dice
    return told and (can_run or claim.then.step != "move")


def _can_run(claim: Claimed) -> bool:
    """Can it run on, when it has taken what a key brings?"""
    then = claim.then
    while then.step == "treasure":
        then = then.apply(then.legal_actions()[0])
    return any(action.verb in ("run", "go_on_running") for action in then.legal_actions())


def _likeliest(claim: Claimed, said: str, most: str, of: str, each: str | None) -> bool:
    """Does none raise a die of another number as often, of the tiles that may come?"""
    lows = Counter(tile.low for tile in claim.state.able_tiles())
    likely = {low for low in lows if lows[low] == max(lows.values())}
    named = {int(low) for low in re.findall(r"a (\d)", said)}
    odds = (max(lows.values()), lows.total()) == (int(most), int(of))
    return bool(claim.luck) and named == likely and odds and bool(each) == (len(likely) > 1)


CLAIMS: dict[str, Fact] = {
    r"Spends (\d+) of (\d+) pips? on (\d+) spaces?": _spends,
    r", \d+ lost\.": lambda claim: claim.then.step != "go_on",
    r"[Tt]he seventh key": lambda claim: claim.then.ending == "won",
    r"[Tt]he enemy runs (\d+) spaces? ": _enemy_runs,
    r"to the key (\d-\d), whose tile goes from the line to you,": lambda claim, key: (
        str((_enemy_ran(claim).told("key kept") or [""])[0]) == key
    ),
    r"and stops (\d+) behind you\.": _enemy_ends,
    r"the enemy ends (\w+) behind": _enemy_ends,
    r"catches you: you give up a treasure\.": _caught,
    r"the enemy takes a treasure for it": _caught,
    r"catches you: with no treasure left you lose\.": lambda claim: _caught(claim, lost=True),
    r"nothing holds the enemy any more": lambda claim: _caught(claim, lost=True),
    r"alone it reaches (?:no more than )?(\d+) spaces?": _alone,
    r"leaves (.+) to run with(?:$|,)": _left,
    r"to run with, singly or two together$": lambda claim: (
        len(claim.then.dice) > 1 and not claim.then.combined
    ),
    r"No other two dice go together this turn\.": lambda claim: (
        not claim.state.combined and claim.then.combined and len(claim.then.dice) > 1
    ),
    r"From the next roll on you have (\d+) dice\.": lambda claim, dice: claim.then.pool == int(dice),
    r"(\w+) dice from the next roll on": lambda claim, dice: claim.then.pool == counts(dice),
    r"you keep (\w+) dice": lambda claim, dice: claim.then.pool == counts(dice),
    r"Raises a (\d) once a turn\.": lambda claim, low: (
        {one.low for one in claim.state.able_tiles()} == {int(low)}
    ),
    r"once a turn: most likely (.+) \((\d+) in (\d+)( each)?\)": _likeliest,
    r"Stop there, and ": lambda claim: _can_run(claim),
    r"No more turning a (\d) into a (\d)\.": lambda claim, low, high: (
        Domino(int(low), int(high)) not in claim.then.abilities
    ),
}
