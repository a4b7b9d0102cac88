"""The I/O engine on real files.

A file layer that stops every `preadv` until the test lets it go proves order and bounds without a clock.
"""

import mmap
import queue
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from kvstore.disk.disk_read import ReadBatch, ReadCancelled, RecordRead
from kvstore.disk.files import OsFiles, aligned_buffer
from kvstore.disk.io_engine import IoEngine, Priority
from kvstore.disk.segment import SegmentFiles
from kvstore.errors import StoreClosed

PAGE = 4096
FILE_PAGES = 256
DEADLINE_S = 60.0


class Call:
    """One `preadv` that has begun, and goes on when released."""

    def __init__(self, page: int, num_buffers: int, size_bytes: int) -> None:
        self.page = page
        self.num_buffers = num_buffers
        self.size_bytes = size_bytes
        self.error: OSError | None = None
        self._released = threading.Event()

    def release(self, error: OSError | None = None) -> None:
        self.error = error
        self._released.set()

    def wait(self) -> None:
        assert self._released.wait(DEADLINE_S)


class WatchedFiles(OsFiles):
    """Counts reads and the bytes of those under way; with `gated`, each waits for the test."""

    def __init__(self, *, gated: bool = False) -> None:
        super().__init__()
        self.gated = gated
        self.calls: list[Call] = []
        self.max_bytes_in_flight = 0
        self._bytes_in_flight = 0
        self._begun: queue.SimpleQueue[Call] = queue.SimpleQueue()
        self._lock = threading.Lock()

    def next_begun(self) -> Call:
        return self._begun.get(timeout=DEADLINE_S)

    def open_gates(self) -> None:
        """Let all reads go on, present and future."""
        with self._lock:
            self.gated = False
            for call in self.calls:
                call.release(call.error)

    def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        call = Call(offset_bytes // PAGE, len(buffers), sum(map(len, buffers)))
        with self._lock:
            self.calls.append(call)
            self._bytes_in_flight += call.size_bytes
            self.max_bytes_in_flight = max(self.max_bytes_in_flight, self._bytes_in_flight)
            if not self.gated:
                call.release()
        self._begun.put(call)
        call.wait()
        try:
            if call.error is not None:
                raise call.error
            return super().preadv(descriptor, buffers, offset_bytes)
        finally:
            with self._lock:
                self._bytes_in_flight -= call.size_bytes


class Reports:
    """An `on_done` that records its calls."""

    def __init__(self) -> None:
        self.groups: list[tuple[list[int], BaseException | None]] = []
        self.threads: set[str] = set()

    def __call__(self, reads: Sequence[RecordRead], error: BaseException | None) -> None:
        self.threads.add(threading.current_thread().name)
        self.groups.append(([read.tag for read in reads], error))

    @property
    def tags(self) -> list[int]:
        return [tag for tags, _ in self.groups for tag in tags]

    def tags_with(self, kind: type[BaseException] | None) -> list[int]:
        return [
            tag for tags, error in self.groups if (kind and isinstance(error, kind)) or error is kind for tag in tags
        ]


@pytest.fixture
def content(tmp_path: Path) -> bytes:
    """Content of segment 0, and of segment 1."""
    written = random.Random(0).randbytes(FILE_PAGES * PAGE)
    for segment in (0, 1):
        (tmp_path / f"{segment:06d}.seg").write_bytes(written)
    return written


@pytest.fixture
def gated() -> Iterator[WatchedFiles]:
    files = WatchedFiles(gated=True)
    yield files
    files.open_gates()


Open = Callable[..., IoEngine]


@pytest.fixture
def engine_on(tmp_path: Path, content: bytes) -> Iterator[Open]:
    """Start an engine on a file layer; it is closed at the end."""
    opened: list[tuple[WatchedFiles, IoEngine, SegmentFiles]] = []

    def open_engine(files: WatchedFiles, **options: int) -> IoEngine:
        segments = SegmentFiles(tmp_path, files)
        engine = IoEngine(segments, **options)
        engine.start()
        opened.append((files, engine, segments))
        return engine

    yield open_engine
    for files, engine, segments in opened:
        files.open_gates()
        engine.close()
        segments.close()


def reads_of(pages: Sequence[int], *, segment: int = 0, num_pages: int = 1) -> list[RecordRead]:
    """One read per page number, tagged with it."""
    return [RecordRead(segment, page * PAGE, aligned_buffer(num_pages * PAGE), tag=page) for page in pages]


def apart(start: int, count: int) -> list[RecordRead]:
    """Reads that are not adjacent."""
    return reads_of(range(start, start + 2 * count, 2))


def finish(batch: ReadBatch) -> None:
    assert batch.wait_idle(DEADLINE_S)


def test_every_read_gets_its_bytes_and_is_reported_once_on_an_io_thread(engine_on: Open, content: bytes) -> None:
    engine, reports = engine_on(WatchedFiles()), Reports()
    reads = reads_of([7, 3, 200, 8, 9, 255, 0])
    batch = engine.submit(reads, Priority.DEMAND, reports)
    finish(batch)
    for read in reads:
        assert bytes(read.buffer) == content[read.offset_bytes : read.offset_bytes + PAGE]
    assert sorted(reports.tags) == sorted(read.tag for read in reads)
    assert all(name.startswith("runahead-io-") for name in reports.threads)
    assert batch.bytes_read == len(reads) * PAGE


def test_neighbours_of_a_batch_become_one_preadv_in_submission_order(engine_on: Open) -> None:
    files, reports = WatchedFiles(), Reports()
    engine = engine_on(files, threads=1)
    finish(engine.submit(reads_of([4, 5, 6, 20, 21, 3]), Priority.DEMAND, reports))
    assert [(call.page, call.num_buffers) for call in files.calls] == [(4, 3), (20, 2), (3, 1)]
    assert [tags for tags, _ in reports.groups] == [[4, 5, 6], [20, 21], [3]]
    counters = engine.counters()
    assert (counters.reads[Priority.DEMAND], counters.records[Priority.DEMAND], counters.coalesced) == (3, 6, 3)
    assert counters.bytes_read == (6 * PAGE, 0, 0)


def test_a_merged_read_is_no_longer_than_coalesce_bytes(engine_on: Open) -> None:
    files = WatchedFiles()
    engine = engine_on(files, threads=1, coalesce_bytes=3 * PAGE)
    finish(engine.submit(reads_of(range(8)), Priority.DEMAND, Reports()))
    assert [call.num_buffers for call in files.calls] == [3, 3, 2]


def test_reads_of_different_segments_are_never_merged(engine_on: Open) -> None:
    files = WatchedFiles()
    engine = engine_on(files)
    finish(engine.submit(reads_of([4]) + reads_of([5], segment=1), Priority.DEMAND, Reports()))
    assert len(files.calls) == 2


def test_demand_goes_before_prefetch_before_background(engine_on: Open, gated: WatchedFiles) -> None:
    engine, reports = engine_on(gated, threads=1), Reports()
    batches = [engine.submit(reads_of([0]), Priority.DEMAND, reports)]
    under_way = gated.next_begun()
    batches.append(engine.submit(apart(10, 2), Priority.BACKGROUND, reports))
    batches.append(engine.submit(apart(20, 2), Priority.PREFETCH, reports))
    batches.append(engine.submit(apart(30, 2), Priority.DEMAND, reports))
    under_way.release()
    gated.open_gates()
    for batch in batches:
        finish(batch)
    assert reports.tags == [0, 30, 32, 20, 22, 10, 12]


def test_a_demand_read_begins_at_once_while_a_prefetch_of_many_reads_is_stuck(
    engine_on: Open, gated: WatchedFiles
) -> None:
    engine = engine_on(gated, threads=4, lower_threads=3)
    engine.submit(apart(0, 20), Priority.PREFETCH, Reports())
    assert {gated.next_begun().page for _ in range(3)} == {0, 2, 4}
    engine.submit(reads_of([100]), Priority.DEMAND, Reports())
    assert gated.next_begun().page == 100


def test_prefetch_begins_while_background_holds_all_threads_that_it_may(engine_on: Open, gated: WatchedFiles) -> None:
    engine = engine_on(gated, threads=8, lower_threads=6)
    engine.submit(apart(0, 20), Priority.BACKGROUND, Reports())
    assert {gated.next_begun().page for _ in range(2)} == {0, 2}
    engine.submit(apart(100, 20), Priority.PREFETCH, Reports())
    assert {gated.next_begun().page for _ in range(4)} == {100, 102, 104, 106}


@pytest.mark.parametrize("priority", Priority)
def test_bytes_in_flight_never_exceed_the_bound_and_everything_is_read(engine_on: Open, priority: Priority) -> None:
    files, reports = WatchedFiles(), Reports()
    engine = engine_on(files, threads=8, coalesce_bytes=2 * PAGE, max_bytes_in_flight=3 * PAGE)
    finish(engine.submit(reads_of(range(100)) + apart(101, 40), priority, reports))
    assert len(reports.tags) == 140
    assert files.max_bytes_in_flight <= 3 * PAGE


def test_prefetch_never_holds_more_bytes_than_its_part_and_demand_passes_it(
    engine_on: Open, gated: WatchedFiles
) -> None:
    engine = engine_on(gated, threads=8, max_bytes_in_flight=6 * PAGE, lower_bytes_in_flight=2 * PAGE)
    engine.submit(apart(0, 20), Priority.PREFETCH, Reports())
    assert {gated.next_begun().page for _ in range(2)} == {0, 2}
    engine.submit(apart(100, 20), Priority.DEMAND, Reports())
    assert {gated.next_begun().page for _ in range(4)} == {100, 102, 104, 106}
    assert gated.max_bytes_in_flight == 6 * PAGE


def test_a_read_longer_than_every_bound_goes_alone(engine_on: Open, content: bytes) -> None:
    files = WatchedFiles()
    engine = engine_on(files, coalesce_bytes=PAGE, max_bytes_in_flight=2 * PAGE, lower_bytes_in_flight=PAGE)
    long = reads_of([100], num_pages=8)
    for priority in Priority:
        finish(engine.submit(apart(0, 8) + long + apart(50, 8), priority, Reports()))
        assert bytes(long[0].buffer) == content[100 * PAGE : 108 * PAGE]
    assert files.max_bytes_in_flight == 8 * PAGE


def test_cancel_drops_what_has_not_begun_and_reports_it_once(engine_on: Open, gated: WatchedFiles) -> None:
    engine, reports = engine_on(gated, threads=1), Reports()
    batch = engine.submit(apart(0, 5), Priority.DEMAND, reports)
    under_way = gated.next_begun()
    batch.cancel()
    batch.cancel()
    assert not batch.wait_idle(timeout_s=0)
    under_way.release()
    finish(batch)
    assert reports.tags_with(None) == [0]
    assert reports.tags_with(ReadCancelled) == [2, 4, 6, 8]
    assert len(gated.calls) == 1
    counters = engine.counters()
    assert (counters.cancelled, counters.reads[Priority.DEMAND], batch.bytes_read) == (4, 1, PAGE)


def test_a_cancelled_batch_leaves_others_and_room_for_them(engine_on: Open, gated: WatchedFiles) -> None:
    engine, reports = engine_on(gated, threads=1), Reports()
    first = engine.submit(apart(0, 3), Priority.PREFETCH, reports)
    gated.next_begun()
    second = engine.submit(apart(50, 2), Priority.PREFETCH, reports)
    first.cancel()
    gated.open_gates()
    finish(first)
    finish(second)
    assert reports.tags_with(None) == [0, 50, 52]


def test_cancelling_a_batch_that_is_done_changes_nothing(engine_on: Open) -> None:
    engine, reports = engine_on(WatchedFiles()), Reports()
    batch = engine.submit(apart(0, 3), Priority.DEMAND, reports)
    finish(batch)
    batch.cancel()
    engine.promote(batch)
    assert sorted(reports.tags_with(None)) == [0, 2, 4]
    assert engine.counters().cancelled == 0


def test_a_promoted_prefetch_goes_before_an_older_one(engine_on: Open, gated: WatchedFiles) -> None:
    engine, reports = engine_on(gated, threads=1), Reports()
    blocker = engine.submit(reads_of([0]), Priority.DEMAND, reports)
    gated.next_begun()
    older = engine.submit(apart(10, 2), Priority.PREFETCH, reports)
    wanted = engine.submit(apart(20, 2), Priority.PREFETCH, reports)
    engine.promote(wanted)
    gated.open_gates()
    for batch in (blocker, older, wanted):
        finish(batch)
    assert reports.tags == [0, 20, 22, 10, 12]
    assert wanted.priority is Priority.DEMAND
    assert engine.counters().records == (3, 2, 0)


def test_promotion_frees_a_batch_of_the_bound_on_prefetch(engine_on: Open, gated: WatchedFiles) -> None:
    engine = engine_on(gated, threads=4, lower_threads=1)
    batch = engine.submit(apart(0, 3), Priority.PREFETCH, Reports())
    assert gated.next_begun().page == 0
    engine.promote(batch)
    assert {gated.next_begun().page for _ in range(2)} == {2, 4}
    engine.submit(reads_of([50]), Priority.PREFETCH, Reports())
    assert gated.next_begun().page == 50  # a read promoted under way no longer counts as prefetch


def test_the_error_of_one_disk_read_reaches_its_reads_and_no_others(engine_on: Open, gated: WatchedFiles) -> None:
    engine, reports = engine_on(gated, threads=4), Reports()
    batch = engine.submit(reads_of([0, 1, 10, 20]), Priority.DEMAND, reports)
    for call in [gated.next_begun() for _ in range(3)]:
        call.release(OSError(5, "Input/output error") if call.page == 0 else None)
    finish(batch)
    assert reports.tags_with(OSError) == [0, 1]
    assert sorted(reports.tags_with(None)) == [10, 20]
    assert (engine.counters().failed, batch.bytes_read) == (2, 2 * PAGE)


def test_a_read_past_the_end_of_the_file_is_reported_as_end_of_file(engine_on: Open) -> None:
    engine, reports = engine_on(WatchedFiles()), Reports()
    finish(engine.submit(reads_of([FILE_PAGES + 1, 3]), Priority.DEMAND, reports))
    assert (reports.tags_with(EOFError), reports.tags_with(None)) == ([FILE_PAGES + 1], [3])


def test_what_on_done_raises_comes_out_of_wait_idle_and_the_thread_lives_on(
    engine_on: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[type[BaseException]] = []
    monkeypatch.setattr(threading, "excepthook", lambda told: seen.append(told.exc_type))
    engine = engine_on(WatchedFiles(), threads=1)

    def refuse(reads: Sequence[RecordRead], error: BaseException | None) -> None:
        raise LookupError("no such slot")

    batch = engine.submit(apart(0, 2), Priority.DEMAND, refuse)
    with pytest.raises(LookupError, match="no such slot"):
        batch.wait_idle(DEADLINE_S)
    assert seen == [LookupError, LookupError]
    reports = Reports()
    finish(engine.submit(reads_of([4]), Priority.DEMAND, reports))
    assert reports.tags_with(None) == [4]


def test_close_while_reading_ends_what_is_under_way_and_reports_the_rest_as_cancelled(
    engine_on: Open, gated: WatchedFiles
) -> None:
    engine, reports = engine_on(gated, threads=1), Reports()
    demand = engine.submit(apart(0, 3), Priority.DEMAND, reports)
    prefetch = engine.submit(apart(50, 2), Priority.PREFETCH, reports)
    under_way = gated.next_begun()
    closer = threading.Thread(target=engine.close)
    closer.start()
    with pytest.raises(StoreClosed):
        while True:
            engine.submit([], Priority.DEMAND, reports)
    under_way.release()
    closer.join(DEADLINE_S)
    assert not closer.is_alive()
    assert demand.wait_idle(0)
    assert prefetch.wait_idle(0)
    assert reports.tags_with(None) == [0]
    assert reports.tags_with(ReadCancelled) == [2, 4, 50, 52]


def test_an_engine_refuses_work_before_start_and_after_close(tmp_path: Path, content: bytes) -> None:
    engine = IoEngine(SegmentFiles(tmp_path))
    with pytest.raises(StoreClosed):
        engine.submit(reads_of([0]), Priority.DEMAND, Reports())
    with engine:
        finish(engine.submit(reads_of([0]), Priority.DEMAND, Reports()))
    with pytest.raises(StoreClosed):
        engine.submit(reads_of([0]), Priority.DEMAND, Reports())
    with pytest.raises(StoreClosed):
        engine.start()
    engine.close()


@pytest.mark.parametrize(("offset_bytes", "size_bytes"), [(1, PAGE), (0, PAGE - 1), (256, 512), (512, 256), (0, 0)])
def test_a_read_that_is_not_in_whole_blocks_is_refused_before_anything_is_read(
    engine_on: Open, offset_bytes: int, size_bytes: int
) -> None:
    files = WatchedFiles()
    engine = engine_on(files)
    bad = RecordRead(0, offset_bytes, aligned_buffer(PAGE)[:size_bytes])
    with pytest.raises(ValueError, match="whole blocks"):
        engine.submit([*reads_of([0]), bad], Priority.DEMAND, Reports())
    assert files.calls == []


@pytest.mark.parametrize("options", [{"threads": 0}, {"lower_threads": 17}, {"coalesce_bytes": 1}])
def test_bounds_that_cannot_work_are_refused(tmp_path: Path, options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="thread"):
        IoEngine(SegmentFiles(tmp_path), **options)


def test_parked_threads_keep_no_buffer_of_the_caller_alive(engine_on: Open) -> None:
    engine = engine_on(WatchedFiles())
    memory = mmap.mmap(-1, 4 * PAGE)
    view = memoryview(memory)
    reads = [RecordRead(0, page * 2 * PAGE, view[page * PAGE : (page + 1) * PAGE]) for page in range(4)]
    batch = engine.submit(reads, Priority.DEMAND, lambda _, error: None)
    finish(batch)
    engine.counters()  # waits for the lock under which the last thread releases
    del reads, view, batch
    memory.close()  # BufferError while a view is held


def test_batches_from_many_threads_are_all_read_and_reported_once(engine_on: Open, content: bytes) -> None:
    engine = engine_on(WatchedFiles(), threads=4, max_bytes_in_flight=8 * PAGE, coalesce_bytes=2 * PAGE)
    wrong: list[int] = []

    def submit_some(seed: int) -> None:
        generator, reports = random.Random(seed), Reports()
        submitted: list[int] = []
        for _ in range(20):
            reads = reads_of([generator.randrange(FILE_PAGES) for _ in range(generator.randrange(1, 12))])
            batch = engine.submit(reads, generator.choice(list(Priority)), reports)
            action = generator.randrange(3)
            if action == 0:
                batch.cancel()
            elif action == 1:
                engine.promote(batch)
            if not batch.wait_idle(DEADLINE_S):
                wrong.append(seed)
            submitted += [read.tag for read in reads]
        if sorted(reports.tags) != sorted(submitted):
            wrong.append(seed)

    threads = [threading.Thread(target=submit_some, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(DEADLINE_S)
    assert wrong == []
    counters = engine.counters()
    assert counters.failed == 0
    assert sum(counters.bytes_read) == sum(counters.records) * PAGE
