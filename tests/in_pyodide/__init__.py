"""The other Python: the same code run inside Pyodide under Node, with no browser in between."""

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(code: str, timeout: float = 600, built: Path | None = None) -> object:
    """The value of the last expression in `code`, run inside Pyodide, or in the folder of a `built` one; it
    must be fit for JSON."""
    command = ["node", "tests/in_pyodide/run.mjs", code, *([str(built)] if built else [])]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=timeout)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout)
