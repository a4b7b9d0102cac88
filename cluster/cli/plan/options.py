"""Options that several of the commands have."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar

import typer

from cluster.cli.options.command_line import bounds
from workers.plan.config import usual_dtype

if TYPE_CHECKING:
    from cluster.planning.cost_model import CostKey

Threads = Annotated[int, typer.Option(help="CPU threads of each worker, as in serve.", callback=bounds(1))]
Dtype = Annotated[
    str,
    typer.Option(
        help="float32, bfloat16 or float16, as in serve. [default: float32; on a GPU bfloat16]", show_default=False
    ),
]
Device = Annotated[str, typer.Option(help="cpu, cuda or cuda:N, as in serve.")]
CostFile = Annotated[Path | None, typer.Option("--cost", help="Cost model. [default: the calibrated one]")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Machine:
    """Threads, dtype and device that workers compute with."""

    PANEL: ClassVar[str] = "Model and workers"
    threads: Threads = 1
    dtype: Dtype = ""
    device: Device = "cpu"

    def __post_init__(self) -> None:
        object.__setattr__(self, "dtype", self.dtype or usual_dtype(self.device))

    def key(self, model: Path) -> "CostKey":
        """The key of the cost model. Raises StartError where there is no model."""
        from cluster.planning.cost_key import cost_key_of

        return cost_key_of(model, threads=self.threads, dtype=self.dtype, device=self.device)


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelOnMachine(Machine):
    """A model, and what workers compute with."""

    model: Annotated[Path, typer.Option("--model", "-m", help="Hugging Face model directory.")]
