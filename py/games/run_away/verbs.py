"""What is said of each kind of action in Run Away!!, a row for each: what it is called, what it would bring,
and what speaks for it.
"""

from __future__ import annotations

from games.contract import Verb, Verbs
from games.run_away.bosses import REACH
from games.run_away.deck import CARDS, KIND, NUMBER, ONLY_HARM
from games.run_away.effects import OF_BOSS, Effects
from games.run_away.event_words import called
from games.run_away.heroes import hero_text
from games.run_away.pieces import UNENCUMBERED
from games.run_away.rules import RunAway
from games.run_away.words import cost
from tabletop.game import Names
from tabletop.wording import in_words, lowered

# --- what a choice is called ------------------------------------------------------------


def _throw_words(state: RunAway, names: Names, *args: int) -> str:
    pairs = zip(args[::2], args[1::2], strict=True)
    thrown = " and ".join(f"{called(card)} at {_whom(state, names, on)}" for card, on in pairs)
    return f"throw {thrown}"


def _whom(state: RunAway, names: Names, seat: int) -> str:
    return "yourself" if seat == state.seat else f"{names[seat]} the {state.hero(seat).name}"


def _flip_words(state: RunAway, names: Names, which: int) -> str:
    front = state.fronts[state.runner]
    by = front[which][1] if which < len(front) else -2
    return f"turn up card {which + 1}, from {'the deck' if by < 0 else names[by]}"


def _ability_words(state: RunAway, names: Names, on: int) -> str:
    ability = state.hero(state.seat).ability
    return f"use “{ability}” {'now' if on == state.seat else f'on {_whom(state, names, on)}'}"


# --- what it would bring, said before it is made, with the odds where luck decides ------

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
    return min(state.exit, state.place[seat] + NUMBER[card] + light)


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
        (max(0, to - short - state.boss_at), often)
        for short, often in SHORT.items()
        if to - short < state.exit
    )
    return CAUGHT * sum(often * odds[gap] for gap, often in gaps if gap < len(odds)) / 1000


def _run(state: RunAway, names: Names, card: int) -> str:
    to = landing(state, state.seat, card)
    where = (
        "Out, if nothing comes in between"
        if to == state.exit
        else f"To space {to}, if nothing comes in between"
    )
    if state.boss_waits:
        return f"{where}; the boss lies in wait on space {state.boss_at}."
    if state.place[state.seat] < state.boss_at:
        return f"{where}; the boss is in front of you, on space {state.boss_at}."
    return f"{where}; {gets(danger(state, state.seat, card))}."


def often(chance: float) -> str:
    """A chance in people's words."""
    tenths = round(10 * chance)
    return f"{tenths} in 10" if tenths else "hardly ever"


def gets(chance: float) -> str:
    """How often the boss gets somebody: "the boss gets you in 3 of 10 runs"."""
    tenths = round(10 * chance)
    return f"the boss gets you in {tenths} of 10 runs" if tenths else "the boss hardly ever gets you"


def helps(card: int) -> bool:
    """Does a card do good to whoever turns it up, and no harm? An item may be picked up."""
    effects = CARDS[card].effects
    bad_for_boss = [effect.amount < 0 for effect in effects if effect.verb in OF_BOSS]
    good = [effect.amount + effect.luck > 0 for effect in effects if effect.verb in ("speed", "life", "gold")]
    whole = len(good) + len(bad_for_boss) == len(effects)
    return KIND[card] == "item" or (whole and all(good) and all(bad_for_boss))


def _throw(state: RunAway, names: Names, *args: int) -> str:
    """What a throw brings, by what stands on the card, and whom it does good to."""
    pairs = [*zip(args[::2], args[1::2], strict=True)]
    said = f": “{CARDS[args[0]].text.rstrip('.')}”." if len(pairs) == 1 else "."
    helped = [
        f"{called(card)} helps {names[on]}{', who may keep it' if KIND[card] == 'item' else ''}."
        for card, on in pairs
        if helps(card) and on != state.seat
    ]
    return " ".join([*helped, f"Face down, for when they come to an encounter space{said}"])


def _feed(state: RunAway, names: Names, card: int) -> str:
    new = NUMBER[card] not in {NUMBER[other] for other in state.clock}
    return "A new number for the clock." if new else "This number is there already: it is discarded."


def _on_whom(state: RunAway, names: Names, on: int, does: str) -> str:
    """What something does, and to whom, if that is somebody else."""
    return does if on == state.seat else f"{names[on]}: {lowered(does)}"


