"""Whatever the order of saves, aborts, faults and reads: a reader of flowing KV gets right rows, or an error."""

import contextlib
import errno
import hashlib
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from kvstore import (
    KVShape,
    KVStore,
    KVView,
    Layout,
    Placement,
    PrefixLoad,
    StoreConfig,
    StoreIdentity,
    StoreUnreachable,
)
from kvstore.client.destinations import RowsDestination
from kvstore.client.saves import EarlySave
from kvstore.disk.files import OsFiles

SHAPE = KVShape(num_layers=3, num_kv_heads=1, head_dim=4, dtype="float32")
LAYOUT = Layout(tokens_per_record=16, tokens_per_extent=32)
RECORD_BYTES, WAIT_S = 8192, 30.0
TAIL = 3


def kv_of(tokens: list[int]) -> KVView:
    """Rows that depend on all tokens up to their own, [layers, tokens, 2, row_bytes]."""
    prefix, rows = hashlib.blake2b(), []
    for token in tokens:
        prefix.update(token.to_bytes(4, "little"))
        rows.append(hashlib.shake_128(prefix.digest()).digest(SHAPE.token_bytes))
    by_token = np.frombuffer(b"".join(rows), np.uint8).reshape(len(tokens), SHAPE.num_layers, 2, SHAPE.row_bytes)
    return np.ascontiguousarray(by_token.swapaxes(0, 1))


class FailingFiles(OsFiles):
    """Files whose writes fail while `is_failing`."""

    def __init__(self) -> None:
        super().__init__()
        self.is_failing = False

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        if self.is_failing:
            raise OSError(errno.EIO, "a test")
        return super().pwritev(descriptor, buffers, offset_bytes)


@dataclass(eq=False)
class Run:
    """A running request: one prompt, and workers that each save a part of its chunks."""

    tokens: list[int]
    kv: KVView
    placement: Placement
    parts: list[tuple[int, int]]
    early: dict[int, EarlySave] = field(default_factory=dict)
    num_layers: dict[int, int] = field(default_factory=dict)
    done: set[int] = field(default_factory=set)


@dataclass(eq=False)
class Reader:
    kv: KVView
    placement: Placement
    loads: list[tuple[PrefixLoad, KVView, np.ndarray]] = field(default_factory=list)


