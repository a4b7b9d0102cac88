"""The operator's tools, on a store in this process and on one in another process."""

import errno
import itertools
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import apsw
import numpy as np
import pytest
from store_steps import served

from kvstore import (
    KVShape,
    KVStore,
    KVView,
    StoreIdentity,
    StoreLocked,
    StoreMismatch,
    StoreUnreachable,
    check_directory,
)
from kvstore.client.destinations import RowsDestination
from kvstore.dataplane.channel import socket_path
from kvstore.dataplane.links import RemoteLink
from kvstore.disk.catalog import stored_identity
from kvstore.disk.files import OsFiles
from kvstore.format.identity import FORMAT_VERSION
from kvstore.format.layout import RecordKind
from kvstore.format.payload import fill_payload
from kvstore.format.record import write_header
from kvstore.index.extent import Extent
from kvstore.index.geometry import RecordRef
from kvstore.maintenance import tools
from kvstore.maintenance.check import OfflineStore, check_catalog, check_records
from tests.support.record_layouts import LAYOUTS, SHAPE, identity_of

#: 3 extents of 64 tokens in a row, and one of 64 that is a child of the first.
PROMPT = list(range(3 * 64 + 1))
BRANCH = [*range(64), *range(5000, 5065)]

#: Blocks that a file system may count for its own tree of a segment with holes.
FILE_SYSTEM_BYTES = 8192

SERVE = """
import sys
from pathlib import Path
from kvstore import KVStore, StoreConfig, StoreIdentity
from kvstore.disk.catalog import stored_identity
from kvstore.maintenance import tools
identity = StoreIdentity.from_text(stored_identity(Path(sys.argv[1]) / "catalog.sqlite"))
config = StoreConfig(directory=sys.argv[1], disk_bytes=2**24, host_bytes=2**22, io_threads=2, layout=identity.layout)
with KVStore(config, identity) as store:
    store.serve(answer_tool=tools.answer)
    print("ready", flush=True)
    sys.stdin.read()
"""

Damage = Callable[["Directory"], dict[int, str]]
Ask = Callable[..., dict[str, Any]]
OpenStore = Callable[..., KVStore]
KvOf = Callable[[Sequence[int], KVShape], KVView]


