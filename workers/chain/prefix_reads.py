"""One worker's reads of a request's stored prefix: all of its rows, or under selection those that each layer chooses.

Of the whole prefix, a layer with a window loads what the first query of the worker's slice sees: later ones see no
earlier row, and each worker loads for itself.
"""

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import replace

from kvstore import PrefixLoad, ReadSpan, RecordCorrupt, StoreClient, StoreError
from workers.chain.prefill_waits import PrefillWaits
from workers.device.kv_buffer import KVBuffer
from workers.device.load_targets import LoadTarget, whole_prefix
from workers.device.row_coder import row_coder
from workers.errors import PrefixUnreadable
from workers.plan.events import SelectionReport
from workers.plan.timeline import Activity, Timeline
from workers.plan.worker_plan import SelectionPlan, WorkerPlan
from workers.presets.registry import preset_of, strategies_of
from workers.selective.judgements import Judgements
from workers.selective.selective_prefix import Hint, SelectivePrefix


@contextlib.contextmanager
def reading_prefix() -> Iterator[None]:
    """Errors of the store that are raised inside become PrefixUnreadable."""
    try:
        yield
    except RecordCorrupt as error:
        raise PrefixUnreadable(str(error), error.chunk_index) from error
    except (StoreError, OSError) as error:  # TimeoutError among them
        raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error


class PrefixReads:
    """Owns: the load of the whole prefix, or the prefix under selection until the prefill ends. Nothing without either.

    `first_rows`: by layer, no earlier row is loaded for an exact request. `timeout_s`: of one wait.
    """

    def __init__(
        self,
        plan: WorkerPlan,
        buffer: KVBuffer,
        first_rows: Sequence[int],
        waits: PrefillWaits,
        timeline: Timeline,
        timeout_s: float,
    ) -> None:
        self._plan = plan
        self._buffer = buffer
        self._first_rows = first_rows
        self._waits = waits
        self._timeline = timeline
        self._timeout_s = timeout_s
        self._load: PrefixLoad | None = None
        #: What it brings.
        self._target: LoadTarget | None = None
        #: The prefix under selection, during the prefill; None for an exact request.
        self.selective: SelectivePrefix | None = None
        self._selection: SelectionReport | None = None
        #: What the report does not tell yet.
        self._judgements: Judgements | None = None
        self._selected_reads: list[tuple[ReadSpan, str, bool]] = []

    def begin(self, store: StoreClient | None, hint: Hint | None) -> None:
        """Start loading, ahead of the forward pass. `hint`: tells the successor. Raises PrefixUnreadable."""
        plan, prefix = self._plan, self._plan.partition.num_prefix_tokens
        if not prefix:
            return
        assert store is not None and plan.placement_id is not None, "a plan with stored KV needs a store"
        assert store.identity.has_exact_rows or not plan.is_exact, "coded rows are not exact"
        try:
            if plan.selection is None:
                coder = None if plan.is_exact else row_coder(self._buffer.shape, store.identity)
                self._target = whole_prefix(self._buffer, prefix, coder)
                self._load = store.load_first(
                    plan.placement_id,
                    prefix,
                    self._target,
                    num_stored=plan.num_stored_tokens,
                    first_rows=[min(first, prefix) for first in self._first_rows],
                    slots=() if plan.is_exact else store.geometry.budgeted_slots,
                )
            else:
                self._select_from(store, plan.placement_id, plan.selection, hint)
        except StoreError as error:
            raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error

    def wait(self, layer: int) -> None:
        """Return when what is loaded of the layer for an exact request is in place; under selection the layer waits for
        what it chooses. Raises PrefixUnreadable or RequestCancelled.
        """
        if self._load is not None and self._target is not None:
            self._wait_for(self._load, layer)
            self._target.order(layer)

    def wait_beside_others(self) -> bool:
        """Return True when all that is loaded for an exact request is in place. False, perhaps before that, when no
        request computes meanwhile: then its layers are better computed as their rows come.

        Raises PrefixUnreadable or RequestCancelled.
        """
        if self._load is None or self._target is None:
            return True
        num_layers = self._buffer.shape.num_layers
        with reading_prefix():
            is_in_place = self._waits.wait_beside_others(self._load, num_layers, self._timeout_s)
        if is_in_place:
            with self._buffer.device.computing():
                for layer in range(num_layers):
                    self._target.order(layer)
        return is_in_place

    def end_selection(self) -> None:
        """The layers have chosen. What is told of it stays."""
        if self.selective is not None:
            self.selective.stop()
            self._selected_reads = list(self.selective.read_spans())
            # Estimates can wait until the first token is out.
            self._selection, self._judgements = self.selective.report(is_estimated=False), self.selective.judgements
            self.selective = None

    def stop(self) -> None:
        """Return when nothing is read into the buffer any more."""
        if self._load is not None:
            self._load.cancel()
        if self._target is not None:
            self._target.discard()
        self.end_selection()

    @property
    def selection(self) -> SelectionReport | None:
        """What selection did; None for an exact request."""
        if self.selective is not None:
            return self.selective.report()
        if self._selection is not None and self._judgements is not None:
            estimated = self._judgements.mass_kept_est
            self._selection, self._judgements = replace(self._selection, attention_mass_kept_est=estimated), None
        return self._selection

    @property
    def bytes_from_disk(self) -> int:
        source = self._load or self.selection
        return source.bytes_from_disk if source is not None else 0

    @property
    def bytes_from_host(self) -> int:
        source = self._load or self.selection
        return source.bytes_from_host if source is not None else 0

    @property
    def bytes_from_device(self) -> int:
        source = self._load or self.selection
        return source.bytes_from_device if source is not None else 0

    @property
    def spans(self) -> list[tuple[ReadSpan, str, bool]]:
        """What was read, what for, and whether it was begun as a prefetch."""
        if self._load is not None:
            return [(span, "prefix", False) for span in self._load.read_spans()]
        return list(self.selective.read_spans()) if self.selective is not None else self._selected_reads

    def _select_from(self, store: StoreClient, placement_id: int, selection: SelectionPlan, hint: Hint | None) -> None:
        preset = preset_of(selection.preset)
        selector, prefetch = strategies_of(selection)
        self.selective = SelectivePrefix(
            store,
            placement_id,
            self._plan.partition.num_prefix_tokens,
            self._buffer,
            selector,
            prefetch,
            selection,
            self._wait_within,
            (hint, preset.hint_layers) if preset.hint_layers and hint is not None else None,
            self._timeline,
            looks_ahead=preset.has_lookahead and self._waits.is_another_computing,
            row_orders=self._plan.row_orders,
            together=self._waits.together,
        )
        self.selective.begin()

    def _wait_for(self, load: PrefixLoad, layer: int) -> None:
        with reading_prefix():
            self._waits.wait_for(Activity.WAIT_LOAD, load, layer, self._timeout_s)

    def _wait_within(self, load: PrefixLoad, layer: int) -> None:
        with reading_prefix():
            self._waits.wait_within(Activity.WAIT_LOAD, load, layer, self._timeout_s)
