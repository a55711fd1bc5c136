"""How Chromium is started here: the machine's own if there is one, without any talk to its maker."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launch_options() -> dict:
    """Keyword arguments for Playwright's `chromium.launch` and `launch_persistent_context`."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    sandbox = () if os.geteuid() else ("--no-sandbox",)
    return {"executable_path": path, "args": [*FLAGS, *sandbox]}
