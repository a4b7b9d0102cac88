"""The stock transformers model of a worker with our attention, and the facts that the service needs about it.

If kernels can compute a model's layers, a loop of ours calls them (`workers/model/decoder_loop.py`).

Architectures are on a list (`workers/model/model_directory.py`) because exactness is shown per architecture
(`tests/distributed`); any other architecture would run, but might silently compute wrong answers.
"""

import contextlib
import logging
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import torch
import transformers
from torch import nn
from transformers import (
    AutoConfig,
    AutoModelForCausalLM,
    PretrainedConfig,
    PreTrainedModel,
)

from workers.attention import flash
from workers.attention.partition_attention import PastRows, RowJudge, StoredRows
from workers.device.device import HOST, Device
from workers.device.kv_buffer import torch_dtype
from workers.errors import ChainBroken, ModelNotFound
from workers.kernels.linear import use_kernels_for_products
from workers.kernels.norm import use_kernel_for_small_norms
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.decoder_loop import DecoderLoop, RowsOfPass, decoder_loop
from workers.model.facts import facts_of, windows_in
from workers.model.fingerprint import Fingerprint, fingerprint_of, head_dim_of
from workers.model.graphed_passes import GraphedPass, GraphedPasses
from workers.model.loading import (
    ATTENTION_NAME,
    UNREADABLE,
    empty_network,
    first_line,
    register_attention,
    stock_network,
)
from workers.model.model_directory import check_model, refuse_unsupported, stored_fp8, weight_files
from workers.model.shards import SumOverShards, read_shard, shard_config, sum_over_shards
from workers.plan.config import WHOLE, Shard
from workers.plan.model_facts import ModelFacts
from workers.plan.positions import positions_of

_log = logging.getLogger(__name__)


