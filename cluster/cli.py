"""The command line. Every command imports what it needs when it runs, so that `--help` answers at once."""

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from cluster import version as package_version
from cluster.errors import StartError
from cluster.plan_cli import plan_app
from cluster.store_cli import store_app

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
app.add_typer(plan_app, name="plan")
_ADDRESS_HELP = "host:port of the service."
_stderr = Console(stderr=True)

Address = Annotated[str, typer.Option("--address", "-a", envvar="RUNAHEAD_ADDRESS", help=_ADDRESS_HELP)]
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
    from cluster.client import CallFailed

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
    ray_address: Annotated[str | None, typer.Option(help="Ray cluster to use. [default: a local one]")] = None,
    config: Annotated[Path | None, typer.Option("--config", "-c", help="TOML file; flags and RUNAHEAD_* win.")] = None,
) -> None:
    """Serve a model over gRPC until Ctrl-C or SIGTERM.

    Settings come from flags, then RUNAHEAD_SECTION__NAME variables, then the file; all are printed at start.
    """
    from cluster import logs
    from cluster.config import as_toml, resolve
    from cluster.service import Service

    flags: dict[str, dict[str, Any]] = {
        "worker": {"model": model, "threads": threads, "dtype": dtype, "preset": preset},
        "store": {"directory": store_dir, "disk_bytes": disk_bytes},
        "server": {"host": host, "port": port},
        "chain": {"workers": workers, "ray_address": ray_address},
    }
    resolved = resolve(flags, config)
    logs.configure()
    _stderr.print(as_toml(resolved), highlight=False, markup=False, soft_wrap=True)
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
    raw: Raw = False,
    do_not_store: DoNotStore = False,
    kv_budget: KvBudget = 0.0,
    recall_guard: RecallGuard = False,
    as_json: AsJson = False,
) -> None:
    """Ask the service and stream the answer. Statistics follow on stderr."""
    from cluster.client import Client
    from protos.runahead.v1 import runahead_pb2 as pb

    request = pb.GenerateRequest(
        prompt=_prompt(prompt, document, raw),
        do_not_store=do_not_store,
        kv_budget=kv_budget,
        recall_guard=recall_guard,
        max_new_tokens=max_new_tokens,
        stop=stop or [],
    )
    token_ids: list[int] = []
    pieces: list[str] = []
    with Client(address) as client:
        for response in client.generate(request):
            if response.HasField("tokens"):
                token_ids += response.tokens.token_ids
                pieces.append(response.tokens.text)
                if not as_json:
                    sys.stdout.write(response.tokens.text)
                    sys.stdout.flush()
    complete = response.complete
    if as_json:
        reason = pb.FinishReason.Name(complete.finish_reason).removeprefix("FINISH_REASON_").lower()
        reply = {"text": "".join(pieces), "token_ids": token_ids, "finish_reason": reason}
        sys.stdout.write(json.dumps({**reply, "stats": _as_dict(complete.stats)}) + "\n")
    else:
        sys.stdout.write("\n")
        _print_stats(complete.stats)


@app.command()
def prefill(
    prompt: Annotated[str, typer.Argument(help="The text; - reads it from standard input.")],
    address: Address = "127.0.0.1:50051",
    document: Document = None,
    raw: Raw = False,
    do_not_store: DoNotStore = False,
    kv_budget: KvBudget = 0.0,
    recall_guard: RecallGuard = False,
    as_json: AsJson = False,
) -> None:
    """Compute and keep the KV of a prompt, so that what begins like it is answered fast."""
    from cluster.client import Client
    from protos.runahead.v1 import runahead_pb2 as pb

    text = _prompt(prompt, document, raw)
    request = pb.PrefillRequest(prompt=text, do_not_store=do_not_store, kv_budget=kv_budget, recall_guard=recall_guard)
    with Client(address) as client:
        response = client.prefill(request)
    if as_json:
        reply = {"request_id": response.request_id, "first_token_id": response.first_token_id}
        sys.stdout.write(json.dumps({**reply, "stats": _as_dict(response.stats)}) + "\n")
    else:
        _print_stats(response.stats)


@app.command()
def stats(address: Address = "127.0.0.1:50051", as_json: AsJson = False) -> None:
    """Show the counters of a running service and its store."""
    from cluster.client import Client

    with Client(address) as client:
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


