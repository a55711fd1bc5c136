"""What captions of Colf Dada say."""

from __future__ import annotations

import re

from captions import Check, Log, n


def foe(log: Log, name: str) -> bool:
    """Is it against this monster, by the words that have been told: its name, or the first of it?"""
    last = [line for line in log.until_now() if ": You meet " in line][-1]
    return name.split()[-1] in last and name.split()[1] in last


def fought(log: Log, name: str) -> bool:
    """Is this monster slain now?"""
    return any(" is slain" in line for line in log.told) and foe(log, name)


CAPTIONS: dict[str, Check] = {
    r"first-trophy: Turn (\d+): the first on the wall is (.+)\.": (
        lambda log, turn, what: fought(log, what) and len(log.state.slain) == 1
    ),
    r"one-round: Turn (\d+): one round, and (.+) was a trophy\.": (
        lambda log, turn, what: fought(log, what) and log.before.round == 1
    ),
    r"whisker: Turn (\d+): (.+) fell; (\w+) numbers? of yours still stood\.": lambda log, turn, what, left: (
        fought(log, what)
        and sum(number > 0 for column in log.state.columns for muscle in column for number in muscle.free)
        == n(left)
    ),
    r"long-fight: Turn (\d+): (.+) took (\w+) rounds\. Both had given up\.": (
        lambda log, turn, what, rounds: fought(log, what) and log.before.round == n(rounds)
    ),
    r"giant: Turn (\d+): (.+), level (\d+), is now a picture\.": (
        lambda log, turn, what, level: fought(log, what) and log.before.foe_level == int(level)
    ),
    r"bold: Turn (\d+): level (\d+) asked (.+), level (\d+), to dance\.": (
        lambda log, turn, own, what, level: (
            foe(log, what) and (log.state.level, log.state.foe_level) == (int(own), int(level))
        )
    ),
    r"pride: Turn (\d+): (.+) lasted (one round|two rounds)\. It was to be the last\.": (
        lambda log, turn, what, rounds: fought(log, what) and log.end.slain == log.state.slain
    ),
    r"fled: Turn (\d+): you left (.+) alone with its hit points\.": (
        lambda log, turn, what: foe(log, what) and not log.state.round
    ),
    r"master: Turn (\d+), (no|\d+) candles?: the Master was (.+)\.": (
        lambda log, turn, left, what: foe(log, what) and log.state.master and log.state.tokens == n(left)
    ),
    r"master-comes: The candles were out, and the Master came down to (\d+) troph(?:y|ies) and you\.": (
        lambda log, slain: len(log.state.slain) == int(slain) and not log.state.tokens
    ),
    r"blow: Turn (\d+): (\d+) damage in one blow\. (.+) sat down\.": (
        lambda log, turn, dealt, what: f"= {dealt} damage. It:" in log.words and foe(log, what)
    ),
    r"hurt: Turn (\d+): (.+) dealt (\d+) at once\. That left marks\.": (
        lambda log, turn, what, taken: f"= {taken} damage." in log.words.split("It: ")[1] and foe(log, what)
    ),
    r"stalemate: Turn (\d+): you struck, (.+) struck, and neither noticed\.": (
        lambda log, turn, what: log.words.count(": no damage") == 2 and foe(log, what)
    ),
    r"weary: Turn (\d+): (.+) grew tired of it, and its Bite grew to (\d+)\.": lambda log, turn, what, bite: (
        log.now(f"Ada: The fight drags on: its Bite is {bite} now.") and foe(log, what)
    ),
    r"raged: Turn (\d+): (.+) rolled again (\w+) times, out of temper\.": lambda log, turn, what, times: (
        log.now(f"Ada: In its rage it rolls again {times} times") and foe(log, what)
    ),
    r"bought: Turn (\d+): (\d+) XP for one (?:blow|shield), and (.+) before you\.": (
        lambda log, turn, xp, what: log.now(f"Ada: {xp} XP for {xp} more") and foe(log, what)
    ),
    r"last-xp: Turn (\d+): the last (\d+) XP went into (?:Attack|Defense), against (.+)\.": (
        lambda log, turn, xp, what: (
            log.now(f"Ada: {xp} XP for {xp} more") and log.before.xp == int(xp) and foe(log, what)
        )
    ),
    r"alike: Turn (\d+): (\w+) (\w+) of (\w+) dice\. (.+) counted along\.": (
        lambda log, turn, many, shown, dice, what: any(
            len(re.findall(r"\d", line)) == n(dice)
            and line.count(str(n(shown.removesuffix("s") if shown != "sixes" else "six"))) == n(many)
            for line in log.told
            if line.startswith("Ada: You roll")
        )
    ),
    r"rest: Turn (\d+): a night’s rest mended (\w+) numbers\. It cost a candle\.": (
        lambda log, turn, mended: sum(" is mended." in line for line in log.told) == n(mended)
    ),
    r"grown: Turn (\d+): level (\d+), and (.+) to show for it\.": (
        lambda log, turn, level, what: log.now(f"Ada: You grow to level {level}", f"Ada: You draw {what}.")
    ),
    r"full-grown: Turn (\d+): level (\d+), with (\d+) troph(?:y|ies)\. The Master heard of it\.": (
        lambda log, turn, level, slain: (
            log.now(f"Ada: You grow to level {level}") and len(log.state.slain) == int(slain)
        )
    ),
    r"last-light: Turn (\d+): three candles to go, at level (\d+)\. It got dark early\.": (
        lambda log, turn, level: log.now(f"Ada: Turn {turn}: 3 candles") and log.state.level == int(level)
    ),
    r"met: Turn (\d+): (.+), level (\d+), looked up from its plate\.": lambda log, turn, what, level: (
        log.now("Ada: You meet") and foe(log, what) and log.state.foe_level == int(level)
    ),
    r"covered: Turn (\d+): (.+) got the (\w+) of (.+)\.": lambda log, turn, what, half, whole: (
        any(line.startswith("Ada: A hit on the ") and line.endswith(f" of {whole}.") for line in log.told)
        and foe(log, what)
    ),
    r"struck: Turn (\d+): you gave (\d+), (.+) gave (\d+)\.": lambda log, turn, dealt, what, taken: (
        (f"= {dealt} damage. It:" in log.words or dealt == "0") and foe(log, what)
    ),
    r"rolled: Turn (\d+): (.+) on the table, and (.+) across it\.": (
        lambda log, turn, dice, what: log.now(f"Ada: You roll {dice}.") and foe(log, what)
    ),
    r"sleepless: Turn (\d+): you lay down, counted dominoes, and got up with the same holes\.": (
        lambda log, turn: (
            log.now("Ada: You have rested.") and not any(" is mended." in line for line in log.told)
        )
    ),
    r"candles: Turn (\d+): (no|\d+) candles? to go, and (\d+) numbers still whole\.": (
        lambda log, turn, left, free: (
            log.now(f"Ada: Turn {turn}: ")
            and log.state.tokens == n(left)
            and sum(number > 0 for column in log.state.columns for muscle in column for number in muscle.free)
            == int(free)
        )
    ),
}