def _use(state: RunAway, names: Names, card: int, on: int) -> str:
    """What an item does, and that not all of it counts where it gives more lives than a hero can have."""
    gains = sum(effect.amount for effect in CARDS[card].effects if effect.verb == "life")
    most = state.hero(on).life
    has = "You have" if on == state.seat else f"{names[on]} has"
    limit = f" {has} {most} lives at most." if gains > 0 and state.life[on] + gains > most else ""
    return f"{_on_whom(state, names, on, CARDS[card].text)}{limit}"


def thing_words(state: RunAway, thing: int) -> str:
    """What an order is about: an item, or for 0 the ability."""
    return called(thing) if thing else f"“{state.hero(state.seat).ability}”"


def _take(state: RunAway, names: Names) -> str:
    """What an item costs (RA5.4)."""
    return f"It goes into your bag, {cost(state)}{' speed' if state.speed else ''}."


def _pass(state: RunAway, names: Names) -> str:
    ends = state.agenda[0][2] == "space" and not state.speed
    return f"{'Your run ends here. ' if ends else ''}What you hold you keep."


def _show(state: RunAway, names: Names) -> str:
    """What comes of showing the card kept (RA5.6)."""
    [card] = state.hands[state.seat]
    if not card:
        return "An item goes into the bag, for nothing; an event is played; anything else is run into."
    called = CARDS[card].name
    if KIND[card] == "item":
        return f"{called} goes into your bag, for nothing."
    if KIND[card] in ("event", "boss event"):
        return f"You play {called} on a hero or the boss."
    return f"You run into {called}. {CARDS[card].text}"


def _flip(state: RunAway, names: Names, which: int) -> str:
    by = state.fronts[state.runner][which][1]
    if by < 0:
        return "Nobody knows what it is."
    return "You know what it is." if by == state.runner else f"Only {names[by]} knows what it is."


# --- what speaks for it, for a hint -----------------------------------------------------


def _why_run(state: RunAway, names: Names, card: int) -> str:
    to, chance = landing(state, state.seat, card), danger(state, state.seat, card)
    where = "out of the dungeon" if to == state.exit else f"to space {to}"
    past = state.boss_waits or state.place[state.seat] < state.boss_at
    met = "" if past else f", where {gets(chance)}"
    return f"it brings you {where}{met}, and the other cards are better to throw"


def _why_throw(state: RunAway, names: Names, *args: int) -> str:
    pairs = [(card, on) for card, on in zip(args[::2], args[1::2], strict=True) if on != state.seat]
    if not pairs:
        return "it does you the least harm"
    hit = in_words([names[on] for _, on in pairs])
    if any(helps(card) for card, _ in pairs):
        return "what you keep is worth more to you"
    if len(pairs) > 1:
        return f"they hurt {hit}"
    return f"it hurts {hit}{', who is farthest on' if _leads(state, pairs[0][1]) else ''}"


def _leads(state: RunAway, on: int) -> bool:
    """Is this rival farther on than each of several others in the dungeon?"""
    others = [seat for seat in state.inside() if seat not in (on, state.seat)]
    return bool(others) and all(state.place[seat] < state.place[on] for seat in others)


def _why_now(state: RunAway, names: Names, effects: Effects, on: int) -> str:
    """What speaks for using these on a hero now."""
    if on != state.seat:
        leads = _leads(state, on)
        return f"it hits {names[on]}, who is farthest on" if leads else "it does more now than later"
    life, most = state.life[on], state.hero(on).life
    lives = sum(effect.amount for effect in effects if effect.verb == "life")
    if 0 < lives <= most - life:
        return f"you have {life} of {most} lives, so none of it is lost"
    if lives > 0 and life == most and len(effects) > 1:
        return "what else it does now is worth more than its lives later"
    return "it does more now than later"


def _why_show(state: RunAway, names: Names) -> str:
    [card] = state.hands[state.seat]
    if KIND[card] == "item":
        return "it is yours for nothing"
    if KIND[card] in ("event", "boss event"):
        return "you choose on whom it works"
    return "it does you good" if helps(card) else "it may do you good"


def _why_hide(state: RunAway, names: Names) -> str:
    [card] = state.hands[state.seat]
    return "it could only harm you" if card in ONLY_HARM else "then nothing happens"


# --- the rows ---------------------------------------------------------------------------

