"""Keys of cost models, read from a model directory and this machine, and nominal costs without a calibration.

Weights are not read: a model's times depend only on its widths (`config.json`).
"""

import json
import os
import platform
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cluster.errors import StartError
from cluster.planning.cost_model import CostKey, CostModel, LayerCost, LinkCost, LoadCost
from kvstore import KVShape
from workers.errors import no_model_in

#: Assumed without a calibration: operations per second of one CPU thread, a message over loopback, a disk.
NOMINAL_FLOPS_PER_THREAD = 3e10
_NOMINAL_LINK = LinkCost(latency_s=1e-3, bytes_per_s=1e9)
_NOMINAL_LOAD = LoadCost(latency_s=5e-3, bytes_per_s=5e8)
#: Seconds to launch the operations of one layer from Python, for any number of tokens.
_NOMINAL_LAYER_S = 3e-4
#: Architectures whose MLP has two matrices; all other architectures have a gate as well.
_WITHOUT_GATE = ("opt", "falcon", "starcoder2")
_NVIDIA_GPUS = Path("/proc/driver/nvidia/gpus")


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelShape:
    """Sizes of a model, or of one of its shards, on which its times depend."""

    architecture: str
    num_layers: int
    num_heads: int
    num_kv_heads: int
    head_dim: int
    hidden: int
    intermediate: int
    #: Shards that compute a worker's part together.
    num_shards: int = 1

    def __str__(self) -> str:
        heads = f"{self.num_heads}x{self.num_kv_heads}x{self.head_dim}"
        shard = f"-of-{self.num_shards}" if self.num_shards > 1 else ""
        return f"{self.architecture}-{self.num_layers}-{heads}-{self.hidden}-{self.intermediate}{shard}"

    def divided(self, num_shards: int) -> "ModelShape":
        """The shape of one shard. Raises ValueError when the heads cannot be divided evenly."""
        for name in ("num_heads", "num_kv_heads"):
            if getattr(self, name) % num_shards:
                raise ValueError(f"{name} of {getattr(self, name)} cannot be divided among {num_shards} shards")
        return replace(
            self,
            num_heads=self.num_heads // num_shards,
            num_kv_heads=self.num_kv_heads // num_shards,
            intermediate=self.intermediate // num_shards,
            num_shards=num_shards,
        )

    def layer_flops(self) -> tuple[float, float]:
        """Floating-point operations of one layer, per token and per visible row of a token."""
        projections = self.hidden * self.head_dim * (2 * self.num_heads + 2 * self.num_kv_heads)
        mlp = (2 if self.architecture in _WITHOUT_GATE else 3) * self.hidden * self.intermediate
        return 2.0 * (projections + mlp), 4.0 * self.num_heads * self.head_dim


def shape_of(model: str | Path, tensor_parallel: int = 1) -> ModelShape:
    """The shape of the model in a directory, or of one of its shards. Raises StartError without a model."""
    try:
        return _whole_shape(model).divided(tensor_parallel)
    except ValueError as error:
        raise StartError(f"chain.tensor_parallel: {error}") from error


def _whole_shape(model: str | Path) -> ModelShape:
    path = Path(model).expanduser() / "config.json"
    try:
        config: dict[str, Any] = json.loads(path.read_text())
        num_heads, hidden = int(config["num_attention_heads"]), int(config["hidden_size"])
        return ModelShape(
            architecture=config["model_type"],
            num_layers=int(config["num_hidden_layers"]),
            num_heads=num_heads,
            num_kv_heads=_num_kv_heads(config),
            head_dim=int(config.get("head_dim") or hidden // num_heads),
            hidden=hidden,
            intermediate=_intermediate(config, hidden),
        )
    except FileNotFoundError as error:
        raise StartError(no_model_in(model)) from error
    except (OSError, ValueError, KeyError, TypeError, ArithmeticError) as error:
        raise StartError(f"{path} does not describe a model: {error}") from error


def windows_of(model: str | Path) -> tuple[int | None, ...]:
    """Number of rows that each layer sees, None for all. Imports torch, which takes seconds. Raises StartError."""
    from workers.errors import WorkerError
    from workers.model import stock_model

    try:
        return stock_model.windows_of(str(Path(model).expanduser()))
    except WorkerError as error:
        raise StartError(str(error)) from error


def _num_kv_heads(config: dict[str, Any]) -> int:
    if config["model_type"] == "falcon" and not config.get("new_decoder_architecture"):
        return 1 if config.get("multi_query", True) else int(config["num_attention_heads"])
    return int(config.get("num_key_value_heads") or config.get("num_kv_heads") or config["num_attention_heads"])


def _intermediate(config: dict[str, Any], hidden: int) -> int:
    """Width of the MLP; with experts, the sum over the experts of one token."""
    names = ("moe_intermediate_size", "intermediate_size", "ffn_dim")
    width = next((int(config[name]) for name in names if config.get(name)), 4 * hidden)
    return width * int(config.get("num_experts_per_tok") or 1)


def cost_key_of(
    model: str | Path, *, threads: int, dtype: str, device: str = "cpu", tensor_parallel: int = 1
) -> CostKey:
    """The key of workers on this machine. Raises StartError as `shape_of`."""
    return CostKey(
        model=str(shape_of(model, tensor_parallel)), device=device_name(device), threads=threads, dtype=dtype
    )


def device_name(device: str = "cpu") -> str:
    """Name of the processor with its usable cores, or of the GPU; a GPU of another machine has no name here."""
    if device == "cpu":
        return _processor_name()
    names, index = gpu_names(), int(device.partition(":")[2] or 0)
    return names[index] if index < len(names) else f"{device} of another machine"


def gpu_names() -> list[str]:
    """Names of the GPUs by the NVIDIA driver, in the order of the bus; empty without a driver."""
    lines = [line for path in sorted(_NVIDIA_GPUS.glob("*/information")) for line in path.read_text().splitlines()]
    return [line.partition(":")[2].strip() for line in lines if line.startswith("Model:")]


def _processor_name() -> str:
    cores = len(os.sched_getaffinity(0))
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return f"{line.partition(':')[2].strip()}, {cores} cores"
    return f"{platform.machine()}, {cores} cores"


def nominal_cost(shape: ModelShape, key: CostKey) -> CostModel:
    """Cost by operation counts at a nominal speed: only the ratio of projections to attention is right, not the
    seconds.

    Raises ValueError for a coded dtype.
    """
    flops_per_s = NOMINAL_FLOPS_PER_THREAD * key.threads
    per_token, per_row = shape.layer_flops()
    kv = KVShape(num_layers=shape.num_layers, num_kv_heads=shape.num_kv_heads, head_dim=shape.head_dim, dtype=key.dtype)
    if kv.codec is not None:
        raise ValueError(f"no model computes in {key.dtype}: a preset with bits chooses how its rows are stored")
    # For each of a layer's two sums over shards, a shard sends and receives all but its own part, twice.
    num_sums = 2 if shape.num_shards > 1 else 0
    sum_bytes = 2 * (shape.num_shards - 1) / shape.num_shards * shape.hidden * (kv.head_bytes // kv.head_dim)
    return CostModel(
        key=key,
        num_layers=shape.num_layers,
        row_bytes=2 * kv.row_bytes,
        layer=LayerCost(
            token_s=per_token / flops_per_s + num_sums * sum_bytes / _NOMINAL_LINK.bytes_per_s,
            pair_s=per_row / flops_per_s,
            layer_s=_NOMINAL_LAYER_S + num_sums * _NOMINAL_LINK.latency_s,
        ),
        link=_NOMINAL_LINK,
        load=_NOMINAL_LOAD,
    )
