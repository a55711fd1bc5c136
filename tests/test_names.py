"""Names of files: whatever somebody has typed, every device takes them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.page.names import DEVICES, UNFIT, file_name

NAMES = {
    "boneyard-2026-11-20.json": "boneyard-2026-11-20.json",
    "The Keep: level 2?.png": "The Keep- level 2-.png",
    "../../etc/passwd.png": "-..-etc-passwd.png",
    "Rooms 1. to 3..png": "Rooms 1. to 3.png",
    " \t.png": "boneyard.png",
    "con.png": "_con.png",
    "Con.tents.png": "_Con.tents.png",
    "contents.png": "contents.png",
    "\u202egnp.exe\x00.png": "gnp.exe.png",
    "\ud83d half a letter.png": "half a letter.png",
    "Höhle 家.dd2vtt": "Höhle 家.dd2vtt",
}


@pytest.mark.parametrize("wanted", NAMES)
def test_a_name_as_typed_becomes_one_that_fits(wanted: str) -> None:
    assert file_name(wanted) == NAMES[wanted]


@given(some.text())
def test_any_title_gives_a_name_that_every_device_takes(title: str) -> None:
    name = file_name(f"{title}.png")
    assert name.endswith(".png") and len(name.encode()) <= 255 and name == file_name(name)
    assert not UNFIT.search(name) and not DEVICES.match(name) and name[0] not in ". "
