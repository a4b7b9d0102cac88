"""A disk that is full or fails, at every single write and sync of a store's life: only the data being written is lost.

The n-th operation of a kind fails once, for every n until a run ends without meeting it. Whichever operation it
is, earlier chunks stay and are served, the store goes on storing, the failure is counted, and room is freed again.
"""

import contextlib
import errno
import itertools
import os
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import apsw
import pytest
from store_model import (
    PRESSURE_BYTES,
    History,
    Workload,
    examined,
    fault_of,
    listed,
    make_store,
    prefixes,
    tokens_of,
)

from kvstore import KVStore, StoreNotWritable
from kvstore.disk import disk_space
from kvstore.disk.files import OsFiles
from kvstore.placements import writer

pytestmark = pytest.mark.torture


@dataclass
class Plan:
    """Fails the `number`-th operation of a kind, once; 0 for none."""

    kind: str
    number: int
    has_struck: bool = field(default=False, init=False)
    #: Number of operations of the kind so far.
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
        if self._plan.strikes("pwritev after a short one"):
            # Half of it is written, and the disk is full when the rest is written.
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
    """SQLite's files, failing by plan. They have no shared memory, so a WAL needs the catalog's exclusive lock."""

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
    """Make a store, not yet open, on which the plan's operation fails."""
    registered: list[FailingVFS] = []

    def make(directory: Path, plan: Plan) -> KVStore:
        for vfs in registered:
            vfs.unregister()
        registered[:] = [FailingVFS(plan)]
        return make_store(directory, files=FailingFiles(plan), vfs="failing", disk_bytes=PRESSURE_BYTES)

    yield make
    for vfs in registered:
        vfs.unregister()


def live(work: Workload, *, is_full: bool) -> None:
    """Run one step of each kind. A step that fails may do nothing; it must not harm stored prompts.

    `is_full`: a write that fails finds no room, and other prompts are evicted for it.
    """
    for word, tenant in (("abcdab", ""), ("abdc", ""), ("bbb", "ann"), ("c", "bob")):
        work.put(word, tenant, must_succeed=False, may_evict=is_full)
    work.rewrite(1)
    work.put("abcdabcdd", must_succeed=False, may_evict=is_full)
    work.delete("ann")
    work.evict(3)
    work.rewrite(2)
    work.put("dcba", "bob", may_evict=True)


def num_counted(store: KVStore) -> int:
    counters = store.stats().counters
    return counters.write_errors + counters.catalog_errors + counters.free_errors


KINDS = ["pwritev", "pwritev after a short one", "fdatasync", "punch_hole", "catalog write", "catalog sync"]


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
            live(work, is_full=kind.startswith("pwritev"))
            fault = fault_of(store, listed(store), hidden_units=work.hidden_units)
            assert fault is None, f"{kind} {number}: {fault}"
            if plan.has_struck and not was_struck:
                ended["counted"] += 1
                assert num_counted(store) == 1, f"{kind} {number}"
            # Serving went on during the fault; storing works again after it.
            for _ in range(2):  # the first of them may fail
                work.put("ddd", may_evict=True)
            assert set(prefixes("", "ddd")) <= listed(store)
            held = listed(store)
        reopened, fault = examined(directory)
        assert fault is None, f"{kind} {number}: {fault}"
        # A deletion that the catalog refused has raised, and may be undone.
        refused = history.may_hold(0) - history.must_hold(0)
        assert held <= reopened <= held | refused, f"{kind} {number}: {sorted(reopened ^ held)}"
    assert ended["counted"] or ended["refused at the start"]
    assert isinstance(number, int) and number > 3
    print(f"{kind}: {dict(ended)}, the last one tried was number {number}")  # noqa: T201


class SharedDisk(OsFiles):
    """A file system shared with other users. `is_quota`: its size is the user's quota, which statvfs ignores."""

    def __init__(self, segments: Path, size_bytes: int, *, is_quota: bool = False) -> None:
        super().__init__()
        self._segments = segments
        self.size_bytes = size_bytes
        self.is_quota = is_quota
        self.others_bytes = 0
        self.num_refused = 0

    def free_bytes(self, directory: Path) -> int:
        return 2**40 if self.is_quota else max(0, self._room_bytes())

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        if sum(map(len, buffers)) > self._room_bytes():
            self.num_refused += 1
            number = errno.EDQUOT if self.is_quota else errno.ENOSPC
            raise OSError(number, os.strerror(number))
        return super().pwritev(descriptor, buffers, offset_bytes)

    def _room_bytes(self) -> int:
        own = sum(path.stat().st_blocks * 512 for path in self._segments.glob("*.seg"))
        return self.size_bytes - self.others_bytes - own


