import dataclasses
import os
import shutil
import sqlite3
from pathlib import Path

import apsw
import numpy as np
import pytest

from kvstore import KVShape, Layout, StoreIdentity, StoreMismatch, StoreNotWritable
from kvstore.disk.catalog import (
    Catalog,
    CatalogEntry,
    CatalogError,
    QuarantinedRun,
    _is_possible,
    check_form,
    stored_identity,
)
from kvstore.disk.segment import Run


def key(number: int) -> bytes:
    return number.to_bytes(16, "big")


def chain(length: int, first: int = 1) -> list[CatalogEntry]:
    """Rows of one prefix, two chunks each: ids first, first + 1, ..., the keys of row i are 10 i and 10 i + 1."""
    return [
        CatalogEntry(
            id=number,
            parent=key(10 * (number - 1) + 1) if number > first else b"",
            depth=2 * (number - first),
            keys=key(10 * number) + key(10 * number + 1),
            run=Run(0, 2 * number, 2),
            tenant="alice",
            last_used_s=1_700_000_000 + number,
            hits=number,
        )
        for number in range(first, first + length)
    ]


def reordered(row: CatalogEntry, seed: int = 1) -> CatalogEntry:
    orders = np.stack([np.random.default_rng(seed + layer).permutation(32) for layer in range(2)])
    return dataclasses.replace(row, generation=7, is_reordered=True, orders=orders.astype(np.uint16).tobytes())


def as_read(rows: list[CatalogEntry]) -> list[CatalogEntry]:
    """Entries as `Catalog.entries` gives them: their orders stay in the catalog until they are needed."""
    return [dataclasses.replace(row, orders=b"") for row in rows]


@pytest.fixture
def open_catalog(tmp_path: Path, identity: StoreIdentity):
    catalogs = []

    def open_one(owner: StoreIdentity = identity, path: Path = tmp_path / "catalog.sqlite") -> Catalog:
        catalog = Catalog(path)
        catalog.open(owner)
        catalogs.append(catalog)
        return catalog

    yield open_one
    for catalog in catalogs:
        catalog.close()


@pytest.fixture
def reopened(open_catalog):
    """Close a catalog and open it again, as a restarted store does."""

    def reopen(catalog: Catalog) -> Catalog:
        catalog.close()
        return open_catalog()

    return reopen


def test_committed_rows_come_back_after_a_reopen_parents_before_children(open_catalog, reopened) -> None:
    catalog, rows = open_catalog(), chain(5)
    catalog.replace(rows[3:])
    catalog.replace(rows[:3])
    assert list(reopened(catalog).entries()) == rows


def test_what_was_committed_survives_a_kill(open_catalog, tmp_path) -> None:
    catalog = open_catalog()
    catalog.replace(chain(3))
    (tmp_path / "copy").mkdir()
    for file in tmp_path.glob("catalog.sqlite*"):  # the files of an open catalog
        shutil.copy(file, tmp_path / "copy" / file.name)
    assert (tmp_path / "copy" / "catalog.sqlite-wal").stat().st_size > 0
    assert list(open_catalog(path=tmp_path / "copy" / "catalog.sqlite").entries()) == chain(3)


def test_every_field_of_an_extent_comes_back_as_it_was(open_catalog, reopened) -> None:
    row = CatalogEntry(
        id=2**47 - 1, parent=b"\x00" * 16, depth=2**31 - 1, keys=b"\xff" * 16 * 300,
        run=Run(2**31 - 1, 2**32 - 1, 65_535), generation=2**32 - 1, tenant="Zoë \U0001f511", last_used_s=2**33,
        hits=2**40, is_reordered=True, orders=b"\x00\xff" * 32,
    )  # fmt: skip
    catalog = open_catalog()
    catalog.replace([row])
    catalog = reopened(catalog)
    assert list(catalog.entries()) == as_read([row])
    assert catalog.orders(row.id) == row.orders


def test_a_replacement_adds_and_forgets_in_one_step(open_catalog, reopened) -> None:
    catalog, rows, new = open_catalog(), chain(3), reordered(chain(1, first=9)[0])
    catalog.replace(rows)
    catalog.replace([new], [rows[1].id, rows[2].id, 4444])
    assert list(reopened(catalog).entries()) == as_read([rows[0], new])


