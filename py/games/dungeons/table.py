"""Dungeons on the dungeon master's table: the whole play area as text, and what the page asks about it.

`draw` is pure: a position, what is picked and what is written in, HTML out. Nobody in particular, who looks
at the players' screen, is drawn the map that the players have seen.
"""

from __future__ import annotations

from collections.abc import Mapping

from dominoes.domino import Domino
from drawing import defs
from drawing.dungeon import DUNGEON_DEFS
from games import defaults
from games.contract import Cue, Facts, Luck, Parts, Picked, Score
from games.dungeons import desk, verbs
from games.dungeons.board.cells import cells as cells
from games.dungeons.board.plan import plan
from games.dungeons.board.tray import choices, meant, tray
from games.dungeons.even import EVEN
from games.dungeons.fortunes import FORTUNES
from games.dungeons.rules import LOST, Dungeons
from games.dungeons.summary import summary as summary
from games.dungeons.summary import turn_words as turn_words
from games.dungeons.words import room
from games.viewer import Viewer
from tabletop.game import Names
from tabletop.markup import Html, esc, tag
from tabletop.match import Match
from tabletop.prospects import Horizon, Prospects
from tabletop.wording import capital, counted, gap

STEPS = (0, 1, 10, 25, 50)  # treasure with which the places of the statistics begin
PLACES = ("lost in the dark", "nothing", "1 to 9", "10 to 24", "25 to 49", "50 and more")
LOOT = (0, 1, 12, 30)  # treasure with which the grades begin, after the first


def _sample(options: Mapping[str, int]) -> str:
    """A map as these options make it."""
    from games.dungeons.board.sample import drawn

    return drawn(options)


VERBS = verbs.VERBS
FACTS = Facts(
    about=(
        "Maps of dominoes for any role-playing table: made whole before the evening, or room by "
        "room while the "
        "party explores. Show them on a second screen, write what is in each room, take them "
        "away as a picture, "
        "for a virtual tabletop or on paper; or send a hero down yourself."
    ),
    credit=(
        "Both ways to make a map are by Chris, Love and Loss Games (loveandlossgames.com), free for "
        "non-commercial use. How a map is played is the house’s own."
    ),
    pieces=defs(DUNGEON_DEFS),
    places=PLACES,
    rules={
        "set_up": "DU6.1",
        "choose_starter": "DU5.1",
        "build": "DU5.1",
        "review": "DU5.2",
        "evening": "DU5.3",
        "explore": "DU6.2",
        "turn_room": "DU6.2",
        "block_exits": "DU6.3",
        "quest": "DU8.2",
        "face_boss": "DU8.5",
        "closed": "DU7.1",
        "dark": "DU8.1",
        "left": "DU8.6",
        "boss": "DU8.5",
    },
    keys=(
        ("1, 2, 3", "pick a domino of the hand"),
        ("Arrows on a pawn", "move it a square"),
        ("Enter, while you measure", "measure from here; once more: to here"),
    ),
    draws={
        "drawn": Luck("tiles", "domino"),
        "exchanged": Luck("tiles", "domino"),
        "added": Luck("tiles", "domino"),
        **dict.fromkeys(("rolled", "beat", "beaten", "past", "heard", "kept", "taken"), Luck("dice", "die")),
    },
    cues={
        "laid": Cue(0.5, "tile"),
        "special": Cue(0.3),
        "exchanged": Cue(0.3),
        "added": Cue(0.5, "tile"),
        "rerolled": Cue(0.5),
        "made": Cue(0.5),
        "opened": Cue(1, "tile"),
        "entered": Cue(1, "tile"),
        "final": Cue(2, "boss"),
        "rolled": Cue(1, "dice"),
        "locked": Cue(1.5),
        "shut": Cue(1.5),
        "dead end": Cue(1.5),
        "shown": Cue(1, "tile"),
        "met": Cue(1.2),
        "beat": Cue(2, "fight-won"),
        "beaten": Cue(2, "fight-lost"),
        "past": Cue(1.5, "step"),
        "heard": Cue(1.5, "enemy-near"),
        "dark": Cue(2, "fight-lost"),
        "boss": Cue(2, "boss"),
        "kept": Cue(2, "treasure"),
        "taken": Cue(2, "fight-lost"),
    },
    friendly=("moketi-tuke", "ruteni-vonu", "pofila-dure"),
    grades=("Lost in the dark", "Empty bag", "Candle-holder", "Torch-bearer", "Light of the deep"),
    board="The map",
    beyond="Over the wall",
    shows_seats=True,  # one sits here, and everybody knows who
    desk=desk,
    sample=_sample,
    even=EVEN,
    luck=FORTUNES,
    win="A hero wins who comes past the boss with a trophy at least.",
    prospects=Prospects(
        {"boss": "you come to the boss"},
        {"beaten": "you lose a fight", "dark": "you are lost in the dark"},
        "",
        (Horizon(0, "until the end"),),
    ),
)


