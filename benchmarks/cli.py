"""`runahead bench …` measures, and `runahead simulate` predicts."""

import functools
import inspect
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from cluster.cli.options.amounts import share_option
from cluster.cli.options.command_line import AsJson, CommandLine
from cluster.errors import StartError
from cluster.quantities import parsed_share

bench_app = CommandLine(no_args_is_help=True, help="Measure against a baseline in the same run.")


@bench_app.callback()
def _as_workers_compute() -> None:
    # Benches that compute in this process use a worker's settings for two threads. torch reads them when it is loaded.
    from workers.plan.config import WorkerConfig

    for name, value in WorkerConfig(model="", threads=2).process_environment.items():
        os.environ.setdefault(name, value)


PlotDirectory = Annotated[
    Path | None, typer.Option("--plot", help="Directory for plots (SVG); needs matplotlib. Default: no plots.")
]
ModelDirectory = Annotated[Path | None, typer.Option("--model", help="Model directory. Default: the demo's model.")]
Quick = Annotated[bool, typer.Option("--quick", help="A fraction of the rounds: for trials, not to quote.")]
Made = TypeVar("Made")
#: Options of every bench; `plot` only where a bench has plots.
_COMMON_OPTIONS: dict[str, tuple[Any, Any]] = {
    "plot": (PlotDirectory, None),
    "directory": (
        Annotated[Path | None, typer.Option("--directory", help="Scratch directory. Default: the current one.")],
        None,
    ),
    "force": (Annotated[bool, typer.Option("--force", help="Measure even if the machine is loaded.")], False),
    "as_json": (AsJson, False),
}
#: Values in place of options, by field of the bench's settings; with a module's name if that one runs the bench.
_Fields = Mapping[str, Any] | tuple[str, Mapping[str, Any]] | None


def _bench(name: str, module: str, *, has_plots: bool = False) -> Callable[[Callable[..., _Fields]], None]:
    """Add a bench to the command line.

    Its command makes the module's `Settings` of the options that it has fields for, with the values that the function
    returns in place of options, and runs the bench. The module is imported only then. A ValueError becomes one line
    about options.
    """

    def add(function: Callable[..., _Fields]) -> None:
        signature = inspect.signature(function)
        added = {key: option for key, option in _COMMON_OPTIONS.items() if key != "plot" or has_plots}

        @functools.wraps(function)
        def command(**options: Any) -> None:
            common = {key: options.pop(key) for key in added}
            made = function(**options)
            where, changed = made if isinstance(made, tuple) else (module, made or {})
            bench = import_module(where)
            try:
                settings = _made(bench.Settings, {**options, **changed})
            except ValueError as error:
                raise typer.BadParameter(str(error)) from error
            sys.exit(bench.run(settings, **common))

        parameters = [
            inspect.Parameter(key, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
            for key, (annotation, default) in added.items()
        ]
        own = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in signature.parameters.values()]
        command.__signature__ = inspect.Signature([*own, *parameters])  # type: ignore[attr-defined]
        command.__annotations__ = {each.name: each.annotation for each in (*own, *parameters)}
        bench_app.command(name)(command)

    return add


def _made(kind: Callable[..., Made], values: Mapping[str, Any]) -> Made:
    """A dataclass from the values that it has fields for. Raises ValueError for values that it refuses."""
    return kind(**{name: value for name, value in values.items() if name in inspect.signature(kind).parameters})


Bits = Annotated[
    str,
    typer.Option(
        help="Bits per value of stored rows, separated by commas, such as 4,8. Adds every preset and load-all at each "
        "width (NAME?bits=4); without it, no coded rows."
    ),
]


@_bench("io", "benchmarks.store.io")
def bench_io(quick: Quick = False) -> None:
    """Compare the I/O engine with fio, on one file with O_DIRECT. Needs fio (apt-get install fio). About 5 minutes."""


@_bench("store", "benchmarks.store.command")
def bench_store(quick: Quick = False) -> None:
    """Measure fetch latency, a million chunks, TTFT while storing, decoding. About 8 minutes."""


@_bench("load-path", "benchmarks.store.load_path")
def bench_load_path(
    quick: Quick = False,
    device: Annotated[str, typer.Option(help="Device whose memory rows go to: cpu, cuda or cuda:N.")] = "cpu",
    shape: Annotated[str, typer.Option(help="KV that goes to a GPU: 7b, or tiny to try it out.")] = "7b",
) -> None:
    """Stored rows from memory to a request: against memcpy and a gather; interpreter calls of a record. 2 minutes."""


