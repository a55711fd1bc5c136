"""What everybody may see of a match as it stands, as the end of a web address, and back.

    #dunginoes/1/view/AbC...

The parts are game, rules version, the word "view", and in base64url a check sum and the packed text of the
view, of the names at the table, of the sentence that tells what happened last, and of notes that everybody
may read. Neither seed nor log is in it, nor anything hidden: a view has none of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, NamedTuple
from zlib import compress, crc32, decompressobj
from zlib import error as Unpackable

from tabletop import plain, typed
from tabletop.game import Game, State
from tabletop.link import LONGEST, NAME, LinkError, addressed, check_version, from_letters, letters

KIND = "view"  # what stands in the third place of such a link
TOLD = 400  # letters of the sentence
LARGEST = 200_000  # letters of a view that is unpacked; ours have a few thousand
FAR = 1_000_000  # no number of a view is beyond it
DAMAGED = "This picture of a match is damaged: part of it was lost or changed on the way. Ask for it again."

Notes = Annotated[
    dict[Annotated[str, plain.Within(1, 200)], Annotated[str, plain.Within(0, 200), typed.clean]],
    plain.Within(0, 200),
]


class Snapshot(NamedTuple):
    """What such a link says: the view, with nothing to choose in it; the names, a seat each; what happened
    last, in words; notes, by what they are about; and who sends it, empty where that was not typed."""

    game: Game
    view: State
    names: tuple[str, ...]
    told: str
    notes: dict[str, str]
    by: str = ""


def _shown(name: str) -> str:
    """A seat's name as it stands among words."""
    return typed.isolated(typed.name(name))


class _Beside(NamedTuple):
    """What stands in the link beside the view."""

    names: tuple[Annotated[str, plain.Within(0, NAME), _shown], ...]
    told: Annotated[str, plain.Within(0, TOLD), typed.clean_sentence]
    notes: Notes
    by: Annotated[str, plain.Within(0, NAME), typed.name] = ""


def snapshot_link(
    game: Game,
    view: State,
    names: Sequence[str],
    told: str,
    notes: Mapping[str, str] | None = None,
    by: str = "",
) -> str:
    """The fragment (without #) of what everybody may see now: of a view, or a state, as `State.public` has
    it. LinkError if it is too long for a link."""
    told = told if len(told) <= TOLD else f"{told[: TOLD - 2]} …"
    said = {"view": view.public().to_json(), "names": names, "told": told, "notes": dict(notes or {})}
    if by:
        said["by"] = by
    text = json.dumps(plain.dump(said), separators=(",", ":"), ensure_ascii=False).encode()
    head = f"{game.slug}/{game.version}/{KIND}"
    fragment = f"{head}/{letters(_sum(head, text) + compress(text, 9))}"
    if len(fragment) > LONGEST:
        raise LinkError("What there is to see does not fit a link; open the screen for everybody instead.")
    return fragment


def is_snapshot(fragment: str) -> bool:
    """Does a fragment ask for a picture of a match? (A seed may be called "view" as well.)"""
    parts = fragment.removeprefix("#").split("/")
    return len(parts) == 4 and parts[2] == KIND


def parse_snapshot(fragment: str, find: Callable[[str], Game | None]) -> Snapshot:
    """What such a fragment says; `find` gives the game of a slug, or None. LinkError, and nothing else, for
    anything wrong with it. Whether the view can be drawn only the table knows."""
    game, parts = addressed(fragment, find)
    if not is_snapshot(fragment):
        raise LinkError(DAMAGED)
    check_version(game, parts[1], "Ask for a new one.", "picture of a match")
    try:
        fields, beside = _read("/".join(parts[:3]), parts[3])
        view = type(game.new(game.seats[0], 0)).from_json(fields)
        if view.seed is not None or not len(beside.names) == view.seats or view.seats not in game.seats:
            raise ValueError("not what everybody may see at this table")
        return Snapshot(game, view.public(), beside.names, beside.told, beside.notes, beside.by)
    except Exception:  # of a forged view anything may go wrong
        raise LinkError(DAMAGED) from None


def _read(head: str, text: str) -> tuple[dict[str, Any], _Beside]:
    """The fields of the view, and what stands beside it. Some error if the text is damaged."""
    raw = from_letters(text)
    unpack = decompressobj()
    packed, said = raw[4:], b""
    try:
        said = unpack.decompress(packed, LARGEST)
    except Unpackable as fault:
        raise ValueError from fault
    if not unpack.eof or unpack.unused_data or raw[:4] != _sum(head, said):
        raise ValueError("cut off or changed")
    value = plain.parse(said.decode())
    fields = value.pop("view")
    _modest({name: field for name, field in fields.items() if name != "drawn"})
    return fields, plain.build(_Beside, value)


def _sum(head: str, text: bytes) -> bytes:
    return crc32(head.encode() + text).to_bytes(4, "little")


def _modest(value: Any) -> None:
    """ValueError for a number that would keep who draws it busy for ever."""
    if isinstance(value, dict):
        _modest(list(value.values()))
    elif isinstance(value, list):
        for item in value:
            _modest(item)
    elif isinstance(value, int | float) and not abs(value) <= FAR:
        raise ValueError(f"{value!r:.20} is beyond anything at a table")
