"""CoLF DaDA, held against a second reading of its rules: `colf_referee.py`, slow and plain.

Whole matches are played, and at every choice both must offer the same and have the same on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import colf_referee as referee
from colf_referee import Bone, Half, Scene
from colf_walks import Mover, by_chance, by_turns, careful, muddle
from games.colf_dada import proposal
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.rules import GAME, ColfDada
from short import slow
from tabletop.chance import number

STEPS = ("put", "adjectives", "fight_or_flee", "assign", "boost", "cover", "mending")
Found = list[tuple[str, Any]]  # what chance brought and what was proposed, in order


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Found:
    """What the game draws, rolls and proposes from now on."""
    noted: Found = []

    def note(owner: Any, name: str, kind: Callable[..., str]) -> None:
        asked = getattr(owner, name)

        def noting(*args: Any) -> Any:
            answer = asked(*args)
            if kind(*args) and answer is not None:
                noted.append((kind(*args), answer))
            return answer

        monkeypatch.setattr(owner, name, noting)

    note(ColfDada, "draw", lambda state: "tile")
    note(ColfDada, "pick", lambda state, among: "card")
    note(ColfDada, "luck", lambda state, stream, n: stream if n == 6 and stream in ("dice", "foe") else "")
    note(proposal, "assignment", lambda state: "assignment")
    note(proposal, "covers", lambda state: "covers")
    note(proposal, "mends", lambda state: "mends")
    return noted


def columns(halves: list[list[tuple[tuple[int, int], list[Half]]]]) -> list[Counter[Any]]:
    """Dominoes by column, with how many hits each number has."""
    return [
        Counter((tile, tuple(sorted(half.number for half in two if half.hit))) for tile, two in column)
        for column in halves
    ]


def seen(scene: Scene) -> dict[str, Any]:
    """What lies on the referee's table. Which of a foe's dice lie on its blanks is all the same."""
    on: dict[str, list[Any]] = {"hero": [], "foe": []}
    wild: list[Any] = []
    for name, who in (("hero", scene.hero), ("foe", scene.foe)):
        for at in (0, 1):
            on[name].append(sorted(h.die for one in who[at] for h in one.halves if h.number and h.die))
            blanks = [(one.tile, h.die) for one in who[at] for h in one.halves if not h.number and h.die]
            wild += [(tile, die if name == "hero" else 0) for tile, die in blanks]
    return {
        "hero": columns([[(one.tile, one.halves) for one in column] for column in scene.hero]),
        "foe": [Counter(one.tile for one in column) for column in scene.foe],
        "dice": on,
        "wild": sorted(wild),
        "strength": [scene.column(scene.hero, at) + scene.boosts[at] for at in (0, 1)],
        "over": sorted(scene.dice),
        "marked": sorted(scene.marked),
        "pool": scene.pool,
        "decks": (set(scene.nouns), set(scene.adjectives)),
        "cards": tuple(place for place, _ in scene.cards),
        "numbers": (scene.level, scene.xp, scene.tokens, scene.turn, scene.hp, scene.rage, scene.round),
        "bite": scene.bite(),
        "hits": scene.hits,
        "slain": scene.slain,
        "master": scene.master,
    }


def lies(state: ColfDada) -> dict[str, Any]:
    """The same of the game's own state."""
    wild = [*state.wild, *((tile, 0) for tile, _ in state.foe_wild)]
    return {
        "hero": [
            Counter((tuple(muscle.domino), tuple(sorted(muscle.sore))) for muscle in column)
            for column in state.columns
        ],
        "foe": [Counter(map(tuple, column)) for column in state.foe_columns],
        "dice": {
            "hero": [sorted(dice) for dice in state.placed],
            "foe": [sorted(dice) for dice in state.foe_placed],
        },
        "wild": sorted((tuple(tile), die) for tile, die in wild),
        "strength": [state.strength(at) for at in (0, 1)],
        "over": sorted(state.dice),
        "marked": sorted(state.marked),
        "pool": {tuple(tile) for tile in state.pool},
        "decks": (set(state.nouns), set(state.adjectives)),
        "cards": state.cards,
        "numbers": (
            *(state.level, state.xp, state.tokens, state.turns),
            *(state.foe_hp, state.rage, state.round),
        ),
        "bite": state.bite,
        "hits": state.hits,
        "slain": state.slain,
        "master": state.master,
    }


