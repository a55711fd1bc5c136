"""What CoLF DaDA says: events, prompts, actions, how it ended, and why something cannot be done."""

from __future__ import annotations

import re
from functools import cache

import pytest

from colf_walks import matches
from dominoes.domino import Domino
from games.colf_dada import pieces, words
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import SET
from games.colf_dada.rules import GAME, ColfDada
from games.colf_dada.verbs import VERBS
from heroes import cards_of, hero, settled
from positions import arranged, do
from tabletop.game import Event

RULE = re.compile(r"\(CD\d\.\d(, CD\d\.\d)*\)")
WRONG = re.compile(
    r"(?<![\d.])1 (dice|dominoes|candles|hits)\b|\b(?!1 )\d+ (die|domino|candle|hit)\b|\b0 \w|-\d|  |\.\."
)
TROLL = ("Troll", "Caped")
TILE = Domino(3, 5)
BLANK = Domino(0, 3)
GOOSE = cards_of("Goose", "Damp")
OWL = cards_of("Owl", "Damp", "Winged")


@cache
def positions() -> list[ColfDada]:
    """All states of some matches, and one in which the hero grows and holds all dominoes."""
    whole = hero(" ".join(map(str, SET)) + " /", step="grow_and_adapt", xp=6)
    return [*matches(15), do(whole, "grow")]


# --- events -------------------------------------------------------------------------------------

TOLD = [
    (("drew", TILE), "You draw three-five."),
    (("drew", Domino(4, 4)), "You draw double four."),
    (("pool empty",), "No domino is left to draw."),
    (("put", TILE, "attack"), "Three-five goes to attack."),
    (("turn", 3, 17), "Turn 3: 17 candles still to burn."),
    (("turn", 19, 1), "Turn 19: 1 candle still to burn."),
    (("turn", 20, 0), "Turn 20: the last candle burns."),
    (("master comes",), "The last candle is out, and the Master of the ruins comes."),
    (("mended", 0, BLANK), "The blank of blank-three is mended."),
    (("rested",), "You have rested."),
    (("grew", 4), "You grow to level 4: one die more."),
    (("adapted", TILE, "defense"), "Three-five moves to defense."),
    (("met", GOOSE), "You meet the Damp Goose."),
    (("met", OWL), "You meet the Damp, Winged Owl."),
    (("armed", 1, 2), "It has 1 domino to strike and 2 to guard."),
    (("armed", 2, 0), "It has 2 dominoes to strike and none to guard."),
    (("armed", 0, 0), "It has no domino to strike and none to guard."),
    (("weary", 3), "The fight drags on: its Bite is 3 now."),
    (("fled",), "You run."),
    (("away",), "You got away."),
    (("rolled", (1, 3, 5)), "You roll 1, 3 and 5."),
    (("rerolled", (6,)), "For 1 XP you roll again: 6."),
    (("placed", 4, "attack"), "A 4 goes to attack."),
    (("spent", 4, BLANK), "A 4 goes on the blank of blank-three."),
    (("assigned", 1, 2), "1 die strikes and 2 dice guard."),
    (("assigned", 0, 1), "1 die guards."),
    (("assigned", 2, 0), "2 dice strike."),
    (("returned", 1, 1), "1 die left over: 1 XP."),
    (("returned", 3, 2), "3 dice left over: 2 XP, and now you hold all that you can."),
    (("returned", 2, 0), "2 dice left over, and no room for more XP."),
    (("foe rolled", (2, 2)), "It rolls 2 and 2."),
    (("raged", 1), "In its rage it rolls again."),
    (("raged", 2), "In its rage it rolls again twice."),
    (("raged", 3), "In its rage it rolls again three times."),
    (("foe placed", 2, 0, 1), "It strikes with 2 and guards with nothing; 1 die left over: as much rage."),
    (("foe placed", 0, 1, 0), "It strikes with nothing and guards with 1."),
    (("boosted", "attack", 1), "1 XP for 1 more attack."),
    (
        ("struck", 2, 0, (1, 0), (0, 3, 2)),
        "You: Attack 1 − Defense 0 + 1 = 2 damage. It: Attack 0 − Defense 3 + Bite 2: no damage.",
    ),
    (("struck", 0, 3, None, (2, 1, 2)), "It: Attack 2 − Defense 1 + Bite 2 = 3 damage."),
    (("lost", Domino(0, 2)), "A die lay on the blank of blank-two: you lose that domino."),
    (("foe lost", Domino(0, 2)), "It loses blank-two for its blank."),
    (("covered", 5, TILE), "A hit on the five of three-five."),
    (("slew", GOOSE, 2), "The Damp Goose is slain: 2 XP."),
    (("slew", GOOSE, 0), "The Damp Goose is slain, and you have no room for more XP."),
    (("died", GOOSE), "No number of yours is whole: the Damp Goose has won."),
    (("stood up", 0), "You fall, and stand up without a hit; no more lives."),
    (("won", 0), "The ruins are free, with no candle left."),
    (("won", 1), "The ruins are free, with 1 candle left."),
]


