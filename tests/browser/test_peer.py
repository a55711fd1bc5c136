"""Two devices talk without a server (static/peer.mjs), in Chromium and Firefox, each as host and as guest.

Each device is a browser context of its own, and hands its code to the other through the test. Where Firefox
is not on the machine and cannot be installed, its tests say so and are passed by.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .conftest import Visitor
from .pace import pause

PAIRS = [("chromium", "chromium"), ("chromium", "firefox"), ("firefox", "chromium"), ("firefox", "firefox")]
A_MINUTE = 60_000  # ms; machines that run tests are often busy

# What a device's page knows: `told`, all that its line has told, and `begin(make)`, which makes that line.
KNOWS = """async (folder) => {
  const { offer, answer } = await import(`${folder}peer.mjs`);
  const { pack, unpack } = await import(`${folder}codes.mjs`);
  const told = [];
  const on = {
    opened: () => told.push(["opened"]),
    said: (text) => told.push(["said", text]),
    closed: (why) => told.push(["closed", why]),
  };
  const begin = async (make) => {
    window.line = await make();
    return line.code;
  };
  const host = () => begin(() => offer(on));
  const join = (code) => begin(() => answer(code, on));
  const fault = (work) => work().then(() => "", ({ message }) => message);
  // The channel under the line, for what no honest side would send.
  const make = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...how) {
    window.connection = this;
    return (window.channel = make.apply(this, how));
  };
  Object.assign(window, { told, host, join, fault, pack, unpack });
}"""
NOISE = """(length) => {
  const bytes = crypto.getRandomValues(new Uint8Array(length / 2));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}"""
PACKED = """async (text) => {
  const stream = new Response(text).body.pipeThrough(new CompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}"""


class Device:
    """A page with one line to another device."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def host(self) -> str:
        """Makes an offer; its code."""
        return self.page.evaluate("() => host()")

    def join(self, code: str) -> str:
        """Answers an offer; the code of the answer."""
        return self.page.evaluate("(code) => join(code)", code)

    def fault_of(self, work: str, *given: object) -> str:
        """What the page calls it that something fails, "" if it does not: `line.take(given[0])`."""
        return self.page.evaluate(f"(given) => fault(() => {work})", given)

    def waits(self, until: str, given: object = None) -> None:
        """Waits until something holds of all that was told."""
        self.page.wait_for_function(f"(given) => {until}", arg=given, polling=50, timeout=A_MINUTE)

    def waits_for_end(self) -> str:
        """Waits until the line has ended; why."""
        self.waits("told.at(-1)?.[0] === 'closed'")
        told = self.page.evaluate("() => told.filter(([what]) => what === 'closed')")
        assert len(told) == 1, "a line ends once"
        return told[0][1]

    def heard(self, number: int) -> list[str]:
        """The texts that were said to this device, once there are so many."""
        self.waits("told.filter(([what]) => what === 'said').length >= given", number)
        return self.page.evaluate("() => told.filter(([what]) => what === 'said').map(([, text]) => text)")


@pytest.fixture
def device(request, browser, server, dist: Path) -> Iterator[Callable[[str], Device]]:
    """Makes devices: `device("firefox")`. Their pages may ask nobody but this site."""
    [folder] = [f"/{path.relative_to(dist)}/" for path in dist.glob("static/built/*")]
    visitors = []

    def start(engine: str = "chromium") -> Device:
        engines = browser if engine == "chromium" else request.getfixturevalue("firefox")
        if engines is None:
            pytest.skip("Firefox is not on this machine and could not be installed.")
        context = engines.new_context()
        visitors.append(visitor := Visitor(context, server.url))
        page = context.new_page()
        page.expect_problem = visitor.expected.append
        page.goto(f"{server.url}{folder[1:]}rules/domino-run.html")  # a page of the site without Python
        page.evaluate(KNOWS, folder)
        return Device(page)

    yield start
    problems = [problem for visitor in visitors for problem in visitor.unexpected()]
    for visitor in visitors:
        visitor.context.close()
    assert problems == []


@pytest.fixture
def pair(device) -> Callable[..., tuple[Device, Device]]:
    """Two devices with an open line: `pair("chromium", "firefox")`, the host first."""

    def meet(host_engine: str = "chromium", guest_engine: str = "chromium") -> tuple[Device, Device]:
        host, guest = device(host_engine), device(guest_engine)
        code = guest.join(host.host())
        host.page.evaluate("(code) => line.take(code)", code)
        guest.page.evaluate("() => line.taps && line.connect()")
        for one in (host, guest):
            one.waits("told.length")
            assert one.page.evaluate("() => told") == [["opened"]]
        return host, guest

    return meet


@pytest.mark.parametrize(("host_engine", "guest_engine"), PAIRS)
def test_two_devices_talk(pair, host_engine, guest_engine):
    host, guest = pair(host_engine, guest_engine)
    assert guest.page.evaluate("() => line.taps") == (guest_engine == "firefox")
    assert not host.page.evaluate("() => line.taps")
    for one, other in ((host, guest), (guest, host)):
        text = one.page.evaluate(NOISE, 20_000) + " Ω€🁣"
        assert one.page.evaluate("(text) => line.say(text)", text)
        assert other.heard(1) == [text]

    # Without a network the table lives on.
    for one in (host, guest):
        one.page.context.set_offline(True)
    host.page.evaluate("() => line.say('still there?')")
    assert guest.heard(2)[1] == "still there?"
    guest.page.evaluate("() => line.say('yes')")
    assert host.heard(2)[1] == "yes"
    for one in (host, guest):
        one.page.context.set_offline(False)

    guest.page.evaluate("() => { line.say('good night'); line.close(); }")
    assert host.waits_for_end() == "left"
    assert host.heard(3)[2] == "good night"
    told = guest.page.evaluate("() => told.at(-1)")
    assert told == ["said", "still there?"], "who leaves is not told of it"
    assert not host.page.evaluate("() => line.say('good night')"), "there is nobody any more"


def test_texts_come_in_their_order(pair):
    host, guest = pair()
    # Every second one is long, and takes longer to be packed.
    count = """(n) => Promise.all(Array.from({ length: n },
      (_, i) => line.say(`${i} ${i % 2 ? "" : crypto.randomUUID().repeat(1000)}`)))"""
    assert all(host.page.evaluate(count, 200))
    assert [int(text.split()[0]) for text in guest.heard(200)] == [*range(200)]
    assert guest.page.evaluate("() => line.say('')")
    assert host.heard(1) == [""]


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_who_goes_says_goodbye(pair, engine):
    for gone in (0, 1):
        both = pair(engine, engine)
        both[gone].page.evaluate("() => dispatchEvent(new PageTransitionEvent('pagehide'))")
        assert both[1 - gone].waits_for_end() == "left"


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_who_closes_the_page_has_left(pair, engine):
    """A browser on a busy machine does not wait for a page that is closed: Chromium ends it after half a
    second, and what it had to say is not said. Then it is lost; but not time and again."""
    for gone in (0, 1):
        ends = []
        while "left" not in ends:
            both = pair(engine, engine)
            both[gone].page.close()
            ends.append(both[1 - gone].waits_for_end())
            assert set(ends) <= {"left", "lost"}
            assert ends.count("lost") < 3


def test_what_is_too_long_is_not_sent(pair):
    host, guest = pair()
    noise = host.page.evaluate(NOISE, 60_000)
    assert host.fault_of("line.say(given[0])", noise) == "long"
    assert host.fault_of("line.say('a'.repeat(2 ** 20 + 1))") == "long"
    assert host.fault_of("line.say('a'.repeat(2 ** 20))") == ""
    assert host.fault_of("line.say('short')") == ""
    assert guest.heard(2) == ["a" * 2**20, "short"]


@pytest.mark.parametrize(
    "noise",
    {
        "too large as it is sent": "channel.send(new Uint8Array(24 * 1024 + 1))",
        "letters without end": "channel.send('a'.repeat(24 * 1024 + 1))",
        "too long when it is unpacked": f"channel.send(await ({PACKED})('a'.repeat(2 ** 20 + 1)))",
        "not packed": "channel.send(new Uint8Array([7, 7, 7]))",
        "no text": f"channel.send(await ({PACKED})(new Uint8Array([255])))",
        "too often": f"const one = await ({PACKED})('a'); for (let i = 0; i < 1000; i++) channel.send(one)",
        "signs too often": "for (let i = 0; i < 1000; i++) channel.send('here')",
    }.items(),
    ids=lambda noise: noise[0],
)
def test_too_much_ends_the_line(pair, noise):
    host, guest = pair()
    guest.page.evaluate(f"async () => {{ {noise[1]}; }}")
    assert host.waits_for_end() == "flood"
    assert guest.waits_for_end() == "lost"
    assert len(host.heard(0)) < 1000


def test_signs_that_nobody_knows_are_nothing(pair):
    host, guest = pair()
    guest.page.evaluate("() => channel.send('a sign of a later version')")
    guest.page.evaluate("() => line.say('hello')")
    assert host.heard(1) == ["hello"]
    assert host.page.evaluate("() => told.length") == 2


def test_a_device_that_falls_silent_is_lost(pair):
    host, guest = pair()
    # It hears and says nothing more, as one that is out of reach.
    guest.page.evaluate("() => { channel.send = () => {}; }")
    assert host.waits_for_end() == "lost"


def test_a_quiet_line_stays_open(pair):
    """Longer than a silence may last: each side hears that the other is there."""
    host, guest = pair()
    signs = """() => new Promise((resolve) => {
      let signs = 0;
      channel.addEventListener("message", ({ data }) => data === "here" && ++signs === 5 && resolve(signs));
    })"""
    assert host.page.evaluate(signs) == 5
    assert [one.page.evaluate("() => told") for one in (host, guest)] == [[["opened"]], [["opened"]]]


def test_a_line_that_is_closed_before_it_was_open_is_gone(device):
    host, guest = device(), device()
    code = guest.join(host.host())
    for one in (host, guest):
        one.page.evaluate("() => { line.close(); line.close(); }")
        assert one.page.evaluate("() => channel.readyState") == "closed"
        assert not one.page.evaluate("() => line.say('hello')")
    assert host.page.evaluate("(code) => fault(() => line.take(code))", code) != ""
    assert [one.page.evaluate("() => told") for one in (host, guest)] == [[], []]


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_each_wrong_code_is_called_what_it_is(device, engine):
    host, other, guest = device(engine), device(), device()
    offered, elsewhere = host.host(), other.host()
    assert len(f"https://boneyard.netlify.app/#run-away/joined/{offered}") < 190
    stray = guest.join(elsewhere)
    right = guest.join(offered)
    wrong = {
        "hello": "foreign",
        f"https://boneyard.netlify.app/#run-away/joined/{right}": "foreign",
        right[:-1]: "half",
        right[:20] + ("A" if right[20] != "A" else "B") + right[21:]: "half",
        offered: "kind",
    }
    for code, name in {**wrong, stray: "other"}.items():
        assert host.fault_of("line.take(given[0])", code) == name
    for code, name in {"hello": "foreign", offered[:-1]: "half", right: "kind"}.items():
        assert host.fault_of("join(given[0])", code) == name
    assert host.fault_of("line.take(given[0])", f" {right}\n") == ""
    assert host.fault_of("line.take(given[0])", right) == "taken"
    assert guest.fault_of("line.take(given[0])", right) == "kind"
    for one in (host, guest):
        one.waits("told.length")
        assert one.page.evaluate("() => told") == [["opened"]]


def test_a_guest_waits_also_when_its_browser_has_given_up(device):
    host, stranger, guest = device(), device(), device()
    codes = [host.host(), stranger.host()]
    # It asks where nobody answers it.
    astray = "(codes) => pack({ ...unpack(codes[0]), candidates: unpack(codes[1]).candidates })"
    code = guest.join(guest.page.evaluate(astray, codes))
    guest.page.wait_for_function(
        "() => connection.connectionState === 'failed'", polling=50, timeout=A_MINUTE
    )
    assert guest.page.evaluate("() => told") == []
    host.page.evaluate("(code) => line.take(code)", code)
    for one in (host, guest):
        one.waits("told.length")
        assert one.page.evaluate("() => told") == [["opened"]]


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_a_host_that_does_not_find_its_guest_has_lost_it(device, engine):
    host, guest = device(engine), device()
    host.page.expect_problem("ICE failed")  # as Firefox says it
    code = guest.join(host.host())
    guest.page.evaluate("() => line.close()")
    host.page.evaluate("(code) => line.take(code)", code)
    assert host.waits_for_end() == "lost"


def test_a_guest_in_firefox_that_begins_too_early_has_lost_its_host(device):
    host, guest = device("firefox"), device("firefox")
    guest.page.expect_problem("ICE failed")
    guest.join(host.host())
    guest.page.evaluate("() => line.connect()")
    assert guest.waits_for_end() == "lost"


def test_a_guest_in_firefox_may_be_waited_for(device):
    """An answer repeats the number of its offer, by which a host knows whose it is."""
    host, guest = device(), device("firefox")
    code = guest.join(host.host())
    numbers = [one.page.evaluate("() => [line.number, unpack(line.code).number]") for one in (host, guest)]
    assert len({number for both in numbers for number in both}) == 1
    assert guest.page.evaluate("() => unpack(line.code).candidates") == [], (
        "the host learns it from its checks"
    )
    host.page.evaluate("(code) => line.take(code)", code)
    # Longer than Firefox itself would wait.
    pause(host.page, 15_000)
    guest.page.evaluate("() => line.connect()")
    for one in (host, guest):
        one.waits("told.length")
        assert one.page.evaluate("() => told") == [["opened"]]


def test_what_is_seldom_wanted_is_kept_later_and_not_fetched_early(dist):
    page, worker = ((dist / name).read_text() for name in ("index.html", "sw.js"))
    [built] = dist.glob("static/built/*/built.mjs")
    names = [*(built.with_name(f"{name}.mjs") for name in ("camera", "codes", "peer", "talk"))]
    for path in [*names, *dist.glob("static/vendor/qr-*/*.js")]:
        name = str(path.relative_to(dist))
        assert name not in page and name not in worker
        assert f'{path.name}"' in built.read_text()
