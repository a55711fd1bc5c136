"""What answers of Run Away!! rest on."""

from __future__ import annotations

from claims import Claimed
from games.run_away.deck import CARDS, KIND, NUMBER
from games.run_away.effects import OF_BOSS, Effects
from games.run_away.pieces import ALWAYS, NOT_THIS_ROUND, WHEN_IT_MATTERS
from games.run_away.position import NEXT_ROUND
from whynots import Asked, Fact

BY_CARD = ("run_on", "feed", "keep_card", "use", "last_card", "throw_one", "throw_two", "loot_item")


def _playable(asked: Asked) -> set[int]:
    """The cards that something can be done with; a throw names a card and a hero by turns."""
    return {card for args in asked.can(*BY_CARD) for card in args[::2]}


def _named(asked: Asked, name: str) -> bool:
    return CARDS[int(asked.what)].name == name


FACTS: dict[str, Fact] = {
    r"(.+) is an? [a-z ]+ that cannot be played now\.": lambda asked, name: (
        _named(asked, name) and int(asked.what) not in _playable(asked)
    ),
    r"(.+) can be used: choose on whom\.": lambda asked, name: (
        _named(asked, name) and int(asked.what) in [args[0] for args in asked.can("use")]
    ),
}
EXPLAINS = ("That cannot be chosen now.",)  # of what is no card; heroes to be aimed at are picked


# --- what choices are said to bring --------------------------------------------------------


def _in_bag(claim: Claimed, card: int) -> bool:
    return card in claim.then.bags[claim.seat]


def _stays(claim: Claimed) -> bool:
    """Does the hero come no further?"""
    return bool(claim.then.place[claim.seat] <= claim.state.place[claim.seat])


def _there_already(claim: Claimed) -> bool:
    """Is the number in the clock? What others put there at the same time nobody knows."""
    number = NUMBER[claim.action.args[0]]
    there = number in [NUMBER[card] for card in claim.state.clock]
    turned_up = [event.args for event in claim.then.events() if event.kind == "clock"]
    first = next((args for args in turned_up if NUMBER[args[0]] == number), None)
    assert first is None or first[1] != there
    return there


def _waits(claim: Claimed) -> bool:
    """Does the card wait for the next run of this hero, if there will be one?"""
    [hero] = claim.action.args
    coming = claim.then.coming[hero]
    over = claim.then.fate[hero] or claim.then.round > claim.state.round
    return bool(over or (claim.state.turned, NEXT_ROUND) in coming)


def _ordered(claim: Claimed) -> str | None:
    """What now holds of the thing that an order is about; None if its owner is asked."""
    return dict(claim.then.orders[claim.seat]).get(claim.action.args[0])


def _does_good(card: int) -> bool:
    """Does a card harm nobody who turns it up?"""
    effects = CARDS[card].effects
    return KIND[card] == "item" or not any(
        effect.amount > 0 if effect.verb in OF_BOSS else effect.amount < 0 for effect in effects
    )


def _used(claim: Claimed) -> Effects:
    """What is used does this: an item, or the ability."""
    card = claim.action.args[0]
    return CARDS[card].effects if claim.action.verb == "use" else claim.state.hero(claim.seat).effects


def _farthest(claim: Claimed, name: str) -> bool:
    """Is the rival of this name farther on than each other one in the dungeon?"""
    place, on, args = claim.state.place, claim.names.index(name), claim.action.args
    others = [seat for seat in claim.state.inside() if seat not in (on, claim.seat)]
    return on in (args[1::2] or args) and all(place[seat] < place[on] for seat in others) and bool(others)


CLAIMS: dict[str, Fact] = {
    r"(?:hurts|hits) (\w+), who is farthest on": _farthest,
    r"you have (\d+) of (\d+) lives": lambda claim, life, most: (
        [claim.state.life[claim.seat], claim.state.hero(claim.seat).life] == [int(life), int(most)]
    ),
    r"so none of it is lost": lambda claim: (
        sum(effect.amount for effect in _used(claim) if effect.verb == "life")
        <= claim.state.hero(claim.seat).life - claim.state.life[claim.seat]
    ),
    r"\s*([^.]+?) helps (\w+)\.": lambda claim, name, whom: any(
        CARDS[card].name == name and _does_good(card) and claim.names[on] == whom
        for card, on in zip(claim.action.args[::2], claim.action.args[1::2], strict=True)
    ),
    r"(?:You have|\w+ has) (\d+) lives at most\.": lambda claim, most: (
        claim.then.hero(claim.action.args[1]).life == int(most) >= claim.then.life[claim.action.args[1]]
    ),
    r"It goes into your bag, for (\d) speed\.": lambda claim, cost: (
        _in_bag(claim, claim.state.turned) and int(cost) == min(2, claim.state.speed)
    ),
    r"It goes into your bag, at no cost\.": lambda claim: (
        _in_bag(claim, claim.state.turned) and not claim.state.speed
    ),
    r"It goes into your bag\.": lambda claim: _in_bag(claim, claim.action.args[0]),
    r"(.+) goes into your bag, for nothing\.": lambda claim, name: (
        name in [CARDS[card].name for card in claim.then.bags[claim.seat]]
    ),
    r"It goes to the discards, and you run on\.": lambda claim: not _in_bag(claim, claim.state.turned),
    r"You run into (.+?)\. ": lambda claim, name: (
        name in [CARDS[card].name for card, *_ in [claim.told("flipped") or (0,)]]
    ),
    r"Your run ends here": _stays,
    r"A new number for the clock\.": lambda claim: not _there_already(claim),
    r"This number is there already": _there_already,
    r"You know what it is\.": lambda claim: claim.state.view(claim.seat).fronts[claim.seat][
        claim.action.args[0]
    ][0],
    r"Nobody knows what it is\.": lambda claim: (
        not any(
            claim.state.view(seat).fronts[claim.seat][claim.action.args[0]][0]
            for seat in range(claim.state.seats)
        )
    ),
    r"Only (\w+) knows what it is\.": lambda claim, name: claim.state.view(claim.names.index(name)).fronts[
        claim.seat
    ][claim.action.args[0]][0],
    r"You are asked at every window": lambda claim: claim.then.asks[claim.seat] == ALWAYS,
    r"You are asked where your own run ends": lambda claim: claim.then.asks[claim.seat] == WHEN_IT_MATTERS,
    r"You are asked in runs whether you use it\.": lambda claim: _ordered(claim) is None,
    r"It is used by itself when the boss would harm you": lambda claim: _ordered(claim) == "order_threat",
    r"It is used by itself on the next hero who passes": lambda claim: _ordered(claim) == "order_meeting",
    r"It is used by itself when your run begins\.": lambda claim: _ordered(claim) == "order_run",
    r"You are not asked about it until the next round\.": lambda claim: _ordered(claim) == "order_never",
    r"Encounters are turned up at random and items taken": lambda claim: claim.then.by_itself[claim.seat],
    r"Nothing is asked in runs": lambda claim: (
        claim.then.by_itself[claim.seat] and len(claim.then.orders[claim.seat]) > 0
    ),
    r"You choose what you turn up, and what you take\.": lambda claim: not claim.then.by_itself[claim.seat],
    r"You are asked again in the next round\.": lambda claim: (
        claim.then.asks[claim.seat]
        == (WHEN_IT_MATTERS if claim.then.round > claim.state.round else NOT_THIS_ROUND)
    ),
    r"It works in that hero's run of the next round\.": _waits,
    r"It works in the boss's next run\.": lambda claim: claim.told("boss event") is not None,
}
