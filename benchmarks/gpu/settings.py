"""What `benchmarks.gpu` measures. The defaults are those of the project's bars."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.fixtures.preset_engines import COMMON_TOKENS
from benchmarks.gpu.shapes import SHAPES, TINY, config_of
from benchmarks.report.bars import BenchError
from workers.presets.preset import PRESETS

PHASES = ("reuse", "attention", "copies", "layers", "own-model")
#: Of a shape for tests.
_TINY_PREFIX_TOKENS = 1024
_DEFAULT_PREFIX_TOKENS = 16_384


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Raises BenchError on what cannot be measured."""

    shape: str = "qwen2.5-7b"
    device: str = "cuda"
    dtype: str = "bfloat16"
    #: None: 16,384, or as many as the shape has positions for.
    prefix_tokens: int | None = None
    new_tokens: int = 32
    kv_budget: float = 0.05
    presets: Sequence[str] = tuple(PRESETS)
    rounds: int = 3
    phases: Sequence[str] = PHASES
    time_budget_s: float = 480.0
    threads: int = 8
    #: Where stores lie, and where results go.
    directory: Path | None = None
    out: Path = Path("gpu-results")
    #: A model that is measured with its own attention.
    model: Path | None = None
    #: Of the link between two GPUs, for the cost model; None: that of copies from the host, measured.
    link_gb_s: float | None = None
    link_us: float = 20.0

    def __post_init__(self) -> None:
        positions = config_of(self.shape).max_position_embeddings
        if self.device == "cpu" and self.shape != TINY:
            raise BenchError(f"the figures are a GPU's; --device cpu is there to try the script out: --shape {TINY}")
        for name, known in (("presets", PRESETS), ("phases", PHASES)):
            unknown = [each for each in getattr(self, name) if each not in known]
            if unknown:
                raise BenchError(f"--{name}: {unknown[0]!r} is none of {', '.join(known)}")
        if self.prefix_tokens is not None and self.prefix_tokens < COMMON_TOKENS:
            raise BenchError(f"--prefix-tokens: at least {COMMON_TOKENS}, which every layout holds whole")
        if not 0 < self.kv_budget <= 1:
            raise BenchError(f"--kv-budget is a share of the prefix, above 0 and up to 1, not {self.kv_budget}")
        if self.num_prefix + self.new_tokens > positions:
            raise BenchError(f"{self.shape} has {positions} positions; choose a shorter --prefix-tokens")

    @property
    def num_prefix(self) -> int:
        """Tokens of the stored prefix: whole records of every layout."""
        wanted = self.prefix_tokens
        if wanted is None:
            positions = config_of(self.shape).max_position_embeddings
            default = _TINY_PREFIX_TOKENS if self.shape == TINY else _DEFAULT_PREFIX_TOKENS
            wanted = min(default, positions - self.new_tokens - 1)
        return wanted // COMMON_TOKENS * COMMON_TOKENS

    @property
    def num_chosen(self) -> int:
        """Rows of the prefix that a layer attends to."""
        return max(1, round(self.kv_budget * self.num_prefix))


assert TINY in SHAPES
