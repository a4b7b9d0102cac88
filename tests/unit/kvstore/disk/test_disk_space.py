"""Room that other files leave on a disk: asked for seldom, with a margin, one log line for each shortage."""

from pathlib import Path

import pytest

from kvstore.disk.disk_space import DiskSpace
from kvstore.disk.files import OsFiles

MIB = 2**20


class Disk(OsFiles):
    def __init__(self, free_bytes: int | None) -> None:
        super().__init__()
        self.left_bytes = free_bytes
        self.num_asked = 0

    def free_bytes(self, directory: Path) -> int:
        self.num_asked += 1
        if self.left_bytes is None:
            raise OSError("a file system that does not tell")
        return self.left_bytes


class Clock:
    now_s = 5.0

    def __call__(self) -> float:
        return self.now_s


@pytest.mark.parametrize(
    ("own_bytes", "free_bytes", "left_bytes"),
    [
        (0, 0, 0),
        (160 * MIB, 0, 150 * MIB),  # a sixteenth stays free
        (100 * MIB, 60 * MIB, 150 * MIB),
        (2**33, 2**40, 2**33 + 2**40 - 64 * MIB),  # at most 64 MiB stay free
    ],
)
def test_a_store_may_have_what_it_has_and_what_is_free_but_for_a_margin(own_bytes, free_bytes, left_bytes) -> None:
    assert DiskSpace(Path("/"), Disk(free_bytes), lambda: own_bytes).left_bytes() == left_bytes


def test_the_file_system_is_asked_once_a_second() -> None:
    disk, clock = Disk(16 * MIB), Clock()
    space = DiskSpace(Path("/"), disk, lambda: 0, clock)
    for clock.now_s in (5.0, 5.5, 5.99):
        assert space.left_bytes() == 15 * MIB
    assert disk.num_asked == 1
    disk.left_bytes, clock.now_s = 32 * MIB, 6.0
    assert (space.left_bytes(), disk.num_asked) == (30 * MIB, 2)


def test_a_file_system_that_does_not_tell_is_no_limit() -> None:
    assert DiskSpace(Path("/"), Disk(None), lambda: 0).left_bytes() is None


def test_a_shortage_is_logged_once_and_the_next_one_again(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    space = DiskSpace(Path("/"), Disk(0), lambda: 3 * MIB, clock)
    for clock.now_s in (5.0, 6.0, 500.0, 1000.0):
        space.is_short(8 * MIB)
    (record,) = caplog.records
    assert "3.0 MiB" in record.message and "8.0 MiB" in record.message
    clock.now_s += 601
    space.is_short(8 * MIB)
    assert len(caplog.records) == 2
