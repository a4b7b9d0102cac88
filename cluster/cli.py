"""The command line. Every command imports what it needs when it runs, so that `--help` answers at once."""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from cluster import version as package_version
from cluster.bench_cli import bench_app, simulate
from cluster.check_cli import check
from cluster.connection_options import Address, TlsCa, TlsCertificate, TlsKey, TokenFile, credentials_of
from cluster.errors import CallFailed, StartError
from cluster.placement_options import (
    GpuDomain,
    GpusPerWorker,
    NodeLabel,
    PlacementOption,
    WorkerResource,
    pairs,
)
from cluster.plan_cli import plan_app
from cluster.sampling_options import (
    Logprobs,
    MinP,
    RepetitionPenalty,
    Seed,
    Temperature,
    TopK,
    TopP,
    as_values,
    logprobs_table,
    sampling_message,
)
from cluster.store_cli import store_app
from cluster.token_cli import token_app

if TYPE_CHECKING:
    from cluster.client import Client

app = typer.Typer(
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
app.add_typer(bench_app, name="bench")
app.add_typer(plan_app, name="plan")
app.add_typer(token_app, name="token")
_stderr = Console(stderr=True)
#: Somebody is looking at the screen: a service that is not there is told of soon.
_RETRY_S = 2.0

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object, for scripts.")]
Document = Annotated[
    Path | None,
    typer.Option("--document", "-d", help="Text file to put before the prompt, with an empty line between."),
]
Raw = Annotated[bool, typer.Option("--raw", help="Send the text as it is, not as a chat message.")]
RecallGuard = Annotated[
    bool, typer.Option(help="Let a layer attend to more where --kv-budget would lose too much (preset runahead).")
]
KvBudget = Annotated[
    float, typer.Option(help="Part of a stored prefix to attend to: a share, or tokens above 1. 0: all, exact.", min=0)
]
DoNotStore = Annotated[bool, typer.Option("--do-not-store", help="Keep no KV of this prompt.")]


def main() -> None:
    """Entry point: errors for people are one line on stderr and exit status 2."""
    try:
        app()
    except (StartError, CallFailed) as error:
        _say_error(error)
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
            help="How a kv_budget is spent: runahead, h2o-lru, h2o-lfu, impress, spec, contiguous. [default: runahead]"
        ),
    ] = None,
    store_dir: Annotated[str | None, typer.Option(help="Store directory. [default: ~/.cache/runahead/store]")] = None,
    disk_bytes: Annotated[int | None, typer.Option(help="Bytes the store may take. [default: 8 GiB]")] = None,
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
    from cluster.config import resolve

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
    from cluster.config_text import as_toml, summary  # torch takes seconds, and a wrong setting is told at once

    if print_config:
        sys.stdout.write(as_toml(resolved) + "\n")
        return
    from cluster.service import Service

    logs.configure(resolved.server.log_level, resolved.server.log_format)
    _stderr.print(summary(resolved), highlight=False, markup=False, soft_wrap=True)
    status = 0
    try:
        asyncio.run(Service(resolved, progress=_say).run())
    except StartError as error:
        _say_error(error)
        status = 2
    # All is stopped and closed by now. Threads of Ray, gRPC and torch may still be in C++ code; tearing the interpreter
    # down under them aborts the process now and then, after the work is done.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


