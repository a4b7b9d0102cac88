"""One worker's part in one request: its KV, and what happens at every layer boundary of its forward pass.

At the boundary of layer l, in this order: stop if cancelled; put the own rows after the past; wait until the stored
prefix and the predecessor's rows of layer l are in place; queue all computed rows for the successor; offer the baton.

    [0, P) stored prefix, loaded | [P, start) from the predecessor | [start, end) computed here | decoded tokens
    received: [P, start)           sent on: [P, end)

Of the prefix, a layer with a window loads what the query at `start` sees: later ones see no earlier row, and each
worker loads for itself.
"""

import contextlib
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Protocol

import torch

from kvstore import KVShape, PrefixLoad, ReadSpan, RecordCorrupt, StoreClient, StoreError
from workers.chain.baton import Baton
from workers.chain.handoff import Inbox, InEdge, OutEdge, Transferred
from workers.chain.turn_order import Turn
from workers.device.device import HOST, Device
from workers.device.kv_buffer import KVBuffer
from workers.device.load_targets import LoadTarget, whole_prefix
from workers.device.request_kv import RequestKV
from workers.device.transfers import Event
from workers.errors import ChainBroken, PrefixUnreadable, RequestCancelled
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.plan.events import RunTimings, SelectionReport
from workers.plan.model_facts import ModelFacts
from workers.plan.timeline import Activity, Timeline, TimelineReport
from workers.plan.worker_plan import SelectionPlan, WorkerPlan
from workers.presets.registry import preset_of, strategies_of
from workers.selective.judgements import Judgements
from workers.selective.selective_prefix import SelectivePrefix, selected_room
from workers.selective.token_importance import TokenImportance

#: On a GPU: so many layers may wait there to be computed. Enough that it never waits for the processor, and few enough
#: that an abort, and the order of turns, count for what is computed and not for what was asked for long ago.
_LAYERS_AHEAD = 2
#: How long a waiting request may take to see that it was aborted.
_SLICE_S = 0.02


class _Source(Protocol):
    """Where past rows come from: a `PrefixLoad` or an `Inbox`."""

    def is_ready(self, layer: int) -> bool: ...

    def wait(self, layer: int, timeout_s: float) -> None: ...


@contextlib.contextmanager
def reading_prefix() -> Iterator[None]:
    """Whatever goes wrong with stored KV inside is raised as PrefixUnreadable."""
    try:
        yield
    except RecordCorrupt as error:
        raise PrefixUnreadable(str(error), error.chunk_index) from error
    except (StoreError, OSError) as error:  # TimeoutError among them
        raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error


def inbox_of(
    plan: WorkerPlan, shape: KVShape, destination: Callable[[int], torch.Tensor], on_received: Transferred | None = None
) -> Inbox:
    """What a worker of this plan gets from its predecessor; see `Inbox`."""
    prefix, (start, _) = plan.partition.num_prefix_tokens, plan.partition.bounds(plan.position)
    return Inbox(plan.request, shape.num_layers, prefix, start - prefix, destination, on_received)


