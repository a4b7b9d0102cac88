"""`runahead store ...`: look into a store directory, check it, make room in it.

A directory that nobody uses is opened in this process. One that a service uses is asked over the service's socket: the
same tools (`kvstore/tools.py`) run there, in short steps, between requests.
"""

import contextlib
import itertools
import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cluster.errors import StartError

store_app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help=(
        "Look into a store directory, check it, make room in it.\n\n"
        "Works on a directory that nobody uses and on that of a running service (same user, same node). Nothing is "
        "locked once a command ends, Ctrl-C included.\n\n"
        "Exit status: 0 all is well, 1 damage was found, 2 the command could not run.\n\n"
        "Examples: **runahead store du**, **runahead store ls --sort hits**, **runahead store verify --json**, "
        "**runahead store evict --older-than 7d**"
    ),
)
_stderr = Console(stderr=True)

StoreDirectory = Annotated[
    Path | None,
    typer.Option("--store-dir", envvar="RUNAHEAD_STORE__DIRECTORY", help="[default: ~/.cache/runahead/store]"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object, for scripts.")]
AfterExtent = Annotated[int, typer.Option(help="Go on behind this extent, where an earlier run was stopped.")]

_CONNECT_TIMEOUT_S = 5.0
#: A step of a tool reads some 64 MiB; a disk that needs longer for that is out of order.
_STEP_TIMEOUT_S = 120.0
#: A pass of reordering copies the whole store at the background's rate.
_REORDER_TIMEOUT_S = 7 * 86_400.0
_VERIFY_STEP_BYTES = 64 * 2**20
_SCRUB_STEP_BYTES = 16 * 2**20
_UNITS = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}
_SECONDS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}

_T = TypeVar("_T")
#: Runs one tool and returns what it says; see `kvstore/tools.py`.
Ask = Callable[[dict[str, Any], float], dict[str, Any]]


