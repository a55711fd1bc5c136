"""What a person has typed, made harmless: in a picture it is text, in the key it is text, never markup.

>>> in_xml("<b>Salt & Iron</b>")
'&lt;b&gt;Salt &amp; Iron&lt;/b&gt;'
>>> in_markdown("*Salt* & <Iron>")
'\\\\*Salt\\\\* \\\\& \\\\<Iron\\\\>'
"""

from __future__ import annotations

import re
from html import escape

# All that XML 1.0 has no place for, whether written as it is or as a reference.
_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# What can mean something to a reader of Markdown, and nothing else, so that the key reads well as it is:
# signs that always can, those at the beginning of a line, and those that make an address of plain words.
_MEANS = re.compile(
    r"[\\`*_\[\]<>|~&@$^{}]"
    r"|^[-+#=]"
    r"|(?<=^\d)[.)]|(?<=^\d\d)[.)]|(?<=^\d\d\d)[.)]"
    r"|(?<=\w)\.(?=\w)|:(?=//)|(?<=mailto):"
)
_LINE_END = re.compile(r"\s*(?:\r\n|\r|\n)\s*")


def in_xml(text: str) -> str:
    """Typed text for between the tags of an SVG, or for an attribute of it."""
    return escape(_NO_XML.sub("\ufffd", text))


def in_markdown(text: str) -> str:
    """Typed text in one line of Markdown: what could mean something is escaped."""
    flat = " ".join(_NO_XML.sub("\ufffd", text).split())
    return _MEANS.sub(r"\\\g<0>", flat)


def lines_in_markdown(text: str) -> str:
    """Typed text of several lines, as one paragraph of Markdown with the line breaks that were typed."""
    return "\\\n".join(in_markdown(line) for line in _LINE_END.split(text.strip()))
