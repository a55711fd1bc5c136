"""The plan of the house: which room may use which, how long files are, and that all is explained."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.table.keys import KEYS
from games.contract import PARTS

ROOT = Path(__file__).parents[1]
PY = ROOT / "py"
FILES = sorted(PY.rglob("*.py"))
LONGEST = 400  # lines; a sign to think about, and no limit to pack lines for
LISTS = ("monsters.py", "maps.py", "cards.py", "classes.py", "bosses.py")  # tables of cards may be longer
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js", "_pyodide_core"}
TOUCHES_THE_BROWSER = (
    "app/page/browser.py",
    "app/page/device.py",
    "app/keep/browser_box.py",
    "app/shell.py",
    "app/touches.py",
)

EXPLAINED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
PROMISED = {"get", "set", "remove", "names"}  # explained once, by the Protocol `app.keep.store.Box`

# What each room of the app may use of the others.
APP = {
    "page": {"page"},
    "keep": {"keep"},
    "lobby": {"page", "keep"},
    "table": {"page", "keep", "lobby", "table"},
    "screens": {"page", "keep", "lobby", "table", "screens"},
    "touches": {"page", "lobby"},
    "shell": {"page", "keep", "lobby", "table", "screens", "touches"},
    "__init__": set(),
}

# What each room of tabletop may use of the others; the arrows of the plan.
MIDDLE = {
    "actions": set(),
    "chance": set(),
    "cover": set(),
    "dominoes": set(),
    "grid": set(),
    "plain": set(),
    "typed": set(),
    "layout": {"dominoes", "grid"},
    "duel": {"dominoes"},
    "game": {"actions", "chance", "plain"},
    "options": {"game", "wording"},
    "wording": set(),
    "match": {"actions", "game", "options", "plain"},
    "bots": {"actions", "chance", "game"},
    "desk": {"game", "match"},
    "link": {"actions", "game", "match", "typed"},
    "still": {"game", "link", "plain", "typed"},
    "carried": {"game", "link", "match", "still"},
}


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, in full: "tabletop.game", "games.domino_run.rules"."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports by full name only"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", FILES, ids=name)
def test_arrows_between_the_rooms(path: Path) -> None:
    room, *inner = path.relative_to(PY).with_suffix("").parts
    used = set(imports(path))
    rooms = {module.split(".")[0] for module in used} & {"tabletop", "games", "drawing", "app"}
    if room == "tabletop":
        assert rooms <= {"tabletop"}
        if inner != ["__init__"]:
            others = {module.split(".")[1] for module in used if module.startswith("tabletop.")}
            others &= set(MIDDLE)
            assert others <= MIDDLE[inner[0]], f"{inner[0]} uses {others - MIDDLE[inner[0]]}"
    elif room == "drawing":
        assert rooms <= {"drawing", "tabletop"}
    elif room == "games" and len(inner) > 1:
        own = f"games.{inner[0]}"
        shared = (f"{own}.", "games.contract.")
        foreign = {m for m in used if m.startswith("games.") and not f"{m}.".startswith(shared)}
        assert not foreign, f"a game uses nothing of another: {foreign}"
        assert "app" not in rooms
        if inner[1] == "rules":
            assert "drawing" not in rooms
            assert not used & {f"{own}.table", f"{own}.bot"}
            assert not used & {"tabletop.match", "tabletop.bots", "tabletop.link"}
        if inner[1] == "bot":
            assert "drawing" not in rooms and f"{own}.table" not in used
        if inner[1] == "table":
            assert f"{own}.bot" not in used
    elif room == "games":
        assert rooms <= {"tabletop", "games"}
        assert all(m.startswith("games.contract") for m in used if m.startswith("games."))
    elif room == "app":
        others = {module.split(".")[1] for module in used if module.startswith("app.")}
        assert others <= APP[inner[0]], f"{inner[0]} uses {others - APP[inner[0]]}"


@pytest.mark.parametrize("path", FILES, ids=name)
def test_few_know_the_browser_and_nobody_knows_random(path: Path) -> None:
    tops = {module.split(".")[0] for module in imports(path)}
    assert not tops & {"random", "secrets"}
    if str(path.relative_to(PY)) not in TOUCHES_THE_BROWSER:
        assert not tops & BROWSER


@pytest.mark.parametrize("path", FILES, ids=name)
def test_files_can_be_read_in_one_sitting(path: Path) -> None:
    lines = len(path.read_text().splitlines())
    if path.name not in LISTS and lines > LONGEST:
        warnings.warn(f"{name(path)} has {lines} lines: is it about one thing?", stacklevel=1)
    assert lines


@pytest.mark.parametrize("path", FILES, ids=name)
def test_modules_classes_and_functions_say_what_they_do(path: Path) -> None:
    tree = ast.parse(path.read_text())
    assert ast.get_docstring(tree) or not tree.body, "a module opens with a paragraph"
    bodies = [tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))]
    for node in (node for body in bodies for node in body.body):
        if isinstance(node, EXPLAINED) and node.name[0] != "_" and node.name not in PROMISED:
            assert ast.get_docstring(node), f"{node.name}, line {node.lineno}"


def test_the_top_level_is_as_planned() -> None:
    folders = {path.name for path in PY.iterdir() if path.name != "__pycache__"}
    assert folders <= {"main.py", "tabletop", "games", "drawing", "app"}


def test_the_guide_to_adding_a_game_names_all_keys_and_parts() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text()
    keys = guide[guide.index("**Keys.**") :]
    assert all(re.search(rf"(?<!\w){re.escape(letter.upper())} \w", keys) for letter in KEYS)
    assert all(f"`{part}`" in guide for part in PARTS)
