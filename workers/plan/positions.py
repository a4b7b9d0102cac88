"""Positions that a model is served at: how many, and with which of LongRoPE's two sets of rotary factors.

transformers rotates keys to any position. How many a model is made for follows from config.json as in vLLM, whose
`max_model_len` it is where none is given (vllm/config/model.py, `_get_and_verify_max_len`):

    rope type          positions
    default, llama3    max_position_embeddings
    linear             max_position_embeddings * factor
    yarn               original_max_position_embeddings * factor, whatever max_position_embeddings says
    longrope           original_max_position_embeddings, or max_position_embeddings where that is less

In Gemma 3, max_position_embeddings has the factor in it.

LongRoPE (arXiv 2402.13753) has two sets of factors. transformers takes the long ones for all keys of a prompt that is
longer than the original positions, the short ones for all keys of any other; an engine that sizes its tables once takes
one set for all prompts. So a stored row is right only where the same set is in use: a service uses the short ones, up
to the original positions and no further, and this rule is part of the model's fingerprint.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from workers.errors import UnsupportedModel

#: Largest number that the interface has room for.
_MOST_POSITIONS = 2**31 - 1
SHORT_FACTORS = "short"


@dataclass(frozen=True, slots=True)
class Positions:
    """How many positions a model is served at, and where the number comes from."""

    count: int
    #: In one line, where config.json's max_position_embeddings is not simply the number; else empty.
    remark: str = ""


def positions_of(config: Any) -> Positions:
    """Positions by a configuration as transformers has resolved it. Raises UnsupportedModel for what is no number."""
    told: int = config.max_position_embeddings
    if told > _MOST_POSITIONS:
        raise UnsupportedModel(f"max_position_embeddings of {told} makes no sense: correct config.json")
    found = Positions(told)
    if "gemma3" in config.model_type:
        return found
    for rope in _rope_parameters(config):
        kind = rope.get("rope_type")
        if kind == "linear":
            factor = _number(rope, "factor")
            found = _scaled(told, told, factor, "linear scaling")
        elif kind == "yarn" and rope.get("factor") is not None:  # without one, it is what leads to the declared number
            factor, original = _number(rope, "factor"), _original(rope)
            found = _scaled(told, original, factor, "YaRN")
        elif kind == "longrope":
            original = min(told, _original(rope))
            remark = (
                f"positions: {original}, with LongRoPE's short factors for all prompts; max_position_embeddings is "
                f"{told}, but longer prompts need the long factors, and are refused"
            )
            found = Positions(original, remark if original < told else "")
    return found


def rotary_factors(config: Any) -> str | None:
    """The one of two sets of factors that keys are rotated by; None of a model that has no two."""
    return SHORT_FACTORS if any(each.get("rope_type") == "longrope" for each in _rope_parameters(config)) else None


def _scaled(told: int, original: int, factor: float, how: str) -> Positions:
    count = int(original * factor)
    if not 1 <= count <= _MOST_POSITIONS:
        raise UnsupportedModel(f"{how} of {original} positions by {factor:g} makes no sense: correct config.json")
    if count == told:
        return Positions(count)
    remark = f"positions: {count}, by {how} of {original} * {factor:g}; max_position_embeddings is {told}"
    return Positions(count, remark)


def _rope_parameters(config: Any) -> list[Mapping[str, Any]]:
    """One set, or one of each type of layer."""
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
