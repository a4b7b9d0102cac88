"""The fingerprint of a model: models of equal fingerprints compute interchangeable KV.

It covers the loaded weights, byte by byte, the set of LongRoPE's factors in use (`workers/plan/positions.py`), and the
entries of the configuration by which the stock code computes: fields of the architecture's own class, as transformers
has resolved them, that differ from its defaults. So it does not change when an unknown entry is added, when entries are
reordered, or when another version writes out the defaults; it changes with a weight or a rotary base.
"""

import dataclasses
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import xxhash
from transformers import PretrainedConfig

from workers.errors import ModelNotFound
from workers.model.model_directory import read_entries
from workers.plan.config import Shard
from workers.plan.positions import rotary_factors

#: Fields of the classes that do not affect KV: special tokens, training, and operations after the last layer's KV.
_NO_PART = frozenset(
    {
        "activation_dropout",
        "attention_dropout",
        "bos_token_id",
        "classifier_dropout",
        "dropout",
        "eos_token_id",
        "final_logit_softcapping",
        "hidden_dropout",
        "init_std",
        "initializer_range",
        "layerdrop",
        "pad_token_id",
        "pretraining_tp",
        "tie_word_embeddings",
        "use_cache",
    }
)
#: Entries of config.json that the former fingerprint did not cover.
_NO_PART_OF_FORMER = ("_name_or_path", "transformers_version", "torch_dtype", "dtype", "use_cache")
_BLOCK_BYTES = 16 * 2**20


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Fingerprint of a model's KV."""

    value: str
    #: Parts of the fingerprint: names for people, and values.
    parts: tuple[tuple[str, str], ...]
    #: Fingerprint under which releases up to commit 930aaed stored this model's KV. It covers the files of weights and
    #: nearly all of config.json; in those releases, also *.safetensors files that are not loaded.
    former: str

    def of_random(self, seed: int) -> "Fingerprint":
        """Fingerprint of a model of this configuration with random weights, which are in no file."""
        suffix = f"-random-{seed}"
        return Fingerprint(self.value + suffix, (*self.parts, ("random weights", str(seed))), self.former + suffix)

    def of_shard(self, shard: Shard) -> "Fingerprint":
        """Fingerprint of a shard, whose KV no other shard can use."""
        suffix = shard.suffix
        return Fingerprint(self.value + suffix, (*self.parts, ("shard", str(shard))), self.former + suffix)


def head_dim_of(config: PretrainedConfig) -> int:
    head_dim: int = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    return head_dim


def fingerprint_of(directory: str, config: PretrainedConfig, weights: Sequence[Path]) -> Fingerprint:
    """The fingerprint of a model. `weights`: the files that are loaded, which are read once; other files in the
    directory are not opened. Raises ModelNotFound if a file cannot be read.
    """
    former = xxhash.xxh3_128(_former_entries(directory))
    parts = [(f"{name} in config.json", value) for name, value in _entries(config)]
    if (factors := rotary_factors(config)) is not None:
        parts.append(("rotary factors", factors))
    for path in sorted(weights):
        former.update(path.name.encode())
        parts.append((path.name, _digest(path, former)))
    return Fingerprint(xxhash.xxh3_128(json.dumps(parts).encode()).hexdigest(), tuple(parts), former.hexdigest())


def _digest(path: Path, whole: xxhash.xxh3_128) -> str:
    """The hash of a file's bytes, which are also added to `whole`."""
    state = xxhash.xxh3_128()
    try:
        with path.open("rb") as file:
            while block := file.read(_BLOCK_BYTES):
                whole.update(block)
                state.update(block)
    except OSError as error:
        raise ModelNotFound(f"{path} cannot be read: {error.strerror}") from error
    return state.hexdigest()


def _entries(config: PretrainedConfig) -> list[tuple[str, str]]:
    """Entries of the configuration that affect KV, by name."""
    shared = {field.name for field in dataclasses.fields(PretrainedConfig)}
    # Stock code uses a head dim even if a class has no such field.
    entries = {"model_type": _plain(config.model_type), "head_dim": _plain(head_dim_of(config))}
    for field in dataclasses.fields(config):
        if field.name not in shared | _NO_PART:
            value = _plain(getattr(config, field.name))
            if value != _plain(_default(field)):
                entries[field.name] = value
    return sorted(entries.items())


def _default(field: "dataclasses.Field[Any]") -> Any:
    return field.default_factory() if field.default_factory is not dataclasses.MISSING else field.default


def _plain(value: Any) -> str:
    """The value as JSON: equal numbers give equal texts, and so do objects whose names are in another order."""
    return json.dumps(_with_integers(value), sort_keys=True, default=str)


def _with_integers(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {str(name): _with_integers(each) for name, each in value.items()}
    return [_with_integers(each) for each in value] if isinstance(value, list | tuple) else value


def _former_entries(directory: str) -> bytes:
    entries = {name: value for name, value in read_entries(directory).items() if name not in _NO_PART_OF_FORMER}
    return json.dumps(entries, sort_keys=True).encode()
