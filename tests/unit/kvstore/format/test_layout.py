import json
from dataclasses import replace
from typing import Any

import pytest

from kvstore import KVShape, Layout, StoreConfig
from kvstore.format.layout import RecordKind, padded_to_page

SHAPES = [
    KVShape(num_layers=1, num_kv_heads=1, head_dim=1, dtype="float16"),
    KVShape(num_layers=5, num_kv_heads=2, head_dim=4, dtype="float32"),
    KVShape(num_layers=7, num_kv_heads=3, head_dim=64, dtype="bfloat16"),
]
SMOLLM2 = KVShape(num_layers=30, num_kv_heads=3, head_dim=64, dtype="float32")


def test_records_come_sketches_first_then_by_layer_probe_keys_values() -> None:
    layout = Layout(layers_per_record=2, planes="apart", probe_heads=1, sketch=2, fine_sketch=4, kv_records=4)
    records = [
        (r.kind.name, r.layer_start, r.layer_end, r.plane_start, r.plane_end, r.parts, r.num_tokens)
        for r in layout.records(SHAPES[1])
    ]
    by_layer = [
        (name, start, end, *numbers)
        for start, end in ((0, 2), (2, 4), (4, 5))
        for name, numbers in (("PROBE", (0, 1, 1, 64)), ("KV", (0, 1, 4, 16)), ("KV", (1, 2, 4, 16)))
    ]
    assert records == [("SKETCH", 0, 5, 0, 1, 1, 64), ("FINE_SKETCH", 0, 5, 0, 1, 1, 64), *by_layer]


@pytest.mark.parametrize(
    ("num_layers", "layers_per_record", "layers"),
    [(5, 1, [0, 1, 2, 3, 4]), (5, 2, [0, 2, 4]), (5, 5, [0]), (5, 9, [0]), (6, 2, [0, 2, 4]), (30, 8, [0, 8, 16, 24])],
)
def test_the_sketched_layers_are_the_first_of_every_range(
    num_layers: int, layers_per_record: int, layers: list[int]
) -> None:
    shape = KVShape(num_layers=num_layers, num_kv_heads=2, head_dim=4, dtype="float32")
    layout = Layout(layers_per_record=layers_per_record, sketch=2)
    assert list(layout.sketched_layers(shape)) == layers
    assert sorted({slot.layer_start for slot in layout.records(shape) if slot.kind is RecordKind.KV}) == layers


@pytest.mark.parametrize(
    ("layout", "unit_bytes", "header_pages"),
    [
        (Layout(tokens_per_record=64), 30 * (4096 + 98_304), 30),
        (Layout(tokens_per_record=64, planes="apart"), 60 * (4096 + 49_152), 60),
        (Layout(tokens_per_record=64, planes="apart", probe_heads=1), 30 * (2 * (4096 + 49_152) + 4096 + 16_384), 90),
        (Layout(tokens_per_record=16, probe_heads=1), 30 * (4096 + 24_576 + 4096 + 4096), 60),
        # Sketch of 10 layers: 10 * 4 * 2 * 3 * 68 = 16,320 bytes; 10 ranges of 3 layers, each of them 4 records.
        (
            Layout(tokens_per_record=64, layers_per_record=3, sketch=2, kv_records=4),
            4096 + 16_384 + 10 * 4 * (4096 + 73_728),
            41,
        ),
    ],
)
def test_a_chunk_of_smollm2_takes_on_disk_what_decision_0004_says(
    layout: Layout, unit_bytes: int, header_pages: int
) -> None:
    assert sum(slot.parts for slot in layout.records(SMOLLM2)) == header_pages
    assert layout.unit_bytes(SMOLLM2) == unit_bytes


