"""For the dungeon master: phones as players' windows. A pawn of one's own is moved on a phone if the table
lets it, and a room is sent to one phone or to all."""

import pytest

from .test_dungeons import made
from .waits import at_rest

pytestmark = pytest.mark.timeout(300)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}
ADA, BREN = "#token-1", "#token-2"


def evening(new_page, **options):
    """A map that has made itself, with the first room shown and two heroes in it."""
    table = made(new_page, reduced_motion="reduce", **options)
    table.click("[data-action='begin the evening']")
    table.click("#tool-of-pawns")
    for number, name in ((1, "Ada"), (2, "Bren")):
        table.click("#add-hero")
        table.locator(f"#token-{number}").press("Enter")
        table.fill(f"#pawn-{number}", name)
        table.locator(f"#pawn-{number}").press("Tab")
    at_rest(table)
    return table


def join(new_page, table, **options):
    """A phone comes to look on."""
    if not table.locator("#phone-url").count():
        if table.locator("#ask-ask-another").count():
            table.click("#ask-ask-another")
        else:
            table.click("#tool-menu")
            table.click("#ask-ask-phone")
    table.wait_for_selector("#phone-url")
    link = table.input_value("#phone-url")
    phone = new_page(link[link.index("#") :], ready="phone", **PHONE, **options)
    phone.wait_for_selector("#phone-url")
    table.fill("#phone-answer", phone.input_value("#phone-url"))
    table.click("#ask-phone-take")
    phone.wait_for_selector("#pawns")
    table.wait_for_selector("#ask-ask-another")
    return phone


def place(page, pawn: str) -> str:
    """Where a pawn stands on a page's map."""
    return page.locator(pawn).get_attribute("transform")


def drag(page, pawn: str, right: float, down: float) -> None:
    """A finger draws a pawn, or whatever is there, so far."""
    box = page.locator(f"{pawn} .disc").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right / 2, y + down / 2)
    page.mouse.move(x + right, y + down)
    page.mouse.up()


def moved(page, pawn: str, before: str) -> str:
    """Wait until a pawn stands elsewhere; returns where."""
    page.wait_for_function(
        "([pawn, before]) => document.querySelector(pawn).getAttribute('transform') !== before",
        arg=[pawn, before],
    )
    return place(page, pawn)


def of_page(found: list[str]) -> list[str]:
    """Of what axe-core finds what is not about a pawn, on which a letter of its name is drawn beside that."""
    return [one for one in found if 'class="token' not in one]


def test_a_pawn_is_chosen_refused_allowed_and_moved_by_its_owner_alone(new_page, axe):
    table = evening(new_page)
    one, other = join(new_page, table), join(new_page, table)
    table.click("#ask-close")
    assert of_page(axe(one)) == []
    one.click("#pawns button:has-text('Ada')")
    one.wait_for_selector("#reply:has-text('Ada is your pawn. For now')")
    other.wait_for_selector("#pawns:not(:has-text('Ada'))")
    other.click("#pawns button:has-text('Bren')")
    other.wait_for_selector("#reply:has-text('Bren is your pawn')")

    began = place(table, ADA)
    assert one.locator("[data-roam]").count() == 0
    one.evaluate("dispatchEvent(new CustomEvent('boneyard:put', { detail: 'step token 1\\n0 -1' }))")
    one.wait_for_selector("#reply[data-kind=no]:has-text('Ask them to let players move their own')")
    assert place(table, ADA) == began

    table.click("#tool-of-pawns") if not table.locator("#move-own").count() else None
    table.click("#move-own")
    one.wait_for_selector(f"{ADA}[data-roam]")
    other.wait_for_selector(f"{BREN}[data-roam]")
    assert one.locator("[data-roam]").count() == other.locator("[data-roam]").count() == 1

    one.locator(ADA).focus()
    for arrow in ("ArrowUp", "ArrowDown"):  # one of them leads on wherever it stands
        one.keyboard.press(arrow)
    one.wait_for_selector("#reply:has-text('Ada in room 1')")
    at_rest(one)
    before = place(one, ADA)
    assert place(table, ADA) == before
    box = one.locator(f"{ADA} .disc").bounding_box()
    drag(one, ADA, 0, -3 * box["height"])
    now = moved(one, ADA, before)
    moved(table, ADA, before)
    moved(other, ADA, before)
    assert place(table, ADA) == place(other, ADA) == now

    stood = place(table, BREN)
    one.evaluate("dispatchEvent(new CustomEvent('boneyard:put', { detail: 'step token 2\\n0 -1' }))")
    one.wait_for_selector("#reply[data-kind=no]:has-text('not yours')")
    assert place(table, BREN) == stood
    assert of_page(axe(one)) == []


def test_a_room_is_sent_to_one_phone_alone(new_page, axe):
    table = evening(new_page)
    one, other = join(new_page, table), join(new_page, table)
    table.click("#ask-close")
    one.click("#pawns button:has-text('Ada')")
    one.wait_for_selector("#reply:has-text('Ada is your pawn')")
    other.click("#pawns button:has-text('I look on')")

    table.locator("#dungeon .room").first.click()
    table.fill(".panel textarea", "a trap under the third flagstone")
    table.click("[data-do=hand-out]")
    table.wait_for_selector("#handing .handed svg")
    assert table.input_value("#handout-words") == ""
    assert axe(table) == []
    table.select_option("#handout-to", label="Ada")
    table.fill("#handout-words", "Cold air comes up.\n<img src=x onerror=alert(1)>")
    table.click("#ask-send-out")
    one.wait_for_selector("#dialog[open] .handed:has-text('Cold air comes up.') svg path")
    assert one.locator("#dialog img").count() == 0
    assert "third flagstone" not in one.content()
    assert axe(one) == []
    table.wait_for_selector("#reply:has-text('Sent to Ada.')")
    one.click("#ask-close")
    assert not one.locator("#dialog[open]").count()

    table.click("[data-do=hand-out]")
    table.click("#ask-put-note")
    table.select_option("#handout-with", label="Only the words")
    table.click("#ask-send-out")
    other.wait_for_selector("#dialog[open] .handed:has-text('third flagstone')")
    assert "Cold air" not in other.content() and other.locator(".handed svg").count() == 0
