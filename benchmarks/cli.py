"""`runahead bench …` and `runahead simulate`: what measures, and what predicts."""

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

bench_app = CommandLine(no_args_is_help=True, help="Measure, against a yardstick, in one run.")


@bench_app.callback()
def _as_workers_compute() -> None:
    # As a worker of two threads does: so do benches that compute in this process. torch reads it when it is loaded.
    from workers.plan.config import WorkerConfig

    for name, value in WorkerConfig(model="", threads=2).process_environment.items():
        os.environ.setdefault(name, value)


PlotDirectory = Annotated[
    Path | None, typer.Option("--plot", help="Directory for plots (SVG); needs matplotlib. Default: none.")
]
ModelDirectory = Annotated[Path | None, typer.Option("--model", help="A model's directory. Default: the demo's.")]
Quick = Annotated[bool, typer.Option("--quick", help="A fraction of the rounds: to try it out, not to quote.")]
Made = TypeVar("Made")
#: Options of every bench; `plot` of those that have plots.
_OF_ALL: dict[str, tuple[Any, Any]] = {
    "plot": (PlotDirectory, None),
    "directory": (
        Annotated[Path | None, typer.Option("--directory", help="Where scratch files go; default: here.")],
        None,
    ),
    "force": (Annotated[bool, typer.Option("--force", help="Measure on a loaded machine, too.")], False),
    "as_json": (AsJson, False),
}
#: Fields of a bench's settings that are no options as they are, and the module where that is another one.
_Fields = Mapping[str, Any] | tuple[str, Mapping[str, Any]] | None


def _bench(name: str, module: str, *, has_plots: bool = False) -> Callable[[Callable[..., _Fields]], None]:
    """A command that makes the module's `Settings` of the options that it has fields for, and of what the function
    returns in their place, and runs the bench.

    Importing the module is left until then. A ValueError of the settings is one line about options.
    """

    def add(function: Callable[..., _Fields]) -> None:
        signature = inspect.signature(function)
        added = {key: option for key, option in _OF_ALL.items() if key != "plot" or has_plots}

        @functools.wraps(function)
        def command(**options: Any) -> None:
            of_all = {key: options.pop(key) for key in added}
            made = function(**options)
            where, changed = made if isinstance(made, tuple) else (module, made or {})
            bench = import_module(where)
            try:
                settings = _made(bench.Settings, {**options, **changed})
            except ValueError as error:
                raise typer.BadParameter(str(error)) from error
            sys.exit(bench.run(settings, **of_all))

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
    """A dataclass from the values that it has fields for. Raises ValueError as it does."""
    return kind(**{name: value for name, value in values.items() if name in inspect.signature(kind).parameters})


Bits = Annotated[
    str,
    typer.Option(
        help="Such as 4,8: load-all and every preset, as they are and with rows of so many bits, as NAME?bits=4 is."
    ),
]


@_bench("io", "benchmarks.store.io")
def bench_io(quick: Quick = False) -> None:
    """The I/O engine beside fio, on one file, with O_DIRECT. Needs fio (apt-get install fio). About 5 minutes."""


@_bench("store", "benchmarks.store.command")
def bench_store(quick: Quick = False) -> None:
    """Fetch latency, cost of verification, a million chunks, TTFT while storing. About 10 minutes."""


