"""The number of positions that a model is served with, and which of LongRoPE's two sets of rotary factors it uses.

transformers rotates keys to any position. The number that a model is made for follows from config.json by the rules of
vLLM's default `max_model_len` (vllm/config/model.py, `_get_and_verify_max_len`):

    rope type          positions
    default, llama3    max_position_embeddings
    linear             max_position_embeddings * factor
    yarn               original_max_position_embeddings * factor, whatever max_position_embeddings says
    longrope           original_max_position_embeddings, or max_position_embeddings where that is less

In Gemma 3, max_position_embeddings includes the factor.

LongRoPE (arXiv 2402.13753) has two sets of factors. transformers uses the long set for all keys of a prompt that is
longer than the original positions, and the short set for all keys of any other prompt; an engine that sizes its tables
once uses one set for all prompts. So a stored row is right only under the set that it was computed with. A service uses
the short set, and serves prompts up to the original positions only; this rule is part of the model's fingerprint.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from workers.errors import UnsupportedModel

#: Largest number of positions that the gRPC interface can hold.
_MOST_POSITIONS = 2**31 - 1
SHORT_FACTORS = "short"


@dataclass(frozen=True, slots=True)
class Positions:
    """The number of positions that a model is served with, and its origin."""

    count: int
    #: One line on the origin of the number; empty if it is config.json's max_position_embeddings.
    remark: str = ""


def positions_of(config: Any) -> Positions:
    """Positions of a configuration that transformers has resolved. Raises UnsupportedModel for senseless values."""
    declared: int = config.max_position_embeddings
    if declared > _MOST_POSITIONS:
        raise UnsupportedModel(f"max_position_embeddings of {declared} makes no sense: correct config.json")
    found = Positions(declared)
    if "gemma3" in config.model_type:
        return found
    for rope in _rope_parameters(config):
        kind = rope.get("rope_type")
        if kind == "linear":
            factor = _number(rope, "factor")
            found = _scaled(declared, declared, factor, "linear scaling")
        elif kind == "yarn" and rope.get("factor") is not None:  # without a factor, the declared number holds
            factor, original = _number(rope, "factor"), _original(rope)
            found = _scaled(declared, original, factor, "YaRN")
        elif kind == "longrope":
            original = min(declared, _original(rope))
            remark = (
                f"positions: {original}, with LongRoPE's short factors for all prompts; max_position_embeddings is "
                f"{declared}, but longer prompts need the long factors, and are refused"
            )
            found = Positions(original, remark if original < declared else "")
    return found


def rotary_factors(config: Any) -> str | None:
    """Name of the set of factors that keys are rotated by; None for a model without two sets."""
    return SHORT_FACTORS if any(each.get("rope_type") == "longrope" for each in _rope_parameters(config)) else None


def _scaled(declared: int, original: int, factor: float, how: str) -> Positions:
    count = int(original * factor)
    if not 1 <= count <= _MOST_POSITIONS:
        raise UnsupportedModel(f"{how} of {original} positions by {factor:g} makes no sense: correct config.json")
    if count == declared:
        return Positions(count)
    remark = f"positions: {count}, by {how} of {original} * {factor:g}; max_position_embeddings is {declared}"
    return Positions(count, remark)


def _rope_parameters(config: Any) -> list[Mapping[str, Any]]:
    """The configuration's rotary parameters: one set, or one for each type of layer."""
    parameters = getattr(config, "rope_parameters", None)
    if not isinstance(parameters, Mapping):
        return []
    per_layer_type = [each for each in parameters.values() if isinstance(each, Mapping)]
    return per_layer_type or [parameters]


def _number(rope: Mapping[str, Any], name: str) -> float:
    value: Any = rope.get(name)
    if type(value) not in (int, float) or not isfinite(value) or value <= 0:
        raise UnsupportedModel(
            f"{name} of {rope.get('rope_type')} positions must be a number above 0, not {value!r:.40}"
        )
    return float(value)


def _original(rope: Mapping[str, Any]) -> int:
    value: Any = rope.get("original_max_position_embeddings")
    if type(value) not in (int, float) or value < 1 or value != value // 1:
        raise UnsupportedModel(f"original_max_position_embeddings must be a number of positions, not {value!r:.40}")
    return int(value)
