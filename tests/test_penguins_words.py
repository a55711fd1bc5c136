"""What Penguin's Night Out says: prompts, actions, why something cannot be done, and what things are."""

from __future__ import annotations

import re
from typing import Any

import pytest

from dominoes.domino import Domino
from floes import ice, quiet, stirred
from games import load
from games.penguins import choice, words
from games.penguins.about import about
from games.penguins.rules import GAME, Penguins
from games.penguins.squares import beside, spoken
from games.penguins.verbs import VERBS
from positions import arranged, do
from tabletop.grid import Point
from walks import matched
from whynots import in_digits

ENTRY = load("penguins")
NAMES = ("Ada", "Bo", "Cid", "Dov")
NESTS = "6-6 5-5"
IN_HAND = [("lay",), ("close",), ("pass_on",)]  # the rest of a turn with a floe in hand
RULE = r"\(PN\d\.\d(, PN\d\.\d)*\)"


def walking() -> Penguins:
    """Everything in one row: where the last turn ended lies a buddy, a rival that carries more stands in
    the way, and behind it a buddy."""
    row = "1A--2   5---1B  4---4   3a--6   2b--2"
    return ice(row, "3-3 5-6", die=2, carried=[0, 1], barred=[(2,), ()])


def roaming() -> Penguins:
    """The dice have chosen the floe where the first penguin stands, and both buddies of the other."""
    return stirred("1Ab-2b  3---5   1---1", 1, 2)


def holding(drawing: str = "1A--2   3---5   4---4b", tile: str = "3-5", **fields: Any) -> Penguins:
    """The position drawn, with this domino in the first seat's hand."""
    chosen = Domino.parse(tile)
    return ice(drawing, NESTS, agenda=IN_HAND, lifted=chosen, selected=chosen, dice=chosen, **fields)


def placing() -> Penguins:
    """The first choice of a match."""
    return GAME.new(2, "begin")


def over() -> Penguins:
    """The first penguin is home."""
    return do(ice("6---6   1A--2", NESTS, die=5, carried=[2, 0]), "go to 1,0")


def positions() -> list[Penguins]:
    """All states of some matches."""
    matches = [matched(ENTRY, seats, "words") for seats in GAME.seats]
    return [state for match in matches for state in match.past(Penguins)]


# --- why something cannot be done ---------------------------------------------------------------


def test_every_touch_is_answered_by_its_rule_without_the_prompt_that_stands_above() -> None:
    for state in positions()[::6]:
        squares = [f"square {square}" for square in state.ice]
        buddies = [f"buddy {buddy}" for buddy, square in enumerate(state.buddies) if square]
        things = ["dice", "hand 3-5", *(f"seat {seat}" for seat in range(state.seats))]
        for target in [*squares, *buddies, *things]:
            said = state.why_not(target, NAMES)
            assert state.prompt(NAMES) not in said or state.ending
            if not state.ending and target != f"seat {state.seat}":
                assert re.search(RULE, said), f"{target}: {said}"


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("square 0,0", "You stand there already: to stay is a choice of its own (PN2.7)."),
        ("square 3,0", "Bo stands there, and no move ends on a penguin’s square (PN2.4)."),
        (
            "square 5,0",
            "On every way there within 6 steps a 2, a bear, your buddy or Bo with more buddies stops you",
        ),
        ("square 7,0", "It is 7 steps away, and a walk has 6 at most (PN2.2)."),
        (
            "square 8,0",
            "Your last turn ended with that buddy, and this move may not end with it again (PN2.5).",
        ),
        ("square 0,30", "No way leads there as the ice lies: there is water in between (PN1.1)."),
        (
            "buddy 0",
            "On every way there within 6 steps a 2, a bear, your buddy or Bo with more buddies stops you",
        ),
        ("buddy 2", "Your last turn ended with that buddy, and this move may not end with it again (PN2.5)."),
        ("seat 0", "It is your turn."),
        ("seat 1", "It is the turn of Ada (PN1.5)."),
        ("dice", "The dice roll by themselves: one for the way, then two for the ice (PN2.1, PN3.1)."),
    ],
)
def test_why_a_walk_cannot_end_there(target: str, said: str) -> None:
    assert in_digits(walking().why_not(target, NAMES)).startswith(in_digits(said))


