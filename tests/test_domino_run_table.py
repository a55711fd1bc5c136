"""Domino Run's table: what is offered, named and foretold, in every state of many matches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from games.domino_run import board, table, verbs
from games.domino_run.pieces import GAP
from games.domino_run.rules import GAME, DominoRun
from page import drawn
from tabletop.chance import below
from tabletop.match import Match

SEEDS = [str(n) for n in range(25)]
PICKED = [(), ("die 0",), ("die 1",), ("die 0", "die 1"), ("die 1", "die 3"), ("die 9",)]
VOID = {"path", "rect", "circle", "ellipse", "use", "stop"}


def states(seed: str) -> Iterator[DominoRun]:
    """The states of a match that runs more often than it ends its move, so that it goes far."""
    state = GAME.new(1, seed)
    ply = 0
    while legal := state.legal_actions():
        yield state
        ply += 1
        runs = [action for action in legal if action.verb in ("run", "raise_die")]
        pool = runs if runs and below(7, f"{seed} runs", ply, 5) else legal
        state = state.apply(pool[below(7, seed, ply, len(pool))])
    yield state


def at(*steps: str, seeds: int = 200) -> Iterator[DominoRun]:
    """States in which one of these steps is decided."""
    return (s for n in range(seeds) for s in states(str(n)) if s.step in steps)


class Page(HTMLParser):
    """Reads the markup, holding that tags close in order, and notes each element's attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, name: str) -> list[str]:
        return [attrs[name] or "" for _, attrs in self.elements if name in attrs]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_table_offers_exactly_the_legal_actions(seed: str) -> None:
    for state in states(seed):
        legal = sorted(str(action) for action in state.legal_actions())
        for picked in PICKED:
            page = Page(drawn(table, state, picked))
            assert sorted(page.all("data-action")) == legal
            ids = page.all("id")
            assert len(ids) == len(set(ids))
            assert not page.all("style")


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_everything_that_can_be_touched_is_a_named_button_with_an_answer(seed: str) -> None:
    for state in states(seed):
        for tag, attrs in Page(drawn(table, state)).elements:
            if "data-touch" in attrs or "data-pick" in attrs:
                assert tag == "button" and attrs["type"] == "button"
                assert len(attrs["aria-label"] or "") > 2
                assert len(state.why_not(attrs["data-touch"] or "")) > 10


@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice_is_foretold_in_words(seed: str) -> None:
    for state in states(seed):
        before = state.to_json()
        for action in state.legal_actions():
            said = table.VERBS.forecast(state, action)
            assert said[0].isupper() and said.endswith(".") and "  " not in said
        assert state.to_json() == before


def test_what_the_enemy_is_said_to_do_is_what_it_does() -> None:
    """DR3.1 to DR3.4: the words on the button that ends the move come true."""
    met = set()
    for state in at("move"):
        said = verbs.enemy_next(state)
        end = next(action for action in state.legal_actions() if action.verb == "end")
        after = state.apply(end)
        kinds = [event.kind for event in after.events()]
        met.add("caught" if "caught" in kinds else "key" if "key kept" in kinds else "pace")
        assert ("catches you" in said) == ("caught" in kinds)
        assert ("you lose" in said) == (after.ending == "caught")
        assert ("to the key" in said) == ("key kept" in kinds)
        if "caught" not in kinds:
            assert f"stops {after.runner - after.enemy} behind you" in said
    assert met == {"caught", "key", "pace"}


def settled(state: DominoRun) -> DominoRun:
    """The state with treasures taken and no more spaces run."""
    while state.step in ("treasure", "go_on"):
        legal = state.legal_actions()
        state = state.apply(legal[0] if state.step == "treasure" else legal[-1])
    return state


def test_the_enemy_foretold_for_a_run_is_the_enemy_after_it() -> None:
    """DR3.1 to DR3.4, over keys and off a key that the enemy stands on."""
    won, met = 0, set[bool]()
    for state in at("move", "go_on", seeds=80):
        for action in state.legal_actions():
            if action.verb in ("run", "go_on_running"):
                said, after = table.VERBS.forecast(state, action), settled(state.apply(action))
                assert ("you win" in said) == (after.ending == "won")
                won += after.ending == "won"
                if not after.ending:
                    then = verbs.enemy_next(after).removeprefix("The ")
                    run = state.apply(action)
                    while run.step == "treasure":
                        run = run.apply(run.legal_actions()[0])
                    runs_on = any(one.verb in ("run", "go_on_running") for one in run.legal_actions())
                    met.add(runs_on)
                    if not runs_on:
                        assert said.endswith(f" Then the {then}")
                    elif run.step == "move":
                        assert said.endswith(f" Stop there, and the {then}")
                    else:
                        assert said.endswith((f" Then the {then}", f" Stop there, and the {then}"))
    assert won and met == {True, False}


