"""Identity of a directory of blocks: all facts, next to its key, that the bytes of a block depend on."""

import hashlib
import json
import os
import secrets
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import xxhash

#: Field of an identity that only one process has.
ONLY_HERE = "only_in_this_process"
_READ_BYTES = 16 * 2**20
#: Hashes of vLLM that start from a random seed in each process if PYTHONHASHSEED is not set.
_RANDOM_SEED_HASHES = ("xxhash", "xxhash_cbor")


def check_hash_seed(algorithm: str | None) -> None:
    """Refuse hashes that no later process can find again. Raises ValueError, in one line."""
    if algorithm in _RANDOM_SEED_HASHES and os.environ.get("PYTHONHASHSEED") is None:
        raise ValueError(
            f"--prefix-caching-hash-algo {algorithm} needs PYTHONHASHSEED to be set for RunaheadTier: "
            "without it no block is found after a restart"
        )


def identity_fields(config: Any, fingerprint: str, slot_bytes: int, vllm_version: str, hashes: str) -> dict[str, Any]:
    """Facts of vLLM's `OffloadingConfig` and the tier that make an identity, for JSON. Raises ValueError."""
    parallel = asdict(config.parallel)
    return {
        "weights": fingerprint or weights_digest(config.model.name),
        "dtype": str(config.model.dtype),
        "tokens_per_hash": config.cache.tokens_per_hash,
        "blocks_per_chunk": config.cache.blocks_per_chunk,
        "groups": [[group.group_id, group.tokens_per_block, *group.layer_names] for group in config.groups],
        "parallel": {name: parallel[name] for name in ("world_size", "tp_size", "pp_size", "pcp_size", "dcp_size")},
        "layout": [config.kv_cache_layout, config.canonical_layout, config.replicated_layout],
        "block_bytes": slot_bytes,
        "vllm": ".".join(vllm_version.split(".")[:2]),
        "hashes": hashes,
        "hash_seed": os.environ.get("PYTHONHASHSEED"),
    }


def engine_fields(vllm_config: Any, fingerprint: str) -> dict[str, Any]:
    """Further facts of vLLM's whole configuration, as far as it is known. Raises ValueError, in one line."""
    if vllm_config is None:
        return {}
    if vllm_config.lora_config is not None and not fingerprint:
        raise ValueError(
            "adapters may change under their names: set fingerprint in RunaheadTier's settings, a text that changes "
            "with the weights of the model and of each adapter"
        )
    model = vllm_config.model_config
    return {
        "load_format": str(vllm_config.load_config.load_format),
        "quantization": str(model.quantization),
        "computed_in": str(model.dtype),
        "max_model_len": model.max_model_len,  # LongRoPE takes its factors by it
    }


def transient(fields: Mapping[str, Any]) -> dict[str, Any]:
    """An identity that no later start has: for blocks of weights that were changed after they were loaded."""
    return {**fields, ONLY_HERE: secrets.token_hex(8)}


def identity_digest(fields: Mapping[str, Any]) -> bytes:
    """16 bytes."""
    return hashlib.sha256(json.dumps(fields, sort_keys=True).encode()).digest()[:16]


def weights_digest(model: str) -> str:
    """Digest of all files of a model's directory, which are read once. Raises ValueError if it is no directory."""
    directory = Path(model)
    if not directory.is_dir():
        raise ValueError(
            f"{model} is no directory, and its name does not say which weights it has: "
            "set fingerprint in RunaheadTier's settings, a text that changes with them"
        )
    whole = xxhash.xxh3_128()
    for path in sorted(directory.iterdir()):
        if path.is_file() and not path.name.startswith("."):
            whole.update(f"{path.name}\0{path.stat().st_size}\0".encode())
            with path.open("rb") as file:
                while part := file.read(_READ_BYTES):
                    whole.update(part)
    return whole.hexdigest()
