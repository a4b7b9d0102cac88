"""Whole store directories as releases have left them: later ones have to read or refuse them. By hand, at a release:

    PYTHONPATH=. python tests/golden/make_stores.py 0.1.0

`before-0.1.0.tar.gz` was written by the first code of format version 2 (commit b86142c), in a layout that it knew.
"""

import io
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from kvstore import KVShape, KVStore, KVView, Layout, StoreConfig, StoreIdentity

STORES = Path(__file__).parent / "stores"
MODEL = "golden"
SHAPE = KVShape(num_layers=4, num_kv_heads=2, head_dim=4, dtype="float32")
NUM_HEADS = 4
#: By tenant; two of one tenant share their first 128 tokens.
PROMPTS: dict[str, list[list[int]]] = {
    "": [list(range(200)), [*range(128), *range(900, 1000)]],
    "acme": [list(range(150))],
}
#: By preset: what `runahead serve` stores by default, and one that has rows reordered by importance. Between them they
#: have all fields that the format has today.
LAYOUTS = {
    "runahead": Layout(tokens_per_record=64, layers_per_record=3, sketch=2, fine_sketch=8, kv_records=4),
    "impress": Layout(tokens_per_record=64, planes="apart", probe_heads=2, reorder="tokens"),
}


def archive_of(release: str, preset: str) -> Path:
    return STORES / (f"{release}.tar.gz" if preset == "runahead" else f"{release}-{preset}.tar.gz")


def kv_of(token_ids: Sequence[int]) -> KVView:
    """KV bytes, [layers, tokens, 2, row_bytes], in which every row depends on its token and on all before."""
    sums_T = np.cumsum(np.asarray(token_ids, np.int64))[None, :, None, None]
    layer, plane, column = np.ogrid[: SHAPE.num_layers, :2, : SHAPE.num_kv_heads * SHAPE.head_dim]
    numbers = 57 * layer[:, None] + 13 * sums_T + 101 * plane[None] + 29 * column[None]
    return (numbers % 251 - 125).astype("<f4").view(np.uint8)


def prompts() -> Iterator[tuple[str, list[int]]]:
    """Tenant and token ids."""
    return ((tenant, token_ids) for tenant, owned in PROMPTS.items() for token_ids in owned)


def fill(directory: Path, layout: Layout) -> None:
    """A store of all prompts, closed; where rows are reordered, that has been done."""
    identity = StoreIdentity(model_fingerprint=MODEL, shape=SHAPE, layout=layout)
    config = StoreConfig(
        directory=str(directory), disk_bytes=16 * 2**20, host_bytes=4 * 2**20, layout=layout, reorder_interval_s=0
    )
    store = KVStore(config, identity)
    store.open()
    for tenant, token_ids in prompts():
        placement, client = store.acquire(token_ids, tenant=tenant), store.client()
        client.save(placement.placement_id, placement.save_start, placement.save_end, kv_of(token_ids))
        store.settle(placement.placement_id)
        client.close()
        assert store.drain(10.0)
    if layout.reorder != "none":
        reorder(store)
    store.close()


def reorder(store: KVStore) -> None:
    """Each token of each layer matters as much as a number that is drawn for it."""
    draw = np.random.default_rng(1)
    for extent in store.inventory.extents():
        num_tokens = extent.num_chunks * store.geometry.tokens_per_chunk
        store.inventory.notes.note_importance(extent, draw.random((SHAPE.num_layers, num_tokens), np.float32))
    store.rewrite_all()
    assert all(extent.is_reordered for extent in store.inventory.extents())


def pack(root: Path, archive: Path) -> None:
    with tarfile.open(archive, "w:gz") as tar:
        for file in sorted(path for path in root.rglob("*") if path.is_file()):
            member = tarfile.TarInfo(str(file.relative_to(root)))
            content = file.read_bytes()
            member.size, member.mode = len(content), 0o600
            tar.addfile(member, io.BytesIO(content))
    sys.stdout.write(f"{archive}: {archive.stat().st_size} bytes\n")


def main() -> None:
    release = sys.argv[1]
    STORES.mkdir(exist_ok=True)
    for preset, layout in LAYOUTS.items():
        archive = archive_of(release, preset)
        if archive.exists():
            sys.stdout.write(f"{archive} is there: what a release has left stays as it is\n")
            continue
        with tempfile.TemporaryDirectory() as directory:
            root = Path(directory) / "store"
            fill(root, layout)
            pack(root, archive)


if __name__ == "__main__":
    main()
