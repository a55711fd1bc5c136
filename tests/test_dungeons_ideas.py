"""Ideas for dungeons: enough of them, fit for every table, and any two of them go together."""

from __future__ import annotations

import doctest
import re
from collections.abc import Callable
from itertools import chain, product
from types import ModuleType

import pytest

from games.dungeons.chart.model import Room
from games.dungeons.ideas import drafting, tables
from games.dungeons.ideas import titles as words
from games.dungeons.ideas.drafting import LONGEST_NOTE, LONGEST_TITLE, draft, drafts, kind, title
from games.dungeons.ideas.encounters import FINAL, FINAL_HIDDEN, FINAL_WANTS, SPECIAL, SPECIAL_WANTS
from games.dungeons.ideas.here import ENTRANCE, HALL, HERE
from games.dungeons.ideas.hidden import HIDDEN
from games.dungeons.ideas.illusions import REWARDS, RISKS
from games.dungeons.ideas.tables import FORMS, Idea, Table
from games.dungeons.ideas.wants import ROOM_WANTS, WANTS
from tabletop import chance
from tabletop.grid import Point, Rect

INTRODUCING = (HERE, ENTRANCE, HALL, SPECIAL, FINAL)
WANTING = (WANTS, ROOM_WANTS, SPECIAL_WANTS, FINAL_WANTS)
OTHERS = (HIDDEN, FINAL_HIDDEN, RISKS, REWARDS)
NUMBERS = range(7)
KINDS = ("ordinary", "hall", "entrance", "special", "final")

BANNED = (
    *("hit points?", "gold pieces?", "[gscp]p", "dc", "levels?", "xp", "hp", "ac", "d4", "d6", "d8", "d10"),
    *("d12", "d20", "saving throws?", "armou?r class", "spell slots?", "skill checks?", "perception"),
    *("initiative", "beholders?", "mind flayers?", "illithids?", "drow", "displacer", "owlbears?", "mimics?"),
    *("gelatinous", "githyanki", "tarrasque", "yuan-ti", "halflings?", "hobbits?", "balrogs?", "ents?"),
    *("orcs?", "shoggoths?", "cthulhu", "kill(s|ed)?", "blood", "corpses?", "dies?", "dead", "stupid"),
    *("ugly", "damn", "hell"),
)


def entries(*tables: Table) -> list[Idea]:
    """The lines of some tables, each once for every line there is."""
    lines = []
    for table in tables:
        for number, here in table.items():
            lines += [idea for idea in here if number == 0 or idea not in table[number - 1]]
    return lines


ALL = entries(*INTRODUCING, *WANTING, *OTHERS)


def room(name: str, serial: int = 1, **more: object) -> Room:
    """A room by its domino, the risk first: "2-5"; the entrance has the serial 0."""
    risk, reward = map(int, name.split("-"))
    where = (Rect(0, 0, 4, 2), Point(1, 1), Point(3, 1))
    bare = Room(name, serial, serial + 1, *where, risk, reward, serial - 1)
    return bare._replace(**more)  # type: ignore[arg-type]


def luck(seed: str) -> Callable[[int, int], int]:
    """Luck of a seed: luck(serial, n)."""
    drawn: dict[int, int] = {}

    def next_number(serial: int, n: int) -> int:
        drawn[serial] = drawn.get(serial, 0) + 1
        return chance.below(chance.seed_number(seed), f"ideas {serial}", drawn[serial], n)

    return next_number


def dungeon(seed: str) -> list[Room]:
    """27 rooms of all dominoes but one, turned this way and that, some of them special, one the final one."""
    shuffle = luck(f"dungeon {seed}")
    pile = [f"{low}-{high}" for low in NUMBERS for high in range(low, 7)]
    pile.remove("6-6")
    rooms = []
    for serial in range(27):
        name = pile.pop(shuffle(0, len(pile)))
        rooms.append(room(name if shuffle(1, 2) else name[::-1], serial, special=shuffle(2, 9) == 0))
    return [*rooms[:-1], room("6-6", 26, final=True)]