@_bench("accuracy", "benchmarks.accuracy.command", has_plots=True)
def bench_accuracy(
    model: ModelDirectory = None,
    data: Annotated[
        list[Path] | None,
        typer.Option(
            help="NAME.jsonl, with NAME.prefixes.json beside it; or big-bench: seven kinds of questions (downloads "
            "358 MB once), big-bench/KIND for one. Several times for several."
        ),
    ] = None,
    presets: Annotated[str, typer.Option(help="Names, separated by commas.")] = "",
    bits: Bits = "",
    budgets: Annotated[str, typer.Option(help="Shares of the stored prefix, separated by commas.")] = "",
    num_questions: Annotated[
        int | None, typer.Option("--questions", help="Of each data set, evenly spread; default: all.", min=1)
    ] = None,
    task: Annotated[
        str,
        typer.Option(
            help="Tasks that come with the project: key-value, labels, needle, table, separated by commas. Default: "
            "none beside --data, or else key-value."
        ),
    ] = "",
    difficulty: Annotated[
        int | None,
        typer.Option(
            help="Pairs of key-value (220), sentences around a word of labels (0), distractors of needle (10), people "
            "of table (6)."
        ),
    ] = None,
    depth: Annotated[
        float | None, typer.Option(help="Where needles stand, 0 (beginning) to 1 (end); default: everywhere.")
    ] = None,
    prefix_tokens: Annotated[
        int | None,
        typer.Option(help="Length of a prefix of the other tasks than key-value; default: 3000.", min=512),
    ] = None,
) -> _Fields:
    """Right answers, rows attended and bytes read under each preset and budget, against full attention.

    Data: one question a line, {"prefix_id", "question", "choices", "answer"}; the prefixes are a list in
    NAME.prefixes.json. A second or more for every question under every preset and budget: --questions for a first look.
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
            help="Of native, emulated, recompute, warm, ablations, sweeps; default: the first four.",
        ),
    ] = "",
    presets: Annotated[str, typer.Option(help="Names, separated by commas; default: those of the bars.")] = "",
    bits: Bits = "",
    budgets: Annotated[str, typer.Option(help="Shares of the stored prefix, separated by commas.")] = "",
    accuracy: Annotated[
        Path | None,
        typer.Option(help="What bench accuracy --json has printed: bars of what loses at most a point. Default: none."),
    ] = None,
    prefix_tokens: Annotated[int, typer.Option(help="Length of the stored document.", min=512)] = 7872,
    rounds: Annotated[int, typer.Option(help="Requests of each configuration, own disk.", min=1)] = 21,
    emulated_rounds: Annotated[int, typer.Option(help="The same, emulated disk.", min=1)] = 7,
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
    warm_budget: Annotated[float, share_option("--warm-budget", "Warm: share of the stored prefix.", 0.001)] = 0.25,
    warm_requests: Annotated[int, typer.Option(help="Warm: requests that are measured.", min=1)] = 48,
    reuse_pattern: Annotated[str, typer.Option(help="Warm: normal, as in the papers, or zipf.")] = "normal",
    quick: Quick = False,
) -> _Fields:
    """TTFT, I/O, bytes and prefetch of every preset: cold from two disks, warm, and against recomputation.

    Ablations and sweeps take long and run only when asked for.
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


