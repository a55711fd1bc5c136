"""What is packed of our own modules: all that runs, and nothing that only readers need."""

from __future__ import annotations

from typing import Any

from pack import bare

SOURCE = b"""
from dataclasses import dataclass
from typing import NamedTuple

class Pair(NamedTuple):
    one: int
    other: str = "z"

@dataclass(frozen=True)
class Kept:
    pair: Pair

    async def late(self, *rest: int, **more: str) -> Pair:
        return self.pair

def paired(one: int, /, *, other: str = "x") -> Pair:
    found: Pair = Pair(one, other)
    return found
"""


def test_functions_lose_their_annotations_and_fields_keep_theirs() -> None:
    made: dict[str, Any] = {"__name__": __name__}
    exec(compile(bare(SOURCE), "made", "exec"), made)
    assert not made["paired"].__annotations__ and not made["Kept"].late.__annotations__
    assert made["Kept"](made["paired"](1)).pair == (1, "x")
    assert [*made["Pair"].__annotations__] == ["one", "other"] and [*made["Kept"].__annotations__] == ["pair"]
