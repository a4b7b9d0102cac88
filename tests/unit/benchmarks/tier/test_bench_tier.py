"""`bench tier`: its measurements find the faults of a tier that has some, and its bars say so."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks.tier import measure
from benchmarks.tier.command import QUICK, Settings, report_of
from benchmarks.tier.measure import Effort
from benchmarks.tier.tiers import Memory, Place, RunaheadTier, bytes_on_disk

TINY = Effort(faults=200, kills=1, rounds=1, round_bytes=2**25, limit_bytes=2**23, known_blocks=256, steps=3)


class TrustingTier:
    """Gives out what it finds on disk, takes no limit, and stores each block in a file."""

    name = "fs"

    def __init__(self, directory: Path, memory: Memory, disk_bytes: int) -> None:
        self._directory, self._memory = directory, memory
        self._ended: dict[int, set[bytes]] = {}

    def store(self, job: int, keys: Sequence[bytes], chunks: Sequence[int]) -> None:
        self._directory.mkdir(parents=True, exist_ok=True)
        for key, chunk in zip(keys, chunks, strict=True):
            self._path(key).write_bytes(self._memory.chunks[chunk].tobytes())
        self._ended[job] = set(keys)

    def load(self, job: int, keys: Sequence[bytes], chunks: Sequence[int]) -> None:
        self._ended[job] = set()
        for key, chunk in zip(keys, chunks, strict=True):
            content = self._path(key).read_bytes()
            if len(content) == self._memory.block_bytes:
                self._memory.chunks[chunk] = memoryview(content)
                self._ended[job].add(key)

    def has(self, key: bytes) -> bool:
        return self._path(key).exists()

    def end_step(self) -> None:
        pass

    def finished(self) -> dict[int, set[bytes]]:
        ended, self._ended = self._ended, {}
        return ended

    def place(self, key: bytes) -> Place:
        return Place(self._path(key), 0, self._path(key).stat().st_size)

    def close(self) -> None:
        pass

    def _path(self, key: bytes) -> Path:
        return self._directory / key.hex()


def test_faults_show_a_tier_that_trusts_the_disk_and_not_ours(tmp_path: Path) -> None:
    ours = measure.faults(RunaheadTier, tmp_path / "ours", TINY)
    theirs = measure.faults(TrustingTier, tmp_path / "theirs", TINY)
    assert ours["damaged"] == theirs["damaged"] == {"swapped": 50, "flipped": 100, "cut": 50}
    assert sum(ours["served"].values()) == 0 and ours["misses"] > 150
    assert theirs["served"] == {"swapped": 50, "flipped": 100, "cut": 0}


def test_overrun_shows_a_tier_without_a_limit_and_not_ours(tmp_path: Path) -> None:
    assert measure.overrun(RunaheadTier, tmp_path / "ours", TINY)["overrun_bytes"] == 0
    assert measure.overrun(TrustingTier, tmp_path / "theirs", TINY)["overrun_bytes"] > 8 * TINY.limit_bytes


def test_what_a_killed_process_reported_is_found(tmp_path: Path) -> None:
    figures = measure.kills(tmp_path, TINY)
    assert figures["reported"] == figures["found"] >= 8


def test_a_place_is_where_the_blocks_bytes_are(tmp_path: Path) -> None:
    memory = Memory(4, 4096)
    tier = RunaheadTier(tmp_path / "tier", memory, 2**24)
    keys = [measure.key_of(at) for at in range(2)]
    measure.fill(memory, keys)
    tier.store(1, keys, range(2))
    measure.wait(tier, {1})
    place = tier.place(keys[1])
    with place.path.open("rb") as file:
        file.seek(place.offset)
        assert file.read(place.size)[4096:] == memory.chunks[1].tobytes()
    assert bytes_on_disk(tmp_path) >= 2 * place.size
    tier.close()


def figures_of(*, with_fs: bool, served: int = 0, overrun: int = 0, found: int = 8, load_gb_s: float = 1.0) -> Any:
    of_tier = {
        "faults": {"damaged": {"flipped": 9}, "served": {"flipped": served}, "misses": 9},
        "overrun": {"overrun_bytes": overrun},
        "steps": {"p50_us": 500.0, "keys": 320},
        "kills": {"reported": 8, "found": found},
    }
    rates = {"store_gb_s": [1.0, 2.0], "load_gb_s": [load_gb_s, load_gb_s]}
    figures = {"vllm": "0.32.0" if with_fs else None, "runahead": of_tier, "speed": {"runahead": rates}}
    if with_fs:
        figures["fs"] = of_tier
        figures["speed"]["fs"] = {"store_gb_s": [2.0, 2.0], "load_gb_s": [1.0, 1.0]}
    return figures


@pytest.mark.parametrize(
    ("changed", "missed"),
    [
        ({}, set()),
        ({"served": 1}, {"tier_flips_served"}),
        ({"overrun": 1}, {"tier_disk_overrun"}),
        ({"found": 7}, {"tier_found_after_kill"}),
        ({"load_gb_s": 0.5}, {"tier_gb_s_vs_fs_load"}),
    ],
)
def test_a_bar_is_missed_by_its_own_figure(changed: dict[str, Any], missed: set[str]) -> None:
    bars = {bar.id: bar for bar in report_of(figures_of(with_fs=True, **changed), {}).bars}
    assert {name for name, bar in bars.items() if bar.ok is False} == missed | {"tier_step_us_per_key"}
    assert bars["tier_step_us_per_key"].value == 1.25
    assert bars["tier_gb_s_vs_fs_store"].value == 0.75


def test_without_vllm_speed_is_not_compared() -> None:
    report = report_of(figures_of(with_fs=False), {})
    assert [bar.id for bar in report.bars if bar.ok is None] == ["tier_gb_s_vs_fs_load", "tier_gb_s_vs_fs_store"]
    assert any("fs was not run" in note for note in report.notes)


def test_a_quick_run_does_less() -> None:
    assert Settings(quick=True).effort == QUICK and QUICK.faults < Settings().effort.faults == 2000
