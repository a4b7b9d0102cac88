"""The stock transformers model of a worker, with our attention in it, and the facts that the service needs about it.

Where kernels compute a model's layers, a loop of ours calls them (`workers/model/decoder_loop.py`).

Architectures are on a list (`workers/model/model_directory.py`) because exactness is shown per architecture
(`tests/distributed`); one that is not on it would run, and might run wrong without a word.
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

    Token ids and positions come from the processor and logits go back to it: the one copy that it waits for in a
    forward pass over whole rows.
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
        #: Where kernels compute its layers; None: all passes run in the stock model.
        self._loop = loop
        self.facts = facts
        self.device = device
        #: Passes of few rows, where the device has graphs; None: all run in the stock model.
        self.passes = passes
        #: Of a shard, in a thread that computes: adds up its parts and those of the others.
        self._sums = threading.local()

    def beside(self, device: Device) -> "Model":
        """The same weights for a worker of its own device: with streams, staging and store of its own, and the memory
        that the weights are in.
        """
        assert device.torch_device == self.device.torch_device, f"the weights are in {self.device.name}'s memory"
        return Model(self._network, self.facts, device, self.passes, self._loop)

    def sum_parts(self) -> None:
        """Of a shard, once: what its heads and MLPs give is added up, inside of `adding_up`; ChainBroken elsewhere."""

        def add_up(part: torch.Tensor) -> None:
            own: SumOverShards | None = getattr(self._sums, "add_up", None)
            if own is None:
                raise ChainBroken("a shard computes together with the others of its epoch, and is in none")
            own(part)

        sum_over_shards(self._network, add_up)

    @contextlib.contextmanager
    def adding_up(self, add_up: SumOverShards) -> Iterator[None]:
        """Inside, in this thread: how the parts of shards are added up. Of the epoch that the thread computes in."""
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
        """Run T tokens (int64 [T]) after the rows of `cache`, and after what each layer chooses of `stored`.

        `judge`: is given each layer's queries and rows; not Falcon's, which has an attention of its own.
        `positions`: of the tokens in the prompt (int64 [T]), where they are not those right after the cache's past.
        Returns the logits of the last `logits` tokens, [logits, vocabulary], or None for 0, when only KV is wanted.
        """
        if positions is None:
            start = cache.get_seq_length()
            positions = torch.arange(start, start + len(token_ids))
        extra: dict[str, Any] = {"kernel": cache.kernel}  # transformers hands extras on to `attention_forward`
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
        """As `forward` over all rows of the cache, but what logits are made of, [T, hidden size], on the device.

        The logits of many rows can be large: see `logits_of`.
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
        """What logits are made of, [B, T, hidden size]: by our loop where the model has one and B is 1.

        `extra`: for `attention_forward`. `wanted_W`, `rows`: see `DecoderLoop.run`; the stock model computes all rows.
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
        """Logits of what follows these tokens, [B, W, vocabulary]: as `_hidden`."""
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
        """Logits of what follows each of some `hidden_rows`, [T, vocabulary], on the device."""
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
        """Log-probabilities of what follows T tokens (int64 [T]) after the rows of `cache`, float32 [vocabulary].

        Recorded for a backward pass, from the first tensor on that `cache.kernel` has let require a gradient; the
        weights do not. On the CPU.
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

        `cache` takes the rows of all of them, [1, ..., R, ...] or, of one token of each, [R, ..., 1, ...], and its
        kernel knows whose they are. `wanted`: logits of what follows which tokens (int64 [W], ascending); one of each
        request at most, its last. `rows`: what layers attend to, where that is settled before. Returns them,
        [W, vocabulary].
        """
        shape = (1, len(token_ids)) if num_requests < len(token_ids) else (len(token_ids), 1)
        # Graphs are of one request, or of one token of each.
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
        """Logits [B, T, vocabulary] of B continuations (int64 [B, T]) of the same `num_past` tokens, none of them kept.

        For models without windows, and not for Falcon: `can_try_out`.
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
        """A captured pass for so many, or None."""
        if self.passes is None or logits > 1:
            return contextlib.nullcontext()
        return self.passes.of(num_requests, num_tokens)

    @property
    def can_try_out(self) -> bool:
        return self.facts.window is None and self.facts.architecture != "falcon"


class _OwnRows:
    """The cache of continuations that are tried out: it keeps nothing."""

    def __init__(self, num_past: int) -> None:
        self.num_past = num_past

    def exchange(self, layer: int, k_BKTD: torch.Tensor, v_BKTD: torch.Tensor) -> KeysAndValues:
        return k_BKTD, v_BKTD