class Model:
    """A loaded model. Owns: its weights, in the memory of its device.

    Token ids and positions come from the CPU, and logits go back to it: the only copy that a forward pass over whole
    rows waits for.
    """

    def __init__(
        self,
        network: PreTrainedModel,
        facts: ModelFacts,
        device: Device = HOST,
        passes: GraphedPasses | None = None,
        loop: DecoderLoop | None = None,
    ) -> None:
        self._network = network
        #: Loop that computes layers by kernels; None: all passes run in the stock model.
        self._loop = loop
        self.facts = facts
        self.device = device
        #: Captured passes of few rows, if the device has graphs; None: all passes run in the stock model.
        self.passes = passes
        #: Sum over shards of each thread that computes in a shard.
        self._sums = threading.local()

    def beside(self, device: Device) -> "Model":
        """A model with these weights for another worker on their device, with streams, staging and store of its own."""
        assert device.torch_device == self.device.torch_device, f"the weights are in {self.device.name}'s memory"
        return Model(self._network, self.facts, device, self.passes, self._loop)

    def sum_parts(self) -> None:
        """Sum the parts of heads and MLPs over the shards in each pass. Called once, for the model of a shard.

        Passes must run inside of `adding_up`, and raise ChainBroken elsewhere.
        """

        def add_up(part: torch.Tensor) -> None:
            own: SumOverShards | None = getattr(self._sums, "add_up", None)
            if own is None:
                raise ChainBroken("a shard computes only with the other shards of its epoch, and has joined no epoch")
            own(part)

        sum_over_shards(self._network, add_up)

    @contextlib.contextmanager
    def adding_up(self, add_up: SumOverShards) -> Iterator[None]:
        """Sum parts by `add_up` inside the block, in this thread: the sum of the epoch that the thread computes in."""
        self._sums.add_up = add_up
        try:
            yield
        finally:
            self._sums.add_up = None

    def forward(
        self,
        token_ids: torch.Tensor,
        cache: ChainCache,
        *,
        logits: int,
        stored: StoredRows | None = None,
        judge: RowJudge | None = None,
        positions: torch.Tensor | None = None,
    ) -> torch.Tensor | None:
        """Run T tokens (int64 [T]) after the rows of `cache`, and after the rows that each layer chooses of `stored`.

        `judge`: gets each layer's queries and rows, except Falcon's, which has an attention of its own.
        `positions`: positions of the tokens (int64 [T]), if they do not follow the cache's past.
        Returns the logits of the last `logits` tokens, [logits, vocabulary]; or None for 0, when only KV is wanted.
        """
        if positions is None:
            start = cache.get_seq_length()
            positions = torch.arange(start, start + len(token_ids))
        extra: dict[str, Any] = {"kernel": cache.kernel}  # transformers passes extras to `attention_forward`
        if stored is not None:
            extra["stored"] = stored
        if judge is not None:
            extra["judge"] = judge
        with torch.inference_mode(), self.device.computing(), self._graphed(1, len(token_ids), logits) as graphed:
            inputs = self.device.put(token_ids)[None], self.device.put(positions)[None], cache
            if graphed is not None:
                last = graphed.run(*inputs, extra, wants_logits=logits > 0)
                return None if last is None else last.cpu()
            if not logits:
                self._hidden(*inputs, extra, wanted_W=torch.arange(0))
                return None
            return self._logits(*inputs, extra, torch.arange(len(token_ids) - logits, len(token_ids)))[0].cpu()

    def hidden_rows(self, token_ids: torch.Tensor, cache: ChainCache, *, judge: RowJudge | None = None) -> torch.Tensor:
        """Final hidden states, [T, hidden size], on the device: of T tokens after all rows of the cache, as `forward`
        runs them. `logits_of` makes logits of a part of them, because the logits of many rows can be large.
        """
        start = cache.get_seq_length()
        positions = torch.arange(start, start + len(token_ids))
        extra = {"kernel": cache.kernel} | ({"judge": judge} if judge is not None else {})
        with torch.inference_mode(), self.device.computing():
            return self._hidden(self.device.put(token_ids)[None], self.device.put(positions)[None], cache, extra)[0]

    def _hidden(
        self,
        tokens_BT: torch.Tensor,
        positions_BT: torch.Tensor,
        cache: ChainCache,
        extra: dict[str, Any],
        wanted_W: torch.Tensor | None = None,
        rows: RowsOfPass | None = None,
    ) -> torch.Tensor:
        """Final hidden states, [B, T, hidden size]: by our loop, if the model has one and B is 1.

        `extra`: arguments of `attention_forward`. `wanted_W`, `rows`: see `DecoderLoop.run`; the stock model computes
        all rows.
        """
        if self._loop is not None and len(tokens_BT) == 1:
            return self._loop.run(tokens_BT, positions_BT, cache, extra, wanted_W, rows)
        hidden_BTH: torch.Tensor = self._network.base_model(
            input_ids=tokens_BT, position_ids=positions_BT, past_key_values=cache, use_cache=True, **extra
        ).last_hidden_state
        return hidden_BTH

    def _logits(
        self,
        tokens_BT: torch.Tensor,
        positions_BT: torch.Tensor,
        cache: ChainCache,
        extra: dict[str, Any],
        wanted_W: torch.Tensor,
        rows: RowsOfPass | None = None,
    ) -> torch.Tensor:
        """Logits after the wanted tokens, [B, W, vocabulary]. Arguments as in `_hidden`."""
        if self._loop is not None and len(tokens_BT) == 1:
            hidden_1TH = self._loop.run(tokens_BT, positions_BT, cache, extra, wanted_W, rows)
            logits_BWV: torch.Tensor = self._network.lm_head(hidden_1TH[:, wanted_W])
        else:
            logits_BWV = self._network(
                input_ids=tokens_BT,
                position_ids=positions_BT,
                past_key_values=cache,
                use_cache=True,
                logits_to_keep=self.device.put(wanted_W),
                **extra,
            ).logits
        return logits_BWV

    def logits_of(self, hidden_TH: torch.Tensor) -> torch.Tensor:
        """Logits of some of the `hidden_rows`, [T, vocabulary], on the device."""
        with torch.inference_mode(), self.device.computing():
            config = self._network.config
            logits_TV: torch.Tensor = self._network.get_output_embeddings()(hidden_TH)
            if config.model_type == "granite":
                return logits_TV / float(config.logits_scaling)
            if config.model_type == "cohere2":
                return logits_TV * float(config.logit_scale)
            soft_cap: float | None = getattr(config, "final_logit_softcapping", None)  # Gemma's
            return logits_TV if soft_cap is None else torch.tanh(logits_TV / soft_cap) * soft_cap

    def differentiable_log_probs(self, token_ids: torch.Tensor, cache: ChainCache) -> torch.Tensor:
        """Log-probabilities of the next token after T tokens (int64 [T]) and the rows of `cache`, float32 [vocabulary].

        Recorded for a backward pass, from the first tensor that `cache.kernel` lets require a gradient; the weights
        require none. On the CPU.
        """
        self._network.requires_grad_(requires_grad=False)
        start = cache.get_seq_length()
        output = self._network(
            input_ids=token_ids[None],
            position_ids=torch.arange(start, start + len(token_ids))[None],
            past_key_values=cache,
            use_cache=True,
            logits_to_keep=1,
            kernel=cache.kernel,
        )
        log_probs_V: torch.Tensor = output.logits[0, -1].float().log_softmax(0)
        return log_probs_V

    def forward_together(
        self,
        token_ids: torch.Tensor,
        positions: torch.Tensor,
        cache: ChainCache,
        *,
        num_requests: int,
        wanted: torch.Tensor,
        rows: RowsOfPass | None = None,
    ) -> torch.Tensor:
        """Run R new tokens of several requests (int64 [R]), each at its position in its own text (int64 [R]).

        `cache` takes the rows of all requests, [1, ..., R, ...]; or, if each has one token, [R, ..., 1, ...]. Its
        kernel knows the request of each row. `wanted`: tokens whose logits are returned (int64 [W], ascending), at
        most one of each request, its last. `rows`: rows that layers attend to, if they are known before the pass.
        Returns logits, [W, vocabulary].
        """
        shape = (1, len(token_ids)) if num_requests < len(token_ids) else (len(token_ids), 1)
        # Graphs are captured for one request, or for one token of each request.
        has_graph = num_requests in (1, len(token_ids)) and len(wanted) == num_requests
        graphed_pass = self._graphed(*shape, logits=1) if has_graph else contextlib.nullcontext()
        with torch.inference_mode(), self.device.computing(), graphed_pass as graphed:
            if graphed is not None:
                tokens_BT, positions_BT = (self.device.put(each).view(shape) for each in (token_ids, positions))
                following_BV = graphed.run(tokens_BT, positions_BT, cache, {"kernel": cache.kernel})
                assert following_BV is not None
                return following_BV.cpu()
            inputs = self.device.put(token_ids)[None], self.device.put(positions)[None], cache, {"kernel": cache.kernel}
            if not len(wanted):
                self._hidden(*inputs, wanted, rows)
                return torch.empty((0, self.facts.vocab_size))
            return self._logits(*inputs, wanted, rows)[0].cpu()

    def try_out(self, token_ids: torch.Tensor, num_past: int, past: PastRows) -> torch.Tensor:
        """Logits [B, T, vocabulary] of B continuations (int64 [B, T]) of the same `num_past` tokens. Keeps no rows.

        Only if `can_try_out`: for models without windows, except Falcon.
        """
        positions = torch.arange(num_past, num_past + token_ids.shape[1])[None]
        rows = _OwnRows(num_past)
        cache = ChainCache(rows, self.facts.kv.num_layers)
        with torch.inference_mode(), self.device.computing():
            inputs = self.device.put(token_ids), self.device.put(positions), cache
            return self._logits(*inputs, {"past": past}, torch.arange(token_ids.shape[1])).cpu()

    def _graphed(
        self, num_requests: int, num_tokens: int, logits: int
    ) -> contextlib.AbstractContextManager[GraphedPass | None]:
        """A context with a captured pass for this shape, or None."""
        if self.passes is None or logits > 1:
            return contextlib.nullcontext()
        return self.passes.of(num_requests, num_tokens)

    @property
    def can_try_out(self) -> bool:
        return self.facts.window is None and self.facts.architecture != "falcon"


