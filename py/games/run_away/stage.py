"""What stands large in the middle while an event of Run Away!! is shown: a card that is turned up, with who
threw it; the number that luck draws; what either does to the hero; and the boss.

What becomes of somebody is one of few reactions, each a drawing here and a movement in `stage.css`. What is
shown again at the next event keeps its id, and so stays where it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from drawing.card_pictures import picture
from drawing.effect_icons import icon
from drawing.reactions import fallen, glad, grinning
from drawing.runners import boss, hero
from drawing.seats import badge
from games.run_away.cards import look
from games.run_away.deck import CARDS
from games.run_away.effects import OF_BOSS
from games.run_away.position import BOSS, NOBODY
from games.run_away.rules import RunAway
from games.viewer import Viewer
from tabletop.game import Event, Who
from tabletop.markup import NOTHING, Html, esc, tag

MOST = 5  # hearts or coins that are drawn of many
BY_BOSS = ("caught", "trampled", "slipped")  # how the boss does harm


class Reaction(NamedTuple):
    """What becomes of a hero: the movement, the drawing ("running", "fallen", "glad", "dead", "safe"), of
    what there is more or less, by its sign, and how much; what it says in a word."""

    move: str
    pose: str
    sign: str = ""
    amount: int = 0
    word: str = ""


def _more(sign: str, up: str, down: str) -> Callable[..., Reaction]:
    """More or less of something, or none of it."""

    def reaction(amount: int, *_: object) -> Reaction:
        move, pose = (up, "glad") if amount > 0 else (down, "fallen") if amount else ("shrugs", "running")
        return Reaction(move, pose, sign, amount, "" if amount else "nothing")

    return reaction


REACTIONS: dict[str, Callable[..., Reaction]] = {
    "speed": _more("speed", "dashes", "slips"),
    "speed waits": _more("speed", "dashes", "slips"),
    "gold": _more("gold", "gathers", "robbed"),
    "healed": _more("life", "heals", "shrugs"),
    "hurt": lambda damage, *_: Reaction("burns", "fallen", "life", -damage),
    "wall": lambda _: Reaction("bumps", "fallen", "wall", 0, "a wall"),
    "hit wall": lambda: Reaction("bumps", "fallen", "wall", 0, "a wall"),
    "stopped": lambda: Reaction("sticks", "running", "stop", 0, "stuck"),
    "back": lambda *_: Reaction("flung", "fallen", "back", 0, "back"),
    "found": lambda _: Reaction("finds", "glad", "item", 0, "found"),
    "took": lambda _: Reaction("finds", "glad", "item", 0, "into the bag"),
    "found nothing": lambda: Reaction("shrugs", "running", "search", 0, "nothing"),
    "lucky": lambda lucky: (
        Reaction("cheers", "glad", "lucky", 0, "lucky")
        if lucky
        else Reaction("droops", "fallen", "", 0, "unlucky")
    ),
    "died": lambda *_: Reaction("dies", "dead", "", 0, "dead"),
    "lost": lambda *_: Reaction("dies", "dead", "", 0, "lost"),
    "escaped": lambda first: Reaction("escapes", "safe", *(("gold", 10) if first else ("", 0)), "out!"),
}
TURNED_UP = ("flipped", "comes", "faces", "showed", "used", "event on hero")  # a card, their first argument
ALONE = ("hit wall", "escaped", "lost")  # what no card has caused
BITES = ("trampled", "caught")
POSES: dict[str, Callable[[str], str]] = {
    "running": hero,
    "fallen": fallen,
    "glad": glad,
    "dead": lambda name: hero(name, "dead"),
    "safe": lambda name: hero(name, "safe"),
}
NOUNS = {"speed": "speed", "gold": "gold", "life": "lives"}


def stage(state: RunAway, viewer: Viewer) -> Html:
    """What is on the stage at the last event."""
    events = state.events()
    now = events[-1] if events else None
    if not now:
        return NOTHING
    if now.kind == "boss runs":
        return Html(_boss(state, "comes", f"{state.boss_left} speed"))
    if now.kind in ("boss waits", "boss gets up", "boss hits wall"):
        return Html(_boss(state, now.kind.replace(" ", "-")))
    if now.kind == "boss event":
        return tag("div", Html(_card_of(state, now, viewer)), Html(_minds(state, now.args[0])), class_="play")
    if now.kind == "luck" and state.runner == BOSS:
        return Html(_boss(state, "counts", beside=_luck(now.args[0])))
    if now.kind in BITES or (now.kind in ("hurt", "died") and _is_boss(now)):
        return Html(_bite(state, now, viewer))
    shown = _source(state, events, viewer)
    if now.kind in TURNED_UP:
        reaction = Reaction("meets", "running")
    elif now.kind == "luck":
        reaction = Reaction("hopes", "running")
    elif now.kind == "ability":
        reaction = Reaction("cheers", "glad")
    elif now.kind in REACTIONS:
        reaction = REACTIONS[now.kind](*now.args)
    else:
        return NOTHING
    sufferer = _hero(state, _whom(now), reaction, viewer)
    return tag("div", Html(shown), Html(sufferer), class_="play")


def _is_boss(event: Event) -> bool:
    """Was it the boss who did this harm?"""
    return event.args[-3] in BY_BOSS


def _whom(event: Event) -> int:
    """The hero to whom it happens."""
    on = (
        [arg for arg in event.args if isinstance(arg, Who)] if event.kind in ("used", "event on hero") else []
    )
    return on[0] if on else event.seat


# --- cards and luck ----------------------------------------------------------------------


def _source(state: RunAway, events: list[Event], viewer: Viewer) -> str:
    """What it comes from: the number that luck has drawn, or the card, or what a hero can."""
    if events[-1].kind in ALONE:
        return ""
    lucky = None
    for event in reversed(events):
        if event.kind == "lucky":
            lucky = event.args[0]
        if event.kind == "luck":
            return _luck(event.args[0], lucky)
        if event.kind == "ability":
            return f'<p class="says" id="says-{event.seat}">“{state.hero(event.seat).ability}”</p>'
        if event.kind in TURNED_UP:
            return _card_of(state, event, viewer)
        if event.kind in ("runs", "looted", "boss runs", "escaped"):
            return ""
    if state.runner < 0:
        return ""
    return _card(state, state.turned, _thrower(state, state.turned), viewer)


def _card_of(state: RunAway, event: Event, viewer: Viewer) -> str:
    """The card that an event names first, with who threw it or uses it on somebody."""
    card = event.args[0]
    if event.kind in ("used", "event on hero"):
        by = event.seat if _whom(event) != event.seat else NOBODY
    else:
        by = _thrower(state, card)
    return _card(state, card, by, viewer)


def _thrower(state: RunAway, card: int) -> int:
    """Who threw the card that lies before whoever runs; nobody, if it was their own doing."""
    lying = state.lying[state.runner] if state.runner >= 0 else ()
    return next((by for one, by in lying if one == card and by != state.runner), NOBODY)


def _card(state: RunAway, card: int, by: int, viewer: Viewer) -> str:
    """A card, large, with its joke; who grins behind it, and, if it calls the boss, who looks in."""
    if not card:
        return ""
    told = CARDS[card]
    grin = ""
    if by >= 0:
        name = esc(viewer.names[by])
        grin = (
            f'<span class="thrower" id="thrower-{card}">{grinning(state.hero(by).name)}'
            f"<b>{badge(by)} from {name}!</b></span>"
        )
    of_boss = [effect.amount for effect in told.effects if effect.verb in OF_BOSS]
    looks_in = ""
    if of_boss and told.kind != "boss event":  # on which it stands beside the card
        mood = "nearer" if max(of_boss) > 0 else "slower"
        looks_in = _chaser(state, f"looks-in {mood}")
    return (
        f'<div class="shown {look(card).removeprefix("face ")}" id="shown-{card}">{looks_in}{grin}'
        f'<p class="head"><b class="number">{told.number}</b><span><strong>{told.name}</strong> '
        f"<small>{icon(told.kind)}{told.kind}</small></span></p>"
        f'{picture(told.name)}<p class="joke">{told.joke}</p><p class="does">{told.text}</p></div>'
    )


def _luck(number: int, lucky: bool | None = None) -> str:
    """The number that luck has drawn; and, where it is told, what counts."""
    parity = "odd" if number % 2 else "even"
    verdict = "" if lucky is None else f"<b>{number} is {parity}: {'lucky' if lucky else 'unlucky'}</b>"
    return (
        f'<div class="luck {parity}" id="luck-{number}"><p class="head">{icon("lucky")}Luck</p>'
        f'<p class="drawn">{number}</p><p class="verdict">{verdict}</p></div>'
    )


# --- who suffers it ------------------------------------------------------------------------


def _hero(state: RunAway, seat: int, reaction: Reaction, viewer: Viewer) -> str:
    """A hero and what becomes of it. Each is new, so that it moves."""
    if seat < 0:
        return ""
    place = len(state.events())
    thing = ""
    if reaction.move in ("slips", "burns", "sticks", "robbed", "flung", "meets") and state.runner == seat:
        thing = f'<span class="thing">{picture(CARDS[state.turned].name)}</span>' if state.turned else ""
    return (
        f'<div class="hero-on-stage {reaction.move}" id="on-stage-{place}">{thing}'
        f'<span class="who">{POSES[reaction.pose](state.hero(seat).name)}</span>'
        f"{_bits(_lost(state, seat, reaction))}{_sum(reaction)}{_tag(seat, viewer)}</div>"
    )


def _lost(state: RunAway, seat: int, reaction: Reaction) -> Reaction:
    """What rolls away: of somebody dead it is the gold."""
    return reaction._replace(sign="gold", amount=-state.gold[seat]) if reaction.pose == "dead" else reaction


def _bits(reaction: Reaction) -> str:
    """Hearts, coins or boots that come or go, and bricks."""
    count = min(MOST, abs(reaction.amount)) or 3 * (reaction.sign in ("lucky", "item"))
    drawn = f"<i>{icon(reaction.sign)}</i>" * count if count else ""
    wall = '<span class="bricks"></span>' if reaction.sign == "wall" else ""
    return f'<span class="bits of-{reaction.sign}">{drawn}</span>{wall}' if drawn or wall else ""


def _sum(reaction: Reaction) -> str:
    """How much it is, in figures and a word."""
    amount, sign = reaction.amount, reaction.sign
    words = reaction.word
    if amount:
        noun = "life" if sign == "life" and abs(amount) == 1 else NOUNS[sign]
        words = f"{words} {'+' if amount > 0 else '−'}{abs(amount)} {noun}".strip()
    if not words:
        return ""
    bad = amount < 0 or reaction.pose in ("fallen", "dead") or reaction.move == "sticks"
    return f'<b class="sum {"bad" if bad else "good"}">{icon(sign) if sign else ""}{words}</b>'


def _tag(seat: int, viewer: Viewer) -> str:
    return f'<span class="name">{badge(seat)} {esc(viewer.names[seat])}</span>'


# --- the boss ------------------------------------------------------------------------------


def _boss(state: RunAway, does: str, says: str = "", beside: str = "") -> str:
    """The boss alone: it comes, each in its own way, waits, gets up, counts its luck."""
    card = state.the_boss
    said = f"<small>{says}</small>" if says else ""
    beside = beside or ('<span class="bricks"></span>' if does == "boss-hits-wall" else "")
    return (
        f'<div class="lair way-{card.way} {does}" id="lair-{does}">{_chaser(state)}{beside}'
        f'<p class="called"><b>{card.name}</b>{said}</p></div>'
    )


def _chaser(state: RunAway, look: str = "boss") -> str:
    return f'<span class="{look}">{boss(state.the_boss.name)}</span>'


def _minds(state: RunAway, card: int) -> str:
    """What the boss makes of a card that lies on it: it hurries, or not."""
    worse = max(effect.amount for effect in CARDS[card].effects if effect.verb in OF_BOSS) > 0
    return (
        f'<div class="hero-on-stage {"cheers" if worse else "droops"}" id="minds-{card}">'
        f'{_chaser(state, "who")}<span class="name">{state.the_boss.name}</span></div>'
    )


def _bite(state: RunAway, event: Event, viewer: Viewer) -> str:
    """The boss and whom it gets: over them, or at them, and what that costs."""
    seat = event.seat
    harms = event.kind not in BITES
    how = event.args[-3] if harms else event.kind
    reaction = REACTIONS[event.kind](*event.args) if harms else Reaction("", "fallen")
    teeth = '<i class="jaws"></i><i class="jaws below"></i>' if how == "caught" else ""
    look = f"lair way-{state.the_boss.way} {how} {'harmed' if harms else 'strikes'}"
    return (
        f'<div class="{look}" id="bite-{seat}-{how}">{_chaser(state)}{teeth}'
        f'<span class="prey">{POSES[reaction.pose](state.hero(seat).name)}{_tag(seat, viewer)}</span>'
        f"{_bits(_lost(state, seat, reaction))}{_sum(reaction)}</div>"
    )
