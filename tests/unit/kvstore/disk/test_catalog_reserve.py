"""The catalog's reserve: taken while there is room, given up on a full disk, and asked for again when room appears."""

import errno
import os
from pathlib import Path

import pytest

from kvstore.disk.catalog_reserve import CatalogReserve


def test_a_disk_that_refused_the_reserve_is_asked_again_when_room_has_appeared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reserve, asked, real = CatalogReserve(tmp_path / "reserve", 2**30), list[int](), os.posix_fallocate

    def refuse(descriptor: int, offset: int, size_bytes: int) -> None:
        asked.append(size_bytes)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "posix_fallocate", refuse)
    for left_bytes, num_asked in ((0, 1), (0, 1), (9, 2), (9, 2), (5, 2), (6, 3)):
        reserve.fill(left_bytes)
        assert len(asked) == num_asked
    assert reserve.path.stat().st_size == 0
    monkeypatch.setattr(os, "posix_fallocate", real)
    reserve.fill(6)
    assert reserve.path.stat().st_size == 0, "no more room than at the last refusal"
    reserve.fill(7)
    assert reserve.path.stat().st_size == 2**20
    reserve.give_up()
    assert reserve.path.stat().st_size == 0
    reserve.fill(7)
    assert reserve.path.stat().st_size == 2**20, "no write has been refused since the reserve is there"
