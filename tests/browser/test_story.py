"""The story of a match as it is opened, and taken along: as a picture, a page and a GIF."""

from pathlib import Path

from .test_ending import ASKED_FOR, give_up


def test_the_story_is_opened_and_taken_along(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table", reduced_motion="reduce")
    give_up(page)
    page.wait_for_selector("#dialog[open] .result")
    assert not {"story.mjs", "gifenc.esm.js"} & set(page.evaluate(ASKED_FOR))
    page.click("#ask-story")
    page.wait_for_selector("#dialog .panels")
    words = page.locator(".panels figcaption").all_inner_texts()
    assert 4 <= len(words) <= 6 and page.locator(".panels figure svg").count() >= len(words)
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
