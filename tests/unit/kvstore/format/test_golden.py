"""The bytes on disk, pinned: a format that changes must change its version, and old stores must be refused by it.

`fields_of` and `rows_of` know the format from `docs/format.md` alone, not from the code under test.
"""

import hashlib
import json
import struct
from typing import Any

import numpy as np
import pytest
import xxhash

from kvstore import KVStore, RecordCorrupt, StoreConfig
from kvstore.disk.segment import Run
from kvstore.format.record import verify
from kvstore.index.extent import Extent
from kvstore.index.geometry import Geometry, RecordRef
from tests.golden.make_goldens import GOLDENS, Golden, encode, kv_of, numbers

BY_NAME = {golden.name: golden for golden in GOLDENS}
KV, PROBE, SKETCH, FINE_SKETCH, HEADS, CODED = 0, 1, 2, 3, 4, 5
#: Kind, layers, planes, payload bytes and record bytes of each stripe, computed by hand from docs/format.md.
STRIPES = {
    "attentionstore": [(KV, 0, 1, 0, 2, 2048, 8192), (KV, 1, 2, 0, 2, 2048, 8192)],
    "h2o": [
        (KV, 0, 1, 0, 1, 512, 8192), (KV, 0, 1, 1, 2, 512, 8192),
        (KV, 1, 2, 0, 1, 512, 8192), (KV, 1, 2, 1, 2, 512, 8192),
    ],
    "impress": [
        (PROBE, 0, 1, 0, 1, 1024, 8192), (KV, 0, 1, 0, 1, 2048, 8192), (KV, 0, 1, 1, 2, 2048, 8192),
        (PROBE, 1, 2, 0, 1, 1024, 8192), (KV, 1, 2, 0, 1, 2048, 8192), (KV, 1, 2, 1, 2, 2048, 8192),
    ],
    "contiguous": [
        (PROBE, 0, 1, 0, 1, 128, 8192), (KV, 0, 1, 0, 2, 512, 8192),
        (PROBE, 1, 2, 0, 1, 128, 8192), (KV, 1, 2, 0, 2, 512, 8192),
    ],
    "runahead": [
        (SKETCH, 0, 5, 0, 1, 256, 8192), (FINE_SKETCH, 0, 5, 0, 1, 2048, 8192),
        (KV, 0, 3, 0, 2, 1536, 8192), (KV, 3, 5, 0, 2, 1024, 8192),
    ],
    "retrieval_heads": [
        (HEADS, 0, 3, 0, 2, 512, 8192), (KV, 0, 3, 0, 2, 1536, 8192),
        (HEADS, 3, 5, 0, 2, 512, 8192), (KV, 3, 5, 0, 2, 1024, 8192),
    ],
    "compact": [
        (PROBE, 0, 2, 0, 1, 512, 1024), (KV, 0, 2, 0, 2, 1024, 1536),
        (PROBE, 2, 3, 0, 1, 256, 1024), (KV, 2, 3, 0, 2, 512, 1024),
    ],
    "coded_rows": [
        (PROBE, 0, 2, 0, 1, 640, 8192), (HEADS, 0, 2, 0, 2, 320, 8192), (CODED, 0, 2, 0, 2, 1280, 8192),
        (KV, 0, 2, 0, 2, 2048, 8192),
        (PROBE, 2, 3, 0, 1, 320, 8192), (CODED, 2, 3, 0, 2, 640, 8192), (KV, 2, 3, 0, 2, 1024, 8192),
    ],
}  # fmt: skip
TOKENS_PER_CHUNK = {
    "attentionstore": 64, "h2o": 64, "impress": 64, "contiguous": 16, "runahead": 64, "retrieval_heads": 64,
    "coded_rows": 32, "compact": 32,
}  # fmt: skip
#: Records of a chunk in each stripe of KV, heads or coded rows.
KV_RECORDS = {
    "attentionstore": 1, "h2o": 1, "impress": 1, "contiguous": 1, "runahead": 4, "retrieval_heads": 4,
    "coded_rows": 2, "compact": 2,
}  # fmt: skip
#: Zeros after the records of an extent, per chunk: in the compact layout a unit is 8,192 bytes, its records 7,168.
REST_BYTES = {"compact": 1024}
ITEM = {"float32": "<f4", "float16": "<f2", "bfloat16": "<u2"}
each_golden = pytest.mark.parametrize("name", list(BY_NAME))


