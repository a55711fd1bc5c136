"""What a class of states and a game say of themselves fits together, or is told when the class is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import laws
from games import load
from games.nullgame.rules import HighCard, HighCardGame
from tabletop.actions import Kind
from tabletop.game import Game, State
from walks import walk


def rules(**said: Any) -> type[State]:
    """A class of states in which this is otherwise than in the template."""
    return type("Rules", (HighCard,), said)


def game(**said: Any) -> type[Game]:
    """A game in which this is otherwise than in the template."""
    return type("Misspelt", (HighCardGame,), said)


def nothing(state: State) -> list[Any]:
    """What is offered for no step."""
    return []


MISSPELT: list[tuple[Callable[[], Any], str]] = [
    (
        lambda: rules(TURN=("rol", "lead")),
        "Rules.TURN names the step “rol”, but there is no method rol or offer_rol.",
    ),
    (
        lambda: rules(TURN=("roll", "lead", "follow", "seats")),
        "Rules.TURN names the step “seats”, but there is no method seats or offer_seats.",
    ),
    (
        lambda: rules(ASIDE=("tresure",)),
        "Rules.ASIDE names the step “tresure”, but there is no method tresure or offer_tresure.",
    ),
    (
        lambda: rules(TURN=("check", "lead", "follow")),
        "Rules.TURN names the step “check”, but every State has a method of this name: find another.",
    ),
    (
        lambda: rules(offer_leed=nothing),
        "Rules.offer_leed is for a step that TURN and ASIDE do not name.",
    ),
    (
        lambda: game(kinds=(Kind("play_crad", "play {}", int),)),
        "“play {}” is carried out by the method play_crad of HighCard, but there is none.",
    ),
    (
        lambda: game(kinds=(Kind("settle", "play {}", int),)),
        "“play {}” is carried out by the method settle of HighCard, but every State has one of this name: "
        "find another verb.",
    ),
    (
        lambda: game(kinds=(Kind("play_card", "play {} on {}", int, int),)),
        "“play {} on {}” is carried out by the method play_card of HighCard, which takes 1 arguments, and "
        "the action has 2.",
    ),
    (
        lambda: game(kinds=(Kind("play_card", "play"),)),
        "“play” is carried out by the method play_card of HighCard, which takes 1 arguments, and the action "
        "has 0.",
    ),
    (
        lambda: game(kinds=HighCardGame.kinds * 2),
        "Misspelt has two kinds of action with the verb “play_card”.",
    ),
    (
        lambda: type("Unfinished", (Game,), {"slug": "unfinished"}),
        "Unfinished does not say its title.",
    ),
    (
        lambda: Kind("play_card", "play {}"),
        "“play {}” has 1 words that are {}, and 0 readers.",
    ),
    (
        lambda: Kind("play_card", "play card-{}", int),
        "“play card-{}” has 0 words that are {}, and 1 readers.",
    ),
]


@pytest.mark.parametrize(("make", "told"), MISSPELT)
def test_a_name_that_fits_nothing_is_told_when_the_class_is_made(make: Callable[[], Any], told: str) -> None:
    with pytest.raises(TypeError) as fault:
        make()
    assert str(fault.value) == told


def test_what_a_class_is_put_together_from_need_not_be_whole() -> None:
    half: type[State] = type("Half", (State,), {"offer_lead": nothing})
    assert type("Whole", (half,), {"TURN": ("lead",)})


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_every_step_that_is_to_be_done_is_named_by_the_rules(slug: str) -> None:
    entry = load(slug)
    known = {*entry.game.state.TURN, *entry.game.state.ASIDE}
    for seats in entry.game.seats:
        for state in walk(entry, seats, "steps"):
            assert type(state) is entry.game.state
            assert {step[0] for step in state.agenda} <= known


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_each_kind_of_action_has_its_row_and_there_are_no_others(slug: str) -> None:
    entry = load(slug)
    kinds = {kind.verb for kind in entry.game.kinds}
    assert kinds - {*entry.table.VERBS} == set(), "kinds of action of which nothing is said"
    assert {*entry.table.VERBS} - kinds == set(), "rows for no kind of action"


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_the_facts_of_a_game_are_about_what_it_has(slug: str) -> None:
    entry = load(slug)
    facts, rules = entry.table.FACTS, entry.game.state
    assert {*facts.cues} <= {*rules.WORDS}, "a cue for an event that never happens"
    offered = {name.removeprefix("offer_") for name in dir(rules) if name.startswith("offer_")}
    named = {*facts.rules} & {*rules.TURN, *rules.ASIDE}
    assert named <= offered, "a rule for a step at which nobody chooses"
    assert "" in facts.rules or offered <= named, "a step without its rule"
    assert all(facts.rule_now(state) for state in walk(entry, entry.game.seats[0], "facts"))
    assert len(facts.grades) <= 7 and facts.places
