"""Matches retold in pictures: every caption is true of its ply, and the same match has the same story."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

import games
from dominoes import domino
from dominoes.domino import Domino
from drawing.bestiary import monster
from games.contract import CAPTION, Moment
from games.domino_run.rules import DominoRun
from games.penguins import routes
from games.penguins.squares import spoken
from games.telling import FEWEST, MOST, found, told
from laws import SLUGS
from stories import NAMES, played
from tabletop.match import Match
from tabletop.wording import number
from walks import matched

MATCHES = range(8)
WALKS = range(6)
SHARED = 0.2  # of its captions that a match may share with another, on average
WORDS = {number(n): n for n in range(40)} | {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
TIMES = {"once": 1, "twice": 2}


@cache
def matches(slug: str) -> list[Match]:
    """Matches that are over, of bots and of walks through the game, at tables of every size."""
    entry = games.load(slug)
    walked = [matched(entry, seats, f"told-{n}") for n in WALKS for seats in entry.game.seats]
    kept = [match for match in walked if match.state.outcome().counts]  # type: ignore[union-attr]
    return [*(played(slug, n) for n in MATCHES), *kept] if slug != "nullgame" else kept


def moments(slug: str) -> list[tuple[Match, str, Moment]]:
    """All that could be told of them."""
    chronicle = games.chronicle(slug)
    return [
        (match, one.slug, one.moment) for match in matches(slug) for one in found(chronicle, match, 0, NAMES)
    ]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_story_has_four_to_six_pictures_in_order(slug: str) -> None:
    chronicle = games.chronicle(slug)
    for match in matches(slug):
        story = told(chronicle, match, 0, NAMES)
        assert story == told(chronicle, match.go_to(match.at), 0, NAMES), "the same match tells the same"
        plies = [moment.ply for moment in story]
        assert min(FEWEST, match.at) <= len(story) <= MOST
        assert plies == sorted(set(plies)) and plies[0] >= 0 and plies[-1] == match.at
        assert story[0] == chronicle.opening(match, 0, NAMES) and story[-1] == chronicle.end(match, 0, NAMES)


@pytest.mark.parametrize("slug", SLUGS)
def test_captions_are_short_sentences_of_a_ply_that_exists(slug: str) -> None:
    for match, pattern, moment in moments(slug):
        assert 0 <= moment.ply <= match.at
        assert 12 <= len(moment.words) <= CAPTION, (pattern, moment.words)
        assert moment.words.endswith(".") and moment.words[0] == moment.words[0].upper(), moment.words


@pytest.mark.parametrize("slug", SLUGS[:-1] if SLUGS[-1] == "nullgame" else SLUGS)
def test_two_matches_are_told_otherwise(slug: str) -> None:
    chronicle = games.chronicle(slug)
    stories = [{moment.words for moment in told(chronicle, match, 0, NAMES)} for match in matches(slug)]
    if slug != "nullgame":
        parts = [len(one & other) / min(len(one), len(other)) for one, other in combinations(stories, 2)]
        assert sum(parts) / len(parts) < SHARED


@pytest.mark.parametrize("slug", SLUGS)
def test_every_moment_has_a_picture(slug: str) -> None:
    chronicle = games.chronicle(slug)
    for match in matches(slug)[:3]:
        for moment in told(chronicle, match, 0, NAMES):
            drawing = chronicle.picture(match, moment)
            root = ElementTree.fromstring(
                drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
            )
            assert root.get("viewBox") == "0 0 1200 1200"


def test_a_great_swing_is_told_before_what_is_rarer() -> None:
    match, chronicle = played("penguins", 1), games.chronicle("penguins")
    usual = {moment.ply for moment in told(chronicle, match, 0, NAMES)}
    other = next(one.moment.ply for one in found(chronicle, match, 0, NAMES) if one.moment.ply not in usual)
    swung = told(chronicle, match, 0, NAMES, {other: 1.0})
    assert other in {moment.ply for moment in swung}


def test_rarities_are_of_patterns_that_there_are() -> None:
    for slug in games.SHELF:
        chronicle = games.chronicle(slug)
        slugs = [pattern.slug for pattern in chronicle.PATTERNS]
        assert sorted(chronicle.RARITIES) == sorted(set(slugs)) and len(slugs) == len(set(slugs)) >= 15


# --- what captions say is what the log has told -----------------------------------------------------


class Log:
    """The log of a match as people read it, by ply."""

    def __init__(self, match: Match, ply: int) -> None:
        self.match, self.ply = match, ply
        self.state: Any = match.states[ply]
        self.before: Any = match.states[max(0, ply - 1)]

    def lines(self, ply: int) -> list[str]:
        """Those of a ply: "Ada: Rolls a 6."; of nobody without a name."""
        state, names = self.match.states[ply], NAMES[: self.match.seats]
        return [
            f"{NAMES[event.seat]}: {state.tell(event, names)}"
            if event.seat >= 0
            else state.tell(event, names)
            for event in state.events()
        ]

    def now(self, *wanted: str) -> bool:
        """Are lines told now that begin so?"""
        return all(any(line.startswith(one) for line in self.lines(self.ply)) for one in wanted)

    def so_far(self, wanted: str) -> int:
        """How many such lines have been told, with those of this ply."""
        return sum(line.startswith(wanted) for ply in range(self.ply + 1) for line in self.lines(ply))

    def when(self, begins: str) -> int:
        """The number in the last line that began so, before this ply: the round or turn that goes on."""
        for ply in range(self.ply, -1, -1):
            for line in reversed(self.lines(ply) if ply < self.ply else []):
                if found := re.match(rf"(?:\w+: )?{begins} (\d+)", line):
                    return int(found[1])
        return 0


Check = Callable[..., bool]


def n(word: str) -> int:
    """A number in digits or in words."""
    return int(word) if word.isdecimal() else WORDS[word.lower()]


def tile(words: str) -> Domino:
    """A domino as it is spoken of."""
    names = ("blank", "one", "two", "three", "four", "five", "six")
    one, other = (words.split()[1],) * 2 if words.startswith("double") else words.split("-")
    return Domino.of(names.index(one), names.index(other))


DOMINO_RUN: dict[str, tuple[str, Check]] = {
    "mulligan": (
        r"The first line began with (.+), and went straight back\.",
        lambda log, first: (
            log.lines(0)[0].startswith(f"Ada: Laid: {first},") and log.now("Ada: The first line is")
        ),
    ),
    "first-key": (
        r"Turn (\d+): (.+) is the first key, and the enemy runs faster for it\.",
        lambda log, turn, what: log.now(f"Ada: {what.capitalize()} is complete: key number 1."),
    ),
    "sixth-key": (
        r"Turn (\d+): (.+) makes six\. One more, and the gate opens\.",
        lambda log, turn, what: log.now(f"Ada: {what.capitalize()} is complete: key number 6."),
    ),
    "blank-key": (
        r"Turn (\d+): double blank, key (\d), and it did not cost a pip\.",
        lambda log, turn, key: log.now(f"Ada: Double blank is complete: key number {key}."),
    ),
    "dear-key": (
        r"Turn (\d+): double six, key (\d): twelve pips, paid to the last\.",
        lambda log, turn, key: log.now(f"Ada: Double six is complete: key number {key}."),
    ),
    "two-keys": (
        r"Turn (\d+) turns two keys: (.+) and (.+)\. Nobody had dared to ask\.",
        lambda log, turn, one, other: (
            log.now(f"Ada: {other.capitalize()} is complete")
            and log.so_far(f"Ada: {one.capitalize()} is complete") == 1
        ),
    ),
    "whisker": (
        r"Turn (\d+): the enemy runs (\w+) spaces? and stops one behind\. It can be smelt\.",
        lambda log, turn, far: log.now(f"Ada: The enemy runs {n(far)} space", "Ada: It is 1 space behind"),
    ),
    "close": (
        r"Turn (\d+): (no|\d+) keys? in the pocket, and the enemy two spaces behind\.",
        lambda log, turn, keys: (
            log.state.keys == (0 if keys == "no" else int(keys)) and log.now("Ada: It is 2 spaces")
        ),
    ),
    "bribe": (
        r"Turn (\d+): caught\. The enemy takes (.+) and counts to ten\.",
        lambda log, turn, what: log.now(f"Ada: The ability {what} is given up."),
    ),
    "die-given": (
        r"Turn (\d+): caught\. A die goes, (\w+) are left to run with\.",
        lambda log, turn, left: log.now("Ada: A die is given up.") and log.state.pool == n(left),
    ),
    "last-treasure": (
        r"Turn (\d+): (.+) was the last thing that the enemy could be offered\.",
        lambda log, turn, what: (
            not log.state.treasures
            and log.now("Ada: A die is" if "die" in what else f"Ada: The ability {what}")
        ),
    ),
    "third-time": (
        r"Caught in turns (\d+), (\d+) and (\d+)\. By now they know each other\.",
        lambda log, *turns: (
            log.so_far("Ada: The enemy has caught you.") == 3 and log.now("Ada: The enemy has caught")
        ),
    ),
    "pride": (
        r"Turn (\d+): all four dice\. Pride; (?:the same turn brought the fall|the fall was booked "
        r"for turn (\d+))\.",
        lambda log, turn, fall: (
            log.now("Ada: A die joins the pool, 4") and (not fall or int(turn) < int(fall) <= int(turn) + 3)
        ),
    ),
    "handful": (
        r"Turn (\d+): the fourth die, by key (\d)\. A whole handful\.",
        lambda log, turn, key: log.now("Ada: A die joins the pool, 4") and log.state.keys == int(key),
    ),
    "far-run": (
        r"Turn (\d+): (\w+) spaces in one go\. The felt still smokes\.",
        lambda log, turn, far: (
            sum(
                action.args[0]
                for ply, action in enumerate(log.match.played)
                if action.verb in ("run", "go_on_running")
                and log.match.past(DominoRun)[ply].turns == int(turn)
            )
            == n(far)
        ),
    ),
    "sleeve": (
        r"Turn (\d+): (.+) makes a (\d) a (\d)\. Nobody looks up its sleeve\.",
        lambda log, turn, what, die, more: log.now(f"Ada: The ability {what} turns {die} into {more}."),
    ),
    "stuck": (
        r"Turn (\d+): (.+), and the next space wants (\d)\. A fine view\.",
        lambda log, turn, dice, wants: (
            log.now(f"Ada: Rolled {dice}.")
            and log.state.line[log.state.runner + 1] == int(wants)
            and not any(action.verb == "run" for action in log.state.legal_actions())
        ),
    ),
    "brink": (
        r"Turn (\d+): the line ends under the runner’s toes, with (.+) unspent\.",
        lambda log, turn, dice: (
            log.state.runner == len(log.state.line) - 1
            and len(log.state.dice) == len(re.findall(r"\d", dice))
        ),
    ),
    "stooped": (
        r"Turn (\d+): (.+) stops the enemy after (\w+) spaces?; it could have run (\d+)\.",
        lambda log, turn, what, far, could: (
            log.now(f"Ada: The enemy runs {n(far)} space", f"Ada: The key {what} leaves")
            and log.before.pace == int(could)
        ),
    ),
    "alike": (
        r"Turn (\d+): (\w+) dice, and each says (\d)\.",
        lambda log, turn, many, die: log.state.dice == [int(die)] * n(many),
    ),
    "ones": (
        r"Turn (\d+): two ones, and the enemy (\w+) spaces? away\.",
        lambda log, turn, far: (
            log.now("Ada: Rolled 1 and 1.") and log.state.runner - log.state.enemy == n(far)
        ),
    ),
    "sixes": (
        r"Turn (\d+): two sixes, with a (\d) ahead\. Feet, do your duty\.",
        lambda log, turn, ahead: (
            log.now("Ada: Rolled 6 and 6.") and log.state.line[log.state.runner + 1] == int(ahead)
        ),
    ),
    "roll": (
        r"Turn (\d+): (.+) on the felt; (?:double (\w+) is (\w+) spaces? off|no double in sight)\.",
        lambda log, turn, dice, pips, far: (
            log.now(f"Ada: Rolled {dice}.")
            and (
                not pips
                or log.state.line[log.state.runner + n(far) - 1 : log.state.runner + n(far) + 1]
                == [tile(f"double {pips}").low] * 2
            )
        ),
    ),
    "step": (
        r"Turn (\d+): (.+) buys (\w+) spaces?; the enemy is (\w+) behind\.",
        lambda log, turn, dice, far, behind: (
            log.now(f"Ada: Runs with {dice}, {n(far)} space")
            and log.state.runner - log.state.enemy == n(behind)
        ),
    ),
    "waits": (
        r"Turn (\d+): the enemy jogs (\w+) spaces?, and is (\w+) behind\.",
        lambda log, turn, far, behind: (
            log.now(f"Ada: The enemy runs {n(far)} space") and log.state.runner - log.state.enemy == n(behind)
        ),
    ),
}

ME = r"(you|Ada|Ben|Cleo|Dag)"


def who(name: str) -> str:
    """Whose line it is: whoever is alone is the first seat."""
    return "Ada" if name.lower() in ("you", "your") else name


DUNGINOES: dict[str, tuple[str, Check]] = {
    "only-number": (
        rf"Only a (\d) beats (.+), and {ME} rolled it, eyes shut\.",
        lambda log, die, what, me: log.now(f"{who(me)}: {die} is just what it takes: {what} is beaten"),
    ),
    "sure-thing": (
        rf"(\d) (?:to|or) (\d) beats (.+)\. {ME.replace('you', 'You')} rolled a (\d)\.",
        lambda log, low, high, what, me, die: log.now(
            f"{who(me)}: {die} is outside {low} to {high}: {what} wins."
        ),
    ),
    "grudge": (
        rf"(.+) again: a (\d) had lost, and {ME} now lost with a (\d)\.",
        lambda log, what, first, me, die: (
            log.now(f"{who(me)}: {die} is ")
            and f"{what[0].lower()}{what[1:]} wins".lower() in " ".join(log.lines(log.ply)).lower()
        ),
    ),
    "revenge": (
        rf"(.+), second helping: {ME} rolled a (\d), and it was full\.",
        lambda log, what, me, die: (
            log.now(f"{who(me)}: {die} is ")
            and f"{what} is beaten".lower() in " ".join(log.lines(log.ply)).lower()
        ),
    ),
    "brawl": (
        rf"(.+) made three\. {ME.replace('you', 'You')} stopped wiping the boots\.",
        lambda log, what, me: (
            sum(
                " is beaten." in line and line.startswith(who(me))
                for ply in range(log.ply + 1)
                for line in log.lines(ply)
            )
            == 3
        ),
    ),
    "won": (
        rf"{ME.replace('you', 'You')} met (.+) in the dark; a (\d) settled it\.",
        lambda log, me, what, die: (
            f"{who(me)}: {die} is within" in " ".join(log.lines(log.ply))
            and f"{what} is beaten" in " ".join(log.lines(log.ply))
        ),
    ),
    "lost": (
        rf"(.+) laughed at a (\d)\. It cost {ME} (.+)\.",
        lambda log, what, die, me, cost: (
            log.now(f"{who(me)}: {cost.capitalize()} is turned face down.")
            and any(line.startswith(f"{who(me)}: {die} is ") for line in log.lines(log.ply - 1))
        ),
    ),
    "treasure-lost": (
        rf"(.+) went face down: (\d+) pips that {ME} had counted already\.",
        lambda log, what, pips, me: (
            log.now(f"{who(me)}: {what} is turned face down.") and tile(what.lower()).pips == int(pips)
        ),
    ),
    "stunned": (
        r"(Your|\w+’s) last torch went out with a (\d); (.+) had blown\.",
        lambda log, me, die, what: (
            log.now(f"{who(me.removesuffix('’s'))}: Stunned")
            and any(f" {die} is " in line and f"{what} wins" in line for line in log.lines(log.ply - 1))
        ),
    ),
    "lights": (
        r"(\w+) sat down for good; (\w+) was alone with (\w+) rooms\.",
        lambda log, me, other, rooms: (
            log.now(f"{me}: Stunned")
            and len(log.state.laid) == n(rooms)
            and not log.state.stunned(NAMES.index(other))
        ),
    ),
    "lucky-search": (
        rf"{ME.replace('you', 'You')} searched a fifth time and met nobody: (.+)\.",
        lambda log, me, what: log.now(f"{who(me)}: The search finds {what}."),
    ),
    "hall": (
        rf"Room (\w+): {ME} opened the hall (.+), and it echoed\.",
        lambda log, rooms, me, what: (
            log.now(f"{who(me)}: A new room: {what}") and len(log.state.laid) == n(rooms)
        ),
    ),
    "twentieth": (
        rf"The twentieth room was (.+), by {ME}\. Somebody should draw a map\.",
        lambda log, what, me: log.now(f"{who(me)}: A new room: {what}") and len(log.state.laid) == 20,
    ),
    "last-domino": (
        r"After (\w+) rooms the last domino was drawn, and .+ sat up in bed\.",
        lambda log, rooms: (
            "last domino of the pile" in " ".join(log.lines(log.ply)) and len(log.state.laid) == n(rooms)
        ),
    ),
    "dead-end": (
        r"Nothing fitted any more, with (\d+) domino(?:es)? to come: .+ came instead\.",
        lambda log, left: (
            len(log.state.pile) == int(left) and "boss fight begins" in " ".join(log.lines(log.ply))
        ),
    ),
    "saved-by-one": (
        rf".+ had hold of (.+)\. Only a (\d) would do; {ME} rolled it\.",
        lambda log, what, die, me: log.now(f"{who(me)}: {die} is just what it takes: {what} is saved"),
    ),
    "feast": (
        rf".+ ate (.+), (\d+) pips: {ME} rolled a (\d)\.",
        lambda log, what, pips, me, die: (
            log.now(f"{who(me)}: {die} is")
            and f"takes {what}." in " ".join(log.lines(log.ply))
            and tile(what).pips == int(pips)
        ),
    ),
    "bite": (
        rf"(.+) would have saved (.+); {ME} rolled a (\d)\.",
        lambda log, rolls, what, me, die: (
            log.now(f"{who(me)}: {die} is") and f"takes {what}." in " ".join(log.lines(log.ply))
        ),
    ),
    "kept": (
        rf"{ME.replace('you', 'You')} held on to (.+) with a (\d)\. .+ let go first\.",
        lambda log, me, what, die: (
            log.now(f"{who(me)}: {die} is within") and f"{what} is saved" in " ".join(log.lines(log.ply))
        ),
    ),
    "carried": (
        r"(.+), in (your|\w+’s) hand (?:from the first|since turn (\d+)), saw daylight\.",
        lambda log, what, me, turn: (
            log.now(f"{who(me.removesuffix('’s'))}: Out of the dungeon with")
            and tile(what.lower()) in log.state.hands[NAMES.index(who(me.removesuffix("’s")))]
            and (
                bool(turn)
                or tile(what.lower()) in log.match.states[0].hands[NAMES.index(who(me.removesuffix("’s")))]
            )
        ),  # type: ignore[attr-defined]
    ),
    "full-hands": (
        rf"{ME.replace('you', 'You')} got out with both: (.+) and (.+)\.",
        lambda log, me, one, other: log.state.hands[NAMES.index(who(me))] == (tile(one), tile(other)),
    ),
    "pockets": (
        r"(\w+) came out (\w+) rooms wiser, and nothing else\.",
        lambda log, me, rooms: (
            log.now(f"{me}: Out of the dungeon with nothing") and len(log.state.laid) == n(rooms)
        ),
    ),
    "room": (
        rf"{ME.replace('you', 'You')} opened (.+), room (\w+)\. Nobody was at home\.",
        lambda log, me, what, rooms: (
            log.now(f"{who(me)}: A new room: {what}") and len(log.state.laid) == n(rooms)
        ),
    ),
    "search": (
        rf"{ME.replace('you', 'You')} felt along the wall of a dungeon of (\d+) rooms?: (.+)\.",
        lambda log, me, rooms, what: (
            log.now(f"{who(me)}: The search finds {what}.") and len(log.state.laid) == int(rooms)
        ),
    ),
}


def course(log: Log, me: str) -> Any:
    """How far somebody has to go."""
    return routes.course(log.state, NAMES.index(me))


def met(log: Log, me: str) -> bool:
    """Has somebody picked up a buddy, in their own turn or in another’s?"""
    own = any(line.startswith(f"{me}: Picks up") for line in log.lines(log.ply))
    return own or any(f": {me} picks up" in line for line in log.lines(log.ply))


def laid(log: Log, me: str, what: str) -> bool:
    return log.now(f"{me}: Moves {what}")


PENGUINS: dict[str, tuple[str, Check]] = {
    "hidden": (
        r"(\w+) hid a buddy of (\w+) on (.+)\. Not a sound\.",
        lambda log, me, whose, where: log.now(f"{me}: Hides a buddy of {whose} on {where}."),
    ),
    "first-buddy": (
        r"Round (\d+): (\w+) found the first buddy of the night\.",
        lambda log, now, me: met(log, me) and sum(log.state.carried) == 1,
    ),
    "both": (
        r"Round (\d+): (\w+) had both buddies, and (?:(\d+) steps?|no way) to go home\.",
        lambda log, now, me, far: (
            met(log, me)
            and log.state.carried.count(2) == 1
            and course(log, me).home == (int(far) if far else None)
        ),
    ),
    "catching-up": (
        r"Round (\d+): (\w+) had both too, and (\w+) looked round\.",
        lambda log, now, me, other: (
            met(log, me) and log.state.carried[NAMES.index(other)] == log.state.carried[NAMES.index(me)] == 2
        ),
    ),
    "at-once": (
        r"(\w+) found (?:both buddies in round (\d+)|one buddy in round (\d+) and one in (\d+)), "
        r"and stopped looking sad\.",
        lambda log, me, both, first, second: (
            met(log, me)
            and log.state.carried[NAMES.index(me)] == 2
            and log.before.round == int(both or second)
        ),
    ),
    "well-hidden": (
        r"Only in round (\d+) did (\w+) find the last of the hidden\.",
        lambda log, now, me: (
            met(log, me)
            and log.before.round == int(now)
            and log.match.states[-1].carried == log.state.carried
        ),  # type: ignore[attr-defined]
    ),
    "nudged": (
        r"(\w+) took a buddy of (\w+) for a walk, to (.+)\.",
        lambda log, me, whose, where: (
            me != whose
            and any(
                line.startswith(f"{me}: ") and whose in line and where in line for line in log.lines(log.ply)
            )
        ),
    ),
    "own-nudge": (
        r"Round (\d+): a buddy of (\w+) shuffled to (.+)\.",
        lambda log, now, me, where: any(
            line.startswith(f"{me}: ") and where in line for line in log.lines(log.ply)
        ),
    ),
    "ice-moves": (
        r"Round (\d+): (\w+) (?:pushed (.+) about, and saved (\d+) steps?|moved (.+); (\w+) had "
        r"(\d+) steps more to go)\.",
        lambda log, now, me, one, saved, other, whom, more: laid(log, me, one or other),
    ),
    "too-kind": (
        r"Round (\d+): (\w+) laid (.+) where (\w+) would come home\.",
        lambda log, now, me, what, winner: (
            laid(log, me, what) and me != winner and log.match.states[-1].seat == NAMES.index(winner)
        ),
    ),
    "own-bridge": (
        r"Round (\d+): (\w+) laid (.+) like a doormat, and kept to it\.",
        lambda log, now, me, what: laid(log, me, what) and log.match.states[-1].seat == NAMES.index(me),
    ),
    "nest-moves": (
        r"Round (\d+): (\w+) moved (?:house|the house of (\w+)): (.+) went to sea\.",
        lambda log, now, me, whose, what: (
            laid(log, me, what) and f"{what}" in {spoken(nest) for nest in log.state.nests}
        ),
    ),
    "furniture": (
        r"Round (\d+): (.+) was the third floe that (\w+) had pushed about\.",
        lambda log, now, what, me: laid(log, me, what) and log.so_far(f"{me}: Moves ") == 3,
    ),
    "stunned": (
        r"Round (\d+): (\w+) stirred the ice, and (\w+) saw stars\.",
        lambda log, now, me, whom: log.now(f"{me}: Stuns {whom},"),
    ),
    "grudge": (
        r"Round (\d+): this time (\w+) made (\w+) see stars\. Quits\.",
        lambda log, now, me, whom: log.now(f"{me}: Stuns {whom},") and log.so_far(f"{whom}: Stuns {me},") > 0,
    ),
    "twice-stunned": (
        r"Round (\d+): (\w+) saw stars (.+) that night, all indoors\.",
        lambda log, now, me, times: (
            sum(log.so_far(f"{name}: Stuns {me},") for name in NAMES) == TIMES.get(times, 0)
            or n(times.split()[0]) > 2
        ),
    ),
    "so-near": (
        r"Round (\d+): (\w+), (\d+) steps? from home with both, saw stars\.",
        lambda log, now, me, far: (
            course(log, me).home == int(far) and log.state.carried[NAMES.index(me)] == 2
        ),
    ),
    "bears": (
        r"Round (\d+): (\w+) tiptoed up to a third bear\. They snored on\.",
        lambda log, now, me: log.now(f"{me}: Meets a bear") and log.so_far(f"{me}: Meets a bear") == 3,
    ),
    "bear": (
        r"Round (\d+): (\w+) stopped at (.+), and whispered\.",
        lambda log, now, me, where: (
            log.now(f"{me}: Meets a bear", f"{me}: Waddles") and where in " ".join(log.lines(log.ply))
        ),
    ),
    "stayed": (
        r"Round (\d+): (\w+) rolled a (\d) and moved no foot\.",
        lambda log, now, me, die: log.before.die == int(die) and log.before.seat == NAMES.index(me),
    ),
    "long-walk": (
        r"Round (\d+): (\w+) waddled six steps, to (.+)\.",
        lambda log, now, me, where: log.now(f"{me}: Waddles 6 steps to {where}."),
    ),
    "short-walk": (
        r"Round (\d+): one step of (\w+), (?:and a (\d) called halt|to (.+))\.",
        lambda log, now, me, die, where: (
            log.now(f"{me}: Waddles 1 step to {where or ''}") and (not die or log.before.die == int(die))
        ),
    ),
    "walk": (
        r"Round (\d+): (\w+) went (\w+) steps, to (.+)\.",
        lambda log, now, me, far, where: log.now(f"{me}: Waddles {n(far)} steps to {where}."),
    ),
}


def foe(log: Log, name: str) -> bool:
    """Is it against this monster, by the words that have been told: its name, or the first of it?"""
    last = [line for ply in range(log.ply + 1) for line in log.lines(ply) if ": You meet " in line][-1]
    noun = name.split()[-1]
    return noun in last and name.split()[1] in last


def fought(log: Log, name: str) -> bool:
    """Is this monster slain now?"""
    slain = [line for line in log.lines(log.ply) if " is slain" in line]
    return bool(slain) and foe(log, name)


COLF_DADA: dict[str, tuple[str, Check]] = {
    "first-trophy": (
        r"Turn (\d+): the first on the wall is (.+)\.",
        lambda log, turn, what: fought(log, what) and len(log.state.slain) == 1,
    ),
    "one-round": (
        r"Turn (\d+): one round, and (.+) was a trophy\.",
        lambda log, turn, what: fought(log, what) and log.before.round == 1,
    ),
    "whisker": (
        r"Turn (\d+): (.+) fell; (\w+) numbers? of yours still stood\.",
        lambda log, turn, what, left: (
            fought(log, what)
            and sum(number > 0 for column in log.state.columns for muscle in column for number in muscle.free)
            == n(left)
        ),
    ),
    "long-fight": (
        r"Turn (\d+): (.+) took (\w+) rounds\. Both had given up\.",
        lambda log, turn, what, rounds: fought(log, what) and log.before.round == n(rounds),
    ),
    "giant": (
        r"Turn (\d+): (.+), level (\d+), is now a picture\.",
        lambda log, turn, what, level: fought(log, what) and log.before.foe_level == int(level),
    ),
    "bold": (
        r"Turn (\d+): level (\d+) asked (.+), level (\d+), to dance\.",
        lambda log, turn, own, what, level: (
            foe(log, what) and (log.state.level, log.state.foe_level) == (int(own), int(level))
        ),
    ),
    "pride": (
        r"Turn (\d+): (.+) lasted (one round|two rounds)\. It was to be the last\.",
        lambda log, turn, what, rounds: fought(log, what) and log.match.states[-1].slain == log.state.slain,
    ),
    "fled": (
        r"Turn (\d+): you left (.+) alone with its hit points\.",
        lambda log, turn, what: foe(log, what) and not log.state.round,
    ),
    "master": (
        r"Turn (\d+), (no|\d+) candles?: the Master was (.+)\.",
        lambda log, turn, left, what: (
            foe(log, what) and log.state.master and log.state.tokens == (0 if left == "no" else int(left))
        ),
    ),
    "master-comes": (
        r"The candles were out, and the Master came down to (\d+) troph(?:y|ies) and you\.",
        lambda log, slain: len(log.state.slain) == int(slain) and not log.state.tokens,
    ),
    "blow": (
        r"Turn (\d+): (\d+) damage in one blow\. (.+) sat down\.",
        lambda log, turn, dealt, what: (
            f"= {dealt} damage. It:" in " ".join(log.lines(log.ply)) and foe(log, what)
        ),
    ),
    "hurt": (
        r"Turn (\d+): (.+) dealt (\d+) at once\. That left marks\.",
        lambda log, turn, what, taken: (
            f"= {taken} damage." in " ".join(log.lines(log.ply)).split("It: ")[1] and foe(log, what)
        ),
    ),
    "stalemate": (
        r"Turn (\d+): you struck, (.+) struck, and neither noticed\.",
        lambda log, turn, what: " ".join(log.lines(log.ply)).count(": no damage") == 2 and foe(log, what),
    ),
    "weary": (
        r"Turn (\d+): (.+) grew tired of it, and its Bite grew to (\d+)\.",
        lambda log, turn, what, bite: (
            log.now(f"Ada: The fight drags on: its Bite is {bite} now.") and foe(log, what)
        ),
    ),
    "raged": (
        r"Turn (\d+): (.+) rolled again (\w+) times, out of temper\.",
        lambda log, turn, what, times: (
            log.now(f"Ada: In its rage it rolls again {times} times") and foe(log, what)
        ),
    ),
    "bought": (
        r"Turn (\d+): (\d+) XP for one (?:blow|shield), and (.+) before you\.",
        lambda log, turn, xp, what: log.now(f"Ada: {xp} XP for {xp} more") and foe(log, what),
    ),
    "last-xp": (
        r"Turn (\d+): the last (\d+) XP went into (?:Attack|Defense), against (.+)\.",
        lambda log, turn, xp, what: (
            log.now(f"Ada: {xp} XP for {xp} more") and log.before.xp == int(xp) and foe(log, what)
        ),
    ),
    "alike": (
        r"Turn (\d+): (\w+) (\w+) of (\w+) dice\. (.+) counted along\.",
        lambda log, turn, many, shown, dice, what: any(
            len(re.findall(r"\d", line)) == n(dice)
            and line.count(str(n(shown.removesuffix("s") if shown != "sixes" else "six"))) == n(many)
            for line in log.lines(log.ply)
            if line.startswith("Ada: You roll")
        ),
    ),
    "rest": (
        r"Turn (\d+): a night’s rest mended (\w+) numbers\. It cost a candle\.",
        lambda log, turn, mended: sum(" is mended." in line for line in log.lines(log.ply)) == n(mended),
    ),
    "grown": (
        r"Turn (\d+): level (\d+), and (.+) to show for it\.",
        lambda log, turn, level, what: log.now(f"Ada: You grow to level {level}", f"Ada: You draw {what}."),
    ),
    "full-grown": (
        r"Turn (\d+): level (\d+), with (\d+) troph(?:y|ies)\. The Master heard of it\.",
        lambda log, turn, level, slain: (
            log.now(f"Ada: You grow to level {level}") and len(log.state.slain) == int(slain)
        ),
    ),
    "last-light": (
        r"Turn (\d+): three candles to go, at level (\d+)\. It got dark early\.",
        lambda log, turn, level: log.now(f"Ada: Turn {turn}: 3 candles") and log.state.level == int(level),
    ),
    "met": (
        r"Turn (\d+): (.+), level (\d+), looked up from its plate\.",
        lambda log, turn, what, level: (
            log.now("Ada: You meet") and foe(log, what) and log.state.foe_level == int(level)
        ),
    ),
    "covered": (
        r"Turn (\d+): (.+) got the (\w+) of (.+)\.",
        lambda log, turn, what, half, whole: (
            any(
                line.startswith("Ada: A hit on the ") and line.endswith(f" of {whole}.")
                for line in log.lines(log.ply)
            )
            and foe(log, what)
        ),
    ),
    "struck": (
        r"Turn (\d+): you gave (\d+), (.+) gave (\d+)\.",
        lambda log, turn, dealt, what, taken: (
            (f"= {dealt} damage. It:" in " ".join(log.lines(log.ply)) or dealt == "0") and foe(log, what)
        ),
    ),
}

COLF_DADA |= {
    "rolled": (
        r"Turn (\d+): (.+) on the table, and (.+) across it\.",
        lambda log, turn, dice, what: log.now(f"Ada: You roll {dice}.") and foe(log, what),
    ),
}

CARD = r"(.+), from (\w+),"


def threw(log: Log, card: str, by: str, whom: str, *then: str) -> bool:
    """Has this card met somebody now, and has this come of it?"""
    return log.now(f"{whom}: Runs into {card}, from {by}.", *then)


RUN_AWAY: dict[str, tuple[str, Check]] = {
    "friend": (
        r"Round (\d+): (.+) was the end of (\w+)\. (\w+) sent it\.",
        lambda log, now, card, whom, by: log.now(f"{whom}: Is dead, by {card} from {by}."),
    ),
    "meanest": (
        rf"Round (\d+): {CARD} cost (\w+) (\d+) lives\.",
        lambda log, now, card, by, whom, lives: threw(
            log, card, by, whom, f"{whom}: Loses {lives} lives to {card}"
        ),
    ),
    "backward": (
        rf"Round (\d+): {CARD} took (\w+) back to space (\d+)\.",
        lambda log, now, card, by, whom, space: threw(
            log, card, by, whom, f"{whom}: Is back on space {space}"
        ),
    ),
    "wall": (
        rf"Round (\d+): {CARD} ended the run of (\w+) on (\d+)\.",
        lambda log, now, card, by, whom, space: threw(
            log, card, by, whom, f"{whom}: Is stopped by a wall on space {space}."
        ),
    ),
    "slower": (
        rf"Round (\d+): {CARD} cost (\w+) (\d+) speed\.",
        lambda log, now, card, by, whom, speed: threw(log, card, by, whom, f"{whom}: Loses {speed} speed."),
    ),
    "gift": (
        r"(\w+) threw (.+) at (\w+), who said thank you\.",
        lambda log, by, card, whom: (
            log.now(f"{whom}: Picks up {card}.") and log.so_far(f"{whom}: Runs into {card}, from {by}.") > 0
        ),
    ),
    "kind": (
        rf"Round (\d+): {CARD} made (\w+) (\d+) gold richer\.",
        lambda log, now, card, by, whom, gold: threw(log, card, by, whom, f"{whom}: Gains {gold} gold."),
    ),
    "grudge": (
        r"(.+) for (\w+): (\w+) had not forgotten (.+)\.",
        lambda log, card, whom, by, other: (
            threw(log, card, by, whom) and log.so_far(f"{by}: Runs into {other}, from {whom}.") > 0
        ),
    ),
    "played-on": (
        r"Round (\d+): (\w+) met (\w+), and had (.+) ready\.",
        lambda log, now, me, whom, card: any(
            line in (f"{me}: Uses {card}, on {whom}.", f"{me}: Plays {card} on {whom}.")
            for line in log.lines(log.ply)
        ),
    ),
    "trampled": (
        r"Round (\d+): the boss ran right over (\w+), who had (\d+) li(?:fe|ves) left\.",
        lambda log, now, whom, lives: (
            log.now(f"{whom}: The boss runs right over.") and log.state.life[NAMES.index(whom)] == int(lives)
        ),
    ),
    "flat": (
        r"Round (\d+): the boss ran over (\w+) on (\d+), and noticed nothing\.",
        lambda log, now, whom, space: (
            log.now(f"{whom}: Is dead, under the boss’s feet")
            and log.state.place[NAMES.index(whom)] == int(space)
        ),
    ),
    "eaten": (
        r"Round (\d+): the boss caught (\w+) on (\d+)\. It was quick\.",
        lambda log, now, whom, space: (
            log.now(f"{whom}: Is dead, by the boss") and log.state.place[NAMES.index(whom)] == int(space)
        ),
    ),
    "slipped": (
        r"Round (\d+): (\w+) slipped past the boss, with (\d+) li(?:fe|ves) left\.",
        lambda log, now, me, lives: (
            log.now(f"{me}: Slips past the boss.") and log.state.life[NAMES.index(me)] == int(lives)
        ),
    ),
    "behind-wall": (
        r"Round (\d+): a wall on space (\d+) stopped the boss\. Ouch\.",
        lambda log, now, space: log.now(f"A wall on space {space} stops the boss."),
    ),
    "fast": (
        r"Round (\d+): the boss came with (\d+) speed, and no brakes\.",
        lambda log, now, speed: log.now(f"The boss comes, with {speed} speed."),
    ),
    "lazy": (
        r"Round (\d+): the boss stayed on (-?\d+), and thought of dinner\.",
        lambda log, now, space: log.now("The boss stays where it is.") and log.state.boss_at == int(space),
    ),
    "one-life": (
        r"Round (\d+): one life left for (\w+), (.+)\. It was enough\.",
        lambda log, now, me, how: (
            log.state.life[NAMES.index(me)] == 1
            and log.match.states[-1].fate[NAMES.index(me)] == "out"
            and f"{me}: Loses" in " ".join(log.lines(log.ply))
        ),
    ),
    "first-out": (
        r"Round (\d+): (\w+) was out first, (?:(\w+) still in there|nobody left behind)\.",
        lambda log, now, me, inside: (
            log.now(f"{me}: Is out, the first one")
            and len(log.state.inside()) == (n(inside) if inside else 0)
        ),
    ),
    "next-out": (
        r"Round (\d+): (\w+) followed, with (\d+) gold\.",
        lambda log, now, me, gold: log.now(f"{me}: Is out!") and log.state.gold[NAMES.index(me)] == int(gold),
    ),
    "far": (
        r"Round (\d+): (\w+) ran (\d+) spaces, to (\d+)\.",
        lambda log, now, me, far, to: (
            log.now(f"{me}: Stops on space {to}.") and log.before.start + int(far) == int(to)
        ),
    ),
    "nowhere": (
        r"Round (\d+): (\w+) got no further than (\d+)\.",
        lambda log, now, me, space: (
            log.now(f"{me}: Goes no further.") and log.state.place[NAMES.index(me)] == int(space)
        ),
    ),
    "head-first": (
        r"Round (\d+): (\w+) ran into a wall on (\d+), eyes open\.",
        lambda log, now, me, space: (
            log.now(f"{me}: Runs into a wall.") and log.state.place[NAMES.index(me)] == int(space)
        ),
    ),
    "unlucky": (
        r"Round (\d+): (\w+) drew an? (\d+), unlucky for the fifth time\.",
        lambda log, now, me, drawn: (
            log.now(f"{me}: An odd number is unlucky.")
            and any(line.startswith(f"{me}: Draws a {drawn} ") for line in log.lines(log.ply))
        ),
    ),
    "looter": (
        r"Round (\d+): (\w+) went through the pockets of (\w+)\.",
        lambda log, now, me, whom: log.now(f"{me}: Searches what is left of {whom}."),
    ),
    "remains": (
        r"Round (\d+): (\w+) died on (\d+) with (\d+) gold in the purse\.",
        lambda log, now, me, space, gold: (
            (log.state.place[NAMES.index(me)], log.state.gold[NAMES.index(me)]) == (int(space), int(gold))
            and log.state.fate[NAMES.index(me)] == "dead"
        ),
    ),
    "so-near": (
        r"Round (\d+): (\w+) died (\d+) spaces? from the door\.",
        lambda log, now, me, far: (
            log.state.exit - log.state.place[NAMES.index(me)] == int(far)
            and log.state.fate[NAMES.index(me)] == "dead"
        ),
    ),
    "dead-hand": (
        r"Round (\d+): (\w+), dead, put an? (\d+) in the clock\.",
        lambda log, now, me, shown: (
            any(re.match(rf"{me}: Puts an? {shown} in the clock", line) for line in log.lines(log.ply))
            and log.before.fate[NAMES.index(me)] == "dead"
        ),
    ),
    "bell": (
        r"Round (\d+): the clock was complete, and the door shut before (.+)\.",
        lambda log, now, whom: log.now("The clock is complete"),
    ),
    "last-call": (
        r"(\w+) was the last one in there, on (\d+), with (\d+) rounds? to go\.",
        lambda log, me, space, rounds: (
            log.now(f"{me}: Is the last one in there, with {rounds} round")
            and log.state.place[NAMES.index(me)] == int(space)
        ),
    ),
    "card": (
        r"Round (\d+): (\w+) met (.+), with love from (\w+)\.",
        lambda log, now, whom, card, by: threw(log, card, by, whom),
    ),
}


def room_of(log: Log, name: str) -> str:
    """Where somebody lives, as the log speaks of it: "five-six"."""
    tiles = [piece.domino for piece in log.state.laid]
    return next(domino.spoken(one) for one in tiles if monster(one).lower() == name.lower())


def fight(log: Log, what: str, line: str) -> bool:
    """Does the log tell this of the room of somebody?"""
    return (
        any(line in told.lower() for told in log.lines(log.ply))
        and room_of(log, what) in " ".join(log.lines(log.ply)).lower()
    )


DUNGEONS: dict[str, tuple[str, Check]] = {
    "third-try": (
        r"At try number (\d+) a (\d) did for (.+)\. It asked for a rest\.",
        lambda log, tries, die, what: (
            fight(log, what, f"a {die}: won")
            and sum(
                room_of(log, what) in line and "A fight for" in line
                for ply in range(log.ply + 1)
                for line in log.lines(ply)
            )
            == int(tries)
        ),
    ),
    "second-try": (
        r"Back to (.+) with a grudge and a (\d): settled\.",
        lambda log, what, die: (
            fight(log, what, f"a {die}: won")
            and sum(
                room_of(log, what) in line and "A fight for" in line
                for ply in range(log.ply + 1)
                for line in log.lines(ply)
            )
            == 2
        ),
    ),
    "only-number": (
        r"Only a (\d) beats (.+), and a \1 it was\.",
        lambda log, die, what: (
            fight(log, what, f"a {die}: won") and f"only a {die} wins" in " ".join(log.lines(log.ply))
        ),
    ),
    "sure-thing": (
        r"(\d) (?:to|or) (\d) beats (.+)\. The die said (\d); a torch the less\.",
        lambda log, low, high, what, die: (
            fight(log, what, f"a {die}: lost") and f"{low} to {high} wins" in " ".join(log.lines(log.ply))
        ),
    ),
    "dear-room": (
        r"(.+) blew out a third torch, and was getting good at it\.",
        lambda log, what: (
            log.now("Ada: A torch goes out")
            and what.lower() in [monster(piece.domino).lower() for piece in log.state.laid]
        ),
    ),
    "row": (
        r"(.+) was the fourth in a row\. The news got round\.",
        lambda log, what: fight(log, what, ": won") and len(log.state.trophies) >= 4,
    ),
    "first-trophy": (
        r"A (\d) for (.+): the first trophy, worth (\d+) treasures?\.",
        lambda log, die, what, worth: fight(log, what, f"a {die}: won") and log.state.loot() == int(worth),
    ),
    "prize": (
        r"(.+) fell to a (\d) and was worth (\d+)\. The sack sagged\.",
        lambda log, what, die, worth: (
            fight(log, what, f"a {die}: won") and log.state.loot() - log.before.loot() == int(worth)
        ),
    ),
    "blow": (
        r"(.+) laughed at a (\d), and blew: (\d) torch(?:es)? left\.",
        lambda log, what, die, left: (
            fight(log, what, "a fight for")
            and log.now(f"Ada: A {die}: lost", f"Ada: A torch goes out; {left} left.")
        ),
    ),
    "won": (
        r"A (\d), and (.+) came along as trophy (\w+)\.",
        lambda log, die, what, many: fight(log, what, f"a {die}: won") and len(log.state.trophies) == n(many),
    ),
    "tiptoe": (
        r"A (\d), on tiptoe, and (.+) turned over in its sleep\.",
        lambda log, die, what: (
            fight(log, what, "on tiptoe into") and log.now(f"Ada: A {die}: nobody has noticed.")
        ),
    ),
    "creak": (
        r"A board creaked on a (\d), and (.+) has good ears\.",
        lambda log, die, what: (
            fight(log, what, "on tiptoe into") and log.now(f"Ada: A {die}: a board creaks")
        ),
    ),
    "last-torch": (
        r"One torch left, (?:nothing|(\d+) troph\w+) in the sack(?:, worth (\d+))?, and a long way up\.",
        lambda log, many, worth: (
            log.now("Ada: A torch goes out; 1 left.")
            and (len(log.state.trophies), log.state.loot()) == (int(many or 0), int(worth or 0))
        ),
    ),
    "one-more": (
        r"By the last torch one more door: (.+), and a (\d)\. Enough\.",
        lambda log, what, die: fight(log, what, f"a {die}: won") and log.before.torches == 1,
    ),
    "greed": (
        r"(\d+) in treasure, and the stairs were right there\. Just one more room\.",
        lambda log, loot: log.state.loot() == int(loot) and log.match.states[-1].ending == "dark",
    ),
    "deep": (
        r"Five doors down, in (.+): (.+) had not had guests for years\.",
        lambda log, where, what: where.split()[-1] in room_of(log, what) or where.startswith("the"),
    ),
    "hall": (
        r"A (\d) opened (.+), and three ways on looked back\.",
        lambda log, die, where: (
            log.now(f"Ada: A {die}: nobody has noticed.") and f"into {where}" in " ".join(log.lines(log.ply))
        ),
    ),
    "special": (
        r"(.+) was a special encounter, and counted double: (\w+)\.",
        lambda log, what, worth: (
            fight(log, what, ": won")
            and log.state.loot() - log.before.loot() == (0 if worth == "nothing" else int(worth))
        ),
    ),
    "boss-door": (
        r".+ counted (\d+) troph(?:y|ies), and wanted every one back\.",
        lambda log, many: log.now("Ada: The boss wants") and len(log.state.trophies) == int(many),
    ),
    "kept": (
        r".+ pulled, a (\d) held: (.+) was worth (\d+) now\.",
        lambda log, die, what, worth: (
            fight(log, what, f"a {die}:") and " is kept" in " ".join(log.lines(log.ply))
        ),
    ),
    "taken": (
        r"A (\d), and (.+) went home to .+\.",
        lambda log, die, what: fight(log, what, f"a {die}: the boss takes"),
    ),
    "stripped": (
        r".+ had three trophies back, (.+) the third\.",
        lambda log, what: fight(log, what, "the boss takes"),
    ),
    "delved": (
        r"(\d+) torch(?:es)? in hand, and (.+) behind the first doors?\.",
        lambda log, torches, first: (
            log.now("Ada: A hero enters")
            and log.state.torches == int(torches)
            and all(monster(one) in first for one in log.state.doors()[:2])
        ),
    ),
}

TRUE = {
    "domino-run": DOMINO_RUN,
    "dunginoes": DUNGINOES,
    "penguins": PENGUINS,
    "colf-dada": COLF_DADA,
    "run-away": RUN_AWAY,
    "dungeons": DUNGEONS,
}


@pytest.mark.parametrize("slug", games.SHELF)
def test_captions_say_what_the_log_has_told_at_that_ply(slug: str) -> None:
    held = set()
    for match, pattern, moment in moments(slug):
        said, check = TRUE[slug][pattern]
        fits = re.fullmatch(said, moment.words)
        log = Log(match, moment.ply)
        assert fits and check(log, *fits.groups()), f"{pattern}, {match.seed}, {moment.ply}: {moment.words}"
        if when := re.match(r"(Turn|Round) (\d+)", moment.words):
            now = [log.when(when[1]), *begun(log, when[1])]
            if slug in ("penguins", "colf-dada"):  # whose log does not tell all of them
                now = [log.before.round if slug == "penguins" else log.before.turns, *now[1:]]
            assert int(when[2]) in now, moment.words
        held.add(pattern)
    rare = games.chronicle(slug).RARITIES
    assert held >= {one for one in TRUE[slug] if rare[one] > 60}


def begun(log: Log, what: str) -> list[int]:
    """The turns or rounds that begin now."""
    return [
        int(found[1]) for line in log.lines(log.ply) if (found := re.match(rf"(?:\w+: )?{what} (\d+)", line))
    ]
