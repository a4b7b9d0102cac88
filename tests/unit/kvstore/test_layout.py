import itertools

import pytest

from kvstore import KVShape, Layout, StoreConfig
from kvstore.layout import RecordKind, padded_to_page

LAYOUTS = [
    Layout(tokens_per_record=tokens, layers_per_record=layers, planes=planes, probe_heads=probe, sketch=sketch)
    for tokens, layers, planes, probe, sketch in itertools.product(
        (16, 64, 512), (1, 2, 5, 9), ("joint", "apart"), (0, 1), (False, True)
    )
]
SHAPES = [
    KVShape(num_layers=1, num_kv_heads=1, head_dim=1, dtype="float16"),
    KVShape(num_layers=5, num_kv_heads=2, head_dim=4, dtype="float32"),
    KVShape(num_layers=7, num_kv_heads=3, head_dim=64, dtype="bfloat16"),
]
SMOLLM2 = KVShape(num_layers=30, num_kv_heads=3, head_dim=64, dtype="float32")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_kv_records_cover_every_layer_and_plane_exactly_once_and_probes_every_layer(
    layout: Layout, shape: KVShape
) -> None:
    records = layout.records(shape)
    covered = [
        (layer, plane)
        for record in records
        if record.kind is RecordKind.KV
        for layer in range(record.layer_start, record.layer_end)
        for plane in range(record.plane_start, record.plane_end)
    ]
    assert sorted(covered) == [(layer, plane) for layer in range(shape.num_layers) for plane in (0, 1)]
    probed = [
        layer
        for record in records
        if record.kind is RecordKind.PROBE
        for layer in range(record.layer_start, record.layer_end)
    ]
    assert probed == (list(range(shape.num_layers)) if layout.probe_heads else [])


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_records_lie_back_to_back_on_page_boundaries_with_room_for_their_payload(
    layout: Layout, shape: KVShape
) -> None:
    records, end = layout.records(shape), 0
    head_bytes = shape.row_bytes // shape.num_kv_heads
    for record in records:
        rows = record.num_layers * layout.tokens_per_record
        expected = {
            RecordKind.KV: rows * record.num_planes * shape.row_bytes,
            RecordKind.PROBE: rows * layout.probe_heads * head_bytes,
            RecordKind.SKETCH: rows // 16 * 2 * shape.row_bytes,
        }
        assert record.payload_bytes == expected[record.kind]
        assert record.offset_bytes == end
        assert record.offset_bytes % 4096 == 0
        assert 0 <= record.record_bytes - 4096 - record.payload_bytes < 4096
        end += record.record_bytes
    assert layout.unit_bytes(shape) == end
    assert end % 4096 == 0
    kv_bytes = sum(record.payload_bytes for record in records if record.kind is RecordKind.KV)
    assert kv_bytes == layout.tokens_per_record * shape.token_bytes


def test_records_come_sketch_first_then_by_layer_probe_keys_values() -> None:
    layout = Layout(layers_per_record=2, planes="apart", probe_heads=1, sketch=True)
    records = [(r.kind.name, r.layer_start, r.layer_end, r.plane_start, r.plane_end) for r in layout.records(SHAPES[1])]
    by_layer = [
        (name, start, end, *planes)
        for start, end in ((0, 2), (2, 4), (4, 5))
        for name, planes in (("PROBE", (0, 1)), ("KV", (0, 1)), ("KV", (1, 2)))
    ]
    assert records == [("SKETCH", 0, 5, 0, 1), *by_layer]


@pytest.mark.parametrize(
    ("layout", "unit_bytes", "header_pages"),
    [
        (Layout(tokens_per_record=64), 30 * (4096 + 98_304), 30),
        (Layout(tokens_per_record=64, planes="apart"), 60 * (4096 + 49_152), 60),
        (Layout(tokens_per_record=64, planes="apart", probe_heads=1), 30 * (2 * (4096 + 49_152) + 4096 + 16_384), 90),
        (Layout(tokens_per_record=16, probe_heads=1), 30 * (4096 + 24_576 + 4096 + 4096), 60),
        # Sketch of 30 layers: 46,080 bytes; seven records of 4 layers and one of 2.
        (
            Layout(tokens_per_record=16, layers_per_record=4, sketch=True),
            4096 + 49_152 + 7 * (4096 + 98_304) + 4096 + 49_152,
            9,
        ),
    ],
)
def test_a_chunk_of_smollm2_takes_on_disk_what_decision_0004_says(
    layout: Layout, unit_bytes: int, header_pages: int
) -> None:
    assert len(layout.records(SMOLLM2)) == header_pages
    assert layout.unit_bytes(SMOLLM2) == unit_bytes


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
        ({"reorder": "rows"}, "reorder must be 'none', 'tokens' or 'chunks', not 'rows'"),
    ],
)
def test_layouts_that_the_format_does_not_know_are_refused(wrong: dict[str, int | str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Layout(**wrong)


def test_more_probe_heads_than_the_model_has_kv_heads_are_refused_when_the_model_is_known() -> None:
    layout = Layout(probe_heads=3)
    assert layout.records(SHAPES[2])
    with pytest.raises(ValueError, match="probe_heads is 3, but the model has 2 KV heads"):
        layout.records(SHAPES[1])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"dtype": "int8"}, "dtype 'int8' is not one of"),
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
        ({"disk_low": 0.96}, "0 < disk_low <= disk_high <= 1 does not hold"),
        ({"disk_high": 1.1}, "0 < disk_low <= disk_high <= 1 does not hold"),
        ({"disk_low": 0.0}, "0 < disk_low <= disk_high <= 1 does not hold"),
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
