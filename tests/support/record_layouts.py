"""The layouts that tests store under, one of each kind, by name, and the shape of their KV.

A claim about all layouts runs over `SWEPT` (`tests/unit/kvstore/test_every_layout.py` has most of them). A test whose
claim is not about layouts takes one of `LAYOUTS`.
"""

from kvstore import KVShape, Layout, StoreIdentity
from tests.support.every_case import IS_EVERY

#: Three layers, an odd number: where two layers share a record, the last has a record of its own.
SHAPE = KVShape(num_layers=3, num_kv_heads=2, head_dim=8, dtype="float32")

#: Layouts by name. Chunks have 16, 32 or 64 tokens, so 64 tokens are whole chunks of any of them.
LAYOUTS = {
    "plain": Layout(tokens_per_record=16, tokens_per_extent=64),
    "layers packed": Layout(tokens_per_record=32, layers_per_record=2, probe_heads=1, tokens_per_extent=64),
    "apart": Layout(tokens_per_record=16, layers_per_record=2, planes="apart", probe_heads=2, tokens_per_extent=64),
    "sketch": Layout(tokens_per_record=16, probe_heads=2, sketch=8, tokens_per_extent=128),
    "parts": Layout(
        tokens_per_record=32, layers_per_record=2, planes="apart", probe_heads=1, sketch=2, kv_records=2,
        tokens_per_extent=64,
    ),
    "parts of all layers": Layout(
        tokens_per_record=64, layers_per_record=3, sketch=4, fine_sketch=16, kv_records=4, tokens_per_extent=192
    ),
    "heads": Layout(
        tokens_per_record=64, layers_per_record=2, sketch=2, kv_records=4, tokens_per_extent=128,
        retrieval_heads=((0, 1), (1, 0), (2, 1)),
    ),
    "tokens reordered": Layout(
        tokens_per_record=64, planes="apart", probe_heads=1, reorder="tokens", tokens_per_extent=128
    ),
    "tokens of two layers reordered": Layout(
        tokens_per_record=16, layers_per_record=2, probe_heads=1, reorder="tokens", tokens_per_extent=64
    ),
    "parts reordered": Layout(
        tokens_per_record=32, layers_per_record=2, sketch=2, fine_sketch=4, kv_records=2, reorder="tokens",
        retrieval_heads=((1, 0), (2, 1)), tokens_per_extent=64,
    ),
    "compact": Layout(tokens_per_record=16, layers_per_record=2, probe_heads=1, tokens_per_extent=64, header="compact"),
    "compact parts reordered": Layout(
        tokens_per_record=32, layers_per_record=2, sketch=2, fine_sketch=8, kv_records=2, reorder="tokens",
        retrieval_heads=((1, 0), (2, 1)), tokens_per_extent=64, header="compact",
    ),
    "coded beside exact": Layout(
        tokens_per_record=32, layers_per_record=2, planes="apart", probe_heads=1, sketch=2, kv_records=2,
        coded_rows="rotated-8", tokens_per_extent=64, header="compact",
    ),
    "coded beside exact, reordered": Layout(
        tokens_per_record=32, layers_per_record=2, probe_heads=1, sketch=2, kv_records=2, reorder="tokens",
        retrieval_heads=((1, 0), (2, 1)), coded_rows="rotated-8", tokens_per_extent=64,
    ),
}  # fmt: skip
#: Layouts in which most pairs of two options' values occur; `make test-all` sweeps all layouts.
_FEW = (
    *("parts of all layers", "tokens reordered", "tokens of two layers reordered"),
    *("compact", "compact parts reordered", "coded beside exact"),
)
SWEPT = {name: layout for name, layout in LAYOUTS.items() if IS_EVERY or name in _FEW}
REORDERED = {name: layout for name, layout in SWEPT.items() if layout.reorder != "none"}
WITH_CODED_ROWS = {name: layout for name, layout in SWEPT.items() if layout.coded_rows}
IN_TOKEN_ORDER = {name: layout for name, layout in SWEPT.items() if layout.reorder == "none"}


def identity_of(layout: str, shape: KVShape = SHAPE) -> StoreIdentity:
    return StoreIdentity(model_fingerprint="tiny", shape=shape, layout=LAYOUTS[layout])
