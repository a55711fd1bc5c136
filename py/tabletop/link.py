"""A match as the end of a web address, and back.

    #domino-run/1/train/-/-                  a seed to play
    #domino-run/1/train/-/-/beat=5.-14.2     a challenge: a score to beat on that seed
    #domino-run/1/train/-/AbC...             a whole match to watch or go on with
    #dunginoes/1/train/seats=2/AbC.../play=… the same, to be played on by people in different places
    #domino-run/1/train/-/-/by=AbC           any of them, with the name of who sends it

The parts are game, rules version, seed, options and log. Each action costs only
log2(number of legal ones) bits: the log is one big number in a mixed radix, its
digits the places of the actions among the legal ones, the first two digits the log's
length and a check sum over all of the link, written in base64url. Where luck has
come from outside, a dot stands before it, and behind each action's digit how many
of its numbers were brought, and for each its place and the number.
"""

from __future__ import annotations

import re
from binascii import a2b_base64, b2a_base64
from collections.abc import Callable, Sequence
from typing import NamedTuple
from zlib import crc32

from tabletop import typed
from tabletop.actions import Action
from tabletop.game import Game, State
from tabletop.luck import NOTHING, IllegalLuck
from tabletop.match import Match, MatchError
from tabletop.values import replace

LENGTH = 1 << 12  # a log in a link has fewer actions than this
CHECK = 1 << 16
OWN_LUCK = "."  # before the log of a match to which luck was brought
DRAWS = 1 << 10  # an action draws fewer numbers than this
SHORTEST = 5  # letters; a log's length and check sum alone have no fewer
SEED = "seed"
LONGEST = 8000  # letters; longer is no link of ours
PLAYERS = {"p": "person", "e": "easy", "m": "middle", "s": "strong"}
NAME = typed.LONGEST_NAME


class LinkError(ValueError):
    """A link that cannot be opened; the message says why and what to do."""


class Seating(NamedTuple):
    """Who plays a match by link, the same on every device.

    play: the match's own name; players: "person" or a bot's strength, a seat each; names: theirs.
    """

    play: str
    players: tuple[str, ...]
    names: tuple[str, ...]


class Linked(NamedTuple):
    """What a link says: the match as far as its log goes, a challenge's score to beat, who sits where
    in a match that is played by link, and the name of who sends it, empty where none was typed."""

    match: Match
    beat: tuple[int, ...] | None = None
    seating: Seating | None = None
    by: str = ""


def seed_link(match: Match, by: str = "") -> str:
    """The fragment (without #) of the seed alone: a friend starts where you started. by: who sends it."""
    return _signed("/".join((*_head(match), "-")), by)


def challenge_link(match: Match, score: tuple[int, ...], by: str = "") -> str:
    """The fragment of the seed with a score to beat."""
    return _signed(f"{seed_link(match)}/beat={'.'.join(map(str, score))}", by)


def play_link(match: Match, seating: Seating, by: str = "") -> str:
    """The fragment of a match for another device to go on with, its marks included. LinkError if too long."""
    kinds = "".join(player[0] for player in seating.players)
    marks = "r" * match.rewound + "h" * match.hinted
    said = "\n".join((seating.play, kinds, marks, *seating.names)).encode()
    return _signed(f"{replay_link(match)}/play={letters(crc32(said).to_bytes(4, 'little') + said)}", by)


