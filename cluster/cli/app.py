"""The command line. Every command imports what it needs when it runs, so that `--help` answers at once."""

import asyncio
import errno
import io
import os
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from cluster import version as package_version
from cluster.cli.check import check
from cluster.cli.options.command_line import AsJson, CommandLine, bounds
from cluster.cli.options.placement import (
    GpuDomain,
    GpusPerWorker,
    NodeLabel,
    PlacementOption,
    WorkerResource,
    pairs,
)
from cluster.cli.options.printing import STDERR, print_tables, say, say_error, write_json
from cluster.cli.plan.command import plan_app
from cluster.cli.requests import forget, generate, lookup, prefill, stats, trace
from cluster.cli.store.command import store_app
from cluster.cli.token import token_app
from cluster.cli.watch import watch
from cluster.errors import CallFailed, StartError

app = CommandLine(
    name="runahead",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    help=(
        "Distributed prefill service: long prompts get their first token fast, because workers compute their new "
        "tokens as a chain and take the rest from a prefix store on disk.\n\n"
        "Try it: **runahead demo**. Serve a model: **runahead serve --model DIR**. Ask it: **runahead generate TEXT**."
    ),
)
app.add_typer(store_app, name="store")
app.add_typer(plan_app, name="plan")
app.add_typer(token_app, name="token")


def add_installed_commands() -> None:
    """Commands of other packages: each `runahead.commands` entry point is a function that takes the app.

    One that cannot be imported (another package may have its name) costs its commands, and no others. One that two
    installed distributions name, as after a change of the project's name, adds its commands once.
    """
    for installed in {found.value: found for found in entry_points(group="runahead.commands")}.values():
        try:
            add = installed.load()
        except (ImportError, AttributeError) as error:
            say_error(StartError(f"no commands of {installed.value}: {error}"))
            continue
        add(app)


