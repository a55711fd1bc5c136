"""How things stand in the dungeon, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from games.run_away.deck import CARDS, NUMBER
from games.run_away.event_words import spot
from games.run_away.hand import places
from games.run_away.rules import RunAway
from games.run_away.turn_track import stage
from tabletop.game import Names
from tabletop.wording import a, counted, in_words


def summary(state: RunAway, names: Names) -> str:
    """The round; where the boss is, and everybody, with life and gold; the hand that may be seen."""
    boss = f"{state.the_boss.name} {'lies in wait ' if state.boss_waits else 'is '}{spot(state.boss_at)}"
    seats = "; ".join(_seat(state, seat, names[seat]) for seat in range(state.seats))
    if state.ending:
        return f"Round {state.round}. {seats}."
    mine = "".join(_held(state, seat, names[seat]) for seat in range(state.seats))
    runner = names[state.runner] if state.runner == state.seat else ""
    mine += f" {runner} has {counted(state.speed, 'space')} left to run." if runner else ""
    return f"Round {state.round}. {boss}. {seats}.{mine}"


def _seat(state: RunAway, seat: int, name: str) -> str:
    before = f", {counted(len(state.fronts[seat]), 'card')} before their feet" if state.fronts[seat] else ""
    has = f"{counted(state.life[seat], 'life', 'lives')} and {state.gold[seat]} gold"
    if state.fate[seat]:
        return f"{name} is {state.fate[seat]} with {state.gold[seat]} gold"
    return f"{name} on space {state.place[seat]} has {has}{before}"


def _held(state: RunAway, seat: int, name: str) -> str:
    """Hand and bag of a seat, as far as they may be seen; where a card is chosen, with its key."""
    chooses = seat == state.seat and stage(state) != "run"
    cards = [(at, card) for at, card in enumerate(places(state, seat), 1) if card]
    hand = [
        f"{CARDS[card].name}, {a(NUMBER[card])}{f', at key {at}' if chooses else ''}" for at, card in cards
    ]
    bag = [CARDS[card].name for card in state.bags[seat] if card]
    held = f" In {name}’s hand: {'; '.join(hand)}." if hand else ""
    return held + (f" In {name}’s bag: {in_words(bag)}." if bag else "")


def turn_words(state: RunAway) -> str:
    """The round."""
    return f"round {state.round}" if state.round else "the start"
