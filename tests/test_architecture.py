"""The plan of the house: which room may use which, how long files are, and that all is explained."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.session.keys import KEYS
from games import SHELF, load
from games.contract import PARTS
from tabletop.game import State
from test_style import SHARED

ROOT = Path(__file__).parents[1]
PY = ROOT / "py"
FILES = sorted(PY.rglob("*.py"))
LONGEST = 400  # lines; a sign to think about, and no limit to pack lines for
LISTS = ("monsters.py", "maps.py", "cards.py", "classes.py", "bosses.py")  # tables of cards may be longer
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js", "_pyodide_core"}
TOUCHES_THE_BROWSER = (
    "app/page/browser.py",
    "app/page/device.py",
    "app/page/lines.py",
    "app/keep/browser_storage.py",
    "app/router.py",
    "app/shell.py",
    "app/touches.py",
)

ROOMS = {"tabletop", "dominoes", "games", "drawing", "app"}
EXPLAINED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
PROMISED = {"get", "set", "remove", "names"}  # explained once, by the Protocol `app.keep.storage.Storage`

# What each room of the app may use of the others: page, keep <- session <- live, screens <- router <- shell.
APP = {
    "page": {"page"},
    "keep": {"keep"},
    "session": {"page", "keep", "session"},
    "live": {"page", "keep", "session", "live"},
    "screens": {"page", "keep", "session", "screens"},
    "touches": {"page", "session"},
    "router": {"page", "keep", "session", "live", "screens"},
    "shell": {"page", "keep", "session", "live", "screens", "router", "touches"},
    "__init__": set(),
}

# What each room of tabletop may use of the others; the arrows of the plan.
MIDDLE = {
    "actions": set(),
    "chance": set(),
    "cover": set(),
    "grid": set(),
    "plain": set(),
    "typed": set(),
    "checks": {"actions"},
    "letters": set(),
    "markup": set(),
    "luck": {"actions"},
    "game": {"actions", "chance", "checks", "letters", "luck", "plain"},
    "head_start": {"game"},
    "options": {"game", "wording"},
    "values": set(),
    "wording": set(),
    "match": {"actions", "game", "luck", "options", "plain", "values"},
    "worth": set(),
    "bots": {"actions", "chance", "game"},
    "account": {"link", "match"},
    "analysis": {"account", "actions", "bots", "chance", "game", "match"},
    "prospects": {"actions", "chance", "game"},
    "desk": {"game", "match"},
    "history": {"actions", "game", "match"},
    "link": {"actions", "game", "luck", "match", "typed", "values"},
    "snapshot": {"game", "link", "plain", "typed"},
    "carried": {"game", "link", "match", "snapshot"},
}

# What each room of the dominoes' kit may use of the others.
KIT = {"domino": set(), "duel": {"domino"}, "layout": {"domino"}, "ways": {"domino", "layout"}}

# What each room of the dungeons, the game with the most of them, may use of the others.
DUNGEONS = {
    "chart": {"chart"},
    "making": {"making"},
    "ideas": {"ideas", "chart"},
    "quest": {"quest", "making"},
    "story": {"story", "making"},
    "notes": {"notes", "chart", "making"},
    "board": {"board", "chart", "notes", "quest", "story"},
    "export": {"export", "chart", "making", "notes"},
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
    rooms = {module.split(".")[0] for module in used} & ROOMS
    if room in ("tabletop", "dominoes"):
        assert rooms <= ({"tabletop"} if room == "tabletop" else {"dominoes", "tabletop"})
        if inner != ["__init__"]:
            arrows = MIDDLE if room == "tabletop" else KIT
            others = {module.split(".")[1] for module in used if module.startswith(f"{room}.")}
            others &= set(arrows)
            assert others <= arrows[inner[0]], f"{inner[0]} uses {others - arrows[inner[0]]}"
    elif room == "drawing":
        assert rooms <= {"drawing", "dominoes", "tabletop"}
    elif room == "games" and len(inner) > 1:
        own = f"games.{inner[0]}"
        shared = (f"{own}.", "games.contract.", "games.viewer.", "games.defaults.", "games.telling.")
        foreign = {m for m in used if m.startswith("games.") and not f"{m}.".startswith(shared)}
        assert not foreign, f"a game uses nothing of another: {foreign}"
        assert "app" not in rooms
        if own == "games.dungeons" and inner[1] in DUNGEONS:
            others = {module.split(".")[2] for module in used if module.startswith(f"{own}.")} & set(DUNGEONS)
            assert others <= DUNGEONS[inner[1]], f"{inner[1]} uses {others - DUNGEONS[inner[1]]}"
            assert "drawing" not in rooms or inner[1] not in ("making", "quest", "ideas", "notes")
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
        assert all(m.startswith(("games.contract", "games.viewer")) for m in used if m.startswith("games."))
    elif room == "app":
        assert "dominoes" not in rooms, "the page knows no pieces"
        others = {module.split(".")[1] for module in used if module.startswith("app.")}
        assert others <= APP[inner[0]], f"{inner[0]} uses {others - APP[inner[0]]}"


CHANGES = ("replace", "partition", "rpartition", "split", "sub", "subn", "removeprefix", "removesuffix")
ESCAPES = ("tabletop/markup.py", "games/dungeons/chart/escaping.py", "games/dungeons/export/json_text.py")


@pytest.mark.parametrize("path", [path for path in FILES if not name(path).endswith(ESCAPES)], ids=name)
def test_no_markup_is_changed_by_patterns_after_it_was_made(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in CHANGES:
            said = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            assert not [one for one in said if re.search(r'<\w|="|/>|">|^[<>]$', str(one))], ast.unparse(node)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_few_know_the_browser_and_nobody_knows_random(path: Path) -> None:
    tops = {module.split(".")[0] for module in imports(path)}
    assert not tops & {"random", "secrets"}
    assert "statistics" not in tops, "brings decimals and fractions into every first visit, 20 KB"
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


KNOW_THE_PAGE = {
    "loop",
    "table",
    "runtime",
    "spectators",
    "files",
    "typist",
    "saving",
    "drawer",
    "result_dialog",
    "thinking",
    "reviewing",
    "shell",
    "storyteller",
}


def test_in_the_session_the_runtime_alone_and_its_hands_know_the_page() -> None:
    for path in (PY / "app" / "session").glob("*.py"):
        if path.stem not in KNOW_THE_PAGE:
            used = set(imports(path))
            assert not used & {
                "app.page.browser",
                "app.page.protocols",
                "app.page.parts",
                "app.session.shell",
            }
            assert not re.search(r"\b(page|device|shell)\.\w+\(", path.read_text()), path.name


COMES_LATER = {"app.session.reviewing", "app.session.command_line", "tabletop.account", "tabletop.analysis"}


def test_what_few_ask_for_does_not_come_with_every_table() -> None:
    """Each module that is imported before the first tap costs a visit one to ten milliseconds."""
    code = "import sys, app_page, app.session.runtime; print(*sys.modules)"
    paths = [str(PY), str(PY.parent / "tests")]
    seen = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {paths}; {code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert not COMES_LATER & set(seen.stdout.split())


def test_the_app_has_no_circle_of_imports() -> None:
    """Not even for types: whoever reads a file can read first what it stands on."""
    files = {
        ".".join(path.relative_to(PY).with_suffix("").parts): path for path in (PY / "app").rglob("*.py")
    }
    uses = {name: {module for module in imports(path) if module in files} for name, path in files.items()}
    done: set[str] = set()

    def visit(name: str, way: tuple[str, ...]) -> None:
        assert name not in way, f"a circle: {' -> '.join((*way[way.index(name) :], name))}"
        if name not in done:
            for other in sorted(uses[name]):
                visit(other, (*way, name))
            done.add(name)

    for name in sorted(uses):
        visit(name, ())


@pytest.mark.parametrize("slug", ("nullgame", *SHELF))
def test_rules_stand_on_a_position_and_on_no_tower(slug: str) -> None:
    game = load(slug).game
    rules = type(game.new(game.seats[0], 0))
    between = [kind.__name__ for kind in rules.__mro__ if kind not in (rules, State, object)]
    assert between in ([], ["Position"])


def test_the_top_level_is_as_planned() -> None:
    folders = {path.name for path in PY.iterdir() if path.name != "__pycache__"}
    assert folders <= {"main.py", *ROOMS}


def test_the_guide_to_adding_a_game_names_all_keys_and_parts() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text()
    keys = guide[guide.index("**Keys.**") :]
    assert all(re.search(rf"(?<!\w){re.escape(letter.upper())} \w", keys) for letter in KEYS)
    assert all(f"`{part}`" in guide for part in PARTS)


def test_the_guide_names_the_shared_classes_and_the_properties_that_games_use() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text()
    dress = guide[guide.index("### Dress") : guide.index("### Frames")]
    assert {name for name in SHARED if f"`{name}`" not in dress} == set()
    named = set(re.findall(r"`(--[a-z-]+)`", dress))
    shared = "".join(path.read_text() for path in sorted((ROOT / "static").glob("*.css")))
    games = "".join(path.read_text() for path in sorted(PY.glob("games/*/*.css")))
    ours = set(re.findall(r"(--[a-z-]+):", shared))
    own = set(re.findall(r"(--[a-z-]+):", games))
    used = set(re.findall(r"var\((--[a-z-]+)", games))
    assert named - ours == set(), "no sheet sets these"
    assert (used & ours) - own - named == set(), "games use these, and the guide does not name them"


def test_the_guide_leads_to_its_own_headings() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text()
    heads = {
        re.sub(r"[^a-z -]", "", head.lower()).replace(" ", "-")
        for head in re.findall(r"^#+ (.+)$", guide, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([a-z-]+)\)", guide)) <= heads
