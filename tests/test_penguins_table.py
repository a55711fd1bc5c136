"""Penguin's Night Out on the table: what is picked, lit, shown and foretold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from app.keep.record import Record
from app.session import play_area
from app.session.choosing import must_confirm
from app_page import FakeShell
from dominoes.domino import Domino
from floes import ice, stirred
from games import load
from games.penguins import choice, table
from games.penguins.field import Floe
from games.penguins.rules import GAME, Penguins
from games.viewer import Viewer
from page import Page, drawn
from positions import do
from tabletop.grid import Point
from tabletop.match import Match
from walks import matched

ENTRY = load("penguins")
NESTS = "6-6 5-5"
NAMES = ("Ada", "Bo", "Cid", "Dov")
BUDDIES = "0A--2   3---3a  4---5a  6---6"
BEAR = "1A--2   0---3   4---4"
IN_HAND = [("lay",), ("close",), ("pass_on",)]  # the rest of a turn with a floe in hand
ROW = "1A--2   3---5   4---4b  1---6"
GAP = """
    6---6   1A--2           5---1   0a--0

            3---3   2---2   4---4   5---5B
"""  # three-four, from far away, can close it or lie elsewhere


def holding(tile: str, drawing: str = ROW, **fields: Any) -> Penguins:
    """The position drawn, with this domino of it, or of those far away, in the first seat's hand."""
    chosen = Domino.parse(tile)
    return ice(drawing, NESTS, agenda=IN_HAND, lifted=chosen, selected=chosen, die=1, dice=chosen, **fields)


@cache
def positions() -> list[Penguins]:
    """Some states of matches of every number of seats, on both kinds of ice, each kind of step among them."""
    found: list[Penguins] = []
    for seats, elbow in ((2, 0), (3, 1), (4, 0), (4, 1)):
        for state in matched(ENTRY, seats, f"table-{elbow}", elbow=elbow).past(Penguins):
            seen = sum(other.step == state.step and other.seats == seats for other in found)
            if seen < 3:
                found.append(state)
    assert {state.step for state in found} == {"place", "move", "wave", "effects", "lay", ""}
    return found


def lit(state: Penguins, *picked: str) -> Iterator[str]:
    """The ids of what is lit on the ice."""
    html = table.draw(state, Viewer(state.seat, NAMES, picked))["board"]
    for element in re.findall(r"<\w+ [^>]*>", html):
        if re.search(r'class="[^"]*\blit\b', element):
            yield re.search(r'id="([^"]+)"', element)[1]  # type: ignore[index]


def tagged(html: str, name: str) -> str:
    """The opening tag of the element with this id."""
    return next(tag for tag in re.findall(r"<\w+ [^>]*>", html) if f'id="{name}"' in tag)


def turned(state: Penguins, *whats: str) -> list[str]:
    """What is picked after each of these touches."""
    found, picked = [], ()
    for what in whats:
        picked = table.pick(state, picked, what)
        found.append(" ".join(picked))
    return found


# --- every choice, once ------------------------------------------------------------------------


def test_each_choice_is_offered_once_whatever_is_picked() -> None:
    for state in positions():
        legal = sorted(str(action) for action in state.legal_actions())
        spots = [f"at {square} {next(iter(turns))}" for square, turns in choice.places(state).items()]
        for picked in [(), ("floes",), ("buddy 0",), ("buddy 3",), *((spot,) for spot in spots[::90])]:
            assert sorted(Page(drawn(table, state, picked)).values("data-action")) == legal


def test_each_placement_can_be_reached_by_a_place_and_turns() -> None:
    for state in positions():
        if state.step == "lay":
            reached = set()
            for square, turns in choice.places(state).items():
                picked = table.pick(state, (), f"at {square}")
                for _ in turns:
                    held = choice.ghost(state, picked)
                    assert held and held[0] == square
                    reached.add(held[2])
                    picked = table.pick(state, picked, "turn")
            assert reached == {action for action in state.legal_actions() if action.verb == "lay"}


