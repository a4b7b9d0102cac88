"""Printing: lines and tables for people, one line of JSON for scripts."""

import json
import math
import sys
from typing import Any

from rich.console import Console

#: Of every command; tests set streams anew, so consoles look for theirs when they print.
STDERR = Console(stderr=True)


def write_json(value: Any) -> None:
    """One line on stdout, as RFC 8259 has it: a number that is infinite, or none, is null."""
    sys.stdout.write(json.dumps(_finite(value), allow_nan=False) + "\n")


def print_tables(*renderables: Any) -> None:
    console = Console()
    for each in renderables:
        console.print(each)


def tell(message: str) -> None:
    """A line on stdout, as it stands there."""
    Console().print(message, highlight=False, markup=False, soft_wrap=True)


def say(message: str) -> None:
    """A line on stderr, as it stands there."""
    STDERR.print(message, highlight=False, markup=False, soft_wrap=True)


def say_error(error: Exception) -> None:
    STDERR.print("[bold red]error:[/] ", end="")
    say(str(error))


def _finite(value: Any) -> Any:
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, dict):
        return {key: _finite(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(each) for each in value]
    return value