VERBS = Verbs(
    {
        "run_on": Verb(
            lambda state, names, card: f"run on {called(card)}, number {NUMBER[card]}",
            _run,
            _why_run,
            sure=True,
        ),
        "feed": Verb(
            lambda state, names, card: f"put {called(card)}, number {NUMBER[card]}, in the clock",
            _feed,
            "of your cards it serves you best in the clock",
            sure=True,
        ),
        "throw_one": Verb(_throw_words, _throw, _why_throw, sure=True),
        "throw_two": Verb(_throw_words, _throw, _why_throw, sure=True),
        "throw_none": Verb(
            "throw nothing",
            "You keep a card, and the rest is discarded.",
            "whatever you threw would hit you",
            sure=True,
        ),
        "keep_card": Verb(
            lambda state, names, card: f"keep {called(card)}",
            "With no encounters left, on an E, you may show it.",
            "it is the one that may still help",
            sure=True,
        ),
        "flip_one": Verb(_flip_words, _flip, "from behind they are all the same", sure=True),
        "show_kept": Verb("show the card you kept", _show, _why_show, sure=True),
        "hide_kept": Verb("keep it hidden", "It is discarded when the round ends.", _why_hide, sure=True),
        "play_on_hero": Verb(
            lambda state, names, on: f"play it on {_whom(state, names, on)}",
            "It works in that hero's run of the next round.",
            "there it does most",
        ),
        "play_on_boss": Verb("play it on the boss", "It works in the boss's next run.", "there it does most"),
        "take": Verb("pick it up", _take, "it is worth more than 2 speed", sure=True),
        "leave": Verb(
            "leave it", "It goes to the discards, and you run on.", "2 speed are worth more", sure=True
        ),
        "use": Verb(
            lambda state, names, card, on: (
                f"use {called(card)}{'' if on == state.seat else f' on {_whom(state, names, on)}'}"
            ),
            _use,
            lambda state, names, card, on: _why_now(state, names, CARDS[card].effects, on),
            sure=True,
        ),
        "use_ability": Verb(
            _ability_words,
            lambda state, names, on: hero_text(state.hero(state.seat)),
            lambda state, names, on: _why_now(state, names, state.hero(state.seat).effects, on),
            sure=True,
        ),
        "pass_by": Verb("go on", _pass, "what you hold will be worth more later", sure=True),
        "ask_always": Verb(
            "be asked at every chance", "You are asked at every window, in everybody's run.", "it costs least"
        ),
        "ask_less": Verb(
            "be asked when it matters",
            "You are asked where your own run ends, when you meet somebody, and when the boss comes.",
            "it costs least",
        ),
        "ask_never": Verb(
            "not again this round", "You are asked again in the next round.", "it costs least", sure=True
        ),
        "order_ask": Verb(
            lambda state, names, thing: f"for {thing_words(state, thing)} be asked",
            "You are asked in runs whether you use it.",
            "it costs least",
        ),
        "order_threat": Verb(
            lambda state, names, thing: f"have {thing_words(state, thing)} used when the boss would get you",
            "It is used by itself when the boss would harm you, or when your run ends within its reach.",
            "it costs least",
        ),
        "order_meeting": Verb(
            lambda state, names, thing: f"have {thing_words(state, thing)} used on the next hero you meet",
            "It is used by itself on the next hero who passes you, or whom you pass.",
            "it costs least",
        ),
        "order_run": Verb(
            lambda state, names, thing: f"have {thing_words(state, thing)} used when you run",
            "It is used by itself when your run begins.",
            "it costs least",
        ),
        "order_never": Verb(
            lambda state, names, thing: f"keep {thing_words(state, thing)} this round",
            "You are not asked about it until the next round.",
            "it costs least",
        ),
        "all_by_itself": Verb(
            "let all go by itself",
            "Nothing is asked in runs: each thing is used when it fits, and your run goes by itself.",
            "it costs least",
        ),
        "run_by_itself": Verb(
            "have your run go by itself",
            "Encounters are turned up at random and items taken that are worth it, until you say otherwise.",
            "it costs least",
        ),
        "run_asked": Verb(
            "be asked in your run", "You choose what you turn up, and what you take.", "it costs least"
        ),
        "loot": Verb(
            lambda state, names, dead: f"stop and search {_whom(state, names, dead)}",
            "Your run ends here; you look at what there is and take one item, or gold by luck.",
            "your run is nearly over anyway",
            sure=True,
        ),
        "walk_on": Verb("run past", "You run on.", "the spaces still to run are worth more", sure=True),
        "loot_item": Verb(
            lambda state, names, card, dead: f"take {called(card)}",
            "It goes into your bag.",
            "it costs least",
            sure=True,
        ),
        "loot_gold": Verb(
            "look for gold instead",
            "As much as a lucky number says: 5 on average.",
            "it costs least",
            sure=True,
        ),
        "last_card": Verb(
            lambda state, names, card: f"leave {called(card)}, number {NUMBER[card]}, to the clock",
            "The end comes nearer for those who still run.",
            "it costs least",
        ),
        "last_none": Verb("leave nothing more to the clock", "The clock stays as it is.", "it costs least"),
    }
)
