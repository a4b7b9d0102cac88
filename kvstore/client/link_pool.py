"""The links of a client: one for loads and one for saves, so that neither waits for the other."""

import itertools
import threading
from collections.abc import Callable
from typing import Literal, Protocol

from kvstore.client.background import BackgroundThread
from kvstore.client.open_requests import OpenRequests
from kvstore.dataplane.answers import AnswerCallback
from kvstore.dataplane.links import StoreLink
from kvstore.errors import StoreClosed, StoreSilent

#: Use of a link: loads, or saves and demotions.
LinkUse = Literal["read", "save"]


class MakeLink(Protocol):
    """Opens the link of a new session; `on_answer` gets its answers. Raises StoreUnreachable."""

    def __call__(self, on_answer: AnswerCallback, on_lost: Callable[[], None]) -> StoreLink: ...


class LinkPool:
    """Owns the links, until `take_all`. A link whose store ended is replaced on its next use. Thread-safe.

    `opened` is called with each new link for loads, before its first use.
    """

    def __init__(
        self,
        make_link: MakeLink,
        requests: OpenRequests,
        background: BackgroundThread,
        opened: Callable[[StoreLink], None],
    ) -> None:
        self._make_link = make_link
        self._requests = requests
        self._background = background
        self._opened = opened
        self._lock = threading.Lock()
        #: Number and link, by use. Each link has its own number, so that its end fails no request of its successor.
        self._links: dict[LinkUse, tuple[int, StoreLink]] = {}
        self._numbers = itertools.count(1)
        self._is_closed = False

    @property
    def is_used(self) -> bool:
        """Whether a link for loads or saves was opened."""
        return bool(self._links)

    def link(self, use: LinkUse) -> tuple[int, StoreLink]:
        """The link for a use, and its number. Raises StoreClosed; StoreUnreachable, at once if the store is silent."""
        with self._lock:
            self._check_open()
            self._requests.silence.check()
            replaced = self._links.get(use)
            if replaced is not None and replaced[1].is_connected():
                return replaced
            number = next(self._numbers)
            link = self._made(lambda: self._requests.fail_link(number))
            if use == "read":
                self._opened(link)
            self._links[use] = number, link
        if replaced is not None:
            self._background.run(replaced[1].close)  # unmaps the dead store's arena
        return number, link

    def present_link(self, use: LinkUse) -> StoreLink | None:
        """The link for a use, even of a silent store; None while there is none."""
        number_and_link = self._links.get(use)
        return None if number_and_link is None else number_and_link[1]

    def take_all(self) -> list[StoreLink]:
        """Close the pool, and return its links for the caller to close."""
        with self._lock:
            self._is_closed = True
            links = [link for _, link in self._links.values()]
            self._links = {}
        return links

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreClosed("the client is closed")

    def _made(self, on_lost: Callable[[], None]) -> StoreLink:
        try:
            return self._make_link(self._requests.on_answer, on_lost)
        except StoreSilent:
            self._requests.silence.not_connected()
            raise
