"""A browser on the built site, as a newcomer with a tablet would have it, and very strict about it.

`new_page(...)` opens pages that fail the test on anything a careful reader of the browser's console
would mind: a request to another host, a violation of the Content-Security-Policy, an error in the
console, an uncaught exception. A test that provokes one says so with `page.expect_problem("...")`.
"""

import fcntl
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    TimeoutError,
    sync_playwright,
)

from serve import Site

from .chromium import WALKS_IN, launch_options
from .pace import NOTED, calmly, chosen

pytest.register_assert_rewrite("browser.live")

ROOT = Path(__file__).parents[2]
TABLET = {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "device_scale_factor": 1}
MEDIA = ("color_scheme", "reduced_motion", "contrast")  # what a page can be told later, as its size can
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
VIOLATIONS = """document.addEventListener("securitypolicyviolation", (event) =>
  console.error("policy violated:", event.violatedDirective, event.blockedURI, event.sample));"""
# Done from a page of the same process: a clearing from outside may come before the last that a page which has
# just closed has written, and that would be there for the next visit.
CLEAN = """async () => {
  localStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      Object.assign(indexedDB.deleteDatabase(name), { onsuccess: resolve, onerror: reject });
    });
}"""
STANDS = """() => [document.readyState, document.documentElement.dataset.ready, document.body.innerText,
  document.documentElement.outerHTML.length, performance.now(),
  JSON.stringify(performance.getEntriesByType("navigation")[0]), Boolean(navigator.serviceWorker.controller),
  performance.getEntriesByType("resource").map(({ name, duration }) => [name, duration]).slice(-6)]"""
KEPT = "async (url) => { window.compiled = await WebAssembly.compileStreaming(fetch(url)); }"


Locator.tap = calmly(Locator.tap)
Page.tap = lambda page, selector, **options: page.locator(selector).first.tap(**options)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built site, built first if it is older than its sources."""
    subprocess.run(["make", "--silent", "site"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return shutil.copytree(ROOT / "dist", tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def next_dist(tmp_path_factory: pytest.TempPathFactory, dist: Path) -> Path:
    """The next build: of the same sources, with one more line in the page and in the rules, and with the
    template, the one game with secrets, on its shelf. Made once for all who test side by side."""
    shared = tmp_path_factory.getbasetemp()
    sources = (shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared) / "next"
    with Path(f"{sources}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not sources.exists():
            build_next(sources)
    return sources / "dist"


def build_next(sources: Path) -> None:
    """Copies the sources into a new folder, changes them and builds the site there."""
    sources.mkdir()
    for folder in ("py", "static"):
        shutil.copytree(ROOT / folder, sources / folder)
    for file in ("index.html", "pyproject.toml", "pyscript.toml"):
        shutil.copy(ROOT / file, sources)
    (sources / "node_modules").symlink_to(ROOT / "node_modules")
    for name, old, new in (
        ("index.html", "</head>", '<meta name="build" content="next"></head>'),
        ("py/games/domino_run/RULES.md", "\n\n", "\n\nThe rules of the next build.\n\n"),
        ("py/games/__init__.py", "SHELF = (", 'SHELF = ("nullgame", '),
    ):
        text = (sources / name).read_text()
        assert old in text
        (sources / name).write_text(text.replace(old, new, 1))
    build = ["node", "static/build/site.mjs"]
    subprocess.run(build, cwd=sources, check=True, stdout=subprocess.DEVNULL)


class Server:
    """The site on a port of its own; `stop()` is the network gone, `start()` the network back."""

    def __init__(self, folder: Path, kind: type[Site] = Site, **options: object) -> None:
        self.site = kind(folder, **options).start()
        self.url = self.site.url
        self.running = True

    def stop(self) -> None:
        if self.running:
            self.site.stop()
        self.running = False

    def start(self) -> None:
        if not self.running:
            self.site = self.site.again()
        self.running = True


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Serves folders for the length of a test: `serve(folder, prefix="/")`, or by another kind of Site."""
    servers = []

    def start(folder: Path, kind: type[Site] = Site, **options: object) -> Server:
        servers.append(Server(folder, kind, **options))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def usual_server(dist: Path) -> Iterator[Server]:
    """The site at one address, where visitors come back to."""
    server = Server(dist)
    yield server
    server.stop()


@pytest.fixture
def server(usual_server: Server, dist: Path) -> Iterator[Server]:
    """The site, for one test."""
    yield usual_server
    usual_server.start()
    usual_server.site.folder = dist


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The one talk with browsers of this run."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, once for all tests. As on tablets with little memory, the pages of one site share a process,
    and what is compiled there."""
    browser = playwright.chromium.launch(**launch_options("--process-per-site"))
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def firefox(playwright: Playwright) -> Iterator[Browser | None]:
    """Firefox, if there is one."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    browser = path and playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    yield browser
    if browser:
        browser.close()