@pytest.mark.parametrize(
    ("layout", "record_bytes"),
    [
        # Headers of 64 and of 16 tokens: 84 + 6 * 64 = 468 and 84 + 6 * 16 = 180 bytes, so 512 and 192.
        # Sketches: 10 * 4 * 2 * 3 * 68 = 16,320 and 65,280 bytes. Rows: 3 * 16 * 2 * 3 * 34 = 9,792.
        (Layout(layers_per_record=3, sketch=2, fine_sketch=8, kv_records=4), [16_896, 66_048] + [10_240] * 10),
        # Rows: 64 * 2 * 3 * 34 = 13,056.
        (Layout(), [13_824] * 30),
        # Probe keys: 16 * 34 = 544. Rows: 16 * 2 * 3 * 34 = 3,264.
        (Layout(tokens_per_record=16, probe_heads=1), [1024, 3584] * 30),
    ],
)
def test_compact_records_take_their_bytes_in_blocks_and_a_chunk_takes_whole_pages(
    layout: Layout, record_bytes: list[int]
) -> None:
    compact, shape = replace(layout, header="compact"), replace(SMOLLM2, dtype="rotated-4")
    records = compact.records(shape)
    assert [slot.record_bytes for slot in records] == record_bytes
    assert [slot.header_bytes for slot in records] == [{16: 192, 64: 512}[slot.num_tokens] for slot in records]
    size_bytes = sum(slot.parts * slot.record_bytes for slot in records)
    assert 0 <= compact.unit_bytes(shape) - size_bytes < 4096 and compact.unit_bytes(shape) % 4096 == 0
    assert [slot.payload_bytes for slot in records] == [slot.payload_bytes for slot in layout.records(shape)]


def test_the_header_is_told_only_where_it_is_compact() -> None:
    compact = Layout(header="compact")
    assert Layout().as_dict() == {key: value for key, value in compact.as_dict().items() if key != "header"}
    assert Layout.of_dict(json.loads(json.dumps(compact.as_dict()))) == compact != Layout()


@pytest.mark.parametrize(("probe_heads", "payload_bytes"), [(1, 16 * 128), (2, 16 * 256), (3, 16 * 384)])
def test_a_probe_record_grows_with_its_heads(probe_heads: int, payload_bytes: int) -> None:
    """Head dim 64 in bfloat16 is 128 bytes a token."""
    probe = Layout(tokens_per_record=16, probe_heads=probe_heads, tokens_per_extent=64).records(SHAPES[2])[0]
    assert (probe.kind, probe.payload_bytes) == (RecordKind.PROBE, payload_bytes)


@pytest.mark.parametrize("tokens", [-16, 0, 1, 15, 17, 63, 513, 528, 1024])
def test_tokens_per_record_that_are_no_chunk_multiple_or_do_not_fit_the_header_are_refused(tokens: int) -> None:
    with pytest.raises(ValueError, match=f"tokens_per_record must be a multiple of 16 up to 512, not {tokens}"):
        Layout(tokens_per_record=tokens)


