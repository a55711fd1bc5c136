"""The card of a room or an exit that is picked: what it is, what is written of it, and what can be done."""

from __future__ import annotations

from dominoes.domino import Domino, spoken
from dominoes.duel import rolls
from drawing import domino
from drawing.bestiary import MONSTERS
from drawing.monster import portrait
from games.dungeons.board.plan import slug
from games.dungeons.board.ways import ways_words
from games.dungeons.charting import exit_kind
from games.dungeons.notes import entries
from games.dungeons.notes.entries import NOTE, TITLE, Notes
from games.dungeons.quest.odds import odds_words, sneak_words
from games.dungeons.rules import Dungeons
from games.dungeons.verbs import VERBS
from games.dungeons.words import exit_words
from games.viewer import Picked, Viewer
from tabletop.actions import Action
from tabletop.grid import Point
from tabletop.typed import isolated
from tabletop.wording import capital, counted

MAIN = ("grow", "draw_on", "begin", "open", "show", "find", "offer", "unlock", "choose")
LABELS = {
    "draw_on": "Draw until one fits",
    "add": "One room by itself",
    "stop": "Stop here",
    "go_on": "Lay on by hand",
    "begin": "Begin the evening",
    "show": "Show it to the players",
    "hold": "Hold it back until I want it",
    "open": "Open it",
    "open_final": "Open it: the double six",
    "unlock": "Unlock it",
    "choose": "Choose for me",
    "make_secret": "Make it a secret door",
    "find": "The players find it",
    "offer": "A secret door opens",
    "delve": "Play this map",
    "close": "End the evening",
    "challenge": "Challenge the boss",
    "leave": "Leave the dungeon",
}


def split(picked: Picked) -> tuple[str, str]:
    """What is picked, as its kind and which it is: ("room", "3-5"), ("end", "4,-1"), ("tool", "key")."""
    kind, _, what = "".join(picked).partition(" ")
    return kind, what


def label(state: Dungeons, action: Action) -> str:
    """What stands on a button."""
    if action.verb == "grow":
        return "All rooms by themselves" if state.laid else "Make the whole map"
    if action.verb == "close" and not (state.evening or state.during):
        return "Put the map away"
    if action.verb == "reroll":
        behind = len(state.beyond(state.place(action.args[0])))
        return f"Another way on: draw {counted(behind, 'room')} anew"
    if action.verb == "take_away":
        behind = len(state.beyond(state.place(action.args[0])))
        return f"Remove it, and {behind} behind it" if behind else "Remove this room"
    if action.verb == "fake":
        return f"Its {action.args[0]} only seems so"
    if action.verb == "fight":
        return f"Fight: {odds_words(action.args[0])}"
    if action.verb == "sneak":
        return f"Sneak in: {sneak_words(state.danger(action.args[0]))}"
    return LABELS[action.verb]


def card(id: str, picked: str, head: str, body: str, viewer: Viewer) -> str:
    """A card over the tray for what is picked, and the button that lays it away: which picks it once more."""
    away = (
        f'<button{viewer.button} type="button" class="away" id="lay-away"{viewer.pick(picked)} '
        'aria-label="Lay this card away">×</button>'
    )
    look = "panel noting" if 'class="noted"' in body else "panel"
    return f'<div class="{look}" id="{id}"><header>{head}{away}</header>{body}</div>'


def button(state: Dungeons, action: Action, viewer: Viewer) -> str:
    """An action as a button."""
    look = "choice main" if action.verb in MAIN else "choice"
    shown, words = label(state, action), VERBS.order(state, action)
    below = f'<span class="small">{brings(state, action)}</span>' if action.verb in BRINGS else ""
    return (
        f'<button{viewer.button} type="button" class="{look}" id="{slug(action)}"{viewer.action(action)} '
        f'aria-label="{called(shown, words)}"><b id="{slug(action)}-{len(shown)}">{shown}</b>{below}</button>'
    )


def called(shown: str, words: str) -> str:
    """What a button is called for who hears it: what stands on it, and, where that is more, what it does."""
    return capital(words) if words.lower().startswith(shown.lower()) else f"{shown}: {words}"


BRINGS = ("fight", "sneak", "challenge")


def brings(state: Dungeons, action: Action) -> str:
    """DU8.3 to DU8.5: what a hero may win and lose, in a few words below the button's own."""
    [tile] = action.args
    if action.verb == "fight":
        return f"{rolls(tile)} wins {counted(state.worth(tile), 'treasure')}; else a torch goes out"
    if action.verb == "sneak":
        danger = state.danger(tile)
        return f"more than {danger} is past it; else a torch goes out" if danger else "any roll is past it"
    return "each trophy is fought for: kept, it counts twice; lost, it is gone"


def unseen(action: Action, viewer: Viewer) -> str:
    """An action of a room or exit that is not picked: offered, not seen."""
    return (
        f'<button{viewer.button} type="button" hidden="" id="{slug(action)}"{viewer.action(action)}></button>'
    )


def at(action: Action) -> str:
    """The id of the room or exit on the map that an action means."""
    what = action.args[-1]
    return f"room-{what}" if isinstance(what, Domino) else f"end-{what.x}_{what.y}"


