"""A dungeon on the dungeon master's table: what lies where, and what the players may see of it."""

from __future__ import annotations

from typing import Any, Self

from dominoes import layout
from dominoes.domino import Domino
from dominoes.layout import End, Laid
from games.dungeons import pieces
from games.dungeons.making.depths import finale
from games.dungeons.pieces import FINAL, LIT, SET, SPECIAL
from tabletop.actions import Action
from tabletop.game import State
from tabletop.grid import Point

UNSET, HELD, DRAWN = -1, -2, 0  # instead of a depth of the double six
UNKNOWN = -3  # what the players see of it
CLOSED = "closed"  # the ending of a map that was not played


class Position(State):
    """What is on the table. Seat 0 is the dungeon master, who sees all of it; nobody else has a seat."""

    during: bool  # the map is made during the game (DU6), not before (DU5)
    locks: bool  # DU6.4
    all_six: bool  # DU6.3: the way in counts among the exits of which the die speaks
    wanted: int  # rooms
    winding: int  # the place among the choices of that option
    halls: int  # the same
    finale: bool  # DU5.4: a map made before has a final encounter, deep in it
    pile: list[Domino]
    hand: tuple[Domino, ...]
    aside: list[Domino]  # exchanged since a domino was laid last
    laid: list[Laid]
    ends: list[End]
    serials: list[int]  # by the place in `laid`, the how manyth room of all that were ever laid
    built: int  # rooms ever laid
    changes: int  # made to the map since it was begun (DU5.2)
    special: list[Domino]  # DU5.1
    made: bool  # the map is finished (DU5)
    evening: bool  # the players sit at the table
    shown: list[Domino]  # rooms that they see, of a map made before
    depth: int  # DU6.1: how many dominoes until the double six, itself included; or UNSET, HELD, DRAWN
    coming: Domino | None  # drawn for an exit, to be turned as the dungeon master likes
    risk: int  # the number by which it is entered
    goal: Point | None  # the joint of that exit
    to_block: int  # exits of the newest room that are still to be blocked (DU6.3)
    blocked: list[Point]  # exits by their joints: blocked, secret ones among them,
    secret: list[Point]
    found: list[Point]  # secret ones that the players have found, which are open
    behind: list[tuple[Point, Domino | None]]  # locked exits, with the domino drawn for each (DU6.4)
    fakes: list[tuple[str, Domino]]  # DU6.5: what only seems so
    playing: bool  # the map is played (DU8)
    torches: int
    entered: list[Domino]
    trophies: tuple[Domino, ...]
    unstaked: tuple[Domino, ...]  # in the boss fight

    def __init__(self, seed: int | str, head_start: int = 0) -> None:
        super().__init__(1, seed, (head_start,))
        self.pile = [tile for tile in SET if tile != FINAL]
        self.hand, self.trophies, self.unstaked = (), (), ()
        for name in ("aside", "laid", "ends", "serials", "special", "shown", "blocked", "secret", "found"):
            setattr(self, name, [])
        self.behind, self.fakes, self.entered = [], [], []
        self.built = self.changes = self.torches = self.risk = self.to_block = 0
        self.made = self.evening = self.playing = False
        self.depth, self.coming, self.goal = UNSET, None, None

    # --- what rules, table and bots ask ------------------------------------------------

    def place(self, tile: Domino) -> int:
        """The place of a room in the order of laying. ValueError if there is none."""
        return [piece.domino for piece in self.laid].index(tile)

    def is_room(self, tile: Domino | None) -> bool:
        """Does this domino lie in the dungeon?"""
        return any(piece.domino == tile for piece in self.laid)

    def is_final(self, tile: Domino) -> bool:
        """Is this room the final encounter?"""
        return tile == self.final_room()

    def final_room(self) -> Domino | None:
        """DU5.4, DU6.5: the final encounter, once a map is made that has one; or the double six where a map
        grows during the game. The first room is none, whatever it shows."""
        if not self.during:
            return finale(self.laid) if self.finale and self.made else None
        return FINAL if any(piece.domino == FINAL for piece in self.laid[1:]) else None

    def end_at(self, joint: Point) -> End | None:
        """The free end or exit at this joint."""
        return next((end for end in self.ends if end.joint == joint), None)

    def beyond(self, place: int) -> list[int]:
        """The places of the rooms behind a room, as seen from the entrance."""
        found = {place}
        for i, piece in enumerate(self.laid):
            if piece.joins in found:
                found.add(i)
        return sorted(found - {place})

    def reward(self, piece: Laid) -> int:
        """DU6.5: the number of a room's far half; `near_number` is its risk."""
        return piece.domino.other(piece.near_number)

    def is_locked(self, joint: Point) -> bool:
        """DU6.4: is this exit locked?"""
        return any(where == joint for where, _ in self.behind)

    def open_exits(self) -> list[End]:
        """DU6.2, DU6.3: the exits by which the players can go on."""
        shut = {*self.blocked, *(joint for joint, _ in self.behind)}
        return [end for end in self.ends if end.room and end.joint not in shut]

    def concealable(self) -> list[End]:
        """DU6.3: the blocked exits that can be made secret: those that have room behind them."""
        return [end for end in self.ends if end.room and end.joint in self.blocked]

    def unhidden(self) -> list[End]:
        """DU6.3: those of them that are no secret doors yet."""
        return [end for end in self.concealable() if end.joint not in self.secret]

    # --- laying ------------------------------------------------------------------------

    def build(self, piece: Laid) -> None:
        """A domino comes to lie; its ends are the rules' own affair."""
        self.laid.append(piece)
        self.serials.append(self.built)
        self.built += 1

    # --- dominoes to come, and where they fit -------------------------------------------

    def draw(self) -> Domino:
        """A domino off the pile, from anywhere in it."""
        return self.pile.pop(self.luck("tiles", len(self.pile)))

    def stuck(self) -> bool:
        """DU5.1: does nothing of the hand fit?"""
        return not layout.fitting(self.ends, self.hand)

    def placements(self) -> list[Action]:
        """DU2.1 to DU2.4: each place and turn in which a domino of the hand can be laid."""
        return [
            pieces.Lay(tile, end.joint, shape)
            for tile in self.hand
            for end in self.ends
            for shape in end.shapes(tile)
        ]

    def lying(self, tile: Domino, joint: Point, shape: str) -> layout.Laid:
        """DU2.1 to DU2.4: how a domino comes to lie at a free end."""
        end = self.end_at(joint)
        assert end
        return layout.lay(tile, end, shape)

    def stack(self) -> int:
        """How many dominoes can still be drawn."""
        return len(self.pile) + (self.depth > DRAWN)

    def final_waits(self) -> bool:
        """Was the double six drawn already, for an exit that is locked?"""
        return any(tile == FINAL for _, tile in self.behind)

    def has_room(self, joint: Point) -> bool:
        """Could a domino lie at this exit?"""
        end = self.end_at(joint)
        return bool(end and end.room)

    def own_exits(self) -> list[Point]:
        """The exits of the newest room that have room behind them and are not blocked."""
        last = len(self.laid) - 1
        return [e.joint for e in self.ends if e.owner == last and e.room and e.joint not in self.blocked]

    # --- what a hero meets (DU8) ------------------------------------------------------------

    @property
    def all_torches(self) -> int:
        """DU8.1, DU8.7: those that a hero begins with."""
        return LIT[self.head_start(0)]

    def boss_room(self) -> Domino:
        """DU8.5: the final encounter; where there is none, the double six, or, where it is not on the map or
        is the entrance, the room laid last."""
        later = [piece.domino for piece in self.laid[1:]]
        return self.final_room() or (FINAL if FINAL in later else later[-1])

    def doors(self) -> list[Domino]:
        """DU8.2: the rooms next to one that was entered."""
        return [
            piece.domino
            for piece in self.laid[1:]
            if piece.domino not in self.entered and self.laid[piece.joins].domino in self.entered
        ]

    def worth(self, tile: Domino) -> int:
        """DU8.3: what a trophy counts: its room's reward, twice if that was a special encounter."""
        return self.reward(self.laid[self.place(tile)]) * (SPECIAL if tile in self.special else 1)

    def danger(self, tile: Domino) -> int:
        """DU8.4: the risk of a room, which a roll must exceed to sneak in."""
        return self.laid[self.place(tile)].near_number

    def loot(self) -> int:
        """DU8.3, DU8.5: what the trophies count now."""
        kept = SPECIAL if self.ending == "boss" else 1
        return kept * sum(map(self.worth, self.trophies))

    # --- what the players see ------------------------------------------------------------

    def view(self, looker: int | None) -> Self:
        """As for all games; but a map that is put away keeps its secrets: it may be taken out again."""
        seen = super().view(looker)
        if self.ending == CLOSED:
            seen.__dict__.update(self.hidden(looker))
        return seen

    def hidden(self, looker: int | None) -> dict[str, Any]:
        """What only the dungeon master may see: rooms not shown yet, secret doors not found, what is drawn
        and marked, and where the double six waits."""
        if looker == 0:
            return {}
        known = {*self.shown, *self.entered}
        seen = [i for i, piece in enumerate(self.laid) if self.during or piece.domino in known]
        kept = {old: new for new, old in enumerate(seen)}
        laid = [self.laid[i]._replace(joins=kept.get(self.laid[i].joins, -1)) for i in seen]
        lying = {piece.domino for piece in laid}
        return {
            "pile": [tile for tile in SET if tile not in lying],
            "hand": (),
            "aside": [],
            "coming": None,
            "risk": 0,
            "laid": laid,
            "ends": self._doors(kept) if not self.during else self.ends,
            "serials": [self.serials[i] for i in seen],
            "built": 0,
            "changes": 0,
            "special": [],
            "depth": UNKNOWN,
            "to_block": 0,
            "secret": [],
            "behind": [(joint, None) for joint, _ in self.behind],
            "fakes": [],
            "agenda": [],
            "drawn": {},
            "wanted": 0,
            "finale": False,
        }

    def _doors(self, kept: dict[int, int]) -> list[End]:
        """Of a map made before: the doors from rooms that are shown to those that are not, as ends at which
        nothing can be laid; in what is such a view already they stand as they are."""
        doors = [end for end in self.ends if not end.room and end.number < 0]
        return doors + [
            End(-1, piece.joint, piece.way, kept[piece.joins], ())
            for i, piece in enumerate(self.laid)
            if i not in kept and piece.joins in kept
        ]

    def check(self) -> None:
        """28 dominoes in exactly one place each; the layout a tree in which only what joins touches."""
        tiles = [*self.pile, *self.hand, *self.aside, *(piece.domino for piece in self.laid)]
        tiles += [tile for _, tile in self.behind if tile] + ([self.coming] if self.coming else [])
        tiles += [FINAL] * (self.during and self.depth != DRAWN and FINAL not in tiles)
        assert sorted(tiles) == SET, f"dominoes lost or twice: {sorted(tiles)}"
        assert len(self.serials) == len(self.laid) == len(set(self.serials))
        assert set(self.special) | set(self.shown) | set(self.entered) <= {p.domino for p in self.laid}
        joints = {end.joint for end in self.ends}
        assert {*self.blocked, *(joint for joint, _ in self.behind)} <= joints
        assert set(self.secret) <= set(self.blocked)
        if not self.during:
            layout.check(self.laid, self.ends)
            return
        layout.check_tree(self.laid, layout.exits)
        over = layout.free(self.laid, layout.exits)
        assert [(end.owner, end.joint, end.way) for end in self.ends] == over
        for end in self.ends:
            room = layout.room(end.joint, end.way, end.owner, self.laid)
            assert end.room == tuple(shape for shape in room if shape != layout.CROSS), end
