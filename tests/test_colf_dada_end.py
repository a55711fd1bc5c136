"""How a visit to the ruins of CoLF DaDA ends: its fights told apart, headline and tale, the wall of trophies,
what is boasted of, and what comes into the cabinet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import games
from app.keep.record import Record
from app.screens.share import Sharing
from app_page import FakeShell
from games.colf_dada.achievements import CASES, WORN
from games.colf_dada.ending import boast, headline, poster, tale
from games.colf_dada.fights import fights, short, trophies
from games.colf_dada.finale import finale
from games.colf_dada.glance import at_a_glance
from games.colf_dada.monsters import ADJECTIVES, NOUNS, card
from games.colf_dada.pieces import SET, Muscle
from games.colf_dada.rules import GAME, ColfDada
from games.viewer import Viewer
from positions import arranged, dice, legal, match_of, tiles
from tabletop.game import Event
from tabletop.match import Match
from walks import matched

NAMES = ("Ada",)
PLACES = {one.name: place for place, one in enumerate(NOUNS)} | {
    one.name: place for place, one in enumerate(ADJECTIVES)
}
PROPOSED = ("place all as proposed", "strike", "take the hits as proposed")


def cards(*names: str) -> tuple[int, ...]:
    """The cards of these names, as a position has them."""
    return tuple(PLACES[name] for name in names)


def fight(
    attack: str, defense: str = "", foe: tuple[int, ...] = cards("Goose", "Damp"), **more: Any
) -> ColfDada:
    """A hero with these dominoes, who is asked whether to fight a monster that has none."""
    mine = [tuple(Muscle(tile) for tile in tiles(column)) for column in (attack, defense)]
    held = [muscle.domino for column in mine for muscle in column]
    new = GAME.new(1, 0)
    fields = {
        "columns": mine,
        "pool": [tile for tile in SET if tile not in held],
        "held": None,
        "cards": foe,
        "foe_hp": 1,
        "round": 1,
        "turns": 4,
        "tokens": 16,
        "agenda": [("fight_or_flee",), ("grow_and_adapt",)],
    }
    return arranged(new, **(fields | more))


def fought(state: ColfDada, first: str = "fight", rolled: Iterable[int] = ()) -> Match:
    """A match that begins with this position, in which its monster is met and the first dice show this, and
    goes on as proposed until the fight is over."""
    match = match_of(GAME, state, first, luck=dice(*rolled))
    match.state._events.insert(0, Event("met", 0, (state.cards,)))
    while not match.state.ending and match.past(ColfDada)[-1].round:
        texts = legal(match.state)
        match = match.play(next((text for text in PROPOSED if text in texts), texts[0]))
    return match


@cache
def ended() -> list[Match]:
    """Matches that are over, well and badly played."""
    return [matched(games.load("colf-dada"), 1, f"hall-{number}") for number in range(60)]


def won() -> Match:
    """The Master slain at once, in turn 4."""
    state = fight("2-5 3-4", "1-6", cards("Dragon", "Crowned", "Musical"), master=True, level=3)
    return fought(state, rolled=(5, 5, 6))


def achievement(slug: str) -> Any:
    return next(one for case in CASES for one in case.achievements if one.slug == slug)


def test_fights_are_told_apart() -> None:
    for match in ended()[:20]:
        found = fights(match)
        state = match.past(ColfDada)[-1]
        assert [one.cards for one in found if one.end == "slew"] == [tuple(each[1:]) for each in state.slain]
        assert [one.turn for one in found if one.end == "slew"] == [each[0] for each in state.slain]
        assert found[-1].end == ("slew" if state.ending == "won" else "died")
        assert found[-1].left == 0 or state.ending == "won"
        assert all(one.end for one in found) and not any(one.left == 0 for one in found[:-1])


def test_the_master_slain_in_one_round_is_told() -> None:
    match = won()
    state = match.past(ColfDada)[-1]
    assert state.ending == "won" and state.slain == [(4, *state.cards)]
    assert headline(match, 0, NAMES) == "One round, and the ruins are free"
    assert "The Crowned, Musical Dragon" in tale(match, 0, NAMES)
    assert boast(match, 0) == "Slain: the Master, the Crowned, Musical Dragon."
    assert achievement("noun-dragon").found(match, 0) == (
        "Slain as Crowned, Musical Dragon, the Master, in turn 4, at level 10."
    )
    assert achievement("adjective-musical").found(match, 0) and not achievement("noun-goose").found(match, 0)
    assert {one.slug for one in CASES[2].achievements if one.found(match, 0)} >= {
        "master",
        "early",
        "at-once",
    }


def test_whom_one_fell_to_is_named_in_the_headline() -> None:
    for match in ended():
        state = match.past(ColfDada)[-1]
        if state.ending == "dead":
            assert headline(match, 0, NAMES).endswith(state.foe_cards()[0].name)
            assert boast(match, 0).count(";") == max(0, len(state.slain) - 1)


def test_each_way_to_fall_has_a_headline_of_its_own() -> None:
    weak = fight("1-1", foe_hp=9, foe_columns=[tiles("5-6 4-5 3-4 2-3 1-2"), []])
    assert headline(fought(weak, "flee"), 0, NAMES) == "Caught on the stairs by the Damp Goose"
    assert headline(fought(weak), 0, NAMES) == "Outwitted by the Damp Goose"
    both = fought(arranged(weak, foe_hp=1, level=1), rolled=(2,))
    assert headline(both, 0, NAMES) == "Buried together with the Damp Goose"
    master = fought(arranged(weak, cards=cards("Hydra", "Twice-Baked", "Caped"), foe_hp=30, master=True))
    assert headline(master, 0, NAMES) == "Evicted by the Twice-Baked, Caped Hydra"
    dark = fought(
        arranged(weak, cards=cards("Hydra", "Twice-Baked", "Caped"), foe_hp=30, master=True, tokens=0)
    )
    assert headline(dark, 0, NAMES) == "Left in the dark with the Twice-Baked, Caped Hydra"


def test_long_names_lose_adjectives_and_short_ones_none() -> None:
    long = cards("Suit of Armour", "Allegedly Invincible", "Thoroughly Cursed")
    assert short(long) == "the Allegedly Invincible Suit of Armour"
    assert short(cards("Goose", "Damp", "Polite")) == "the Damp, Polite Goose"


def test_the_finest_trophy_comes_first() -> None:
    state = fight(
        "2-5",
        slain=[(1, *cards("Goose", "Damp")), (2, *cards("Troll", "Horned")), (3, *cards("Owl", "Damp"))],
    )
    assert [turn for turn, _ in trophies(state)] == [2, 3, 1]


def test_the_end_stands_in_the_place_of_the_monster() -> None:
    going_on = fight("2-5 3-4")
    assert finale(going_on) == ""
    table = games.load("colf-dada").table
    for match in (won(), *ended()[:8]):
        state = match.past(ColfDada)[-1]
        drawn = finale(state)
        ElementTree.fromstring(drawn)
        board = table.draw(state, Viewer(0, NAMES))["board"]
        assert drawn in board and 'id="foe"' not in board
        assert ("sun shines in" in drawn) == (state.ending == "won")
        assert ("a candle goes out" in drawn) == (state.ending == "dead")
        for place in state.slain:
            assert NOUNS[place[1]].name in drawn, "each trophy by name"


@pytest.mark.parametrize("left", [0, 1, 7, 19])
def test_as_many_candles_burn_as_are_left(left: int) -> None:
    state = arranged(won().past(ColfDada)[-1], tokens=left)
    assert finale(state).count('class="flame"') == left
    assert finale(state).count('class="smoke"') == (0 if left else 1)


def test_the_picture_has_no_words_and_the_master_in_the_middle() -> None:
    drawn = poster(won())
    assert not "".join(ElementTree.fromstring(drawn).itertext()).strip()
    assert drawn.count('class="hung best"') == 1
    lost = next(match for match in ended() if match.state.ending == "dead")
    assert 'class="hung best"' not in poster(lost) and "dusk" in poster(lost)


def test_every_card_has_a_pigeonhole_and_no_adjective_is_worn_by_its_neighbours_noun() -> None:
    assert len(CASES[0].achievements) == len(NOUNS) and len(CASES[1].achievements) == len(ADJECTIVES) == len(
        WORN
    )
    assert all(card(noun) in NOUNS for noun in WORN)
    assert not any(WORN[i] == WORN[i + 1] for i in range(len(WORN) - 1))


def test_who_runs_and_comes_back_is_rewarded() -> None:
    state = fight("2-5 3-4 1-6", foe_hp=1)
    match = fought(state, "flee")
    assert fights(match)[-1].end == "away" and achievement("second-try").found(match, 0) == ""
    again = arranged(state, agenda=[("fight_or_flee",), ("grow_and_adapt",)])
    more = fought(again, rolled=(5, 5, 6))
    log = (*match.log, GAME.parse("fight"), *more.log)
    match = replace(match, log=log, states=match.states + more.states, at=len(log))
    assert fights(match)[-1].end == "slew"
    assert (
        achievement("second-try").found(match, 0) == "You ran in turn 4, and in turn 4 the Damp Goose fell."
    )


def test_at_a_glance_is_four_pictures() -> None:
    drawn = at_a_glance()
    ElementTree.fromstring(f"<div>{drawn}</div>")
    assert drawn.count("<figure>") == 4 and drawn.count('viewBox="0 0 320 160"') == 4


def test_the_names_of_the_slain_go_along_with_a_challenge() -> None:
    match = won()
    shell = FakeShell()
    sharing = Sharing(shell, Record("a1", match))
    sharing.open("challenge")
    assert sharing.words().endswith("\nSlain: the Master, the Crowned, Musical Dragon.")
    assert "Crowned, Musical Dragon" in shell.dialog and "Copy the result" in shell.dialog
    sharing.open("seed")
    assert "Dragon" not in shell.dialog and "Copy the link" in shell.dialog
