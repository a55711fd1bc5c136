"""The table's frame in HTML: bar, prompt, strips. The play area itself is the game's own."""

from __future__ import annotations

import re
from typing import Any
from zlib import crc32

from app.keep.calendar import day_words
from app.keep.record import ORIGINS, Record
from app.page.markup import bar as top_bar
from app.page.markup import button, esc, tool
from games.contract import Table

TAG = re.compile("<[^>]*>")
BACK = "Back to the match it began in"
LINE = "command-line"  # the id of its field
LONG = 60  # characters that may need more than the room where they stand: it scrolls, by keys as well
ELSEWHERE = "This match was played on in another tab. Nothing is lost: choose which one to go on with."


def bar(
    record: Record,
    table: Table[Any],
    today: str,
    can_undo: bool,
    can_redo: bool,
    busy: bool,
    drawer: str,
    bot_tools: str = "",
) -> str:
    """Title, options, seed, and the tools of a match; while a bot moves, its two tools stand in for hint and
    autoplay, and on a phone for redo, as in practice the way back to the match it began in does. `today` is
    the local date."""
    match = record.match
    facts = [
        to_beat(record, table),
        record.title(table),
        *match.variant,
        _which(record, today),
        *record.marks,
    ]
    if record.origin:
        facts.append(ORIGINS[record.origin])
    tools = (
        tool("onward", "Back", "back", spare=bool(bot_tools), about=BACK) if record.begun_in else "",
        tool("undo", "Undo", "undo", can_undo, key="Z"),
        tool("redo", "Redo", "redo", can_redo, key="Y", spare=bool(bot_tools or record.begun_in)),
        bot_tools
        or tool("hint", "Hint", "hint", record.turn == "here", key="H")
        + tool("auto", "Auto", "auto", record.turn == "here", pressed=busy, key="B", spare=True),
        tool("log", "Log", "log", pressed=drawer == "log", key="L", spare=True),
        tool("rules", "Rules", "rules", pressed=drawer == "rules", key="R"),
        tool("share", "Share", "share", key="S", spare=True),
        tool("menu", "Menu", "menu", key="M"),
    )
    title = f'<a href="#{match.game.slug}">{esc(match.game.title)}</a>'
    return top_bar(
        title, " · ".join(filter(None, facts)), "".join(tools), "Match", "aimed" if record.beat else ""
    )


def hand_bar(record: Record, advised: bool, drawer: str) -> str:
    """The bar of a hand on a phone: neither seed nor day, from which all luck to come could be reckoned."""
    match = record.match
    tools = (
        tool("undo", "Undo", "undo", bool(match.at), key="Z"),
        tool("hint", "Hint", "hint", record.turn == "here", pressed=advised, key="H"),
        tool("log", "Log", "log", pressed=drawer == "log", key="L", spare=True),
        tool("rules", "Rules", "rules", key="R"),
        tool("menu", "Menu", "menu", key="M"),
    )
    facts = " · ".join((*match.variant, *record.marks))
    return top_bar(f"<span>{esc(match.game.title)}</span>", facts, "".join(tools), "Table")


def to_beat(record: Record, table: Table[Any]) -> str:
    """A challenge's score, and whose it is; empty if the match is none."""
    whose = f" ({record.sender})" if record.sender else ""
    return f"to beat: {table.score_words(record.beat)}{whose}" if record.beat else ""


def _which(record: Record, today: str) -> str:
    """Which match it is: a day's, a lesson or practice, which say so themselves, or any other by its seed;
    where all look on whose hands are elsewhere nothing stands from which these could be reckoned."""
    if record.phones and not record.outcome:
        return ""
    if record.daily:
        return "today’s match" if record.daily == today else f"match of {day_words(record.daily)}"
    return f"seed {record.match.seed}" if record.counted else ""


def answer(words: str, rule: str, asks: str = "") -> str:
    """What the reply says, the way to the line of the rules that it rests on, if there is one, and the button
    that asks more, if there is one."""
    opens = button("rule", "Rule", rule.replace(".", "-"), look="rule", aria_label=f"Rule {rule}")
    return afresh("told", " ".join(filter(None, (esc(words), opens if rule else "", asks))))


def afresh(name: str, html: str) -> str:
    """Words in the middle of their room that are put there anew when they are others, so that nothing is
    pushed aside."""
    return f'<span id="{name}-{crc32(html.encode())}">{html}</span>' if html else ""


def asked(prompt: str, reply: str, kind: str, since: str = "", last: str = "", asks: str = "") -> str:
    """What the deciding seat is asked, and below it, in one room, the answer to what was last pointed at, as
    markup, or what happened since the last turn, or last of all, with what can be asked about that, as a
    button."""
    more = f'<div class="asks">{asks}</div>' if asks else ""
    at_prompt, at_last = (0 if len(TAG.sub("", words)) > LONG else -1 for words in (prompt, last))
    scrolls = ' tabindex="0"' if kind == "told" and len(TAG.sub("", reply)) > LONG else ""
    return (
        f'<div class="asked"><p id="prompt" tabindex="{at_prompt}">{prompt}</p>'
        f'<div class="answer"><p id="reply" data-kind="{kind}"{scrolls}>{reply}</p>{since}{more}'
        f'<p class="last" id="last" tabindex="{at_last}">{esc(last)}</p></div></div>'
    )


def command_line(answer: str) -> str:
    """A field for typed choices and questions, and the answer to the last of them."""
    return (
        '<form class="strip" id="typing" data-do="tell" aria-label="Choices and questions by line">'
        '<label class="field wide"><span>Type a choice or a question, or “help”</span>'
        f'<input id="{LINE}" autocomplete="off" autocapitalize="none" spellcheck="false" '
        f'maxlength="200" enterkeyhint="send"></label>{button("shut-line", "Close", look="quiet")}'
        f'<p class="said" id="line-answer">{esc(answer)}</p></form>'
    )


def warning(words: str, *buttons: str) -> str:
    """Something that the player must know now, and what can be done about it."""
    return (
        f'<section class="strip warn" id="warn" role="alert"><p>{esc(words)}</p>{"".join(buttons)}</section>'
    )