def preset_of(name: str) -> str:
    return name.removesuffix("_reordered")


def parts_of(name: str, stripe: int) -> int:
    """Records of a chunk in a stripe of a golden file."""
    return KV_RECORDS[preset_of(name)] if STRIPES[preset_of(name)][stripe][0] in (KV, HEADS, CODED) else 1


def header_bytes(name: str, stripe: int) -> int:
    """Bytes before the payload: a page, or fields, 4 + 2 bytes a token, checksum, to the next multiple of 64."""
    if preset_of(name) != "compact":
        return 4096
    num_tokens = TOKENS_PER_CHUNK["compact"] // parts_of(name, stripe)
    return {16: 192, 32: 320}[num_tokens]


def records_of(name: str) -> list[tuple[int, int, bytes]]:
    """(number of the stripe, number in the stripe, bytes) of every record of a golden file."""
    data, num_chunks, at, records = BY_NAME[name].path.read_bytes(), BY_NAME[name].num_chunks, 0, []
    for stripe, (*_, record_bytes) in enumerate(STRIPES[preset_of(name)]):
        for number in range(num_chunks * parts_of(name, stripe)):
            records.append((stripe, number, data[at : at + record_bytes]))
            at += record_bytes
    assert data[at:] == bytes(num_chunks * REST_BYTES.get(preset_of(name), 0))
    return records


def fields_of(record: bytes) -> dict[str, Any]:
    """Every field of a header, read at its documented offset."""
    (length,) = struct.unpack_from("<H", record, 10)
    (num_tokens,) = struct.unpack_from("<I", record, 56)
    is_reordered = record[9]
    end, body_end = 76 + 4 * num_tokens, (64 * length or 4096) - 8
    return {
        "magic": record[0:4],
        "version": struct.unpack_from("<H", record, 4)[0],
        "kind": record[6],
        "planes": (record[7], record[8]),
        "is reordered": is_reordered,
        "length": length,
        "key": record[12:28],
        "provenance": struct.unpack_from("<Q", record, 28)[0],
        "generation": struct.unpack_from("<I", record, 36)[0],
        "layers": struct.unpack_from("<II", record, 40),
        "first token": struct.unpack_from("<I", record, 48)[0],
        "number": struct.unpack_from("<I", record, 52)[0],
        "payload bytes": struct.unpack_from("<Q", record, 60)[0],
        "payload xxh3": struct.unpack_from("<Q", record, 68)[0],
        "token ids": list(struct.unpack_from(f"<{num_tokens}I", record, 76)),
        "offsets": list(struct.unpack_from(f"<{num_tokens}H", record, end)) if is_reordered else None,
        "rest": record[end + 2 * num_tokens * is_reordered : body_end],
        "header xxh3": struct.unpack_from("<Q", record, body_end)[0],
    }


def documented_keys(golden: Golden) -> list[bytes]:
    """Keys of the prompt's chunks, computed as the document says."""
    layout = {
        "layers_per_record": golden.layout.layers_per_record,
        "planes": golden.layout.planes,
        "probe_heads": golden.layout.probe_heads,
        "reorder": golden.layout.reorder,
        "sketch": golden.layout.sketch or False,
        "tokens_per_extent": 512,
        "tokens_per_record": TOKENS_PER_CHUNK[preset_of(golden.name)],
    }
    if golden.layout.fine_sketch:
        layout["fine_sketch"] = golden.layout.fine_sketch
    if golden.layout.kv_records > 1:
        layout["kv_records"] = golden.layout.kv_records
    if golden.layout.header == "compact":
        layout["header"] = "compact"
    if golden.layout.retrieval_heads:
        layout["retrieval_heads"] = [list(pair) for pair in golden.layout.retrieval_heads]
    if golden.layout.coded_rows:
        layout["coded_rows"] = golden.layout.coded_rows
    names = {
        "dtype": golden.shape.dtype,
        "format version": "2",
        "head dim": str(golden.shape.head_dim),
        "kv heads": str(golden.shape.num_kv_heads),
        "layers": str(golden.shape.num_layers),
        "layout": json.dumps(layout, sort_keys=True),
        "model": "golden",
    }
    parts = (json.dumps(names, sort_keys=True).encode(), b"exact", b"")
    parent = hashlib.blake2b(b"".join(struct.pack("<I", len(p)) + p for p in parts), digest_size=16).digest()
    step, keys = TOKENS_PER_CHUNK[preset_of(golden.name)], []
    for start in range(0, len(golden.token_ids), step):
        tokens = struct.pack(f"<{step}I", *golden.token_ids[start : start + step])
        parent = hashlib.blake2b(parent + tokens, digest_size=16).digest()
        keys.append(parent)
    return keys


