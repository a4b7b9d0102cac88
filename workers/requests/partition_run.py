"""One worker's part in one request: its prefill, and the work at every layer boundary of its forward pass.

At the boundary of layer l, in this order: stop if cancelled; write the own rows after the past ones; wait until the
stored prefix and the predecessor's rows of layer l are in place; queue all computed rows for the successor; offer the
baton.

    [0, P) stored prefix, loaded | [P, start) from the predecessor | [start, end) computed here | decoded tokens
    received: [P, start)           sent on: [P, end)

Decoding and scoring continue with the run's `RequestKV`.
"""

import threading
from collections import deque
from collections.abc import Callable, Sequence

import torch

from kvstore import KVShape, StoreClient
from workers.device.device import HOST, Device
from workers.device.kv_buffer import KVBuffer
from workers.device.request_kv import RequestKV
from workers.device.transfers import Event
from workers.errors import ChainBroken
from workers.handoff.edges import InEdge, OutEdge
from workers.handoff.inbox import Inbox, Transferred
from workers.handoff.outbox import Outbox
from workers.handoff.shard_order import ShardOrder
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.plan.config import WorkerConfig
from workers.plan.model_facts import ModelFacts
from workers.plan.timeline import Activity, Timeline, TimelineReport
from workers.plan.worker_plan import WorkerPlan
from workers.requests.early_saving import EarlySaving
from workers.requests.prefill_waits import PrefillWaits, ShardedWaits
from workers.requests.prefix_reads import PrefixReads
from workers.selective.selective_prefix import selected_room
from workers.selective.token_importance import TokenImportance
from workers.sharing.mapped_rows import MappedRows
from workers.sharing.shared_prefixes import Holding, SharedPrefixes
from workers.turns.baton import Baton

#: Most layers that may be queued on a GPU. Enough that the GPU never waits for the CPU; and few, so that an abort or a
#: more urgent turn takes effect soon.
_LAYERS_AHEAD = 2


def inbox_of(
    plan: WorkerPlan, shape: KVShape, destination: Callable[[int], torch.Tensor], on_received: Transferred | None = None
) -> Inbox:
    """Inbox for the rows that a worker of this plan receives from its predecessor."""
    prefix, (start, _) = plan.partition.num_prefix_tokens, plan.partition.bounds(plan.position)
    return Inbox(plan.request, shape.num_layers, prefix, start - prefix, destination, on_received)


