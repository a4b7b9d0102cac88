"""A load of a stored prefix, or of parts of it, into the caller's destination, layer by layer."""

import contextlib
import copy
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, cast

from kvstore.client.open_requests import RequestHandler
from kvstore.client.read_span import CopiedRecords, ReadLog, ReadSpan
from kvstore.client.record_use import CheckedImportance
from kvstore.dataplane.answers import Announced, Answer, Bounds, FetchStarted, Frames
from kvstore.dataplane.links import StoreLink, verified_record
from kvstore.dataplane.requests import Cancel, Promote, RecordDamaged, Release, Want
from kvstore.dataplane.silence import Silence
from kvstore.errors import RecordCorrupt, StoreClosed, StoreSilent, StoreUnreachable
from kvstore.format.payload import BatchDestination, Completion, Destination, GatheringDestination
from kvstore.format.record import RecordHeader, read_header
from kvstore.format.record_batch import batches_of
from kvstore.index.geometry import Geometry
from kvstore.tiers.device_tier import DeviceTier
from kvstore.tiers.record_memory import HeldRecord
from kvstore.tiers.tier import Tier

#: Divisor of the store's memory: most bytes of records that a load has copied and not yet released.
_UNRELEASED_PART = 64

#: Fewest records that are copied as a batch: with fewer, beginning a batch takes longer than copying them one by one.
_LEAST_BATCH = 4


class _Entries(NamedTuple):
    """Entries of a load, and the importance of each record's use."""

    entries: list[int]
    importance: list[float]

    def extend(self, more: "_Entries") -> None:
        self.entries.extend(more.entries)
        self.importance.extend(more.importance)


class _Finished:
    """Copied entries that are not yet released."""

    def __init__(self) -> None:
        self.in_host_memory = _Entries([], [])
        #: Entries whose records moved to the device tier.
        self.moved = _Entries([], [])
        self.size_bytes = 0


class LoadOwner(Protocol):
    """The client's interface for a load."""

    geometry: Geometry

    #: Whether the store answers at all.
    silence: Silence

    def end_request(self, request: int) -> None: ...

    def when_copied(self, completion: Completion, load: "PrefixLoad", then: Callable[[], None]) -> None:
        """Run `then` in the background when a load's copy has ended, even if it failed."""
        ...

    def demote_soon(self) -> None:
        """Offer records evicted from the device tier to the host tier, after the load is served."""
        ...