@_bench("accuracy", "benchmarks.accuracy.command", has_plots=True)
def bench_accuracy(
    model: ModelDirectory = None,
    data: Annotated[
        list[Path] | None,
        typer.Option(
            help="Questions: NAME.jsonl with NAME.prefixes.json in the same directory; or big-bench, seven kinds of "
            "questions (downloads 358 MB once), or big-bench/KIND for one kind. May be given several times."
        ),
    ] = None,
    presets: Annotated[
        str, typer.Option(help="Presets, separated by commas. Default: runahead and the papers' presets.")
    ] = "",
    bits: Bits = "",
    budgets: Annotated[str, typer.Option(help="Budgets, as shares of the stored prefix, separated by commas.")] = "",
    num_questions: Annotated[
        int | None, typer.Option("--questions", help="Questions of each data set, evenly spread. Default: all.", min=1)
    ] = None,
    task: Annotated[
        str,
        typer.Option(
            help="Tasks that come with the project, separated by commas: key-value, labels, needle, table. Default: "
            "none with --data, otherwise key-value."
        ),
    ] = "",
    difficulty: Annotated[
        int | None,
        typer.Option(
            help="Size of the tasks: pairs of key-value (220), sentences around a word of labels (0), distractors of "
            "needle (10), people of table (6)."
        ),
    ] = None,
    depth: Annotated[
        float | None,
        typer.Option(help="Place of the needles in the prefix, 0 (start) to 1 (end). Default: everywhere."),
    ] = None,
    prefix_tokens: Annotated[
        int | None,
        typer.Option(help="Tokens of a prefix, for tasks except key-value. Default: 3000.", min=512),
    ] = None,
) -> _Fields:
    """Compare right answers, rows attended and bytes read of each preset and budget with full attention.

    Data: one question per line, {"prefix_id", "question", "choices", "answer"}; the prefixes are a list in
    NAME.prefixes.json. A question takes a second or more under each preset and budget: begin with --questions.
    """
    from benchmarks.accuracy import command as accuracy
    from benchmarks.fixtures.synthetic_tasks import SyntheticTask

    asked = _names(presets) or accuracy.DEFAULT_PRESETS
    names = _listed(task) or ([] if data else ["key-value"])
    if not names and (difficulty, depth, prefix_tokens) != (None, None, None):
        raise typer.BadParameter("--difficulty, --depth and --prefix-tokens are for --task, or runs without --data")
    try:
        synthetic = [
            SyntheticTask(name=name, difficulty=difficulty, depth=depth, prefix_tokens=prefix_tokens) for name in names
        ]
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    return {
        "data": data or (),
        "synthetic": synthetic,
        "presets": _with_bits(asked, bits),
        "budgets": _shares_of(budgets) or accuracy.DEFAULT_BUDGETS,
    }