@pytest.mark.parametrize("tokens", [-64, 0, 16, 63, 65, 96, 65_600, 131_072])
def test_an_extent_that_is_no_whole_number_of_chunks_or_too_long_for_its_offsets_is_refused(tokens: int) -> None:
    with pytest.raises(ValueError, match=f"tokens_per_extent must be a multiple of .* up to 65536, not {tokens}"):
        Layout(tokens_per_record=64, tokens_per_extent=tokens)
    assert Layout(tokens_per_record=64, tokens_per_extent=65_536).chunks_per_extent == 1024


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"layers_per_record": 0}, "layers_per_record must be at least 1, not 0"),
        ({"layers_per_record": -1}, "layers_per_record must be at least 1, not -1"),
        ({"planes": "both"}, "planes must be 'joint' or 'apart', not 'both'"),
        ({"probe_heads": -1}, "probe_heads must not be negative, not -1"),
        ({"reorder": "rows"}, "reorder must be 'none' or 'tokens', not 'rows'"),
        ({"sketch": True}, "sketch must be 0 or divide 16, not True"),
        ({"sketch": -1}, "sketch must be 0 or divide 16, not -1"),
        ({"sketch": 3}, "sketch must be 0 or divide 16, not 3"),
        ({"sketch": 32}, "sketch must be 0 or divide 16, not 32"),
        ({"fine_sketch": 16}, "fine_sketch must be 0, or divide 16 and be more than a sketch of 0, not 16"),
        ({"sketch": 4, "fine_sketch": 4}, "fine_sketch must be 0, or divide 16 and be more than a sketch of 4, not 4"),
        ({"sketch": 2, "fine_sketch": 5}, "fine_sketch must be 0, or divide 16 and be more than a sketch of 2, not 5"),
        ({"sketch": 2, "fine_sketch": -1}, "fine_sketch must be 0, or divide 16 and be more than a sketch of 2"),
        ({"header": "none"}, "header must be 'page' or 'compact', not 'none'"),
        ({"kv_records": 0}, "kv_records must cut 64 tokens into multiples of 16, not be 0"),
        ({"kv_records": -1}, "kv_records must cut 64 tokens into multiples of 16, not be -1"),
        ({"kv_records": 3}, "kv_records must cut 64 tokens into multiples of 16, not be 3"),
        ({"kv_records": 8}, "kv_records must cut 64 tokens into multiples of 16, not be 8"),
        ({"tokens_per_record": 48, "kv_records": 2}, "kv_records must cut 48 tokens"),
        ({"retrieval_heads": ((1, 0), (0, 0))}, "retrieval_heads must be pairs of a layer and a KV head, ascending"),
        ({"retrieval_heads": ((1, 0), (1, 0))}, "retrieval_heads must be pairs of a layer and a KV head, ascending"),
        ({"retrieval_heads": ((0, -1),)}, "retrieval_heads must be pairs of a layer and a KV head, ascending"),
        ({"retrieval_heads": ((0, 1),), "planes": "apart"}, "planes must be 'joint'"),
        ({"coded_rows": "float16"}, "'float16' is not a codec with its bits"),
        ({"coded_rows": "rotated-6"}, "has no 6 bits"),
        ({"coded_rows": "fp8-8"}, "no codec 'fp8'; known: rotated"),
    ],
)
def test_layouts_that_the_format_does_not_know_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Layout(**wrong)


def test_retrieval_heads_lie_with_those_of_their_range_and_a_model_must_have_them() -> None:
    layout = Layout(layers_per_record=3, kv_records=4, retrieval_heads=((1, 0), (2, 2), (29, 1)))
    heads = [slot for slot in layout.records(SMOLLM2) if slot.kind is RecordKind.HEADS]
    row_bytes = 2 * 64 * 4
    assert [(slot.layer_start, slot.layer_end, slot.num_tokens, slot.parts, slot.payload_bytes) for slot in heads] == [
        (0, 3, 16, 4, 2 * 16 * row_bytes), (27, 30, 16, 4, 16 * row_bytes),
    ]  # fmt: skip
    kinds = [slot.kind for slot in layout.records(SMOLLM2)]
    assert kinds[:3] == [RecordKind.HEADS, RecordKind.KV, RecordKind.KV], "heads lie right before their range"
    assert Layout(**json.loads(json.dumps(layout.as_dict()))) == layout
    assert "retrieval_heads" not in Layout().as_dict()
    for wrong in ((30, 0), (0, 3)):
        with pytest.raises(ValueError, match="a head outside 30 layers of 3 KV heads"):
            Layout(retrieval_heads=(wrong,)).records(SMOLLM2)


