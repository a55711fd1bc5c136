"""The story of a match: opened, on to its turns, and taken along as a picture, a page and a GIF."""

from pathlib import Path

from .play import TABLE
from .test_ending import ASKED_FOR, give_up
from .waits import painted

REPLAY = "html[data-ready=replay]"
SHARES = """() => {
  navigator.canShare = () => true;
  navigator.share = async ({ files: [{ name, size }], text }) => { window.shared = [name, size, text]; };
}"""
SEEN = """() => {
  const said = document.getElementById("story-said").getBoundingClientRect();
  const body = document.getElementById("dialog-body").getBoundingClientRect();
  return said.height > 0 && said.top >= body.top && said.bottom <= body.bottom + 1;
}"""
# From here on, what is read of what was drawn: how high, and how many messages the page has answered before.
WATCH = """() => {
  window.reads = [];
  let [answered, { port1, port2 }] = [0, new MessageChannel()];
  port1.onmessage = () => {
    answered += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  const context = CanvasRenderingContext2D.prototype;
  const read = context.getImageData;
  context.getImageData = function (...box) {
    window.reads.push([box[3], answered]);
    return read.apply(this, box);
  };
}"""


def test_the_story_is_opened_and_taken_along(new_page):
    page = new_page("#domino-run/1/train/-/-/beat=0.-90.0", ready="table", reduced_motion="reduce")
    give_up(page)
    page.wait_for_selector("#dialog[open] .result")
    assert not {"story.mjs", "gifenc.esm.js"} & set(page.evaluate(ASKED_FOR))
    page.click("#ask-story")
    page.wait_for_selector("#dialog .panels")
    words = page.locator(".panels figcaption").all_inner_texts()
    assert 4 <= len(words) <= 6 and page.locator(".panels figure svg").count() >= len(words)
    page.evaluate(WATCH)
    for kind, ending in (("picture", "png"), ("page", "html"), ("film", "gif")):
        with page.expect_download() as download:
            page.click(f"#ask-story-{kind}")
        assert download.value.suggested_filename == f"domino-run-train-story.{ending}"
        content = Path(download.value.path()).read_bytes()
        page.wait_for_function("() => document.getElementById('story-said').textContent.includes('saved')")
        if ending == "html":
            html = content.decode()
            assert all(one in html for one in words) and "<script" not in html and 'id="pieces"' in html
            assert "#domino-run/1/train/" in html and "--felt" in html, "its link, and its colours"
        if ending == "gif":
            assert content.startswith(b"GIF89a") and len(content) < 3_000_000
            size = (int.from_bytes(content[6:8], "little"), content.count(b"\x21\xf9\x04"))
            assert size == (800, len(words)), "a picture for each caption"
            heights, answered = zip(*page.evaluate("() => window.reads"), strict=True)
            high = int.from_bytes(content[8:10], "little")
            assert sum(heights) == high * len(words) and max(heights) <= high / 16, "in thin slices"
            assert len({*answered}) > len(answered) / 2, "and between two of them the page answers"
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog[open] .result")
    page.click("#ask-share-challenge")
    page.wait_for_selector("#share-url")
    page.click("#dialog-close")
    page.wait_for_selector("#dialog[open] .result")
    page.click("#dialog-close")
    page.wait_for_selector("#dialog:not([open])", state="attached")


def test_a_picture_leads_to_its_turn_and_back_and_is_shared(new_page, axe):
    page = new_page(
        "#domino-run/1/train/-/-",
        ready="table",
        viewport={"width": 360, "height": 640},
        reduced_motion="reduce",
    )
    page.evaluate(SHARES)
    give_up(page)
    page.wait_for_selector("#dialog[open] .result")
    page.click("#ask-story")
    panel = page.locator(".panels .to-turn").nth(1)
    panel.wait_for()
    assert not axe(page)
    ply = panel.get_attribute("data-arg")
    panel.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(REPLAY)
    painted(page)
    assert page.locator("#ply").input_value() == ply
    page.click("#do-leave")
    page.wait_for_selector(f"{TABLE} #dialog[open] .panels")
    assert page.evaluate("() => document.activeElement.dataset.arg") == ply
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog[open] .result")
    page.click("#ask-story")
    panel.wait_for()
    for kind, name in (("picture", "png"), ("page", "html"), ("film", "gif")):
        page.evaluate("() => { window.shared = null; }")
        button = page.locator(f"#ask-story-{kind}")
        assert button.inner_text().startswith("Share as a ")
        button.click()
        page.wait_for_function("() => window.shared")
        shared, size, text = page.evaluate("() => window.shared")
        assert shared == f"domino-run-train-story.{name}" and size > 1000
        assert panel.inner_text() in text, "the words go with it"
    page.evaluate("() => { navigator.canShare = () => false; }")
    with page.expect_download():
        page.click("#ask-story-page")
    page.wait_for_function("() => document.getElementById('story-said').textContent.includes('saved')")
    assert page.evaluate(SEEN), "what came of it is seen where one has tapped"