def replay_link(match: Match, by: str = "") -> str:
    """The fragment of the whole match as played. LinkError if it is too long for a link."""
    if match.at >= LENGTH:
        raise LinkError("This match is too long for a link; export it as a file instead.")
    digits = []
    for ply, (state, action) in enumerate(zip(match.states, match.played, strict=False)):
        legal = state.legal_actions()
        digits.append((legal.index(action), len(legal)))
        if match.has_own_luck:
            digits += _luck_digits(match, ply)
    number = 0
    for digit, radix in reversed(digits):
        number = number * radix + digit
    head = "/".join(_head(match))
    number = (number * CHECK + _check(head, match.at, number)) * LENGTH + match.at
    log = number.to_bytes((number.bit_length() + 7) // 8 or 1, "little")
    fragment = f"{head}/{OWN_LUCK * match.has_own_luck}{letters(log)}"
    read = parse(fragment, lambda slug: match.game).match
    if read.played != match.played or read.state != match.state:
        raise LinkError("This match does not fit a link; export it as a file instead.")
    return _signed(fragment, by)


def parse(fragment: str, find: Callable[[str], Game | None]) -> Linked:
    """What a fragment (with or without #) says; `find` gives the game of a slug, or None.

    LinkError, and nothing else, for anything wrong with it.
    """
    game, parts = addressed(fragment, find)
    by = _read_sender(parts.pop()) if len(parts) > 5 and parts[-1].startswith("by=") else ""
    what = kind_of(parts)
    if len(parts) not in (5, 6) or not parts[4]:
        raise LinkError(f"This {what} is incomplete: part of it was lost on the way. Ask for it again.")
    _, version, seed, options, log = parts[:5]
    whole = "It" if what == SEED else "Its seed"
    check_version(game, version, f"{whole} can be played by the rules as they are now.", what)
    try:
        seats, chosen = _read_options(options, game)
        match = Match(game, seats, seed, chosen)
    except (MatchError, ValueError) as fault:
        raise LinkError(f"This {what} does not start a match: {fault}") from fault
    if what == SEED and log != "-":
        raise LinkError("Behind this seed stands something that does not belong there. Play the seed alone.")
    if log != "-":
        match = _replay(match, log)
    kind, _, text = parts[5].partition("=") if len(parts) == 6 else ("", "", "")
    if kind == "beat":
        return Linked(match, beat=_read_score(text, game), by=by)
    if kind == "play":
        seating, marks = _read_seating(text, match.seats)
        match = replace(match, rewound="r" in marks, hinted="h" in marks)
        return Linked(match, seating=seating, by=by)
    if len(parts) == 6:
        raise LinkError(
            f"This {what} is damaged: its end was cut off or changed on the way. Ask for it again."
        )
    return Linked(match, by=by)


def kind_of(parts: Sequence[str]) -> str:
    """What a link is, in a word, as far as its parts still tell."""
    log, end = (*parts[4:6], "", "")[:2]
    if end and "beat".startswith(end[:4]):
        return "challenge"
    if len(parts) > 5:
        return "match" if log != "-" or (end and "play".startswith(end[:4])) else "link"
    if len(parts) == 5 and log:
        return SEED if log[0] == "-" and len(log) < SHORTEST else "match"
    return "link"


def addressed(fragment: str, find: Callable[[str], Game | None]) -> tuple[Game, list[str]]:
    """The game that a fragment asks for, and all of its parts. LinkError if it is not on the shelf."""
    parts = fragment.removeprefix("#").split("/")
    if len(fragment) > LONGEST:
        raise LinkError("This link is too long to be one of ours.")
    game = find(parts[0])
    if game is None:
        raise LinkError(f"This link asks for a game called “{parts[0]:.32}”, which is not on this shelf.")
    return game, parts


def check_version(game: Game, version: str, cure: str, what: str = "link") -> None:
    """LinkError if a link is not for these rules; `cure` is what can still be done with an older one."""
    if version == str(game.version):
        return
    if version.isdecimal() and len(version) < 6 and int(version) > game.version:
        cure = "Reload the page to update it."
    ours = f"this page has version {game.version}"
    raise LinkError(f"This {what} is for version {version:.8} of the rules, {ours}. {cure}")


def _signed(fragment: str, by: str) -> str:
    """A fragment with the name of who sends it, and two bytes that tell whether the name is whole."""
    name = typed.name(by).encode()
    return f"{fragment}/by={letters(_name_sum(name) + name)}" if name else fragment


def _name_sum(name: bytes) -> bytes:
    return (crc32(name) % CHECK).to_bytes(2, "little")


def _read_sender(part: str) -> str:
    """The name that `_signed` wrote. LinkError if it is damaged."""
    try:
        raw = from_letters(part.removeprefix("by="))
        if raw[:2] == _name_sum(raw[2:]):
            return typed.name(raw[2:].decode())
    except ValueError:
        pass
    raise LinkError("This link is damaged: who sends it was cut off or changed on the way. Ask for it again.")


def _read_score(text: str, game: Game) -> tuple[int, ...]:
    """The score to beat, one that this game can end with. LinkError if the text is none."""
    if re.fullmatch(r"-?\d{1,9}(\.-?\d{1,9}){0,15}", text, re.ASCII):
        score = tuple(map(int, text.split(".")))
        if game.can_score(score):
            return score
    raise LinkError(
        "This challenge is damaged: the score to beat was cut off or changed on the way. "
        "Ask for it again, or play its seed."
    )


def _read_seating(text: str, seats: int) -> tuple[Seating, str]:
    """Who sits where, and the marks that the match came with. LinkError if the text is damaged."""
    damaged = LinkError("This match is damaged: it does not say who sits where. Ask for it again.")
    try:
        raw = from_letters(text)
        play, kinds, marks, *names = raw[4:].decode().split("\n")
        players = tuple(PLAYERS[kind] for kind in kinds)
    except (ValueError, KeyError):
        raise damaged from None
    if (
        raw[:4] != crc32(raw[4:]).to_bytes(4, "little")
        or not re.fullmatch("[0-9A-Za-z-]{1,64}", play)
        or any(len(name) > NAME for name in names)
    ):
        raise damaged
    if not len(players) == len(names) == seats:
        raise damaged
    return Seating(play, players, tuple(map(typed.name, names))), marks


def letters(raw: bytes) -> str:
    """Bytes as letters that a link may carry (base64url)."""
    return b2a_base64(raw, newline=False).decode().rstrip("=").replace("+", "-").replace("/", "_")


def from_letters(text: str) -> bytes:
    """What `letters` wrote. ValueError if the text is nothing of the kind."""
    if not (text.isascii() and text.replace("-", "").replace("_", "").isalnum()):
        raise ValueError
    return a2b_base64(text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4))


