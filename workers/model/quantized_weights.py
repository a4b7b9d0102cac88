"""Quantized weights: checked by config.json and the headers of files, before torch is imported.

FP8 weights are served as transformers' FineGrainedFP8Config reads them (`quant_method` fp8), which dequantises them
while it loads. A weight of `float8_e4m3fn`, [rows, columns], comes with a `weight_scale_inv`: one number for each block
of `weight_block_size`, or a single one if that is null. A weight is its stored number times the number of its block,
multiplied in float32 and rounded to the model's dtype. transformers infers blocks from shapes, does not scale a weight
without a scale, and skips names that it does not know, all without an error; so shapes and names are checked here.

All other kinds of quantization are refused by name.
"""

import importlib.util
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workers.errors import UnsupportedModel

#: Places where tools describe their quantization: entries of config.json, at any depth, and files in the directory.
_QUANTIZATION_ENTRIES = ("quantization_config", "compression_config", "quantization")
#: Values of such an entry if the weights are not quantized.
_NO_QUANTIZATION: tuple[Any, ...] = (None, False, {})
_QUANTIZATION_FILES = ("quantize_config.json", "quant_config.json", "hf_quant_config.json", "quanto_qmap.json")
#: Dtypes of plain weights; and of buffers (masks, counters), which are no target of quantization.
_SOUND_DTYPES = {"F64", "F32", "F16", "BF16", "BOOL", "I64"}
#: Names of masks and positions that older versions of transformers saved, in any dtype. No supported architecture has a
#: weight of such a name, so transformers ignores them.
BUFFER = re.compile(r"(^|\.)((self_)?(attn|attention)\.(bias|masked_bias)|position_ids)$")
_FP8 = "F8_E4M3"
_SCALE = "_scale_inv"
_SCALE_DTYPES = {"F32", "F16", "BF16"}
#: Block size that transformers assumes if config.json names none.
_DEFAULT_BLOCK = [128, 128]
_INSTEAD = "use the model with float weights, or with FP8 weights of quant_method 'fp8'"


@dataclass(frozen=True, slots=True)
class StoredTensor:
    """A tensor as the header of its file describes it."""

    file: Path
    dtype: str
    shape: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fp8:
    """Scaling of FP8 weights. `block`: rows and columns that share a scale; None: the whole weight has one."""

    block: tuple[int, int] | None

    def config(self) -> dict[str, Any]:
        """The `quantization_config` with which transformers dequantises on every device."""
        block = None if self.block is None else list(self.block)
        return {"quant_method": "fp8", "weight_block_size": block, "dequantize": True}

    def fits(self, weight: tuple[int, ...], scale: tuple[int, ...]) -> bool:
        """Whether a scale of this shape covers whole blocks of the weight: transformers dequantises no other shapes."""
        if len(weight) != 2:
            return False
        if self.block is None:
            return scale in ((), (1,), (1, 1))
        return len(scale) == 2 and tuple(n * size for n, size in zip(scale, self.block, strict=True)) == weight


def fp8_of(directory: str, entries: Mapping[str, Any]) -> Fp8 | None:
    """Scaling of the weights according to config.json and other files of the directory; None for plain weights.

    Raises UnsupportedModel for any other quantization.
    """
    found = list(_quantizations(entries))
    served = found[0][1] if [where for where, _ in found] == ["quantization_config"] else None
    if found and not (isinstance(served, Mapping) and served.get("quant_method") and _method(served) == "'fp8'"):
        where, how = found[0]
        raise UnsupportedModel(
            f"{directory} has quantized weights ({_method(how)} in {where} of config.json), which are not served: "
            f"{_INSTEAD}"
        )
    for name in _QUANTIZATION_FILES:
        if (Path(directory) / name).exists():
            raise UnsupportedModel(
                f"{directory} has quantized weights according to its {name}, which are not served: {_INSTEAD}; or "
                "remove that file if these weights are not quantized"
            )
    if served is None:
        return None
    block = served.get("weight_block_size", _DEFAULT_BLOCK)
    if block is None:
        return Fp8(None)
    if not (isinstance(block, list) and len(block) == 2 and all(type(size) is int and size > 0 for size in block)):
        raise UnsupportedModel(
            f"{directory} has quantized weights, but weight_block_size is {block!r:.40}: correct config.json"
        )
    return Fp8((block[0], block[1]))


def check_tensors(directory: str, tensors: Mapping[str, StoredTensor], fp8: Fp8 | None) -> None:
    """Raise UnsupportedModel unless each weight is plain, or is FP8 with exactly one scale that fits."""
    scaled = set()
    for name, tensor in tensors.items():
        if fp8 is not None and tensor.dtype == _FP8 and name.endswith(".weight"):
            _check_scale(name, tensor, tensors.get(name + _SCALE), fp8)
            scaled.add(name + _SCALE)
        elif tensor.dtype not in _SOUND_DTYPES and not BUFFER.search(name):
            raise UnsupportedModel(
                f"{tensor.file} has quantized weights ({name} is {tensor.dtype}), which are not served: {_INSTEAD}"
            )
    if fp8 is None:
        return
    if not scaled:
        raise UnsupportedModel(
            f"{directory} has quantized weights ('fp8' in quantization_config of config.json), but none is {_FP8}: "
            "remove that entry if the weights are not quantized"
        )
    for name, tensor in tensors.items():
        if name.endswith(_SCALE) and name not in scaled:
            raise UnsupportedModel(f"{tensor.file} has quantized weights, but {name} scales no weight of {_FP8}")
    if importlib.util.find_spec("accelerate") is None:
        raise UnsupportedModel(f"{directory} has FP8 weights, which transformers loads with accelerate: install it")


def _check_scale(name: str, weight: StoredTensor, scale: StoredTensor | None, fp8: Fp8) -> None:
    what = f"{weight.file} has quantized weights that cannot be dequantised: {name} is {_FP8}"
    if scale is None:
        raise UnsupportedModel(f"{what} and has no {name.rpartition('.')[2]}{_SCALE} beside it")
    if scale.dtype not in _SCALE_DTYPES:
        raise UnsupportedModel(f"{what} and its scale is {scale.dtype}, which is none of {', '.join(_SCALE_DTYPES)}")
    if not fp8.fits(weight.shape, scale.shape):
        wanted = "one number for all" if fp8.block is None else f"one for each whole block of {[*fp8.block]}"
        raise UnsupportedModel(f"{what} of {[*weight.shape]} and its scale, of {[*scale.shape]}, is not {wanted}")


def _quantizations(entries: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Paths and values of quantizations in config.json; an entry of null, false or {} stands for none."""
    if isinstance(entries, Mapping):
        for name, value in entries.items():
            if name in _QUANTIZATION_ENTRIES and value not in _NO_QUANTIZATION:
                yield f"{path}{name}", value
            else:
                yield from _quantizations(value, f"{path}{name}.")
    elif isinstance(entries, list):
        for each in entries:
            yield from _quantizations(each, path)


def _method(how: Any) -> str:
    """Name of a quantization, for messages."""
    if not isinstance(how, Mapping):
        return repr(how)[:40]
    if how.get("load_in_4bit") or how.get("load_in_8bit"):
        return "bitsandbytes"
    named = next((how[name] for name in ("quant_method", "quant_type", "format") if how.get(name)), None)
    return repr(named)[:40] if named is not None else "of no known method"
