"""The dungeon master's tools: the key to all rooms, pawns, lights, the size of squares (DU6.6, DU6.7)."""

from __future__ import annotations

from games.dungeons.board.room_panel import card, named, split
from games.dungeons.chart.walls import survey
from games.dungeons.charting import chart_of
from games.dungeons.notes import entries
from games.dungeons.notes.entries import FEET, HERO, MOST_SQUARES, NAME, TITLE, Notes
from games.dungeons.rules import Dungeons
from games.viewer import Viewer
from tabletop.wording import capital, counted, in_words

# What can be unfolded, each with its word below its picture, what it is, and the picture.
TOOLS = {
    "key": ("Key", "Key to the rooms", "M10 6h10M10 12h10M10 18h10M4 5h1.5v3M4 11h2v1.5H4V14h2M4 17h2v3H4"),
    "pawns": ("Pawns", "Pawns and light", "M12 3.5a3.2 3.2 0 1 0 .1 0M9.5 9.5h5L16.5 18h-9zM6 20.5h12"),
    "map": ("Map", "Map: name and squares", "M4 5h16v14H4zM4 12h16M12 5v14"),
}
PEN = ' <span aria-hidden="true">✎</span><span class="sr-only">, with notes</span>'
# Commands of the page that are wanted here as well.
COMMANDS = {
    "screen": ("Screen", "Players’ screen", "M3 5h18v11H3zM12 16v4M8 20h8"),
    "take-away": ("Save", "Save or print", "M12 3v11M7.5 9.5 12 14l4.5-4.5M4 16v4h16v-4"),
}


def tabs(state: Dungeons, viewer: Viewer) -> str:
    """The row of tools, which waits until there is a room, and does nothing for who only looks on."""
    chosen = _chosen(viewer)
    waits = "" if state.laid and viewer.acts else f'{viewer.button} disabled=""'
    heads = "".join(
        _tab(
            f"tool-of-{name}",
            *TOOLS[name],
            waits or f'{viewer.pick(f"tool {name}")} aria-pressed="{"true" if name == chosen else "false"}"',
        )
        for name in TOOLS
    )
    heads += "".join(
        _tab(f"tool-{name}", *COMMANDS[name], waits or f' data-do="{name}"') for name in COMMANDS
    )
    return f'<div class="tabs" id="desk-tools" role="group" aria-label="Tools">{heads}</div>'


def _tab(id: str, word: str, title: str, picture: str, does: str) -> str:
    """A tool: a picture and a word."""
    return (
        f'<button type="button" class="tab" id="{id}" aria-label="{title}"{does}>'
        f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{picture}"/></svg>'
        f"<span>{word}</span></button>"
    )


def _chosen(viewer: Viewer) -> str:
    """Which tool is unfolded: the picked one; for a pawn that is picked, that of pawns."""
    kind, what = split(viewer.picked)
    return what if kind == "tool" else "pawns" if kind == "token" else ""


def unfolded(state: Dungeons, viewer: Viewer) -> str:
    """The card of the tool that is picked."""
    chosen = _chosen(viewer)
    if not chosen or not state.laid or state.playing or not viewer.acts:
        return ""
    body = {"key": _key, "pawns": _pawns, "map": _map}[chosen](state, viewer)
    head = f"<h2><span>{TOOLS[chosen][1]}</span></h2>"
    gear = f'<div class="gear" id="unfolded">{body}</div>'
    return card("panel-tool", "".join(viewer.picked), head, gear, viewer)


def _field(id: str, what: str, words: str, most: int, text: str) -> str:
    """A field for something short that is typed."""
    return (
        f'<label class="field wide"><span>{words}</span><input type="text" id="{id}" data-note="{what}" '
        f'maxlength="{most}" autocomplete="off" value="{text}"></label>'
    )


def _jot(id: str, what: str, words: str, viewer: Viewer, pressed: bool | None = None) -> str:
    state = "" if pressed is None else f' aria-pressed="{"true" if pressed else "false"}"'
    return (
        f'<button{viewer.button} type="button" class="plain" id="{id}" data-do="jot" data-arg="{what}"'
        f"{state}>{words}</button>"
    )