def decoded(payload: bytes, dtype: str) -> np.ndarray:
    raw = np.frombuffer(payload, ITEM[dtype])
    return (raw.astype("<u4") << 16).view("<f4") if dtype == "bfloat16" else raw.astype("<f4")


@each_golden
def test_bytes_written_today_are_the_golden_bytes(name: str) -> None:
    assert encode(BY_NAME[name]) == BY_NAME[name].path.read_bytes()


@pytest.mark.parametrize("name", [name for name in BY_NAME if not BY_NAME[name].generation])
def test_a_store_writes_the_golden_bytes_for_the_extent_after_one_chunk(name: str, tmp_path) -> None:
    golden, step = BY_NAME[name], BY_NAME[name].layout.tokens_per_record
    config = StoreConfig(
        directory=str(tmp_path / "store"), disk_bytes=2**24, host_bytes=2**22, io_threads=1, layout=golden.layout
    )
    with KVStore(config, golden.identity) as store:
        for num_tokens in (step, len(golden.token_ids)):
            placement, client = store.acquire(golden.token_ids[:num_tokens]), store.client()
            client.save(placement.placement_id, placement.save_start, placement.save_end, kv_of(golden))
            store.settle(placement.placement_id)
            client.close()
            assert store.drain(10.0)
    unit_bytes = golden.path.stat().st_size // golden.num_chunks
    segment = (tmp_path / "store" / "segments" / "000000.seg").read_bytes()
    written = segment[unit_bytes:]
    assert written + bytes(golden.num_chunks * REST_BYTES.get(name, 0)) == golden.path.read_bytes()


