import errno
import os
import random
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from kvstore.disk.files import MAX_BUFFERS, OsFiles, aligned_buffer
from kvstore.disk.segment import Run, SegmentFiles, UnitAllocator

UNIT = 100
MIB = 2**20


class RecordingFiles(OsFiles):
    """The real files; records calls, transfers at most `longest` bytes at once, and fails on demand."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[object, ...]] = []
        self.longest: int | None = None
        self.errors: dict[str, int] = {}

    def noted(self, name: str, *arguments: object) -> None:
        self.calls.append((name, *arguments))
        if name in self.errors:
            raise OSError(self.errors[name], os.strerror(self.errors[name]))

    def cut(self, buffers: Sequence[memoryview]) -> list[memoryview]:
        kept, left = [], self.longest
        for buffer in buffers:
            kept.append(buffer if left is None else buffer[:left])
            left = None if left is None else left - len(kept[-1])
        return [buffer for buffer in kept if len(buffer)]

    def open(self, path: Path, block_bytes: int) -> tuple[int, bool]:
        self.noted("open", path.name)
        return super().open(path, block_bytes)

    def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        self.noted("preadv", len(buffers), offset_bytes)
        return super().preadv(descriptor, self.cut(buffers), offset_bytes)

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        self.noted("pwritev", len(buffers), offset_bytes)
        return super().pwritev(descriptor, self.cut(buffers), offset_bytes)

    def fdatasync(self, descriptor: int) -> None:
        self.noted("fdatasync")
        super().fdatasync(descriptor)

    def punch_hole(self, descriptor: int, offset_bytes: int, size_bytes: int) -> None:
        self.noted("punch_hole", offset_bytes, size_bytes)
        super().punch_hole(descriptor, offset_bytes, size_bytes)

    def truncate(self, path: Path, size_bytes: int) -> None:
        self.noted("truncate", path.name, size_bytes)
        super().truncate(path, size_bytes)

    def sync_directory(self, directory: Path) -> None:
        self.noted("sync_directory", directory)
        super().sync_directory(directory)

    def named(self, name: str) -> list[tuple[object, ...]]:
        return [call[1:] for call in self.calls if call[0] == name]


@pytest.fixture
def layer() -> RecordingFiles:
    return RecordingFiles()


@pytest.fixture
def files(tmp_path: Path, layer: RecordingFiles):
    opened = SegmentFiles(tmp_path, layer)
    yield opened
    opened.close()


@pytest.fixture
def refuse_direct_io(monkeypatch):
    """Give a file system without O_DIRECT, as tmpfs once was: open fails with EINVAL."""
    real_open = os.open

    def open_without_direct(path, flags, *arguments, **options):
        if flags & os.O_DIRECT:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        return real_open(path, flags, *arguments, **options)

    monkeypatch.setattr(os, "open", open_without_direct)


def buffer_of(content: bytes) -> memoryview:
    buffer = aligned_buffer(len(content))[: len(content)]
    buffer[:] = content
    return buffer


def pages(count: int, seed: int = 1) -> bytes:
    return random.Random(seed).randbytes(4096 * count)


def read(files: SegmentFiles, segment: int, offset: int, *sizes: int) -> bytes:
    buffers = [aligned_buffer(size)[:size] for size in sizes]
    files.read(segment, offset, buffers)
    return b"".join(bytes(buffer) for buffer in buffers)


# -- room ----------------------------------------------------------------------------------------------------------


def test_the_first_hole_that_is_long_enough_is_taken_before_the_file_grows() -> None:
    units = UnitAllocator(UNIT, 10_000)
    runs = [units.allocate(count) for count in (2, 1, 5, 1, 3, 1)]
    for run in (runs[0], runs[2], runs[4]):
        units.release(run)
    assert units.allocate(3) == Run(0, 3, 3)
    assert units.allocate(2) == Run(0, 0, 2)
    assert units.allocate(3) == Run(0, 9, 3)
    assert units.allocate(3) == Run(0, 13, 3)


@pytest.mark.parametrize("again", [Run(0, 2, 2), Run(0, 2, 1), Run(0, 3, 1), Run(0, 1, 2), Run(0, 3, 2), Run(0, 0, 6)])
def test_a_double_release_is_an_error_and_changes_nothing(again: Run) -> None:
    units = UnitAllocator(UNIT, 600)
    run = units.allocate(6)
    assert run == Run(0, 0, 6)
    units.release(Run(0, 2, 2))
    before = units.free_runs()
    with pytest.raises(AssertionError, match="is free already"):
        units.release(again)
    assert units.free_runs() == before
    assert units.num_used == 4


def test_a_unit_larger_than_a_segment_has_one_of_its_own() -> None:
    units = UnitAllocator(300 * MIB, 900 * MIB)
    assert units.units_per_segment == 1
    assert [units.allocate(5) for _ in range(4)] == [Run(0, 0, 1), Run(1, 0, 1), Run(2, 0, 1), None]


# -- bytes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("direct", [True, False])
def test_stretches_are_read_back_as_written_and_lie_where_their_offset_says(
    direct: bool, files, tmp_path, request
) -> None:
    if not direct:
        request.getfixturevalue("refuse_direct_io")
    contents = {(segment, page): pages(2, 10 * segment + page) for segment in (0, 3) for page in (4, 0, 10)}
    for (segment, page), content in contents.items():
        files.write(segment, 4096 * page, [buffer_of(content[:4096]), buffer_of(content[4096:])])
    for segment in (0, 3):
        files.sync(segment)
    for (segment, page), content in contents.items():
        assert read(files, segment, 4096 * page, 8192) == content
        assert read(files, segment, 4096 * page, 4096, 4096) == content
        assert read(files, segment, 4096 * (page + 1), 4096) == content[4096:]
        raw = (tmp_path / f"{segment:06d}.seg").read_bytes()
        assert raw[4096 * page :][:8192] == content
        assert len(raw) == 12 * 4096
    if not direct:
        assert files.direct_io is False


@pytest.mark.parametrize("longest", [4096, 8192, 12288])
def test_reads_and_writes_that_the_kernel_cuts_short_are_continued(files, layer, longest: int) -> None:
    content = pages(7)
    layer.longest = longest
    files.write(0, 4096, [buffer_of(content[:8192]), buffer_of(content[8192:12288]), buffer_of(content[12288:])])
    assert read(files, 0, 4096, 4096, 16384, 8192) == content
    # Every call begins where the previous one ended.
    expected = [4096 + start for start in range(0, len(content), longest)]
    assert [offset for _, offset in layer.named("pwritev")] == expected
    assert [offset for _, offset in layer.named("preadv")] == expected


def test_more_buffers_than_one_call_takes_go_in_several_calls_at_the_right_places(files, layer) -> None:
    content = pages(1)
    whole, count = buffer_of(content), MAX_BUFFERS + 3
    files.write(0, 0, [whole] * count)
    assert layer.named("pwritev") == [(MAX_BUFFERS, 0), (3, 4096 * MAX_BUFFERS)]
    target = aligned_buffer(4096 * count)
    files.read(0, 0, [target[4096 * i : 4096 * (i + 1)] for i in range(count)])
    assert layer.named("preadv") == [(MAX_BUFFERS, 0), (3, 4096 * MAX_BUFFERS)]
    assert bytes(target) == content * count


def test_a_write_that_makes_no_progress_is_an_error_and_not_an_endless_loop(files, layer, monkeypatch) -> None:
    monkeypatch.setattr(layer, "pwritev", lambda *_: 0)
    with pytest.raises(OSError, match="no progress") as raised:
        files.write(0, 0, [buffer_of(pages(1))])
    assert raised.value.errno == errno.EIO


@pytest.mark.parametrize("kept", [0, 1, 4096, 4097, 8192, 12288, 16383])
@pytest.mark.parametrize("direct", [True, False])
def test_reading_past_the_end_of_a_short_file_is_an_end_of_file_error(
    kept: int, direct: bool, files, tmp_path, request
) -> None:
    if not direct:
        request.getfixturevalue("refuse_direct_io")
    files.write(0, 0, [buffer_of(pages(4))])
    os.truncate(tmp_path / "000000.seg", kept)
    with pytest.raises(EOFError, match=r"000000\.seg ends at byte"):
        read(files, 0, 8192, 8192)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EDQUOT])
@pytest.mark.parametrize("call", ["pwritev", "fdatasync"])
def test_a_full_or_failing_disk_is_raised_and_not_hidden(call: str, number: int, files, layer) -> None:
    layer.errors[call] = number
    with pytest.raises(OSError, match=os.strerror(number)) as raised:
        files.write(0, 0, [buffer_of(pages(1))])
        files.sync(0)
    assert raised.value.errno == number
    layer.errors.clear()
    files.write(0, 0, [buffer_of(pages(1))])
    assert read(files, 0, 0, 4096) == pages(1)


def test_a_new_segment_has_its_name_made_durable_before_its_first_write_and_an_old_one_has_not(
    files, layer, tmp_path
) -> None:
    files.write(2, 0, [buffer_of(pages(1))])
    assert [call[0] for call in layer.calls] == ["open", "sync_directory", "pwritev"]
    assert layer.named("sync_directory") == [(tmp_path,)]
    files.close()
    layer.calls.clear()
    assert read(files, 2, 0, 4096) == pages(1)
    assert [call[0] for call in layer.calls] == ["open", "preadv"]


def test_a_new_segment_whose_name_could_not_be_made_durable_is_not_written_until_it_is(files, layer, tmp_path) -> None:
    layer.errors["sync_directory"] = errno.EIO
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(3):
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            files.write(0, 0, [buffer_of(pages(1))])
    assert not layer.named("pwritev") and len(list(Path("/proc/self/fd").iterdir())) == before
    layer.errors.clear()
    layer.calls.clear()
    for _ in range(2):
        files.write(0, 0, [buffer_of(pages(1))])
    assert [call[0] for call in layer.calls] == ["open", "sync_directory", "pwritev", "pwritev"]


def test_freed_room_reads_as_zeros_keeps_the_file_size_and_leaves_its_neighbours(files, layer, tmp_path) -> None:
    files.write(0, 0, [buffer_of(pages(64))])
    files.sync(0)
    try:
        OsFiles().punch_hole(files._descriptor(0), 0, 4096)
    except OSError as error:
        assert error.errno == errno.EOPNOTSUPP
        pytest.skip("the file system of the temporary directory cannot punch holes")
    before = files.physical_bytes()
    files.free(0, 16 * 4096, 32 * 4096)
    assert layer.named("punch_hole") == [(16 * 4096, 32 * 4096)]
    raw = (tmp_path / "000000.seg").read_bytes()
    assert raw == bytes(4096) + pages(64)[4096 : 16 * 4096] + bytes(32 * 4096) + pages(64)[48 * 4096 :]
    assert files.physical_bytes() <= before - 16 * 4096


@pytest.mark.parametrize("number", [errno.EOPNOTSUPP, errno.ENOSYS])
def test_a_file_system_that_cannot_punch_holes_says_so_and_keeps_the_bytes(files, layer, number: int) -> None:
    files.write(0, 0, [buffer_of(pages(2))])
    layer.errors["punch_hole"] = number
    with pytest.raises(OSError) as raised:
        files.free(0, 0, 4096)
    assert raised.value.errno == number
    assert read(files, 0, 0, 8192) == pages(2)


def test_a_hole_that_cannot_be_punched_for_another_reason_is_an_error(files, layer) -> None:
    files.write(0, 0, [buffer_of(pages(2))])
    layer.errors["punch_hole"] = errno.EIO
    with pytest.raises(OSError, match="Input/output"):
        files.free(0, 0, 4096)


def test_trim_cuts_what_lies_past_the_given_sizes_and_lengthens_nothing(files, layer, tmp_path) -> None:
    for segment in range(4):
        files.write(segment, 0, [buffer_of(pages(4, segment))])
    files.trim({0: 8192, 1: 16384, 3: 65536})
    sizes = {path.name: path.stat().st_size for path in tmp_path.glob("*.seg")}
    assert sizes == {"000000.seg": 8192, "000001.seg": 16384, "000002.seg": 0, "000003.seg": 16384}
    assert sorted(layer.named("truncate")) == [("000000.seg", 8192), ("000002.seg", 0)]
    assert read(files, 0, 0, 8192) == pages(4, 0)[:8192]


def test_physical_bytes_counts_blocks_of_all_segments_and_nothing_without_any(files, tmp_path) -> None:
    assert files.physical_bytes() == 0
    files.write(0, 0, [buffer_of(pages(8))])
    files.write(7, 2**30, [buffer_of(pages(8))])
    (tmp_path / "notes.txt").write_bytes(pages(100))
    for segment in (0, 7):
        files.sync(segment)
    assert 2 * 8 * 4096 <= files.physical_bytes() < 2**20


def test_where_direct_io_is_refused_the_files_say_so_and_keep_what_was_written(
    files, refuse_direct_io, tmp_path
) -> None:
    assert files.direct_io is None
    files.write(0, 4096, [buffer_of(b"\x5a" * 4096)])
    assert files.direct_io is False
    assert (tmp_path / "000000.seg").read_bytes() == bytes(4096) + b"\x5a" * 4096


def test_where_direct_io_is_possible_the_files_say_so(files, tmp_path) -> None:
    try:
        os.close(os.open(tmp_path / "probe", os.O_RDWR | os.O_CREAT | os.O_DIRECT))
    except OSError:
        pytest.skip("the file system of the temporary directory has no O_DIRECT")
    assert files.direct_io is None
    files.write(0, 0, [buffer_of(pages(1))])
    assert files.direct_io is True


@pytest.mark.parametrize(("disk_bytes", "is_direct"), [("512\n", True), ("4096\n", False), (None, False)])
def test_blocks_shorter_than_the_disks_or_of_a_disk_that_says_nothing_go_through_the_page_cache(
    tmp_path, monkeypatch, disk_bytes: str | None, is_direct: bool
) -> None:
    if not SegmentFiles(tmp_path, block_bytes=512).can_read_natively():
        pytest.skip("the file system of the temporary directory has no O_DIRECT in blocks of 512 bytes")
    queue = tmp_path / "queue"
    queue.mkdir()
    if disk_bytes is not None:
        (queue / "logical_block_size").write_text(disk_bytes)
    monkeypatch.setattr("kvstore.disk.files.disk_queue", lambda directory: queue)
    files = SegmentFiles(tmp_path, block_bytes=512)
    assert files.can_read_natively() == is_direct
    content = pages(1)
    files.write(0, 512, [buffer_of(content[:1536])])
    assert files.direct_io == is_direct
    assert read(files, 0, 1024, 1024) == content[512:1536]
    whole = SegmentFiles(tmp_path)
    assert whole.can_read_natively(), "whole pages are no shorter than any disk's blocks"
    files.close()


def test_an_open_that_fails_for_another_reason_is_an_error_and_no_fallback(files, monkeypatch) -> None:
    def refuse(path, flags, *_):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    with monkeypatch.context() as patch, pytest.raises(PermissionError):
        patch.setattr(os, "open", refuse)
        files.write(0, 0, [buffer_of(pages(1))])
    assert files.direct_io is None


def test_segment_files_are_for_their_owner_only_whatever_the_umask(files, tmp_path) -> None:
    before = os.umask(0)
    try:
        files.write(0, 0, [buffer_of(pages(1))])
    finally:
        os.umask(before)
    assert (tmp_path / "000000.seg").stat().st_mode & 0o777 == 0o600


def test_closed_files_open_again_on_the_next_use(files) -> None:
    files.write(0, 0, [buffer_of(pages(1))])
    files.close()
    assert read(files, 0, 0, 4096) == pages(1)


@pytest.mark.parametrize(("size", "expected"), [(0, 4096), (1, 4096), (4096, 4096), (4097, 8192)])
def test_aligned_buffers_are_zeroed_page_aligned_and_whole_pages(size: int, expected: int) -> None:
    buffer = aligned_buffer(size)
    assert len(buffer) == expected
    assert bytes(buffer) == bytes(expected)
    assert np.frombuffer(buffer, np.uint8).ctypes.data % 4096 == 0
