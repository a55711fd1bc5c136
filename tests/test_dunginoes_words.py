"""What Dunginoes says: prompts, odds, why something cannot be done, who lives there; and its bots."""

from __future__ import annotations

import re

import pytest

from dominoes.domino import Domino
from dominoes.duel import winning
from drawing import bestiary
from dungeons import dungeon, search
from games import load
from games.dunginoes import bot, odds, pieces
from games.dunginoes.about import about
from games.dunginoes.pieces import SET
from games.dunginoes.rules import GAME, Dunginoes
from games.dunginoes.verbs import VERBS
from positions import tiles
from tabletop import bots
from walks import walk
from whynots import in_digits

ENTRY = load("dunginoes")
LONGEST = 90


def positions() -> list[Dunginoes]:
    found = []
    for seats in GAME.seats:
        for seed in ("a", "b", "c"):
            found += [state for state in walk(ENTRY, seats, seed) if isinstance(state, Dunginoes)]
    return found


def test_every_touch_is_answered_and_names_its_rule() -> None:
    for state in positions():
        ends = [f"{kind} {end.joint}" for end in state.ends for kind in ("end", "wall")]
        rooms = [f"room {piece.domino}" for piece in state.laid]
        joined = [f"end {piece.joint}" for piece in state.laid[1:]]
        things = ["search", "pile", "entrance", "die", "monster", "boss"]
        seats = [f"seat {seat}" for seat in range(state.seats)]
        for target in [*ends, *joined, *rooms, *things, *seats, *(f"domino {tile}" for tile in SET)]:
            said = state.why_not(target)
            assert said.endswith(state.prompt()) or state.ending
            assert state.ending or re.search(r"\(DU\d\.\d(, DU\d\.\d)*\)", said), f"{target}: {said}"


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("domino 2-4", "No free end shows 2 or 4, so 2-4 fits nowhere (DU2.1)."),
        ("domino 3-6", "3-6 fits: choose where it goes (DU3.1)."),
        ("domino 0-0", "0-0 is in the hand of Player 2 (DU3.1)."),
        ("domino 0-1", "0-1 was turned face down in a lost fight, and stays so (DU3.4)."),
        ("end -2,0", "This end is walled up: whatever is laid there would touch another room (DU2.4)."),
        ("end 2,0", "Choose 3-6 first, then how it lies at this 3 (DU2.2)."),
        ("end -3,-2", "This end shows 5, and neither 2-4 nor 3-6 has a 5 (DU2.1)."),
        ("end 0,-1", "There is a domino at that end already, and only one is laid at each (DU2.4)."),
        ("room 3-5", "3-5 is a room already; a domino is laid at its free end, a 5 (DU2.1)."),
        ("seat 1", "It is the turn of Player 1 (DU3.1)."),
    ],
)
def test_why_not(target: str, said: str) -> None:
    state = dungeon("3-3", "3-5 at 0,-1 left", hands="2-4 3-6 / 0-0", downs=[[], tiles("0-1")])
    state.pile.remove(Domino(0, 1))
    assert in_digits(state.why_not(target)) == f"{said} Lay 3-6, or search."


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("pile", "22 dominoes face down. Dominoes come from the pile"),
        ("entrance", "The entrance is"),
        ("room 3-5", "Room three-five, joins double three. 1 free end, for a domino with a 5 (DU2.1)."),
        (
            "room 3-3",
            "Room double three, the room at the entrance. 1 free end, for a domino with a 3 (DU2.1).",
        ),
        ("wall -2,0", "A walled up end"),
        ("domino 0-1", "Blank-one, turned face down in a lost fight: it counts no more (DU3.4)."),
        ("seat 1", "Bo, with double blank face up"),
        ("end 2,0", ""),
        ("end -3,-2", ""),
        ("domino 0-0", ""),
        ("domino 2-4", ""),
        ("domino 3-6", ""),
        ("search", ""),
    ],
)
def test_what_is_only_looked_at_is_told_and_what_is_tried_is_not(target: str, said: str) -> None:
    state = dungeon("3-3", "3-5 at 0,-1 left", hands="2-4 3-6 / 0-0", downs=[[], tiles("0-1")])
    state.pile.remove(Domino(0, 1))
    told = about(state, target, ("Ada", "Bo"))
    assert told.startswith(said) and bool(told) == bool(said), told
    assert said or state.why_not(target)


def test_where_nothing_is_laid_a_free_end_is_only_looked_at() -> None:
    won = search(dungeon("3-3", hands="2-4 0-1"), "5-5", 5)
    said = "A free end, north of room double three: a domino that shows 3 can be laid here (DU2.1)."
    assert about(won, "end 0,-1", ("Ada",)) == said


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("lay 3-6 at 2,0 straight", "lay three-six at the east end of the double three, straight on"),
        ("lay 5-5 at -3,-2 cross", "lay double five at the west end of the three-five, crosswise"),
        ("lay 3-6 at 0,-19 left", "lay three-six there, left"),
        ("search", "search"),
        ("discard 3-6", "give back three-six"),
        ("turn 3-6 face down", "turn three-six face down"),
        ("fight with 3-6", "fight for three-six"),
    ],
)
def test_actions_in_peoples_words(action: str, said: str) -> None:
    state = dungeon("3-3", "3-5 at 0,-1 left", hands="3-6 5-5")
    assert VERBS.order(state, GAME.parse(action)) == said


