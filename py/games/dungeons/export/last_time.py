"""“Last time …”: what has happened in a dungeon so far, in 150 words at most, with the map as it stands: a
page of one file, to begin the next evening with."""

from __future__ import annotations

from collections.abc import Iterator

from dominoes.domino import Domino
from drawing.bestiary import monster
from games.dungeons.chart.escaping import in_xml
from games.dungeons.chart.model import Chart, Room
from games.dungeons.chart.paper import Look
from games.dungeons.chart.picture import picture
from games.dungeons.rules import Dungeons
from games.dungeons.words import room as room_words
from tabletop.wording import capital, counted, in_words

WORDS = 150
NAMED = 5  # rooms and heroes that are told by name
NOTE = 160  # letters of a note
NOTHING = "Nothing has happened here yet: begin the evening, or go in, and take this along when it is over."
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Last time: {title}</title>
<style>
body {{ margin: 0 auto; padding: 24px; max-width: 900px; font: 1.2rem/1.5 Georgia, serif; }}
body {{ background: #fbf5e9; color: #2a1b11; }}
h1 {{ margin: 0; line-height: 1.15; }}
svg {{ display: block; width: 100%; height: auto; max-height: 90vh; }}
</style>
</head>
<body>
<h1>{title}</h1>
<p><i>Last time …</i> {told}</p>
<figure>{map}<figcaption>The map as it stood.</figcaption></figure>
</body>
</html>
"""


def last_time(state: Dungeons, chart: Chart, look: Look) -> str | None:
    """The page; None if nothing has happened yet."""
    told = words(state, chart)
    if not told:
        return None
    return PAGE.format(title=in_xml(chart.title), told=in_xml(told), map=picture(chart, look))


def words(state: Dungeons, chart: Chart) -> str:
    """What has happened, sentence by sentence, as far as there is room; the chart says who is told."""
    said: list[str] = []
    for sentence in _sentences(state, chart):
        if len(" ".join([*said, sentence]).split()) <= WORDS:
            said.append(sentence)
    return " ".join(said)


def seen(state: Dungeons) -> list[Domino]:
    """The rooms into which the players, or a hero, have come, in that order."""
    if state.playing:
        return state.entered
    if state.evening:
        return state.shown
    return [piece.domino for piece in state.laid] if state.during else []


def _sentences(state: Dungeons, chart: Chart) -> Iterator[str]:
    rooms = {room.name: room for room in chart.rooms}
    known = [rooms[str(tile)] for tile in seen(state) if str(tile) in rooms]
    if not known:
        return
    who = "the hero" if state.playing else "the players"
    yield (
        f"{capital(who)} came into {counted(len(known), 'room')}{_whole(state, chart)}, from "
        f"{_called(known[0])} to {_called(known[-1])}."
    )
    named = [room for room in known[1:-1] if room.title][:NAMED]
    if named:
        yield (
            f"On the way {'lay' if len(named) > 1 else 'was'} {in_words([_called(room) for room in named])}."
        )
    keepers = [monster(Domino.parse(room.name)) for room in known[-2:]]
    yield f"Last of all they looked in on {in_words(list(dict.fromkeys(keepers)))}."
    final = next((room for room in known if room.final), None)
    if final:
        yield f"The final encounter, in {_called(final)}, was met."
    if state.found:
        yield f"They found {counted(len(state.found), 'secret door')}."
    if state.playing:
        yield (
            f"{capital(counted(len(state.trophies), 'trophy', 'trophies'))} came along, and "
            f"{counted(state.torches, 'torch', 'torches')} still burnt."
        )
    kinds = [exit.kind for exit in chart.exits]
    if kinds.count("locked"):
        yield f"{capital(counted(kinds.count('locked'), 'door'))} stayed locked."
    if kinds.count("open"):
        open_ones = kinds.count("open")
        yield f"{capital(counted(open_ones, 'exit'))} {'is' if open_ones == 1 else 'are'} still open."
    heroes = [token for token in chart.tokens if token.kind == "hero"]
    if heroes and not state.playing:
        yield (
            f"On the map {'stand' if len(heroes) > 1 else 'stands'} "
            f"{in_words([token.name or 'a hero' for token in heroes[:NAMED]])}."
        )
    unseen = [room for room in chart.rooms if room not in known]
    waits = next((room for room in unseen if room.final), None)
    if waits:
        yield f"The final encounter still waits, in {_called(waits)}."
    if known[-1].note:
        yield f"Of the last room it is written: “{_short(known[-1].note)}”"


def _whole(state: Dungeons, chart: Chart) -> str:
    """Of how many, where whoever is told knows that."""
    whole = len(chart.rooms) == len(state.laid) and not state.during
    return f" of {len(chart.rooms)}" if whole else ""


def _called(room: Room) -> str:
    """A room by its name, or by its domino, and its number."""
    name = f"“{room.title}”" if room.title else room_words(Domino.parse(room.name))
    return f"{name} ({room.number})" if room.number else name


def _short(note: str) -> str:
    """The first words of a note, whole."""
    line = " ".join(note.split())
    return line if len(line) <= NOTE else f"{line[:NOTE].rsplit(' ', 1)[0]} …"