@pytest.mark.parametrize(("event", "said"), TOLD)
def test_an_event_in_a_sentence(event: tuple[object, ...], said: str) -> None:
    assert GAME.new(1, 1).tell(Event(str(event[0]), 0, event[1:])) == said


def test_each_kind_of_event_is_told_and_happens() -> None:
    assert {str(event[0]) for event, _ in TOLD} == {*words.EVENTS}
    told = {event.kind: state.tell(event) for state in positions() for event in state.events()}
    assert told.keys() == words.EVENTS.keys() - {"stood up"}, "which happens with a head start alone"


def test_no_event_is_told_with_wrong_numbers() -> None:
    for said in {state.tell(event) for state in positions() for event in state.events()}:
        assert not said[0].islower() and said[-1] == "." and not WRONG.search(said), said


# --- actions ------------------------------------------------------------------------------------

ORDERS = {
    "put 3-5 in attack": "put three-five in attack",
    "seek a level 2 noun": "pick a noun of level 2",
    "add a level 4 adjective": "add an adjective of level 4",
    "turn the cards over": "turn the cards over",
    "rest": "rest",
    "challenge the master": "challenge the Master",
    "fight": "fight",
    "flee": "flee",
    "mark a 6": "mark a 6 to roll again",
    "mark what fits nothing": "mark all dice that fit nothing",
    "roll the marked dice again": "roll the marked dice again for 1 XP",
    "place 4 in defense": "put a 4 in defense",
    "place 4 on the blank of 0-3": "put a 4 on the blank of blank-three",
    "place all as proposed": "place all dice as proposed",
    "done": "leave it at that",
    "boost attack": "raise attack by one for 1 XP",
    "boost for the kill": "raise attack until it falls",
    "boost for safety": "raise defense until you are safe",
    "strike": "let it come to blows",
    "cover 0 of 0-3": "take a hit on the blank of blank-three",
    "take the hits as proposed": "take the hits as proposed",
    "mend 0 of 0-3 with 6": "mend the blank of blank-three with a 6",
    "mend as proposed": "mend as proposed",
    "grow": "grow a level",
    "move 3-5 to attack": "move three-five to attack",
    "end the turn": "end the turn",
}


def test_each_action_has_words() -> None:
    for text, said in ORDERS.items():
        assert VERBS.order(GAME.new(1, 0), GAME.parse(text)) == said
    assert {GAME.parse(text).verb for text in ORDERS} == {kind.verb for kind in pieces.KINDS}


def test_no_two_actions_are_called_the_same() -> None:
    for state in positions():
        legal = state.legal_actions()
        assert len({VERBS.order(state, action) for action in legal}) == len(legal)


# --- prompts ------------------------------------------------------------------------------------


def fight(step: str, **fields: object) -> ColfDada:
    """A hero with two 1s, in attack and in defense, against a troll with 22 HP."""
    return hero("1-2 / 1-4", "5-5 / 6-6", step, **{"cards": TROLL, "foe_hp": 22} | fields)


