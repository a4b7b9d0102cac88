"""The power is cut at any point while the tier for vLLM stores and evicts: promised blocks are there, byte for byte."""

from collections.abc import Callable, Collection
from pathlib import Path
from random import Random

import pytest
from recording import Disk, RecordingFiles, Survivors

from runahead.vllm.tiering import slot_files
from tests.support.tier_rig import SLOT_BYTES, TierRig, key_of

pytestmark = pytest.mark.torture

DISK_BYTES = 2**17 + 4 * 2**13 + 24 * SLOT_BYTES
KEYS = [[key_of((turn, at)) for at in range(6)] for turn in range(9)]
EVERY_KEY = [key for keys in KEYS for key in keys]


class Recorded:
    """Two lives of a tier on a recording disk; `promises`: a point of the disk, and the blocks known then."""

    def __init__(self, directory: Path) -> None:
        directory.mkdir()
        self.disk = Disk(directory)
        self.promises: list[tuple[int, set[bytes]]] = [(0, set())]
        for turns in (KEYS[:6], KEYS[6:]):
            rig = TierRig(directory / "tier", DISK_BYTES, files=RecordingFiles(self.disk))
            for keys in turns:
                assert rig.prompt(str(keys[0]), keys).is_whole
                self.promises.append((len(self.disk), set(rig.known(EVERY_KEY))))
            rig.close()

    def fault_after(self, point: int, survivors: Survivors, random: Random, lost_syncs: Collection[str]) -> str:
        """Description of what a cut at a point has cost; empty if nothing that was promised."""
        where = self.disk.directory.parent / "remains"
        self.disk.crash(point, random, survivors, lost_syncs).materialise(where)
        # Blocks that the next turn evicted may be gone.
        number = max(at for at, (promised, _) in enumerate(self.promises) if promised <= point)
        owed = set.intersection(*(known for _, known in self.promises[number : number + 2]))
        rig = TierRig(where / "tier", DISK_BYTES)
        read = rig.read(rig.known(EVERY_KEY))
        rig.close()
        for path in sorted(where.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        where.rmdir()
        if False in read.values():
            return f"wrong bytes given out at {point} ({survivors.value})"
        return (
            f"{len(owed - set(read))} promised blocks are gone at {point} ({survivors.value})"
            if owed - set(read)
            else ""
        )


@pytest.fixture
def recorded(scratch: Path, monkeypatch: pytest.MonkeyPatch) -> Recorded:
    monkeypatch.setattr(slot_files, "SEGMENT_BYTES", 8 * SLOT_BYTES)
    return Recorded(scratch / "disk")


def test_promised_blocks_of_the_tier_survive_a_power_cut(
    recorded: Recorded, random: Random, rounds: Callable[[int, int], int]
) -> None:
    assert len(recorded.promises[-1][1]) < len(EVERY_KEY), "nothing was evicted"
    for _ in range(rounds(1, 20)):
        for point in range(len(recorded.disk) + 1):
            for survivors in Survivors:
                assert recorded.fault_after(point, survivors, random, ()) == ""


@pytest.mark.parametrize("lost", ["fdatasync", "directory"])
def test_a_tier_that_does_not_sync_is_found_out(recorded: Recorded, random: Random, lost: str) -> None:
    end = len(recorded.disk)
    assert any(recorded.fault_after(point, Survivors.NOTHING, random, {lost}) for point in range(end, 0, -1))
