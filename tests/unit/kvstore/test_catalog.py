import dataclasses
import sqlite3
from pathlib import Path

import pytest

from kvstore import KVShape, Layout, StoreIdentity, StoreMismatch
from kvstore.catalog import Catalog, ExtentRow
from kvstore.segment import Slot


def key(number: int) -> bytes:
    return number.to_bytes(16, "big")


def chain(length: int, first: int = 1) -> list[ExtentRow]:
    """Rows of one prefix: keys first, first+1, ... in slots of the same positions."""
    return [
        ExtentRow(key(first + depth), key(first + depth - 1) if depth else b"", depth, Slot(0, first + depth))
        for depth in range(length)
    ]


@pytest.fixture
def open_catalog(tmp_path: Path, identity: StoreIdentity):
    catalogs = []

    def open_one(owner: StoreIdentity = identity) -> Catalog:
        catalogs.append(Catalog(tmp_path / "catalog.sqlite"))
        catalogs[-1].open(owner)
        return catalogs[-1]

    yield open_one
    for catalog in catalogs:
        catalog.close()


def test_committed_rows_come_back_after_a_reopen_parents_before_children(open_catalog) -> None:
    catalog, rows = open_catalog(), chain(5)
    catalog.commit(rows[3:])
    catalog.commit(rows[:3])
    catalog.close()
    assert list(open_catalog().rows()) == rows


def test_a_catalog_that_was_never_closed_keeps_what_was_committed(open_catalog) -> None:
    open_catalog().commit(chain(3))
    assert list(open_catalog().rows()) == chain(3)


def test_large_slot_numbers_come_back_as_they_were(open_catalog) -> None:
    row = ExtentRow(b"\xff" * 16, b"", 0, Slot(2**31 - 1, 2**32 - 1))
    open_catalog().commit([row])
    assert list(open_catalog().rows()) == [row]


@pytest.mark.parametrize(
    "clash",
    [
        dataclasses.replace(chain(1)[0], slot=Slot(0, 99)),  # a key that is stored
        ExtentRow(key(77), b"", 0, chain(1)[0].slot),  # a slot that is taken
        ExtentRow(key(12), key(11), 1, Slot(0, 98)),  # a key twice in the batch
    ],
)
def test_a_commit_with_a_duplicate_records_nothing_at_all(open_catalog, clash: ExtentRow) -> None:
    catalog = open_catalog()
    catalog.commit(chain(2))
    with pytest.raises(sqlite3.IntegrityError):
        catalog.commit([*chain(3, first=10), clash])
    assert list(catalog.rows()) == chain(2)
    catalog.commit(chain(3, first=10))
    catalog.close()
    assert sorted(row.key for row in open_catalog().rows()) == [key(n) for n in (1, 2, 10, 11, 12)]


def test_a_commit_that_breaks_while_its_rows_are_made_records_nothing(open_catalog) -> None:
    def broken():
        yield chain(1)[0]
        raise RuntimeError("no more rows")

    catalog = open_catalog()
    with pytest.raises(RuntimeError, match="no more rows"):
        catalog.commit(broken())
    assert list(catalog.rows()) == []
    catalog.commit(chain(1))
    assert list(catalog.rows()) == chain(1)


def test_deleted_rows_are_gone_after_a_reopen_and_unknown_keys_do_no_harm(open_catalog) -> None:
    catalog = open_catalog()
    catalog.commit(chain(4))
    catalog.delete([key(3), key(4), key(1234)])
    catalog.close()
    assert list(open_catalog().rows()) == chain(2)


def test_quarantine_forgets_the_extents_behind_and_remembers_the_slot_over_a_reopen(open_catalog) -> None:
    catalog, rows = open_catalog(), chain(4)
    catalog.commit(rows)
    catalog.quarantine(rows[1].key, rows[1].slot, "payload checksum", [row.key for row in rows[1:]])
    for _ in range(2):
        assert list(catalog.rows()) == rows[:1]
        assert catalog.quarantined() == [rows[1].slot]
        catalog.close()
        catalog = open_catalog()
    # The same chunk again, elsewhere: what is quarantined is the slot, not the key.
    again = dataclasses.replace(rows[1], slot=Slot(1, 0))
    catalog.commit([again])
    assert list(catalog.rows()) == [rows[0], again]


def test_a_slot_quarantined_twice_is_listed_once(open_catalog) -> None:
    catalog, row = open_catalog(), chain(1)[0]
    for reason in ("first", "second"):
        catalog.quarantine(row.key, row.slot, reason, [])
    assert catalog.quarantined() == [row.slot]


def test_an_identity_mismatch_lists_every_difference_and_nothing_else(open_catalog, identity) -> None:
    open_catalog().close()
    other = StoreIdentity(
        model_fingerprint="other",
        shape=dataclasses.replace(identity.shape, dtype="float16", head_dim=8),
        layout=identity.layout,
        format_version=2,
    )
    with pytest.raises(StoreMismatch) as raised:
        open_catalog(other)
    assert str(raised.value).endswith(
        " holds other KV (dtype: store has float32, service has float16; format version: store has 1, service has 2; "
        "head dim: store has 4, service has 8; model: store has tiny, service has other)"
    )


@pytest.mark.parametrize(
    ("other", "name"),
    [
        ({"model_fingerprint": "x"}, "model"),
        ({"format_version": 7}, "format version"),
        ({"layout": Layout(tokens_per_record=32)}, "layout"),
        ({"layout": Layout(tokens_per_record=16, layers_per_record=2)}, "layout"),
        ({"layout": Layout(tokens_per_record=16, planes="apart")}, "layout"),
        ({"shape": KVShape(num_layers=3, num_kv_heads=1, head_dim=4, dtype="float32")}, "layers"),
        ({"shape": KVShape(num_layers=2, num_kv_heads=4, head_dim=4, dtype="float32")}, "kv heads"),
        ({"shape": KVShape(num_layers=2, num_kv_heads=1, head_dim=5, dtype="float32")}, "head dim"),
        ({"shape": KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="bfloat16")}, "dtype"),
    ],
)
def test_one_differing_field_is_refused_by_name_and_the_owner_can_still_open(open_catalog, identity, other, name):
    catalog = open_catalog()
    catalog.commit(chain(2))
    catalog.close()
    with pytest.raises(StoreMismatch, match=rf"other KV \({name}: store has [^;]+\)$"):
        open_catalog(dataclasses.replace(identity, **other))
    assert list(open_catalog().rows()) == chain(2)


@pytest.mark.parametrize("content", [b"garbage", b"garbage" * 1000, b"SQLite format 3\0" + b"\xff" * 8176])
def test_a_file_that_is_no_catalog_is_refused_and_left_alone(open_catalog, tmp_path, content: bytes) -> None:
    path = tmp_path / "catalog.sqlite"
    path.write_bytes(content)
    with pytest.raises(StoreMismatch, match="is no catalog of ours"):
        open_catalog()
    assert path.read_bytes() == content


def test_the_catalog_file_is_for_its_owner_only(open_catalog, tmp_path) -> None:
    open_catalog()
    assert (tmp_path / "catalog.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_catalog_may_be_closed_twice_or_without_being_opened(open_catalog, tmp_path) -> None:
    Catalog(tmp_path / "never").close()
    catalog = open_catalog()
    catalog.close()
    catalog.close()
