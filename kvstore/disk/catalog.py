"""The catalog of stored extents, in one SQLite file that survives a kill at any moment.

Each extent has one entry, a row of the table `extent`. It is committed after the extent's bytes are durable, so an
entry is a promise; bytes without an entry are garbage that the next writer may overwrite. An entry holds the key of the
chunk before its first one: at start the index is rebuilt parents first, and an entry without its parent is dropped.

WAL mode with an exclusive lock: one owner, no shared-memory file. apsw instead of `sqlite3`, because it lets a test put
its own file layer under SQLite.
"""

import contextlib
import logging
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import apsw

from kvstore.disk.directory_lock import DirectoryLock
from kvstore.disk.file_limit import longest_file_bytes
from kvstore.disk.files import FULL_ERRNOS
from kvstore.disk.own_files import open_own, own_directory
from kvstore.disk.segment import Run
from kvstore.errors import StoreMismatch, StoreNotWritable
from kvstore.format.identity import KEY_BYTES, StoreIdentity, other_version
from kvstore.format.provenance import EXACT

log = logging.getLogger(__name__)

#: "RAKV", SQLite's application id of a catalog.
_APPLICATION_ID = 0x52414B56
#: Limits above any written number: a greater one is damage, and would overflow arithmetic.
_MAX_SEGMENTS, _MAX_UNITS = 2**31, 2**33
#: Limits of extent ids, which are part of 64-bit chunk numbers (`kvstore/index/extent.py`): of all ids, and of the
#: first id of a store's life.
_MAX_ID, _MAX_FIRST_ID = 2**48, 2**47

_SCHEMA = """
CREATE TABLE IF NOT EXISTS identity (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS extent (
    id INTEGER PRIMARY KEY AUTOINCREMENT, parent BLOB NOT NULL, depth INTEGER NOT NULL, keys BLOB NOT NULL,
    segment INTEGER NOT NULL, position INTEGER NOT NULL, units INTEGER NOT NULL,
    generation INTEGER NOT NULL, is_reordered INTEGER NOT NULL, tenant TEXT NOT NULL,
    last_used_s INTEGER NOT NULL, hits INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS row_order (extent INTEGER PRIMARY KEY, orders BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS importance (
    extent INTEGER PRIMARY KEY, samples INTEGER NOT NULL, average BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS quarantine (
    segment INTEGER NOT NULL, position INTEGER NOT NULL, units INTEGER NOT NULL, key BLOB NOT NULL,
    tenant TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (segment, position)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS provenance (extent INTEGER PRIMARY KEY, provenance TEXT NOT NULL);
"""
#: Older catalogs lack this table.
_PARTS = "CREATE TABLE IF NOT EXISTS model_part (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"
#: Name of the part that hashes all other parts, in the present form of fingerprints.
_WHOLE = "fingerprint"
#: Text for a part that one of two models lacks because it is the architecture's default.
_NOTHING = "nothing, or the default"
#: Most differences of another store in an error.
_MOST_DIFFERENCES = 4
#: Pages of the log after which SQLite checkpoints; divisor of the file-size limit for the same; SQLite's page limit.
_LOG_PAGES, _LOG_PART, _MOST_PAGES = 1000, 4, 2**32 - 2
_ADD = "INSERT INTO extent VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


