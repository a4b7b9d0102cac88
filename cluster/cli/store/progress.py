"""Progress bars of `runahead store`."""

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

_stderr = Console(stderr=True)


@contextlib.contextmanager
def progress(is_quiet: bool, title: str, total: int, unit: str = "bytes") -> Iterator[Callable[..., None]]:
    """Yields `advance(amount)`, or for chunks `advance(done, total)`."""
    amount = (
        DownloadColumn(binary_units=True) if unit == "bytes" else TextColumn("{task.completed}/{task.total} chunks")
    )
    columns = (TextColumn(title), BarColumn(), amount, TimeRemainingColumn())
    with Progress(*columns, console=_stderr, transient=True, disable=is_quiet or not _stderr.is_terminal) as bar:
        task = bar.add_task(title, total=total or None)

        def advance(amount: int, total: int | None = None) -> None:
            if total is None:
                bar.advance(task, amount)
            else:
                bar.update(task, completed=amount, total=total)

        yield advance