class Visitor:
    """Somebody with a browser of their own, and what went wrong in its pages; with a device that is named,
    somebody who may come again."""

    def __init__(self, context: BrowserContext, home: str, device: dict | None = None) -> None:
        self.context, self.home, self.device = context, home, device
        self.keeper: Page | None = None
        self.problems: list[str] = []
        self.expected: list[str] = []
        context.add_init_script(VIOLATIONS + NOTED)
        context.on("request", lambda request: self.check_request(request.url))
        context.on("console", self.check_console)
        context.on("weberror", lambda error: self.problems.append(f"uncaught: {error.error}"))

    def check_request(self, url: str) -> None:
        if not url.startswith((self.home, "data:", "blob:")):
            self.problems.append(f"foreign request: {url}")

    def check_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text} ({message.location['url']})")

    def how_far(self, page: Page) -> str:
        """Where a page stands that does not get ready."""
        try:
            return f"{page.locator('html').evaluate(STANDS, timeout=5000)} {self.problems}"
        except Error as error:
            return f"{error} {self.problems}"

    def unexpected(self) -> list[str]:
        return [p for p in self.problems if not any(part in p for part in self.expected)]

    def forget(self, runtime: str) -> None:
        """All that was played is gone from this browser; the page's own files stay, and the runtime at this
        address stays compiled, for one page keeps it for all of the site, until that crashes with another."""
        self.context.set_offline(False)
        for page in self.context.pages:
            if page is not self.keeper:
                page.close()
        if not self.keeper:
            self.keeper = self.context.new_page()
            self.keeper.on("crash", lambda _: setattr(self, "keeper", None))
            self.keeper.goto(f"{self.home}static/icons/icon.svg")
            self.keeper.evaluate(KEPT, self.home + runtime)
        self.keeper.evaluate(CLEAN)
        self.problems.clear()
        self.expected.clear()


@pytest.fixture(scope="session")
def known() -> list[Visitor]:
    """Who has been here before, and may come again."""
    return []


@pytest.fixture
def new_page(
    browser: Browser, server: Server, dist: Path, known: list[Visitor]
) -> Iterator[Callable[..., Page]]:
    """Opens pages: `new_page("#domino-run/1/7/-/-", ready="table", viewport=...)`.

    Each call has a browser of its own with empty storage, unless `context=` is given. It may have been
    here before, and kept the page's files: the page starts in a third of the time. With `path=None` it is a
    newcomer's, and nothing is loaded. With `met=True` the card stays that meets who comes by a link, which
    everybody else walks past. `settings` are what was chosen there, as `FAST` is; `script` runs in the page
    before its own; `engine` is another browser than Chromium. The page has `expect_problem(text)` for what
    a test provokes.
    """
    visitors: list[Visitor] = []
    runtime = str(next(dist.glob("static/vendor/pyodide-*/*.wasm")).relative_to(dist))

    def welcome(home: str, device: dict, newcomer: bool, engine: Browser) -> Visitor:
        """Somebody with such a device."""
        newcomer = newcomer or engine is not browser
        for visitor in () if newcomer else known:
            if (visitor.home, visitor.device) == (home, device):
                known.remove(visitor)
                return visitor
        context = engine.new_context(**device)
        context.set_default_timeout(60_000)  # machines that run tests are often busy
        comes_again = home == server.url and not newcomer
        return Visitor(context, home, device if comes_again else None)

    def open_page(
        path: str | None = "",
        ready: str | None = None,
        home: str | None = None,
        context: BrowserContext | None = None,
        met: bool = False,
        settings: dict[str, str] | None = None,
        script: str = "",
        engine: Browser = browser,
        **options: object,
    ) -> Page:
        home = home or server.url
        media = {name: options.pop(name) for name in MEDIA if name in options}
        device = {**TABLET, **options}
        viewport = device.pop("viewport")
        if context:
            visitor = next(one for one in visitors if one.context is context)
        else:
            visitors.append(visitor := welcome(home, device, path is None, engine))
        page = visitor.context.new_page()
        page.set_viewport_size(viewport)
        page.emulate_media(**media)
        if not met:
            page.add_init_script(WALKS_IN)
        if settings:
            page.add_init_script(chosen(settings))
        if script:
            page.add_init_script(script)
        page.expect_problem = visitor.expected.append
        if path is not None:
            page.goto(home + path)
        if ready:
            page.mouse.move(1, 1)  # a hand: Python starts at once
            try:
                page.wait_for_selector(f"html[data-ready={ready}]")
            except TimeoutError as error:
                error.add_note(f"The page has come to: {visitor.how_far(page)}")
                raise
        return page

    yield open_page
    problems = [problem for visitor in visitors for problem in visitor.unexpected()]
    as_ever = server.running and server.site.folder == dist
    for visitor in visitors:
        if visitor.device and as_ever and not problems:
            visitor.forget(runtime)
            known.append(visitor)
        else:
            visitor.context.close()
    assert problems == []


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """One empty page on a tablet; go to `server.url` yourself."""
    return new_page(None)


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """What axe-core finds on a page as it stands: one line a violation, with the elements."""
    script = (ROOT / "node_modules/axe-core/axe.min.js").read_text()

    def violations(page: Page) -> list[str]:
        page.evaluate(script)
        found = page.evaluate(
            "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})"
            ".then(result => result.violations.map(v => [v.id, v.help, v.nodes.map(n => n.html)]))",
            AXE_TAGS,
        )
        return [f"{name}: {words}: {' '.join(nodes)[:600]}" for name, words, nodes in found]

    return violations


@pytest.fixture(scope="session")
def read_aloud() -> Callable[[Page], list[str]]:
    """What a virtual screen reader says that goes through a page from top to end, phrase by phrase."""
    module = (ROOT / "node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js").read_text()
    code, _, exported = module.rpartition("export{")
    name = re.search(r"([\w$]+) as virtual\b", exported)[1]
    script = f"(() => {{ {code}; globalThis.screenReader = {name}; }})()"

    def phrases(page: Page) -> list[str]:
        page.evaluate(script)
        return page.evaluate(
            """async () => {
              await screenReader.start({ container: document.body });
              do await screenReader.next();
              while ((await screenReader.lastSpokenPhrase()) !== "end of document");
              const log = await screenReader.spokenPhraseLog();
              await screenReader.stop();
              return log;
            }"""
        )

    return phrases
