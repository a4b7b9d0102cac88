"""The page as a WSGI application: its files, the status document and timelines, under a strict content policy.

It answers few viewers at once, repeats nothing of a request, and serves bytes that are made once for all viewers.
"""

import re
import ssl
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

from cluster.observe.metrics_server import Page
from cluster.page.access import PageAccess
from cluster.page.snapshots import Snapshots
from cluster.page.status import MOST_REQUESTS
from cluster.page.timeline import timeline_document

_STATIC = Path(__file__).parent / "static"
#: Files by path, and their types.
_FILES = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
}
_STATUS, _TIMELINE = "/status.json", "/trace.json"
_NUMBER = re.compile(r"number=([0-9]{1,15})")
_JSON, _TEXT = "application/json", "text/plain; charset=utf-8"
#: Answers at once; one more waits for a moment, and is then refused. Probes have the other connections.
_MOST_ANSWERS = 8
_WAIT_S = 2.0
_HEADERS = (
    (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
)


class Site:
    """Answers in any thread. Owns: the page's files in memory, and timelines, each made once."""

    def __init__(self, access: PageAccess, snapshots: Snapshots) -> None:
        self._access = access
        self._snapshots = snapshots
        self._files = {path: ((_STATIC / name).read_bytes(), kind) for path, (name, kind) in _FILES.items()}
        self._answering = threading.BoundedSemaphore(_MOST_ANSWERS)
        self._lock = threading.Lock()
        #: By life of the service and number of the request.
        self._timelines: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    def page(self, tls: Callable[[], ssl.SSLContext] | None) -> Page:
        return Page(application=self.answer, paths=frozenset((*_FILES, _STATUS, _TIMELINE)), tls=tls)

    def answer(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        if not self._answering.acquire(timeout=_WAIT_S):
            return _say(start_response, HTTPStatus.SERVICE_UNAVAILABLE, "too many viewers", ("Retry-After", "1"))
        try:
            answer = self._answer(environ, start_response)
        except BaseException:
            self._answering.release()
            raise
        return _Answer(answer if environ["REQUEST_METHOD"] == "GET" else [], self._answering.release)

    def _answer(self, environ: dict[str, Any], start_response: Any) -> list[bytes]:
        path = environ["PATH_INFO"]
        refusal = self._access.refusal(environ, is_document=path == "/")
        if refusal is not None:
            return _send(start_response, refusal.status, f"{refusal.reason}\n".encode(), _TEXT, *refusal.headers)
        if path in self._files:
            return _send(start_response, "200 OK", *self._files[path])
        if path == _STATUS:
            return self._document(start_response, self._snapshots.document())
        number = _NUMBER.fullmatch(environ.get("QUERY_STRING", ""))
        if number is None:
            return _say(start_response, HTTPStatus.BAD_REQUEST, "give the number of a request")
        return self._timeline(start_response, int(number[1]))

    def _document(self, start_response: Any, document: bytes | None) -> list[bytes]:
        if document is None:
            return _say(start_response, HTTPStatus.SERVICE_UNAVAILABLE, "the service does not say how it is")
        return _send(start_response, "200 OK", document, _JSON)

    def _timeline(self, start_response: Any, number: int) -> list[bytes]:
        state = self._snapshots.state()
        if state is None:
            return self._document(start_response, None)
        trace = next((each for each in state.traces if each.number == number), None)
        if trace is None:
            return _say(start_response, HTTPStatus.NOT_FOUND, "it is none of the latest requests")
        key = state.life, number
        with self._lock:
            if key not in self._timelines:
                self._timelines[key] = timeline_document(trace)
            self._timelines.move_to_end(key)
            while len(self._timelines) > MOST_REQUESTS:
                self._timelines.popitem(last=False)
            document = self._timelines[key]
        return _send(start_response, "200 OK", document, _JSON)


class _Answer:
    """The parts of an answer; `ended` is called once it was sent, or its reader is gone."""

    def __init__(self, parts: list[bytes], ended: Callable[[], None]) -> None:
        self._parts = parts
        self.close = ended

    def __iter__(self) -> Iterator[bytes]:
        return iter(self._parts)


def _say(start_response: Any, status: HTTPStatus, text: str, *headers: tuple[str, str]) -> list[bytes]:
    return _send(start_response, f"{status.value} {status.phrase}", f"{text}\n".encode(), _TEXT, *headers)


def _send(start_response: Any, status: str, body: bytes, kind: str, *headers: tuple[str, str]) -> list[bytes]:
    start_response(status, [("Content-Type", kind), ("Content-Length", str(len(body))), *_HEADERS, *headers])
    return [body]
