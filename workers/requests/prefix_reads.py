"""One worker's reads of a request's stored prefix: all of its rows, or the rows that each layer chooses.

A layer with a window loads the rows that the first query of the worker's slice sees, as later queries see no earlier
row; each worker loads for itself. Rows that another request of the worker has are not read again
(`workers/sharing/shared_prefixes.py`).
"""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from kvstore import PrefixLoad, ReadSpan, RecordCorrupt, StoreClient, StoreError
from workers.device.kv_buffer import KVBuffer
from workers.device.load_targets import LoadTarget, whole_prefix
from workers.device.row_coder import row_coder
from workers.errors import PrefixUnreadable
from workers.plan.events import SelectionReport
from workers.plan.timeline import Activity, Timeline
from workers.plan.worker_plan import SelectionPlan, WorkerPlan
from workers.presets.registry import preset_of, strategies_of
from workers.requests.prefill_waits import PrefillWaits
from workers.selective.judgements import Judgements
from workers.selective.selective_prefix import Hint, Method, SelectivePrefix, Waits
from workers.sharing.shared_prefixes import Holding, Part, SharedPrefixes


@contextlib.contextmanager
def reading_prefix() -> Iterator[None]:
    """Turn errors of the store inside the block into PrefixUnreadable."""
    try:
        yield
    except RecordCorrupt as error:
        raise PrefixUnreadable(str(error), error.chunk_index) from error
    except (StoreError, OSError) as error:  # TimeoutError among them
        raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error


