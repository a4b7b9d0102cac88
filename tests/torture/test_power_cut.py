"""The power is cut at any point of the store's life: promised chunks are there, byte for byte, and no others.

A workload runs once on a recording disk; then a store opens and reads every directory that a power cut could have left.
The check is strict: no extent may be quarantined. It must also detect a store that lacks any one of its syncs, or the
tests would prove nothing.
"""

import math
import shutil
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest
from recording import Disk, RecordingFiles, RecordingVFS, Remains, Survivors
from store_model import PRESSURE_BYTES, Chunk, History, Workload, examined, fault_of, listed, make_store, random_word

pytestmark = pytest.mark.torture

DRAWN = (Survivors.RANDOM, Survivors.LATEST)


class Recorded:
    """One run of a workload on a recording disk, over one or more lives of a store."""

    def __init__(self, directory: Path) -> None:
        directory.mkdir()
        self.disk = Disk(directory)
        self.history = History()
        self.directory = directory / "store"

    def live(self, act: Callable[[Workload], None], disk_bytes: int = 16 * 2**20) -> None:
        with (
            RecordingVFS(self.disk) as vfs,
            make_store(self.directory, files=RecordingFiles(self.disk), vfs=vfs.name, disk_bytes=disk_bytes) as store,
        ):
            act(Workload(store, self.history, lambda: len(self.disk)))


def put(run: Recorded) -> None:
    def act(work: Workload) -> None:
        for word in ("abcdabc", "abcc", "d", "abcdabcdd"):
            work.put(word)
        work.put("abc", "ann")

    run.live(act)


def evict_under_pressure(run: Recorded) -> None:
    random = Random(3)

    def act(work: Workload) -> None:
        work.put("abcdabc")
        for _ in range(10):
            work.put(random_word(random), random.choice(("", "ann")), may_evict=True)
        work.evict(3)
        work.put("abcdabcd", may_evict=True)
        assert work.store.stats().counters.evicted_extents > 4

    run.live(act, PRESSURE_BYTES)


def reorder_and_compact(run: Recorded) -> None:
    def act(work: Workload) -> None:
        for word in ("a", "ab", "abc", "abcdab", "abdd", "cc"):
            work.put(word)
        for seed in range(2):
            work.rewrite(seed)
            work.put("abcdabcc" if seed else "abdcc")
        work.rewrite(2)
        assert work.store.stats().counters.rewritten_chunks > 20

    run.live(act)


def delete_a_tenant(run: Recorded) -> None:
    def act(work: Workload) -> None:
        for tenant in ("ann", "bob", ""):
            work.put("abcab", tenant)
            work.put("abd", tenant)
        work.delete("ann")
        work.put("dddd", "bob")
        work.put("abcd", "ann")
        work.delete("bob")
        work.put("cab", "")

    run.live(act)


def restart_in_the_middle(run: Recorded) -> None:
    def first(work: Workload) -> None:
        work.put("abcab")
        work.put("abd", "ann")
        work.evict(2)
        work.rewrite(1)

    def second(work: Workload) -> None:
        work.put("abcabdc")
        work.delete("ann")
        work.put("bbb", "bob")

    for act in (first, second, lambda work: work.put("ccc")):
        run.live(act)


WORKLOADS = {
    "put": put,
    "evict": evict_under_pressure,
    "rewrite": reorder_and_compact,
    "delete": delete_a_tenant,
    "restart": restart_in_the_middle,
}


@pytest.fixture
def recorded(scratch: Path) -> Callable[[str], Recorded]:
    def record(name: str) -> Recorded:
        run = Recorded(scratch / "disk")
        WORKLOADS[name](run)
        return run

    return record


class Examiner:
    """Opens a store on the files that a power cut left and reads it all; equal files are read once."""

    def __init__(self, scratch: Path) -> None:
        self._directory = scratch / "remains"
        self._known: dict[bytes, tuple[set[Chunk], str | None]] = {}

    def __call__(self, remains: Remains) -> tuple[set[Chunk], str | None]:
        digest = blake2b()
        for path, content in sorted(remains.files.items()):
            digest.update(f"{path}:{len(content)}:".encode() + content)
        if digest.digest() not in self._known:
            remains.materialise(self._directory)
            self._known[digest.digest()] = examined(self._directory / "store")
            shutil.rmtree(self._directory)
        return self._known[digest.digest()]

    def __len__(self) -> int:
        """Number of different directories that were opened."""
        return len(self._known)


