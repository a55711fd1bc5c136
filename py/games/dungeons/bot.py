"""How maps make themselves, and how the page's own hero plays one.

The bot makes the map at one tap, or opens every door until the double six is found, and then sends the hero
down; but a map that the hero would likely lose in the strong one first gives another way on. There the easy
one fights at the likeliest door and is greedy, the middle one goes straight for the boss, and the strong one
reckons what all that could be done is worth (`quest/hope.py`).
"""

from __future__ import annotations

from games.dungeons.pieces import FACES, FINAL, Delve, Reroll
from games.dungeons.quest import hope
from games.dungeons.quest.hope import way
from games.dungeons.quest.odds import odds, sneaks
from games.dungeons.rules import Dungeons
from tabletop import bots
from tabletop.actions import Action

SEEDS = 2000
BUDGETS = {"easy": 10, "middle": 40, "strong": 300}
HORIZON = bots.HORIZON
TRIES = 100
DOUBT = 0.0
STANDING = bots.STANDING
ENOUGH = 12  # rooms of a map made during the game, with which the bot sends its hero down
DEEP = 8  # where it hides the double six
MOST = 60.0  # treasure that counts as all there is
SURE = 100.0  # what needs no luck comes first
HARD = 0.5  # less than so much is a map worth to the hero that is given another way on
AGAIN = 2  # so often at most
GREED = 13  # treasure with which the easy hero leaves when the last torch burns
GLIMPSE = 200  # stands that tell whether a map is hard

settled = bots.always_settled


def reckoned(view: Dungeons, strength: str) -> bots.Reckoning | None:
    """The strong hero knows what all he could do is worth; a map is made without reckoning."""
    return hope.reckoned(view) if strength == "strong" and view.playing else None


def policy(state: Dungeons, number: int) -> Action:
    """A quick sensible choice."""
    return _best(state, state.legal_actions())


def candidates(state: Dungeons, strength: str) -> list[Action]:
    """What a bot would do: while a map is made all are alike, but that the strong one looks at it again."""
    legal = state.legal_actions()
    if state.playing and strength == "easy":
        return [max(legal, key=lambda action: _ease(state, action))]
    if strength == "strong" and state.made and state.changes < AGAIN:
        again = Reroll(state.laid[0].domino)
        if again in legal and _is_hard(state):
            return [again]
    return [_best(state, legal)]


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
        return max(legal, key=lambda action: _sense(state, action))
    return max(legal, key=lambda action: _wish(state, action))


def _is_hard(state: Dungeons) -> bool:
    """Would the hero more likely lose than win in this map?"""
    *_, worths = hope.reckoned(state.apply(Delve()), GLIMPSE)
    return max(worths.values()) < HARD


def _wish(state: Dungeons, action: Action) -> float:
    """How much the maker of a map would like to do this."""
    done = len(state.laid) >= ENOUGH or (state.during and state.is_room(FINAL))
    order = ("choose", "grow", "unlock", "find", "offer", "make_secret", "close", "turn")
    if action.verb == "hide":
        return float(50 - abs(action.args[0] - DEEP))
    if action.verb == "delve":
        return 90 if state.made or done else 1
    if action.verb == "open":
        return 40
    return 30 - order.index(action.verb) if action.verb in order else 0


def _ease(state: Dungeons, action: Action) -> float:
    """The easy hero fights at the likeliest door, never sneaks, meets the boss as soon as can be, and is too
    greedy to leave with little."""
    if action.verb in ("leave", "sneak"):
        return SURE - 1 if action.verb == "leave" and state.torches == 1 and state.loot() >= GREED else 0
    return _faces(state, action)


def _sense(state: Dungeons, action: Action) -> float:
    """The middle hero goes straight for the boss, by fights if they are as likely as sneaking, takes what is
    sure on the way, and leaves with treasure when the last torch burns."""
    if action.verb == "leave":
        return SURE - 1 if state.torches == 1 and state.loot() else 0
    faces = _faces(state, action)
    if faces >= FACES:
        return SURE + faces
    [tile] = action.args
    return faces + (tile in way(state)) * FACES + (action.verb == "fight") / 2


def _faces(state: Dungeons, action: Action) -> float:
    """How many faces of the die bring success; the boss is worth more than any door."""
    if action.verb == "fight":
        return odds(action.args[0])
    return sneaks(state.danger(action.args[0])) if action.verb == "sneak" else SURE
