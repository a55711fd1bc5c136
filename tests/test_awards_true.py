"""What an award says is what the log has told: each sentence is held against the lines that people read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import games
from games.run_away.pieces import LONG
from rarity import NAMES, in_company, played, tables
from tabletop.game import Event
from tabletop.match import Match
from tabletop.wording import number
from walks import matched

MATCHES = range(24)
WALKS = range(30)
NUMBERS = {number(n): n for n in range(40)} | {"once": 1, "twice": 2, "never": 0, "every time": 0}


class Line(NamedTuple):
    """A line of the log: who, "" for nobody, what, after which action, and the how manieth it is."""

    who: str
    said: str
    ply: int
    place: int


class Log:
    """The log of a match that is over, as people read it; `me` is whoever is given the award."""

    def __init__(self, match: Match, me: str) -> None:
        self.match, self.me = match, me
        self.state: Any = match.state
        self.seat = NAMES.index(me)
        self.lines = [
            Line(NAMES[event.seat] if event.seat >= 0 else "", said, ply, place)
            for place, (ply, event, said) in enumerate(told(match))
        ]

    def find(self, who: str, said: str) -> list[Line]:
        """The lines of somebody that begin like this."""
        return [line for line in self.lines if line.who == who and line.said.startswith(said)]

    def has(self, who: str, said: str, now: str = "") -> bool:
        """Is there such a line, in this round if one is named?"""
        found = self.find(who, said)
        return any(not now or self.round(line) == NUMBERS[now] for line in found)

    def round(self, line: Line) -> int:
        """In which round of Run Away!! a line stands."""
        begun = [one for one in self.lines[: line.place + 1] if one.said.startswith("Round ")]
        return int(re.findall(r"\d+", begun[-1].said)[0])


def told(match: Match) -> list[tuple[int, Event, str]]:
    names = NAMES[: match.seats]
    return [
        (ply, event, state.tell(event, names))
        for ply, state in enumerate(match.states)
        for event in state.events()
    ]


def lives(line: Line) -> int:
    return int(re.findall(r"\d+", line.said)[0])


# --- Run Away!! ------------------------------------------------------------------------------------------


def starts(log: Log) -> dict[int, Any]:
    """The positions in which the rounds have begun."""
    return {log.round(line): log.match.states[line.ply] for line in log.find("", "Round ")}


def ran(log: Log, far: str, now: str) -> bool:
    """From where a round was begun to where the next one was: nobody is moved but in their own run."""
    before, after = (starts(log).get(NUMBERS[now] + more, log.state) for more in range(2))
    return after.place[log.seat] - before.place[log.seat] == int(far)


def bites(log: Log) -> list[Line]:
    """What the boss itself has done."""
    lost = log.find(log.me, "Loses ")
    return [line for line in lost if re.search(r"to the boss\.|under the boss’s feet\.", line.said)]


def dead(log: Log, place: str) -> bool:
    said = log.has(log.me, "Is dead") or log.has(log.me, "Is lost")
    return said and log.state.place[log.seat] == int(place)


def behind(log: Log, now: str, out: str) -> bool:
    """The round that began behind the boss, by its line."""
    [line] = log.find("", f"Round {NUMBERS[now]} begins")
    boss = re.findall(r"The boss is on space (\d+)", line.said)
    return starts(log)[NUMBERS[now]].place[log.seat] < int(boss[0]) and log.has(log.me, "Is out", out)


def unlucky(log: Log, times: str, tried: str | None) -> bool:
    no, yes = log.find(log.me, "An odd number"), log.find(log.me, "An even number")
    all_of_them = NUMBERS[tried] if tried and tried in NUMBERS else int(tried) if tried else len(no)
    return len(no) == value(times) and len(no) + len(yes) == all_of_them


def value(word: str) -> int:
    """A number as a sentence says it: "twice", "three times", "11"."""
    plain = word.removesuffix(" times")
    return NUMBERS[plain] if plain in NUMBERS else int(plain)


def kept(log: Log, card: str, whom: str) -> bool:
    return log.has(whom, f"Runs into {card}, from {log.me}.") and log.has(whom, f"Picks up {card}.")


def gave(log: Log, card: str, whom: str, got: str, now: str) -> bool:
    said = f"Gains {got.replace('more ', '')}."
    return log.has(whom, f"Runs into {card}, from {log.me}.", now) and log.has(whom, said, now)


TIMES = r"(once|twice|[\w]+ times)"
RUN_AWAY: dict[str, list[tuple[str, Callable[..., bool]]]] = {
    "meanest": [
        (
            r"whose (.+) took (\d+) lives from (\w+) in round (\w+)",
            lambda log, card, n, whom, now: log.has(whom, f"Loses {n} lives to {card} from {log.me}.", now),
        )
    ],
    "kindest": [
        (r"who threw (.+) at (\w+), and \2 kept it", kept),
        (r"whose (.+) gave (\w+) (.+) in round (\w+)", gave),
    ],
    "friend": [
        (
            r"who met (\w+) in round (\w+), and had (.+) ready",
            lambda log, whom, now, card: log.has(log.me, f"Uses {card}, on {whom}.", now),
        )
    ],
    "best-of-friends": [
        (
            r"whose (.+) was the end of (\w+)",
            lambda log, card, whom: log.has(whom, f"Is dead, by {card} from {log.me}"),
        ),
        (
            r"whose (.+) held (\w+) up until (?:the boss was there|it was too late)",
            lambda log, card, whom: any(
                f"by way of {log.me}’s {card}" in line.said
                for line in [*log.find(whom, "Is dead"), *log.find(whom, "Is lost")]
            ),
        ),
    ],
    "last-bell": [
        (
            r"whose (\d+) completed the clock and shut (.+) in",
            lambda log, n, whom: (
                (log.has(log.me, f"Puts a {n} in the clock") or log.has(log.me, f"Puts an {n} in the clock"))
                and log.has("", "The clock is complete")
                and sum("when the clock was complete" in line.said for line in log.lines)
                == (1 if whom in NAMES else value(whom.removesuffix(" heroes")))
            ),
        )
    ],
    "looter": [
        (
            r"who stopped in round (\w+) to search what was left of (\w+)",
            lambda log, now, whom: log.has(log.me, f"Searches what is left of {whom}.", now),
        )
    ],
    "narrowest": [
        (
            r"out in round (\w+) with one life left(?:, the boss \d+ spaces? behind)?",
            lambda log, now: log.has(log.me, "Is out", now) and log.state.life[log.seat] == 1,
        )
    ],
    "long-legs": [(r"who ran (\d+) spaces in one go, in round (\w+)", ran)],
    "round-trip": [
        (
            rf"sent back {TIMES}, in the end to space (\d+)",
            lambda log, times, space: (
                len(back := log.find(log.me, "Is back on")) == value(times)
                and re.match(rf"Is back on space {space}\b", back[-1].said) is not None
            ),
        )
    ],
    "favourite": [
        (
            rf"whom the boss got {TIMES}, for (\d+) li(?:fe|ves)",
            lambda log, times, n: len(bites(log)) == value(times) and sum(map(lives, bites(log))) == int(n),
        )
    ],
    "remains": [
        (
            r"dead on space (\d+) with (\d+) gold in the purse",
            lambda log, place, gold: dead(log, place) and log.state.gold[log.seat] == int(gold),
        )
    ],
    "so-near": [
        (
            r"dead on space (\d+), (\d+) spaces? from the door",
            lambda log, place, left: dead(log, place) and int(place) + int(left) == LONG.exit,
        )
    ],
    "unlucky": [(rf"unlucky {TIMES}(?:, every time| out of (\w+))", unlucky)],
    "behind": [(r"behind the boss in round (\w+), and out in round (\w+)", behind)],
    "head-first": [
        (
            r"who ran into a wall on space \d+ in round (\w+)",
            lambda log, now: log.has(log.me, "Runs into a wall", now),
        )
    ],
}

# --- Penguin’s Night Out ---------------------------------------------------------------------------------


def most(log: Log, said: str, times: str) -> bool:
    """Has this one so many such lines, and nobody more?"""
    counts = [len(log.find(name, said)) for name in NAMES]
    return counts[log.seat] == value(times) == max(counts)


def steps(log: Log) -> list[int]:
    """How far each has waddled."""
    return [sum(map(lives, log.find(name, "Waddles "))) for name in NAMES[: log.match.seats]]


def hidden(log: Log, whom: str, now: str | None) -> bool:
    """One of those that `me` has hidden was met last, or never: so many of that owner's are still out."""
    owner = NAMES.index(whom)
    met = [log.match.states[line.ply - 1].round for line in log.lines if met_by(line, whom)]
    missing = log.state.carried[owner] < 2
    return log.has(log.me, f"Hides a buddy of {whom}") and (NUMBERS[now] in met if now else missing)