@_bench("reuse", "benchmarks.reuse.command", has_plots=True)
def bench_reuse(
    model: ModelDirectory = None,
    phases: Annotated[
        str,
        typer.Option(
            help="Phases, separated by commas: native, emulated, recompute, warm, ablations, sweeps. Default: the "
            "first four.",
        ),
    ] = "",
    presets: Annotated[str, typer.Option(help="Presets, separated by commas. Default: those of the bars.")] = "",
    bits: Bits = "",
    budgets: Annotated[str, typer.Option(help="Budgets, as shares of the stored prefix, separated by commas.")] = "",
    accuracy: Annotated[
        Path | None,
        typer.Option(help="Output of bench accuracy --json; adds bars of presets that lose at most one point."),
    ] = None,
    prefix_tokens: Annotated[int, typer.Option(help="Tokens of the stored document.", min=512)] = 7872,
    rounds: Annotated[int, typer.Option(help="Requests of each configuration, own disk.", min=1)] = 21,
    emulated_rounds: Annotated[int, typer.Option(help="Requests of each configuration, emulated disk.", min=1)] = 7,
    bandwidth: Annotated[
        float | None, typer.Option(help="Bandwidth of the emulated disk, in MB/s. Default: searched for.", min=0.1)
    ] = None,
    sweeps: Annotated[
        str,
        typer.Option(
            help="Sweeps, separated by commas: bandwidth, budget, alpha, chunk, period, subperiod, length, prefixes. "
            "Default: all.",
        ),
    ] = "",
    sweep_rounds: Annotated[int, typer.Option(help="Requests of each point of a sweep or ablation.", min=1)] = 3,
    recompute_rounds: Annotated[int, typer.Option(help="Prompts to compute without stored KV.", min=1, max=12)] = 2,
    warm_prefixes: Annotated[int, typer.Option(help="Phase warm: number of prefixes.", min=2, max=64)] = 8,
    warm_tokens: Annotated[int, typer.Option(help="Phase warm: tokens of each prefix.", min=256)] = 1024,
    warm_budget: Annotated[float, share_option("--warm-budget", "Phase warm: budget, as a share.", 0.001)] = 0.25,
    warm_requests: Annotated[int, typer.Option(help="Phase warm: number of measured requests.", min=1)] = 48,
    reuse_pattern: Annotated[str, typer.Option(help="Phase warm: popularity of prefixes, normal or zipf.")] = "normal",
    quick: Quick = False,
) -> _Fields:
    """Compare TTFT, I/O, bytes and prefetch of every preset: cold from two disks, warm, and with recomputation.

    Ablations and sweeps take long and run only on request.
    """
    options = dict(locals())
    from benchmarks.fixtures.preset_engines import EXACT
    from benchmarks.fixtures.requests import configurations_of, configurations_with_bits
    from benchmarks.reuse.settings import (
        DEFAULT_CONFIGURATIONS,
        DEFAULT_PHASES,
        DEFAULT_WARM_PRESETS,
        PHASES,
        of_few_rounds,
        warm_presets_of,
    )
    from benchmarks.reuse.sweeps import SWEEPS
    from benchmarks.reuse.warm import PATTERNS, Warm

    names = _names(presets)
    configurations = DEFAULT_CONFIGURATIONS
    if names or budgets:
        usual = tuple(dict.fromkeys(preset for preset, _ in DEFAULT_CONFIGURATIONS))
        configurations = tuple(configurations_of(names or usual, _shares_of(budgets) or [0.05, 0.25]))
    if widths := _widths_of(bits):
        with_all = dict.fromkeys(((EXACT, None), *configurations))
        configurations = tuple(dict.fromkeys(configurations_with_bits(list(with_all), widths)))
    warm = Warm(
        num_prefixes=warm_prefixes,
        prefix_tokens=warm_tokens,
        budget=warm_budget,
        pattern=_one_of(reuse_pattern, PATTERNS),
        num_measured=warm_requests,
    )
    fields = {
        **options,
        "configurations": configurations,
        "phases": _some_of(phases, PHASES) or DEFAULT_PHASES,
        "bytes_per_s": bandwidth * 1e6 if bandwidth is not None else None,
        "warm": warm,
        "warm_presets": warm_presets_of(names) or DEFAULT_WARM_PRESETS,
        "sweeps": _some_of(sweeps, SWEEPS) or SWEEPS,
    }
    return of_few_rounds(fields) if quick else fields


@bench_app.command(
    "gpu",
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []},
)
def bench_gpu(context: typer.Context) -> None:
    """Measure every preset over a stored prefix, copies, attention and layers on a GPU. About 8 minutes.

    Its options: runahead bench gpu --help. A machine that lacks this command runs it as python -m benchmarks.gpu.
    """
    from benchmarks.gpu.__main__ import main

    sys.exit(main(context.args, "runahead bench gpu"))


