"""A map that is played (DU8, our own): one hero, five torches, the fights of Dunginoes, a boss at the end."""

from __future__ import annotations

from dominoes.domino import Domino
from dominoes.duel import winning
from games.dungeons import pieces
from games.dungeons.making.position import CLOSED, Position
from games.dungeons.pieces import FACES
from tabletop.actions import Action


def delve(state: Position) -> None:
    """DU8.1: one hero, five torches, at the entrance; the first room is safe. DU8.7: or more torches."""
    state.playing, state.torches = True, state.all_torches
    state.entered, state.trophies = [state.laid[0].domino], ()
    state.happen("delved", len(state.laid), state.torches)


def offer_quest(state: Position) -> list[Action]:
    """DU8.2: into a room next door, by a fight or past it; to the boss; or out."""
    if not state.playing:
        return []
    boss, doors = state.boss_room(), state.doors()
    rooms = [tile for tile in doors if tile != boss]
    sneaks = [pieces.Sneak(tile) for tile in rooms if state.danger(tile) < FACES]
    bosses = [pieces.Challenge(boss)] if boss in doors and state.trophies else []
    return [*map(pieces.Fight, rooms), *sneaks, *bosses, pieces.Leave()]


def fight(state: Position, tile: Domino) -> None:
    """DU8.3: won, the domino is a trophy; lost, a torch goes out and the door stays shut."""
    state.happen("met", tile)
    [die] = state.throw(1, FACES)
    if die in winning(tile):
        state.entered.append(tile)
        state.trophies = (*state.trophies, tile)
        state.happen("beat", tile, die)
    else:
        state.happen("beaten", tile, die)
        burn(state)


def sneak(state: Position, tile: Domino) -> None:
    """DU8.4: a roll above the risk is past it, without a trophy; else a torch goes out."""
    state.happen("crept", tile)
    [die] = state.throw(1, FACES)
    if die > state.danger(tile):
        state.entered.append(tile)
        state.happen("past", tile, die)
    else:
        state.happen("heard", tile, die)
        burn(state)


def burn(state: Position) -> None:
    """DU8.1: without a torch the hero is lost in the dark."""
    state.torches -= 1
    state.happen("torch", state.torches)
    if not state.torches:
        state.ending = "dark"
        state.happen("dark")


def challenge(state: Position, tile: Domino) -> None:
    """DU8.5: as in DU4.4, each trophy is fought for."""
    state.entered.append(tile)
    state.unstaked = state.trophies
    state.happen("boss")
    state.first(*[("face_boss",)] * len(state.trophies), ("come_out",))


def offer_face_boss(state: Position) -> list[Action]:
    """DU8.5: in the order the player likes."""
    return [pieces.Stake(tile) for tile in state.unstaked]


def stake(state: Position, tile: Domino) -> None:
    """DU8.5: a roll that wins keeps it."""
    state.unstaked = tuple(t for t in state.unstaked if t != tile)
    state.happen("staked", tile)
    [die] = state.throw(1, FACES)
    if die in winning(tile):
        state.happen("kept", tile, die)
    else:
        state.trophies = tuple(t for t in state.trophies if t != tile)
        state.happen("taken", tile, die)


def come_out(state: Position) -> None:
    """DU8.5: out, with trophies that count twice."""
    state.ending = "boss"
    state.happen("out", state.loot())


def leave(state: Position) -> None:
    """DU8.6: out with what there is."""
    state.ending = "left"
    state.happen("out", state.loot())


def close(state: Position) -> None:
    """The evening is over: the map is as it is."""
    state.ending = CLOSED
    state.happen("closed", len(state.laid))
