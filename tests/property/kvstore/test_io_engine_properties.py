"""Every read gets its bytes as they are on disk, merged or not, and is reported once."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvstore.disk.disk_read import ReadCancelled, RecordRead
from kvstore.disk.files import aligned_buffer
from kvstore.disk.io_engine import IoEngine, Priority
from kvstore.disk.segment import SegmentFiles

PAGE = 4096
FILE_PAGES = 48
CONTENT = [random.Random(segment).randbytes(FILE_PAGES * PAGE) for segment in range(2)]

#: (segment, page, pages); few pages, so that neighbours, repeats and overlaps are common.
places = st.tuples(st.integers(0, 1), st.integers(0, FILE_PAGES - 4), st.integers(1, 4))
runs = st.tuples(places, st.integers(1, 6)).map(
    lambda run: [
        (run[0][0], run[0][1] + number * run[0][2], run[0][2])
        for number in range(run[1])
        if run[0][1] + (number + 1) * run[0][2] <= FILE_PAGES
    ]
)
batches = st.lists(runs, max_size=8).map(lambda parts: [place for part in parts for place in part])


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SegmentFiles]:
    directory: Path = tmp_path_factory.mktemp("segments")
    for segment, content in enumerate(CONTENT):
        (directory / f"{segment:06d}.seg").write_bytes(content)
    files = SegmentFiles(directory)
    yield files
    files.close()


@given(
    batch=batches,
    threads=st.integers(1, 5),
    coalesce_pages=st.integers(1, 9),
    bound_pages=st.integers(1, 12),
    priority=st.sampled_from(Priority),
    changed=st.sampled_from(["", "promoted", "cancelled"]),
)
def test_any_batch_of_reads_returns_the_exact_bytes_and_is_reported_once(
    files: SegmentFiles,
    batch: list[tuple[int, int, int]],
    threads: int,
    coalesce_pages: int,
    bound_pages: int,
    priority: Priority,
    changed: str,
) -> None:
    reads = [
        RecordRead(segment, page * PAGE, aligned_buffer(num_pages * PAGE), tag)
        for tag, (segment, page, num_pages) in enumerate(batch)
    ]
    reported: list[tuple[int, BaseException | None]] = []

    def note(done: Sequence[RecordRead], error: BaseException | None) -> None:
        reported.extend((read.tag, error) for read in done)

    options = {"coalesce_bytes": coalesce_pages * PAGE, "max_bytes_in_flight": bound_pages * PAGE}
    with IoEngine(files, threads=threads, **options) as engine:
        submitted = engine.submit(reads, priority, note)
        if changed == "cancelled":
            submitted.cancel()
        elif changed == "promoted":
            engine.promote(submitted)
        assert submitted.wait_idle(60)
        counters = engine.counters()

    assert sorted(tag for tag, _ in reported) == list(range(len(reads)))
    for tag, error in reported:
        segment, page, num_pages = batch[tag]
        if error is None:
            assert bytes(reads[tag].buffer) == CONTENT[segment][page * PAGE : (page + num_pages) * PAGE]
        else:
            assert changed == "cancelled"
            assert isinstance(error, ReadCancelled)
            assert bytes(reads[tag].buffer) == bytes(num_pages * PAGE)
    assert sum(counters.records) + counters.cancelled == len(reads)
    assert sum(counters.reads) + counters.coalesced == sum(counters.records)
    assert sum(counters.bytes_read) == submitted.bytes_read
