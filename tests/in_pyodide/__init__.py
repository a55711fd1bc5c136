"""The other Python: the same code run inside Pyodide under Node, with no browser in between."""

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(code: str, timeout: float = 600) -> object:
    """The value of the last expression in `code`, run inside Pyodide; it must be fit for JSON."""
    command = ["node", "tests/in_pyodide/run.mjs", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=timeout)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout)
