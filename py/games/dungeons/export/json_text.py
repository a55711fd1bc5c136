"""JSON as it leaves the house: plain ASCII and without a single "<", so that whatever a person has typed is
no markup even where a file is pasted into a page. It reads back exactly as it was.

    >>> json_text({"title": "<b> & ü"})
    '{"title":"\\\\u003cb> & \\\\u00fc"}'
"""

from __future__ import annotations

import json


def json_text(data: object) -> str:
    """Plain data as the text of a file."""
    return json.dumps(data, separators=(",", ":"), allow_nan=False).replace("<", "\\u003c")
