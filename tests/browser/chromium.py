"""How Chromium is started here: the machine's own if there is one, without any talk to its maker."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Windows of Chromium have a popup for their address, which costs each page that is opened as much as a small
# site does. It heeds the last such list only, so what Playwright leaves out is named again.
LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "BoundaryEventDispatchTracksNodeRemoval",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
)
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(LEFT_OUT)}",
)

# Whoever comes by a link is met by a card: in most tests they walk past it, straight in.
WALKS_IN = """addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  if (document.documentElement.dataset.ready === "arrival")
    document.getElementById("do-straight-in")?.click();
}).observe(document.documentElement, { attributeFilter: ["data-ready"] }));"""


def launch_options(*more: str) -> dict:
    """Keyword arguments for Playwright's `chromium.launch` and `launch_persistent_context`."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    sandbox = () if os.geteuid() else ("--no-sandbox",)
    return {"executable_path": path, "args": [*FLAGS, *more, *sandbox]}
