"""Native AIO under the I/O engine: the same bytes and reports, whatever the kernel does with a read."""

import itertools
import os
import random
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from kvstore.disk.disk_read import ReadCancelled, RecordRead
from kvstore.disk.files import aligned_buffer
from kvstore.disk.io_engine import IoEngine, Priority
from kvstore.disk.native_aio import NativeAio, address_of
from kvstore.disk.segment import SegmentFiles

PAGE = 4096
NUM_PAGES = 2048
Report = tuple[list[int], BaseException | None]


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("segments")
    (path / "000000.seg").write_bytes(random.Random(3).randbytes(NUM_PAGES * PAGE))
    if not SegmentFiles(path).can_read_natively():
        pytest.skip("this file system has no O_DIRECT")
    return path


@pytest.fixture
def engine(directory: Path) -> Iterator[IoEngine]:
    files = SegmentFiles(directory)
    with IoEngine(files, threads=4) as running:
        assert running.is_native
        yield running
    files.close()


def content(directory: Path, page: int, num_pages: int) -> bytes:
    with (directory / "000000.seg").open("rb") as file:
        file.seek(page * PAGE)
        return file.read(num_pages * PAGE)


def submit(engine: IoEngine, places: Sequence[tuple[int, int]]) -> tuple[list[memoryview], list[Report]]:
    """Read (page, number of pages) each into memory of its own, and wait; buffers and what was reported."""
    buffers = [aligned_buffer(num_pages * PAGE) for _, num_pages in places]
    reports: list[Report] = []
    reads = [RecordRead(0, page * PAGE, buffers[i], i) for i, (page, _) in enumerate(places)]
    batch = engine.submit(reads, Priority.DEMAND, lambda done, error: reports.append(([r.tag for r in done], error)))
    assert batch.wait_idle(30)
    return buffers, reports


def test_reads_of_all_lengths_bring_the_bytes_of_the_file_and_are_reported_once(
    engine: IoEngine, directory: Path
) -> None:
    draw = random.Random(1)
    places = [(draw.randrange(NUM_PAGES - 600), draw.choice((1, 7, 254, 255, 256, 513))) for _ in range(60)]
    buffers, reports = submit(engine, places)
    assert sorted(tag for tags, _ in reports for tag in tags) == list(range(len(places)))
    assert all(error is None for _, error in reports)
    for buffer, (page, num_pages) in zip(buffers, places, strict=True):
        assert buffer == content(directory, page, num_pages)


def test_neighbours_are_one_read_though_the_disk_takes_them_in_pieces(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SegmentFiles, "longest_read_bytes", lambda files: 3 * PAGE)
    files = SegmentFiles(directory)
    with IoEngine(files, threads=2, coalesce_bytes=16 * PAGE) as engine:
        buffers, reports = submit(engine, [(page, 2) for page in range(0, 32, 2)])
        counters = engine.counters()
    files.close()
    assert (sum(counters.reads), counters.coalesced) == (2, 14)
    # Two reads that end at the same time are one report.
    assert [tags for tags, _ in reports] in ([list(range(8)), list(range(8, 16))], [list(range(16))])
    assert b"".join(buffers) == content(directory, 0, 32)


def test_more_pieces_than_fit_are_read_in_another_way(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SegmentFiles, "longest_read_bytes", lambda files: PAGE)
    files = SegmentFiles(directory)
    with IoEngine(files, threads=2) as engine:
        (buffer,), reports = submit(engine, [(5, 40)])
    files.close()
    assert reports == [([0], None)]
    assert buffer == content(directory, 5, 40)


def test_a_read_past_the_end_fails_alone(engine: IoEngine, directory: Path) -> None:
    buffers, reports = submit(engine, [(0, 4), (NUM_PAGES - 1, 4), (NUM_PAGES + 10, 1), (8, 2)])
    errors = {tag: error for tags, error in reports for tag in tags}
    assert isinstance(errors[1], EOFError) and isinstance(errors[2], EOFError)
    assert errors[0] is None and errors[3] is None
    assert buffers[3] == content(directory, 8, 2)


