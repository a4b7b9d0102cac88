"""Frames fill a small arena, whose memory is shared by its owner, its borrowers and the disk."""

import ctypes
import errno
import fcntl
import mmap
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from kvstore.errors import StoreClosed
from kvstore.format.layout import PAGE_BYTES
from kvstore.tiers import arena as arena_module
from kvstore.tiers.arena import Arena, ArenaMapping, FrameAllocator


@pytest.fixture
def arena() -> Iterator[Arena]:
    opened = Arena(16 * PAGE_BYTES)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def borrowed(arena: Arena) -> Iterator[ArenaMapping]:
    mapping = ArenaMapping(os.dup(arena.descriptor))
    yield mapping
    mapping.close()


def fill(allocator: FrameAllocator, size_bytes: int) -> list[int]:
    """Allocate every frame of a size that there is room for."""
    frames = []
    while (offset := allocator.allocate(size_bytes)) is not None:
        frames.append(offset)
    return frames


def test_freed_frames_are_refilled_from_the_lowest_run_so_that_higher_ones_drain() -> None:
    allocator = FrameAllocator(8 * PAGE_BYTES, typical_bytes=PAGE_BYTES)
    frames = fill(allocator, PAGE_BYTES)
    for offset in (frames[5], frames[1], frames[3]):
        allocator.free(offset)
    assert [allocator.allocate(PAGE_BYTES) for _ in range(3)] == [frames[1], frames[3], frames[5]]


def test_one_frame_freed_in_a_full_arena_can_be_had_again_at_once() -> None:
    allocator = FrameAllocator(300 * PAGE_BYTES, typical_bytes=PAGE_BYTES)
    for offset in fill(allocator, PAGE_BYTES):
        allocator.free(offset)
        assert fill(allocator, PAGE_BYTES) == [offset]


def test_a_double_free_is_refused_and_leaves_the_accounts_right() -> None:
    allocator = FrameAllocator(4 * PAGE_BYTES)
    kept, freed = allocator.allocate(PAGE_BYTES), allocator.allocate(PAGE_BYTES)
    assert kept is not None and freed is not None
    allocator.free(freed)
    with pytest.raises(AssertionError, match="no frame in use"):
        allocator.free(freed)
    assert allocator.used_bytes == PAGE_BYTES == allocator.frame_bytes(kept)


@pytest.mark.parametrize("size_bytes", [0, -PAGE_BYTES, PAGE_BYTES + 1])
def test_a_frame_of_no_whole_pages_is_refused(size_bytes: int) -> None:
    with pytest.raises(AssertionError):
        FrameAllocator(4 * PAGE_BYTES).allocate(size_bytes)


def test_a_borrower_sees_what_the_owner_writes_and_the_other_way(arena: Arena, borrowed: ArenaMapping) -> None:
    arena.view(PAGE_BYTES, 5)[:] = b"owner"
    borrowed.view(0, 8)[:] = b"borrower"
    assert bytes(borrowed.view(PAGE_BYTES, 5)) == b"owner"
    assert bytes(arena.view(0, 8)) == b"borrower"
    assert borrowed.size_bytes == arena.size_bytes


def test_an_arena_takes_direct_reads_from_disk(arena: Arena, tmp_path: Path) -> None:
    content = random.Random(2).randbytes(2 * PAGE_BYTES)
    (tmp_path / "segment").write_bytes(content)
    try:
        descriptor = os.open(tmp_path / "segment", os.O_RDONLY | os.O_DIRECT)
    except OSError as error:
        assert error.errno == errno.EINVAL
        pytest.skip("this file system has no O_DIRECT")
    try:
        assert os.preadv(descriptor, [arena.view(3 * PAGE_BYTES, 2 * PAGE_BYTES)], 0) == 2 * PAGE_BYTES
    finally:
        os.close(descriptor)
    assert bytes(arena.view(3 * PAGE_BYTES, 2 * PAGE_BYTES)) == content
    assert bytes(arena.view(5 * PAGE_BYTES, PAGE_BYTES)) == bytes(PAGE_BYTES)


@pytest.mark.parametrize("size_bytes", [0, PAGE_BYTES, 17 * PAGE_BYTES])
def test_no_process_can_resize_an_arena(arena: Arena, size_bytes: int) -> None:
    with pytest.raises(PermissionError):
        os.ftruncate(arena.descriptor, size_bytes)


