"""What has happened at a table, as a file for a report of a fault: it plays again, intent by intent.

There is nothing in it but the game, the seed, the options, who sits where without their names, what was
played before, the intents, and what the page says of itself. What was written beside the match is an intent.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Annotated, Any, NamedTuple, get_type_hints

from app.keep.record import Record
from app.session import intents as on
from app.session.model import Session, World
from app.session.update import begin, update
from tabletop import plain
from tabletop.actions import Action
from tabletop.bots import Choice
from tabletop.game import Game
from tabletop.match import Match, SavedMatch

MOST = 20_000  # intents that are kept
KINDS: dict[str, type[on.Intent]] = {kind.__name__: kind for kind in on.Intent.__args__}


class Recorded(NamedTuple):
    """The file. page: which page and browser wrote it; log: the intents, each a name and its values."""

    page: str
    match: SavedMatch
    players: tuple[str, ...]
    here: tuple[int, ...] | None
    phones: tuple[int, ...]
    world: World
    log: Annotated[tuple[Any, ...], plain.Within(0, MOST)]


class Recording:
    """What has happened since a record was put on the table."""

    def __init__(self, record: Record, world: World) -> None:
        self.record, self.world = record, world
        self.intents: list[on.Intent] = []

    def note(self, intent: on.Intent) -> None:
        """This has happened, without names. What the other tab has saved is a new beginning."""
        if isinstance(intent, on.Sit | on.AskBack):
            intent = intent._replace(name="")
        if isinstance(intent, on.TookOver):
            self.record, self.intents = intent.record, []
        elif len(self.intents) < MOST:
            self.intents.append(intent)

    def text(self, page: str) -> str:
        """The file's text."""
        record = self.record
        return json.dumps(
            {
                "page": page,
                "match": record.match.to_json(),
                "players": record.players,
                "here": record.here,
                "phones": record.phones,
                "world": self.world._asdict(),
                "log": [written(intent) for intent in self.intents],
            }
        )


def played_again(text: str, find: Callable[[str], Game | None]) -> Iterator[Session]:
    """The sessions of a recording, one after each intent, the first before any. ValueError or TypeError if
    the text is none."""
    it: Recorded = plain.build(Recorded, plain.parse(text))
    game = find(it.match.game)
    if not game:
        raise ValueError(f"{it.match.game!r} is no game")
    match = Match.from_saved(game, it.match)
    session = begin(Record("again", match, it.players, here=it.here, phones=it.phones), it.world)
    yield session
    for name, *values in it.log:
        session, _ = update(session, read(game, name, values))
        yield session


def written(intent: on.Intent) -> list[Any]:
    """An intent as JSON values: its name, and its values in their order; actions are their texts."""
    return [type(intent).__name__, *map(_plain, intent)]


def read(game: Game, name: str, values: list[Any]) -> on.Intent:
    """The intent that `written` wrote, of a match of this game. ValueError or TypeError if it is none."""
    if name not in KINDS:
        raise ValueError(f"{name!r} is no intent")
    kind = KINDS[name]
    hints = get_type_hints(kind)
    return kind(
        *(_read(game, hints[field], value) for field, value in zip(kind._fields, values, strict=True))
    )


def _plain(value: Any) -> Any:
    if isinstance(value, Action):
        return value.text
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _read(game: Game, declared: Any, value: Any) -> Any:
    if declared is Action:
        return game.parse(value)
    if declared is World:
        return World(*value)
    if declared == tuple[Choice, ...]:
        return tuple(Choice(game.parse(text), *figures) for text, *figures in value)
    if isinstance(value, tuple):
        value = list(value)
    return float(value) if declared is float else plain.build(declared, value)
