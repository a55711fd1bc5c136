"""Serves the built site on this machine exactly as netlify.toml says it is to be served.

    python static/build/serve.py        # http://127.0.0.1:8000/, or HOST and PORT from the environment

Only the standard library is used. The tests start and stop the same server.
"""

import hashlib
import mimetypes
import os
import sys
import tomllib
from collections.abc import Callable
from fnmatch import fnmatchcase
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[2]
SUFFIXES = {"br": ".br", "gzip": ".gz"}
TYPES = {".js": "text/javascript; charset=utf-8", ".html": "text/html; charset=utf-8"}
REVALIDATE = "public, max-age=0, must-revalidate"  # what Netlify says of files without a rule


def rules(kind: str) -> list[dict]:
    """The `headers` or the `redirects` of netlify.toml, in their order."""
    return tomllib.loads((ROOT / "netlify.toml").read_text())[kind]


class Answer(BaseHTTPRequestHandler):
    """One answer: a file below the site's folder, in the best encoding the browser takes."""

    protocol_version = "HTTP/1.1"
    server: "Site"

    def do_GET(self) -> None:
        path = "/" + unquote(urlsplit(self.path).path).removeprefix(self.server.prefix).lstrip("/")
        if file := self.file(path):
            self.send(200, path, file)
        else:
            rule = next(rule for rule in self.server.redirects if fnmatchcase(path, rule["from"]))
            if rule["status"] == 404:
                self.send(404, rule["to"], self.file(rule["to"]))
            else:
                self.redirect(rule["status"], rule["to"])

    do_HEAD = do_GET

    def file(self, path: str) -> Path | None:
        """The file of the site at this path, if there is one."""
        file = (self.server.folder / (path[1:] or "index.html")).resolve()
        return file if file.is_file() and file.is_relative_to(self.server.folder) else None

    def redirect(self, status: int, to: str) -> None:
        """To another path of the site; the query goes along."""
        query = urlsplit(self.path).query
        self.send_response(status)
        self.send_header("Location", self.server.prefix + to.lstrip("/") + (query and f"?{query}"))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def send(self, status: int, path: str, file: Path) -> None:
        """Headers by the rules, then the content, or 304 when the browser has it already."""
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "text/plain"
        headers = {"Content-Type": kind, "Cache-Control": REVALIDATE}
        for rule in self.server.headers:
            if fnmatchcase(path, rule["for"]):
                headers |= rule["values"]
        content, encoding = self.best(file, headers["Content-Type"])
        headers |= {"Vary": "Accept-Encoding", "ETag": f'"{hashlib.md5(content).hexdigest()}"'}
        if encoding:
            headers["Content-Encoding"] = encoding
        if status == 200 and self.headers.get("If-None-Match") == headers["ETag"]:
            status, content = 304, b""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(content)

    def best(self, file: Path, kind: str) -> tuple[bytes, str | None]:
        """The file's content, compressed if there is a compressed copy that host and browser agree on."""
        accepted = self.headers.get("Accept-Encoding", "")
        for encoding, suffix in SUFFIXES.items():
            small = file.with_name(file.name + suffix)
            if encoding in accepted and self.server.compresses(kind, encoding) and small.is_file():
                return small.read_bytes(), encoding
        return file.read_bytes(), None

    def log_message(self, *_: object) -> None:
        """Quiet: the browser's own tools show every request."""


class Site(ThreadingHTTPServer):
    """The server; `prefix` puts the site on a sub-path, as some hosts do, and `compresses(type, encoding)`
    makes it one that leaves some types or all as they are.

    `stop()` ends all connections too, so that a browser finds the network gone; `start()` comes
    back on the same port.
    """

    daemon_threads = True
    request_queue_size = 64
    answer = Answer

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        host: str = "127.0.0.1",
        prefix: str = "/",
        compresses: Callable[[str, str], bool] = lambda kind, encoding: True,
    ) -> None:
        super().__init__((host, port), self.answer)
        self.folder, self.prefix, self.compresses = folder.resolve(), prefix, compresses
        self.headers, self.redirects = rules("headers"), rules("redirects")
        self.url = f"http://{host}:{self.server_port}{prefix}"
        self.connections: set = set()

    def process_request(self, request, client_address) -> None:
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request) -> None:
        self.connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request, client_address) -> None:
        """A browser that hangs up is nothing to tell; everything else is."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    def start(self) -> "Site":
        """Serves in a thread of its own."""
        Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def stop(self) -> None:
        """Ends serving and drops every open connection."""
        self.shutdown()
        self.server_close()
        for request in list(self.connections):
            self.shutdown_request(request)

    def again(self) -> "Site":
        """The same site on the same port, after `stop`."""
        host, port = self.server_address[:2]
        return type(self)(self.folder, port, host, self.prefix, self.compresses).start()


if __name__ == "__main__":
    site = Site(ROOT / "dist", int(os.environ.get("PORT", "8000")), os.environ.get("HOST", "127.0.0.1"))
    print(f"Boneyard is on the table at {site.url}  (Ctrl-C ends it)", flush=True)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()
