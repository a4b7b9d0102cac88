"""`runahead plan ...`: measure a machine, search partitions, print both, explain the planner's choice."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from cluster.cli.options.command_line import AsJson, CommandLine, bounds
from cluster.cli.options.printing import STDERR, print_tables, tell, write_json
from cluster.cli.plan.explain import explain
from cluster.cli.plan.options import CostFile, Machine, ModelOnMachine
from cluster.errors import StartError

if TYPE_CHECKING:
    from cluster.planning.cost_model import CostModel
    from cluster.planning.table import PartitionTable, TableEntry

plan_app = CommandLine(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help=(
        "Plan chains: how many workers share a prompt, where it is cut, how much of its prefix is loaded.\n\n"
        "In order: **calibrate** measures this machine with a model (2 minutes), **search** makes a table of the best "
        "partitions from that (seconds), **show** prints either, **explain** says what the planner does with a "
        "request. `runahead serve` finds the files by itself when model, machine, threads and dtype are the same.\n\n"
        "Without these files the planner uses operation counts, and says so."
    ),
)

#: Bound of a prompt's tokens: no model has more positions.
_MOST_TOKENS = 2**31 - 1


@plan_app.command()
def calibrate(
    on: ModelOnMachine,
    workers: Annotated[
        int,
        typer.Option(
            help="Measure up to this many workers side by side; with --device cuda each on a GPU of its own.",
            callback=bounds(1, 64),
        ),
    ] = 2,
    rounds: Annotated[int, typer.Option(help="Passes per point; the median counts.", callback=bounds(1))] = 3,
    out: Annotated[Path | None, typer.Option(help="File to write. [default: under ~/.cache/runahead/plans]")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how long layers, messages and loads take here, for the planner. Takes 2 minutes on an idle machine.

    Examples: **runahead plan calibrate --model models/smollm2 --workers 2**,
    **runahead plan calibrate --model models/llama-2-7b --device cuda --workers 8**
    """
    from cluster.cli.plan.tables import cost_tables
    from cluster.planning.calibration import calibrate as measure
    from cluster.planning.calibration import num_steps
    from cluster.planning.cost_key import gpu_names
    from cluster.planning.files import default_cost_path, write_cost
    from kvstore import StoreError
    from workers.errors import WorkerError
    from workers.plan.config import WorkerConfig

    if on.device == "cuda" and workers > len(gpu_names()):
        raise StartError(
            f"--device cuda takes a GPU for each of --workers {workers}, and the driver here shows {len(gpu_names())}"
        )
    key = on.key(on.model)
    path = out or default_cost_path(key)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        config = WorkerConfig(model=str(on.model), threads=on.threads, dtype=on.dtype, device=on.device)
        with _progress("calibrate", num_steps(rounds, on.device), is_quiet=as_json) as advance:
            done = measure(config, key, workers, rounds=rounds, scratch=path.parent, advance=advance)
    except (WorkerError, StoreError, ValueError, OSError) as error:
        raise StartError(f"calibration failed: {error}") from error
    write_cost(path, done.cost, done.as_plain())
    if as_json:
        write_json({"file": str(path), **_plain_cost(done.cost), "measured": done.as_plain()})
        return
    print_tables(*cost_tables(done.cost, done.as_plain()))
    tell(f"written to {path}; `runahead serve` with the same model, threads and dtype uses it")


@plan_app.command()
def search(
    on: ModelOnMachine,
    workers: Annotated[
        int, typer.Option(help="Largest chain; chains from 2 workers on are searched.", callback=bounds(2, 64))
    ] = 4,
    lengths: Annotated[
        str, typer.Option(help="Numbers of new tokens, separated by commas.")
    ] = "1024,2048,4096,8192,16384",
    prefixes: Annotated[str, typer.Option(help="Numbers of stored rows before them, separated by commas.")] = "0,4096",
    cost: CostFile = None,
    out: Annotated[Path | None, typer.Option(help="File to write. [default: under ~/.cache/runahead/plans]")] = None,
    as_json: AsJson = False,
) -> None:
    """Search the best partitions of prompts of several lengths, and keep them as a table for the planner.

    Example: **runahead plan search --model models/smollm2 --workers 4 --lengths 1024,4096,8192 --prefixes 0,2048**
    """
    from cluster.cli.plan.tables import partition_tables
    from cluster.planning.cost_key import windows_of
    from cluster.planning.files import default_table_path, planner_of, write_table
    from cluster.planning.table import PartitionTable

    sizes, rows = _numbers(lengths, "--lengths", least=1), _numbers(prefixes, "--prefixes", least=0)
    planner = planner_of(
        on.model, threads=on.threads, dtype=on.dtype, device=on.device, cost_path=str(cost or ""), table_path=None
    )
    planner.learn_windows(windows_of(on.model))
    tasks = [(count, prefix, size) for count in range(2, workers + 1) for prefix in rows for size in sizes]
    entries = []
    with _progress("search", len(tasks), is_quiet=as_json) as advance:
        for count, prefix, size in tasks:
            advance(f"{size} tokens after {prefix} for {count} workers")
            entries.append(_entry(planner.cost, count, prefix, size))
    table = PartitionTable(planner.cost.key, entries)
    path = out or default_table_path(planner.cost.key)
    write_table(path, table)
    if as_json:
        write_json({"file": str(path), "is_measured": planner.is_measured, **_plain_table(table)})
        return
    print_tables(*partition_tables(table))
    if not planner.is_measured:
        tell("by operation counts only; run `runahead plan calibrate` first for the times of this machine")
    tell(f"written to {path}")


