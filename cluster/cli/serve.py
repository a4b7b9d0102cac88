"""`runahead serve`: options, each of which is a setting of the configuration, and the life of the process."""

import asyncio
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any, ClassVar

import typer

from cluster.cli.options.printing import STDERR, say, say_error
from cluster.cli.options.waiting import Waiting
from cluster.errors import StartError

Text = str | None
Number = int | None
Several = list[str] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerOptions:
    """Settings of the section `worker`, by name."""

    PANEL: ClassVar[str] = "Model and workers"
    model: Annotated[
        Text, typer.Argument(metavar="DIR", help="Model: a directory of Hugging Face's files, safetensors.")
    ] = None
    threads: Annotated[Number, typer.Option(help="CPU threads per worker. [default: 1]")] = None
    dtype: Annotated[Text, typer.Option(help="float32, bfloat16 or float16. [default: float32; on a GPU bfloat16]")] = (
        None
    )
    device: Annotated[Text, typer.Option(help="Device of the workers: cpu, cuda or cuda:N. [default: cpu]")] = None
    preset: Annotated[
        Text,
        typer.Option(
            help="Method that spends a kv_budget: runahead, h2o-lru, h2o-lfu, impress, spec, contiguous. "
            "[default: runahead]"
        ),
    ] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreOptions:
    """Settings of the section `store`, by name."""

    PANEL: ClassVar[str] = "Store and memory"
    directory: Annotated[
        Text, typer.Option("--store-dir", help="Store directory. [default: ~/.cache/runahead/store]")
    ] = None
    disk_bytes: Annotated[Text, typer.Option(metavar="SIZE", help="Room on disk, as 500M or 10G. [default: 8G]")] = None
    host_bytes: Annotated[
        Text, typer.Option(metavar="SIZE", help="Memory of the host for stored KV, taken at start. [default: 512M]")
    ] = None
    device_bytes: Annotated[
        Text,
        typer.Option(
            metavar="SIZE", help="Memory of each worker for the KV that it uses most; on a GPU its own. [default: 0]"
        ),
    ] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerOptions:
    """Settings of the section `server`, by name."""

    PANEL: ClassVar[str] = "Callers and metrics"
    host: Annotated[Text, typer.Option(help="Address to listen on. [default: 127.0.0.1]")] = None
    port: Annotated[Number, typer.Option(help="Port; 0 picks a free one. [default: 50051]")] = None
    tokens_file: Annotated[
        Text, typer.Option(help="File of the callers' tokens; runahead token new makes its lines.")
    ] = None
    tls_certificate: Annotated[Text, typer.Option(help="The server's certificate (PEM).")] = None
    tls_key: Annotated[Text, typer.Option(help="Key of that certificate (PEM).")] = None
    tls_client_ca: Annotated[Text, typer.Option(help="CA of client certificates, which clients must then present.")] = (
        None
    )
    insecure_public: Annotated[
        bool | None, typer.Option("--insecure-public", help="Listen publicly without authentication or TLS.")
    ] = None
    metrics_port: Annotated[
        Number, typer.Option(help="Port of the metrics and the page; 0 picks a free one. [default: none]")
    ] = None
    log_format: Annotated[Text, typer.Option(help="json, text or auto. [default: auto]")] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainOptions:
    """Settings of the section `chain`, by name."""

    PANEL: ClassVar[str] = "Chain of workers, and its place in a Ray cluster"
    workers: Annotated[Number, typer.Option(help="Workers in the chain. [default: 2]")] = None
    prefix_cache_bytes: Annotated[
        Text,
        typer.Option(
            metavar="SIZE",
            help="Prefix cache: memory of each worker for rows of requests that have ended. None on GPUs. [default: 0]",
            rich_help_panel=StoreOptions.PANEL,
        ),
    ] = None
    ray_address: Annotated[Text, typer.Option(help="Ray cluster to use. [default: a local one]")] = None
    placement: Annotated[
        Text,
        typer.Option(help="Placement of workers on nodes: pack, spread, strict_pack, strict_spread. [default: pack]"),
    ] = None
    gpus_per_worker: Annotated[
        float | None, typer.Option(help="GPUs that Ray reserves for each worker. [default: 1 with --device cuda]")
    ] = None
    worker_resources: Annotated[
        Several,
        typer.Option(
            "--worker-resource",
            metavar="NAME=AMOUNT",
            help="Custom Ray resource that each worker takes. May be given several times.",
        ),
    ] = None
    node_labels: Annotated[
        Several,
        typer.Option(
            "--node-label",
            metavar="KEY=VALUE",
            help="Label of the nodes that may run workers. May be given several times.",
        ),
    ] = None
    gpu_domain: Annotated[
        Text, typer.Option(help="same: all workers in one ray.io/gpu-domain, that is one NVLink domain. [default: any]")
    ] = None


