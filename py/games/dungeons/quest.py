"""A map that is played (DU8, our own): one hero, five torches, the fights of Dunginoes, a boss at the end."""

from __future__ import annotations

from games.dungeons import pieces
from games.dungeons.during import During
from games.dungeons.pieces import FINAL, TORCHES
from games.dungeons.position import CLOSED
from tabletop.actions import Action
from tabletop.dominoes import Domino
from tabletop.duel import winning

FACES = 6  # of the die for fights (DU3.3)
SPECIAL = 2  # so many times counts a trophy of a special encounter, and one kept from the boss (DU8.3, DU8.5)


class Quest(During):
    """A position with what happens to a hero who enters the map."""

    def delve(self) -> None:
        """DU8.1: one hero, five torches, at the entrance; the first room is safe."""
        self.playing, self.torches = True, TORCHES
        self.entered, self.trophies = [self.laid[0].domino], ()
        self.happen("delved", len(self.laid))

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

    def offer_quest(self) -> list[Action]:
        """DU8.2: into a room next door, by a fight or past it; to the boss; or out."""
        if not self.playing:
            return []
        boss, doors = self.boss_room(), self.doors()
        rooms = [tile for tile in doors if tile != boss]
        sneaks = [pieces.Sneak(tile) for tile in rooms if self.danger(tile) < FACES]
        bosses = [pieces.Challenge(boss)] if boss in doors and self.trophies else []
        return [*map(pieces.Fight, rooms), *sneaks, *bosses, pieces.Leave()]

    def fight(self, tile: Domino) -> None:
        """DU8.3: won, the domino is a trophy; lost, a torch goes out and the door stays shut."""
        self.happen("met", tile)
        [die] = self.throw(1, FACES)
        if die in winning(tile):
            self.entered.append(tile)
            self.trophies = (*self.trophies, tile)
            self.happen("beat", tile, die)
        else:
            self.happen("beaten", tile, die)
            self.burn()

    def sneak(self, tile: Domino) -> None:
        """DU8.4: a roll above the risk is past it, without a trophy; else a torch goes out."""
        self.happen("crept", tile)
        [die] = self.throw(1, FACES)
        if die > self.danger(tile):
            self.entered.append(tile)
            self.happen("past", tile, die)
        else:
            self.happen("heard", tile, die)
            self.burn()

    def burn(self) -> None:
        """DU8.1: without a torch the hero is lost in the dark."""
        self.torches -= 1
        self.happen("torch", self.torches)
        if not self.torches:
            self.ending = "dark"
            self.happen("dark")

    def challenge(self, tile: Domino) -> None:
        """DU8.5: as in DU4.4, each trophy is fought for."""
        self.entered.append(tile)
        self.unstaked = self.trophies
        self.happen("boss")
        self.first(*[("face_boss",)] * len(self.trophies), ("come_out",))

    def offer_face_boss(self) -> list[Action]:
        """DU8.5: in the order the player likes."""
        return [pieces.Stake(tile) for tile in self.unstaked]

    def stake(self, tile: Domino) -> None:
        """DU8.5: a roll that wins keeps it."""
        self.unstaked = tuple(t for t in self.unstaked if t != tile)
        self.happen("staked", tile)
        [die] = self.throw(1, FACES)
        if die in winning(tile):
            self.happen("kept", tile, die)
        else:
            self.trophies = tuple(t for t in self.trophies if t != tile)
            self.happen("taken", tile, die)

    def come_out(self) -> None:
        """DU8.5: out, with trophies that count twice."""
        self.ending = "boss"
        self.happen("out", self.loot())

    def leave(self) -> None:
        """DU8.6: out with what there is."""
        self.ending = "left"
        self.happen("out", self.loot())

    def close(self) -> None:
        """The evening is over: the map is as it is."""
        self.ending = CLOSED
        self.happen("closed", len(self.laid))