@pytest.mark.parametrize("seats", GAME.seats)
def test_only_what_is_too_far_for_a_head_start_is_called_so(seats: int) -> None:
    """PN1.5, PN5.3: of each buddy that is hidden, whoever has the head start."""
    for one in range(seats):
        state = GAME.new(seats, "far", **{f"head-start-{one + 1}": 4})
        while state.step == "place":
            places = {action.args[1] for action in state.legal_actions()}
            taken = {*state.buddies, *(there for seat in range(seats) for there in state.stands(seat))}
            for square in state.ice:
                why = (
                    "too far" if square not in places | taken else "A free" if square in taken else "is free"
                )
                assert why in state.why_not(f"square {square}", NAMES)
            state.play(state.legal_actions()[0])


def test_whoever_begins_on_a_rivals_nest_has_to_leave_it() -> None:
    state = ice("5A--5   1---2B", NESTS, die=6)
    assert state.why_not("square 1,0", NAMES).startswith("Whoever begins on a rival’s nest has to leave it")


@pytest.mark.parametrize(
    ("state", "target", "said"),
    [
        (placing(), "square 5,1", "That square is free: a buddy can be hidden there (PN1.5)."),
        (roaming(), "square 0,0", "Somebody is on 1-2; only a free floe can be moved (PN3.2)."),
        (roaming(), "square 2,0", "3-5 is free: pick “Move a free floe” first, then the floe (PN3.2)."),
        (roaming(), "buddy 2", "A buddy of Bo, who has to fetch it (PN2.2)."),
        (holding(), "square 0,0", "1-2 lies there, and floes never overlap (PN3.3)."),
        (
            holding(),
            "square 3,0",
            "There 3-5 can lie in no other way than it did (PN3.3).",
        ),
        (holding("1A--2   0---5   4---4b", "0-5"), "hand 0-5", "Bear-five is in your hand: a place"),
        (
            holding(),
            "hand 3-5",
            "3-5 is in your hand: a place edge to edge with another floe is where it",
        ),
        (holding(stunned=[1]), "seat 1", "Bo is stunned and will pass a turn (PN3.2)."),
        (over(), "square 0,0", "The match is over. Home with both buddies in round 6."),
    ],
)
def test_why_nothing_is_done_there(state: Penguins, target: str, said: str) -> None:
    assert in_digits(state.why_not(target, NAMES)).startswith(in_digits(said))


def test_where_a_buddy_is_moved_only_squares_beside_it_will_do() -> None:
    called = do(ice("3A--2   4---4   1---6a  3---3a", NESTS, die=4), "go to 2,0")
    assert called.why_not("square 0,0", NAMES).startswith(
        "A buddy moves to a square right beside its own (PN2.6)."
    )
    shoved = stirred("1A--2   3b--5   1---1", 3, 5)
    assert shoved.why_not("square 0,0", NAMES).startswith(
        "A buddy moves to a square right beside its own (PN3.2)."
    )


# --- what things are -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "target", "said"),
    [
        (walking(), "square 7,0", ""),
        (
            walking(),
            "seat 0",
            "You carry no buddy, and the nest, double three, is out of reach as the ice lies (PN4.1).",
        ),
        (
            walking(),
            "buddy 0",
            "Your buddy on the three of three-six, 6 steps away. On every way there within 6 ",
        ),
        (
            walking(),
            "buddy 2",
            "The buddy of Bo on the west half of double two, 5 steps away. "
            "This move may not end with it again (PN2.5).",
        ),
        (walking(), "dice", "You rolled a 2: on the way, any 2 stops you (PN2.2)."),
        (
            holding(stunned=[1]),
            "seat 1",
            "Bo carries no buddy, and is at home on double five (PN4.1). "
            "Stunned: the next turn is passed (PN3.2).",
        ),
        (
            holding(die=1),
            "dice",
            "The 1 was rolled for the walk (PN2.1). "
            "The other two chose three-five, where the ice stirs (PN3.1).",
        ),
        (holding(), "dice", "The two dice chose three-five, where the ice stirs (PN3.1)."),
        (
            holding(),
            "hand 3-5",
            "Three-five may go to any lit place, edge to edge with another floe, and be turned",
        ),
        (holding(), "square 0,0", ""),
        (placing(), "square 5,1", ""),
        (roaming(), "square 0,0", ""),
        (
            stirred("1A--2   3b--5", 3, 5),
            "square 0,0",
            "The one of one-two: a walk ends here with a 1 (PN2.2).",
        ),
        (
            over(),
            "square 0,0",
            "The west half of double six: a walk ends here with a 6 (PN2.2). It is the nest of Ada.",
        ),
        (over(), "board", ""),
    ],
)
def test_what_a_thing_is_where_it_is_only_looked_at(state: Penguins, target: str, said: str) -> None:
    told = about(state, target, NAMES)
    assert told.startswith(said) and bool(told) == bool(said), told