@bench_app.command("chain", hidden=True, context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
def bench_chain() -> None:
    """Refuse: it is a phase of another bench now, `runahead bench parallel --phases selection`."""
    raise StartError("bench chain is a phase now: runahead bench parallel --phases selection (--help has its options)")


@_bench("parallel", "benchmarks.parallel.command", has_plots=True)
def bench_parallel(
    model: ModelDirectory = None,
    device: Annotated[str, typer.Option(help="cpu, or cuda: the GPU with its number for each worker.")] = "cpu",
    workers: Annotated[int, typer.Option(help="Ranks that share a prompt.", min=2, max=64)] = 2,
    tokens: Annotated[int, typer.Option(help="New tokens of the long prompt.")] = 8192,
    rounds: Annotated[int, typer.Option(help="Requests of each system.", min=1)] = 3,
    stored_tokens: Annotated[int, typer.Option(help="Tokens of the stored prefix, a multiple of 64.")] = 4096,
    new_tokens: Annotated[int, typer.Option(help="New tokens after the stored prefix.")] = 2048,
    short_tokens: Annotated[int, typer.Option(help="Tokens of prompts over emulated links or that overlap.")] = 2048,
    phases: Annotated[
        str,
        typer.Option(
            help="Phases, separated by commas: long, predicted, stored, overlap, links, selection. Default: all that "
            "the device (no links on GPUs) and the workers (selection has two) allow.",
            show_default=False,
        ),
    ] = "",
    budget: Annotated[float, share_option("--budget", "Phase selection: budget, as a share.", 0.001)] = 0.25,
    cuts: Annotated[
        str,
        typer.Option(
            help="Phase selection: new tokens of the first worker to try next to the planner's choice, multiples of "
            "16, separated by commas, or none. Default: some around that choice."
        ),
    ] = "",
) -> _Fields:
    """Measure the prefill of one prompt on several ranks: chain, baselines, one worker; noisy links; overlaps.

    Phase selection compares a chain over a part of a stored prefix with one worker and with a chain without a prefix.
    About 50 minutes on two cores; a minute with --tokens 1024 --new-tokens 512 --stored-tokens 512 --short-tokens 512.
    """
    return {"phases": _listed(phases), "cuts": _cuts_of(cuts)}


@_bench("layers", "benchmarks.layers.command")
def bench_layers(
    model: ModelDirectory = None,
    budget: Annotated[float, share_option("--budget", "Budget, as a share of the stored prefix.", 0.01, 0.99)] = 0.25,
    num_questions: Annotated[int, typer.Option("--questions", help="Questions of each kind of text.", min=1)] = 24,
    prefix_tokens: Annotated[int, typer.Option(help="Approximate tokens of each stored prefix.", min=512)] = 3072,
    minutes: Annotated[
        float | None,
        typer.Option(
            help="Time limit in minutes: asks as many questions as fit, at least one of each kind. Default: none.",
            min=0,
        ),
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write shares and loss curve into the model's directory, for workers.")
    ] = False,
) -> None:
    """Measure how much each layer and KV head needs a stored prefix, and what answers lose under a budget.

    With the file that --write makes, workers give each layer a budget of its own, and from a budget of a tenth on also
    each head that needs much more than the other heads; their mean is the request's budget. Existing stores have
    another layout: begin a new one. The loss of answers at each budget and width of rows is the loss curve, which turns
    a request's max_loss into a budget. In models with some sliding-window layers, only the full-attention layers have
    shares, and heads have none. Falcon and models with a window in every layer take no budget and are refused. 15
    minutes.
    """


@_bench("llama-cpp", "benchmarks.llama_cpp")
def bench_llama_cpp(
    prefix_tokens: Annotated[int, typer.Option(help="Stored tokens, a multiple of 64.", max=7872)] = 4288,
    rounds: Annotated[int, typer.Option(help="Requests of each side.", min=1)] = 10,
) -> None:
    """Compare a question after a stored prefix, from cold disk, with llama.cpp, which restores its state from a file.

    Needs llama.cpp as a Python package: pip install xllamacpp. About 5 minutes.
    """


EnginesPython = Annotated[
    Path | None, typer.Option(help="Python interpreter with vLLM. Default: that of .venv-engines (make engines).")
]


@_bench("hand-over", "benchmarks.handover.command")
def bench_hand_over(
    engines_python: EnginesPython = None,
    prompts: Annotated[int, typer.Option(help="Number of prompts compared with transformers.", min=1, max=100)] = 50,
    tokens: Annotated[int, typer.Option(help="Tokens of a timed prompt.", max=7900)] = 4096,
    rounds: Annotated[int, typer.Option(help="Number of timed prompts.", min=1, max=12)] = 5,
    load: Annotated[str, typer.Option(help="How vLLM loads KV: asynchronous or by_layers.")] = "asynchronous",
    read: Annotated[
        bool, typer.Option("--read", help="Compare only reads from the store's memory with ReadKv, without vLLM.")
    ] = False,
) -> _Fields:
    """Run vLLM over KV that it reads from a service: compare its tokens with transformers, its TTFT with vLLM alone.

    Needs vLLM in an environment of its own: make engines. About 15 minutes.
    """
    from benchmarks.baselines.vllm_process import ENGINES_PYTHON

    if read:
        return "benchmarks.handover.reads", {}
    return {"python": engines_python or ENGINES_PYTHON, "load": _one_of(load, ("asynchronous", "by_layers"))}


@_bench("tier", "benchmarks.tier.command")
def bench_tier(engines_python: EnginesPython = None, quick: Quick = False) -> _Fields:
    """Compare our tier under vLLM's offloading manager with vLLM's fs tier: faults, limit, kill -9, speed, steps.

    Without vLLM (make engines) our tier runs alone. About 3 minutes.
    """
    from benchmarks.baselines.vllm_process import ENGINES_PYTHON

    return {"python": engines_python or ENGINES_PYTHON}


@_bench("load", "benchmarks.load.command", has_plots=True)
def bench_load(
    peer: Annotated[
        str,
        typer.Option(
            help="vllm: compare equal requests to vLLM and to a service, in closed loops. Uses only --clients, "
            "--documents, --engines-python and --model of the other options."
        ),
    ] = "",
    documents: Annotated[int, typer.Option(help="With --peer: documents, four questions each.", min=1)] = 16,
    engines_python: EnginesPython = None,
    requests: Annotated[int, typer.Option(help="Number of requests.", min=1)] = 5000,
    clients: Annotated[
        int | None, typer.Option(help="Concurrent clients (open loop: at most). Default: 64; with --peer 8.", min=1)
    ] = None,
    rate: Annotated[
        float | None, typer.Option(help="Open loop: Poisson arrivals per second. Default: closed loop.", min=0.001)
    ] = None,
    trace: Annotated[
        Path | None, typer.Option(help="Open loop over a trace in Mooncake's format (JSONL, hash ids of 512 tokens).")
    ] = None,
    trace_speed: Annotated[float, typer.Option(help="Replay speed-up.", min=0.001)] = 1.0,
    trace_block_tokens: Annotated[
        int, typer.Option(help="Tokens per block of the trace instead of 512; all lengths scale with it.", min=1)
    ] = 512,
    write_trace: Annotated[
        Path | None, typer.Option(help="File for a synthetic trace of --requests at --rate (default 5); then exit.")
    ] = None,
    prefixes: Annotated[int, typer.Option(help="Number of shared prefixes.", min=1)] = 16,
    zipf: Annotated[float, typer.Option(help="Zipf exponent of the prefixes' popularity; 0: uniform.", min=0)] = 1.0,
    prefix_tokens: Annotated[int, typer.Option(help="Tokens of each prefix.", min=0)] = 512,
    suffixes: Annotated[int, typer.Option(help="Number of distinct suffixes of each prefix.", min=1)] = 16,
    suffix_tokens: Annotated[int, typer.Option(help="Tokens of each suffix.", min=1)] = 32,
    output_tokens: Annotated[int, typer.Option(help="Tokens of each reply.", min=1)] = 8,
    abort_share: Annotated[float, share_option("--abort-share", "Share of clients that leave early.")] = 0.05,
    budget_share: Annotated[float, share_option("--budget-share", "Share of requests with a budget.")] = 0.1,
    kv_budget: Annotated[
        float, share_option("--kv-budget", "Budget of those requests, as a share; with 1, replies are checked.", 0.001)
    ] = 1.0,
    phases: Annotated[
        str,
        typer.Option(
            help="Phases, separated by commas: load, overhead, cancel, tenants, chat. Default: all.",
            show_default=False,
        ),
    ] = "load,overhead,cancel,tenants,chat",
    workers: Annotated[int, typer.Option(help="Number of workers of the started service.", min=1)] = 2,
    max_running: Annotated[int, typer.Option(help="Requests that the started service runs at once.", min=1)] = 8,
    model: Annotated[Path | None, typer.Option(help="Model directory. Default: tiny, with random weights.")] = None,
    address: Annotated[str, typer.Option(help="Address of a running service of --model. Default: start one.")] = "",
) -> _Fields:
    """Measure one service under many clients: replies (all checked), overhead when idle, time to release a cancel.

    About 10 minutes; a minute with --requests 300 --suffixes 2. With --peer vllm about 25 minutes: requests per second
    and times to first token on our service and on vLLM (make engines), one after the other, for documents (cold, warm,
    under a budget), for short prompts, and for short prompts during a long one; greedy tokens of both must be equal.
    """
    options = dict(locals())
    if peer:
        from benchmarks.baselines.vllm_process import ENGINES_PYTHON

        _one_of(peer, ("vllm",))
        python = engines_python or ENGINES_PYTHON
        # The bar is defined at this budget.
        return "benchmarks.load.peer_command", {"python": python, "clients": clients or 8, "kv_budget": 0.25}
    from benchmarks.load import trace as load_trace
    from benchmarks.load.mix import Mix

    if write_trace is not None:
        load_trace.write(write_trace, load_trace.synthetic(requests, rate=rate or 5.0))
        sys.exit(0)
    return {"mix": _made(Mix, options), "clients": clients or 64, "phases": _listed(phases)}


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _some_of(text: str, known: Sequence[str]) -> list[str]:
    """The names in the text, in the order of `known`."""
    wanted = {_one_of(name, known) for name in _listed(text)}
    return [name for name in known if name in wanted]


def _one_of(name: str, known: Sequence[str]) -> str:
    if name not in known:
        raise typer.BadParameter(f"{name!r} is none of {', '.join(known)}")
    return name


def _names(text: str) -> list[str]:
    from workers.presets.registry import preset_of

    names = _listed(text)
    for name in names:
        try:
            preset_of(name)
        except ValueError as error:
            raise typer.BadParameter(str(error)) from error
    return names


def _with_bits(presets: Sequence[str], text: str) -> Sequence[str]:
    """Load-all and the presets, plain and at each width of the list; the presets alone if the list is empty."""
    from benchmarks.fixtures.preset_engines import EXACT
    from benchmarks.fixtures.requests import with_bits

    widths = _widths_of(text)
    return with_bits([EXACT, *presets], widths) if widths else presets


def _widths_of(text: str) -> list[int]:
    from workers.presets.row_codec import ROW_BITS

    return [int(_one_of(width, ROW_BITS)) for width in _listed(text)]


def _shares_of(text: str) -> list[float]:
    shares = [parsed_share(share, "--budgets") for share in text.split(",") if share.strip()]
    if not all(shares):
        raise typer.BadParameter("a budget is a share greater than 0 and at most 1")
    return shares


def _cuts_of(text: str) -> list[int] | None:
    if text == "none":
        return []
    try:
        return [int(cut) for cut in text.split(",") if cut.strip()] or None
    except ValueError as error:
        raise typer.BadParameter(f"{text!r} is no list of cuts such as 960,1024") from error


def simulate(
    cost: Annotated[
        Path | None, typer.Option(help="Cost model (JSON) to simulate instead of the published machine.")
    ] = None,
    workers: Annotated[int, typer.Option(help="With --cost: number of workers, up to 64.")] = 8,
    prompt_tokens: Annotated[
        int, typer.Option(help="With --cost: tokens of the prompt, stored ones included.")
    ] = 16384,
    stored_tokens: Annotated[int, typer.Option(help="With --cost: stored tokens of the prompt.")] = 0,
    link_gb_s: Annotated[
        float | None, typer.Option(help="With --cost: bandwidth of a link, in GB/s. Default: the cost model's.")
    ] = None,
    plot: PlotDirectory = None,
    quick: Quick = False,
    as_json: AsJson = False,
) -> None:
    """Simulate chains, and systems that gather KV, on machines that need not exist.

    Without --cost: compares the published times of KV-Runahead with simulated ones and predicts noisy links,
    scalability, and plans for a million tokens on 64 GPUs. About a minute.
    """
    from benchmarks.simulation import command as simulation

    if cost is None:
        sys.exit(simulation.run(simulation.Settings(quick=quick), plot=plot, force=True, as_json=as_json))
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
    sys.exit(simulation.run_own(settings, force=True, as_json=as_json))


def add_commands(app: CommandLine) -> None:
    """Add `bench` and `simulate` to the command line. The entry point `runahead.commands` calls it."""
    panel = "Measure and predict"
    app.add_typer(bench_app, name="bench", rich_help_panel=panel)
    app.command(rich_help_panel=panel)(simulate)
