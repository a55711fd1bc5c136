"""CoLF DaDA, held against a second reading of its rules: `colf_referee.py`, slow and plain.

Whole matches are played, and at every choice both must offer the same and have the same on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import colf_referee as referee
from colf_referee import Bone, Half, Scene
from games.colf_dada import proposal
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import SET, Muscle
from games.colf_dada.rules import GAME, ColfDada
from positions import arranged
from tabletop.actions import Action
from tabletop.chance import number

Mover = Callable[[ColfDada, int], Action]
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


def by_chance(state: ColfDada, luck: int) -> Action:
    """Anything."""
    legal = state.legal_actions()
    return legal[luck % len(legal)]


def careful(state: ColfDada, luck: int) -> Action:
    """Small monsters, rests, and all XP for levels and kills; the Master at last; and one choice in five by
    chance."""
    legal = state.legal_actions()
    if luck % 5 == 0 and state.step not in ("explore_or_rest", "fight_or_flee"):
        return by_chance(state, luck // 5)
    verbs = {action.verb: action for action in reversed(legal)}  # the first of each verb
    spaces = state.open_spaces()
    wanted: tuple[str, ...] = ()
    if state.step == "put":
        return legal[len(state.columns[0]) > len(state.columns[1])]
    if state.step == "explore_or_rest":
        if state.level > 6 and spaces > 12:
            return verbs["challenge"]
        hurt = sum(len(muscle.sore) for column in state.columns for muscle in column)
        return verbs["rest"] if hurt > spaces else legal[luck // 5 % max(1, state.level - 3) % 5]
    if state.step == "fight_or_flee":
        wanted = ("flee",) if spaces < 3 and luck % 2 else ("fight",)
    elif state.step == "assign":
        wanted = ("reroll", "place_all") if state.xp < 9 or luck % 3 else ("reroll", "mark_idle", "place_all")
    elif state.step == "boost":
        wanted = ("buy_kill", "buy_safety", "boost") if luck % 3 or spaces < 5 else ("strike",)
    elif state.step in ("cover", "mending"):
        wanted = ("cover_all", "mend_all")
    else:
        wanted = ("meet", "grow", "end_turn", "add")
    return next((verbs[verb] for verb in wanted if verb in verbs), legal[-1])


def by_turns(state: ColfDada, luck: int) -> Action:
    """Careful in what leads to long matches, by chance in what has many choices."""
    many = state.step in ("put", "assign", "cover", "mending", "boost") and luck % 7
    return by_chance(state, luck // 7) if many else careful(state, luck // 7)


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


def muddle(seed: int) -> ColfDada:
    """A turn late in a match, as it might be: many dominoes and hits, decks that run out, no time."""
    luck = Random(seed)
    picked = luck.sample(SET, luck.choice((4, 6, 8, 10, 13, 16, 27, 28)))
    columns: list[list[Muscle]] = [[], []]
    for tile in picked:
        columns[luck.random() < 0.5].append(Muscle(tile, luck.choice((0, 0, 0, 1, 2, 3))))
    tokens = luck.randint(0, 4)
    state = arranged(
        GAME.new(1, seed, fights=seed % 2),
        held=None,
        columns=columns,
        pool=[tile for tile in SET if tile not in picked],
        nouns=sorted(luck.sample(range(len(NOUNS)), luck.randint(tokens + 6, 20))),
        adjectives=sorted(luck.sample(range(len(ADJECTIVES)), luck.randint(1, 9))),
        level=luck.randint(3, 12),
        xp=luck.randint(0, 25),
        tokens=tokens,
        turns=20 - tokens,
        agenda=[("explore_or_rest",), ("grow_and_adapt",)],
    )
    return state if state.alive else muddle(seed + 10_000)


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
