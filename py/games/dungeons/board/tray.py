"""What lies before the dungeon master: the dominoes in hand, what can be done now, the room, exit or pawn
that is picked, and the tools.

Every legal action stands on the page once. Those of rooms and exits that are not picked are there unseen;
`meant` tells whom they mean.
"""

from __future__ import annotations

from dominoes.domino import Domino, spoken
from dominoes.duel import rolls
from drawing import die, domino
from drawing.bestiary import BOSSES, MONSTERS, Monster
from drawing.monster import portrait
from games.dungeons.board import room_panel
from games.dungeons.board.desk_picture import DESK
from games.dungeons.board.plan import slug
from games.dungeons.board.tools import tabs, unfolded
from games.dungeons.pieces import FACES, SPECIAL
from games.dungeons.quest.odds import odds_words
from games.dungeons.rules import Dungeons
from games.dungeons.verbs import VERBS
from games.viewer import Picked, Viewer
from tabletop.actions import Action
from tabletop.game import Event
from tabletop.wording import capital, counted

ON_MAP = ("lay", "turn", "block")  # what is chosen on the map itself
OF_ROOMS = ("reroll", "take_away", "show", "fake", "fight", "sneak", "challenge")
OF_EXITS = ("open", "open_final", "unlock", "make_secret", "find")


# Each button has a slot of its own, so that none moves when others come: 1 and 2 in the upper row, 3 and 4 in
# the lower one; 0 is with what the step is about, above them.
SLOTS = {
    "begin": 0,
    "offer": 0,
    "delve": 0,
    "add": 2,
    "draw_on": 3,
    "close": 3,
    "hold": 3,
    "leave": 3,
    "stop": 4,
}


def choices(state: Dungeons, viewer: Viewer) -> str:
    """What can be done now, whatever is picked: the hand or what else this step is about, and its buttons."""
    made = [action for action in state.legal_actions() if _where(action) == "choices"]
    starts = "".join(_start(state, action, viewer) for action in made if action.verb == "start")
    group = f'<div class="starts" role="group" aria-label="First room">{starts}</div>' if starts else ""
    deeds: list[list[str]] = [[], [], [], [], []]
    for action in made:
        if action.verb not in ("start", "hide", "exchange", "stake"):
            deeds[SLOTS.get(action.verb, 1)].append(room_panel.button(state, action, viewer))
    buttons = "".join(
        f'<div id="slot-{slot}"{_wide(slot, deeds)}>{"".join(deeds[slot])}</div>'
        for slot in range(1, 5)
        if deeds[slot]
    )
    depths = [action for action in made if action.verb == "hide"]
    shown = _depths(state, depths, viewer) or _shown(state, bool(starts), viewer)
    shown = shown + "".join(deeds[0]) or _counted(len(state.laid), len(state.laid), True)
    look = "shown alone" if depths or state.playing else "shown"
    return (
        '<section class="choices card" data-part="choices" aria-label="Choices"><div class="offers">'
        f'<div class="{look}">{shown}</div>{group}{buttons}</div></section>'
    )


def _wide(slot: int, deeds: list[list[str]]) -> str:
    """A button that has its row for itself is as wide as it."""
    return "" if slot % 2 == 0 or deeds[slot + 1] else ' class="wide"'


def _shown(state: Dungeons, starts: bool, viewer: Viewer) -> str:
    """What this step is about: the hero's luck, the hand, the domino or the walls that are to be laid, or how
    far the evening has come."""
    if state.playing:
        return _fight(state) + _trophies(state, viewer) or _NONE_YET
    if state.ending or state.step == "evening" or (state.step == "explore" and not _offers(state)):
        seen = state.shown if state.evening or state.during else [piece.domino for piece in state.laid]
        return _counted(len(seen), len(state.laid), state.during)
    if state.coming:
        return f'<div class="coming">{domino(*state.coming)}</div>'
    if state.to_block:
        bricks = (
            '<svg viewBox="-30 -30 60 60" aria-hidden="true"><use href="#bricked"/></svg>' * state.to_block
        )
        return f'<div class="coming">{bricks}</div>'
    return _hand(state, starts, viewer)


def _offers(state: Dungeons) -> bool:
    return any(action.verb == "offer" for action in state.legal_actions())


def _counted(seen: int, rooms: int, during: bool) -> str:
    """DU5.3: how much of the map the players have seen."""
    words = (
        f"<b>{counted(rooms, 'room')}</b>" if during else f"<b>{seen}</b> of {counted(rooms, 'room')} seen"
    )
    part = "" if during else f'<progress max="{rooms}" value="{seen}" aria-label="Rooms seen"></progress>'
    return f'<div class="counted"><p id="seen-{seen}-{rooms}">{words}</p>{part}</div>'