@app.command()
def generate(
    prompt: Annotated[str, typer.Argument(help="The question or text; - reads it from standard input.")],
    address: Address = "127.0.0.1:50051",
    document: Document = None,
    max_new_tokens: Annotated[int, typer.Option("--max-new-tokens", "-n", help="Tokens to generate.")] = 64,
    stop: Annotated[list[str] | None, typer.Option(help="End before this text; may be given several times.")] = None,
    temperature: Temperature = 0.0,
    top_k: TopK = 0,
    top_p: TopP = None,
    min_p: MinP = 0.0,
    repetition_penalty: RepetitionPenalty = None,
    seed: Seed = None,
    logprobs: Logprobs = None,
    raw: Raw = False,
    do_not_store: DoNotStore = False,
    kv_budget: KvBudget = 0.0,
    recall_guard: RecallGuard = False,
    token_file: TokenFile = None,
    tls_ca: TlsCa = None,
    tls_certificate: TlsCertificate = None,
    tls_key: TlsKey = None,
    as_json: AsJson = False,
) -> None:
    """Ask the service and stream the answer. Statistics follow on stderr."""
    from protos.runahead.v1 import runahead_pb2 as pb

    request = pb.GenerateRequest(
        prompt=_prompt(prompt, document, raw),
        do_not_store=do_not_store,
        kv_budget=kv_budget,
        recall_guard=recall_guard,
        max_new_tokens=max_new_tokens,
        stop=stop or [],
        sampling=sampling_message(temperature, top_k, top_p, min_p, repetition_penalty, seed),
        logprobs=logprobs,
    )
    token_ids: list[int] = []
    token_logprobs: list[pb.TokenLogprobs] = []
    pieces: list[str] = []
    with _client(address, token_file, tls_ca, tls_certificate, tls_key) as client:
        for response in client.generate(request):
            if response.HasField("tokens"):
                token_ids += response.tokens.token_ids
                token_logprobs += response.tokens.logprobs
                pieces.append(response.tokens.text)
                if not as_json:
                    sys.stdout.write(response.tokens.text)
                    sys.stdout.flush()
    complete = response.complete
    if as_json:
        reason = pb.FinishReason.Name(complete.finish_reason).removeprefix("FINISH_REASON_").lower()
        reply: dict[str, Any] = {"text": "".join(pieces), "token_ids": token_ids, "finish_reason": reason}
        reply["request_id"] = complete.request_id
        if logprobs is not None:
            reply["logprobs"] = [as_values(each) for each in token_logprobs]
        sys.stdout.write(json.dumps({**reply, "stats": _as_dict(complete.stats)}) + "\n")
    else:
        sys.stdout.write("\n")
        if logprobs is not None:
            _stderr.print(logprobs_table(token_ids, token_logprobs))
        _print_stats(complete.stats)
        _say(f"request {complete.request_id}")


@app.command()
def prefill(
    prompt: Annotated[str, typer.Argument(help="The text; - reads it from standard input.")],
    address: Address = "127.0.0.1:50051",
    document: Document = None,
    raw: Raw = False,
    do_not_store: DoNotStore = False,
    kv_budget: KvBudget = 0.0,
    recall_guard: RecallGuard = False,
    token_file: TokenFile = None,
    tls_ca: TlsCa = None,
    tls_certificate: TlsCertificate = None,
    tls_key: TlsKey = None,
    as_json: AsJson = False,
) -> None:
    """Compute and keep the KV of a prompt, so that what begins like it is answered fast."""
    from protos.runahead.v1 import runahead_pb2 as pb

    text = _prompt(prompt, document, raw)
    request = pb.PrefillRequest(prompt=text, do_not_store=do_not_store, kv_budget=kv_budget, recall_guard=recall_guard)
    with _client(address, token_file, tls_ca, tls_certificate, tls_key) as client:
        response = client.prefill(request)
    if as_json:
        reply = {"request_id": response.request_id, "first_token_id": response.first_token_id}
        sys.stdout.write(json.dumps({**reply, "stats": _as_dict(response.stats)}) + "\n")
    else:
        _print_stats(response.stats)
        _say(f"request {response.request_id}")


@app.command()
def stats(
    address: Address = "127.0.0.1:50051",
    token_file: TokenFile = None,
    tls_ca: TlsCa = None,
    tls_certificate: TlsCertificate = None,
    tls_key: TlsKey = None,
    as_json: AsJson = False,
) -> None:
    """Show the counters of a running service and its store."""
    with _client(address, token_file, tls_ca, tls_certificate, tls_key) as client:
        response = client.stats()
    counters = {"service": _as_dict(response.service), "store": _as_dict(response.store)}
    if as_json:
        sys.stdout.write(json.dumps(counters) + "\n")
        return
    for section, values in counters.items():
        table = Table(title=section, show_header=False)
        for name, value in values.items():
            table.add_row(name, f"{value:,}" if isinstance(value, int) else str(value))
        Console().print(table)


@app.command()
def trace(
    request_id: Annotated[str, typer.Argument(help="As generate and prefill print it.")],
    out: Annotated[Path, typer.Option(help="Directory of the files.")] = Path(),
    address: Address = "127.0.0.1:50051",
    token_file: TokenFile = None,
    tls_ca: TlsCa = None,
    tls_certificate: TlsCertificate = None,
    tls_key: TlsKey = None,
    as_json: AsJson = False,
) -> None:
    """Write what a request that has ended did when: Chrome-trace JSON (for Perfetto), and a picture as SVG and PNG."""
    from cluster.trace_files import write_trace

    with _client(address, token_file, tls_ca, tls_certificate, tls_key) as client:
        found = client.trace(request_id)
    files = {kind: str(file) for kind, file in write_trace(found, out).items()}
    if as_json:
        reply = {"request_id": request_id, "status": found.status, "end_s": found.end_s, "files": files}
        sys.stdout.write(json.dumps(reply) + "\n")
    else:
        _say("\n".join(files.values()))