class _OwnRows:
    """A `LayerExchange` for continuations that are tried out, which keeps no rows."""

    def __init__(self, num_past: int) -> None:
        self.num_past = num_past

    def exchange(self, layer: int, k_BKTD: torch.Tensor, v_BKTD: torch.Tensor) -> KeysAndValues:
        return k_BKTD, v_BKTD


def load_model(directory: str, dtype: str, device: Device = HOST, shard: Shard = WHOLE) -> Model:
    """Load a Hugging Face model directory (safetensors, no remote code), or a shard of it, into a device's memory.

    Raises ModelNotFound, UnsupportedModel or DeviceError, each in one line.
    """
    check_model(directory)
    whole_config = config = read_config(directory)
    if not shard.is_whole:
        config = shard_config(whole_config, shard)
    flash.check(device.torch_device, torch_dtype(dtype), head_dim_of(config))
    part = None if shard.is_whole else read_shard(weight_files(directory), whole_config, shard)
    network = stock_network(directory, config, torch_dtype(dtype), part)
    for weight in network.parameters():  # if a model has FP8 weights, other weights keep the dtype of their file
        weight.data = weight.data.to(torch_dtype(dtype))
    network.eval()
    device.adopt(network)
    loop = _use_kernels(network, is_whole=shard.is_whole)
    fingerprint = fingerprint_of(directory, whole_config, weight_files(directory))
    if not shard.is_whole:
        fingerprint = fingerprint.of_shard(shard)
    facts = facts_of(directory, dtype, config, network, fingerprint, is_measured=shard.is_whole)
    facts = replace(facts, remarks=_remarks(directory, dtype, network, config))
    for remark in facts.remarks:
        _log.warning("%s: %s", directory, remark)
    # Sums over shards are not captured: `workers/handoff/shard_sums.py`.
    passes = _graphed_passes(network, facts, device) if shard.is_whole else None
    model = Model(network, facts, device, passes, loop)
    if not shard.is_whole:
        model.sum_parts()
    return model


