"""The values that the chart's schema knows, one by one."""

import copy
import itertools
import json
from collections.abc import Iterator, Mapping
from typing import Any

from rendered import CHART

Schema = dict[str, Any]
#: Names in maps, indices in lists.
Path = tuple[str | int, ...]

_SCHEMA: Schema = json.loads((CHART / "values.schema.json").read_text())
#: Reference of values that may have any name or shape that Kubernetes knows.
_FREE = "#/$defs/kubernetes"
#: Names used where the schema leaves them open: for worker groups, and for everything else.
_GROUP, _OTHER = "workers", "example.org/device"


def leaves(*types: str) -> dict[Path, Schema]:
    """Schema of each value that may have one of these JSON types."""
    return dict(_leaves(_SCHEMA, (), set(types)))


def with_leaves(values: dict[str, Any], given: Mapping[Path, object]) -> dict[str, Any]:
    """A copy of `values` with more of them set."""
    changed = copy.deepcopy(values)
    for path, value in given.items():
        container: Any = changed
        for step, following in itertools.pairwise(path):
            container = _entry(container, step, [] if isinstance(following, int) else {})
        _entry(container, path[-1], value)
    return changed


def _entry(container: Any, step: str | int, default: object) -> Any:
    """The entry at `step`, set to the default if it does not exist."""
    if isinstance(container, dict):
        return container.setdefault(step, default)
    if step == len(container):
        container.append(default)
    return container[step]


def name_of(path: Path) -> str:
    """Name of a value for `helm --set`."""
    steps = [f"[{step}]" if isinstance(step, int) else "." + step.replace(".", "\\.") for step in path]
    return "".join(steps).removeprefix(".")


def _leaves(schema: Schema, path: Path, types: set[str]) -> Iterator[tuple[Path, Schema]]:
    if (reference := schema.get("$ref", _FREE)) != _FREE:
        yield from _leaves(_SCHEMA["$defs"][reference.rpartition("/")[2]], path, types)
        return
    schema = schema.get("anyOf", [schema])[0]  # the other alternative is null
    kind = schema.get("type")
    if types & set([kind] if isinstance(kind, str) else kind or []):
        yield path, schema
    for name, inner in schema.get("properties", {}).items():
        yield from _leaves(inner, (*path, name), types)
    if isinstance(others := schema.get("additionalProperties"), dict):
        name = _GROUP if path == ("workerGroups",) else _OTHER
        yield from _leaves(others, (*path, name), types)
    for index, inner in enumerate(schema.get("prefixItems", [schema["items"]] if "items" in schema else [])):
        yield from _leaves(inner, (*path, index), types)
