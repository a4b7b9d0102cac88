"""The client's end of the data plane: records from the store into the caller's memory, and rows from it to the store.

A client is in the store's process (embedded) or in another one; only its link differs. What it gets lies in the
store's arena, leased: it copies what it wants into the caller's destination and releases. If the store dies, all that
is under way fails with StoreUnreachable, and the next call tries to connect to its successor.
"""

import contextlib
import itertools
import json
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from kvstore import wire
from kvstore.arena import Arena, ArenaMapping
from kvstore.channel import ChannelClient, ChannelClosed
from kvstore.device_tier import DeviceTier, Evicted
from kvstore.errors import RecordCorrupt, StoreClosed, StoreError, StoreUnreachable
from kvstore.geometry import Geometry
from kvstore.identity import StoreIdentity
from kvstore.io_engine import Priority
from kvstore.layout import PAGE_BYTES, padded_to_page
from kvstore.payload import Completion, Destination, KVView, RowsDestination, fill_payload
from kvstore.record import RecordHeader, read_header
from kvstore.session import Session, SessionEvents
from kvstore.tiering import Tier

_CONNECT_TIMEOUT_S = 5.0
_CALL_TIMEOUT_S = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreLocation:
    """All that another process needs to use a store: picklable, without handles."""

    socket: str
    identity: StoreIdentity
    #: Of each client's device tier, and by which policy it is filled.
    device_bytes: int = 0
    policy: str = "lru"


class StoreLink(Protocol):
    """A way to a session. Raises StoreUnreachable when the store is gone."""

    #: Tells one life of the store from the next.
    generation: int

    def fetch(
        self,
        request: int,
        placement_id: int,
        slots: Sequence[int],
        records: Sequence[int],
        priority: Priority,
        *,
        is_announced: bool = False,
    ) -> None: ...

    def want(self, request: int, start: int, is_wanted: Sequence[bool]) -> None: ...

    def release(
        self,
        request: int,
        entries: Sequence[int],
        importance: float,
        *,
        is_moved: bool = False,
        is_last: bool = False,
    ) -> None: ...

    def cancel(self, request: int) -> None: ...

    def promote(self, request: int) -> None: ...

    def stage(self, request: int, placement_id: int, chunk_start: int, wanted: int) -> None: ...

    def put(self, request: int) -> None: ...

    def demote(self, request: int, key: int, size_bytes: int) -> None: ...

    def demoted(self, request: int) -> None: ...

    def view(self, offset: int, size_bytes: int) -> memoryview: ...

    def is_connected(self) -> bool: ...

    def close(self) -> None: ...


