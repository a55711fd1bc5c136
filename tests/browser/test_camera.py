"""QR codes before the camera and in pictures (static/camera.mjs), in a Chromium whose camera shows a film."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from .chromium import launch_options
from .conftest import Visitor

LINK = "https://boneyard.netlify.app/#run-away/joined/By1" + "aB3-_xYz" * 16
WIDE, HIGH = 640, 480
SQUARE = 6  # px a module of the code
SECONDS = 60_000  # ms; machines that run tests are often busy

KNOWS = """async (folder) => {
  delete globalThis.BarcodeDetector;
  const { default: built } = await import(`${folder}built.mjs`);
  const { encode } = await import(`${folder}${built.qr}`);
  const { read, watch } = await import(`${folder}camera.mjs`);
  const fault = (work) => work().then(() => "", ({ message }) => message);
  const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 1200 });
  const context = canvas.getContext("2d");
  // A picture of a code that lies askew on a grey table; without a text, of the table.
  const picture = (text) => {
    context.resetTransform();
    context.fillStyle = "#999";
    context.fillRect(0, 0, 1600, 1200);
    context.translate(900, 200);
    context.rotate(0.3);
    const { data, size } = text ? encode(text, { border: 4 }) : { data: [], size: 0 };
    for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) {
      context.fillStyle = data[y][x] ? "#222" : "#ddd";
      context.fillRect(x * 10, y * 10, 10.5, 10.5);
    }
    return new Promise((resolve) => canvas.toBlob(resolve));
  };
  Object.assign(window, { encode, read, watch, fault, picture, found: [], stop: new AbortController() });
  window.video = document.body.appendChild(document.createElement("video"));
  window.begin = () => watch(video, (text) => found.push(text), stop.signal);
}"""


@pytest.fixture(scope="module")
def film(tmp_path_factory) -> Path:
    """What the camera shows; written when it is known what that shall be."""
    return tmp_path_factory.mktemp("film") / "film.y4m"


@pytest.fixture(scope="module")
def with_camera(playwright, film) -> Iterator[Browser]:
    """Chromium with a camera."""
    flags = "--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}"
    browser = playwright.chromium.launch(**launch_options(*flags))
    yield browser
    browser.close()


@pytest.fixture
def visit(with_camera, server, dist) -> Iterator[Callable[..., Page]]:
    """Opens pages that know the camera: `visit(allowed=True)`."""
    [folder] = [f"/{path.relative_to(dist)}/" for path in dist.glob("static/built/*")]
    visitors = []

    def start(allowed: bool = True) -> Page:
        context = with_camera.new_context(permissions=["camera"] if allowed else [])
        visitors.append(Visitor(context, server.url))
        page = context.new_page()
        page.goto(f"{server.url}{folder[1:]}rules/domino-run.html")  # a page of the site without Python
        page.evaluate(KNOWS, folder)
        return page

    yield start
    problems = [problem for visitor in visitors for problem in visitor.unexpected()]
    for visitor in visitors:
        visitor.context.close()
    assert problems == []


def shoot(film: Path, page: Page, text: str) -> None:
    """A film of two pictures, in which a code lies in the middle."""
    rows = page.evaluate("(text) => encode(text, { border: 4 }).data", text)
    side = SQUARE * len(rows)
    left, top = (WIDE - side) // 2, (HIGH - side) // 2
    grey = bytes([150])
    edge = grey * (WIDE * top)
    luma = edge
    for row in rows:
        middle = b"".join(bytes([30 if on else 220]) * SQUARE for on in row)
        luma += (grey * left + middle + grey * (WIDE - left - side)) * SQUARE
    luma += grey * (WIDE * HIGH - len(luma))
    frame = b"FRAME\n" + luma + bytes([128]) * (WIDE * HIGH // 2)
    film.write_bytes(f"YUV4MPEG2 W{WIDE} H{HIGH} F20:1 Ip A1:1 C420jpeg\n".encode() + frame * 2)


def test_the_camera_reads_a_code_once_until_it_is_stopped(visit, film):
    page = visit()
    shoot(film, page, LINK)
    page.evaluate("() => begin()")
    page.wait_for_function("() => found.length", polling=50, timeout=SECONDS)
    # It looks on, and tells nothing twice.
    times = "() => new Promise((resolve) => setTimeout(() => resolve(found), 1000))"
    assert page.evaluate(times) == [LINK]
    state = "() => [Boolean(video.srcObject), window.track.readyState]"
    page.evaluate("() => { [window.track] = video.srcObject.getTracks(); }")
    assert page.evaluate(state) == [True, "live"]
    page.evaluate("() => stop.abort()")
    assert page.evaluate(state) == [False, "ended"]


def test_who_stops_before_the_camera_is_on_has_none_on(visit, film):
    page = visit()
    shoot(film, page, LINK)
    page.evaluate("() => { const on = begin(); stop.abort(); return on; }")
    assert page.evaluate("() => [Boolean(video.srcObject), found.length]") == [False, 0]


def test_a_camera_that_is_refused_or_missing_is_told(visit):
    page = visit(allowed=False)
    assert page.evaluate("() => fault(begin)") == "forbidden"
    page.evaluate(
        """() => { navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException("", "NotFoundError");
        }; }"""
    )
    assert page.evaluate("() => fault(begin)") == "none"


def test_a_code_is_read_from_a_picture(visit):
    page = visit(allowed=False)
    assert page.evaluate("async (text) => read(await picture(text))", LINK) == LINK
    assert page.evaluate("async () => read(await picture(''))") == ""
    assert page.evaluate("() => read(new Blob(['no picture'], { type: 'image/png' }))") == ""


def test_a_browser_that_reads_codes_itself_fetches_no_reader(visit):
    page = visit(allowed=False)
    page.evaluate(
        """() => { globalThis.BarcodeDetector = class {
          static getSupportedFormats = async () => ["ean_13", "qr_code"];
          detect = async () => [{ rawValue: "its own" }];
        }; }"""
    )
    assert page.evaluate("async (text) => read(await picture(text))", LINK) == "its own"
    fetched = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in fetched if "/qr-" in name]