def met_by(line: Line, whom: str) -> bool:
    own = line.who == whom and line.said.startswith("Picks up")
    return own or line.said.startswith(f"{whom} picks up")


PENGUINS: dict[str, list[tuple[str, Callable[..., bool]]]] = {
    "too-kind": [
        (
            r"who put (.+) where (\w+) came home over it",
            lambda log, tile, whom: log.has(log.me, f"Moves {tile}") and log.has(whom, "Home, with both"),
        )
    ],
    "doorstep": [
        (
            r"(?:\d+ steps? from home|at the door) with both buddies when the sled left",
            lambda log: log.state.carried[log.seat] == 2 and not log.has(log.me, "Home"),
        )
    ],
    "hiding-place": [
        (
            r"whose hiding place for a buddy of (\w+) (?:held until round (\w+)|was never found out)",
            hidden,
        )
    ],
    "furniture": [(r"who pushed (\w+) floes about", lambda log, n: most(log, "Moves ", n))],
    "bears": [
        (rf"up to a sleeping bear {TIMES}, and nobody woke", lambda log, n: most(log, "Meets a bear", n))
    ],
    "nothing-personal": [(rf"whose dice stunned somebody {TIMES}", lambda log, n: most(log, "Stuns ", n))],
    "stars": [
        (
            rf"who saw stars {TIMES}, and none of them in the sky",
            lambda log, n: sum(line.said.startswith(f"Stuns {log.me},") for line in log.lines) == value(n),
        )
    ],
    "babysitter": [
        (
            r"who took a buddy of (\w+) for a walk",
            lambda log, whom: (
                len(log.find(log.me, "Shoves ")) == 1 and log.has(log.me, f"Shoves a buddy of {whom}")
            ),
        ),
        (rf"who took other people’s buddies for a walk {TIMES}", lambda log, n: most(log, "Shoves ", n)),
    ],
    "sculpture": [(rf"who did not move a foot, {TIMES}", lambda log, n: most(log, "Stays put", n))],
    "homebody": [
        (
            r"who waddled (\d+ steps?|not one step) in all",
            lambda log, far: (
                steps(log)[log.seat] == min(steps(log)) == (0 if far[0] == "n" else int(far.split()[0]))
            ),
        )
    ],
    "happy-feet": [
        (
            r"who waddled (\d+) steps that night",
            lambda log, far: steps(log)[log.seat] == max(steps(log)) == int(far),
        )
    ],
}

