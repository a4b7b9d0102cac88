"""Tensor parallelism: a model's heads and MLPs are divided among t processes, the shards of one worker.

A shard is a stock model of a smaller shape: its configuration has 1/t of the query heads, of the KV heads and of the
MLP's width. So its KV has only its own heads everywhere, from the buffer to the layout of the store. Attention and MLP
add only a part to the residual, which is summed over the shards: two sums a layer (Shoeybi et al., "Megatron-LM",
2019). Each shard computes embeddings, norms, routers and logits whole.

transformers' plan of the architecture (`base_model_tp_plan`) says which modules compute a part. transformers' own
sharding is not used: it needs torch's global group, and weights that are bound to it, while an epoch's group ends
before the weights do (`docs/decisions/0034-shards-of-a-worker.md`).
"""

import copy
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from transformers import PretrainedConfig, PreTrainedModel

from workers.errors import ModelNotFound, UnsupportedModel
from workers.model.fingerprint import head_dim_of
from workers.model.quantized_weights import StoredTensor
from workers.plan.config import Shard

#: Sums a tensor over the shards, in place and in the same order in all of them.
SumOverShards = Callable[[torch.Tensor], None]

#: Entries of the configuration that are divided.
_HEADS, _WIDTHS = ("num_attention_heads", "num_key_value_heads"), ("intermediate_size", "moe_intermediate_size")
#: Styles of transformers' plan whose modules compute a part of a sum.
_SUMMED = {"rowwise", "rowwise_split_input", "moe_tp_experts"}
#: Last names of modules in a checkpoint, also of experts, whose weights are divided by outputs or by inputs.
_OUTPUTS = {"q_proj", "k_proj", "v_proj", "gate_proj", "up_proj", "c_fc", "w1", "w3"}
_INPUTS = {"o_proj", "down_proj", "c_proj", "w2"}
#: Dtypes of weights in files, by the names that safetensors gives them.
_DTYPES = {
    **{"F64": torch.float64, "F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16},
    **{"F8_E4M3": torch.float8_e4m3fn, "I64": torch.int64, "BOOL": torch.bool},
}


def shard_config(config: PretrainedConfig, shard: Shard) -> PretrainedConfig:
    """Configuration of the stock model that a shard computes. Raises UnsupportedModel if it cannot be divided."""
    plan, name = config.base_model_tp_plan, config.model_type
    if not plan:
        raise UnsupportedModel(f"architecture {name!r} has no plan for tensor parallelism in transformers")
    if plan.get("layers.*.self_attn.q_proj", "colwise") != "colwise":
        raise UnsupportedModel(f"architecture {name!r} has norms that span all heads, which shards do not have")
    if getattr(config, "quantization_config", None) is not None:
        raise UnsupportedModel("quantized weights cannot be divided among shards: use float weights")
    divided = copy.deepcopy(config)
    divided.head_dim = head_dim_of(config)
    for entry in (*_HEADS, *_WIDTHS):
        whole = getattr(config, entry, None)
        if whole is not None:
            if whole % shard.count:
                raise UnsupportedModel(f"{entry} of {whole} cannot be divided among {shard.count} shards")
            setattr(divided, entry, whole // shard.count)
    return divided


def read_shard(files: Iterable[Path], config: PretrainedConfig, shard: Shard) -> dict[str, torch.Tensor]:
    """The weights of a shard, by their names in the files; other parts of the files are not read. `config`: the whole
    model's.

    Raises ModelNotFound for a damaged file, and UnsupportedModel for weights that cannot be divided.
    """
    weights: dict[str, torch.Tensor] = {}
    for file in files:
        try:
            with safe_open(file, framework="pt") as opened:
                for name in opened.keys():  # noqa: SIM118  # not a dict
                    weights[name] = _part(opened.get_slice(name), name, config, shard)
        except (SafetensorError, OSError) as error:
            raise ModelNotFound(f"{file} cannot be read: {str(error)[:120]}") from error
    return weights


def outline(tensors: Mapping[str, StoredTensor], config: PretrainedConfig, shard: Shard) -> dict[str, torch.Tensor]:
    """The tensors that `read_shard` reads from files with these headers, or the whole model's, without numbers.

    They are on the device `meta`, where a tensor has a shape and no memory. Raises UnsupportedModel as `read_shard`.
    """
    weights: dict[str, torch.Tensor] = {}
    for name, tensor in tensors.items():
        dtype = _DTYPES.get(tensor.dtype, torch.uint8)  # other dtypes are those of masks, which are not loaded
        whole = torch.empty(tensor.shape, dtype=dtype, device="meta")
        weights[name] = whole if shard.is_whole else _part(_Outlined(whole), name, config, shard)
    return weights


class _Outlined:
    """A tensor without numbers, with the interface of a slice of safetensors."""

    def __init__(self, whole: torch.Tensor) -> None:
        self._whole = whole

    def get_shape(self) -> list[int]:
        return [*self._whole.shape]

    def __getitem__(self, part: Any) -> torch.Tensor:
        return self._whole[part]


def sum_over_shards(network: PreTrainedModel, add_up: SumOverShards) -> None:
    """Add hooks to a shard's network that sum the parts of its modules over the shards in each forward pass."""
    plan = network.config.base_model_tp_plan
    for name, module in network.base_model.named_modules():
        if plan.get(re.sub(r"\d+", "*", name)) in _SUMMED:
            module.register_forward_hook(lambda _module, _inputs, part: _summed(part, add_up))


def _summed(part: torch.Tensor, add_up: SumOverShards) -> torch.Tensor:
    part = part.contiguous()
    add_up(part)
    return part


def _part(stored: Any, name: str, config: PretrainedConfig, shard: Shard) -> torch.Tensor:
    """A shard's part of a stored tensor, given as a slice of safetensors."""
    module, kind = name.split(".")[-2:] if "." in name else ("", name)
    shape: list[int] = stored.get_shape()
    whole: torch.Tensor
    if module == "experts" and not shard.is_whole:
        raise UnsupportedModel(
            f"{name} has the weights of all experts in one tensor, which cannot be divided among shards: set "
            "chain.tensor_parallel to 1, or save each expert's weights as a tensor of their own"
        )
    if module in _OUTPUTS:
        return _rows(stored, [shape[0]], shard)
    if module == "gate_up_proj":
        return _rows(stored, [shape[0] // 2] * 2, shard)
    if module == "qkv_proj":
        heads = (config.num_attention_heads, config.num_key_value_heads, config.num_key_value_heads)
        return _rows(stored, [number * head_dim_of(config) for number in heads], shard)
    if module in _INPUTS and kind == "weight":
        width = shape[1] // shard.count
        whole = stored[:, shard.index * width : (shard.index + 1) * width]
        return whole.contiguous()
    whole = stored[:]
    # Only the first shard adds the bias of a sum.
    return torch.zeros_like(whole) if module in _INPUTS and shard.index else whole


def _rows(stored: Any, blocks: list[int], shard: Shard) -> torch.Tensor:
    """The shard's rows of each block. `blocks`: numbers of rows of consecutive blocks."""
    parts, start = [], 0
    for num_rows in blocks:
        first, height = start + shard.index * (num_rows // shard.count), num_rows // shard.count
        parts.append(stored[first : first + height])
        start += num_rows
    return torch.cat(parts)
