"""A first visit weighs much the same on any host, and is kept alike. Weighed on the server."""

import re

import pytest

from serve import Answer, Site

from .play import keep

COMPRESSED = re.compile(r"text/|application/(javascript|json|wasm|manifest\+json)|image/svg")
# 4.8 MB by brotli for everything: what is kept when the visit is over goes along, and 0.07 MB that a host
# says of the files. By gzip that are 6.3 MB; where a host compresses nothing, large files come as gzip.
HOSTS = {
    "all by brotli": (lambda kind, encoding: True, 4_800_000),
    "some by gzip": (lambda kind, encoding: encoding == "gzip" and COMPRESSED.match(kind), 6_300_000),
    "nothing": (lambda kind, encoding: False, 7_100_000),
}
# What is kept of each large file: its address, how long it is, how it begins.
LARGE = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.length < 1e6) continue;
      const type = response.headers.get("content-type");
      found.push([new URL(request.url).pathname.slice(1), bytes.length, type, ...bytes.slice(0, 4)]);
    }
  }
  return found;
}"""


class Scales:
    """A stream that counts what is written to it."""

    def __init__(self, stream, counts):
        self.stream, self.counts = stream, counts

    def write(self, content):
        self.counts.append(len(content))
        return self.stream.write(content)

    def __getattr__(self, name):
        return getattr(self.stream, name)


class WeighedAnswer(Answer):
    def setup(self):
        super().setup()
        self.wfile = Scales(self.wfile, self.server.counts)

    def do_GET(self):
        before = sum(self.server.counts)
        super().do_GET()
        self.server.lines.append((self.command, self.path, sum(self.server.counts) - before))

    do_HEAD = do_GET


class WeighedSite(Site):
    answer = WeighedAnswer

    def __init__(self, *args, **options):
        super().__init__(*args, **options)
        self.counts, self.lines = [], []


@pytest.mark.parametrize("host", HOSTS)
def test_what_a_first_visit_brings(serve, new_page, dist, host):
    compresses, most = HOSTS[host]
    server = serve(dist, WeighedSite, compresses=compresses)
    page = new_page("#domino-run/1/7/-/-", ready="table", home=server.url)
    keep(page)
    site = server.site
    assert sum(site.counts) <= most, (sum(site.counts), sorted(site.lines, key=lambda line: -line[2])[:20])

    kept = sorted(page.evaluate(LARGE))
    large = [file for file in dist.glob("static/vendor/*/*.wasm") if file.stat().st_size > 1e6]
    files = sorted(str(file.relative_to(dist)) for file in large)
    content = [(dist / file).read_bytes() for file in files]
    assert kept == [
        [file, len(all_of_it), "application/wasm", *all_of_it[:4]]
        for file, all_of_it in zip(files, content, strict=True)
    ]

    server.stop()
    page.reload()
    page.wait_for_selector("html[data-ready=table]")