class PrefixLoad(RequestHandler):
    """A running load, to wait for by layer or as a whole, or to cancel. Made by `StoreClient.load`.

    `slots`: requested slots of the layout, each once. `importance`: importance of a record's use for the cache
    policies, from its header; 1.0 for all if None. An exception that it raises fails the load.
    """

    def __init__(
        self,
        client: LoadOwner,
        link: StoreLink,
        request: int,
        destination: Destination,
        device: DeviceTier | None = None,
        *,
        slots: Sequence[int] = (),
        importance: CheckedImportance | None = None,
    ) -> None:
        self._client = client
        self._link = link
        self._request = request
        self._destination = destination
        # `hasattr`, because `isinstance` of a protocol takes longer than all other work here.
        self._gathering = cast(GatheringDestination, destination) if hasattr(destination, "flush") else None
        # A device tier takes records one by one.
        takes_batches = device is None and hasattr(destination, "copy_batch")
        self._batching = cast(BatchDestination, destination) if takes_batches else None
        self._device = device
        self._slots = slots or client.geometry.kv_slots
        self._importance = importance
        #: Key of each entry; known only with a device tier.
        self._keys: Sequence[int] = ()
        self._changed = threading.Condition()
        #: Number of missing records, by layer; None until the store has announced them.
        self._missing: list[int] | None = None
        self._failure: Exception | None = None
        self._num_copying = 0
        self._finished = _Finished()
        #: Token at which the prompt leaves an extent early, by the extent's first token.
        self._token_ends: dict[int, int] = {}
        self._begun_s = time.monotonic()
        self._read_log = ReadLog(self._begun_s)

    def wait(self, layer: int, timeout_s: float) -> None:
        """Wait until all records of this load that hold the layer are verified and in the destination.

        Raises RecordCorrupt, StoreUnreachable (StoreSilent if the store or disk does not answer), StoreClosed after
        `cancel`, OSError when the disk failed, TimeoutError after `timeout_s` seconds; ValueError when the store or a
        policy refuses, see `StoreClient.load`.
        """
        self._wait_for(lambda: self._is_settled(layer), f"layer {layer} of the prefix was", timeout_s)

    def is_ready(self, layer: int) -> bool:
        """Whether `wait(layer)` would return or raise at once."""
        with self._changed:
            return self._is_settled(layer)

    def wait_all(self, timeout_s: float) -> None:
        """Wait until all records of this load are verified and in the destination. Raises as `wait`."""
        self._wait_for(lambda: self._failure is not None or self._has_all(), "records of the prefix were", timeout_s)

    def is_complete(self) -> bool:
        """Whether `wait_all` would return or raise at once."""
        with self._changed:
            return self._failure is not None or self._has_all()

    def promote(self) -> None:
        """Raise a prefetch's remaining reads to demand priority."""
        with contextlib.suppress(StoreUnreachable):  # the load itself fails with this error
            self._link.send(Promote(self._request))

    def cancel(self) -> None:
        """Stop the load. On return no thread touches the destination. May also be called after the end."""
        self.on_failure(StoreClosed("the load was cancelled"))
        self.wait_for_copies()
        self._client.end_request(self._request)
        with contextlib.suppress(StoreUnreachable):
            self._link.send(Cancel(self._request))
        self._client.demote_soon()

    def wait_for_copies(self) -> None:
        """Wait until no copy is under way, including asynchronous ones, see `Completion`."""
        with self._changed:
            self._changed.wait_for(lambda: self._num_copying == 0)

    def copied(self, used: _Entries, is_moved: bool) -> None:
        """Release the records of an asynchronous copy (`Completion`) that has finished."""
        try:
            if used.entries:
                if not self._link.is_connected():
                    self.on_failure(StoreUnreachable("the store hung up"))
                self._release(used, is_moved)
        finally:
            self._end_copying()

    def _release(self, used: _Entries, is_moved: bool) -> None:
        importance = used.importance if self._importance is not None else 1.0
        with contextlib.suppress(StoreUnreachable):
            self._link.send(Release(self._request, used.entries, importance, is_moved))

    @property
    def bytes_read(self) -> int:
        """Bytes of records delivered so far, headers and padding included, from any tier."""
        return self.bytes_from_disk + self.bytes_from_host + self.bytes_from_device

    @property
    def bytes_from_disk(self) -> int:
        return self._read_log.total(Tier.DISK).size_bytes

    @property
    def bytes_from_host(self) -> int:
        return self._read_log.total(Tier.HOST).size_bytes

    @property
    def bytes_from_device(self) -> int:
        return self._read_log.total(Tier.DEVICE).size_bytes

    def records_from(self, tier: Tier) -> int:
        """Records delivered so far from a tier."""
        return self._read_log.total(tier).num_records

    def read_spans(self) -> list[ReadSpan]:
        """Deliveries so far, with their times."""
        with self._changed:
            return self._read_log.spans()

    def on_answer(self, answer: Answer) -> None:
        match answer:
            case FetchStarted():
                self._expect(dict(zip(self._slots, answer.counts, strict=True)))
                if answer.entries:
                    self._copying(lambda: self._copy(answer.entries, from_disk=False))
            case Frames():
                self._copying(lambda: self._copy(answer.entries, answer.from_disk))
            case Announced():
                self._keys = answer.keys
                self._expect(Counter(key & 0xFFFF for key in answer.keys))
                self._copying(self._copy_or_ask)
            case Bounds():
                self._token_ends = dict(answer.ends)
            case _:
                raise AssertionError(f"{type(answer).__name__} does not answer a load")

    def on_failure(self, error: Exception) -> None:
        with self._changed:
            if self._failure is None and not self._has_all():
                self._failure = error
            self._changed.notify_all()

    def _wait_for(self, is_over: Callable[[], bool], what: str, timeout_s: float) -> None:
        silence, deadline_s = self._client.silence, time.monotonic() + timeout_s
        while True:
            left_s = deadline_s - time.monotonic()
            with self._changed:
                done = self._changed.wait_for(is_over, max(0.0, min(left_s, silence.look_s)))
                if self._failure is not None:
                    raise copy.copy(self._failure)  # the traceback of a kept error would keep the caller's memory alive
            if done:
                return
            try:
                silence.check_waiting(self._begun_s)
            except StoreSilent as error:
                self.on_failure(error)
                raise
            if time.monotonic() >= deadline_s:
                raise TimeoutError(f"{what} not read within {timeout_s:.0f} s")

    def _expect(self, records_of_slot: Mapping[int, int]) -> None:
        missing = [0] * self._client.geometry.num_layers
        for slot_index, count in records_of_slot.items():
            slot = self._client.geometry.slots[slot_index]
            for layer in range(slot.layer_start, slot.layer_end):
                missing[layer] += count
        with self._changed:
            self._missing = missing
            self._changed.notify_all()

    def _copying(self, copy: Callable[[], None]) -> None:
        with self._changed:
            if self._failure is not None:
                return  # `cancel` ends the leases
            self._num_copying += 1
        try:
            copy()
        except Exception as error:  # noqa: BLE001  # `wait` raises it
            self.on_failure(error)
        finally:
            self._end_copying()

    def _end_copying(self) -> None:
        with self._changed:
            self._num_copying -= 1
            self._changed.notify_all()

    def _copy(self, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        tier = Tier.DISK if from_disk else Tier.HOST
        if self._batching is not None and len(entries) >= _LEAST_BATCH:
            self._copy_batches(self._batching, entries, tier)
        else:
            self._copy_one_by_one(entries, tier)
        self._release_finished()
        self._demote_when_complete()

    def _copy_batches(self, destination: BatchDestination, entries: Sequence[tuple[int, int]], tier: Tier) -> None:
        """Copy the records of one slot at a time, so that a layer waits only for its own records."""
        batches, damaged = batches_of(self._link.view(0, self._link.arena_bytes), entries, self._token_ends)
        importance, last_rows = list[float](), None
        for batch in batches:
            if self._failure is not None:
                return  # the load has failed; `cancel` ends the leases
            if self._importance is not None:
                rows = batch.key_of_rows
                if rows is None or rows != last_rows:
                    importance = self._importance.of_batch(batch)
                last_rows = rows
            completion = destination.copy_batch(batch)
            if batch.is_verified:
                self._finish(completion, _Entries(batch.entries_R.tolist(), importance), is_moved=False)
                self._take_over([_copied(batch.first, len(batch))], tier)
            else:
                damaged += batch.entries_R[batch.damaged].tolist()
        for entry in damaged:
            self._link.send(RecordDamaged(self._request, entry))  # the store verifies it and ends this load

    def _copy_one_by_one(self, entries: Sequence[tuple[int, int]], tier: Tier) -> None:
        copied = list[CopiedRecords]()
        for entry, offset in entries:
            try:
                header, record = verified_record(self._link, offset)
            except RecordCorrupt:
                self._link.send(RecordDamaged(self._request, entry))  # the store verifies it and ends this load
                continue
            importance = self._importance_of(header)
            completion, is_moved = self._take(entry, importance, header, record)
            self._finish(completion, _Entries([entry], [importance]), is_moved)
            copied.append(_copied(header, 1))
        self._take_over(copied, tier)

    def _take_over(self, copied: Sequence[CopiedRecords], tier: Tier) -> None:
        # A process that was stopped for long may have lost its leases while it copied. The store hangs up before it
        # reuses a frame: a client that is still connected has copied the right bytes, or has begun to. Asynchronous
        # copies are checked again, see `copied`.
        if not self._link.is_connected():
            raise StoreUnreachable("the store hung up")
        self._arrived(copied, tier)
        self._finished.size_bytes += sum([records.size_bytes for records in copied])

    def _finish(self, completion: Completion | None, used: _Entries, is_moved: bool) -> None:
        """Release records after their copy."""
        if completion is not None:
            self._finish_later(completion, used, is_moved)
        elif is_moved:
            self._finished.moved.extend(used)
        else:
            self._finished.in_host_memory.extend(used)

    def _release_finished(self) -> None:
        """Release copied records, many in one message, but before they take too much of the store's memory."""
        with self._changed:
            is_complete = self._has_all()
        if not is_complete and self._finished.size_bytes * _UNRELEASED_PART < self._link.arena_bytes:
            return
        finished, self._finished = self._finished, _Finished()
        if finished.in_host_memory.entries:
            self._release(finished.in_host_memory, is_moved=False)
        if finished.moved.entries:
            self._release(finished.moved, is_moved=True)

    def _copy_or_ask(self) -> None:
        """Request the announced records that the device tier lacks, and copy those that it has meanwhile."""
        found, importance = list[HeldRecord](), list[float]()
        is_wanted = list[bool]()
        for key in self._keys:
            record, of_record = self._use_in_device(key)
            is_wanted.append(record is None)
            if record is not None:
                found.append(record)
                importance.append(of_record)
        self._link.send(Want(self._request, is_wanted, importance if self._importance is not None else ()))
        self._copy_from_device(found)

    def _use_in_device(self, key: int) -> tuple[HeldRecord | None, float]:
        """A record of the device tier, None if absent, and the importance of this use."""
        assert self._device is not None, "a load that asks for keys has a device tier"
        generation, importance = self._link.generation, 1.0
        if self._importance is not None and (record := self._device.peek(generation, key)) is not None:
            importance = self._importance_of(read_header(record.page))
        return self._device.get(generation, key, importance), importance

    def _copy_from_device(self, records: Sequence[HeldRecord]) -> None:
        copied = list[CopiedRecords]()
        for record in records:
            header = read_header(record.page)
            completion = record.copy_to(self._destination, self._token_ends.get(header.token_start))
            if completion is not None:
                self._finish_later(completion, _Entries([], []), is_moved=False)
            copied.append(_copied(header, 1))
        self._arrived(copied, Tier.DEVICE)
        self._demote_when_complete()

    def _take(
        self, entry: int, importance: float, header: RecordHeader, record: memoryview
    ) -> tuple[Completion | None, bool]:
        """Copy a record's rows and offer the record to the device tier.

        Returns the copy that its lease waits for, and whether the record moved to the device tier. If that tier is in
        separate memory, rows are copied from there, so that a record is transferred only once.
        """
        if self._device is None:
            return self._copy_record(header, record), False
        if not self._device.memory.takes_first:
            completion = self._copy_record(header, record)
            return completion, self._move_to_device(entry, importance, record) is not None
        held = self._move_to_device(entry, importance, record)
        if held is None:
            return self._copy_record(header, record), False
        return held.copy_to(self._destination, self._token_ends.get(header.token_start)), True

    def _copy_record(self, header: RecordHeader, record: memoryview) -> Completion | None:
        if header.token_start in self._token_ends:
            return self._destination.copy(record, self._token_ends[header.token_start])
        return self._destination.copy(record)

    def _importance_of(self, header: RecordHeader) -> float:
        if self._importance is None:
            return 1.0
        token_end = self._token_ends.get(header.token_start)
        return self._importance.of(header if token_end is None else header.cut_at(token_end))

    def _move_to_device(self, entry: int, importance: float, record: memoryview) -> HeldRecord | None:
        """Offer a record to the device tier; returns its copy there, None when refused."""
        assert self._device is not None
        generation, key = self._link.generation, self._keys[entry]
        copy = self._device.copy_for_admission(generation, key, record, importance)
        if copy is None or not self._link.is_connected():  # after a lost lease the copy may be arbitrary bytes
            return None
        return copy if self._device.admit(generation, key, copy) else None

    def _finish_later(self, completion: Completion, used: _Entries, is_moved: bool) -> None:
        with self._changed:
            self._num_copying += 1
        self._client.when_copied(completion, self, lambda: self.copied(used, is_moved))

    def _demote_when_complete(self) -> None:
        with self._changed:
            is_complete = self._has_all()
        if is_complete:
            self._client.demote_soon()

    def _arrived(self, copied: Sequence[CopiedRecords], tier: Tier) -> None:
        before = self._missing
        assert before is not None, "the number of records comes before the first of them"
        missing = before.copy()  # only the copying thread changes it
        for start, end, count, _ in copied:
            for layer in range(start, end):
                missing[layer] -= count
        completes_a_layer = missing.count(0) > before.count(0)
        if completes_a_layer and self._gathering is not None:
            self._gathering.flush()
        with self._changed:
            self._read_log.add(copied, tier, time.monotonic())
            self._missing = missing
            if completes_a_layer:
                self._changed.notify_all()

    def _is_settled(self, layer: int) -> bool:
        return self._failure is not None or (self._missing is not None and self._missing[layer] == 0)

    def _has_all(self) -> bool:
        return self._missing is not None and not any(self._missing)


def _copied(header: RecordHeader, num_records: int) -> CopiedRecords:
    """Records that have the size and layers of one of them."""
    return CopiedRecords(header.layer_start, header.layer_end, num_records, num_records * header.record_bytes)