@pytest.fixture
def examine(scratch: Path) -> Examiner:
    return Examiner(scratch)


def faults(
    run: Recorded,
    examine: Examiner,
    random: Random,
    cuts: Iterable[tuple[int, Survivors]],
    ignore_syncs: Collection[str] = frozenset(),
) -> Iterator[str]:
    """Cut the power at these points in these ways, and yield the faults."""
    for point, survivors in cuts:
        held, fault = examine(run.disk.crash(point, random, survivors, ignore_syncs))
        fault = fault or run.history.fault_in(held, point)
        if fault is not None:
            yield f"power cut at {point} of {len(run.disk)} ({survivors.value} survives): {fault}"


def drawn_points(run: Recorded, random: Random, count: int) -> list[int]:
    """At most `count` points at random, and the points at which something was promised."""
    everywhere = range(len(run.disk) + 1)
    drawn = random.sample(everywhere, min(count, len(everywhere)))
    return sorted({*drawn, *run.history.promises()})


@pytest.mark.parametrize("name", WORKLOADS)
def test_what_was_promised_survives_a_power_cut_at_any_point(
    name: str,
    recorded: Callable[[str], Recorded],
    examine: Examiner,
    random: Random,
    rounds: Callable[[int, int], int],
) -> None:
    run = recorded(name)
    everywhere = range(len(run.disk) + 1)
    cuts = [(point, Survivors.NOTHING) for point in everywhere]
    cuts += [(point, Survivors.EVERYTHING) for point in drawn_points(run, random, rounds(30, 10**6))]
    for survivors in DRAWN:
        cuts += [
            (point, survivors) for _ in range(rounds(1, 20)) for point in drawn_points(run, random, rounds(20, 10**6))
        ]
    assert list(faults(run, examine, random, cuts)) == []
    assert len(run.history.promises()) > 3
    print(f"{name}: {len(cuts)} power cuts at {len(everywhere)} points, {len(examine)} different remains")  # noqa: T201


def ways_to_notice(run: Recorded, label: str) -> Iterator[tuple[int, Survivors]]:
    """All points, first those soon after the missing sync: there no later sync makes up for it."""
    first = run.disk.point_after(label)
    points = [*range(first, len(run.disk) + 1), *range(first)]
    for survivors in (Survivors.NOTHING, *DRAWN, Survivors.EVERYTHING):
        for point in points:
            yield point, survivors


@pytest.mark.parametrize(
    "ignored",
    ["fdatasync", "xSync", "xSync:catalog.sqlite-wal", "xSync:catalog.sqlite", "directory", "directory:segments"],
)
def test_a_store_without_any_one_class_of_syncs_is_found_out(
    ignored: str, recorded: Callable[[str], Recorded], examine: Examiner, random: Random
) -> None:
    run = recorded("restart")
    assert ignored in run.disk.sync_labels()
    assert next(faults(run, examine, random, ways_to_notice(run, ignored), {ignored}), None) is not None


@pytest.mark.parametrize("name", ["put", "rewrite", "restart"])
def test_a_store_without_any_one_fdatasync_is_found_out(
    name: str, recorded: Callable[[str], Recorded], examine: Examiner, random: Random
) -> None:
    run = recorded(name)
    labels = sorted(label for label in run.disk.sync_labels() if label.startswith(("fdatasync@", "fdatasync#")))
    assert len(labels) > 6
    unnoticed = [
        label
        for label in labels
        if next(faults(run, examine, random, ways_to_notice(run, label), {label}), None) is None
    ]
    assert unnoticed == []


