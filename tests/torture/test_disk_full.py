"""A disk that is full or fails, at every single write and sync of a store's life: it costs what was being written.

The n-th operation of a kind fails once, for every n until a run ends without meeting it. Whatever it hits, what was
stored before stays and is served, the store goes on storing, the failure is counted, and room comes back.
"""

import errno
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import apsw
import pytest
from store_model import (
    PRESSURE_BYTES,
    Chunk,
    History,
    Workload,
    examined,
    fault_of,
    listed,
    make_store,
    prefixes,
)

from kvstore import KVStore, StoreNotWritable, writer
from kvstore.files import OsFiles

pytestmark = pytest.mark.torture


@dataclass
class Plan:
    """Lets the `number`-th operation of a kind fail, once; 0 for none."""

    kind: str
    number: int
    has_struck: bool = field(default=False, init=False)
    #: How often the kind was asked for.
    seen: int = field(default=0, init=False)

    def strikes(self, kind: str) -> bool:
        if kind != self.kind:
            return False
        self.seen += 1
        self.has_struck |= self.seen == self.number
        return self.seen == self.number


class FailingFiles(OsFiles):
    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self._plan = plan

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        if self._plan.strikes("pwritev"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if self._plan.strikes("pwritev behind a short one"):
            # Half of it is written, and the disk is full when the rest is asked for.
            self._plan.kind, self._plan.number, self._plan.seen = "pwritev", 1, 0
            return super().pwritev(descriptor, [buffers[0][:4096]], offset_bytes)
        return super().pwritev(descriptor, buffers, offset_bytes)

    def fdatasync(self, descriptor: int) -> None:
        if self._plan.strikes("fdatasync"):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().fdatasync(descriptor)

    def punch_hole(self, descriptor: int, offset_bytes: int, size_bytes: int) -> None:
        if self._plan.strikes("punch_hole"):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().punch_hole(descriptor, offset_bytes, size_bytes)


class FailingVFS(apsw.VFS):
    """SQLite's files. Without shared memory, so a WAL needs the exclusive lock that the catalog takes."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        super().__init__("failing", base="")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        return FailingVFSFile(self.plan, name, flags)


class FailingVFSFile(apsw.VFSFile):
    def __init__(self, plan: Plan, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._plan = plan

    def xWrite(self, data: bytes, offset: int) -> None:
        if self._plan.strikes("catalog write"):
            raise apsw.FullError("no room")
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:
        if self._plan.strikes("catalog sync"):
            raise apsw.IOError("the sync failed")
        super().xSync(flags)


@pytest.fixture
def open_failing(scratch: Path) -> Iterator[Callable[[Path, Plan], KVStore]]:
    """A store, not yet open, on which the plan's operation fails."""
    registered: list[FailingVFS] = []

    def make(directory: Path, plan: Plan) -> KVStore:
        for vfs in registered:
            vfs.unregister()
        registered[:] = [FailingVFS(plan)]
        return make_store(directory, files=FailingFiles(plan), vfs="failing", disk_bytes=PRESSURE_BYTES)

    yield make
    for vfs in registered:
        vfs.unregister()


def live(work: Workload) -> None:
    """Some of everything. A step that is hit may do nothing; none may harm what others stored."""
    for word, tenant in (("abcdab", ""), ("abdc", ""), ("bbb", "ann"), ("c", "bob")):
        work.put(word, tenant, must_succeed=False)
    work.rewrite(1)
    work.put("abcdabcdd", must_succeed=False)
    work.delete("ann")
    work.evict(3)
    work.rewrite(2)
    work.put("dcba", "bob", may_evict=True)


def num_counted(store: KVStore) -> int:
    counters = store.stats().counters
    return counters.write_errors + counters.catalog_errors + counters.free_errors


KINDS = ["pwritev", "pwritev behind a short one", "fdatasync", "punch_hole", "catalog write", "catalog sync"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("kind", KINDS)
def test_a_write_that_fails_costs_what_it_wrote_and_nothing_else(
    kind: str,
    scratch: Path,
    open_failing: Callable[[Path, Plan], KVStore],
    monkeypatch: pytest.MonkeyPatch,
    rounds: Callable[[int, int], int],
) -> None:
    monkeypatch.setattr(writer, "_PAUSE_S", 0)
    ended: Counter[str] = Counter()
    number, plan = 0, Plan(kind, 0)
    while not number or plan.has_struck:
        number += 1 if number < 8 else rounds(7, 1)
        plan, history = Plan(kind, number), History()
        directory = scratch / str(number)
        store = open_failing(directory, plan)
        try:
            store.open()
        except StoreNotWritable:
            ended["refused at the start"] += 1
            assert examined(directory) == (set(), None)
            continue
        with closing(store):
            was_struck = plan.has_struck
            work = Workload(store, history, lambda: 0)
            live(work)
            fault = fault_of(store, listed(store), hidden_units=work.hidden_units)
            assert fault is None, f"{kind} {number}: {fault}"
            if plan.has_struck and not was_struck:
                ended["counted"] += 1
                assert num_counted(store) == 1, f"{kind} {number}"
            # Serving went on; now storing does, too.
            for _ in range(2):  # the first of them may be hit
                work.put("ddd", may_evict=True)
            assert set(prefixes("", "ddd")) <= listed(store)
            held = listed(store)
        reopened, fault = examined(directory)
        assert fault is None, f"{kind} {number}: {fault}"
        # A deletion that the catalog refused has said so, and does not last.
        refused = history.may_hold(0) - history.must_hold(0)
        assert held <= reopened <= held | refused, f"{kind} {number}: {sorted(reopened ^ held)}"
    assert ended["counted"] or ended["refused at the start"]
    assert isinstance(number, int) and number > 3
    print(f"{kind}: {dict(ended)}, the last one tried was number {number}")  # noqa: T201


def test_a_disk_that_stays_full_serves_what_it_has_and_stores_again_when_there_is_room(
    scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_PAUSE_S", 0)

    class Full(OsFiles):
        is_full = False

        def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
            if self.is_full:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return super().pwritev(descriptor, buffers, offset_bytes)

    files = Full()
    with make_store(scratch / "store", files=files) as store:
        work = Workload(store, History(), lambda: 0)
        work.put("abcd")
        files.is_full = True
        for word in ("abcdab", "bbb", "cc"):
            work.put(word, must_succeed=False)
            assert listed(store) == set(prefixes("", "abcd"))
            assert fault_of(store, listed(store)) is None
        assert store.stats().counters.write_errors == 3
        assert store.stats().counters.skipped_failed_chunks == 2 + 3 + 2
        files.is_full = False
        work.put("abcdab")
    assert examined(scratch / "store") == ({Chunk("", "abcdab"[:end]) for end in range(1, 7)}, None)