class PartitionRun:
    """Owns: the request's KV and its load. The edges, the store's client and the baton are the worker's."""

    def __init__(
        self,
        plan: WorkerPlan,
        facts: ModelFacts,
        baton: Baton,
        *,
        load_timeout_s: float,
        handoff_timeout_s: float,
        device: Device = HOST,
    ) -> None:
        self.plan = plan
        self.cancelled = threading.Event()
        self._start, self._end = plan.partition.bounds(plan.position)
        capacity = self._end + (plan.max_new_tokens if plan.is_last else 0)
        prefix, room, first_rows = plan.partition.num_prefix_tokens, None, facts.first_rows_seen(self._start)
        #: By layer: of the prefix no row before it is loaded for an exact request.
        self._first_rows = [min(first, prefix) for first in first_rows]
        if plan.selection is not None:
            room = selected_room(prefix, plan.selection.most_rows, facts.window)
        buffer = KVBuffer(
            facts.kv,
            capacity,
            num_prefix=prefix,
            selected_room=room,
            first_rows=first_rows if plan.selection is None else None,
            device=device,
        )
        self.kv = RequestKV(buffer, self._start)
        self.cache = ChainCache(self, facts.kv.num_layers)
        self._baton = baton
        self._load_timeout_s = load_timeout_s
        self._handoff_timeout_s = handoff_timeout_s
        #: Where this request stands in line for the baton: with its prefill, later with its decoding.
        self.turn = Turn(is_decode=True)
        visible = self._start if plan.selection is None else self._start - prefix + min(prefix, plan.selection.num_rows)
        self._prefill_size = facts.row_cost.of(self._end - self._start, visible)
        self._load: PrefixLoad | None = None
        #: What it brings.
        self._target: LoadTarget | None = None
        #: After it all rows of the prefill are there, on a device that computes by itself; from `end_prefill` on.
        self.computed: Event | None = None
        self._layers_ahead: deque[Event] = deque()
        #: The prefix under selection; None for an exact request.
        self.stored: SelectivePrefix | None = None
        self._selection: SelectionReport | None = None
        #: What the report does not tell yet.
        self._judgements: Judgements | None = None
        #: What the store learns from an exact request; None where it learns nothing.
        self.token_importance: TokenImportance | None = None
        self.timeline = Timeline()
        self._selected_reads: list[tuple[ReadSpan, str, bool]] = []
        self._inbox: Inbox | None = None
        self._out_edge: OutEdge | None = None
        self._num_layers_sent = 0
        self._load_s = self._handoff_s = self._turn_s = 0.0
        self.bytes_sent = self.rows_sent = 0

    @property
    def num_past(self) -> int:
        """See `LayerExchange` of the chain cache."""
        return self.kv.num_past

    @property
    def selection(self) -> SelectionReport | None:
        """What selection did; None for an exact request."""
        if self.stored is not None:
            return self.stored.report()
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
    def reads(self) -> list[tuple[ReadSpan, str, bool]]:
        """What was read of the stored prefix, what for, and whether it was begun as a prefetch."""
        if self._load is not None:
            return [(span, "prefix", False) for span in self._load.read_spans()]
        return list(self.stored.read_spans()) if self.stored is not None else self._selected_reads

    @property
    def own_tokens(self) -> tuple[int, ...]:
        return self.plan.token_ids[self._start : self._end]

    def begin(self, store: StoreClient | None, in_edge: InEdge | None, out_edge: OutEdge | None) -> None:
        """Start receiving and loading; both run ahead of the forward pass. Raises PrefixUnreadable."""
        self._join(
            in_edge, out_edge
        )  # before what may fail: what a predecessor sends has a place then, and `stop` tells
        prefix = self.plan.partition.num_prefix_tokens
        if prefix:
            self._begin_loading(store, prefix)
        if store is not None:
            self.token_importance = TokenImportance.of(self.plan, store, self.kv.buffer.device)

    def _begin_loading(self, store: StoreClient | None, prefix: int) -> None:
        assert store is not None and self.plan.placement_id is not None, "a plan with stored KV needs a store"
        try:
            if self.plan.selection is None:
                self._target = whole_prefix(self.kv.buffer, prefix)
                self._load = store.load_first(
                    self.plan.placement_id,
                    prefix,
                    self._target,
                    num_stored=self.plan.num_stored_tokens,
                    first_rows=self._first_rows,
                )
            else:
                self._select_from(store, self.plan.placement_id, self.plan.selection)
        except StoreError as error:
            raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error

    def _join(self, in_edge: InEdge | None, out_edge: OutEdge | None) -> None:
        if not self.plan.is_first:
            assert in_edge is not None, "a plan with a predecessor needs an epoch"
            kv, prefix, start = self.kv.buffer, self.plan.partition.num_prefix_tokens, self._start
            # The edge may need the buffer for longer than there is a run.
            on_received = self.timeline.transferred(Activity.RECEIVE)
            self._inbox = inbox_of(self.plan, kv.shape, lambda layer: kv.rows(layer, prefix, start), on_received)
            in_edge.expect(self._inbox)
        if not self.plan.is_last:
            assert out_edge is not None, "a plan with a successor needs an epoch"
            self._out_edge = out_edge

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        """The layer boundary. Raises RequestCancelled, PrefixUnreadable, PredecessorStopped or ChainBroken."""
        if self.cancelled.is_set():
            raise RequestCancelled(f"request {self.plan.request} was aborted")
        end = self.kv.write(layer, k_1KTD, v_1KTD)
        self._keep_pace()
        if not self.kv.is_prefilled:
            self.timeline.boundary(layer)
            self._take_hints(layer)
            self._wait_for_past(layer)
            self._take_hints(layer)
            self._hand_on(layer, end)
        self._take_turn(layer, self._baton.offer)
        if self.stored is not None:  # the attention adds what it chooses of the prefix
            return self.kv.buffer.suffix(layer, end)
        return self.kv.buffer.read(layer, end)

    def end_prefill(self) -> None:
        """The forward over this worker's slice is complete on all layers: its rows are past now."""
        self.timeline.end()
        if self.kv.buffer.device.transfers is not None:
            self.computed = self.kv.buffer.device.transfers.computed()
        self.kv.advance(self._end - self._start)
        self._end_selection()  # the rows that the prefill chose stay for decoding

    def timings(self, elapsed_s: float) -> RunTimings:
        """Split the seconds since the worker began on this request's prefill."""
        compute_s = max(0.0, elapsed_s - self._load_s - self._handoff_s - self._turn_s)
        return RunTimings(load_s=self._load_s, handoff_s=self._handoff_s, turn_s=self._turn_s, compute_s=compute_s)

    @contextlib.contextmanager
    def prefill_turn(self) -> Iterator[None]:
        """Stand in line with the prefill; after it, with decoding."""
        with self._baton.prefill(self._prefill_size) as self.turn:
            yield
        self.turn = Turn(is_decode=True)

    def first_turn(self) -> None:
        """Wait in line for the baton; the caller begins the forward pass, and releases it afterwards."""
        self._take_turn(0, lambda: self._baton.acquire(self.turn))
        self.timeline.begin()

    def report_timeline(self) -> TimelineReport:
        """What was recorded so far, with what was read."""
        for span, purpose, is_prefetch in self.reads:
            self.timeline.read(span, is_prefetch=is_prefetch, purpose=purpose)
        return self.timeline.report()

    def finish_sending(self) -> None:
        """Return when the successor has all rows; only then may the buffer go. Raises ChainBroken."""
        if self._out_edge is not None:
            self._out_edge.wait_sent(self.plan.request, self._handoff_timeout_s)

    def stop(self) -> None:
        """End early or late: nothing is read into the buffer any more, and the successor does not wait in vain.

        Rows that the edges still receive or send keep the buffer alive until they are through.
        """
        if self._load is not None:
            self._load.cancel()
        if self._target is not None:
            self._target.discard()
        self._end_selection()
        if self._out_edge is not None and self._num_layers_sent < self.kv.buffer.shape.num_layers:
            self._out_edge.cancel(self.plan.request)
            self._num_layers_sent = self.kv.buffer.shape.num_layers

    def _select_from(self, store: StoreClient, placement_id: int, selection: SelectionPlan) -> None:
        preset = preset_of(selection.preset)
        selector, prefetch = strategies_of(selection)
        self.stored = SelectivePrefix(
            store,
            placement_id,
            self.plan.partition.num_prefix_tokens,
            self.kv.buffer,
            selector,
            prefetch,
            selection,
            self._wait_for_stored,
            (self._hint, preset.hint_layers) if preset.hint_layers and not self.plan.is_last else None,
            self.timeline,
            looks_ahead=preset.has_lookahead and self._baton.is_taken,
            row_orders=self.plan.row_orders,
        )
        self.stored.begin()

    def _keep_pace(self) -> None:
        """On a device that computes by itself, wait until it is near."""
        transfers = self.kv.buffer.device.transfers
        if transfers is not None:
            self._layers_ahead.append(transfers.computed())
            if len(self._layers_ahead) > _LAYERS_AHEAD:
                self._layers_ahead.popleft().wait()

    def _hint(self, layer: int, rows_R: torch.Tensor) -> None:
        assert self._out_edge is not None
        self._out_edge.hint(self.plan.request, layer, rows_R)

    def _take_hints(self, layer: int) -> None:
        """Have read what the predecessor hinted at, for layers after `layer`; for others it is too late."""
        while self._inbox is not None and (hint := self._inbox.next_hint()) is not None:
            hinted_layer, rows_R = hint
            if self.stored is not None and hinted_layer > layer:
                self.stored.hinted(hinted_layer, rows_R)

    def _end_selection(self) -> None:
        if self.stored is not None:
            self.stored.stop()
            self._selected_reads = list(self.stored.read_spans())
            # Estimates can wait until the first token is out.
            self._selection, self._judgements = self.stored.report(is_estimated=False), self.stored.judgements
            self.stored = None

    def _wait_for_stored(self, load: PrefixLoad, layer: int) -> None:
        with reading_prefix():
            self._load_s += self._waited(Activity.WAIT_LOAD, load, layer, self._load_timeout_s)

    def _wait_for_past(self, layer: int) -> None:
        if self._load is not None and self._target is not None:
            self._wait_for_stored(self._load, layer)
            self._target.order(layer)
        if self._inbox is not None:
            try:
                self._handoff_s += self._waited(Activity.WAIT_HANDOFF, self._inbox, layer, self._handoff_timeout_s)
            except TimeoutError as error:
                raise ChainBroken(str(error)) from error

    def _waited(self, activity: Activity, source: _Source, layer: int, timeout_s: float) -> float:
        """Wait, with the baton lent to others meanwhile; returns the seconds waited (without those for our turn)."""
        if source.is_ready(layer):
            source.wait(layer, 0.0)
            return 0.0
        started_s = self.timeline.clock()
        self._baton.release()
        try:
            self._wait_in_slices(source, layer, timeout_s)
        finally:
            ended_s = self.timeline.clock()
            self.timeline.add(activity, (layer, layer + 1), started_s, ended_s)
            self._take_turn(layer, lambda: self._baton.acquire(self.turn))
        return ended_s - started_s

    def _take_turn(self, layer: int, ask: Callable[[], float]) -> None:
        """Ask for the baton, or offer it: what that took is returned by `ask`, in seconds."""
        started_s = self.timeline.clock()
        waited_s = ask()
        self._turn_s += waited_s
        if waited_s and not self.kv.is_prefilled:
            self.timeline.add(Activity.WAIT_TURN, (layer, layer + 1), started_s, self.timeline.clock())

    def _wait_in_slices(self, source: _Source, layer: int, timeout_s: float) -> None:
        """Bounded slices, so that an abort is seen while we wait for a slow or stopped peer."""
        deadline = time.monotonic() + timeout_s
        while time.monotonic() + _SLICE_S < deadline:
            if self.cancelled.is_set():
                raise RequestCancelled(f"request {self.plan.request} was aborted")
            with contextlib.suppress(TimeoutError):
                return source.wait(layer, _SLICE_S)
        return source.wait(layer, max(0.0, deadline - time.monotonic()))

    def _hand_on(self, layer: int, end: int) -> None:
        if self._out_edge is None:
            return
        prefix = self.plan.partition.num_prefix_tokens
        rows, transfers = self.kv.buffer.rows(layer, prefix, end), self.kv.buffer.device.transfers
        after = transfers.computed() if transfers is not None else None
        self._out_edge.send(self.plan.request, layer, prefix, rows, self.timeline.transferred(Activity.SEND), after)
        self._num_layers_sent += 1
        self.rows_sent += end - prefix
        self.bytes_sent += rows.numel() * rows.element_size()
