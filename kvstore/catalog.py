"""The catalog: what is stored where, in one SQLite file that survives a kill at any moment.

One row per extent. A row is committed only after the extent's bytes are durable, so a row is a promise; bytes without a
row are garbage that the next writer may overwrite. Rows carry their parent's key: at start the index is rebuilt
parents first, and a row whose parent is gone is dropped.
"""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kvstore.errors import StoreMismatch, StoreNotWritable
from kvstore.identity import StoreIdentity
from kvstore.segment import Slot

#: "RAKV", in SQLite's field for it.
_APPLICATION_ID = 0x52414B56

_SCHEMA = """
CREATE TABLE IF NOT EXISTS identity (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS extent (
    key BLOB PRIMARY KEY, parent BLOB NOT NULL, depth INTEGER NOT NULL,
    segment INTEGER NOT NULL, position INTEGER NOT NULL, UNIQUE (segment, position)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS quarantine (
    segment INTEGER NOT NULL, position INTEGER NOT NULL, key BLOB NOT NULL, reason TEXT NOT NULL,
    PRIMARY KEY (segment, position)
) WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True)
class ExtentRow:
    """One committed extent: the chunk's key, its parent's key, its number in the prefix (from 0), its slot."""

    key: bytes
    parent: bytes
    depth: int
    slot: Slot


class Catalog:
    """Owns: the SQLite connection. Used from one thread at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None

    def open(self, identity: StoreIdentity) -> None:
        """Open or create; raises StoreMismatch when the file was written under another identity or is not ours,
        StoreNotWritable when SQLite cannot open or write it."""
        try:
            # SQLite gives its journal files the mode of the database, so the mode must be right before it opens it.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise StoreNotWritable(f"{self.path} cannot be opened: {error}") from error
        try:
            self._check_owner(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.executescript(_SCHEMA)
            self._check_identity(connection, identity)
        except sqlite3.OperationalError as error:
            connection.close()
            raise StoreNotWritable(f"{self.path} cannot be written: {error}") from error
        except sqlite3.DatabaseError as error:
            connection.close()
            raise StoreMismatch(f"{self.path} is no catalog of ours: {error}") from error
        except StoreMismatch:
            connection.close()
            raise
        self._connection = connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def rows(self) -> Iterator[ExtentRow]:
        """All committed extents, parents before children. Raises StoreMismatch when the file is damaged."""
        query = "SELECT key, parent, depth, segment, position FROM extent ORDER BY depth"
        try:
            for key, parent, depth, segment, position in self._db.execute(query):
                yield ExtentRow(key, parent, depth, Slot(segment, position))
        except sqlite3.DatabaseError as error:
            raise StoreMismatch(f"{self.path} is damaged ({error}): move the store directory away") from error

    def quarantined(self) -> list[Slot]:
        """Slots that failed verification. They are kept for inspection and not written again."""
        return [Slot(*row) for row in self._db.execute("SELECT segment, position FROM quarantine")]

    def commit(self, rows: Iterable[ExtentRow]) -> None:
        """Record extents whose bytes are durable, all of them or none."""
        values: list[tuple[object, ...]] = [
            (row.key, row.parent, row.depth, row.slot.segment, row.slot.position) for row in rows
        ]
        self._transaction([("INSERT INTO extent VALUES (?, ?, ?, ?, ?)", values)])

    def delete(self, keys: Iterable[bytes]) -> None:
        self._transaction([("DELETE FROM extent WHERE key = ?", [(key,) for key in keys])])

    def quarantine(self, key: bytes, slot: Slot, reason: str, also_delete: Iterable[bytes]) -> None:
        """Forget the extent and everything behind it, and remember why, in one transaction."""
        self._transaction(
            [
                ("DELETE FROM extent WHERE key = ?", [(key,), *((other,) for other in also_delete)]),
                ("INSERT OR REPLACE INTO quarantine VALUES (?, ?, ?, ?)", [(slot.segment, slot.position, key, reason)]),
            ]
        )

    @property
    def _db(self) -> sqlite3.Connection:
        assert self._connection is not None, "the catalog is not open"
        return self._connection

    def _transaction(self, statements: list[tuple[str, list[tuple[object, ...]]]]) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for statement, values in statements:
                self._db.executemany(statement, values)
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def _check_owner(self, connection: sqlite3.Connection) -> None:
        """Refuse another program's database before a single table of ours is put into it."""
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables == 0:
            connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
        elif application != _APPLICATION_ID:
            raise StoreMismatch(f"{self.path} is the database of another program")

    def _check_identity(self, connection: sqlite3.Connection, identity: StoreIdentity) -> None:
        ours = identity.as_text()
        theirs = dict(connection.execute("SELECT name, value FROM identity"))
        if not theirs:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO identity VALUES (?, ?)", ours.items())
            connection.execute("COMMIT")
        elif theirs != ours:
            names = sorted(name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name))
            differences = "; ".join(f"{n}: store has {theirs.get(n)}, service has {ours.get(n)}" for n in names)
            raise StoreMismatch(f"{self.path.parent} holds other KV ({differences})")
