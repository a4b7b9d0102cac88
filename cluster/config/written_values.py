"""Values of settings as people write them (sizes with a unit, shares in per cent), and errors for wrong values."""

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

from cluster.errors import StartError
from cluster.quantities import parsed_share, parsed_size, shown

#: Settings that are shares without `share` in their names.
_SHARES = ("disk_high", "disk_low")
#: Expected value for each kind of pydantic's errors, by the first word of the kind.
_WANTED = {
    "int": "a whole number",
    "float": "a number",
    "finite": "a finite number",
    "bool": "true or false",
    "string": "text",
    "dict": "a table",
    "list": "a list",
    "tuple": "a list",
    "dataclass": "a table",
}


def read_amounts(section: str, owner: type, fields: dict[str, Any]) -> list[str]:
    """Turn texts into sizes and shares, in place. Removes wrong values and returns a line for each.

    Negative values stay as text: the dataclass of the section refuses them.
    """
    problems = []
    for setting in dataclasses.fields(owner):
        read, value = reader_of(setting.name), fields.get(setting.name)
        if read is parsed_share and isinstance(value, int | float) and value > 1:
            value = f"{value:g}"  # refused with both ways to write it
        if read is not None and isinstance(value, str) and not value.strip().startswith("-"):
            try:
                fields[setting.name] = read(value, f"{section}.{setting.name}")
            except StartError as error:
                problems.append(str(error))
                del fields[setting.name]
    return problems


def reader_of(setting: str) -> Callable[[str, str], float] | None:
    """The function that reads a setting's text as a size or a share, by the setting's name; None for other settings."""
    words = setting.split("_")
    if "bytes" in words:
        return parsed_size
    return parsed_share if "share" in words or setting in _SHARES else None


def reason(problem: Mapping[str, Any]) -> str:
    kind = problem["type"]
    if kind == "value_error":
        return str(problem["ctx"]["error"])
    wanted = f"one of {problem['ctx']['expected']}" if kind == "literal_error" else _WANTED.get(kind.split("_")[0])
    return f"must be {wanted}, not {shown(problem['input'])}" if wanted else str(problem["msg"])