@app.command()
def forget(
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    address: Address = "127.0.0.1:50051",
    token_file: TokenFile = None,
    tls_ca: TlsCa = None,
    tls_certificate: TlsCertificate = None,
    tls_key: TlsKey = None,
    as_json: AsJson = False,
) -> None:
    """Delete all KV that the service has stored for you: for the principal of your token or certificate."""
    if not yes:
        typer.confirm("Delete all stored KV of this principal?", abort=True, err=True)
    with _client(address, token_file, tls_ca, tls_certificate, tls_key) as client:
        num_extents = client.delete_data()
    if as_json:
        sys.stdout.write(json.dumps({"extents": num_extents}) + "\n")
    else:
        _say(f"{num_extents} extents deleted")


app.command()(check)


@app.command()
def demo(
    document: Annotated[
        Path | None, typer.Option("--document", "-d", help="Text file of your own to ask about.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Workers in the chain.")] = 2,
    max_new_tokens: Annotated[int, typer.Option("--max-new-tokens", "-n", help="Tokens per answer.")] = 32,
    as_json: Annotated[bool, typer.Option("--json", help="Print only the JSON line.")] = False,
) -> None:
    """Start the service, ask a real document several questions, restart it, ask again, and check every token."""
    from cluster.demo import run_demo

    sys.exit(run_demo(document, workers=workers, max_new_tokens=max_new_tokens, quiet=as_json))


app.command()(simulate)


@app.command()
def doctor(
    store_dir: Annotated[str | None, typer.Option(help="Store directory to examine.")] = None,
    as_json: AsJson = False,
) -> None:
    """Examine this machine: disk, memory limits, GPU, versions; each with what to do. Exit status 1 on a problem."""
    from dataclasses import asdict

    from cluster.config import default_store_directory
    from cluster.doctor import Verdict, examine

    findings = examine(store_dir or default_store_directory())
    if as_json:
        sys.stdout.write(json.dumps([asdict(finding) for finding in findings]) + "\n")
    else:
        colours = {Verdict.OK: "green", Verdict.NOTE: "yellow", Verdict.PROBLEM: "red"}
        table = Table("check", "", "found", "what to do")
        for finding in findings:
            verdict = f"[{colours[finding.verdict]}]{finding.verdict}[/]"
            table.add_row(finding.check, verdict, finding.found, finding.advice)
        Console().print(table)
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
    lines = [json.dumps(versions)] if as_json else [f"{name} {number}" for name, number in versions.items()]
    sys.stdout.write("\n".join(lines) + "\n")


def _client(
    address: str, token_file: Path | None, tls_ca: Path | None, tls_certificate: Path | None, tls_key: Path | None
) -> "Client":
    from cluster.client import Client

    return Client(address, credentials_of(token_file, tls_ca, tls_certificate, tls_key), retry_s=_RETRY_S)


def _say_error(error: Exception) -> None:
    _stderr.print("[bold red]error:[/] ", end="")
    _say(str(error))


def _say(message: str) -> None:
    _stderr.print(message, highlight=False, markup=False, soft_wrap=True)


def _prompt(text: str, document: Path | None, raw: bool) -> Any:
    from protos.runahead.v1 import runahead_pb2 as pb

    if text == "-":
        text = sys.stdin.read()
    if document is not None:
        try:
            text = f"{document.read_text()}\n\n{text}"
        except (OSError, UnicodeDecodeError) as error:
            raise StartError(f"document {document} cannot be read: {error}") from error
    if raw:
        return pb.Prompt(text=text)
    return pb.Prompt(chat=pb.Chat(messages=[pb.ChatMessage(role="user", content=text)]))


def _as_dict(message: Any) -> dict[str, Any]:
    """A message as nested plain values: every field, also those that are zero; 64-bit counts as numbers."""
    fields = {}
    for field in message.DESCRIPTOR.fields:
        value = getattr(message, field.name)
        if field.message_type is not None:
            value = _as_dict(value)
        elif not isinstance(value, int | float | str | bool):
            value = list(value)
        fields[field.name] = value
    return fields


def _print_stats(stats: Any) -> None:
    ttft = stats.ttft
    split = ", ".join(
        f"{name} {getattr(ttft, f'{name}_s') * 1e3:.0f}"
        for name in ("queue", "lookup", "fetch", "load", "compute", "handoff", "other")
    )
    _say(f"{stats.prompt_tokens} prompt tokens, {stats.cached_tokens} from the store, {stats.workers} workers")
    _say(f"first token after {ttft.total_s * 1e3:.0f} ms ({split}); {stats.bytes_read.disk:,} bytes from disk")


if __name__ == "__main__":
    main()
