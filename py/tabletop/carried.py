"""A link as people carry it: before a full stop, between quotes or stars, with `%2F` for its slashes, broken
over two lines, in the middle of a text.

    read("play this: https://boneyard.example/?utm_source=chat#domino-run/1/train/-/-).", games.find)

A link is tried as it stands first. Only if it cannot be read so, its end is cut off letter by letter: what
looks like a stray `_` may belong to it. Undoing percent signs loses nothing: no link of ours has any.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from tabletop.game import Game
from tabletop.link import Linked, LinkError, parse
from tabletop.match import SEED_LENGTH, Match, clean_seed
from tabletop.snapshot import is_snapshot, parse_snapshot

Find = Callable[[str], Game | None]

ENCODED = re.compile("(?:%[0-9a-f]{2})+", re.IGNORECASE)
UNSEEN = re.compile(r"[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0f\ufeff]")
LOST_PART = re.compile(r"\s+(?=/(?:beat|play|by)=)")  # before a part that a broken line begins with
HASHED = re.compile("#([a-z][a-z0-9-]*)")
BARE = re.compile(r"(?<![\w-])([a-z][a-z0-9-]*)(?=/[0-9]+/)", re.ASCII)
LINK = re.compile("[a-z0-9-]+(?:/[a-z0-9_=,.-]*)*", re.IGNORECASE)
SENDER = re.compile(r"(?:(?<!/-)/b|/by(?:=[^/]*)?)$")  # who sends a link, as far as that was not cut off
STRAY = (".", ",", "_", "-", "=")  # what a link may have inside, and texts behind it
CUTS = 12  # letters of these that are cut off at most
PLACE = re.compile(  # a screen of this device's own, or the way to a table beside it
    r"cabinet|hand|(?:match|players)/[0-9A-Za-z-]{1,64}|turn/[0-9A-Za-z-]{1,64}/[0-9]{1,5}|join(?:ed)?/[0-9A-Za-z_-]{1,400}"
)
LINES = 40  # over which a link may be broken


class Carried(NamedTuple):
    """What a carried text asks for: a fragment (without #) that can be opened, and what it says if it is a
    match's; or the fragment as far as it is to be seen, and the fault that it has."""

    fragment: str
    linked: Linked | None = None
    fault: str = ""


def read(text: str, find: Find) -> Carried:
    """The first reading of a text that can be opened; of none the fault of the fullest. `find` gives the
    game of a slug, or None."""
    clear = cleared(text)
    faulty = []
    for fragment in readings(clear, find):
        try:
            return Carried(fragment, opened(fragment, find))
        except LinkError as fault:
            faulty.append(Carried(fragment, fault=str(fault)))
    known = (one for one in faulty if find(one.fragment.partition("/")[0]))
    return next(known, faulty[0])


def cleared(text: str) -> str:
    """A text without percent signs for letters, and without unseen letters."""
    for _ in range(2):
        text = ENCODED.sub(
            lambda found: bytes.fromhex(found[0].replace("%", "")).decode(errors="replace"), text
        )
    return LOST_PART.sub("", UNSEEN.sub("", text)).strip()


def address_in(text: str, find: Find) -> bool:
    """Is there a link to a game of ours in a text that somebody has typed or pasted?"""
    return start_of(cleared(text), find) is not None


def start_of(clear: str, find: Find) -> int | None:
    """Where a link begins in a text: at the name of a game behind a #, or else before its number."""
    for pattern in (HASHED, BARE):
        for found in pattern.finditer(clear):
            if find(found[1]):
                return found.start(1)
    return None


def readings(clear: str, find: Find) -> Iterator[str]:
    """The fragments that a text may mean: all of it, what looks like a link in it, the same with its end
    cut off, and with the lines joined over which it may be broken; last of all, without the damaged name of
    who sends it."""
    yield clear.removeprefix("#")
    marked = clear if "#" in clear else f"#{clear}"
    start = start_of(marked, find)
    lines = marked[start:].split() if start is not None else []
    for count in range(1, min(len(lines), LINES) + 1):
        for soft in ("", "="):  # with which mail says that a line goes on
            joined = "".join(line.removesuffix(soft) for line in lines[: count - 1]) + lines[count - 1]
            found = LINK.match(joined)
            fragment = found[0] if found else ""
            yield fragment
            for _ in range(CUTS):
                if fragment.endswith(STRAY):
                    fragment = fragment[:-1]
                    yield fragment
    if start is not None and (unsigned := LINK.match("".join(lines))):
        yield SENDER.sub("", unsigned[0])


def opened(fragment: str, find: Find) -> Linked | None:
    """What a fragment says if it is a match's; None if it leads elsewhere. LinkError if it leads nowhere."""
    slug, _, rest = fragment.partition("/")
    if (not rest or PLACE.fullmatch(rest)) and find(slug):
        return None
    if is_snapshot(fragment):
        parse_snapshot(fragment, find)
        return None
    return parse(fragment, find)


def left_of(fragment: str, find: Find) -> list[Match]:
    """What is whole of a link that cannot be read: the match as far as it was played, and its seed."""
    slug, *parts = fragment.split("/")
    game = find(slug)
    if not game or len(parts) < 3 or not parts[0].isdecimal() or is_snapshot(fragment):
        return []
    found = []
    with suppress(LinkError):
        found.append(parse("/".join((slug, *parts[:4])), find).match)
    seed = clean_seed(parts[1])
    if seed and len(parts[1]) <= SEED_LENGTH:
        seeded = Match(game, game.seats[0], seed)
        with suppress(LinkError):
            seeded = parse("/".join((slug, str(game.version), seed, parts[2], "-")), find).match
        found = [*(match for match in found if match.log), seeded]
    return found
