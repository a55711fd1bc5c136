"""Matches and links: set up, undo and redo, saving, and every kind of damage."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import games
from games import load
from tabletop import link
from tabletop.actions import IllegalAction, InvalidAction
from tabletop.chance import below
from tabletop.luck import NeedsLuck
from tabletop.match import FORMAT, SEED_LENGTH, Match, MatchError, NewerMatch, clean_seed
from walks import matched

GAME = load("domino-run").game
NULL = load("nullgame").game


def played(plies: int, seed: str = "train") -> Match:
    """A match some plies old."""
    match = Match(GAME, 1, seed)
    for ply in range(plies):
        legal = match.state.legal_actions()
        if legal:
            match = match.play(legal[below(0, seed, ply, len(legal))])
    return match


@given(st.text())
def test_a_cleaned_seed_is_clean_and_fits_a_link(typed: str) -> None:
    seed = clean_seed(typed)
    assert clean_seed(seed) == seed and len(seed) <= SEED_LENGTH
    if seed:
        assert link.parse(link.seed_link(Match(GAME, 1, seed)), games.find).match.seed == seed


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("  Märchen & Train 7!", "maerchen-train-7"),
        ("Größe über Öl", "groesse-ueber-oel"),
        ("STRASSE Straße ẞ", "strasse-strasse-ss"),
        ("u\N{COMBINING DIAERESIS}ber", "ueber"),
        ("café Ångström señor Łódź", "cafe-angstroem-senor-lodz"),
        ("ﬁnal ½ 七", "final-1-2"),
        ("x" * 40, "x" * SEED_LENGTH),
        ("!?", ""),
    ],
)
def test_seeds_as_people_type_them(typed: str, seed: str) -> None:
    assert clean_seed(typed) == seed


@pytest.mark.parametrize("seed", ["", "Train", "a b", "-a", "x" * 33, "ä"])
def test_a_match_wants_a_clean_seed(seed: str) -> None:
    with pytest.raises(MatchError):
        Match(GAME, 1, seed)


def test_a_match_wants_seats_and_options_that_the_game_has() -> None:
    with pytest.raises(MatchError, match="1 to 1 players, not 3"):
        Match(GAME, 3, "a")
    with pytest.raises(MatchError, match="no option"):
        Match(GAME, 1, "a", {"size": 3})


def test_play_takes_text_and_says_what_is_wrong_with_it() -> None:
    match = Match(GAME, 1, "a")
    with pytest.raises(InvalidAction, match="no action of Domino Run"):
        match.play("jump")
    with pytest.raises(IllegalAction, match="not possible now"):
        match.play("end the move")
    assert match.at == 0
    assert match.play("keep the line").log == (GAME.parse("keep the line"),)


def test_undo_redo_and_a_new_branch() -> None:
    match = played(6)
    with pytest.raises(IllegalAction, match="nothing to redo"):
        match.redo()
    match = match.go_to(0)
    assert len(match.log) == 6 and match.played == ()
    other = next(a for a in match.state.legal_actions() if a != match.log[0])
    match = match.play(other)
    assert len(match.log) == match.at == 1, "what had been undone is forgotten"
    match = match.go_to(0)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        match.undo()


def test_a_match_is_a_value() -> None:
    """To play, to undo and to redo give another match: the old one stays as it is, the states are shared."""
    first, match = played(0), played(8).go_to(5)
    before, states = match.to_json(), match.states
    other = match.play(next(a for a in match.state.legal_actions() if a != match.log[5]))
    back, forth, start = match.undo(), match.redo(), match.go_to(0)
    assert (other.at, back.at, forth.at, start.at) == (6, 4, 6, 0)
    assert match.to_json() == before and match.states is states, "nothing of it has changed"
    assert back.states is forth.states is start.states is states
    assert all(ours is theirs for ours, theirs in zip(other.states, states[:6], strict=False))
    assert match.anew() == first and match.anew().state is not match.states[0]
    assert Match.from_json(GAME, match.to_json()) == match and match != back
    for name in ("at", "log", "states", "rewound", "hinted", "options"):
        with pytest.raises(FrozenInstanceError):
            setattr(match, name, getattr(match, name))


def test_rewound_only_when_luck_or_a_secret_is_crossed() -> None:
    match = Match(GAME, 1, "train")
    match = match.play("keep the line")
    run = next(a for a in match.state.legal_actions() if a.verb == "run")
    match = match.play(run)
    if match.state.agenda[0][0] == "move":
        match = match.undo()
        assert not match.rewound
        match = match.redo()
    while match.state.turns == 1:
        match = match.play(match.state.legal_actions()[-1])
    match = match.undo()
    assert match.rewound
    cards = Match(NULL, 2, "train")
    cards = cards.play(cards.state.legal_actions()[0])
    cards = cards.undo()
    assert cards.rewound, "the card was a secret"


def test_saved_and_read_again() -> None:
    match = played(9)
    match = replace(match.go_to(5), hinted=True)
    again = Match.from_json(GAME, json.loads(json.dumps(match.to_json())))
    assert again.to_json() == match.to_json() and again.states == match.states


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"format": FORMAT + 1}, NewerMatch),
        ({"version": GAME.version + 1}, NewerMatch),
        ({"version": GAME.version - 1}, MatchError),
        ({"game": "chess"}, MatchError),
        ({"seats": 2}, MatchError),
        ({"seats": [1]}, MatchError),
        ({"seed": "No Seed"}, MatchError),
        ({"seed": 5}, MatchError),
        ({"options": {"size": 1}}, MatchError),
        ({"options": [1]}, MatchError),
        ({"log": ["jump"]}, MatchError),
        ({"log": ["end the move"]}, MatchError),
        ({"log": [7]}, MatchError),
        ({"log": None}, MatchError),
        ({"at": 99}, MatchError),
        ({"at": -1}, MatchError),
        ({"at": 1.5}, MatchError),
        ({"at": None}, MatchError),
        ({"format": "1"}, MatchError),
        ({"brought": {"99": {"0": 1}}}, MatchError),
        ({"brought": {"0": {"99": 1}}}, MatchError),
        ({"brought": {"one": {}}}, MatchError),
        ({"brought": [1]}, MatchError),
    ],
)
def test_damaged_saves_are_told(change: dict[str, Any], fault: type[MatchError]) -> None:
    saved = played(4).to_json()
    with pytest.raises(fault) as raised:
        Match.from_json(GAME, saved | change)
    assert str(raised.value) and type(raised.value) is fault
    for name in saved:
        with pytest.raises(MatchError):
            Match.from_json(GAME, {key: value for key, value in saved.items() if key != name})


@pytest.mark.parametrize("plies", [0, 1, 7, 30])
def test_replay_links_round_trip_and_are_short(plies: int) -> None:
    match = played(plies)
    fragment = link.replay_link(match)
    read = link.parse(fragment, games.find)
    assert read.match.played == match.played and read.match.state == match.state
    assert read.beat is None and len(fragment) < 40 + 2 * plies


def test_a_link_carries_seats_options_and_what_is_to_beat() -> None:
    assert link.seed_link(Match(GAME, 1, "train")) == "domino-run/1/train/-/-"
    challenge = link.challenge_link(Match(GAME, 1, "train"), (5, -14, 2))
    assert challenge == "domino-run/1/train/-/-/beat=5.-14.2"
    assert link.parse(challenge, games.find).beat == (5, -14, 2)


@pytest.mark.parametrize("name", ["Ada", "Zoë <Königin> #1", "عدا", "👩‍👩‍👧‍👦 & co"])
def test_a_link_of_any_kind_says_who_sends_it(name: str) -> None:
    match = played(4)
    seating = link.Seating("b2", ("person",), ("Ben",))
    for fragment in (
        link.seed_link(match, name),
        link.challenge_link(match, (5, -14, 2), name),
        link.replay_link(match, name),
        link.play_link(match, seating, name),
    ):
        assert link.parse(fragment, games.find).by == name
        for cut in range(fragment.rindex("/by=") + len("/by="), len(fragment)):
            with pytest.raises(link.LinkError, match="who sends it"):
                link.parse(fragment[:cut], games.find)
    assert link.seed_link(match, " \u202e ") == link.seed_link(match), "a name that shows nothing is none"
    countess = link.seed_link(match, "Ada\u202e Lovelace, Countess")
    assert link.parse(countess, games.find).by == "Ada Lovelace, Co"


@pytest.mark.parametrize(
    ("fragment", "told"),
    [
        ("", "not on this shelf"),
        ("chess/1/train/-/-", "called “chess”"),
        ("domino-run/1/train", "incomplete"),
        ("domino-run/1/train/-/-/a/b", "incomplete"),
        ("domino-run/2/train/-/-", "Reload the page"),
        ("domino-run/0/train/-/-", "This seed is for version 0 .* as they are now"),
        ("domino-run/one/train/-/-", "version one"),
        ("domino-run/1/No Seed/-/-", "no seed"),
        ("domino-run/1/train/seats=9/-", "not 9"),
        ("domino-run/1/train/size=9/-", "no option"),
        ("domino-run/1/train/size/-", "no option"),
        ("domino-run/1/train/-/%%%", "damaged"),
        ("domino-run/1/train/-/", "incomplete"),
        ("domino-run/1/train/-/AAAAA", "damaged"),
        ("domino-run/1/train/-/" + "A" * 9000, "too long"),
        ("domino-run/1/train/-/-_", "Behind this seed"),
        ("domino-run/1/train/-/-/be", "challenge is damaged"),
        ("domino-run/1/train/-/-/", "link is damaged"),
        ("domino-run/1/train/-/-/pl", "match is damaged"),
        ("domino-run/1/train/-/-/beat=five", "challenge is damaged"),
        ("domino-run/1/train/-/-/beat=", "challenge is damaged"),
        ("domino-run/1/train/-/-/beat=5", "challenge is damaged"),
        ("domino-run/1/train/-/-/beat=5.-14", "challenge is damaged"),
        ("domino-run/1/train/-/-/beat=5.-14.", "challenge is damaged"),
        ("domino-run/1/train/-/-/beat=999999.1.1", "challenge is damaged"),
        ("domino-run/1/train/-/-/beat=" + "9" * 5000 + ".1.1", "challenge is damaged"),
        ("domino-run/1/train/-/-/play=", "who sits where"),
        ("domino-run/1/train/-/-/by=QWRh", "who sends it"),
        ("domino-run/1/train/-/-/by=", "who sends it"),
        ("domino-run/1/train/-/-/by=é", "who sends it"),
    ],
)
def test_what_is_wrong_with_a_link_is_told(fragment: str, told: str) -> None:
    with pytest.raises(link.LinkError, match=told):
        link.parse(fragment, games.find)


@pytest.mark.parametrize(
    "fragment",
    [
        "{0}/1/train/-/-",
        "domino-run/{0}/train/-/-",
        "domino-run/1/{0}/-/-",
        "domino-run/1/train/{0}/-",
        "domino-run/1/train/{0}=1/-",
        "domino-run/1/train/seats={0}/-",
        "domino-run/1/train/-/-/beat={0}",
    ],
)
def test_a_refusal_does_not_repeat_what_is_endless(fragment: str) -> None:
    with pytest.raises(link.LinkError) as raised:
        link.parse(fragment.format("x" * 7900), games.find)
    assert len(str(raised.value)) < 200


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=80), st.integers(0, 60))
def test_no_link_raises_anything_else(text: str, keep: int) -> None:
    for fragment in (text, link.replay_link(played(20))[:keep] + text):
        try:
            link.parse(fragment, games.find)
        except link.LinkError as fault:
            assert str(fault)


def test_one_letter_changed_is_noticed() -> None:
    match = played(20)
    fragment = link.replay_link(match)
    start = fragment.rindex("/") + 1
    for i in range(start, len(fragment)):
        wrong = fragment[:i] + ("B" if fragment[i] != "B" else "C") + fragment[i + 1 :]
        with suppress(link.LinkError):
            read = link.parse(wrong, games.find)
            assert read.match.played == match.played, "only a bit of padding may differ"


def test_a_match_too_long_for_a_link_is_told() -> None:
    match = replace(played(3), at=link.LENGTH)
    with pytest.raises(link.LinkError, match="export"):
        link.replay_link(match)


def test_undoing_the_last_action_of_a_game_with_secrets_goes_back_over_what_the_end_laid_open() -> None:
    for slug in ("nullgame", "run-away"):
        entry = games.load(slug)
        match = matched(entry, 2, "end")
        assert match.state.ending and not match.rewound
        match = match.undo()
        assert match.rewound


def test_a_card_that_an_ability_has_drawn_is_luck_that_was_seen() -> None:
    """Run Away!!, seed 0: the ability of the sixth choice draws a card from the deck."""
    match = Match(games.load("run-away").game, 2, "0")
    for _ in range(400):
        legal = match.state.legal_actions()
        ability = next((action for action in legal if action.verb == "use_ability"), None)
        before = match.state
        match = match.play(ability or legal[len(match.log) % len(legal)])
        if ability and sum(map(len, before.decks)) != sum(map(len, match.state.decks)):
            match = match.undo()
            assert match.rewound
            return
        if match.state.ending:
            break
    raise AssertionError("no ability has drawn a card")


def test_a_number_can_come_from_outside_and_only_where_one_is_drawn() -> None:
    state = GAME.new(1, "outside")
    action = next(action for action in state.legal_actions() if state.draws(action))
    first = state.draws(action)[0]
    blind = state.view(0)
    with pytest.raises(NeedsLuck) as asked:
        blind.apply(action)
    assert (asked.value.stream, asked.value.n) == (first.stream, first.n)
    assert blind == state.view(0)
    brought = {place: draw.number for place, draw in enumerate(state.draws(action))}
    assert blind.apply(action, brought) == state.apply(action).view(0)


def test_a_save_without_luck_from_outside_is_as_it_ever_was_and_one_with_it_is_for_newer_pages() -> None:
    plain = played(4).to_json()
    assert plain["format"] == 1 and "brought" not in plain
    match = played(4)
    state = match.state
    action = next(action for action in state.legal_actions() if state.draws(action))
    draw = state.draws(action)[0]
    own = match.play(action, {0: (draw.number + 1) % draw.n})
    assert own.to_json()["format"] == 2 and own.to_json()["brought"] == {"4": {"0": own.brought[4][0]}}
    assert own.up_to(4) == match and not own.go_to(4).has_own_luck
    assert own.undo().play(action).brought == {}
