"""Ways to a store for `runahead store`: opened in this process, or asked in the process that has it open.

Either way the same tools (`kvstore/maintenance/tools.py`) run, in short steps; errors of a store become one line for
people.
"""

import contextlib
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from cluster.cli.store.progress import progress
from cluster.errors import StartError

#: A step of a tool reads some 64 MiB; a disk that needs longer for that is out of order.
STEP_TIMEOUT_S = 120.0
_CONNECT_TIMEOUT_S = 5.0
_VERIFY_STEP_BYTES = 64 * 2**20

_T = TypeVar("_T")
#: Runs one tool and returns its answer; see `kvstore/maintenance/tools.py`.
Ask = Callable[[dict[str, Any], float], dict[str, Any]]


@contextlib.contextmanager
def opened(store_dir: Path | None, *, while_reordering: bool = False) -> Iterator[Ask]:
    """The store, opened here or asked in the process that has it. Raises StartError, in one line."""
    directory = existing(store_dir)
    with contextlib.ExitStack() as stack:
        with errors_for_people(directory):
            here = _opened_here(stack, directory, while_reordering)
        if here is None:
            here = stack.enter_context(_running(directory))
        with errors_for_people(directory):
            yield here


def checker(
    stack: contextlib.ExitStack, directory: Path, fast: bool
) -> tuple[Callable[[], dict[str, Any]], Callable[[int], dict[str, Any]]]:
    """Functions that check the catalog, and records after an extent: here, without any change, or where it is open."""
    from kvstore.maintenance.check import OfflineStore, check_records
    from kvstore.maintenance.tools import catalog_report

    at_rest = _unless_locked(stack, OfflineStore(directory))
    if at_rest is not None:

        def step_here(after: int) -> dict[str, Any]:
            return check_records(at_rest, after_extent=after, max_bytes=_VERIFY_STEP_BYTES, is_fast=fast).as_dict()

        return lambda: catalog_report(at_rest, is_fast=fast), step_here
    ask = stack.enter_context(_running(directory))

    def step_there(after: int) -> dict[str, Any]:
        command = {"tool": "verify_records", "after_extent": after, "is_fast": fast, "max_bytes": _VERIFY_STEP_BYTES}
        return ask(command, STEP_TIMEOUT_S)

    return lambda: ask({"tool": "verify_catalog", "is_fast": fast}, STEP_TIMEOUT_S), step_there


def existing(store_dir: Path | None) -> Path:
    """The directory, which holds a store. Raises StartError when it does not."""
    from cluster.config.service_config import default_store_directory
    from kvstore import own_directory

    directory = own_directory(store_dir or default_store_directory())
    with errors_for_people(directory):
        (directory / "catalog.sqlite").stat()  # raises OSError, which says why: `Path.exists` does not
    return directory


@contextlib.contextmanager
def errors_for_people(directory: Path) -> Iterator[None]:
    """Turn errors of a store into StartError: one line that says what to do."""
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


def _opened_here(stack: contextlib.ExitStack, directory: Path, while_reordering: bool) -> Ask | None:
    """None when another process has the directory."""
    from kvstore import Geometry, KVStore, StoreConfig, StoreIdentity, StoreLocked, check_directory, stored_identity
    from kvstore.maintenance import tools

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
        with progress(False, "reorder", 0, unit="chunks") as advance:
            return tools.reorder(store, advance)

    return ask


@contextlib.contextmanager
def _running(directory: Path) -> Iterator[Ask]:
    """The tools of a store that another process has open. Raises StartError when it does not answer."""
    from kvstore import RemoteLink, StoreUnreachable, socket_path
    from kvstore.maintenance import tools

    requests = itertools.count(1)
    silent = StartError(
        f"{directory} is in use by process {_owner(directory)}, which does not answer: is it starting, stopped, or of "
        "another user? Try again, or end it"
    )
    link = RemoteLink(socket_path(directory), lambda answer: None, lambda: None)
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


def _unless_locked(stack: contextlib.ExitStack, context: "contextlib.AbstractContextManager[_T]") -> "_T | None":
    from kvstore import StoreLocked

    try:
        return stack.enter_context(context)
    except StoreLocked:
        return None


def _owner(directory: Path) -> str:
    with contextlib.suppress(OSError):
        return (directory / "lock").read_text().strip() or "unknown"
    return "unknown"