class Mailbox:
    """A session's news, told to a client in this process on a thread of its own: copies must not hold up the disk.

    Owns: the thread, which `close` ends. The methods are those of SessionEvents.
    """

    def __init__(self, events: SessionEvents) -> None:
        self._events = events
        self._news: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._tell, name="kv-client", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._news.put(None)
        if self._thread is not threading.current_thread():
            self._thread.join()

    def started(self, request: int, records_of_slot: Sequence[int], entries: Sequence[tuple[int, int]]) -> None:
        self._news.put(lambda: self._events.started(request, records_of_slot, entries))

    def bounds(self, request: int, ends: Sequence[tuple[int, int]]) -> None:
        self._news.put(lambda: self._events.bounds(request, ends))

    def announced(self, request: int, keys: Sequence[int]) -> None:
        self._news.put(lambda: self._events.announced(request, keys))

    def frames(self, request: int, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        self._news.put(lambda: self._events.frames(request, entries, from_disk))

    def fetch_failed(self, request: int, chunk_index: int, message: str) -> None:
        self._news.put(lambda: self._events.fetch_failed(request, chunk_index, message))

    def staged(self, request: int, num_chunks: int, offsets: Sequence[int]) -> None:
        self._news.put(lambda: self._events.staged(request, num_chunks, offsets))

    def room(self, request: int, offset: int | None) -> None:
        self._news.put(lambda: self._events.room(request, offset))

    def accepted(self, request: int) -> None:
        self._news.put(lambda: self._events.accepted(request))

    def _tell(self) -> None:
        while (news := self._news.get()) is not None:
            news()


class LocalLink:
    """A session in this process. Owns: the session and the mailbox."""

    #: It ends with its store.
    generation = 0

    def __init__(self, session: Session, mailbox: Mailbox, arena: Arena) -> None:
        self.fetch = session.fetch
        self.want = session.want
        self.release = session.release
        self.cancel = session.cancel
        self.promote = session.promote
        self.stage = session.stage
        self.put = session.put
        self.demote = session.demote
        self.demoted = session.demoted
        self.view = arena.view
        self._session = session
        self._mailbox = mailbox

    def close(self) -> None:
        self._session.close()
        self._mailbox.close()

    def is_connected(self) -> bool:
        return True


class RemoteLink:
    """A session in the store's process. Owns: the connection and the mapping of the arena."""

    def __init__(self, socket: Path, events: SessionEvents, on_lost: Callable[[], None]) -> None:
        self._events = events
        self._on_lost = on_lost
        self._hello = threading.Event()
        self._arena: ArenaMapping | None = None
        self._is_lost = False
        #: Keys of fetches whose announcement has not been heard to its end.
        self._announced: dict[int, list[int]] = {}
        #: Parts of an answer to a tool, by request.
        self._told: dict[int, list[bytes]] = {}
        self._answers: dict[int, queue.SimpleQueue[bytes | None]] = {}
        self._channel = ChannelClient(socket, self._received, self._closed)
        self.generation = 0

    def connect(self, timeout_s: float) -> None:
        """Raises StoreUnreachable."""
        try:
            self._channel.connect(timeout_s)
        except ChannelClosed as error:
            raise StoreUnreachable(str(error)) from error
        if not self._hello.wait(timeout_s) or self._is_lost:
            self._channel.close()
            raise StoreUnreachable(f"the store at {self._channel.path} does not answer")

    def fetch(
        self,
        request: int,
        placement_id: int,
        slots: Sequence[int],
        records: Sequence[int],
        priority: Priority,
        *,
        is_announced: bool = False,
    ) -> None:
        message = wire.FetchMessage(request, placement_id, priority, list(slots), list(records), is_announced)
        self._send(message.encode())

    def want(self, request: int, start: int, is_wanted: Sequence[bool]) -> None:
        assert start == 0, "all entries are spoken of at once"
        for message in wire.want(request, is_wanted):
            self._send(message)

    def release(
        self,
        request: int,
        entries: Sequence[int],
        importance: float,
        *,
        is_moved: bool = False,
        is_last: bool = False,
    ) -> None:
        for message in wire.release(request, entries, importance, is_moved=is_moved, is_last=is_last):
            self._send(message)
        if is_last and not entries:
            self.cancel(request)

    def cancel(self, request: int) -> None:
        self._send(wire.of_request(wire.CANCEL, request))

    def promote(self, request: int) -> None:
        self._send(wire.of_request(wire.PROMOTE, request))

    def stage(self, request: int, placement_id: int, chunk_start: int, wanted: int) -> None:
        self._send(wire.stage(request, placement_id, chunk_start, wanted))

    def put(self, request: int) -> None:
        self._send(wire.of_request(wire.PUT, request))

    def demote(self, request: int, key: int, size_bytes: int) -> None:
        self._send(wire.demote(request, key, size_bytes))

    def demoted(self, request: int) -> None:
        self._send(wire.of_request(wire.DEMOTED, request))

    def tool(self, request: int, command: dict[str, Any], timeout_s: float) -> Any:
        """Run one of the store's tools there. Raises StoreUnreachable, TimeoutError."""
        answer: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers[request], self._told[request] = answer, []
        self._send(wire.tool(request, command))
        try:
            text = answer.get(timeout=timeout_s)
        except queue.Empty:
            raise TimeoutError(f"the store did not answer within {timeout_s:.0f} s") from None
        if text is None:
            raise StoreUnreachable("the store ended before it answered")
        return json.loads(text)

    def view(self, offset: int, size_bytes: int) -> memoryview:
        assert self._arena is not None, "connect first"
        return self._arena.view(offset, size_bytes)

    def is_connected(self) -> bool:
        """Whether the store has not hung up; what it sent before may still be on its way."""
        return self._channel.is_connected()

    def close(self) -> None:
        self._channel.close()
        if self._arena is not None:
            self._arena.close()

    def _send(self, message: bytes) -> None:
        try:
            self._channel.send(message)
        except ChannelClosed as error:
            raise StoreUnreachable(str(error)) from error

    def _received(self, message: bytes, descriptor: int | None) -> None:
        kind = message[:1]
        if kind == wire.STARTED:
            self._events.started(wire.request_of(message), *wire.started_of(message))
        elif kind == wire.FRAMES:
            self._events.frames(wire.request_of(message), *wire.frames_of(message))
        elif kind == wire.ANNOUNCED:
            self._hear_announced(message)
        elif kind == wire.BOUNDS:
            self._events.bounds(wire.request_of(message), wire.bounds_of(message))
        elif kind == wire.FAILED:
            self._events.fetch_failed(wire.request_of(message), *wire.failed_of(message))
        elif kind == wire.STAGED:
            self._events.staged(wire.request_of(message), *wire.staged_of(message))
        elif kind == wire.ROOM:
            self._events.room(wire.request_of(message), wire.room_of(message))
        elif kind == wire.ACCEPTED:
            self._events.accepted(wire.request_of(message))
        elif kind == wire.TOLD:
            self._hear(message)
        elif kind == wire.HELLO:
            assert descriptor is not None, "the arena comes with the first message"
            self._arena = ArenaMapping(descriptor)
            self.generation = wire.hello_of(message)["generation"]
            self._hello.set()

    def _hear_announced(self, message: bytes) -> None:
        request = wire.request_of(message)
        keys, is_last = wire.announced_of(message)
        heard = self._announced.setdefault(request, [])
        heard += keys
        if is_last:
            self._events.announced(request, self._announced.pop(request))

    def _hear(self, message: bytes) -> None:
        request = wire.request_of(message)
        part, is_last = wire.told_of(message)
        self._told[request].append(part)
        if is_last:
            self._answers.pop(request).put(b"".join(self._told.pop(request)))

    def _closed(self) -> None:
        self._is_lost = True
        self._hello.set()
        for answer in list(self._answers.values()):
            answer.put(None)
        self._on_lost()


class _Handler:
    """Who hears of one request. What it has not asked for is a mistake of ours."""

    def started(self, records_of_slot: Sequence[int], entries: Sequence[tuple[int, int]]) -> None:
        raise AssertionError("nothing was fetched")

    def bounds(self, ends: Sequence[tuple[int, int]]) -> None:
        raise AssertionError("nothing was fetched")

    def announced(self, keys: Sequence[int]) -> None:
        raise AssertionError("nothing was to be announced")

    def frames(self, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        raise AssertionError("nothing was fetched")

    def failed(self, error: Exception) -> None:
        raise NotImplementedError

    def staged(self, num_chunks: int, offsets: Sequence[int]) -> None:
        raise AssertionError("nothing was staged")

    def room(self, offset: int | None) -> None:
        raise AssertionError("nothing was demoted")

    def accepted(self) -> None:
        raise AssertionError("nothing was put")


class PrefixLoad(_Handler):
    """A load under way: wait for a layer, or cancel. Made by `StoreClient.load`."""

    def __init__(
        self,
        client: "StoreClient",
        link: StoreLink,
        request: int,
        destination: Destination,
        device: DeviceTier | None = None,
    ) -> None:
        self._client = client
        self._link = link
        self._request = request
        self._destination = destination
        self._device = device
        #: By entry; known when there is a device tier.
        self._keys: Sequence[int] = ()
        self._changed = threading.Condition()
        #: Records still to come, by layer; None until the store has said how many.
        self._missing: list[int] | None = None
        self._failure: Exception | None = None
        self._num_copying = 0
        #: Where the prompt leaves extents on the way, by their first token.
        self._token_ends: dict[int, int] = {}
        self.bytes_from_disk = 0
        self.bytes_from_host = 0
        self.bytes_from_device = 0

    def wait(self, layer: int, timeout_s: float) -> None:
        """Return when the layer's rows are in the destination, verified.

        Raises RecordCorrupt, StoreUnreachable, StoreClosed after `cancel`, OSError when the disk failed, TimeoutError
        after `timeout_s` seconds.
        """
        with self._changed:
            done = self._changed.wait_for(lambda: self._is_settled(layer), timeout_s)
            if self._failure is not None:
                raise self._failure
            if not done:
                raise TimeoutError(f"layer {layer} of the prefix was not read within {timeout_s:.0f} s")

    def is_ready(self, layer: int) -> bool:
        """Whether `wait(layer)` would return or raise at once."""
        with self._changed:
            return self._is_settled(layer)

    def cancel(self) -> None:
        """Stop, and return when no thread will touch the destination again. Fine after the end, too."""
        self.failed(StoreClosed("the load was cancelled"))
        self.wait_for_copies()
        self._client._end(self._request)
        with contextlib.suppress(StoreUnreachable):
            self._link.cancel(self._request)
        self._client._demote_later()

    def wait_for_copies(self) -> None:
        """Return when no copy is under way, those included that go on behind their `Completion`."""
        with self._changed:
            self._changed.wait_for(lambda: self._num_copying == 0)

    def copied(self, entry: int | None, is_moved: bool) -> None:
        """A copy that went on behind its `Completion` is finished; `entry` None: nothing is leased for it."""
        if entry is not None:
            with contextlib.suppress(StoreUnreachable):
                self._link.release(self._request, [entry], 1.0, is_moved=is_moved)
        self._end_copying()

    @property
    def bytes_read(self) -> int:
        """Bytes of records delivered so far, headers and padding included, from any tier."""
        return self.bytes_from_disk + self.bytes_from_host + self.bytes_from_device

    def started(self, records_of_slot: Sequence[int], entries: Sequence[tuple[int, int]]) -> None:
        self._expect(records_of_slot)
        if entries:
            self.frames(entries, from_disk=False)

    def bounds(self, ends: Sequence[tuple[int, int]]) -> None:
        self._token_ends = dict(ends)

    def announced(self, keys: Sequence[int]) -> None:
        assert self._device is not None, "whoever asks for keys has a device tier"
        records_of_slot = [0] * len(self._client.geometry.slots)
        for key in keys:
            records_of_slot[key & 0xFFFF] += 1
        self._keys = keys
        found = [self._device.get(self._link.generation, key) for key in keys]
        self._expect(records_of_slot)

        def ask_then_copy() -> None:
            self._link.want(self._request, 0, [record is None for record in found])
            self._copy_from_device([record for record in found if record is not None])

        self._copying(ask_then_copy)

    def frames(self, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        self._copying(lambda: self._copy(entries, from_disk))

    def failed(self, error: Exception) -> None:
        with self._changed:
            if self._failure is None and not self._is_complete():
                self._failure = error
            self._changed.notify_all()

    def _expect(self, records_of_slot: Sequence[int]) -> None:
        missing = [0] * self._client.geometry.num_layers
        for slot, count in zip(self._client.geometry.slots, records_of_slot, strict=True):
            for layer in range(slot.layer_start, slot.layer_end):
                missing[layer] += count
        with self._changed:
            self._missing = missing
            self._changed.notify_all()

    def _copying(self, copy: Callable[[], None]) -> None:
        with self._changed:
            if self._failure is not None:
                return  # `cancel` releases
            self._num_copying += 1
        try:
            copy()
        except Exception as error:  # noqa: BLE001  # whoever waits must hear of it, whatever it is
            self.failed(error)
        finally:
            self._end_copying()

    def _end_copying(self) -> None:
        with self._changed:
            self._num_copying -= 1
            self._changed.notify_all()

    def _copy(self, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        finished: tuple[list[int], list[int]] = ([], [])
        arrived = list[tuple[int, int, int]]()
        for entry, offset in entries:
            header = read_header(self._link.view(offset, PAGE_BYTES))
            size_bytes = PAGE_BYTES + padded_to_page(header.payload_bytes)
            record = self._link.view(offset, size_bytes)
            completion = self._copy_record(header, record)
            is_moved = self._move_to_device(entry, record)
            if completion is None:
                finished[is_moved].append(entry)
            else:
                self._finish_later(completion, entry, is_moved)
            arrived.append((header.layer_start, header.layer_end, size_bytes))
        # A process that was stopped for long may have lost its leases while it copied. The store hangs up before it
        # gives a frame to others: whoever is still connected now has copied the right bytes.
        if not self._link.is_connected():
            raise StoreUnreachable("the store hung up")
        self._arrived(arrived, Tier.DISK if from_disk else Tier.HOST)
        for is_moved in (False, True):
            if finished[is_moved]:
                with contextlib.suppress(StoreUnreachable):
                    self._link.release(self._request, finished[is_moved], 1.0, is_moved=is_moved)
        self._demote_when_complete()

    def _copy_from_device(self, records: Sequence[memoryview]) -> None:
        arrived = list[tuple[int, int, int]]()
        for record in records:
            header = read_header(record)
            completion = self._copy_record(header, record)
            if completion is not None:
                self._finish_later(completion, None, is_moved=False)
            arrived.append((header.layer_start, header.layer_end, len(record)))
        self._arrived(arrived, Tier.DEVICE)
        self._demote_when_complete()

    def _copy_record(self, header: RecordHeader, record: memoryview) -> Completion | None:
        if header.token_start in self._token_ends:
            return self._destination.copy(record, self._token_ends[header.token_start])
        return self._destination.copy(record)

    def _move_to_device(self, entry: int, record: memoryview) -> bool:
        """Whether the device tier holds a copy now, so that the host tier need not."""
        if self._device is None:
            return False
        generation, key = self._link.generation, self._keys[entry]
        copy = self._device.copy_of(generation, key, record)
        if copy is None or not self._link.is_connected():  # then it may be a copy of anything
            return False
        return self._device.keep(generation, key, copy)

    def _finish_later(self, completion: Completion, entry: int | None, is_moved: bool) -> None:
        with self._changed:
            self._num_copying += 1
        self._client._after(completion, self, lambda: self.copied(entry, is_moved))

    def _demote_when_complete(self) -> None:
        with self._changed:
            is_complete = self._is_complete()
        if is_complete:
            self._client._demote_later()

    def _arrived(self, records: Sequence[tuple[int, int, int]], tier: Tier) -> None:
        size_bytes = sum(size for _, _, size in records)
        with self._changed:
            assert self._missing is not None, "the number of records comes before the first of them"
            for start, end, _ in records:
                for layer in range(start, end):
                    self._missing[layer] -= 1
            if tier is Tier.DISK:
                self.bytes_from_disk += size_bytes
            elif tier is Tier.HOST:
                self.bytes_from_host += size_bytes
            else:
                self.bytes_from_device += size_bytes
            self._changed.notify_all()

    def _is_settled(self, layer: int) -> bool:
        return self._failure is not None or (self._missing is not None and self._missing[layer] == 0)

    def _is_complete(self) -> bool:
        return self._missing is not None and not any(self._missing)


class RecordFetch(_Handler):
    """Records leased to a caller who reads them where they lie; a `with` block releases. From `StoreClient.fetch`."""

    def __init__(self, client: "StoreClient", link: StoreLink, request: int) -> None:
        self._client = client
        self._link = link
        self._request = request
        self._lock = threading.Lock()
        #: Held until all records are here or the fetch has failed. A lock is woken from in less than a condition.
        self._under_way = threading.Lock()
        self._under_way.acquire()
        self._num_records = -1
        self._offsets: dict[int, int] = {}
        #: Where the prompt leaves reordered extents on the way, by their first token: rows behind are another prompt's.
        self.token_ends: dict[int, int] = {}
        self._failure: Exception | None = None

    def wait(self, timeout_s: float) -> dict[int, memoryview]:
        """All records, by entry: slot by slot, in each by position. Raises as `PrefixLoad.wait`."""
        is_over = self._under_way.acquire(timeout=timeout_s)
        if is_over:
            self._under_way.release()
        if self._failure is not None:
            raise self._failure
        if not is_over:
            raise TimeoutError(f"records were not delivered within {timeout_s:.0f} s")
        views = {}
        for entry, offset in sorted(self._offsets.items()):
            header = read_header(self._link.view(offset, PAGE_BYTES))
            views[entry] = self._link.view(offset, PAGE_BYTES + padded_to_page(header.payload_bytes))
        return views

    def release(self, importance: float = 1.0) -> None:
        """The records are not looked at any more."""
        self._client._end(self._request)
        with contextlib.suppress(StoreUnreachable):
            self._link.release(self._request, list(self._offsets), importance, is_last=True)

    def __enter__(self) -> "RecordFetch":
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def bounds(self, ends: Sequence[tuple[int, int]]) -> None:
        self.token_ends = dict(ends)

    def started(self, records_of_slot: Sequence[int], entries: Sequence[tuple[int, int]]) -> None:
        with self._lock:
            self._num_records = sum(records_of_slot)
            self._offsets.update(entries)
            self._end_if_over()

    def frames(self, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        with self._lock:
            self._offsets.update(entries)
            self._end_if_over()

    def failed(self, error: Exception) -> None:
        with self._lock:
            self._failure = error
            self._end_if_over()

    def _end_if_over(self) -> None:
        is_over = self._failure is not None or len(self._offsets) == self._num_records
        if is_over and self._under_way.locked():
            self._under_way.release()


class _Call(_Handler):
    """A question and its one answer."""

    def __init__(self) -> None:
        self._answer: queue.SimpleQueue[tuple[int, Sequence[int]] | Exception] = queue.SimpleQueue()

    def wait(self, timeout_s: float) -> tuple[int, Sequence[int]]:
        try:
            answer = self._answer.get(timeout=timeout_s)
        except queue.Empty:
            raise StoreUnreachable(f"the store did not answer within {timeout_s:.0f} s") from None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def staged(self, num_chunks: int, offsets: Sequence[int]) -> None:
        self._answer.put((num_chunks, offsets))

    def room(self, offset: int | None) -> None:
        self._answer.put((0, ()) if offset is None else (1, (offset,)))

    def accepted(self) -> None:
        self._answer.put((0, ()))

    def failed(self, error: Exception) -> None:
        self._answer.put(error)


class StoreClient:
    """Loads and saves of one process. Owns: two links (reads never wait behind saves), a device tier when
    `device_bytes` is not 0, and one thread for what comes after a load: releases and demotions.

    `make_link(events, on_lost)` opens a session's link. Thread-safe.
    """

    def __init__(
        self,
        identity: StoreIdentity,
        make_link: Callable[[SessionEvents, Callable[[], None]], StoreLink],
        device_bytes: int = 0,
        policy: str = "lru",
    ) -> None:
        self.identity = identity
        self.geometry = Geometry(identity)
        self.device = DeviceTier(device_bytes, policy) if device_bytes else None
        self._make_link = make_link
        self._lock = threading.Lock()
        #: By use, each with a number of its own: a link that was replaced takes nothing of its successor along.
        self._links: dict[str, tuple[int, StoreLink]] = {}
        self._link_numbers = itertools.count(1)
        self._requests = itertools.count(1)
        #: By request, with the number of the link that it went over.
        self._handlers: dict[int, tuple[int, _Handler]] = {}
        self._afterwards: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._tidier: threading.Thread | None = None
        self._is_closed = False

    @classmethod
    def remote(cls, location: StoreLocation) -> "StoreClient":
        """A client of a store in another process of this node."""

        def connect(events: SessionEvents, on_lost: Callable[[], None]) -> StoreLink:
            link = RemoteLink(Path(location.socket), events, on_lost)
            link.connect(_CONNECT_TIMEOUT_S)
            return link

        return cls(location.identity, connect, location.device_bytes, location.policy)

    def close(self) -> None:
        """Hang up; what is under way fails with StoreClosed."""
        with self._lock:
            self._is_closed = True
            links, self._links = self._links, {}
        self._fail_all()  # copies end before their leases do: none may read a frame that others have by now
        for _, link in links.values():
            link.close()
        self._fail_all()
        if self._tidier is not None:
            self._afterwards.put(None)
            self._tidier.join()

    def load(
        self,
        placement_id: int,
        destination: Destination,
        priority: Priority = Priority.DEMAND,
    ) -> PrefixLoad:
        """Start to bring the stored prefix of a placement, layer by layer. Returns at once. Raises StoreUnreachable."""
        (number, link), request = self._link("read"), next(self._requests)
        load = PrefixLoad(self, link, request, destination, self.device)
        self._handlers[request] = (number, load)
        self._fetch(link, request, placement_id, (), (), priority, is_announced=self.device is not None)
        return load

    def load_rows(self, placement_id: int, num_tokens: int, view: KVView) -> PrefixLoad:
        """`load` into rows [0, num_tokens) of a view."""
        return self.load(placement_id, RowsDestination(view, num_tokens))

    def fetch(
        self,
        placement_id: int,
        slots: Sequence[int] = (),
        records: Sequence[int] = (),
        priority: Priority = Priority.DEMAND,
    ) -> RecordFetch:
        """Lease some records; see `Session.fetch` for what may be asked. Raises StoreUnreachable."""
        (number, link), request = self._link("read"), next(self._requests)
        fetch = RecordFetch(self, link, request)
        self._handlers[request] = (number, fetch)
        self._fetch(link, request, placement_id, slots, records, priority, is_announced=False)
        return fetch

    def save(self, placement_id: int, chunk_start: int, chunk_end: int, view: KVView) -> int:
        """Hand chunks [chunk_start, chunk_end) of a view over to the store; returns how many it took.

        They are durable and visible soon after (the store's `drain` waits for that). Fewer than asked when the store
        is full, cannot write, or may not store them any more; it counts that. Raises StoreUnreachable.
        """
        (number, link), at = self._link("save"), chunk_start
        while at < chunk_end:
            request = next(self._requests)
            try:
                num_chunks, offsets = self._call(
                    number,
                    request,
                    lambda r=request, c=at: link.stage(r, placement_id, c, chunk_end - c),  # type: ignore[misc]
                )
                if not num_chunks:
                    break
                self._fill(link, at, num_chunks, offsets, view)
            except BaseException:
                with contextlib.suppress(StoreUnreachable):
                    link.cancel(request)  # gives back what was staged
                raise
            self._call(number, request, lambda r=request: link.put(r))  # type: ignore[misc]
            at += num_chunks
        return at - chunk_start

    # -- what a session tells --------------------------------------------------------------------------------------

    def started(self, request: int, records_of_slot: Sequence[int], entries: Sequence[tuple[int, int]]) -> None:
        if handler := self._handlers.get(request):
            handler[1].started(records_of_slot, entries)

    def bounds(self, request: int, ends: Sequence[tuple[int, int]]) -> None:
        if handler := self._handlers.get(request):
            handler[1].bounds(ends)

    def announced(self, request: int, keys: Sequence[int]) -> None:
        if handler := self._handlers.get(request):
            handler[1].announced(keys)

    def frames(self, request: int, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        if handler := self._handlers.get(request):
            handler[1].frames(entries, from_disk)

    def fetch_failed(self, request: int, chunk_index: int, message: str) -> None:
        if handler := self._handlers.get(request):
            error = RecordCorrupt(message, chunk_index) if chunk_index >= 0 else StoreUnreachable(message)
            handler[1].failed(error)

    def staged(self, request: int, num_chunks: int, offsets: Sequence[int]) -> None:
        if handler := self._handlers.get(request):
            handler[1].staged(num_chunks, offsets)

    def room(self, request: int, offset: int | None) -> None:
        if handler := self._handlers.get(request):
            handler[1].room(offset)

    def accepted(self, request: int) -> None:
        if handler := self._handlers.get(request):
            handler[1].accepted()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _link(self, use: str) -> tuple[int, StoreLink]:
        with self._lock:
            if self._is_closed:
                raise StoreClosed("the client is closed")
            replaced = self._links.get(use)
            if replaced is not None and replaced[1].is_connected():
                return replaced
            number = next(self._link_numbers)
            link = self._make_link(self, lambda: self._lost(number))
            if self.device is not None and use == "read":
                self.device.enter(link.generation)
            self._links[use] = number, link
        if replaced is not None:
            self._do_later(replaced[1].close)  # or the dead store's arena would stay mapped
        return number, link

    def _fetch(
        self,
        link: StoreLink,
        request: int,
        placement_id: int,
        slots: Sequence[int],
        records: Sequence[int],
        priority: Priority,
        *,
        is_announced: bool,
    ) -> None:
        try:
            link.fetch(request, placement_id, slots, records, priority, is_announced=is_announced)
        except BaseException:
            self._end(request)
            raise

    def _fail_all(self) -> None:
        for _, handler in list(self._handlers.values()):
            handler.failed(StoreClosed("the client was closed"))
            if isinstance(handler, PrefixLoad):
                handler.wait_for_copies()

    def _lost(self, number: int) -> None:
        for request, (of, handler) in list(self._handlers.items()):
            if of == number:
                self._handlers.pop(request, None)
                handler.failed(StoreUnreachable("the store ended"))

    def _end(self, request: int) -> None:
        self._handlers.pop(request, None)

    def _call(self, number: int, request: int, send: Callable[[], None]) -> tuple[int, Sequence[int]]:
        call = _Call()
        self._handlers[request] = (number, call)
        try:
            send()
            return call.wait(_CALL_TIMEOUT_S)
        finally:
            self._end(request)

    def _fill(self, link: StoreLink, chunk_start: int, num_chunks: int, offsets: Sequence[int], view: KVView) -> None:
        layout, shape, slots = self.identity.layout, self.identity.shape, self.geometry.slots
        step, places = layout.tokens_per_record, iter(offsets)
        for chunk in range(chunk_start, chunk_start + num_chunks):
            rows = view[:, chunk * step : (chunk + 1) * step]
            for slot in slots:
                payload = link.view(next(places) + PAGE_BYTES, slot.payload_bytes)
                fill_payload(payload, slot, rows, layout, shape)

    def _after(self, completion: Completion, load: PrefixLoad, then: Callable[[], None]) -> None:
        """Do `then` when a load's copy is finished, well or not."""

        def wait_then() -> None:
            try:
                completion.wait()
            except Exception as error:  # noqa: BLE001  # the load fails with it; other loads' copies go on
                load.failed(error)
            then()

        self._do_later(wait_then)

    def _demote_later(self) -> None:
        """Offer the host tier what has left the device tier, when the loads that it left for are served."""
        if self.device is not None and self.device.leaving_bytes and not self._is_closed:
            self._do_later(self._demote)

    def _demote(self) -> None:
        assert self.device is not None
        for evicted in self.device.leaving():
            try:
                self._demote_one(evicted)
            except StoreError:
                pass  # it is on disk
            finally:
                self.device.left(evicted)

    def _demote_one(self, evicted: Evicted) -> None:
        """Raises StoreUnreachable, StoreClosed."""
        (number, link), request = self._link("save"), next(self._requests)
        if link.generation != evicted.generation:
            return
        size_bytes = evicted.record.nbytes
        has_room, offsets = self._call(number, request, lambda: link.demote(request, evicted.key, size_bytes))
        if not has_room:
            return
        try:
            if link.is_connected():
                link.view(offsets[0], size_bytes)[:] = evicted.record.data
        except BaseException:
            link.cancel(request)
            raise
        self._call(number, request, lambda: link.demoted(request))

    def _do_later(self, act: Callable[[], None]) -> None:
        with self._lock:
            if self._tidier is None:
                self._tidier = threading.Thread(target=self._tidy, name="kv-tidy", daemon=True)
                self._tidier.start()
        self._afterwards.put(act)

    def _tidy(self) -> None:
        while (act := self._afterwards.get()) is not None:
            act()