def _where(action: Action) -> str:
    """Where an action stands: on the map, with its room or exit, or among the choices."""
    if action.verb in ON_MAP:
        return "map"
    return "room" if action.verb in OF_ROOMS else "exit" if action.verb in OF_EXITS else "choices"


def _depths(state: Dungeons, actions: list[Action], viewer: Viewer) -> str:
    rungs = "".join(_depth(state, action, viewer) for action in actions)
    return f'<div class="depths" role="group" aria-label="Depth">{rungs}</div>' if rungs else ""


def _depth(state: Dungeons, action: Action, viewer: Viewer) -> str:
    return (
        f'<button{viewer.button} type="button" class="depth" id="{slug(action)}"{viewer.action(action)} '
        f'aria-label="{capital(VERBS.order(state, action))}">{action.args[0]}</button>'
    )


def _hand(state: Dungeons, starts: bool, viewer: Viewer) -> str:
    """DU5.1: the dominoes in hand, each with what can be done with it."""
    if state.during or state.made:
        return ""
    places: dict[Domino, int] = {}
    for action in state.legal_actions():
        if action.verb == "lay":
            places[action.args[0]] = places.get(action.args[0], 0) + 1
    exchanges = {a.args[0]: a for a in state.legal_actions() if a.verb == "exchange"}
    tiles = "".join(
        _tile(state, tile, places.get(tile, 0), exchanges.get(tile), starts, viewer) for tile in state.hand
    )
    return f'<div class="hand" role="group" aria-label="Dominoes">{tiles}</div>'


def _tile(
    state: Dungeons, tile: Domino, places: int, exchange: Action | None, starts: bool, viewer: Viewer
) -> str:
    if exchange:
        offered, label = str(viewer.action(exchange)), "exchange"
    elif places or starts:
        pressed = "true" if str(tile) in viewer.picked else "false"
        offered = f'{viewer.pick(str(tile))} aria-pressed="{pressed}"'
        label = "first room" if starts else counted(places, "place")
    else:
        offered, label = f' data-touch="domino {tile}"', "fits nowhere" if viewer.acts else ""
    id = f"hand-{tile}"
    words = (
        capital(VERBS.order(state, exchange))
        if exchange
        else ": ".join(filter(None, (f"Domino {spoken(tile)}", label)))
    )
    looks = "tile" if places or starts or exchange else "tile stuck"
    return (
        f'<button{viewer.button} type="button" class="{looks}" '
        f'id="{id}"{viewer.mark(id)} data-glide=""{offered} aria-label="{words}">{domino(*tile)}'
        f'<span class="does" id="{id}-{label.replace(" ", "-")}">{label}</span></button>'
    )


def _start(state: Dungeons, action: Action, viewer: Viewer) -> str:
    """How a first room can lie: seen for the domino that is picked."""
    tile, number = action.args
    words = capital(VERBS.order(state, action))
    seen = "" if str(tile) in viewer.picked else ' hidden=""'
    label = "Start here" if tile.is_double else f"Enter by the {number or 'blank'}"
    return (
        f'<button{viewer.button} type="button" class="choice" id="{slug(action)}"{viewer.action(action)} '
        f'aria-label="{words}"{seen}>{label}</button>'
    )


# --- a map that is played ------------------------------------------------------------------


_NONE_YET = '<div class="counted"><p id="none-yet">No trophy yet: behind each door somebody waits.</p></div>'


def _torches(state: Dungeons, viewer: Viewer) -> str:
    """DU8.1, DU8.3: the torches that are left, and what the hero carries."""
    torches = capital(counted(state.torches, "torch", "torches"))
    lit = "".join(
        f'<i class="flame{"" if i < state.torches else " out"}"></i>' for i in range(state.all_torches)
    )
    return (
        f'<div class="tabs quest"><button{viewer.button} type="button" class="torches" id="torches" '
        f'data-touch="torches" aria-label="{torches} left">{lit}</button><p>{_carried(state)}</p></div>'
    )


def _trophies(state: Dungeons, viewer: Viewer) -> str:
    """DU8.3, DU8.5: what was won, and what of it is fought for now."""
    stakes = {action.args[0]: action for action in state.legal_actions() if action.verb == "stake"}
    trophies = "".join(_trophy(state, tile, stakes.get(tile), viewer) for tile in state.trophies)
    return trophies and f'<div class="trophies" role="group" aria-label="Trophies">{trophies}</div>'