def test_the_reach_shown_is_where_the_enemy_catches() -> None:
    """DR3.1: a runner in the shade is caught, one outside is not."""
    for state in at("move", seeds=60):
        assert (state.runner in state.reach()) == (state.enemy_way()[1] == "caught")


def test_a_lit_space_says_its_price_and_the_cheapest_dice() -> None:
    """DR2.2: with nothing picked, the smallest single die that reaches, else the smallest two."""
    for state in at("move", seeds=40):
        for space, (action, cost, name) in board.lit_spaces(state, "").items():
            assert cost == sum(state.line[state.runner + 1 : space + 1])
            enough = [value for value in state.dice if value >= cost]
            assert name == str(min(enough)) if enough else "+" in name
            assert action in state.legal_actions()


def test_picked_dice_light_what_they_reach_and_no_more() -> None:
    """DR2.4: one die, or two as a sum."""
    for state in at("move", seeds=40):
        for name, budget in state.budgets().items():
            lit = board.lit_spaces(state, name)
            assert [cost for _, cost, _ in lit.values()] == state.costs(budget)


def test_picking_dice() -> None:
    """DR2.4: a touch picks, a second puts back; two at most, and one after two were combined."""
    state = next(s for s in at("move") if len(s.dice) > 2 and min(s.dice) >= s.line[s.runner + 1])
    assert table.pick(state, (), "die 1") == ("die 1",)
    assert table.pick(state, ("die 1",), "die 1") == ()
    assert table.pick(state, ("die 0",), "die 1") == ("die 0", "die 1")
    assert table.pick(state, ("die 0", "die 1"), "die 2") == ("die 1", "die 2")
    state.combined = True
    assert table.pick(state, ("die 0",), "die 1") == ("die 1",)


def test_dice_used_and_turned_are_shown() -> None:
    """DR2.8: a die that an ability turned tells what it was; a used one is marked in words."""
    raised = next(s for s in at("move") if s.tired and s.used)
    html = drawn(table, raised)
    assert f'data-turned="{raised.tired[0].low} → ' in html
    assert html.count(", used") >= len(raised.used) + len(raised.tired)


def test_the_gap_is_drawn_while_the_enemy_stands_in_it() -> None:
    """DR3.2, DR3.4."""
    for state in at("move", seeds=20):
        html = drawn(table, state)
        assert ('id="gap"' in html) == (state.enemy == GAP)
        assert html.count('id="enemy"') == html.count('id="runner"') == 1


def test_keys_of_the_keyboard() -> None:
    start = GAME.new(1, "train")
    assert table.key(start, (), "k") == "action:keep the line"
    assert table.key(start, (), "t") == "action:lay five new tiles"
    assert table.key(start, (), "4") is None
    for state in at("move", seeds=30):
        assert table.key(state, (), "e") == "action:end the move"
        for i, value in enumerate(state.dice):
            meant = table.key(state, (), str(value))
            kind, _, what = str(meant).partition(":die ")
            picked = kind == "pick" and state.dice[int(what)] == value == state.dice[i]
            assert picked or (kind == "touch" and int(what) == value), "or it says why not"
        far = table.key(state, (), "f")
        assert far is None or far.removeprefix("action:") in map(str, state.legal_actions())


def test_rule_now_is_a_line_of_the_rules() -> None:
    seen = {table.FACTS.rule_now(state) for seed in SEEDS for state in states(seed)}
    assert seen >= {"DR1.4", "DR2.2", "DR2.6", "DR2.7", "DR3.4"}
    assert all(re.fullmatch(r"DR\d\.\d", rule) for rule in seen)


def test_result_in_words_and_numbers() -> None:
    assert table.score_words((5, -14, 1)) == "5 keys in 14 turns, 1 treasure left"
    assert table.FACTS.places[table.place((1, -3, 0))] == "1 key"
    match = Match(GAME, 1, "story")
    while legal := match.state.legal_actions():
        match = match.play(legal[below(3, "story", match.at, len(legal))])
    told = dict(table.story(match))
    last = match.state
    assert isinstance(last, DominoRun)
    assert told["Keys"] == f"{last.keys} of 7" and told["Turns"] == str(last.turns)
    match = match.go_to(2)
    assert dict(table.story(match))["Turns"] == "1", "only what counts now is told"
