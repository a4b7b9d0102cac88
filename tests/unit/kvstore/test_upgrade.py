"""Stores of earlier releases: stores of this format version are read byte by byte, other ones refused unchanged."""

import sqlite3
import tarfile
from dataclasses import replace
from pathlib import Path

import apsw
import numpy as np
import pytest
from store_steps import load_stored

from kvstore import KVStore, StoreConfig, StoreIdentity, StoreMismatch, StoreNotWritable, kept_identity
from kvstore.disk.catalog import Catalog, stored_identity
from kvstore.format.identity import FORMAT_VERSION
from tests.golden.make_stores import LAYOUTS, MODEL, NUM_HEADS, PROMPTS, SHAPE, STORES, archive_of, kv_of, prompts
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import RowCost
from workers.presets.registry import preset_of

RELEASES = sorted(archive.name.removesuffix(".tar.gz") for archive in STORES.glob("*.tar.gz"))


@pytest.fixture
def left_by(tmp_path: Path):
    """A store directory that a release wrote."""

    def unpack(release: str) -> Path:
        directory = tmp_path / "store"
        with tarfile.open(STORES / f"{release}.tar.gz") as archive:
            archive.extractall(directory, filter="data")
        for path in (directory, directory / "segments"):
            path.chmod(0o700)
        return directory

    return unpack


@pytest.fixture
def own_identity() -> StoreIdentity:
    return StoreIdentity(model_fingerprint=MODEL, shape=SHAPE, layout=LAYOUTS["runahead"])


def files_of(directory: Path) -> dict[str, bytes]:
    return {str(path.relative_to(directory)): path.read_bytes() for path in directory.rglob("*") if path.is_file()}


def test_there_are_stores_of_this_release_one_with_reordered_rows_and_of_one_before_it() -> None:
    assert RELEASES == ["0.1.0", "0.1.0-impress", "before-0.1.0"]


@pytest.mark.parametrize("release", RELEASES)
def test_what_another_release_has_stored_is_served_byte_by_byte_and_goes_on_growing(
    open_store, put, left_by, release: str
) -> None:
    directory = left_by(release)
    identity = StoreIdentity.from_text(stored_identity(directory / "catalog.sqlite"))
    store: KVStore = open_store(owner=identity, directory=directory)
    step, client = identity.layout.tokens_per_record, store.client()
    try:
        for tenant, token_ids in prompts():
            placement, whole = store.acquire(token_ids, tenant=tenant), kv_of(token_ids)
            assert placement.num_stored_tokens == (len(token_ids) - 1) // step * step
            assert np.array_equal(load_stored(client, placement, whole), whole[:, : placement.num_stored_tokens])
            store.settle(placement.placement_id)
            in_order = [not extent.is_reordered for extent, _ in store.inventory.match(token_ids, tenant)]
            assert set(in_order) == {identity.layout.reorder == "none" or bool(identity.layout.sketch)}
        assert store.stats().counters.quarantined_chunks == 0
        assert put(store, [*PROMPTS[""][0][:128], *range(2000, 2000 + step)]) == 1
    finally:
        client.close()


@pytest.mark.parametrize("release", RELEASES)
def test_a_store_made_under_a_former_fingerprint_of_the_model_keeps_its_keys_and_is_known_by_its_parts_from_then_on(
    open_store, left_by, release: str
) -> None:
    directory = left_by(release)
    stored = StoreIdentity.from_text(stored_identity(directory / "catalog.sqlite"))
    parts = (("fingerprint", "new"), ("model.safetensors", "aa"))
    ours = replace(stored, model_fingerprint="new", former_fingerprint=MODEL, model_parts=parts)
    kept = kept_identity(str(directory), ours)
    assert kept == stored
    store: KVStore = open_store(owner=kept, directory=directory)
    for tenant, token_ids in prompts():
        placement = store.acquire(token_ids, tenant=tenant)
        assert placement.num_stored_tokens > 0
        store.settle(placement.placement_id)
    store.close()
    assert kept_identity(str(directory), replace(ours, former_fingerprint="another")) == stored
    of_another = (("fingerprint", "x"), ("model.safetensors", "bb"))
    another = replace(ours, model_fingerprint="x", former_fingerprint="another", model_parts=of_another)
    assert kept_identity(str(directory), another) == another
    other_weights = replace(another, former_fingerprint=MODEL)  # the fingerprint that the store was made under
    assert kept_identity(str(directory), other_weights) == replace(another, former_fingerprint="")
    with pytest.raises(StoreMismatch, match=r"KV \(model.safetensors: store has aa, service has bb\): choose"):
        open_store(owner=another, directory=directory)


