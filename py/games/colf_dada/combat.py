"""A fight in CoLF DaDA, from the foe's arrival to its end or the hero's: rounds of rolling, placing, boosting
and damage. Each method names the line of RULES.md that it carries out.
"""

from __future__ import annotations

from games.colf_dada import pieces, proposal
from games.colf_dada.foe import effort
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, MOST_XP, WEARY
from games.colf_dada.rolling import Rolling
from tabletop.actions import Action
from tabletop.dominoes import Domino


class Combat(Rolling):
    """A position with what happens to it in a fight."""

    def no_foe(self) -> None:
        """The monster sheet is empty, and no die lies anywhere."""
        self.picks = self.cards = ()
        self.foe_columns = [(), ()]
        self.foe_hp = self.rage = self.round = 0
        self.fleeing = False
        self.dice = self.marked = ()
        self.fresh = False
        self.hits = 0
        self.clear()

    def clear(self) -> None:
        """CD4.8: all dice back to their pools."""
        self.placed = [(), ()]
        self.wild = ()
        self.boosts = [0, 0]
        self.foe_dice = ()
        self.foe_placed = [(), ()]
        self.foe_wild = ()

    def draw(self) -> Domino | None:
        """CD1.3: one from the pool, or none if it is empty."""
        return self.pool.pop(self.luck("tiles", len(self.pool))) if self.pool else None

    # --- CD3: the foe is there ---------------------------------------------------------------

    def prepare(self) -> None:
        """CD3.2: the cards' sums become dominoes, hit points and dice; the first round begins."""
        cards = self.foe_cards()
        self.picks = ()
        self.foe_hp = sum(card.hp for card in cards)
        self.happen("met", self.cards)
        for column, wanted in enumerate((sum(c.attack for c in cards), sum(c.defense for c in cards))):
            while wanted and (tile := self.draw()):
                wanted += (0 in tile) - 1
                self.foe_columns[column] = (*self.foe_columns[column], tile)
        self.happen("armed", len(self.foe_columns[ATTACK]), len(self.foe_columns[DEFENSE]))
        self.first(("begin_round",))

    # --- CD4: combat -------------------------------------------------------------------------

    def begin_round(self) -> None:
        """CD4.1, CD4.9, CD6.2: nobody flees from the Master."""
        self.round += 1
        if self.round >= WEARY and not self.as_written:
            self.happen("weary", self.bite)
        if self.master:
            self.fight()
        else:
            self.first(("fight_or_flee",))

    def offer_fight_or_flee(self) -> list[Action]:
        """CD4.1."""
        return [pieces.Fight(), pieces.Flee()]

    def fight(self) -> None:
        """CD4.2: roll all dice."""
        self.roll()
        steps = ("assign", "return_dice", "foe_rolls", "boost", "damage", "cover", "clean_up")
        self.first(*[(step,) for step in steps])

    def flee(self) -> None:
        """CD4.1: only the foe rolls."""
        self.fleeing = True
        self.happen("fled")
        self.first(*[(step,) for step in ("foe_rolls", "boost", "damage", "cover", "clean_up")])

    def offer_assign(self) -> list[Action]:
        """CD4.3: each die that fits a number is put on one; blanks take any die, if wanted."""
        faces = sorted(set(self.dice))
        places = [
            pieces.Place(die, name)
            for die in faces
            for column, name in enumerate(COLUMNS)
            if self.free(column, die) > 0
        ]
        fitting = {action.args[0] for action in places}
        spends = [pieces.Spend(die, tile) for die in faces for tile in self.blanks()]
        rerolls = self.rerolls([die for die in faces if die not in fitting])
        if not spends and not rerolls and self.forced(fitting):
            return []
        return [*places, *spends, *rerolls, pieces.PlaceAll() if places else pieces.Done()]

    def forced(self, fitting: set[int]) -> bool:
        """Is there only one way to place the dice of these numbers?"""
        for die in fitting:
            attack, defense = self.free(ATTACK, die), self.free(DEFENSE, die)
            if attack > 0 and defense > 0 and self.dice.count(die) < attack + defense:
                return False
        return True

    def place(self, die: int, name: str) -> None:
        """CD4.3: on a number."""
        self.take(die)
        column = COLUMNS.index(name)
        self.placed[column] = (*self.placed[column], die)
        self.happen("placed", die, name)
        self.first(("assign",))

    def spend(self, die: int, tile: Domino) -> None:
        """CD4.3: on a blank, which costs the domino in the end."""
        self.take(die)
        self.wild = (*self.wild, (tile, die))
        self.happen("spent", die, tile)
        self.first(("assign",))

    def place_all(self) -> None:
        """CD4.3: as proposed; `return_dice` does it."""

    def done(self) -> None:
        """CD4.3, CD2.3: no more of this."""

    def return_dice(self) -> None:
        """CD4.3, CD4.4: what fits is put there, and each die that is over is worth one XP."""
        assigned = proposal.assignment(self)
        for die, column in assigned:
            self.take(die)
            self.placed[column] = (*self.placed[column], die)
        if assigned:
            self.happen("assigned", *proposal.in_columns(assigned))
        before = self.xp
        self.xp = min(MOST_XP, self.xp + len(self.dice))
        over, self.dice, self.marked = len(self.dice), (), ()
        if over:
            self.happen("returned", over, self.xp - before)

    def foe_rolls(self) -> None:
        """CD4.5: by itself, and visibly."""
        rolled = self.foe_throw(self.foe_level)
        self.foe_dice = tuple(sorted(rolled))
        self.happen("foe rolled", self.foe_dice)
        done = effort(self.foe_columns, rolled, self.rage, self.foe_throw)
        self.foe_placed = list(done.placed)
        self.foe_wild = done.wild
        self.foe_dice = done.over
        self.rage += len(done.over) - done.raged
        if done.raged:
            self.happen("raged", done.raged)
        self.happen("foe placed", self.foe_strength(ATTACK), self.foe_strength(DEFENSE), len(done.over))

    def foe_throw(self, dice: int) -> list[int]:
        """The foe's dice have luck of their own."""
        return [self.luck("foe", 6) + 1 for _ in range(dice)]

    def offer_boost(self) -> list[Action]:
        """CD4.6: one XP, one more; while it can still change something, with all XP that there is."""
        kill = 0 if self.fleeing else self.foe_hp - self.blow
        harm = self.harm
        strikes = kill > 0 and self.blow + self.xp > 0
        guards = harm > 0 and harm - self.xp < self.open_spaces()
        if not self.xp or not (strikes or guards):
            return []
        return [
            *([pieces.BuyKill()] if 1 < kill <= self.xp else []),
            *([pieces.BuySafety()] if 1 < harm <= self.xp else []),
            *([pieces.Boost("attack")] if strikes else []),
            *([pieces.Boost("defense")] if guards else []),
            pieces.Strike(),
        ]

    def boost(self, name: str, times: int = 1) -> None:
        """CD4.6: so many XP for as much Attack or Defense."""
        self.xp -= times
        self.boosts[COLUMNS.index(name)] += times
        self.happen("boosted", name, times)
        self.first(("boost",))

    def buy_kill(self) -> None:
        """CD4.6: as much Attack as the kill takes."""
        self.boost("attack", self.foe_hp - self.blow)

    def buy_safety(self) -> None:
        """CD4.6: as much Defense as it takes to be unhurt."""
        self.boost("defense", self.harm)

    def strike(self) -> None:
        """CD4.6: no more boosts."""

    def damage(self) -> None:
        """CD4.6, CD4.7: both at once; what finds no room is lost."""
        dealt = 0 if self.fleeing else max(0, min(self.blow, self.foe_hp))
        taken = max(0, self.harm)
        self.foe_hp -= dealt
        self.hits = min(taken, self.open_spaces())
        self.happen("struck", dealt, taken, *self.summands)
        if self.hits and self.hits == self.open_spaces():
            self.cover_all()

    def offer_cover(self) -> list[Action]:
        """CD4.7: the player says where hits go."""
        if not self.hits:
            return []
        covers = [
            pieces.Cover(number, muscle.domino)
            for column in self.columns
            for muscle in column
            for number in dict.fromkeys(muscle.free)
        ]
        return [pieces.CoverAll(), *covers]

    def cover(self, number: int, tile: Domino) -> None:
        """CD4.7: a hit, blanks and spaces under dice included."""
        self.hits -= 1
        column = self.column_of(tile)
        self.columns[column] = tuple(
            muscle.struck(number) if muscle.domino == tile else muscle for muscle in self.columns[column]
        )
        self.happen("covered", number, tile)
        self.first(("cover",))

    def cover_all(self) -> None:
        """CD4.7: as proposed."""
        for number, tile in proposal.covers(self):
            self.cover(number, tile)
            del self.agenda[0]

    def clean_up(self) -> None:
        """CD4.8: dice back, blanks that were used back to the pool; is anybody dead?"""
        self.break_blanks()
        self.clear()
        if not self.alive:
            self.ending = "dead"
            self.happen("died", self.cards)
        elif not self.foe_hp:
            self.slay()
        elif self.fleeing:
            self.happen("away")
            self.dismiss()
        else:
            self.first(("begin_round",))

    def break_blanks(self) -> None:
        """CD4.3, CD4.5: dominoes whose blank held a die return to the pool, hits and all."""
        for tile in dict.fromkeys(tile for tile, _ in self.wild):
            column = self.column_of(tile)
            self.columns[column] = tuple(m for m in self.columns[column] if m.domino != tile)
            self.pool.append(tile)
            self.happen("lost", tile)
        for tile in dict.fromkeys(tile for tile, _ in self.foe_wild):
            for column in (ATTACK, DEFENSE):
                self.foe_columns[column] = tuple(t for t in self.foe_columns[column] if t != tile)
            self.pool.append(tile)
            self.happen("foe lost", tile)

    def slay(self) -> None:
        """CD4.8, CD6.3: XP for its level; the Master's end is the hero's triumph."""
        self.slain.append((self.turns, *self.cards))
        before = self.xp
        self.xp = min(MOST_XP, self.xp + self.foe_level)
        self.happen("slew", self.cards, self.xp - before)
        if self.master:
            self.ending = "won"
            self.happen("won", self.tokens)
        else:
            self.dismiss()

    def dismiss(self) -> None:
        """CD4.8: its dominoes go back to the pool, its cards to the discards."""
        self.pool += [*self.foe_columns[ATTACK], *self.foe_columns[DEFENSE]]
        self.no_foe()
