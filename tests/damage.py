"""A healthy device, and damage of every kind to the texts that lie on it.

A case of damage is a number: `Dice(n)` makes its choices. What must hold of the page afterwards is in
`damage_cases`.
"""

from __future__ import annotations

import json
from typing import Any

import games
from app.keep.notes import NoteBook
from app.keep.record import Record
from app.keep.saved_record import record_json
from app.keep.schema import Result, Trophy, results_json, trophies_json
from app.keep.seals import seal, unseal
from app.keep.storage import MemoryStorage
from app.keep.store import ACHIEVEMENTS, MATCH, PREFIX, RESULTS, Store
from tabletop import chance
from tabletop.match import FORMAT, Match
from tabletop.plain import parse

NUMBERS = (0, -1, 1, 7, 99, 1.5, 10**9, 10**30, float("nan"), float("inf"), -(10**18))
WORDS = ("", "x", "person", "0", "\ud800", "a\udfff", "<b>", '"', "x" * 3000, "..", "match.a1", "é" * 50)
LISTS: tuple[list[Any], ...] = (
    [],
    [[]],
    ["x"],
    [0],
    [99],
    [-1],
    [None],
    [True],
    [""],
    ["\ud800"],
    [[[[]]]],
    ["x"] * 20,
    [1] * 50,
)
DICTS: tuple[dict[str, Any], ...] = (
    {},
    {"x": 1},
    {"": ""},
    {"log": []},
    {"results": []},
    {"format": FORMAT + 1},
    {"format": 99},
    {"boneyard": 9},
)
WRONG: tuple[Any, ...] = (None, True, False, *NUMBERS, *WORDS, *LISTS, *DICTS)
NESTED = ("{" * 400, "[" * 20_000)
BYTES = ("", " ", "0", "}", "]", '"', "\\", "[", "\x00", "\ud800", "é", ",", "null", "NaN", *NESTED)


class Dice:
    """Choices of a case, one after the other."""

    def __init__(self, case: int) -> None:
        self.case, self.count = case, 0

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1."""
        self.count += 1
        return chance.below(self.case, "damage", self.count, n)

    def of(self, items: Any) -> Any:
        """One of these."""
        return items[self.below(len(items))]


def played(slug: str, seats: int, plies: int, seed: str = "train") -> Match:
    """A match some plies old."""
    match = Match(games.load(slug).game, seats, seed)
    for ply in range(plies):
        legal = match.state.legal_actions()
        match = match.play(legal[chance.below(plies, "played", ply, len(legal))])
    return match


def with_other_luck(match: Match) -> Match:
    """The same, but that its last action that drew anything drew something else."""
    ply = max(ply for ply in range(match.at) if match.draws(ply))
    first = match.draws(ply)[0]
    log, other = match.log[ply:], match.go_to(ply).play(match.log[ply], {0: (first.number + 1) % first.n})
    for action in log[1:]:
        if action in other.state.legal_actions():
            other = other.play(action)
    return other


def healthy() -> dict[str, str]:
    """What lies on a healthy device, by key."""
    store = Store(MemoryStorage())
    for id, slug, seats in (
        ("a1", "domino-run", 1),
        ("b2", "dunginoes", 2),
        ("l7", "domino-run", 1),
        ("m8", "dungeons", 1),
        ("p9", "dunginoes", 2),
    ):
        notes = NoteBook()
        if slug == "dungeons":
            notes = notes.write(2, {"note 0": "A cold draught."}, typed=True)
            notes = notes.write(2, {"token 1": "hero 0 500 500 Ada", "squares": "4"})
            notes = notes.write(4, {"title 1": "<b> & “more”"}).back(4)
        match = played(slug, seats, 6)
        record = Record(
            id,
            with_other_luck(match) if id == "p9" else match,
            beat=(7, -9, 1) if slug == "domino-run" else None,
            by="Ada" if slug == "domino-run" else "",
            updated=1_000 + seats,
            lesson=3 if id == "l7" else None,
            notes=notes,
        )
        store.write(MATCH + id, record_json(record, games.load(slug).table))
    for slug, score in (("domino-run", (7, -9, 1)), ("dunginoes", (15,))):
        result = Result("c3", "train", True, score, (), "2026-11-20", "2026-11-20", 5, 1, ("Ada",))
        store.write(RESULTS + slug, results_json((result, result._replace(id="d4", marks=("hinted",)))))
        trophies = [
            Trophy(achievement, "c3", "train", "2026-11-20", "So.")
            for achievement in ("house-day", "house-par")
        ]
        store.write(ACHIEVEMENTS + slug, trophies_json(tuple(trophies)))
    store.choose("par.domino-run", {"2026-11-20": {"log": ["keep the line"], "score": None}})
    store.choose("settings", {"theme": "dark", "pace": "fast"})
    store.choose(
        "seats.dunginoes", {"count": 2, "kinds": ["person"] * 4, "names": ["Ada", "", "", ""], "turned": True}
    )
    return {key: store.storage.get(key) or "" for key in store.storage.names()}


HEALTHY = healthy()
NAMES = sorted({key.removeprefix(PREFIX) for key in HEALTHY if key.startswith(PREFIX)})


def bytes_wrong(dice: Dice, text: str) -> str:
    """The text cut, doubled, or with something put into it."""
    at, to = sorted((dice.below(len(text) + 1), dice.below(len(text) + 1)))
    if dice.below(2):
        return str(dice.of((text[:at], text[at:], text[:at] + text[to:], text[:to] + text[at:])))
    return f"{text[:at]}{dice.of(BYTES)}{text[at + dice.below(3) :]}"


def shape_wrong(dice: Dice, value: Any) -> Any:
    """The value with something in it left out, put twice, or replaced by something wrong."""
    if isinstance(value, dict) and value and dice.below(9):
        key = dice.of(sorted(value))
        if not dice.below(8):
            return {name: one for name, one in value.items() if name != key}
        return value | {key: shape_wrong(dice, value[key])}
    if isinstance(value, list) and value and dice.below(3):
        at = dice.below(len(value))
        if not dice.below(4):
            return value[:at] + value[at + 1 :] if dice.below(2) else value[:at] + value[at:] * 2
        return [*value[:at], shape_wrong(dice, value[at]), *value[at + 1 :]]
    return dice.of(WRONG)


def damaged(dice: Dice, text: str) -> str:
    """A kept text with wrong bytes, or with a wrong shape under a right check sum."""
    if not dice.below(3):
        return bytes_wrong(dice, text)
    plainly = text.startswith("{")
    value = parse(text) if plainly else unseal(text)
    for _ in range(1 + dice.below(2)):
        value = shape_wrong(dice, value)
    return json.dumps(value) if plainly else seal(value)
