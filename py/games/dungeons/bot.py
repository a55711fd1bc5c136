"""How maps make themselves, and how the page's own hero plays one.

The bot makes the map at one tap, or opens every door until the double six is found, and then sends the hero
down. There the easy one fights whatever is nearest, the middle one goes by the odds, and the strong one tries
what it may do ahead.
"""

from __future__ import annotations

from collections.abc import Callable

from games.dungeons.odds import odds, sneaks
from games.dungeons.pieces import FINAL, TORCHES
from games.dungeons.quest import FACES, SPECIAL
from games.dungeons.rules import Dungeons
from tabletop import bots
from tabletop.actions import Action
from tabletop.dominoes import Domino

SEEDS = 2000
BUDGETS = {"easy": 10, "middle": 40, "strong": 300}
HORIZON = bots.HORIZON
DOUBT = 0.0
ENOUGH = 12  # rooms of a map made during the game, with which the bot sends its hero down
DEEP = 8  # where it hides the double six
MOST = 60.0  # treasure that counts as all there is


def policy(state: Dungeons, number: int) -> Action:
    """A quick sensible choice."""
    return _best(state, state.legal_actions())


def candidates(state: Dungeons, strength: str) -> list[Action]:
    """While a map is made, what the maker would do; in it, all that a hero can."""
    legal = state.legal_actions()
    if not state.playing:
        return [_best(state, legal)]
    if strength == "easy":
        return [next((a for a in legal if a.verb in ("fight", "challenge", "stake")), legal[-1])]
    return legal if strength == "strong" else [_best(state, legal)]


def evaluate(state: Dungeons, seat: int) -> float:
    """A match that was cut is worth what the hero carries."""
    return min(state.loot() / MOST, 1.0)


def figures(state: Dungeons) -> dict[str, float]:
    """What the balance counts of an ended match."""
    return {
        "rooms": len(state.laid),
        "special encounters": len(state.special),
        "lost of 100": 100.0 * (state.ending == "dark"),
        "treasure": state.loot() if state.ending in ("left", "boss") else 0,
    }


def _best(state: Dungeons, legal: list[Action]) -> Action:
    if state.playing:
        return max(legal, key=lambda action: _WORTH[action.verb](state, *action.args))
    return max(legal, key=lambda action: _wish(state, action))


def _wish(state: Dungeons, action: Action) -> float:
    """How much the maker of a map would like to do this."""
    done = len(state.laid) >= ENOUGH or (state.during and state.is_room(FINAL))
    order = ("choose", "grow", "unlock", "find", "make_secret", "close", "turn")
    if action.verb == "hide":
        return float(50 - abs(action.args[0] - DEEP))
    if action.verb == "delve":
        return 90 if state.made or done else 1
    if action.verb == "open":
        return 40
    return 30 - order.index(action.verb) if action.verb in order else 0


def _fight(state: Dungeons, tile: Domino) -> float:
    return (odds(tile) / FACES) * (1 + state.worth(tile)) - (1 - odds(tile) / FACES) * _torch(state)


def _sneak(state: Dungeons, tile: Domino) -> float:
    past = sneaks(state.danger(tile)) / FACES
    return past * 1.0 - (1 - past) * _torch(state)


def _torch(state: Dungeons) -> float:
    """What a torch is worth: the fewer, the more."""
    return (2.0 + 0.25 * state.loot()) * TORCHES / (2 * state.torches) if state.torches else 0.0


def _boss(state: Dungeons, tile: Domino) -> float:
    kept = sum(SPECIAL * state.worth(t) * odds(t) / FACES for t in state.trophies)
    return kept - state.loot() + 0.5


_WORTH: dict[str, Callable[..., float]] = {
    "fight": _fight,
    "sneak": _sneak,
    "challenge": _boss,
    "stake": lambda state, tile: 1.0,
    "leave": lambda state: 0.1,
}
