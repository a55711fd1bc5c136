"""The small rooms of the middle, luck, actions, plain values and words for numbers, and the dominoes' kit."""

from __future__ import annotations

import dataclasses
import doctest
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dominoes
import tabletop
from dominoes.domino import Domino, double_set
from games.nullgame.rules import GAME, HighCard
from tabletop import actions, chance, plain, values, wording

ROOMS = [
    f"{package.__name__}.{path.stem}"
    for package in (tabletop, dominoes)
    for path in sorted(Path(str(package.__file__)).parent.glob("[a-z]*.py"))
]


@dataclass(frozen=True)
class Shelf:
    books: int
    dust: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "dust", abs(self.dust))

    @cached_property
    def weight(self) -> int:
        return 2 * self.books + self.dust


@given(st.integers(), st.integers(), st.dictionaries(st.sampled_from(["books", "dust"]), st.integers()))
def test_a_value_like_another_is_what_dataclasses_make_of_it(books: int, dust: int, changes: Any) -> None:
    shelf = Shelf(books, dust)
    weight, kept = shelf.weight, vars(shelf).copy()
    other = values.replace(shelf, **changes)
    assert other == dataclasses.replace(shelf, **changes) and "weight" not in vars(other)
    assert shelf.weight == weight and vars(shelf) == kept


def test_a_value_has_no_other_fields() -> None:
    with pytest.raises(TypeError, match="Shelf has no mice"):
        values.replace(Shelf(1), mice=3)


@pytest.mark.parametrize("room", ROOMS)
def test_examples_in_the_docstrings_are_true(room: str) -> None:
    assert doctest.testmod(import_module(room)).failed == 0


def test_chance_is_splitmix64_with_its_published_numbers() -> None:
    # The reference implementation's first numbers for the seeds 1234567 and 0, as published in many
    # languages' ports; a stream is the same generator started at the seed crossed with its name.
    published = {
        1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423),
        0: (16294208416658607535, 7960286522194355700, 487617019471545679),
    }
    key = chance.seed_number("dice")
    for seed, numbers in published.items():
        assert tuple(chance.number(seed ^ key, "dice", count) for count in range(3)) == numbers


def test_chance_of_our_own_seeds_stays_what_it_is() -> None:
    assert chance.seed_number("") == 17665956581633026203
    seed = chance.seed_number("train")
    assert [chance.below(seed, "dice", n, 6) for n in range(8)] == [4, 4, 5, 3, 5, 0, 3, 0]


def test_chance_is_even() -> None:
    counts = [0] * 6
    for n in range(12000):
        counts[chance.below(n // 4, "dice", n % 4, 6)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 20.5, counts  # chi square, 1 in 1000


def test_streams_and_counts_are_apart() -> None:
    numbers = {chance.number(seed, stream, n) for seed in range(9) for stream in "abc" for n in range(9)}
    assert len(numbers) == 9 * 3 * 9


@given(st.lists(st.integers()), st.integers(0, 2**64 - 1))
def test_shuffled_keeps_the_items_and_the_list(items: list[int], seed: int) -> None:
    before = items[:]
    assert sorted(chance.shuffled(items, seed, "s")) == sorted(items) and items == before


def test_shuffled_gives_every_order() -> None:
    assert len({tuple(chance.shuffled([1, 2, 3, 4], seed, "s")) for seed in range(400)}) == 24


@given(st.lists(st.integers()), st.integers(0, 2**64 - 1))
def test_a_shuffle_keeps_the_items_and_is_counted(items: list[int], seed: int) -> None:
    state = GAME.new(2, seed)
    first, second = state.shuffle("s", tuple(items)), state.shuffle("s", items)
    assert sorted(first) == sorted(second) == sorted(items)
    assert state.drawn.get("s", 0) == 2 * max(0, len(items) - 1)


def test_a_shuffle_gives_every_order_and_each_time_another() -> None:
    state = GAME.new(2, 1)
    assert len({tuple(state.shuffle("s", range(4))) for _ in range(400)}) == 24


def test_dominoes() -> None:
    assert [len(double_set(n)) for n in (0, 6, 9)] == [1, 28, 55]
    assert Domino.parse("5-3") == Domino.of(3, 5) == Domino(3, 5) and str(Domino(3, 5)) == "3-5"
    assert (Domino(3, 5).other(3), Domino(3, 5).other(5), Domino(3, 5).pips) == (5, 3, 8)
    assert Domino(4, 4).is_double and not Domino(3, 4).is_double
    with pytest.raises(ValueError, match="no half with 6"):
        Domino(3, 5).other(6)


@given(st.text(max_size=6))
def test_what_is_no_domino_is_told(text: str) -> None:
    try:
        tile = Domino.parse(text)
    except ValueError as fault:
        assert str(fault)
    else:
        assert tile.low <= tile.high


def test_actions_are_made_once_and_parse_back() -> None:
    lay = actions.Kind("lay", "lay {} at {}", Domino.parse, int)
    action = lay(Domino(3, 5), 4)
    assert lay(Domino(3, 5), 4) is action and str(action) == "lay 3-5 at 4"
    assert lay.parse("lay 3-5 at 4") == action
    for wrong in ("lay 5-3 at 4", "lay 3-5 at 04", "lay 3-5", "lay 3-5 at four", "put 3-5 at 4", ""):
        assert lay.parse(wrong) is None


@given(st.text())
def test_any_text_is_an_action_or_told_to_be_none(text: str) -> None:
    try:
        assert str(GAME.parse(text)) == text
    except actions.InvalidAction as fault:
        assert str(fault)


class Pair(NamedTuple):
    """For the test below."""

    one: int
    other: str


def test_plain_values_come_back_by_their_declared_types() -> None:
    cases = [
        (list[Domino], [Domino(1, 2)]),
        (dict[int, tuple[int, ...]], {3: (1, 2)}),
        (dict[str, int], {"a": 1}),
        (tuple[int, str], (1, "a")),
        (int | None, None),
        (int | None, 4),
        (list[bool], [True, False]),
        (Pair, Pair(1, "a")),
    ]
    for declared, value in cases:
        assert plain.build(declared, plain.dump(value)) == value


@pytest.mark.parametrize(
    ("declared", "value"),
    [
        (int, True),
        (int, "1"),
        (list[int], "12"),
        (list[int], [1, "2"]),
        (dict[str, int], [1]),
        (tuple[int, str], [1]),
        (Domino, [1, 2, 3]),
        (bool, 1),
        (str, None),
    ],
)
def test_plain_values_of_another_type_are_refused(declared: object, value: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        plain.build(declared, value)


def test_states_with_fields_missing_or_unknown_are_refused() -> None:
    saved = GAME.new(2, "x").to_json()
    for wrong in ({**saved, "more": 1}, {name: value for name, value in saved.items() if name != "die"}):
        with pytest.raises(TypeError, match="missing or unknown"):
            type(GAME.new(2, "x")).from_json(wrong)


def test_a_public_step_that_offers_nothing_is_named() -> None:
    with pytest.raises(TypeError, match="no offer_leed"):

        class Misspelled(HighCard):
            PUBLIC = frozenset(("lead", "leed"))


def test_numbers_in_words() -> None:
    assert [wording.in_words(range(n)) for n in range(4)] == ["nothing", "0", "0 and 1", "0, 1 and 2"]
    assert wording.in_words([1, 2], "or") == "1 or 2"
    assert (wording.counted(1, "key"), wording.counted(0, "key")) == ("1 key", "0 keys")
