"""Who was met in the dungeon of Dunginoes: portrait, the faces that win, the roll and what came of it.

While a fight is shown event by event it is staged, large in the middle of the map. Beside the map there is
the lair: in it the boss sleeps until whoever was met last stands there.
"""

from __future__ import annotations

from dominoes.domino import Domino, spoken
from dominoes.duel import rolls, winning
from drawing import die
from drawing.bestiary import BOSSES, MONSTERS, Monster
from drawing.monster import portrait
from games.dunginoes.pieces import SIDES
from games.dunginoes.rules import Dunginoes
from games.dunginoes.words import hit, miss
from tabletop.game import Event
from tabletop.markup import Html
from tabletop.wording import capital

VERDICTS = {"beat": "won", "beaten": "lost", "kept": "kept", "taken": "taken"}
WON = ("beat", "kept")
STAGED = ("met", "staked", "boss", *VERDICTS)
_TORCHES = "".join(f'<use href="#torch" x="{x}" y="40"/>' for x in (40, 360))


def scene(state: Dunginoes) -> str:
    """The fight or the boss that is being told now."""
    told = state.events()
    now = told[-1] if told else None
    staged = now and now.kind in STAGED and not state.ending and not state.legal_actions()
    return _staged(state, now) if now and staged else ""


def lair(state: Dunginoes) -> Html:
    """The fight that the last action led to, or the boss, who sleeps or waits."""
    fight = next((event for event in state.events()[::-1] if event.kind in VERDICTS), None)
    kind = "boss" if state.boss else fight.kind if fight else "asleep"
    if fight or state.boss:
        id = f"met-{fight.args[0]}-{fight.args[1]}" if fight else "met-boss"
        seen = _figure(id, kind, _who(state, fight), _over(state, fight), _roll(fight) if fight else "")
    else:
        seen = _asleep(state)
    return Html(
        '<section class="lair" data-part="status" aria-label="Who was met"><div class="cave">'
        f'<svg class="wall" viewBox="0 0 400 80" aria-hidden="true">{_TORCHES}</svg>{seen}</div></section>'
    )


def _asleep(state: Dunginoes) -> str:
    """DU4.1: something large in the dark, and how long it sleeps."""
    wakes = f"It wakes when the pile is empty: {len(state.pile)} to go." if state.pile else "It wakes now."
    return (
        f'<figure class="scene asleep" id="met-nobody">{portrait(*_who(state, None).looks)}<figcaption>'
        f'<p class="monster-name">Something sleeps below</p><p class="flavour">{wakes}</p>'
        "</figcaption></figure>"
    )


def _staged(state: Dunginoes, now: Event) -> str:
    """The monster steps out, the winning faces beside it, and the die rolls; then how it fell, and what that
    means."""
    if now.kind == "boss":
        return _figure("scene", "staged boss", _who(state, now), "The boss wakes", "")
    tile = now.args[0]
    if now.kind in VERDICTS:
        rolled = f'<span class="rolled" id="rolled-{tile}">{die(now.args[1])}</span>{_verdict(now)}'
    else:
        rolled = f'<span class="rolling" id="rolling-{tile}">{die(SIDES)}</span>'
    stake = f'<p class="stake">{rolls(tile)} wins</p>{_faces(tile)}<p class="roll">{rolled}</p>'
    return _figure("scene", f"staged {now.kind}", _who(state, now), _over(state, now), stake)


def _who(state: Dunginoes, event: Event | None) -> Monster:
    """Whom the fight is against: the boss, once awake, else who lives in the domino."""
    if state.boss or not event:
        return BOSSES[state.laid[0].domino]
    return MONSTERS[event.args[0]]


def _over(state: Dunginoes, event: Event | None) -> str:
    """The line above the name."""
    if not event:
        return "The boss"
    return f"The boss, for {spoken(event.args[0])}" if state.boss else f"Met in {spoken(event.args[0])}"


def _faces(tile: Domino) -> str:
    """All faces of a die, those that win lit."""
    wins = winning(tile)
    shown = "".join(
        f'<i class="{"wins" if face in wins else "loses"}">{die(face)}</i>' for face in range(1, SIDES + 1)
    )
    return f'<p class="faces" aria-hidden="true">{shown}</p>'


def _roll(fight: Event) -> str:
    """The last roll, small."""
    return f'<p class="roll">{die(fight.args[1])}{_verdict(fight)}</p>'


def _verdict(fight: Event) -> str:
    """DU3.3: what a roll means, the right way round."""
    won = fight.kind in WON
    words = hit(*fight.args) if won else miss(*fight.args)
    return f'<span class="{"won" if won else "lost"}">{words}: <b>{VERDICTS[fight.kind]}</b></span>'


def _figure(id: str, kind: str, who: Monster, over: str, said: str) -> str:
    return (
        f'<figure class="scene {kind}" id="{id}">{portrait(*who.looks)}<figcaption>'
        f'<p class="over">{over}</p>'
        f'<p class="monster-name">{capital(who.name)}</p>'
        f'<p class="flavour">{who.flavour}</p>{said}</figcaption></figure>'
    )
