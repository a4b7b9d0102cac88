"""The model that vLLM has loaded (`vllm.config.VllmConfig`), and refusals of features that the connector lacks.

Reads attributes; does not import vLLM.
"""

from functools import cache
from pathlib import Path
from typing import Any

from runahead.vllm.chunk_pool import RowShape
from runahead.vllm.service_check import EngineModel

#: Kinds of cache with K and V rows; other kinds have states or compressed rows.
_FULL, _WINDOW = "FullAttentionSpec", "SlidingWindowSpec"


def refuse_unsupported(vllm_config: Any, kv_cache_config: Any, *, is_asynchronous: bool) -> None:
    """Raise ValueError, in one line, for a model or engine that cannot be served.

    `is_asynchronous`: whether requests wait for their loads.
    """
    model, parallel, groups = vllm_config.model_config, vllm_config.parallel_config, kv_cache_config.kv_cache_groups
    kinds = sorted({type(group.kv_cache_spec).__name__ for group in groups})
    if not kinds or not {_FULL, _WINDOW}.issuperset(kinds):
        raise ValueError(f"layers must have full attention or a sliding window, and this model's cache has {kinds}")
    if not is_asynchronous and (len(groups) > 1 or _WINDOW in kinds):
        # After a failed load vLLM would compute tokens whose window is no longer in its cache.
        raise ValueError(f"load must be asynchronous for a model whose cache has {len(groups)} groups of {kinds}")
    if not is_asynchronous and (faults := _wrong_after_failures(vllm_config)):
        raise ValueError(
            f"load must be asynchronous with {' and '.join(faults)}: after a failed load by layers vLLM would "
            "recompute wrong tokens"
        )
    if vllm_config.kv_transfer_config.kv_load_failure_policy != "recompute":
        raise ValueError('kv_load_failure_policy must be "recompute": vLLM computes rows that do not come in time')
    if model.quantization is not None:
        raise ValueError(f"weights are quantized by {model.quantization}, so their KV differs from the service's model")
    if model.hf_overrides:
        raise ValueError("hf_overrides change vLLM's model, and the service runs it unchanged: remove them")
    if vllm_config.cache_config.cache_dtype not in ("auto", row_shape(vllm_config).dtype_name):
        raise ValueError(
            f"a cache of {vllm_config.cache_config.cache_dtype} cannot hold the service's KV: set cache_dtype to auto"
        )
    if (fault := rotation_fault(model)) is not None:
        raise ValueError(f"vLLM rotates keys differently from the service: {fault}")
    if vllm_config.speculative_config is not None:
        raise ValueError("speculative decoding needs KV that the service does not have: turn it off")
    for name in ("decode_context_parallel_size", "prefill_context_parallel_size"):
        if getattr(parallel, name, 1) != 1:
            raise ValueError(f"{name} must be 1: each rank must have the rows of all tokens")


def _wrong_after_failures(vllm_config: Any) -> list[str]:
    """Features with which vLLM continues from wrong positions after a failed load by layers."""
    scheduler = getattr(vllm_config, "scheduler_config", None)
    faults = {
        # Steps are scheduled before the failure is known, so vLLM counts their tokens as computed.
        "async scheduling (give --no-async-scheduling)": getattr(scheduler, "async_scheduling", False),
        "pipeline stages": vllm_config.parallel_config.pipeline_parallel_size > 1,
        # It keeps the number of computed tokens on the device and does not reset it.
        "model runner V2 (set VLLM_USE_V2_MODEL_RUNNER=0)": getattr(vllm_config, "use_v2_model_runner", False),
    }
    return [name for name, is_so in faults.items() if is_so]


def rotation_fault(model: Any) -> str | None:
    """Why vLLM's keys of a model with LongRoPE differ from the service's; None if they are equal.

    The service uses the short factors for all prompts, and transformers' scale. `model`: vLLM's model configuration.
    """
    config: Any = getattr(model, "hf_text_config", None)
    parameters = getattr(config, "rope_parameters", None) or {}
    of_layer_types = [each for each in parameters.values() if isinstance(each, dict)]
    for rope in of_layer_types or [parameters]:
        if rope.get("rope_type") not in ("longrope", "su"):
            continue
        original = rope["original_max_position_embeddings"]
        if model.max_model_len > original:
            return (
                f"max_model_len {model.max_model_len} is above the {original} positions of LongRoPE's short factors: "
                f"give --max-model-len {original} or less"
            )
        # Only transformers reads the first two, only vLLM the last one.
        defaults = {"factor": config.max_position_embeddings / original, "attention_factor": None, "short_mscale": None}
        for name, default in defaults.items():
            if rope.get(name) not in (None, default):
                return f"only one of them reads {name} of LongRoPE, {rope[name]!r:.40} in config.json"
    return None


def refuse_unwritable(vllm_config: Any, kv_cache_config: Any, *, is_asynchronous: bool) -> None:
    """Raise ValueError, in one line, for a configuration that can read KV but not write it."""
    parallel, role = vllm_config.parallel_config, vllm_config.kv_transfer_config.kv_role
    if parallel.tensor_parallel_size * parallel.pipeline_parallel_size != 1:
        raise ValueError(f"{role} writes all rows, each of several ranks has only a part: set kv_role to kv_consumer")
    if [type(group.kv_cache_spec).__name__ for group in kv_cache_config.kv_cache_groups] != [_FULL]:
        raise ValueError("layers with a sliding window cannot be written: set kv_role to kv_consumer")
    if role == "kv_both" and not is_asynchronous:
        raise ValueError(
            "kv_both needs load asynchronous: rows computed before a load by layers has failed must not be written"
        )
    if (mode := vllm_config.compilation_config.cudagraph_mode.name) != "NONE":
        raise ValueError(f"the connector cannot see rows in CUDA graphs: {role} needs cudagraph_mode NONE, not {mode}")


def row_shape(vllm_config: Any) -> RowShape:
    model = vllm_config.model_config
    return RowShape(
        num_layers=model.get_total_num_hidden_layers(),
        num_heads=model.get_total_num_kv_heads(),
        head_dim=model.get_head_size(),
        dtype=model.dtype,
    )


def engine_model(vllm_config: Any, fingerprint: str) -> EngineModel:
    """vLLM's model. `fingerprint`: that of the settings; if empty, that of the model's directory."""
    directory = vllm_config.model_config.model
    read = (lambda: fingerprint) if fingerprint else cache(lambda: _fingerprint_of(directory))
    return EngineModel(shape=row_shape(vllm_config), fingerprint=read)


def heads_of_rank(vllm_config: Any, rank: int) -> slice:
    """The KV heads of a tensor-parallel rank; with more ranks than heads, several ranks share a head."""
    num_heads = vllm_config.model_config.get_total_num_kv_heads()
    num_ranks = vllm_config.parallel_config.tensor_parallel_size
    start = rank * num_heads // num_ranks
    return slice(start, start + max(1, num_heads // num_ranks))


def _fingerprint_of(directory: str) -> str:
    """Fingerprint of the weights in a directory, which are all read. Raises ValueError when they cannot be read."""
    if not Path(directory).is_dir():
        raise ValueError(
            f"{directory} is not a directory of weights: give one, or set fingerprint in kv_connector_extra_config to "
            "the service's GetModelInfo.fingerprint"
        )
    from workers.errors import WorkerError
    from workers.model.stock_model import fingerprint_in  # torch and transformers, which vLLM has loaded by now

    try:
        return fingerprint_in(directory).value
    except WorkerError as error:
        raise ValueError(str(error)) from None