@pytest.mark.parametrize(
    "clash",
    [
        chain(1)[0],  # an id that is stored
        chain(1, first=10)[0],  # an id twice in the batch
        dataclasses.replace(chain(1, first=77)[0], tenant=None),  # a value that must not be missing
    ],
)
def test_a_transaction_that_fails_halfway_changes_nothing_at_all(open_catalog, reopened, clash: CatalogEntry) -> None:
    catalog, rows = open_catalog(), [*chain(1), reordered(chain(2)[1])]
    catalog.replace(rows)
    catalog.note_importance([(2, 3, b"average")])
    with pytest.raises(CatalogError, match=r"catalog\.sqlite"):
        catalog.replace([*chain(3, first=10), clash], [2])
    for _ in range(2):
        assert list(catalog.entries()) == as_read(rows)
        assert catalog.orders(2) == rows[1].orders
        assert catalog.importance(2) == (3, b"average")
        catalog = reopened(catalog)
    catalog.replace(chain(3, first=10), [2])
    assert [row.id for row in reopened(catalog).entries()] == [1, 10, 11, 12]


def test_a_transaction_that_breaks_while_its_values_are_read_changes_nothing(open_catalog) -> None:
    def broken():
        yield 1
        raise RuntimeError("no more ids")

    catalog = open_catalog()
    catalog.replace(chain(2))
    with pytest.raises(RuntimeError, match="no more ids"):
        catalog.delete(broken())
    with pytest.raises(TypeError):
        catalog.replace([dataclasses.replace(chain(1, first=5)[0], tenant=object())], [1, 2])
    assert list(catalog.entries()) == chain(2)
    catalog.delete([2])
    assert list(catalog.entries()) == chain(1)


def test_a_failed_quarantine_forgets_no_extent(open_catalog) -> None:
    catalog = open_catalog()
    catalog.replace(chain(2))
    with pytest.raises(CatalogError):
        catalog.quarantine(QuarantinedRun(Run(0, 2, 2), key(1), "alice", None), [1, 2])
    assert list(catalog.entries()) == chain(2)
    assert catalog.quarantined() == []


def test_deleted_extents_leave_neither_row_nor_order_nor_importance(open_catalog, reopened) -> None:
    catalog = open_catalog()
    catalog.replace([reordered(row) for row in chain(3)])
    catalog.note_importance([(number, 1, b"x" * 256) for number in (1, 2, 3)])
    catalog.delete([2, 3, 1234])
    catalog = reopened(catalog)
    assert [row.id for row in catalog.entries()] == [1]
    assert [bool(catalog.orders(number)) for number in (1, 2, 3)] == [True, False, False]
    assert [bool(catalog.importance(number)) for number in (1, 2, 3)] == [True, False, False]


def test_ids_of_deleted_extents_are_never_used_again(open_catalog, reopened) -> None:
    catalog = open_catalog()
    assert catalog.next_id() == 1
    catalog.replace(chain(5))
    assert catalog.next_id() == 6
    catalog.delete(range(1, 6))
    catalog = reopened(catalog)
    assert list(catalog.entries()) == []
    assert catalog.next_id() == 6
    catalog.replace(chain(1, first=40))
    catalog.quarantine(QuarantinedRun(Run(0, 80, 2), key(401), "", "why"), [40])
    assert reopened(catalog).next_id() == 41


def test_orders_and_importance_of_an_extent_that_has_none_are_empty(open_catalog) -> None:
    catalog = open_catalog()
    catalog.replace(chain(1))
    assert catalog.orders(1) == b""
    assert catalog.importance(1) is None
    assert catalog.orders(99) == b""


def test_importance_comes_back_bit_by_bit_and_the_newest_average_counts(open_catalog, reopened) -> None:
    average = np.random.default_rng(3).random((2, 32), np.float32)
    catalog = open_catalog()
    catalog.replace(chain(2))
    catalog.note_importance([(1, 1, bytes(256)), (2, 5, average.tobytes())])
    catalog.note_importance([(1, 2, average.tobytes())])
    catalog = reopened(catalog)
    assert catalog.importance(1) == (2, average.tobytes())
    assert catalog.importance(2) == (5, average.tobytes())


