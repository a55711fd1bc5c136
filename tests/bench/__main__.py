"""Runs the parts that are named (all, if none is), prints one table and writes dist/bench.json."""

import importlib
import json
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path

import bench

REPORT = Path("dist/bench.json")


def parts() -> list[str]:
    """The names of all parts, in the order of the alphabet."""
    return sorted(m.name for m in pkgutil.iter_modules(bench.__path__) if not m.name.startswith("_"))


def rows(figures: dict, above: tuple[str, ...] = ()) -> Iterator[tuple[str, object]]:
    """Every figure with the names that lead to it."""
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from rows(value, (*above, name))
        else:
            yield " · ".join((*above, name)), value


def main(names: list[str]) -> None:
    report = json.loads(REPORT.read_text()) if REPORT.exists() else {}
    for name in names or parts():
        part = importlib.import_module(f"bench.{name}")
        if not hasattr(part, "measure"):
            continue
        print(f"\n{name}: {(part.__doc__ or '').splitlines()[0]}", flush=True)
        report[name] = part.measure()
        for label, value in rows(report[name]):
            print(f"  {value:>12.2f}  {label}" if isinstance(value, float) else f"  {value!s:>12}  {label}")
        REPORT.write_text(json.dumps(report, indent=2) + "\n")
    print(f"\nWritten to {REPORT}")


if __name__ == "__main__":
    main(sys.argv[1:])