pick = defaults.pick_one
stage = defaults.no_stage


def draw(state: Dungeons, viewer: Viewer) -> Parts:
    """The play area. What is picked is a domino of the hand, "room 3-5", "end 4,-1", "token 2" or "tool key".
    In `board/` the notes that the viewer brings are safe for the page."""
    viewer = viewer._replace(notes={key: esc(text) for key, text in viewer.notes.items()})
    if viewer.seat is None:
        return {"board": _board(state, viewer), "choices": Html(), "tray": Html()}
    viewer = viewer.meaning(meant(state, viewer.picked))
    chosen, mine = choices(state, viewer), tray(state, viewer)
    return {"board": _board(state, viewer), "choices": Html(chosen), "tray": Html(mine)}


def _board(state: Dungeons, viewer: Viewer) -> Html:
    """The map, and the ruler for it once anything lies there."""
    ruler = tag(
        "button",
        "Measure",
        type="button",
        class_="measure",
        id="measure",
        data_measure=True,
        aria_pressed="false",
        also=viewer.button,
    )
    drawn = Html(plan(state, viewer) + (ruler if state.laid else ""))
    return tag("div", drawn, class_="mapped", data_part="board")


def picked_words(state: Dungeons, picked: Picked, names: Names) -> str:
    """The domino, room, exit, pawn or tool that is picked, and what can be done with it."""
    from games.dungeons.board.picked import picked_words as told

    return told(state, picked)


def key(state: Dungeons, picked: Picked, pressed: str) -> str | None:
    """What a key of the keyboard means now: the dominoes of the hand by their places."""
    if state.step not in ("choose_starter", "build") or not pressed.isdecimal():
        return None
    if not 1 <= int(pressed) <= len(state.hand):
        return None
    tile = state.hand[int(pressed) - 1]
    exchange = next((a for a in state.legal_actions() if a.verb == "exchange" and a.args == (tile,)), None)
    return f"action:{exchange}" if exchange else f"pick:{tile}"


def score_words(score: Score) -> str:
    """A score in words: "23 treasures from a map of 12 rooms"."""
    loot, rooms = score
    of = f"a map of {counted(rooms, 'room')}"
    return f"lost in {of}" if loot == LOST else f"{counted(loot, 'treasure')} from {of}" if loot else of


def compared(score: Score, other: Score) -> str:
    """How a score stands to another: "3 treasures more than", "out of the dungeon, unlike"."""
    loot, rooms = (mine - theirs for mine, theirs in zip(score, other, strict=True))
    if LOST in (score[0], other[0]) and loot:
        return "out of the dungeon, unlike" if loot > 0 else "lost in the dungeon, unlike"
    return gap(loot, "treasure") if loot else gap(rooms, "room")


def place(score: Score) -> int:
    """The place of a score among the places."""
    return sum(score[0] >= least for least in STEPS)


def grade(score: Score) -> int:
    """The place of a score among the grades: by its treasure."""
    return 0 if score[0] == LOST else 1 + sum(score[0] >= least for least in LOOT[1:])


def signs(score: Score) -> str:
    """A score in signs: lost, or how far up among the places."""
    reached = place(score)
    return "◆" * reached + "◇" * (len(PLACES) - 1 - reached) if reached else "✕"


def about(state: Dungeons, target: str, names: Names) -> str:
    """What a thing is that is only looked at."""
    kind, _, what = target.partition(" ")
    if kind == "entrance":
        return "The stairs to daylight, by which the party comes in (DU5.1)."
    if kind == "torches":
        torches = capital(counted(state.torches, "torch", "torches"))
        return f"{torches} left; without one the hero is lost (DU8.1)."
    if kind == "token":
        return "A pawn on the map (DU6.7)."
    if kind == "room" and what:
        tile = Domino.parse(what)
        final = ": the final encounter" if state.is_final(tile) else ""
        return f"{capital(room(tile))}{final} (DU2.4)." if state.is_room(tile) else ""
    return ""


def story(match: Match, names: Names) -> list[tuple[str, str]]:
    """The map in numbers."""
    state = match.state
    assert isinstance(state, Dungeons)
    halls = sum(piece.domino.is_double for piece in state.laid)
    told = [("Rooms", str(len(state.laid))), ("Halls", str(halls))]
    if state.playing:
        told = [("Treasure", str(state.loot())), ("Torches", str(state.torches)), *told]
        told.append(("Rooms entered", str(len(state.entered))))
    told.append(("Special encounters", str(len(state.special))))
    return told
