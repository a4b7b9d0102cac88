"""Side data of extents in the catalog: the order of rows, the importance of tokens, the use.

Orders and importance are large and seldom needed, so they are read on first use. Importance and use are noted in memory
and written by `flush`.
"""

import contextlib
import threading
from collections.abc import Callable, Iterable

import numpy as np
import numpy.typing as npt

from kvstore.disk.catalog import Catalog
from kvstore.errors import StoreError, StoreMismatch
from kvstore.format.identity import StoreIdentity
from kvstore.index.extent import Extent


class ExtentNotes:
    """Borrows the catalog, and the inventory's locks and `commit`. Thread-safe."""

    def __init__(
        self,
        catalog: Catalog,
        identity: StoreIdentity,
        commit: Callable[[Callable[[], None]], None],
        change: threading.RLock,
        lock: threading.RLock,
    ) -> None:
        self._catalog = catalog
        self._num_layers = identity.shape.num_layers
        self._tokens_per_chunk = identity.layout.tokens_per_record
        self._commit = commit
        self._change = change
        self._lock = lock
        #: Extents with notes to write.
        self._touched: set[Extent] = set()

    def load_orders(self, extent: Extent) -> None:
        """Read the row orders of a reordered extent, once.

        An unreadable order is replaced by one that matches no record, so that readers find the extent corrupt.
        """
        if extent.is_reordered and extent.orders is None:
            packed, num_tokens = b"", extent.num_chunks * self._tokens_per_chunk
            with self._change, contextlib.suppress(StoreMismatch):
                packed = self._catalog.orders(extent.id)
            orders = np.zeros((self._num_layers, num_tokens), np.uint16)
            if len(packed) == orders.nbytes:
                stored = np.frombuffer(packed, np.uint16).reshape(orders.shape)
                # Only permutations are valid: a missing row would not be read, and its lack not noticed.
                if (np.sort(stored) == np.arange(num_tokens, dtype=np.uint16)).all():
                    orders = stored
            extent.orders = orders

    def note_use(self, extents: Iterable[Extent]) -> None:
        """Mark the extents' last use and hits to be written."""
        with self._lock:
            self._touched.update(extents)

    def note_importance(self, extent: Extent, importance_LT: npt.NDArray[np.float32]) -> None:
        """Add a sample, float32 [layers, tokens of the extent], NaN if not judged, to the running average."""
        with self._change:
            self.load_importance(extent)
            if extent.importance is None:
                extent.importance = np.zeros_like(importance_LT)
            extent.num_importance += 1
            judged = ~np.isnan(importance_LT)
            step = (importance_LT[judged] - extent.importance[judged]) / extent.num_importance
            extent.importance[judged] += step
            self.note_use([extent])

    def note_sample(
        self, extent: Extent, num_chunks: int, sample_LT: npt.NDArray[np.float16], first_token: int = 0
    ) -> None:
        """Add an extent's part of a prompt's sample. The prompt has the extent's first `num_chunks` chunks.

        `sample_LT`: [layers, tokens] of the prompt from `first_token` on, which must not be after the extent's first
        token; NaN if not judged. Ignored for a retired extent, for one after the sample's end, and when the catalog is
        damaged, which its next reader reports.
        """
        step = self._tokens_per_chunk
        start = extent.depth * step - first_token
        assert start >= 0, "the sample begins after the extent's first token"
        of_prompt_LT = sample_LT[:, start : start + num_chunks * step]
        if extent.is_retired or not of_prompt_LT.size:
            return
        # The rest of an extent that the prompt leaves early belongs to another prompt, so it is not judged.
        of_extent_LT = np.full((self._num_layers, extent.num_chunks * step), np.nan, np.float32)
        of_extent_LT[:, : of_prompt_LT.shape[1]] = of_prompt_LT
        with contextlib.suppress(StoreError):
            self.note_importance(extent, of_extent_LT)

    def load_importance(self, extent: Extent) -> None:
        """Read an extent's stored importance from the catalog, if any."""
        if extent.importance is None and not extent.is_importance_read:
            with self._change:
                stored = self._catalog.importance(extent.id)
                extent.is_importance_read = True
            num_values = self._num_layers * extent.num_chunks * self._tokens_per_chunk
            if stored is not None and len(stored[1]) == 4 * num_values:
                extent.num_importance = stored[0]
                extent.importance = np.frombuffer(stored[1], np.float32).reshape(self._num_layers, -1).copy()

    def average_importance(self, prefix: Iterable[tuple[Extent, int]]) -> npt.NDArray[np.float32] | None:
        """Average importance of a prefix, (extent, number of chunks) each: float32 [layers, tokens].

        None if that of any extent is unknown.
        """
        pieces = []
        for extent, num_chunks in prefix:
            with self._change:
                self.load_importance(extent)
                if extent.importance is None:
                    return None
                pieces.append(extent.importance[:, : num_chunks * self._tokens_per_chunk].copy())
        return np.concatenate(pieces, axis=1) if pieces else None

    def flush(self) -> None:
        """Write uses and importance of extents to the catalog. Raises StoreWriteFailed."""
        with self._change:
            with self._lock:
                touched, self._touched = self._touched, set()
                alive = [extent for extent in touched if not extent.is_retired]
                uses = [(extent.last_used_s, extent.hits, extent.id) for extent in alive]
                averages = average_rows(alive)
            self._commit(lambda: self._catalog.note_use(uses))
            self._commit(lambda: self._catalog.note_importance(averages))


def average_rows(extents: Iterable[Extent]) -> list[tuple[int, int, bytes]]:
    """Average importance of the extents that have one, as arguments of `Catalog.note_importance`."""
    return [(e.id, e.num_importance, e.importance.tobytes()) for e in extents if e.importance is not None]
