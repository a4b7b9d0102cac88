"""One worker's part in a request of a baseline: its KV, and the all-gather at every layer boundary.

At the boundary of layer l, the worker writes its rows in their places, starts sending them to every other worker, and
waits until the stored prefix and all other workers' rows of layer l are in place. Then attention sees the rows of the
whole prompt.

[0, P) stored prefix, loaded by every worker | [P, end) each row computed by one worker, received by the rest

The gather is point to point, straight from one KV buffer into the other. gloo's own all-gather copies everything
through a buffer of its own and wants equal parts in the order of ranks: between two ranks on one machine it took 4.9 ms
for 2,048 rows of 1.5 KB, this one 2.2 ms; among four ranks, 12 and 6.5 ms. Receives of all layers are posted before the
forward pass begins, so that no sender waits for a receiver; on a GPU, of which a waiting receive occupies a part, at
the layer boundary.
"""

import time
from collections.abc import Sequence
from typing import Protocol

import torch

from benchmarks.baselines.plan import BASELINES, GatherPlan
from benchmarks.baselines.share import Share, num_tokens, positions
from kvstore import PrefixLoad, StoreClient
from workers.device.device import Device
from workers.device.kv_buffer import KVBuffer
from workers.device.load_targets import LoadTarget, whole_prefix
from workers.errors import ChainBroken
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.plan.events import RunTimings
from workers.plan.model_facts import ModelFacts
from workers.requests.prefix_reads import reading_prefix


class Transfer(Protocol):
    """One message in flight. Next: workers/handoff/process_group.py::GlooTransfer"""

    def wait(self, timeout_s: float) -> None:
        """Raises ChainBroken."""
        ...


class GatherLink(Protocol):
    """Both directions between two workers; messages arrive in order. Next:
    workers/handoff/process_group.py::GlooLink
    """

    def start_send(self, tensor: torch.Tensor) -> Transfer: ...

    def start_receive(self, tensor: torch.Tensor) -> Transfer: ...


class AllGatherRun:
    """A worker's all-gather. Owns the request's KV buffer, load and transfers; store client and links are the
    worker's.
    """

    def __init__(
        self, plan: GatherPlan, facts: ModelFacts, device: Device, *, load_timeout_s: float, gather_timeout_s: float
    ) -> None:
        self.plan = plan
        self.kv = KVBuffer(facts.kv, len(plan.token_ids), device=device)
        self._receives_ahead = device.transfers is None
        self.cache = ChainCache(self, facts.kv.num_layers, BASELINES[plan.system].kernel(plan.share))
        self.own_positions = torch.tensor(positions(plan.share))
        self.own_tokens = torch.tensor(plan.token_ids)[self.own_positions]
        self._load_timeout_s = load_timeout_s
        self._gather_timeout_s = gather_timeout_s
        self._load: PrefixLoad | None = None
        self._target: LoadTarget | None = None
        self._links: list[GatherLink] = []
        #: Links to the other workers, with their shares, by position.
        self._senders: list[tuple[GatherLink, Share]] = []
        #: Receives by layer.
        self._receives: list[list[Transfer]] = [[] for _ in range(facts.kv.num_layers)]
        self._sends: list[Transfer] = []
        self._load_s = self._gather_s = 0.0
        #: Rows sent: K and V of one token in one layer count as one row, once per receiving worker.
        self.bytes_sent = self.rows_sent = 0

    @property
    def num_past(self) -> int:
        """See `chain_cache.LayerExchange`. It does not cover a second span, so positions are passed explicitly."""
        return self.plan.share[0][0]

    @property
    def load(self) -> PrefixLoad | None:
        """The load of the stored prefix; None without one."""
        return self._load

    def begin(self, store: StoreClient | None, links: Sequence[GatherLink | None]) -> None:
        """Start loading and receiving; both run ahead of the forward pass. Raises PrefixUnreadable or ChainBroken.

        `links`: to the workers by position, None at the own position.
        """
        if self.plan.num_prefix_tokens:
            assert store is not None and self.plan.placement_id is not None, "a plan with stored KV needs a store"
            self._target = whole_prefix(self.kv, self.plan.num_prefix_tokens)
            with reading_prefix():
                self._load = store.load_first(self.plan.placement_id, self.plan.num_prefix_tokens, self._target)
        # Starts with the next worker; otherwise all workers would send to the same one at the same time.
        later, earlier = links[self.plan.position + 1 :], links[: self.plan.position]
        self._links = [link for link in (*later, *earlier) if link is not None]
        self._senders = [(link, share) for link, share in zip(links, self.plan.shares, strict=True) if link is not None]
        if self._receives_ahead:
            for layer in range(len(self._receives)):
                self._receive(layer)

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        """Cross the layer boundary: returns rows of the whole prompt. Raises PrefixUnreadable or ChainBroken."""
        first = 0
        for start, end in self.plan.share:
            last = first + end - start
            self.kv.write(layer, start, k_1KTD[:, :, first:last], v_1KTD[:, :, first:last])
            first = last
        if not self._receives_ahead:
            self._receive(layer)
        self._send(layer)
        if self._load is not None:
            assert self._target is not None, "both begin together"
            started = time.perf_counter()
            with reading_prefix():
                self._load.wait(layer, self._load_timeout_s)
            self._target.order(layer)
            self._load_s += time.perf_counter() - started
        self._gather_s += self._waited(self._receives[layer], f"layer {layer}")
        return self.kv.read(layer, len(self.plan.token_ids))

    def finish_sending(self) -> None:
        """Return when all other workers have all rows; only then may the buffer be freed. Raises ChainBroken."""
        self._waited(self._sends, "sending rows to other workers")

    def timings(self, elapsed_s: float) -> RunTimings:
        """Seconds of the forward pass, split; `handoff_s` is the time blocked on the gather."""
        compute_s = max(0.0, elapsed_s - self._load_s - self._gather_s)
        return RunTimings(load_s=self._load_s, handoff_s=self._gather_s, compute_s=compute_s)

    def stop(self) -> None:
        """Stop reading from the store into the buffer. Transfers in flight keep the buffer alive."""
        if self._load is not None:
            self._load.cancel()
        if self._target is not None:
            self._target.discard()

    def _receive(self, layer: int) -> None:
        for link, share in self._senders:
            self._receives[layer] += [link.start_receive(self.kv.rows(layer, start, end)) for start, end in share]

    def _send(self, layer: int) -> None:
        pieces = [self.kv.rows(layer, start, end) for start, end in self.plan.share]
        for link in self._links:
            self._sends += [link.start_send(piece) for piece in pieces]
        self.rows_sent += num_tokens(self.plan.share) * len(self._links)
        self.bytes_sent += sum(piece.numel() * piece.element_size() for piece in pieces) * len(self._links)

    def _waited(self, transfers: list[Transfer], what: str) -> float:
        """Wait for all transfers within one timeout. Returns the seconds waited."""
        started = time.perf_counter()
        for transfer in transfers:
            left_s = self._gather_timeout_s - (time.perf_counter() - started)
            if left_s <= 0:
                raise ChainBroken(f"{what} took longer than {self._gather_timeout_s:.0f} s")
            transfer.wait(left_s)
        return time.perf_counter() - started