def load_model(directory: str, dtype: str, device: Device = HOST, shard: Shard = WHOLE) -> Model:
    """Load a Hugging Face model directory (safetensors, no remote code) into a device's memory; of a shard, its part.

    Raises ModelNotFound, UnsupportedModel or DeviceError, each in one line.
    """
    check_model(directory)
    whole_config = config = read_config(directory)
    if not shard.is_whole:
        config = shard_config(whole_config, shard)
    flash.check(device.torch_device, torch_dtype(dtype), head_dim_of(config))
    part = None if shard.is_whole else read_shard(weight_files(directory), whole_config, shard)
    network = stock_network(directory, config, torch_dtype(dtype), part)
    for weight in network.parameters():  # beside FP8 ones, transformers leaves others in the dtype of their file
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
    model = Model(network, facts, device, _graphed_passes(network, facts, device), loop)
    if not shard.is_whole:
        model.sum_parts()
    return model


def random_model(config: PretrainedConfig, directory: str, seed: int = 0) -> None:
    """Write a model with random weights, as tests and benches of shapes use it, to `directory`."""
    torch.manual_seed(seed)
    AutoModelForCausalLM.from_config(config, dtype=torch.float32).save_pretrained(directory)


def random_model_in_memory(
    config: PretrainedConfig, directory: str, dtype: str, *, device: Device = HOST, seed: int = 0
) -> Model:
    """A model with random weights, made in a device's memory and nowhere else: for benches of shapes.

    `directory`: gets the configuration, for callers that want to know the shape. The fingerprint tells the seed.
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
    # Experts take as many rows as are routed to them: what a graph has captured would be others' rows.
    can_be_captured = facts.architecture not in {"falcon", "mixtral", "qwen3_moe", "gpt_oss"}
    rope = getattr(network.config, "rope_parameters", None) or {}
    # longrope looks at the highest position in every pass, on the processor, which waits for the device.
    can_be_captured &= rope.get("rope_type") != "longrope"
    graphs = device.graphs() if can_be_captured else None
    if graphs is None:
        return None
    with device.computing():
        return GraphedPasses(network, facts, graphs, device.torch_device)


def _use_kernels(network: nn.Module, *, is_whole: bool = True) -> DecoderLoop | None:
    """In the processor's own memory: elsewhere, and where there are none, nothing is changed.

    Returns the loop that computes whole layers by kernels, if the model has one. A shard has none: what its modules
    give is added up after each of them.
    """
    use_kernels_for_products(network)
    use_kernel_for_small_norms(network)
    return decoder_loop(network) if is_whole else None


def read_config(directory: str) -> PretrainedConfig:
    """The configuration of a model that can be served, without weights. Raises ModelNotFound or UnsupportedModel."""
    fp8 = stored_fp8(directory)
    # transformers takes an empty one for a quantization of no known method.
    how = {"quantization_config": None if fp8 is None else fp8.config()}
    try:
        config = AutoConfig.from_pretrained(directory, local_files_only=True, trust_remote_code=False, **how)
    except UNREADABLE as error:
        raise ModelNotFound(f"{directory}/config.json cannot be read: {first_line(error)}") from error
    _refuse_unsupported(config)
    return config


def fingerprint_in(directory: str) -> Fingerprint:
    """Of the model there, without loading it; its weights are read once. Raises ModelNotFound or UnsupportedModel."""
    check_model(directory)
    return fingerprint_of(directory, read_config(directory), weight_files(directory))


def windows_of(directory: str) -> tuple[int | None, ...]:
    """By layer, as in `ModelFacts.windows`, told without the weights. Raises ModelNotFound or UnsupportedModel."""
    config = read_config(directory)
    return windows_in(config, empty_network(directory, config))


def _refuse_unsupported(config: PretrainedConfig) -> None:
    """What config.json does not say in so many words, transformers has filled in."""
    refuse_unsupported(lambda name: getattr(config, name, None))


def _remarks(directory: str, dtype: str, network: PreTrainedModel, config: PretrainedConfig) -> tuple[str, ...]:
    """Lines for the log: positions served, where config.json says more than a number; the cost of dequantising."""
    positions = positions_of(config).remark
    told = (positions,) if positions else ()
    if stored_fp8(directory) is None:
        return told
    stored_bytes = sum(path.stat().st_size for path in weight_files(directory))
    loaded_bytes = sum(weight.nbytes for weight in network.parameters())
    return (
        *told,
        f"FP8 weights are dequantised to {dtype} as they are loaded: {stored_bytes / 2**20:,.1f} MiB on disk are "
        f"{loaded_bytes / 2**20:,.1f} MiB in the memory of each worker",
    )


def versions() -> dict[str, str]:
    return {"torch": torch.__version__, "transformers": transformers.__version__}
