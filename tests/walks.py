"""Walks through a game that are the same on every Python: what the laws are held against."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

from games import Entry
from tabletop import bots, chance
from tabletop.actions import Action
from tabletop.game import State
from tabletop.match import Match

T = TypeVar("T")

PATIENCE = 80  # plies by chance alone


def plies(entry: Entry, seats: int, seed: str, **options: int) -> Iterator[tuple[State, Action | None]]:
    """The states of a match, each with the action done there, None at the last. A coin says how it is
    played: by chance, or for the most part by the bot's policy, which sees more of a game, and which brings a
    match to its end that goes on by chance for long."""
    state = entry.game.new(seats, seed, **options)
    policy = entry.bot.policy
    well = chance.below(0, f"coin {seed}", 0, 2)
    for ply in range(entry.game.bound + 1):
        if state.ending:
            yield state, None
            return
        by_policy = (well or ply >= PATIENCE) and chance.below(0, f"hand {seed}", ply, 8)
        play = policy if by_policy else bots.by_chance
        action = play(state, chance.number(0, f"walk {seed}", ply))
        yield state, action
        state = state.apply(action)
    raise AssertionError(f"not over after {entry.game.bound} plies")


def walk(entry: Entry, seats: int, seed: str) -> Iterator[State]:
    """The states of a match alone."""
    return (state for state, _ in plies(entry, seats, seed))


def matched(entry: Entry, seats: int, seed: str, **options: int) -> Match:
    """The same walk as a match."""
    match = Match(entry.game, seats, seed, options)
    for _, action in plies(entry, seats, seed, **options):
        if action:
            match = match.play(action)
    return match


def wander(entry: Entry, seats: int, seed: str) -> tuple[State, int]:
    """The last state of a match that is played by chance alone, and how many plies it took."""
    state = entry.game.new(seats, seed)
    for ply in range(entry.game.bound + 1):
        if state.ending:
            return state, ply
        state.play(bots.by_chance(state, chance.number(0, f"wander {seed}", ply)))
    raise AssertionError(f"not over after {entry.game.bound} plies")


def some(things: Sequence[T], count: int = 4) -> Sequence[T]:
    """A few things, spread over all; the last is always among them."""
    return things[:: -max(1, len(things) // count)]


def as_text(state: State) -> str:
    """A state as JSON text, always the same for equal states."""
    return json.dumps(state.to_json(), sort_keys=True)


def digest(entry: Entry, seats: int, seed: str) -> str:
    """A walk in one short word: states, legal actions, events and prompts."""
    stirred = sha256()
    for state in walk(entry, seats, seed):
        told = [state.tell(event) for event in state.events()]
        legal = [str(action) for action in state.legal_actions()]
        stirred.update(json.dumps([state.to_json(), legal, told, state.prompt()], sort_keys=True).encode())
    return stirred.hexdigest()[:16]


def playthrough(entry: Entry, seats: int, seed: str) -> str:
    """A walk in words, ply by ply."""
    lines = [f"{entry.game.title}, rules version {entry.game.version}, {seats} seats, seed {seed}"]
    for state, action in plies(entry, seats, seed):
        lines += [f"  {state.tell(event)}" for event in state.events()]
        lines += [f"  = {sha256(as_text(state).encode()).hexdigest()[:12]}", "", state.prompt()]
        if action:
            lines.append(f"> {action}  ({len(state.legal_actions())} legal)")
    return "\n".join([*lines, ""])
