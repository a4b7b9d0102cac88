"""The client's end of the data plane: records from the store into the caller's memory, and rows from it to the store.

A client is in the store's process (embedded) or in another one; only its link differs. What it gets lies in the
store's arena, leased: it copies what it wants into the caller's destination and releases. If the store dies, all that
is under way fails with StoreUnreachable, and the next call tries to connect to its successor.
"""

import contextlib
import itertools
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvstore.client.expected_records import ExpectedRecords
from kvstore.client.prefix_load import PrefixLoad
from kvstore.client.record_fetch import RecordFetch
from kvstore.client.record_use import Importance
from kvstore.client.request_handler import Call, RequestHandler
from kvstore.dataplane.answers import REFUSED, Answer, FetchFailed, Room, Staged, Tell
from kvstore.dataplane.links import RemoteLink, StoreLink
from kvstore.dataplane.requests import (
    MAX_WANTED_TOKENS,
    Cancel,
    Demote,
    Demoted,
    Fetch,
    FetchTokens,
    Note,
    Put,
    Stage,
)
from kvstore.disk.io_engine import Priority
from kvstore.errors import RecordCorrupt, StoreClosed, StoreError, StoreUnreachable
from kvstore.format.identity import StoreIdentity
from kvstore.format.layout import PAGE_BYTES
from kvstore.format.payload import Completion, Destination, KVView, RowsDestination, fill_payload
from kvstore.format.record import RecordHeader
from kvstore.index.geometry import Geometry
from kvstore.policies import checked_importance
from kvstore.tiers.device_tier import DeviceTier, Evicted
from kvstore.tiers.record_memory import RecordMemory

#: What has one answer.
_Question = Stage | Put | Demote | Demoted

_CONNECT_TIMEOUT_S = 5.0
_CALL_TIMEOUT_S = 60.0
_MAX_FLOAT16 = float(np.finfo(np.float16).max)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreLocation:
    """All that another process needs to use a store: picklable, without handles."""

    socket: str
    identity: StoreIdentity
    #: Of each client's device tier, and by which policy it is filled.
    device_bytes: int = 0
    policy: str = "lru"


class MakeLink(Protocol):
    """Opens a session's link, pumped or not. Raises StoreUnreachable."""

    def __call__(self, heard: Tell, on_lost: Callable[[], None], *, is_pumped: bool) -> StoreLink: ...


class ArenaWatcher(Protocol):
    """Who wants to know where loaded records lie in this process's memory."""

    def opened(self, arena: memoryview) -> None:
        """From now on in here; returns soon. It stays mapped while somebody has a view of it."""
        ...