def test_a_rewritten_extent_takes_its_importance_over_in_the_same_transaction(open_catalog, reopened) -> None:
    catalog, old, new = open_catalog(), chain(1), reordered(chain(1, first=9)[0])
    catalog.replace(old)
    catalog.note_importance([(1, 4, b"old")])
    with pytest.raises(CatalogError):
        catalog.replace([new], [1], [(9, 5, b"new"), (9, 6, b"twice")])
    assert (list(catalog.entries()), catalog.importance(1), catalog.importance(9)) == (old, (4, b"old"), None)
    catalog.replace([new], [1], [(9, 5, b"new")])
    catalog = reopened(catalog)
    assert list(catalog.entries()) == as_read([new])
    assert (catalog.orders(9), catalog.importance(1), catalog.importance(9)) == (new.orders, None, (5, b"new"))


def test_use_comes_back_for_the_extents_named_and_changes_no_other(open_catalog, reopened) -> None:
    catalog, rows = open_catalog(), chain(3)
    catalog.replace(rows)
    catalog.note_use([(1_800_000_000, 41, 2), (5, 6, 999)])
    expected = [rows[0], dataclasses.replace(rows[1], last_used_s=1_800_000_000, hits=41), rows[2]]
    assert list(reopened(catalog).entries()) == expected


def test_writing_nothing_is_allowed(open_catalog) -> None:
    catalog = open_catalog()
    catalog.replace([])
    catalog.delete([])
    catalog.note_use([])
    catalog.note_importance([])
    catalog.clear_quarantine([])
    assert list(catalog.entries()) == []


def test_quarantine_forgets_the_extents_and_remembers_the_room_over_a_reopen(open_catalog, reopened) -> None:
    catalog, rows = open_catalog(), chain(4)
    catalog.replace(rows)
    bad = QuarantinedRun(rows[1].run, key(21), "alice", "payload checksum does not match")
    catalog.quarantine(bad, [row.id for row in rows[1:]])
    for _ in range(2):
        assert list(catalog.entries()) == rows[:1]
        assert catalog.quarantined() == [bad]
        catalog = reopened(catalog)
    # Chunks stored again elsewhere: quarantine blocks their room, not their keys.
    again = dataclasses.replace(rows[1], id=9, run=Run(1, 0, 2))
    catalog.replace([again])
    assert list(catalog.entries()) == [rows[0], again]


def test_room_quarantined_twice_is_listed_once_with_the_later_reason_and_goes_when_it_is_cleared(
    open_catalog, reopened
) -> None:
    catalog = open_catalog()
    for position, reason in ((4, "first"), (4, "second"), (8, "other")):
        catalog.quarantine(QuarantinedRun(Run(0, position, 2), key(position), "bob", reason), [])
    assert [(bad.run.position, bad.reason) for bad in catalog.quarantined()] == [(4, "second"), (8, "other")]
    catalog.clear_quarantine([Run(0, 4, 2), Run(5, 5, 5)])
    assert [bad.run for bad in reopened(catalog).quarantined()] == [Run(0, 8, 2)]


def test_an_identity_mismatch_lists_every_difference_and_nothing_else(open_catalog, identity) -> None:
    open_catalog().close()
    other = StoreIdentity(
        model_fingerprint="other",
        shape=dataclasses.replace(identity.shape, dtype="float16", head_dim=8),
        layout=identity.layout,
    )
    with pytest.raises(StoreMismatch) as raised:
        open_catalog(other)
    assert str(raised.value).endswith(
        " holds other KV (dtype: store has float32, service has float16; "
        "head dim: store has 4, service has 8; model: store has tiny, service has other): "
        "choose another directory, or delete this one"
    )


def test_the_form_of_a_store_is_known_before_its_model_is(open_catalog, identity, tmp_path) -> None:
    directory = str(tmp_path)
    check_form(directory, identity)  # nothing is there yet
    open_catalog().close()
    check_form(directory, dataclasses.replace(identity, model_fingerprint="", model_parts=(("fingerprint", ""),)))
    other = dataclasses.replace(identity, model_fingerprint="", computed_in="bfloat16")
    with pytest.raises(StoreMismatch, match="computed in: store has nothing, or the default, service has bfloat16"):
        check_form(directory, other)
    with pytest.raises(StoreMismatch, match="format version"):
        check_form(directory, dataclasses.replace(identity, format_version=3))
    open_catalog().close()  # as it was