def test_names_that_people_typed_cannot_break_the_page() -> None:
    typed = ("Ada", "Bo & <Co>", "Cid", 'D"or')
    for state in positions():
        parts = ENTRY.table.draw(state, Viewer(state.seat, typed[: state.seats]))
        html = play_area.frame(ENTRY, state.seats, parts)
        assert "<Co>" not in html and Page(html).values("id")


def test_what_is_touched_has_a_name() -> None:
    for state in positions():
        assert all(len(name) > 2 for name in Page(drawn(table, state)).values("aria-label"))


# --- what is picked ---------------------------------------------------------------------------


def test_a_place_shows_the_floe_as_it_lay_and_each_further_touch_turns_it_clockwise() -> None:
    state = holding("3-5")
    touched = ["at 4,1", "at 4,1", "turn", "turn", "turn"]
    ways = ["east", "south", "west", "east", "south"]
    assert turned(state, *touched) == [f"at 4,1 {way}" for way in ways], "north of it there is ice"


def test_at_another_place_it_lies_as_it_lay_before_if_it_can() -> None:
    state = holding("3-5")
    assert turned(state, "at 4,1", "turn", "at 0,1") == ["at 4,1 east", "at 4,1 south", "at 0,1 south"]
    assert turned(state, "at 4,1", "turn", "at 0,-1")[-1] == "at 0,-1 west", "the next way that is free there"


def test_where_it_lay_it_can_be_turned_but_not_laid_as_it_was() -> None:
    state = holding("3-5")
    assert set(choice.places(state)[Point(2, 0)]) == {"north", "south"}
    assert turned(state, "at 2,0", "turn", "turn") == ["at 2,0 south", "at 2,0 north", "at 2,0 south"]


def test_a_double_is_held_by_either_half() -> None:
    state = holding("4-4", "1A--2   3---5   4---4   1b--6")
    places = choice.places(state)
    for square, turns in places.items():
        for way, action in turns.items():
            assert square in Floe(*halves(action)) and places[other_half(square, way)], action
    doubly = [turns[way] for turns in places.values() for way in turns]
    assert sorted(map(str, doubly)) == sorted(2 * [str(action) for action in dict.fromkeys(doubly)])
    picked = table.pick(state, ("at 0,1 west",), "at 0,1")
    assert choice.ghost(state, picked) == (Point(0, 1), "east", GAME.parse("lay 4-4 at 0,1 east"))
    assert choice.ghost(state, ("at 0,1 west",)) == (Point(0, 1), "west", GAME.parse("lay 4-4 at -1,1 east"))


def halves(action: Any) -> tuple[Point, Point]:
    """The two squares of a placement."""
    _, square, way = action.args
    return square, other_half(square, way)


def other_half(square: Point, way: str) -> Point:
    """The square beside this one."""
    return choice.beside(square, way)


def test_what_cannot_lie_so_is_not_held_there() -> None:
    state = holding("3-5")
    assert choice.ghost(state, ()) is None
    assert choice.ghost(state, ("at 4,1 north",)) is None and choice.ghost(state, ("at 4,0 east",)) is None
    walking = ice(ROW, NESTS, die=6)
    assert choice.ghost(walking, ("at 4,1 east",)) is None, "it is not the time for it"


def test_a_buddy_or_the_floes_are_picked_and_what_is_gone_is_not() -> None:
    state = stirred("1Ab-2   3---5   1---1b", 1, 2)
    assert choice.buddy(state, ()) == 2 and not choice.floes(state, ())
    assert table.pick(state, ("buddy 2",), "floes") == ("floes",)
    assert choice.buddy(state, ("floes",)) is None and choice.floes(state, ("floes",))
    assert choice.buddy(state, ("buddy 3",)) == 2, "the other one lies elsewhere"
    lifted = do(state, "lift 3-5", "leave it where it lies")
    assert choice.buddy(lifted, ("floes",)) == 2, "one floe is all"


# --- what is lit on the ice --------------------------------------------------------------------


