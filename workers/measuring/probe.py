"""What one worker costs, measured in its own process: layers of a forward pass, messages, loads. For calibration.

Every method measures once; the caller takes medians and says which of them run side by side.
"""

import time
from dataclasses import dataclass

import torch

from workers.device.kv_buffer import KVBuffer
from workers.device.load_targets import whole_prefix
from workers.device.saving import save_chunks
from workers.device.transfers import Event
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.worker import PrefillWorker

#: What KV holds that is only there to be attended to. Memory as it is found may hold denormal numbers, which are slow.
_FILL = 0.05
_ACK_FLOATS = 16
_LOAD_TIMEOUT_S = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ForwardTimes:
    """Seconds of one forward pass."""

    #: From a layer's K and V to the next layer's: the median.
    cycle_s: float
    #: Until the first layer's K and V were there: embedding, norm, projections, rotation.
    until_kv_s: float
    #: After the last layer: norm and the logits of one token.
    head_s: float


class WorkerProbe:
    """Measures a worker that does nothing else. Borrows it."""

    def __init__(self, worker: PrefillWorker) -> None:
        self._worker = worker

    def forward(self, num_own: int, num_visible: int) -> ForwardTimes:
        """A pass over `num_own` tokens after so many rows."""
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
        """A header's worth and so many bytes to the peer, which is in `receive`; seconds until its word comes back."""
        link, ack = self._worker.group.link(peer), torch.zeros(_ACK_FLOATS)
        rows = torch.zeros(max(1, num_bytes // 4))
        started_s = time.perf_counter()
        link.send(ack)
        link.send(rows)
        link.receive(ack)
        return time.perf_counter() - started_s

    def receive(self, num_bytes: int, peer: int) -> None:
        """The other side of `send`."""
        link, ack = self._worker.group.link(peer), torch.zeros(_ACK_FLOATS)
        rows = torch.zeros(max(1, num_bytes // 4))
        link.receive(ack)
        link.receive(rows)
        link.send(ack)

    def save(self, placement_id: int, chunk_end: int, num_tokens: int) -> int:
        """Hand the store chunks [0, chunk_end) of something; how many it took."""
        kv = self._buffer(num_tokens)
        kv.rows_LC2KD.normal_()
        return save_chunks(self._worker.store, placement_id, 0, chunk_end, kv, _computed(kv))

    def load(self, placement_id: int, num_tokens: int) -> float:
        """Seconds from asking for a placement's whole stored prefix to its last layer, in the device's memory."""
        kv = self._buffer(num_tokens)
        kv.rows_LC2KD.fill_(_FILL)  # a page's first touch is not the store's
        _wait_for_computing(kv)
        target, started_s = whole_prefix(kv, num_tokens), time.perf_counter()
        load = self._worker.store.load_first(placement_id, num_tokens, target)
        load.wait_all(_LOAD_TIMEOUT_S)
        for layer in range(kv.shape.num_layers):
            target.order(layer)
        _wait_for_computing(kv)
        elapsed_s = time.perf_counter() - started_s
        load.cancel()
        target.discard()
        return elapsed_s

    def _buffer(self, num_tokens: int) -> KVBuffer:
        model = self._worker.model
        return KVBuffer(model.facts.kv, num_tokens, device=model.device)


class _Rows:
    """A cache that notes when each layer's K and V come; see `chain_cache.LayerExchange`."""

    def __init__(self, kv: KVBuffer, num_past: int) -> None:
        kv.rows_LC2KD.fill_(_FILL)
        self._kv = kv
        self.num_past = num_past
        self.at_s: list[float] = []

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        self._kv.write(layer, self.num_past, k_1KTD, v_1KTD)
        _wait_for_computing(self._kv)  # or it is the processor's time that is taken
        self.at_s.append(time.perf_counter())
        return self._kv.read(layer, self.num_past + k_1KTD.shape[2])


def _computed(kv: KVBuffer) -> Event | None:
    return kv.device.transfers.computed() if kv.device.transfers is not None else None


def _wait_for_computing(kv: KVBuffer) -> None:
    """Return when what was to be computed until now is."""
    computed = _computed(kv)
    if computed is not None:
        computed.wait()