def _head(match: Match) -> tuple[str, ...]:
    given = dict(match.options)
    if match.seats != match.game.seats[0]:
        given["seats"] = match.seats
    options = ",".join(f"{name}={value}" for name, value in sorted(given.items())) or "-"
    return match.game.slug, str(match.game.version), match.seed, options


def _read_options(text: str, game: Game) -> tuple[int, dict[str, int]]:
    chosen = {}
    if text != "-":
        for part in text.split(","):
            name, _, value = part.partition("=")
            if not (value.isascii() and value.isdecimal() and len(value) < 6):
                raise ValueError(f"“{part:.32}” is no option.")
            chosen[name] = int(value)
    return chosen.pop("seats", game.seats[0]), chosen


def _luck_digits(match: Match, ply: int) -> list[tuple[int, int]]:
    """How many numbers were brought to an action, and for each its place and the number, as digits."""
    brought, draws = match.brought.get(ply, NOTHING), match.draws(ply)
    digits = [(len(brought), DRAWS)]
    for place, number in sorted(brought.items()):
        digits += [(place, DRAWS), (number, draws[place].n)]
    return digits


def _check(head: str, length: int, number: int) -> int:
    return crc32(f"{head}/{length}/{number:x}".encode()) % CHECK


def _replay(match: Match, log: str) -> Match:
    """A link's log, played on a fresh match. LinkError if it is not a log of this match."""
    damaged = LinkError(
        "This match is damaged: its moves do not fit the rules. Ask for it again, or play its seed."
    )
    try:
        raw = from_letters(log.removeprefix(OWN_LUCK))
    except ValueError:
        raise damaged from None
    number, length = divmod(int.from_bytes(raw, "little"), LENGTH)
    number, check = divmod(number, CHECK)
    head = "/".join(_head(match))
    if check != _check(head, length, number):
        raise damaged
    for _ in range(length):
        legal = match.state.legal_actions()
        if not legal:
            raise damaged
        number, place = divmod(number, len(legal))
        brought: dict[int, int] = {}
        try:
            if log.startswith(OWN_LUCK):
                number = _read_luck(match.state, legal[place], number, brought)
            match = match.play(legal[place], brought)
        except IllegalLuck:
            raise damaged from None
    if number or log.startswith(OWN_LUCK) != match.has_own_luck:
        raise damaged
    return match


def _read_luck(state: State, action: Action, number: int, brought: dict[int, int]) -> int:
    """Read the numbers that were brought to an action into `brought`: the rest of the number. IllegalLuck."""
    number, count = divmod(number, DRAWS)
    for _ in range(count):
        number, place = divmod(number, DRAWS)
        draws = state.draws(action, brought)
        if place >= len(draws) or place in brought:
            raise IllegalLuck("There is no such draw.")
        number, brought[place] = divmod(number, draws[place].n)
    return number
