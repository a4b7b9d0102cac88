"""The emulated disk charges every read for its bytes, one after another, and really makes it."""

from pathlib import Path

import pytest

from benchmarks.emulated_disk import EmulatedDisk
from kvstore.disk.files import aligned_buffer

READ_BYTES = 8192


@pytest.fixture
def clock(monkeypatch) -> list[float]:
    """A clock that only sleeping moves; and how long was slept, by read."""
    now, slept = [100.0], list[float]()

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    monkeypatch.setattr("benchmarks.emulated_disk.time.monotonic", lambda: now[0])
    monkeypatch.setattr("benchmarks.emulated_disk.time.sleep", sleep)
    return slept


@pytest.mark.parametrize(("bytes_per_s", "reads_per_s", "read_s"), [(8192.0, 1e9, 1.0), (1e12, 4.0, 0.25)])
def test_a_read_takes_its_bytes_or_its_turn_whichever_is_longer(
    tmp_path: Path, clock, bytes_per_s, reads_per_s, read_s
) -> None:
    path = tmp_path / "segment"
    path.write_bytes(bytes(range(256)) * 64)
    disk = EmulatedDisk(bytes_per_s, reads_per_s)
    descriptor, _ = disk.open(path)
    buffer = aligned_buffer(READ_BYTES)
    for _ in range(3):
        assert disk.preadv(descriptor, [buffer[:READ_BYTES]], 0) == READ_BYTES
    disk.close(descriptor)
    assert bytes(buffer[:256]) == bytes(range(256))
    assert clock == pytest.approx([read_s] * 3)
