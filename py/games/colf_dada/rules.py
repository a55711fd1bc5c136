"""CoLF DaDA: one hero, made of dominoes, against monsters of two words, and their Master in the end.

The rules are those of Jonathan A. Leistiko, Invisible City Productions, in our own words; each method names
the line of RULES.md that it carries out. Everything lies open but what chance will bring.
"""

from __future__ import annotations

from typing import ClassVar

from games.colf_dada import COVER, pieces, proposal, words
from games.colf_dada.foe import effort
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, LEVEL, MASTER, MOST_XP, SET, TURNS, WEARY, Muscle
from games.colf_dada.position import Position
from tabletop.actions import Action
from tabletop.dominoes import Domino
from tabletop.game import PLAYERS, Game, Names, Option, Outcome

A_TURN = 10_000  # places in each stream of chance that belong to one turn


class ColfDada(Position):
    """A position of CoLF DaDA, with what happens to it."""

    TURN = ("spend_token", "explore_or_rest", "grow_and_adapt")
    WORDS = words.EVENTS

    def __init__(self, seats: int, seed: int | str, as_written: bool = False) -> None:
        super().__init__(seats, seed)
        self.pool = SET[:]
        self.held = None
        self.columns = [(), ()]
        self.level = LEVEL
        self.xp = 0
        self.tokens = TURNS
        self.turns = 0
        self.adapted = ()
        self.nouns = tuple(range(len(NOUNS)))
        self.adjectives = tuple(range(len(ADJECTIVES)))
        self.slain = []
        self.as_written = as_written
        self.master = False
        self.no_foe()
        self.agenda = [("gain",)] * LEVEL + self._turn
        self.settle()

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

    # --- CD1: dominoes -----------------------------------------------------------------------

    def draw(self) -> Domino | None:
        """CD1.3: one from the pool, or none if it is empty."""
        return self.pool.pop(self.luck("tiles", len(self.pool))) if self.pool else None

    def gain(self) -> None:
        """CD1.2, CD1.3: the hero draws a domino, sees it, and puts it in a column."""
        self.held = self.draw()
        if self.held:
            self.happen("drew", self.held)
            self.first(("put",))
        else:
            self.happen("pool empty")

    def offer_put(self) -> list[Action]:
        """CD1.2: attack or defense."""
        return [pieces.Put(self.held, name) for name in COLUMNS]

    def put(self, tile: Domino, name: str) -> None:
        """CD1.2, CD1.3: a blank brings another domino."""
        column = COLUMNS.index(name)
        self.columns[column] = (*self.columns[column], Muscle(tile))
        self.held = None
        self.happen("put", tile, name)
        if 0 in tile:
            self.first(("gain",))

    # --- CD2: a turn -------------------------------------------------------------------------

    def spend_token(self) -> None:
        """CD2.1, CD6.2: a turn token; when there is none, the Master comes and is the turn's foe."""
        self.turns += 1
        for stream in ("dice", "foe", "cards", "tiles"):
            self.go_on_at(stream, self.turns * A_TURN)
        if self.tokens:
            self.tokens -= 1
            self.happen("turn", self.turns, self.tokens)
        else:
            self.happen("master comes")
            self.agenda[0] = ("face_master",)

    def offer_explore_or_rest(self) -> list[Action]:
        """CD2.2, CD3.1, CD6.1: a noun by its level, a rest, or the Master."""
        nouns = [pieces.Seek(level) for level in self.noun_levels()]
        return [*nouns, pieces.Rest(), pieces.Challenge()]

    def rest(self) -> None:
        """CD2.3: roll all dice."""
        self.roll()
        self.first(("mending",), ("wake",))

    def offer_mending(self) -> list[Action]:
        """CD2.3: each die may remove one hit from a space of its number or from a blank."""
        mends = [
            pieces.Mend(number, muscle.domino, die)
            for die in sorted(set(self.dice))
            for column in self.columns
            for muscle in column
            for number in dict.fromkeys(muscle.sore)
            if number in (die, 0)
        ]
        if not any(muscle.sore for column in self.columns for muscle in column):
            return []
        rerolls = self.rerolls([die for die in set(self.dice) if not any(m.args[2] == die for m in mends)])
        if not mends and not rerolls:
            return []
        return [*mends, *rerolls, *([pieces.MendAll()] if mends else []), pieces.Done()]

    def mend(self, number: int, tile: Domino, die: int) -> None:
        """CD2.3: a hit goes, and so does the die."""
        self.take(die)
        column = self.column_of(tile)
        self.columns[column] = tuple(
            muscle.mended(number) if muscle.domino == tile else muscle for muscle in self.columns[column]
        )
        self.happen("mended", number, tile)
        self.first(("mending",))

    def mend_all(self) -> None:
        """CD2.3: as proposed, which ends it."""
        for number, tile, die in proposal.mends(self):
            self.mend(number, tile, die)
            del self.agenda[0]

    def wake(self) -> None:
        """CD2.3: the rest is over."""
        self.dice = self.marked = ()
        self.happen("rested")

    def offer_grow_and_adapt(self) -> list[Action]:
        """CD2.4: each domino changes its column once."""
        grow = [pieces.Grow()] if self.xp >= 2 * self.level else []
        moves = [
            pieces.Adapt(muscle.domino, COLUMNS[1 - column])
            for column in (ATTACK, DEFENSE)
            for muscle in self.columns[column]
            if muscle.domino not in self.adapted
        ]
        return [*grow, *moves, pieces.EndTurn()]

    def grow(self) -> None:
        """CD2.4: twice the level in XP for a level, a die and a domino."""
        self.xp -= 2 * self.level
        self.level += 1
        self.happen("grew", self.level)
        self.first(("gain",), ("grow_and_adapt",))

    def adapt(self, tile: Domino, name: str) -> None:
        """CD2.4: a domino changes its column, hits and all."""
        to = COLUMNS.index(name)
        moved = [muscle for muscle in self.columns[1 - to] if muscle.domino == tile]
        self.columns[1 - to] = tuple(muscle for muscle in self.columns[1 - to] if muscle.domino != tile)
        self.columns[to] = (*self.columns[to], *moved)
        self.adapted = (*self.adapted, tile)
        self.happen("adapted", tile, name)
        self.first(("grow_and_adapt",))

    def end_turn(self) -> None:
        """CD2.4: and on to the next."""
        self.adapted = ()

    # --- CD3: finding a foe ------------------------------------------------------------------

    def seek(self, level: int) -> None:
        """CD3.1: a noun by its back."""
        self.picks = (level,)
        self.refill()
        self.first(("adjectives",))

    def offer_adjectives(self) -> list[Action]:
        """CD3.1, CD3.4: one or more adjectives by their backs, up to a sum of 9."""
        meet = [pieces.Meet()] if len(self.picks) > 1 else []
        return [*meet, *(pieces.Add(level) for level in self.adjective_levels())]

    def add(self, level: int) -> None:
        """CD3.1, CD3.3: when the deck's last back is chosen, they are turned over and the deck is new."""
        self.picks = (*self.picks, level)
        if len(self.hidden_picks()) == len(self.adjectives):
            self.turn_over()
            self.refill()
        self.first(("adjectives",))

    def meet(self) -> None:
        """CD3.1: which cards of these levels they are is chance."""
        self.turn_over()
        self.prepare()

    def turn_over(self) -> None:
        """CD3.1: the cards chosen so far."""
        if not self.cards:
            noun = self.pick([place for place in self.nouns if NOUNS[place].level == self.picks[0]])
            self.nouns = tuple(place for place in self.nouns if place != noun)
            self.cards = (noun,)
        for level in self.hidden_picks():
            self.deal([place for place in self.adjectives if ADJECTIVES[place].level == level])

    def deal(self, among: list[int]) -> None:
        """One of these adjectives, by chance, becomes the foe's."""
        adjective = self.pick(among)
        self.adjectives = tuple(place for place in self.adjectives if place != adjective)
        self.cards = (*self.cards, adjective)

    def pick(self, among: list[int]) -> int:
        """One of these, by chance."""
        return among[self.luck("cards", len(among))]

    def refill(self) -> None:
        """CD3.3: an empty deck is made anew from the discards."""
        if not self.adjectives:
            mine = self.cards[1:]
            self.adjectives = tuple(place for place in range(len(ADJECTIVES)) if place not in mine)

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

    # --- CD6: the Master ---------------------------------------------------------------------

    def challenge(self) -> None:
        """CD6.1: while there is time."""
        self.face_master()

    def face_master(self) -> None:
        """CD6.1: one of the highest nouns left, and adjectives off the top up to level 10 or beyond."""
        self.master = True
        top = self.noun_levels()[-1]
        noun = self.pick([place for place in self.nouns if NOUNS[place].level == top])
        self.nouns = tuple(place for place in self.nouns if place != noun)
        self.cards = (noun,)
        while self.foe_level < MASTER:
            self.refill()
            self.deal(list(self.adjectives))
        self.prepare()

    # --- CD4: combat -------------------------------------------------------------------------

    def begin_round(self) -> None:
        """CD4.1, CD4.9."""
        self.round += 1
        if self.round >= WEARY and not self.as_written:
            self.happen("weary", self.bite)
        self.first(("fight_or_flee",))

    def offer_fight_or_flee(self) -> list[Action]:
        """CD4.1, CD6.2: nobody flees from the Master."""
        return [pieces.Fight()] if self.master else [pieces.Fight(), pieces.Flee()]

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

    def roll(self) -> None:
        """All of the hero's dice."""
        self.dice = tuple(sorted(self.throw(self.level)))
        self.fresh = True
        self.happen("rolled", self.dice)

    def rerolls(self, idle: list[int]) -> list[Action]:
        """CD4.2: dice to be marked, and the roll of those that are. `idle` are the numbers that are of no
        use, which can be marked together."""
        if not self.fresh or not self.xp:
            return []
        unmarked = list(self.dice)
        for die in self.marked:
            unmarked.remove(die)
        useless = sum(die in idle for die in unmarked)
        return [
            *(pieces.Mark(die) for die in dict.fromkeys(unmarked)),
            *([pieces.MarkIdle()] if useless > 1 and not self.marked else []),
            *([pieces.Reroll()] if self.marked else []),
        ]

    def mark(self, die: int) -> None:
        """CD4.2: one die more that shall be rolled again."""
        self.marked = tuple(sorted((*self.marked, die)))
        self.choose_dice_again()

    def mark_idle(self) -> None:
        """CD4.2: all dice that are of no use now."""
        sore = {number for column in self.columns for muscle in column for number in muscle.sore}
        resting = self.agenda[0] == ("wake",)
        self.marked = tuple(
            die for die in self.dice if not (die in sore or 0 in sore if resting else self.fits(die))
        )
        self.choose_dice_again()

    def reroll(self) -> None:
        """CD4.2: one XP rolls all that are marked."""
        self.xp -= 1
        kept = list(self.dice)
        for die in self.marked:
            kept.remove(die)
        rolled = self.throw(len(self.marked))
        self.marked = ()
        self.dice = tuple(sorted((*kept, *rolled)))
        self.happen("rerolled", tuple(sorted(rolled)))
        self.choose_dice_again()

    def choose_dice_again(self) -> None:
        """The step that the dice were rolled for goes on."""
        self.first(("mending",) if self.agenda[0] == ("wake",) else ("assign",))

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

    def take(self, die: int) -> None:
        """A die leaves those that are over; from now on the roll stands."""
        dice = list(self.dice)
        dice.remove(die)
        self.dice = tuple(dice)
        self.fresh = False
        self.marked = ()

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
        self.happen("struck", dealt, taken)
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
        for tile in dict.fromkeys(tile for tile, _ in self.foe_wild):
            for column in (ATTACK, DEFENSE):
                self.foe_columns[column] = tuple(t for t in self.foe_columns[column] if t != tile)
            self.pool.append(tile)

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

    # --- the rest of the interface -------------------------------------------------------------

    def outcome(self, names: Names = PLAYERS) -> Outcome | None:
        """CD6.3. The score to compare on one seed: turns left and one more, 0 for who lost; then the foes
        slain, then the level."""
        if not self.ending:
            return None
        won = self.ending == "won"
        score = (self.tokens + 1 if won else 0, len(self.slain), self.level)
        return Outcome((1 if won else 0,), (score,), (words.reason(self),))

    def prompt(self, names: Names = PLAYERS) -> str:
        """What the hero is asked."""
        return words.prompt(self)

    def why_not(self, target: str, names: Names = PLAYERS) -> str:
        """Why the thing touched cannot be chosen; targets: `words.why_not`."""
        return words.why_not(self, target)


class ColfDadaGame(Game):
    """CD1 to CD6, for one."""

    slug = "colf-dada"
    title = COVER.title
    seats = COVER.seats
    kinds = pieces.KINDS
    options: ClassVar[dict[str, Option]] = {
        "fights": Option(
            "Fights",
            ("Wearying", "As written: a foe never bites harder"),
            "From the sixth round of a fight on, Bite grows by one each round. As written, by the original, "
            "it does not, and staying in an easy fight for its XP is the best there is.",
        )
    }
    bound = 6000
    scores = (range(TURNS + 2), range(TURNS + 2), range(LEVEL, LEVEL + len(SET)))

    def new(self, seats: int, seed: int | str, **options: int) -> ColfDada:
        """CD1."""
        return ColfDada(seats, seed, bool(options.get("fights")))


GAME = ColfDadaGame()