@each_golden
def test_every_documented_field_is_in_its_place(name: str) -> None:
    golden, step = BY_NAME[name], TOKENS_PER_CHUNK[preset_of(name)]
    keys, token_ids = documented_keys(golden), golden.token_ids[step:]
    for stripe, number, record in records_of(name):
        kind, layer_start, layer_end, plane_start, plane_end, payload_bytes, _ = STRIPES[preset_of(name)][stripe]
        parts = parts_of(name, stripe)
        num_tokens = step // parts
        fields, start = fields_of(record), header_bytes(name, stripe)
        payload = record[start : start + payload_bytes]
        offsets = fields["offsets"]
        rows = list(range(number * num_tokens, (number + 1) * num_tokens)) if offsets is None else offsets
        expected = {
            "magic": b"RAHD",
            "version": 2,
            "kind": kind,
            "planes": (plane_start, plane_end),
            "is reordered": int(golden.generation > 0),
            "length": 0 if start == 4096 else start // 64,
            "key": keys[-1] if golden.generation else keys[1 + number // parts],
            "provenance": xxhash.xxh3_64_intdigest(b"exact"),
            "generation": golden.generation,
            "layers": (layer_start, layer_end),
            "first token": step if golden.generation else step + num_tokens * number,
            "number": number if golden.generation else 0,
            "payload bytes": payload_bytes,
            "payload xxh3": xxhash.xxh3_64_intdigest(payload),
            "token ids": [token_ids[row] for row in rows],
            "offsets": offsets,
            "rest": bytes(len(fields["rest"])),
            "header xxh3": xxhash.xxh3_64_intdigest(record[: start - 8]),
        }
        assert fields == expected
        assert record[start + payload_bytes :] == bytes(len(record) - start - payload_bytes)


@each_golden
def test_a_reader_that_knows_only_the_document_finds_every_row(name: str) -> None:
    golden, step = BY_NAME[name], TOKENS_PER_CHUNK[preset_of(name)]
    expected = numbers(golden)[:, step:]
    found = np.full_like(expected, np.nan)
    # Rows that lie in record `number` of each layer; its probe keys are of the same rows.
    rows_of = {}
    for stripe, number, record in records_of(name):
        kind, layer_start, layer_end, plane_start, plane_end, payload_bytes, _ = STRIPES[preset_of(name)][stripe]
        if kind != KV:
            continue
        num_tokens = step // parts_of(name, stripe)
        rows = fields_of(record)["offsets"] or list(range(number * num_tokens, (number + 1) * num_tokens))
        rows_of |= {(layer, number): rows for layer in range(layer_start, layer_end)}
        values = decoded(record[header_bytes(name, stripe) :][:payload_bytes], golden.shape.dtype)
        by_row = values.reshape(layer_end - layer_start, num_tokens, plane_end - plane_start, -1)
        for at, row in enumerate(rows):
            found[layer_start:layer_end, row, plane_start:plane_end] = by_row[:, at]
    for stripe, number, record in records_of(name):
        kind, layer_start, layer_end, *_, payload_bytes, _ = STRIPES[preset_of(name)][stripe]
        if kind == PROBE and not golden.layout.coded_rows:  # one head of dimension 4
            values = decoded(record[header_bytes(name, stripe) :][:payload_bytes], golden.shape.dtype)
            keys, parts = expected[layer_start:layer_end, :, 0, :4], KV_RECORDS[preset_of(name)]
            rows = [row for part in range(parts) for row in rows_of[layer_start, number * parts + part]]
            assert np.array_equal(values.reshape(-1, step, 4), keys[:, rows])
    assert np.array_equal(found, expected)


def test_a_part_of_a_chunk_lies_where_the_example_of_the_document_says() -> None:
    data = BY_NAME["runahead"].path.read_bytes()
    assert len(data) == 163_840
    fields = fields_of(data[147_456:])
    assert (fields["kind"], fields["layers"], fields["first token"]) == (KV, (3, 5), 64 + 64 + 32)
    assert fields["key"] == documented_keys(BY_NAME["runahead"])[2] and len(fields["token ids"]) == 16


def test_a_reader_that_knows_only_the_document_finds_k_and_v_of_retrieval_heads() -> None:
    """Heads of dimension 4 in records of 16 tokens: one of layer 1 and one of 2, both of layer 4."""
    expected, num_found = numbers(BY_NAME["retrieval_heads"])[:, 64:], 0
    for stripe, number, record in records_of("retrieval_heads"):
        kind, *_, payload_bytes, _ = STRIPES["retrieval_heads"][stripe]
        if kind == HEADS:
            values = decoded(record[4096 : 4096 + payload_bytes], "bfloat16").reshape(2, 16, 2, 4)
            for at, (layer, head) in enumerate([(1, 0), (2, 1)] if stripe == 0 else [(4, 0), (4, 1)]):
                rows = expected[layer, 16 * number : 16 * (number + 1), :, 4 * head : 4 * head + 4]
                assert np.array_equal(values[at], rows)
                num_found += 16
    assert num_found == 4 * 128


def decoded_rotated(payload: bytes) -> np.ndarray:
    """[heads, 8]: of each head eight codes of 8 bits and a bfloat16 scale."""
    heads = np.frombuffer(payload, np.uint8).reshape(-1, 10)
    y = decoded(heads[:, 8:].tobytes(), "bfloat16").reshape(-1, 1) * (heads[:, :8] - 127.5)
    turned = y @ np.array([[(-1) ** (i & j).bit_count() for i in range(8)] for j in range(8)]) / 8**0.5
    is_negative = np.unpackbits(
        np.frombuffer(hashlib.shake_256(b"runahead rotated").digest(1), "u1"), bitorder="little"
    )
    return np.where(is_negative, -turned, turned)


def test_a_reader_that_knows_only_the_document_finds_coded_rows_probe_keys_and_heads() -> None:
    """Two heads of dimension 8 in chunks of 32 tokens; records of probe keys have all of them, others 16."""
    expected, num_found = numbers(BY_NAME["coded_rows"])[:, 32:].reshape(3, 64, 2, 2, 8), 0
    for stripe, number, record in records_of("coded_rows"):
        kind, start, end, *_, payload_bytes, _ = STRIPES["coded_rows"][stripe]
        if kind == KV:
            continue
        found = decoded_rotated(record[4096 : 4096 + payload_bytes])
        if kind == PROBE:
            right = expected[start:end, 32 * number : 32 * (number + 1), 0, 0]
        elif kind == HEADS:
            right = expected[1, 16 * number : 16 * (number + 1), :, 0]
        else:
            right = expected[start:end, 16 * number : 16 * (number + 1)]
        right = right.reshape(-1, 8)
        assert found.shape == right.shape
        assert (np.abs(found - right) <= 0.015 * np.linalg.norm(right, axis=1, keepdims=True)).all()
        num_found += len(found)
    assert num_found == 3 * 64 + 64 * 2 + 3 * 64 * 2 * 2


@pytest.mark.parametrize(("stripe", "in_group"), [(0, 8), (1, 1)])
def test_a_reader_that_knows_only_the_document_finds_the_means_of_keys_in_a_sketch(stripe: int, in_group: int) -> None:
    """Layers 0 and 3 of 5, means of 8 keys or of one, two heads of dimension 4; a chunk has 64 tokens."""
    golden, num_vectors = BY_NAME["runahead"], 0
    expected = numbers(golden)[:, 64:, 0].astype(np.float64)
    for _, number, record in [entry for entry in records_of("runahead") if entry[0] == stripe]:
        at = 4096
        for layer in (0, 3):
            for start in range(64 * number, 64 * (number + 1), in_group):
                for head in (0, 1):
                    mean = expected[layer, start : start + in_group, 4 * head : 4 * head + 4].mean(axis=0)
                    scale, *coordinates = struct.unpack_from("<f4b", record, at)
                    assert scale == np.float32(abs(mean).max() / 127)
                    assert (abs(scale * np.array(coordinates) - mean) <= 0.5001 * scale).all()
                    at += 8
                    num_vectors += 1
        assert at == 4096 + 2 * (64 // in_group) * 2 * 8
    assert num_vectors == 2 * 2 * (64 // in_group) * 2


@each_golden
def test_every_golden_record_verifies_in_its_place_and_nowhere_else(name: str) -> None:
    golden, step = BY_NAME[name], BY_NAME[name].layout.tokens_per_record
    geometry, keys = Geometry(golden.identity), documented_keys(golden)
    extent = Extent(1, keys[0], 1, b"".join(keys[1:]), Run(0, 0, golden.num_chunks), golden.generation)
    extent.orders, extent.is_reordered = golden.orders, golden.orders is not None
    tokens = np.array(golden.token_ids[step:], np.uint32)
    stored = {(stripe, number): memoryview(record) for stripe, number, record in records_of(name)}
    for slot_index, slot in enumerate(geometry.slots):
        for number in range(golden.num_chunks * slot.parts):
            expected = geometry.record_identity(RecordRef(extent, number, slot_index), tokens)
            for place, record in stored.items():
                if place == (slot_index, number):
                    assert verify(record, expected, slot) == record[slot.header_bytes :][: slot.payload_bytes]
                else:
                    with pytest.raises(RecordCorrupt, match=r"of another prefix, layer range|header checksum"):
                        verify(record, expected, slot)


def test_a_reordered_golden_moves_tokens_between_chunks_and_another_way_on_every_layer() -> None:
    by_place = {(s, n): fields_of(record)["offsets"] for s, n, record in records_of("impress_reordered")}
    assert by_place[1, 0] != by_place[4, 0]
    assert {offset // 64 for offset in by_place[1, 0]} == {0, 1}
