"""Converts a GGUF file into a Hugging Face directory that the service can serve: safetensors, config, tokenizer.

transformers dequantises GGUF while it loads, but cannot save the loaded model. So the weights are copied into a fresh
model of the same configuration, once per file: the result is named by the file's hash and kept in a cache.
"""

import hashlib
import json
import shutil
import sys
import tempfile
from pathlib import Path

from workers.errors import ModelNotFound
from workers.plan.loss_curve import LossCurve
from workers.selection.layer_shares import (
    MeasuredShares,
    read_layer_shares,
    read_loss_curve,
    write_layer_shares,
)

#: Measurements of `runahead bench layers` for models that come as GGUF, by the digest of the file.
MEASURED_LAYERS = Path(__file__).with_name("measured_layers.json")


def convert(gguf_file: Path, cache: Path, name: str) -> Path:
    """The converted model's directory below `cache`, made if it is missing. float32; atomic, safe to run twice.

    It includes the model's measured layer shares, if there are any (`workers/selection/layer_shares.py`). Raises
    ModelNotFound when the file cannot be read as a model.
    """
    digest = _digest(gguf_file)
    target = cache / f"{name}-{digest}"
    if not (target / "config.json").is_file():
        _convert(gguf_file, target)
    _add_layer_shares(digest, target)
    return target


def _convert(gguf_file: Path, target: Path) -> None:
    cache = target.parent
    cache.mkdir(parents=True, exist_ok=True)
    building = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=cache))
    try:
        _write(gguf_file, building)
        building.replace(target)
    except (OSError, ValueError, KeyError) as error:
        if not (target / "config.json").is_file():  # else another process was faster
            raise ModelNotFound(f"{gguf_file} cannot be converted: {error}") from error
    finally:
        shutil.rmtree(building, ignore_errors=True)


def _add_layer_shares(digest: str, directory: Path) -> None:
    """Write measured shares and losses to a model's directory, unless it has as good ones. Raises ModelNotFound."""
    known = json.loads(MEASURED_LAYERS.read_text()).get(digest)
    if known is None:
        return
    shares = MeasuredShares(tuple(known["layer_shares"]), tuple(map(tuple, known["head_shares"])))
    present = read_layer_shares(str(directory), len(shares.layers), len(known["head_shares"][0]))
    curve = LossCurve.of_plain(known["loss_curve"])
    # Replace a file of an earlier release; a file that users have measured themselves stays.
    is_outdated = present is None or present.heads is None
    if is_outdated or (present == shares and read_loss_curve(str(directory)) is None):
        try:
            write_layer_shares(directory, shares, known["measured"], curve)
        except OSError as error:
            raise ModelNotFound(f"layer shares cannot be written to {directory}; make it writable: {error}") from error


def _write(gguf_file: Path, directory: Path) -> None:
    # Imported here, so that a model that is already converted is found without the seconds of these imports.
    import torch
    from transformers import AutoConfig, AutoModelForCausalLM, AutoTokenizer

    source = {"pretrained_model_name_or_path": str(gguf_file.parent), "gguf_file": gguf_file.name}
    config = AutoConfig.from_pretrained(**source)
    dequantised = AutoModelForCausalLM.from_pretrained(**source, dtype=torch.float32)
    plain = AutoModelForCausalLM.from_config(config, dtype=torch.float32)
    plain.load_state_dict(dequantised.state_dict())
    plain.generation_config = dequantised.generation_config
    tokenizer = AutoTokenizer.from_pretrained(**source)
    if plain.generation_config.eos_token_id is None:
        plain.generation_config.eos_token_id = tokenizer.eos_token_id
    tokenizer.save_pretrained(directory)
    plain.save_pretrained(directory)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "blake2b").hexdigest()[:12]


if __name__ == "__main__":
    sys.stdout.write(f"{convert(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])}\n")