def test_an_error_of_the_disk_reaches_the_caller(
    engine: IoEngine, directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NativeAio, "begin", lambda aio, *read: False)

    def fail(files: SegmentFiles, segment: int, offset: int, buffers: Sequence[memoryview]) -> None:
        raise OSError(5, "the disk is ill")

    monkeypatch.setattr(SegmentFiles, "read", fail)
    _, reports = submit(engine, [(0, 1), (9, 1)])
    assert [error.errno for _, error in reports if isinstance(error, OSError)] == [5, 5]


@pytest.mark.parametrize("pages_per_piece", [1, 2, 6])
def test_what_the_kernel_does_not_take_is_read_the_plain_way(
    directory: Path, monkeypatch: pytest.MonkeyPatch, pages_per_piece: int
) -> None:
    """Whole reads, and later pieces of a read whose first piece has begun."""
    begin, calls = NativeAio.begin, itertools.count()
    monkeypatch.setattr(NativeAio, "begin", lambda aio, *read: next(calls) % 3 == 0 and begin(aio, *read))
    monkeypatch.setattr(SegmentFiles, "longest_read_bytes", lambda files: pages_per_piece * PAGE)
    files = SegmentFiles(directory)
    with IoEngine(files, threads=2) as engine:
        buffers, reports = submit(engine, [(0, 6), (10, 6), (20, 6), (30, 6)])
        assert not engine._native.num_pieces and engine._native._num_free == 2
    files.close()
    assert all(error is None for _, error in reports)
    assert [bytes(b) for b in buffers] == [content(directory, page, 6) for page in (0, 10, 20, 30)]


def test_cancelled_and_closed_reads_are_all_reported(directory: Path) -> None:
    files = SegmentFiles(directory)
    engine = IoEngine(files, threads=1)
    engine.start()
    entered, leave = threading.Event(), threading.Event()
    tags: list[int] = []
    errors: list[BaseException | None] = []

    def on_done(done: Sequence[RecordRead], error: BaseException | None) -> None:
        entered.set()
        leave.wait(30)
        tags.extend(read.tag for read in done)
        errors.append(error)

    buffers = [aligned_buffer(PAGE) for _ in range(40)]
    reads = [RecordRead(0, 8 * i * PAGE, buffers[i], i) for i in range(40)]
    first = engine.submit(reads[:20], Priority.DEMAND, on_done)
    second = engine.submit(reads[20:], Priority.PREFETCH, on_done)
    assert entered.wait(30)
    first.cancel()
    leave.set()
    assert first.wait_idle(30)
    engine.close()
    assert second.wait_idle(30)
    files.close()
    assert sorted(tags) == list(range(40))
    assert any(isinstance(error, ReadCancelled) for error in errors)


def test_an_address_is_that_of_the_memory(directory: Path) -> None:
    buffer = aligned_buffer(2 * PAGE)
    assert address_of(buffer) % PAGE == 0
    assert address_of(buffer[PAGE:]) == address_of(buffer) + PAGE


def test_a_context_reads_into_several_stretches_of_memory(directory: Path) -> None:
    aio, buffer = NativeAio(4), aligned_buffer(4 * PAGE)
    descriptor = os.open(directory / "000000.seg", os.O_RDONLY | os.O_DIRECT)
    spans = [(address_of(buffer[2 * PAGE :]), PAGE), (address_of(buffer), PAGE)]
    assert aio.begin(3, descriptor, 6 * PAGE, spans)
    assert aio.wait(aio.event_buffer()) == [(3, 2 * PAGE)]
    os.close(descriptor)
    aio.close()
    assert bytes(buffer[2 * PAGE : 3 * PAGE]) + bytes(buffer[:PAGE]) == content(directory, 6, 2)
