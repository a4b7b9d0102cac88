import dataclasses
import hashlib
import json
import struct

import numpy as np
import pytest

from kvstore import KVShape, Layout, StoreIdentity, StoreMismatch
from kvstore.format.identity import chunk_keys, token_bytes

SHAPE = KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32")
IDENTITY = StoreIdentity(model_fingerprint="golden", shape=SHAPE, layout=Layout())
#: Second key of tokens 0..127 under IDENTITY. It must not change while the format version is 2.
GOLDEN_KEY = "86f1ac8f27e9661086fc9be4c0d4fd01"

SCRIPT = """
from kvstore import KVShape, Layout, StoreIdentity, StoreMismatch
from kvstore.format.identity import chunk_keys
shape = KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32")
identity = StoreIdentity(model_fingerprint="golden", shape=shape, layout=Layout())
print(*[key.hex() for key in chunk_keys(identity.root_key("exact", b"salt"), range(200), 64)])
"""


def keys_of(identity: StoreIdentity, token_ids, provenance: str = "exact", salt: bytes = b"") -> list[bytes]:
    return list(chunk_keys(identity.root_key(provenance, salt), token_ids, identity.layout.tokens_per_record))


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_keys_are_the_same_in_every_process_and_under_every_hash_seed(start_python, hash_seed: str) -> None:
    output, _ = start_python(SCRIPT, PYTHONHASHSEED=hash_seed).communicate(timeout=60)
    assert output.split() == [key.hex() for key in keys_of(IDENTITY, range(200), salt=b"salt")]


def test_a_known_prefix_has_the_pinned_key() -> None:
    assert keys_of(IDENTITY, range(128))[1].hex() == GOLDEN_KEY


#: Identities of a store of coded rows alone, without and with the dtype that they were computed in.
CODED = dataclasses.replace(IDENTITY, shape=dataclasses.replace(SHAPE, head_dim=16, dtype="rotated-4"))
GOLDEN_CODED_KEYS = {
    "": "480ef324820c4a47636900cbe75a9792",
    "float32": "4f1450baa3f177b74a07e7e07d72b574",
    "bfloat16": "50d056ba51ba7acb3f25731aee3ec69a",
}


@pytest.mark.parametrize(("dtype", "key"), GOLDEN_CODED_KEYS.items())
def test_the_dtype_that_coded_rows_were_computed_in_is_part_of_their_keys(dtype: str, key: str) -> None:
    identity = dataclasses.replace(CODED, computed_in=dtype)
    assert keys_of(identity, range(128))[1].hex() == key
    assert identity.as_text().get("computed in", "") == dtype
    assert StoreIdentity.from_text(identity.as_text()) == identity


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"layout": '{"reorder": "chunks"}'}, "reorder must be 'none' or 'tokens', not 'chunks'"),
        ({"layout": '{"coded_rows": "fp8-8"}'}, "no codec 'fp8'; known: rotated"),
        ({"dtype": "fp8-8"}, "no codec 'fp8'; known: rotated"),
        ({"layout": '{"of_later": 1}'}, "of_later"),
        ({"layout": "{"}, "JSONDecodeError"),
        ({"layers": "two"}, "two"),
    ],
)
def test_a_store_of_a_kind_that_is_not_read_is_refused_in_a_line_that_says_what_to_do(
    change: dict[str, str], message: str
) -> None:
    with pytest.raises(StoreMismatch) as caught:
        StoreIdentity.from_text(IDENTITY.as_text() | change)
    assert message in str(caught.value)
    assert "choose another directory, delete this one, or use the runahead" in str(caught.value)


def test_keys_follow_the_documented_hash_chain() -> None:
    names = {
        "dtype": "float32",
        "format version": "2",
        "head dim": "4",
        "kv heads": "1",
        "layers": "2",
        "layout": '{"layers_per_record": 1, "planes": "joint", "probe_heads": 0, "reorder": "none", "sketch": false, '
        '"tokens_per_extent": 512, "tokens_per_record": 64}',
        "model": "golden",
    }
    text = json.dumps(names, sort_keys=True).encode()
    parts = (text, b"exact", b"who")
    parent = hashlib.blake2b(b"".join(struct.pack("<I", len(p)) + p for p in parts), digest_size=16).digest()
    expected = []
    for start in (0, 64):
        tokens = struct.pack("<64I", *range(start, start + 64))
        parent = hashlib.blake2b(parent + tokens, digest_size=16).digest()
        expected.append(parent)
    assert keys_of(IDENTITY, range(128), salt=b"who") == expected


@pytest.mark.parametrize(
    "other",
    [
        dataclasses.replace(IDENTITY, model_fingerprint="golden2"),
        dataclasses.replace(IDENTITY, format_version=1),
        dataclasses.replace(IDENTITY, shape=dataclasses.replace(SHAPE, dtype="float16")),
        dataclasses.replace(IDENTITY, shape=dataclasses.replace(SHAPE, dtype="bfloat16")),
        dataclasses.replace(IDENTITY, shape=dataclasses.replace(SHAPE, num_layers=3)),
        dataclasses.replace(IDENTITY, shape=dataclasses.replace(SHAPE, num_kv_heads=2)),
        dataclasses.replace(IDENTITY, shape=dataclasses.replace(SHAPE, head_dim=8)),
        dataclasses.replace(IDENTITY, layout=Layout(tokens_per_record=32)),
        dataclasses.replace(IDENTITY, layout=Layout(layers_per_record=2)),
        dataclasses.replace(IDENTITY, layout=Layout(planes="apart")),
        dataclasses.replace(IDENTITY, layout=Layout(probe_heads=1)),
        dataclasses.replace(IDENTITY, layout=Layout(sketch=1)),
        dataclasses.replace(IDENTITY, layout=Layout(sketch=2)),
        dataclasses.replace(IDENTITY, layout=Layout(kv_records=2)),
        dataclasses.replace(IDENTITY, layout=Layout(retrieval_heads=((0, 1),))),
        dataclasses.replace(IDENTITY, layout=Layout(retrieval_heads=((1, 0),))),
        dataclasses.replace(IDENTITY, layout=Layout(kv_records=4)),
        dataclasses.replace(IDENTITY, layout=Layout(reorder="tokens")),
        dataclasses.replace(IDENTITY, layout=Layout(tokens_per_extent=1024)),
    ],
)
def test_keys_differ_for_any_difference_of_the_store_identity(other: StoreIdentity) -> None:
    assert not set(keys_of(IDENTITY, range(256))) & set(keys_of(other, range(256)))