def longest(table: Table, number: int, who: str = "it") -> int:
    return max(len(idea.said(who)) for idea in table[number])


@pytest.mark.parametrize("module", (drafting, tables))
def test_the_examples_are_true(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_there_are_many_and_none_twice() -> None:
    texts = [idea.text for idea in ALL]
    assert len(texts) >= 300
    assert len({text.lower() for text in texts}) == len(texts)
    notes = "\n".join(texts)
    assert all(notes.count(text) == 1 for text in texts), "none is a part of another"


@pytest.mark.parametrize("table", (HERE, WANTS, HIDDEN))
def test_every_number_of_pips_has_enough(table: Table) -> None:
    assert all(len(table[number]) >= 8 for number in NUMBERS)


@pytest.mark.parametrize("table", (*INTRODUCING, *WANTING, *OTHERS))
def test_no_number_of_pips_has_nothing(table: Table) -> None:
    assert all(len(table[number]) >= 6 for number in NUMBERS)


@pytest.mark.parametrize("who", ("it", "they"))
def test_each_is_a_sentence_for_every_table(who: str) -> None:
    for said in (idea.said(who) for idea in ALL):
        assert len(said) <= 110, said
        assert said.rstrip("”")[-1] in ".?" and said == said.strip() and "  " not in said, said
        assert not re.search(r"[<>&*_`\[\]|\"'–—]|\.\.\.", said), said
        assert said.count("“") == said.count("”"), said
        assert not re.search(rf"\b({'|'.join(BANNED)})\b", said, re.IGNORECASE), said


def test_sentences_begin_as_their_place_in_a_note_asks() -> None:
    assert all(idea.text[0].isupper() for idea in entries(*INTRODUCING, HIDDEN, FINAL_HIDDEN))
    assert all(idea.text[0].islower() for idea in entries(*WANTING, RISKS, REWARDS))


def test_whoever_is_introduced_is_one_or_many_or_a_room() -> None:
    for idea in entries(*INTRODUCING):
        assert idea.who in ("it", "they", "room")
        if idea.text.startswith(("A ", "An ")) and idea.who == "they":
            assert idea.text.startswith("A patrol of")
        assert not FORMS.search(idea.text)
    assert {idea.who for idea in entries(HALL, ENTRANCE, SPECIAL, FINAL)} == {"it", "they"}
    assert not any(idea.who for idea in entries(*WANTING, *OTHERS))


def test_no_room_is_called_another_than_its_title_may_call_it() -> None:
    places = "|".join((*words.ROOMS, *words.HALLS))
    for idea in entries(HERE, HALL):
        assert not re.search(rf"\b({places})\b", idea.text, re.IGNORECASE), idea.text


def test_wants_agree_with_it_and_with_them() -> None:
    assert Idea("to go, and [takes|take] [its|their] hat.").said("it") == "to go, and takes its hat."
    assert Idea("to go, and [takes|take] [its|their] hat.").said("they") == "to go, and take their hat."
    for idea in entries(WANTS, SPECIAL_WANTS, FINAL_WANTS):
        bare = FORMS.sub("", idea.text)
        assert not re.search(r"\b(its|them|their|themselves)\b", bare), idea.text
        going_on = re.search(r", and (\w+)", idea.text)
        assert not going_on or going_on[1] in ("will", "not", "the", "well"), f"one form only: {idea.text}"
    assert not any(FORMS.search(idea.text) for idea in entries(ROOM_WANTS, *OTHERS))


def test_no_note_can_be_too_long() -> None:
    for risk, reward in product(NUMBERS, NUMBERS):
        here = max(longest(table, risk) for table in INTRODUCING)
        want = max(longest(table, risk, who) for table in WANTING for who in ("it", "they"))
        second = max(len("The room wants ") + want, len("In truth ") + longest(RISKS, risk))
        hidden = max(longest(HIDDEN, reward), longest(FINAL_HIDDEN, reward))
        but = longest(REWARDS, reward)
        assert len("Here: Hidden: But \n\n\n") + here + second + hidden + but <= LONGEST_NOTE


def test_any_two_words_of_a_title_fit() -> None:
    sounds = (*words.CALM, *words.UNEASY, *words.DEADLY)
    places = (*words.ROOMS, *words.HALLS, *words.ENTRANCES)
    pairs = chain(
        product(sounds, places), product(words.QUESTS, words.ERRANDS), product(words.LAST, words.ENDS)
    )
    titles = [f"The {first} {second}" for first, second in pairs]
    assert all(len(text) <= LONGEST_TITLE for text in titles)
    assert len(set(titles)) == len(titles) >= 1000
    assert len(set(sounds)) == len(sounds) and len(set(places)) == len(places)


def test_the_rarest_of_all_that_a_room_is_decides() -> None:
    rooms = (
        *(room("2-5"), room("3-3"), room("3-3", 0), room("3-3", 0, special=True)),
        room("6-6", 0, special=True, final=True),
    )
    assert tuple(map(kind, rooms)) == KINDS


@pytest.mark.parametrize("name", ("0-6", "6-0", "3-3", "6-6"))
@pytest.mark.parametrize("serial", (0, 1))
@pytest.mark.parametrize("encounter", ({}, {"special": True}, {"final": True}))
@pytest.mark.parametrize("illusions", ((), ("risk",), ("reward",), ("risk", "reward")))
def test_a_note_has_a_line_for_each_thing(
    name: str, serial: int, encounter: dict[str, bool], illusions: tuple[str, ...]
) -> None:
    here, second, hidden, *but = draft(
        room(name, serial, illusions=illusions, **encounter), lambda n: n - 1
    ).split("\n")
    assert here.startswith("Here: ") and hidden.startswith("Hidden: ")
    assert second.startswith("In truth " if "risk" in illusions else ("It wants ", "They want ", "The room "))
    assert [line[:4] for line in but] == ["But "] * ("reward" in illusions)


@pytest.mark.parametrize("seed", range(12))
def test_a_dungeon_has_no_idea_and_no_title_twice(seed: int) -> None:
    rooms = dungeon(f"{seed}")
    titles, notes = zip(*drafts(rooms, luck(f"{seed}")), strict=True)
    lines = list(chain.from_iterable(note.split("\n") for note in notes))
    said = [re.sub(r"^(Here:|Hidden:|(It|They|The room) wants?) ", "", line) for line in lines]
    assert len(lines) == 27 * 3
    assert len(set(said)) == len(said)
    for which in (1, 2):
        parts = [text.split(" ", 2)[which] for text in titles]
        assert len(set(parts)) >= 25, "a word of a title comes again in another kind of room at most"


def test_drafts_are_repeated_by_their_seed_and_not_changed_by_later_rooms() -> None:
    rooms = dungeon("again")
    drafted = drafts(rooms, luck("again"))
    assert drafts(rooms, luck("again")) == drafted
    assert drafts(rooms[:9], luck("again")) == drafted[:9]
    assert drafts(rooms, luck("another")) != drafted


def test_one_room_can_be_drafted_anew_without_an_idea_of_the_others() -> None:
    this = room("4-2")
    others = ""
    seen = set()
    for _ in range(8):
        note = draft(this, lambda n: 0, others)
        seen |= set(note.split("\n"))
        others += note
    assert len(seen) == 24
    assert title(this, lambda n: 0) != title(this, lambda n: 0, title(this, lambda n: 0))


def test_when_all_ideas_are_used_some_come_again() -> None:
    rooms = [room("1-1", serial, illusions=("risk", "reward")) for serial in range(40)]
    assert len(drafts(rooms, luck("many"))) == 40
