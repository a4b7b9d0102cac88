import errno
import os
import random
from pathlib import Path

import numpy as np
import pytest

from kvstore.segment import SegmentFiles, Slot, SlotAllocator, aligned_buffer

SLOT_BYTES = 8192


@pytest.fixture
def files(tmp_path: Path):
    opened = SegmentFiles(tmp_path, SLOT_BYTES)
    yield opened
    opened.close()


@pytest.fixture
def refuse_direct_io(monkeypatch):
    """A file system without O_DIRECT, as tmpfs was: open fails with EINVAL."""
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


def read_slot(files: SegmentFiles, slot: Slot, offset: int = 0, size: int = SLOT_BYTES) -> bytes:
    buffer = aligned_buffer(size)[:size]
    files.read(slot, offset, buffer)
    return bytes(buffer)


@pytest.mark.parametrize(
    ("max_bytes", "num_slots"), [(0, 0), (99, 0), (100, 1), (199, 1), (200, 2), (1000, 10), (1099, 10)]
)
def test_an_allocator_hands_out_as_many_slots_as_fit_the_bytes_and_no_more(max_bytes: int, num_slots: int) -> None:
    slots = SlotAllocator(100, max_bytes)
    assert [slots.allocate() for _ in range(num_slots)] == [Slot(0, position) for position in range(num_slots)]
    assert slots.allocate() is None
    assert slots.num_used == num_slots


def test_freed_slots_are_used_again_lowest_first_before_the_file_grows() -> None:
    slots = SlotAllocator(100, 1000)
    for _ in range(6):
        slots.allocate()
    for position in (4, 1, 3):
        slots.release(Slot(0, position))
    assert slots.num_used == 3
    assert [slots.allocate() for _ in range(5)] == [Slot(0, position) for position in (1, 3, 4, 6, 7)]
    assert slots.num_used == 8


def test_a_full_allocator_works_again_after_one_release() -> None:
    slots = SlotAllocator(100, 300)
    for _ in range(3):
        slots.allocate()
    assert slots.allocate() is None
    slots.release(Slot(0, 1))
    assert slots.allocate() == Slot(0, 1)
    assert slots.allocate() is None


def test_an_allocator_that_starts_with_used_slots_hands_out_the_gaps_first() -> None:
    slots = SlotAllocator(100, 700, [Slot(0, 4), Slot(0, 0), Slot(0, 2), Slot(0, 2)])
    assert slots.num_used == 3
    assert [slots.allocate() for _ in range(5)] == [*(Slot(0, position) for position in (1, 3, 5, 6)), None]


def test_an_allocator_that_starts_over_its_limit_hands_out_nothing_until_it_is_below() -> None:
    slots = SlotAllocator(100, 200, [Slot(0, position) for position in range(4)])
    for position in (3, 2):
        assert slots.allocate() is None
        slots.release(Slot(0, position))
    assert slots.allocate() is None
    slots.release(Slot(0, 0))
    assert slots.allocate() == Slot(0, 0)


def test_slots_go_on_in_the_next_segment_when_one_is_full() -> None:
    slots = SlotAllocator(100 * 2**20, 700 * 2**20)
    assert slots.slots_per_segment == 2
    taken = [slots.allocate() for _ in range(8)]
    assert taken == [Slot(segment, position) for segment in range(3) for position in range(2)] + [Slot(3, 0), None]
    slots.release(Slot(1, 1))
    assert SlotAllocator(100 * 2**20, 700 * 2**20, set(taken[:7]) - {Slot(1, 1)}).allocate() == Slot(1, 1)


def test_random_use_never_hands_out_a_slot_twice_nor_a_higher_one_than_needed() -> None:
    draw, slots, held = random.Random(3), SlotAllocator(100, 2000), set()
    for _ in range(3000):
        if held and draw.random() < 0.48:
            slot = draw.choice(sorted(held))
            held.remove(slot)
            slots.release(slot)
        else:
            expected = next((Slot(0, p) for p in range(20) if Slot(0, p) not in held), None)
            assert slots.allocate() == expected
            held |= {expected} - {None}
        assert slots.num_used == len(held)