bench_app = typer.Typer(no_args_is_help=True, help="Measure, against a yardstick, in one run.")
app.add_typer(bench_app, name="bench")


@bench_app.callback()
def _as_workers_compute() -> None:
    # As the service's workers do: threads of two pools that spin on two cores slow each other many times.
    # torch reads it when it is loaded.
    from workers.plan import WorkerConfig

    for name, value in WorkerConfig(model="").environment.items():
        os.environ.setdefault(name, value)


BenchDirectory = Annotated[Path | None, typer.Option("--directory", help="Where scratch files go; default: here.")]
Quick = Annotated[bool, typer.Option("--quick", help="A fraction of the rounds: to try it out, not to quote.")]
Force = Annotated[bool, typer.Option("--force", help="Measure on a loaded machine, too.")]


@bench_app.command("io")
def bench_io(
    directory: BenchDirectory = None, quick: Quick = False, force: Force = False, as_json: AsJson = False
) -> None:
    """The I/O engine beside fio, on one file, with O_DIRECT. Needs fio (apt-get install fio). About 5 minutes."""
    _run_bench("io", directory, quick, force, as_json)


@bench_app.command("store")
def bench_store(
    directory: BenchDirectory = None, quick: Quick = False, force: Force = False, as_json: AsJson = False
) -> None:
    """Fetch latency, cost of verification, a million chunks, TTFT while storing. About 10 minutes."""
    _run_bench("store", directory, quick, force, as_json)


