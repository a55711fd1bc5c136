"""A story leads to its end: its last pictures say how the match ended, and why, and that is true."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import games
from app.keep.record import Record
from app.session import story
from dominoes import domino
from dominoes.domino import NUMBERS
from dominoes.duel import winning
from drawing.bestiary import BOSSES, MONSTERS
from drawing.monster import portrait
from games.colf_dada.fights import whole
from games.contract import CAPTION, Moment
from games.domino_run.rules import DominoRun
from games.penguins.routes import tour
from games.telling import swings, told
from stories import NAMES, played
from tabletop import account
from tabletop.account import Account, Turn
from tabletop.history import log
from tabletop.match import Match
from tabletop.wording import number

WORDS = {number(n): n for n in range(40)} | {"no": 0, "none": 0}
SEEDS = range(8)


@cache
def stories(slug: str) -> list[tuple[Match, list[Moment]]]:
    """Matches that are over, with what is told of them."""
    matches = [played(slug, n) for n in SEEDS]
    return [(match, told(games.chronicle(slug), match, 0, NAMES)) for match in matches]


def n(word: str) -> int:
    return int(word) if word.isdecimal() else WORDS[word]


def last(match: Match, *kinds: str) -> Any:
    """What was told last of these kinds."""
    return list(log(match, *kinds))[-1]


def caught(match: Match, keys: str, far: str, pips: str) -> bool:
    state: Any = match.state
    lacks = state.line[state.runner + n(far or "0") - 1 : state.runner + n(far or "0") + 1]
    return state.keys == n(keys) and not state.treasures and (not far or lacks == [NUMBERS.index(pips)] * 2)


def dark(match: Match, who: str, die: str, would: str) -> bool:
    told = last(match, "beaten")
    tile, rolled = told.event.args
    return (
        NAMES[told.event.seat] == (who if match.seats > 1 else "Ada")
        and rolled == int(die)
        and {int(one) for one in re.findall(r"\d", would)} <= {*winning(tile)}
        and rolled not in winning(tile)
    )


def daylight(match: Match, pips: str, other: str, theirs: str) -> bool:
    state: Any = match.state
    loots = sorted((state.loot(one) for one in state.escaped), reverse=True)
    return loots[0] == n(pips) and (not other or state.loot(NAMES.index(other)) == n(theirs) == loots[1])


def home(match: Match, who: str, near: str, short: str) -> bool:
    state: Any = match.state
    seat = NAMES.index(near)
    if "budd" in short:
        return state.seat == NAMES.index(who) and state.carried[seat] == 1 - short.startswith("both")
    return state.carried[seat] == 2 and (tour(state, seat) or 0) == int((short.split()[0]).replace("at", "0"))


def blow(match: Match, damage: str, left: str, hp: str) -> bool:
    struck = last(match, "struck")
    return (struck.event.args[1], whole(struck.before), match.state.foe_hp) == (int(damage), n(left), int(hp))  # type: ignore[attr-defined]


def gold(match: Match, who: str, much: str, other: str, theirs: str, dead: str, space: str) -> bool:
    state: Any = match.state
    purses = sorted((state.gold[one] for one in range(match.seats) if state.fate[one] == "out"), reverse=True)
    return (
        state.gold[NAMES.index(who)] == n(much) == purses[0]
        and (len(purses) == 1 or purses[1] == (state.gold[NAMES.index(other)] if other else n(much)))
        and (not dead or state.place[NAMES.index(dead)] == int(space))
    )


def torch(match: Match, die: str, would: str) -> bool:
    tile, rolled = last(match, "beaten").event.args
    return rolled == int(die) and domino.spoken(tile) and rolled not in winning(tile)  # type: ignore[return-value]


# By game, what the last picture may say, and whether it is so.
ENDS: dict[str, list[tuple[str, Callable[..., bool]]]] = {
    "domino-run": [
        (
            r"Turn \d+: caught, with (no|\d) keys?, nothing to give up, and (?:(\w+) spaces? short of double "
            r"(\w+)|no double in sight)\.",
            caught,
        ),
        (
            r"Turn \d+: double \w+ is key seven\. The gate is open; the enemy is (\w+) spaces? behind\.",
            lambda match, far: match.state.runner - match.state.enemy == n(far),
        ),
    ],
    "dunginoes": [
        (
            r"(?:Lights out|Nobody came back): (\w+) rolled a (\d) against .+; (.+) would have done\.",
            dark,
        ),
        (
            r"Daylight: .+, (\d+) pips?(?:; (?:15 would have won|15 were enough|nobody else did|(\w+) had "
            r"(\w+)))?\.",
            daylight,
        ),
        (
            r"Daylight: .+ came out with nothing(?:; .+ ate .+)?\.",
            lambda match: not any(match.state.loot(one) for one in match.state.escaped),
        ),
    ],
    "penguins": [
        (r"Round \d+: (\w+) came home to [-\w]+(?: \w+)?; next was (\w+), (.+)\.", home),
    ],
    "colf-dada": [
        (
            r"Turn \d+: (?:you ran; )?(\d+) damage for your last (\w+) numbers?\. The .+ kept (\d+) hit "
            r"points?\.",
            blow,
        ),
        (
            r"Turn \d+: (\d+) damage, and the .+ fell\. The ruins are free, with (\w+) candles? to spare\.",
            lambda match, damage, candles: (
                last(match, "struck").event.args[0] == int(damage) and match.state.tokens == n(candles)
            ),
        ),
    ],
    "run-away": [
        (
            r"(?:.+ and )?(\w+) got out with (\d+) gold(?: each|, (\w+) with (\d+))?"
            r"(?:; (?:(\w+) died on (\d+), .+|.+ stayed))?\.",
            gold,
        ),
        (
            r"Round \d+: (\w+) died on (\d+), .+\. Nobody got out\.",
            lambda match, who, space: match.state.place[NAMES.index(who)] == int(space),
        ),
    ],
    "dungeons": [
        (r".+ blew out the last torch: a (\d), where (.+) wins\.", torch),
        (
            r"A board creaked on a (\d); .+ blew out the last torch\.",
            lambda match, die: last(match, "heard").event.args[1] == int(die),
        ),
        (
            r"Out with (nothing|\d+ in treasure) and (\d+) torch(?:es)?; .+ slept on\.",
            lambda match, loot, torches: match.state.torches == int(torches),
        ),
        (r"Out past .+\.", lambda match: match.state.ending == "boss"),
    ],
}


@pytest.mark.parametrize("slug", games.SHELF)
def test_the_last_picture_says_how_and_why_it_ended(slug: str) -> None:
    for match, moments in stories(slug):
        said, *_ = [
            (found, holds)
            for pattern, holds in ENDS[slug]
            if (found := re.fullmatch(pattern, moments[-1].words))
        ] or [None]
        assert said, moments[-1].words
        found, holds = said
        assert holds(match, *(found.groups() or ())), moments[-1].words


@pytest.mark.parametrize("slug", games.SHELF)
def test_what_decided_it_is_told_before_its_end(slug: str) -> None:
    for match, moments in stories(slug):
        decided = games.chronicle(slug).deciding(match, 0, NAMES)
        if decided and moments[0].ply < decided.ply < match.at:
            assert decided in moments and decided.words.endswith(".") and len(decided.words) <= CAPTION
        assert len(moments[-1].words) <= CAPTION, moments[-1].words


def test_a_lost_run_shows_the_roll_with_which_it_was_lost() -> None:
    for match, moments in stories("domino-run"):
        rolled = last(match, "rolled")
        [decided] = [one for one in moments if one.ply == rolled.ply]
        dice = [str(die) for die in rolled.event.args[0]]
        assert re.findall(r"\d", decided.words.partition(": ")[2])[: len(dice)] == dice
        behind = rolled.after.runner - rolled.after.enemy
        assert f"the enemy, {number(behind)} space" in decided.words
        assert decided.words.endswith(f"can run {number(rolled.after.pace)}.")


def test_who_is_told_the_story_finds_how_they_fell_themselves() -> None:
    seen = 0
    for match, moments in stories("run-away"):
        if match.state.fate[0] == "dead":  # type: ignore[attr-defined]
            seen += 1
            assert any("Ada died on" in one.words for one in moments)
    assert seen > 2


def reckoned(match: Match) -> Account:
    """An account of a match in which every choice swung it."""
    plies = account.decisions(match, 0)
    turns = tuple(Turn(ply, 0, place % 2, place % 2, 0.0) for place, ply in enumerate(plies))
    outcome = match.state.outcome()
    assert outcome
    return Account(0, outcome.value(0), turns)


@pytest.mark.parametrize("slug", games.SHELF)
def test_the_same_match_tells_the_same_before_and_after_it_is_reckoned(slug: str) -> None:
    match = played(slug, 1)
    before = Record("a1", match, typed=NAMES[: match.seats])
    after = replace(before, id="b2", accounts=(reckoned(match),))
    (*_, told_before), (*_, told_after) = story.panels(before), story.panels(after)
    assert told_before == told_after


@pytest.mark.parametrize("slug", games.SHELF)
def test_swings_are_chances(slug: str) -> None:
    match = played(slug, 2)
    *_, swung = swings(match, 0, games.load(slug).bot)
    assert [*swung] == list(range(1, match.at + 1)) and all(0 <= by <= 1 for by in swung.values())
    assert slug == "dungeons" or max(swung.values()) > 0.05


# --- a picture shows what its words say --------------------------------------------------------


def spot(drawing: str, cube: str) -> tuple[float, float]:
    """Where a cube stands in a drawing of a line."""
    found = re.search(rf'translate\(([\d.-]+) ([\d.-]+)\)[^>]*><use href="#cube-{cube}"', drawing)
    assert found, f"no {cube}"
    return float(found[1]), float(found[2])


def test_both_cubes_stand_where_they_are_and_neither_hides_the_other() -> None:
    chronicle, before_the_line = games.chronicle("domino-run"), 0
    for match, _ in stories("domino-run"):
        for ply, state in enumerate(match.past(DominoRun)):
            drawing = chronicle.picture(match, Moment(ply, ""))
            enemy, runner = spot(drawing, "enemy"), spot(drawing, "runner")
            apart = max(abs(enemy[0] - runner[0]), abs(enemy[1] - runner[1]))
            assert apart > 30, (match.seed, ply)
            before_the_line += state.enemy < 0
    assert before_the_line


@pytest.mark.parametrize("slug", ["dunginoes", "dungeons"])
def test_who_is_spoken_of_looks_out_of_the_picture(slug: str) -> None:
    chronicle, seen = games.chronicle(slug), 0
    for match, moments in stories(slug):
        for moment in moments:
            met = [one for one in MONSTERS.values() if re.search(rf"\b{one.name}\b", moment.words)]
            bosses = [one for one in BOSSES.values() if one.name.lower() in moment.words.lower()]
            if len(met) == 1 and not bosses:
                seen += 1
                assert portrait(*met[0].looks) in chronicle.picture(match, moment), moment.words
    assert seen
