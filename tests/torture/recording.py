"""A recording disk: a journal of every change to the files of a directory, and the files that a power cut may leave.

A kill loses nothing that the kernel has accepted; a power cut may lose any change that no completed sync covers, in any
order and in the middle of a write. Two layers feed one journal in one order, `RecordingFiles` (segments) and
`RecordingVFS` (SQLite); both forward every call to the real file system. `Disk.crash` then draws one of the directories
that a power cut after any change could have left.

The disk is harsher than real file systems on purpose: parts of unsynced changes survive in any order, truncates
included; a file's sync does not keep the file's name, only a sync of its directory does; a size may survive without its
bytes. Not modelled: directories made, removed and renamed (every directory is durable at once), renames of files, files
that bypass both layers, damage to bytes that no call touched (SQLite asks for none: POWERSAFE_OVERWRITE), stale bytes
where a size grew (they read as zeros), syncs that fail, and disks that lie about a completed sync.
"""

import itertools
import os
import sys
import threading
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from random import Random
from types import FrameType, TracebackType

import apsw

from kvstore.disk import files as kvstore_files
from kvstore.disk.files import FileLayer, OsFiles

#: Sizes in bytes that the disk writes whole: a page under the segments, a sector under SQLite (which expects it).
PAGE_BYTES, SECTOR_BYTES = 4096, 512

_REPOSITORY = Path(__file__).parents[2]
_NOT_A_SITE = {__file__, kvstore_files.__file__}
_VFS_NUMBERS = itertools.count()
_JOURNALS = apsw.SQLITE_OPEN_WAL | apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_SUPER_JOURNAL


class Survivors(Enum):
    """Changes that survive a power cut though no completed sync covers them."""

    #: A random subset, torn, in any order.
    RANDOM = "random"
    NOTHING = "nothing unsynced"
    EVERYTHING = "everything"
    #: The latest changes whole, the earlier ones not at all, over all files: the disk wrote the newest first.
    LATEST = "only the latest"


@dataclass(eq=False, slots=True)
class Inode:
    """A file without its name. `before`: its bytes when the recording began, all durable."""

    tear_bytes: int
    before: bytes = b""


@dataclass(eq=False, slots=True)
class Change:
    """A call that changed a file's bytes. It is in flight from its place in the journal to the tick `finished`."""

    inode: Inode
    finished: int | None = field(default=None, init=False)
    #: True if the call raised. A failed call has changed nothing (a short write has succeeded with fewer bytes).
    failed: bool = field(default=False, init=False)

    def apply(self, content: bytearray) -> None:
        raise NotImplementedError

    def torn(self) -> list["Change"]:
        """Parts of the change that reach the disk independently."""
        return [self]


@dataclass(eq=False, slots=True)
class Write(Change):
    offset_bytes: int
    data: bytes

    def apply(self, content: bytearray) -> None:
        content.extend(bytes(max(0, self.offset_bytes - len(content))))
        content[self.offset_bytes : self.offset_bytes + len(self.data)] = self.data

    def torn(self) -> list[Change]:
        pieces: list[Change] = [
            Write(self.inode, start, self.data[start - self.offset_bytes : end - self.offset_bytes])
            for start, end in _blocks(self.offset_bytes, len(self.data), self.inode.tear_bytes)
        ]
        # The size may be written without the bytes.
        return [*pieces, Write(self.inode, self.offset_bytes + len(self.data), b"")]


@dataclass(eq=False, slots=True)
class Truncate(Change):
    size_bytes: int

    def apply(self, content: bytearray) -> None:
        del content[self.size_bytes :]
        content.extend(bytes(self.size_bytes - len(content)))


@dataclass(eq=False, slots=True)
class Punch(Change):
    offset_bytes: int
    size_bytes: int

    def apply(self, content: bytearray) -> None:
        end = min(len(content), self.offset_bytes + self.size_bytes)
        content[self.offset_bytes : end] = bytes(max(0, end - self.offset_bytes))

    def torn(self) -> list[Change]:
        return [
            Punch(self.inode, start, end - start)
            for start, end in _blocks(self.offset_bytes, self.size_bytes, self.inode.tear_bytes)
        ]


@dataclass(frozen=True, eq=False, slots=True)
class Naming:
    """A name given to an inode, or removed (None). `path` is relative to the disk's directory."""

    path: str
    inode: Inode | None
    finished: int


