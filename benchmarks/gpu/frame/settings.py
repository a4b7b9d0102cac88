"""Settings of `benchmarks.gpu`, each a flag of the command. The defaults are those of the project's bars."""

import argparse
from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from benchmarks.fixtures.preset_engines import COMMON_TOKENS
from benchmarks.gpu.frame.shapes import SHAPES, TINY, config_of
from benchmarks.report.bars import BenchError
from cluster.errors import StartError
from cluster.quantities import parsed_share
from workers.presets.preset import PRESETS
from workers.presets.registry import preset_of

#: Phases in order, the shortest first, with the seconds that each is expected to take on a GPU before one is measured.
#: Within `reuse` and `own-model`, presets are skipped by the measured times of earlier presets.
PHASES = {"attention": 20.0, "copies": 20.0, "reuse": 60.0, "layers": 60.0, "own-model": 90.0}
#: Our preset over coded rows, in addition to the papers' presets and ours over rows as computed.
FEWER_BITS = "runahead?bits=4"
_DTYPES = ("bfloat16", "float16", "float32")
_TINY_PREFIX_TOKENS, _PREFIX_TOKENS = 1024, 16_384


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _share(text: str) -> float:
    try:
        return parsed_share(text, "--kv-budget")
    except StartError as error:
        raise BenchError(str(error)) from None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench. Raises BenchError for values that cannot be measured."""

    shape: str = "qwen2.5-7b"
    device: str = "cuda"
    dtype: str = "bfloat16"
    prefix_tokens: int | None = None
    new_tokens: int = 32
    kv_budget: float = 0.05
    presets: Sequence[str] = (*PRESETS, FEWER_BITS)
    rounds: int = 3
    phases: Sequence[str] = tuple(PHASES)
    time_budget_s: float = 480.0
    threads: int = 8
    directory: Path | None = None
    out: Path = Path("gpu-results")
    model: Path | None = None
    link_gb_s: float | None = None
    link_us: float = 20.0

    def __post_init__(self) -> None:
        if self.device == "cpu" and self.shape != TINY:
            raise BenchError(
                f"--device cpu only tries the script out, without meaningful figures: use it with --shape {TINY}"
            )
        named: list[tuple[str, Sequence[str], Collection[str]]] = [
            ("phases", self.phases, PHASES), ("dtype", [self.dtype], _DTYPES)
        ]  # fmt: skip
        for name in self.presets:
            try:
                preset_of(name)
            except ValueError as error:
                raise BenchError(f"--presets: {error}") from error
        for name, asked, known in named:
            unknown = [each for each in asked if each not in known]
            if unknown:
                raise BenchError(f"--{name}: {unknown[0]!r} is none of {', '.join(known)}")
        if self.prefix_tokens is not None and self.prefix_tokens < COMMON_TOKENS:
            raise BenchError(f"--prefix-tokens: at least {COMMON_TOKENS}, the tokens of a record in the largest layout")
        if not 0 < self.kv_budget <= 1:
            raise BenchError(
                f"--kv-budget is a share of the prefix, greater than 0 and at most 1, not {self.kv_budget}"
            )
        if self.num_prefix + self.new_tokens > self._positions:
            raise BenchError(f"{self.shape} has {self._positions} positions; choose a shorter --prefix-tokens")

    @property
    def _positions(self) -> int:
        positions: int = config_of(self.shape).max_position_embeddings
        return positions

    @property
    def num_prefix(self) -> int:
        """Tokens of the stored prefix: whole records of every layout."""
        usual = _TINY_PREFIX_TOKENS if self.shape == TINY else _PREFIX_TOKENS
        wanted = self.prefix_tokens or min(usual, self._positions - self.new_tokens - 1)
        return wanted // COMMON_TOKENS * COMMON_TOKENS

    @property
    def num_chosen(self) -> int:
        """Rows of the prefix that a layer attends to."""
        return max(1, round(self.kv_budget * self.num_prefix))


_HELP = {
    "shape": f"shape of the model, one of {', '.join(SHAPES)} (default: %(default)s)",
    "device": "device: cuda, cuda:N or cpu (default: %(default)s)",
    "dtype": f"dtype of weights and KV, one of {', '.join(_DTYPES)} (default: %(default)s)",
    "prefix_tokens": f"tokens of the stored prefix (default: {_PREFIX_TOKENS}, or as many as the shape allows)",
    "new_tokens": "new tokens after the stored prefix (default: %(default)s)",
    "kv_budget": "share of the prefix that a layer attends to, such as 5%% or 0.05 (default: %(default)s)",
    "presets": "presets and variants such as impress?bits=4, separated by commas "
    f"(default: {','.join(PRESETS)},{FEWER_BITS})",
    "rounds": "number of requests to each preset (default: %(default)s)",
    "phases": f"phases, separated by commas (default: {','.join(PHASES)})",
    "time_budget_s": "time budget in seconds; phases that do not fit are skipped and reported (default: %(default)s)",
    "threads": "threads of torch on the processor (default: %(default)s)",
    "directory": "directory for the stores during the run (default: the current one)",
    "out": "directory for results (default: %(default)s)",
    "model": "directory of a trained model, which is measured with its own attention",
    "link_gb_s": "bandwidth between two GPUs in GB/s, for the cost model (default: that of copies from the host)",
    "link_us": "latency between two GPUs in microseconds, for the cost model (default: %(default)s)",
}
#: Types of the flags whose default does not show them.
_TYPES = {"prefix_tokens": int, "link_gb_s": float, "presets": _names, "phases": _names} | dict.fromkeys(
    ("directory", "out", "model"), Path
)
_TYPES["kv_budget"] = _share


def parse(arguments: Sequence[str] | None, description: str, program: str | None = None) -> Settings:
    """The settings on a command line."""
    parser = argparse.ArgumentParser(
        prog=program, description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for each in fields(Settings):
        flag = "--time-budget" if each.name == "time_budget_s" else f"--{each.name.replace('_', '-')}"
        kind: Any = _TYPES.get(each.name, type(each.default))
        parser.add_argument(flag, dest=each.name, default=each.default, type=kind, help=_HELP[each.name])
    return Settings(**vars(parser.parse_args(arguments)))