def test_parts_of_a_model_are_told_apart_up_to_four_and_written_once(open_catalog, identity) -> None:
    def with_parts(model: str, **parts: str) -> StoreIdentity:
        named = (("fingerprint", model), *parts.items())
        return dataclasses.replace(identity, model_fingerprint=model, model_parts=named)

    open_catalog(with_parts("one", same="0", b="1", gone="2")).close()
    open_catalog(with_parts("one", same="0", b="1", gone="2")).close()
    open_catalog(dataclasses.replace(identity, model_fingerprint="one")).close()
    with pytest.raises(StoreMismatch) as raised:
        open_catalog(with_parts("two", same="0", b="9", new="3"))
    assert (
        "(b: store has 1, service has 9; gone: store has 2, service has nothing, or the default; "
        "new: store has nothing, or the default, service has 3)" in str(raised.value)
    )
    with pytest.raises(StoreMismatch, match=r"e3: store has nothing, or the default, service has 0; and 3 more\)"):
        open_catalog(with_parts("two", same="0", b="1", **{f"e{n}": "0" for n in range(6)}))


@pytest.mark.parametrize(
    ("other", "name"),
    [
        ({"model_fingerprint": "x"}, "model"),
        ({"layout": Layout(tokens_per_record=32, tokens_per_extent=64)}, "layout"),
        ({"layout": Layout(tokens_per_record=16, tokens_per_extent=128)}, "layout"),
        ({"layout": Layout(tokens_per_record=16, tokens_per_extent=64, reorder="tokens")}, "layout"),
        ({"layout": Layout(tokens_per_record=16, tokens_per_extent=64, sketch=2)}, "layout"),
        ({"layout": Layout(tokens_per_record=32, tokens_per_extent=64, kv_records=2)}, "layout"),
        ({"shape": KVShape(num_layers=3, num_kv_heads=1, head_dim=4, dtype="float32")}, "layers"),
        ({"shape": KVShape(num_layers=2, num_kv_heads=4, head_dim=4, dtype="float32")}, "kv heads"),
        ({"shape": KVShape(num_layers=2, num_kv_heads=1, head_dim=5, dtype="float32")}, "head dim"),
        ({"shape": KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="bfloat16")}, "dtype"),
    ],
)
def test_one_differing_field_is_refused_by_name_and_the_owner_can_still_open(open_catalog, identity, other, name):
    catalog = open_catalog()
    catalog.replace(chain(2))
    catalog.close()
    with pytest.raises(StoreMismatch, match=rf"other KV \({name}: store has [^;]+\): choose another directory"):
        open_catalog(dataclasses.replace(identity, **other))
    assert list(open_catalog().entries()) == chain(2)


def test_a_catalog_of_format_version_1_is_refused_and_left_as_it_is(open_catalog, tmp_path) -> None:
    path = tmp_path / "catalog.sqlite"
    old = sqlite3.connect(path)
    old.executescript(
        "PRAGMA application_id = 0x52414B56; PRAGMA journal_mode = WAL;"
        "CREATE TABLE identity (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;"
        "CREATE TABLE extent (key BLOB PRIMARY KEY, parent BLOB NOT NULL, depth INTEGER NOT NULL,"
        " segment INTEGER NOT NULL, position INTEGER NOT NULL, UNIQUE (segment, position)) WITHOUT ROWID;"
        "CREATE TABLE quarantine (segment INTEGER, position INTEGER, key BLOB, reason TEXT,"
        " PRIMARY KEY (segment, position)) WITHOUT ROWID;"
        "INSERT INTO identity VALUES ('format version', '1'), ('model', 'tiny'), ('dtype', 'float32');"
        "INSERT INTO extent VALUES (x'00112233445566778899aabbccddeeff', x'', 0, 0, 0);"
    )
    old.close()
    with pytest.raises(StoreMismatch, match="has format version 1, this runahead reads and writes version 2"):
        open_catalog()
    old = sqlite3.connect(path)
    assert [name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")] == [
        "extent", "identity", "quarantine",
    ]  # fmt: skip
    assert old.execute("SELECT count(*) FROM extent").fetchone() == (1,)
    old.close()


def test_the_database_of_another_program_is_refused_before_a_table_of_ours_is_in_it(open_catalog, tmp_path) -> None:
    path = tmp_path / "catalog.sqlite"
    foreign = sqlite3.connect(path)
    foreign.executescript("CREATE TABLE identity (name, value); INSERT INTO identity VALUES ('precious', 'data');")
    foreign.close()
    before = path.read_bytes()
    with pytest.raises(StoreMismatch, match="is the database of another program"):
        open_catalog()
    assert path.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["catalog.sqlite"]


