"""The bytes on disk, pinned: a format that changes must change its version, and old stores must be refused by it."""

import dataclasses
import struct
from pathlib import Path

import numpy as np
import pytest
import xxhash

from kvstore import ChunkPlace, ExtentTransfer, KVShape, Layout, RecordCorrupt, StoreLocation
from kvstore.segment import Slot

GOLDEN = Path(__file__).parents[2] / "golden" / "record_v1_64x1_joint.bin"
SHAPE = KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32")
KEY = bytes(range(0x10, 0x20))
TOKENS = list(range(64))
PLACE = ChunkPlace(KEY, 0, Slot(0, 0))


def golden_view() -> np.ndarray:
    """Row values 1000·layer + 10·token + 0.5·plane + 0.001·column, as float32 bytes."""
    layer, token, plane, column = np.ogrid[:2, :64, :2, :4]
    values = 1000 * layer + 10 * token + 0.5 * plane + 0.001 * column
    return np.ascontiguousarray(values.astype("<f4")).view(np.uint8)


@pytest.fixture
def transfer(tmp_path: Path):
    (tmp_path / "segments").mkdir()
    location = StoreLocation(directory=str(tmp_path), shape=SHAPE, layout=Layout(), provenance="exact")
    opened = ExtentTransfer(location, 1)
    yield opened
    opened.close()


def test_encoding_gives_exactly_the_golden_bytes(transfer, tmp_path) -> None:
    assert transfer.save([PLACE], TOKENS, golden_view()) == 16384
    assert (tmp_path / "segments" / "000000.seg").read_bytes() == GOLDEN.read_bytes()


def test_the_golden_extent_still_verifies_and_gives_its_rows(transfer, tmp_path) -> None:
    (tmp_path / "segments" / "000000.seg").write_bytes(GOLDEN.read_bytes())
    view = np.zeros_like(golden_view())
    load = transfer.load([PLACE], TOKENS, view)
    for layer in range(2):
        load.wait(layer, 30.0)
    assert np.array_equal(view, golden_view())
    assert view.view("<f4")[1, 63, 1, 3] == np.float32(1630.503)


def test_the_golden_extent_is_refused_under_another_key(transfer, tmp_path) -> None:
    (tmp_path / "segments" / "000000.seg").write_bytes(GOLDEN.read_bytes())
    with pytest.raises(RecordCorrupt, match="another prefix"):
        transfer.load([dataclasses.replace(PLACE, key=bytes(16))], TOKENS, golden_view()).wait(0, 30.0)


@pytest.mark.parametrize("layer", [0, 1])
def test_the_golden_bytes_are_the_documented_fields_in_their_places(layer: int) -> None:
    record = GOLDEN.read_bytes()[8192 * layer : 8192 * layer + 8192]
    page, payload, padding = record[:4096], record[4096:6144], record[6144:]
    assert page[:8] == b"RAHD" + bytes([1, 0, 0, 2])  # format version 1, planes 0..2
    assert page[8:24] == KEY
    assert page[24:32] == struct.pack("<Q", xxhash.xxh3_64_intdigest(b"exact"))
    assert page[32:48] == struct.pack("<4I", layer, layer + 1, 0, 64)
    assert page[48:64] == struct.pack("<QQ", 2048, xxhash.xxh3_64_intdigest(payload))
    assert page[64:320] == struct.pack("<64I", *TOKENS)
    assert page[320:4088] == bytes(3768)
    assert page[4088:] == struct.pack("<Q", xxhash.xxh3_64_intdigest(page[:4088]))
    assert payload == golden_view()[layer].tobytes()
    assert padding == bytes(2048)
