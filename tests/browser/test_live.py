"""Phones as hands: a table and phones in browsers of their own, which talk without a server."""

import pytest

import games

from .waits import at_rest

PHONE = {"width": 390, "height": 844}
SEVERAL = [slug for slug in games.SHELF if max(games.load(slug).game.seats) > 1]


def table_of(new_page, slug: str):
    """A table whose people all have phones."""
    page = new_page(f"#{slug}", ready="start", reduced_motion="reduce")
    page.click("label:has(#way-phones)")
    page.click("#play-button")
    page.wait_for_selector("html[data-ready=table]")
    at_rest(page)
    return page


def join(new_page, table, name: str = ""):
    """A phone comes to the table by the two codes, and sits down as who is called so, or as the first that is free."""
    if not table.locator("#phone-url").count():
        table.click("#ask-ask-another" if table.locator("#ask-ask-another").count() else "#do-ask-phone")
    table.wait_for_selector("#phone-url")
    link = table.input_value("#phone-url")
    phone = new_page(link[link.index("#") :], ready="phone", viewport=PHONE, reduced_motion="reduce")
    phone.wait_for_selector("#phone-url")
    table.fill("#phone-answer", phone.input_value("#phone-url"))
    table.click("#ask-phone-take")
    phone.wait_for_selector("[data-do=sit]")
    phone.click(f"[data-do=sit]:has-text('{name}')" if name else "[data-do=sit]")
    phone.wait_for_selector("#prompt")
    return phone


@pytest.mark.parametrize("slug", SEVERAL)
def test_two_phones_play_at_a_table(new_page, slug):
    table = table_of(new_page, slug)
    phones = [join(new_page, table), join(new_page, table)]
    table.click("#ask-close")
    assert all(phone.locator("#prompt").inner_text() for phone in phones)


ACT = """() => {
  const shown = (what) =>
    [...document.querySelectorAll(`#screen [data-${what}]`)].filter((one) => one.checkVisibility() && !one.disabled);
  const choices = shown("action").length ? shown("action") : shown("pick");
  const one = choices[Math.floor(Math.random() * choices.length)];
  if (!one) return -1;
  return new Promise((resolve) => {
    const began = performance.now();
    const done = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(document.getElementById("screen"), { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => { watch.disconnect(); resolve(-2); }, 5000);
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
}"""
MINE = "() => !/turn\\\\.$|thinking|over/.test(document.getElementById('prompt').textContent)"


@pytest.mark.parametrize("slug", ["penguins", "run-away"])
def test_a_whole_match_without_any_network(new_page, slug):
    table = table_of(new_page, slug)
    phones = [join(new_page, table), join(new_page, table)]
    table.click("#ask-close")
    for page in (table, *phones):
        page.context.set_offline(True)
    took = []
    for _ in range(1500):
        if table.locator(".result").count():
            break
        for phone in phones:
            if phone.evaluate(MINE) and (ms := phone.evaluate(ACT)) >= 0:
                took.append(ms)
    assert table.locator(".result").count(), "the match came to its end"
    took.sort()
    print(slug, len(took), "median", took[len(took) // 2], "p95", took[int(len(took) * 0.95)])
    for phone in phones:
        assert "over" in phone.inner_text("#prompt") or phone.locator(".result, .over").count()
