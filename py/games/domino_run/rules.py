"""Domino Run: a runner on a line of dominoes, an enemy behind, seven keys to escape.

The rules are those of Ronald Villaver's game (CC BY-NC 3.0 PH) in our own words; each
method names the line of RULES.md that it carries out.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import ClassVar

from dominoes.domino import Domino
from games.domino_run import COVER, line, pieces, text, words
from games.domino_run.pieces import (
    CLOSE,
    FIRST_POOL,
    GAP,
    HEAD_STARTS,
    KEYS,
    MOST_DICE,
    PACE,
    PAIR_NAMES,
    RISING,
    RUNS,
    SET,
)
from tabletop import head_start
from tabletop.actions import Action
from tabletop.game import PLAYERS, Game, Names, Option, Outcome, State


class DominoRun(State):
    """A position of Domino Run."""

    TURN = ("roll", "move", "enemy_runs", "clean_up")
    ASIDE = ("line_choice", "walk", "treasure", "go_on", "sacrifice", "fall_back")
    WORDS = words.EVENTS

    line: list[int]  # pips by space
    flipped: list[bool]  # by tile: is it a key?
    kept: list[Domino]  # keys before the player
    pile: list[Domino]
    runner: int  # a space
    enemy: int  # a space, or GAP
    pool: int  # dice to roll
    dice: list[int]  # rolled and unused, small ones first
    used: list[int]  # rolled and used this turn
    left: int  # what is left of the budget that the runner is using
    combined: bool  # two dice were combined this turn (DR2.4)
    abilities: list[Domino]
    tired: list[Domino]  # abilities used this turn
    sacrificed: int  # treasures given up
    turns: int

    def __init__(self, seed: int | str, head_start: int = 0) -> None:
        super().__init__(1, seed, (head_start,))
        self.line = []
        self.flipped = []
        self.kept = []
        self.pile = SET[:]
        self.runner = pieces.START
        self.enemy = 0
        self.pool = FIRST_POOL
        self.dice = []
        self.used = []
        self.left = 0
        self.combined = False
        self.abilities = []
        self.tired = []
        self.sacrificed = 0
        self.turns = 0
        line.lay(self, pieces.OPENING)
        self.set_out()
        self.first(("line_choice",), *self._turn)
        self.settle()

    # --- what the table shows --------------------------------------------------

    @property
    def keys(self) -> int:
        """Flipped tiles, in the line and kept (DR3.1)."""
        return len(self.kept) + sum(self.flipped)

    @property
    def tiles(self) -> list[Domino]:
        """The line's tiles, first one first."""
        return line.tiles(self.line)

    @property
    def treasures(self) -> int:
        """Extra dice and abilities that can still be given up (DR3.4)."""
        return self.pool - FIRST_POOL + len(self.abilities)

    @property
    def pace(self) -> int:
        """DR3.1, DR4.2: 2 + keys, the enemy's spaces and the tiles to lie ahead."""
        return PACE + self.keys

    def costs(self, budget: int) -> list[int]:
        """DR2.2, DR2.5: what it costs to run 1, 2, ... spaces, as far as the budget and the line go."""
        return line.costs(self.line, self.runner, budget)

    def budgets(self) -> dict[str, int]:
        """DR2.3, DR2.4: the unused dice, and while none were combined every two of them, by name."""
        dice = self.dice
        found = {str(die): die for die in dice}
        if not self.combined:
            for i, one in enumerate(dice):
                for two in dice[i + 1 :]:
                    found[PAIR_NAMES[one, two]] = one + two
        return found

    def reach(self) -> range:
        """DR3.1 to DR3.3: the spaces that the enemy would enter if it ran now, those past the runner
        included: where the runner would be caught if it stood there."""
        spaces = range(self.enemy + 1, min(self.enemy + self.pace + 1, len(self.line)))
        last = next((space for space in spaces if self.takes(space)), spaces[-1])
        return range(spaces[0], last + 1)

    def takes(self, space: int) -> bool:
        """DR3.2, DR3.3: is there a key on this space that the enemy takes? The runner's own stays."""
        return self.flipped[space // 2] and space // 2 != self.runner // 2

    def enemy_way(self) -> tuple[int, str]:
        """DR3.1 to DR3.4: the last space the enemy enters if it ran now, and why it stops there:
        "caught", "key" or "pace"."""
        reach = self.reach()
        if self.runner in reach:
            return self.runner, "caught"
        return reach[-1], "key" if self.takes(reach[-1]) else "pace"

    # --- a turn --------------------------------------------------------------------

    def set_out(self) -> None:
        """DR5.1: with a head start there are treasures from the first, or the runner is ahead."""
        if level := self.head_start(0):
            _, self.pool, abilities, ahead = HEAD_STARTS[level - 1]
            self.runner += ahead
            for _ in range(abilities):
                self.take_ability()

    def offer_line_choice(self) -> list[Action]:
        """DR1.4: once, before the first roll."""
        return [pieces.Keep(), pieces.Mulligan()]

    def keep(self) -> None:
        """DR1.4: the line stays as it is."""

    def mulligan(self) -> None:
        """DR1.4: five new tiles from the 23, then the old ones return to the pile."""
        aside = self.tiles
        self.line, self.flipped = [], []
        self.happen("mulligan")
        line.lay(self, pieces.OPENING)
        self.pile += aside
        self.happen("returned", aside)

    def roll(self) -> None:
        """DR2.1. Each turn has its own dice: a pool of three meets the two that a pool of two would."""
        self.turns += 1
        self.go_on_at("dice", MOST_DICE * self.turns)
        self.dice = sorted(self.throw(self.pool))
        self.used = []
        self.tired = []
        self.combined = False
        self.happen("turn", self.turns)
        self.happen("rolled", self.dice[:])

    def offer_move(self) -> list[Action]:
        """DR2.3: run with a die or two, turn a die with an ability, or end the move."""
        actions: list[Action] = []
        if self.dice:
            budgets = self.budgets()
            costs = self.costs(max(budgets.values()))
            for name, budget in budgets.items():
                actions += RUNS[name][: bisect_right(costs, budget)]
            for tile in self.abilities:
                if tile.low in self.dice and tile not in self.tired:
                    actions.append(pieces.Raise(tile.low, tile))
        actions.append(pieces.End())
        return actions

    def run(self, spaces: int, name: str) -> None:
        """DR2.2 to DR2.4: one budget, spent on so many spaces; the move goes on after it."""
        dice = pieces.DICE[name]
        for die in dice:
            self.dice.remove(die)
        self.used += dice
        self.combined |= len(dice) == 2
        self.left = sum(dice)
        self.happen("ran", spaces, name)
        self.first(("walk", self.runner + spaces), ("move",))

    def walk(self, target: int) -> None:
        """DR2.2, DR2.6: enter space after space. A key interrupts for its treasure, then the walk goes
        on; whoever aimed at the key's own space may go on from there, knowing the treasure."""
        pips = self.line
        while self.runner < target and not self.ending:
            if self.runner % 2 and self.flipped[self.runner // 2]:
                target -= self.leave_key()
            self.runner += 1
            space = self.runner
            self.left -= pips[space]
            self.glimpse()
            if space % 2 and pips[space] == pips[space - 1]:
                self.flip(space // 2)
                if self.offer_treasure():
                    self.first(("treasure",), ("walk", target) if space < target else ("go_on",))
                    return

    def leave_key(self) -> int:
        """DR3.3: a key on which the enemy stands is taken when the runner leaves it. Returns how many
        spaces left the line."""
        if self.enemy // 2 != self.runner // 2:
            return 0
        tiles = self.runner // 2 + 1
        line.cut(self, tiles)
        return 2 * tiles

    def flip(self, tile: int) -> None:
        """DR2.6, DR2.9: a key, and the seventh wins at once."""
        self.flipped[tile] = True
        self.happen("key", self.tiles[tile], self.keys)
        if self.keys == KEYS:
            self.ending = "won"
            self.happen("won")

    def offer_treasure(self) -> list[Action]:
        """DR2.7, DR2.8: an extra die while there are some; an ability while the pile has one."""
        actions = [pieces.TakeDie()] if self.pool < MOST_DICE else []
        if self.able_tiles():
            actions.append(pieces.TakeAbility())
        return actions

    def able_tiles(self) -> list[Domino]:
        """DR2.8: tiles of the pile that are no double and have no blank."""
        return [tile for tile in self.pile if 0 < tile.low < tile.high]

    def take_die(self) -> None:
        """DR2.7."""
        self.pool += 1
        self.happen("die won", self.pool)

    def take_ability(self) -> None:
        """DR2.8. Drawing until a tile fits, and returning the rest, is drawing one of those that fit."""
        able = self.able_tiles()
        tile = able[self.luck("tiles", len(able))]
        self.pile.remove(tile)
        self.abilities.append(tile)
        self.happen("ability won", tile)

    def offer_go_on(self) -> list[Action]:
        """DR2.6: the move goes on with what is left of the budget, if that enters anything."""
        costs = self.costs(self.left)
        return [*pieces.GO_ONS[: len(costs)], pieces.Stay()] if costs else []

    def go_on_running(self, spaces: int) -> None:
        """DR2.6."""
        self.happen("went on", spaces)
        self.first(("walk", self.runner + spaces))

    def stay(self) -> None:
        """DR2.3: the rest of the die is lost."""

    def raise_die(self, die: int, tile: Domino) -> None:
        """DR2.8: the lower value into the higher one."""
        self.dice.remove(die)
        self.dice = sorted([*self.dice, tile.high])
        self.tired.append(tile)
        self.happen("raised", tile, die, tile.high)
        self.first(("move",))

    def end(self) -> None:
        """DR2.3: the move is over."""

    def enemy_runs(self) -> None:
        """DR3.1, DR3.2: it runs, and takes the first key that it enters; DR3.4 follows if it arrives."""
        space, why = self.enemy_way()
        self.happen("enemy", space - self.enemy)
        while self.enemy < space:
            self.enemy += 1
            self.glimpse()
        if why == "key":
            line.cut(self, space // 2 + 1)
        elif why == "pace" and self.runner - self.enemy <= CLOSE:
            self.happen("close", self.runner - self.enemy)
        elif why == "caught":
            self.happen("caught")
            if self.treasures:
                self.first(("sacrifice",), ("fall_back",))
            else:
                self.ending = "caught"
                self.happen("lost")

    def offer_sacrifice(self) -> list[Action]:
        """DR3.4: a die above the first two, or an ability."""
        actions = [pieces.GiveDie()] if self.pool > FIRST_POOL else []
        return actions + [pieces.GiveAbility(tile) for tile in self.abilities]

    def give_die(self) -> None:
        """DR3.4: back to the supply."""
        self.pool -= 1
        self.sacrificed += 1
        self.happen("gave die")

    def give_ability(self, tile: Domino) -> None:
        """DR3.4: back to the pile."""
        self.abilities.remove(tile)
        self.pile.append(tile)
        self.sacrificed += 1
        self.happen("gave ability", tile)

    def fall_back(self) -> None:
        """DR3.4: it goes to the empty space before the line's first tile."""
        self.enemy = GAP
        self.happen("fell back")

    def clean_up(self) -> None:
        """DR4.1, DR4.2: tiles wholly behind the enemy go, new ones come."""
        self.leave_behind()
        if self.missing:
            line.lay(self, self.missing)

    def leave_behind(self) -> None:
        """DR4.1."""
        if self.enemy > 1:
            line.cut(self, self.enemy // 2)

    @property
    def missing(self) -> int:
        """DR4.2: how many tiles are to be laid."""
        ahead = len(self.flipped) - 1 - self.runner // 2
        return max(0, min(self.pace - ahead, len(self.pile)))

    # --- the rest of the interface ---------------------------------------------------

    def outcome(self, names: Names = PLAYERS) -> Outcome | None:
        """DR2.9, DR3.4. The score to compare on one seed: keys, fewer turns, treasures left."""
        if not self.ending:
            return None
        score = self.keys, -self.turns, self.treasures
        return Outcome((int(self.ending == "won"),), (score,), (words.reason(self),))

    def prompt(self, names: Names = PLAYERS) -> str:
        """What the player is asked."""
        return words.prompt(self)

    def why_not(self, target: str, names: Names = PLAYERS) -> str:
        """Why the thing touched cannot be chosen; targets: `words.why_not`."""
        return words.why_not(self, target)

    def check(self) -> None:
        """DR1.1: 28 tiles, each in exactly one place; the cubes where rules can bring them."""
        tiles = [*self.tiles, *self.kept, *self.pile, *self.abilities]
        assert sorted(tiles) == SET, f"tiles lost or twice: {sorted(tiles)}"
        assert GAP <= self.enemy <= self.runner < len(self.line), (self.enemy, self.runner)
        assert FIRST_POOL <= self.pool <= MOST_DICE
        keys = [tile for tile, key in zip(self.tiles, self.flipped, strict=True) if key] + self.kept
        assert all(tile.is_double for tile in keys), f"a key that is no double: {keys}"
        assert (self.keys == KEYS) == (self.ending == "won")

    def __str__(self) -> str:
        return text.text(self)


class DominoRunGame(Game):
    """DR1 to DR5, for one player."""

    slug = "domino-run"
    title = COVER.title
    seats = COVER.seats
    kinds = pieces.KINDS
    state = DominoRun
    options: ClassVar[Mapping[str, Option]] = head_start.head_starts(
        [words for words, *_ in HEAD_STARTS], COVER.seats, "Treasures or spaces from the first.", RISING
    )
    bound = 1000
    scores = range(KEYS + 1), range(-bound, 1), range(len(SET) + 1)

    def new(self, seats: int, seed: int | str, **options: int) -> DominoRun:
        """DR1, DR5.1."""
        return DominoRun(seed, *head_start.levels(options, seats))


GAME = DominoRunGame()
