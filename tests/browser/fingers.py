"""What a finger does."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import CDPSession


def drag(finger: CDPSession, start: Sequence[float], end: Sequence[float]) -> None:
    """A finger comes down, wanders and is lifted."""
    for kind, x, y in (
        ("touchStart", *start),
        *(
            ("touchMove", *(a + (b - a) * part / 5 for a, b in zip(start, end, strict=True)))
            for part in range(1, 6)
        ),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
