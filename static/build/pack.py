"""Packs what Python needs into one zip, inside the very Pyodide that will run it.

Every import statement in our own code is looked up and carried out here; what then lies in
`sys.modules` is the part of the standard library that the application can reach. It is written,
together with our own code and PyScript's Python package, as compiled modules into a stored zip:
nothing is compiled and nothing inflated in the browser, and the server's brotli does the rest. Of the games
those on the shelf go along, and what stands on their covers is told to the rest of the build. What only some
ask for lies in a second zip (`py/app/page/lines.py`).
"""

import ast
import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from pathlib import Path

OURS = Path("/pack/py")
PYSCRIPT = Path("/pack/pyscript")
STDLIB = Path(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")
# Made by the page when it runs, not modules that could be looked up.
FROM_THE_PAGE = {"js", "_pyscript", "polyscript", "pyodide_js", "jsffi", "pyscript"}
# Reached by Pyodide and PyScript without an import statement that could be read: coroutines,
# JSON for the bridge, and what it takes to put an exception into words.
ALSO = ("asyncio", "json", "traceback", "tokenize", "linecache", "zipimport", "importlib.resources")
LATER = Path("app/live")
STORIES = ("chronicle.py", "patterns.py", "rarities.py", "telling.py", "story.py", "storyteller.py")
LATER_TOO = (*STORIES, "again.py")  # wherever they lie: what tells stories, and a turn once more
EPOCH = (1980, 1, 1, 0, 0, 0)


sys.path.append(str(OURS))
sys.dont_write_bytecode = True
games = importlib.import_module("games")
GAMES = {slug: OURS.joinpath(*games.package(slug).split(".")) for slug in games.SHELF}


def sources(root: Path) -> list[Path]:
    """All modules below `root` in a fixed order, without those of games that are not on the shelf."""
    closed = [game for game in (root / "games").glob("*/") if game not in GAMES.values()]
    return [path for path in sorted(root.rglob("*.py")) if not any(game in path.parents for game in closed)]


def imports(source: str, package: str) -> set[str]:
    """Absolute names of all modules that `source` imports, at any depth."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return found


def module_name(path: Path, root: Path) -> str:
    """`games/penguins/__init__.py` is called `games.penguins`."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def load(name: str) -> None:
    """Imports `name` if it is a module of the standard library; a name in a module is none."""
    try:
        if importlib.util.find_spec(name) is not None:
            importlib.import_module(name)
    except ModuleNotFoundError:
        return


def needed() -> list[Path]:
    """The files in the standard library's zip that we can reach."""
    wanted = set(ALSO)
    for root, prefix in ((OURS, ""), (PYSCRIPT, "pyscript.")):
        for path in sources(root):
            name = (prefix + module_name(path, root)).strip(".")
            package = name if path.stem == "__init__" else name.rpartition(".")[0]
            wanted |= imports(path.read_text(), package)
    ours = {path.relative_to(OURS).parts[0].removesuffix(".py") for path in sources(OURS)}
    for name in sorted(wanted):
        if name.partition(".")[0] not in ours | FROM_THE_PAGE:
            load(name)
    loaded = {Path(getattr(module, "__file__", None) or "") for module in sys.modules.values()}
    return sorted(path.relative_to(STDLIB) for path in loaded if path.is_relative_to(STDLIB))


def bare(source: bytes) -> ast.Module:
    """A module of ours without the annotations of its functions, which only its readers need."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
    return tree


def compiled(source: bytes | ast.Module, name: str) -> bytes:
    """A .pyc without docstrings that is never checked against a source (PEP 552: flags 0b01, no hash)."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def pack(target: str, later: str) -> int:
    """Writes the zip to `target`, the one of LATER to `later`, and returns how many modules of the standard
    library are in the first."""
    reached = needed()
    stored = zipfile.ZIP_STORED
    with (
        zipfile.ZipFile(STDLIB) as stdlib,
        zipfile.ZipFile(target, "w", stored) as first,
        zipfile.ZipFile(later, "w", stored) as second,
    ):

        def put(file: Path, content: bytes | ast.Module) -> None:
            out = second if LATER in file.parents or file.name in LATER_TOO else first
            out.writestr(zipfile.ZipInfo(str(file.with_suffix(".pyc")), EPOCH), compiled(content, str(file)))

        for file in reached:
            put(file, stdlib.read(str(file)))
        for root, folder in ((PYSCRIPT, "pyscript"), (OURS, "")):
            for path in sources(root):
                content = path.read_bytes()
                put(Path(folder, path.relative_to(root)), bare(content) if root is OURS else content)
    return len(reached)


def shelf() -> str:
    """How many games there are, in words, and what stands on the cover of each, as JSON."""
    covers = {slug: games.cover(slug) for slug in GAMES}
    told = [
        {
            "slug": slug,
            "folder": str(GAMES[slug].relative_to(OURS.parent)),
            "title": cover.title,
            "blurb": cover.blurb,
            "players": cover.players,
            "time": cover.time,
            "depth": cover.depth,
        }
        for slug, cover in covers.items()
    ]
    return json.dumps({"number": games.HOW_MANY, "games": told})
