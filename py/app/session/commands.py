"""The commands at a table that are intents: one table from name to intent."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.session import intents as on
from app.session.keys import BY_KEY


def sit_at(arg: str) -> on.Intent:
    """Who decides for a seat: "2 phone"."""
    seat, _, where = arg.partition(" ")
    return on.Sit(int(seat), where)


def numbers(arg: str) -> list[int]:
    """Numbers with dashes between them: "12-0-5"."""
    return [int(number) for number in arg.split("-") if number.isdecimal()]


def otherwise(arg: str) -> on.Intent:
    """Which number a draw brings instead: "12-0-5"."""
    return on.Otherwise(*(*numbers(arg), 0, 0, 0)[:3])


# What `data-do` says, and the intent that its `data-arg` gives.
INTENTS: Mapping[str, Callable[[str], on.Intent]] = {
    "undo": lambda _: on.Undo(),
    "take-back": lambda _: on.AnswerBack(True),
    "leave-it": lambda _: on.AnswerBack(False),
    "redo": lambda _: on.Redo(),
    "where": lambda _: on.Tell("where"),
    "last": lambda _: on.Tell("last"),
    "shut-line": lambda _: on.ShutCommandLine(),
    "restart": lambda _: on.Restart(),
    "agree": lambda ply: on.Agree(int(ply)),
    "play-hint": lambda _: on.PlayHint(),
    "end-hint": lambda _: on.EndHint(),
    "auto": lambda by: on.Auto(by == BY_KEY),
    "end-auto": lambda _: on.AutoEnd(),
    "auto-strength": on.AutoStrength,
    "auto-pace": on.AutoPace,
    "auto-start": lambda _: on.AutoStart(),
    "auto-stop": lambda _: on.AutoStop(),
    "step": lambda _: on.StepOn(),
    "go-on": lambda _: on.GoOn(),
    "skip-on": lambda _: on.SkipOn(),
    "lift": lambda _: on.Lift(),
    "cover": lambda _: on.Cover(),
    "recap-read": lambda _: on.RecapRead(),
    "news-read": lambda _: on.NewsRead(),
    "onward": lambda _: on.Onward(),
    "turn-table": lambda _: on.TurnTable(),
    "who": lambda _: on.AskWho(),
    "seat-here": lambda seat: on.SeatHere(int(seat)),
    "sit-at": sit_at,
    "menu": lambda _: on.OpenMenu(),
    "shut": lambda _: on.ShutDrawer(),
    "result": lambda _: on.ShowResult(),
    "again": lambda _: on.Again(),
    "watch": lambda _: on.Watch(),
    "what-if": lambda arg: on.WhatIf(*numbers(arg)),
    "otherwise": otherwise,
    "keep-both": lambda _: on.KeepBoth(),
    "leave-lesson": lambda _: on.LeaveLesson(),
    "written": lambda _: on.Written(),
    "jot": on.Write,
}
