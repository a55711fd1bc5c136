"""How CoLF DaDA is walked through in tests: movers that need no bot, and turns out of a muddle."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import SET, Muscle
from games.colf_dada.rules import GAME, ColfDada
from positions import arranged
from tabletop.actions import Action
from tabletop.chance import number

Mover = Callable[[ColfDada, int], Action]


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


def walked(state: ColfDada, seed: int, mover: Mover) -> list[ColfDada]:
    """All states of a match from here to its end."""
    found = [state]
    while not state.ending:
        state = state.apply(mover(state, number(seed, "moves", len(found))))
        found.append(state)
    return found


def matches(count: int) -> list[ColfDada]:
    """All states of so many matches by each mover, from the beginning and out of a muddle."""
    found: list[ColfDada] = []
    for seed in range(count):
        for mover in (by_chance, careful, by_turns):
            found += walked(GAME.new(1, seed, fights=seed % 2), seed, mover)
            found += walked(muddle(seed), seed, mover)
    return found
