"""A request's stored prefix under selection: choose rows by the layer's own queries, load missing ones, attend.

At each layer, inside the forward pass:

1. wait for the evidence that the selector needs (probe keys, sketches, all keys, or none);
2. choose rows within the budget (`budgeted_choice`), and begin prefetches for later layers (`workers/prefetch`);
3. read the chosen rows that were not prefetched, wait for all of them, and put them before the suffix, the rows after
   the prefix.

A choice is a function of the request and of the stored data, never of caches or of arrival times. Rows that are read
ahead and not chosen are not attended to. A row is attended to only after a record has brought it.

After the forward pass the background reorder learns the importance of each row (IMPRESS, section 4.4.1).

The parts, in the same folder; each knows those below it, and none knows this module:

    budgeted_choice      chosen_rows      read_ahead      judgements
        evidence      retrieval_rows      row_loads, row_sources
    prefix_loads (owns all loads)  placed_prefix, layout_slots

Letters as in `workers/selection/rows.py`.
"""

import contextlib
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import torch

from kvstore import CHUNK_TOKENS, Priority, ReadSpan, StoreClient, StoreError
from kvstore.client.expected_records import ExpectedRecords, PrefetchedRecords
from workers.device.kv_buffer import HeadKV, KVBuffer
from workers.errors import ChainBroken, PrefixUnreadable
from workers.plan.events import SelectionReport
from workers.plan.timeline import Activity, Timeline
from workers.plan.worker_plan import WorkerPlan
from workers.prefetch.strategy import PrefetchStrategy
from workers.selection.rows import Evidence, Selection, Selector
from workers.selection.sketched import sketch_for
from workers.selective.budgeted_choice import BudgetedChoice
from workers.selective.chosen_rows import ChosenRows
from workers.selective.evidence import StoredEvidence
from workers.selective.judgements import Judgements
from workers.selective.placed_prefix import PlacedPrefix
from workers.selective.prefix_loads import PrefixLoads, Wait
from workers.selective.read_ahead import ReadAhead
from workers.selective.retrieval_rows import RetrievalRows
from workers.selective.row_loads import RowLoads

#: Makes the context in which a layer chooses and loads, so that all shards of a worker continue together.
Together = Callable[[], contextlib.AbstractContextManager[None]]
#: Sends the successor in the chain a hint: a layer, and rows, int64 [R], that it may choose.
Hint = Callable[[int, torch.Tensor], None]


class Method(NamedTuple):
    """Strategies of one request. `selector` and `prefetch` may keep state, and belong to this request only.

    `hint`: sends choices to the successor, with the number of layers ahead; None for no hints. `looks_ahead`: the
    request has to wait, and meanwhile the rows that it will probably choose go to the device tier
    (`kvstore/client/expected_records.py`).
    """

    selector: Selector
    prefetch: PrefetchStrategy
    hint: tuple[Hint, int] | None = None
    looks_ahead: bool = False


class Waits(NamedTuple):
    """Waits of one request for its loads. `together`: context around the work of each layer."""

    wait: Wait
    together: Together = contextlib.nullcontext


class _BegunChoice(NamedTuple):
    """Choice of a layer, whose rows are being read. `is_in_place`: loads put its rows in place. `is_gated`: the layer
    also waits for rows of some later layers.
    """

    selection: Selection
    is_in_place: bool
    is_gated: bool