# --- Dunginoes -------------------------------------------------------------------------------------------


def lost_fights(log: Log) -> list[Line]:
    return [
        line
        for line in log.lines
        if line.who == log.me
        and line.said.endswith(" wins.")
        and "outside" in line.said + "outside"
        and re.search(r"(outside|is not the)", line.said)
        and "the boss takes" not in line.said
    ]


DUNGINOES: dict[str, list[tuple[str, Callable[..., bool]]]] = {
    "brawler": [
        (
            r"who beat (.+)",
            lambda log, all_of_them: (
                len(won := [line for line in log.lines if line.who == log.me and "is beaten" in line.said])
                >= 2
                and all(
                    re.search(r": (?:The )?(.+) is beaten", line.said)[1].removeprefix("the ") in all_of_them
                    for line in won
                )
            ),
        )
    ],
    "tea": [
        (
            rf"who lost a fight {TIMES}, the last of them to (?:the )?(.+)",
            lambda log, n, whom: len(lost := lost_fights(log)) == value(n) and whom in lost[-1].said,
        )
    ],
    "nosiest": [
        (rf"who had to look behind everything, {TIMES}", lambda log, n: most(log, "The search finds", n))
    ],
    "woke": [
        (r"who drew the last domino and woke .+", lambda log: log.has(log.me, "That was the last domino"))
    ],
    "passage": [
        (
            r"who went looking for a fight and found a passage, (.+)",
            lambda log, tile: (
                log.has(log.me, f"The search finds {tile}.") and log.has(log.me, f"A new room: {tile}")
            ),
        )
    ],
    "only-number": [
        (
            r"who (?:beat|saved) (.+) with the only number that would do, a (\d)",
            lambda log, what, die: log.has(log.me, f"{die} is just what it takes"),
        )
    ],
    "feast": [
        (
            r"who fed .+ with (\d+) pips",
            lambda log, pips: (
                sum(
                    event.args[0].pips
                    for _, event, said in told(log.match)
                    if event.seat == log.seat and "the boss takes" in said
                )
                == int(pips)
            ),
        )
    ],
    "pockets": [
        (
            r"out of the dungeon with empty pockets",
            lambda log: log.has(log.me, "Out of the dungeon with nothing"),
        )
    ],
    "full": [
        (
            r"out with both hands full: (.+) and (.+)",
            lambda log, one, other: (
                log.has(log.me, "Out of the dungeon with") and len(log.state.hands[log.seat]) == 2
            ),
        )
    ],
    "builder": [(r"who added (\w+) rooms to the place", lambda log, n: most(log, "A new room", n))],
}

TRUE = {"run-away": RUN_AWAY, "penguins": PENGUINS, "dunginoes": DUNGINOES}


@pytest.mark.parametrize("slug", in_company())
def test_what_is_awarded_stands_in_the_log(slug: str) -> None:
    matches = [played(slug, number) for number in MATCHES]
    matches += [matched(games.load(slug), seats, f"true-{n}") for n in WALKS for seats in tables(slug)]
    held = set()
    for match in matches:
        for award in games.ending(slug).AWARDS:
            found = award.given(match, NAMES)
            if found:
                seat, deed = found
                holds = [
                    check(Log(match, NAMES[seat]), *said.groups())
                    for pattern, check in TRUE[slug][award.slug]
                    if (said := re.fullmatch(pattern, deed))
                ]
                assert holds == [True], f"{award.slug}, {match.seed}: {NAMES[seat]}, {deed}"
                held.add(award.slug)
    assert held | {"babysitter"} >= {award.slug for award in games.ending(slug).AWARDS}