def test_while_buddies_are_placed_the_squares_of_the_picked_one_are_lit() -> None:
    state = GAME.new(3, "nests")
    firsts = list(dict.fromkeys(action.args[0] for action in state.legal_actions()))
    assert len(firsts) == 2, "one of each of the other two"
    for buddy in firsts:
        squares = [a.args[1] for a in state.legal_actions() if a.args[0] == buddy]
        assert list(lit(state, f"buddy {buddy}")) == [f"place-{buddy}-{s.x}_{s.y}" for s in squares]
    assert list(lit(state)) == list(lit(state, f"buddy {firsts[0]}"))


def test_each_walk_shows_its_way_and_its_steps() -> None:
    board = table.draw(ice(ROW, NESTS, die=6), Viewer(0, NAMES))["board"]
    assert 'aria-label="Walk to the two of one-two, 1 step"' in tagged(board, "go-1_0")
    assert 'aria-label="Walk to the one of one-six, 6 steps"' in tagged(board, "go-6_0")
    assert '<path class="way" d="M0 0L100 0L200 0L300 0"/>' in board and board.count('class="walk"') == 6


def test_a_walk_from_the_middle_of_the_nest_begins_at_the_nearer_half() -> None:
    board = table.draw(ice("1---2   6---6   3---4", NESTS, die=5), Viewer(0, NAMES))["board"]
    assert 'd="M200 0L100 0L0 0"' in board and 'd="M300 0L400 0L500 0"' in board
    assert 'd="M300 0L200 0"' in board, "onto one half of the nest from the other"


def test_the_squares_beside_the_picked_buddy_are_lit_or_the_free_floes() -> None:
    state = stirred("1Ab-2b  3---5   1---1", 1, 2)
    assert set(lit(state, "buddy 2")) == {"nudge-2-1_0"}
    assert set(lit(state, "buddy 3")) == {"nudge-3-0_0", "nudge-3-2_0"}
    floes = list(lit(state, "floes"))
    assert {"lift-3-5", "lift-1-1"} <= set(floes) and len(floes) == len(state.vacant())


def test_places_are_lit_with_a_name_each_and_placements_wait_unseen() -> None:
    state = holding("3-5")
    board = table.draw(state, Viewer(0, NAMES))["board"]
    assert len(list(lit(state))) == len(choice.places(state)) == board.count("data-snap")
    spot = tagged(board, "at-4_1")
    assert 'data-pick="at 4,1"' in spot and 'aria-label="South of the west half of double four"' in spot
    assert board.count('class="unseen"') == len(state.legal_actions()) - 1, "all but to leave it"


def test_the_floe_in_hand_can_be_carried_and_where_it_is_held_it_turns() -> None:
    state = holding("3-5")
    resting = tagged(drawn(table, state), "ghost")
    assert (
        'data-touch="hand 3-5"' in resting and 'data-carry="200 0"' in resting and "data-pick" not in resting
    )
    held = tagged(drawn(table, state, ("at 4,1 south",)), "ghost")
    assert 'data-pick="turn"' in held and 'data-carry="400 100"' in held and 'aria-label="Turn it"' in held
    html = drawn(table, state, ("at 4,1 south",))
    assert 'data-action="lay 3-5 at 4,1 south"' in tagged(html, "lay") and 'data-pick="turn"' in tagged(
        html, "turn"
    )
    assert 'id="ghost"' not in drawn(table, ice(ROW, NESTS))


def test_what_must_be_in_sight() -> None:
    state = holding("3-5")
    held, *own, ice_and_rim = look(state).split(", ")
    assert held == "-50 -250 550 250", "the floe in hand, with some sea around it"
    there = look(state, "at 4,1 south").split(", ")
    assert there == ["150 -150 650 350", *own, ice_and_rim], "where it is held"
    penguin, *others = look(ice(ROW, NESTS, die=2)).split(", ")
    assert penguin == own[0] == "-150 -150 150 150", "whoever decides, with some ice around it"
    assert [*own[1:], "50 -50 150 50"] == others, "its nest and buddies, and where it can go"
    over = do(ice("6---6   1A--2", NESTS, die=5, carried=[2, 0]), "go to 1,0")
    assert look(over) == "all"


def look(state: Penguins, *picked: str) -> str:
    """The boxes that must be in sight."""
    return re.search(r'data-look="([^"]+)"', drawn(table, state, picked))[1]  # type: ignore[index]


