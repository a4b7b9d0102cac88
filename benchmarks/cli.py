"""`runahead bench …` and `runahead simulate`: what measures, and what predicts."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from cluster.cli.options.amounts import share_option
from cluster.cli.options.command_line import AsJson, CommandLine
from cluster.quantities import parsed_share

bench_app = CommandLine(no_args_is_help=True, help="Measure, against a yardstick, in one run.")


@bench_app.callback()
def _as_workers_compute() -> None:
    # As a worker of two threads does: so do benches that compute in this process. torch reads it when it is loaded.
    from workers.plan.config import WorkerConfig

    for name, value in WorkerConfig(model="", threads=2).process_environment.items():
        os.environ.setdefault(name, value)


BenchDirectory = Annotated[Path | None, typer.Option("--directory", help="Where scratch files go; default: here.")]
PlotDirectory = Annotated[
    Path | None, typer.Option("--plot", help="Directory for plots (SVG); needs matplotlib. Default: none.")
]
ModelDirectory = Annotated[Path | None, typer.Option("--model", help="A model's directory. Default: the demo's.")]
Quick = Annotated[bool, typer.Option("--quick", help="A fraction of the rounds: to try it out, not to quote.")]
Force = Annotated[bool, typer.Option("--force", help="Measure on a loaded machine, too.")]


Bits = Annotated[
    str,
    typer.Option(
        help="Such as 4,8: load-all and every preset, as they are and with rows of so many bits, as NAME?bits=4 is."
    ),
]


@bench_app.command("io")
def bench_io(
    directory: BenchDirectory = None, quick: Quick = False, force: Force = False, as_json: AsJson = False
) -> None:
    """The I/O engine beside fio, on one file, with O_DIRECT. Needs fio (apt-get install fio). About 5 minutes."""
    _run_bench("benchmarks.store.io", directory, quick, force, as_json)


@bench_app.command("store")
def bench_store(
    directory: BenchDirectory = None, quick: Quick = False, force: Force = False, as_json: AsJson = False
) -> None:
    """Fetch latency, cost of verification, a million chunks, TTFT while storing. About 10 minutes."""
    _run_bench("benchmarks.store.command", directory, quick, force, as_json)


@bench_app.command("accuracy")
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
    questions: Annotated[int | None, typer.Option(help="Of each data set, evenly spread; default: all.", min=1)] = None,
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
    plot: PlotDirectory = None,
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
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
    settings = accuracy.Settings(
        model=model,
        data=data or (),
        synthetic=synthetic,
        presets=_with_bits(asked, bits),
        budgets=_shares_of(budgets) or accuracy.DEFAULT_BUDGETS,
        num_questions=questions,
        plot=plot,
    )
    sys.exit(accuracy.run(settings, directory=directory, force=force, as_json=as_json))


@bench_app.command("reuse")
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
    plot: PlotDirectory = None,
    directory: BenchDirectory = None,
    quick: Quick = False,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """TTFT, I/O, bytes and prefetch of every preset: cold from two disks, warm, and against recomputation.

    Ablations and sweeps take long and run only when asked for.
    """
    from benchmarks.fixtures.preset_engines import EXACT
    from benchmarks.fixtures.requests import configurations_of, configurations_with_bits
    from benchmarks.reuse import command as reuse
    from benchmarks.reuse.settings import (
        DEFAULT_CONFIGURATIONS,
        DEFAULT_PHASES,
        DEFAULT_WARM_PRESETS,
        PHASES,
        Settings,
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
    settings = Settings(
        model=model,
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
        accuracy=accuracy,
        plot=plot,
    )
    settings = settings.of_few_rounds() if quick else settings
    sys.exit(reuse.run(settings, directory=directory, force=force, as_json=as_json))


@bench_app.command("chain")
def bench_chain(
    model: ModelDirectory = None,
    prefix_tokens: Annotated[int, typer.Option(help="Stored tokens, a multiple of 64.")] = 4096,
    new_tokens: Annotated[int, typer.Option(help="Tokens of the prompt after them.")] = 2048,
    budget: Annotated[float, share_option("--budget", "Share of the stored prefix.", 0.001)] = 0.25,
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
    from benchmarks.chain import command as chain
    from benchmarks.chain.bench import Settings

    try:
        settings = Settings(
            model=model,
            prefix_tokens=prefix_tokens,
            new_tokens=new_tokens,
            budget=budget,
            rounds=rounds,
            cuts=_cuts_of(cuts),
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    sys.exit(chain.run(settings, directory=directory, force=force, as_json=as_json))


@bench_app.command("parallel")
def bench_parallel(
    tokens: Annotated[int, typer.Option(help="New tokens of the long prompt.")] = 8192,
    rounds: Annotated[int, typer.Option(help="Requests of each system.", min=1)] = 3,
    stored_tokens: Annotated[int, typer.Option(help="Of the stored prefix, a multiple of 64.")] = 4096,
    new_tokens: Annotated[int, typer.Option(help="After the stored prefix.")] = 2048,
    short_tokens: Annotated[int, typer.Option(help="Over emulated links, and of requests that overlap.")] = 2048,
    phases: Annotated[
        str,
        typer.Option(
            help="Some of long, predicted, stored, overlap, links, separated by commas. Default: all.",
            show_default=False,
        ),
    ] = "long,predicted,stored,overlap,links",
    plot: PlotDirectory = None,
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """The prefill of one prompt on two ranks: the chain, its baselines, one worker; noisy links; overlap.

    About 40 minutes; half a minute with --tokens 1024 --new-tokens 512 --stored-tokens 512 --short-tokens 512.
    """
    from benchmarks.parallel import command as parallel
    from benchmarks.parallel.bench import Settings

    try:
        settings = Settings(
            tokens=tokens,
            rounds=rounds,
            stored_tokens=stored_tokens,
            new_tokens=new_tokens,
            short_tokens=short_tokens,
            phases=_listed(phases),
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    sys.exit(parallel.run(settings, directory=directory, plot=plot, force=force, as_json=as_json))


@bench_app.command("layers")
def bench_layers(
    model: ModelDirectory = None,
    budget: Annotated[float, share_option("--budget", "Share of the stored prefix.", 0.01, 0.99)] = 0.25,
    questions: Annotated[int, typer.Option(help="Of each kind of text.", min=1)] = 24,
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
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """How much the layers and KV heads of a model need a stored prefix, and what answers lose without all of it.

    Workers whose model has a file of them give each layer its own budget, and from a tenth of the prefix on each head
    that needs much more than the others; the request's is the mean. A store that was made before has another layout:
    begin a new one. What answers lose, at each budget and width of rows, is the loss curve: by it a request's max_loss
    becomes a budget. Where some layers have sliding windows, the others have shares, and heads have none. Not for
    models with a window in every layer, nor for Falcon, which take no budget. 15 minutes.
    """
    from benchmarks.layers import command as layers

    settings = layers.Settings(
        model=model,
        budget=budget,
        num_questions=questions,
        prefix_tokens=prefix_tokens,
        minutes=minutes,
        write=write,
    )
    sys.exit(layers.run(settings, directory=directory, force=force, as_json=as_json))


@bench_app.command("llama-cpp")
def bench_llama_cpp(
    prefix_tokens: Annotated[int, typer.Option(help="Stored tokens, a multiple of 64.", max=7872)] = 4288,
    rounds: Annotated[int, typer.Option(help="Requests of each side.", min=1)] = 10,
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """A question after a stored prefix, from cold disk, beside llama.cpp, which restores its state from a file.

    Needs llama.cpp as a Python package: pip install xllamacpp. About 5 minutes.
    """
    from benchmarks import llama_cpp

    try:
        settings = llama_cpp.Settings(prefix_tokens=prefix_tokens, rounds=rounds)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    sys.exit(llama_cpp.run(settings, directory=directory, force=force, as_json=as_json))


EnginesPython = Annotated[
    Path | None, typer.Option(help="Python that has vLLM; default: .venv-engines, by make engines.")
]


@bench_app.command("hand-over")
def bench_hand_over(
    engines_python: EnginesPython = None,
    prompts: Annotated[int, typer.Option(help="That are compared with transformers.", min=1, max=100)] = 50,
    tokens: Annotated[int, typer.Option(help="Of a prompt whose time is taken.", max=7900)] = 4096,
    rounds: Annotated[int, typer.Option(help="Prompts whose time is taken.", min=1, max=12)] = 5,
    load: Annotated[str, typer.Option(help="asynchronous or by_layers.")] = "asynchronous",
    read: Annotated[
        bool, typer.Option("--read", help="Only rows read out of the store's memory, beside ReadKv; without vLLM.")
    ] = False,
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """vLLM over KV that it reads from a service: its tokens beside those of transformers, its TTFT beside vLLM alone.

    Needs vLLM in an environment of its own: make engines. About 15 minutes.
    """
    from benchmarks.baselines.vllm_process import ENGINES_PYTHON
    from benchmarks.handover import command as handover
    from benchmarks.handover.bench import Settings

    if read:
        from benchmarks.handover import reads

        sys.exit(reads.run(tokens, rounds, directory=directory, force=force, as_json=as_json))
    try:
        settings = Settings(
            python=engines_python or ENGINES_PYTHON,
            prompts=prompts,
            tokens=tokens,
            rounds=rounds,
            load=_one_of(load, ("asynchronous", "by_layers")),
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    sys.exit(handover.run(settings, directory=directory, force=force, as_json=as_json))


@bench_app.command("load")
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
    plot: PlotDirectory = None,
    directory: BenchDirectory = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Many clients on one service, every reply checked; overhead when idle, time to let go of a cancelled request.

    About 10 minutes; a minute with --requests 300 --suffixes 2. With --peer vllm about 25 minutes: requests a second
    and times to first token of documents (cold, warm, under a budget), of short prompts, and of short ones beside a
    long one, on our service and on vLLM (make engines), one after the other; greedy tokens of both must be equal.
    """
    if peer:
        _one_of(peer, ("vllm",))
        _bench_peer(engines_python, documents, clients or 8, model, directory, force, as_json)
    from benchmarks.load import command as load
    from benchmarks.load import trace as load_trace
    from benchmarks.load.bench import Settings
    from benchmarks.load.mix import Mix

    if write_trace is not None:
        load_trace.write(write_trace, load_trace.synthetic(requests, rate=rate or 5.0))
        return
    try:
        settings = Settings(
            mix=Mix(
                requests=requests,
                prefixes=prefixes,
                zipf=zipf,
                prefix_tokens=prefix_tokens,
                suffixes=suffixes,
                suffix_tokens=suffix_tokens,
                output_tokens=output_tokens,
                abort_share=abort_share,
                budget_share=budget_share,
                kv_budget=kv_budget,
            ),
            clients=clients or 64,
            rate=rate,
            trace=trace,
            trace_speed=trace_speed,
            trace_block_tokens=trace_block_tokens,
            phases=_listed(phases),
            workers=workers,
            max_running=max_running,
            model=model,
            address=address,
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    sys.exit(load.run(settings, directory=directory, plot=plot, force=force, as_json=as_json))


def _bench_peer(
    python: Path | None,
    documents: int,
    clients: int,
    model: Path | None,
    directory: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    from benchmarks.baselines.vllm_process import ENGINES_PYTHON
    from benchmarks.load import peer_command
    from benchmarks.load.peer import PeerSettings

    try:
        settings = PeerSettings(python=python or ENGINES_PYTHON, documents=documents, clients=clients, model=model)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    sys.exit(peer_command.run(settings, directory=directory, force=force, as_json=as_json))


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


def _run_bench(module: str, directory: Path | None, quick: bool, force: bool, as_json: bool) -> None:
    import importlib

    bench = importlib.import_module(module)
    sys.exit(bench.run(quick=quick, directory=directory, force=force, as_json=as_json))


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


def add_commands(app: CommandLine) -> None:
    """Add `bench` and `simulate` to the command line. By the entry point `runahead.commands`."""
    app.add_typer(bench_app, name="bench")
    app.command()(simulate)
