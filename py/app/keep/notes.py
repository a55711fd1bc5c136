"""What people write beside a match, and how it is undone with it.

Each edit stands at the ply at which it was made. Going back, the edits of a ply are taken back one by one
before the action that led to it; going forward they come again after it. A new action forgets what had been
undone; what is written anew, only what had been undone at its own ply: later actions can still come again,
and with them what was written after them.

    >>> notes = NoteBook().write(4, {"note 7": "A cold draught."})
    >>> notes.now, notes.back(4).now
    ({'note 7': 'A cold draught.'}, {})
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from tabletop.desk import LONGEST_NOTE
from tabletop.plain import Like, Within
from tabletop.typed import clean
from tabletop.values import replace

MOST = 3000  # edits that can be read; of more, the last that were undone go
KEPT = 300  # texts in all edits but the oldest: each letter that is typed saves them all
RECENT = 100  # edits that stay as they are then
AT_ONCE = 50  # so many edits and texts go at once, and it is seldom looked which

Key = Annotated[str, Like("[a-z]{1,16}( [0-9]{1,6})?")]
Words = Annotated[str, Within(0, LONGEST_NOTE), clean]
Changes = Annotated[dict[Key, Words], Within(0, 10_000)]


class Edit(NamedTuple):
    """What changed at a ply: texts by their keys, an empty one for a note that is gone."""

    ply: Annotated[int, Within(0, 20_000)]
    changes: Changes


@dataclass(frozen=True)
class NoteBook:
    """The edits of a match in their order, a value; `counted` of them stand, the others were undone."""

    edits: tuple[Edit, ...] = ()
    counted: int = MOST

    def __post_init__(self) -> None:
        object.__setattr__(self, "counted", min(self.counted, len(self.edits)))

    @property
    def now(self) -> dict[str, str]:
        """What is written, as it stands."""
        found: dict[str, str] = {}
        for edit in self.edits[: self.counted]:
            found |= edit.changes
        return {key: text for key, text in found.items() if text}

    def write(self, ply: int, changes: Mapping[str, str], typed: bool = False) -> NoteBook:
        """Something is written at a ply; typing on at the same note is the same edit."""
        stand = [*self.edits[: self.counted]]
        later = [edit for edit in self.edits[self.counted :] if edit.ply > ply]
        last = stand[-1] if stand else None
        if typed and last and last.ply == ply and last.changes.keys() == changes.keys():
            stand.pop()
        stand.append(Edit(ply, dict(changes)))
        if len(stand) > RECENT + AT_ONCE and texts_in(stand[1:]) > KEPT:
            stand = fewer(stand)
        return NoteBook((*stand, *later)[:MOST], len(stand))

    def forget(self) -> NoteBook:
        """The match goes on otherwise: what was undone is gone."""
        return NoteBook(self.edits[: self.counted])

    def can_go_back(self, ply: int) -> bool:
        """Was something written at this ply?"""
        return self.counted > 0 and self.edits[self.counted - 1].ply == ply

    def can_go_forth(self, ply: int) -> bool:
        """Was something undone that was written at this ply?"""
        return self.counted < len(self.edits) and self.edits[self.counted].ply == ply

    def back(self, ply: int) -> NoteBook:
        """What was written last at this ply is taken back; the same if there is nothing."""
        return replace(self, counted=self.counted - self.can_go_back(ply))

    def forth(self, ply: int) -> NoteBook:
        """What was undone at this ply is written again; the same if there is nothing."""
        return replace(self, counted=self.counted + self.can_go_forth(ply))

    def follow(self, ply: int) -> NoteBook:
        """The match stands at this ply: later edits are undone, earlier ones stand."""
        counted = self.counted
        while counted and self.edits[counted - 1].ply > ply:
            counted -= 1
        while counted < len(self.edits) and self.edits[counted].ply < ply:
            counted += 1
        return replace(self, counted=counted)


NOTHING = NoteBook()


def texts_in(edits: Iterable[Edit]) -> int:
    """How many texts they hold."""
    return sum(len(edit.changes) for edit in edits)


def fewer(edits: Sequence[Edit]) -> list[Edit]:
    """The same in fewer edits: the older ones of a ply become one, so that each text still stands at its ply,
    and as many of the oldest as must."""
    found: list[Edit] = []
    for edit in edits[:-RECENT]:
        if found and found[-1].ply == edit.ply:
            found[-1] = Edit(edit.ply, found[-1].changes | edit.changes)
        else:
            found.append(edit)
    found += edits[-RECENT:]
    oldest, texts, most = 1, texts_in(found[1:]), len(edits) - AT_ONCE
    while len(found) - oldest >= most or (texts > KEPT - AT_ONCE and len(found) - oldest > RECENT):
        texts -= len(found[oldest].changes)
        oldest += 1
    written = NoteBook(tuple(found[:oldest])).now
    return [Edit(found[oldest - 1].ply, written), *found[oldest:]]
