"""What captions of Dungeons & Dominoes say."""

from __future__ import annotations

from captions import Check, Log, n
from dominoes import domino
from drawing.bestiary import monster


def room_of(log: Log, name: str) -> str:
    """Where somebody lives, as the log speaks of it: "five-six"."""
    tiles = [piece.domino for piece in log.state.laid]
    return next(domino.spoken(one) for one in tiles if monster(one).lower() == name.lower())


def fight(log: Log, what: str, line: str) -> bool:
    """Does the log tell this of the room of somebody?"""
    return any(line in told.lower() for told in log.told) and room_of(log, what) in log.words.lower()


def tries(log: Log, what: str) -> int:
    """How many fights for the room of somebody the log has told of."""
    return sum(room_of(log, what) in line and "A fight for" in line for line in log.until_now())


CAPTIONS: dict[str, Check] = {
    r"third-try: At try number (\d+) a (\d) did for (.+)\. It asked for a rest\.": (
        lambda log, many, die, what: fight(log, what, f"a {die}: won") and tries(log, what) == int(many)
    ),
    r"second-try: Back to (.+) with a grudge and a (\d): settled\.": (
        lambda log, what, die: fight(log, what, f"a {die}: won") and tries(log, what) == 2
    ),
    r"only-number: Only a (\d) beats (.+), and a \1 it was\.": (
        lambda log, die, what: fight(log, what, f"a {die}: won") and f"only a {die} wins" in log.words
    ),
    r"sure-thing: (\d) (?:to|or) (\d) beats (.+)\. The die said (\d); a torch the less\.": (
        lambda log, low, high, what, die: (
            fight(log, what, f"a {die}: lost") and f"{low} to {high} wins" in log.words
        )
    ),
    r"dear-room: (.+) blew out a third torch, and was getting good at it\.": lambda log, what: (
        log.now("Ada: A torch goes out")
        and what.lower() in [monster(piece.domino).lower() for piece in log.state.laid]
    ),
    r"row: (.+) was the fourth in a row\. The news got round\.": (
        lambda log, what: fight(log, what, ": won") and len(log.state.trophies) >= 4
    ),
    r"first-trophy: A (\d) for (.+): the first trophy, worth (\d+) treasures?\.": (
        lambda log, die, what, worth: fight(log, what, f"a {die}: won") and log.state.loot() == int(worth)
    ),
    r"prize: (.+) fell to a (\d) and was worth (\d+)\. The sack sagged\.": lambda log, what, die, worth: (
        fight(log, what, f"a {die}: won") and log.state.loot() - log.before.loot() == int(worth)
    ),
    r"blow: (.+) laughed at a (\d), and blew: (\d) torch(?:es)? left\.": lambda log, what, die, left: (
        fight(log, what, "a fight for")
        and log.now(f"Ada: A {die}: lost", f"Ada: A torch goes out; {left} left.")
    ),
    r"won: A (\d), and (.+) came along as trophy (\w+)\.": (
        lambda log, die, what, many: fight(log, what, f"a {die}: won") and len(log.state.trophies) == n(many)
    ),
    r"tiptoe: A (\d), on tiptoe, and (.+) turned over in its sleep\.": lambda log, die, what: (
        fight(log, what, "on tiptoe into") and log.now(f"Ada: A {die}: nobody has noticed.")
    ),
    r"creak: A board creaked on a (\d), and (.+) has good ears\.": (
        lambda log, die, what: fight(log, what, "on tiptoe into") and log.now(f"Ada: A {die}: a board creaks")
    ),
    (
        r"last-torch: One torch left, (?:nothing|(\d+) troph\w+) in the sack(?:, worth (\d+))?, "
        r"and a long way up\."
    ): lambda log, many, worth: (
        log.now("Ada: A torch goes out; 1 left.")
        and (len(log.state.trophies), log.state.loot()) == (int(many or 0), int(worth or 0))
    ),
    r"one-more: By the last torch one more door: (.+), and a (\d)\. Enough\.": (
        lambda log, what, die: fight(log, what, f"a {die}: won") and log.before.torches == 1
    ),
    r"greed: (\d+) in treasure, and the stairs were right there\. Just one more room\.": (
        lambda log, loot: log.state.loot() == int(loot) and log.end.ending == "dark"
    ),
    r"deep: Five doors down, in (.+): (.+) had not had guests for years\.": (
        lambda log, where, what: where.split()[-1] in room_of(log, what) or where.startswith("the")
    ),
    r"hall: A (\d) opened (.+), and three ways on looked back\.": (
        lambda log, die, where: log.now(f"Ada: A {die}: nobody has noticed.") and f"into {where}" in log.words
    ),
    r"special: (.+) was a special encounter, and counted double: (\w+)\.": lambda log, what, worth: (
        fight(log, what, ": won") and log.state.loot() - log.before.loot() == n(worth)
    ),
    r"boss-door: .+ counted (\d+) troph(?:y|ies), and wanted every one back\.": (
        lambda log, many: log.now("Ada: The boss wants") and len(log.state.trophies) == int(many)
    ),
    r"kept: .+ pulled, a (\d) held: (.+) was worth (\d+) now\.": (
        lambda log, die, what, worth: fight(log, what, f"a {die}:") and " is kept" in log.words
    ),
    r"taken: A (\d), and (.+) went home to .+\.": (
        lambda log, die, what: fight(log, what, f"a {die}: the boss takes")
    ),
    r"stripped: .+ had three trophies back, (.+) the third\.": (
        lambda log, what: fight(log, what, "the boss takes")
    ),
    r"delved: (\d+) torch(?:es)? in hand, and (.+) behind the first doors?\.": lambda log, torches, first: (
        log.now("Ada: A hero enters")
        and log.state.torches == int(torches)
        and all(monster(one) in first for one in log.state.doors()[:2])
    ),
}
