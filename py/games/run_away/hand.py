"""What lies before whoever decides in Run Away!!: the hand, the inventory, and the choices.

A throw is put together: a card is picked, then a hero, until all cards that have to go have a target; then it
is confirmed once. Picked are "card 17", then "hero 2", and so on.
"""

from __future__ import annotations

from games.contract import Picked
from games.run_away.cards import inside, look
from games.run_away.deck import CARDS
from games.run_away.forecast import forecast
from games.run_away.rules import RunAway
from games.run_away.words import action_words
from tabletop.actions import Action
from tabletop.game import Names, capital


def pairs(picked: Picked) -> list[tuple[int, int]]:
    """The cards that have a target already, with their targets."""
    cards = [int(what.split()[1]) for what in picked if what.startswith("card ")]
    heroes = [int(what.split()[1]) for what in picked if what.startswith("hero ")]
    return list(zip(cards, heroes, strict=False))


def waiting(picked: Picked) -> int:
    """The card that is picked and has no target yet, 0 for none."""
    return int(picked[-1].split()[1]) if picked and picked[-1].startswith("card ") else 0


def pick(state: RunAway, picked: Picked, what: str) -> Picked:
    """What is picked after a touch: a card waits for a hero; touched again it is put back."""
    if what in picked:
        at = picked.index(what)
        at -= at % 2
        return picked[:at] + picked[at + 2 :]
    kind = what.split()[0]
    if kind == "card":
        return (*(picked[:-1] if waiting(picked) else picked), what)
    if not waiting(picked):
        return picked
    rest = list(picked[:-1])
    if what in rest:
        return picked
    return (*picked, what)


def throw_of(state: RunAway, picked: Picked) -> Action | None:
    """The throw that is put together, if it is complete."""
    wanted = sorted(pairs(picked), key=lambda pair: pair[1])
    for action in state.legal_actions():
        args = action.args
        if sorted(zip(args[::2], args[1::2], strict=False), key=lambda pair: pair[1]) == wanted and wanted:
            return action
    return None


def hand(state: RunAway, looker: int | None, picked: Picked, names: Names) -> str:
    """The looker's cards: in hand, and in the bag."""
    if looker is None:
        return '<section class="hand" data-part="hand"></section>'
    legal = {
        action.args[0]: action
        for action in state.legal_actions()
        if action.verb in ("run_on", "feed", "last_card")
    }
    throws = state.step == "throw_choice" and state.seat == looker and bool(state.legal_actions())
    cards = "".join(
        _in_hand(state, card, legal.get(card), throws, picked, names) for card in state.hands[looker]
    )
    bag = "".join(_in_bag(state, card, looker, names) for card in state.bags[looker])
    held = f'<div class="cards" role="group" aria-label="Your hand">{cards}</div>' if cards else ""
    carried = f'<div class="bag" role="group" aria-label="Your bag">{bag}</div>' if bag else ""
    return f'<section class="hand" data-part="hand">{held}{carried}</section>'


def _in_hand(
    state: RunAway, card: int, action: Action | None, throws: bool, picked: Picked, names: Names
) -> str:
    done = dict(pairs(picked))
    if action:
        offered = f'data-action="{action}"'
        said = capital(action_words(state, action, names))
    elif throws:
        offered = (
            f'data-pick="card {card}" data-drag="" aria-pressed="{str(f"card {card}" in picked).lower()}"'
        )
        said = CARDS[card].name
    else:
        offered, said = f'data-touch="card {card}"', CARDS[card].name
    to = f'<span class="to">at {names[done[card]]}</span>' if card in done else ""
    return (
        f'<button type="button" class="{look(card)}" id="card-{card}" data-glide="" {offered} '
        f'title="{said}">{inside(card)}{to}</button>'
    )


def _in_bag(state: RunAway, card: int, looker: int, names: Names) -> str:
    uses = [a for a in state.legal_actions() if a.verb == "use" and a.args[0] == card]
    offered = f'data-action="{uses[0]}"' if uses else f'data-touch="card {card}"'
    if not card:
        return '<span class="face unseen">an item</span>'
    return f'<button type="button" class="{look(card)} small" id="card-{card}" data-glide="" {offered}>{inside(card)}</button>'


HERE = ("run_on", "feed", "last_card", "use", "throw_one", "throw_two")  # offered by cards, or put together


def choices(state: RunAway, looker: int | None, picked: Picked, names: Names) -> str:
    """The choices beside the hand, targets of a throw, and what is there unseen."""
    shown, hidden = [], []
    throw = throw_of(state, picked) if state.step == "throw_choice" else None
    for action in state.legal_actions():
        if action.verb in ("throw_one", "throw_two"):
            (shown if action == throw else hidden).append(action)
        elif action.verb not in HERE:
            shown.append(action)
    targets = ""
    if state.step == "throw_choice" and state.legal_actions():
        targets = "".join(_target(state, seat, picked, names) for seat in state.targets(state.seat))
        targets = f'<div class="targets" role="group" aria-label="At whom">{targets}</div>'
    buttons = "".join(_button(state, action, names) for action in shown)
    unseen = "".join(
        f'<button type="button" data-action="{action}" data-at="{_at(action)}">{action}</button>'
        for action in hidden
    )
    kept = f"<div hidden>{unseen}</div>" if unseen else ""
    return f'<div class="choices" data-part="choices">{targets}{buttons}{kept}</div>'


def _at(action: Action) -> str:
    args = action.args
    return " ".join(f"card-{card} target-{on}" for card, on in zip(args[::2], args[1::2], strict=True))


def _target(state: RunAway, seat: int, picked: Picked, names: Names) -> str:
    taken = f"hero {seat}" in picked
    hero = state.hero(seat)
    return (
        f'<button type="button" class="target seat-{seat}" id="target-{seat}" data-pick="hero {seat}" '
        f'aria-pressed="{str(taken).lower()}"><b>{names[seat]}</b> <span>{hero.name}, space {state.place[seat]}, '
        f"{state.gold[seat]} gold</span></button>"
    )


def _button(state: RunAway, action: Action, names: Names) -> str:
    main = " main" if action.verb in ("throw_one", "throw_two", "pass_by", "take") else ""
    name = "-".join(["choice", action.verb, *map(str, action.args)])
    return (
        f'<button type="button" class="choice{main}" id="{name}" data-action="{action}">'
        f"<b>{capital(action_words(state, action, names))}</b> <span>{forecast(state, action, names)}</span></button>"
    )