@dataclass(slots=True, kw_only=True)
class CatalogEntry:
    """One committed extent; fields as in `kvstore/index/extent.py`. `parent` is a key, empty at a prompt's start."""

    id: int
    parent: bytes
    depth: int
    keys: bytes
    run: Run
    generation: int = 0
    tenant: str = ""
    #: Stored in a separate table, unless exact.
    provenance: str = EXACT
    last_used_s: int = 0
    hits: int = 0
    is_reordered: bool = False
    #: uint16 [layers, tokens] as bytes, only for entries to be added; `Catalog.orders` reads it.
    orders: bytes = b""

    def values(self) -> tuple[object, ...]:
        run = self.run
        room = (run.segment, run.position, run.count)
        return (
            self.id, self.parent, self.depth, self.keys, *room,
            self.generation, self.is_reordered, self.tenant, self.last_used_s, self.hits,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class QuarantinedRun:
    """Units whose data failed verification: kept for inspection, not reused until the quarantine is cleared."""

    run: Run
    key: bytes
    tenant: str
    reason: str


class CatalogError(Exception):
    """SQLite could not write or read; earlier commits stand.

    `is_full`: whether the disk, the user's quota, or the file is full.
    """

    def __init__(self, message: str, *, is_full: bool = False) -> None:
        super().__init__(message)
        self.is_full = is_full


class Catalog:
    """Owns the SQLite connection. Used from one thread at a time."""

    def __init__(self, path: Path, vfs: str = "") -> None:
        self.path = path
        self._vfs = vfs or None
        self._connection: apsw.Connection | None = None
        #: File-size limit that database and log are fitted to.
        self._limit_bytes: int | None = None

    def open(self, identity: StoreIdentity) -> None:
        """Open or create the file.

        Raises StoreMismatch when it has another identity or is not a catalog, StoreNotWritable when SQLite cannot open
        or write it.
        """
        try:
            # SQLite gives its journal files the mode of the database, so set the mode before SQLite opens it.
            os.close(open_own(self.path, os.O_RDWR | os.O_CREAT))
            connection = apsw.Connection(str(self.path), vfs=self._vfs)
        except (OSError, apsw.Error) as error:
            raise StoreNotWritable(f"{self.path} cannot be opened: {error}") from error
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            self._check_owner(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            self._fit_file_limit(connection)
            self._check_identity(connection, identity)
            connection.execute(_SCHEMA)
            # A killed process may have left unsynced frames in the log. Entries must be durable before the store acts
            # on them, for instance by reusing units.
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except (apsw.NotADBError, apsw.CorruptError, UnicodeDecodeError) as error:
            connection.close()
            raise StoreMismatch(f"{self.path} is not a catalog of runahead: {error}") from error
        except apsw.Error as error:
            connection.close()
            raise StoreNotWritable(f"{self.path} cannot be written: {error}") from error
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def _fit_file_limit(self, connection: apsw.Connection) -> None:
        """Keep database and log within the file-size limit: beyond it not even a deletion could be written."""
        limit_bytes = longest_file_bytes()
        if limit_bytes == self._limit_bytes:
            return
        self._limit_bytes = limit_bytes
        pages = _MOST_PAGES if limit_bytes is None else limit_bytes // int(connection.pragma("page_size"))
        connection.pragma("max_page_count", pages)
        connection.pragma("wal_autocheckpoint", min(_LOG_PAGES, pages // _LOG_PART))

    def close(self) -> None:
        """Raises CatalogError when the last checkpoint fails, which loses nothing."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except apsw.Error as error:
                raise CatalogError(str(error)) from error

    def entries(self, *, checked: bool = True) -> Iterator[CatalogEntry]:
        """All committed extents, parents before children. Raises StoreMismatch when the file is damaged.

        `checked=False`: impossible entries are returned as they are, for a search for damage.
        """
        query = (
            "SELECT id, parent, depth, keys, segment, position, units, generation, is_reordered, tenant, last_used_s, "
            "hits, provenance FROM extent LEFT JOIN provenance ON provenance.extent = id ORDER BY depth, id"
        )
        try:
            seen = set[int]()
            for row in self._db.execute(query):
                if checked and (not _is_possible(row[:-1]) or not _is_text(row[-1]) or row[0] in seen):
                    raise self._damaged(ValueError(f"the entry of extent {row[0]} is impossible"))
                number, parent, depth, keys, segment, position, units, generation, is_reordered, *use = row
                seen.add(number)
                yield CatalogEntry(
                    id=number, parent=parent, depth=depth, keys=keys, run=Run(segment, position, units),
                    generation=generation, is_reordered=bool(is_reordered), tenant=use[0], last_used_s=use[1],
                    hits=use[2], provenance=use[3] or EXACT,
                )  # fmt: skip
        except (apsw.Error, UnicodeDecodeError) as error:
            raise self._damaged(error) from error

    def next_id(self) -> int:
        """An id above all ids ever used, including those of deleted extents.

        If the record of used ids is damaged, an id above those of stored extents.
        """
        row = self._one("SELECT seq FROM sqlite_sequence WHERE name = 'extent'")
        last = row[0] if row else 0
        if type(last) is int and 0 <= last < _MAX_FIRST_ID:
            return last + 1
        (last,) = self._one("SELECT coalesce(max(id), 0) FROM extent WHERE id BETWEEN 0 AND ?", (_MAX_FIRST_ID - 1,))
        log.warning("%s: no extent ids are left after %.32r, so new ones begin after %d", self.path, row[0], last)
        return int(last) + 1

    def quarantined(self) -> list[QuarantinedRun]:
        query = "SELECT segment, position, units, key, tenant, reason FROM quarantine"
        try:
            rows = list(self._db.execute(query))
        except (apsw.Error, UnicodeDecodeError) as error:
            raise self._damaged(error) from error
        if not all(_is_run(*row[:3]) and isinstance(row[4], str) for row in rows):
            raise self._damaged(ValueError("an entry of the quarantine is impossible"))
        return [QuarantinedRun(Run(*row[:3]), *row[3:]) for row in rows]

    def orders(self, extent: int) -> bytes:
        """Row order of a reordered extent, uint16 [layers, tokens]; empty if there is none."""
        row = self._one("SELECT orders FROM row_order WHERE extent = ?", (extent,))
        return row[0] if row and isinstance(row[0], bytes) else b""

    def importance(self, extent: int) -> tuple[int, bytes] | None:
        """Number of importance samples of an extent, and their average, float32 [layers, tokens]."""
        row = self._one("SELECT samples, average FROM importance WHERE extent = ?", (extent,))
        return (row[0], row[1]) if row and isinstance(row[0], int) and isinstance(row[1], bytes) else None

    def replace(
        self,
        added: Sequence[CatalogEntry],
        deleted: Iterable[int] = (),
        averages: Sequence[tuple[int, int, bytes]] = (),
    ) -> None:
        """Add extents whose bytes are durable and delete other ones, in one transaction. Raises CatalogError.

        `averages`: importance of added extents, as for `note_importance`.
        """
        gone = [(number,) for number in deleted]
        orders = [(entry.id, entry.orders) for entry in added if entry.orders]
        provenances = [(entry.id, entry.provenance) for entry in added if entry.provenance != EXACT]
        self._transaction(
            [
                *((f"DELETE FROM {table} WHERE {column} = ?", gone) for table, column in _OF_AN_EXTENT),
                (_ADD, [entry.values() for entry in added]),
                ("INSERT INTO row_order VALUES (?, ?)", orders),
                ("INSERT INTO provenance VALUES (?, ?)", provenances),
                ("INSERT INTO importance VALUES (?, ?, ?)", averages),
            ]
        )

    def delete(self, extents: Iterable[int]) -> None:
        self.replace((), extents)

    def quarantine(self, bad: QuarantinedRun, deleted: Iterable[int]) -> None:
        """Delete extents, and record why the first was quarantined, in one transaction."""
        gone, run = [(number,) for number in deleted], bad.run
        values = (run.segment, run.position, run.count, bad.key, bad.tenant, bad.reason)
        self._transaction(
            [
                *((f"DELETE FROM {table} WHERE {column} = ?", gone) for table, column in _OF_AN_EXTENT),
                ("INSERT OR REPLACE INTO quarantine VALUES (?, ?, ?, ?, ?, ?)", [values]),
            ]
        )

    def clear_quarantine(self, runs: Iterable[Run]) -> None:
        starts = [(run.segment, run.position) for run in runs]
        self._transaction([("DELETE FROM quarantine WHERE segment = ? AND position = ?", starts)])

    def note_use(self, uses: Iterable[tuple[int, int, int]]) -> None:
        """Keep tuples (last_used_s, hits, extent id), which eviction uses after a restart."""
        self._transaction([("UPDATE extent SET last_used_s = ?, hits = ? WHERE id = ?", list(uses))])

    def note_importance(self, averages: Iterable[tuple[int, int, bytes]]) -> None:
        """Keep tuples (extent id, samples, average)."""
        self._transaction([("INSERT OR REPLACE INTO importance VALUES (?, ?, ?)", list(averages))])

    def reuse_log(self) -> None:
        """Checkpoint the log as far as there is room, so that the next write starts it from the beginning."""
        with contextlib.suppress(apsw.Error):
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def physical_bytes(self) -> int:
        total = 0
        for suffix in ("", "-wal", "-journal", "-reserve"):
            path = self.path.with_name(self.path.name + suffix)
            total += path.stat().st_blocks * 512 if path.exists() else 0
        return total

    @property
    def _db(self) -> apsw.Connection:
        assert self._connection is not None, "the catalog is not open"
        return self._connection

    def _one(self, query: str, values: Sequence[Any] = ()) -> Any:
        try:
            return self._db.execute(query, values).fetchone()
        except apsw.Error as error:
            raise self._damaged(error) from error

    def _damaged(self, error: Exception) -> StoreMismatch:
        return StoreMismatch(f"{self.path} is damaged ({error}): move the store directory away")

    def _transaction(self, statements: list[tuple[str, Sequence[tuple[Any, ...]]]]) -> None:
        try:
            self._fit_file_limit(self._db)
            self._db.execute("BEGIN IMMEDIATE")
            try:
                for statement, values in statements:
                    if values:
                        self._db.executemany(statement, values)
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
        except apsw.Error as error:
            raise CatalogError(f"{self.path}: {error}", is_full=_is_full(self._db, error)) from error
        except (OverflowError, UnicodeError) as error:  # a number or text that SQLite cannot store
            raise CatalogError(f"{self.path}: {error}") from error

    def _check_owner(self, connection: apsw.Connection) -> None:
        """Refuse another program's database before any table is created in it."""
        application = connection.pragma("application_id")
        is_empty = connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None
        if is_empty:
            connection.pragma("application_id", _APPLICATION_ID)
        elif application != _APPLICATION_ID:
            raise StoreMismatch(f"{self.path} is the database of another program")

    def _check_identity(self, connection: apsw.Connection, identity: StoreIdentity) -> None:
        """Check before any table of this version is created: a catalog of another version must stay unchanged."""
        ours = identity.as_text()
        theirs = _texts_of(connection, "identity")
        parts = _texts_of(connection, "model_part")
        if theirs and theirs != ours:
            raise _mismatch(self.path.parent, theirs, parts, identity)
        if theirs and (parts or not identity.model_parts):
            return
        try:
            self._write_identity(connection, identity, is_new=not theirs)
        except apsw.Error as error:
            if not theirs or not _is_full(connection, error):
                raise
            # Until there is room, an old catalog keeps only its former fingerprint.
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _write_identity(self, connection: apsw.Connection, identity: StoreIdentity, *, is_new: bool) -> None:
        connection.execute("BEGIN IMMEDIATE")
        if is_new:
            connection.execute(
                "CREATE TABLE IF NOT EXISTS identity (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"
            )
            connection.executemany("INSERT INTO identity VALUES (?, ?)", list(identity.as_text().items()))
        if identity.model_parts:
            connection.execute(_PARTS)
            connection.executemany("INSERT INTO model_part VALUES (?, ?)", list(identity.model_parts))
        connection.execute("COMMIT")


def _is_full(connection: apsw.Connection, error: apsw.Error) -> bool:
    return isinstance(error, apsw.FullError) or connection.system_errno in FULL_ERRNOS


def kept_identity(directory: str, ours: StoreIdentity) -> StoreIdentity:
    """`ours` with the fingerprint that the store in `directory` has for the same model, because its keys depend on it.

    That fingerprint may have an older form. No process may have the directory open. Without a valid store there, `ours`
    is returned. Raises StoreNotWritable, also for a catalog that cannot be opened, or StoreLocked.
    """
    kept = ours
    with DirectoryLock(own_directory(directory)) as lock, contextlib.suppress(StoreMismatch):
        theirs, parts = _stored(lock.directory / "catalog.sqlite")
        model, whole = theirs.get("model", ""), parts.get(_WHOLE)
        # Parts decide if they exist: the former fingerprint is equal for weights that only another index names.
        is_same = whole == dict(ours.model_parts).get(_WHOLE) if whole else model == ours.former_fingerprint
        if model and is_same:
            kept = replace(ours, model_fingerprint=model)
    return replace(kept, former_fingerprint="")


def check_form(directory: str, identity: StoreIdentity) -> None:
    """Raises StoreMismatch when the store in a directory differs from `identity` in anything but the model.

    Raises StoreNotWritable or StoreLocked as `kept_identity`. An invalid store is refused later, when it is opened.
    """
    with DirectoryLock(own_directory(directory)) as lock:
        try:
            theirs, _ = _stored(lock.directory / "catalog.sqlite")
        except StoreMismatch:
            return
        of_same_model = replace(identity, model_fingerprint=theirs.get("model", ""), model_parts=())
        if theirs != of_same_model.as_text():
            raise _mismatch(lock.directory, theirs, {}, of_same_model)


def stored_identity(path: Path) -> dict[str, str]:
    """The identity of the catalog at `path`, for tools that accept any store.

    Raises StoreMismatch, or StoreNotWritable for a catalog that cannot be opened.
    """
    return _stored(path)[0]


def _stored(path: Path) -> tuple[dict[str, str], dict[str, str]]:
    """Identity and model parts of the catalog at `path`. Raises StoreMismatch or StoreNotWritable."""
    if not path.exists():
        raise StoreMismatch(f"{path} is not a catalog of runahead: there is no such file")
    try:
        os.close(open_own(path, os.O_RDWR))
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")  # without a second file, which a full disk refuses
            identity, parts = _texts_of(connection, "identity"), _texts_of(connection, "model_part")
        finally:
            connection.close()
    except (apsw.NotADBError, apsw.CorruptError, apsw.SQLError, UnicodeDecodeError) as error:
        raise StoreMismatch(f"{path} is not a catalog of runahead: {error}") from error
    except (OSError, apsw.Error) as error:
        raise StoreNotWritable(f"{path} cannot be opened: {error}") from error
    if not identity:
        raise StoreMismatch(f"{path} is not a catalog of runahead")
    return identity, parts


def _mismatch(
    directory: Path, theirs: dict[str, str], their_parts: dict[str, str], identity: StoreIdentity
) -> StoreMismatch:
    """The error for a store with another identity."""
    version, ours = theirs.get("format version"), str(identity.format_version)
    if version != ours:  # its other fields may have other meanings
        return StoreMismatch(other_version(str(directory), version, ours))
    differences = _differences(theirs, their_parts, identity)
    return StoreMismatch(f"{directory} holds other KV ({differences}): choose another directory, or delete this one")


def _differences(theirs: dict[str, str], their_parts: dict[str, str], identity: StoreIdentity) -> str:
    """Differences between a store's identity and `identity`; for another model its differing parts, if known."""
    ours, our_parts = identity.as_text(), dict(identity.model_parts)
    if theirs.get("model") != ours["model"]:
        if their_parts.keys() - {_WHOLE} and our_parts and their_parts != our_parts:
            theirs = {name: value for name, value in theirs.items() if name != "model"} | their_parts
            ours = {name: value for name, value in ours.items() if name != "model"} | our_parts
        elif our_parts:
            theirs = theirs | {"model": f"{theirs.get('model')}, of which only this hash is known"}
    names = sorted(n for n in (ours.keys() | theirs.keys()) - {_WHOLE} if ours.get(n) != theirs.get(n))
    shown = [
        f"{n}: store has {theirs.get(n, _NOTHING)}, service has {ours.get(n, _NOTHING)}"
        for n in names[:_MOST_DIFFERENCES]
    ]
    num_more = len(names) - len(shown)
    return "; ".join([*shown, f"and {num_more} more"] if num_more else shown)


def _is_possible(row: Sequence[Any]) -> bool:
    """Whether the store can have written a row of `extent`: SQLite does not notice every damage to its pages."""
    number, parent, depth, keys, segment, position, units, generation, is_reordered, tenant, last_used_s, hits = row
    if not all(isinstance(value, int) and value >= 0 for value in (number, depth, generation, last_used_s, hits)):
        return False
    if not (isinstance(parent, bytes) and isinstance(keys, bytes) and isinstance(tenant, str)):
        return False
    num_chunks, rest = divmod(len(keys), KEY_BYTES)
    return (
        rest == 0
        and number < _MAX_ID
        and _is_run(segment, position, units)
        and 0 < num_chunks <= units
        and is_reordered in (0, 1)
    )


def _is_text(value: object) -> bool:
    """Whether a value is a text or NULL."""
    return value is None or isinstance(value, str)


def _is_run(segment: object, position: object, units: object) -> bool:
    if not (isinstance(segment, int) and isinstance(position, int) and isinstance(units, int)):
        return False
    return 0 <= segment < _MAX_SEGMENTS and 0 <= position < position + units <= _MAX_UNITS


_OF_AN_EXTENT = (("extent", "id"), ("row_order", "extent"), ("importance", "extent"), ("provenance", "extent"))


def _texts_of(connection: apsw.Connection, table: str) -> dict[str, str]:
    """Names and values of a table with these two columns; empty for a missing table."""
    exists = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    if not exists:
        return {}
    return {str(name): str(value) for name, value in connection.execute(f"SELECT name, value FROM {table}")}