# --- all seats, and the tray -------------------------------------------------------------------


def crew(state: Penguins) -> str:
    """The standings."""
    return table.draw(state, Viewer(state.seat, NAMES))["players"]


def tray(state: Penguins, *picked: str) -> str:
    """The tray of whoever decides."""
    return table.draw(state, Viewer(state.seat, NAMES, picked))["tray"]


def test_standings_tell_of_each_seat_what_it_carries_and_how_far_it_is() -> None:
    state = ice("6---6   1A--2   3a--5   4---5B  3---4b", NESTS, carried=[1, 1], stunned=[1])
    told = crew(state)
    along = "1 of 2 buddies along, 1 on the ice"
    assert f"Ada 5 steps, to move: 5 steps to all buddies and home, nest double six, {along}" in told
    lost = "no way leads home as the ice lies"
    assert f"Bo no way home stunned: {lost}, nest double five, {along}" in told
    assert told.count('class="head along"') == told.count('class="head out"') == 2
    assert ">5 steps<" in told and 'title="No way leads home as the ice lies"' in told
    assert 'class="seat now"' in told and 'class="seat stunned"' in told


def test_standings_of_whoever_carries_both_tell_the_way_home() -> None:
    state = ice("6---6   1A--2   4---5B  3---4", NESTS, carried=[2, 2])
    assert ">1 step<" in crew(state) and ": 1 step home," in crew(state) and ">no way home<" in crew(state)
    over = do(state, "go to 1,0")
    assert ">home<" in crew(over) and ": at home," in crew(over)


def test_standings_tell_who_has_no_way_to_a_buddy_and_whose_are_still_to_be_hidden() -> None:
    parted = ice("6---6   1A--2           3a--5", NESTS, carried=[1, 0])
    assert ">no way there<" in crew(parted) and ": no way leads to a buddy as the ice lies," in crew(parted)
    begun = GAME.new(2, "begin")
    assert crew(begun).count(">2 to come<") == 2
    placed = do(begun, str(begun.legal_actions()[0]))
    assert ">2 to come<" in crew(placed) and ": 1 buddy still to be hidden," in crew(placed)


def test_effects_are_a_list_of_what_can_be_picked() -> None:
    state = stirred("1Ab-2b  3---5   1---1", 1, 2)
    shown = tray(state, "buddy 3")
    assert Page(shown).values("data-pick") == ["buddy 2", "buddy 3", "floes"]
    assert "The buddy of Bo on the one of one-two" in shown and "Move a free floe" in shown
    assert 'aria-pressed="true"' in tagged(shown, "pick-buddy-3") and shown.count('aria-pressed="true"') == 1
    assert "Choose a floe" in tray(state, "floes") and "beside the buddy" in shown
    assert tray(state, "buddy 3").count(">1 of 1-2<") == 1, "beside its picture a few words are enough"
    alone = stirred("1A--2   3b--5   1---1", 3, 5)
    assert Page(tray(alone)).values("data-pick") == ["buddy 2"], "what is picked is said, if it is one alone"


def test_dice_are_shown_and_said() -> None:
    assert said_of_dice(tray(holding("3-5"))) == "Dice: walk 1 ice 3 and 5"
    assert said_of_dice(tray(ice(ROW, NESTS, die=6))) == "Dice: walk 6 ice"
    assert 'id="dice"' not in tray(GAME.new(2, "begin"))


def said_of_dice(html: str) -> str:
    """The name of the dice, which is what is written in them."""
    [button] = re.findall(r'<button[^>]*id="dice".*?</button>', html)
    return " ".join(re.sub("<[^>]*>", " ", button).split())


def test_the_floe_in_hand_is_laid_turned_or_left_from_the_tray() -> None:
    state = holding("3-5")
    assert Page(tray(state)).values("data-action") == ["leave it where it lies"]
    shown = tray(state, "at 4,1 south")
    assert Page(shown).values("data-action") == ["lay 3-5 at 4,1 south", "leave it where it lies"]
    assert 'class="note changes"' in shown and "Choose a square" not in shown