WORDS = ["".join(letters) for letters in itertools.product("abcd", repeat=4)]


@pytest.mark.parametrize("is_quota", [False, True])
def test_old_kv_makes_room_for_new_when_others_fill_the_disk_and_the_limit_comes_back(
    is_quota: bool, scratch: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(disk_space, "_LOOK_S", 0.0)
    directory = scratch / "store"
    files = SharedDisk(directory / "segments", 32 * 2**20, is_quota=is_quota)
    with make_store(directory, files=files) as store:
        work, counters = Workload(store, History(), lambda: 0), store.stats().counters
        for word in WORDS[:48]:
            work.put(word)
        read = store.acquire([*tokens_of(WORDS[0]), 1], save=False)
        assert (counters.evicted_chunks, counters.squeezes, store.stats().disk_bytes_limit) == (0, 0, 16 * 2**20)
        files.others_bytes = 31 * 2**20
        for word in WORDS[48:128]:
            work.put(word, may_evict=True)
            assert set(prefixes("", word)) <= listed(store), "the newest prompt is stored"
            assert set(prefixes("", WORDS[0])) <= listed(store), "the prompt that is read stays"
        assert fault_of(store, listed(store)) is None
        assert counters.evicted_chunks and counters.squeezes
        assert counters.skipped_failed_chunks == counters.skipped_full_chunks == 0
        assert any("other files fill the disk" in record.message for record in caplog.records), "it is logged"
        assert len(caplog.records) == 1, "and once"
        assert is_quota or store.stats().disk_bytes_limit < 16 * 2**20
        store.settle(read.placement_id)

        files.others_bytes, evicted, refused = 0, counters.evicted_chunks, files.num_refused
        for word in WORDS[:40]:
            work.put(word)
        assert (counters.evicted_chunks, files.num_refused) == (evicted, refused)
        assert is_quota or refused == 0, "the store waited until a write was refused"
        held = listed(store)
    assert examined(directory) == (held, None)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount")
def test_a_file_system_that_others_fill_to_the_last_byte_takes_new_kv_also_after_a_restart(scratch: Path) -> None:
    """The catalog needs room as well: a deletion writes before it frees anything."""
    disk = scratch / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip(f"mount: {mounted.stderr.decode()}")
    try:
        history = History()
        for life, words in enumerate((WORDS[:128], WORDS[128:192], WORDS[192:])):
            with make_store(disk / "store", disk_bytes=2**30) as store:
                work = Workload(store, history, lambda: 0)
                for number, word in enumerate(words):
                    if life and number % 16 == 0:
                        _fill(disk / "others")
                    work.put(word, may_evict=life > 0)
                    assert set(prefixes("", word)) <= listed(store), f"life {life}, {word}"
                counters, held = store.stats().counters, listed(store)
                assert bool(counters.squeezes and counters.evicted_chunks) == (life > 0)
            assert examined(disk / "store") == (held, None)
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


def _fill(path: Path) -> None:
    with path.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))


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
        for word in ("abcd", "bbdd", "ccdd"):
            work.put(word)
        files.is_full = True
        work.put("abcdab", must_succeed=False, may_evict=True)
        served = listed(store)
        assert served >= set(prefixes("", "abcd")), "the prefix that a request continues stays"
        assert len(served) == 4 + 4, "exactly one extent was evicted, in vain"
        for word in ("abcdab", "bdb", "dd"):
            work.put(word, must_succeed=False)
            assert listed(store) == served, "no further extent is evicted"
            assert fault_of(store, listed(store)) is None
        assert store.stats().counters.write_errors == 5
        files.is_full = False
        work.put("abcdab")
        assert set(prefixes("", "abcdab")) <= listed(store)
        held = listed(store)
    assert examined(scratch / "store") == (held, None)
