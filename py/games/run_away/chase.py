"""How the boss of Run Away!! runs (RA6)."""

from __future__ import annotations

from games.run_away.bosses import REACH
from games.run_away.position import BOSS, NOBODY
from games.run_away.running import Running


class Chase(Running):
    """The boss's run."""

    def boss_runs(self) -> None:
        """RA6.1: it moves by its card."""
        self.runner = BOSS
        self.boss_left = self.boss_pace() if self.inside() and not self.boss_waits else 0
        self.over = 0
        self.start = self.boss_at
        self.befall(NOBODY, "boss runs", self.boss_left)
        asks = [("ask", seat, "begins", NOBODY) for seat in self.order if seat != BOSS]
        self.first(*asks, ("boss_moves",), ("boss_over",))

    def boss_pace(self) -> int:
        """RA6.1: how far it would run."""
        boss = self.the_boss
        pace = boss.speed
        if boss.way == "luck":
            pace += self.lucky_number(self.last_inside())
        elif boss.way == "round":
            pace += self.round // 3
        elif boss.way == "hunts":
            ahead = [self.place[seat] - self.boss_at for seat in self.inside()]
            near = [gap for gap in ahead if 0 < gap <= REACH]
            pace = min(near, default=boss.speed)
        return max(0, pace + self.boss_speed)

    def last_inside(self) -> int:
        """The living hero that runs last."""
        return [seat for seat in self.order if seat != BOSS and not self.fate[seat]][-1]

    def foremost(self) -> int:
        """The space of the foremost living hero."""
        return max((self.place[seat] for seat in self.inside()), default=self.boss_at)

    def boss_moves(self) -> None:
        """RA6.1: space by space; it never runs past the foremost hero, and a wall stops it (RA5.8)."""
        foremost = self.foremost()
        while self.boss_left > 0 and self.boss_at < foremost:
            self.boss_at += 1
            self.boss_left = max(0, self.boss_left - 1 - self.over)
            self.over = 0
            self.glimpse()
            if self.boss_at in self.walls:
                self.boss_left = 0
                self.befall(NOBODY, "boss hits wall", self.boss_at)
            elif self.boss_at in self.tokens:
                self.boss_left = max(0, self.boss_left + self.token_says("boss"))
            here = self.at(self.boss_at)
            if here:
                asks = [("ask", seat, "boss", NOBODY) for seat in here]
                self.first(*asks, ("boss_meets",), ("boss_moves",))
                return
        if self.boss_at == self.start:  # it has not moved, so nobody has been asked
            asks = [("ask", seat, "boss", NOBODY) for seat in self.at(self.boss_at)]
            self.first(*asks, ("boss_lands",))
        else:
            self.first(("boss_lands",))

    def boss_meets(self) -> None:
        """RA6.1: what lies on the heroes here works first; then it has landed, or passes and tramples."""
        here = self.at(self.boss_at)
        left = max(0, self.boss_left + sum(self.slow[seat] for seat in here))
        if self.the_boss.way == "halts" and here:
            left = 0
        if self.boss_at >= self.foremost() or self.boss_at in self.walls:
            left = 0
        self.boss_left = left
        if left:
            self.over = len(here)
            self.first(*(("trampled", seat) for seat in here))

    def trampled(self, seat: int) -> None:
        """RA6.1: passed by the boss."""
        damage = self.the_boss.trample + self.boss_trample + self.trample[seat] + self.token_says("trample")
        self.befall(seat, "trampled")
        self.hurt(seat, max(0, damage), ("trampled", 0, NOBODY))

    def boss_lands(self) -> None:
        """RA6.1, RA6.4: who is on its space is noted before any damage; each wholly before the next."""
        if not self.boss_waits:
            self.first(*(("boss_strikes", seat) for seat in self.at(self.boss_at)))

    def boss_strikes(self, seat: int) -> None:
        """RA6.1: confront damage."""
        self.befall(seat, "caught")
        self.confronted(seat)

    def boss_over(self) -> None:
        """Its run is over, and what lay on it goes."""
        if not self.boss_waits:
            for card, seat in self.boss_lying:
                self.discard(seat, card)
            self.boss_lying = ()
            self.boss_speed = self.boss_confront = self.boss_trample = 0
        self.boss_left = 0
        self.boss_done = True
        self.runner = NOBODY
        self.ran += 1
