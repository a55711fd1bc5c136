"""How a round ends, and in the end the match: the clock, last words, the last one out (RA6.3, RA7)."""

from __future__ import annotations

from games.run_away import pieces
from games.run_away.deck import CARDS, NUMBER
from games.run_away.orders import NEVER
from games.run_away.pieces import NOT_THIS_ROUND, WAITS_ON, WHEN_IT_MATTERS
from games.run_away.position import NEXT_ROUND, NOBODY, Position
from games.run_away.powers import by_way_of, leave_behind, lucky_number, named
from tabletop.actions import Action

# --- the clock, which those outside of the dungeon feed ---------------------------------


def turn_clock_up(state: Position) -> None:
    """RA7.1: what the clock is fed is turned up."""
    for seat in state.left:
        if state.chosen[seat]:
            card = state.bases[seat]
            state.bases[seat] = 0
            state.chosen[seat] = False
            to_clock(state, seat, card)


def to_clock(state: Position, seat: int, card: int) -> None:
    """RA7.1: a number that is there already is discarded."""
    state.reveal()
    new = NUMBER[card] not in {NUMBER[c] for c in state.clock}
    if new:
        state.clock += (card,)
    else:
        state.discard(seat, card)
    state.befall(seat, "clock", card, new)


def offer_last_words(state: Position, hero: int) -> list[Action]:
    """RA7.1: in the round of its death, up to two: the speed card and the card kept; none by whoever has
    ordered the run to go by itself."""
    if state.by_itself[hero]:
        return []
    state.seat = hero
    cards = [*([state.bases[hero]] if state.bases[hero] else []), *state.hands[hero]]
    return [*map(pieces.LastCard, cards), pieces.LastNone()] if cards else []


def last_card(state: Position, card: int) -> None:
    """RA7.1: at once."""
    seat = state.seat
    if card == state.bases[seat]:
        state.bases[seat] = 0
        state.chosen[seat] = False
    else:
        state.hands[seat] = ()
    to_clock(state, seat, card)
    state.first(("last_words", seat))


def last_none(state: Position) -> None:
    """RA7.1: "up to"."""


def end_round(state: Position) -> None:
    """RA7.5: clock, last one out, lying in wait, then tokens and cards go."""
    inside = state.inside()
    if inside and state.seats > 2 and state.clock_complete():
        state.befall(NOBODY, "clock complete")
        inside = lost(state, inside, "clock")
    if len(inside) == 1:
        inside = last_call(state, inside)
    if not inside:
        close(state)
        return
    lie_in_wait(state)
    clear(state)


def lost(state: Position, inside: list[int], how: str) -> list[int]:
    """Who is still in the dungeon is dead."""
    for seat in inside:
        state.fate[seat] = "dead"
        state.life[seat] = 0
        state.ends[seat] = by_way_of(state, seat, how)
        state.left.append(seat)
        leave_behind(state, seat)
        state.befall(seat, "lost", *named(state.ends[seat], seat))
    return []


def last_call(state: Position, inside: list[int]) -> list[int]:
    """RA7.3, RA8: the last one has one more round, with two players two."""
    if not state.calls:
        state.calls = (2 if state.seats == 2 else 1) + 1
    state.calls -= 1
    if not state.calls:
        return lost(state, inside, "last")
    state.befall(inside[0], "last call", state.calls)
    return inside


def lie_in_wait(state: Position) -> None:
    """RA6.3: with heroes behind it the boss may wait for them."""
    behind = [seat for seat in state.inside() if state.place[seat] < state.boss_at]
    if state.boss_waits and (state.boss_passed or not behind):
        state.boss_waits = False
        state.befall(NOBODY, "boss gets up")
    elif behind and not state.boss_waits and not state.boss_passed:
        last = min(reversed([seat for seat in state.order if seat in behind]), key=state.place.__getitem__)
        number = lucky_number(state, last)
        if number <= WAITS_ON[min(len(behind), len(WAITS_ON) - 1)]:
            state.boss_waits = True
            state.befall(NOBODY, "boss waits")
    state.boss_passed = False


def clear(state: Position) -> None:
    """RA7.5: tokens of the round go, and cards but those for the next round."""
    for seat in range(state.seats):
        for card, _ in state.lying[seat]:
            if not state.fate[seat] and any(effect.verb == "later" for effect in CARDS[card].effects):
                if (card, 1) not in state.coming[seat]:
                    state.coming[seat] += ((card, 1),)
            else:
                state.discard(seat, card)
        rest = [card for card, _ in state.fronts[seat]]
        if state.bases[seat]:
            rest.append(state.bases[seat])
        state.discard(seat, *rest, *state.hands[seat])
        state.coming[seat] = tuple(
            (card, 0 if part == NEXT_ROUND else part) for card, part in state.coming[seat]
        )
    seats = state.seats
    state.lying, state.fronts, state.hands = [()] * seats, [()] * seats, [()] * seats
    state.bases, state.waiting, state.flipped = [0] * seats, [0] * seats, [0] * seats
    state.chosen, state.shown, state.light = [False] * seats, [False] * seats, [False] * seats
    state.item_used, state.ability_used, state.asked = [False] * seats, [False] * seats, [False] * seats
    state.orders = [tuple(one for one in orders if one[1] != NEVER) for orders in state.orders]
    state.ordered = [()] * seats
    state.slow, state.confront, state.trample = [0] * seats, [0] * seats, [0] * seats
    state.asks = [WHEN_IT_MATTERS if how == NOT_THIS_ROUND else how for how in state.asks]
    state.tokens, state.walls = {}, ()
    state.order = ()


def close(state: Position) -> None:
    """RA7.4: nobody is in the dungeon any more."""
    state.ending = "over" if "out" in state.fate else "nobody"