def _key(state: Dungeons, viewer: Viewer) -> str:
    """All rooms by number, each with its name."""
    rows = "".join(
        f'<li><button{viewer.button} type="button" class="quiet" id="key-{piece.domino}"'
        f"{viewer.pick(f'room {piece.domino}')}>{named(viewer.notes, serial, piece.domino)}"
        f"{PEN if entries.written(viewer.notes, 'note', serial) else ''}</button></li>"
        for serial, piece in zip(state.serials, state.laid, strict=True)
    )
    fill = _jot("fill-all", "fill", "Fill all empty rooms with ideas", viewer)
    return f'<div class="row">{fill}</div><ol class="key">{rows}</ol>'


def _pawns(state: Dungeons, viewer: Viewer) -> str:
    """Pawns to be set, the one that is picked, and whether they mind walls and carry light."""
    notes = viewer.notes
    listed = entries.tokens(state, notes)
    picked = next((key for key in listed if key in viewer.picked), "")
    if picked:
        standing, _ = listed[picked]
        number = picked.removeprefix("token ")
        kind = "hero" if standing.kind == HERO else "monster"
        field = _field(f"pawn-{number}", f"name {number}", f"Name of this {kind}", NAME, standing.name)
        off = _jot(
            "hide-token",
            f"hide {number}",
            "Hidden from the players",
            viewer,
            entries.lurks(notes, picked),
        )
        off += _jot("drop-token", f"drop {number}", "Take it off the map", viewer)
        how = '<p class="small">Drag it, or move it with the arrow keys.</p>'
        chosen = f'{field}{how}<div class="row">{off}</div>'
    else:
        chosen = '<p class="small">Choose a pawn to name it or to take it away; drag it to move it.</p>'
    wants = {name: entries.is_on(notes, name) for name in ("walls", "light", "own")}
    return (
        f'<div class="row">{_jot("add-hero", "hero", "Add a hero", viewer)}'
        f"{_jot('add-monster', 'monster', 'Add a monster', viewer)}</div>{chosen if listed else ''}"
        f'<div class="row">{_jot("mind-walls", "walls", "Pawns mind walls", viewer, wants["walls"])}'
        f"{_jot('carry-light', 'light', 'Heroes carry light', viewer, wants['light'])}"
        f"{_jot('move-own', 'own', 'Players move their own pawns', viewer, wants['own'])}</div>"
    )


def _map(state: Dungeons, viewer: Viewer) -> str:
    """What the map is called, and how many squares the side of a half has."""
    notes = viewer.notes
    now = entries.squares(notes)
    sizes = "".join(
        _jot(f"squares-{n}", f"squares {n}", f"{n} × {n}", viewer, n == now)
        for n in range(1, MOST_SQUARES + 1)
    )
    name = _field("map-name", "map", "Name of the map", TITLE, notes.get("map", ""))
    return (
        f'{name}<p class="small">Squares of {FEET} feet to the half of a domino:</p>'
        f'<div class="row">{sizes}</div><p class="small">{fit_words(state, notes)}</p>'
    )


def fit_words(state: Dungeons, notes: Notes) -> str:
    """DU7.2: how the map fits the grid of a virtual tabletop with the squares that are chosen.

    >>> from games.dungeons.rules import GAME
    >>> state = GAME.new(1, "oak").apply(GAME.parse("add all rooms"))
    >>> fit_words(state, {})
    'All rooms and doors lie on the grid of a virtual tabletop.'
    """
    rooms, doors = survey(chart_of(state, notes)).misfits()
    if not rooms + doors:
        return "All rooms and doors lie on the grid of a virtual tabletop."
    off = in_words([counted(n, what) for n, what in ((rooms, "room"), (doors, "door")) if n])
    return (
        f"{capital(off)} {'lies' if rooms + doors == 1 else 'lie'} half a square off the grid of a virtual "
        "tabletop; with 2, 4 or 6 all fit."
    )
