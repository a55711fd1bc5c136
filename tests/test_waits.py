"""Tests in a browser, and measurements, wait for what they mean: an element, a paint, rest. Time itself
passes in one place, which keeps the pace of a hand."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
PACE = TESTS / "browser/pace.py"
FILES = sorted(file for folder in ("browser", "bench") for file in (TESTS / folder).glob("*.py"))
# In Python, or in the page, a promise that a timer keeps: without a length it is but the next task.
SLEEPS = re.compile(r"wait_for_timeout\(|\bsleep\(|setTimeout\(\w+, [\w.]+\)")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_fixed_sleep(file: Path) -> None:
    assert bool(SLEEPS.search(file.read_text())) == (file == PACE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_variable_has_the_name_of_an_element(file: Path) -> None:
    """A browser would answer with the element, as if what is waited for had come."""
    sources = [ROOT / "index.html", *(ROOT / "py").rglob("*.py"), *(ROOT / "static").glob("*.mjs")]
    elements = {name for path in sources for name in re.findall(r'id="(\w+)"', path.read_text())}
    assert set(re.findall(r"window\.(\w+)", file.read_text())) & elements == set()


@pytest.mark.parametrize(
    "line",
    [
        "page.wait_for_timeout(300)",
        "time.sleep(0.1)",
        "await new Promise((resolve) => setTimeout(resolve, 50));",
    ],
)
def test_what_is_found(line: str) -> None:
    assert SLEEPS.search(line)
