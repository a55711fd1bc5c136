"""What captions of Penguins say."""

from __future__ import annotations

from typing import Any

from captions import Check, Log, n
from games.penguins import routes
from games.penguins.squares import spoken
from stories import NAMES

TIMES = {"once": 1, "twice": 2}


def course(log: Log, me: str) -> Any:
    """How far somebody has to go."""
    return routes.course(log.state, NAMES.index(me))


def met(log: Log, me: str) -> bool:
    """Has somebody picked up a buddy, in their own turn or in another’s?"""
    return log.now(f"{me}: Picks up") or any(f": {me} picks up" in line for line in log.told)


def laid(log: Log, me: str, what: str) -> bool:
    """Has somebody moved this floe now?"""
    return log.now(f"{me}: Moves {what}")


CAPTIONS: dict[str, Check] = {
    r"hidden: (\w+) hid a buddy of (\w+) on (.+)\. Not a sound\.": (
        lambda log, me, whose, where: log.now(f"{me}: Hides a buddy of {whose} on {where}.")
    ),
    r"first-buddy: Round (\d+): (\w+) found the first buddy of the night\.": (
        lambda log, now, me: met(log, me) and sum(log.state.carried) == 1
    ),
    r"both: Round (\d+): (\w+) had both buddies, and (?:(\d+) steps?|no way) to go home\.": (
        lambda log, now, me, far: (
            met(log, me)
            and log.state.carried.count(2) == 1
            and course(log, me).home == (int(far) if far else None)
        )
    ),
    r"catching-up: Round (\d+): (\w+) had both too, and (\w+) looked round\.": (
        lambda log, now, me, other: met(log, me) and log.has(me, carried=2) and log.has(other, carried=2)
    ),
    (
        r"at-once: (\w+) found (?:both buddies in round (\d+)|one buddy in round (\d+) and one in (\d+)), "
        r"and stopped looking sad\."
    ): lambda log, me, both, first, second: (
        met(log, me) and log.has(me, carried=2) and log.before.round == int(both or second)
    ),
    r"well-hidden: Only in round (\d+) did (\w+) find a buddy, and nobody one after that\.": (
        lambda log, now, me: (
            met(log, me) and log.before.round == int(now) and log.end.carried == log.state.carried
        )
    ),
    r"own-nudge: Round (\d+): a buddy of (\w+) shuffled to (.+)\.": (
        lambda log, now, me, where: any(line.startswith(f"{me}: ") and where in line for line in log.told)
    ),
    (
        r"ice-moves: Round (\d+): (\w+) (?:pushed (.+) about, and saved (\d+) steps?|moved (.+); (\w+) had "
        r"(\d+) steps more to go)\."
    ): lambda log, now, me, one, saved, other, whom, more: laid(log, me, one or other),
    r"too-kind: Round (\d+): (\w+) laid (.+) where (\w+) would come home\.": (
        lambda log, now, me, what, winner: (
            laid(log, me, what) and me != winner and log.end.seat == NAMES.index(winner)
        )
    ),
    r"own-bridge: Round (\d+): (\w+) laid (.+) like a doormat, and kept to it\.": (
        lambda log, now, me, what: laid(log, me, what) and log.end.seat == NAMES.index(me)
    ),
    r"nest-moves: Round (\d+): (\w+) moved (?:house|the house of (\w+)): (.+) went to sea\.": (
        lambda log, now, me, whose, what: (
            laid(log, me, what) and what in {spoken(nest) for nest in log.state.nests}
        )
    ),
    r"furniture: Round (\d+): (.+) was the third floe that (\w+) had pushed about\.": (
        lambda log, now, what, me: laid(log, me, what) and log.so_far(f"{me}: Moves ") == 3
    ),
    r"stunned: Round (\d+): (\w+) stirred the ice, and (\w+) saw stars\.": (
        lambda log, now, me, whom: log.now(f"{me}: Stuns {whom},")
    ),
    r"grudge: Round (\d+): this time (\w+) made (\w+) see stars\. Quits\.": (
        lambda log, now, me, whom: log.now(f"{me}: Stuns {whom},") and log.so_far(f"{whom}: Stuns {me},") > 0
    ),
    r"twice-stunned: Round (\d+): (\w+) saw stars (.+) that night, all indoors\.": (
        lambda log, now, me, times: (
            sum(log.so_far(f"{name}: Stuns {me},") for name in NAMES) == TIMES.get(times, 0)
            or n(times.split()[0]) > 2
        )
    ),
    r"so-near: Round (\d+): (\w+), (\d+) steps? from home with both, saw stars\.": (
        lambda log, now, me, far: course(log, me).home == int(far) and log.has(me, carried=2)
    ),
    r"bears: Round (\d+): (\w+) tiptoed up to a third bear\. They snored on\.": (
        lambda log, now, me: log.now(f"{me}: Meets a bear") and log.so_far(f"{me}: Meets a bear") == 3
    ),
    r"bear: Round (\d+): (\w+) stopped at (.+), and whispered\.": (
        lambda log, now, me, where: log.now(f"{me}: Meets a bear", f"{me}: Waddles") and where in log.words
    ),
    r"stayed: Round (\d+): (\w+) rolled a (\d) and stayed put\.": (
        lambda log, now, me, die: log.before.die == int(die) and log.before.seat == NAMES.index(me)
    ),
    r"long-walk: Round (\d+): (\w+) waddled six steps, to (.+)\.": (
        lambda log, now, me, where: log.now(f"{me}: Waddles 6 steps to {where}.")
    ),
    r"short-walk: Round (\d+): one step of (\w+), (?:and a (\d) called halt|to (.+))\.": (
        lambda log, now, me, die, where: (
            log.now(f"{me}: Waddles 1 step to {where or ''}") and (not die or log.before.die == int(die))
        )
    ),
    r"walk: Round (\d+): (\w+) went (\w+) steps, to (.+)\.": (
        lambda log, now, me, far, where: log.now(f"{me}: Waddles {n(far)} steps to {where}.")
    ),
}
