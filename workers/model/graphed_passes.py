"""Piecewise CUDA graphs (vLLM's term) for passes of few rows: the work between two attentions is one graph a shape.

    graph 0: embedding ... Q, K, V of layer 0 | attention | graph 1: projection, MLP ... Q, K, V of layer 1 | ... logits

Attention stays an ordinary call in each layer: it waits for stored rows, hands KV on and takes turns, and its rows
differ from request to request. All other operations work on each row by itself, so a pass of 21 rows runs as one of 32
whose last rows are ignored. The stock model itself is captured: it runs once with an attention that only ends one graph
and begins the next.

Q, K and V are static buffers, which the next graph overwrites: their users (`LayerExchange`, `Kernel`, selectors,
judges) copy what they keep.

Positions must not depend on the length of the prompt (`workers/model/model_directory.py` refuses models in which they
do). Falcon has an attention of its own, so it has no graphs.

B requests, T new tokens of each; N query heads, K KV heads, D head dim. Either B or T is 1.
"""

import contextlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

from workers.attention.partition_attention import attention_forward
from workers.device.device import Graph, Graphs
from workers.device.kv_buffer import torch_dtype
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.plan.model_facts import ModelFacts


@dataclass(frozen=True, slots=True)
class _Attention:
    """A layer's attention as the stock model calls it."""

    module: nn.Module
    scaling: float | None
    sliding_window: int | None
    softcap: float | None


class GraphBreaks:
    """Stands in for attention while the stock model is captured.

    `inputs`: buffers for Q, K and V, [B, N or K, T, D] each. `out`: buffer for the result of attention, [B, T, N, D].
    """

    def __init__(self, graphs: Graphs, inputs: tuple[torch.Tensor, ...], out: torch.Tensor) -> None:
        self._make = graphs.new
        self._inputs = inputs
        self._out = out
        self.graphs: list[Graph] = []
        self.attentions: list[_Attention] = []

    def begin(self) -> None:
        graph = self._make()
        graph.begin()
        self.graphs.append(graph)

    def end(self) -> None:
        self.graphs[-1].end()

    def attend(
        self,
        module: nn.Module,
        qkv: tuple[torch.Tensor, ...],
        *,
        scaling: float | None,
        sliding_window: int | None,
        softcap: float | None,
    ) -> torch.Tensor:
        """See `workers/attention/partition_attention.py::attention_forward`."""
        for kept, given in zip(self._inputs, qkv, strict=True):
            kept.copy_(given)
        self.end()
        self.attentions.append(_Attention(module, scaling, sliding_window, softcap))
        self.begin()
        return self._out


class _WarmUp(GraphBreaks):
    """Captures nothing: a first run, in which libraries allocate what they need."""

    def begin(self) -> None:
        pass

    def end(self) -> None:
        pass


class GraphedPass:
    """Captured passes of one shape. Owns: buffers of inputs and results, and the graphs. Made inside of
    `Graphs.capturing`.
    """

    def __init__(
        self, network: nn.Module, facts: ModelFacts, graphs: Graphs, device: torch.device, shape: tuple[int, int]
    ) -> None:
        num_requests, num_tokens = shape
        kv, dtype = facts.kv, torch_dtype(facts.kv.dtype)

        def heads(number: int) -> torch.Tensor:
            size = (num_requests, num_tokens, number, kv.head_dim)
            return torch.zeros(size, dtype=dtype, device=device)

        self._tokens_BT = torch.zeros(shape, dtype=torch.int64, device=device)
        self._positions_BT = torch.zeros(shape, dtype=torch.int64, device=device)
        self._last = torch.zeros(1, dtype=torch.int64, device=device)
        self._out_BTND = heads(facts.num_heads)
        self._inputs = tuple(
            heads(number).transpose(1, 2) for number in (facts.num_heads, kv.num_kv_heads, kv.num_kv_heads)
        )

        def run(breaks: GraphBreaks) -> torch.Tensor:
            breaks.begin()
            try:
                output = network(
                    input_ids=self._tokens_BT,
                    position_ids=self._positions_BT,
                    past_key_values=ChainCache(rows, kv.num_layers),
                    use_cache=True,
                    logits_to_keep=self._last,
                    breaks=breaks,
                )
                logits: torch.Tensor = output.logits
            finally:
                breaks.end()
            return logits

        rows = _OwnRows()
        run(_WarmUp(graphs, self._inputs, self._out_BTND))
        breaks = GraphBreaks(graphs, self._inputs, self._out_BTND)
        self._logits_B1V = run(breaks)
        self._graphs, self._attentions = breaks.graphs, breaks.attentions
        assert len(self._attentions) == kv.num_layers, "the stock model attends once a layer"

    def run(
        self,
        token_ids: torch.Tensor,
        positions: torch.Tensor,
        cache: ChainCache,
        extra: dict[str, Any],
        *,
        wants_logits: bool = True,
    ) -> torch.Tensor | None:
        """Logits after each request's last token, [B, V], valid until the next pass; None if only KV is wanted.

        `token_ids`, `positions`: int64 [B, T] in device memory, at most of the captured shape. `extra`: arguments of
        `attention_forward`. Errors of `cache` and attention end the pass.
        """
        num_requests, num_tokens = token_ids.shape
        self._tokens_BT[:num_requests, :num_tokens] = token_ids
        self._positions_BT[:num_requests, :num_tokens] = positions
        self._last.fill_(num_tokens - 1)
        q_BNTD, k_BKTD, v_BKTD = (each[:num_requests, :, :num_tokens] for each in self._inputs)
        out_BTND = self._out_BTND[:num_requests, :num_tokens]
        for layer, attention in enumerate(self._attentions):
            self._graphs[layer].replay()
            visible = cache.update(k_BKTD, v_BKTD, layer)
            given: dict[str, Any] = {"scaling": attention.scaling, "sliding_window": attention.sliding_window}
            given |= {"softcap": attention.softcap, **extra}
            attended, _ = attention_forward(attention.module, q_BNTD, visible[0], visible[1], None, **given)
            out_BTND.copy_(attended)
        if not wants_logits:
            return None
        self._graphs[-1].replay()
        return self._logits_B1V[:num_requests, 0]


class _OwnRows:
    """A `workers/model/chain_cache.py::LayerExchange` that keeps no rows."""

    num_past = 0

    def exchange(self, layer: int, k_BKTD: torch.Tensor, v_BKTD: torch.Tensor) -> KeysAndValues:
        return k_BKTD, v_BKTD


class GraphedPasses:
    """Captured passes of one model. Owns: one pass for each shape, captured on construction in some tenths of a second.

    Thread-safe: one pass at a time, because passes share memory.
    """

    def __init__(self, network: nn.Module, facts: ModelFacts, graphs: Graphs, device: torch.device) -> None:
        self._lock = threading.Lock()
        with torch.inference_mode(), graphs.capturing():
            self._passes = {shape: GraphedPass(network, facts, graphs, device, shape) for shape in graphs.shapes}
        #: Number of passes that have run to their end.
        self.num_passes = 0

    @contextlib.contextmanager
    def of(self, num_requests: int, num_tokens: int) -> Iterator[GraphedPass | None]:
        """A captured pass for at least this shape; None if there is none, or another request is in a pass.

        Use it in inference mode, on the device's compute stream.
        """
        shape = next((each for each in self._passes if each[0] >= num_requests and each[1] >= num_tokens), None)
        if shape is None or not self._lock.acquire(blocking=False):
            yield None
            return
        try:
            yield self._passes[shape]
            self.num_passes += 1
        finally:
            self._lock.release()