def laid_out(state: ColfDada, begun: bool) -> Scene:
    """The referee's table before this state's first choice, which, if it has begun, is that of a turn."""
    decks = [{place: tuple(card[1:6]) for place, card in enumerate(deck)} for deck in (NOUNS, ADJECTIVES)]
    scene = Scene(decks[0], decks[1], state.as_written)
    if begun:
        scene.nouns = {place: decks[0][place] for place in state.nouns}
        scene.adjectives = {place: decks[1][place] for place in state.adjectives}
        scene.pool = {(tile.low, tile.high) for tile in state.pool}
        for mine, column in zip(scene.hero, state.columns, strict=True):
            for tile, hits in column:
                halves = [Half(number, bool(hits >> half & 1)) for half, number in enumerate(tile)]
                mine.append(Bone((tile.low, tile.high), halves))
        scene.level, scene.xp = state.level, state.xp
        scene.tokens, scene.turn = state.tokens + 1, state.turns - 1
    return scene


def replay(state: ColfDada, seed: int, mover: Mover, found: Found) -> Counter[str]:
    """Play a match against the referee; how many choices of each step, events of each kind, and positions."""
    begun = state.step != "put"
    scene = laid_out(state, begun)

    def luck(kind: str) -> Any:
        brought, what = found.pop(0)
        assert brought == kind
        return what + 1 if kind in ("dice", "foe") else what

    if begun:
        found.clear()
    script = referee.match(scene, luck, 0 if begun else 3)
    options = next(script)
    counts: Counter[str] = Counter()
    for ply in range(GAME.bound):
        legal = [str(action) for action in state.legal_actions()]
        assert len({*legal}) == len(legal) and {*legal} == options
        assert lies(state) == seen(scene)
        counts.update([f"step {state.step}", "positions"])
        action = mover(state, number(seed, "moves", ply))
        deck = len(state.adjectives)
        state = state.apply(action)
        counts["refilled"] += len(state.adjectives) > deck
        state.check()
        counts.update(event.kind for event in state.events())
        try:
            options = script.send(str(action))
        except StopIteration as end:
            assert end.value == state.ending and not state.legal_actions() and not found
            assert lies(state) == seen(scene)
            counts["positions"] += 1
            return counts
        assert not state.ending and not found, "all luck was needed"
    raise AssertionError("not over")


@pytest.mark.parametrize("as_written", [False, True], ids=["wearying", "as written"])
@pytest.mark.parametrize(("mover", "matches"), [(by_chance, 150), (careful, 90), (by_turns, 90)])
def test_matches_are_as_the_referee_has_them(
    mover: Mover, matches: int, as_written: bool, found: Found
) -> None:
    counts: Counter[str] = Counter()
    for seed in range(matches):
        found.clear()
        counts += replay(GAME.new(1, seed, fights=int(as_written)), seed, mover, found)
    assert {f"step {step}" for step in (*ColfDada.TURN[1:], *STEPS)} <= counts.keys()


@slow
def test_turns_in_a_muddle_are_as_the_referee_has_them(found: Found) -> None:
    counts: Counter[str] = Counter()
    for seed in range(300):
        counts += replay(muddle(seed), seed, (by_chance, careful, by_turns)[seed % 3], found)
    rare = {
        "won",
        "died",
        "master comes",
        "weary",
        "raged",
        "spent",
        "pool empty",
        "away",
        "rerolled",
        "grew",
    }
    assert all(counts[kind] > 9 for kind in rare | {"refilled"}), counts