def test_no_process_can_seal_an_arena_against_writing(arena: Arena) -> None:
    future_write_seal = 0x10
    with pytest.raises(PermissionError):
        fcntl.fcntl(arena.descriptor, fcntl.F_ADD_SEALS, future_write_seal)


def test_a_view_outlives_both_mappings(arena: Arena) -> None:
    mapping = ArenaMapping(os.dup(arena.descriptor))
    mine, theirs = arena.view(0, 4), mapping.view(0, 4)
    mapping.close()
    arena.close()
    mine[:] = b"kept"
    assert bytes(theirs) == b"kept"


def test_closed_arenas_and_mappings_give_no_views(arena: Arena, borrowed: ArenaMapping) -> None:
    for memory in (arena, borrowed):
        memory.close()
        memory.close()
        with pytest.raises(StoreClosed):
            memory.view(0, 1)
    with pytest.raises(StoreClosed):
        _ = arena.descriptor


@pytest.mark.parametrize(("offset", "size_bytes"), [(-1, 2), (0, -1), (16 * PAGE_BYTES, 1), (0, 16 * PAGE_BYTES + 1)])
def test_a_view_outside_the_arena_is_refused(arena: Arena, offset: int, size_bytes: int) -> None:
    with pytest.raises(AssertionError):
        arena.view(offset, size_bytes)


@pytest.mark.parametrize("size_bytes", [-PAGE_BYTES, 0, 100])
def test_an_arena_of_no_whole_pages_is_refused_by_its_size(size_bytes: int) -> None:
    with pytest.raises(ValueError, match=f"arena of {size_bytes} bytes"):
        Arena(size_bytes)


def test_memory_that_could_shrink_is_refused_and_its_descriptor_closed() -> None:
    for descriptor in (os.memfd_create("unsealed", os.MFD_ALLOW_SEALING), os.open("/dev/null", os.O_RDWR)):
        with pytest.raises(ValueError, match="not an arena"):
            ArenaMapping(descriptor)
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(descriptor)


def memory_of(arena: Arena) -> int:
    """Bytes that the kernel has given to the arena."""
    return 512 * os.fstat(arena.descriptor).st_blocks


def test_prefaulting_takes_all_memory_and_changes_nothing(arena: Arena) -> None:
    arena.view(PAGE_BYTES, 5)[:] = b"rows!"
    assert memory_of(arena) == PAGE_BYTES
    arena.prefault()
    assert memory_of(arena) == arena.size_bytes
    assert bytes(arena.view(0, arena.size_bytes)) == bytes(PAGE_BYTES) + b"rows!" + bytes(15 * PAGE_BYTES - 5)


def test_a_large_arena_is_prefaulted_in_part(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_module, "_PREFAULTED_BYTES", 5 * PAGE_BYTES)
    monkeypatch.setattr(arena_module, "_PREFAULT_STEP_BYTES", 2 * PAGE_BYTES)
    arena.prefault()
    assert memory_of(arena) == 5 * PAGE_BYTES


def test_a_closed_arena_is_not_prefaulted(arena: Arena) -> None:
    arena.close()
    arena.prefault()


def test_closing_gives_every_descriptor_back(arena: Arena) -> None:
    memory = os.fstat(arena.descriptor)

    def num_descriptors() -> int:
        """Descriptors of this arena: other tests' garbage may hold other arenas."""
        links = [link for link in Path("/proc/self/fd").iterdir() if link.is_symlink()]  # the listing's own is closed
        return sum(os.path.samestat(link.stat(), memory) for link in links if link.exists())

    before = num_descriptors()
    assert before > 0
    mapping = ArenaMapping(os.dup(arena.descriptor))
    assert num_descriptors() == before + 1  # mmap keeps a descriptor of its own
    mapping.close()
    assert num_descriptors() == before
    arena.close()
    assert num_descriptors() == 0


def test_frames_are_page_aligned_in_memory(arena: Arena) -> None:
    address = ctypes.addressof(ctypes.c_char.from_buffer(arena.view(PAGE_BYTES, PAGE_BYTES)))
    assert address % mmap.PAGESIZE == 0
