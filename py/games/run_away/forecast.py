"""What a choice of Run Away!! would bring, with the odds where luck decides; and the match in numbers."""

from __future__ import annotations

from games.run_away.bosses import REACH
from games.run_away.deck import CARDS, KIND, NUMBER
from games.run_away.heroes import hero_text
from games.run_away.pieces import EXIT, UNENCUMBERED
from games.run_away.rules import RunAway
from tabletop.actions import Action
from tabletop.game import Names
from tabletop.match import Match
from tabletop.wording import each, in_words

NUMBERS = [card.number for card in CARDS[1:]]


# How many spaces short of its card a run ends, and how often of a thousand, among strong bots: less than 0
# with items and luck. Of those whom the boss could reach so, some are saved by what they hold, or by others.
SHORT = dict(
    zip(range(-5, 12), (80, 31, 44, 46, 65, 135, 103, 105, 81, 65, 50, 46, 43, 36, 27, 19, 24), strict=True)
)
CAUGHT = 0.75


def landing(state: RunAway, seat: int, card: int) -> int:
    """The space to which a card of the hand would bring its hero, if nothing came in between."""
    light = 0 if state.bags[seat] else UNENCUMBERED
    return min(EXIT, state.place[seat] + NUMBER[card] + light)


def reaches(state: RunAway) -> list[float]:
    """How likely the boss runs at least so many spaces this round, by the spaces from 0, with nothing in its
    way, and by what lies on it now."""
    boss = state.the_boss
    if state.boss_waits:
        return [1.0]
    if boss.way == "luck":
        paces = [boss.speed + n for n in NUMBERS]
    elif boss.way == "round":
        paces = [boss.speed + state.round // 3]
    elif boss.way == "hunts":
        paces = [boss.speed, REACH]  # whether somebody is so near is not known yet
    else:
        paces = [boss.speed]
    paces = [max(0, pace + state.boss_speed) for pace in paces]
    return [sum(pace >= n for pace in paces) / len(paces) for n in range(max(paces) + 1)]


def danger(state: RunAway, seat: int, card: int) -> float:
    """How likely the boss comes to a hero in this round who runs on a card, 0.0 to 1.0: by what usually comes
    in between."""
    to = landing(state, seat, card)
    if state.boss_waits or state.place[seat] < state.boss_at:
        return 0.0
    odds = reaches(state)
    gaps = (
        (max(0, to - short - state.boss_at), often) for short, often in SHORT.items() if to - short < EXIT
    )
    return CAUGHT * sum(often * odds[gap] for gap, often in gaps if gap < len(odds)) / 1000


def _run(state: RunAway, card: int) -> str:
    to = landing(state, state.seat, card)
    where = (
        "Out, if nothing comes in between" if to == EXIT else f"To space {to}, if nothing comes in between"
    )
    if state.boss_waits:
        return f"{where}; the boss lies in wait on space {state.boss_at}."
    if state.place[state.seat] < state.boss_at:
        return f"{where}; the boss is ahead, on space {state.boss_at}."
    return f"{where}; as runs go the boss {gets(danger(state, state.seat, card))} gets you."


def often(chance: float) -> str:
    """A chance in people's words."""
    tenths = round(10 * chance)
    return f"{tenths} in 10" if tenths else "hardly ever" if chance >= 0.005 else "never"


def gets(chance: float) -> str:
    """A chance as it stands before "gets you": "in 3 of 10 runs", "hardly ever"."""
    tenths = round(10 * chance)
    return f"in {tenths} of 10 runs" if tenths else often(chance)


def _shown(card: int) -> str:
    """What comes of showing the card kept (RA5.6)."""
    called = CARDS[card].name
    if KIND[card] == "item":
        return f"{called} goes into your bag, for nothing."
    if KIND[card] in ("event", "boss event"):
        return f"You play {called} on a hero or the boss."
    return f"You run into {called}. {CARDS[card].text}"


def _flip(state: RunAway, which: int, names: Names) -> str:
    by = state.fronts[state.runner][which][1]
    if by < 0:
        return "Nobody knows what it is."
    return "You know what it is." if by == state.runner else f"Only {names[by]} knows what it is."


def forecast(state: RunAway, action: Action, names: Names) -> str:
    """What a legal action would bring."""
    verb, args = action.verb, action.args
    if verb == "run_on":
        return _run(state, args[0])
    if verb in ("throw_one", "throw_two"):
        return "Face down, for when they come to an encounter space."
    if verb == "use":
        return CARDS[int(args[0])].text
    if verb == "use_ability":
        return hero_text(state.hero(state.seat))
    if verb == "flip_one":
        return _flip(state, args[0], names)
    if verb == "feed":
        new = NUMBER[args[0]] not in {NUMBER[card] for card in state.clock}
        return "A new number for the clock." if new else "This number is there already: it is discarded."
    if verb == "pass_by" and state.agenda[0][2] == "space" and not state.speed:
        return "Your run ends here. What you hold you keep."
    if verb == "show_kept":
        return _shown(*state.hands[state.seat])
    return _SAID.get(verb, "") or "Nothing else changes."


_SAID = {
    "throw_none": "You keep a card, and the rest is discarded.",
    "keep_card": "With no encounters left, on an E, you may show it.",
    "hide_kept": "It is discarded when the round ends.",
    "take": "It goes into your bag, for 2 speed.",
    "leave": "It goes to the discards, and you run on.",
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
    "play_on_hero": "It works in that hero's run of the next round.",
    "play_on_boss": "It works in the boss's next run.",
}


def reason(state: RunAway, action: Action, names: Names) -> str:
    """What speaks for an action, for a hint."""
    verb, args = action.verb, action.args
    if verb == "run_on":
        to, chance = landing(state, state.seat, args[0]), danger(state, state.seat, args[0])
        where = "out of the dungeon" if to == EXIT else f"to space {to}"
        return f"it brings you {where}, where the boss {gets(chance)} gets you, and the rest is better thrown"
    if verb in ("throw_one", "throw_two"):
        on = in_words([names[seat] for seat in args[1::2] if seat != state.seat])
        return f"it costs {on} the most of all you could do" if on else "it does you the least harm"
    return _BECAUSE.get(verb, "it costs least")


_BECAUSE = {
    "throw_none": "whatever you threw would hit you",
    "use": "now it is worth most",
    "use_ability": "now it is worth most",
    "pass_by": "what you hold will be worth more later",
    "take": "it is worth more than 2 speed",
    "leave": "2 speed are worth more",
    "flip_one": "from behind they are all the same",
    "show_kept": "it does more good than harm",
    "hide_kept": "it would do you no good",
    "keep_card": "it is the one that may still help",
    "play_on_hero": "there it does most",
    "play_on_boss": "there it does most",
    "loot": "your run is nearly over anyway",
    "walk_on": "the spaces still to run are worth more",
    "feed": "of your cards it serves you best in the clock",
}


def story(match: Match, names: Names) -> list[tuple[str, str]]:
    """The match in numbers."""
    state = match.past(RunAway)[-1]
    return [
        ("Rounds", str(state.round)),
        ("Gold", each(names, state.gold)),
        ("Spaces", each(names, state.place)),
        ("Lives left", each(names, state.life)),
    ]
