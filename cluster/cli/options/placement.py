"""Options of `runahead serve` that say where in a Ray cluster the workers run."""

from collections.abc import Sequence
from typing import Annotated

import typer

from cluster.errors import StartError

PlacementOption = Annotated[
    str | None,
    typer.Option(
        "--placement", help="Workers on few nodes or many: pack, spread, strict_pack, strict_spread. [default: pack]"
    ),
]
GpusPerWorker = Annotated[float | None, typer.Option(help="GPUs that Ray reserves for each worker. [default: 0]")]
WorkerResource = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=AMOUNT", help="Custom Ray resource that each worker takes; may be given several times."),
]
NodeLabel = Annotated[
    list[str] | None,
    typer.Option(metavar="KEY=VALUE", help="Label of the nodes that may run workers; may be given several times."),
]
GpuDomain = Annotated[
    str | None,
    typer.Option(help="same: all workers in one ray.io/gpu-domain, that is one NVLink domain. [default: any]"),
]


def pairs(option: str, given: Sequence[str] | None) -> dict[str, str] | None:
    """What was given as KEY=VALUE; None when nothing was. Raises StartError."""
    if not given:
        return None
    parts = {item: item.partition("=") for item in given}
    if wrong := [item for item, (key, _, value) in parts.items() if not key or not value]:
        raise StartError(f"{option} takes KEY=VALUE, not {', '.join(map(repr, wrong))}")
    return {key: value for key, _, value in parts.values()}