class Directory:
    """A closed store of known content that a test may damage: extents 1, 2, 3 of PROMPT, 4 of BRANCH."""

    def __init__(self, path: Path, store: KVStore) -> None:
        self.path = path
        self.geometry = store.geometry
        self.extents = {extent.id: extent for extent in store.inventory.extents()}
        for extent in self.extents.values():
            store.inventory.notes.load_orders(extent)

    def segment(self, extent: int) -> Path:
        return self.path / "segments" / f"{self.extents[extent].run.segment:06d}.seg"

    def place(self, extent: int, number: int, slot_index: int = 0) -> int:
        return self.geometry.offset_bytes(RecordRef(self.extents[extent], number, slot_index))

    def flip(self, extent: int, offset_bytes: int) -> None:
        with self.segment(extent).open("r+b") as file:
            file.seek(offset_bytes)
            (byte,) = file.read(1)
            file.seek(offset_bytes)
            file.write(bytes([byte ^ 1]))

    def read(self, extent: int, offset_bytes: int, size_bytes: int) -> bytes:
        with self.segment(extent).open("rb") as file:
            file.seek(offset_bytes)
            return file.read(size_bytes)

    def write(self, extent: int, offset_bytes: int, data: bytes) -> None:
        with self.segment(extent).open("r+b") as file:
            file.seek(offset_bytes)
            file.write(data)

    def sql(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        connection = apsw.Connection(str(self.path / "catalog.sqlite"))
        try:
            return list(connection.execute(statement, values))
        finally:
            connection.close()


@pytest.fixture(params=["plain", "parts"])
def identity(request: pytest.FixtureRequest) -> StoreIdentity:
    """A layout with extents of 64 tokens; "NAME in DTYPE" is a layout of numbers of that dtype, in short heads."""
    name, _, dtype = request.param.partition(" in ")
    layout = replace(LAYOUTS[name], tokens_per_extent=64)
    # Rows are random bytes: means of short heads are numbers, which a test can change, more often.
    shape = replace(SHAPE, dtype=dtype, head_dim=4) if dtype else SHAPE
    return StoreIdentity(model_fingerprint="tiny", shape=shape, layout=layout)


@pytest.fixture
def store(open_store: OpenStore, put: Callable[..., int]) -> KVStore:
    store = open_store(reorder_interval_s=0.0)
    for prompt in (PROMPT, BRANCH):
        assert put(store, prompt)
    return store


@pytest.fixture
def directory(store: KVStore) -> Directory:
    """The directory of the store, closed."""
    found = Directory(store.directory, store)
    store.close()
    assert sorted(found.extents) == [1, 2, 3, 4]
    return found


@pytest.fixture(params=["here", "in another process"])
def ask(
    request: pytest.FixtureRequest,
    directory: Directory,
    open_store: OpenStore,
    start_python: Callable[..., Any],
) -> Iterator[Ask]:
    """Runs tools on the directory, which the first call opens: until then a test can damage it."""
    links: list[RemoteLink] = []
    numbers = itertools.count(1)
    stores: list[KVStore] = []

    def run(tool: str, **arguments: Any) -> dict[str, Any]:
        command = {"tool": tool, **arguments}
        if request.param == "here":
            if not stores:
                stores.append(open_store(reorder_interval_s=0.0, owner=directory.geometry.identity))
            return tools.run(stores[0], command)
        if not links:
            process = start_python(SERVE, str(directory.path))
            assert process.stdout.readline() == "ready\n"
            links.append(RemoteLink(socket_path(directory.path), lambda answer: None, lambda: None))
            links[0].connect(10.0)
        return tools.result_of(links[0].tool(next(numbers), command, 60.0))

    yield run
    for link in links:
        link.close()


def verified(ask: Ask, *, is_fast: bool = False) -> dict[int | None, str]:
    """All faults of the store, by extent."""
    faults = ask("verify_catalog")["faults"]
    report = ask("verify_records", is_fast=is_fast)
    assert report["is_done"]
    return by_extent(faults + report["faults"])


def by_extent(faults: list[dict[str, Any]]) -> dict[int | None, str]:
    found: dict[int | None, str] = {}
    for fault in faults:
        found[fault["extent"]] = "; ".join(filter(None, [found.get(fault["extent"]), fault["reason"]]))
    return found


def verified_at_rest(path: Path, *, is_fast: bool = False) -> dict[int | None, str]:
    with OfflineStore(path) as at_rest:
        catalog = tools.catalog_report(at_rest, is_fast=is_fast)
        report = check_records(at_rest, max_bytes=2**40, is_fast=is_fast).as_dict()
    return by_extent(catalog["faults"] + report["faults"])


# -- damage ------------------------------------------------------------------------------------------------------------


def flip_payload(directory: Directory) -> dict[int, str]:
    slots = directory.geometry.slots
    directory.flip(2, directory.place(2, 1, len(slots) - 1) + slots[-1].header_bytes + 5)
    return {2: "payload checksum does not match"}


def flip_header(directory: Directory) -> dict[int, str]:
    directory.flip(4, directory.place(4, 0) + 100)
    return {4: "header checksum does not match"}


def swap_records(directory: Directory) -> dict[int, str]:
    size = directory.geometry.slots[0].record_bytes
    first, second = (directory.place(3, number) for number in (0, 1))
    ours, theirs = directory.read(3, first, size), directory.read(3, second, size)
    directory.write(3, first, theirs)
    directory.write(3, second, ours)
    return {3: "the record is of another prefix"}


def truncate_segment(directory: Directory) -> dict[int, str]:
    last = max(directory.extents.values(), key=lambda extent: extent.run)
    os.truncate(directory.segment(last.id), directory.place(last.id, 1, len(directory.geometry.slots) - 1))
    return {last.id: "ends before"}


def lose_bytes(directory: Directory) -> dict[int, str]:
    directory.write(2, directory.place(2, 0), bytes(directory.geometry.unit_bytes))
    return {2: "no record was written at its place"}


DAMAGE: list[Damage] = [flip_payload, flip_header, swap_records, truncate_segment, lose_bytes]


@pytest.mark.parametrize("is_fast", [False, True])
def test_nothing_is_wrong_with_a_sound_store(ask: Ask, is_fast: bool) -> None:
    plan = ask("verify_catalog", is_fast=is_fast)
    report = ask("verify_records", is_fast=is_fast)
    assert plan["faults"] == report["faults"] == []
    assert plan["num_extents"] == report["num_extents"] == 4
    assert plan["bytes_to_read"] == report["bytes_read"] > 0


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_records_are_found_and_no_others(damage: Damage, directory: Directory, ask: Ask) -> None:
    expected = damage(directory)
    found = verified(ask)
    assert found.keys() == expected.keys()
    for extent, reason in expected.items():
        assert reason in found[extent]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_directory_at_rest_is_checked_without_any_change(damage: Damage, directory: Directory) -> None:
    expected = damage(directory)
    rows = directory.sql("SELECT * FROM extent")
    content = {path.name: path.read_bytes() for path in (directory.path / "segments").iterdir()}
    found = verified_at_rest(directory.path)
    assert found.keys() == expected.keys()
    assert {path.name: path.read_bytes() for path in (directory.path / "segments").iterdir()} == content
    assert directory.sql("SELECT * FROM extent") == rows
    check_directory(str(directory.path))  # no lock is left


def test_a_fast_check_reads_headers_only(directory: Directory) -> None:
    flip_payload(directory)
    assert verified_at_rest(directory.path, is_fast=True) == {}
    flip_header(directory)
    assert verified_at_rest(directory.path, is_fast=True) == {4: "header checksum does not match"}
    swap_records(directory)
    assert "the record is of another prefix" in verified_at_rest(directory.path, is_fast=True)[3]


def test_a_record_written_for_other_tokens_is_found_by_the_chain_of_keys(directory: Directory) -> None:
    rewrite(directory, extent=2, number=1, slot_index=0, tokens=[9] * 64)
    found = verified_at_rest(directory.path)
    assert found == {2: "the record holds other tokens"}
    assert verified_at_rest(directory.path, is_fast=True) == found


def test_an_extent_all_of_whose_records_hold_other_tokens_is_found(directory: Directory) -> None:
    for slot_index in range(len(directory.geometry.slots)):
        rewrite(directory, extent=3, number=0, slot_index=slot_index, tokens=[9] * 64)
    assert "do not match their keys" in verified_at_rest(directory.path)[3]


@pytest.mark.parametrize("identity", ["parts", "parts of all layers", "sketch in bfloat16"], indirect=True)
def test_a_probe_that_is_wrong_for_one_part_of_its_chunk_is_found_there(directory: Directory) -> None:
    geometry, tokens = directory.geometry, PROMPT[64:128]
    for slot_index, slot in enumerate(geometry.slots):
        if slot.kind is RecordKind.PROBE:
            token_bytes = slot.payload_bytes // slot.num_layers // slot.num_tokens
            place = directory.place(2, 1, slot_index)
            sound = directory.read(2, place, slot.record_bytes)
            for token in (0, 15, slot.num_tokens - 1):
                changed = bytearray(sound)
                changed[slot.header_bytes + token * token_bytes] ^= 1
                directory.write(2, place, bytes(changed))
                rewrite(directory, extent=2, number=1, slot_index=slot_index, tokens=tokens)
                with OfflineStore(directory.path) as at_rest:
                    (fault,) = check_records(at_rest, max_bytes=2**40).faults
                assert fault.reason == "its probe keys do not match its K rows"
                k_slot = slot_index + 1
                of_chunk = geometry.slots[k_slot].parts + token // geometry.slots[k_slot].num_tokens
                assert fault.first_record.endswith(f"byte {directory.place(2, of_chunk, k_slot)}")
            directory.write(2, place, sound)
    assert verified_at_rest(directory.path) == {}


@pytest.mark.parametrize(
    ("identity", "kind", "places", "what"),
    [
        ("coded beside exact", RecordKind.CODED, ((1, 0.5),), "coded rows"),
        ("heads", RecordKind.HEADS, ((0, 0.0), (2, 0.5), (3, 1.0)), "retrieval heads"),
    ],
    indirect=["identity"],
)
def test_rows_kept_once_more_that_are_not_those_of_their_rows_are_found_there(
    directory: Directory, kind: RecordKind, places: tuple[tuple[int, float], ...], what: str
) -> None:
    """`places`: numbers of records, and the place of the changed byte as a share of the payload."""
    geometry = directory.geometry
    kept = [i for i, slot in enumerate(geometry.slots) if slot.kind is kind]
    exact = geometry.kv_slots if kind is RecordKind.CODED else [kept[0] + 1]
    for (slot_index, of_rows), (number, share) in itertools.product(zip(kept, exact, strict=False), places):
        slot, place = geometry.slots[slot_index], directory.place(2, number, slot_index)
        sound = directory.read(2, place, slot.record_bytes)
        changed = bytearray(sound)
        changed[slot.header_bytes + int(share * (slot.payload_bytes - 1))] ^= 1
        directory.write(2, place, bytes(changed))
        rewrite(directory, extent=2, number=number, slot_index=slot_index, tokens=PROMPT[64:128])
        with OfflineStore(directory.path) as at_rest:
            (fault,) = check_records(at_rest, max_bytes=2**40).faults
        assert fault.reason == f"its {what} do not match its rows"
        assert fault.first_record.endswith(f"byte {directory.place(2, number, of_rows)}")
        directory.write(2, place, sound)
    assert verified_at_rest(directory.path) == {}


@pytest.mark.parametrize(
    "identity", ["parts in float32", "parts of all layers in float32", "sketch in bfloat16"], indirect=True
)
def test_any_mean_of_a_sketch_that_is_wrong_is_found_at_the_k_rows_that_it_is_of(directory: Directory) -> None:
    """A fault is more than one step of a coordinate: processors differ in the order of their sums."""
    geometry = directory.geometry
    identity, slot = geometry.identity, geometry.slots[0]
    assert slot.kind is RecordKind.SKETCH
    last = 64 // geometry.tokens_per_chunk - 1
    place = directory.place(2, last)
    sound = directory.read(2, place, slot.record_bytes)
    vectors = identity.layout.sketch, identity.shape.num_kv_heads, 4 + identity.shape.head_dim
    shape = (-1, slot.num_tokens // 16, *vectors)

    def faults_with(change: Callable[[np.ndarray], None]) -> list[Any]:
        record = np.frombuffer(sound, np.uint8).copy()
        change(record[slot.header_bytes : slot.header_bytes + slot.payload_bytes].reshape(shape))
        directory.write(2, place, record.tobytes())
        rewrite(directory, extent=2, number=last, slot_index=0, tokens=PROMPT[64:128])
        with OfflineStore(directory.path) as at_rest:
            return check_records(at_rest, max_bytes=2**40).faults

    sketch = np.frombuffer(sound, np.uint8, slot.payload_bytes, slot.header_bytes).reshape(shape)
    k_slots = [i for i in geometry.kv_slots if geometry.slots[i].plane_start == 0]
    num_tried = 0
    for layer, group, mean, head in np.ndindex(*sketch.shape[:-1]):
        vector = sketch[layer, group, mean, head]
        scale = float(vector[:4].copy().view("<f4")[0])
        if not 1e-30 < scale < 1e30:
            continue  # the rows are random bytes
        for change, is_found in (("step", False), ("steps", True), ("scale", True), ("not a number", True)):

            def apply(values: np.ndarray, at=(layer, group, mean, head), change: str = change) -> None:
                if change in ("step", "steps"):
                    coordinates = values[at][4:].view(np.int8)
                    coordinates[0] += (1 if change == "step" else 3) * (-1 if coordinates[0] > 0 else 1)
                else:
                    scale = values[at][:4].copy().view("<f4")
                    values[at][:4] = (scale * np.float32(2 if change == "scale" else "nan")).view(np.uint8)

            faults = faults_with(apply)
            assert [fault.reason for fault in faults] == ["its sketch does not match its K rows"] * is_found
            if is_found:
                k_slot = k_slots[layer]
                number = last * geometry.slots[k_slot].parts + 16 * group // geometry.slots[k_slot].num_tokens
                assert faults[0].first_record.endswith(f"byte {directory.place(2, number, k_slot)}")
                assert faults[0].num_records == 1
        num_tried += 1
        if num_tried >= 12:
            break
    assert num_tried >= 3
    directory.write(2, place, sound)
    assert verified_at_rest(directory.path) == {}


def rewrite(
    directory: Directory,
    *,
    extent: int,
    number: int,
    slot_index: int,
    tokens: list[int],
    payload_byte: int | None = None,
) -> None:
    """Replace a record by one with valid checksums and other tokens or another payload."""
    slot, offset = directory.geometry.slots[slot_index], directory.place(extent, number, slot_index)
    record = bytearray(directory.read(extent, offset, slot.record_bytes))
    if payload_byte is not None:
        # Exponents stay, so that no number becomes a NaN, which would be equal to any other.
        raw = np.frombuffer(record, np.uint8, slot.payload_bytes, slot.header_bytes)
        raw[:] = payload_byte
    identity = directory.geometry.record_identity(
        RecordRef(directory.extents[extent], number, slot_index), np.array(tokens, np.uint32)
    )
    view, start = memoryview(record), slot.header_bytes
    write_header(view[:start], identity, slot, view[start : start + slot.payload_bytes])
    directory.write(extent, offset, bytes(record))


# -- the catalog -------------------------------------------------------------------------------------------------------


def overlap_rows(directory: Directory) -> dict[int, str]:
    run = directory.extents[2].run
    directory.sql("UPDATE extent SET segment = ?, position = ? WHERE id = 3", run.segment, run.position + 1)
    return {2: "overlaps that of extent 3", 3: "overlaps that of extent 2"}


def wrong_parent(directory: Directory) -> dict[int, str]:
    directory.sql("UPDATE extent SET parent = ? WHERE id = 2", directory.extents[1].key(0))
    return {2: "the chunk before it is number 0"}


def unknown_parent(directory: Directory) -> dict[int, str]:
    directory.sql("UPDATE extent SET parent = ? WHERE id = 3", b"?" * 16)
    return {3: "the chunk before its first one is not stored"}


def stored_twice(directory: Directory) -> dict[int, str]:
    directory.sql("UPDATE extent SET keys = ? WHERE id = 4", directory.extents[2].keys)
    return {4: "are also stored in extent 2"}


def no_such_segment(directory: Directory) -> dict[int, str]:
    directory.sql("UPDATE extent SET segment = 7 WHERE id = 4")
    return {4: "segment 7 does not exist"}


def beyond_the_file(directory: Directory) -> dict[int, str]:
    directory.sql("UPDATE extent SET position = 1000 WHERE id = 4")
    return {4: "which has"}


def other_tenant(directory: Directory) -> dict[int, str]:
    directory.sql("UPDATE extent SET tenant = 'eve' WHERE id = 4")
    return {4: "another tenant"}


def nonsense(directory: Directory) -> dict[int, str]:
    directory.sql("UPDATE extent SET keys = x'00' WHERE id = 3")
    return {3: "bytes of keys"}


@pytest.mark.parametrize(
    "damage",
    [
        overlap_rows, wrong_parent, unknown_parent, stored_twice, no_such_segment, beyond_the_file, other_tenant,
        nonsense,
    ],
)  # fmt: skip
def test_rows_that_cannot_be_right_are_found(damage: Damage, directory: Directory) -> None:
    expected = damage(directory)
    with OfflineStore(directory.path) as at_rest:
        faults = check_catalog(at_rest)
    found = {fault.extent: fault.reason for fault in faults}
    assert found.keys() == expected.keys()
    for extent, reason in expected.items():
        assert reason in found[extent]
    assert verified_at_rest(directory.path).keys() >= expected.keys()
    assert [path.name for path in (directory.path / "segments").iterdir()] == ["000000.seg"]


def test_an_open_store_names_rows_that_its_index_does_not_have(store: KVStore) -> None:
    store.inventory._catalog._db.execute("DELETE FROM extent WHERE id = 4")
    store.inventory._catalog._db.execute(
        "INSERT INTO extent SELECT 99, parent, depth, keys, segment, position, units, 0, 0, '', 0, 0 FROM extent "
        "WHERE id = 3"
    )
    reasons = [fault["reason"] for fault in tools.verify_catalog(store)["faults"]]
    assert "entry 99 is in the catalog but not in the index" in reasons


def test_side_rows_that_belong_to_no_extent_are_found(directory: Directory) -> None:
    directory.sql("INSERT INTO row_order VALUES (77, x'00')")
    assert verified_at_rest(directory.path) == {None: "row_order of extent 77, which has no entry"}


# -- reordered extents -------------------------------------------------------------------------------------------------


def judge(store: KVStore) -> None:
    """Make every extent's tokens differ in importance."""
    draw = np.random.default_rng(1)
    for extent in store.inventory.extents():
        importance = draw.random((store.geometry.num_layers, extent.num_chunks * store.geometry.tokens_per_chunk))
        store.inventory.notes.note_importance(extent, importance.astype(np.float32))


def reordered(store: KVStore) -> list[Extent]:
    judge(store)
    assert tools.reorder(store)["rewritten_extents"] > 0
    return [extent for extent in store.inventory.extents() if extent.is_reordered]


@pytest.mark.parametrize(
    "identity", ["tokens of two layers reordered", "tokens reordered in bfloat16", "parts reordered"], indirect=True
)
def test_reordered_extents_are_checked_through_the_order_of_their_rows(store: KVStore, kv_of: KvOf) -> None:
    extents = reordered(store)
    assert extents
    assert served(store, PROMPT, kv_of) == 192
    directory = Directory(store.directory, store)
    store.close()
    assert verified_at_rest(directory.path) == {}
    victim = extents[0].id
    directory.flip(victim, directory.place(victim, 1) + directory.geometry.slots[0].header_bytes + 1)
    assert verified_at_rest(directory.path).keys() == {victim}
    orders = bytearray(directory.sql("SELECT orders FROM row_order WHERE extent = ?", victim)[0][0])
    orders[0:2] = orders[2:4]
    directory.sql("UPDATE row_order SET orders = ? WHERE extent = ?", bytes(orders), victim)
    assert verified_at_rest(directory.path) == {victim: "the catalog has no valid order of its rows"}


@pytest.mark.parametrize(
    ("identity", "kind"),
    [
        ("parts reordered", RecordKind.SKETCH),
        ("parts reordered", RecordKind.FINE_SKETCH),
        ("parts reordered", RecordKind.HEADS),
        ("compact parts reordered", RecordKind.SKETCH),
        ("compact parts reordered", RecordKind.FINE_SKETCH),
        ("compact parts reordered", RecordKind.HEADS),
        ("coded beside exact, reordered", RecordKind.SKETCH),
        ("coded beside exact, reordered", RecordKind.HEADS),
        ("coded beside exact, reordered", RecordKind.PROBE),
        ("coded beside exact, reordered", RecordKind.CODED),
    ],
    indirect=["identity"],
)
def test_what_is_not_that_of_its_reordered_rows_is_found_and_scrubbed(
    store: KVStore, kind: RecordKind, open_store: OpenStore, kv_of: KvOf
) -> None:
    """Also if the record would be right for rows in token order."""
    (victim,) = (extent.id for extent in reordered(store) if extent.depth == 2 and extent.keys in extents_of(store))
    directory = Directory(store.directory, store)
    store.close()
    geometry, tokens = directory.geometry, PROMPT[64:128]
    slot_index = next(i for i, slot in enumerate(geometry.slots) if slot.kind is kind)
    slot = geometry.slots[slot_index]
    record = bytearray(directory.read(victim, directory.place(victim, 1, slot_index), slot.record_bytes))
    in_order = kv_of(PROMPT[:128], SHAPE)[:, 64 + slot.num_tokens : 64 + 2 * slot.num_tokens]
    payload = memoryview(record)[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
    fill_payload(payload, slot, in_order, geometry.identity.layout, SHAPE)
    directory.write(victim, directory.place(victim, 1, slot_index), bytes(record))
    rewrite(directory, extent=victim, number=1, slot_index=slot_index, tokens=tokens)
    what = {
        RecordKind.HEADS: "retrieval heads do not match its rows",
        RecordKind.PROBE: "probe keys do not match its K rows",
        RecordKind.CODED: "coded rows do not match its rows",
    }.get(kind, "sketch does not match its K rows")
    found = verified_at_rest(directory.path)
    assert found == {victim: f"its {what}"}
    store = open_store(owner=geometry.identity, reorder_interval_s=0.0)
    assert [entry["extent"] for entry in tools.scrub(store)["quarantined"]] == [victim]
    assert served(store, PROMPT, kv_of) == 64


def extents_of(store: KVStore) -> set[bytes]:
    """The keys of the prompt's extents."""
    return {extent.keys for extent, _ in store.inventory.match(PROMPT)}


@pytest.mark.parametrize("identity", ["parts reordered"], indirect=True)
def test_explain_and_ls_tell_of_reordered_extents_what_is_read_of_them(store: KVStore, kv_of: KvOf) -> None:
    ids = {extent.id for extent in reordered(store)}
    rows = {row["extent"]: row for row in tools.ls(store, by_extent=True)["rows"]}
    assert rows.keys() == ids and all(row["is_reordered"] and row["generation"] == 1 for row in rows.values())
    assert all(row["tokens"] == 64 for row in rows.values()), "extents keep their lengths"
    assert all(node["is_reordered"] for node in tools.ls(store)["rows"])
    leaving = [*PROMPT[:96], *range(8000, 8040)]  # in the middle of the second extent
    placement = store.acquire(leaving, save=False)
    found = tools.explain(store, leaving)
    with closing(store.client()) as client:
        view = np.zeros_like(kv_of(leaving, SHAPE))
        load = client.load_rows(placement.placement_id, 96, view)
        load.wait_all(10)
        assert np.array_equal(view[:, :96], kv_of(leaving, SHAPE)[:, :96])
        assert found["load_bytes"] == found["load_bytes_from_disk"] == load.bytes_read
        load.cancel()
    assert [(row["matched_chunks"], row["chunks"], row["is_reordered"]) for row in found["extents"]] == [
        (2, 2, True), (1, 2, True)
    ]  # fmt: skip
    assert [row["records"] for row in found["extents"]] == [8, 6], "some rows in front, the rest in token order"
    assert [row["host_records"] for row in tools.explain(store, leaving)["extents"]] == [
        row["records"] for row in found["extents"]
    ]


@pytest.mark.parametrize(
    "identity", ["plain", "tokens of two layers reordered", "parts", "parts reordered"], indirect=True
)
@pytest.mark.parametrize("windows", [(None, 17, 100), (1, 1, 1), (40, 40, 40), (None, None, None)])
def test_explain_counts_the_rows_that_layers_with_a_window_load(
    store: KVStore, open_store: OpenStore, kv_of: KvOf, windows: tuple[int | None, ...]
) -> None:
    if store.identity.layout.reorder == "tokens":
        reordered(store)
    store.close()
    store = open_store(reorder_interval_s=0.0)  # with nothing in memory
    placement = store.acquire(PROMPT, save=False)
    found = tools.explain(store, PROMPT, windows=windows)
    shape, num_stored = store.identity.shape, placement.num_stored_tokens
    first_rows = [0 if window is None else num_stored - window + 1 for window in windows]
    with closing(store.client()) as client:
        destination = RowsDestination(np.zeros_like(kv_of(PROMPT, shape)), num_stored)
        load = client.load_first(placement.placement_id, num_stored, destination, first_rows=first_rows)
        load.wait_all(10)
        assert found["load_bytes"] == found["load_bytes_from_disk"] == load.bytes_read
        load.cancel()
    assert (found["load_bytes"] == 0) == (max(window or 2 for window in windows) == 1)
    with pytest.raises(tools.ToolFailed, match="the given model has 2 layers, and the store's model 3"):
        tools.explain(store, PROMPT, windows=(None, 4))


# -- scrub -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", DAMAGE)
def test_scrub_quarantines_what_is_damaged_and_the_rest_is_served_byte_for_byte(
    damage: Damage, directory: Directory, open_store: OpenStore, kv_of: KvOf
) -> None:
    (bad,) = damage(directory)
    store = open_store(owner=directory.geometry.identity, reorder_interval_s=0.0)
    report = tools.scrub(store)
    assert [entry["extent"] for entry in report["quarantined"]] == [bad]
    assert report["is_done"]
    after = {2: {3}}.get(bad, set())
    assert report["quarantined"][0]["deleted_extents"] == len(after)
    left = {extent.id for extent in store.inventory.extents()}
    assert left == {1, 2, 3, 4} - {bad} - after
    assert served(store, PROMPT, kv_of) == 64 * sum(number in left for number in (1, 2, 3))
    assert served(store, BRANCH, kv_of) == 64 * sum(number in left for number in (1, 4))
    assert tools.scrub(store)["faults"] == []
    assert all(extent.num_readers == 0 for extent in store.inventory.extents())
    usage = tools.du(store)
    assert usage["quarantine_bytes"] == usage["quarantine"][0]["disk_bytes"] > 0
    cleared = tools.clear_quarantine(store)
    assert cleared == {"freed_bytes": usage["quarantine_bytes"], "extents": 1}
    assert tools.du(store)["quarantine"] == []


def test_a_check_in_small_steps_finds_what_one_step_finds(directory: Directory, ask: Ask) -> None:
    flip_payload(directory)
    flip_header(directory)
    after, faults, num_steps = 0, [], 0
    while True:
        report = ask("verify_records", after_extent=after, max_bytes=1)
        faults += report["faults"]
        num_steps += 1
        assert report["num_extents"] <= 1
        if report["is_done"]:
            break
        assert report["after_extent"] > after
        after = report["after_extent"]
    assert num_steps >= 4
    assert by_extent(faults) == verified(ask)


def test_what_the_disk_refuses_to_read_is_reported_and_not_quarantined(
    directory: Directory, open_store: OpenStore
) -> None:
    class Refusing(OsFiles):
        def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    store = open_store(owner=directory.geometry.identity, files=Refusing(), reorder_interval_s=0.0)
    report = tools.scrub(store)
    assert len(report["faults"]) == 4
    assert not any(fault["is_damage"] for fault in report["faults"])
    assert report["quarantined"] == []
    assert len(store.inventory.extents()) == 4


def test_an_extent_that_is_evicted_between_two_steps_is_passed_over(store: KVStore) -> None:
    first = tools.verify_records(store, max_bytes=1)
    assert first["after_extent"] == 1 and not first["is_done"]
    tools.evict(store)
    rest = tools.verify_records(store, after_extent=1)
    assert rest["is_done"] and rest["num_extents"] == 0 and rest["faults"] == []


# -- looking -----------------------------------------------------------------------------------------------------------


def test_ls_shows_nodes_with_their_extents_and_where_prompts_part(ask: Ask) -> None:
    listing = ask("ls", sort="start")
    assert listing["total"] == len(listing["rows"]) == 3
    root, *branches = listing["rows"]
    assert (root["start_token"], root["tokens"], root["branches"], root["extents"]) == (0, 64, 2, [1])
    assert sorted((row["start_token"], row["tokens"], tuple(row["extents"])) for row in branches) == [
        (64, 64, (4,)),
        (64, 128, (2, 3)),
    ]
    assert ask("ls", sort="size", limit=1)["rows"][0]["tokens"] == 128
    assert ask("ls", sort="hits", limit=1)["rows"][0]["start_token"] == 0
    by_id = {row["extent"]: row for row in ask("ls", by_extent=True)["rows"]}
    assert by_id.keys() == {1, 2, 3, 4}
    assert by_id[4]["parent_extent"] == 1 and by_id[1]["branches"] == 2
    assert all(row["readers"] == 0 and row["last_used_s"] > 0 for row in by_id.values())
    assert {row["provenance"] for row in [*listing["rows"], *by_id.values()]} == {"exact"}


def test_ls_refuses_an_order_that_it_does_not_know(ask: Ask) -> None:
    with pytest.raises(tools.ToolFailed, match="cannot sort by 'colour'"):
        ask("ls", sort="colour")


def test_the_parts_of_du_add_up_to_what_the_file_system_says(ask: Ask, directory: Directory) -> None:
    usage = ask("du")
    segment = directory.path / "segments" / "000000.seg"
    assert usage["accounted_bytes"] == sum(
        usage[f"{part}_bytes"] for part in ("extent", "quarantine", "moving", "catalog")
    )
    assert usage["difference_bytes"] == usage["physical_bytes"] - usage["accounted_bytes"]
    assert abs(usage["difference_bytes"]) <= FILE_SYSTEM_BYTES
    assert usage["physical_bytes"] == segment.stat().st_blocks * 512 + usage["catalog_bytes"]
    chunks = 256 // directory.geometry.tokens_per_chunk
    counts = usage["tenants"][""]
    assert counts["chunks"] == chunks and counts["extents"] == 4
    assert counts["disk_bytes"] == usage["extent_bytes"] == chunks * directory.geometry.unit_bytes
    assert counts["kv_bytes"] == 256 * directory.geometry.identity.shape.token_bytes
    assert usage["budget_bytes"] == usage["limit_bytes"] == 2**24


def test_du_counts_tenants_apart_and_room_that_was_freed(store: KVStore, put: Callable[..., int]) -> None:
    put(store, [*range(700, 765)], tenant="acme")
    assert tools.du(store)["tenants"].keys() == {"", "acme"}
    tools.delete(store, "")
    usage = tools.du(store)
    assert usage["tenants"].keys() == {"acme"}
    assert usage["free_in_segments_bytes"] == 256 // store.geometry.tokens_per_chunk * store.geometry.unit_bytes
    assert abs(usage["difference_bytes"]) <= FILE_SYSTEM_BYTES


def test_explain_says_what_is_served_and_from_where(ask: Ask, directory: Directory, tmp_path: Path) -> None:
    file = tmp_path / "tokens.json"
    file.write_text(str(PROMPT))
    found = ask("explain", tokens_file=str(file))
    slots = [slot for slot in directory.geometry.slots if slot.kind is RecordKind.KV]
    num_chunks = 192 // directory.geometry.tokens_per_chunk
    assert found["served_tokens"] == found["stored_tokens"] == 192
    assert found["ended_because"] == "complete"
    assert [row["extent"] for row in found["extents"]] == [1, 2, 3]
    chunk_bytes = sum(slot.parts * slot.record_bytes for slot in slots)
    assert found["load_bytes"] == found["load_bytes_from_disk"] == num_chunks * chunk_bytes
    assert sum(row["records"] for row in found["extents"]) == num_chunks * sum(slot.parts for slot in slots)


def test_explain_tells_memory_from_disk(store: KVStore, kv_of: KvOf) -> None:
    served(store, PROMPT, kv_of)
    before = store.inventory.extents()[0].hits
    found = tools.explain(store, PROMPT)
    assert found["load_bytes_from_disk"] == 0
    assert all(row["host_records"] == row["records"] for row in found["extents"])
    assert store.inventory.extents()[0].hits == before  # looking at a record does not count as a use


@pytest.mark.parametrize(
    ("prompt", "tenant", "reason", "served_tokens"),
    [
        (PROMPT, "", "complete", 192),
        (PROMPT[:192], "", "last_token", None),
        ([*PROMPT[:64], *range(9000, 9100)], "", "not_stored", 64),
        ([*range(9000, 9100)], "", "not_stored", 0),
        ([1, 2, 3], "", "too_short", 0),
        ([], "", "too_short", 0),
        (PROMPT, "acme", "tenant", 0),
    ],
)
def test_explain_says_why_a_prompt_gets_no_more(
    store: KVStore, prompt: list[int], tenant: str, reason: str, served_tokens: int | None
) -> None:
    found = tools.explain(store, prompt, tenant)
    expected = 192 - store.geometry.tokens_per_chunk if served_tokens is None else served_tokens
    assert (found["ended_because"], found["served_tokens"]) == (reason, expected)


def test_explain_knows_what_is_on_its_way_and_what_was_quarantined(store: KVStore) -> None:
    prompt = [*range(8000, 8070)]
    placement = store.acquire(prompt)
    assert tools.explain(store, prompt)["ended_because"] == "being_computed"
    store.settle(placement.placement_id)
    assert store.drain(10.0)
    assert tools.explain(store, prompt)["ended_because"] == "not_stored"
    (extent,) = (extent for extent in store.inventory.extents() if extent.id == 2)
    store.inventory.quarantine(extent, "header checksum does not match")
    found = tools.explain(store, PROMPT)
    assert found["ended_because"] == "quarantined"
    assert "header checksum" in found["explanation"]


# -- making room -------------------------------------------------------------------------------------------------------


def test_evict_frees_what_was_asked_for_ends_of_prefixes_first(ask: Ask) -> None:
    extent_bytes = ask("ls", by_extent=True)["rows"][0]["disk_bytes"]
    freed = ask("evict", size_bytes=1)
    assert (freed["freed_bytes"], freed["freed_extents"], freed["left_extents"]) == (extent_bytes, 1, 3)
    assert 1 in {row["extent"] for row in ask("ls", by_extent=True)["rows"]}
    freed = ask("evict")
    assert (freed["freed_bytes"], freed["left_bytes"]) == (3 * extent_bytes, 0)
    assert ask("ls")["rows"] == []


def test_evict_leaves_what_is_read_and_what_was_used_lately(store: KVStore) -> None:
    placement = store.acquire(BRANCH, save=False)
    (old,) = (extent for extent in store.inventory.extents() if extent.id == 3)
    old.last_used_s = int(time.time()) - 1000
    freed = tools.evict(store, older_than_s=500)
    assert freed["freed_extents"] == 1
    freed = tools.evict(store)
    assert freed["left_extents"] == freed["in_use_extents"] == 2
    store.settle(placement.placement_id)
    assert tools.evict(store)["left_extents"] == 0


def test_delete_takes_a_tenant_out_of_memory_too(store: KVStore, put: Callable[..., int], kv_of: KvOf) -> None:
    served(store, PROMPT, kv_of)
    put(store, [*range(700, 765)], tenant="acme")
    (theirs,) = (extent for extent in store.inventory.extents() if extent.tenant == "acme")
    refs = [RecordRef(theirs, 0, slot_index) for slot_index in range(len(store.geometry.slots))]
    assert any(store.tier.is_resident(ref) for ref in refs)
    deleted = tools.delete(store, "acme")
    assert (deleted["deleted_extents"], deleted["in_use_bytes"]) == (1, 0)
    assert deleted["deleted_bytes"] == theirs.run.count * store.geometry.unit_bytes
    assert not any(store.tier.is_resident(ref) for ref in refs)
    assert served(store, PROMPT, kv_of) == 192


def test_a_store_closes_at_once_though_a_tool_reorders_it(
    open_store: OpenStore, put: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    identity = identity_of("tokens of two layers reordered")
    # At this rate, the pass would take days.
    store = open_store(owner=identity, reorder_interval_s=0.0, background_bytes_per_s=1)
    put(store, PROMPT)
    judge(store)
    link = RemoteLink(Path(store.serve(answer_tool=tools.answer).socket), lambda answer: None, lambda: None)
    link.connect(10.0)
    has_begun, hold = threading.Event(), store.inventory.hold

    def hold_and_tell(extents: Iterable[Extent]) -> None:
        hold(extents)
        has_begun.set()

    monkeypatch.setattr(store.inventory, "hold", hold_and_tell)
    outcomes: list[Any] = []

    def ask_for_it() -> None:
        try:
            outcomes.append(link.tool(1, {"tool": "reorder"}, 60.0))
        except StoreUnreachable as error:
            outcomes.append(error)

    asking = threading.Thread(target=ask_for_it)
    asking.start()
    assert has_begun.wait(30.0)
    store.close()
    asking.join()
    link.close()
    (outcome,) = outcomes
    assert isinstance(outcome, StoreUnreachable) or outcome.keys() == {"error"}
    assert verified_at_rest(store.directory) == {}


# -- both ways ---------------------------------------------------------------------------------------------------------


def test_a_tool_that_fails_answers_with_one_line(store: KVStore) -> None:
    for command in ({"tool": "fly"}, {}, {"tool": "ls", "sort": "colour"}, {"tool": "du", "colour": 1}):
        answer = tools.answer(store, command)
        assert answer.keys() == {"error"} and "\n" not in answer["error"]
        with pytest.raises(tools.ToolFailed):
            tools.result_of(answer)


def test_an_unknown_tool_leaves_the_connection_as_it_was(ask: Ask) -> None:
    with pytest.raises(tools.ToolFailed, match="has no tool 'fly'"):
        ask("fly")
    assert ask("ls")["total"] == 3


def test_a_directory_that_is_in_use_is_not_examined_at_rest(store: KVStore) -> None:
    with pytest.raises(StoreLocked), OfflineStore(store.directory):
        pass


def test_an_identity_comes_back_from_its_text(identity: StoreIdentity, directory: Directory) -> None:
    told = identity
    if identity.layout.sketch:  # rows may have been reordered
        told = replace(identity, layout=replace(identity.layout, reorder="tokens"))
    assert StoreIdentity.from_text(identity.as_text()) == told
    assert told.as_text() == identity.as_text()
    assert ("kv_records" in identity.as_text()["layout"]) == (identity.layout.kv_records > 1)
    assert StoreIdentity.from_text(stored_identity(directory.path / "catalog.sqlite")) == told


@pytest.mark.parametrize(
    "changes",
    [
        {"format version": str(FORMAT_VERSION + 1)}, {"layout": "{}}"}, {"layers": "0"}, {"layout": '{"colour": 1}'},
        {"layout": '{"sketch": true}'}, {"layout": '{"kv_records": 0}'},
    ],
)  # fmt: skip
def test_the_identity_of_another_version_is_refused(identity: StoreIdentity, changes: dict[str, str]) -> None:
    with pytest.raises(StoreMismatch):
        StoreIdentity.from_text(identity.as_text() | changes)


def test_the_catalog_of_another_version_is_refused_and_left_as_it_is(directory: Directory) -> None:
    directory.sql("UPDATE identity SET value = '1' WHERE name = 'format version'")
    with pytest.raises(StoreMismatch, match="format version 1"), OfflineStore(directory.path):
        pass
    assert len(directory.sql("SELECT * FROM extent")) == 4
    check_directory(str(directory.path))