class PrefixReads:
    """Reads of one request. Owns: its loads of the whole prefix, or the prefix under selection until the prefill ends.

    `first_rows`: first row of each layer that the slice sees. `windows`: the model's, by layer. `timeout_s`: limit of
    one wait. `held`: the worker's shared rows, and this request among them; None if it shares no rows.
    """

    def __init__(
        self,
        plan: WorkerPlan,
        buffer: KVBuffer,
        first_rows: Sequence[int],
        windows: Sequence[int | None],
        waits: PrefillWaits,
        timeline: Timeline,
        timeout_s: float,
        held: tuple[SharedPrefixes, Holding] | None = None,
    ) -> None:
        self._plan = plan
        self._buffer = buffer
        self._first_rows = first_rows
        self._windows = windows
        self._waits = waits
        self._timeline = timeline
        self._timeout_s = timeout_s
        self._held = held
        self._store: StoreClient | None = None
        #: Number of tokens after the prefix whose rows were copied from another request.
        self.num_copied = 0
        #: Parts of the prefix that other requests hold or load, and loads that failed.
        self._theirs: list[Part] = []
        self._failed: list[PrefixLoad] = []
        #: Loads of the whole prefix, or of the part that no other request has; each with its target.
        self._loads: list[tuple[PrefixLoad, LoadTarget]] = []
        #: The prefix under selection, during the prefill; None for an exact request.
        self.selective: SelectivePrefix | None = None
        self._selection: SelectionReport | None = None
        #: Estimates that the report does not have yet.
        self._judgements: Judgements | None = None
        self._selected_reads: list[tuple[ReadSpan, str, bool]] = []
        #: Reports of choices that were made again.
        self._given_up: list[SelectionReport] = []

    def begin(self, store: StoreClient | None, hint: Hint | None) -> None:
        """Start to load, ahead of the forward pass. `hint`: sends hints to the successor. Raises PrefixUnreadable."""
        plan, prefix = self._plan, self._plan.partition.num_prefix_tokens
        self._store = store
        if not prefix and self._held is None:
            return
        assert store is not None and plan.placement_id is not None, "a plan with stored KV needs a store"
        assert not prefix or store.identity.has_exact_rows or not plan.is_exact, "coded rows are not exact"
        try:
            if self._held is not None:
                self._share(store, prefix)
                shared, holding = self._held
                self.num_copied = shared.copy_computed(holding, store.geometry.tokens_per_chunk) - prefix
            elif plan.selection is None:
                self._begin_load(store, 0, prefix)
            else:
                self._select_from(store, plan.selection, hint)
        except StoreError as error:
            raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error

    def wait(self, layer: int) -> None:
        """Wait until the layer's rows of an exact request are in place. Under selection it returns at once: the layer
        waits for the rows that it chooses. Raises PrefixUnreadable or RequestCancelled.
        """

        def has_layer(load: PrefixLoad) -> bool:
            # After a failed load, rows of layers that are already computed are read again: decoding attends to them.
            for each in range(layer + 1) if self._failed else (layer,):
                self._wait_for(load, each)
            return True

        self._when_shared(has_layer)
        for load, target in self._loads:
            has_layer(load)
            target.order(layer)

    def wait_beside_others(self) -> bool:
        """Wait for all rows of an exact request as long as other requests compute. Returns whether all are in place:
        False when no other request computes, as layers are then better computed as their rows arrive.

        Raises PrefixUnreadable or RequestCancelled.
        """
        if not self._when_shared(self._wait_beside_others):
            return False
        if not all(self._wait_beside_others(load) for load, _ in self._loads):
            return False
        with self._buffer.device.computing():
            for _, target in self._loads:
                for layer in range(self._buffer.shape.num_layers):
                    target.order(layer)
        return True

    def choose_anew(self) -> None:
        """Drop all choices: the prefill is computed again, alone, and its layers choose again from the first one on.

        Raises PrefixUnreadable.
        """
        assert self.selective is not None and self._store is not None
        self.selective.stop()
        self._selected_reads += self.selective.read_spans()
        self._given_up.append(self.selective.report(is_estimated=False))
        plan = self._plan
        assert plan.placement_id is not None and plan.selection is not None
        with reading_prefix():
            self._select_from(self._store, plan.selection, None)

    def computed(self) -> None:
        """Share the rows of the prompt, which are all in place."""
        if self._held is not None:
            shared, holding = self._held
            shared.computed(holding)

    def end_selection(self) -> None:
        """End the selection, after the layers have chosen. Its report and reads stay."""
        if self.selective is not None:
            self.selective.stop()
            self._selected_reads += self.selective.read_spans()
            # Estimates can wait until the first token has been sent.
            self._selection, self._judgements = self.selective.report(is_estimated=False), self.selective.judgements
            self.selective = None

    def stop(self) -> None:
        """End all reads into the buffer; returns when there are none."""
        for load, target in self._loads:
            load.cancel()
            target.discard()
        if self._held is not None:
            shared, holding = self._held
            shared.leave(holding)
        self.end_selection()

    @property
    def selection(self) -> SelectionReport | None:
        """Report of the selection; None for an exact request."""
        if self.selective is not None:
            return self.selective.report()
        if self._selection is not None and self._judgements is not None:
            estimated = self._judgements.mass_kept_est
            self._selection, self._judgements = replace(self._selection, attention_mass_kept_est=estimated), None
        return self._selection

    @property
    def bytes_from_disk(self) -> int:
        return sum(source.bytes_from_disk for source in self._sources)

    @property
    def bytes_from_host(self) -> int:
        return sum(source.bytes_from_host for source in self._sources)

    @property
    def bytes_from_device(self) -> int:
        return sum(source.bytes_from_device for source in self._sources)

    @property
    def num_known(self) -> int:
        """Number of first tokens that another request of the worker has recently computed or read."""
        return self._plan.partition.num_prefix_tokens + self.num_copied if self.num_copied else self.num_shared

    @property
    def num_shared(self) -> int:
        """Number of first rows that are shared with another request."""
        return self._theirs[-1].rows.end if self._theirs else 0

    @property
    def bytes_shared(self) -> int:
        """Bytes of rows of the prefix that were not read, as they are shared with another request."""
        if self._held is None:
            return 0
        return self._held[1].mapped.row_bytes * sum(max(0, self.num_shared - first) for first in self._first_rows)

    @property
    def _sources(self) -> Sequence[PrefixLoad | SelectionReport]:
        selection = self.selection
        return [load for load, _ in self._loads] if selection is None else [*self._given_up, selection]

    @property
    def spans(self) -> list[tuple[ReadSpan, str, bool]]:
        """Reads, each with its purpose and whether it began as a prefetch."""
        if self._loads:
            return [(span, "prefix", False) for load, _ in self._loads for span in load.read_spans()]
        of_this = list(self.selective.read_spans()) if self.selective is not None else []
        return [*self._selected_reads, *of_this]

    def _begin_load(self, store: StoreClient, start: int, end: int) -> PrefixLoad:
        """Start to load rows [start, end) of the prefix."""
        plan = self._plan
        assert plan.placement_id is not None, "what is stored has a placement"
        coder = None if plan.is_exact else row_coder(self._buffer.shape, store.identity)
        target = whole_prefix(self._buffer, end, coder, first_token=start)
        load = store.load_first(
            plan.placement_id,
            end,
            target,
            num_stored=plan.num_stored_tokens,
            first_token=start,
            first_rows=[min(first, end) for first in self._first_rows],
            slots=() if plan.is_exact else store.geometry.budgeted_slots,
        )
        self._loads.append((load, target))
        return load

    def _share(self, store: StoreClient, end: int) -> None:
        """Map what other requests have of the first `end` rows, and load the rest."""
        assert self._held is not None
        (shared, holding), step = self._held, store.geometry.tokens_per_chunk
        self._theirs = shared.read(holding, end, lambda *tokens: self._begin_load(store, *tokens), step, self._failed)

    def _when_shared(self, wait: Callable[[PrefixLoad], bool]) -> bool:
        """Whether `wait` is true of all loads by other requests. Rows of a load that fails are shared or read again."""
        for load in [part.load for part in self._theirs if part.load is not None]:
            try:
                if not wait(load):
                    return False
            except PrefixUnreadable:
                self._failed.append(load)
                self._share_again()
                return self._when_shared(wait)
        return True

    def _share_again(self) -> None:
        assert self._held is not None and self._store is not None
        end = self._theirs[-1].rows.end
        self._held[1].mapped.give_back(end)
        with reading_prefix():
            self._share(self._store, end)

    def _select_from(self, store: StoreClient, selection: SelectionPlan, hint: Hint | None) -> None:
        preset = preset_of(selection.preset)
        method = Method(
            *strategies_of(selection),
            (hint, preset.hint_layers) if preset.hint_layers and hint is not None else None,
            preset.has_lookahead and self._waits.is_another_computing,
        )
        self.selective = SelectivePrefix(
            store,
            self._plan,
            self._buffer,
            method,
            Waits(self._wait_within, self._waits.together),
            self._timeline,
            {
                layer: first
                for layer, (first, window) in enumerate(zip(self._first_rows, self._windows, strict=True))
                if window is not None
            },
        )
        self.selective.begin()

    def _wait_for(self, load: PrefixLoad, layer: int) -> None:
        with reading_prefix():
            self._waits.wait_for(Activity.WAIT_LOAD, load, layer, self._timeout_s)

    def _wait_within(self, load: PrefixLoad, layer: int) -> None:
        with reading_prefix():
            self._waits.wait_within(Activity.WAIT_LOAD, load, layer, self._timeout_s)

    def _wait_beside_others(self, load: PrefixLoad) -> bool:
        with reading_prefix():
            return self._waits.wait_beside_others(load, self._buffer.shape.num_layers, self._timeout_s)