class SelectivePrefix:
    """The stored prefix of one request in one worker. Owns: its parts, and through them its loads. For one thread.

    `plan`: one with a selection. `timeline`: records choices. `window_starts`: first row that each layer with a window
    sees; such layers do not choose, so their rows are read ahead from the beginning.
    """

    def __init__(
        self,
        client: StoreClient,
        plan: WorkerPlan,
        kv: KVBuffer,
        method: Method,
        waits: Waits,
        timeline: Timeline | None = None,
        window_starts: Mapping[int, int] | None = None,
    ) -> None:
        assert plan.selection is not None and plan.placement_id is not None, "a part of what a placement has stored"
        self.num_layers = kv.shape.num_layers
        self._client = client
        self._placement_id = plan.placement_id
        self._kv = kv
        self._prefetch = method.prefetch
        self._hint = method.hint
        self._looks_ahead = method.looks_ahead
        self._together = waits.together
        self._timeline = timeline or Timeline()
        self._window_starts = window_starts or {}
        self._expected: ExpectedRecords | None = None
        prefix = PlacedPrefix.of(plan, client, kv)
        self._num_prefix = prefix.num_tokens
        self._loads = PrefixLoads(client, plan.placement_id, waits.wait)
        self._row_loads = RowLoads(prefix, self._loads)
        num_reordered = sum(order.num_tokens for order in plan.row_orders)
        sketch = sketch_for(prefix.layout, plan.selection.num_rows, prefix.num_tokens, num_reordered)
        self._evidence = StoredEvidence(prefix, self._loads, self._row_loads, sketch)
        self._choice = BudgetedChoice(
            method.selector, plan.selection, self._evidence, self.num_layers, kv.shape.num_kv_heads, self._window_starts
        )
        self._chosen_rows = ChosenRows(self._row_loads, kv, prefix.slots.plane_groups)
        self._retrieval = RetrievalRows(prefix, self._loads)
        self._ahead = ReadAhead(self._evidence.record_of_rows)
        self._judgements = Judgements(self.num_layers, prefix.num_tokens)
        self._rows_attended = [0] * self.num_layers
        #: Choice of the present layer; or its error, until all shards can be notified.
        self._begun: _BegunChoice | Exception | None = None

    def begin(self) -> None:
        """Begin the reads that need no choice, before the forward pass. Raises PrefixUnreadable."""
        self._prefetch.before_forward(self)
        for layer, first in self._window_starts.items():
            if first < self._num_prefix:
                self._read_ahead([layer], Selection(torch.arange(first, self._num_prefix)[None]), is_certain=True)
        if self._looks_ahead:
            self._expected = self._client.expect(self._placement_id)

    def stop(self) -> None:
        """End all loads and leases; returns when no thread touches this prefix's memory. The store learns importance
        later.
        """
        if self._expected is not None:
            self._expected.end()
        self._loads.stop()
        importance_LP = self._judgements.take_importance()
        layout = self._client.identity.layout
        # Stores with sketches learn from exact requests, which see all keys (`workers/selective/token_importance.py`).
        if importance_LP is not None and layout.reorder != "none" and not layout.sketch:
            with contextlib.suppress(StoreError):  # only a hint: a store that is gone is no error here
                self._client.note_importance_later(self._placement_id, 0, importance_LP)

    @property
    def judgements(self) -> Judgements:
        """Statistics of the choices, which outlive this object."""
        return self._judgements

    def report(self, *, is_estimated: bool = True) -> SelectionReport:
        """Counters so far. `is_estimated`: with the estimated share of attention, which takes a millisecond."""
        records, hinted, leads_s = self._ahead.records, self._ahead.hinted, self._ahead.hint_leads_s
        brought = self._expected.prefetched() if self._expected is not None else PrefetchedRecords()
        return SelectionReport(
            rows_attended=list(self._rows_attended),
            identify_bytes=self._evidence.bytes_read,
            fallback_layers=self._choice.num_fallback_layers,
            attention_mass_kept_est=self._judgements.mass_kept_est if is_estimated else None,
            attention_mass_kept=self._judgements.mass_kept,
            bytes_from_disk=self._loads.bytes_from_disk + brought.bytes_from_disk,
            bytes_from_host=self._loads.bytes_from_host,
            bytes_from_device=self._loads.bytes_from_device,
            bytes_brought_ahead=brought.bytes_from_disk + brought.bytes_from_host,
            prefetch_useful=records.useful + brought.useful,
            prefetch_late=records.late,
            prefetch_wasted=records.wasted + brought.wasted,
            hints_useful=hinted.useful,
            hints_late=hinted.late,
            hints_wasted=hinted.wasted,
            hint_lead_s=statistics.fmean(leads_s) if leads_s else None,
        )

    def read_spans(self) -> Iterator[tuple[ReadSpan, str, bool]]:
        """See `PrefixLoads.read_spans`."""
        return self._loads.read_spans()

    # -- called by attention ---------------------------------------------------------------------------------------

    def num_judging(self, layer: int, num_own: int) -> int:
        """See `workers/attention/partition_attention.py::StoredRows`."""
        return self._choice.num_judging(layer, num_own)

    def choose(
        self, layer: int, q_NTD: torch.Tensor, suffix_lse_NJ: torch.Tensor, scale: float, soft_cap: float | None
    ) -> None:
        """See `workers/attention/partition_attention.py::StoredRows`. Raises nothing: `chosen` raises its errors."""
        try:
            with self._timeline.during(Activity.CHOOSE, (layer, layer + 1)):
                self._begun = self._choose(layer, q_NTD, suffix_lse_NJ, scale, soft_cap)
        except Exception as error:  # noqa: BLE001  # one shard must not stop here, as the other ones go on
            self._begun = error

    def chosen(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
        """See `workers/attention/partition_attention.py::StoredRows`. Raises PrefixUnreadable, RequestCancelled."""
        begun, self._begun = self._begun, None
        try:
            with self._together(), self._timeline.during(Activity.CHOOSE, (layer, layer + 1)):
                if isinstance(begun, Exception):
                    raise begun
                assert begun is not None, "a layer chooses first"
                self._put(layer, begun)
        finally:
            del begun  # else an error refers to this frame, the frame to the error, and both keep the request's memory
        return self._kv.selected(layer)

    def _choose(
        self, layer: int, q_NTD: torch.Tensor, suffix_lse_NJ: torch.Tensor, scale: float, soft_cap: float | None
    ) -> _BegunChoice:
        kind, before = self._choice.evidence_kind(layer), self._choice.present
        selection = self._choice.choose(layer, q_NTD, suffix_lse_NJ, scale, self._retrieval.heads(layer), soft_cap)
        is_new = selection is not before
        if is_new:
            self._send_hint(layer, selection)
            self._chosen_rows.forget()
        is_in_place = self._chosen_rows.is_in_place(layer, selection.num_rows)
        if not is_in_place:
            self._demand(layer, selection)
        if is_new:
            self._retrieval.begin(layer, selection)
        self._prefetch.after_choice(layer, selection, self)
        self._judgements.add_choice(layer, selection, is_new=is_new)  # now, during the reads
        return _BegunChoice(selection, is_in_place=is_in_place, is_gated=kind is not Evidence.NOTHING)

    def _put(self, layer: int, begun: _BegunChoice) -> None:
        """Wait for the rows and put them in place."""
        selection = begun.selection
        if begun.is_gated:
            self._wait_at_gate(layer, selection)
        if begun.is_in_place:
            self._chosen_rows.put_in_place(layer, selection.num_rows)
        else:
            self._chosen_rows.put(layer, selection)
        self._rows_attended[layer] = selection.num_rows + self._retrieval.put(layer)

    @property
    def is_judged(self) -> bool:
        """See `workers/attention/partition_attention.py::StoredRows`."""
        return self._judgements.awaits_outcome

    def attended(self, layer: int, seen_lse_NJ: torch.Tensor, suffix_lse_NJ: torch.Tensor) -> None:
        """See `workers/attention/partition_attention.py::StoredRows`."""
        self._judgements.attended(seen_lse_NJ, suffix_lse_NJ)

    def chosen_and_suffix(self, layer: int, num_suffix: int) -> tuple[torch.Tensor, torch.Tensor]:
        """See `workers/attention/partition_attention.py::StoredRows`."""
        return self._kv.read(layer, self._num_prefix + num_suffix)

    def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
        """See `workers/attention/partition_attention.py::StoredRows`."""
        return self._kv.head_rows.get(layer, ())

    def whole_window(self, layer: int, num_seen: int, num_suffix: int) -> tuple[torch.Tensor, torch.Tensor]:
        """See `workers/attention/partition_attention.py::StoredRows`. A layer with a window loads all rows in it."""
        rows = torch.arange(max(0, self._num_prefix - num_seen), self._num_prefix)
        selection = Selection(rows[None])
        with self._together():
            self._judgements.add_window(layer)
            self._demand(layer, selection)
            self._rows_attended[layer] = selection.num_rows
            self._chosen_rows.put(layer, selection, in_order=True)
        return self._kv.read(layer, self._num_prefix + num_suffix)

    # -- `Prefetcher`: see `workers/prefetch/strategy.py` -----------------------------------------

    def prefetch_evidence(self, layer: int) -> None:
        for following in self._choosing(range(layer, self.num_layers))[:1]:
            self._evidence.prefetch(self._choice.evidence_kind(following), following)

    def prefetch_rows(self, layers: range, selection: Selection, *, is_certain: bool = False) -> None:
        following = self._choosing(range(layers.start, self.num_layers)) if layers else []
        wanted = [layer for layer in following if layer in layers] or following[:1]
        self._read_ahead(wanted, selection, is_certain=is_certain)

    def _choosing(self, layers: range) -> list[int]:
        """The layers without a window."""
        return [layer for layer in layers if layer not in self._window_starts]

    def _read_ahead(self, layers: Sequence[int], selection: Selection, *, is_certain: bool) -> None:
        if layers:
            begun = self._row_loads.begin(layers, selection, Priority.PREFETCH, is_certain=is_certain)
            self._ahead.add(begun, is_hinted=False)

    # -- down the chain --------------------------------------------------------------------------------------------

    def hinted(self, layer: int, rows_R: torch.Tensor) -> None:
        """Prefetch rows, int64 [R], ascending, for a layer that will probably choose them, as the predecessor did.

        Rows that are already being read are not read again. If the store cannot be reached, the layer's choice reports
        it. Raises ChainBroken for rows that the prefix does not have.
        """
        if not bool(((rows_R >= 0) & (rows_R < self._num_prefix)).all()):
            raise ChainBroken(f"a hint names rows outside of the prefix of {self._num_prefix} rows")
        if layer < self.num_layers:
            with contextlib.suppress(PrefixUnreadable):  # one shard must not stop here, as the other ones go on
                begun = self._row_loads.begin(range(layer, layer + 1), Selection(rows_R[None]), Priority.PREFETCH)
                self._ahead.add(begun, is_hinted=True)

    def _send_hint(self, layer: int, selection: Selection) -> None:
        if self._hint is not None and layer + self._hint[1] < self.num_layers:
            send, num_layers = self._hint
            send(layer + num_layers, selection.union())

    # -- the steps of a layer --------------------------------------------------------------------------------------

    def _demand(self, layer: int, selection: Selection) -> None:
        """Count the reads ahead for the layer, and begin to read the rows of its choice that were not read ahead."""
        self._ahead.settle(layer, selection)
        self._row_loads.begin(range(layer, layer + 1), selection, Priority.DEMAND, is_certain=True)

    def _wait_at_gate(self, layer: int, selection: Selection) -> None:
        """Wait, after a new choice, for its rows in the next layers, in the number that the prefetch strategy sets."""
        rows = selection.union().numpy()
        for ahead in range(layer + 1, min(layer + self._prefetch.num_gated_layers, self.num_layers)):
            self._row_loads.wait_for_rows(ahead, rows)


def selected_room(num_prefix: int, num_rows: int, window: int | None) -> int:
    """Most rows of the prefix that a layer attends to: its budget in whole chunks, or the model's window."""
    in_chunks = -(-num_rows // CHUNK_TOKENS) * CHUNK_TOKENS
    return min(num_prefix, max(in_chunks, window or 0))
