"""What captions of Dunginoes say."""

from __future__ import annotations

from typing import Any

from captions import Check, n, tile
from stories import NAMES

ME = r"(you|Ada|Ben|Cleo|Dag)"
YOU = ME.replace("you", "You")


def who(name: str) -> str:
    """Whose line it is: whoever is alone is the first seat."""
    return "Ada" if name.lower() in ("you", "your") else name.removesuffix("’s")


def held(state: Any, me: str, what: str) -> bool:
    """Is this domino in the hand of somebody?"""
    return tile(what.lower()) in state.hands[NAMES.index(who(me))]


CAPTIONS: dict[str, Check] = {
    rf"only-number: Only a (\d) beats (.+), and {ME} rolled it, eyes shut\.": (
        lambda log, die, what, me: log.now(f"{who(me)}: {die} is just what it takes: {what} is beaten")
    ),
    rf"sure-thing: (\d) (?:to|or) (\d) beats (.+)\. {YOU} rolled a (\d)\.": (
        lambda log, low, high, what, me, die: log.now(
            f"{who(me)}: {die} is outside {low} to {high}: {what} wins."
        )
    ),
    rf"grudge: (.+) again: a (\d) had lost, and {ME} now lost with a (\d)\.": (
        lambda log, what, first, me, die: (
            log.now(f"{who(me)}: {die} is ") and f"{what} wins".lower() in log.words.lower()
        )
    ),
    rf"revenge: (.+), second helping: {ME} rolled a (\d), and it was full\.": lambda log, what, me, die: (
        log.now(f"{who(me)}: {die} is ") and f"{what} is beaten".lower() in log.words.lower()
    ),
    rf"brawl: (.+) was the third to lose\. {YOU} stopped wiping the boots\.": lambda log, what, me: (
        sum(" is beaten." in line and line.startswith(who(me)) for line in log.until_now()) == 3
    ),
    rf"won: {YOU} met (.+) in the dark; a (\d) settled it\.": lambda log, me, what, die: (
        f"{who(me)}: {die} is within" in log.words and f"{what} is beaten" in log.words
    ),
    rf"lost: (.+) laughed at a (\d)\. It cost {ME} (.+)\.": lambda log, what, die, me, cost: (
        log.now(f"{who(me)}: {cost.capitalize()} is turned face down.")
        and any(line.startswith(f"{who(me)}: {die} is ") for line in log.lines(log.ply - 1))
    ),
    rf"treasure-lost: (.+) went face down: (\d+) pips that {ME} had counted already\.": (
        lambda log, what, pips, me: (
            log.now(f"{who(me)}: {what} is turned face down.") and tile(what.lower()).pips == int(pips)
        )
    ),
    r"stunned: (Your|\w+’s) last torch went out with a (\d); (.+) had blown\.": lambda log, me, die, what: (
        log.now(f"{who(me)}: Stunned")
        and any(f" {die} is " in line and f"{what} wins" in line for line in log.lines(log.ply - 1))
    ),
    r"lights: (\w+) sat down for good; (\w+) was alone with (\w+) rooms\.": lambda log, me, other, rooms: (
        log.now(f"{me}: Stunned")
        and len(log.state.laid) == n(rooms)
        and not log.state.stunned(NAMES.index(other))
    ),
    rf"lucky-search: {YOU} searched a fifth time and met nobody: (.+)\.": (
        lambda log, me, what: log.now(f"{who(me)}: The search finds {what}.")
    ),
    rf"hall: Room (\w+): {ME} opened the hall (.+), and it echoed\.": lambda log, rooms, me, what: (
        log.now(f"{who(me)}: A new room: {what}") and len(log.state.laid) == n(rooms)
    ),
    rf"twentieth: The twentieth room was (.+), by {ME}\. Somebody should draw a map\.": (
        lambda log, what, me: log.now(f"{who(me)}: A new room: {what}") and len(log.state.laid) == 20
    ),
    r"last-domino: After (\w+) rooms the last domino was drawn, and .+ sat up in bed\.": (
        lambda log, rooms: "last domino of the pile" in log.words and len(log.state.laid) == n(rooms)
    ),
    r"dead-end: Nothing fitted any more, with (\d+) domino(?:es)? to come: .+ came instead\.": (
        lambda log, left: len(log.state.pile) == int(left) and "boss fight begins" in log.words
    ),
    rf"saved-by-one: .+ had hold of (.+)\. Only a (\d) would do; {ME} rolled it\.": (
        lambda log, what, die, me: log.now(f"{who(me)}: {die} is just what it takes: {what} is saved")
    ),
    rf"feast: .+ ate (.+), (\d+) pips: {ME} rolled a (\d)\.": lambda log, what, pips, me, die: (
        log.now(f"{who(me)}: {die} is") and f"takes {what}." in log.words and tile(what).pips == int(pips)
    ),
    rf"bite: (.+) would have saved (.+); {ME} rolled a (\d)\.": (
        lambda log, rolls, what, me, die: log.now(f"{who(me)}: {die} is") and f"takes {what}." in log.words
    ),
    rf"kept: {YOU} held on to (.+) with a (\d)\. .+ let go first\.": (
        lambda log, me, what, die: log.now(f"{who(me)}: {die} is within") and f"{what} is saved" in log.words
    ),
    r"carried: (.+), in (your|\w+’s) hand (?:from the first|since turn (\d+)), saw daylight\.": (
        lambda log, what, me, turn: (
            log.now(f"{who(me)}: Out of the dungeon with")
            and held(log.state, me, what)
            and (turn or held(log.match.states[0], me, what))
        )
    ),
    rf"full-hands: {YOU} got out with both: (.+) and (.+)\.": (
        lambda log, me, one, other: log.has(who(me), hands=(tile(one), tile(other)))
    ),
    r"pockets: (\w+) came out (\w+) rooms wiser, and nothing else\.": lambda log, me, rooms: (
        log.now(f"{me}: Out of the dungeon with nothing") and len(log.state.laid) == n(rooms)
    ),
    rf"room: {YOU} opened (.+), room (\w+)\. Nobody was at home\.": lambda log, me, what, rooms: (
        log.now(f"{who(me)}: A new room: {what}") and len(log.state.laid) == n(rooms)
    ),
    rf"search: {YOU} felt along the wall of a dungeon of (\d+) rooms?: (.+)\.": lambda log, me, rooms, what: (
        log.now(f"{who(me)}: The search finds {what}.") and len(log.state.laid) == int(rooms)
    ),
}