def test_a_blank_is_where_a_bear_sleeps() -> None:
    state = stirred("1A--2   3b--5   0---4", 3, 5)
    assert about(state, "square 4,0", NAMES) == ("The bear of bear-four: every walk ends here (PN2.2).")


# --- actions and prompts --------------------------------------------------------------------------


def test_actions_have_words_of_their_own_without_coordinates() -> None:
    for state in positions()[::6]:
        orders = [VERBS.order(state, action, NAMES) for action in state.legal_actions()]
        assert len(set(orders)) == len(orders)
        assert not [said for said in orders if re.search(r"\d", said)]


@pytest.mark.parametrize(
    ("state", "action", "said"),
    [
        (walking(), "go to 1,0", "walk to the two of one-two"),
        (walking(), "stay", "stay where you are"),
        (ice("1A--2   5b--3b  4---4", "6-6 5-5"), "go to 5,0", "walk to the east half of double four"),
        (ice("1A--2   5a--0a", "6-6 5-5"), "go to 3,0", "fetch the buddy on the bear of bear-five"),
        (ice("1A--2   5aa-0", "6-6 5-5"), "go to 2,0", "fetch both buddies on the five of bear-five"),
        (ice("1A--2   6---6", "6-6 5-5"), "go to 2,0", "walk home, to the west half of double six"),
        (
            arranged(placing(), seat=0),
            "place buddy 2 at 30,0",
            "hide the first buddy of Bo on open water",
        ),
        (
            stirred("1A--2aa 3---5   1---1", 1, 2),
            "move buddy 1 to 2,0",
            "call the other buddy from the two of one-two to the three of three-five",
        ),
        (
            roaming(),
            "move buddy 3 to 2,0",
            "shove a buddy of Bo from the two of one-two to the three of three-five",
        ),
        (roaming(), "lift 3-5", "pick up three-five"),
        (roaming(), "leave the rest", "leave the rest as it is"),
        (
            holding(),
            "lay 3-5 at 4,1 east",
            "lay three-five, its three south of the west half of double four, its five to the east",
        ),
        (
            holding("1A--2   3---5   4---4b", "4-4"),
            "lay 4-4 at 0,1 east",
            "lay double four, one half south of the one of one-two, the other to the east",
        ),
        (holding(), "leave it where it lies", "leave the floe where it lies"),
    ],
)
def test_actions_in_peoples_words(state: Penguins, action: str, said: str) -> None:
    assert VERBS.order(state, GAME.parse(action), NAMES) == said


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (placing(), "Hide a buddy of Bo on a free square."),
        (GAME.new(3, "begin"), "Hide a buddy of Bo or Cid on a free square."),
        (
            ice("1A--2", "6-6 5-5", die=8, elbow=1),
            "Walk up to 6 squares; an 8, a bear or your buddy stops you.",
        ),
        (
            roaming(),
            "The ice stirs at 1-2: you may move each buddy on it one square and any free floe.",
        ),
        (stirred("1A--2   3b--5", 3, 5), "The ice stirs at 3-5: you may move the buddy on it one square."),
        (holding(), "Lay 3-5 elsewhere, turn it, or leave it."),
        (over(), "Home with both buddies in round 6."),
    ],
)
def test_prompts(state: Penguins, said: str) -> None:
    assert in_digits(state.prompt(NAMES)).startswith(said)


@pytest.mark.parametrize(
    ("die", "who"),
    [(4, "each of your buddies"), (6, "one of your buddies")],
    ids=["the number rolled", "another"],
)
def test_on_a_double_one_buddy_is_called_or_each_if_it_was_rolled(die: int, who: str) -> None:
    state = do(ice("3A--2   4---4   1---5a  3---3a", NESTS, die=die), "go to 2,0")
    assert state.prompt(NAMES) == f"On a double: {who} may move one square."


def test_how_a_match_ended_for_each_seat() -> None:
    won = over()
    assert [words.reason(won, seat, NAMES) for seat in range(2)] == [
        "Home with both buddies in round 6.",
        "Still out on the ice, with no buddy.",
    ]
    said = [words.reason(arranged(won, carried=[2, carried]), 1, NAMES) for carried in (1, 2)]
    assert said == [
        "Still out on the ice, with one buddy.",
        "Still out on the ice, with both buddies.",
    ]
    drawn = arranged(won, ending="draw")
    assert words.reason(drawn, 0, NAMES) == "Nobody was home after 200 rounds: a draw."