def serve(
    worker: WorkerOptions,
    store: StoreOptions,
    server: ServerOptions,
    chain: ChainOptions,
    former_model: Annotated[Text, typer.Option("--model", "-m", hidden=True)] = None,
    template_date: Annotated[
        Text, typer.Option(help="Date that chat templates see, like 2026-01-31. [default: the clock]")
    ] = None,
    config: Annotated[
        Path | None, typer.Option("--config", "-c", help="TOML file of settings. Flags and RUNAHEAD_* override it.")
    ] = None,
    print_config: Annotated[
        bool, typer.Option("--print-config", help="Print all settings in use as TOML and exit.")
    ] = False,
) -> None:
    """Serve a model over gRPC until Ctrl-C or SIGTERM.

    Settings come from flags, then RUNAHEAD_SECTION__NAME variables, then the file; the settings in use are printed at
    start. Sizes are bytes, or have a unit of 1024: 500M, 1.5GB, 2GiB.

    Examples: **runahead serve models/smollm2**, **runahead serve models/qwen --device cuda --host-bytes 8G**
    """
    from cluster import logs
    from cluster.config.service_config import resolve

    if former_model is not None:
        if worker.model is not None:
            raise StartError("give the model's directory once: runahead serve DIR")
        worker = replace(worker, model=former_model)
        say("--model will go: write runahead serve DIR")
    flags: dict[str, dict[str, Any]] = {
        "worker": asdict(worker),
        "store": asdict(store),
        "server": asdict(server),
        "chain": {
            **asdict(chain),
            "worker_resources": pairs("--worker-resource", chain.worker_resources),
            "node_labels": pairs("--node-label", chain.node_labels),
        },
        "tokenizer": {"template_date": template_date},
    }
    resolved = resolve(flags, config)
    from cluster.cli.config_text import as_toml, summary  # after a wrong setting was refused

    if print_config:
        sys.stdout.write(as_toml(resolved) + "\n")
        return
    from cluster.ray_runtime.ray_watch import RayLost
    from cluster.service import Service

    logs.configure(resolved.server.log_level, resolved.server.log_format)
    STDERR.print(summary(resolved), highlight=False, markup=False, soft_wrap=True)
    status, runner, waits_for_threads = 0, asyncio.Runner(), True
    waiting = Waiting("starting")

    def progress(line: str) -> None:
        say(line)
        waiting.what = line.partition(" ")[0]  # "loading": the whole line stands above the clock
        if line.startswith("ready on "):
            waiting.stop()

    try:
        with waiting:
            service = Service(resolved, progress)
            waiting.more = lambda: service.loading
            runner.run(service.run())
        waits_for_threads = not service.has_hung
    except StartError as error:
        say_error(error)
        status = 2
    except RayLost as error:
        say_error(error)
        status, waits_for_threads = 1, False  # threads may wait for Ray
    finally:
        if waits_for_threads:
            runner.close()
    # All is stopped and closed by now. Threads of Ray, gRPC and torch may still be in C++ code; tearing the interpreter
    # down under them aborts the process now and then, after the work is done.
    logs.close()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def pairs(option: str, given: Sequence[str] | None) -> dict[str, str] | None:
    """Options of the form KEY=VALUE; None when there are none. Raises StartError."""
    if not given:
        return None
    parts = {item: item.partition("=") for item in given}
    if wrong := [item for item, (key, _, value) in parts.items() if not key or not value]:
        raise StartError(f"{option} takes KEY=VALUE, not {', '.join(map(repr, wrong))}")
    return {key: value for key, _, value in parts.values()}
