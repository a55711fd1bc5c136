"""Dungeons for the dungeon master: a map of dominoes made before the game or during it, shown to the players
room by room, and played by a hero alone.

The two ways to make a map are those of Chris, Love and Loss Games, in our own words; how one is played
is ours.
Each method names the line of RULES.md that it carries out. Seat 0 is the dungeon master.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from dominoes.ways import beside
from games.dungeons import COVER, pieces, text, words
from games.dungeons.making import before, during
from games.dungeons.making.position import CLOSED, Position
from games.dungeons.pieces import FEWEST, HEAD_STARTS, MOST, RISING, SET, SPECIAL
from games.dungeons.quest import rules as quest
from tabletop import head_start
from tabletop.game import PLAYERS, Event, Game, Names, Option, Outcome
from tabletop.wording import capital

LOST = -1  # the score of a hero lost in the dark
ROOMS = (12, *(n for n in range(FEWEST, MOST + 1) if n != 12))  # by the option's choice


class Dungeons(Position):
    """A dungeon, with all that happens to it."""

    TURN = ("set_up", "choose_starter", "mark", "build", "review", "evening", "explore", "quest")
    ASIDE = ("turn_room", "block_exits", "face_boss", "come_out")
    WORDS = words.EVENTS

    def __init__(
        self,
        seed: int | str,
        during: int = 0,
        rooms: int = 0,
        winding: int = 0,
        halls: int = 0,
        locks: int = 0,
        finale: int = 0,
        exits: int = 0,
        head_start: int = 0,
    ) -> None:
        super().__init__(seed, head_start)
        self.during, self.locks, self.all_six = bool(during), bool(locks), bool(exits)
        self.wanted, self.winding, self.halls = ROOMS[rooms], winding, halls
        self.finale = not during and not finale
        if not during:
            before.deal(self)
        self.settle()

    # --- a map made before the game (DU5): before.py ---

    offer_choose_starter = before.offer_choose_starter
    start = before.start
    mark = before.mark

    offer_build = before.offer_build
    lay = before.lay
    exchange = before.exchange
    draw_on = before.draw_on
    add = before.add
    grow = before.grow
    stop = before.stop
    reroll = before.reroll
    take_away = before.take_away

    offer_review = before.offer_review
    go_on = before.go_on
    begin = before.begin

    offer_evening = before.offer_evening
    show = before.show

    # --- a map that grows during the game (DU6): during.py ---

    offer_set_up = during.offer_set_up
    hide = during.hide
    hold = during.hold

    offer_explore = during.offer_explore
    open = during.open
    open_final = during.open_final
    unlock = during.unlock
    make_secret = during.make_secret
    find = during.find
    offer = during.offer
    fake = during.fake

    offer_turn_room = during.offer_turn_room
    turn = during.turn
    offer_block_exits = during.offer_block_exits
    block = during.block
    choose = during.choose

    # --- a map that is played (DU8): quest.py ---

    delve = quest.delve
    offer_quest = quest.offer_quest
    fight = quest.fight
    sneak = quest.sneak
    challenge = quest.challenge
    leave = quest.leave

    offer_face_boss = quest.offer_face_boss
    stake = quest.stake
    come_out = quest.come_out

    close = quest.close

    def outcome(self, names: Names = PLAYERS) -> Outcome | None:
        """DU8.5, DU8.6. The score to compare: what the trophies count, or LOST, and the rooms of the map."""
        if not self.ending:
            return None
        rooms = len(self.laid)
        if self.ending == CLOSED:
            place, score = 2, (0, rooms)
        elif self.ending == "dark":
            place, score = 0, (LOST, rooms)
        else:
            won = self.ending == "boss" and bool(self.trophies)
            place, score = 1 if won else 2, (self.loot(), rooms)
        return Outcome((place,), (score,), (words.reason(self),), counts=self.ending != CLOSED)

    def prompt(self, names: Names = PLAYERS) -> str:
        """What the dungeon master, or the hero, is asked."""
        return words.prompt(self)

    def tell(self, event: Event, names: Names = PLAYERS) -> str:
        """An event in words; of a room that is laid also where."""
        told = super().tell(event, names)
        if event.kind == "locked":
            return told.replace("The door", capital(words.exit_words(self, event.args[0])), 1)
        where = beside(self.laid, event.args[0]) if event.kind in ("laid", "added") else ""
        return re.sub(r"(?<= is )(laid|added)", rf"\1 {where}", told) if where else told

    def why_not(self, target: str, names: Names = PLAYERS) -> str:
        """Why the thing touched cannot be chosen; targets: `words.why_not`."""
        return words.why_not(self, target)

    def __str__(self) -> str:
        return text.text(self)


class DungeonsGame(Game):
    """DU5 to DU8, for one."""

    slug = "dungeons"
    version = 2
    older: ClassVar[Mapping[int, Mapping[str, int]]] = {1: {"finale": 1}}
    title = COVER.title
    seats = COVER.seats
    kinds = pieces.KINDS
    state = Dungeons
    options: ClassVar[Mapping[str, Option]] = {
        "during": Option(
            "When",
            ("Before the game", "During the game: it grows while the players explore"),
            "Before the game you make the whole map, at one tap or by hand. During the game each door that "
            "the players open draws a room.",
        ),
        "rooms": Option(
            "Rooms",
            tuple(f"{rooms} rooms" for rooms in ROOMS),
            "So many rooms a map gets by itself; by hand you may stop earlier.",
            within=("during", 0),
            dial=tuple(sorted(range(len(ROOMS)), key=ROOMS.__getitem__)),
        ),
        "winding": Option(
            "Ways",
            ("Ways as they come", "Straight ways", "Winding ways"),
            "How far the ways wind where the map grows by itself.",
            within=("during", 0),
            dial=(1, 0, 2),
        ),
        "halls": Option(
            "Halls",
            ("Some halls", "Few halls", "Many halls"),
            "Doubles are halls with three ways out: the more of them, the more the map branches.",
            within=("during", 0),
            dial=(1, 0, 2),
        ),
        "locks": Option(
            "Doors",
            ("Doors open", "Locked doors: a door opens by itself only where a number matches"),
            "The domino is drawn first; where neither of its numbers is the exit’s, the door is locked.",
            within=("during", 1),
        ),
        "exits": Option(
            "Exits",
            ("Blocked of five exits", "Blocked of all six exits: the way in counts as one"),
            "A die of eight says how many exits of a new room are blocked. Counted without the way in, every "
            "second room is a dead end; with it, three in eight.",
            within=("during", 1),
        ),
        "finale": Option(
            "Finale",
            ("With a finale", "Without a finale"),
            "The final encounter waits in a dead end, deep in the map.",
            within=("during", 0),
        ),
        **head_start.head_starts(
            HEAD_STARTS, COVER.seats, "For the hero with whom you play a map: more torches than five.", RISING
        ),
    }
    bound = 5000
    scores = (range(LOST, SPECIAL * SPECIAL * sum(tile.pips for tile in SET) + 1), range(MOST + 2))

    def new(self, seats: int, seed: int | str, **options: int) -> Dungeons:
        """DU5 or DU6."""
        own = {name: choice for name, choice in options.items() if self.options[name].seat is None}
        return Dungeons(seed, **own, head_start=head_start.levels(options, seats)[0])


GAME = DungeonsGame()
