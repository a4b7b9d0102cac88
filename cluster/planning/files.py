"""Files of cost models and tables: JSON with a format and a version, checked when read, replaced as a whole.

By default they are under ~/.cache/runahead/plans, named by their keys. A file for another model, device, number of
threads or dtype is refused, never silently used.
"""

import hashlib
import json
import os
import re
from pathlib import Path
from typing import Any

from cluster.errors import StartError
from cluster.planning.cost_key import cost_key_of, nominal_cost, shape_of
from cluster.planning.cost_model import CostKey, CostModel, as_plain, from_plain
from cluster.planning.planner import Planner
from cluster.planning.table import PartitionTable

_VERSION = 1
_COST_FORMAT, _TABLE_FORMAT = "runahead cost model", "runahead partition table"
_CALIBRATE = "run `runahead plan calibrate --model DIR`"
_SEARCH = "run `runahead plan search --model DIR`"


def default_cost_path(key: CostKey) -> Path:
    return _directory() / f"{_slug(key)}.cost.json"


def default_table_path(key: CostKey) -> Path:
    return _directory() / f"{_slug(key)}.table.json"


def write_cost(path: Path, cost: CostModel, measured: dict[str, Any]) -> None:
    """Write a cost model. `measured`: quality and date of the fit. Raises StartError if the file cannot be written."""
    _write(path, {"format": _COST_FORMAT, "version": _VERSION, "model": as_plain(cost), "measured": measured})


def read_cost(path: Path, key: CostKey | None = None) -> CostModel:
    """Read a cost model. Raises StartError for a missing or damaged file, or one of another kind or key."""
    content = _read(path, _COST_FORMAT, _CALIBRATE)
    try:
        cost = from_plain(content["model"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise StartError(f"{path} is damaged ({error}): {_CALIBRATE}") from error
    _check_key(path, cost.key, key, _CALIBRATE)
    return cost


def write_table(path: Path, table: PartitionTable) -> None:
    """Write a table. Raises StartError when the file cannot be written."""
    _write(path, {"format": _TABLE_FORMAT, "version": _VERSION, **table.as_plain()})


def read_table(path: Path, key: CostKey | None = None) -> PartitionTable:
    """Read a table. Raises StartError as `read_cost`."""
    content = _read(path, _TABLE_FORMAT, _SEARCH)
    try:
        table = PartitionTable.from_plain(content)
    except ValueError as error:
        raise StartError(f"{path} is damaged ({error}): {_SEARCH}") from error
    _check_key(path, table.key, key, _SEARCH)
    return table


def read_any(path: Path) -> CostModel | PartitionTable:
    """Read a cost model or a table, depending on the file's format. Raises StartError."""
    try:
        return read_cost(path)
    except StartError as error:
        if _TABLE_FORMAT not in str(error):
            raise
    return read_table(path)


def planner_of(
    model: str | Path,
    *,
    threads: int,
    dtype: str,
    device: str = "cpu",
    tensor_parallel: int = 1,
    cost_path: str = "",
    table_path: str | None = "",
    min_tokens_per_worker: int = 1,
) -> Planner:
    """Make a planner for a model on this machine. Raises StartError.

    Empty paths: the default files of the key if they exist, else operation counts and no table. `table_path` None: no
    table.
    """
    key = cost_key_of(model, threads=threads, dtype=dtype, device=device, tensor_parallel=tensor_parallel)
    cost_file = Path(cost_path).expanduser() if cost_path else default_cost_path(key)
    table_file = Path(table_path).expanduser() if table_path else default_table_path(key)
    is_measured = bool(cost_path) or cost_file.exists()
    has_table = table_path is not None and (bool(table_path) or table_file.exists())
    sources = str(cost_file) if is_measured else "operation counts (`runahead plan calibrate` measures instead)"
    try:
        cost = read_cost(cost_file, key) if is_measured else nominal_cost(shape_of(model, tensor_parallel), key)
    except ValueError as error:
        raise StartError(str(error)) from error
    return Planner(
        cost,
        table=read_table(table_file, key) if has_table else None,
        min_tokens_per_worker=min_tokens_per_worker,
        is_measured=is_measured,
        sources=f"{sources} and {table_file}" if has_table else sources,
    )


def _directory() -> Path:
    return Path("~/.cache/runahead/plans").expanduser()


def _slug(key: CostKey) -> str:
    """A readable file name, made unique by a hash of the whole key."""
    digest = hashlib.blake2b(repr(key).encode(), digest_size=4).hexdigest()
    name = f"{key.model}-{key.dtype}-{key.threads}t-{digest}"
    return re.sub(r"[^A-Za-z0-9.-]+", "-", name)


def _check_key(path: Path, found: CostKey, wanted: CostKey | None, remedy: str) -> None:
    if wanted is not None and (differences := found.differences(wanted)):
        raise StartError(f"{path} is for {'; for '.join(differences)}: {remedy}, or name another file")


def _read(path: Path, file_format: str, remedy: str) -> dict[str, Any]:
    try:
        content = json.loads(path.read_text())
    except FileNotFoundError as error:
        raise StartError(f"there is no {path}: {remedy}") from error
    except (OSError, ValueError) as error:
        raise StartError(f"{path} cannot be read ({error}): {remedy}") from error
    if not isinstance(content, dict) or content.get("format") != file_format:
        found = content.get("format") if isinstance(content, dict) else None
        raise StartError(f"{path} is not a {file_format} but {found or 'another file'}: {remedy}")
    if content.get("version") != _VERSION:
        raise StartError(f"{path} has version {content.get('version')}, not {_VERSION}: {remedy}")
    return content


def _write(path: Path, content: dict[str, Any]) -> None:
    """Write a file atomically: a reader never sees half of it."""
    text = json.dumps(content, indent=1, allow_nan=False) + "\n"
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(text)
        new.replace(path)
    except OSError as error:
        raise StartError(f"{path} cannot be written: {error.strerror}") from error
    finally:
        new.unlink(missing_ok=True)
