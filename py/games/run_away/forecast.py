"""What a choice of Run Away!! would bring, with the odds where luck decides; and the match in numbers."""

from __future__ import annotations

from games.run_away.bosses import REACH
from games.run_away.deck import CARDS, NUMBER
from games.run_away.pieces import EXIT, UNENCUMBERED
from games.run_away.rules import RunAway
from tabletop.actions import Action
from tabletop.game import Names, counted, each
from tabletop.match import Match

NUMBERS = [card.number for card in CARDS[1:]]


def reaches(state: RunAway) -> list[float]:
    """How likely the boss runs at least so many spaces this round, by the spaces from 0, with nothing more in
    its way than now."""
    boss = state.the_boss
    if state.boss_waits:
        return [1.0]
    if boss.way == "luck":
        paces = [boss.speed + n for n in NUMBERS]
    elif boss.way == "round":
        paces = [boss.speed + state.round // 3]
    elif boss.way == "hunts":
        paces = [max(boss.speed, REACH)]
    else:
        paces = [boss.speed]
    paces = [max(0, pace + state.boss_speed) for pace in paces]
    return [sum(pace >= n for pace in paces) / len(paces) for n in range(max(paces) + 1)]


def _run(state: RunAway, card: int) -> str:
    seat = state.seat
    speed = NUMBER[card] + (0 if state.bags[seat] else UNENCUMBERED)
    to = min(EXIT, state.place[seat] + speed)
    if to == EXIT:
        return "To the exit, if nothing comes in between."
    gap = to - state.boss_at
    odds = reaches(state)
    if gap < 0 or state.boss_waits:
        return f"To space {to} at most."
    chance = odds[gap] if gap < len(odds) else 0.0
    said = "it cannot come so far" if not chance else f"it comes so far {round(10 * chance)} times of 10"
    return f"To space {to} at most; the boss is then {counted(gap, 'space')} behind: {said}."


def forecast(state: RunAway, action: Action, names: Names) -> str:
    """What a legal action would bring."""
    verb, args = action.verb, action.args
    if verb == "run_on":
        return _run(state, args[0])
    if verb in ("throw_one", "throw_two"):
        return "Face down, for when they come to an encounter space."
    if verb == "use":
        return CARDS[args[0]].text
    if verb == "feed":
        new = NUMBER[args[0]] not in {NUMBER[card] for card in state.clock}
        return "A new number for the clock." if new else "This number is there already: it is discarded."
    return _SAID.get(verb, "") or "Nothing else changes."


_SAID = {
    "throw_none": "All your cards stay yours until the round ends.",
    "flip_one": "Nobody knows what it is but who has thrown it.",
    "show_kept": "An item is yours for nothing, an event you play on somebody, anything else you face.",
    "hide_kept": "It is discarded when the round ends.",
    "take": "It goes into your bag, for 2 speed.",
    "leave": "It is discarded, and you run on.",
    "pass_by": "What you hold you keep.",
    "ask_always": "You are asked at every window, in everybody's run.",
    "ask_less": "You are asked in your own run, when you meet somebody, and when the boss comes.",
    "ask_never": "You are asked again in the next round.",
    "loot": "Your run ends here; you look at what there is and take one item, or gold by luck.",
    "walk_on": "You run on.",
    "loot_item": "It goes into your bag.",
    "loot_gold": "As much as a lucky number says: 5 on average.",
    "last_card": "The end comes nearer for those who still run.",
    "last_none": "The clock stays as it is.",
    "use_ability": "Once a round.",
    "play_on_hero": "It works in that hero's next run.",
    "play_on_boss": "It works in the boss's next run.",
}


def reason(state: RunAway, action: Action, names: Names) -> str:
    """What speaks for an action, for a hint."""
    verb, args = action.verb, action.args
    if verb == "run_on":
        return f"{NUMBER[args[0]]} to run, and better cards left to throw"
    if verb in ("throw_one", "throw_two"):
        return "it hurts whoever stands best"
    if verb == "use":
        return "now it is worth most"
    return "it costs least"


def story(match: Match, names: Names) -> list[tuple[str, str]]:
    """The match in numbers."""
    state = match.state
    return [
        ("Rounds", str(state.round)),
        ("Gold", each(names, state.gold)),
        ("Spaces", each(names, state.place)),
        ("Lives left", each(names, state.life)),
    ]
