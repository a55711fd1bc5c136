"""How a night out ends: the sled, the last walk and what lay on it; and ice that falls apart."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from dominoes.domino import Domino
from floes import ice
from games.penguins.achievements import islands
from games.penguins.ending import headline, tale
from games.penguins.finale import drive, finale
from games.penguins.history import bridges, last_walk
from games.penguins.poster import poster
from games.penguins.rules import GAME
from positions import dice, do, match_of
from tabletop.grid import Point
from tabletop.match import Match

NAMES = ("Ada", "Ben")
NESTS = "2-4 5-6"
WHOLE = "3---5A  1---1   2---4"
BROKEN = "3---5A          2---4"


def walked_home() -> Match:
    return match_of(GAME, ice(WHOLE, NESTS, carried=[2, 1], die=6), "go to 4,0")


def test_the_sled_comes_for_who_is_home_and_leaves_empty_after_a_draw() -> None:
    going_on = ice(WHOLE, NESTS, die=6)
    home = finale(do(ice(WHOLE, NESTS, carried=[2, 1], die=6), "go to 4,0"))
    draw = finale(ice(WHOLE, NESTS, die=6, ending="draw", agenda=[]))
    assert finale(going_on) == ""
    assert "all are aboard" in home and home.count("#buddy-0") == 2 and "#penguin-0" in home
    assert "nobody is aboard" in draw and "#penguin" not in draw
    for drawn in (home, draw):
        ElementTree.fromstring(drawn)


def test_the_dogs_run_towards_the_middle_of_the_ice() -> None:
    over = {"carried": [2, 1], "die": 6, "ending": "home", "agenda": []}
    assert "scale(1 1)" in drive(ice("4A--2", NESTS, **over))
    assert "scale(-1 1)" in drive(ice("3---3" + " " * 155 + "4A--2", NESTS, **over))


def test_the_last_walk_is_told_square_by_square() -> None:
    match = walked_home()
    assert last_walk(match) == [Point(x, 0) for x in range(1, 5)]
    assert bridges(match) == []
    assert headline(match, 0, NAMES).startswith("Ada ")
    assert "Ada came home to two-four in round" in tale(match, 0, NAMES)
    assert 'class="way trail"' in poster(match)


def ended(drawing: str = WHOLE, round: int = 7, **fields: Any) -> tuple[str, str]:
    """Headline and tale of a match that Ada wins with a short walk."""
    match = match_of(GAME, ice(drawing, NESTS, die=6, turns=2 * round - 1, **fields), "go to 4,0")
    return headline(match, 0, NAMES), tale(match, 0, NAMES)


def test_by_a_beaks_length_is_told_where_a_turn_or_so_was_missing() -> None:
    said, told = ended(f"{WHOLE}\n\n6---5   3B--3", carried=[2, 2])
    assert said == "Ada is home by a beak’s length" and "Ben, with both buddies, was 1 step from" in told
    said, told = ended("3B--5A  1---1   2---4", carried=[2, 2])
    assert said == "Ada catches the sled" and "Ben had no way to go, as the ice lay" in told
    _, told = ended(carried=[2, 2])
    assert "Ben, with both buddies, was at the door, a turn too late" in told
    _, told = ended(carried=[2, 2], stunned=[1])
    assert "Ben saw stars on the doorstep" in told


def test_each_end_has_a_headline_of_its_own() -> None:
    one = {"carried": [2, 1]}
    assert ended(**one)[0] == "Ada leaves them all out in the cold"
    assert ended(round=5, **one)[0] == "Ada is first at the party"
    assert ended(round=9, **one)[0] == "Ada slides in at dawn"


def test_whose_floe_led_home_is_told() -> None:
    state = ice(BROKEN, NESTS, seat=1, carried=[2, 1], die=6)
    match = match_of(GAME, state, "stay", "lay 3-3 at 2,0 east", "go to 4,0", luck=dice(3, 3, 6))
    assert bridges(match) == [(Domino(3, 3), 1)]
    assert "over double three, which Ben had kindly put there" in tale(match, 0, NAMES)


def test_into_how_many_parts_the_ice_is_broken() -> None:
    far = 1  # where all lies that is not drawn
    assert islands(ice(WHOLE, NESTS, die=6)) == 1 + far
    assert islands(ice(BROKEN, NESTS, die=6)) == 2 + far