# --- forecasts -------------------------------------------------------------------------------------


def foretold(state: Penguins, action: str) -> str:
    """What is said of an action before it is made."""
    return table.VERBS.forecast(state, GAME.parse(action), NAMES)


@pytest.mark.parametrize(
    ("tile", "lay", "said", "why"),
    [
        ("3-4", "4,0 east", "You: 13 steps home with both instead of 17.", "saves you 4 steps"),
        ("3-4", "4,0 north", "Nobody’s way gets longer or shorter.", "nobody’s way gets longer or shorter"),
        ("2-2", "4,0 south", "You: no way to the buddy any more.", "costs the least"),
    ],
)
def test_what_a_floe_changes_is_told(tile: str, lay: str, said: str, why: str) -> None:
    state = holding(tile, GAP, carried=[1, 0])
    action = GAME.parse(f"lay {tile} at {lay}")
    assert (
        table.VERBS.forecast(state, action, NAMES) == said and table.VERBS.reason(state, action, NAMES) == why
    )


def test_a_way_that_is_opened_or_closed_is_told_of_each_penguin() -> None:
    opened = holding("3-4", GAP.replace("2---2", "     "), carried=[1, 0])
    assert foretold(opened, "lay 3-4 at 4,0 east") == "You: a way to the buddy again, 6 steps."
    assert table.VERBS.reason(opened, GAME.parse("lay 3-4 at 4,0 east"), NAMES) == "opens your way"
    both = holding("2-2", "6---6   1Ab-2   2---2   5---5   4B--1   0aa-3")
    assert foretold(both, "lay 2-2 at 4,1 north") == (
        "You: no way to the two buddies any more. Bo: no way to the buddy on one-two any more."
    )


@pytest.mark.parametrize(
    ("drawing", "die", "action", "said"),
    [
        (
            BUDDIES,
            6,
            "go to 1,0",
            "1 step. Then it is 5 steps instead of 6 until you are home with both, about 3 turns.",
        ),
        (
            BUDDIES,
            6,
            "go to 3,0",
            "3 steps to your buddy, who comes along. It is a double: you may move a buddy one square. "
            "Then it is 3 steps instead of 6 until you are home with both, about 2 turns.",
        ),
        (BUDDIES, 6, "stay", "You stay. Then it is 6 steps until you are home with both, about 4 turns."),
        (
            BEAR,
            6,
            "go to 2,0",
            "2 steps to a bear, who stops you. "
            "From there no way leads to all that you need, as the ice lies.",
        ),
    ],
)
def test_what_a_walk_leads_to(drawing: str, die: int, action: str, said: str) -> None:
    assert foretold(ice(drawing, NESTS, die=die), action) == said


def test_what_wins_and_what_a_place_for_a_buddy_costs() -> None:
    home = ice("6---6   1A--2", NESTS, die=5, carried=[2, 0])
    assert foretold(home, "go to 1,0") == "You are home with both buddies: you win!"
    assert table.VERBS.reason(home, GAME.parse("go to 1,0"), NAMES) == "wins at once"
    first = GAME.new(2, "begin")
    [said] = {foretold(first, str(first.legal_actions()[0]))}
    assert re.fullmatch(r"\d+ steps from its penguin, \d+ in all with the way home\.", said), said


def test_where_no_way_gets_longer_or_shorter_the_rolls_are_told() -> None:
    said, why = set(), set()
    for state in positions():
        lays = [action for action in state.legal_actions() if action.verb == "lay"]
        for action in lays[::9]:
            told = table.VERBS.forecast(state, action, NAMES).partition(
                "Nobody’s way gets longer or shorter"
            )[2]
            if "its numbers change" in told:
                for whose, now, was in re.findall(r"(yours|that of Bo) (\d+\.\d) instead of (\d+\.\d)", told):
                    said.add((whose, float(now) > float(was)))
                    assert now != was
                why.add(table.VERBS.reason(state, action, NAMES))
    assert said == {(whose, longer) for whose in ("yours", "that of Bo") for longer in (True, False)}
    told = "\n".join(sorted(why))
    assert re.search(r"makes your way easier to roll, \d+\.\d turns instead of \d+\.\d", told)
    assert re.search(r"makes the way of Bo harder to roll, \d+\.\d turns instead of \d+\.\d", told)
    assert not [one for one in why if "your way harder" in one or "Bo easier" in one]


