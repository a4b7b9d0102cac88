"""Random rows of the next layer: SPEC's baseline for its prefetch (second draft, challenge 2 and section IV-C).

"A naive approach would be to randomly prefetch some potential KVs for the next layer"; once the next layer has chosen
its rows, only the missing ones are read, as with SPEC (`workers/prefetch/next_layer.py`).

The paper does not say how many rows, or how they are drawn. Here: as many as SPEC would read, uniformly, without
repetition, so that the recall of both is that of equally many rows. Rows, not records: "KVs" are those of tokens. If a
record holds 64 of them, most records hold a drawn row, which agrees with the paper's calling it a waste of bandwidth.

The seed of the draw is the layer and its choice: different requests draw different rows, a repeated one its own.
"""

import zlib

import torch

from workers.prefetch.next_layer import NextEvidencePrefetch
from workers.prefetch.strategy import Prefetcher
from workers.selection.rows import Selection


class RandomPrefetch(NextEvidencePrefetch):
    """The next layer's evidence, then random rows of it."""

    def after_choice(self, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        super().after_choice(layer, selection, prefetcher)
        prefetcher.prefetch_rows(range(layer + 1, layer + 2), Selection(drawn(layer, selection)[None]))


def drawn(layer: int, selection: Selection) -> torch.Tensor:
    """Random rows of the prefix, as many as a layer has chosen; ascending, int64."""
    assert selection.importance_P is not None, "a selector that examined no row does not know how many there are"
    chosen = selection.union()
    generator = torch.Generator().manual_seed(zlib.crc32(chosen.numpy().tobytes(), layer))
    rows_P = torch.randperm(len(selection.importance_P), generator=generator)
    return rows_P[: len(chosen)].sort().values