class PartitionRun:
    """One request's run in one worker. Owns: the request's KV, its reads, its waits and its outbox. The worker owns
    edges, baton and the store's client. `shards`: the order of requests that a shard keeps; None in a whole worker.
    """

    def __init__(
        self,
        plan: WorkerPlan,
        facts: ModelFacts,
        baton: Baton,
        config: WorkerConfig,
        *,
        device: Device = HOST,
        shards: ShardOrder | None = None,
        shared: SharedPrefixes | None = None,
        cancelled: threading.Event | None = None,
    ) -> None:
        """`shared`: rows that requests of the worker share; None to share none. `cancelled`: once set, the run ends at
        its next layer boundary. Raises DeviceError.
        """
        self.plan = plan
        self.baton = baton
        self.cancelled = cancelled or threading.Event()
        self.timeline = Timeline()
        self._facts = facts
        self._handoff_timeout_s = config.handoff_timeout_s
        self._start, self._end = plan.partition.bounds(plan.position)
        first_rows = facts.first_rows_seen(self._start)
        held = memory = None
        # Requests on a GPU share no rows, as pages of its memory are not mapped; nor do those of shards, which would
        # wait for each other's rows.
        if shared is not None and shards is None and plan.shares_rows and device.transfers is None:
            mapped = MappedRows(facts.kv.num_layers, self._end + plan.num_rows_after, 2 * facts.kv.row_bytes)
            holding = Holding(plan.row_scope, plan.token_ids, first_rows, mapped, is_kept=plan.saves_answer)
            held, memory = (shared, holding), mapped.tensor
        buffer = _buffer_of(plan, facts, first_rows, device, memory)
        self.kv = RequestKV(buffer, self._start)
        self.cache = ChainCache(self, facts.kv.num_layers)
        size = _size_of(plan, facts)
        if shards is None:
            self.waits = PrefillWaits(plan.request, size, baton, self.cancelled, self.timeline)
        else:
            self.waits = ShardedWaits(plan.request, size, shards, self.cancelled, self.timeline)
        self.prefix = PrefixReads(
            plan, buffer, first_rows, facts.windows, self.waits, self.timeline, config.load_timeout_s, held
        )
        self._inbox: Inbox | None = None
        #: None on the last worker.
        self._outbox: Outbox | None = None
        #: Event after which all rows of the prefill are in place, on a device with streams; set by `end_prefill`.
        self.computed: Event | None = None
        self._layers_ahead: deque[Event] = deque()
        #: None where chunks are saved only after the prefill.
        self.early: EarlySaving | None = None
        #: Importance of tokens that the store learns from an exact request; None where it learns nothing.
        self.token_importance: TokenImportance | None = None

    @property
    def num_past(self) -> int:
        """See `LayerExchange` of the chain cache."""
        return self.kv.num_past

    @property
    def own_tokens(self) -> tuple[int, ...]:
        return self.plan.token_ids[self._start : self._end]

    @property
    def tokens_left(self) -> tuple[int, ...]:
        """Own tokens whose rows are not yet past."""
        return self.plan.token_ids[self.kv.num_past : self._end]

    @property
    def outbox(self) -> Outbox | None:
        """None on the last worker."""
        return self._outbox

    def begin(self, store: StoreClient | None, in_edge: InEdge | None, out_edge: OutEdge | None) -> None:
        """Start to receive and load; both run ahead of the forward pass. Raises PrefixUnreadable.

        Next: workers/requests/prefix_reads.py::PrefixReads.begin
        """
        # Before anything may fail: then rows from the predecessor have a place, and `stop` notifies the successor.
        self._join(in_edge, out_edge)
        self.prefix.begin(store, self._outbox.hint if self._outbox is not None else None)
        if self.prefix.num_copied:
            self.kv.advance(self.prefix.num_copied)
            self.waits.size = _size_of(self.plan, self._facts, self.prefix.num_copied)
        if store is not None:
            self.token_importance = TokenImportance.of(
                self.plan, store, self.kv.buffer.device, num_known=self.prefix.num_known
            )

    def _join(self, in_edge: InEdge | None, out_edge: OutEdge | None) -> None:
        buffer, prefix, start = self.kv.buffer, self.plan.partition.num_prefix_tokens, self._start
        if not self.plan.is_first:
            assert in_edge is not None, "a plan with a predecessor needs an epoch"
            # The edge may need the buffer for longer than the run lives.
            on_received = self.timeline.transferred(Activity.RECEIVE)
            self._inbox = inbox_of(
                self.plan, buffer.shape, lambda layer: buffer.rows(layer, prefix, start), on_received
            )
            in_edge.expect(self._inbox)
        if not self.plan.is_last:
            assert out_edge is not None, "a plan with a successor needs an epoch"
            self._outbox = Outbox(out_edge, self.plan.request, prefix, buffer, self.timeline)

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        """Run one layer boundary, and return the rows that the layer attends to.

        Raises RequestCancelled, PrefixUnreadable, PredecessorStopped or ChainBroken.
        """
        self.waits.check()
        end = self.kv.write(layer, k_1KTD, v_1KTD)
        self.keep_pace()
        if not self.kv.is_prefilled:
            self.timeline.boundary(layer)
            self._take_hints(layer)
            self._wait_for_past(layer)
            self._take_hints(layer)
            if self.early is not None and end == self._end:
                self.early.has_rows(layer)
            if self._outbox is not None:
                self._outbox.send(layer, end)
        self.waits.offer(layer)
        if self.prefix.selective is not None:  # attention adds the chosen rows of the prefix
            return self.kv.buffer.suffix(layer, end)
        return self.kv.buffer.read(layer, end)

    def append(self, layer: int, num_tokens: int) -> tuple[torch.Tensor, KeysAndValues]:
        """Make room for the newest tokens of a pass that several requests share; this one's past rows are in place.

        Returns the place for the rows of its T newest tokens, [T, 2, K, D], which the caller fills, and all rows that
        these attend to, except chosen rows of the prefix, which attention adds. Waits for nothing.
        """
        place_T2KD, rows = self.kv.append(layer, num_tokens)
        if self.prefix.selective is not None:
            rows = self.kv.buffer.suffix(layer, self.kv.num_past + num_tokens)
        return place_T2KD, rows

    def begin_prefill(self) -> None:
        """Wait in line for the baton; the caller begins the forward pass, and releases it afterwards."""
        self.waits.first_turn()
        self.timeline.begin()

    def end_prefill(self) -> None:
        """Count the slice's rows as past: the forward over this worker's slice is complete on all layers."""
        self.timeline.end()
        if self.kv.buffer.device.transfers is not None:
            self.computed = self.kv.buffer.device.transfers.computed()
        self.kv.advance(self._end - self.kv.num_past)
        self.kv.is_prefilled = True
        self.prefix.computed()
        self.prefix.end_selection()  # rows that the prefill chose stay for decoding

    def keep_pace(self) -> None:
        """Wait, on a device with streams, until at most `_LAYERS_AHEAD` layers are queued there."""
        transfers = self.kv.buffer.device.transfers
        if transfers is not None:
            self._layers_ahead.append(transfers.computed())
            if len(self._layers_ahead) > _LAYERS_AHEAD:
                self._layers_ahead.popleft().wait()

    def report_timeline(self) -> TimelineReport:
        """The timeline so far, with the reads of the prefix."""
        for span, purpose, is_prefetch in self.prefix.spans:
            self.timeline.read(span, is_prefetch=is_prefetch, purpose=purpose)
        return self.timeline.report()

    def finish_sending(self) -> None:
        """Wait until the successor has all rows; only then may the buffer be freed. Raises ChainBroken."""
        if self._outbox is not None:
            self._outbox.wait_sent(self._handoff_timeout_s)

    def stop(self) -> None:
        """End the run at any time: stop reads into the buffer, and notify the successor if rows are missing.

        Rows that the edges still receive or send keep the buffer alive until they are through.
        """
        self.prefix.stop()
        if self.early is not None:
            self.early.stop()
        if self._outbox is not None:
            self._outbox.stop()

    def _take_hints(self, layer: int) -> None:
        """Begin reads that the predecessor hinted at, for layers after `layer`; for other layers it is too late."""
        while self._inbox is not None and (hint := self._inbox.next_hint()) is not None:
            hinted_layer, rows_R = hint
            if self.prefix.selective is not None and hinted_layer > layer:
                self.prefix.selective.hinted(hinted_layer, rows_R)

    def _wait_for_past(self, layer: int) -> None:
        self.prefix.wait(layer)
        if self._inbox is not None:
            try:
                self.waits.wait_for(Activity.WAIT_HANDOFF, self._inbox, layer, self._handoff_timeout_s)
            except TimeoutError as error:
                raise ChainBroken(str(error)) from error


def _buffer_of(
    plan: WorkerPlan, facts: ModelFacts, first_rows: Sequence[int], device: Device, memory: torch.Tensor | None
) -> KVBuffer:
    """A buffer for the slice and all rows before it; on the last worker also for decoded and scored tokens. Raises
    DeviceError.
    """
    prefix, (_, end) = plan.partition.num_prefix_tokens, plan.partition.bounds(plan.position)
    room = None
    if plan.selection is not None:
        room = selected_room(prefix, plan.selection.most_rows, facts.window)
    return KVBuffer(
        facts.kv,
        end + (plan.num_rows_after if plan.is_last else 0),
        num_prefix=prefix,
        selected_room=room,
        first_rows=first_rows if plan.selection is None else None,
        device=device,
        memory=memory,
    )


def _size_of(plan: WorkerPlan, facts: ModelFacts, num_copied: int = 0) -> float:
    """Work of the worker's prefill, by which turns are ordered. `num_copied`: first tokens that it need not compute."""
    prefix, (start, end) = plan.partition.num_prefix_tokens, plan.partition.bounds(plan.position)
    start += num_copied
    visible = start if plan.selection is None else start - prefix + min(prefix, plan.selection.num_rows)
    return facts.row_cost.of(end - start, visible)