def test_every_event_is_told() -> None:
    told = {event.kind: state.tell(event) for state in positions() for event in state.events()}
    assert set(told) >= {"nested", "placed", "rolled", "walked", "met", "selected", "laid", "home"}
    for said in told.values():
        assert not said[0].islower() and said[-1] in ".!" and not re.search(r"\d,-?\d", said), said


def test_whoever_is_named_in_front_of_a_sentence_is_not_named_in_it_again() -> None:
    state = do(ice("1A--2a  3---5b  1---1", NESTS, die=2), "go to 1,0")
    met = next(event for event in state.events() if event.kind == "met")
    assert state.tell(met, NAMES) == "Picks up a buddy, one to go."
    assert state.tell(met._replace(seat=1, args=(met.args[0], 2)), NAMES) == "Ada picks up the second buddy."
    shoved = do(stirred("1A--2   3b--5", 3, 5), "move buddy 2 to 1,0")
    [nudged] = [event for event in shoved.events() if event.kind == "nudged"]
    assert shoved.tell(nudged, NAMES) == "Shoves a buddy of Bo one square, to the two of one-two."
    assert shoved.tell(nudged._replace(seat=1), NAMES) == "Calls a buddy one square, to the two of one-two."


def test_the_next_players_roll_is_told_with_the_end_of_the_turn_before() -> None:
    state = quiet(ice("1A--2   3---5   4---4b", NESTS, die=6), "stay", 4)
    assert [state.tell(event, NAMES) for event in state.events()] == [
        "Lets it lie.",
        "Rolls a 4.",
    ]


# --- names -------------------------------------------------------------------------------------


def test_a_blank_is_a_bear_in_every_name() -> None:
    assert [spoken(Domino(*ends)) for ends in ((0, 0), (0, 4), (3, 3), (3, 5))] == [
        "double bear",
        "bear-four",
        "double three",
        "three-five",
    ]
    lifted = holding("1A--2   0---5   4---4b", "0-5")
    assert lifted.prompt(NAMES).startswith("Lay bear-five elsewhere")
    for state in positions()[::6]:
        said = [state.prompt(NAMES), *map(state.tell, state.events())]
        said += [VERBS.order(state, action, NAMES) for action in state.legal_actions()]
        assert not [one for one in said if "blank" in one.lower() or "0-" in one]


def test_two_buddies_of_a_penguin_are_told_apart_by_where_they_lie() -> None:
    state = ice("1A--2a  3---5a  4b--4b", NESTS)
    assert words.buddy_words(state, 0, NAMES) == "your buddy on the two of one-two"
    assert words.buddy_words(state, 1, NAMES) == "your buddy on the five of three-five"
    assert words.buddy_words(state, 3, NAMES) == "the buddy of Bo on the east half of double four"
    both = ice("1A--2   3aa-5bb 4---4", NESTS)
    assert words.buddy_words(both, 1, NAMES) == "the other of your buddies on the three of three-five"
    assert words.buddy_words(both, 2, NAMES) == "one of the buddies of Bo on the five of three-five"
    held = placing()
    assert words.buddy_words(arranged(held, seat=0), 3, NAMES) == "a buddy of Bo"


def test_each_place_for_a_floe_has_a_name_of_its_own() -> None:
    state = holding("1A--2   3---5   4---4b")
    named = {
        "0,1": "south of the one of one-two",
        "-2,0": "two west of the one of one-two",
        "-1,1": "south-west of the one of one-two",
        "2,0": "east of the two of one-two",
        "6,-1": "north-east of the east half of double four",
    }
    chosen = Domino(3, 5)
    assert {place: beside(state, chosen, Point.parse(place)) for place in named} == named
    for held in [state, *(one for one in positions() if one.step == "lay")][:12]:
        assert held.lifted
        spots = [beside(held, held.lifted, square) for square in choice.places(held)]
        assert len(set(spots)) == len(spots) and "in open water" not in spots


def test_a_prompt_says_only_what_can_be() -> None:
    carrying = ice("1A--2   3---5   4---4b", NESTS, die=3, carried=[2, 0])
    assert carrying.prompt(NAMES) == "Walk up to 6 squares; a 3 or a bear stops you."
    stuck = ice("1A--2B", NESTS, die=3)
    assert stuck.prompt(NAMES) == "You rolled a 3, but no way leads anywhere: you can only stay."


def test_a_buddy_in_reach_that_cannot_be_fetched_says_what_is_in_the_way() -> None:
    told = about(walking(), "buddy 0", NAMES)
    assert told.endswith("or Bo with more buddies stops you (PN2.2, PN2.3).")
    assert about(ice("1A--2a", NESTS, die=6), "buddy 0", NAMES).endswith("1 step away (PN2.2).")