def main() -> None:
    """Entry point: errors for people are one line on stderr and exit status 2."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # what a terminal of few characters cannot show ends nothing
    try:
        app()
    except (StartError, CallFailed) as error:
        say_error(error)
        sys.exit(2)
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            raise
        say_error(error)  # most likely of standard output
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


@app.command()
def serve(
    model: Annotated[
        str | None, typer.Option("--model", "-m", help="Hugging Face model directory (safetensors).")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Workers in the chain. [default: 2]")] = None,
    threads: Annotated[int | None, typer.Option(help="CPU threads per worker. [default: 1]")] = None,
    dtype: Annotated[str | None, typer.Option(help="float32, bfloat16 or float16. [default: float32]")] = None,
    device: Annotated[
        str | None, typer.Option(help="What workers compute on: cpu, cuda or cuda:N. [default: cpu]")
    ] = None,
    preset: Annotated[
        str | None,
        typer.Option(
            help="How a kv_budget is spent: runahead, h2o-lru, h2o-lfu, impress, spec, contiguous; "
            "NAME?bits=4 stores rows in 4 bits (2, 3, 4, 5, 8). [default: runahead]"
        ),
    ] = None,
    store_dir: Annotated[str | None, typer.Option(help="Store directory. [default: ~/.cache/runahead/store]")] = None,
    disk_bytes: Annotated[
        str | None, typer.Option(help="Room that the store may take, as 500M or 10G. [default: 8G]")
    ] = None,
    host: Annotated[str | None, typer.Option(help="Address to listen on. [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 picks a free one. [default: 50051]")] = None,
    tokens_file: Annotated[str | None, typer.Option(help="Who may call; see runahead token new.")] = None,
    tls_certificate: Annotated[str | None, typer.Option(help="The server's certificate (PEM).")] = None,
    tls_key: Annotated[str | None, typer.Option(help="Key of that certificate (PEM).")] = None,
    tls_client_ca: Annotated[str | None, typer.Option(help="CA of the certificates that clients must have.")] = None,
    insecure_public: Annotated[
        bool | None, typer.Option("--insecure-public", help="Listen publicly without authentication or TLS.")
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(help="Port of the Prometheus metrics; 0 picks a free one. [default: none]")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="json, text or auto. [default: auto]")] = None,
    template_date: Annotated[
        str | None, typer.Option(help="Date that chat templates see, like 2026-01-31. [default: the clock]")
    ] = None,
    ray_address: Annotated[str | None, typer.Option(help="Ray cluster to use. [default: a local one]")] = None,
    placement: PlacementOption = None,
    gpus_per_worker: GpusPerWorker = None,
    worker_resource: WorkerResource = None,
    node_label: NodeLabel = None,
    gpu_domain: GpuDomain = None,
    config: Annotated[Path | None, typer.Option("--config", "-c", help="TOML file; flags and RUNAHEAD_* win.")] = None,
    print_config: Annotated[
        bool, typer.Option("--print-config", help="Print all settings as they would be used, as TOML, and exit.")
    ] = False,
) -> None:
    """Serve a model over gRPC until Ctrl-C or SIGTERM.

    Settings come from flags, then RUNAHEAD_SECTION__NAME variables, then the file. What is used is printed at start.
    """
    from cluster import logs
    from cluster.config.service_config import resolve

    flags: dict[str, dict[str, Any]] = {
        "worker": {"model": model, "threads": threads, "dtype": dtype, "device": device, "preset": preset},
        "store": {"directory": store_dir, "disk_bytes": disk_bytes},
        "server": {
            "host": host,
            "port": port,
            "tokens_file": tokens_file,
            "tls_certificate": tls_certificate,
            "tls_key": tls_key,
            "tls_client_ca": tls_client_ca,
            "insecure_public": insecure_public,
            "metrics_port": metrics_port,
            "log_format": log_format,
        },
        "chain": {
            "workers": workers,
            "ray_address": ray_address,
            "placement": placement,
            "gpus_per_worker": gpus_per_worker,
            "worker_resources": pairs("--worker-resource", worker_resource),
            "node_labels": pairs("--node-label", node_label),
            "gpu_domain": gpu_domain,
        },
        "tokenizer": {"template_date": template_date},
    }
    resolved = resolve(flags, config)
    from cluster.cli.config_text import as_toml, summary  # torch takes seconds, and a wrong setting is told at once

    if print_config:
        sys.stdout.write(as_toml(resolved) + "\n")
        return
    from cluster.ray_runtime.ray_lost import RayLost
    from cluster.service import Service

    logs.configure(resolved.server.log_level, resolved.server.log_format)
    STDERR.print(summary(resolved), highlight=False, markup=False, soft_wrap=True)
    status, runner, waits_for_threads = 0, asyncio.Runner(), True
    try:
        service = Service(resolved, progress=say)
        runner.run(service.run())
        waits_for_threads = not service.has_hung
    except StartError as error:
        say_error(error)
        status = 2
    except RayLost as error:
        say_error(error)
        status, waits_for_threads = 1, False  # some may wait for Ray
    finally:
        if waits_for_threads:
            runner.close()
    # All is stopped and closed by now. Threads of Ray, gRPC and torch may still be in C++ code; tearing the interpreter
    # down under them aborts the process now and then, after the work is done.
    logs.close()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


app.command()(generate)
app.command()(prefill)
app.command()(lookup)
app.command()(stats)
app.command()(trace)
app.command()(watch)
app.command()(forget)
app.command()(check)


@app.command()
def demo(
    document: Annotated[
        Path | None, typer.Option("--document", "-d", help="Text file of your own to ask about.")
    ] = None,
    gemma: Annotated[
        bool, typer.Option("--gemma", help="With Gemma-3-270m, where its packages are installed: Google's terms apply.")
    ] = False,
    workers: Annotated[int, typer.Option(help="Workers in the chain.", callback=bounds(1, 64))] = 2,
    max_new_tokens: Annotated[
        int, typer.Option("--max-new-tokens", "-n", help="Tokens per answer.", callback=bounds(1, 4096))
    ] = 32,
    as_json: Annotated[bool, typer.Option("--json", help="Print only the JSON line.")] = False,
) -> None:
    """Start the service, ask a real document several questions, exactly and at a budget, restart it, ask again.

    Checks every token of the exact answers against plain transformers. About two minutes.
    """
    from cluster.cli.demo import run_demo

    sys.exit(run_demo(document, gemma=gemma, workers=workers, max_new_tokens=max_new_tokens, quiet=as_json))


@app.command()
def doctor(
    store_dir: Annotated[str | None, typer.Option(help="Store directory to examine.")] = None,
    as_json: AsJson = False,
) -> None:
    """Examine this machine: disk, memory limits, GPU, versions; each with what to do. Exit status 1 on a problem."""
    from dataclasses import asdict

    from cluster.cli.doctor import Verdict, examine
    from cluster.config.service_config import default_store_directory

    findings = examine(store_dir or default_store_directory())
    if as_json:
        write_json([asdict(finding) for finding in findings])
    else:
        colours = {Verdict.OK: "green", Verdict.NOTE: "yellow", Verdict.PROBLEM: "red"}
        table = Table("check", "", "found", "what to do")
        for finding in findings:
            verdict = f"[{colours[finding.verdict]}]{finding.verdict}[/]"
            table.add_row(finding.check, verdict, escape(finding.found), escape(finding.advice))
        print_tables(table)
    sys.exit(1 if any(finding.verdict is Verdict.PROBLEM for finding in findings) else 0)


@app.command()
def version(as_json: AsJson = False) -> None:
    """Print the versions of runahead and of the libraries that its results depend on."""
    import platform
    from importlib import metadata

    versions = {"runahead": package_version(), "python": platform.python_version()}
    for name in ("torch", "transformers", "ray", "grpcio"):
        try:
            versions[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            versions[name] = "not installed"
    if as_json:
        write_json(versions)
    else:
        sys.stdout.write("".join(f"{name} {number}\n" for name, number in versions.items()))


if __name__ == "__main__":
    main()


add_installed_commands()