def test_coded_rows_lie_before_the_exact_ones_and_what_is_kept_once_more_is_coded_alike() -> None:
    layout = Layout(layers_per_record=3, probe_heads=1, kv_records=4, retrieval_heads=((1, 0),), coded_rows="rotated-4")
    slots, head_bytes = layout.records(SMOLLM2), 64 // 2 + 2
    assert [(slot.kind.name, slot.parts, slot.payload_bytes) for slot in slots[:4]] == [
        ("PROBE", 1, 3 * 64 * head_bytes), ("HEADS", 4, 16 * 2 * head_bytes),
        ("CODED", 4, 3 * 16 * 2 * 3 * head_bytes), ("KV", 4, 3 * 16 * 2 * 3 * 64 * 4),
    ]  # fmt: skip
    assert Layout(**json.loads(json.dumps(layout.as_dict()))) == layout
    assert "coded_rows" not in Layout().as_dict()
    with pytest.raises(ValueError, match="rotated-8 is a codec"):
        layout.records(replace(SMOLLM2, dtype="rotated-8"))
    with pytest.raises(ValueError, match="head_dim that is a power of 2"):
        layout.records(SHAPES[1])


@pytest.mark.parametrize("sketch", [0, False, 1, 2, 4, 8, 16])
@pytest.mark.parametrize("kv_records", [1, 2, 4])
def test_a_layout_is_told_as_before_where_it_has_nothing_new_and_reads_back_the_same(
    sketch: int, kv_records: int
) -> None:
    layout = Layout(sketch=sketch, kv_records=kv_records)
    expected = {
        "layers_per_record": 1, "planes": "joint", "probe_heads": 0, "reorder": "none", "sketch": sketch or False,
        "tokens_per_extent": 512, "tokens_per_record": 64,
    }  # fmt: skip
    told = json.dumps(layout.as_dict(), sort_keys=True)
    assert told == json.dumps(expected | ({"kv_records": kv_records} if kv_records > 1 else {}), sort_keys=True)
    assert Layout(**json.loads(told)) == layout


def test_more_probe_heads_than_the_model_has_kv_heads_are_refused_when_the_model_is_known() -> None:
    layout = Layout(probe_heads=3)
    assert layout.records(SHAPES[2])
    with pytest.raises(ValueError, match="probe_heads is 3, but the model has 2 KV heads"):
        layout.records(SHAPES[1])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"dtype": "int8"}, "dtype must be one of float32, float16, bfloat16, or a codec with its bits, not 'int8'"),
        ({"num_layers": 0}, "num_layers must be at least 1, not 0"),
        ({"num_kv_heads": 0}, "num_kv_heads must be at least 1, not 0"),
        ({"head_dim": -4}, "head_dim must be at least 1, not -4"),
    ],
)
def test_shapes_that_no_model_has_are_refused(wrong: dict[str, int | str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        KVShape(**{"num_layers": 1, "num_kv_heads": 1, "head_dim": 4, "dtype": "float32", **wrong})


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"directory": ""}, "directory must not be empty"),
        ({"disk_bytes": -1}, "disk_bytes must not be negative, not -1"),
        ({"host_bytes": -1}, "host_bytes must not be negative, not -1"),
        ({"write_wait_s": -0.5}, "write_wait_s must not be negative, not -0.5"),
        ({"disk_low": 0.96}, "must satisfy 0 < disk_low <= disk_high <= 1"),
        ({"disk_high": 1.1}, "must satisfy 0 < disk_low <= disk_high <= 1"),
        ({"disk_low": 0.0}, "must satisfy 0 < disk_low <= disk_high <= 1"),
        ({"io_threads": 0}, "io_threads must be at least 1, not 0"),
        ({"background_bytes_per_s": 0}, "background_bytes_per_s must be at least 1, not 0"),
    ],
)
def test_store_configurations_that_cannot_work_are_refused(wrong: dict[str, int | str | float], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        StoreConfig(**{"directory": "somewhere", **wrong})


@pytest.mark.parametrize("size", [0, 1, 4095, 4096, 4097, 3 * 4096 + 1])
def test_padding_goes_up_to_the_next_page_and_no_further(size: int) -> None:
    assert padded_to_page(size) % 4096 == 0
    assert 0 <= padded_to_page(size) - size < 4096
