"""The browser's own names, as mypy sees them: anything may be asked of them."""

from typing import Any

def __getattr__(name: str) -> Any: ...