@plan_app.command()
def show(
    machine: Machine,
    file: Annotated[Path | None, typer.Argument(help="A cost model or a table. [default: those of --model]")] = None,
    model: Annotated[Path | None, typer.Option("--model", "-m", help="Hugging Face model directory.")] = None,
    as_json: AsJson = False,
) -> None:
    """Print a cost model, or a table with the share of the new tokens that each worker takes.

    Example: **runahead plan show --model models/smollm2**
    """
    from cluster.cli.plan.tables import cost_tables, partition_tables
    from cluster.planning.cost_model import CostModel
    from cluster.planning.files import default_cost_path, default_table_path, read_any

    if file is None and model is None:
        raise StartError("name a file, or --model DIR for what is kept for a model")
    paths = [file] if file is not None else []
    if file is None and model is not None:
        key = machine.key(model)
        table = default_table_path(key)
        paths = [default_cost_path(key), *([table] if table.exists() else [])]
    shown = {str(path): read_any(path) for path in paths}
    if as_json:
        plain = {
            path: _plain_cost(each) if isinstance(each, CostModel) else _plain_table(each)
            for path, each in shown.items()
        }
        write_json(plain if file is None else plain[str(file)])
        return
    for path, each in shown.items():
        tell(path)
        print_tables(*(cost_tables(each, None) if isinstance(each, CostModel) else partition_tables(each)))


plan_app.command()(explain)


def _entry(cost: "CostModel", num_workers: int, prefix: int, num_new: int) -> "TableEntry":
    """The best partition by the closed form. Raises StartError when there are fewer chunks than workers."""
    from itertools import pairwise

    from cluster.planning.chain_time import ttft_s
    from cluster.planning.search import search as searched
    from cluster.planning.table import TableEntry
    from workers.plan.partition import RowCost, balanced

    try:
        seed = balanced(prefix, prefix + num_new, num_workers, RowCost(cost.layer.token_s, cost.layer.pair_s))
    except ValueError as error:
        raise StartError(f"{error}: give longer --lengths, or fewer --workers") from error
    found = searched(lambda cuts_BC: ttft_s(cost, cuts_BC), seed)
    sizes = tuple(right - left for left, right in pairwise(found.partition.cuts))
    return TableEntry(prefix_rows=prefix, sizes=sizes, seconds=found.seconds, num_evaluations=found.num_evaluations)


def _numbers(text: str, option: str, *, least: int) -> Sequence[int]:
    try:
        numbers = sorted({int(part) for part in text.split(",") if part.strip()})
    except ValueError as error:
        raise StartError(f"{option}: {text!r} is no list of numbers; write 1024,4096") from error
    if not numbers or numbers[0] < least:
        raise StartError(f"{option}: {text!r} must have numbers from {least} on")
    if numbers[-1] > _MOST_TOKENS:
        raise StartError(f"{option}: no model has positions for {numbers[-1]} tokens")
    return numbers


@contextmanager
def _progress(title: str, steps: int, *, is_quiet: bool) -> Iterator[Callable[[str], None]]:
    """Show a bar on the terminal. Yields a function that ends one step and names the next."""
    columns = (TextColumn(title), BarColumn(), TextColumn("{task.fields[step]}", markup=False), TimeElapsedColumn())
    is_disabled = is_quiet or not STDERR.is_terminal
    # No refresh thread: it would compete with what is measured.
    with Progress(*columns, console=STDERR, auto_refresh=False, transient=True, disable=is_disabled) as progress:
        task = progress.add_task(title, total=steps, step="")

        def advance(step: str) -> None:
            progress.update(task, advance=1, step=step, refresh=True)

        yield advance


def _plain_cost(cost: "CostModel") -> dict[str, Any]:
    from cluster.planning.cost_model import as_plain

    return {"cost_model": as_plain(cost)}


def _plain_table(table: "PartitionTable") -> dict[str, Any]:
    return {"table": table.as_plain()}