class Machine:
    def __init__(self, directory: str, *, num_records: int) -> None:
        self.files = FailingFiles()
        config = StoreConfig(
            directory=directory,
            disk_bytes=2**21,
            layout=LAYOUT,
            host_bytes=num_records * RECORD_BYTES,
            io_threads=1,
            write_wait_s=0.0,
        )
        identity = StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=LAYOUT)
        self.store = KVStore(config, identity, files=self.files)
        self.store.open()
        self.worker, self.client = self.store.client(), self.store.client()
        self.runs: list[Run] = []
        self.readers: list[Reader] = []

    def begin(self, number: int) -> None:
        tokens = [1000 * (number % 2) * (position > 40) + position for position in range(16 * (2 + number % 5) + TAIL)]
        placement = self.store.acquire(tokens)
        start, end = placement.save_start, placement.save_end
        cut = start + number % (end - start + 1)
        run = Run(tokens, kv_of(tokens), placement, [(start, cut), (cut, end)])
        self.runs.append(run)
        self.flow(run)

    def flow(self, run: Run) -> None:
        """Begin a run of a plan; the saves of an earlier run are cancelled."""
        for early in run.early.values():
            early.cancel()
        run.early, run.num_layers, run.done = {}, {}, set()
        flowing = self.store.flow(run.placement.placement_id, run.parts)
        self.readers.append(Reader(run.kv, flowing))

    def fill(self, run: Run, part: int) -> None:
        if part in run.done:
            return
        if part not in run.early:
            run.early[part] = self.worker.save_early(run.placement.placement_id, *run.parts[part])
        run.num_layers[part] = num_layers = min(run.num_layers.get(part, 0) + 1, SHAPE.num_layers)
        so_far = np.zeros_like(run.kv)
        so_far[:num_layers] = run.kv[:num_layers]  # later layers are not computed yet
        run.early[part].fill(so_far, num_layers)

    def finish(self, run: Run, part: int) -> None:
        if part in run.done:
            return
        run.done.add(part)
        early, (start, end) = run.early.pop(part, None), run.parts[part]
        start += early.finish(run.kv) if early is not None else 0
        self.worker.save(run.placement.placement_id, start, end, run.kv)

    def cancel(self, run: Run, part: int) -> None:
        early = run.early.pop(part, None)
        if early is not None:
            early.cancel()

    def settle(self, run: Run) -> None:
        for part in list(run.early):
            self.cancel(run, part)
        self.store.settle(run.placement.placement_id)
        self.runs.remove(run)

    def hold(self, number: int) -> None:
        run = self.runs[number % len(self.runs)]
        self.readers.append(Reader(run.kv, self.store.hold(run.tokens, wait_s=0.0, is_durable=False)))

    def read(self, reader: Reader, number: int) -> None:
        num_stored = reader.placement.num_stored_tokens
        if num_stored:
            wanted = np.arange(num_stored) % (1 + number % 3) == 0
            view = np.zeros_like(reader.kv)
            slots = self.store.geometry.kv_slots[number % 3 :]
            destination = RowsDestination(view, num_stored)
            load = self.client.load(reader.placement.placement_id, destination, slots=slots, tokens=wanted)
            is_wanted_LT = np.zeros(view.shape[:2], np.bool_)
            is_wanted_LT[number % 3 :, :num_stored] = wanted
            reader.loads.append((load, view, is_wanted_LT))

    def leave(self, reader: Reader) -> None:
        self.check(reader, may_wait=True)
        self.store.settle(reader.placement.placement_id)
        self.readers.remove(reader)

    def check(self, reader: Reader, *, may_wait: bool) -> int:
        """Check that each load gives right rows or StoreUnreachable; returns the number of loads that gave rows."""
        num_right = 0
        for load, view, is_wanted_LT in reader.loads:
            try:
                load.wait_all(0.0 if may_wait else WAIT_S)
            except StoreUnreachable:
                continue
            except TimeoutError:
                assert may_wait, "a reader waits for rows that will not come"
            else:
                assert np.array_equal(view[is_wanted_LT], reader.kv[is_wanted_LT])
                num_right += 1
            finally:
                load.cancel()
        reader.loads.clear()
        return num_right

    def step(self, kind: str, number: int) -> None:
        if kind == "begin" and len(self.runs) < 2:
            self.begin(number)
        elif kind in ("evict", "delete", "fail", "heal", "drain"):
            self.change(kind)
        elif kind in ("read", "leave") and self.readers:
            reader = self.readers[number % len(self.readers)]
            self.read(reader, number) if kind == "read" else self.leave(reader)
        elif self.runs and kind in ("fill", "finish", "cancel"):
            getattr(self, kind)(self.runs[number % len(self.runs)], number // 2 % 2)
        elif self.runs and kind in ("settle", "flow"):
            getattr(self, kind)(self.runs[number % len(self.runs)])
        elif self.runs and kind == "hold":
            self.hold(number)

    def change(self, kind: str) -> None:
        if kind == "evict":
            self.store.evict(10**9)
        elif kind == "delete":
            self.store.delete_tenant("")
        elif kind == "drain":
            assert self.store.drain(WAIT_S)
        else:
            self.files.is_failing = kind == "fail"
            self.store._writer._paused_until = 0.0

    def end(self) -> None:
        self.change("heal")
        while self.runs:
            for part in range(len(self.runs[0].parts)):
                self.finish(self.runs[0], part)
            self.settle(self.runs[0])
        assert self.store.drain(WAIT_S)
        while self.readers:
            self.check(self.readers[0], may_wait=False)
            self.leave(self.readers[0])
        store = self.store
        assert store.inventory.room.num_used == sum(extent.run.count for extent in store.inventory.extents())
        assert store._writer._early_bytes == store._writer._kept_bytes == 0
        assert not store.tier.waiting._arriving
        deadline_s = time.monotonic() + WAIT_S
        while store.tier.waiting.reading_bytes:  # reads of cancelled loads end later
            assert time.monotonic() < deadline_s
            time.sleep(0.001)
        assert store.tier.used_bytes == store.tier.residency.cache.used_bytes


@contextlib.contextmanager
def machine(num_records: int) -> Iterator[Machine]:
    with tempfile.TemporaryDirectory() as directory:
        made = Machine(directory, num_records=num_records)
        try:
            yield made
        finally:
            made.client.close()
            made.worker.close()
            made.store.close()


KINDS = [
    "begin",
    "fill",
    "fill",
    "fill",
    "finish",
    "finish",
    "cancel",
    "settle",
    "flow",
    "hold",
    "read",
    "read",
    "read",
]
KINDS += ["leave", "evict", "delete", "fail", "heal", "heal", "drain"]


@settings(max_examples=60, deadline=None)
@given(
    num_records=st.sampled_from([16, 48, 400]),
    steps=st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 59)), min_size=8, max_size=40),
)
def test_a_reader_gets_right_rows_or_an_error(num_records: int, steps: list[tuple[str, int]]) -> None:
    with machine(num_records) as made:
        made.begin(4)
        for kind, number in steps:
            made.step(kind, number)
        made.end()
