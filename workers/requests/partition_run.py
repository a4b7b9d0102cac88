"""One worker's part in one request: its prefill, and what happens at every layer boundary of its forward pass.

At the boundary of layer l, in this order: stop if cancelled; put the own rows after the past; wait until the stored
prefix and the predecessor's rows of layer l are in place; queue all computed rows for the successor; offer the baton.

    [0, P) stored prefix, loaded | [P, start) from the predecessor | [start, end) computed here | decoded tokens
    received: [P, start)           sent on: [P, end)

What decoding and scoring go on with is the run's `RequestKV`.
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

#: On a GPU: so many layers may wait there to be computed. Enough that it never waits for the processor, and few enough
#: that an abort, and the order of turns, count for what is computed and not for what was asked for long ago.
_LAYERS_AHEAD = 2


def inbox_of(
    plan: WorkerPlan, shape: KVShape, destination: Callable[[int], torch.Tensor], on_received: Transferred | None = None
) -> Inbox:
    """What a worker of this plan gets from its predecessor; see `Inbox`."""
    prefix, (start, _) = plan.partition.num_prefix_tokens, plan.partition.bounds(plan.position)
    return Inbox(plan.request, shape.num_layers, prefix, start - prefix, destination, on_received)


class PartitionRun:
    """Owns: the request's KV, and what it reads, waits for and hands on. Edges, baton and the store's client are the
    worker's. `shards`: of a shard, in whose order it computes.
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
        """`shared`: where it may have rows in common with other requests. `cancelled`: when it is set, the run ends at
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
        # Of a GPU's memory each request has its own: pages of it are not mapped.
        # Shards would wait for each other's rows.
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
        #: After it all rows of the prefill are there, on a device that computes by itself; from `end_prefill` on.
        self.computed: Event | None = None
        self._layers_ahead: deque[Event] = deque()
        #: None where chunks go to the store after the prefill only.
        self.early: EarlySaving | None = None
        #: What the store learns from an exact request; None where it learns nothing.
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
        """Of the own tokens, those whose rows are not past yet."""
        return self.plan.token_ids[self.kv.num_past : self._end]

    @property
    def bytes_sent(self) -> int:
        return self._outbox.bytes_sent if self._outbox is not None else 0

    @property
    def rows_sent(self) -> int:
        return self._outbox.rows_sent if self._outbox is not None else 0

    def begin(self, store: StoreClient | None, in_edge: InEdge | None, out_edge: OutEdge | None) -> None:
        """Start receiving and loading; both run ahead of the forward pass. Raises PrefixUnreadable.

        Next: workers/requests/prefix_reads.py::PrefixReads.begin
        """
        # Before what may fail: what a predecessor sends has a place then, and `stop` tells.
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
            # The edge may need the buffer for longer than there is a run.
            on_received = self.timeline.transferred(Activity.RECEIVE)
            self._inbox = inbox_of(
                self.plan, buffer.shape, lambda layer: buffer.rows(layer, prefix, start), on_received
            )
            in_edge.expect(self._inbox)
        if not self.plan.is_last:
            assert out_edge is not None, "a plan with a successor needs an epoch"
            self._outbox = Outbox(out_edge, self.plan.request, prefix, buffer, self.timeline)

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        """The layer boundary. Raises RequestCancelled, PrefixUnreadable, PredecessorStopped or ChainBroken."""
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
        if self.prefix.selective is not None:  # the attention adds what it chooses of the prefix
            return self.kv.buffer.suffix(layer, end)
        return self.kv.buffer.read(layer, end)

    def append(self, layer: int, num_tokens: int) -> tuple[torch.Tensor, KeysAndValues]:
        """In a pass that several requests share, where this one's past is in place: where the caller puts the rows of
        its T newest tokens, [T, 2, K, D], and all that these attend to, but for what the attention chooses of a prefix.
        Waits for nothing.
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
        """The forward over this worker's slice is complete on all layers: its rows are past now."""
        self.timeline.end()
        if self.kv.buffer.device.transfers is not None:
            self.computed = self.kv.buffer.device.transfers.computed()
        self.kv.advance(self._end - self.kv.num_past)
        self.kv.is_prefilled = True
        self.prefix.computed()
        self.prefix.end_selection()  # the rows that the prefill chose stay for decoding

    def keep_pace(self) -> None:
        """On a device that computes by itself, wait until it is near."""
        transfers = self.kv.buffer.device.transfers
        if transfers is not None:
            self._layers_ahead.append(transfers.computed())
            if len(self._layers_ahead) > _LAYERS_AHEAD:
                self._layers_ahead.popleft().wait()

    def report_timeline(self) -> TimelineReport:
        """What was recorded so far, with what was read."""
        for span, purpose, is_prefetch in self.prefix.spans:
            self.timeline.read(span, is_prefetch=is_prefetch, purpose=purpose)
        return self.timeline.report()

    def finish_sending(self) -> None:
        """Return when the successor has all rows; only then may the buffer go. Raises ChainBroken."""
        if self._outbox is not None:
            self._outbox.wait_sent(self._handoff_timeout_s)

    def stop(self) -> None:
        """End early or late: nothing is read into the buffer any more, and the successor does not wait in vain.

        Rows that the edges still receive or send keep the buffer alive until they are through.
        """
        self.prefix.stop()
        if self.early is not None:
            self.early.stop()
        if self._outbox is not None:
            self._outbox.stop()

    def _take_hints(self, layer: int) -> None:
        """Have read what the predecessor hinted at, for layers after `layer`; for others it is too late."""
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
    """With room for what is decoded and scored, too, on the last worker. Raises DeviceError."""
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
    """Of the worker's prefill, as turns are ordered by it. `num_copied`: first tokens that it does not compute."""
    prefix, (start, end) = plan.partition.num_prefix_tokens, plan.partition.bounds(plan.position)
    start += num_copied
    visible = start if plan.selection is None else start - prefix + min(prefix, plan.selection.num_rows)
    return facts.row_cost.of(end - start, visible)