def random_model(config: PretrainedConfig, directory: str, seed: int = 0) -> None:
    """Write a model with random weights to `directory`, for tests and benches of shapes."""
    torch.manual_seed(seed)
    AutoModelForCausalLM.from_config(config, dtype=torch.float32).save_pretrained(directory)


def random_model_in_memory(
    config: PretrainedConfig, directory: str, dtype: str, *, device: Device = HOST, seed: int = 0
) -> Model:
    """A model with random weights, made only in a device's memory, for benches of shapes.

    `directory`: receives the configuration, for callers that need the shape. The fingerprint includes the seed.
    """
    register_attention()
    _refuse_unsupported(config)
    config.save_pretrained(directory)
    torch.manual_seed(seed)
    with torch.device(device.torch_device):
        network = AutoModelForCausalLM.from_config(config, dtype=torch_dtype(dtype), attn_implementation=ATTENTION_NAME)
    network.eval()
    device.adopt(network)
    loop = _use_kernels(network)
    fingerprint = fingerprint_of(directory, config, []).of_random(seed)
    facts = replace(
        facts_of(directory, dtype, config, network, fingerprint), layer_shares=None, head_shares=None, loss_curve=None
    )
    return Model(network, facts, device, _graphed_passes(network, facts, device), loop)


def _graphed_passes(network: nn.Module, facts: ModelFacts, device: Device) -> GraphedPasses | None:
    # Experts take the rows that are routed to them, so a replayed graph would use the rows of the captured pass.
    can_be_captured = facts.architecture not in {"falcon", "mixtral", "qwen3_moe", "gpt_oss"}
    rope = getattr(network.config, "rope_parameters", None) or {}
    # In every pass, longrope reads the highest position on the CPU, which waits for the device.
    can_be_captured &= rope.get("rope_type") != "longrope"
    graphs = device.graphs() if can_be_captured else None
    if graphs is None:
        return None
    with device.computing():
        return GraphedPasses(network, facts, graphs, device.torch_device)


def _use_kernels(network: nn.Module, *, is_whole: bool = True) -> DecoderLoop | None:
    """Use native kernels for a network in host memory; elsewhere, or without kernels, nothing changes.

    Returns the loop that computes whole layers by kernels, if the model has one. A shard has none, because the parts of
    its modules are summed after each of them.
    """
    use_kernels_for_products(network)
    use_kernel_for_small_norms(network)
    return decoder_loop(network) if is_whole else None


def read_config(directory: str) -> PretrainedConfig:
    """The configuration of a model that can be served, without weights. Raises ModelNotFound or UnsupportedModel."""
    fp8 = stored_fp8(directory)
    # transformers takes an empty entry for an unknown quantization.
    how = {"quantization_config": None if fp8 is None else fp8.config()}
    try:
        config = AutoConfig.from_pretrained(directory, local_files_only=True, trust_remote_code=False, **how)
    except UNREADABLE as error:
        raise ModelNotFound(f"{directory}/config.json cannot be read: {first_line(error)}") from error
    _refuse_unsupported(config)
    return config


def fingerprint_in(directory: str) -> Fingerprint:
    """Fingerprint of a model in a directory, without loading it; its weights are read once. Raises ModelNotFound or
    UnsupportedModel.
    """
    check_model(directory)
    return fingerprint_of(directory, read_config(directory), weight_files(directory))


def windows_of(directory: str) -> tuple[int | None, ...]:
    """Windows by layer, as in `ModelFacts.windows`, found without the weights. Raises ModelNotFound or
    UnsupportedModel.
    """
    config = read_config(directory)
    return windows_in(config, empty_network(directory, config))


def _refuse_unsupported(config: PretrainedConfig) -> None:
    """Check a resolved configuration, in which transformers has filled in what config.json leaves out."""
    refuse_unsupported(lambda name: getattr(config, name, None))


def _remarks(directory: str, dtype: str, network: PreTrainedModel, config: PretrainedConfig) -> tuple[str, ...]:
    """Lines for the log: the number of positions, unless it is simply config.json's; and the cost of dequantising."""
    positions = positions_of(config).remark
    remarks = (positions,) if positions else ()
    if stored_fp8(directory) is None:
        return remarks
    stored_bytes = sum(path.stat().st_size for path in weight_files(directory))
    loaded_bytes = sum(weight.nbytes for weight in network.parameters())
    return (
        *remarks,
        f"FP8 weights are dequantised to {dtype} as they are loaded: {stored_bytes / 2**20:,.1f} MiB on disk are "
        f"{loaded_bytes / 2**20:,.1f} MiB in the memory of each worker",
    )


def versions() -> dict[str, str]:
    return {"torch": torch.__version__, "transformers": transformers.__version__}