@store_app.command()
def ls(
    store_dir: StoreDirectory = None,
    sort: Annotated[str, typer.Option(help="size, hits, used (last used first) or start.")] = "size",
    limit: Annotated[int, typer.Option("--limit", "-n", help="Rows to show; 0 for all.")] = 50,
    extents: Annotated[bool, typer.Option("--extents", help="One row per extent, not per prefix.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the stored prefixes: a row is a stretch of tokens that no stored prompt leaves in the middle.

    Examples: **runahead store ls --sort used -n 10**, **runahead store ls --extents --json**
    """
    with _store(store_dir) as ask:
        listing = ask({"tool": "ls", "sort": sort, "limit": limit, "by_extent": extents}, _STEP_TIMEOUT_S)
    if as_json:
        _print_json(listing)
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("extent" if extents else "extents", no_wrap=True)
    table.add_column("tokens", no_wrap=True)
    for name in ("chunks", "size", "hits", "readers", "used"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("order", no_wrap=True)
    table.add_column("tenant")
    for row in listing["rows"]:
        numbers = [row["extent"]] if extents else row["extents"]
        start, end = row["start_token"], row["start_token"] + row["tokens"]
        order = f"weight g{row['generation']}" if row["is_reordered"] else f"tokens g{row['generation']}"
        table.add_row(
            " ".join(str(number) for number in numbers[:2]) + (" …" if len(numbers) > 2 else ""),
            f"{start:,}-{end:,}",
            f"{row['chunks']:,}",
            _size(row["disk_bytes"]),
            f"{row['hits']:,}",
            f"{row['readers']:,}",
            _ago(time.time() - row["last_used_s"]),
            order,
            escape(row["tenant"]),
        )
    Console().print(table)
    if (shown_rows := len(listing["rows"])) < listing["total"]:
        _say(f"{shown_rows} of {listing['total']:,}; --limit 0 shows all")


@store_app.command()
def du(store_dir: StoreDirectory = None, as_json: AsJson = False) -> None:
    """Show where the disk's bytes went: tenants, catalog, quarantine, free room; and what the file system says.

    Example: **runahead store du --json | jq .physical_bytes**
    """
    with _store(store_dir) as ask:
        usage = ask({"tool": "du"}, _STEP_TIMEOUT_S)
    if as_json:
        _print_json(usage)
        return
    table = Table("", "extents", "chunks", "KV", "on disk", title=escape(usage["directory"]))
    for column in table.columns[1:]:
        column.justify = "right"
    for tenant, counts in usage["tenants"].items():
        name = f"tenant {tenant}" if tenant else "no tenant"
        table.add_row(
            escape(name),
            f"{counts['extents']:,}",
            f"{counts['chunks']:,}",
            _size(counts["kv_bytes"]),
            _size(counts["disk_bytes"]),
        )
    table.add_row("quarantine", f"{len(usage['quarantine']):,}", "", "", _size(usage["quarantine_bytes"]))
    table.add_row("being written or deleted", "", "", "", _size(usage["moving_bytes"]))
    table.add_row("catalog", "", "", "", _size(usage["catalog_bytes"]), end_section=True)
    table.add_row("sum", "", "", "", _size(usage["accounted_bytes"]))
    table.add_row("blocks, says the file system", "", "", "", _size(usage["physical_bytes"]))
    table.add_row("difference", "", "", "", _size(usage["difference_bytes"]), end_section=True)
    budget = usage["budget_bytes"]
    table.add_row("free room inside segments", "", "", "", _size(usage["free_in_segments_bytes"]))
    table.add_row("budget", "", "", "", "set by the service" if budget is None else _size(budget))
    Console().print(table)
    if usage["difference_bytes"] < 0:
        _say("extents whose writing ended early, and freed holes, own room that has no blocks: hence the difference")
    elif usage["difference_bytes"] > 0:
        _say("blocks that hold nothing: the file system's own, or freed room that it did not take back")
    for bad in usage["quarantine"]:
        _say(f"quarantined: {_size(bad['disk_bytes'])}: {bad['reason']} (runahead store scrub --clear-quarantine)")


@store_app.command()
def verify(
    store_dir: StoreDirectory = None,
    fast: Annotated[bool, typer.Option("--fast", help="Headers only: finds misplaced records, not flipped bytes.")] = (
        False
    ),
    as_json: AsJson = False,
) -> None:
    """Check the catalog and every record; changes nothing. Exit status 1 when something is damaged.

    Reads all that is stored, behind everybody else's reads. `scrub` takes out of service what this finds.

    Examples: **runahead store verify**, **runahead store verify --fast --json**
    """
    directory = _existing(store_dir)
    with contextlib.ExitStack() as stack, _errors_for_people(directory):
        look, step = _checker(stack, directory, fast)
        catalog = look()
        total = _Total(catalog["faults"])
        with _progress(as_json, "verify", catalog["bytes_to_read"]) as advance:
            for report in _steps(step, 0):
                total.add(report)
                advance(report["bytes_read"])
    result = total.as_dict()
    if as_json:
        _print_json(result)
    else:
        _print_faults(result["faults"])
        _say(_summary(result))
    sys.exit(0 if result["is_clean"] else 1)


@store_app.command()
def scrub(
    store_dir: StoreDirectory = None,
    bytes_per_s: Annotated[
        str | None, typer.Option(help="How fast to read, as 64M. [default: the store's background_bytes_per_s]")
    ] = None,
    after_extent: AfterExtent = 0,
    clear_quarantine: Annotated[
        bool, typer.Option("--clear-quarantine", help="Only free the room of what was quarantined before.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Check every record at a gentle rate and take what is damaged out of service. Exit status 1 when some was.

    A damaged extent goes into quarantine: it is not served, and its bytes stay for inspection until
    `--clear-quarantine`. What hangs on it is deleted. Ctrl-C says where `--after-extent` may go on.

    Examples: **runahead store scrub --bytes-per-s 200M**, **runahead store scrub --clear-quarantine**
    """
    rate = _parsed_size(bytes_per_s, "--bytes-per-s") if bytes_per_s is not None else None
    if rate is not None and rate < 1:
        raise StartError("--bytes-per-s must be at least 1")
    with _store(store_dir) as ask:
        if clear_quarantine:
            cleared = ask({"tool": "clear_quarantine"}, _STEP_TIMEOUT_S)
            _tell(cleared, as_json, f"freed {_size(cleared['freed_bytes'])} of {cleared['extents']} extents")
            return
        rate = rate or ask({"tool": "scrub_rate"}, _STEP_TIMEOUT_S)["bytes_per_s"]
        result = _scrub(ask, rate, after_extent, as_json)
    if as_json:
        _print_json(result)
    else:
        _print_faults(result["faults"])
        for bad in result["quarantined"]:
            _say(
                f"extent {bad['extent']}: {_size(bad['disk_bytes'])} quarantined, "
                f"{bad['deleted_extents']} extents behind it deleted ({_size(bad['deleted_bytes'])} freed)"
            )
        _say(_summary(result))
        if not result["is_done"]:
            _say(f"stopped; go on with: runahead store scrub --after-extent {result['after_extent']}")
    if not result["is_done"]:
        sys.exit(130)
    sys.exit(0 if result["is_clean"] else 1)


@store_app.command()
def explain(
    tokens: Annotated[
        str, typer.Option("--tokens", "-t", help="File with a JSON list of token ids; - reads standard input.")
    ],
    tenant: Annotated[str, typer.Option(help="Whose prompt it is; empty where there are no tenants.")] = "",
    store_dir: StoreDirectory = None,
    as_json: AsJson = False,
) -> None:
    """Say what a prompt would get from the store at this moment, from which tier, and why not more.

    Example: **echo '[1, 2, 3]' | runahead store explain --tokens -**
    """
    token_ids = _token_ids(tokens)
    with contextlib.ExitStack() as stack:
        ask = stack.enter_context(_store(store_dir))
        # A message of the channel does not hold a long prompt.
        file = stack.enter_context(tempfile.NamedTemporaryFile("w", suffix=".json"))
        json.dump(token_ids, file)
        file.flush()
        found = ask({"tool": "explain", "tokens_file": file.name, "tenant": tenant}, _STEP_TIMEOUT_S)
    if as_json:
        _print_json(found)
        return
    table = Table("extent", "from token", "chunks", "order", "generation", "records in memory", "to load", "from disk")
    for row in found["extents"]:
        order = "importance" if row["is_reordered"] else "tokens"
        table.add_row(
            str(row["extent"]),
            f"{row['start_token']:,}",
            f"{row['matched_chunks']} of {row['chunks']}",
            order,
            str(row["generation"]),
            f"{row['host_records']:,} of {row['records']:,}",
            _size(row["load_bytes"]),
            _size(row["load_bytes"] - row["host_bytes"]),
        )
    if found["extents"]:
        Console().print(table)
    _say(
        f"{found['served_tokens']:,} of {found['tokens']:,} tokens come from the store; to load all of them: "
        f"{_size(found['load_bytes'])}, {_size(found['load_bytes_from_disk'])} of it from disk"
    )
    _say(f"why not more: {found['explanation']}")


@store_app.command()
def evict(
    size: Annotated[str | None, typer.Option("--bytes", help="How much to free, as 500M or 2G.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="All that nobody reads at this moment.")] = False,
    older_than: Annotated[
        str | None, typer.Option(help="Only what was not used for so long, as 90s, 30m, 12h or 7d.")
    ] = None,
    store_dir: StoreDirectory = None,
    as_json: AsJson = False,
) -> None:
    """Free room on disk, the least valuable first. What a request reads at this moment stays.

    Examples: **runahead store evict --bytes 2G**, **runahead store evict --older-than 7d**
    """
    if everything and size is not None:
        raise StartError("--all and --bytes exclude each other")
    if not everything and size is None and older_than is None:
        raise StartError("say what to evict: --bytes SIZE, --older-than DURATION or --all")
    command: dict[str, Any] = {"tool": "evict"}
    if size is not None:
        command["size_bytes"] = _parsed_size(size, "--bytes")
    if older_than is not None:
        command["older_than_s"] = _parsed_duration(older_than)
    with _store(store_dir) as ask:
        freed = ask(command, _STEP_TIMEOUT_S)
    line = (
        f"freed {_size(freed['freed_bytes'])}: {freed['freed_extents']:,} extents; left: {_size(freed['left_bytes'])}"
    )
    if freed["in_use_extents"]:
        line += f", {freed['in_use_extents']:,} extents of it in use"
    _tell(freed, as_json, line)


@store_app.command()
def delete(
    tenant: Annotated[str, typer.Option(help="Whose KV to delete; '' for what has no tenant.")],
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    store_dir: StoreDirectory = None,
    as_json: AsJson = False,
) -> None:
    """Delete all that is stored for a tenant, quarantine included. There is no way back but to compute it again.

    Example: **runahead store delete --tenant acme --yes**
    """
    with _store(store_dir) as ask:
        if not yes:
            counts = ask({"tool": "du"}, _STEP_TIMEOUT_S)["tenants"].get(tenant, {})
            size = f"{_size(counts.get('disk_bytes', 0))} in {counts.get('extents', 0):,} extents"
            if not typer.confirm(f"Delete {size} of tenant {tenant!r}?", err=True):
                raise StartError("nothing was deleted")
        deleted = ask({"tool": "delete", "tenant": tenant}, _STEP_TIMEOUT_S)
    line = f"deleted {_size(deleted['deleted_bytes'])}: {deleted['deleted_extents']:,} extents"
    if deleted["in_use_bytes"]:
        line += f"; {_size(deleted['in_use_bytes'])} of it is freed when the requests that read it end"
    _tell(deleted, as_json, line)


@store_app.command()
def reorder(store_dir: StoreDirectory = None, as_json: AsJson = False) -> None:
    """Reorder and compact what is stored, now, at the background's rate. Reads go on meanwhile.

    Ctrl-C ends the wait; a running service ends its pass by itself.

    Example: **runahead store reorder --json**
    """
    with _store(store_dir, while_reordering=True) as ask:
        report = ask({"tool": "reorder"}, _REORDER_TIMEOUT_S)
    _tell(report, as_json, ", ".join(f"{name.replace('_', ' ')} {value:,}" for name, value in report.items()))


# -- ways to a store ---------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _store(store_dir: Path | None, *, while_reordering: bool = False) -> Iterator[Ask]:
    """The store, opened here or asked in the process that has it. Raises StartError, in one line."""
    directory = _existing(store_dir)
    with contextlib.ExitStack() as stack:
        with _errors_for_people(directory):
            here = _opened_here(stack, directory, while_reordering)
        if here is None:
            here = stack.enter_context(_running(directory))
        with _errors_for_people(directory):
            yield here


def _opened_here(stack: contextlib.ExitStack, directory: Path, while_reordering: bool) -> Ask | None:
    """None when another process has the directory."""
    from kvstore import KVStore, StoreConfig, StoreIdentity, StoreLocked, check_directory, tools
    from kvstore.catalog import stored_identity
    from kvstore.geometry import Geometry

    try:
        check_directory(str(directory))
        identity = StoreIdentity.from_text(stored_identity(directory / "catalog.sqlite"))
        largest = max(slot.record_bytes for slot in Geometry(identity).slots)
        config = StoreConfig(
            directory=str(directory),
            disk_bytes=tools.UNBOUNDED_BYTES,
            disk_high=1.0,
            disk_low=1.0,
            host_bytes=max(16 * 2**20, 8 * largest),
            io_threads=4,
            reorder_interval_s=0.0,
            layout=identity.layout,
        )
        store = stack.enter_context(KVStore(config, identity))
    except StoreLocked:
        return None

    def ask(command: dict[str, Any], _: float) -> dict[str, Any]:
        if not while_reordering:
            return tools.run(store, command)
        with _progress(False, "reorder", 0, unit="chunks") as advance:
            return tools.reorder(store, advance)

    return ask


@contextlib.contextmanager
def _running(directory: Path) -> Iterator[Ask]:
    """The tools of a store that another process has open. Raises StartError when it does not answer."""
    from kvstore import StoreUnreachable, tools
    from kvstore.channel import socket_path
    from kvstore.links import RemoteLink

    requests = itertools.count(1)
    silent = StartError(
        f"{directory} is in use by process {_owner(directory)}, which does not answer: is it starting, stopped, or of "
        "another user? Try again, or end it"
    )
    link = RemoteLink(socket_path(directory), _Deaf(), lambda: None)
    try:
        try:
            link.connect(_CONNECT_TIMEOUT_S)
        except StoreUnreachable as error:
            raise silent from error

        def ask(command: dict[str, Any], timeout_s: float) -> dict[str, Any]:
            try:
                return tools.result_of(link.tool(next(requests), command, timeout_s))
            except TimeoutError as error:
                raise silent from error

        yield ask
    finally:
        link.close()


class _Deaf:
    """A session's events for one who only runs tools: there are none."""

    def started(self, request: int, counts: Sequence[int], entries: Sequence[tuple[int, int]]) -> None: ...

    def bounds(self, request: int, ends: Sequence[tuple[int, int]]) -> None: ...

    def announced(self, request: int, keys: Sequence[int]) -> None: ...

    def frames(self, request: int, entries: Sequence[tuple[int, int]], from_disk: bool) -> None: ...

    def fetch_failed(self, request: int, chunk_index: int, message: str) -> None: ...

    def staged(self, request: int, num_chunks: int, offsets: Sequence[int]) -> None: ...

    def room(self, request: int, offset: int | None) -> None: ...

    def accepted(self, request: int) -> None: ...


def _checker(
    stack: contextlib.ExitStack, directory: Path, fast: bool
) -> tuple[Callable[[], dict[str, Any]], Callable[[int], dict[str, Any]]]:
    """How to check the catalog, and records behind an extent: here, without any change, or where the store is open."""
    from kvstore.check import StoreAtRest, check_records
    from kvstore.tools import catalog_report

    at_rest = _unless_locked(stack, StoreAtRest(directory))
    if at_rest is not None:

        def step_here(after: int) -> dict[str, Any]:
            return check_records(at_rest, after_extent=after, max_bytes=_VERIFY_STEP_BYTES, is_fast=fast).as_dict()

        return lambda: catalog_report(at_rest, is_fast=fast), step_here
    ask = stack.enter_context(_running(directory))

    def step_there(after: int) -> dict[str, Any]:
        command = {"tool": "verify_records", "after_extent": after, "is_fast": fast, "max_bytes": _VERIFY_STEP_BYTES}
        return ask(command, _STEP_TIMEOUT_S)

    return lambda: ask({"tool": "verify_catalog", "is_fast": fast}, _STEP_TIMEOUT_S), step_there


def _unless_locked(stack: contextlib.ExitStack, context: "contextlib.AbstractContextManager[_T]") -> "_T | None":
    from kvstore import StoreLocked

    try:
        return stack.enter_context(context)
    except StoreLocked:
        return None


def _existing(store_dir: Path | None) -> Path:
    from cluster.config import default_store_directory

    directory = (store_dir or Path(default_store_directory())).expanduser().absolute()
    with _errors_for_people(directory):
        _stat(directory / "catalog.sqlite")
    return directory


def _stat(path: Path) -> None:
    """Raises OSError, which says why: `Path.exists` does not."""
    path.stat()


@contextlib.contextmanager
def _errors_for_people(directory: Path) -> Iterator[None]:
    """Turn what a store raises into StartError: one line that says what to do."""
    from kvstore import StoreError, StoreUnreachable

    try:
        yield
    except FileNotFoundError as error:
        missing = StartError(f"no store in {directory}: name one with --store-dir (`runahead serve` makes it)")
        raise missing from error
    except PermissionError as error:
        raise StartError(f"{error.filename or directory} may not be read: run this as the store's user") from error
    except StoreUnreachable as error:
        raise StartError(f"{error}: see the service's log, then try again") from error
    except (StoreError, OSError) as error:
        raise StartError(str(error)) from error


def _owner(directory: Path) -> str:
    with contextlib.suppress(OSError):
        return (directory / "lock").read_text().strip() or "unknown"
    return "unknown"


# -- long tools --------------------------------------------------------------------------------------------------------


class _Total:
    """The sum of a check's steps."""

    def __init__(self, faults: list[dict[str, Any]]) -> None:
        self.faults = list(faults)
        self.sums = {"num_extents": 0, "num_records": 0, "bytes_read": 0}
        self.last: dict[str, Any] = {"after_extent": 0, "is_done": False}

    def add(self, report: dict[str, Any]) -> None:
        self.faults += report["faults"]
        for name in self.sums:
            self.sums[name] += report[name]
        self.last = {"after_extent": report["after_extent"], "is_done": report["is_done"]}

    def as_dict(self) -> dict[str, Any]:
        return {"is_clean": not self.faults, "faults": self.faults, **self.sums, **self.last}


def _steps(step: Callable[[int], dict[str, Any]], after_extent: int) -> Iterator[dict[str, Any]]:
    is_done = False
    while not is_done:
        report = step(after_extent)
        after_extent, is_done = report["after_extent"], report["is_done"]
        yield report


def _scrub(ask: Ask, rate: int, after_extent: int, as_json: bool) -> dict[str, Any]:
    """All steps at `rate` bytes a second; what was done so far when Ctrl-C comes."""
    total, quarantined = _Total([]), list[dict[str, Any]]()
    total.last["after_extent"] = after_extent
    step_bytes = max(1, min(_SCRUB_STEP_BYTES, rate // 4))
    plan = ask({"tool": "verify_catalog"}, _STEP_TIMEOUT_S)

    def step(after: int) -> dict[str, Any]:
        return ask({"tool": "scrub", "after_extent": after, "max_bytes": step_bytes}, _STEP_TIMEOUT_S)

    with contextlib.suppress(KeyboardInterrupt), _progress(as_json, "scrub", plan["bytes_to_read"]) as advance:
        due_s = time.monotonic()
        for report in _steps(step, after_extent):
            total.add(report)
            quarantined += report["quarantined"]
            advance(report["bytes_read"])
            due_s += report["bytes_read"] / rate
            if not report["is_done"]:
                time.sleep(max(0.0, due_s - time.monotonic()))
    return {**total.as_dict(), "quarantined": quarantined}


@contextlib.contextmanager
def _progress(is_quiet: bool, title: str, total: int, unit: str = "bytes") -> Iterator[Callable[..., None]]:
    """A bar on the terminal; yields `advance(amount)`, or for chunks `advance(done, total)`."""
    amount = (
        DownloadColumn(binary_units=True) if unit == "bytes" else TextColumn("{task.completed}/{task.total} chunks")
    )
    columns = (TextColumn(title), BarColumn(), amount, TimeRemainingColumn())
    with Progress(*columns, console=_stderr, transient=True, disable=is_quiet or not _stderr.is_terminal) as progress:
        task = progress.add_task(title, total=total or None)

        def advance(amount: int, total: int | None = None) -> None:
            if total is None:
                progress.advance(task, amount)
            else:
                progress.update(task, completed=amount, total=total)

        yield advance


# -- words and numbers -------------------------------------------------------------------------------------------------


def _parsed_size(text: str, option: str) -> int:
    match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*([KMGT]?)(?:i?B)?\s*", text, re.IGNORECASE)
    if match is None:
        raise StartError(f"{option}: {text!r} is no size; write 500M or 2G")
    return int(float(match[1]) * _UNITS[match[2].upper()])


def _parsed_duration(text: str) -> float:
    match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*([smhdw])\s*", text, re.IGNORECASE)
    if match is None:
        raise StartError(f"--older-than: {text!r} is no duration; write 90s, 30m, 12h or 7d")
    return float(match[1]) * _SECONDS[match[2].lower()]


def _token_ids(source: str) -> list[int]:
    try:
        token_ids = json.loads(sys.stdin.read() if source == "-" else Path(source).read_text())
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise StartError(f"token ids {source} cannot be read: {error}") from error
    if not isinstance(token_ids, list) or not all(type(token) is int and 0 <= token < 2**32 for token in token_ids):
        raise StartError(f"{source} does not hold a JSON list of token ids, as [1, 2, 3]")
    return token_ids


def _size(size_bytes: int) -> str:
    value, unit = float(size_bytes), "B"
    for unit in ("B", "KiB", "MiB", "GiB", "TiB"):
        if abs(value) < 1024 or unit == "TiB":
            break
        value /= 1024
    return f"{size_bytes} B" if unit == "B" else f"{value:.1f} {unit}"


def _ago(seconds: float) -> str:
    for unit, length_s in (("d", 86_400), ("h", 3600), ("m", 60)):
        if seconds >= 2 * length_s:
            return f"{seconds / length_s:.0f}{unit} ago"
    return f"{max(0.0, seconds):.0f}s ago"


def _summary(result: dict[str, Any]) -> str:
    checked = f"{result['num_records']:,} records of {result['num_extents']:,} extents, {_size(result['bytes_read'])}"
    if result["is_clean"]:
        return f"no damage in {checked}"
    extents = {fault["extent"] for fault in result["faults"] if fault["extent"] is not None}
    return f"{len(result['faults'])} faults, {len(extents)} extents, found in {checked}"


def _print_faults(faults: list[dict[str, Any]]) -> None:
    if not faults:
        return
    table = Table("extent", "tokens", "records", "what is wrong", "first record", "tenant")
    for fault in sorted(faults, key=lambda fault: fault["extent"] or 0):
        is_row = fault["extent"] is not None
        table.add_row(
            str(fault["extent"]) if is_row else "catalog",
            f"{fault['start_token']:,}-{fault['start_token'] + fault['num_tokens']:,}" if is_row else "",
            f"{fault['num_records']:,}" if fault["num_records"] else "",
            escape(fault["reason"]),
            escape(fault["first_record"]),
            escape(fault["tenant"]),
        )
    Console().print(table)


def _tell(result: dict[str, Any], as_json: bool, line: str) -> None:
    if as_json:
        _print_json(result)
    else:
        _say(line)


def _print_json(result: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(result) + "\n")


def _say(message: str) -> None:
    Console().print(message, highlight=False, markup=False, soft_wrap=True)
