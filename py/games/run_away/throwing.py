"""How a throw of Run Away!! is put together: a card is picked, then a hero, until all that has to be thrown
is on its way; then it is confirmed once. Picked are "card 17", then "hero 2", and so on.
"""

from __future__ import annotations

from games.run_away.deck import CARDS
from games.run_away.orders_view import ORDERING, ordering
from games.run_away.rules import RunAway
from games.run_away.verbs import VERBS, helps
from games.viewer import Picked
from tabletop.actions import Action
from tabletop.game import Names
from tabletop.wording import capital, in_words


def pairs(picked: Picked) -> list[tuple[int, int]]:
    """The cards that are on their way, each with the hero it is thrown at."""
    numbers = [int(what.split()[1]) for what in picked if what != ORDERING]
    return list(zip(numbers[::2], numbers[1::2], strict=False))


def waiting(picked: Picked) -> int:
    """The card that is picked and has no hero yet; 0 for none."""
    return int(picked[-1].split()[1]) if len(picked) % 2 and ORDERING not in picked else 0


def pick(state: RunAway, picked: Picked, what: str) -> Picked:
    """What is picked after a touch: a card waits for a hero, and is put back when touched again. No touch
    loses more than one pick: a card on its way waits for another hero, a hero who is aimed at stays so unless
    another card waits, and another hero for no card is one for the last. A card too many takes the place of
    the first."""
    if what == ORDERING:
        return () if what in picked else (what,)
    card = picked[-1] if waiting(picked) else ""
    done = picked[:-1] if card else picked
    if what.startswith("card"):
        return done if what == card else (*_without(done, what), what)
    if not card:
        return picked if what in picked or not picked else (*picked[:-1], what)
    done = _without(done, what)
    most = 1 if state.few else min(2, len(state.targets(state.seat)))
    return (*(done[2:] if len(done) == 2 * most else done), card, what)


def _without(done: Picked, what: str) -> Picked:
    """Those on their way, but for the card or the hero that is meant."""
    if what not in done:
        return done
    at = done.index(what)
    at -= at % 2
    return done[:at] + done[at + 2 :]


def throw_of(state: RunAway, picked: Picked) -> Action | None:
    """The throw that is put together, if it is complete."""
    wanted = sorted(pairs(picked), key=lambda pair: pair[1])
    if not wanted or waiting(picked) or state.step != "throw_choice":
        return None
    return next((action for action in state.legal_actions() if thrown(action) == wanted), None)


def thrown(action: Action) -> list[tuple[int, int]]:
    """The cards of a throw with the heroes they are thrown at, by the heroes' seats."""
    args = action.args
    return sorted(zip(args[::2], args[1::2], strict=False), key=lambda pair: pair[1])


def words(state: RunAway, picked: Picked, names: Names) -> str:
    """What is put together so far, and what is still to be done."""
    if ORDERING in picked:
        return "Standing orders: each is one button." if ordering(state, picked) else "The cards again."
    throw, card = throw_of(state, picked), waiting(picked)
    if throw:
        helped = [words for words in VERBS.forecast(state, throw, names).split(". ") if " helps " in words]
        told = "".join(f" {words}." for words in helped)
        return f"{capital(VERBS.order(state, throw, names))}?{told} F throws."
    on_their_way = [
        f"{CARDS[one].name} {'helps' if helps(one) and seat != state.seat else 'goes to'} {names[seat]}."
        for one, seat in pairs(picked)
    ]
    if card and state.few:
        on_their_way = []  # only one is thrown, and that is this one now
    if card:
        heroes = in_words([f"{seat + 1} for {names[seat]}" for seat in state.targets(state.seat)], "or")
        return " ".join([*on_their_way, f"{CARDS[card].name} is picked: now a hero, {heroes}."])
    return " ".join([*on_their_way, "Now another card, for another hero."]) if on_their_way else ""
