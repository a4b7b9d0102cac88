"""Frame of every bench: it runs as a command, names its machine, shows tables and bars, and ends in one JSON line.

stdout ends in that line; progress and errors go to stderr. The exit status is 0 whether or not the bars hold, 2 if the
bench could not run (one line says why), 130 after Ctrl-C. Scratch files are removed at every end.
"""

import json
import re
import string
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from importlib import metadata
from itertools import count
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

import psutil  # type: ignore[import-untyped]
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Column, Table

from benchmarks.report import plots
from benchmarks.report.bars import Advance as Advance
from benchmarks.report.bars import Bar as Bar
from benchmarks.report.bars import BenchError as BenchError
from benchmarks.report.bars import Figures as Figures
from benchmarks.report.machine import machine_basics
from benchmarks.report.machine import scratch_directory as scratch_directory
from benchmarks.report.outcome import exit_status, json_content

_LOAD_SAMPLE_S = 1.0
#: Largest load of other processes, in percent of all cores. An idle machine has about 1% before a bench starts.
_MAX_BUSY_PERCENT = 15.0
_MAX_DISK_MB_S = 20.0
_TABLE_WIDTH = 140
#: Shortest time between two lines of progress, in seconds.
_LINE_INTERVAL_S = 10.0
#: Share of the steps to do before the time left is estimated, since the first steps (storing) take far longer.
_ESTIMATE_SHARE = 0.05

#: Parameters of one bench.
Settings = TypeVar("Settings", contravariant=True)
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Report:
    """Outcome of one bench: figures as in the JSON line, tables for people."""

    bench: str
    machine: Mapping[str, Any]
    figures: Mapping[str, Any]
    bars: Sequence[Bar]
    tables: Sequence[Table] = ()
    #: Facts that a reader needs to judge the figures, and their limits.
    notes: Sequence[str] = field(default=())
    #: Draws the bench's plots into a directory.
    draw: Callable[[Path], None] | None = None

    def with_plots(self, directory: Path | None) -> Self:
        """This report with plots drawn into `directory` and a note on the outcome; unchanged without directory or
        plots.
        """
        if directory is None or self.draw is None:
            return self
        return replace(self, notes=[*self.notes, plots.drawn(directory, self.draw)])

    def json_line(self) -> str:
        content = json_content(self.bench, self.machine, self.figures, self.notes, self.bars)
        return json.dumps(content, allow_nan=False)

    def show(self, *, as_json: bool) -> None:
        """Print tables, notes, machine and bars (unless `as_json`), then the JSON line."""
        if not as_json:
            console = Console(file=sys.stdout, width=_TABLE_WIDTH, highlight=False, markup=False)
            for table in (*self.tables, self._bars_table()):
                console.print(table)
            for note in self.notes:
                console.print(f"* {note}")
            console.print(", ".join(f"{name} {value}" for name, value in self.machine.items()), style="dim")
        sys.stdout.write(self.json_line() + "\n")
        sys.stdout.flush()

    def _bars_table(self) -> Table:
        table = Table("bar", "measured", "required", "verdict", title=f"{self.bench}: bars")
        for bar in self.bars:
            table.add_row(*bar.cells())
        return table


class BenchCommand(Protocol[Settings]):
    """A bench as a command; returns the exit status."""

    def __call__(
        self,
        settings: Settings,
        *,
        directory: Path | None = None,
        plot: Path | None = None,
        force: bool = False,
        as_json: bool = False,
    ) -> int: ...


def bench_command(measure: Callable[[Settings, Path | None], Report]) -> BenchCommand[Settings]:
    """Make a command that measures with scratch files in the directory, draws plots and shows the report.

    It refuses a loaded machine unless `force`.
    """

    def run(
        settings: Settings,
        *,
        directory: Path | None = None,
        plot: Path | None = None,
        force: bool = False,
        as_json: bool = False,
    ) -> int:
        def measured() -> int:
            if plot is not None:
                plots.prepare(plot)
            if not force:
                require_idle_machine()
            measure(settings, directory).with_plots(plot).show(as_json=as_json)
            return 0

        return exit_status(measured)

    return run


def table_of(title: str, rows: Iterable[Mapping[str, Any]], columns: str) -> Table:
    """Make a table with one line per row of figures.

    `columns`: words `KEY` or `KEY:FORMAT`, as in a format string; the key is the heading. None becomes an empty cell.
    """
    fields = columns.split()
    headings = (re.sub(r"[_\[\]]+", " ", each.partition(":")[0]).strip() for each in fields)
    table = Table(*(Column(heading, min_width=max(map(len, heading.split()))) for heading in headings), title=title)
    table.columns[0].no_wrap, table.box, table.padding = True, box.SIMPLE_HEAD, (0, 1, 0, 0)
    for row in rows:
        table.add_row(*(_FORMATTER.vformat(f"{{{each}}}", (), row) for each in fields))
    return table