def sore(**fields: object) -> ColfDada:
    """A hero with hits, at rest."""
    return hero("1*-2 / 3-4*", step="mending", **fields)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (hero("1-2 /", step="put", held=TILE), "Will three-five strike or guard?"),
        (
            hero("1-2 / 3-4"),
            "Turn 1: pick a noun for a monster, rest, or challenge the Master.",
        ),
        (
            hero("1-2 / 3-4", turns=20, tokens=0),
            "Turn 20: pick a noun for a monster, rest, or challenge the Master.",
        ),
        (
            hero("1-2 / 3-4", step="adjectives", picks=(5,)),
            "A noun of level 5 wants an adjective, or more: up to 9 in all.",
        ),
        (
            hero("1-2 / 3-4", step="adjectives", picks=(5, 2)),
            "A level 7 monster: turn the cards over, or add another adjective.",
        ),
        (hero("1-2 / 3-4", step="adjectives", picks=(5, 4)), "A level 9 monster: turn the cards over."),
        (fight("fight_or_flee", round=2), "Round 2 against the Caped Troll: fight or flee?"),
        (fight("assign", dice=(1, 6, 6)), "Place the dice: some fit attack and defense."),
        (
            fight("assign", dice=(2, 6, 6), xp=3),
            "Place the dice that fit a number.",
        ),
        (
            hero("0-2 / 1-4", "5-5 / 6-6", "assign", dice=(2, 6, 6), xp=3),
            "Place the dice that fit a number; a blank takes any.",
        ),
        (
            hero("0-2 / 1-4", "5-5 / 6-6", "assign", dice=(3, 6, 6)),
            "No die fits a number, so each that is left over turns into 1 XP; a blank takes any.",
        ),
        (
            fight("assign", dice=(3, 6, 6), xp=25),
            "No die fits a number, and you have no room for more XP.",
        ),
        (
            fight("assign", dice=(1, 6, 6), xp=2, marked=(6,)),
            "Roll the marked dice again for 1 XP, or place the dice.",
        ),
        (
            fight("assign", dice=(3, 6, 6), xp=2, marked=(6,)),
            "Roll the marked dice again for 1 XP, or leave it.",
        ),
        (fight("boost", xp=2, foe_placed=[(5, 5), ()]), "You deal 1 of 22 and take 2: spend XP on it?"),
        (
            fight("boost", xp=9, foe_placed=[(), (6, 6)]),
            "You deal nothing of 22 and take nothing: spend XP on it?",
        ),
        (
            fight("boost", xp=2, foe_placed=[(5, 5), ()], foe_hp=1),
            "It falls, and you take 2: spend XP on defense?",
        ),
        (
            fight("boost", xp=2, foe_placed=[(5, 5), ()], fleeing=True),
            "You run, and take 2: spend XP on defense?",
        ),
        (fight("cover", hits=1), "Choose where 1 hit goes."),
        (fight("cover", hits=2), "Choose where 2 hits go."),
        (sore(dice=(1, 4, 6)), "Each die mends one hit on its number, or on a blank."),
        (
            sore(dice=(2, 3, 6), xp=1),
            "No die fits a hit: mark dice and roll them again for 1 XP, or leave it.",
        ),
        (sore(dice=(1, 3, 6), xp=1, marked=(3,)), "Roll the marked dice again for 1 XP, or mend."),
        (sore(dice=(2, 3, 6), xp=1, marked=(3,)), "Roll the marked dice again for 1 XP, or leave it."),
        (
            hero("1-2 / 3-4", step="grow_and_adapt", xp=6),
            "Grow for 6 XP, move dominoes, or end the turn.",
        ),
        (
            hero("1-2 /", step="grow_and_adapt", xp=6, adapted=(Domino(1, 2),)),
            "Grow for 6 XP, or end the turn.",
        ),
        (
            hero("1-2 / 3-4", step="grow_and_adapt", xp=2),
            "Move dominoes, or end the turn; 4 XP more, and you can grow.",
        ),
        (
            hero("1-2 / 3-4", step="grow_and_adapt", xp=25, level=13),
            "Move dominoes, or end the turn; nobody can hold the 26 XP of the next level.",
        ),
        (
            hero("1-2 /", step="grow_and_adapt", adapted=(Domino(1, 2),)),
            "End the turn; 6 XP more, and you can grow.",
        ),
    ],
)
def test_prompts(state: ColfDada, said: str) -> None:
    state.legal_actions()
    assert state.prompt() == said


def test_prompts_are_sentences_with_right_numbers_in_every_position() -> None:
    for said in {state.prompt() for state in positions()}:
        assert not said[0].islower() and said[-1] in ".?", said
        assert not WRONG.search(said.replace("you have 0.", "")), said


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"ending": "dead", "turns": 4}, "You fell to the Damp Goose in turn 4, at level 3."),
        (
            {"ending": "dead", "turns": 21, "master": True, "cards": cards_of("Hydra", "Damp", "Gilded")},
            "You fell to the Master, the Damp, Gilded Hydra in turn 21, at level 3.",
        ),
        (
            {"ending": "won", "tokens": 0, "master": True, "cards": cards_of("Hydra", "Damp", "Gilded")},
            "You slew the Master, the Damp, Gilded Hydra, with no candle left: just about.",
        ),
        (
            {"ending": "won", "tokens": 1, "master": True, "cards": cards_of("Hydra", "Damp", "Gilded")},
            "You slew the Master, the Damp, Gilded Hydra, with 1 candle left: just about.",
        ),
    ],
)
def test_how_a_match_ended(fields: dict[str, object], said: str) -> None:
    state = arranged(hero("1-2 / 3-4", "5-5 / 6-6"), **fields)
    outcome = state.outcome()
    assert outcome and outcome.reasons == (said,) and state.prompt() == said
    assert state.why_not("die 5") == f"The match is over. {said}"


# --- why not ------------------------------------------------------------------------------------


