"""What the cards of Run Away!! do: each piece, all pairs of pieces, and each of the 112 cards once."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

import pytest

from games.run_away import effects as made
from games.run_away import finish, powers, running, windows
from games.run_away.deck import ALL, CARDS, KIND
from games.run_away.effects import OF_BOSS, Effect, Effects, boss_text, text, whole
from games.run_away.heroes import HEROES, hero_text
from games.run_away.rules import GAME, RunAway
from hall import go, hall, play, runs
from positions import legal

PIECES: dict[str, tuple[Effect, str, Callable[[RunAway], Any], Any]] = {
    # a piece, its words, what it changes of Ada on space 9 with 5 gold, 3 lives and 4 speed, and to what
    "speed": (made.speed(3), "Gain 3 speed.", lambda s: s.speed, 7),
    "less speed": (made.speed(-3), "Lose 3 speed.", lambda s: s.speed, 1),
    "no less than none": (made.speed(-9), "Lose 9 speed.", lambda s: s.speed, 0),
    "speed by luck": (made.speed(0, 1), "Gain speed by luck.", lambda s: s.speed, 4 + 8),
    "life": (made.life(2), "Gain 2 lives.", lambda s: s.life[0], 5),
    "damage": (made.life(-2), "Lose 2 lives.", lambda s: s.life[0], 1),
    "death": (made.life(-4), "Lose 4 lives.", lambda s: (s.life[0], s.fate[0]), (0, "dead")),
    "gold": (made.gold(4), "Gain 4 gold.", lambda s: s.gold[0], 9),
    "less gold": (made.gold(-8), "Lose 8 gold.", lambda s: s.gold[0], 0),
    "gold by luck": (made.gold(1, 1), "Gain 1 gold and more by luck.", lambda s: s.gold[0], 5 + 8 + 1),
    "boss": (made.boss(-2), "The boss loses 2 speed when it gets here.", lambda s: s.slow[0], -2),
    "confront": (made.confront(1), "The boss deals 1 more if it lands here.", lambda s: s.confront[0], 1),
    "trample": (
        made.trample(-1),
        "The boss deals 1 less if it tramples over you.",
        lambda s: s.trample[0],
        -1,
    ),
    "wall": (made.WALL, "A wall rises here.", lambda s: (s.walls, s.speed), ((9,), 0)),
    "stop": (made.STOP, "Stop here.", lambda s: (s.speed, s.stopped), (0, True)),
    "back": (made.back(4), "Go back 4 spaces.", lambda s: (s.place[0], s.speed), (5, 0)),
    "back by luck": (made.back(0, 1), "Go back spaces by luck.", lambda s: s.place[0], 1),
    "search": (made.SEARCH, "Search your deck for an item.", lambda s: len(s.bags[0]), 1),
    "lucky": (made.lucky(made.gold(2)), "Lucky: gain 2 gold. Unlucky: nothing.", lambda s: s.gold[0], 7),
    "later": (made.later(made.speed(2)), "Next round: gain 2 speed.", lambda s: s.speed, 4),
}


def on_the_way(**lies: Any) -> RunAway:
    """Ada runs: she stands on 9 with 5 gold, 3 lives and 4 speed, and an eight on her deck."""
    given = {
        "at": {0: 9, 1: 8},
        "gold": [5, 0, 0, 0],
        "life": [3, 5, 6, 5],
        "tops": {0: [8]},
        "runner": 0,
        "speed": 4,
    }
    return hall(**{**given, **lies})


@pytest.mark.parametrize("name", PIECES)
def test_RA9_1_each_piece_does_what_its_words_say(name: str) -> None:
    piece, words, look, wanted = PIECES[name]
    assert text((piece,)) == words
    state = on_the_way()
    powers.act(state, (piece,), 0, ("card", 1, 1))
    assert look(state) == wanted


def test_RA9_1_pieces_are_said_together() -> None:
    assert text((made.speed(-3), made.gold(1))) == "Lose 3 speed and gain 1 gold."
    assert boss_text((made.boss(4), made.confront(1))) == (
        "In its next run the boss gains 4 speed and deals 1 more where it lands."
    )
    assert all(hero_text(hero).endswith(".") for hero in HEROES)


def test_RA5_5_pieces_on_another_hero_work_on_that_one() -> None:
    state = on_the_way()
    powers.act(state, (made.gold(3), made.life(-1), made.back(2)), 1, ("item", 1, 0))
    assert (state.gold[1], state.life[1], state.place[1]) == (3, 4, 6)
    assert (state.gold[0], state.life[0], state.speed) == (5, 3, 4), "and Ada runs on"


def test_RA7_6_a_death_ends_a_card_in_its_middle() -> None:
    state = on_the_way()
    powers.act(state, (made.life(-3), made.gold(9)), 0, ("card", 1, 1))
    assert state.fate[0] == "dead" and state.gold[0] == 5


VERBS = [made.speed(2), made.boss(2), made.life(-1), made.gold(-1, 1), made.confront(1), made.trample(1)]
VERBS += [
    made.WALL,
    made.STOP,
    made.back(2),
    made.SEARCH,
    made.lucky(made.speed(1), unlucky=(made.life(-1),)),
]
VERBS += [made.later(made.speed(-2))]


@pytest.mark.parametrize("pair", list(combinations_with_replacement(range(len(VERBS)), 2)))
def test_RA9_1_all_pairs_of_pieces_in_random_matches(
    pair: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    effects: Effects = tuple(VERBS[i] for i in pair)
    cards = tuple(
        card._replace(effects=effects) if card.kind not in ("", "boss event") else card for card in CARDS
    )
    for module in (finish, powers, running, windows):
        monkeypatch.setattr(module, "CARDS", cards)
    for seed in range(2):
        state, luck = GAME.new(2 + (sum(pair) + seed) % 4, seed), random.Random(seed)
        plies = 0
        while not state.ending:
            state.play(luck.choice(state.legal_actions()))
            plies += 1
            if plies % 25 == 0:
                state.check()
        assert plies < GAME.bound


@pytest.mark.parametrize("number", ALL, ids=lambda number: CARDS[number].name)
def test_each_card_is_played_once(number: int) -> None:
    card = CARDS[number]
    lies: dict[str, Any] = {
        "gold": [9, 9, 9, 9],
        "life": [4, 4, 4, 4],
        "tops": {0: ["Trampoline" if card.name == "Chicken Soup" else "Chicken Soup"]},
    }
    if card.kind == "item":
        state = go(
            hall(
                bags={0: [card.name]},
                bases={0: "Loose Shoelace"},
                at={0: 30, 1: 31},
                asks=[0, 2, 2, 2],
                **lies,
            ),
            ("run", 0),
        )
        while not legal(state, "use"):
            state = play(state, "pass")
        after = play(state, legal(state, "use")[0])
        assert not after.bags[0] or "Search" in card.text
        told = changed(card.effects, state, after, 0 if card.aim == "self" else 1)
    else:
        state = runs(
            0,
            "Polite Kobold" if number != 63 else "Loose Shoelace",
            at={0: 30, 1: 9},
            fronts={0: [(card.name, 1)]},
            **lies,
        )
        after = play(state, "flip encounter 0")
        told = changed(card.effects, state, after, 0)
    if card.kind == "boss event":
        says = {"boss": after.boss_speed, "confront": after.boss_confront, "trample": after.boss_trample}
        assert all(says[piece.verb] == piece.amount for piece in card.effects)
    elif card.kind == "global":
        assert after.tokens == {31: number}
    assert told == [], card.text


def changed(effects: Effects, before: RunAway, after: RunAway, on: int) -> list[str]:
    """The pieces that have not done what they say to a hero, those by luck left out."""
    missed = []
    for piece in effects:
        if piece.luck or piece.verb in (*OF_BOSS, "lucky", "later", "speed"):
            continue
        was = {"life": before.life[on], "gold": before.gold[on], "back": before.place[on]}.get(piece.verb, 0)
        now = {"life": after.life[on], "gold": after.gold[on], "back": after.place[on]}.get(piece.verb, 0)
        most = after.hero(on).life if piece.verb == "life" else 10**6
        wanted = was - piece.amount if piece.verb == "back" else max(0, min(most, was + piece.amount))
        done = {
            "wall": after.place[on] in after.walls,
            "stop": after.place[on] == before.place[on],
            "search": len(after.bags[on]) == 1,
        }
        if not done.get(piece.verb, now == wanted):
            missed.append(text((piece,)))
    return missed


def test_all_pieces_of_the_cards_are_tried_here() -> None:
    verbs = {piece.verb for number in ALL for piece in whole(CARDS[number].effects)}
    assert verbs == {piece.verb for piece in VERBS}
    assert {KIND[number] for number in ALL} == {"item", "event", "boss event", "global", "encounter"}