def room(state: Dungeons, tile: Domino, actions: list[Action], viewer: Viewer) -> str:
    """A room: its number and domino, what is written of it, and what can be done with it."""
    if not state.is_room(tile):
        return ""
    place = state.place(tile)
    serial = state.serials[place]
    buttons = "".join(button(state, action, viewer) for action in actions)
    played = _monster(state, tile) if state.playing else _seen(state, tile)
    name, note = ("", "") if state.playing else (_name(serial, viewer), _note(serial, viewer))
    buttons += "" if state.playing else _ideas(serial, viewer) + _to_phones(serial, viewer)
    head = f"<h2>{domino(*tile)}<span>Room {place + 1}</span></h2>{name}"
    body = (
        f'<div class="about"><p class="known">{_facts(state, tile)}'
        f'<span class="sr-only">. {ways_words(state, place)}</span></p>{played}'
        f'<div class="row">{buttons}</div></div>{note}'
    )
    return card(f"panel-{tile}", f"room {tile}", head, body, viewer)


def _seen(state: Dungeons, tile: Domino) -> str:
    """DU5.3: what of it the players see, and what they must see first."""
    if not state.evening:
        return ""
    before = state.laid[state.place(tile)].joins
    if tile in state.shown:
        told = "The players see this room."
    elif state.laid[before].domino in state.shown:
        return ""
    else:
        told = f"The players must come to room {before + 1} first."
    return f'<p class="small">{told}</p>'


def _facts(state: Dungeons, tile: Domino) -> str:
    piece = state.laid[state.place(tile)]
    fakes = {part for part, other in state.fakes if other == tile}
    seem = {part: " (only seems so)" if part in fakes else "" for part in ("risk", "reward")}
    told = [
        f"risk <b>{piece.near_number}</b> where one comes in{seem['risk']}",
        f"reward <b>{state.reward(piece)}</b>{seem['reward']}",
    ]
    told += ["<b>special encounter</b>"] * (tile in state.special)
    told += ["<b>final encounter</b>"] * state.is_final(tile)
    return capital(" · ".join(told))


def _name(serial: int, viewer: Viewer) -> str:
    """DU6.6: what the dungeon master calls a room."""
    title = entries.written(viewer.notes, "title", serial)
    return (
        f'<label class="field"><span class="sr-only">Name</span><input type="text" id="title-{serial}" '
        f'data-note="title {serial}" maxlength="{TITLE}" autocomplete="off" placeholder="Name" '
        f'value="{title}"></label>'
    )


def _ideas(serial: int, viewer: Viewer) -> str:
    """DU6.6: ideas for a room, which come below what the master wrote."""
    note = entries.written(viewer.notes, "note", serial)
    draft = entries.is_draft(viewer.notes, "note", serial)
    words = "Fill with ideas" if not note else "Other ideas" if draft else "Add an idea"
    return (
        f'<button{viewer.button} type="button" class="plain" id="fill-{serial}" '
        f'data-do="jot" data-arg="fill {serial}">{words}</button>'
    )


def _to_phones(serial: int, viewer: Viewer) -> str:
    """DU6.8: words or a picture of a room for the players' phones."""
    return (
        f'<button{viewer.button} type="button" class="plain" id="hand-out-{serial}" data-do="hand-out" '
        f'data-arg="room {serial}">Send to the players’ phones</button>'
    )


def _note(serial: int, viewer: Viewer) -> str:
    """DU6.6: what the dungeon master writes of a room."""
    note = entries.written(viewer.notes, "note", serial)
    return (
        f'<textarea class="noted" id="note-{serial}" data-note="note {serial}" maxlength="{NOTE}" '
        f'aria-label="Notes, for you alone" placeholder="Notes, for you alone">{note}</textarea>'
    )


def _monster(state: Dungeons, tile: Domino) -> str:
    """DU8.3: who lives there."""
    if tile in state.entered:
        return '<p class="small">You have been here.</p>'
    who = MONSTERS[tile]
    return (
        f'<figure class="met">{portrait(*who.looks)}<figcaption><b>{capital(who.name)}</b>'
        f'<span class="small">{who.flavour}</span></figcaption></figure>'
    )


def exit_panel(state: Dungeons, joint: str, actions: list[Action], viewer: Viewer) -> str:
    """An exit: what it is, and what can be done with it."""
    end = state.end_at(Point.parse(joint))
    if end is None:
        return ""
    kind = exit_kind(state, end) or "open"
    buttons = "".join(button(state, action, viewer) for action in actions)
    told = {
        "open": "An open exit",
        "found": "A secret door, found",
        "locked": "A locked door",
        "blocked": "A blocked exit",
        "secret": "A secret door, not found yet",
    }[kind]
    where = capital(exit_words(state, end.joint).removeprefix("the "))
    body = f'<div class="about"><p class="known">{where}</p><div class="row">{buttons}</div></div>'
    return card("panel-end", f"end {joint}", f"<h2><span>{told}</span></h2>", body, viewer)


def named(notes: Notes, serial: int, tile: Domino) -> str:
    """What a room is called in lists: its title, or its domino."""
    return isolated(entries.written(notes, "title", serial)) or capital(spoken(tile))
