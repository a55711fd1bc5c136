"""What people type is text in whatever of a map is taken away, and never markup (DU7)."""

from __future__ import annotations

import json
import re

import pytest
from markdown_it import MarkdownIt

from charts import LOOKS, TYPED, elements, kind, three_rooms
from games.dungeons.chart.model import Chart
from games.dungeons.chart.paper import Look
from games.dungeons.chart.picture import picture
from games.dungeons.export.geometry import map_file
from games.dungeons.export.key import key
from games.dungeons.export.one_page import one_page
from games.dungeons.export.sheets import sheets
from games.dungeons.export.vtt import universal_vtt

NASTY = (
    TYPED,
    "1. one\n2) two\n- three\n+ four\n* five",
    "# head\n===\n---\n***\n> quote\n    code\n\tcode",
    "```\nfence\n```\n~~~\n$$x$$",
    "<https://example.com> http://example.com www.example.com a@b.example",
    "[ref]: /x\n![a](b 'c') [ref] [^1] :smile: ~~gone~~ ==x== | a | b |\n|---|---|",
    "&lt;b&gt; &#60; &copy; \\* \\\\ \\",
    "<!-- --> <?x ?> <![CDATA[ ]]> </svg></title></text></script>",
    "\x00\x07\x1f\ud800\ufffe line\u2028separator\x85next \u202eback",
    "\n\n  spaced   out  \n\n\n and\r\nlines\rhere  ",
    "Grüße, 龍の洞窟 🐉 e\u0301",
)
SAFE = {"paragraph_open", "paragraph_close", "inline", "text", "softbreak", "hardbreak", "heading_open"}
SAFE |= {"heading_close", "bullet_list_open", "bullet_list_close", "list_item_open", "list_item_close"}
SAFE |= {"text_special"}


def with_text(text: str) -> Chart:
    chart = three_rooms()
    rooms = tuple(room._replace(title=text, note=text) for room in chart.rooms)
    return chart._replace(title=text, rooms=rooms)


def shape(markdown: str) -> list[str]:
    """The kinds of blocks of a Markdown text."""
    return [token.type for token in MarkdownIt("commonmark").parse(markdown)]


def visible(text: str) -> str:
    """A typed text as one line, as it can be seen."""
    return " ".join(re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]", "\ufffd", text).split())


@pytest.mark.parametrize("text", NASTY)
@pytest.mark.parametrize("reader", ["commonmark", "gfm-like"])
def test_typed_text_is_no_markup_in_the_key(text: str, reader: str) -> None:
    markdown = key(with_text(text))
    tokens = MarkdownIt(reader, {"linkify": False}).parse(markdown)
    inner = [child for token in tokens for child in token.children or ()]
    assert {token.type for token in (*tokens, *inner)} <= SAFE
    assert [token.type for token in tokens] == shape(key(with_text("plain")))
    shown = [
        "".join(" " if "break" in child.type else child.content for child in token.children or ())
        for token in tokens
    ]
    assert shown.count(visible(text)) == 1 + 3, "the title, and three notes"
    assert sum(line.endswith(visible(text)) and line[0] in "123" for line in shown if line) >= 3


@pytest.mark.parametrize("text", NASTY)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_typed_text_is_no_markup_in_pictures(text: str, look: Look) -> None:
    chart, plain = with_text(text), with_text("x" * len(" ".join(text.split())))
    for drawn, other in (
        (picture(chart, look), picture(plain, look)),
        (sheets(chart, look, "A4", False)[0], sheets(plain, look, "A4", False)[0]),
    ):
        assert {kind(element) for element in elements(drawn)} <= {
            kind(element) for element in elements(other)
        }
        assert {element.get("class") for element in elements(drawn)} <= {
            e.get("class") for e in elements(other)
        }
    shown = next(
        "".join(element.itertext()) for element in elements(picture(chart, look)) if kind(element) == "title"
    )
    assert " ".join(shown.split()) == visible(text)


@pytest.mark.parametrize("text", NASTY)
def test_typed_text_reads_back_as_it_was_from_json(text: str) -> None:
    chart = with_text(text)
    for file in (map_file(chart, {"title": text}), one_page(chart), universal_vtt(chart, "", 70)):
        assert file.isascii() and "<" not in file
        assert file.encode("utf-8")
        json.loads(file)
    data = json.loads(map_file(chart, {"title": text}))
    assert data["map"]["title"] == data["record"]["title"] == text
    assert {room["note"] for room in data["map"]["rooms"]} == {text}
    assert json.loads(one_page(chart))["title"] == text
