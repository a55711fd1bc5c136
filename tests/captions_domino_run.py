"""What captions of Domino Run say."""

from __future__ import annotations

import re

from captions import Check, n, tile
from games.domino_run.rules import DominoRun
from tabletop.wording import counted

CAPTIONS: dict[str, Check] = {
    r"mulligan: The first line began with (.+), and went straight back\.": lambda log, first: (
        log.lines(0)[0].startswith(f"Ada: Laid: {first},") and log.now("Ada: The first line is")
    ),
    r"first-key: Turn (\d+): (.+) is the first key, and the enemy runs faster for it\.": (
        lambda log, turn, what: log.now(f"Ada: {what.capitalize()} is complete: key number 1.")
    ),
    r"sixth-key: Turn (\d+): (.+) makes six\. One more, and the gate opens\.": (
        lambda log, turn, what: log.now(f"Ada: {what.capitalize()} is complete: key number 6.")
    ),
    r"blank-key: Turn (\d+): double blank, key (\d), and it did not cost a pip\.": (
        lambda log, turn, key: log.now(f"Ada: Double blank is complete: key number {key}.")
    ),
    r"dear-key: Turn (\d+): double six, key (\d): twelve pips, paid to the last\.": (
        lambda log, turn, key: log.now(f"Ada: Double six is complete: key number {key}.")
    ),
    r"two-keys: Turn (\d+) turns two keys: (.+) and (.+)\. Nobody had dared to ask\.": (
        lambda log, turn, one, other: (
            log.now(f"Ada: {other.capitalize()} is complete")
            and log.so_far(f"Ada: {one.capitalize()} is complete") == 1
        )
    ),
    r"whisker: Turn (\d+): the enemy runs (\w+) spaces? and stops one behind\. It smells of cellar\.": (
        lambda log, turn, far: log.now(f"Ada: The enemy runs {n(far)} space", "Ada: It is 1 space behind")
    ),
    r"close: Turn (\d+): (no|\d+) keys? in the pocket, and the enemy two spaces behind\.": (
        lambda log, turn, keys: log.state.keys == n(keys) and log.now("Ada: It is 2 spaces")
    ),
    r"bribe: Turn (\d+): caught\. The enemy takes (.+) and counts to ten\.": (
        lambda log, turn, what: log.now(f"Ada: The ability {what} is given up.")
    ),
    r"die-given: Turn (\d+): caught\. A die goes, (\w+) are left to run with\.": (
        lambda log, turn, left: log.now("Ada: A die is given up.") and log.state.pool == n(left)
    ),
    r"last-treasure: Turn (\d+): (.+) was the last thing that the enemy could be offered\.": (
        lambda log, turn, what: (
            not log.state.treasures
            and log.now("Ada: A die is" if "die" in what else f"Ada: The ability {what}")
        )
    ),
    r"third-time: Caught in turns (\d+), (\d+) and (\d+)\. By now they know each other\.": (
        lambda log, *turns: (
            log.so_far("Ada: The enemy has caught you.") == 3 and log.now("Ada: The enemy has caught")
        )
    ),
    (
        r"pride: Turn (\d+): all four dice\. Pride; (?:the same turn brought the fall|the fall was booked "
        r"for turn (\d+))\."
    ): lambda log, turn, fall: (
        log.now("Ada: A die joins the pool, 4") and (not fall or int(turn) < int(fall) <= int(turn) + 3)
    ),
    r"handful: Turn (\d+): the fourth die, by key (\d)\. A whole handful\.": (
        lambda log, turn, key: log.now("Ada: A die joins the pool, 4") and log.state.keys == int(key)
    ),
    r"far-run: Turn (\d+): (\w+) spaces in one go\. The felt still smokes\.": lambda log, turn, far: (
        sum(
            action.args[0]
            for ply, action in enumerate(log.match.played)
            if action.verb in ("run", "go_on_running") and log.match.past(DominoRun)[ply].turns == int(turn)
        )
        == n(far)
    ),
    r"sleeve: Turn (\d+): (.+) makes a (\d) a (\d)\. Nobody looks up its sleeve\.": (
        lambda log, turn, what, die, more: log.now(f"Ada: The ability {what} turns {die} into {more}.")
    ),
    r"stuck: Turn (\d+): (.+), and the next space wants (\d)\. A fine view\.": (
        lambda log, turn, dice, wants: (
            log.now(f"Ada: Rolled {dice}.")
            and log.state.line[log.state.runner + 1] == int(wants)
            and not any(action.verb == "run" for action in log.state.legal_actions())
        )
    ),
    r"brink: Turn (\d+): the line ends under the runner’s toes, with (.+) unspent\.": (
        lambda log, turn, dice: (
            log.state.runner == len(log.state.line) - 1
            and len(log.state.dice) == len(re.findall(r"\d", dice))
        )
    ),
    r"stooped: Turn (\d+): (.+) stops the enemy after (\w+) spaces?; it could have run (\d+)\.": (
        lambda log, turn, what, far, could: (
            log.now(f"Ada: The enemy runs {n(far)} space", f"Ada: The key {what} leaves")
            and log.before.pace == int(could)
        )
    ),
    r"alike: Turn (\d+): (\w+) dice, and each says (\d)\.": (
        lambda log, turn, many, die: log.state.dice == [int(die)] * n(many)
    ),
    r"ones: Turn (\d+): two ones, and the enemy (\w+) spaces? away\.": lambda log, turn, far: (
        log.now("Ada: Rolled 1 and 1.") and log.state.runner - log.state.enemy == n(far)
    ),
    r"sixes: Turn (\d+): two sixes, with a (\d) ahead\. Feet, do your duty\.": lambda log, turn, ahead: (
        log.now("Ada: Rolled 6 and 6.") and log.state.line[log.state.runner + 1] == int(ahead)
    ),
    r"roll: Turn (\d+): (.+) on the felt; (?:double (\w+) is (\w+) spaces? off|no double in sight)\.": (
        lambda log, turn, dice, pips, far: (
            log.now(f"Ada: Rolled {dice}.")
            and (
                not pips
                or log.state.line[log.state.runner + n(far) - 1 : log.state.runner + n(far) + 1]
                == [tile(f"double {pips}").low] * 2
            )
        )
    ),
    r"step: Turn (\d+): (.+) buys (\w+) spaces?; the enemy is (\w+) behind\.": (
        lambda log, turn, dice, far, behind: (
            any(line == f"Ada: Runs {counted(n(far), 'space')}, with {dice}." for line in log.told)
            and log.state.runner - log.state.enemy == n(behind)
        )
    ),
    r"waits: Turn (\d+): the enemy jogs (\w+) spaces?, and is (\w+) behind\.": (
        lambda log, turn, far, behind: (
            log.now(f"Ada: The enemy runs {n(far)} space") and log.state.runner - log.state.enemy == n(behind)
        )
    ),
}
