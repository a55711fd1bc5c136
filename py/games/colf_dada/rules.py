"""CoLF DaDA: one hero, made of dominoes, against monsters of two words, and their Master in the end.

The rules are those of Jonathan A. Leistiko, Invisible City Productions, in our own words; each method names
the line of RULES.md that it carries out. Everything lies open but what chance will bring.
"""

from __future__ import annotations

from typing import ClassVar

from dominoes.domino import Domino
from games.colf_dada import COVER, combat, pieces, proposal, rolling, text, words
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import (
    ATTACK,
    COLUMNS,
    DEFENSE,
    HEAD_STARTS,
    LEVEL,
    MASTER,
    SET,
    TURNS,
    Muscle,
)
from games.colf_dada.position import Position
from tabletop import head_start
from tabletop.actions import Action
from tabletop.game import PLAYERS, Game, Names, Option, Outcome

A_TURN = 10_000  # places in each stream of chance that belong to one turn


class ColfDada(Position):
    """A position of CoLF DaDA, with what happens to it."""

    TURN = ("spend_token", "explore_or_rest", "grow_and_adapt")
    ASIDE = (
        *("gain", "put", "adjectives", "face_master", "mending", "wake", "begin_round", "fight_or_flee"),
        *("assign", "return_dice", "foe_rolls", "boost", "damage", "cover", "clean_up"),
    )
    WORDS = words.EVENTS

    def __init__(self, seats: int, seed: int | str, as_written: bool = False, head_start: int = 0) -> None:
        super().__init__(seats, seed, (head_start,))
        if head_start:
            self.lives = head_start
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
        combat.no_foe(self)
        self.agenda = [("gain",)] * LEVEL + self._turn
        self.settle()

    # --- CD1: dominoes -----------------------------------------------------------------------

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
        rolling.roll(self)
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
        idle = [die for die in set(self.dice) if not any(m.args[2] == die for m in mends)]
        again = rolling.rerolls(self, idle)
        if not mends and not again:
            return []
        return [*mends, *again, *([pieces.MendAll()] if mends else []), pieces.Done()]

    def mend(self, number: int, tile: Domino, die: int) -> None:
        """CD2.3: a hit goes, and so does the die."""
        rolling.take(self, die)
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
        combat.prepare(self)

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

    # --- the hero's dice (CD4.2): rolling.py ---

    mark = rolling.mark
    mark_idle = rolling.mark_idle
    reroll = rolling.reroll

    # --- a fight (CD4): combat.py ---

    begin_round = combat.begin_round
    offer_fight_or_flee = combat.offer_fight_or_flee
    fight = combat.fight
    flee = combat.flee

    offer_assign = combat.offer_assign
    place = combat.place
    spend = combat.spend
    place_all = combat.place_all
    done = combat.done
    return_dice = combat.return_dice
    foe_rolls = combat.foe_rolls

    offer_boost = combat.offer_boost
    boost = combat.boost
    buy_kill = combat.buy_kill
    buy_safety = combat.buy_safety
    strike = combat.strike

    damage = combat.damage
    offer_cover = combat.offer_cover
    cover = combat.cover
    cover_all = combat.cover_all
    clean_up = combat.clean_up

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
        combat.prepare(self)

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

    def __str__(self) -> str:
        return text.text(self)


class ColfDadaGame(Game):
    """CD1 to CD8, for one."""

    slug = "colf-dada"
    title = COVER.title
    seats = COVER.seats
    version = 2
    kinds = pieces.KINDS
    state = ColfDada
    options: ClassVar[dict[str, Option]] = {
        "fights": Option(
            "Fights",
            ("Wearying", "As written: a foe never bites harder"),
            "From the sixth round of a fight on, Bite grows by one each round. As written, by the original, "
            "it does not, and staying in an easy fight for its XP is the best there is.",
        ),
        **head_start.head_starts(
            HEAD_STARTS,
            COVER.seats,
            "A hero who falls stands up again, with no hits.",
        ),
    }
    bound = 6000
    scores = (range(TURNS + 2), range(TURNS + 2), range(LEVEL, LEVEL + len(SET)))

    def new(self, seats: int, seed: int | str, **options: int) -> ColfDada:
        """CD1, CD8.1."""
        return ColfDada(seats, seed, bool(options.get("fights")), *head_start.levels(options, seats))


GAME = ColfDadaGame()