@dataclass(frozen=True, eq=False, slots=True)
class Sync:
    """A completed sync of an inode's bytes or a directory's names; covers changes that had finished when it began."""

    subject: Inode | str
    began: int
    #: Names for `ignore_syncs`: KIND, KIND:FILE NAME, KIND#NUMBER OF THE CALL from 1, KIND@CALL SITE.
    labels: tuple[str, ...]


Record = Change | Naming | Sync


@dataclass(frozen=True, slots=True)
class Remains:
    """Files that one power cut left, by path relative to the disk's directory."""

    files: dict[str, bytes]
    directories: frozenset[str]

    def materialise(self, directory: Path) -> None:
        """Write the files below `directory`, which must not exist or be empty."""
        directory.mkdir(parents=True, exist_ok=True)
        assert not any(directory.iterdir()), f"{directory} is not empty"
        for name in self.directories:
            (directory / name).mkdir(parents=True, exist_ok=True)
        for name, content in self.files.items():
            path = directory / name
            path.touch(0o600)
            path.write_bytes(content)


class Disk:
    """The journal of a disk. Files that exist at its start count as durable. Thread-safe."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory.resolve()
        self._lock = threading.Lock()
        #: Orders the ends of changes and the beginnings of syncs, which the places in the journal do not.
        self._clock = itertools.count()
        self._journal: list[Record] = []
        self._before = {
            str(path.relative_to(self.directory)): Inode(PAGE_BYTES, path.read_bytes())
            for path in self.directory.rglob("*")
            if path.is_file()
        }
        self._names = dict(self._before)
        self._calls: Counter[str] = Counter()

    def __len__(self) -> int:
        """Number of records so far; the power may be cut at every `point` from 0 to this."""
        return len(self._journal)

    def sync_labels(self) -> set[str]:
        """All names by which `ignore_syncs` can refer to the syncs recorded so far."""
        return {label for record in self._journal if isinstance(record, Sync) for label in record.labels}

    def point_after(self, label: str) -> int:
        """The first point at which a sync of this label has completed."""
        return next(
            place
            for place, record in enumerate(self._journal, start=1)
            if isinstance(record, Sync) and label in record.labels
        )

    def crash(
        self,
        point: int,
        random: Random,
        survivors: Survivors = Survivors.RANDOM,
        ignore_syncs: Collection[str] = frozenset(),
    ) -> Remains:
        """Draw the files that a power cut after the first `point` records may leave, without the named syncs."""
        records = self._journal[:point]
        bytes_synced, names_synced = _last_syncs(records, ignore_syncs)
        contents: dict[Inode, bytearray] = {inode: bytearray(inode.before) for inode in self._before.values()}
        pending: list[Change] = []
        for record in records:
            if isinstance(record, Change) and not record.failed:
                content = contents.setdefault(record.inode, bytearray())
                if record.finished is not None and record.finished < bytes_synced.get(record.inode, -1):
                    record.apply(content)
                else:
                    pending.append(record)
        for change in _surviving(pending, random, survivors):
            change.apply(contents[change.inode])
        files = {
            path: bytes(contents.get(inode, b""))
            for path, states in self._possible_names(records, names_synced).items()
            if (inode := _surviving_name(states, random, survivors)) is not None
        }
        paths = {*self._before, *(record.path for record in records if isinstance(record, Naming))}
        return Remains(files, frozenset(str(Path(path).parent) for path in paths))

    def kill(self, point: int, directory: Path) -> "Disk":
        """A disk after kill -9 at the first `point` records, on which a new process goes on, in `directory`.

        The kernel keeps everything, so the new process sees it all; but what no sync covered is as volatile as before.
        """
        self.crash(point, Random(), Survivors.EVERYTHING).materialise(directory)
        survivor = Disk(directory)
        survivor._before = self._before
        survivor._names = dict(self._before)
        for record in self._journal[:point]:
            survivor._journal.append(record)
            if isinstance(record, Naming) and record.inode is not None:
                survivor._names[record.path] = record.inode
            elif isinstance(record, Naming):
                survivor._names.pop(record.path, None)
        with self._lock:
            survivor._clock = itertools.count(next(self._clock) + 1)
            survivor._calls = self._calls.copy()
        return survivor

    def _possible_names(self, records: Sequence[Record], names_synced: dict[str, int]) -> dict[str, list[Inode | None]]:
        """Inodes of each path: the last one durably named, then each later one, in order."""
        states: dict[str, list[Inode | None]] = {path: [inode] for path, inode in self._before.items()}
        for record in records:
            if isinstance(record, Naming):
                known = states.setdefault(record.path, [None])
                if record.finished < names_synced.get(str(Path(record.path).parent), -1):
                    known.clear()
                known.append(record.inode)
        return states

    # Reports of the two layers.

    def opened(self, path: Path, tear_bytes: int) -> Inode:
        """The inode of a path; a name that the journal does not know was just created."""
        name = self._relative(path)
        with self._lock:
            inode = self._names.get(name)
            if inode is None:
                inode = self._names[name] = Inode(tear_bytes)
                self._journal.append(Naming(name, inode, next(self._clock)))
            inode.tear_bytes = tear_bytes
            return inode

    def unlinked(self, path: Path) -> None:
        name = self._relative(path)
        with self._lock:
            self._names.pop(name, None)
            self._journal.append(Naming(name, None, next(self._clock)))

    @contextmanager
    def changing(self, change: Change) -> Iterator[None]:
        """Record a change around the real call; a sync that begins during the call does not cover the change."""
        with self._lock:
            self._journal.append(change)
        try:
            yield
        except BaseException:
            change.failed = True
            raise
        finally:
            with self._lock:
                change.finished = next(self._clock)

    @contextmanager
    def syncing(self, kind: str, path: Path, inode: Inode | None, names_too: bool = False) -> Iterator[None]:
        """Record a sync around the real call: of the file at `path`, or of names in the directory `path` (no inode).

        It covers nothing before it has returned, and nothing when it raises. `names_too`: also syncs the directory.
        """
        with self._lock:
            began = next(self._clock)
        yield
        with self._lock:
            labels = self._labels(kind, path.name)
            self._journal.append(Sync(inode or self._relative(path), began, labels))
            if names_too:
                labels += self._labels("directory", path.parent.name)
                self._journal.append(Sync(self._relative(path.parent), began, labels))

    def _labels(self, kind: str, name: str) -> tuple[str, ...]:
        self._calls[kind] += 1
        return kind, f"{kind}:{name}", f"{kind}#{self._calls[kind]}", f"{kind}@{_call_site()}"

    def _relative(self, path: Path) -> str:
        return str(path.resolve().relative_to(self.directory))


class RecordingFiles:
    """A FileLayer that reports to a disk and forwards every call."""

    def __init__(
        self,
        disk: Disk,
        inner: FileLayer | None = None,
        tear_bytes: int = PAGE_BYTES,
    ) -> None:
        self._disk = disk
        self._inner: FileLayer = inner if inner is not None else OsFiles()
        self._tear_bytes = tear_bytes
        self._opened: dict[int, tuple[Inode, Path]] = {}

    def open(self, path: Path, block_bytes: int) -> tuple[int, bool]:
        descriptor, direct = self._inner.open(path, block_bytes)
        self._opened[descriptor] = self._disk.opened(path, self._tear_bytes), path
        return descriptor, direct

    def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        return self._inner.preadv(descriptor, buffers, offset_bytes)

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        inode, _ = self._opened[descriptor]
        change = Write(inode, offset_bytes, b"".join(buffers))
        with self._disk.changing(change):
            count = self._inner.pwritev(descriptor, buffers, offset_bytes)
            change.data = change.data[:count]
        return count

    def fdatasync(self, descriptor: int) -> None:
        inode, path = self._opened[descriptor]
        with self._disk.syncing("fdatasync", path, inode):
            self._inner.fdatasync(descriptor)

    def punch_hole(self, descriptor: int, offset_bytes: int, size_bytes: int) -> None:
        inode, _ = self._opened[descriptor]
        # A hole may lie far past the end of the file, where it changes nothing.
        within = max(0, min(size_bytes, os.fstat(descriptor).st_size - offset_bytes))
        with self._disk.changing(Punch(inode, offset_bytes, within)):
            self._inner.punch_hole(descriptor, offset_bytes, size_bytes)

    def truncate(self, path: Path, size_bytes: int) -> None:
        inode = self._disk.opened(path, self._tear_bytes)
        with self._disk.changing(Truncate(inode, size_bytes)):
            self._inner.truncate(path, size_bytes)

    def free_bytes(self, directory: Path) -> int:
        return self._inner.free_bytes(directory)

    def sync_directory(self, directory: Path) -> None:
        with self._disk.syncing("directory", directory, None):
            self._inner.sync_directory(directory)

    def close(self, descriptor: int) -> None:
        # Forgotten before it is closed: the number may be given to another file at once.
        del self._opened[descriptor]
        self._inner.close(descriptor)


class RecordingVFS(apsw.VFS):
    """SQLite's files, reported to a disk; inherits from the default VFS. A `with` block registers it under `name`.

    Has no shared memory: a WAL database needs `locking_mode = EXCLUSIVE`, set before `journal_mode`.
    """

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.name = f"recording-{next(_VFS_NUMBERS)}"
        super().__init__(self.name, base="")

    def __enter__(self) -> "RecordingVFS":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.unregister()

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        if name is None or flags[0] & apsw.SQLITE_OPEN_DELETEONCLOSE:
            # A temporary file: no store opens it after a crash.
            return super().xOpen(name, flags)
        return RecordingVFSFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        super().xDelete(filename, syncdir)
        path = Path(filename)
        self.disk.unlinked(path)
        if syncdir:
            with self.disk.syncing("directory", path.parent, None):
                pass


class RecordingVFSFile(apsw.VFSFile):
    def __init__(self, vfs: RecordingVFS, name: str | apsw.URIFilename, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._vfs = vfs
        self._path = Path(name.filename() if isinstance(name, apsw.URIFilename) else name)
        self._inode = vfs.disk.opened(self._path, SECTOR_BYTES)
        #: SQLite's unix VFS syncs the directory after the first sync of a journal that it may have created
        #: (UNIXFILE_DIRSYNC), below what a VFS sees. It never does so for the database itself.
        self._names_too = bool(flags[0] & apsw.SQLITE_OPEN_CREATE and flags[0] & _JOURNALS)

    def xWrite(self, data: bytes, offset: int) -> None:
        with self._vfs.disk.changing(Write(self._inode, offset, bytes(data))):
            super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:
        with self._vfs.disk.changing(Truncate(self._inode, newsize)):
            super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:
        with self._vfs.disk.syncing("xSync", self._path, self._inode, self._names_too):
            super().xSync(flags)
            self._names_too = False


def _blocks(offset_bytes: int, size_bytes: int, block_bytes: int) -> Iterator[tuple[int, int]]:
    """Parts of a range, cut at the multiples of `block_bytes` in the file."""
    end = offset_bytes + size_bytes
    while offset_bytes < end:
        stop = min(end, (offset_bytes // block_bytes + 1) * block_bytes)
        yield offset_bytes, stop
        offset_bytes = stop


def _last_syncs(records: Sequence[Record], ignore_syncs: Collection[str]) -> tuple[dict[Inode, int], dict[str, int]]:
    """Ticks at which the last completed sync of each inode, and of each directory, began."""
    inodes: dict[Inode, int] = {}
    directories: dict[str, int] = {}
    for record in records:
        if isinstance(record, Sync) and not any(label in ignore_syncs for label in record.labels):
            if isinstance(record.subject, Inode):
                inodes[record.subject] = max(record.began, inodes.get(record.subject, -1))
            else:
                directories[record.subject] = max(record.began, directories.get(record.subject, -1))
    return inodes, directories


def _surviving(pending: list[Change], random: Random, survivors: Survivors) -> list[Change]:
    """Unsynced changes that survive, in the order in which they reached the disk."""
    if survivors is Survivors.NOTHING or not pending:
        return []
    if survivors is Survivors.EVERYTHING:
        return pending
    if survivors is Survivors.LATEST:
        return pending[random.randrange(len(pending)) :]
    pieces: list[Change] = []
    share: dict[Inode, float] = {}
    for change in pending:
        chance = share.setdefault(change.inode, random.random())
        pieces += [piece for piece in change.torn() if random.random() < chance]
    random.shuffle(pieces)
    return pieces


def _surviving_name(states: Sequence[Inode | None], random: Random, survivors: Survivors) -> Inode | None:
    if survivors is Survivors.NOTHING:
        return states[0]
    return states[-1] if survivors is Survivors.EVERYTHING else random.choice(states)


def _call_site() -> str:
    """Caller of a sync: the innermost three functions of this repository below the layers, outermost first."""
    names: list[str] = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and len(names) < 3:
        file_name = frame.f_code.co_filename
        ours = file_name.startswith(str(_REPOSITORY) + os.sep) and f"{os.sep}.venv" not in file_name
        if ours and file_name not in _NOT_A_SITE:
            names.append(frame.f_code.co_qualname)
        frame = frame.f_back
    return " > ".join(reversed(names))