def test_what_speaks_for_a_choice() -> None:
    state = dungeon("3-3", hands="3-5 2-6", pile="3-4 1-1 0-0")
    lay = next(action for action in state.legal_actions() if action.verb == "lay")
    assert VERBS.reason(state, lay) == "opens one end; with two-six you have 8 pips so far"
    state = dungeon("3-3", seats=2, hands="3-5 2-6 / 1-1", pile="3-4")
    lay = next(action for action in state.legal_actions() if action.verb == "lay")
    assert VERBS.reason(state, lay) == "opens one end; what you keep brings 6.7 pips past the boss on average"
    state = dungeon("3-3", hands="3-5 2-6", pile="3-4 1-1 0-0")
    assert VERBS.reason(state, GAME.parse("search")) == "1 of 3 in the pile fit"
    boss = dungeon("3-3", hands="2-4 1-6", agenda=[("begin",)], boss_called=True)
    assert [VERBS.reason(boss, action) for action in boss.legal_actions()] == [
        "wins every time; the order makes no difference",
        "wins 1 in 2; the order makes no difference",
    ]


def test_what_is_kept_is_said_to_save_pips_only_where_nothing_saves_more() -> None:
    state = dungeon("3-3", hands="0-1 1-5 1-6 / 2-4", agenda=[("spare",)])
    said = {str(action): VERBS.reason(state, action) for action in state.legal_actions()}
    saves = [action for action, words in said.items() if "past the boss" in words]
    assert len(saves) == 1 and all(
        "fewer pips" in words for action, words in said.items() if action not in saves
    )


def test_prompts() -> None:
    state = dungeon("3-3", hands="2-4 0-1")
    assert state.prompt() == "Nothing in your hand fits: search."
    won = search(state, "5-5", 5)
    assert won.prompt() == "You won: give one of your dominoes back."
    lost = search(dungeon("3-3", hands="2-4"), "5-5", 1)
    assert (
        in_digits(lost.prompt())
        == "You lost: turn one face down for good. It is your last: you will be stunned."
    )
    found = search(state, "3-5")
    assert in_digits(found.prompt()) == "A secret passage: choose where 3-5 is laid."
    boss = dungeon("3-3", hands="2-4 0-1", agenda=[("begin",)], boss_called=True)
    boss.legal_actions()
    assert boss.prompt() == "You meet the Three Aunts: for which domino do you fight?"


def test_fights_in_words() -> None:
    for tile in SET:
        assert odds.sixths(tile) == sum(roll in winning(tile) for roll in range(1, 7)) >= 1
    said = ["wins 1 in 6", "wins 1 in 3", "wins 1 in 2", "always wins"]
    assert [odds.chance(tile) for tile in tiles("0-0 0-2 2-4 1-6")] == said
    assert in_digits(odds.fight_words(Domino(3, 5))) == "3-5: 3 to 5 wins, 1 in 2."
    assert in_digits(odds.fight_words(Domino(0, 1))) == "0-1: only a 1 wins, 1 in 6."
    assert in_digits(odds.fight_words(Domino(0, 6))) == "0-6: every roll wins."


@pytest.mark.parametrize(
    ("pile", "said"),
    [
        ("3-5 3-6 2-4 1-1", "Search: 2 of 4 fit; otherwise you fight, and win 1 in 3 on average."),
        ("3-5 2-4", "Search: 1 of 2 fit; otherwise you fight, and win 1 in 2."),
        ("1-6 0-6", "Search: none of 2 fits; you fight, and win every time."),
        ("3-5 3-6", "Search: all 2 fit, so there is no fight."),
        ("3-5", "Search: the last one fits."),
    ],
)
def test_a_search_is_told_before_it_is_made(pile: str, said: str) -> None:
    assert odds.search_words(dungeon("3-3", hands="2-5 0-1", pile=pile)) == said


def test_what_a_hand_keeps_from_the_boss() -> None:
    hand = tuple(tiles("2-6 1-6"))
    assert odds.more_than(hand, pieces.TO_BEAT) == pytest.approx(5 / 6)
    assert odds.loot(hand) == pytest.approx(8 * 5 / 6 + 7)
    assert odds.kept(hand) == pytest.approx({15: 5 / 6, 7: 1 / 6, 8: 0, 0: 0})
    assert sum(odds.kept(tuple(tiles("5-5 3-4"))).values()) == pytest.approx(1)


def test_the_bestiary_is_whole_and_nobody_is_in_it_twice() -> None:
    assert sorted(bestiary.MONSTERS) == SET
    assert sorted(bestiary.BOSSES) == [tile for tile in SET if tile.is_double]
    everybody = [*bestiary.MONSTERS.values(), *bestiary.BOSSES.values()]
    assert len({one.name for one in everybody}) == len({one.looks for one in everybody}) == 35
    for one in everybody:
        assert 0 < len(one.flavour) <= LONGEST and one.flavour.endswith(".")
        assert one.looks.skin in ("bone", "dusk", "ember", "ink", "moss", "rust")


def test_the_bots_estimate_is_a_chance_and_those_of_a_table_are_no_more_than_one() -> None:
    for state in positions():
        if not state.ending:
            values = [bot.evaluate(state, seat) for seat in range(state.seats)]
            assert all(0 <= value <= 1 for value in values) and sum(values) <= 1 + 1e-9


def test_in_company_a_strong_bot_does_not_search_for_a_fight_it_can_do_without() -> None:
    """Nearly nothing fits, and the monsters are hard; 3-4 can be laid."""
    state = dungeon("3-3", hands="3-4 2-6 / 1-2 2-4", pile="0-0 1-1 5-5 6-6 0-1 3-5")
    assert bots.choose(state, 0, "strong", 1, bot).verb == "lay"


def test_in_company_a_strong_bot_keeps_what_it_can_carry_out() -> None:
    won = search(dungeon("3-3", hands="2-6 5-5 / 1-2 2-4"), "1-6", 6)
    assert str(bots.choose(won, 0, "strong", 1, bot)) == "discard 5-5"
