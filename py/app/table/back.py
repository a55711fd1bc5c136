"""Back and forth through the match: undo, redo, and the restart that can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.page.markup import button

if TYPE_CHECKING:
    from app.table.table import Table


class Back:
    """The part of the table that goes back and forth."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before_restart: tuple[int, bool, int] | None = None  # where it stood, marked, noted

    @property
    def can_undo(self) -> bool:
        """Is there anything to take back?"""
        table = self.table
        return table.match.at > 0 or self.before_restart is not None or table.record.notes.can_go_back(0)

    @property
    def can_redo(self) -> bool:
        """Is there anything to be done again?"""
        match, notes = self.table.match, self.table.record.notes
        return match.at < len(match.log) or notes.can_go_forth(match.at)

    def forget_restart(self) -> None:
        """Something was played or written: a restart can no longer be taken back."""
        self.before_restart = None

    def do_undo(self, _: str) -> None:
        """One choice of a person's back; right after a restart, the restart itself."""
        table, match, notes = self.table, self.table.match, self.table.record.notes
        if self.before_restart:
            (at, rewound, noted), self.before_restart = self.before_restart, None
            match.go_to(at)
            match.rewound, notes.counted = rewound, noted
            return table.changed("The restart is taken back.")
        if notes.back(match.at):
            return table.jotter.rewritten("What was written last is taken back.")
        if match.at == 0:
            return table.answer("There is nothing to undo.")
        ply = match.at - 1
        while ply and match.states[ply].seat not in (*table.record.mine, *table.record.away):
            ply -= 1
        return self.go_back(ply, "Undone.")

    def do_redo(self, _: str) -> None:
        """One choice forward again, and the bots' after it."""
        table, match = self.table, self.table.match
        if table.record.notes.forth(match.at):
            return table.jotter.rewritten("It is written again.")
        if match.at == len(match.log):
            return table.answer("There is nothing to redo.")
        table.bots.stop()
        self.forget_restart()
        match.redo()
        while table.record.turn == "bot" and match.at < len(match.log):
            match.redo()
        table.record.notes.follow(match.at)
        return table.changed("Done again.")

    def do_restart(self, _: str) -> None:
        """To the first state; undo takes it back."""
        match = self.table.match
        self.table.shell.close()
        if match.at:
            self.before_restart = match.at, match.rewound, self.table.record.notes.counted
            self.go_back(0, "Restarted: undo takes it back.")
            if match.at:
                self.forget_restart()  # first the others are asked

    def go_back(self, ply: int, told: str) -> None:
        """Back to a ply, but not behind what came by link; in company, all must agree to undo luck."""
        table, match = self.table, self.table.match
        theirs = {state.seat for state in match.states[ply : match.at]} & set(table.record.away)
        if theirs:
            name = table.record.names[min(theirs)]
            return table.answer(f"{name} plays on another device: those choices stay.")
        table.bots.stop()
        if table.record.persons > 1 and match.crosses_luck(ply):
            table.bots.hold()
            return self.ask_company(ply)
        self.go_to(ply)
        return table.changed(told)

    def go_to(self, ply: int) -> None:
        """The match stands at a ply, and what is written goes with it."""
        self.table.match.go_to(ply)
        self.table.record.notes.follow(ply)

    def ask_company(self, ply: int) -> None:
        """Going back over luck in company: all must agree, and the match is marked."""
        words = (
            "Does everybody agree to go back over dice that were rolled, or dominoes or cards that were "
            "drawn? The match is then marked as rewound."
        )
        agree = button("agree", "Everybody agrees", str(ply), look="go")
        asked = f'<p>{words}</p><div class="row">{agree}{button("close", "No")}</div>'
        self.table.shell.open("Go back?", asked)

    def do_agree(self, ply: str) -> None:
        """All agree to go back."""
        self.table.shell.close()
        self.go_to(int(ply))
        self.table.changed("Undone.")
