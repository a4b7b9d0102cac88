"""Measures costs of one worker in its own process: layers of a forward pass, messages, loads. For calibration.

Every method measures once; the caller takes medians and decides which measurements run concurrently.
"""

import time
from dataclasses import dataclass

import torch

from workers.device.device import Device
from workers.device.kv_buffer import KVBuffer
from workers.device.load_targets import whole_prefix
from workers.device.saving import save_chunks
from workers.device.transfers import Event
from workers.handoff.edges import Link
from workers.handoff.header import NUM_FIELDS
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.worker import PrefillWorker

#: Value of KV that is only there to be attended to. Uninitialised memory may hold denormal numbers, which are slow.
_FILL = 0.05
_LOAD_TIMEOUT_S = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ForwardTimes:
    """Times of one forward pass, in seconds."""

    #: Median time from a layer's K and V to the next layer's.
    cycle_s: float
    #: Time until the first layer's K and V: embedding, norm, projections, rotation.
    until_kv_s: float
    #: Time after the last layer: norm and the logits of one token.
    head_s: float


class WorkerProbe:
    """Measures a worker that computes nothing else. Borrows the worker."""

    def __init__(self, worker: PrefillWorker) -> None:
        self._worker = worker

    def forward(self, num_own: int, num_visible: int) -> ForwardTimes:
        """Measure a pass over `num_own` tokens after `num_visible` rows."""
        model = self._worker.model
        rows = _Rows(KVBuffer(model.facts.kv, num_visible + num_own, device=model.device), num_visible)
        tokens = torch.arange(num_own) % model.facts.vocab_size
        cache = ChainCache(rows, model.facts.kv.num_layers)
        started_s = time.perf_counter()
        model.forward(tokens, cache, logits=1)
        ended_s = time.perf_counter()
        cycles = [later - earlier for earlier, later in zip(rows.at_s, rows.at_s[1:], strict=False)]
        until_kv_s = rows.at_s[0] - started_s
        cycle_s = sorted(cycles)[len(cycles) // 2] if cycles else ended_s - started_s
        rest_s = max(0.0, cycle_s - until_kv_s)
        return ForwardTimes(cycle_s=cycle_s, until_kv_s=until_kv_s, head_s=max(0.0, ended_s - rows.at_s[-1] - rest_s))

    def send(self, num_bytes: int, peer: int) -> float:
        """Send a header and rows of `num_bytes` in device memory to a peer that calls `receive`; return the seconds
        until its acknowledgement, a header."""
        link, header, rows = self._messages(num_bytes, peer)
        started_s = time.perf_counter()
        link.send(header)
        link.send(rows)
        link.receive(header)
        return time.perf_counter() - started_s

    def receive(self, num_bytes: int, peer: int) -> None:
        """Receive the messages of a peer's `send`, and acknowledge them."""
        link, header, rows = self._messages(num_bytes, peer)
        link.receive(header)
        link.receive(rows)
        link.send(header)

    def _messages(self, num_bytes: int, peer: int) -> tuple[Link, torch.Tensor, torch.Tensor]:
        """The link to a peer, and messages as a hand-off has them: a header in host memory, rows on the device."""
        device = self._worker.model.device
        rows = device.empty((max(1, num_bytes // 4),), torch.float32)
        rows.fill_(_FILL)
        _wait_for_computing(device)
        return self._worker.group.link(peer), torch.zeros(NUM_FIELDS, dtype=torch.int64), rows

    def save(self, placement_id: int, chunk_end: int, num_tokens: int) -> int:
        """Save random KV in the store as chunks [0, chunk_end); return the number of chunks that it took."""
        kv = self._buffer(num_tokens)
        kv.rows_LC2KD.normal_()
        return save_chunks(self._worker.store, placement_id, 0, chunk_end, kv, _computed(kv.device))

    def load(self, placement_id: int, num_tokens: int) -> float:
        """Load a placement's whole stored prefix into the device's memory; return the seconds until its last layer."""
        kv = self._buffer(num_tokens)
        kv.rows_LC2KD.fill_(_FILL)  # touch the pages now, so that the load does not pay for it
        _wait_for_computing(kv.device)
        target, started_s = whole_prefix(kv, num_tokens), time.perf_counter()
        load = self._worker.store.load_first(placement_id, num_tokens, target)
        load.wait_all(_LOAD_TIMEOUT_S)
        for layer in range(kv.shape.num_layers):
            target.order(layer)
        _wait_for_computing(kv.device)
        elapsed_s = time.perf_counter() - started_s
        load.cancel()
        target.discard()
        return elapsed_s

    def _buffer(self, num_tokens: int) -> KVBuffer:
        model = self._worker.model
        return KVBuffer(model.facts.kv, num_tokens, device=model.device)


class _Rows:
    """A cache that records when each layer's K and V come; see `chain_cache.LayerExchange`."""

    def __init__(self, kv: KVBuffer, num_past: int) -> None:
        kv.rows_LC2KD.fill_(_FILL)
        self._kv = kv
        self.num_past = num_past
        self.at_s: list[float] = []

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        self._kv.write(layer, self.num_past, k_1KTD, v_1KTD)
        _wait_for_computing(self._kv.device)  # otherwise only the processor's time would be measured
        self.at_s.append(time.perf_counter())
        return self._kv.read(layer, self.num_past + k_1KTD.shape[2])


def _computed(device: Device) -> Event | None:
    return device.transfers.computed() if device.transfers is not None else None


def _wait_for_computing(device: Device) -> None:
    """Wait until the device has computed all submitted work."""
    computed = _computed(device)
    if computed is not None:
        computed.wait()
