"""Random rows of the next layer: what SPEC measures its prefetch against (second draft, challenge 2 and section IV-C).

"A naive approach would be to randomly prefetch some potential KVs for the next layer"; when the next layer knows what
it wants, only the rest is read, as with SPEC (`workers/prefetch/next_layer.py`).

How many rows, and drawn how, the paper leaves open. Here: as many as SPEC would read, uniformly, without repetitions,
so that the recall of both is that of equally many rows. Rows, not records: "KVs" are those of tokens. Where a record
holds 64 of them, most records hold one that was drawn; that the paper calls it a waste of bandwidth agrees.

The draw is seeded with the layer and its choice: other requests draw other rows, the same request the same.
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
    """As many rows of the prefix as a layer has chosen, ascending, int64."""
    assert selection.importance_P is not None, "a selector that has looked at no row does not tell how many there are"
    chosen = selection.union()
    generator = torch.Generator().manual_seed(zlib.crc32(chosen.numpy().tobytes(), layer))
    rows_P = torch.randperm(len(selection.importance_P), generator=generator)
    return rows_P[: len(chosen)].sort().values