def test_keys_differ_for_every_sketch_and_every_cut_of_a_chunk_and_are_as_before_without_either() -> None:
    layouts = [Layout(sketch=sketch, kv_records=parts) for sketch in (0, 1, 2, 16) for parts in (1, 2, 4)]
    keys = [keys_of(dataclasses.replace(IDENTITY, layout=layout), range(128))[1].hex() for layout in layouts]
    assert len(set(keys)) == len(keys)
    assert keys[0] == GOLDEN_KEY
    assert keys_of(dataclasses.replace(IDENTITY, layout=Layout(sketch=False)), range(128))[1].hex() == GOLDEN_KEY


def test_the_layout_line_names_a_sketch_and_kv_records_only_where_there_are_some() -> None:
    def line_of(layout: Layout) -> dict[str, int | str | bool]:
        return json.loads(dataclasses.replace(IDENTITY, layout=layout).as_text()["layout"])

    assert line_of(Layout())["sketch"] is False and "kv_records" not in line_of(Layout())
    changed = line_of(Layout(sketch=2, kv_records=4))
    assert changed == line_of(Layout()) | {"sketch": 2, "kv_records": 4}
    assert "kv_records" not in line_of(Layout(sketch=2)) and line_of(Layout(kv_records=4))["sketch"] is False


def test_keys_differ_for_any_difference_of_provenance_or_salt() -> None:
    variants = [("exact", b""), ("exact", b"a"), ("exact", b"b"), ("contextpilot", b""), ("contextpilot", b"a")]
    # Bytes that move from one field to the next change the identity as well.
    variants += [("exacta", b""), ("exact ", b"a"), ("", b"exact"), ("", b""), ("exact", b"\0"), ("é", b""), ("e", b"")]
    keys = [key for provenance, salt in variants for key in keys_of(IDENTITY, range(128), provenance, salt)]
    assert len(set(keys)) == len(keys) == 2 * len(variants)


@pytest.mark.parametrize("changed", [0, 1, 63, 64, 100, 127, 128, 191])
def test_a_changed_token_changes_the_key_of_its_chunk_and_of_all_after_it(changed: int) -> None:
    tokens = list(range(192))
    before = keys_of(IDENTITY, tokens)
    tokens[changed] += 1
    after = keys_of(IDENTITY, tokens)
    assert [ours == theirs for ours, theirs in zip(before, after, strict=True)] == [
        chunk < changed // 64 for chunk in range(3)
    ]


def test_equal_chunks_at_other_places_have_other_keys() -> None:
    keys = keys_of(IDENTITY, [5] * 64 * 8)
    assert len(set(keys)) == 8


@pytest.mark.parametrize(("num_tokens", "num_keys"), [(0, 0), (1, 0), (63, 0), (64, 1), (65, 1), (127, 1), (128, 2)])
def test_a_rest_below_one_chunk_has_no_key(num_tokens: int, num_keys: int) -> None:
    assert keys_of(IDENTITY, range(num_tokens)) == keys_of(IDENTITY, range(256))[:num_keys]


def test_token_ids_are_little_endian_uint32_and_never_truncated() -> None:
    assert token_bytes([1, 2**32 - 1]) == bytes([1, 0, 0, 0, 255, 255, 255, 255])
    for impossible in (-1, 2**32):
        with pytest.raises(OverflowError):
            token_bytes([impossible])


@pytest.mark.parametrize("dtype", [np.int64, np.int32, np.uint32, np.uint64])
def test_token_ids_from_an_array_are_the_same_bytes_and_none_of_them_wraps(dtype) -> None:
    assert token_bytes(np.array([0, 1, 49151], dtype)) == token_bytes([0, 1, 49151])
    for impossible in (-1, 2**32, 2**63, 2**64 - 1):
        if np.iinfo(dtype).min <= impossible <= np.iinfo(dtype).max:
            with pytest.raises(OverflowError):
                token_bytes(np.array([5, impossible], dtype))


def test_a_tenant_whose_name_is_not_ascii_has_keys_of_its_own_and_lengths_count_bytes() -> None:
    salts = ["", "é", "e", "é\u0301", "tenant", "tenant "]
    assert len({IDENTITY.root_key("exact", salt.encode()) for salt in salts}) == len(salts)
    text = json.dumps(dataclasses.replace(IDENTITY, model_fingerprint="é").as_text(), sort_keys=True).encode()
    parts = (text, "é".encode(), "ß".encode())
    packed = b"".join(struct.pack("<I", len(part)) + part for part in parts)
    root = dataclasses.replace(IDENTITY, model_fingerprint="é").root_key("é", "ß".encode())
    assert root == hashlib.blake2b(packed, digest_size=16).digest()
