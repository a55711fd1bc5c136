"""All that is saved as one file, which `import_file.py` takes in again.

A file holds the texts as they lie in the browser's storage, each with its own check sum, so that a
damaged one costs nobody else anything, and the page can write such a file without Python
(`static/watchdog.js`). A file of a game's own may hold one match, its `record`.
"""

from __future__ import annotations

import json
from typing import Any

from app.keep.seals import seal
from app.keep.store import PICTURE, PREFIX, SECOND, UNDO, Store

FORMAT = 2  # of files; the first kind had values instead of texts


def export(store: Store, unsaved: dict[str, Any]) -> str:
    """All that lies in storage as the text of one file, with what could not be saved."""
    keys = [
        key
        for key in store.storage.names()
        if key.startswith("boneyard") and key != UNDO and not key.startswith(PICTURE)
    ]
    texts = {key: store.storage.get(key) for key in keys}
    texts |= {PREFIX + name: seal(value) for name, value in unsaved.items()}
    for key in [key for key in texts if key.startswith(SECOND)]:
        if texts[key] == texts.get(PREFIX + key.removeprefix(SECOND)):
            del texts[key]
    return json.dumps({"boneyard": FORMAT, "texts": texts}) + "\n"