@pytest.mark.parametrize("content", [b"garbage", b"garbage" * 1000, b"SQLite format 3\0" + b"\xff" * 8176])
def test_a_file_that_is_no_catalog_is_refused_and_left_alone(open_catalog, tmp_path, content: bytes) -> None:
    path = tmp_path / "catalog.sqlite"
    path.write_bytes(content)
    with pytest.raises(StoreMismatch, match="is not a catalog of runahead"):
        open_catalog()
    assert path.read_bytes() == content


def test_a_catalog_whose_extents_are_damaged_is_a_mismatch_that_names_the_file(open_catalog, tmp_path) -> None:
    catalog = open_catalog()
    catalog.replace(chain(50))
    catalog.close()
    path = tmp_path / "catalog.sqlite"
    database = sqlite3.connect(path)
    (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'extent'").fetchone()
    (size,) = database.execute("PRAGMA page_size").fetchone()
    database.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)
    with pytest.raises(StoreMismatch, match=r"catalog\.sqlite is damaged .* move the store directory away"):
        list(open_catalog().entries())


def test_a_catalog_in_a_place_that_cannot_be_written_is_said_so(open_catalog, tmp_path) -> None:
    (tmp_path / "catalog.sqlite").mkdir()
    with pytest.raises(StoreNotWritable, match=r"catalog\.sqlite cannot be opened"):
        open_catalog()
    with pytest.raises(StoreNotWritable, match="cannot be opened"):
        open_catalog(path=tmp_path / "missing" / "catalog.sqlite")


def test_a_second_owner_is_refused_while_the_first_lives(open_catalog, reopened) -> None:
    catalog = open_catalog()
    with pytest.raises(StoreNotWritable, match="locked"):
        open_catalog()
    catalog.replace(chain(1))
    assert list(reopened(catalog).entries()) == chain(1)


def test_catalog_and_journal_are_for_their_owner_only_whatever_the_umask(open_catalog, tmp_path) -> None:
    before = os.umask(0)
    try:
        open_catalog().replace(chain(2))
    finally:
        os.umask(before)
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert modes == {"catalog.sqlite": 0o600, "catalog.sqlite-wal": 0o600}


def test_commits_are_durable_before_they_return(open_catalog) -> None:
    catalog = open_catalog()
    assert catalog._db.pragma("journal_mode") == "wal"
    assert catalog._db.pragma("synchronous") == 2
    assert catalog._db.pragma("application_id") == 0x52414B56


def test_physical_bytes_counts_the_journal_too(open_catalog, tmp_path) -> None:
    catalog = open_catalog()
    catalog.replace([reordered(row) for row in chain(200)])
    blocks = {file.name: file.stat().st_blocks * 512 for file in tmp_path.iterdir()}
    assert catalog.physical_bytes() == sum(blocks.values())
    assert blocks["catalog.sqlite-wal"] > 0


def test_the_identity_of_a_stored_catalog_can_be_read_without_knowing_it(open_catalog, identity, tmp_path) -> None:
    open_catalog().close()
    assert stored_identity(tmp_path / "catalog.sqlite") == identity.as_text()
    with pytest.raises(StoreMismatch, match="is not a catalog of runahead"):
        stored_identity(tmp_path / "missing.sqlite")
    assert not (tmp_path / "missing.sqlite").exists()
    apsw.Connection(str(tmp_path / "empty.sqlite")).close()
    (tmp_path / "garbage.sqlite").write_bytes(b"garbage" * 1000)
    for name in ("empty", "garbage"):
        with pytest.raises(StoreMismatch, match="is not a catalog of runahead"):
            stored_identity(tmp_path / f"{name}.sqlite")


def test_a_catalog_may_be_closed_twice_or_without_being_opened(open_catalog, tmp_path) -> None:
    Catalog(tmp_path / "never").close()
    catalog = open_catalog()
    catalog.close()
    catalog.close()


@pytest.mark.parametrize("value", ["text", b"bytes", None, -1, 1.5])
@pytest.mark.parametrize("place", range(12))
def test_a_row_with_a_value_that_no_store_writes_is_not_possible(place: int, value: object) -> None:
    """SQLite may not notice damage to a page of the database."""
    row: list[object] = [3, key(1), 2, key(10) + key(11), 0, 4, 2, 0, 0, "alice", 1_700_000_000, 5]
    assert _is_possible(row)
    is_of_the_right_type = isinstance(value, type(row[place])) and value != -1
    row[place] = value
    assert is_of_the_right_type or not _is_possible(row)