@bench_app.command("accuracy")
def bench_accuracy(
    data: Annotated[list[Path] | None, typer.Option(help="NAME.jsonl, with NAME.prefixes.json beside it.")] = None,
    presets: Annotated[str, typer.Option(help="Names, separated by commas.")] = "",
    budgets: Annotated[str, typer.Option(help="Shares of the stored prefix, separated by commas.")] = "",
    questions: Annotated[int | None, typer.Option(help="Of each data set, evenly spread; default: all.", min=1)] = None,
    task: Annotated[str, typer.Option(help="Without --data: key-value, or needle.")] = "",
    difficulty: Annotated[
        int | None, typer.Option(help="Of the task: pairs (default 220); of needle: distractors (default 10).")
    ] = None,
    depth: Annotated[
        float | None, typer.Option(help="Where needles stand, 0 (beginning) to 1 (end); default: everywhere.")
    ] = None,
    prefix_tokens: Annotated[
        int | None, typer.Option(help="Length of a prefix of needle; default: 3000.", min=512, max=7900)
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Directory for plots (SVG); needs matplotlib. Default: none.")
    ] = None,
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Right answers, rows attended and bytes read under each preset and budget, against full attention.

    Data: one question a line, {"prefix_id", "question", "choices", "answer"}; the prefixes are a list in
    NAME.prefixes.json. Without --data: a task that comes with the project. A second or more for every question under
    every preset and budget: --questions for a first look.
    """
    from benchmarks import accuracy
    from benchmarks.synthetic_tasks import SyntheticTask

    if data and (task or (difficulty, depth, prefix_tokens) != (None, None, None)):
        raise typer.BadParameter("--task and its --difficulty, --depth and --prefix-tokens are for runs without --data")
    try:
        synthetic = SyntheticTask(
            name=task or "key-value", difficulty=difficulty, depth=depth, prefix_tokens=prefix_tokens
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    settings = accuracy.Settings(
        data=data or (),
        synthetic=synthetic,
        presets=_names(presets) or accuracy.DEFAULT_PRESETS,
        budgets=_shares_of(budgets) or accuracy.DEFAULT_BUDGETS,
        num_questions=questions,
        plot=plot,
    )
    sys.exit(accuracy.run(settings, directory=directory, force=force, as_json=as_json))


@bench_app.command("reuse")
def bench_reuse(
    phases: Annotated[
        str,
        typer.Option(
            help="Of native, emulated, recompute, warm, ablations, sweeps; default: the first four.",
        ),
    ] = "",
    presets: Annotated[str, typer.Option(help="Names, separated by commas; default: those of the bars.")] = "",
    budgets: Annotated[str, typer.Option(help="Shares of the stored prefix, separated by commas.")] = "",
    prefix_tokens: Annotated[int, typer.Option(help="Length of the stored document.", min=512, max=7900)] = 7872,
    rounds: Annotated[int, typer.Option(help="Requests of each configuration, own disk.", min=1)] = 7,
    emulated_rounds: Annotated[int, typer.Option(help="The same, emulated disk.", min=1)] = 3,
    bandwidth: Annotated[
        float | None, typer.Option(help="MB/s of the emulated disk; default: searched for.", min=0.1)
    ] = None,
    sweeps: Annotated[
        str,
        typer.Option(
            help="Of bandwidth, budget, alpha, chunk, period, subperiod, length, prefixes; default: all.",
        ),
    ] = "",
    sweep_rounds: Annotated[int, typer.Option(help="Requests of each point of a sweep or ablation.", min=1)] = 3,
    recompute_rounds: Annotated[int, typer.Option(help="Prompts that are computed anew.", min=1, max=12)] = 2,
    warm_prefixes: Annotated[int, typer.Option(help="Warm: number of prefixes.", min=2, max=64)] = 8,
    warm_tokens: Annotated[int, typer.Option(help="Warm: tokens of each.", min=256)] = 1024,
    warm_budget: Annotated[float, typer.Option(help="Warm: share of the stored prefix.", min=0.001, max=1)] = 0.25,
    warm_requests: Annotated[int, typer.Option(help="Warm: requests that are measured.", min=1)] = 48,
    reuse_pattern: Annotated[str, typer.Option(help="Warm: normal, as in the papers, or zipf.")] = "normal",
    plot: Annotated[
        Path | None, typer.Option(help="Directory for plots (SVG); needs matplotlib. Default: none.")
    ] = None,
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """TTFT, I/O, bytes and prefetch of every preset: cold from two disks, warm, and against recomputation.

    Ablations and sweeps take long and run only when asked for.
    """
    from benchmarks import reuse
    from benchmarks.reuse_settings import (
        DEFAULT_CONFIGURATIONS,
        DEFAULT_PHASES,
        DEFAULT_WARM_PRESETS,
        PHASES,
        Settings,
        configurations_of,
        warm_presets_of,
    )
    from benchmarks.reuse_sweeps import SWEEPS
    from benchmarks.reuse_warm import PATTERNS, Warm

    names = _names(presets)
    configurations = DEFAULT_CONFIGURATIONS
    if names or budgets:
        usual = tuple(dict.fromkeys(preset for preset, _ in DEFAULT_CONFIGURATIONS))
        configurations = tuple(configurations_of(names or usual, _shares_of(budgets) or [0.05, 0.25]))
    settings = Settings(
        configurations=configurations,
        phases=_some_of(phases, PHASES) or DEFAULT_PHASES,
        prefix_tokens=prefix_tokens,
        rounds=rounds,
        emulated_rounds=emulated_rounds,
        sweep_rounds=sweep_rounds,
        recompute_rounds=recompute_rounds,
        bytes_per_s=bandwidth * 1e6 if bandwidth is not None else None,
        warm=Warm(
            num_prefixes=warm_prefixes,
            prefix_tokens=warm_tokens,
            budget=warm_budget,
            pattern=_one_of(reuse_pattern, PATTERNS),
            num_measured=warm_requests,
        ),
        warm_presets=warm_presets_of(names) or DEFAULT_WARM_PRESETS,
        sweeps=_some_of(sweeps, SWEEPS) or SWEEPS,
        plot=plot,
    )
    sys.exit(reuse.run(settings, directory=directory, force=force, as_json=as_json))


@bench_app.command("chain")
def bench_chain(
    prefix_tokens: Annotated[int, typer.Option(help="Stored tokens, a multiple of 64.")] = 4096,
    new_tokens: Annotated[int, typer.Option(help="Tokens of the prompt behind them.")] = 2048,
    budget: Annotated[float, typer.Option(help="Share of the stored prefix.", min=0.001, max=1)] = 0.25,
    rounds: Annotated[int, typer.Option(help="Requests of each configuration.", min=1)] = 6,
    cuts: Annotated[
        str,
        typer.Option(
            help="New tokens of the first worker to try beside the planner's choice, multiples of 16, separated by "
            "commas; none for none. Default: some around it."
        ),
    ] = "",
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """TTFT of two workers over a part of a stored prefix, against one worker, and against two without prefix.

    About 10 minutes.
    """
    from benchmarks import chain
    from benchmarks.chain_bench import Settings

    try:
        settings = Settings(
            prefix_tokens=prefix_tokens,
            new_tokens=new_tokens,
            budget=budget,
            rounds=rounds,
            cuts=_cuts_of(cuts),
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    sys.exit(chain.run(settings, directory=directory, force=force, as_json=as_json))


@bench_app.command("llama-cpp")
def bench_llama_cpp(
    prefix_tokens: Annotated[int, typer.Option(help="Stored tokens, a multiple of 64.", max=7872)] = 4288,
    rounds: Annotated[int, typer.Option(help="Requests of each side.", min=1)] = 10,
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """A question behind a stored prefix, from cold disk, beside llama.cpp, which restores its state from a file.

    Needs llama.cpp as a Python package: pip install xllamacpp. About 5 minutes.
    """
    from benchmarks import llama_cpp

    try:
        settings = llama_cpp.Settings(prefix_tokens=prefix_tokens, rounds=rounds)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    sys.exit(llama_cpp.run(settings, directory=directory, force=force, as_json=as_json))


def _some_of(text: str, known: Sequence[str]) -> list[str]:
    """In the order in which they are known."""
    wanted = {_one_of(name.strip(), known) for name in text.split(",") if name.strip()}
    return [name for name in known if name in wanted]


def _one_of(name: str, known: Sequence[str]) -> str:
    if name not in known:
        raise typer.BadParameter(f"{name!r} is none of {', '.join(known)}")
    return name


def _names(text: str) -> list[str]:
    from workers.preset import preset_of

    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            preset_of(name)
        except ValueError as error:
            raise typer.BadParameter(str(error)) from error
    return names


def _shares_of(text: str) -> list[float]:
    try:
        shares = [float(share) for share in text.split(",") if share.strip()]
    except ValueError as error:
        raise typer.BadParameter(f"{text!r} is no list of shares such as 0.05,0.25") from error
    if not all(0 < share <= 1 for share in shares):
        raise typer.BadParameter("a share is more than 0 and at most 1")
    return shares


def _cuts_of(text: str) -> list[int] | None:
    if text == "none":
        return []
    try:
        return [int(cut) for cut in text.split(",") if cut.strip()] or None
    except ValueError as error:
        raise typer.BadParameter(f"{text!r} is no list of cuts such as 960,1024") from error


def _run_bench(name: str, directory: Path | None, quick: bool, force: bool, as_json: bool) -> None:
    import importlib

    bench = importlib.import_module(f"benchmarks.{name}")
    sys.exit(bench.run(quick=quick, directory=directory, force=force, as_json=as_json))


@app.command()
def simulate(
    cost: Annotated[
        Path | None, typer.Option(help="A cost model (JSON): simulate it instead of the published machine.")
    ] = None,
    workers: Annotated[int, typer.Option(help="With --cost: workers, up to 64.")] = 8,
    prompt_tokens: Annotated[
        int, typer.Option(help="With --cost: tokens of the prompt, stored ones included.")
    ] = 16384,
    stored_tokens: Annotated[int, typer.Option(help="With --cost: how many of them are stored.")] = 0,
    link_gb_s: Annotated[
        float | None, typer.Option(help="With --cost: bandwidth of a link, in place of the cost model's.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Directory for plots (SVG); needs matplotlib. Default: none.")
    ] = None,
    quick: Quick = False,
    as_json: AsJson = False,
) -> None:
    """Simulate chains, and ways to share a prompt that gather KV, on machines nobody needs to have.

    Without --cost: the published times of KV-Runahead beside simulated ones, noisy links, scalability, plans for a
    million tokens on 64 GPUs. About a minute.
    """
    from benchmarks import simulate as simulation

    if cost is None:
        sys.exit(simulation.run(simulation.Settings(quick=quick, plot=plot), as_json=as_json))
    try:
        settings = simulation.OwnSettings(
            cost=cost,
            num_workers=workers,
            prompt_tokens=prompt_tokens,
            stored_tokens=stored_tokens,
            link_gb_s=link_gb_s,
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    sys.exit(simulation.run_own(settings, as_json=as_json))


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
        for name in ("queue", "lookup", "load", "compute", "handoff", "other")
    )
    _say(f"{stats.prompt_tokens} prompt tokens, {stats.cached_tokens} from the store, {stats.workers} workers")
    _say(f"first token after {ttft.total_s * 1e3:.0f} ms ({split}); {stats.bytes_read.disk:,} bytes from disk")


if __name__ == "__main__":
    main()
