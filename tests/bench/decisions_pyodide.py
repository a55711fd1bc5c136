"""The same decisions inside Pyodide, under Node."""

import in_pyodide


def measure() -> dict:
    """What `bench.decisions.measure` says over there."""
    return in_pyodide.run("from bench import decisions; decisions.measure()")
