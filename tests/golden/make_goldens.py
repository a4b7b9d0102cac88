"""The extents that the golden files hold. Run by hand, after a change of the format version and never otherwise:

    python tests/golden/make_goldens.py

Each golden is one whole extent as it lies in a segment, in the layout of one preset or in one that shows what no
preset, or none for every model, has. It is the second extent of its prompt (one chunk lies before it), of a model with
the fingerprint `golden`.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

DIRECTORY = Path(__file__).parent
sys.path.insert(0, str(DIRECTORY.parents[1]))

from kvstore import KVShape, KVView, Layout, StoreIdentity  # noqa: E402
from kvstore.disk.files import aligned_buffer  # noqa: E402
from kvstore.disk.segment import Run  # noqa: E402
from kvstore.format.identity import chunk_keys  # noqa: E402
from kvstore.format.payload import fill_payload  # noqa: E402
from kvstore.format.record import write_header  # noqa: E402
from kvstore.index.extent import Extent, Orders  # noqa: E402
from kvstore.index.geometry import Geometry, RecordRef  # noqa: E402


@dataclass(frozen=True, slots=True, kw_only=True)
class Golden:
    """One golden file: `num_chunks` chunks after the first of a prompt."""

    name: str
    layout: Layout
    shape: KVShape
    num_chunks: int = 2
    generation: int = 0

    @property
    def path(self) -> Path:
        return DIRECTORY / f"{self.name}.bin"

    @property
    def identity(self) -> StoreIdentity:
        return StoreIdentity(model_fingerprint="golden", shape=self.shape, layout=self.layout)

    @property
    def token_ids(self) -> list[int]:
        """The prompt up to the extent's end."""
        return [(1000 + 37 * position) % 49152 for position in range(self.num_tokens + self.layout.tokens_per_record)]

    @property
    def num_tokens(self) -> int:
        return self.num_chunks * self.layout.tokens_per_record

    @property
    def orders(self) -> Orders | None:
        """The token of each row, by layer, uint16 [layers, tokens]; None in token order.

        Layers that share a KV record share an order.
        """
        if not self.generation:
            return None
        rows = np.arange(self.num_tokens)
        ranges = [layer // self.layout.layers_per_record for layer in range(self.shape.num_layers)]
        orders = [((2 * of_range + 37) * rows + 11 + of_range) % self.num_tokens for of_range in ranges]
        return np.stack(orders).astype(np.uint16)


def model(dtype: str, num_layers: int = 2, num_kv_heads: int = 1, head_dim: int = 4) -> KVShape:
    return KVShape(num_layers=num_layers, num_kv_heads=num_kv_heads, head_dim=head_dim, dtype=dtype)


IMPRESS = Layout(tokens_per_record=64, planes="apart", probe_heads=1, reorder="tokens")
CONTIGUOUS = Layout(tokens_per_record=16, probe_heads=1)
#: Layout of the first `runahead` preset; its finer sketch has 8 means now.
RUNAHEAD = Layout(tokens_per_record=64, layers_per_record=3, sketch=2, fine_sketch=16, kv_records=4)
#: `runahead` for a model with retrieval heads, without the sketches.
HEADS = Layout(
    tokens_per_record=64, layers_per_record=3, kv_records=4, retrieval_heads=((1, 0), (2, 1), (4, 0), (4, 1))
)
#: No preset's: compact records, several of a chunk.
COMPACT = Layout(
    tokens_per_record=32, layers_per_record=2, probe_heads=1, kv_records=2, reorder="tokens", header="compact"
)
#: No preset's: what is kept once more is coded.
CODED = Layout(
    tokens_per_record=32, layers_per_record=2, probe_heads=1, kv_records=2, retrieval_heads=((1, 0),),
    coded_rows="rotated-8",
)  # fmt: skip
GOLDENS = [
    Golden(name="attentionstore", layout=Layout(tokens_per_record=64), shape=model("float32")),
    Golden(name="h2o", layout=Layout(tokens_per_record=64, planes="apart"), shape=model("bfloat16")),
    Golden(name="impress", layout=IMPRESS, shape=model("float32", num_kv_heads=2)),
    Golden(name="impress_reordered", layout=IMPRESS, shape=model("float32", num_kv_heads=2), generation=1),
    Golden(name="contiguous", layout=CONTIGUOUS, shape=model("float16", num_kv_heads=2)),
    Golden(name="runahead", layout=RUNAHEAD, shape=model("bfloat16", 5, num_kv_heads=2)),
    Golden(name="retrieval_heads", layout=HEADS, shape=model("bfloat16", 5, num_kv_heads=2)),
    Golden(name="compact", layout=COMPACT, shape=model("bfloat16", 3, num_kv_heads=2)),
    Golden(name="compact_reordered", layout=COMPACT, shape=model("bfloat16", 3, num_kv_heads=2), generation=1),
    Golden(name="coded_rows", layout=CODED, shape=model("bfloat16", 3, num_kv_heads=2, head_dim=8)),
]


def numbers(golden: Golden) -> npt.NDArray[np.float32]:
    """KV of the whole prompt, [layers, tokens, 2, heads * head_dim]: small whole numbers, exact in every dtype."""
    shape = golden.shape
    layer, token, plane, column = np.ogrid[
        : shape.num_layers, : len(golden.token_ids), :2, : shape.num_kv_heads * shape.head_dim
    ]
    return ((57 * layer + 13 * token + 101 * plane + 29 * column) % 251 - 125).astype(np.float32)


def kv_of(golden: Golden) -> KVView:
    """Those rows as bytes of the model's dtype, [layers, tokens, 2, row_bytes]."""
    values = numbers(golden)
    if golden.shape.dtype == "bfloat16":
        return (values.view("<u4") >> 16).astype("<u2").view(np.uint8)
    return values.astype({"float32": "<f4", "float16": "<f2"}[golden.shape.dtype]).view(np.uint8)


def encode(golden: Golden) -> bytes:
    """The extent, made by the store's own parts."""
    geometry, step = Geometry(golden.identity), golden.layout.tokens_per_record
    keys = list(chunk_keys(golden.identity.root_key(), golden.token_ids, step))
    extent = Extent(1, keys[0], 1, b"".join(keys[1:]), Run(0, 0, golden.num_chunks), golden.generation)
    extent.orders, extent.is_reordered = golden.orders, golden.orders is not None
    tokens = np.array(golden.token_ids[step:], np.uint32)
    rows = kv_of(golden)[:, step:]
    if extent.orders is not None:
        rows = np.stack([rows[layer, order] for layer, order in enumerate(extent.orders)])
    whole = aligned_buffer(golden.num_chunks * geometry.unit_bytes)
    for slot_index, slot in enumerate(geometry.slots):
        for number in range(golden.num_chunks * slot.parts):
            ref = RecordRef(extent, number, slot_index)
            record = whole[geometry.offset_bytes(ref) :][: slot.record_bytes]
            payload = record[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
            of_record = slice(number * slot.num_tokens, (number + 1) * slot.num_tokens)
            fill_payload(payload, slot, rows[:, of_record], golden.layout, golden.shape)
            write_header(record[: slot.header_bytes], geometry.record_identity(ref, tokens), slot, payload)
    return bytes(whole)


def main() -> None:
    for golden in GOLDENS:
        golden.path.write_bytes(encode(golden))
        sys.stdout.write(f"{golden.path}: {golden.path.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