def test_every_choice_is_foretold_in_whole_sentences() -> None:
    for state in positions():
        for action in state.legal_actions()[::9]:
            said = table.VERBS.forecast(state, action, NAMES)
            assert said[0].isupper() or said[0].isdigit(), said
            assert said[-1] in ".!" and "  " not in said and "None" not in said, said


# --- keys ----------------------------------------------------------------------------------------


def test_keys_lay_turn_and_end() -> None:
    state = holding("3-5")
    assert table.key(state, (), "f") is None and table.key(state, (), "t") is None
    held = ("at 4,1 south",)
    assert table.key(state, held, "F") == "action:lay 3-5 at 4,1 south"
    assert table.key(state, held, "t") == "pick:turn"
    assert table.key(state, held, "e") == "action:leave it where it lies"
    assert table.key(ice(ROW, NESTS, die=6), (), "E") == "action:stay"
    assert table.key(stirred("1A--2   3b--5", 3, 5), (), "e") == "action:leave the rest"
    begun = GAME.new(2, "begin")
    assert [table.key(begun, (), letter) for letter in "fte1x"] == [None] * 5


def test_what_a_key_does_says_so() -> None:
    shown = tray(holding("3-5"), "at 4,1 south")
    assert re.findall(r'id="(\w+)"[^>]*aria-keyshortcuts="(\w)".*?>(\w)</span>', shown) == [
        ("lay", "F", "F"),
        ("turn", "T", "T"),
        ("drop", "E", "E"),
    ]


def test_every_key_is_told_of() -> None:
    assert [key for key, _ in table.FACTS.keys][:3] == ["F", "T", "E"]


# --- the end, in words and numbers --------------------------------------------------------------


def test_rules_scores_and_grades() -> None:
    assert {table.FACTS.rule_now(state) for state in positions()} >= {
        "PN1.5",
        "PN2.2",
        "PN2.6",
        "PN3.2",
        "PN3.3",
        "PN4.1",
    }
    assert table.score_words((3, -9)) == "home in 9 rounds" and table.signs((3, -9)) == "◆◆◆"
    assert table.score_words((1, -1)) == "1 buddy in 1 round" and table.signs((1, -1)) == "◆◇◇"
    assert table.score_words((0, -200)) == "no buddy in 200 rounds"
    assert [table.FACTS.places[table.place((n, -9))] for n in range(4)] == [
        "no buddy",
        "1 buddy",
        "2 buddies",
        "home",
    ]
    grades = [table.grade((3, -rounds)) for rounds in range(1, 201)]
    assert grades == sorted(grades, reverse=True) and {*grades} == set(range(1, len(table.FACTS.grades)))
    assert table.grade((2, -3)) == 0


def test_the_story_counts_what_happened() -> None:
    match = matched(ENTRY, 3, "story")
    kinds = [event.kind for state in match.states for event in state.events()]
    story = dict(table.story(match))
    assert story["Walks"] == str(kinds.count("walked")) and story["Floes moved"] == str(kinds.count("laid"))
    assert story["Nights with a bear"] == str(kinds.count("bear")), "each with an event of its own"
    assert story["Rounds"] == str(match.past(Penguins)[-1].round) and all(story.values())


def test_a_match_that_has_just_begun_has_a_story() -> None:
    assert all(value for _, value in table.story(Match(GAME, 2, "begin")))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hiding_a_buddy_asks_for_a_second_tap_on_no_square(seats: int) -> None:
    shell = FakeShell()
    shell.open_record(Record("a1", Match(GAME, seats, "hide")))
    table = shell.screen
    while table.session.match.state.step == "place":
        texts = [str(action) for action in table.session.match.state.legal_actions()]
        assert not any(must_confirm(table.session, GAME.parse(text), True) for text in texts)
        table.act(texts[-1])
