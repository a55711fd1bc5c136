"""Files to take away: large pictures made slice by slice, files handed over and shared, sheets printed."""

import re
import struct
import zlib
from base64 import b64decode

import pytest

from big_map import ACROSS, big_map

from .test_boot import IN_PYTHON

BLOB = "window.blob = await page.drawLarge(drawing, { width, height, perMetre: 5512 });"
MAKE = f"async ([drawing, width, height]) => {{ {BLOB} return (await page.base64(blob)).join(''); }}"
# Draws the same at once, and says how many pixels are more than 8 levels apart, in the worst row and in all.
# (A gradient may be a level apart anywhere; an edge somewhat more, where it happens to be drawn otherwise.)
COMPARE = f"""async ([drawing, width, height]) => {{ {BLOB}
  const context = Object.assign(document.createElement("canvas"), {{ width, height }}).getContext("2d");
  const pixels = (...images) => {{
    for (const image of images) context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  }};
  const layers = [];
  for (const svg of drawing) {{
    const text = svg.replace("<svg", `<svg width="${{width}}" height="${{height}}"`);
    const image = Object.assign(new Image(), {{ src: `data:image/svg+xml,${{encodeURIComponent(text)}}` }});
    await image.decode();
    layers.push(image);
  }}
  const bitmap = await createImageBitmap(blob);
  const [made, wanted] = [pixels(bitmap), pixels(...layers)];
  const apart = new Array(height).fill(0);
  made.forEach((level, at) => Math.abs(level - wanted[at]) > 8 && (apart[Math.floor(at / 4 / width)] += 1));
  const all = apart.reduce((one, other) => one + other);
  return {{ size: [bitmap.width, bitmap.height], worst: Math.max(...apart), all }};
}}"""
# Makes a large picture while somebody taps as often as the page lets them; what was heard and answered.
TAPPED = """async ([drawing, side]) => {
  let [heard, answered, drawn, making] = [[], 0, 0, true];
  const frame = () => {
    drawn += 1;
    if (making) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("click", () => (answered += 1));
  const tapping = setInterval(() => button.click(), 20);
  const onProgress = (part) => heard.push(part);
  const blob = await page.drawLarge(drawing, { width: side, height: side, onProgress });
  clearInterval(tapping);
  making = false;
  const head = new DataView(await blob.slice(16, 24).arrayBuffer());
  return { heard, answered, drawn, size: [head.getUint32(0), head.getUint32(4)] };
}"""
CANCEL = """async (drawing) => {
  const ending = new AbortController();
  let heard = 0;
  const end = () => (heard += 1) === 3 && ending.abort();
  const asked = { width: 3000, height: 3000, onProgress: end, signal: ending.signal };
  const fault = await page.drawLarge(drawing, asked).then(() => "", ({ name }) => name);
  await page.drawLarge(drawing, { width: 300, height: 300 }); // what was still to come has come before
  return [fault, heard];
}"""
REFUSED = """([drawing, width, height]) =>
  page.drawLarge(drawing, { width, height }).then(() => "", ({ name }) => name)"""
FORETOLD = """async ([drawing, width, height]) => {
  const told = await page.foretellLarge(drawing, width, height);
  return [told, (await page.drawLarge(drawing, { width, height })).size];
}"""
# Python makes a picture, is told how large it will be, ends another, and hands over what there is.
PYTHON = """
import asyncio
from js import window
from app.page import browser, device

async def make(drawing):
    heard = []
    blob = await device.draw_large(drawing, 900, 600, 5512, heard.append)
    told = await device.foretell_large([drawing, drawing], 900, 600)
    ended = asyncio.ensure_future(device.draw_large(drawing, 4000, 4000, 0, lambda part: ended.cancel()))
    await asyncio.gather(ended, return_exceptions=True)
    nothing = await device.draw_large("<svg", 10, 10), await device.foretell_large("<svg", 10, 10)
    device.give_blob("A map: 1.png", blob)
    around = await device.enclosed("<", blob, ">")
    said = [heard[-1], told > 0, around.size, ended.cancelled(), *nothing]
    said.append(await device.print_sheets([drawing], "Letter"))
    window.answer = repr(said)

browser.start(make(%r))
"""
PRINTS = "() => { window.print = () => { window.prints = (window.prints ?? 0) + 1; }; }"
PAPER = {"A4": (595, 842), "Letter": (612, 792)}  # points
ROOT = '<svg xmlns="http://www.w3.org/2000/svg"'