class StoreClient:
    """Loads and saves of one process. Owns: a link for loads and one for saves, which never wait for each other; one
    for every fetch at a time; a device tier when `device_bytes` is not 0; and one thread for what comes after a load:
    releases and demotions. Thread-safe.
    """

    def __init__(
        self,
        identity: StoreIdentity,
        make_link: MakeLink,
        device_bytes: int = 0,
        policy: str = "lru",
    ) -> None:
        self.identity = identity
        self.geometry = Geometry(identity)
        self.device_bytes = device_bytes
        self.device = DeviceTier(device_bytes, policy) if device_bytes else None
        #: Of the memory tiers: what a record's importance means.
        self.policy = policy
        self._arena_watcher: ArenaWatcher | None = None
        self._make_link = make_link
        self._lock = threading.Lock()
        #: By use, each with a number of its own: a link that was replaced takes nothing of its successor along.
        self._links: dict[str, tuple[int, StoreLink]] = {}
        self._link_numbers = itertools.count(1)
        self._requests = itertools.count(1)
        #: By request, with the number of the link that it went over.
        self._handlers: dict[int, tuple[int, RequestHandler]] = {}
        #: Pumped links: those that no fetch uses, and all. Of an unused one leases may last.
        self._idle_links: list[StoreLink] = []
        self._fetch_links: set[StoreLink] = set()
        self._afterwards: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._tidier: threading.Thread | None = None
        #: Saves that write into memory of the store now.
        self._num_fills = 0
        self._filled = threading.Condition()
        self._is_closed = False

    @classmethod
    def remote(cls, location: StoreLocation) -> "StoreClient":
        """A client of a store in another process of this node."""

        def connect(heard: Tell, on_lost: Callable[[], None], *, is_pumped: bool) -> StoreLink:
            link = RemoteLink(Path(location.socket), heard, on_lost, is_pumped=is_pumped)
            link.connect(_CONNECT_TIMEOUT_S)
            return link

        return cls(location.identity, connect, location.device_bytes, location.policy)

    def keep_records_in(self, memory: RecordMemory) -> None:
        """Have the device tier, if there is one, in that memory. Before anything is loaded."""
        if self.device is not None:
            assert not self._links, "a tier that is in use stays where it is"
            self.device = DeviceTier(self.device_bytes, self.policy, memory)

    def watch_arena(self, watcher: ArenaWatcher) -> None:
        """Tell of the arena that loads read from, now if the store can be reached, and of each that takes its place."""
        self._arena_watcher = watcher
        with contextlib.suppress(StoreUnreachable):
            self._link("read")

    def close(self) -> None:
        """Hang up; what is under way fails with StoreClosed."""
        with self._lock:
            self._is_closed = True
            links, self._links = [link for _, link in self._links.values()], {}
            links += self._fetch_links
            self._fetch_links, self._idle_links = set(), []
        self._fail_all()  # copies end before their leases do: none may read a frame that others have by now
        if self._tidier is not None:  # nor may a demotion write to one
            self._afterwards.put(None)
            self._tidier.join()
        with self._filled:  # nor a save
            self._filled.wait_for(lambda: not self._num_fills)
        for link in links:
            link.close()
        self._fail_all()

    def load(
        self,
        placement_id: int,
        destination: Destination,
        priority: Priority = Priority.DEMAND,
        *,
        slots: Sequence[int] = (),
        tokens: npt.NDArray[np.bool_] | None = None,
        starts: Sequence[int] = (),
        importance: Importance | None = None,
    ) -> PrefixLoad:
        """Start to bring the stored prefix of a placement, or parts of it, layer by layer. Returns at once.

        `slots`: indexes of the layout's slots; empty for all that hold KV. `tokens`: bool [tokens of the stored
        prefix], True where wanted; of each slot those records come that hold one of them, wherever the slot's layers
        keep it. None: all come. `starts`: by slot of `slots`, the token before which none is wanted in its layers; with
        `tokens` only. Slot by slot, in each by position, to `destination`, which must take records of all kinds asked
        for. `importance`: what the cache policies learn of a record's use, by its header, see
        `CachePolicy.touch`; None for 1.0. Called in the thread that copies; of a reordered record that this prompt
        shares with another, `offsets` are those of its own rows.

        Raises StoreUnreachable; ValueError for a slot that the layout has not, and for `tokens` of another shape or
        dtype. The load fails with ValueError when they are not as many as are stored, or when an importance is one
        that the policy refuses.
        """
        assert len(starts) in (0, len(set(slots))) and not (starts and tokens is None), "a start for each slot"
        slots = tuple(dict.fromkeys(slots))
        if not all(0 <= slot < len(self.geometry.slots) for slot in slots):
            raise ValueError(f"the layout has slots 0..{len(self.geometry.slots) - 1}, not {slots}")
        if tokens is not None and (tokens.dtype != np.bool_ or tokens.ndim != 1):
            raise ValueError(f"wanted tokens are bool [tokens], not {tokens.dtype} {tokens.shape}")
        (number, link), request = self._link("read"), next(self._requests)
        of_record = None if importance is None else _checked(self.policy, importance)
        load = PrefixLoad(self, link, request, destination, self.device, slots=slots, importance=of_record)
        self._handlers[request] = (number, load)
        is_announced = self.device is not None
        try:
            self._check_open()  # now that `close` would find it
            if tokens is None:
                link.send(Fetch(request, placement_id, slots, (), priority, is_announced))
            else:
                link.send(FetchTokens(request, placement_id, slots, tokens, starts, priority, is_announced))
        except BaseException:
            self.end_request(request)
            raise
        return load

    def load_rows(
        self, placement_id: int, num_tokens: int, view: KVView, *, num_stored: int | None = None
    ) -> PrefixLoad:
        """`load` into rows [0, num_tokens) of a view, which is told nothing of what else is stored.

        `num_stored`: of the placement's tokens; None when all are wanted. `num_tokens` must be whole chunks.
        """
        return self.load_first(placement_id, num_tokens, RowsDestination(view, num_tokens), num_stored=num_stored)

    def load_first(
        self,
        placement_id: int,
        num_tokens: int,
        destination: Destination,
        *,
        num_stored: int | None = None,
        first_rows: Sequence[int] = (),
    ) -> PrefixLoad:
        """`load` of the records of the first `num_tokens` tokens; see `load_rows`.

        `first_rows`: by layer, the token before which it wants none; none for 0. Of a record of several layers, what
        one of them wants comes. (Of a prefix so long that no message can say it, all comes.)
        """
        num_stored = num_tokens if num_stored is None else num_stored
        starts: list[int] = []
        if any(first_rows) and num_stored <= MAX_WANTED_TOKENS:
            slots = [self.geometry.slots[index] for index in self.geometry.kv_slots]
            starts = [min(first_rows[slot.layer_start : slot.layer_end]) for slot in slots]
        if num_stored == num_tokens and not any(starts):
            return self.load(placement_id, destination)
        wanted = np.arange(num_stored) < num_tokens
        slots_asked = self.geometry.kv_slots if starts else ()
        return self.load(placement_id, destination, tokens=wanted, slots=slots_asked, starts=starts)

    def fetch(
        self,
        placement_id: int,
        slots: Sequence[int] = (),
        records: Sequence[int] = (),
        priority: Priority = Priority.DEMAND,
    ) -> RecordFetch:
        """Lease some records; see `Session.fetch` for what may be asked. Raises StoreUnreachable."""
        slots = tuple(dict.fromkeys(slots)) if len(slots) > 1 else slots
        request = next(self._requests)
        while True:
            link, is_new = self._fetch_link()
            fetch = RecordFetch(self, link, request, slots)
            self._handlers[request] = (0, fetch)
            try:
                link.send(Fetch(request, placement_id, slots, records, priority))
            except StoreUnreachable:
                self.end_fetch(fetch, is_link_usable=False)
                if is_new:
                    raise
            else:
                return fetch

    def expect(self, placement_id: int) -> ExpectedRecords | None:
        """Have what a request that waits will probably want in the device tier: see `ExpectedRecords`.

        Returns at once; `end` it when the request has had its turn. None without a device tier, or without a store.
        """
        if self.device is None:
            return None
        with contextlib.suppress(StoreUnreachable):
            (number, link), request = self._link("read"), next(self._requests)
            expected = ExpectedRecords(self, link, request, self.device)
            self._handlers[request] = (number, expected)
            try:
                link.send(Fetch(request, placement_id, self.geometry.row_slots, (), Priority.PREFETCH, True))
            except BaseException:
                self.end_request(request)
                raise
            return expected
        return None

    def save(self, placement_id: int, chunk_start: int, chunk_end: int, view: KVView, *, first_token: int = 0) -> int:
        """Hand chunks [chunk_start, chunk_end) of a view over to the store; returns how many it took.

        `first_token`: of the prompt, where the view begins.

        They are durable and visible soon after (the store's `drain` waits for that). Fewer than asked when the store
        is full, cannot write, or may not store them any more; it counts that. Raises StoreUnreachable.
        """
        (number, link), at = self._link("save"), chunk_start
        while at < chunk_end:
            request = next(self._requests)
            try:
                staged = self._call(number, link, Stage(request, placement_id, at, chunk_end - at))
                assert isinstance(staged, Staged)
                if not staged.num_chunks:
                    break
                self._fill(link, at * self.geometry.tokens_per_chunk - first_token, staged, view)
            except BaseException:
                with contextlib.suppress(StoreUnreachable):
                    link.send(Cancel(request))  # gives back what was staged
                raise
            self._call(number, link, Put(request))
            at += staged.num_chunks
        return at - chunk_start

    def note_importance(self, placement_id: int, first_layer: int, importance: npt.ArrayLike) -> None:
        """How much each token of a placement matters: to the background reorder, a sample when every layer has come, in
        any order, from this client.

        `importance`: float32 [tokens] of one layer, or [layers, tokens] of several, of the stored prefix; or of more
        tokens of the prompt, up to the last that the placement may save, which counts for those that it does save. NaN
        where a token was not judged. Kept as float16. A hint: no answer, and no error when the placement or the store
        is gone. The last layer may wait for the store's catalog when the store is in this process. Raises ValueError
        for layers that there are not, StoreClosed.
        """
        importance_LT = np.atleast_2d(np.asarray(importance, np.float32))
        num_layers, num_tokens = importance_LT.shape
        self._check_judged(first_layer, num_layers, num_tokens)
        packed = np.clip(importance_LT, -_MAX_FLOAT16, _MAX_FLOAT16).astype(np.float16).ravel()
        with contextlib.suppress(StoreUnreachable):
            # Over the link for saves: whoever waits for the catalog there holds up no load.
            _, link = self._link("save")
            link.send(Note(placement_id, num_tokens, first_layer * num_tokens, packed))

    def note_importance_later(
        self, placement_id: int, first_layer: int, importance: Sequence[npt.NDArray[np.float32]]
    ) -> None:
        """`note_importance` of neighbouring layers, float32 [tokens] each, for a caller in a hurry.

        The sample begins now, so that it counts also when the placement is settled soon; its values go with the thread
        that comes after loads, to which the arrays are lent. Raises as `note_importance`.
        """
        (num_tokens,) = {len(of_layer) for of_layer in importance} or {0}
        self._check_judged(first_layer, len(importance), num_tokens)

        def note() -> None:
            with contextlib.suppress(StoreError):
                self.note_importance(placement_id, first_layer, np.stack(importance))

        with contextlib.suppress(StoreUnreachable):
            _, link = self._link("save")
            link.send(Note(placement_id, num_tokens, 0, np.empty(0, np.float16)))
            self.later(note)

    def heard(self, answer: Answer) -> None:
        """Every answer of every link of this client."""
        open_request = self._handlers.get(answer.request)
        if open_request is None:
            return
        _, handler = open_request
        if isinstance(answer, FetchFailed):
            handler.failed(_error_of(answer))
        else:
            handler.heard(answer)

    # -- what loads and fetches need -------------------------------------------------------------------------------

    def end_request(self, request: int) -> None:
        self._handlers.pop(request, None)

    def end_fetch(self, fetch: RecordFetch, *, is_link_usable: bool) -> None:
        self.end_request(fetch.request)
        with self._lock:
            if fetch.link not in self._fetch_links:
                return  # closed
            if is_link_usable:
                self._idle_links.append(fetch.link)
                return
            self._fetch_links.discard(fetch.link)
        fetch.link.close()

    def why_unreachable(self, error: StoreUnreachable) -> Exception:
        return StoreClosed("the client was closed") if self._is_closed else error

    def after(self, completion: Completion, load: PrefixLoad, then: Callable[[], None]) -> None:
        def wait_then() -> None:
            try:
                completion.wait()
            except Exception as error:  # noqa: BLE001  # the load fails with it; other loads' copies go on
                load.failed(error)
            then()

        self.later(wait_then)

    def demote_later(self) -> None:
        if self.device is not None and self.device.leaving_bytes and not self._is_closed:
            self.later(self.demote)

    def demote(self) -> None:
        assert self.device is not None
        evicted = self.device.leaving()
        try:
            if evicted:
                self._demote_all(evicted)
        except StoreError:
            pass  # they are on disk
        finally:
            for one in evicted:
                self.device.left(one)

    def later(self, act: Callable[[], None]) -> None:
        with self._lock:
            if self._tidier is None:
                self._tidier = threading.Thread(target=self._tidy, name="kv-tidy", daemon=True)
                self._tidier.start()
        self._afterwards.put(act)

    # -- inside ----------------------------------------------------------------------------------------------------

    def _fetch_link(self) -> tuple[StoreLink, bool]:
        """A pumped link that no other fetch uses, and whether it is new."""
        with self._lock:
            self._check_open()
            if self._idle_links:
                return self._idle_links.pop(), False
        link = self._make_link(self.heard, lambda: None, is_pumped=True)
        try:
            with self._lock:
                self._check_open()
                self._fetch_links.add(link)
        except StoreClosed:
            link.close()
            raise
        return link, True

    def _check_judged(self, first_layer: int, num_layers: int, num_tokens: int) -> None:
        if not (num_layers and num_tokens) or not 0 <= first_layer <= self.geometry.num_layers - num_layers:
            raise ValueError(f"no importance of {num_tokens} tokens in {num_layers} layers from {first_layer} on")

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreClosed("the client is closed")

    def _link(self, use: str) -> tuple[int, StoreLink]:
        with self._lock:
            self._check_open()
            replaced = self._links.get(use)
            if replaced is not None and replaced[1].is_connected():
                return replaced
            number = next(self._link_numbers)
            link = self._make_link(self.heard, lambda: self._lost(number), is_pumped=False)
            if self.device is not None and use == "read":
                self.device.enter(link.generation)
            if self._arena_watcher is not None and use == "read":
                self._arena_watcher.opened(link.view(0, link.arena_bytes))
            self._links[use] = number, link
        if replaced is not None:
            self.later(replaced[1].close)  # or the dead store's arena would stay mapped
        return number, link

    def _fail_all(self) -> None:
        handlers = [handler for _, handler in list(self._handlers.values())]
        for handler in handlers:
            handler.failed(StoreClosed("the client was closed"))
        for handler in handlers:
            handler.wait_for_copies()

    def _lost(self, number: int) -> None:
        for request, (of, handler) in list(self._handlers.items()):
            if of == number:
                self._handlers.pop(request, None)
                handler.failed(StoreUnreachable("the store ended"))
        self.later(self._close_dead_links)

    def _close_dead_links(self) -> None:
        """Fetch links that nobody uses: or the dead store's arena would stay mapped."""
        with self._lock:
            dead = [link for link in self._idle_links if not link.is_connected()]
            self._idle_links = [link for link in self._idle_links if link not in dead]
            self._fetch_links.difference_update(dead)
        for link in dead:
            link.close()

    def _call(self, number: int, link: StoreLink, message: _Question) -> Answer:
        (answer,) = self._calls(number, link, [message])
        return answer

    def _calls(self, number: int, link: StoreLink, messages: Sequence[_Question]) -> list[Answer]:
        """The answers, when all are there."""
        calls = {message.request: Call() for message in messages}
        try:
            for message in messages:
                self._handlers[message.request] = (number, calls[message.request])
                self._check_open()  # now that `close` would find it: else the wait might never end
                link.send(message)
            return [call.wait(_CALL_TIMEOUT_S) for call in calls.values()]
        finally:
            for request in calls:
                self.end_request(request)

    def _fill(self, link: StoreLink, row: int, staged: Staged, view: KVView) -> None:
        """Make the staged records of chunks from their rows, which begin at `row` of the view."""
        layout, shape, step = self.identity.layout, self.identity.shape, self.geometry.tokens_per_chunk
        offsets = iter(staged.offsets)
        with self._filling():
            for chunk_row in range(row, row + staged.num_chunks * step, step):
                self._check_open()  # whoever closes waits for one chunk, not for all
                for slot_index, part in self.geometry.pieces:
                    slot = self.geometry.slots[slot_index]
                    start = chunk_row + part * slot.num_tokens
                    payload = link.view(next(offsets) + PAGE_BYTES, slot.payload_bytes)
                    fill_payload(payload, slot, view[:, start : start + slot.num_tokens], layout, shape)

    @contextlib.contextmanager
    def _filling(self) -> Iterator[None]:
        """`close` waits for who is inside. Raises StoreClosed."""
        with self._filled:
            self._check_open()
            self._num_fills += 1
        try:
            yield
        finally:
            with self._filled:
                self._num_fills -= 1
                self._filled.notify_all()

    def _demote_all(self, evicted: Sequence[Evicted]) -> None:
        """All are asked for together: each wait wakes threads. Raises StoreUnreachable, StoreClosed."""
        number, link = self._link("save")
        present = {next(self._requests): one for one in evicted if one.generation == link.generation}
        try:
            rooms = self._calls(number, link, [Demote(r, one.key, one.record.nbytes) for r, one in present.items()])
            granted = {
                room.request: room.offset for room in rooms if isinstance(room, Room) and room.offset is not None
            }
            if link.is_connected():
                for request, offset in granted.items():
                    self._check_open()  # whoever closes waits for one record, not for all
                    record = present[request].record
                    record.write_to(link.view(offset, record.nbytes))
            self._calls(number, link, [Demoted(request) for request in granted])
        except BaseException:
            with contextlib.suppress(StoreUnreachable):
                for request in present:
                    link.send(Cancel(request))
            raise

    def _tidy(self) -> None:
        while (act := self._afterwards.get()) is not None:
            act()
            del act  # or a thread that waits would hold a load, and its caller's memory


def _error_of(answer: FetchFailed) -> Exception:
    if answer.chunk_index == REFUSED:
        return ValueError(answer.text)
    return StoreUnreachable(answer.text) if answer.chunk_index < 0 else RecordCorrupt(answer.text, answer.chunk_index)


def _checked(policy: str, importance: Importance) -> Importance:
    """The same, with ValueError for what the policy refuses: here, where only this load hears of it."""

    def of_record(header: RecordHeader) -> float:
        return checked_importance(policy, importance(header))

    return of_record
