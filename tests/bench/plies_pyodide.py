"""The same plies inside Pyodide, under Node."""

import in_pyodide


def measure() -> dict:
    """What `bench.plies.measure` says over there."""
    return in_pyodide.run("from bench import plies; plies.measure()")