@dataclass
class Recovery:
    """A store that recovered from a kill at `killed_at`, on a disk of its own."""

    disk: Disk
    killed_at: int
    #: Chunks that it served, and the point at which it did.
    held: set[Chunk]
    served_at: int
    fault: str | None


@pytest.fixture
def recover(scratch: Path) -> Callable[[Recorded, int], Recovery]:
    """Kill at a point, and open a store on the files that the kernel holds then."""

    def recover_at(run: Recorded, point: int) -> Recovery:
        disk = run.disk.kill(point, scratch / "survivor")
        try:
            with (
                RecordingVFS(disk) as vfs,
                make_store(scratch / "survivor" / "store", files=RecordingFiles(disk), vfs=vfs.name) as store,
            ):
                held, served_at = listed(store), len(disk)
                fault = fault_of(store, held) or run.history.fault_in(held, point)
            return Recovery(disk, point, held, served_at, fault)
        finally:
            shutil.rmtree(scratch / "survivor")

    return recover_at


def faults_of_recovery(
    run: Recorded,
    recovery: Recovery,
    examine: Examiner,
    random: Random,
    cuts: Iterable[tuple[int, Survivors]],
    ignore_syncs: Collection[str] = frozenset(),
) -> Iterator[str]:
    """Cut the power during and after a recovery. Chunks served once must stay, whether promised before or not."""
    if recovery.fault is not None:
        yield f"killed at {recovery.killed_at}: {recovery.fault}"
    for point, survivors in cuts:
        left, fault = examine(recovery.disk.crash(point, random, survivors, ignore_syncs))
        fault = fault or run.history.fault_in(left, recovery.killed_at)
        if fault is None and point >= recovery.served_at and left != recovery.held:
            fault = f"what was served after the kill has changed: {sorted(left ^ recovery.held)}"
        if fault is not None:
            yield f"killed at {recovery.killed_at}, power cut at {point} ({survivors.value} survives): {fault}"


def points_inside_removals(run: Recorded) -> list[int]:
    spans = {
        (int(life.removing_at), int(life.removed_at))
        for lives in run.history.lives.values()
        for life in lives
        if life.removed_at < math.inf
    }
    return sorted({point for start, end in spans for point in range(start, end + 1)})


@pytest.mark.parametrize("name", ["delete", "restart", "evict"])
def test_a_power_cut_while_a_killed_store_recovers_loses_nothing(
    name: str,
    recorded: Callable[[str], Recorded],
    recover: Callable[[Recorded, int], Recovery],
    examine: Examiner,
    random: Random,
    rounds: Callable[[int, int], int],
) -> None:
    run = recorded(name)
    inside = points_inside_removals(run)
    points = random.sample(range(len(run.disk)), rounds(3, len(run.disk)))
    points += random.sample(inside, min(len(inside), rounds(3, 10**6)))
    for point in points:
        recovery = recover(run, point)
        during = range(point, len(recovery.disk) + 1)
        cuts = [(cut, Survivors.NOTHING) for cut in during]
        for survivors in (Survivors.RANDOM, Survivors.EVERYTHING):
            cuts += [(cut, survivors) for cut in random.sample(during, min(len(during), rounds(5, 10**6)))]
        assert list(faults_of_recovery(run, recovery, examine, random, cuts)) == []


def test_a_store_that_reclaims_room_before_it_has_synced_its_catalog_is_found_out(
    recorded: Callable[[str], Recorded],
    recover: Callable[[Recorded, int], Recovery],
    examine: Examiner,
    random: Random,
) -> None:
    """Only the kernel knows of the deletion when the store is killed: its room stays taken until it is durable."""
    run = recorded("delete")
    found: list[str] = []
    for point in points_inside_removals(run):
        recovery = recover(run, point)
        of_this_life = recovery.disk.sync_labels() - run.disk.sync_labels()
        ignored = {label for label in of_this_life if label.startswith("xSync#")}
        assert ignored
        cuts = [(cut, survivors) for cut in range(point, recovery.served_at + 1) for survivors in DRAWN]
        found += faults_of_recovery(run, recovery, examine, random, cuts, ignored)
    assert any("cannot be read" in fault for fault in found), found
