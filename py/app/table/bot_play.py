"""Bots at the table: at their own seats, as a hint, and as autoplay that can be watched and stopped."""

from __future__ import annotations

from typing import Any

from app.table import view

PACES = {"slow": 1800, "normal": 900, "fast": 150}  # ms between a bot's choice shown and made


class BotPlay:
    """The part of the table that lets bots think and move."""

    def __init__(self, table: Any) -> None:
        self.table, self.page = table, table.page
        self.thought: Any = None
        self.hint: Any = None  # the thought whose choices are shown as a hint
        self.hint_done = False
        self.auto_open = False
        self.auto = False
        self.strength, self.pace = "strong", "normal"
        self.watched_action = ""
        self.thought_words = ""

    @property
    def hinted_action(self) -> str:
        """The action that the hint recommends, to be marked on the board."""
        return self.hint.choices[0].action.text if self.hint_done and self.hint.choices else ""

    def strips(self) -> str:
        """The hint's and autoplay's strips, when open."""
        html = ""
        if self.hint:
            html += view.hint_strip(self.hint_html())
        if self.auto_open:
            html += view.auto_strip(self.strength, self.pace, self.auto, self.thought_words)
        return html

    def hint_html(self) -> str:
        """The hint as far as it is found."""
        choices = [(choice.action.text, choice.value) for choice in self.hint.choices]
        return view.hint(choices, self.hint.playouts, self.hint_done, self.hint.enough)

    def think(self, strength: str) -> Any:
        """Give up what is being thought and begin another thought about the match as it stands."""
        from app.table.thinking import Thought

        if self.thought:
            self.thought.given_up = True
        self.thought = Thought(self.table.record.match, strength, self.table.entry.bot, self.page)
        return self.thought

    def stop(self) -> None:
        """Autoplay ends and nobody thinks any more; a hint that is there stays."""
        if self.thought:
            self.thought.given_up = True
            self.thought = None
        self.auto = False
        self.watched_action, self.thought_words = "", ""

    def forget(self) -> None:
        """The match has moved on: a hint no longer fits."""
        if self.thought:
            self.thought.given_up = True
            self.thought = None
        self.hint, self.hint_done, self.watched_action = None, False, ""

    # --- hint --------------------------------------------------------------------

    def do_hint(self, _: str) -> None:
        """What the strong bot would do, with its chance against the alternatives."""
        if self.table.idle_words:
            return self.table.say(self.table.idle_words, "why", speak=True)
        if self.hint:
            return self.do_end_hint("")
        self.stop()
        self.hint, self.hint_done = self.think("strong"), False
        self.table.record.match.hinted = True
        self.table.draw()
        return self.page.start(self.find_hint(self.hint))

    async def find_hint(self, thought: Any) -> None:
        """Think, showing now and then how far it is."""
        await thought.finish(lambda: self.page.show("hint", self.hint_html(), still=True))
        if thought.given_up or self.hint is not thought:
            return
        self.hint_done, self.thought = True, None
        best = thought.choices[0]
        self.table.draw()
        self.page.announce(f"Hint: {best.action}, {view.percent(best.value)} to win.")
        self.table.keeper.keep()

    def do_play_hint(self, _: str) -> None:
        """Do what the hint says."""
        if self.hinted_action:
            self.table.play(self.hinted_action)

    def do_end_hint(self, _: str) -> None:
        """Put the hint away."""
        self.forget()
        self.table.draw()

    # --- autoplay ------------------------------------------------------------------

    def do_auto(self, _: str) -> None:
        """Open autoplay's strip, or close it."""
        if self.table.idle_words:
            return self.table.say(self.table.idle_words, "why", speak=True)
        if self.auto_open:
            return self.do_end_auto("")
        self.auto_open = True
        return self.table.draw()

    def do_end_auto(self, _: str) -> None:
        """Stop, and put the strip away."""
        self.stop()
        self.auto_open = False
        self.table.draw()
        self.move_on()

    def do_auto_strength(self, strength: str) -> None:
        """Another bot plays from the next choice on."""
        self.strength = strength

    def do_auto_pace(self, pace: str) -> None:
        """Faster or slower."""
        self.pace = pace

    def do_auto_start(self, _: str) -> None:
        """The bot takes over every person's seat until it is stopped."""
        self.stop()
        self.hint, self.hint_done = None, False
        self.table.unpick()
        self.auto = True
        self.table.draw()
        self.page.focus("do-auto-stop")
        self.move_on()

    def do_auto_stop(self, _: str) -> None:
        """Stop at once."""
        self.stop()
        self.table.draw()
        self.page.focus("do-auto-start")
        self.move_on()

    # --- moving --------------------------------------------------------------------

    def bot_to_move(self) -> str:
        """The strength of the bot that must decide now, or nothing if a person must."""
        if self.table.record.outcome or self.table.keeper.elsewhere:
            return ""
        turn = self.table.record.turn
        if turn == "bot":
            return str(self.table.record.players[self.table.record.match.state.seat])
        return self.strength if self.auto and turn == "here" else ""

    def move_on(self) -> None:
        """If a bot must decide now, let it think and move."""
        strength = self.bot_to_move()
        if self.table.record.turn != "bot":
            self.table.company.person_decides()
        if strength:
            self.page.start(self.bot_moves(self.think(strength)))
        elif self.table.record.outcome and self.auto:
            self.stop()
            self.auto_open = False
            self.table.draw()
            self.table.beside.show_result()

    async def bot_moves(self, thought: Any) -> None:
        """One choice of a bot's: thought about, shown for a moment, made."""
        began = self.page.clock()
        choices = await thought.finish()
        if not choices:
            return
        chosen, company = choices[0], self.table.company
        self.watched_action = chosen.action.text
        self.thought_words = f"{chosen.action}: {view.percent(chosen.value)}"
        self.table.draw()
        if company.waits:
            return
        pause = PACES[self.pace] if self.table.record.turn == "here" else company.pause
        await self.page.sleep(max(pause - (self.page.clock() - began), 60))
        if not thought.given_up and not company.waits:
            self.carry_out()

    def carry_out(self) -> bool:
        """Make the choice that is shown; False if none is yet."""
        action = self.watched_action
        if not action:
            return False
        if self.thought:
            self.thought.given_up = True
            self.thought = None
        self.table.company.owed = False
        self.table.record.watched += self.table.record.turn == "here"
        self.table.play(action)
        return True