class _Formatter(string.Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        return "" if value is None else str(format(value, format_spec))


_FORMATTER = _Formatter()


def named(rows: Mapping[str, Mapping[str, Any]]) -> list[Figures]:
    """Figures by name as rows of a table, with the name in each row."""
    return [{"name": name, **row} for name, row in rows.items()]


def alternating(number: int, items: Sequence[Item]) -> list[Item]:
    """The items in the order of a round: every other round is reversed, so that drift affects all items alike."""
    return list(items) if number % 2 == 0 else list(reversed(items))


def require_idle_machine() -> None:
    """Watch the machine for a second. Raises BenchError if other work would distort the figures."""
    before = psutil.disk_io_counters()
    busy_percent = psutil.cpu_percent(interval=_LOAD_SAMPLE_S)
    after = psutil.disk_io_counters()
    disk_mb_s = 0.0
    if before is not None and after is not None:
        moved = after.read_bytes + after.write_bytes - before.read_bytes - before.write_bytes
        disk_mb_s = moved / _LOAD_SAMPLE_S / 1e6
    problem = load_problem(busy_percent, disk_mb_s)
    if problem is not None:
        raise BenchError(f"the machine is loaded: {problem}; wait, or measure anyway with --force")


def load_problem(busy_percent: float, disk_mb_s: float) -> str | None:
    """The load that disturbs a measurement, in words; None on an idle machine."""
    if busy_percent > _MAX_BUSY_PERCENT:
        return f"other processes use {busy_percent:.0f}% of all cores (at most {_MAX_BUSY_PERCENT:.0f}%)"
    if disk_mb_s > _MAX_DISK_MB_S:
        return f"other processes move {disk_mb_s:.0f} MB/s to or from disk (at most {_MAX_DISK_MB_S:.0f})"
    return None


def machine_facts(
    directory: Path, *, packages: Sequence[str] = (), dtype: str | None = None, threads: int | None = None
) -> dict[str, Any]:
    """Facts that figures depend on. `directory`: of the bench's files. `dtype`, `threads`: where they matter."""
    facts: dict[str, Any] = {
        **machine_basics(),
        "memory_gib": round(psutil.virtual_memory().total / 2**30, 1),
        "disk": _disk_of(directory),
        "versions": {name: metadata.version(name) for name in packages},
    }
    if dtype is not None:
        facts["dtype"] = dtype
    if threads is not None:
        facts["threads"] = threads
    return facts


@contextmanager
def progress(description: str, steps: int) -> Iterator[Advance]:
    """A progress bar on stderr, or plain lines if stderr is no terminal."""
    console = Console(stderr=True)
    is_terminal = sys.stderr.isatty() and console.is_interactive
    started_s = time.monotonic()
    numbers = count(1)
    with _bar(console, description, steps) if is_terminal else nullcontext(_Lines(description, steps)) as show:

        def advance(step: str) -> None:
            show(next(numbers), time.monotonic() - started_s, step)

        yield advance


@contextmanager
def _bar(console: Console, description: str, steps: int) -> Iterator[Callable[[int, float, str], None]]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[step]}", markup=False),
        TimeElapsedColumn(),
        TextColumn("{task.fields[left]}"),
    )
    # A refresh thread would compete for the GIL with the measured code.
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as bar:
        task = bar.add_task(description, total=steps, step="", left="")

        def show(done: int, elapsed_s: float, step: str) -> None:
            bar.update(task, completed=done, step=step, left=time_left(done, steps, elapsed_s), refresh=True)

        yield show


class _Lines:
    """Progress without a terminal: one line per step, at most one in `_LINE_INTERVAL_S`."""

    def __init__(self, description: str, steps: int) -> None:
        self._description = description
        self._steps = steps
        self._next_s = 0.0

    def __call__(self, done: int, elapsed_s: float, step: str) -> None:
        if elapsed_s < self._next_s:
            return
        self._next_s = elapsed_s + _LINE_INTERVAL_S
        parts = (f"{done}/{self._steps}", _clock(elapsed_s), time_left(done, self._steps, elapsed_s))
        sys.stderr.write(f"{self._description}: {', '.join(part for part in parts if part)}: {step}\n")
        sys.stderr.flush()


def time_left(done: int, steps: int, elapsed_s: float) -> str:
    """An estimate in words, as if all steps were alike; empty at the end and before an estimate is possible."""
    if done >= steps or done < _ESTIMATE_SHARE * steps or elapsed_s < _LINE_INTERVAL_S:
        return ""
    left_s = elapsed_s / done * (steps - done)
    if left_s < 90:
        return f"about {left_s:.0f} s left"
    return f"about {left_s / 60:.0f} min left" if left_s < 90 * 60 else f"about {left_s / 3600:.1f} h left"


def _clock(elapsed_s: float) -> str:
    minutes, seconds = divmod(int(elapsed_s), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def _disk_of(directory: Path) -> str:
    directory = directory.resolve()
    places = {Path(part.mountpoint): part for part in psutil.disk_partitions(all=True)}
    for place in (directory, *directory.parents):
        if place in places:
            return f"{places[place].fstype} on {places[place].device}"
    return "unknown"