def _carried(state: Dungeons) -> str:
    """DU8.3, DU8.5: what the hero carries, and before the boss what of it is safe."""
    if not state.unstaked:
        return f"<b>{state.loot()}</b> treasure"
    safe = sum(SPECIAL * state.worth(tile) for tile in state.trophies if tile not in state.unstaked)
    return f"<b>{safe}</b> safe, <b>{sum(map(state.worth, state.unstaked))}</b> at stake"


def _trophy(state: Dungeons, tile: Domino, stake: Action | None, viewer: Viewer) -> str:
    worth = counted(state.worth(tile), "treasure")
    if stake:
        words = f"Fight for {spoken(tile)}, {worth}: {rolls(tile)} wins"
        return (
            f'<button{viewer.button} type="button" class="tile stake" id="trophy-{tile}"'
            f'{viewer.action(stake)} aria-label="{words}">{domino(*tile)}'
            f'<span class="does">{odds_words(tile)}</span></button>'
        )
    words = f"Trophy {spoken(tile)}, {worth}"
    return (
        f'<button{viewer.button} type="button" class="tile" id="trophy-{tile}" data-touch="room {tile}" '
        f'aria-label="{words}">{domino(*tile)}</button>'
    )


def _fight(state: Dungeons) -> str:
    """Who was met last, and how it went."""
    told = state.events()
    met = next(
        (e for e in told[::-1] if e.kind in ("beat", "beaten", "past", "heard", "kept", "taken")), None
    )
    if state.unstaked and not (met and met.kind in ("kept", "taken")):
        return _met(boss(state), "", "")
    if not met:
        return ""
    who, won = _who(state, met), met.kind in ("beat", "past", "kept")
    roll = f'<span class="roll">{die(min(met.args[1], FACES))} {state.tell(met)}</span>'
    return _met(who, " won" if won else " lost", roll)


def _met(who: Monster, look: str, roll: str) -> str:
    return (
        f'<figure class="met{look}" id="met">{portrait(*who.looks)}<figcaption>'
        f'<b>{capital(who.name)}</b><span class="small">{who.flavour}</span>{roll}</figcaption></figure>'
    )


def _who(state: Dungeons, met: Event) -> Monster:
    if state.unstaked or met.kind in ("kept", "taken"):
        return boss(state)
    return MONSTERS[met.args[0]]


def boss(state: Dungeons) -> Monster:
    """DU8.5: who waits at the end: one of the bosses, by the dungeon's first number."""
    number = state.laid[0].near_number
    return BOSSES[Domino(number, number)]


# --- what is meant ---------------------------------------------------------------------------


def meant(state: Dungeons, picked: Picked) -> dict[Action, tuple[str]]:
    """Of the actions of rooms and exits that are not picked, and of how a first room can lie, the id of the
    room, exit or domino that each means."""
    found = {}
    for action in state.legal_actions():
        if action.verb == "start":
            found[action] = (f"hand-{action.args[0]}",)
        elif _where(action) in ("room", "exit") and not _is_of(action, picked):
            found[action] = (room_panel.at(action),)
    return found


# --- what is picked --------------------------------------------------------------------------


def tray(state: Dungeons, viewer: Viewer) -> str:
    """The room, exit or pawn that is picked, the tools, and all that could be done with what is not."""
    kind, what = room_panel.split(viewer.picked)
    legal = [action for action in state.legal_actions() if _where(action) in ("room", "exit")]
    seen = done_with(state, viewer.picked)
    unseen = "".join(room_panel.unseen(action, viewer) for action in legal if action not in seen)
    if kind == "room":
        panel = room_panel.room(state, Domino.parse(what), seen, viewer)
    elif kind == "end":
        panel = room_panel.exit_panel(state, what, seen, viewer)
    else:
        panel = unfolded(state, viewer)
    foot = _torches(state, viewer) if state.playing else tabs(state, viewer)
    return (
        '<section class="tray" data-part="tray" aria-label="Notes and tools"><div class="desk">'
        f'{panel or _still(state)}{foot}</div><div hidden="">{unseen}</div></section>'
    )


def done_with(state: Dungeons, picked: Picked) -> list[Action]:
    """What can be done with the room or exit that is picked."""
    legal = [action for action in state.legal_actions() if _where(action) in ("room", "exit")]
    return [action for action in legal if _is_of(action, picked)]


def _still(state: Dungeons) -> str:
    """What lies there while nothing is picked."""
    what = "who lives there" if state.playing else "what waits there"
    words = f"Here stands {what}, once a room is picked on the map."
    return f'<div class="idle" id="idle-desk">{DESK}<p id="idle-{state.step}">{words}</p></div>'


def _is_of(action: Action, picked: Picked) -> bool:
    """Is this an action of the room or exit that is picked?"""
    kind, what = room_panel.split(picked)
    return kind == _where(action).replace("exit", "end") and what in map(str, action.args)
