"""What captions of Run Away!! say."""

from __future__ import annotations

import re

from captions import Check, Log, n
from games.run_away.event_words import spot
from stories import NAMES

CARD = r"(.+), from (\w+),"


def threw(log: Log, card: str, by: str, whom: str, *then: str) -> bool:
    """Has this card met somebody now, and has this come of it?"""
    return log.now(f"{whom}: Runs into {card}, from {by}.", *then)


CAPTIONS: dict[str, Check] = {
    r"friend: Round (\d+): (.+) was the end of (\w+)\. (\w+) sent it\.": (
        lambda log, now, card, whom, by: log.now(f"{whom}: Is dead, by {card} from {by}.")
    ),
    rf"meanest: Round (\d+): {CARD} cost (\w+) (\d+) lives\.": (
        lambda log, now, card, by, whom, lives: threw(
            log, card, by, whom, f"{whom}: Loses {lives} lives to {card}"
        )
    ),
    rf"backward: Round (\d+): {CARD} took (\w+) back to space (\d+)\.": (
        lambda log, now, card, by, whom, space: threw(
            log, card, by, whom, f"{whom}: Is back on space {space}"
        )
    ),
    rf"wall: Round (\d+): {CARD} ended the run of (\w+) on (\d+)\.": (
        lambda log, now, card, by, whom, space: threw(
            log, card, by, whom, f"{whom}: Is stopped by a wall on space {space}."
        )
    ),
    rf"slower: Round (\d+): {CARD} cost (\w+) (\d+) speed\.": (
        lambda log, now, card, by, whom, speed: threw(log, card, by, whom, f"{whom}: Loses {speed} speed.")
    ),
    r"gift: (\w+) threw (.+) at (\w+), who said thank you\.": lambda log, by, card, whom: (
        log.now(f"{whom}: Picks up {card}.") and log.so_far(f"{whom}: Runs into {card}, from {by}.") > 0
    ),
    rf"kind: Round (\d+): {CARD} made (\w+) (\d+) gold richer\.": (
        lambda log, now, card, by, whom, gold: threw(log, card, by, whom, f"{whom}: Gains {gold} gold.")
    ),
    r"grudge: (.+) for (\w+): (\w+) had not forgotten (.+)\.": lambda log, card, whom, by, other: (
        threw(log, card, by, whom) and log.so_far(f"{by}: Runs into {other}, from {whom}.") > 0
    ),
    r"played-on: Round (\d+): (\w+) met (\w+), and had (.+) ready\.": lambda log, now, me, whom, card: (
        f"{me}: Uses {card}, on {whom}." in log.told or f"{me}: Plays {card} on {whom}." in log.told
    ),
    r"trampled: Round (\d+): the boss ran right over (\w+), who had (\d+) li(?:fe|ves) left\.": (
        lambda log, now, whom, lives: (
            log.now(f"{whom}: The boss runs right over.") and log.has(whom, life=int(lives))
        )
    ),
    r"flat: Round (\d+): the boss ran over (\w+) on (\d+), and noticed nothing\.": (
        lambda log, now, whom, space: (
            log.now(f"{whom}: Is dead, under the boss’s feet") and log.has(whom, place=int(space))
        )
    ),
    r"eaten: Round (\d+): the boss caught (\w+) on (\d+)\. It was quick\.": lambda log, now, whom, space: (
        log.now(f"{whom}: Is dead, by the boss") and log.has(whom, place=int(space))
    ),
    r"slipped: Round (\d+): (\w+) slipped past the boss, with (\d+) li(?:fe|ves) left\.": (
        lambda log, now, me, lives: log.now(f"{me}: Slips past the boss.") and log.has(me, life=int(lives))
    ),
    r"behind-wall: Round (\d+): a wall on space (\d+) stopped the boss\. Ouch\.": (
        lambda log, now, space: log.now(f"A wall on space {space} stops the boss.")
    ),
    r"fast: Round (\d+): the boss came with (\d+) speed, and no brakes\.": (
        lambda log, now, speed: log.now(f"The boss comes, with {speed} speed.")
    ),
    r"lazy: Round (\d+): the boss stayed on (-?\d+), and thought of dinner\.": (
        lambda log, now, space: log.now("The boss stays where it is.") and log.state.boss_at == int(space)
    ),
    r"one-life: Round (\d+): one life left for (\w+), (.+)\. It was enough\.": lambda log, now, me, how: (
        log.has(me, life=1) and log.end.fate[NAMES.index(me)] == "out" and f"{me}: Loses" in log.words
    ),
    r"first-out: Round (\d+): (\w+) was out first, (?:(\w+) still in there|nobody left behind)\.": (
        lambda log, now, me, inside: (
            log.now(f"{me}: Is out, the first one") and len(log.state.inside()) == n(inside or "no")
        )
    ),
    r"next-out: Round (\d+): (\w+) followed, with (\d+) gold\.": (
        lambda log, now, me, gold: log.now(f"{me}: Is out!") and log.has(me, gold=int(gold))
    ),
    r"far: Round (\d+): (\w+) ran (\d+) spaces, to (\d+)\.": lambda log, now, me, far, to: (
        log.now(f"{me}: Stops on space {to}.") and log.before.start + int(far) == int(to)
    ),
    r"nowhere: Round (\d+): (\w+) got no further than (\d+)\.": (
        lambda log, now, me, space: log.now(f"{me}: Goes no further.") and log.has(me, place=int(space))
    ),
    r"head-first: Round (\d+): (\w+) ran into a wall on (\d+), eyes open\.": (
        lambda log, now, me, space: log.now(f"{me}: Runs into a wall.") and log.has(me, place=int(space))
    ),
    r"unlucky: Round (\d+): (\w+) drew an? (\d+), unlucky for the fifth time\.": (
        lambda log, now, me, drawn: log.now(f"{me}: An odd number is unlucky.", f"{me}: Draws a {drawn} ")
    ),
    r"looter: Round (\d+): (\w+) went through the pockets of (\w+)\.": (
        lambda log, now, me, whom: log.now(f"{me}: Searches what is left of {whom}.")
    ),
    r"remains: Round (\d+): (\w+) died on (\d+) with (\d+) gold in the purse\.": (
        lambda log, now, me, space, gold: log.has(me, place=int(space), gold=int(gold), fate="dead")
    ),
    r"so-near: Round (\d+): (\w+) died (\d+) spaces? from the door\.": (
        lambda log, now, me, far: log.has(me, place=log.state.exit - int(far), fate="dead")
    ),
    r"dead-hand: Round (\d+): (\w+), dead, put an? (\d+) in the clock\.": lambda log, now, me, shown: (
        any(re.match(rf"{me}: Puts an? {shown} in the clock", line) for line in log.told)
        and log.before.fate[NAMES.index(me)] == "dead"
    ),
    r"bell: Round (\d+): the clock was complete, and the door shut before (.+)\.": (
        lambda log, now, whom: log.now("The clock is complete")
    ),
    r"last-call: (\w+) was the last one in there, on (\d+), with (\d+) rounds? to go\.": (
        lambda log, me, space, rounds: (
            log.now(f"{me}: Is the last one in there, with {rounds} round") and log.has(me, place=int(space))
        )
    ),
    r"card: Round (\d+): (\w+) met (.+), with love from (\w+)\.": (
        lambda log, now, whom, card, by: threw(log, card, by, whom)
    ),
    r"heels: Round (\d+): the boss was (\d+) spaces? behind (\w+), with its mouth open\.": (
        lambda log, now, gap, whom: (
            log.now("They line up.") and log.has(whom, place=log.state.boss_at + int(gap))
        )
    ),
    r"line-up: Round (\d+): (\w+) ran first, from (\d+)(?:, (\w+) last, from (\d+))?\. The boss was (.+)\.": (
        lambda log, now, first, ahead, last, behind, boss: (
            log.now("They line up.")
            and log.has(first, place=int(ahead))
            and (not last or log.has(last, place=int(behind)))
            and spot(log.state.boss_at) == boss
        )
    ),
    r"popular: Round (\d+): a third card flew at (\w+)\. Word had got around\.": (
        lambda log, now, whom: (
            " ".join(log.until_now()).rpartition("They line up.")[2].count(f" at {whom}.") >= 3
        )
    ),
    r"threw: Round (\d+): (\w+) threw something at (\w+)(?: and (\w+))?, and looked away\.": (
        lambda log, now, me, one, other: log.now(
            f"{me}: Throws something at {one}.", f"{me}: Throws something at {other or one}."
        )
    ),
    r"off: Round (\d+): (\w+) ran off on (.+), (\d+) speed and no plan\.": lambda log, now, me, card, speed: (
        log.now(f"{me}: Runs on {card}, with {speed} speed.")
    ),
    r"trick: Round (\d+): (\w+) tried “(.+)” and drew an? (\d+)\. Nobody clapped\.": (
        lambda log, now, me, said, drawn: log.now(
            f"{me}: “{said}”",
            f"{me}: Draws a{'n' * (drawn == '8')} {drawn} for luck.",
            f"{me}: An odd number is",
        )
    ),
    r"tactics: Round (\d+): (\w+) ran (\w+) spaces?, and called it tactics\.": lambda log, now, me, far: (
        log.has(me, place=log.before.start + n(far)) and log.now(f"{me}: Stops on space")
    ),
    r"bitten: Round (\d+): the boss had a bite of (\w+), and left (\d+) li(?:fe|ves) for later\.": (
        lambda log, now, whom, lives: (
            any(re.match(rf"{whom}: Loses \d+ li(fe|ves) to the boss", line) for line in log.told)
            and log.has(whom, life=int(lives), fate="")
        )
    ),
    r"unbitten: Round (\d+): the boss caught (\w+), and found nothing to bite\.": lambda log, now, whom: (
        log.now(f"{whom}: The boss is there!")
        and not any(re.match(rf"{whom}: Loses \d+ (life|lives)", line) for line in log.told)
    ),
    r"lurks: Round (\d+): the boss sat down (.+), to wait for (whoever came late|the last one)\.": (
        lambda log, now, where, whom: (
            log.now("The boss lies in wait.")
            and log.state.boss_waits
            and spot(log.state.boss_at) == where
            and sum(log.state.place[one] < log.state.boss_at for one in log.state.inside())
            in ((1,) if whom == "the last one" else range(2, 6))
        )
    ),
}
