"""Answers to “why not?” are true, in all games; and numbers of rules stand in answers alone, where the page
makes a link of them."""

from __future__ import annotations

import re

import pytest

import laws
import test_laws
from app.session.reply import LINE, NAMED
from colf_heroes import everywhere
from games import ending, glance, load
from heroes import hero
from short import slow, slow_but
from tabletop.game import State
from walks import matched, some, walk
from whynots import NAMES, Asked, asked_of, facts_of, law_of_answers, sentence

NUMBER = re.compile(LINE)
CASES = [(slug, seats, seed) for slug in laws.SLUGS for seats in load(slug).game.seats for seed in ("0", "1")]
CHOSEN = [
    (slug, name, len(option.choices) - 1)
    for slug in laws.SLUGS
    for name, option in load(slug).game.options.items()
]


@pytest.mark.parametrize(("slug", "seats", "seed"), slow_but(lambda case: case[2] == "0", CASES))
def test_every_answer_is_true(slug: str, seats: int, seed: str) -> None:
    assert law_of_answers(load(slug), seats, seed), "something was asked"


@slow
@pytest.mark.parametrize(("slug", "name", "choice"), CHOSEN)
def test_every_answer_is_true_with_options(slug: str, name: str, choice: int) -> None:
    entry = load(slug)
    assert law_of_answers(entry, entry.game.seats[0], "0", **{name: choice}), "something was asked"


@slow
def test_every_answer_is_true_in_long_fights() -> None:
    entry = load("colf-dada")
    facts, steps = facts_of(entry), {state.step for state in everywhere()}
    asked_at = set()
    for step in sorted(steps):
        for state in some([state for state in everywhere() if state.step == step and not state.ending], 40):
            for asked in asked_of(entry, state):
                facts.holds(asked, sentence(state, asked.target, asked.names))
                asked_at.add(step)
    assert asked_at == steps - {""}, "something was asked at each step"


EMPTY = hero("0-2 / 3-4", "5-5 / 6-6", "assign", dice=(1, 3), fresh=False)


@pytest.mark.parametrize(
    ("state", "target", "said"),
    [
        (EMPTY, "space 0-2 0", "The blank of blank-two has its die."),
        (EMPTY, "space 0-2 1", "The two of blank-two has a hit, and takes no die until it is mended."),
        (EMPTY, "space 3-4 0", "No die that is left shows a 3."),
        (EMPTY, "space 3-4 0", "It is Tuesday."),
    ],
)
def test_an_answer_that_is_not_true_or_not_known_is_found(state: State, target: str, said: str) -> None:
    asked = Asked(state, (), target, NAMES)
    with pytest.raises(AssertionError, match=r"is not true|no fact"):
        facts_of(load("colf-dada")).holds(asked, said)


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_numbers_of_rules_stand_in_answers_alone_and_are_lines_of_the_rules(slug: str) -> None:
    entry, lines = load(slug), {*test_laws.lines_of(slug)}
    for seats in (entry.game.seats[0], entry.game.seats[-1]):
        names = NAMES[:seats]
        for state in some(list(walk(entry, seats, "numbers")), 20):
            said = [state.tell(event, names) for event in state.events()] + [state.prompt(names)]
            seen = state.view(state.seat)
            for action in some(seen.legal_actions(), 12):
                asked = (seen, action, names)
                said += [entry.table.VERBS.order(*asked), entry.table.VERBS.forecast(*asked)]
                said.append(entry.table.VERBS.reason(*asked))
            assert not [words for words in said if NUMBER.search(words)]
            for asking in [] if state.ending else asked_of(entry, seen):
                for words in (
                    seen.why_not(asking.target, names),
                    entry.table.about(seen, asking.target, names),
                ):
                    assert {*NUMBER.findall(words)} <= lines, words
                    assert not NUMBER.search(NAMED.sub("", words)), f"not as the page reads it: {words}"
        match = matched(entry, seats, "numbers")
        outcome = match.state.outcome(names)
        assert outcome
        told = [*outcome.reasons, *(words for pair in entry.table.story(match, names) for words in pair)]
        for seat in range(seats):
            told += [ending(slug).headline(match, seat, names), ending(slug).tale(match, seat, names)]
            told.append(ending(slug).boast(match, seat))
        assert not [words for words in told if NUMBER.search(words)]
    for lesson in entry.lesson.LESSONS:
        assert not NUMBER.search(" ".join([*(step.words for step in lesson.steps), lesson.end]))
    assert not NUMBER.search(re.sub(r"<[^>]*>", " ", glance(slug).at_a_glance()))