@bench_app.command("chain", hidden=True, context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
def bench_chain() -> None:
    """It is a phase of another bench: `runahead bench parallel --phases selection`."""
    raise StartError("bench chain is a phase now: runahead bench parallel --phases selection (--help has its options)")


@_bench("parallel", "benchmarks.parallel.command", has_plots=True)
def bench_parallel(
    model: ModelDirectory = None,
    tokens: Annotated[int, typer.Option(help="New tokens of the long prompt.")] = 8192,
    rounds: Annotated[int, typer.Option(help="Requests of each system.", min=1)] = 3,
    stored_tokens: Annotated[int, typer.Option(help="Of the stored prefix, a multiple of 64.")] = 4096,
    new_tokens: Annotated[int, typer.Option(help="After the stored prefix.")] = 2048,
    short_tokens: Annotated[int, typer.Option(help="Over emulated links, and of requests that overlap.")] = 2048,
    phases: Annotated[
        str,
        typer.Option(
            help="Some of long, predicted, stored, overlap, links, selection, separated by commas. Default: all.",
            show_default=False,
        ),
    ] = "long,predicted,stored,overlap,links,selection",
    budget: Annotated[float, share_option("--budget", "Selection: share of the stored prefix.", 0.001)] = 0.25,
    cuts: Annotated[
        str,
        typer.Option(
            help="Selection: new tokens of the first worker to try beside the planner's choice, multiples of 16, "
            "separated by commas; none for none. Default: some around it."
        ),
    ] = "",
) -> _Fields:
    """The prefill of one prompt on two ranks: the chain, its baselines, one worker; noisy links; overlap.

    Phase selection: a chain over a part of a stored prefix, against one worker, and against a chain without prefix.
    About 50 minutes; a minute with --tokens 1024 --new-tokens 512 --stored-tokens 512 --short-tokens 512.
    """
    return {"phases": _listed(phases), "cuts": _cuts_of(cuts)}


@_bench("layers", "benchmarks.layers.command")
def bench_layers(
    model: ModelDirectory = None,
    budget: Annotated[float, share_option("--budget", "Share of the stored prefix.", 0.01, 0.99)] = 0.25,
    num_questions: Annotated[int, typer.Option("--questions", help="Of each kind of text.", min=1)] = 24,
    prefix_tokens: Annotated[int, typer.Option(help="Stored tokens of each prefix, about.", min=512)] = 3072,
    minutes: Annotated[
        float | None,
        typer.Option(
            help="That it may take, about: as many questions as fit, of each kind of text one at least. Default: all.",
            min=0,
        ),
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Put shares and curve beside the model: workers use them.")
    ] = False,
) -> None:
    """How much the layers and KV heads of a model need a stored prefix, and what answers lose without all of it.

    Workers whose model has a file of them give each layer its own budget, and from a tenth of the prefix on each head
    that needs much more than the others; the request's is the mean. A store that was made before has another layout:
    begin a new one. What answers lose, at each budget and width of rows, is the loss curve: by it a request's max_loss
    becomes a budget. Where some layers have sliding windows, the others have shares, and heads have none. Not for
    models with a window in every layer, nor for Falcon, which take no budget. 15 minutes.
    """


@_bench("llama-cpp", "benchmarks.llama_cpp")
def bench_llama_cpp(
    prefix_tokens: Annotated[int, typer.Option(help="Stored tokens, a multiple of 64.", max=7872)] = 4288,
    rounds: Annotated[int, typer.Option(help="Requests of each side.", min=1)] = 10,
) -> None:
    """A question after a stored prefix, from cold disk, beside llama.cpp, which restores its state from a file.

    Needs llama.cpp as a Python package: pip install xllamacpp. About 5 minutes.
    """


EnginesPython = Annotated[
    Path | None, typer.Option(help="Python that has vLLM; default: .venv-engines, by make engines.")
]


@_bench("hand-over", "benchmarks.handover.command")
def bench_hand_over(
    engines_python: EnginesPython = None,
    prompts: Annotated[int, typer.Option(help="That are compared with transformers.", min=1, max=100)] = 50,
    tokens: Annotated[int, typer.Option(help="Of a prompt whose time is taken.", max=7900)] = 4096,
    rounds: Annotated[int, typer.Option(help="Prompts whose time is taken.", min=1, max=12)] = 5,
    load: Annotated[str, typer.Option(help="asynchronous or by_layers.")] = "asynchronous",
    read: Annotated[
        bool, typer.Option("--read", help="Only rows read out of the store's memory, beside ReadKv; without vLLM.")
    ] = False,
) -> _Fields:
    """vLLM over KV that it reads from a service: its tokens beside those of transformers, its TTFT beside vLLM alone.

    Needs vLLM in an environment of its own: make engines. About 15 minutes.
    """
    from benchmarks.baselines.vllm_process import ENGINES_PYTHON

    if read:
        return "benchmarks.handover.reads", {}
    return {"python": engines_python or ENGINES_PYTHON, "load": _one_of(load, ("asynchronous", "by_layers"))}


@_bench("load", "benchmarks.load.command", has_plots=True)
def bench_load(
    peer: Annotated[
        str,
        typer.Option(
            help="vllm: only equal requests to it and to a service, in closed loops. Of the other options --clients, "
            "--documents, --engines-python and --model count."
        ),
    ] = "",
    documents: Annotated[int, typer.Option(help="Beside a peer: asked about, four questions each.", min=1)] = 16,
    engines_python: EnginesPython = None,
    requests: Annotated[int, typer.Option(help="How many.", min=1)] = 5000,
    clients: Annotated[
        int | None, typer.Option(help="At once; in an open loop, at most. Default: 64; 8 beside a peer.", min=1)
    ] = None,
    rate: Annotated[
        float | None, typer.Option(help="Open loop: requests a second, Poisson. Default: closed loop.", min=0.001)
    ] = None,
    trace: Annotated[
        Path | None, typer.Option(help="Open loop over a trace as Mooncake's are: JSONL with hash_ids of 512 tokens.")
    ] = None,
    trace_speed: Annotated[float, typer.Option(help="So much faster than the trace.", min=0.001)] = 1.0,
    trace_block_tokens: Annotated[
        int, typer.Option(help="Tokens in place of a block's 512, all lengths in proportion.", min=1)
    ] = 512,
    write_trace: Annotated[
        Path | None, typer.Option(help="Write a synthetic trace of --requests at --rate (default 5) there, and end.")
    ] = None,
    prefixes: Annotated[int, typer.Option(help="That prompts share.", min=1)] = 16,
    zipf: Annotated[float, typer.Option(help="Exponent of their popularity; 0: all alike.", min=0)] = 1.0,
    prefix_tokens: Annotated[int, typer.Option(help="Of each.", min=0)] = 512,
    suffixes: Annotated[int, typer.Option(help="Distinct ones of each prefix.", min=1)] = 16,
    suffix_tokens: Annotated[int, typer.Option(help="Of each.", min=1)] = 32,
    output_tokens: Annotated[int, typer.Option(help="Of each reply.", min=1)] = 8,
    abort_share: Annotated[float, share_option("--abort-share", "Of clients that leave in the middle.")] = 0.05,
    budget_share: Annotated[float, share_option("--budget-share", "Of requests with a budget.")] = 0.1,
    kv_budget: Annotated[
        float,
        share_option("--kv-budget", "Their budget; 1: all rows are chosen, and replies can be checked.", 0.001),
    ] = 1.0,
    phases: Annotated[
        str,
        typer.Option(
            help="Some of load, overhead, cancel, tenants, chat, separated by commas. Default: all.",
            show_default=False,
        ),
    ] = "load,overhead,cancel,tenants,chat",
    workers: Annotated[int, typer.Option(help="Of the service that is started.", min=1)] = 2,
    max_running: Annotated[int, typer.Option(help="Requests that it runs at once.", min=1)] = 8,
    model: Annotated[
        Path | None, typer.Option(help="Model directory. Default: a tiny one with random weights.")
    ] = None,
    address: Annotated[
        str, typer.Option(help="A service that runs already, on --model. Default: one is started.")
    ] = "",
) -> _Fields:
    """Many clients on one service, every reply checked; overhead when idle, time to let go of a cancelled request.

    About 10 minutes; a minute with --requests 300 --suffixes 2. With --peer vllm about 25 minutes: requests a second
    and times to first token of documents (cold, warm, under a budget), of short prompts, and of short ones beside a
    long one, on our service and on vLLM (make engines), one after the other; greedy tokens of both must be equal.
    """
    options = dict(locals())
    if peer:
        from benchmarks.baselines.vllm_process import ENGINES_PYTHON

        _one_of(peer, ("vllm",))
        python = engines_python or ENGINES_PYTHON
        # The budget is that of the bar.
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
    """In the order in which they are known."""
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
    """Load-all and the presets, as they are and at each width of the list; without one the presets alone."""
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
        raise typer.BadParameter("a share is more than 0 and at most 1")
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
    plot: PlotDirectory = None,
    quick: Quick = False,
    as_json: AsJson = False,
) -> None:
    """Simulate chains, and ways to share a prompt that gather KV, on machines that need not be there.

    Without --cost: the published times of KV-Runahead beside simulated ones, noisy links, scalability, plans for a
    million tokens on 64 GPUs. About a minute.
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
    """Add `bench` and `simulate` to the command line. By the entry point `runahead.commands`."""
    app.add_typer(bench_app, name="bench")
    app.command()(simulate)
