"""A store that uses itself until it is killed: a program that tests run in its own process.

    python killable_store.py DIRECTORY SEED KILL_AT

The process takes random steps, drawn from the seed, and prints each step before it begins and when it has returned, a
JSON object a line. Before, after or in the middle of file operation number KILL_AT (counted from the store's opening,
recovery included; 0 for never) it kills itself with SIGKILL.
"""

import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import apsw
from store_model import PRESSURE_BYTES, TENANTS, Chunk, History, Workload, listed, make_store, random_word

from kvstore.disk.files import OsFiles

STEPS = 14


class Executioner:
    """Counts file operations and kills this process at one of them."""

    def __init__(self, kill_at: int, random: Random) -> None:
        self._left = kill_at
        self._when = random.choice(("before", "halfway", "after"))

    @contextmanager
    def operation(self) -> Iterator[bool]:
        """Wrap an operation; may kill before or after it. Yields True for half an operation, followed by a kill."""
        self._left -= 1
        if self._left == 0 and self._when == "before":
            self._kill()
        yield self._left == 0 and self._when == "halfway"
        if self._left == 0:
            self._kill()

    @staticmethod
    def _kill() -> None:
        os.kill(os.getpid(), signal.SIGKILL)
        signal.pause()


class KillableFiles(OsFiles):
    def __init__(self, executioner: Executioner) -> None:
        super().__init__()
        self._operation = executioner.operation

    def open(self, path: Path, block_bytes: int) -> tuple[int, bool]:
        with self._operation():
            return super().open(path, block_bytes)

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        with self._operation() as is_half:
            if is_half:
                buffers = [buffers[0][: len(buffers[0]) // 8192 * 4096 or len(buffers[0])]]
            return super().pwritev(descriptor, buffers, offset_bytes)

    def fdatasync(self, descriptor: int) -> None:
        with self._operation():
            super().fdatasync(descriptor)

    def punch_hole(self, descriptor: int, offset_bytes: int, size_bytes: int) -> None:
        with self._operation():
            super().punch_hole(descriptor, offset_bytes, size_bytes)

    def truncate(self, path: Path, size_bytes: int) -> None:
        with self._operation():
            super().truncate(path, size_bytes)

    def sync_directory(self, directory: Path) -> None:
        with self._operation():
            super().sync_directory(directory)


class KillableVFS(apsw.VFS):
    """SQLite's files, killable. They have no shared memory, so a WAL needs the catalog's exclusive lock."""

    def __init__(self, executioner: Executioner) -> None:
        self.executioner = executioner
        super().__init__("killable", base="")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        return KillableVFSFile(self.executioner, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        with self.executioner.operation():
            super().xDelete(filename, syncdir)


class KillableVFSFile(apsw.VFSFile):
    def __init__(self, executioner: Executioner, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._operation = executioner.operation

    def xWrite(self, data: bytes, offset: int) -> None:
        with self._operation() as is_half:
            super().xWrite(data[: len(data) // 2] if is_half else data, offset)

    def xTruncate(self, newsize: int) -> None:
        with self._operation():
            super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:
        with self._operation():
            super().xSync(flags)


def tell(**event: Any) -> None:
    """Print an event in one write, so that a kill leaves the whole line or nothing."""
    os.write(sys.stdout.fileno(), json.dumps(event).encode() + b"\n")


class TellingHistory(History):
    """Prints saves and removals that returned, and does not keep them."""

    def saved(self, chunks: Any, began: float, returned: float) -> None:
        tell(saved=sorted(chunks))

    def removed(self, chunks: Any, began: float, returned: float) -> None:
        tell(removed=sorted(chunks))


def act(work: Workload, random: Random) -> None:
    """Take one random step, after printing which chunks it may add, and whose chunks it may remove."""
    tenant = random.choice(TENANTS)
    match random.choices(("put", "evict", "rewrite", "delete"), (10, 2, 3, 1))[0]:
        case "put":
            word = random_word(random)
            tell(begins="put", adds=[tenant, word], removes=list(TENANTS))
            work.put(word, tenant, may_evict=True)
        case "evict":
            tell(begins="evict", removes=list(TENANTS))
            work.evict(random.randint(1, 6))
        case "rewrite":
            tell(begins="rewrite", removes=[])
            work.rewrite(random.getrandbits(32))
        case "delete":
            tell(begins="delete", removes=[tenant])
            work.delete(tenant)
    tell(returned=True)


def main(directory: str, seed: str, kill_at: str) -> None:
    random = Random(int(seed))
    executioner = Executioner(int(kill_at), random)
    vfs = KillableVFS(executioner)
    with make_store(
        Path(directory), files=KillableFiles(executioner), vfs="killable", disk_bytes=PRESSURE_BYTES
    ) as store:
        tell(opened=[Chunk(*chunk) for chunk in sorted(listed(store))])
        work = Workload(store, TellingHistory(), lambda: 0)
        for _ in range(STEPS):
            act(work, random)
    tell(closed=True)
    del vfs


if __name__ == "__main__":
    main(*sys.argv[1:])
