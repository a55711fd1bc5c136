"""Lighthouse on the home page as a phone sees it: points out of 100."""

import json
import os
import subprocess
import tempfile
from pathlib import Path

from browser.chromium import launch_options
from serve import Site

ROOT = Path(__file__).parents[2]


def measure() -> dict:
    """The four categories' points; raises when Lighthouse cannot run."""
    options = launch_options()
    site = Site(ROOT / "dist").start()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = ["node_modules/.bin/lighthouse", site.url, "--quiet"]
        command += ["--output=json", f"--output-path={report}"]
        command += ["--chrome-flags=--headless " + " ".join(options["args"])]
        chrome = {"CHROME_PATH": options["executable_path"]} if options["executable_path"] else {}
        subprocess.run(command, cwd=ROOT, env={**os.environ, **chrome}, check=True)
        found = json.loads(report.read_text())
    site.stop()
    points = {name: round(100 * part["score"]) for name, part in found["categories"].items()}
    losses = {
        f"{audit['id']}: {audit['title']}": audit["score"]
        for audit in found["audits"].values()
        if audit["score"] is not None and audit["score"] < 1 and audit["scoreDisplayMode"] != "informative"
    }
    return {**points, "short of the best": losses}