@pytest.mark.parametrize("preset", LAYOUTS)
def test_a_preset_still_stores_as_in_the_newest_release(left_by, preset: str) -> None:
    """If this fails, the service refuses the last release's stores, and the changelog has to say so."""
    facts = ModelFacts(
        name="",
        architecture="llama",
        fingerprint=MODEL,
        kv=SHAPE,
        num_heads=NUM_HEADS,
        vocab_size=1,
        max_positions=1,
        windows=(None,) * SHAPE.num_layers,
        eos_token_ids=(),
        row_cost=RowCost(linear=1.0, attention=1.0),
    )
    config = preset_of(preset).with_layout(StoreConfig(directory="nowhere"), facts)
    identity = StoreIdentity(model_fingerprint=MODEL, shape=SHAPE, layout=config.layout)
    release = archive_of("0.1.0", preset).name.removesuffix(".tar.gz")
    assert stored_identity(left_by(release) / "catalog.sqlite") == identity.as_text()


@pytest.mark.parametrize("version", [FORMAT_VERSION - 1, FORMAT_VERSION + 1])
def test_a_store_of_another_format_version_is_refused_in_one_line_and_its_files_are_unchanged(
    open_store, left_by, own_identity: StoreIdentity, version: int
) -> None:
    directory = left_by("0.1.0")
    catalog = sqlite3.connect(directory / "catalog.sqlite")
    with catalog:
        catalog.execute("UPDATE identity SET value = ? WHERE name = 'format version'", (str(version),))
        catalog.execute("ALTER TABLE extent ADD COLUMN of_another_time INTEGER")
    catalog.close()
    before = files_of(directory)
    with pytest.raises(StoreMismatch) as raised:
        open_store(owner=own_identity, directory=directory)
    assert str(raised.value) == (
        f"{directory} has format version {version}, this runahead reads and writes version {FORMAT_VERSION}: choose "
        "another directory, delete this one, or use the runahead that wrote it"
    )
    assert files_of(directory) == before


def test_a_store_is_known_where_sqlite_can_make_no_file_beside_its_catalog(left_by) -> None:
    directory = left_by("0.1.0")
    stored = StoreIdentity.from_text(stored_identity(directory / "catalog.sqlite"))
    (directory / "catalog.sqlite-shm").symlink_to("nowhere")  # as on a full disk, SQLite cannot create it
    ours = replace(stored, model_fingerprint="new", former_fingerprint=MODEL, model_parts=(("fingerprint", "new"),))
    assert kept_identity(str(directory), ours) == stored


def test_a_catalog_that_cannot_be_opened_is_told_from_what_is_no_catalog(tmp_path: Path, own_identity) -> None:
    (tmp_path / "catalog.sqlite").mkdir()
    with pytest.raises(StoreNotWritable, match=r"catalog.sqlite cannot be opened: "):
        kept_identity(str(tmp_path), own_identity)
    (tmp_path / "catalog.sqlite").rmdir()
    (tmp_path / "catalog.sqlite").write_bytes(b"no catalog" * 1000)
    assert kept_identity(str(tmp_path), own_identity) == own_identity
    (tmp_path / "catalog.sqlite").unlink()
    with apsw.Connection(str(tmp_path / "catalog.sqlite")) as connection:
        connection.execute("CREATE TABLE identity (key TEXT)")
    connection.close()
    assert kept_identity(str(tmp_path), own_identity) == own_identity


def test_a_full_disk_does_not_stop_an_old_store_from_learning_the_parts_of_its_model_later(
    open_store, left_by, monkeypatch: pytest.MonkeyPatch
) -> None:
    directory = left_by("0.1.0")
    stored = StoreIdentity.from_text(stored_identity(directory / "catalog.sqlite"))
    ours = replace(stored, model_parts=(("fingerprint", "new"),))

    def full(self: Catalog, connection: apsw.Connection, *_: object, **__: object) -> None:
        connection.execute("BEGIN IMMEDIATE")
        raise apsw.FullError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Catalog, "_write_identity", full)
        open_store(owner=ours, directory=directory).close()
    renamed = replace(ours, model_fingerprint="new")
    assert kept_identity(str(directory), renamed) == renamed, "none of the parts was written"
    open_store(owner=ours, directory=directory).close()
    assert kept_identity(str(directory), renamed) == stored