def test_every_touch_is_answered_and_names_its_rule() -> None:
    for state in positions()[::5]:
        mine = [muscle.domino for column in state.columns for muscle in column]
        things = ["foe", "foe die", "cards", "candles", "xp", "level", "pool", "challenge"]
        dice = [f"die {number}" for number in range(1, 7)]
        cards = [
            f"{kind} {level}"
            for kind, most in (("noun", 5), ("adjective", 4))
            for level in range(1, most + 1)
        ]
        spaces = [f"space {tile} {half}" for tile in mine for half in (0, 1)]
        held = ["held"] if state.held else []
        for target in [*things, *dice, *cards, *spaces, *held, *(f"muscle {tile}" for tile in mine)]:
            said = state.why_not(target)
            assert state.ending or (RULE.search(said) and said.endswith(state.prompt())), f"{target}: {said}"
            assert not said[0].islower()


@pytest.mark.parametrize(
    ("state", "target", "said"),
    [
        (hero("1-2 / 3-4"), "die 5", "The dice are rolled in a fight or at a rest (CD4.2)."),
        (
            fight("assign", dice=(1, 6, 6)),
            "die 6",
            "No space is free for a 6; dice that are over are worth 1 XP each (CD4.4).",
        ),
        (
            fight("assign", dice=(1, 6, 6)),
            "die 2",
            "No die that is left shows a 2; where one was placed it stays (CD4.3).",
        ),
        (
            fight("assign", dice=(1, 6, 6), xp=2, marked=(6, 6)),
            "die 6",
            "Each 6 is marked to be rolled again (CD4.2).",
        ),
        (sore(dice=(1, 3, 6)), "die 3", "No hit lies on a 3 or on a blank (CD2.3)."),
        (
            hero("1-2 / 3-4", step="grow_and_adapt", adapted=(Domino(1, 2),)),
            "muscle 1-2",
            "One-two has changed its column already; each does so once a turn (CD2.4).",
        ),
        (hero("1-2 / 3-4"), "muscle 1-2", "One-two changes its column only at the end of a turn (CD2.4)."),
        (
            hero("1-2* / 3-4", "5-5 / 6-6", "cover", hits=1),
            "space 1-2 1",
            "The two of one-two has its hit; a space takes one (CD4.7).",
        ),
        (sore(dice=(1, 3, 6)), "space 3-4 1", "No die that is left mends the four of three-four (CD2.3)."),
        (sore(dice=(1, 3, 6)), "space 3-4 0", "The three of three-four has no hit (CD2.3)."),
        (
            sore(dice=(1, 3, 6), agenda=[("grow_and_adapt",)]),
            "space 1-2 0",
            "The one of one-two has a hit, and takes no die until it is mended (CD4.3).",
        ),
        (fight("assign", dice=(1, 6, 6)), "space 1-2 1", "No die that is left shows a 2 (CD4.3)."),
        (
            hero("1-2 / 1-4", "5-5 / 6-6", "assign", dice=(1, 6, 6), placed=[(1,), ()], xp=1, level=4),
            "space 1-2 0",
            "The one of one-two has its die (CD4.3).",
        ),
        (hero("0-2 / 3-4"), "space 0-2 0", "In a fight the blank of blank-two takes any die (CD4.3)."),
        (hero("0-2 / 3-4"), "space 0-2 1", "In a fight the two of blank-two takes a die (CD4.3)."),
        (
            fight("fight_or_flee"),
            "foe die",
            "The monster plays by itself: its dice go to its attack first, then to its defense (CD4.5).",
        ),
        (
            hero("1-2 / 3-4", nouns=[place for place, card in enumerate(NOUNS) if card.level != 3]),
            "noun 3",
            "No card of level 3 is left in the deck (CD3.3).",
        ),
        (hero("1-2 / 3-4"), "adjective 3", "A noun comes first, then its adjectives (CD3.1)."),
        (
            hero("1-2 / 3-4", step="adjectives", picks=(5, 2)),
            "adjective 3",
            "With level 3 it would be more than 9: that is for the Master alone (CD3.4).",
        ),
        (
            hero(
                "1-2 / 3-4",
                step="adjectives",
                picks=(1,),
                adjectives=[place for place, card in enumerate(ADJECTIVES) if card.level == 1],
            ),
            "adjective 3",
            "No card of level 3 is left in the deck (CD3.3).",
        ),
        (
            fight("fight_or_flee"),
            "challenge",
            "The Master is challenged at the beginning of a turn (CD6.1).",
        ),
    ],
)
def test_why_not(state: ColfDada, target: str, said: str) -> None:
    state.legal_actions()
    assert state.why_not(target) == f"{said} {state.prompt()}"


def test_an_illegal_action_is_refused_in_words() -> None:
    state = settled(fight("fight_or_flee"))
    said = state.why_illegal(GAME.parse("grow"))
    assert said.startswith("“grow” is not possible now. Round 1 against")
