"""Options that several of the commands have."""

from pathlib import Path
from typing import Annotated

import typer

from cluster.cli.options.command_line import bounds

ModelDirectory = Annotated[Path, typer.Option("--model", "-m", help="Hugging Face model directory.")]
Threads = Annotated[int, typer.Option(help="CPU threads of each worker, as in serve.", callback=bounds(1))]
Dtype = Annotated[str, typer.Option(help="float32, bfloat16 or float16, as in serve.")]
Device = Annotated[str, typer.Option(help="cpu, cuda or cuda:N, as in serve.")]
CostFile = Annotated[Path | None, typer.Option("--cost", help="Cost model. [default: the calibrated one]")]