@pytest.fixture
def site(new_page):
    """The shelf; Python need not be up."""
    page = new_page("")
    page.wait_for_function("() => window.page")
    return page


def plain(width=60, height=40, fill="#40a060"):
    """A drawing of one colour with a stroke across."""
    return (
        f'{ROOT} viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="{fill}"/>'
        f'<path d="M0 0L{width} {height}" stroke="#000"/></svg>'
    )


def chunks(png):
    """Names and contents of a picture's chunks, whose checksums fit."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        body = png[at + 4 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length]) == (zlib.crc32(body),)
        yield body[:4].decode(), body[4:]
        at += 12 + length


def test_a_large_picture_is_a_png_to_the_letter(site):
    width, height = 303, 202
    png = b64decode(site.evaluate(MAKE, [plain(), width, height]))
    found = [*chunks(png)]
    names = [name for name, _ in found]
    assert names[:2] == ["IHDR", "pHYs"] and {*names[2:-1]} == {"IDAT"} and names[-1] == "IEND"
    assert found[0][1] == struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    assert found[1][1] == struct.pack(">IIB", 5512, 5512, 1)
    rows = zlib.decompress(b"".join(content for name, content in found if name == "IDAT"))
    assert len(rows) == height * (1 + 3 * width) and {*rows[:: 1 + 3 * width]} == {0}
    assert rows[-(3 * width) :][:3] == bytes.fromhex("40a060")


@pytest.mark.parametrize(("width", "height"), [(1500, 1500), (701, 1403), (1200, 5)])
def test_slices_join_without_seams(site, width, height):
    drawing = [svg.replace("<svg", '<svg preserveAspectRatio="none"', 1) for svg in big_map()]
    seen = site.evaluate(COMPARE, [drawing, width, height])
    assert seen["size"] == [width, height]
    assert seen["worst"] <= width / 50 and seen["all"] <= width * height / 5000


def test_what_is_not_painted_is_white(site):
    made = site.evaluate(COMPARE, [[plain(fill="#fff"), f'{ROOT} viewBox="0 0 1 1"></svg>'], 600, 400])
    assert made["all"] == 0


def test_while_a_map_of_8000_pixels_is_made_the_page_answers(site):
    seen = site.evaluate(TAPPED, [big_map(), 8000])
    assert seen["size"] == [8000, 8000]
    heard = seen["heard"]
    assert heard == sorted(heard) and heard[0] == 0 and heard[-1] == 1
    assert len(heard) > 8000 / 256  # each slice is a task of its own
    assert seen["answered"] >= 10 and seen["drawn"] >= 10


def test_a_picture_can_be_cancelled(site):
    assert site.evaluate(CANCEL, big_map()) == ["AbortError", 3]


def test_what_cannot_be_made_is_refused(site):
    assert site.evaluate(REFUSED, [plain(), 8001, 10]) == "RangeError"
    assert site.evaluate(REFUSED, [plain(), 10, 8001]) == "RangeError"
    assert site.evaluate(REFUSED, ["<svg", 10, 10]) == "Error"


@pytest.mark.parametrize(("side", "seed"), [(3000, 1), (1400, 2), (8 * ACROSS, 3)])
def test_a_size_is_foretold(site, side, seed):
    told, true = site.evaluate(FORETOLD, [big_map(seed), side, side])
    assert 0.75 < told / true < 1.25


def test_a_blob_as_letters(site):
    made = site.evaluate("""async () => {
      const bytes = Uint8Array.from({ length: 2_000_001 }, (_, at) => at % 251);
      const pieces = await page.base64(new Blob([bytes]));
      const whole = await page.enclosed('{"image": "', new Blob([bytes]), '"}', "application/json");
      const { image } = JSON.parse(await whole.text());
      const letters = atob(image);
      const same = bytes.every((byte, at) => byte === letters.charCodeAt(at));
      return [pieces.length, pieces.join("") === image, same, whole.type];
    }""")
    assert made == [3, True, True, "application/json"]


def test_files_are_handed_over(site):
    with site.expect_download() as given:
        site.evaluate("page.giveFile('The Höhle.dd2vtt', '{}', 'application/json')")
    assert given.value.suggested_filename == "The Höhle.dd2vtt" and given.value.path().read_text() == "{}"
    with site.expect_download() as given:
        site.evaluate("page.giveFile('map.png', new Blob(['x'], { type: 'image/png' }))")
    assert given.value.suggested_filename == "map.png" and given.value.path().read_text() == "x"


def test_python_makes_them_and_hands_them_over(new_page):
    page = new_page("", ready="home")
    page.evaluate(PRINTS)
    with page.expect_download() as given:
        page.evaluate(IN_PYTHON, PYTHON % plain())
    page.wait_for_function("() => window.answer")
    assert given.value.suggested_filename == "A map- 1.png"
    letters = (given.value.path().stat().st_size + 2) // 3 * 4
    said = [1, True, letters + 2, True, None, 0, True]
    assert page.evaluate("window.answer") == repr(said)
    assert page.evaluate("[window.prints, document.querySelector('#sheets').dataset.paper]") == [1, "Letter"]


def sheet(width, height):
    """A sheet of this size in millimetres, with a frame, and a name that other sheets have too."""
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    return (
        f'{ROOT} {size}><defs><linearGradient id="a">'
        '<stop stop-color="#fff"/><stop offset="1" stop-color="#888"/></linearGradient></defs><style>rect { '
        f'stroke: #000 }}</style><rect width="{width}" height="{height}" fill="url(#a)"/></svg>'
    )


@pytest.mark.parametrize(
    ("paper", "sizes"),
    [
        ("A4", [(190, 277), (190, 277), (277, 190), (100, 50)]),
        ("Letter", [(195, 259), (259, 195), (195, 259)]),
        ("A4", [(190, 277)]),
    ],
)
def test_sheets_are_printed_each_on_its_page_and_then_vanish(site, paper, sizes):
    site.evaluate(PRINTS)
    site.evaluate(
        "([sheets, paper]) => page.printSheets(sheets, paper)", [[sheet(*size) for size in sizes], paper]
    )
    assert site.evaluate("window.prints") == 1
    assert site.locator("#sheets").is_hidden() and site.locator("#home").is_visible()
    site.emulate_media(media="print")
    assert site.locator("#sheets img").count() == len(sizes) and site.locator("#home").is_hidden()
    boxes = site.evaluate(
        "[...document.querySelectorAll('#sheets img')].map(({ width, height }) => [width, height])"
    )
    for (width, height), (wide, high) in zip(boxes, sizes, strict=True):
        assert abs(width - wide * 96 / 25.4) < 1 and abs(height - high * 96 / 25.4) < 1

    pdf = site.pdf(prefer_css_page_size=True)
    pages = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    short, long = PAPER[paper]
    wanted = [(long, short) if wide > high else (short, long) for wide, high in sizes]
    assert len(pages) == len(sizes)
    assert [(round(float(w)), round(float(h))) for w, h in pages] == wanted

    site.emulate_media(media="screen")
    site.evaluate("dispatchEvent(new Event('afterprint'))")
    site.mouse.click(5, 5)
    assert site.locator("#sheets").count() == 0
    site.emulate_media(media="print")
    assert site.locator("#home").is_visible()
    site.emulate_media(media="screen")


def test_a_sheet_that_is_no_drawing_leaves_nothing_behind(site):
    site.evaluate(PRINTS)
    fault = "page.printSheets(['<svg'], 'A4').then(() => '', ({ message }) => message)"
    assert site.evaluate(fault) == "This is no drawing."
    assert site.evaluate("[window.prints, document.getElementById('sheets')]") == [None, None]