@pytest.mark.parametrize("direct", [True, False])
def test_slots_are_read_back_as_written_and_lie_where_their_position_says(
    direct: bool, files, tmp_path, request
) -> None:
    if not direct:
        request.getfixturevalue("refuse_direct_io")
    draw = random.Random(1)
    contents = {Slot(segment, position): draw.randbytes(SLOT_BYTES) for segment in (0, 3) for position in (2, 0, 5)}
    for slot, content in contents.items():
        files.write(slot, buffer_of(content))
    for segment in (0, 3):
        files.sync(segment)
    for slot, content in contents.items():
        assert read_slot(files, slot) == content
        assert read_slot(files, slot, 4096, 4096) == content[4096:]
        raw = (tmp_path / f"{slot.segment:06d}.seg").read_bytes()
        assert raw[slot.position * SLOT_BYTES : (slot.position + 1) * SLOT_BYTES] == content
        assert len(raw) == 6 * SLOT_BYTES
    if not direct:
        assert files.direct_io is False


def test_where_direct_io_is_refused_the_files_say_so_and_keep_what_was_written(
    files, refuse_direct_io, tmp_path
) -> None:
    assert files.direct_io is None
    files.write(Slot(0, 1), buffer_of(b"\x5a" * SLOT_BYTES))
    assert files.direct_io is False
    assert (tmp_path / "000000.seg").read_bytes() == bytes(SLOT_BYTES) + b"\x5a" * SLOT_BYTES


def test_where_direct_io_is_possible_the_files_say_so(files, tmp_path) -> None:
    try:
        os.close(os.open(tmp_path / "probe", os.O_RDWR | os.O_CREAT | os.O_DIRECT))
    except OSError:
        pytest.skip("the file system of the temporary directory has no O_DIRECT")
    assert files.direct_io is None
    files.write(Slot(0, 0), buffer_of(bytes(SLOT_BYTES)))
    assert files.direct_io is True


def test_an_open_that_fails_for_another_reason_is_an_error_and_no_fallback(files, monkeypatch) -> None:
    def refuse(path, flags, *_):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(PermissionError):
        files.write(Slot(0, 0), buffer_of(bytes(SLOT_BYTES)))
    assert files.direct_io is None


@pytest.mark.parametrize("kept", [0, 1, 4095, 4096, 4097, SLOT_BYTES, 2 * SLOT_BYTES - 4096, 2 * SLOT_BYTES - 1])
@pytest.mark.parametrize("direct", [True, False])
def test_reading_past_the_end_of_a_short_file_is_an_end_of_file_error(
    kept: int, direct: bool, files, tmp_path, request
) -> None:
    if not direct:
        request.getfixturevalue("refuse_direct_io")
    for position in (0, 1):
        files.write(Slot(0, position), buffer_of(bytes(SLOT_BYTES)))
    os.truncate(tmp_path / "000000.seg", kept)
    with pytest.raises(EOFError, match=r"000000\.seg ends before byte 16384"):
        read_slot(files, Slot(0, 1))


def test_reads_and_writes_that_the_kernel_cuts_short_are_completed(files, monkeypatch) -> None:
    content, real_read, real_write, sizes = random.Random(2).randbytes(SLOT_BYTES), os.preadv, os.pwritev, []

    def short(real, descriptor, buffers, offset):
        sizes.append(len(buffers[0]))
        return real(descriptor, [buffers[0][:4096]], offset)

    monkeypatch.setattr(os, "preadv", lambda *arguments: short(real_read, *arguments))
    monkeypatch.setattr(os, "pwritev", lambda *arguments: short(real_write, *arguments))
    files.write(Slot(0, 1), buffer_of(content))
    assert read_slot(files, Slot(0, 1)) == content
    assert sizes == [8192, 4096, 8192, 4096]


def test_segment_files_are_for_their_owner_only_whatever_the_umask(files, tmp_path) -> None:
    before = os.umask(0)
    try:
        files.write(Slot(0, 0), buffer_of(bytes(SLOT_BYTES)))
    finally:
        os.umask(before)
    assert (tmp_path / "000000.seg").stat().st_mode & 0o777 == 0o600


def test_closed_files_open_again_on_the_next_use(files) -> None:
    files.write(Slot(0, 0), buffer_of(b"\x01" * SLOT_BYTES))
    files.close()
    assert read_slot(files, Slot(0, 0)) == b"\x01" * SLOT_BYTES


@pytest.mark.parametrize(("size", "expected"), [(0, 4096), (1, 4096), (4096, 4096), (4097, 8192)])
def test_aligned_buffers_are_zeroed_page_aligned_and_whole_pages(size: int, expected: int) -> None:
    buffer = aligned_buffer(size)
    assert len(buffer) == expected
    assert bytes(buffer) == bytes(expected)
    assert np.frombuffer(buffer, np.uint8).ctypes.data % 4096 == 0
