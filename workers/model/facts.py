"""Facts of a loaded model, for planner, store, selection and ingress.

Any token that one of the model's files names as an end token ends an answer: each file alone is often incomplete.
"""

import json
from pathlib import Path
from typing import Any

from transformers import PretrainedConfig, PreTrainedModel

from kvstore import KVShape
from workers.errors import ModelNotFound
from workers.model.fingerprint import Fingerprint, head_dim_of
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import RowCost
from workers.plan.positions import positions_of
from workers.selection.layer_shares import read_layer_shares, read_loss_curve
from workers.text.chat_template import ChatTemplate
from workers.text.tokenization import stock_tokenizer

#: Architectures whose layers use the window of the configuration.
_WINDOW_OF_CONFIGURATION = {"mistral", "mixtral", "starcoder2", "phi3"}
#: Files that name end tokens.
_STATED_IN = ("config.json", "generation_config.json")


def facts_of(
    directory: str,
    dtype: str,
    config: PretrainedConfig,
    network: PreTrainedModel,
    fingerprint: Fingerprint,
    *,
    is_measured: bool = True,
    has_end_tokens: bool = True,
) -> ModelFacts:
    """Facts of a network. `is_measured`: with measured shares and losses, which belong to the whole model, not to a
    shard. `has_end_tokens`: with end tokens, for which the tokenizer is loaded.
    """
    num_heads = config.num_attention_heads
    head_dim = head_dim_of(config)
    shape = KVShape(
        num_layers=config.num_hidden_layers, num_kv_heads=_num_kv_heads(config), head_dim=head_dim, dtype=dtype
    )
    in_layers = sum(
        weight.numel() * _share_used(name, config) for name, weight in network.named_parameters() if "embed" not in name
    )
    shares = read_layer_shares(directory, shape.num_layers, shape.num_kv_heads) if is_measured else None
    return ModelFacts(
        name=Path(directory).name,
        architecture=config.model_type,
        fingerprint=fingerprint.value,
        fingerprint_parts=fingerprint.parts,
        former_fingerprint=fingerprint.former,
        kv=shape,
        num_heads=num_heads,
        vocab_size=config.vocab_size,
        max_positions=positions_of(config).count,
        windows=windows_in(config, network),
        eos_token_ids=end_token_ids(directory, config) if has_end_tokens else (),
        # Floating-point operations: two per weight and token; two products of N·D per visible row and layer.
        row_cost=RowCost(linear=2.0 * in_layers, attention=4.0 * num_heads * head_dim * config.num_hidden_layers),
        layer_shares=shares.layers if shares is not None else None,
        head_shares=shares.heads if shares is not None else None,
        loss_curve=read_loss_curve(directory) if is_measured else None,
    )


def _share_used(name: str, config: PretrainedConfig) -> float:
    """Share of a weight that a token uses: for experts, the share of experts that it is routed to."""
    if ".experts." not in name:
        return 1.0
    experts = getattr(config, "num_local_experts", None) or config.num_experts
    return float(config.num_experts_per_tok / experts)


def windows_in(config: PretrainedConfig, network: PreTrainedModel) -> tuple[int | None, ...]:
    """Window of each layer, as transformers passes it to `attention_forward`. The configuration's window is not always
    used, and rows outside of a window are not read.
    """
    windows: list[int | None] = [None] * config.num_hidden_layers
    of_all = config.sliding_window if config.model_type in _WINDOW_OF_CONFIGURATION else None
    for module in network.modules():
        if type(module).__name__.endswith("Attention") and isinstance(getattr(module, "layer_idx", None), int):
            windows[module.layer_idx] = getattr(module, "sliding_window", of_all)
    return tuple(windows)


def _num_kv_heads(config: PretrainedConfig) -> int:
    if config.model_type == "falcon":
        if config.new_decoder_architecture:
            return int(config.num_kv_heads)
        return 1 if config.multi_query else int(config.num_attention_heads)
    heads: int = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
    return heads


def end_token_ids(directory: str, config: PretrainedConfig) -> tuple[int, ...]:
    """End token ids in config.json and generation_config.json, of the tokenizer, and of its chat template's answers.

    If none of them names one and there is no generation_config.json, the architecture's default, as in transformers.
    """
    stated = [number for name in _STATED_IN for number in _stated(Path(directory) / name)]
    of_tokenizer = _of_tokenizer(directory)
    if not stated and not of_tokenizer and not (Path(directory) / _STATED_IN[-1]).exists():
        stated = _ids(config.eos_token_id)
    known = [each for each in stated if type(each) is int and 0 <= each < config.vocab_size]  # some files say -1
    return tuple(dict.fromkeys([*known, *of_tokenizer]))


def _stated(file: Path) -> list[int]:
    try:
        return _ids(json.loads(file.read_text()).get("eos_token_id"))
    except (OSError, ValueError, AttributeError):
        return []


def _of_tokenizer(directory: str) -> list[int]:
    try:
        tokenizer = stock_tokenizer(directory)
    except ModelNotFound:
        return []  # an engine that gets token ids needs no tokenizer
    added = {token.content: number for number, token in tokenizer.added_tokens_decoder.items()}
    template = ChatTemplate.of(tokenizer)
    closing = template.closing_marker(added) if template is not None else None
    return [*_ids(tokenizer.eos_token_id), *_ids(added.get(closing))]


def _ids(eos: Any) -> list[int]:
    return eos if isinstance(eos, list) else [] if eos is None else [eos]
